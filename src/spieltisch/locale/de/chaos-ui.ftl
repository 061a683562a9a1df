# Die Kriegskarte: Beschriftungen, Vorschauen, Bögen.
chaos-ui-loading = Der Tisch wird gedeckt …
chaos-ui-map = Kriegskarte
chaos-ui-map-title = Die Alte Welt
chaos-ui-map-motto = wie vier Mächte sie wollen
chaos-ui-sea-north = Das Nordmeer
chaos-ui-sea-south = Das Südmeer
chaos-ui-victory-track = Siegpunktleiste
chaos-ui-own = Deine Macht
chaos-ui-choices = Auswahl
chaos-ui-close = Schließen

chaos-ui-round = Runde { $round }
chaos-ui-of-rounds = von { $rounds }
chaos-ui-phase-setup = Aufbau
chaos-ui-phase-old_world = Alte Welt
chaos-ui-phase-draw = Ziehen
chaos-ui-phase-summoning = Beschwören
chaos-ui-phase-battle = Kampf
chaos-ui-phase-corruption = Verderbnis
chaos-ui-phase-end = Ende
chaos-ui-phase-over = Vorbei

chaos-ui-you = du
chaos-ui-threat = Gefahr
chaos-ui-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
chaos-ui-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
chaos-ui-points-short = Pkt.
chaos-ui-points-title = Punkte
chaos-ui-power = { $count } Macht
chaos-ui-power-of = { $power } von { $start } Macht
chaos-ui-power-left = noch { $power } von { $start } Macht
chaos-ui-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
chaos-ui-deck = { $count } im Stapel
chaos-ui-upgrades = { $count } verbessert
chaos-ui-passed = gepasst
chaos-ui-next = dann
chaos-ui-dial = { $god }: Bedrohung { $threat }, Rad auf { $tick } von { $last }
chaos-ui-counters = Drehmarker: { $count }, nach jetzigem Stand { $forecast } dazu
chaos-ui-open-sheet = { $god }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $power } Macht, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}. Machtbogen öffnen.
chaos-ui-tick-start = Start
chaos-ui-tick-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
chaos-ui-tick-upgrade = eine Verbesserung
chaos-ui-tick-draw = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
chaos-ui-tick-place_warpstone = { $count ->
    [one] ein Warpstein
   *[other] { $count } Warpsteine
}
chaos-ui-tick-place_noble = { $count ->
    [one] ein Adliger
   *[other] { $count } Adlige
}
chaos-ui-tick-remove_corruption = Verderbnis −{ $count }
chaos-ui-tick-remove_old_world = Marker −{ $count }
chaos-ui-tick-victory = Sieg

chaos-ui-slot-first = erstes Kartenfeld
chaos-ui-slot-second = zweites Kartenfeld
chaos-ui-slot-blocked = gesperrt
chaos-ui-free = frei
chaos-ui-magic = Magisches Symbol
chaos-ui-comet = Komet
chaos-ui-attack = Angriff
chaos-ui-defense = Verteidigung
chaos-ui-ruined = Verheert
chaos-ui-ruined-in = In Runde { $round } verheert.
chaos-ui-ruiner = Verheerer

chaos-ui-worth = Wert { $value }, Widerstand { $resistance }
chaos-ui-worth-label = Wert
chaos-ui-resists-label = Widerstand
chaos-ui-corruption-of = { $count } Verderbnismarker von { $god }
chaos-ui-legal = wählbar
chaos-ui-legal-cost = wählbar für { $cost } Macht
chaos-ui-who-dominates = Wer sie jetzt beherrschen würde
chaos-ui-no-claims = Noch erhebt niemand Anspruch.
chaos-ui-beats = schlägt Widerstand { $resistance }:
chaos-ui-points-you = { $count ->
    [one] { $count } Punkt für dich
   *[other] { $count } Punkte für dich
}
chaos-ui-points-god = { $count ->
    [one] { $count } Punkt für { $god }
   *[other] { $count } Punkte für { $god }
}
chaos-ui-nobody = Nach jetzigem Stand beherrscht sie niemand.
chaos-ui-nobody-short = niemand
chaos-ui-first-fight = Doch erst wird gekämpft
chaos-ui-you-kill-all = du tötest alle
chaos-ui-god-kills-any = { $god } tötet jemanden
chaos-ui-still-dominate = Du beherrschst sie weiter
chaos-ui-after-battle = Nach dem Kampf noch dein
chaos-ui-your-domination = Deine Beherrschung
chaos-ui-with = mit { $what }
chaos-ui-counter-gain = { $count ->
    [one] bringt auch einen Drehmarker
   *[other] bringt auch { $count } Drehmarker
}
chaos-ui-falls = { $forecast ->
    [0] { $count } von { $limit } bis zur Verheerung.
   *[other] { $count } und { $forecast } im Kommen, von { $limit } bis zur Verheerung.
}
chaos-ui-ruin-pays = Die Verheerung brächte { $first } und { $second } Punkte, Verheerern je { $ruiners }.
chaos-ui-why-not = Hier nicht:
chaos-ui-details = Einzelheiten
chaos-ui-do-summon = { $what } beschwören
chaos-ui-do-move = { $what } { $source-from }
chaos-ui-do-play = { $what } spielen
chaos-ui-pick-up = { $what } nehmen
chaos-ui-in-region = { $region-in }
chaos-ui-on-map = auf der Karte

chaos-ui-follower = { $name }: { $count } im Vorrat, Kosten { $cost }, Angriff { $attack }, Verteidigung { $defense }
chaos-ui-kind-cultist = Kultist
chaos-ui-kind-warrior = Krieger
chaos-ui-kind-greater_daemon = Großer Dämon
chaos-ui-word-reserve = Vorrat
chaos-ui-word-corruption = Verderbnis
chaos-ui-reserve = Vorrat
chaos-ui-hand = Hand
chaos-ui-tab-hand = Hand
chaos-ui-tab-reserve = Vorrat
chaos-ui-tab-upgrades = Verbessert
chaos-ui-upgrades-title = Verbesserungen
chaos-ui-next-upgrade = die nächste, wenn das Rad auf { $tick } steht
chaos-ui-no-cards = Keine Karten auf der Hand.
chaos-ui-discard = Ablage ({ $count })
chaos-ui-peasants = { $count ->
    [one] { $count } Bauer auf dem Bogen
   *[other] { $count } Bauern auf dem Bogen
}
chaos-ui-threat-order = Nach Bedrohung: { $order }
chaos-ui-fold = Kleinere Karten
chaos-ui-unfold = Größere Karten
chaos-ui-whole-map = Ganze Karte oder Ausschnitt

chaos-ui-track = Alte-Welt-Pfad
chaos-ui-track-empty = leer
chaos-ui-deck-left = im
chaos-ui-deck-rest = Stapel
chaos-ui-ruins-left = Verheerungen
chaos-ui-ruins-rest = von { $total } übrig
chaos-ui-chronicle = Chronik
chaos-ui-chat = Gespräch

chaos-ui-undo = Zurück
chaos-ui-pass = Passen
chaos-ui-place-in = Setzen { $region-in }
chaos-ui-put-back = { $what } zurücklegen
chaos-ui-your-turn = Nimm eine Karte oder einen Anhänger
chaos-ui-choose = Wähle
chaos-ui-left-slot = Linkes Kartenfeld
chaos-ui-right-slot = Rechtes Kartenfeld
chaos-ui-waiting = Andere entscheiden
chaos-ui-soft = { $god }: Wähle eine Region für { $what }
chaos-ui-soft-detail = oder nimm etwas anderes; noch { $power } Macht

chaos-ui-battle-in = Kampf { $region-in }
chaos-ui-battle-again = noch einmal ({ $number }. Kampf)
chaos-ui-hits = { $count ->
    [0] kein Treffer
   *[other] { $count } Treffer
}
chaos-ui-roll-early = schlägt zuerst
chaos-ui-roll-event = Ereignis
chaos-ui-roll-return = schlägt zurück
chaos-ui-falls-figure = { $what } fällt
chaos-ui-assign = { $count ->
    [one] Ein Treffer zu verteilen
   *[other] { $count } Treffer zu verteilen
}
chaos-ui-next-roll = Weiter
chaos-ui-skip = Überspringen
chaos-ui-replay-battles = Die Kämpfe dieser Runde noch einmal sehen
chaos-ui-last-round = Übersicht der letzten Runde

chaos-ui-round-over = Runde { $round } ist vorbei
chaos-ui-round-total = Diese Runde
chaos-ui-counters-word = Drehmarker
chaos-ui-ticks-word = Rad
chaos-ui-dominated = Beherrscht
chaos-ui-fell = Verheert: { $regions }
chaos-ui-go-on = Weiter
chaos-ui-source-domination = Beherrschung
chaos-ui-source-ruin = Verheerung
chaos-ui-source-ruiner = Als Verheerer
chaos-ui-source-dial = Bedrohungsrad
chaos-ui-source-old_world = Alte Welt
chaos-ui-source-upgrade = Verbesserungen
chaos-ui-source-card = Karten
chaos-ui-wins = { $count ->
    [one] { $gods } hat gewonnen
   *[other] { $gods } teilen sich den Sieg
}
chaos-ui-nobody-wins = Die Alte Welt hält stand: Niemand gewinnt
chaos-ui-ending-dial = Ein Bedrohungsrad steht auf Sieg.
chaos-ui-ending-points = Fünfzig Siegpunkte sind erreicht.
chaos-ui-ending-ruins = Fünf Regionen sind verheert.
chaos-ui-ending-deck = Der Alte-Welt-Stapel ist leer.
chaos-ui-chart-rounds = Punkte nach Runden
chaos-ui-chart-sources = Woher sie kamen
chaos-ui-turning = Wendepunkte
chaos-ui-takes-lead = { $god } übernimmt in Runde { $round } die Führung
chaos-ui-see-map = Karte ansehen
