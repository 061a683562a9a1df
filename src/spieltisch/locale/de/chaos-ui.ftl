# Die Kriegskarte: Beschriftungen, Vorschauen, Bögen.
chaos-ui-loading = Der Tisch wird aufgebaut …
chaos-ui-map = Kriegskarte
chaos-ui-map-title = Die Alte Welt
chaos-ui-map-motto = wie die vier Mächte sie sehen
chaos-ui-sea-north = Das Nordmeer
chaos-ui-sea-south = Das Südmeer
chaos-ui-victory-track = Siegpunkteskala
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
chaos-ui-threat = Bedrohung
chaos-ui-points =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
chaos-ui-points-short = SP
chaos-ui-power =
    { $count ->
        [one] { $count } Machtpunkt
       *[other] { $count } Machtpunkte
    }
chaos-ui-power-of = { $power } von { $start } Machtpunkten
chaos-ui-power-left = noch { $power } von { $start } Machtpunkten
chaos-ui-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
chaos-ui-deck = { $count } im Stapel
chaos-ui-upgrades =
    { $count ->
        [one] { $count } Verbesserung
       *[other] { $count } Verbesserungen
    }
chaos-ui-passed = gepasst
chaos-ui-next = dann
chaos-ui-dial = { $god }: Bedrohung { $threat }, Rad auf { $tick } von { $last }
chaos-ui-earns-khorne = Ein Drehmarker für jeden Kampf, in dem Khorne eine gegnerische Figur tötet.
chaos-ui-earns-nurgle = Ein Drehmarker für jede bevölkerungsreiche Region, in die Nurgle in einer Phase zwei oder mehr Verderbnismarker setzt.
chaos-ui-earns-tzeentch = Ein Drehmarker für jede Region mit zwei magischen Symbolen oder Warpsteinen, in die Tzeentch in einer Phase zwei oder mehr Verderbnismarker setzt.
chaos-ui-earns-slaanesh = Ein Drehmarker für jede Region mit einem Adligen oder Helden, in die Slaanesh im Verderbnisschritt zwei oder mehr Verderbnismarker setzt.
chaos-ui-counters = Drehmarker: { $count }, nach jetzigem Stand { $forecast } dazu
chaos-ui-open-sheet =
    { $god }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $power ->
        [one] { $power } Machtpunkt
       *[other] { $power } Machtpunkte
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }. Machtbogen öffnen.
chaos-ui-tick-start = Start
chaos-ui-tick-vp =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
chaos-ui-tick-upgrade = eine Verbesserung
chaos-ui-tick-draw = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
chaos-ui-tick-place_warpstone = { $count ->
    [one] einen Warpstein setzen
   *[other] { $count } Warpsteine setzen
}
chaos-ui-tick-place_noble = { $count ->
    [one] einen Adligen setzen
   *[other] { $count } Adlige setzen
}
chaos-ui-tick-remove_corruption = { $count ->
    [one] einen Verderbnismarker entfernen
   *[other] { $count } Verderbnismarker entfernen
}
chaos-ui-tick-remove_old_world =
    { $count ->
        [one] einen Alte-Welt-Marker entfernen
       *[other] { $count } Alte-Welt-Marker entfernen
    }
chaos-ui-tick-victory = Sieg

chaos-ui-slot-first = linkes Kartenfeld
chaos-ui-slot-second = rechtes Kartenfeld
chaos-ui-slot-blocked = gesperrt
chaos-ui-free = kostenlos
chaos-ui-magic = Magisches Symbol
chaos-ui-comet = Zeichen des zweigeschweiften Kometen
chaos-ui-improves = Verbessert
chaos-ui-attack = Angriffswert
chaos-ui-defense = Verteidigungswert
chaos-ui-ruined = Verheert
chaos-ui-ruined-in = In Runde { $round } verheert.
chaos-ui-ruiner = Verheerer

chaos-ui-worth = Eroberungswert { $value }, Widerstand { $resistance }
chaos-ui-pays = Bringt dem, der sie beherrscht, { $value }: { $causes }
chaos-ui-resists = Widerstand { $value }: { $causes }
chaos-ui-toward-ruin = { $count } von { $limit } Verderbnismarkern und Warpsteinen: Bei { $limit } wird die Region verheert
chaos-ui-worth-label = Eroberungswert
chaos-ui-resists-label = Widerstand
chaos-ui-corruption-of = { $count } Verderbnismarker von { $god }
chaos-ui-legal = wählbar
chaos-ui-legal-cost =
    { $cost ->
        [one] wählbar für { $cost } Machtpunkt
       *[other] wählbar für { $cost } Machtpunkte
    }
chaos-ui-who-dominates = Wer sie jetzt beherrschen würde
chaos-ui-no-claims = Noch erhebt niemand Anspruch.
chaos-ui-beats = mehr als Widerstand { $resistance }:
chaos-ui-points-you =
    { $count ->
        [one] { $count } Siegpunkt für dich
       *[other] { $count } Siegpunkte für dich
    }
chaos-ui-points-god =
    { $count ->
        [one] { $count } Siegpunkt für { $god }
       *[other] { $count } Siegpunkte für { $god }
    }
chaos-ui-nobody = Nach jetzigem Stand beherrscht sie niemand.
chaos-ui-nobody-short = niemand
chaos-ui-first-fight = Doch erst wird gekämpft
chaos-ui-you-kill-all = du tötest alle
chaos-ui-god-kills-any = { $god } tötet jemanden
chaos-ui-still-dominate = Du beherrschst sie weiter
chaos-ui-after-battle = Nach dem Kampf noch dein
chaos-ui-your-domination = Dein Beherrschungswert
chaos-ui-with = mit „{ $what }“
chaos-ui-counter-gain = { $count ->
    [one] bringt auch einen Drehmarker
   *[other] bringt auch { $count } Drehmarker
}
chaos-ui-falls = { $forecast ->
    [0] Jetzt { $count }; verheert wird bei { $limit }.
   *[other] Jetzt { $count }, dazu kommen { $forecast }; verheert wird bei { $limit }.
}
chaos-ui-ruin-pays = Eine Verheerung brächte dem Ersten { $first }, dem Zweiten { $second } und jedem Verheerer { $ruiners } Siegpunkte.
chaos-ui-why-not = Hier nicht:
chaos-ui-details = mehr
chaos-ui-pick-up = Nehmen: { $what }
chaos-ui-in-region = { $region-in }
chaos-ui-on-map = auf der Karte

chaos-ui-follower = { $name }: { $count } im Vorrat, Kosten { $cost }, Angriffswert { $attack }, Verteidigungswert { $defense }
chaos-ui-reserve = Vorrat
chaos-ui-hand = Hand
chaos-ui-tab-hand = Hand
chaos-ui-tab-reserve = Vorrat
chaos-ui-tab-upgrades = Verbesserungen
chaos-ui-upgrades-title = Verbesserungen
chaos-ui-next-upgrade = die nächste bei Rad { $tick }
chaos-ui-no-cards = Keine Karten auf der Hand.
chaos-ui-discard = Ablage ({ $count })
chaos-ui-peasants =
    { $count ->
        [one] { $count } Bauer auf dem Machtbogen
       *[other] { $count } Bauern auf dem Machtbogen
    }
chaos-ui-threat-order = Reihenfolge nach Bedrohung: { $order }
chaos-ui-fold = Kleinere Karten
chaos-ui-unfold = Größere Karten
chaos-ui-whole-map = Ganze Karte oder Ausschnitt

chaos-ui-track = Alte-Welt-Pfad
chaos-ui-track-empty = leer
chaos-ui-deck-left = übrig
chaos-ui-deck-rest = im Stapel
chaos-ui-ruins-left = { $count ->
    [one] Verheerungskarte
   *[other] Verheerungskarten
}
chaos-ui-ruins-rest = übrig von { $total }
chaos-ui-chronicle = Verlauf
chaos-ui-chat = Chat

chaos-ui-undo = Rückgängig
chaos-ui-pass = Passen
chaos-ui-place-in = Setzen: { $region }
chaos-ui-put-back = Zurücklegen: { $what }
chaos-ui-your-turn = Nimm eine Karte oder einen Anhänger
chaos-ui-choose = Wähle
chaos-ui-left-slot = Linkes Kartenfeld
chaos-ui-right-slot = Rechtes Kartenfeld
chaos-ui-waiting = Andere entscheiden
chaos-ui-soft = { $god }: Wähle eine Region ({ $what })
chaos-ui-soft-detail =
    { $power ->
        [one] oder nimm etwas anderes; noch { $power } Machtpunkt
       *[other] oder nimm etwas anderes; noch { $power } Machtpunkte
    }
chaos-ui-soft-slot = Wähle eines der beiden Kartenfelder { $region-in }
chaos-ui-loses-power =
    { $power ->
        [one] { $power } Machtpunkt, der verfällt
       *[other] { $power } Machtpunkte, die verfallen
    }
chaos-ui-loses-free =
    { $count ->
        [one] etwas, das du noch kostenlos tun könntest
       *[other] { $count } Dinge, die du noch kostenlos tun könntest
    }

chaos-ui-battle-in = Kampf { $region-in }
chaos-ui-battle-again = noch einmal ({ $number }. Kampf)
chaos-ui-hits = { $count ->
    [0] kein Treffer
   *[other] { $count } Treffer
}
chaos-ui-roll-early = frühe Treffer
chaos-ui-roll-event = Ereignis
chaos-ui-roll-return = schlägt zurück
chaos-ui-falls-figure = { $what } wird umgelegt
chaos-ui-assign = { $count ->
    [one] Ein Treffer zu verteilen
   *[other] { $count } Treffer zu verteilen
}
chaos-ui-last-round = Übersicht der letzten Runde

chaos-ui-round-over = Runde { $round } ist vorbei
chaos-ui-dominated = Beherrscht
chaos-ui-fell = Verheert: { $regions }
chaos-ui-go-on = Weiter
chaos-ui-source-before = Zuvor
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
chaos-ui-your-place = Dein Platz: { $place } von { $count }
chaos-ui-ending-dial = Ein Bedrohungsrad steht auf Sieg.
chaos-ui-ending-points = Fünfzig Siegpunkte sind auf der Siegpunkteskala erreicht.
chaos-ui-ending-ruins = Fünf Regionen sind verheert.
chaos-ui-ending-deck = Der Alte-Welt-Stapel ist leer.
chaos-ui-chart-rounds = Siegpunkte nach Runden
chaos-ui-chart-dials = Bedrohungsräder nach Runden
chaos-ui-chart-sources = Woher sie kamen
chaos-ui-turning = Wendepunkte
chaos-ui-takes-lead = { $god } übernimmt in Runde { $round } die Führung
chaos-ui-see-map = Karte ansehen

## Die Runde, Schritt für Schritt erzählt

chaos-chapter-old_world = Alte Welt
chaos-chapter-battles = Kämpfe
chaos-chapter-domination = Beherrschung
chaos-chapter-corruption = Verderbnis
chaos-chapter-end = Endphase
chaos-chapter-ruin = Verheerung
chaos-chapter-dials = Räder
chaos-chapter-sum = Was herauskam
chaos-film-against = { $value } gegen { $resistance }
chaos-film-sum = { $region }: { $value } gegen { $resistance }
chaos-film-tie = { $region }: { $value } gegen { $resistance }, niemand
chaos-film-resistance = Widerstand { $resistance }
chaos-film-rival = { $god } hat { $value }
chaos-film-corruption-in = Verderbnis { $region-in }
chaos-film-points = { $count ->
    [one] +1 Siegpunkt
   *[other] +{ $count } Siegpunkte
}
chaos-film-token = { $god } +{ $number }
chaos-film-burns = { $region } brennt
chaos-film-twelfth = der zwölfte Marker
chaos-film-ruin-points = { $region }: Siegpunkte für die Verheerung
chaos-film-dial = { $god }s Rad dreht sich
chaos-film-counters = { $count ->
    [0] kein Drehmarker: bleibt
   *[other] { $count } Drehmarker
}
chaos-film-ended = Das Spiel ist vorbei
chaos-film-gains = Runde { $round }: { $gods } { $count ->
    [one] gewinnt
   *[other] gewinnen
} { $points }
chaos-film-before = vorher
chaos-film-now = jetzt
chaos-film-play = { $chapter }: noch einmal abspielen

## Choosing a god before the game
chaos-choose = Welcher Gott bist du?
    .help = Jeder Gott kann auf zwei Arten gewinnen: mit 50 Siegpunkten oder mit dem Rad bis zum Ende.
    .begin = Als { $part } beginnen
    .button = Gott wählen
chaos-choose-khorne = Schickt Krieger dorthin, wo andere stehen, und tötet in einer Region nach der anderen. Jeder Kampf, in dem er tötet, dreht sein Rad, und das allein kann zum Sieg reichen.
    .epithet = Der Blutgott
    .first = Fürs erste Spiel: Du weißt immer, was zu tun ist
chaos-choose-nurgle = Nistet sich in den bevölkerungsreichen Regionen ein und füllt sie mit Verderbnis. Gewinnt nach Siegpunkten, wenn zwei oder drei davon fallen.
    .epithet = Der Seuchenherr
    .first = Fürs erste Spiel: zusammenbleiben und bis zwölf zählen
chaos-choose-tzeentch = Hält viele Karten und spielt die billigen dort, wo Warpsteine liegen, weit weg von den Kämpfen. Verschiebt Figuren und überrascht.
    .epithet = Der Wandler der Wege
    .first = Fürs dritte Spiel: Karten wollen geplant sein
chaos-choose-slaanesh = Geht dorthin, wo Adlige und Helden sind: Zwei Kultisten in einer solchen Region drehen sein Rad. Meidet Kämpfe und leiht sich Anhänger anderer Götter.
    .epithet = Der Prinz der Freuden
    .first = Nach ein, zwei Spielen: Auf den richtigen Ort kommt es an
chaos-choose-kills = Kampf
    .tip = Getötete Figuren pro Spiel: { $count }
chaos-choose-domination = Land
    .tip = Siegpunkte durch Dominanz pro Spiel: { $count }
chaos-choose-ruins = Verheerung
    .tip = Siegpunkte aus verheerten Regionen pro Spiel: { $count }
chaos-choose-cards = Karten
    .tip = Gespielte Karten pro Spiel: { $count }
chaos-choose-turns = Das Rad dreht sich für
chaos-choose-turns-khorne = einen Kampf, in dem er tötet
chaos-choose-turns-nurgle = zwei Marker in einer bevölkerungsreichen Region
chaos-choose-turns-tzeentch = zwei Marker bei zwei magischen Symbolen oder Warpsteinen
chaos-choose-turns-slaanesh = zwei Marker bei einem Adligen oder Helden
chaos-choose-power = { $count } Machtpunkte
chaos-choose-draw = { $count ->
    [one] { $count } Karte pro Runde
   *[other] { $count } Karten pro Runde
}
chaos-choose-refill = zieht bis { $count } Karten nach
chaos-ui-occasion-killed = eine meiner Figuren getötet wird
chaos-ui-occasion-played = jemand anderes eine Chaoskarte spielt
chaos-ui-occasion-dominated = jemand anderes eine Region beherrscht
chaos-ui-occasion-battle = ein Kampf beginnt
