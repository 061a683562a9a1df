# Lernen am Tisch: geführte Partien, Lektionen und Rätsel.

## Geführte erste Partie
ui-guide = Deine erste Partie
ui-guide-second = Die zweite Lektion
ui-guide-games = Geführte Partien
ui-guide-step = Schritt { $at } von { $of }
ui-guide-show = Zeig es mir
ui-guide-rule = Regel
ui-guide-skip = Überspringen
ui-guide-leave = Verlassen
ui-guide-fold = Einklappen
ui-guide-next = Weiter
ui-guide-undo = Zurücknehmen
ui-guide-anyway = Weiterspielen
ui-guide-nudge = Das darfst du, aber in diesem Schritt geht es um etwas anderes.
ui-guide-watch = Schau zu: { $news }
ui-guide-first = Zuerst: { $action }
ui-guide-here = (das meint die Anleitung)
ui-guide-end = Jetzt weißt du, wie es geht
    .say = Mehr hat die Anleitung nicht zu sagen. Die Partie geht von hier aus weiter, und die Gegner schonen dich noch.
ui-guide-on = Von hier weiterspielen
ui-guide-further = Nächste Lektion
ui-guide-whole = Eine ganze Partie
ui-guide-again = Noch einmal
ui-guide-lessons = Zu den Lektionen
ui-learn = Lernen
    .first = erste Partie
    .second = zweite Lektion
    .step = Schritt { $at } von { $of }
    .again = gelernt · noch mal?

## Lektionen und Rätsel
ui-puzzles = Lektionen und Rätsel
    .short = Rätsel
    .some = { $solved } von { $of }
    .none = { $of } zu lösen
ui-puzzle = Rätsel
ui-puzzle-lessons = Lektionen
    .note = je eine Idee, zwei Minuten
ui-puzzle-puzzles = Rätsel
    .note = eine Stellung, ein Ziel, ein Zug
ui-puzzle-level = Schwierigkeit { $level } von 5
ui-puzzle-goal = Ziel
ui-puzzle-new = neu
ui-puzzle-solved = gelöst
ui-puzzle-tried =
    { $count ->
        [one] einmal versucht
       *[other] { $count }-mal versucht
    }
ui-puzzle-count = { $count } von { $of } gelöst
ui-puzzle-filter-all = Alle
ui-puzzle-filter-open = Offen
ui-puzzle-filter-solved = Gelöst
ui-puzzle-open = Am Tisch öffnen
ui-puzzle-explain = Erklären
ui-puzzle-later = Die Erklärung öffnet sich, sobald du es gelöst hast
ui-puzzle-last = Dein letzter Versuch: { $result }
ui-puzzle-least = { $now } von { $of }
ui-puzzle-most = { $now }, höchstens { $of }
ui-puzzle-done = Gelöst.
ui-puzzle-missed = Diesmal nicht: { $result }.
ui-puzzle-again = Von vorn
ui-puzzle-next = Nächstes

## Aus dem Buch
ui-book-from = Aus dem Buch:
ui-book-back = zurück zur Seite

ui-gentle = Erste Entscheidungen in einer Zeile erklären

## Tables of cards in the book
ui-catalogue-find = Name oder Text suchen
ui-catalogue-none = Nichts davon enthält diese Wörter.
ui-catalogue-name = Name
ui-catalogue-text = Text
ui-catalogue-copies = Anzahl
ui-catalogue-type = Typ
