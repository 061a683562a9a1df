# Chaos in the Old World

chaos-title = Chaos in the Old World

## Machten, regio’s, volgelingen, fiches

chaos-god-khorne = Khorne
chaos-god-nurgle = Nurgle
chaos-god-tzeentch = Tzeentch
chaos-god-slaanesh = Slaanesh
chaos-region-norsca = Norsca
chaos-region-troll_country = Trollenland
chaos-region-kislev = Kislev
chaos-region-empire = Het Keizerrijk
chaos-region-bretonnia = Bretonnia
chaos-region-estalia = Estalia
chaos-region-tilea = Tilea
chaos-region-border_princes = De Grensvorsten
chaos-region-badlands = De Barre Landen
chaos-source-norsca = Norsca
chaos-source-troll_country = Trollenland
chaos-source-kislev = Kislev
chaos-source-empire = Het Keizerrijk
chaos-source-bretonnia = Bretonnia
chaos-source-estalia = Estalia
chaos-source-tilea = Tilea
chaos-source-border_princes = De Grensvorsten
chaos-source-badlands = De Barre Landen
chaos-source-reserve = de voorraad
chaos-kind-cultist = Cultist
chaos-kind-warrior = Krijger
chaos-kind-greater_daemon = Grote Demon
chaos-kind-shielded_cultist = Cultist met warpschild
chaos-kind-shielded_warrior = Krijger met warpschild
chaos-kind-shielded_greater_daemon = Grote Demon met warpschild
chaos-kind-entrenched_warrior = Krijger op een kaartvak
chaos-kind-shielded_entrenched_warrior = Krijger met warpschild op een kaartvak
chaos-kind-spent_cultist = Cultist (al gratis opgeroepen)
chaos-kind-charmed_bloodsworn = Betoverde Bloedgezworene
chaos-kind-charmed_leper = Betoverde Melaatse
chaos-kind-charmed_acolyte = Betoverde Acoliet
chaos-kind-charmed_shielded_acolyte = Betoverde Acoliet met warpschild
chaos-kind-charmed_spent_leper = Betoverde Melaatse (al gratis opgeroepen)
chaos-figure-bloodsworn = Bloedgezworene
chaos-figure-khorne-cultist = Bloedgezworene
chaos-figure-bloodletter = Bloedlater
chaos-figure-khorne-warrior = Bloedlater
chaos-figure-bloodthirster = Bloeddorster
chaos-figure-khorne-greater_daemon = Bloeddorster
chaos-figure-leper = Melaatse
chaos-figure-nurgle-cultist = Melaatse
chaos-figure-plaguebearer = Pestdrager
chaos-figure-nurgle-warrior = Pestdrager
chaos-figure-great_unclean_one = Grote Onreine
chaos-figure-nurgle-greater_daemon = Grote Onreine
chaos-figure-acolyte = Acoliet
chaos-figure-tzeentch-cultist = Acoliet
chaos-figure-horror = Gruwel
chaos-figure-tzeentch-warrior = Gruwel
chaos-figure-lord_of_change = Heer van Verandering
chaos-figure-tzeentch-greater_daemon = Heer van Verandering
chaos-figure-seductress = Verleidster
chaos-figure-slaanesh-cultist = Verleidster
chaos-figure-daemonette = Demonette
chaos-figure-slaanesh-warrior = Demonette
chaos-figure-keeper_of_secrets = Hoeder van Geheimen
chaos-figure-slaanesh-greater_daemon = Hoeder van Geheimen
chaos-token-event = Gebeurtenis
    .text = toont waar een Oude Wereld-kaart werkt
chaos-token-hero = Held
    .text = neemt in de eindfase een figuur van de hoogste dreiging weg
chaos-token-noble = Edele
    .text = verhoogt de veroveringswaarde met 1
chaos-token-peasant = Boer
    .text = valt door één treffer en gaat naar het machtsoverzicht van de doder
chaos-token-skaven = Skaven
    .text = verlaagt de weerstand met 1
chaos-token-warpstone = Warpsteen
    .text = telt bij de vernietiging als een corruptiefiche
chaos-slot-left = linkervak
chaos-slot-right = rechtervak

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
chaos-step-game_end = Is het voorbij?
chaos-points-domination = overwicht
chaos-points-ruin_first = meeste corruptie in een vernietigde regio
chaos-points-ruin_second = op één na meeste corruptie in een vernietigde regio
chaos-points-ruiner = een regio vernietigd
chaos-points-dial = wijzerplaat
chaos-points-old_world = Oude Wereld-kaart
chaos-points-upgrade = verbetering
chaos-roll-early = vroege worp
chaos-roll-battle = gevechtsworp
chaos-roll-event = worp van de Oude Wereld
chaos-roll-return = terugslag
chaos-instruction-start = start
chaos-instruction-vp = overwinningspunten
chaos-instruction-upgrade = verbeteringskaart
chaos-instruction-draw = kaarten trekken
chaos-instruction-place_warpstone = warpsteen plaatsen
chaos-instruction-place_noble = edelen plaatsen
chaos-instruction-remove_corruption = corruptie verwijderen
chaos-instruction-remove_old_world = Oude Wereld-fiches verwijderen
chaos-instruction-victory = overwinning
chaos-ending-none = nog bezig
chaos-ending-dial = een wijzerplaat staat op overwinning
chaos-ending-points = vijftig overwinningspunten
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
    .text = Elke melaatse komt één keer per ronde gratis in een regio waar je geen figuur hebt.
chaos-upgrade-up_plaguebearer = Pestdragers
    .text = Elke in het gevecht gedode pestdrager geeft een treffer op de figuren van de doder.
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
    .text = Iedereen scoort 1 punt per boer op het eigen overzicht; wie de meeste heeft scoort er 3 extra.
chaos-old_world-peasant_uprising = Boerenopstand
    .text = Een boer in elke regio behalve De Barre Landen. Zolang ze ligt: elke boer telt 1 bij de weerstand van zijn regio.
chaos-old_world-up_from_skavenblight = Op uit Skavenblight
    .text = Een skaven in een regio met warpsteen of ernaast.
chaos-old_world-meteor_showers = Meteorenregen
    .text = Een warpsteen in elk van twee regio’s.
chaos-old_world-warpstone_discovery = Warpsteen Ontdekt
    .text = Twee warpstenen in één regio. Eindfase: wie een figuur bij warpsteen heeft, trekt een kaart.
chaos-old_world-bretonnian_knights = Bretonnische Ridders
    .text = Een held in Bretonnia en een elders. Eindfase: wie een figuur in Bretonnia heeft, legt een kaart af.
chaos-old_world-dwarf_trollslayers = Trollendoders der Dwergen
    .text = Helden in Norsca en Kislev, of in Trollenland en Het Keizerrijk. Eindfase: de hoogste dreiging met een krijger of grote demon bij een held verliest er daarvan een.
chaos-old_world-horned_ones_due = De Tol van de Gehoornde
    .text = Een skaven in een regio naar keuze. Zolang ze ligt: regio’s met skaven hebben één kaartvak minder.
chaos-old_world-crusade_is_come = De Kruistocht Komt
    .text = Een held in elk van twee regio’s.
chaos-old_world-witch_hunters = Heksenjagers
    .text = Een held in de regio met de meeste corruptie. Eindfase: bij elke held verdwijnt één fiche van de macht met de meeste.
chaos-old_world-road_wardens = Wegwachters
    .text = Een held in een regio met een edele of boer. Zolang ze ligt: een figuur op het bord verplaatsen kost 1 meer.
chaos-old_world-divine_inspiration = Goddelijke Ingeving
    .text = Een boer in elke regio met een held of edele. Eindfase: de hoogste dreiging legt een kaart af.
chaos-old_world-franzs_decree = Decreet van Franz
    .text = Een edele in Het Keizerrijk en een ernaast. Zolang ze ligt: regio’s met een edele hebben 1 weerstand meer.
chaos-old_world-electors_arise = De Keurvorsten Staan Op
    .text = Een edele in elk van twee dichtbevolkte regio’s. Eindfase: 1 punt voor elke regio met een edele waar je overwicht had.
chaos-old_world-mass_exodus = Massale Uittocht
    .text = Alle boeren van één regio trekken naar buurregio’s.
chaos-old_world-skavengers = Skaaseters
    .text = Een skaven in een regio naar keuze. Eindfase: een warpsteen in een regio met skaven.
chaos-old_world-greenskins_invade = Inval van de Groenhuiden
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in De Barre Landen, Het Keizerrijk en Tilea. Begin van het gevecht: tegen elke macht bij een gebeurtenis wordt een dobbelsteen gegooid.
chaos-old_world-norse_reavers = Noorse Plunderaars
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Norsca, Trollenland en Kislev verliezen elk een boer en krijgen een gebeurtenis. Einde van het gevecht: bij een gebeurtenis verliest wie de meeste figuren heeft een cultist of krijger.
chaos-old_world-dark_elf_corsairs = Kapers van de Duistere Elfen
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in Bretonnia, Estalia en Tilea. Eindfase: bij een gebeurtenis verdwijnt een boer, en wie er twee of meer cultisten heeft verliest er een.
chaos-old_world-teclis_aids_the_empire = Teclis Helpt het Keizerrijk
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in Het Keizerrijk, Kislev en Bretonnia. Zolang ze ligt: geen kaarten met een magiesymbool bij een gebeurtenis.
chaos-old_world-electors_sue_for_peace = De Keurvorsten Vragen Vrede
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in Het Keizerrijk en twee buurregio’s. Zolang ze ligt: geen gevecht bij een gebeurtenis.
chaos-old_world-grail_is_found = De Graal Is Gevonden
    .text = Kometen gaan van het spoor en alle gebeurtenissen van het bord. Gebeurtenissen in Bretonnia en twee buurregio’s. Zolang ze ligt: geen corruptiefiches bij een gebeurtenis.

## Werkwoorden

chaos-verb-summon = { $kind } oproepen: { $source } → { $region }
    .group = Oproepen
chaos-verb-play = { $card } spelen in { $region }
    .group = Kaart spelen
chaos-verb-play_right = { $card } spelen op het rechtervak van { $region }
    .group = Op het rechtervak spelen
chaos-verb-pass = Passen (macht naar 0)
    .short = Passen
chaos-verb-hit = { $kind } van { $god } doden
    .group = Figuur doden
chaos-verb-hit_peasant = Een boer doden
chaos-verb-keep_hits = Treffers bewaren voor de gewone worp
chaos-verb-lose = { $kind } in { $region } opgeven
    .group = Figuur opgeven
chaos-verb-slay = { $kind } van { $god } laten rotten
    .group = Figuur laten rotten
chaos-verb-place = { $token } plaatsen in { $region }
    .group = Fiche plaatsen
chaos-verb-remove = { $token } verwijderen uit { $region }
    .group = Fiche verwijderen
chaos-verb-cleanse = Corruptie van { $god } verwijderen uit { $region }
    .group = Corruptie verwijderen
chaos-verb-discard = { $card } afleggen
    .group = Kaart afleggen
chaos-verb-upgrade = Verbetering nemen: { $upgrade }
    .group = Verbetering nemen
chaos-verb-decline = Nee, dank je
chaos-verb-fetch = { $kind } van { $god } halen uit { $region }
    .group = Figuur halen
chaos-verb-pick = { $kind } van { $god } kiezen
    .group = Figuur kiezen
chaos-verb-send = Naar { $region }
    .group = Regio kiezen
chaos-verb-shield = { $kind } beschermen
    .group = Figuur beschermen
chaos-verb-charm = { $kind } van { $god } betoveren
    .group = Cultist betoveren
chaos-verb-meddle = { $god } dwarszitten
    .group = Een speler dwarszitten
chaos-verb-displace = { $token } verplaatsen
    .group = Fiche verplaatsen
chaos-verb-carry = Een warpsteen meenemen
chaos-verb-entrench = Op het { $slot } gaan staan
    .group = Op een kaartvak gaan staan
chaos-verb-exodus = { $region } leegmaken
    .group = Regio leegmaken

## Vragen

chaos-prompt-summoning_turn = { $god }: roep een volgeling op of speel een kaart
    .detail = nog { $power } macht
chaos-prompt-exchange_card = Een kaart afleggen voor je je hand aanvult?
chaos-prompt-assign_hits = { $hits ->
    [one] Gevecht in { $region }: wijs één treffer toe
   *[other] Gevecht in { $region }: verdeel { $hits } treffers
}
chaos-prompt-return_hits = { $hits ->
    [one] Pestdragers slaan terug in { $region }: één treffer op { $god }
   *[other] Pestdragers slaan terug in { $region }: { $hits } treffers op { $god }
}
chaos-prompt-rot_figure = De Laatste Verrotting in { $region }: kies een slachtoffer
    .detail = nog { $number }
chaos-prompt-lose_figure = Kies de figuur die je verliest
    .detail = in { $regions }
chaos-prompt-suffer_hits = { $hits ->
    [one] Groenhuiden in { $region }: één treffer, kies wat valt
   *[other] Groenhuiden in { $region }: { $hits } treffers, kies wat valt
}
chaos-prompt-carry_warpstone = Een warpsteen meenemen van { $source } naar { $region }?
chaos-prompt-stand_on_slot = De gruwel op een kaartvak van { $region } zetten?
chaos-prompt-fetch_figure = { $number ->
    [one] De Roep van de Bloedgod: haal nog één figuur naar { $region }
   *[other] De Roep van de Bloedgod: haal tot { $number } figuren naar { $region }
}
chaos-prompt-choose_decay = Welke corruptie verwijderen uit { $region }?
chaos-prompt-choose_token = Welk fiche verplaatsen uit { $region }?
chaos-prompt-choose_token_goal = Waarheen verplaatsen: { $token } uit { $source }?
chaos-prompt-choose_charmed = Welke cultist in { $region } betoveren?
chaos-prompt-choose_shield = Welke figuur in { $region } beschermen?
chaos-prompt-choose_traveller = Welke figuur uit { $region } teleporteren?
chaos-prompt-choose_goal = Waarheen teleporteren: { $kind } van { $god } uit { $source }?
chaos-prompt-choose_meddled = { $number ->
    [one] Wie in { $region } legt één kaart af?
   *[other] Wie in { $region } legt { $number } kaarten af?
}
chaos-prompt-discard_card = { $number ->
    [one] Leg één kaart af
   *[other] Leg { $number } kaarten af
}
chaos-prompt-choose_region = { $card }: plaats { $token }
    .detail = nog { $number }
chaos-prompt-choose_pair = { $card }: waar gaan de helden heen?
chaos-prompt-choose_exodus = Massale Uittocht: uit welke regio vluchten de boeren?
chaos-prompt-choose_refuge = Massale Uittocht uit { $source }: waarheen?
    .detail = nog { $number }
chaos-prompt-choose_purged = Heksenjagers in { $region }: wiens corruptie verwijderen?
chaos-prompt-choose_upgrade = Kies een verbetering
chaos-prompt-place_old_world = Jouw wijzerplaat: plaats { $token }
    .detail = nog { $number }
chaos-prompt-remove_corruption = Jouw wijzerplaat: verwijder corruptie
    .detail = nog { $number }
chaos-prompt-remove_old_world = Jouw wijzerplaat: verwijder Oude Wereld-fiches
    .detail = nog { $number }

## Waarom niet

chaos-why-no_power = Het kost { $cost }, je hebt { $power } macht.
chaos-why-not_adjacent = Je hebt geen figuur in { $region } of ernaast.
chaos-why-no_such_figure = Zo’n figuur is er niet.
chaos-why-none_in_reserve = Daarvan is er geen meer in je voorraad.
chaos-why-already_there = Deze figuur is al in { $region }.
chaos-why-held_by_carnage = Slachtveld: alleen Khorne komt weg uit { $region }.
chaos-why-not_your_card = Dat is niet jouw kaart.
chaos-why-not_in_hand = { $card } zit niet in je hand.
chaos-why-ruined = { $region }: deze regio is vernietigd.
chaos-why-slots_full = Beide kaartvakken van { $region } zijn bezet.
chaos-why-slot_blocked = De Tol van de Gehoornde verspert een vak van { $region }.
chaos-why-magic_forbidden = Teclis: geen magiesymbolen in { $region }.
chaos-why-left_slot_first = Kaarten gaan eerst op het linkervak; alleen een kaart die kan blijven liggen mag kiezen.
chaos-why-own_figure = Dit zijn je eigen figuren.
chaos-why-shielded = Warpschild: deze figuur kan niet in een gevecht gedood worden.
chaos-why-needs_sixes = Alleen zessen treffen hier: { $defense } nodig, je hebt er { $sixes }.
chaos-why-too_few_hits = { $defense ->
    [one] Er is één treffer nodig, je hebt er { $hits }.
   *[other] Er zijn { $defense } treffers nodig, je hebt er { $hits }.
}
chaos-why-only_early_hits_keep = Alleen vroege treffers kun je bewaren.
chaos-why-hits_must_be_used = Treffers moet je gebruiken zolang ze kunnen doden.
chaos-why-one_region_only = Alles uit één regio: { $region }.
chaos-why-wrong_class = Niet dit soort volgelingen.
chaos-why-not_in_this_region = Niet in deze regio.
chaos-why-other_token = Te plaatsen is: { $token }.
chaos-why-region_not_offered = De kaart staat { $region } niet toe.
chaos-why-already_played = Die verbetering is al in het spel.
chaos-why-compulsory = Dit moet.
chaos-why-no_corruption = Er ligt geen corruptie van { $god } in { $region }.
chaos-why-no_such_token = Dit fiche ligt niet in { $region }: { $token }.
chaos-why-token_not_moved = Niet dit fiche hier: { $token }.
chaos-why-no_figure_there = { $god } heeft geen figuur in { $region }.
chaos-why-no_neighbour = { $region } grenst niet aan { $source }.
chaos-why-not_most = { $god } heeft niet de meeste corruptie in { $region }.
chaos-why-only_the_killer = Alleen figuren van { $god }, die de pestdragers doodde.
chaos-why-slot_taken = Het { $slot } van { $region } is bezet.
chaos-why-tied = Gelijk op { $value }: niemand heeft overwicht.
chaos-why-not_above = { $value } is niet meer dan de weerstand { $resistance }.

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
chaos-cause-least = nooit onder { $least }
chaos-cause-dice_of_figures = { $figure }
chaos-cause-early_figures = { $figure } (vroeg)

## Gebeurtenissen

chaos-event-round = Ronde { $number }
chaos-event-phase = { $phase }
chaos-event-step = { $step }
chaos-event-revealed = Onthuld: { $card }. { $god } voert de kaart uit.
chaos-event-on_track = { $card } ligt op het spoor.
chaos-event-off_track = { $card } gaat van het spoor.
chaos-event-lasts = { $card } werkt.
chaos-event-placed = { $number } × { $token } in { $region }.
chaos-event-removed = { $number } × { $token } verwijderd uit { $region }.
chaos-event-moved_token = { $token } gaat van { $source } naar { $region }.
chaos-event-scored = { $number ->
    [one] { $god } scoort één punt: { $points }.
   *[other] { $god } scoort { $number } punten: { $points }.
}
chaos-event-drew = Je trekt { $cards }.
chaos-event-drew_count = { $number ->
    [one] { $god } trekt één kaart.
   *[other] { $god } trekt { $number } kaarten.
}
chaos-event-reshuffled = { $god } schudt de aflegstapel tot een nieuwe stapel.
chaos-event-discarded = { $god } legt { $card } af.
chaos-event-power_set = { $god } heeft { $number } macht.
chaos-event-power_lost = { $god } verliest { $number } macht.
chaos-event-power_gained = { $god } krijgt { $number } macht.
chaos-event-summoned = { $god } roept { $figure } op: { $source } → { $region } ({ $cost }).
chaos-event-played = { $god } speelt { $card } in { $region } ({ $cost }).
chaos-event-passed = { $god } past.
chaos-event-moved = { $figure } van { $god } gaat van { $source } naar { $region }.
chaos-event-shielded = { $kind } in { $region } is beschermd.
chaos-event-charmed = { $figure } in { $region } gehoorzaamt Slaanesh.
chaos-event-entrenched = Een gruwel staat op het { $slot } van { $region }.
chaos-event-battle = Gevecht in { $region }
chaos-event-rolled = { $hits ->
    [0] { $god } gooit { $dice } in { $region }: geen treffers ({ $roll }).
    [one] { $god } gooit { $dice } in { $region }: één treffer ({ $roll }).
   *[other] { $god } gooit { $dice } in { $region }: { $hits } treffers ({ $roll }).
}
chaos-event-struck = { $hits ->
    [0] { $god } wordt aangevallen in { $region }: { $dice }, geen treffers.
    [one] { $god } wordt aangevallen in { $region }: { $dice }, één treffer.
   *[other] { $god } wordt aangevallen in { $region }: { $dice }, { $hits } treffers.
}
chaos-event-killed = { $by } doodt { $figure } van { $god } in { $region }.
chaos-event-peasant_killed = { $by } doodt een boer in { $region }.
chaos-event-hits_kept = { $hits ->
    [one] { $god } bewaart één treffer.
   *[other] { $god } bewaart { $hits } treffers.
}
chaos-event-hits_lost = { $hits ->
    [one] { $god } verliest één treffer.
   *[other] { $god } verliest { $hits } treffers.
}
chaos-event-returned = { $hits ->
    [one] { $god } slaat terug op { $target }: één treffer.
   *[other] { $god } slaat terug op { $target }: { $hits } treffers.
}
chaos-event-took_off = { $god } verliest { $figure } in { $region }.
chaos-event-dominated = { $god } heeft overwicht in { $region } ({ $value } tegen { $resistance }).
chaos-event-corrupted = { $number ->
    [one] { $god } plaatst één corruptiefiche in { $region }.
   *[other] { $god } plaatst { $number } corruptiefiches in { $region }.
}
chaos-event-corruption_forbidden = { $god } mag geen corruptie plaatsen in { $region }.
chaos-event-cleansed = Corruptie van { $god } verdwijnt uit { $region }.
chaos-event-counter = { $god } verdient een vooruitgangsfiche in { $region }.
chaos-event-ruined = Vernietigd: { $region } (kaart { $number }).
chaos-event-cards_off = { $god } neemt van het bord: { $cards }.
chaos-event-card_stayed = { $card } blijft liggen in { $region }.
chaos-event-ticked = De wijzerplaat van { $god } draait naar { $position }: { $instruction } ({ $number }).
chaos-event-upgraded = { $god } neemt de verbetering { $upgrade }.
chaos-event-ended = Het spel is uit: { $ending }. Winnaars: { $winners }

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

chaos-option-gods = Machten van de plaatsen
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
