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

## Coach
ui-coach = Trainer
ui-coach-none = Noch keine Momente. Sieh dir den Rückblick einer deiner beendeten Partien an: Bis zu drei Entscheidungen daraus kommen hierher, um es noch einmal zu versuchen.
ui-coach-due =
    { $count ->
        [0] heute nichts zu versuchen
        [one] heute ein Moment zu versuchen
       *[other] heute { $count } Momente zu versuchen
    }
ui-coach-moments = Noch einmal versuchen
    .note = mit dem, was du damals wusstest; nach Tagen wirst du wieder gefragt
ui-coach-moment = Moment zum Nachspielen
ui-coach-three =
    { $count ->
        [one] Ein Moment, es noch einmal zu versuchen
        [3] Drei Momente, es noch einmal zu versuchen
       *[other] { $count } Momente, es noch einmal zu versuchen
    }
ui-coach-goal = Was würdest du tun?
    .help = Behalte neun Zehntel der Chance, die es hier gab. Was gespielt wurde, hat weniger behalten.
ui-coach-cost = kostete { $points } Prozentpunkte
ui-coach-kept = { $tenths } Zehntel der Chance behalten.
ui-coach-missed = { $tenths } Zehntel der Chance behalten: zu wenig.
ui-coach-unknown = Der stärkste Gegner hat sich das kaum angesehen.
ui-coach-best = Der stärkste Gegner hätte so gespielt: { $action }.
ui-coach-played = In der Partie war es: { $action }.
ui-coach-again =
    { $count ->
        [0] Heute wirst du noch einmal gefragt.
        [one] Morgen wirst du wieder gefragt.
       *[other] In { $count } Tagen wirst du wieder gefragt.
    }
ui-coach-next = Nächster Moment
ui-coach-try = Noch einmal versuchen
ui-coach-forget = Nicht mehr fragen
ui-coach-losses = Wodurch du verlierst
    .note = Entscheidungen, die weniger als neun Zehntel der Chance behielten, von allen, die bewertet wurden
ui-coach-games =
    { $count ->
        [one] eine Partie im Rückblick
       *[other] { $count } Partien im Rückblick
    }
ui-coach-of = { $lost } von { $choices }
ui-coach-column = Entscheidung
    .lost = Verloren, von allen
ui-coach-other = Andere Entscheidungen
ui-coach-stays = Sie bleiben auf diesem Gerät, und nach Tagen wirst du wieder gefragt:
