# De eilanden: opschriften, tips, knoppen.
smallworld-ui-loading = De tafel wordt klaargezet…
smallworld-ui-map = De eilanden
smallworld-ui-islands = Eilanden
smallworld-ui-island-targets = { $island }, { $count ->
    [one] { $count } doel
   *[other] { $count } doelen
}
smallworld-ui-sets = Sets
smallworld-ui-sets-price = elke stap omlaag kost 1 munt
smallworld-ui-parts = Delen van de tafel
smallworld-ui-tab-map = Kaart
smallworld-ui-tab-sets = Sets
smallworld-ui-tab-players = Spelers
smallworld-ui-tab-log = Logboek
smallworld-ui-actions = Wat je kunt doen
smallworld-ui-close = Sluiten
smallworld-ui-round = Ronde { $round }
smallworld-ui-of-rounds = van { $rounds }

smallworld-ui-set = { $race } ({ $power })
smallworld-ui-set-tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
smallworld-ui-set-price = { $count ->
    [one] kost { $count } munt
   *[other] kost { $count } munten
}
smallworld-ui-set-coins = { $count ->
    [one] er ligt { $count } munt op
   *[other] er liggen { $count } munten op
}
smallworld-ui-set-for-good = Deze keuze is definitief: je kunt hem niet terugdraaien.
smallworld-ui-set-other = Een ander
smallworld-ui-free = gratis
smallworld-ui-no-race = geen volk
smallworld-ui-no-race-yet = Geen actief volk: neem een set uit de kolom.
smallworld-ui-none-declined = Geen volk in verval
smallworld-ui-in-decline = in verval
smallworld-ui-in-decline-of = { $race } in verval
smallworld-ui-decline-count = { $count } in verval
smallworld-ui-active = Actief volk
smallworld-ui-declined = Volk in verval
smallworld-ui-harmony = heeft een harmoniefiche
smallworld-ui-last = vorige
smallworld-ui-last-income = +{ $count } vorige beurt
smallworld-ui-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
smallworld-ui-coins-hidden = munten verborgen
smallworld-ui-coins-title = Munten
smallworld-ui-your-coins = munten
smallworld-ui-if-stop = als de beurt nu eindigt
smallworld-ui-last-turn = vorige beurt
smallworld-ui-now = +{ $count } nu

smallworld-ui-taken = { $count ->
    [one] Verloren sinds je laatste beurt: één regio, aan { $players }
   *[other] Verloren sinds je laatste beurt: { $count } regio’s, aan { $players }
}
smallworld-ui-partner = met jou
    .side = { $side }, met jou
smallworld-ui-rival = tegen jou
    .side = { $side }, tegen jou
smallworld-ui-carried = { $cost } van { $hand }
smallworld-ui-hand = In de hand
smallworld-ui-hand-of = { $hand } van { $all }
smallworld-ui-hand-empty = geen fiches
smallworld-ui-use = gebruik
smallworld-ui-ready = klaar
smallworld-ui-tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
smallworld-ui-beasts = { $count ->
    [one] { $count } beest
   *[other] { $count } beesten
}
smallworld-ui-bombs = { $count ->
    [one] { $count } bom
   *[other] { $count } bommen
}
smallworld-ui-regions = { $count ->
    [one] { $count } gebied
   *[other] { $count } gebieden
}
smallworld-ui-tray = { $count } in de bak
smallworld-ui-so-far = { $count } tot nu toe
smallworld-ui-left = nog { $count }
smallworld-ui-targets = { $count ->
    [one] { $count } doel
   *[other] { $count } doelen
}
smallworld-ui-champion-in_hand = Kampioen
smallworld-ui-champion-waiting = Kampioen wacht
smallworld-ui-champion-free = De kampioen heeft geen fiches nodig

smallworld-ui-nobody = leeg
smallworld-ui-holder = { $player }: { $race }
smallworld-ui-holder-declined = { $player }: { $race }, in verval
smallworld-ui-face-down = gedekte tegel
smallworld-ui-piece-champion = kampioen
smallworld-ui-piece-mountain = berg
smallworld-ui-piece-fort = fort
smallworld-ui-piece-wall = wispmuur
smallworld-ui-piece-tower = wachttoren
smallworld-ui-piece-bomb = bom
smallworld-ui-piece-objective = militair doel
smallworld-ui-symbol-anchor = landing
smallworld-ui-symbol-cave = grot
smallworld-ui-symbol-magic = magie
smallworld-ui-cost = kost { $cost }
smallworld-ui-odds = worp { PERCENT($odds) }
smallworld-ui-toll = { $count ->
    [one] { $count } munt te betalen
   *[other] { $count } munten te betalen
}
smallworld-ui-pays =
    { $count ->
        [one] levert { $count } munt op
       *[other] levert { $count } munten op
    }
smallworld-ui-certain = Je hebt { $hand }: zeker
smallworld-ui-try = Je hebt { $hand }, { $missing } tekort
smallworld-ui-chance = laatste poging, { PERCENT($odds) } met de versterkingsdobbelsteen
smallworld-ui-also = Ook hier:

smallworld-ui-soft = { $what }: kies een gebied
smallworld-ui-click = Kies een oplichtend gebied
smallworld-ui-loses-turn = Dit is je laatste fiche: je beurt eindigt.
smallworld-ui-loses-race = Je volk ({ $race }) raakt in verval: het verovert niets meer, en je beurt eindigt.
smallworld-ui-loses-tokens = { $count ->
    [one] Eén fiche in de hand verovert deze beurt niets meer
   *[other] { $count } fiches in de hand veroveren deze beurt niets meer
}, terwijl { $targets ->
    [one] één gebied bereikbaar is
   *[other] { $targets } gebieden bereikbaar zijn
}.
smallworld-ui-choose-set = Kies een set uit de kolom
smallworld-ui-waiting = Wacht op { $player }
smallworld-ui-over = Het spel is afgelopen
smallworld-ui-curve = Munten per ronde
smallworld-ui-sources = Waar ze vandaan komen
smallworld-ui-source-regions = gebieden
smallworld-ui-source-declined = volk in verval
smallworld-ui-source-bonus = bonussen
smallworld-ui-source-other = buit en tol
smallworld-ui-die = De versterkingsdobbelsteen toont { $die }
smallworld-ui-look = Bekijk de eilanden
smallworld-ui-murloc-tokens = { $count } naast het bord
smallworld-ui-murloc-coins = { $count ->
    [one] Murlocs: { $count } munt.
   *[other] Murlocs: { $count } munten.
}
smallworld-ui-murlocs-beaten = Ze zijn verslagen!
smallworld-ui-murlocs-won = Ze houden de eilanden.
smallworld-ui-undo = Ongedaan maken
smallworld-ui-undo-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}


smallworld-ui-tool-strike = Luchtaanval
smallworld-ui-tool-champion = Kampioen
smallworld-ui-tool-intimidate = Intimideer
smallworld-ui-tool-portal = Portaal
smallworld-ui-tool-steal = Trek { $what }
smallworld-ui-tool-abandon = Verlaten
smallworld-ui-tool-lift = Fiches opnemen
smallworld-ui-tool-place_beast = Beest
smallworld-ui-tool-exchange = Beest voor fiche
smallworld-ui-tool-lift_beast = Beest opnemen
smallworld-ui-tool-place_champion = Kampioen

smallworld-ui-sub-stop = +{ $income }, dan herverdelen
smallworld-ui-sub-decline = +{ $income }, dan een nieuw volk
smallworld-ui-abandon-first = Eerst verlaten
smallworld-ui-sub-expand = troepen opnemen, veroveren
smallworld-ui-sub-abandon-first = gebieden opgeven, dan veroveren
smallworld-ui-sub-ready = houd alle andere gebieden
smallworld-ui-sub-spread = alles leggen, beurt eindigt
smallworld-ui-sub-done = einde van de beurt
smallworld-ui-sub-use = voor één verovering
smallworld-ui-sub-buy = { $price ->
    [0] houd de munten
    [one] voor { $price } munt
   *[other] voor { $price } munten
}
smallworld-ui-sub-not-now = bij begin van de beurt

smallworld-ui-short-blood_elves = +{ smallworld-coins } per eigen magisch gebied
smallworld-ui-short-draenei = Het eerste verloren fiche per vijandelijke beurt blijft gespaard
smallworld-ui-short-dwarves = Bergen kosten { $discount } minder
smallworld-ui-short-ethereals = 1× per beurt: een plaats voor −{ $discount }, of trek een artefact
smallworld-ui-short-forsaken = Wek 1 fiche per verdreven fiche, { smallworld-price } per stuk
smallworld-ui-short-gnomes = Luchtaanval: 1× per beurt op elk land, de dobbelsteen helpt
smallworld-ui-short-goblins = Beurteinde: bommen in aangrenzende gebieden
smallworld-ui-short-humans = { $objectives ->
    [one] { $objectives } doel
   *[other] { $objectives } doelen
}, { smallworld-coins } waard behalve voor de Horde
smallworld-ui-short-kobolds = Alle grotten grenzen aan hen
smallworld-ui-short-naga = Mogen water veroveren en bezetten
smallworld-ui-short-night_elves = Bossen kosten { $discount } minder en krijgen een wispmuur
smallworld-ui-short-orcs = +{ smallworld-coins } per veroverd Alliantiegebied
smallworld-ui-short-pandaren = Tegenstanders die je spaarde, betalen { $price } voor ze je aanvallen
smallworld-ui-short-tauren = Altijd { $fewest } of meer fiches in een gebied
smallworld-ui-short-trolls = Niet-lege gebieden kosten { $discount } minder
smallworld-ui-short-worgen = Elke beurt: krijg { smallworld-coins }, of betaal { $price } en alles kost { $discount } minder

smallworld-ui-short-archaeologist = +{ smallworld-coins } per artefact of plaats
smallworld-ui-short-farmer = +{ smallworld-coins } per eigen veld
smallworld-ui-short-fortified = Een fort in elk gebied, +{ $fort_defense } verdediging
smallworld-ui-short-fishing = +{ smallworld-coins } per gebied naast meer of zee
smallworld-ui-short-mining = +{ smallworld-coins } per eigen grot
smallworld-ui-short-defensive = Wachttorens maken goed bewaakte velden immuun
smallworld-ui-short-intimidating = { $times }× per beurt: verplaats een vijandelijk fiche
smallworld-ui-short-explorer = +{ smallworld-coins } per eiland met een eigen gebied
smallworld-ui-short-mountaineer = +{ smallworld-coins } per eigen berg
smallworld-ui-short-heroic = 1× per beurt neemt de kampioen gratis een gebied
smallworld-ui-short-battle_master = +{ smallworld-coins } per veroverd niet-leeg gebied
smallworld-ui-short-herbalist = +{ smallworld-coins } per eigen heuvel
smallworld-ui-short-swamp_walker = +{ smallworld-coins } per eigen moeras
smallworld-ui-short-portal_mage = { $times }× per beurt: verwissel twee magische gebieden
smallworld-ui-short-blacksmith = Elk gebied kost { $discount } minder
smallworld-ui-short-seafaring = Gratis overtocht naar landingsgebieden
smallworld-ui-short-bog_dweller = Wie een moeras van je neemt, betaalt { smallworld-coins }
smallworld-ui-short-beast_master = Elke beurt: een beest per heuvel vecht mee
smallworld-ui-short-ranger = +{ smallworld-coins } per eigen bos
smallworld-ui-short-enraged = +{ smallworld-coins } per fiche in een veroverd gebied met { $from_tokens }+

smallworld-field-over = Spel afgelopen

## Beurten, stap voor stap verteld

smallworld-chapter-set = Combinaties
smallworld-chapter-conquest = Veroveringen
smallworld-chapter-troops = Herverdeling
smallworld-chapter-income = Inkomsten
smallworld-chapter-round = Rondes
smallworld-film-income = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
smallworld-film-round = Ronde { $number }

## The races, before the game
smallworld-choose = Volken in de doos
    .help = Op tafel liggen zes sets open, elk een volk met een willekeurige kracht. Je neemt er een, breidt uit, laat het volk in verval raken als het uitgeput is, en neemt de volgende set. Wie de meeste munten heeft, wint.
smallworld-ui-occasion-conquered = iemand een gebied van mijn actieve volk verovert
smallworld-ui-occasion-declined = iemand anders in verval gaat
smallworld-ui-occasion-chose = iemand anders een volk neemt
