# De oorlogskaart: opschriften, voorspellingen, overzichten.
chaos-ui-loading = De tafel wordt klaargezet…
chaos-ui-map = Oorlogskaart
chaos-ui-map-title = De Oude Wereld
chaos-ui-map-motto = zoals de vier machten die zien
chaos-ui-sea-north = De Noordelijke Zee
chaos-ui-sea-south = De Zuidelijke Zee
chaos-ui-victory-track = Scorespoor
chaos-ui-own = Jouw macht
chaos-ui-choices = Keuzes
chaos-ui-close = Sluiten

chaos-ui-round = Ronde { $round }
chaos-ui-of-rounds = van { $rounds }
chaos-ui-phase-setup = Voorbereiding
chaos-ui-phase-old_world = Oude Wereld
chaos-ui-phase-draw = Kaarten
chaos-ui-phase-summoning = Acties
chaos-ui-phase-battle = Gevecht
chaos-ui-phase-corruption = Corruptie
chaos-ui-phase-end = Einde
chaos-ui-phase-over = Voorbij

chaos-ui-you = jij
chaos-ui-threat = dreiging
chaos-ui-points =
    { $count ->
        [one] { $count } overwinningspunt
       *[other] { $count } overwinningspunten
    }
chaos-ui-points-short = OP
chaos-ui-power =
    { $count ->
        [one] { $count } machtspunt
       *[other] { $count } machtspunten
    }
chaos-ui-power-of = { $power } van { $start } machtspunten
chaos-ui-power-left = nog { $power } van { $start } machtspunten
chaos-ui-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
chaos-ui-deck = { $count } in de stapel
chaos-ui-upgrades =
    { $count ->
        [one] { $count } verbetering
       *[other] { $count } verbeteringen
    }
chaos-ui-passed = gepast
chaos-ui-next = dan
chaos-ui-dial = { $god }: dreiging { $threat }, wijzerplaat op { $tick } van { $last }
chaos-ui-earns-khorne = Een vooruitgangsfiche voor elk gevecht waarin Khorne een vijandelijke figuur doodt.
chaos-ui-earns-nurgle = Een vooruitgangsfiche voor elke dichtbevolkte regio waar Nurgle in één fase twee of meer corruptiefiches legt.
chaos-ui-earns-tzeentch = Een vooruitgangsfiche voor elke regio met twee magiesymbolen of Warpstones waar Tzeentch in één fase twee of meer corruptiefiches legt.
chaos-ui-earns-slaanesh = Een vooruitgangsfiche voor elke regio met een Noble of Hero waar Slaanesh in de stap corruptie twee of meer corruptiefiches legt.
chaos-ui-counters = Vooruitgangsfiches: { $count } verdiend, zoals het nu staat nog { $forecast } erbij
chaos-ui-open-sheet =
    { $god }: { $points ->
        [one] { $points } overwinningspunt
       *[other] { $points } overwinningspunten
    }, { $power ->
        [one] { $power } machtspunt
       *[other] { $power } machtspunten
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }. Open het machtsoverzicht.
chaos-ui-tick-start = start
chaos-ui-tick-vp =
    { $count ->
        [one] { $count } overwinningspunt
       *[other] { $count } overwinningspunten
    }
chaos-ui-tick-upgrade = een verbetering
chaos-ui-tick-draw = { $count ->
    [one] trek een kaart
   *[other] trek { $count } kaarten
}
chaos-ui-tick-place_warpstone =
    { $count ->
        [one] plaats een Warpstone
       *[other] plaats { $count } Warpstones
    }
chaos-ui-tick-place_noble = { $count ->
    [one] plaats een Noble
   *[other] plaats { $count } Nobles
}
chaos-ui-tick-remove_corruption = { $count ->
    [one] verwijder een corruptiefiche
   *[other] verwijder { $count } corruptiefiches
}
chaos-ui-tick-remove_old_world =
    { $count ->
        [one] verwijder een Oude Wereldfiche
       *[other] verwijder { $count } Oude Wereldfiches
    }
chaos-ui-tick-victory = overwinning

chaos-ui-slot-first = linkervak
chaos-ui-slot-second = rechtervak
chaos-ui-slot-blocked = versperd
chaos-ui-free = gratis
chaos-ui-magic = Magiesymbool
chaos-ui-comet = Komeet
chaos-ui-improves = Verbetert
chaos-ui-attack = Aanval
chaos-ui-defense = Verdediging
chaos-ui-ruined = Vernietigd
chaos-ui-ruined-in = Vernietigd in ronde { $round }.
chaos-ui-ruiner = vernietiger

chaos-ui-worth = veroveringswaarde { $value }, verdedigingswaarde { $resistance }
chaos-ui-pays = Levert { $value } op voor wie er overwicht heeft: { $causes }
chaos-ui-resists = Verdedigingswaarde { $value }: { $causes }
chaos-ui-toward-ruin = { $count } van { $limit } corruptiefiches en Warpstones: bij { $limit } wordt de regio vernietigd
chaos-ui-worth-label = veroveringswaarde
chaos-ui-resists-label = verdedigingswaarde
chaos-ui-corruption-of = { $count ->
    [one] { $count } corruptiefiche van { $god }
   *[other] { $count } corruptiefiches van { $god }
}
chaos-ui-legal = kan gekozen worden
chaos-ui-legal-cost =
    { $cost ->
        [one] kan gekozen worden voor { $cost } machtspunt
       *[other] kan gekozen worden voor { $cost } machtspunten
    }
chaos-ui-who-dominates = Wie nu overwicht zou hebben
chaos-ui-no-claims = Nog niemand maakt er aanspraak op.
chaos-ui-beats = meer dan verdedigingswaarde { $resistance }:
chaos-ui-points-you =
    { $count ->
        [one] { $count } overwinningspunt voor jou
       *[other] { $count } overwinningspunten voor jou
    }
chaos-ui-points-god =
    { $count ->
        [one] { $count } overwinningspunt voor { $god }
       *[other] { $count } overwinningspunten voor { $god }
    }
chaos-ui-nobody = Zoals het nu staat, heeft niemand overwicht.
chaos-ui-nobody-short = niemand
chaos-ui-first-fight = Maar eerst wordt er gevochten
chaos-ui-you-kill-all = jij doodt alles
chaos-ui-god-kills-any = { $god } doodt iets
chaos-ui-still-dominate = Jij houdt overwicht
chaos-ui-after-battle = Na het gevecht nog van jou
chaos-ui-your-domination = Jouw overwichtswaarde
chaos-ui-with = met “{ $what }”
chaos-ui-counter-gain = { $count ->
    [one] geeft ook een vooruitgangsfiche
   *[other] geeft ook { $count } vooruitgangsfiches
}
chaos-ui-falls = { $forecast ->
    [0] Nu { $count }; vernietigd bij { $limit }.
   *[other] Nu { $count }, er komen er { $forecast } bij; vernietigd bij { $limit }.
}
chaos-ui-ruin-pays = De vernietiging levert de eerste { $first } overwinningspunten op, de tweede { $second }, elke vernietiger { $ruiners }.
chaos-ui-why-not = Niet hier:
chaos-ui-details = meer
chaos-ui-pick-up = Oppakken: { $what }
chaos-ui-in-region = { $region-in }
chaos-ui-on-map = op de kaart

chaos-ui-follower = { $name } { $name-gloss }: { $count } in voorraad, kost { $cost }, aanval { $attack }, verdediging { $defense }
chaos-ui-reserve = Voorraad
chaos-ui-hand = Hand
chaos-ui-tab-hand = Hand
chaos-ui-tab-reserve = Voorraad
chaos-ui-tab-upgrades = Verbeteringen
chaos-ui-upgrades-title = Verbeteringen
chaos-ui-next-upgrade = volgende: wijzerplaat { $tick }
chaos-ui-no-cards = Geen kaarten in de hand.
chaos-ui-discard = Aflegstapel ({ $count })
chaos-ui-peasants =
    { $count ->
        [one] { $count } Peasant op het machtsoverzicht
       *[other] { $count } Peasants op het machtsoverzicht
    }
chaos-ui-threat-order = Op volgorde van dreiging: { $order }
chaos-ui-fold = Kleinere kaarten
chaos-ui-unfold = Grotere kaarten
chaos-ui-whole-map = Hele kaart of dichtbij

chaos-ui-track = Oude Wereldspoor
chaos-ui-track-empty = leeg
chaos-ui-deck-left = over
chaos-ui-deck-rest = in de stapel
chaos-ui-ruins-left = { $count ->
    [one] vernietigingskaart
   *[other] vernietigingskaarten
}
chaos-ui-ruins-rest = over van de { $total }
chaos-ui-chronicle = Logboek
chaos-ui-chat = Chat

chaos-ui-undo = Ongedaan maken
chaos-ui-pass = Passen
chaos-ui-place-in = Plaatsen: { $region }
chaos-ui-put-back = Terugleggen: { $what }
chaos-ui-your-turn = Neem een kaart of een volgeling
chaos-ui-choose = Kies
chaos-ui-left-slot = Linkervak
chaos-ui-right-slot = Rechtervak
chaos-ui-waiting = Anderen beslissen
chaos-ui-soft = { $god }: kies een regio voor { $what }
chaos-ui-soft-detail =
    { $power ->
        [one] of neem iets anders; nog { $power } machtspunt
       *[other] of neem iets anders; nog { $power } machtspunten
    }
chaos-ui-soft-slot = Kies een van de twee vakken { $region-in }
chaos-ui-loses-power =
    { $power ->
        [one] { $power } machtspunt, dat vervalt
       *[other] { $power } machtspunten, die vervallen
    }
chaos-ui-loses-free =
    { $count ->
        [one] iets dat je nog gratis kunt doen
       *[other] { $count } dingen die je nog gratis kunt doen
    }

chaos-ui-battle-in = Gevecht { $region-in }
chaos-ui-battle-again = opnieuw (gevecht { $number })
chaos-ui-hits = { $count ->
    [0] geen hits
    [one] { $count } hit
   *[other] { $count } hits
}
chaos-ui-roll-early = vroege hits
chaos-ui-roll-event = Event
chaos-ui-roll-return = slaat terug
chaos-ui-falls-figure = { $what } wordt op zijn zij gelegd
chaos-ui-assign = { $count ->
    [one] Eén hit toe te wijzen
   *[other] { $count } hits te verdelen
}
chaos-ui-last-round = Overzicht van de vorige ronde

chaos-ui-round-over = Ronde { $round } is voorbij
chaos-ui-dominated = Overwicht
chaos-ui-fell = Vernietigd: { $regions }
chaos-ui-go-on = Verder
chaos-ui-source-before = Daarvoor
chaos-ui-source-domination = Overwicht
chaos-ui-source-ruin = Vernietigde regio’s
chaos-ui-source-ruiner = Als vernietiger
chaos-ui-source-dial = Wijzerplaat
chaos-ui-source-old_world = Oude Wereld
chaos-ui-source-upgrade = Verbeteringen
chaos-ui-source-card = Kaarten
chaos-ui-wins = { $count ->
    [one] { $gods } heeft gewonnen
   *[other] { $gods } delen de overwinning
}
chaos-ui-nobody-wins = De Oude Wereld houdt stand: niemand wint
chaos-ui-your-place = Jouw plaats: { $place } van { $count }
chaos-ui-ending-dial = Een wijzerplaat staat op overwinning.
chaos-ui-ending-points = Er zijn vijftig overwinningspunten gescoord (scorespoor).
chaos-ui-ending-ruins = Vijf regio’s zijn vernietigd.
chaos-ui-ending-deck = De Oude Wereldstapel is leeg.
chaos-ui-chart-rounds = Overwinningspunten per ronde
chaos-ui-chart-dials = Wijzerplaten per ronde
chaos-ui-chart-sources = Waar ze vandaan komen
chaos-ui-turning = Keerpunten
chaos-ui-takes-lead = { $god } neemt de leiding in ronde { $round }
chaos-ui-see-map = Bekijk de kaart

## De ronde, stap voor stap verteld

chaos-chapter-old_world = Oude Wereld
chaos-chapter-battles = Gevechten
chaos-chapter-domination = Overwicht
chaos-chapter-corruption = Corruptie
chaos-chapter-end = Eindfase
chaos-chapter-ruin = Vernietiging
chaos-chapter-dials = Wijzerplaten
chaos-chapter-sum = Wat het opleverde
chaos-film-against = { $value } tegen { $resistance }
chaos-film-sum = { $region }: { $value } tegen { $resistance }
chaos-film-tie = { $region }: { $value } tegen { $resistance }, niemand
chaos-film-resistance = verdedigingswaarde { $resistance }
chaos-film-rival = { $god } heeft { $value }
chaos-film-corruption-in = Corruptie { $region-in }
chaos-film-points = { $count ->
    [one] +1 overwinningspunt
   *[other] +{ $count } overwinningspunten
}
chaos-film-token = { $god } +{ $number }
chaos-film-burns = { $region } brandt
chaos-film-twelfth = het twaalfde fiche
chaos-film-ruin-points = { $region }: overwinningspunten voor de vernietiging
chaos-film-dial = De wijzerplaat van { $god } draait
chaos-film-counters = { $count ->
    [0] geen fiche: blijft staan
    [one] { $count } fiche
   *[other] { $count } fiches
}
chaos-film-ended = Het spel is voorbij
chaos-film-gains = Ronde { $round }: { $gods } { $count ->
    [one] wint
   *[other] winnen
} { $points }
chaos-film-before = eerst
chaos-film-now = nu
chaos-film-play = { $chapter }: nog eens afspelen

## Choosing a god before the game
chaos-choose = Welke god ben jij?
    .help = Elke god kan op twee manieren winnen: met 50 overwinningspunten, of met de wijzerplaat tot het einde.
    .begin = Begin als { $part }
    .button = Kies een god
chaos-choose-khorne = Stuurt krijgers naar waar anderen staan en doodt in de ene regio na de andere. Elk gevecht waarin hij doodt, draait zijn wijzerplaat, en alleen daarmee kan hij al winnen.
    .epithet = De Bloedgod
    .first = Voor een eerste spel: je weet altijd wat je moet doen
chaos-choose-nurgle = Nestelt zich in de dichtbevolkte regio’s en vult ze met corruptie. Wint met overwinningspunten als er twee of drie vallen.
    .epithet = De Heer van de Pest
    .first = Voor een eerste spel: blijf bij elkaar en tel tot twaalf
chaos-choose-tzeentch = Houdt veel kaarten vast en speelt de goedkope waar Warpstone ligt, ver van de gevechten. Verplaatst figuren en verrast.
    .epithet = De Veranderaar
    .first = Voor een derde spel: kaarten vragen een plan
chaos-choose-slaanesh = Gaat naar waar Nobles en Heroes zijn: twee cultisten in zo’n regio draaien zijn wijzerplaat. Mijdt gevechten en leent volgelingen van andere goden.
    .epithet = De Prins van het Genot
    .first = Na een spel of twee: het gaat om de juiste plek
chaos-choose-kills = gevecht
    .tip = Gedode figuren per spel: { $count }
chaos-choose-domination = land
    .tip = Overwinningspunten uit dominantie per spel: { $count }
chaos-choose-ruins = vernietiging
    .tip = Overwinningspunten uit vernietigde regio’s per spel: { $count }
chaos-choose-cards = kaarten
    .tip = Gespeelde kaarten per spel: { $count }
chaos-choose-turns = De wijzerplaat draait voor
chaos-choose-turns-khorne = een gevecht waarin hij doodt
chaos-choose-turns-nurgle = twee fiches in een dichtbevolkte regio
chaos-choose-turns-tzeentch = twee fiches bij twee magiesymbolen of Warpstones
chaos-choose-turns-slaanesh = twee fiches bij een Noble of Hero
chaos-choose-power = { $count } machtspunten
chaos-choose-draw = { $count ->
    [one] { $count } kaart per ronde
   *[other] { $count } kaarten per ronde
}
chaos-choose-refill = vult de hand aan tot { $count }
chaos-ui-occasion-killed = een van mijn figuren wordt gedood
chaos-ui-occasion-played = iemand anders een chaoskaart speelt
chaos-ui-occasion-dominated = iemand anders een gebied domineert
chaos-ui-occasion-battle = een gevecht begint
