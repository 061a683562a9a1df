# Chaos in the Old World

chaos-title = Chaos in the Old World

## Machten, regio’s, volgelingen, fiches

chaos-god-khorne = Khorne
chaos-god-nurgle = Nurgle
chaos-god-tzeentch = Tzeentch
chaos-god-slaanesh = Slaanesh
chaos-region-norsca = Norsca
    .in = in Norsca
    .to = naar Norsca
    .from = uit Norsca
    .via = uit Norsca{ " " }
    .the = Norsca
chaos-region-troll_country = Trollenland
    .in = in Trollenland
    .to = naar Trollenland
    .from = uit Trollenland
    .via = uit Trollenland{ " " }
    .the = Trollenland
chaos-region-kislev = Kislev
    .in = in Kislev
    .to = naar Kislev
    .from = uit Kislev
    .via = uit Kislev{ " " }
    .the = Kislev
chaos-region-empire = Het Keizerrijk
    .in = in het Keizerrijk
    .to = naar het Keizerrijk
    .from = uit het Keizerrijk
    .via = uit het Keizerrijk{ " " }
    .the = het Keizerrijk
chaos-region-bretonnia = Bretonnia
    .in = in Bretonnia
    .to = naar Bretonnia
    .from = uit Bretonnia
    .via = uit Bretonnia{ " " }
    .the = Bretonnia
chaos-region-estalia = Estalia
    .in = in Estalia
    .to = naar Estalia
    .from = uit Estalia
    .via = uit Estalia{ " " }
    .the = Estalia
chaos-region-tilea = Tilea
    .in = in Tilea
    .to = naar Tilea
    .from = uit Tilea
    .via = uit Tilea{ " " }
    .the = Tilea
chaos-region-border_princes = Grensvorstendommen
    .in = in de Grensvorstendommen
    .to = naar de Grensvorstendommen
    .from = uit de Grensvorstendommen
    .via = uit de Grensvorstendommen{ " " }
    .the = de Grensvorstendommen
chaos-region-badlands = De Barre Landen
    .in = in de Barre Landen
    .to = naar de Barre Landen
    .from = uit de Barre Landen
    .via = uit de Barre Landen{ " " }
    .the = de Barre Landen
chaos-source-norsca = Norsca
    .from = uit Norsca
    .via = uit Norsca{ " " }
    .the = Norsca
chaos-source-troll_country = Trollenland
    .from = uit Trollenland
    .via = uit Trollenland{ " " }
    .the = Trollenland
chaos-source-kislev = Kislev
    .from = uit Kislev
    .via = uit Kislev{ " " }
    .the = Kislev
chaos-source-empire = Het Keizerrijk
    .from = uit het Keizerrijk
    .via = uit het Keizerrijk{ " " }
    .the = het Keizerrijk
chaos-source-bretonnia = Bretonnia
    .from = uit Bretonnia
    .via = uit Bretonnia{ " " }
    .the = Bretonnia
chaos-source-estalia = Estalia
    .from = uit Estalia
    .via = uit Estalia{ " " }
    .the = Estalia
chaos-source-tilea = Tilea
    .from = uit Tilea
    .via = uit Tilea{ " " }
    .the = Tilea
chaos-source-border_princes = Grensvorstendommen
    .from = uit de Grensvorstendommen
    .via = uit de Grensvorstendommen{ " " }
    .the = de Grensvorstendommen
chaos-source-badlands = De Barre Landen
    .from = uit de Barre Landen
    .via = uit de Barre Landen{ " " }
    .the = de Barre Landen
chaos-source-reserve = Voorraad
    .from = uit de voorraad
    .via = { "" }
    .the = de voorraad
chaos-kind-cultist = Cultist
    .a = een Cultist
chaos-kind-warrior = Krijger
    .a = een Krijger
chaos-kind-greater_daemon = Grote Demon
    .a = een Grote Demon
chaos-kind-shielded_cultist = Cultist met warpschild
    .a = een Cultist met warpschild
chaos-kind-shielded_warrior = Krijger met warpschild
    .a = een Krijger met warpschild
chaos-kind-shielded_greater_daemon = Grote Demon met warpschild
    .a = een Grote Demon met warpschild
chaos-kind-entrenched_warrior = Krijger op een kaartvak
    .a = een Krijger op een kaartvak
chaos-kind-shielded_entrenched_warrior = Krijger met warpschild op een kaartvak
    .a = een Krijger met warpschild op een kaartvak
chaos-kind-spent_cultist = Cultist (al gratis opgeroepen)
    .a = een Cultist (al gratis opgeroepen)
chaos-kind-charmed_bloodsworn = Betoverde Bloedgezworene
    .a = een betoverde Bloedgezworene
chaos-kind-charmed_leper = Betoverde Melaatse
    .a = een betoverde Melaatse
chaos-kind-charmed_acolyte = Betoverde Acoliet
    .a = een betoverde Acoliet
chaos-kind-charmed_shielded_acolyte = Betoverde Acoliet met warpschild
    .a = een betoverde Acoliet met warpschild
chaos-kind-charmed_spent_leper = Betoverde Melaatse (al gratis opgeroepen)
    .a = een betoverde Melaatse (al gratis opgeroepen)
chaos-figure-bloodsworn = Bloedgezworene
    .a = een Bloedgezworene
chaos-figure-khorne-cultist = Bloedgezworene
    .a = een Bloedgezworene
chaos-figure-bloodletter = Bloedlater
    .a = een Bloedlater
chaos-figure-khorne-warrior = Bloedlater
    .a = een Bloedlater
chaos-figure-bloodthirster = Bloeddorster
    .a = een Bloeddorster
chaos-figure-khorne-greater_daemon = Bloeddorster
    .a = een Bloeddorster
chaos-figure-leper = Melaatse
    .a = een Melaatse
chaos-figure-nurgle-cultist = Melaatse
    .a = een Melaatse
chaos-figure-plaguebearer = Pestdrager
    .a = een Pestdrager
chaos-figure-nurgle-warrior = Pestdrager
    .a = een Pestdrager
chaos-figure-great_unclean_one = Grote Onreine
    .a = een Grote Onreine
chaos-figure-nurgle-greater_daemon = Grote Onreine
    .a = een Grote Onreine
chaos-figure-acolyte = Acoliet
    .a = een Acoliet
chaos-figure-tzeentch-cultist = Acoliet
    .a = een Acoliet
chaos-figure-horror = Gruwel
    .a = een Gruwel
chaos-figure-tzeentch-warrior = Gruwel
    .a = een Gruwel
chaos-figure-lord_of_change = Heer van Verandering
    .a = een Heer van Verandering
chaos-figure-tzeentch-greater_daemon = Heer van Verandering
    .a = een Heer van Verandering
chaos-figure-seductress = Verleidster
    .a = een Verleidster
chaos-figure-slaanesh-cultist = Verleidster
    .a = een Verleidster
chaos-figure-daemonette = Demonette
    .a = een Demonette
chaos-figure-slaanesh-warrior = Demonette
    .a = een Demonette
chaos-figure-keeper_of_secrets = Hoeder van Geheimen
    .a = een Hoeder van Geheimen
chaos-figure-slaanesh-greater_daemon = Hoeder van Geheimen
    .a = een Hoeder van Geheimen
chaos-token-event = Gebeurtenis
    .text = toont waar een Oude Wereld-kaart werkt
    .a = een gebeurtenis
    .many = gebeurtenissen
chaos-token-hero = Held
    .text = neemt in de eindfase een figuur van de hoogste dreiging bij hem weg
    .a = een held
    .many = helden
chaos-token-noble = Edele
    .text = verhoogt de veroveringswaarde met 1
    .a = een edele
    .many = edelen
chaos-token-peasant = Boer
    .text = valt door één treffer en gaat naar het machtsoverzicht van de doder
    .a = een boer
    .many = boeren
chaos-token-skaven = Skaven
    .text = verlaagt de weerstand met 1
    .a = een skaven
    .many = skaven
chaos-token-warpstone = Warpsteen
    .text = telt bij de vernietiging als een corruptiefiche
    .a = een warpsteen
    .many = warpstenen
chaos-slot-left = linkervak
    .in = op het linkervak
    .to = op het linkervak
chaos-slot-right = rechtervak
    .in = op het rechtervak
    .to = op het rechtervak

## Fasen en stappen

chaos-phase-setup = Voorbereiding
chaos-phase-old_world = Oude Wereld-fase
chaos-phase-draw = Kaartfase
chaos-phase-summoning = Actiefase
chaos-phase-battle = Vechtfase
chaos-phase-corruption = Corruptiefase
chaos-phase-end = Eindfase
chaos-phase-over = Einde van het spel
chaos-step-domination = Overwicht
chaos-step-corruption = Corruptie
chaos-step-chaos_cards = Chaoskaarten gaan van het bord
chaos-step-heroes = De helden slaan toe
chaos-step-old_world_cards = Oude Wereld-kaarten
chaos-step-ruined_regions = Vernietigde regio’s tellen
chaos-step-dials = De wijzerplaten draaien
chaos-step-game_end = Is er een winnaar?
chaos-points-domination = overwicht
chaos-points-ruin_first = meeste corruptie in een vernietigde regio
chaos-points-ruin_second = op één na meeste corruptie in een vernietigde regio
chaos-points-ruiner = meegeholpen een regio te vernietigen
chaos-points-dial = wijzerplaat
chaos-points-old_world = Oude Wereld-kaart
chaos-points-upgrade = verbetering
chaos-roll-early = vroege worp
chaos-roll-battle = gevechtsworp
chaos-roll-event = worp van de Oude Wereld
chaos-roll-return = terugslag
chaos-instruction-start = start
    .many = start
chaos-instruction-vp = één overwinningspunt
    .many = overwinningspunten
chaos-instruction-upgrade = een verbetering
    .many = verbeteringen
chaos-instruction-draw = trek een kaart
    .many = kaarten te trekken
chaos-instruction-place_warpstone = plaats een warpsteen
    .many = warpstenen te plaatsen
chaos-instruction-place_noble = plaats een edele
    .many = edelen te plaatsen
chaos-instruction-remove_corruption = verwijder een corruptiefiche
    .many = corruptiefiches te verwijderen
chaos-instruction-remove_old_world = verwijder een Oude Wereld-fiche
    .many = Oude Wereld-fiches te verwijderen
chaos-instruction-victory = overwinning
    .many = overwinning
chaos-ending-none = nog bezig
chaos-ending-dial = een wijzerplaat staat op overwinning
chaos-ending-points = vijftig overwinningspunten bereikt
chaos-ending-ruins = vijf regio’s zijn vernietigd
chaos-ending-deck = de Oude Wereld heeft standgehouden

## Chaoskaarten

chaos-card-blood_frenzy = Bloedroes
    .text = Als het gevecht hier begint, gooit Khorne vóór alle anderen 2 dobbelstenen. Wat sterft is meteen weg; treffers die niets doden blijven voor de gewone worp bewaard.
chaos-card-battle_cry = Strijdkreet
    .text = Niemand plaatst hier deze ronde corruptiefiches.
chaos-card-field_of_carnage = Slachtveld
    .text = Alleen figuren van Khorne kunnen deze regio verlaten.
chaos-card-ritual_slaying = Rituele Slachting
    .text = Khorne trekt een kaart voor elke hier gedode figuur.
chaos-card-skull_throne = De Schedeltroon
    .text = Figuren van Khorne tellen hier bij het overwicht met hun aanval mee in plaats van met hun aantal.
chaos-card-reborn_in_blood = Herboren in Bloed
    .text = Na het gevecht hier volgt meteen nog een gevecht.
chaos-card-blood_gods_call = De Roep van de Bloedgod
    .text = Haal tot twee figuren van welke macht dan ook hierheen, beide uit één andere regio.
chaos-card-plague_aura = Pestwalm
    .text = Elk corruptiefiche van Nurgle hier telt 1 bij Nurgles overwicht.
chaos-card-plague_touch = Pestaanraking
    .text = Vijandelijke figuren hebben hier 1 verdediging minder, maar minstens 1.
chaos-card-all_things_decay = Alles Vergaat
    .text = Verwijder één corruptiefiche van welke macht dan ook uit deze regio.
chaos-card-influenza = Influenza
    .text = De weerstand van deze regio is 2 lager.
chaos-card-rain_of_pus = Etterregen
    .text = Figuren van Nurgle hebben hier 1 verdediging meer.
chaos-card-great_foul_consumption = Grote Vuile Vertering
    .text = Nadat hier fiches zijn geplaatst, gaan alle figuren van Nurgle terug naar de voorraad; voor elke twee komt er een corruptiefiche van Nurgle.
chaos-card-final_rotting = De Laatste Verrotting
    .text = Aan het eind van de vechtfase doodt Nurgle hier een vijandelijke cultist of krijger voor elk eigen corruptiefiche hier.
chaos-card-stench_of_death = De Stank van de Dood
    .text = Heeft Nurgle overwicht in deze regio, dan plaatst Nurgle hier twee corruptiefiches.
chaos-card-changer_of_ways = Veranderaar van Wegen
    .text = De teksten van alle andere Chaoskaarten hier vervallen. Hun kosten en symbolen tellen nog.
chaos-card-drain_power = Macht Aftappen
    .text = Elke andere speler met een cultist hier verliest 1 macht; Tzeentch krijgt 1.
chaos-card-warp_shield = Warpschild
    .text = Eén figuur van Tzeentch hier kan deze ronde niet in een gevecht gedood worden, waarheen die ook gaat.
chaos-card-teleport = Teleportatie
    .text = Verplaats een cultist of krijger van welke macht dan ook van hier naar een andere regio.
chaos-card-temporal_stasis = Tijdstilstand
    .text = Andere spelers betalen 2 macht meer voor Chaoskaarten die ze hier spelen.
chaos-card-meddling_of_skaven = Inmenging van de Skaven
    .text = Kies een speler met een figuur hier; die legt twee Chaoskaarten naar keuze af.
chaos-card-persistence_of_change = Volhardende Verandering
    .text = Heeft Tzeentch hier deze ronde een vijandelijke figuur gedood, dan blijft deze kaart ook de volgende ronde liggen.
chaos-card-dazzle = Verblinding
    .text = Vijandelijke figuren hebben hier 1 aanval minder.
chaos-card-perverse_infiltration = Perverse Infiltratie
    .text = Slaanesh plaatst hier een corruptiefiche.
chaos-card-abyssal_pact = Pact van de Afgrond
    .text = Figuren tellen hier niet mee bij het overwicht.
chaos-card-insidious_lies = Verraderlijke Leugens
    .text = Elke edele en elke held hier telt 2 bij het overwicht van Slaanesh.
chaos-card-dark_influence = Duistere Invloed
    .text = Verplaats een edele, held of boer van hier naar een andere regio.
chaos-card-soporific_musk = Bedwelmende Muskus
    .text = Slaanesh beveelt een vijandelijke cultist hier tot het eind van de ronde.
chaos-card-field_of_ecstasy = Veld van Extase
    .text = Hier wordt deze ronde niet gevochten.
chaos-card-degenerate_royalty = Verdorven Adel
    .text = Kost 3 minder in een regio met drie of meer corruptiefiches.

## Verbeteringen

chaos-upgrade-up_bloodsworn = Bloedgezworenen
    .text = Aanval 1.
chaos-upgrade-up_bloodletter = Bloedlaters
    .text = Zij gooien vóór alle andere figuren; wat ze doden slaat niet terug.
chaos-upgrade-up_bloodthirster = Bloeddorster
    .text = Telt bij het overwicht als drie figuren.
chaos-upgrade-up_khorne_power = Macht van Khorne
    .text = Elke ronde 1 macht meer.
chaos-upgrade-up_khorne_cards = Kaarten van Khorne
    .text = Trekt elke ronde 1 kaart meer.
chaos-upgrade-up_leper = Melaatsen
    .text = Elke Melaatse komt één keer per ronde gratis in een regio waar je geen figuur hebt.
chaos-upgrade-up_plaguebearer = Pestdragers
    .text = Elke in het gevecht gedode Pestdrager geeft een treffer op de figuren van de doder.
chaos-upgrade-up_great_unclean_one = Grote Onreine
    .text = Plaatst twee corruptiefiches waar hij aankomt.
chaos-upgrade-up_power_of_pestilence = Macht van de Pestilentie
    .text = Elke ronde 1 macht meer.
chaos-upgrade-up_provender_of_ruin = Voer voor Verval
    .text = 3 punten telkens als een regio wordt vernietigd.
chaos-upgrade-up_acolyte = Acolieten
    .text = Mogen een warpsteen meenemen naar een andere regio.
chaos-upgrade-up_horror = Gruwels
    .text = Mogen op een leeg kaartvak staan en het versperren.
chaos-upgrade-up_lord_of_change = Heer van Verandering
    .text = Heeft twee magiesymbolen.
chaos-upgrade-up_tzeentch_power = Macht van Tzeentch
    .text = Elke ronde 1 macht meer.
chaos-upgrade-up_tzeentch_cards = Kaarten van Tzeentch
    .text = Vult de hand aan tot zes kaarten.
chaos-upgrade-up_seductress = Verleidsters
    .text = Verdediging 2.
chaos-upgrade-up_daemonette = Demonettes
    .text = Alleen zessen treffen hen.
chaos-upgrade-up_keeper_of_secrets = Hoeder van Geheimen
    .text = Mag bij het begin van de vechtfase een vijandelijke cultist in zijn regio bevelen.
chaos-upgrade-up_slaanesh_power_1 = Macht van Slaanesh
    .text = Elke ronde 1 macht meer.
chaos-upgrade-up_slaanesh_power_2 = Overdaad van Slaanesh
    .text = Elke ronde 2 macht meer, maar 1 kaart minder.

## Oude Wereld-kaarten

chaos-old_world-plunged_into_chaos = In Chaos Gestort
    .text = Iedereen scoort 1 punt per boer op het eigen overzicht; wie er als enige de meeste heeft scoort 3 extra.
chaos-old_world-peasant_uprising = Boerenopstand
    .text = Een boer in elke regio behalve de Barre Landen. Zolang ze ligt: elke boer telt 1 bij de weerstand van zijn regio.
chaos-old_world-up_from_skavenblight = Op uit Skavenblight
    .text = Een skaven in een regio met warpsteen of ernaast.
chaos-old_world-meteor_showers = Meteorenregen
    .text = Een warpsteen in elk van twee regio’s.
chaos-old_world-warpstone_discovery = Warpsteen Ontdekt
    .text = Twee warpstenen in één regio. Eindfase: wie een figuur bij warpsteen heeft, trekt een kaart.
chaos-old_world-bretonnian_knights = Bretonnische Ridders
    .text = Een held in Bretonnia en een elders. Eindfase: wie een figuur in Bretonnia heeft, legt een kaart af.
chaos-old_world-dwarf_trollslayers = Trollendoders der Dwergen
    .text = Helden in Norsca en Kislev, of in Trollenland en het Keizerrijk. Eindfase: de hoogste dreiging met een krijger of grote demon bij een held verliest er daarvan een.
chaos-old_world-horned_ones_due = De Tol van de Gehoornde
    .text = Een skaven in een regio naar keuze. Zolang ze ligt: regio’s met skaven hebben één kaartvak minder.
chaos-old_world-crusade_is_come = De Kruistocht Komt
    .text = Een held in elk van twee regio’s.
chaos-old_world-witch_hunters = Heksenjagers
    .text = Een held in de regio met de meeste corruptie. Eindfase: bij elke held verdwijnt één fiche van de macht die er de meeste heeft.
chaos-old_world-road_wardens = Wegwachters
    .text = Een held in een regio met een edele of boer. Zolang ze ligt: een figuur op het bord verplaatsen kost 1 meer.
chaos-old_world-divine_inspiration = Goddelijke Ingeving
    .text = Een boer in elke regio met een held of edele. Eindfase: de hoogste dreiging legt een kaart af.
chaos-old_world-franzs_decree = Decreet van Franz
    .text = Een edele in het Keizerrijk en een ernaast. Zolang ze ligt: regio’s met een edele hebben 1 weerstand meer.
chaos-old_world-electors_arise = De Keurvorsten Staan Op
    .text = Een edele in elk van twee dichtbevolkte regio’s. Eindfase: 1 punt voor elke regio met een edele waar je overwicht had.
chaos-old_world-mass_exodus = Massale Uittocht
    .text = Alle boeren van één regio trekken naar buurregio’s.
chaos-old_world-skavengers = Skaaseters
    .text = Een skaven in een regio naar keuze. Eindfase: een warpsteen in een regio met skaven.
chaos-old_world-greenskins_invade = Inval van de Groenhuiden
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in de Barre Landen, het Keizerrijk en Tilea. Begin van het gevecht: tegen elke macht bij een gebeurtenis wordt een dobbelsteen gegooid.
chaos-old_world-norse_reavers = Noorse Plunderaars
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Norsca, Trollenland en Kislev verliezen elk een boer en krijgen een gebeurtenis. Einde van het gevecht: bij een gebeurtenis verliest wie de meeste figuren heeft een cultist of krijger.
chaos-old_world-dark_elf_corsairs = Kapers van de Duistere Elfen
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in Bretonnia, Estalia en Tilea. Eindfase: bij een gebeurtenis verdwijnt een boer, en wie er twee of meer cultisten heeft verliest er een.
chaos-old_world-teclis_aids_the_empire = Teclis Helpt het Keizerrijk
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in het Keizerrijk, Kislev en Bretonnia. Zolang ze ligt: geen kaarten met een magiesymbool bij een gebeurtenis.
chaos-old_world-electors_sue_for_peace = De Keurvorsten Vragen Vrede
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in het Keizerrijk en twee buurregio’s. Zolang ze ligt: geen gevecht bij een gebeurtenis.
chaos-old_world-grail_is_found = De Graal Is Gevonden
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in Bretonnia en twee buurregio’s. Zolang ze ligt: geen corruptiefiches bij een gebeurtenis.

## Werkwoorden

chaos-verb-summon = Roep { $kind-a } { $source-via }{ $region-to }
    .group = Oproepen
chaos-verb-play = Speel { $card } { $region-in }
    .group = Een kaart spelen
chaos-verb-play_right = Speel { $card } op het rechtervak { $region-in }
    .group = Op het rechtervak spelen
chaos-verb-pass = Passen (macht naar 0)
    .short = Passen
chaos-verb-hit = Dood { $kind-a } van { $god }
    .group = Een figuur doden
chaos-verb-hit_peasant = Dood een boer
chaos-verb-keep_hits = Bewaar de treffers voor de gewone worp
chaos-verb-lose = Geef { $kind-a } { $region-in } op
    .group = Een figuur opgeven
chaos-verb-slay = Laat { $kind-a } van { $god } rotten
    .group = Een figuur laten rotten
chaos-verb-place = Plaats { $token-a } { $region-in }
    .group = Een fiche plaatsen
chaos-verb-remove = Verwijder { $token-a } { $region-from }
    .group = Een fiche verwijderen
chaos-verb-cleanse = Verwijder corruptie van { $god } { $region-from }
    .group = Corruptie verwijderen
chaos-verb-discard = Leg { $card } af
    .group = Een kaart afleggen
chaos-verb-upgrade = Neem { $upgrade }
    .group = Een verbetering nemen
chaos-verb-decline = Nee, dank je
chaos-verb-fetch = Haal { $kind-a } van { $god } { $region-from }
    .group = Een figuur halen
chaos-verb-pick = Kies { $kind-a } van { $god }
    .group = Een figuur kiezen
chaos-verb-send = Kies { $region-the }
    .group = De regio kiezen
chaos-verb-shield = Bescherm { $kind-a }
    .group = Een figuur beschermen
chaos-verb-charm = Betover { $kind-a } van { $god }
    .group = Een cultist betoveren
chaos-verb-meddle = Zit { $god } dwars
    .group = Een speler dwarszitten
chaos-verb-displace = Verplaats { $token-a }
    .group = Een fiche verplaatsen
chaos-verb-carry = Neem een warpsteen mee
chaos-verb-entrench = Ga { $slot-to } staan
    .group = Op een kaartvak gaan staan
chaos-verb-exodus = Laat de boeren { $region-the } verlaten
    .group = Boeren laten vertrekken

## Vragen

chaos-prompt-summoning_turn = roep een volgeling op of speel een kaart
    .detail = nog { $power } macht
chaos-prompt-exchange_card = een kaart afleggen voor je je hand aanvult?
chaos-prompt-assign_hits = { $hits ->
    [one] gevecht { $region-in }: wijs één treffer toe
   *[other] gevecht { $region-in }: verdeel { $hits } treffers
}
chaos-prompt-return_hits = { $hits ->
    [one] Pestdragers slaan terug { $region-in }: wijs één treffer toe aan { $god }
   *[other] Pestdragers slaan terug { $region-in }: wijs { $hits } treffers toe aan { $god }
}
chaos-prompt-rot_figure = De Laatste Verrotting { $region-in }: kies een figuur die sterft
    .detail = { $number ->
    [one] nog één figuur
   *[other] nog { $number } figuren
}
chaos-prompt-lose_figure = kies de figuur die je verliest
    .detail = mogelijk: { $regions }
chaos-prompt-suffer_hits = { $hits ->
    [one] Groenhuiden { $region-in }: één treffer, kies wat valt
   *[other] Groenhuiden { $region-in }: { $hits } treffers, kies wat valt
}
chaos-prompt-carry_warpstone = een warpsteen meenemen { $source-from } { $region-to }?
chaos-prompt-stand_on_slot = de Gruwel op een kaartvak { $region-in } zetten?
chaos-prompt-fetch_figure = { $number ->
    [one] De Roep van de Bloedgod: één figuur { $region-to } halen?
   *[other] De Roep van de Bloedgod: haal tot { $number } figuren { $region-to }
}
chaos-prompt-choose_decay = wiens corruptie verwijderen { $region-from }?
chaos-prompt-choose_token = welk fiche verplaatsen { $region-from }?
chaos-prompt-choose_token_goal = waarheen gaat { $token-a } { $source-from }?
chaos-prompt-choose_charmed = welke cultist { $region-in } betoveren?
chaos-prompt-choose_shield = welke figuur { $region-in } beschermen?
chaos-prompt-choose_traveller = welke figuur { $region-from } teleporteren?
chaos-prompt-choose_goal = teleporteer { $kind-a } van { $god } { $source-from }: waarheen?
chaos-prompt-choose_meddled = { $number ->
    [one] wie { $region-in } legt een kaart af?
   *[other] wie { $region-in } legt { $number } kaarten af?
}
chaos-prompt-discard_card = { $number ->
    [one] leg één handkaart af
   *[other] leg { $number } handkaarten af
}
chaos-prompt-choose_region = { $amount ->
    [one] { $card }: plaats { $token-a }
   *[other] { $card }: plaats { $amount } { $token-many } in één regio
}
    .detail = { $number ->
    [one] nog één regio te kiezen
   *[other] nog { $number } regio’s te kiezen
}
chaos-prompt-choose_pair = { $card }: waar gaan de helden heen?
chaos-prompt-choose_exodus = Massale Uittocht: welke regio verlaten de boeren?
chaos-prompt-choose_refuge = Massale Uittocht { $source-from }: waar gaat een boer heen?
    .detail = { $number ->
    [one] nog één boer
   *[other] nog { $number } boeren
}
chaos-prompt-choose_purged = Heksenjagers { $region-in }: wiens corruptie verwijderen?
chaos-prompt-choose_upgrade = kies een verbetering
chaos-prompt-place_old_world = jouw wijzerplaat: plaats { $token-a }
    .detail = nog { $number }
chaos-prompt-remove_corruption = jouw wijzerplaat: verwijder een corruptiefiche
    .detail = nog { $number }
chaos-prompt-remove_old_world = jouw wijzerplaat: verwijder een Oude Wereld-fiche
    .detail = nog { $number }

## Waarom niet

chaos-why-no_power = Het kost { $cost } macht, je hebt { $power }.
chaos-why-not_adjacent = Je hebt geen figuur { $region-in } of ernaast.
chaos-why-no_such_figure = Zo’n figuur is hier niet.
chaos-why-none_in_reserve = Daarvan is er geen meer in je voorraad.
chaos-why-already_there = Deze figuur is al { $region-in }.
chaos-why-held_by_carnage = Slachtveld: alleen figuren van Khorne verlaten { $region-the }.
chaos-why-not_your_card = Dat is niet jouw kaart.
chaos-why-not_in_hand = { $card } zit niet in je hand.
chaos-why-ruined = { $region }: al vernietigd.
chaos-why-slots_full = Beide kaartvakken { $region-in } zijn bezet.
chaos-why-slot_blocked = De Tol van de Gehoornde verspert een kaartvak { $region-in }.
chaos-why-magic_forbidden = Teclis Helpt het Keizerrijk: geen kaarten met een magiesymbool { $region-in }.
chaos-why-left_slot_first = Kaarten gaan eerst op het linkervak; alleen een kaart die kan blijven liggen mag kiezen.
chaos-why-own_figure = Dit is je eigen figuur.
chaos-why-shielded = Warpschild: deze figuur kan niet in een gevecht gedood worden.
chaos-why-needs_sixes = { $defense ->
    [one] Alleen zessen treffen hier: er is er één nodig, je hebt er { $sixes }.
   *[other] Alleen zessen treffen hier: er zijn er { $defense } nodig, je hebt er { $sixes }.
}
chaos-why-too_few_hits = { $defense ->
    [one] Er is één treffer nodig, je hebt er { $hits }.
   *[other] Er zijn { $defense } treffers nodig, je hebt er { $hits }.
}
chaos-why-only_early_hits_keep = Alleen treffers van een vroege worp kun je bewaren.
chaos-why-hits_must_be_used = Treffers moet je gebruiken zolang ze kunnen doden.
chaos-why-one_region_only = Alle figuren moeten { $region-from } komen.
chaos-why-wrong_class = Dit soort volgelingen kun je hier niet kiezen.
chaos-why-not_in_this_region = Deze regio kun je hier niet kiezen.
chaos-why-other_token = Je moet { $token-a } plaatsen.
chaos-why-region_not_offered = De kaart staat { $region-the } niet toe.
chaos-why-already_played = Deze verbetering is al in het spel.
chaos-why-compulsory = Dit kun je niet weigeren.
chaos-why-no_corruption = Er ligt geen corruptie van { $god } { $region-in }.
chaos-why-no_such_token = Dit fiche ligt niet { $region-in }: { $token }.
chaos-why-token_not_moved = Dit fiche kun je hier niet kiezen: { $token }.
chaos-why-no_figure_there = { $god } heeft geen figuur { $region-in }.
chaos-why-no_neighbour = { $region } en { $source-the } grenzen niet aan elkaar.
chaos-why-not_most = { $god } heeft niet de meeste corruptie { $region-in }.
chaos-why-only_the_killer = Alleen figuren van { $god }, die de Pestdragers doodde.
chaos-why-slot_taken = Er ligt of staat al iets { $slot-in } { $region-in }.
chaos-why-tied = Gelijk op { $value }: niemand heeft overwicht.
chaos-why-not_above = { $value } is niet meer dan de weerstand van { $resistance }.

## Oorzaken

chaos-cause-printed = gedrukt
chaos-cause-upgrade = { $upgrade } (verbetering)
chaos-cause-text = { $card } (tekst)
chaos-cause-card = { $card } (kosten)
chaos-cause-figures =
    { $n ->
        [one] figuur
       *[other] figuren
    }
chaos-cause-nobles = edelen
chaos-cause-skaven = skaven
chaos-cause-old_world = { $old_world }
chaos-cause-least = minstens { $least }
chaos-cause-dice_of_figures = { $figure }
chaos-cause-early_figures = { $figure } (vroeg)

## Gebeurtenissen

chaos-event-round = Ronde { $number }
chaos-event-phase = { $phase }
chaos-event-step = { $step }
chaos-event-revealed = Onthuld: { $card }. { $god } voert de kaart uit.
chaos-event-on_track = Op het spoor: { $card }.
chaos-event-off_track = Van het spoor: { $card }.
chaos-event-lasts = Van kracht: { $card }.
chaos-event-placed = { $number ->
    [one] { $token } { $region-to }.
   *[other] { $number } { $token-many } { $region-to }.
}
chaos-event-removed = { $number ->
    [one] { $token } verwijderd { $region-from }.
   *[other] { $number } { $token-many } verwijderd { $region-from }.
}
chaos-event-moved_token = { $token } { $source-from } { $region-to }.
chaos-event-scored = { $number ->
    [one] { $god } scoort één punt ({ $points }).
   *[other] { $god } scoort { $number } punten ({ $points }).
}
chaos-event-drew = Je trekt { $cards }.
chaos-event-drew_count = { $number ->
    [0] { $god } trekt geen kaart.
    [one] { $god } trekt een kaart.
   *[other] { $god } trekt { $number } kaarten.
}
chaos-event-reshuffled = { $god } schudt de aflegstapel tot een nieuwe stapel.
chaos-event-discarded = { $god } legt { $card } af.
chaos-event-power_set = { $god } heeft { $number } macht.
chaos-event-power_lost = { $god } verliest { $number } macht.
chaos-event-power_gained = { $god } krijgt { $number } macht.
chaos-event-summoned = { $cost ->
    [0] { $god }: { $figure } { $source-via }{ $region-to }, gratis.
   *[other] { $god }: { $figure } { $source-via }{ $region-to }, { $cost } macht.
}
chaos-event-played = { $cost ->
    [0] { $god } speelt { $card } { $region-in }, gratis.
   *[other] { $god } speelt { $card } { $region-in }, { $cost } macht.
}
chaos-event-passed = { $god } past.
chaos-event-moved = { $figure } van { $god } trekt { $source-from } { $region-to }.
chaos-event-shielded = Warpschild { $region-in }: { $kind }.
chaos-event-charmed = Slaanesh betovert { $figure-a } { $region-in }.
chaos-event-entrenched = Een Gruwel staat { $slot-in } { $region-in }.
chaos-event-battle = Gevecht { $region-in }
chaos-event-rolled = { $hits ->
    [0] { $god } gooit { $dice }: geen treffer ({ $roll }).
    [one] { $god } gooit { $dice }: één treffer ({ $roll }).
   *[other] { $god } gooit { $dice }: { $hits } treffers ({ $roll }).
}
chaos-event-struck = { $hits ->
    [0] Worp tegen { $god } { $region-in }: { $dice }, geen treffer.
    [one] Worp tegen { $god } { $region-in }: { $dice }, één treffer.
   *[other] Worp tegen { $god } { $region-in }: { $dice }, { $hits } treffers.
}
chaos-event-killed = { $by } doodt { $figure-a } van { $god } { $region-in }.
chaos-event-peasant_killed = { $by } doodt een boer { $region-in }.
chaos-event-hits_kept = { $hits ->
    [one] { $god } bewaart één treffer.
   *[other] { $god } bewaart { $hits } treffers.
}
chaos-event-hits_lost = { $hits ->
    [one] { $god } kan één treffer niet gebruiken.
   *[other] { $god } kan { $hits } treffers niet gebruiken.
}
chaos-event-returned = { $hits ->
    [one] { $god } slaat terug op { $target }: één treffer.
   *[other] { $god } slaat terug op { $target }: { $hits } treffers.
}
chaos-event-took_off = { $god } verliest { $figure-a } { $region-in }.
chaos-event-dominated = { $god } heeft overwicht { $region-in }, { $value } tegen { $resistance }.
chaos-event-corrupted = { $number ->
    [one] { $god } plaatst een corruptiefiche { $region-in }.
   *[other] { $god } plaatst { $number } corruptiefiches { $region-in }.
}
chaos-event-corruption_forbidden = { $god } mag geen corruptie plaatsen { $region-in }.
chaos-event-cleansed = { $god } verliest een corruptiefiche { $region-in }.
chaos-event-counter = { $god } verdient een vooruitgangsfiche { $region-in }.
chaos-event-ruined = Vernietigd: { $region-the } (vernietigingskaart { $number }).
chaos-event-cards_off = { $god } neemt terug: { $cards }.
chaos-event-card_stayed = { $card } blijft liggen { $region-in }.
chaos-event-ticked = { $number ->
    [0] De wijzerplaat van { $god } draait naar { $position }: { $instruction }.
    [one] De wijzerplaat van { $god } draait naar { $position }: { $instruction }.
   *[other] De wijzerplaat van { $god } draait naar { $position }: { $number } { $instruction-many }.
}
chaos-event-upgraded = { $god } neemt een verbetering: { $upgrade }.
chaos-event-ended = { $winners-count ->
    [0] Het spel is uit: { $ending }. Niemand wint.
   *[other] Het spel is uit: { $ending }. Overwinning voor { $winners }.
}

## Woorden van de tafel

chaos-term-track = Spoor
chaos-term-ruins = Vernietigd
chaos-term-power = Macht
chaos-term-points = OP
chaos-term-threat = Dreiging
chaos-term-dial = Wijzerplaat
chaos-term-counters = Vooruitgang
chaos-term-hand = Hand/stapel
chaos-term-peasants = Boeren
chaos-term-reserve = Voorraad
chaos-term-upgrades = Verbeteringen

## Opties

chaos-option-gods = Goden van de plaatsen
    .in_order = in beurtvolgorde
    .random = door loting
chaos-option-dial_reading = Lezing van de wijzerplaatvoorwaarden
    .faq = FAQ: Khorne één keer per gevecht, Slaanesh alleen in de corruptiestap
    .rulebook = spelregels: één keer per regio en fase

## Hulp bij de regels

chaos-help-aim = Win door je wijzerplaat op overwinning te draaien of met vijftig overwinningspunten (OP). Ook vijf vernietigde regio’s beëindigen het spel: dan winnen de meeste punten. Is de Oude Wereld-stapel eerder op, dan verliest iedereen.
    .title = Het doel
chaos-help-old_world = De laagste dreiging onthult een kaart en maakt de keuzes. Daarna ligt ze tot twee rondes op het spoor.
    .title = Oude Wereld-fase
chaos-help-draw = Iedereen vult de macht aan en trekt kaarten. Tzeentch mag er een afleggen en trekt tot vijf.
    .title = Kaartfase
chaos-help-summoning = Roep om de beurt één volgeling op of speel één kaart. Een volgeling komt waar je figuren hebt of ernaast. Passen zet je macht op 0.
    .title = Actiefase
chaos-help-battle = Regio na regio, in beurtvolgorde: zoveel dobbelstenen als je aanval. 4 en hoger is een treffer, een 6 gooit opnieuw. Treffers moeten doden als ze kunnen; wie valt gooit nog mee.
    .title = Vechtfase
chaos-help-domination = Kosten van je kaarten plus figuren. Wie als enige het hoogst is en boven de weerstand (de verdedigingswaarde van de regio) komt, scoort de veroveringswaarde.
    .title = Overwicht
chaos-help-corruption = Een fiche voor elke cultist. Bij twaalf, warpsteen inbegrepen, wordt de regio vernietigd; wie er deze ronde een fiche plaatste, scoort.
    .title = Corruptie
chaos-help-end = Kaarten gaan weg, helden treffen de hoogste dreiging, Oude Wereld-kaarten werken, vernietigde regio’s tellen, wijzerplaten draaien.
    .title = Eindfase
chaos-help-dial-khorne = Een vooruitgangsfiche voor elk gevecht waarin je een figuur doodt.
    .title = Wijzerplaat van Khorne
chaos-help-dial-nurgle = Een vooruitgangsfiche voor twee of meer fiches die je in één fase in een dichtbevolkte regio plaatst.
    .title = Wijzerplaat van Nurgle
chaos-help-dial-tzeentch = Een vooruitgangsfiche voor twee of meer fiches die je plaatst waar magiesymbolen en warpstenen samen minstens twee zijn.
    .title = Wijzerplaat van Tzeentch
chaos-help-dial-slaanesh = Een vooruitgangsfiche voor twee of meer fiches die je in de corruptiestap bij een edele of held plaatst.
    .title = Wijzerplaat van Slaanesh
