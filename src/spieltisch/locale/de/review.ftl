## A finished game looked over

review-title = Rückblick
review-by = Chancen am Ende jedes Zuges, wie der stärkste Gegner sie schätzt.
review-reckoning = Wird berechnet
review-seat = { $player }: von { $first } auf { $last }; Glück { $luck }, Entscheidungen aller { $play }
review-taken-back = { $seat } hat einen Zug zurückgenommen, nachdem Würfel oder Karten zu sehen waren (Zeitpunkt { $entry }).
review-choices = Entscheidungen: { $count }. Erste Wahl des stärksten Gegners: { $firsts }, seine zweite: { $seconds }.
review-kind-luck = Glück
review-kind-own = eigenes Spiel
review-kind-others = andere
review-conceded = { $player } hat hier aufgegeben.
review-played = gespielt
review-odds = Ein so gutes oder schlechtes Ergebnis kommt in { $share } der Fälle vor.
review-same = Der stärkste Gegner hätte dasselbe getan.
review-better = Der stärkste Gegner hätte so gespielt: { $action } ({ $share }).
review-none = Keine Wendepunkte: Kein Zug hat die Chancen um mehr verändert, als sie ungenau sind.
review-head-entry = Zug
review-head-when = Wann
review-head-change = Änderung
review-head-kind = Ursache
review-head-what = Was geschah
review-head-best = Grund
review-percent = { PERCENT($share) }
review-curve = { PERCENT($share) } nach Zug { $at } von { $of }
review-curve-title = Chancen am Ende jedes Zuges
review-points-title = Wendepunkte
review-luck-title = Glück und Spiel
review-luck-help = Prozentpunkte der Chance vom Anfang bis zum Ende: Würfel und Karten, dann die Entscheidungen aller.
review-luck = Glück
review-play = Spiel
review-try-again = Von hier noch einmal
review-link = Link
review-picture = Bild
review-copied = Der Link zu diesem Moment ist kopiert.
review-chapter = Abschnitt
    .first = Anfang

## Was entschieden hat: jede Zahl ist gerechnet oder gezählt

review-story-won = { $seat-person ->
    [you] Du hast das Spiel { $when } gewonnen: Die Siegchance stieg von { PERCENT($first) } auf { PERCENT($last) }.
   *[other] { $seat } gewann das Spiel { $when }: Die Siegchance stieg von { PERCENT($first) } auf { PERCENT($last) }.
}
review-story-after = Danach kam sonst niemand über { PERCENT($share) }.
review-story-steady = { $seat-person ->
    [you] Du hast Schritt für Schritt gewonnen: Kein einzelner Zug änderte die Chancen um mehr als ihre Fehlerspanne.
   *[other] { $seat } gewann Schritt für Schritt: Kein einzelner Zug änderte die Chancen um mehr als ihre Fehlerspanne.
}
review-story-shared = { $seats } teilen sich den Sieg.
review-story-open = Die Partie wurde nicht zu Ende gespielt.
review-story-nobody = Niemand hat gewonnen.
review-swing = Die Wende
review-swing-share = von { PERCENT($first) } auf { PERCENT($last) }
review-play-moment = Diesen Moment abspielen
review-because = weil
review-because-own = Die Stellung ist jetzt eine andere; gezählt wurde in diesem Zug nichts.
review-because-others = Die Stellung ist jetzt eine andere; gezählt wurde in diesem Zug nichts.
review-because-luck = Was gewürfelt oder gezogen wurde, ändert die Aussichten; gezählt wurde nichts.
review-words-luck-good = Glück mit Würfeln und Karten brachte { $points } Prozentpunkte.
review-words-luck-bad = Pech mit Würfeln und Karten kostete { $points } Prozentpunkte.
review-words-luck-even = Glück und Pech glichen sich aus.
review-words-play-good = Die Entscheidungen aller am Tisch brachten { $points } Prozentpunkte.
review-words-play-bad = Die Entscheidungen aller am Tisch kosteten { $points } Prozentpunkte.
review-words-play-even = Die Entscheidungen aller am Tisch glichen sich aus.
review-words-dearest = Teuerste Entscheidung { $when }: { $action }. Um { $points } Prozentpunkte besser: { $next }.
