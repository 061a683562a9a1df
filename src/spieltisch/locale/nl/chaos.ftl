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
chaos-region-troll_country = Troll Country
    .in = in Troll Country
    .to = naar Troll Country
    .from = uit Troll Country
    .via = uit Troll Country{ " " }
    .the = Troll Country
chaos-region-kislev = Kislev
    .in = in Kislev
    .to = naar Kislev
    .from = uit Kislev
    .via = uit Kislev{ " " }
    .the = Kislev
chaos-region-empire = The Empire
    .in = in The Empire
    .to = naar The Empire
    .from = uit The Empire
    .via = uit The Empire{ " " }
    .the = The Empire
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
chaos-region-border_princes = The Border Princes
    .in = in The Border Princes
    .to = naar The Border Princes
    .from = uit The Border Princes
    .via = uit The Border Princes{ " " }
    .the = The Border Princes
chaos-region-badlands = The Badlands
    .in = in The Badlands
    .to = naar The Badlands
    .from = uit The Badlands
    .via = uit The Badlands{ " " }
    .the = The Badlands
chaos-source-norsca = Norsca
    .from = uit Norsca
    .via = uit Norsca{ " " }
    .the = Norsca
chaos-source-troll_country = Troll Country
    .from = uit Troll Country
    .via = uit Troll Country{ " " }
    .the = Troll Country
chaos-source-kislev = Kislev
    .from = uit Kislev
    .via = uit Kislev{ " " }
    .the = Kislev
chaos-source-empire = The Empire
    .from = uit The Empire
    .via = uit The Empire{ " " }
    .the = The Empire
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
chaos-source-border_princes = The Border Princes
    .from = uit The Border Princes
    .via = uit The Border Princes{ " " }
    .the = The Border Princes
chaos-source-badlands = The Badlands
    .from = uit The Badlands
    .via = uit The Badlands{ " " }
    .the = The Badlands
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
chaos-kind-spent_cultist = Cultist (al gratis geplaatst)
    .a = een Cultist (al gratis geplaatst)
chaos-kind-charmed_bloodsworn = Overgenomen Bloodsworn
    .a = een overgenomen Bloodsworn
chaos-kind-charmed_leper = Overgenomen Leper
    .a = een overgenomen Leper
chaos-kind-charmed_acolyte = Overgenomen Acolyte
    .a = een overgenomen Acolyte
chaos-kind-charmed_shielded_acolyte = Overgenomen Acolyte met warpschild
    .a = een overgenomen Acolyte met warpschild
chaos-kind-charmed_spent_leper = Overgenomen Leper (al gratis geplaatst)
    .a = een overgenomen Leper (al gratis geplaatst)
chaos-figure-bloodsworn = Bloodsworn
    .a = een Bloodsworn
    .gloss = (bloedgezworene)
chaos-figure-bloodletter = Bloodletter
    .a = een Bloodletter
    .gloss = (aderlater)
chaos-figure-bloodthirster = Bloodthirster
    .a = een Bloodthirster
    .gloss = (bloeddorstige)
chaos-figure-leper = Leper
    .a = een Leper
    .gloss = (melaatse)
chaos-figure-plaguebearer = Plaguebearer
    .a = een Plaguebearer
    .gloss = (pestdrager)
chaos-figure-great_unclean_one = Great Unclean One
    .a = een Great Unclean One
    .gloss = (grote onreine)
chaos-figure-acolyte = Acolyte
    .a = een Acolyte
    .gloss = (acoliet)
chaos-figure-horror = Horror
    .a = een Horror
    .gloss = (gruwel)
chaos-figure-lord_of_change = Lord of Change
    .a = een Lord of Change
    .gloss = (heer van verandering)
chaos-figure-seductress = Seductress
    .a = een Seductress
    .gloss = (verleidster)
chaos-figure-daemonette = Daemonette
    .a = een Daemonette
    .gloss = (demonette)
chaos-figure-keeper_of_secrets = Keeper of Secrets
    .a = een Keeper of Secrets
    .gloss = (hoeder van geheimen)
chaos-token-event = Event
    .text = (gebeurtenis) toont waar een Oude Wereldkaart werkt
    .a = een Event
    .many = Events
chaos-token-hero = Hero
    .text = (held) neemt in de eindfase een figuur weg van wie in zijn regio de hoogste dreiging heeft
    .a = een Hero
    .many = Heroes
chaos-token-noble = Noble
    .text = (edele) verhoogt de veroveringswaarde met 1
    .a = een Noble
    .many = Nobles
chaos-token-peasant = Peasant
    .text = (boer) sterft door één hit en gaat naar het machtsoverzicht van wie hem doodt
    .a = een Peasant
    .many = Peasants
chaos-token-skaven = Skaven
    .text = verlaagt de verdedigingswaarde met 1
    .a = een Skaven
    .many = Skaven
chaos-token-warpstone = Warpstone
    .text = (warpsteen) telt bij de vernietiging als een corruptiefiche
    .a = een Warpstone
    .many = Warpstones
chaos-slot-left = linkervak
    .in = op het linkervak
    .to = op het linkervak
chaos-slot-right = rechtervak
    .in = op het rechtervak
    .to = op het rechtervak

## Fasen en stappen

chaos-phase-setup = Voorbereiding
chaos-phase-old_world = Oude Wereldfase
chaos-phase-draw = Kaartfase
chaos-phase-summoning = Actiefase
chaos-phase-battle = Vechtfase
chaos-phase-corruption = Corruptiefase
chaos-phase-end = Eindfase
chaos-phase-over = Einde van het spel
chaos-step-domination = Overwicht
chaos-step-corruption = Corruptie
chaos-step-chaos_cards = Chaoskaarten gaan van het bord
chaos-step-heroes = De Heroes slaan toe
chaos-step-old_world_cards = Oude Wereldkaarten
chaos-step-ruined_regions = Punten voor vernietigde regio’s
chaos-step-dials = De wijzerplaten draaien
chaos-step-game_end = Is er een winnaar?
chaos-points-domination = overwicht
chaos-points-ruin_first = meeste corruptie in een vernietigde regio
chaos-points-ruin_second = op één na meeste corruptie in een vernietigde regio
chaos-points-ruiner = meegeholpen een regio te vernietigen
chaos-points-dial = wijzerplaat
chaos-points-old_world = Oude Wereldkaart
chaos-points-upgrade = verbetering
chaos-roll-early = vroege hits
chaos-roll-battle = gevechtsworp
chaos-roll-event = worp van de Oude Wereld
chaos-roll-return = hits terug
chaos-instruction-start = start
    .many = start
chaos-instruction-vp = één overwinningspunt
    .many = overwinningspunten
chaos-instruction-upgrade = een verbetering
    .many = verbeteringen
chaos-instruction-draw = trek een kaart
    .many = kaarten te trekken
chaos-instruction-place_warpstone = plaats een Warpstone
    .many = Warpstones te plaatsen
chaos-instruction-place_noble = plaats een Noble
    .many = Nobles te plaatsen
chaos-instruction-remove_corruption = verwijder een corruptiefiche
    .many = corruptiefiches te verwijderen
chaos-instruction-remove_old_world = verwijder een Oude Wereldfiche
    .many = Oude Wereldfiches te verwijderen
chaos-instruction-victory = overwinning
    .many = overwinning
chaos-ending-none = nog bezig
chaos-ending-dial = een wijzerplaat staat op overwinning
chaos-ending-points = vijftig overwinningspunten bereikt
chaos-ending-ruins = vijf regio’s zijn vernietigd
chaos-ending-deck = de Oude Wereld heeft standgehouden

## Chaoskaarten

chaos-card-blood_frenzy = Blood Frenzy
    .gloss = (Bloedroes)
chaos-card-battle_cry = Battle Cry
    .gloss = (Strijdkreet)
chaos-card-field_of_carnage = Field of Carnage
    .gloss = (Slachtveld)
chaos-card-ritual_slaying = Ritual Slaying
    .gloss = (Rituele slachting)
chaos-card-skull_throne = The Skull Throne
    .gloss = (De schedeltroon)
chaos-card-reborn_in_blood = Reborn in Blood
    .gloss = (Herboren in bloed)
chaos-card-blood_gods_call = The Blood God’s Call
    .gloss = (De roep van de Bloedgod)
chaos-card-plague_aura = Plague Aura
    .gloss = (Pestwalm)
chaos-card-plague_touch = Plague Touch
    .gloss = (Pestaanraking)
chaos-card-all_things_decay = All Things Decay
    .gloss = (Alles vergaat)
chaos-card-influenza = Influenza
chaos-card-rain_of_pus = Rain of Pus
    .gloss = (Etterregen)
chaos-card-great_foul_consumption = A Great Foul Consumption
    .gloss = (De grote, vuile tering)
chaos-card-final_rotting = The Final Rotting
    .gloss = (De laatste verrotting)
chaos-card-stench_of_death = The Stench of Death
    .gloss = (De stank van de dood)
chaos-card-changer_of_ways = Changer of Ways
    .gloss = (Veranderaar van wegen)
chaos-card-drain_power = Drain Power
    .gloss = (Macht aftappen)
chaos-card-warp_shield = Warp Shield
    .gloss = (Warpschild)
chaos-card-teleport = Teleport
    .gloss = (Teleportatie)
chaos-card-temporal_stasis = Temporal Stasis
    .gloss = (Tijdstilstand)
chaos-card-meddling_of_skaven = The Meddling of Skaven
    .gloss = (Inmenging van de Skaven)
chaos-card-persistence_of_change = The Persistence of Change
    .gloss = (Volhardende verandering)
chaos-card-dazzle = Dazzle
    .gloss = (Verblinding)
chaos-card-perverse_infiltration = Perverse Infiltration
    .gloss = (Perverse infiltratie)
chaos-card-abyssal_pact = Abyssal Pact
    .gloss = (Pact van de afgrond)
chaos-card-insidious_lies = Insidious Lies
    .gloss = (Verraderlijke leugens)
chaos-card-dark_influence = Dark Influence
    .gloss = (Duistere invloed)
chaos-card-soporific_musk = Soporific Musk
    .gloss = (Bedwelmende muskus)
chaos-card-field_of_ecstasy = Field of Ecstasy
    .gloss = (Veld van extase)
chaos-card-degenerate_royalty = Degenerate Royalty
    .gloss = (Verdorven adel)

## Verbeteringen

chaos-upgrade-up_bloodsworn = Bloodsworn
    .gloss = (Bloedgezworenen)
chaos-upgrade-up_bloodletter = Bloodletters
    .gloss = (Aderlaters)
chaos-upgrade-up_bloodthirster = Bloodthirster
    .gloss = (Bloeddorstige)
chaos-upgrade-up_khorne_power = Power of Khorne
chaos-upgrade-up_khorne_cards = Cards of Khorne
chaos-upgrade-up_leper = Lepers
    .gloss = (Melaatsen)
chaos-upgrade-up_plaguebearer = Plaguebearers
    .gloss = (Pestdragers)
chaos-upgrade-up_great_unclean_one = Great Unclean One
    .gloss = (Grote onreine)
chaos-upgrade-up_power_of_pestilence = Power of Pestilence
chaos-upgrade-up_provender_of_ruin = Provender of Ruin
    .gloss = (Voer voor verval)
chaos-upgrade-up_acolyte = Acolytes
    .gloss = (Acolieten)
chaos-upgrade-up_horror = Horrors
    .gloss = (Gruwels)
chaos-upgrade-up_lord_of_change = Lord of Change
    .gloss = (Heer van verandering)
chaos-upgrade-up_tzeentch_power = Power of Tzeentch
chaos-upgrade-up_tzeentch_cards = Cards of Tzeentch
chaos-upgrade-up_seductress = Seductresses
    .gloss = (Verleidsters)
chaos-upgrade-up_daemonette = Daemonettes
    .gloss = (Demonettes)
chaos-upgrade-up_keeper_of_secrets = Keeper of Secrets
    .gloss = (Hoeder van geheimen)
chaos-upgrade-up_slaanesh_power_1 = Power of Slaanesh
chaos-upgrade-up_slaanesh_power_2 = Excess of Slaanesh

## Oude Wereldkaarten

chaos-old_world-plunged_into_chaos = Plunged Into Chaos
    .gloss = (In chaos gestort)
chaos-old_world-peasant_uprising = Peasant Uprising
    .gloss = (Boerenopstand)
chaos-old_world-up_from_skavenblight = Up From Skavenblight
    .gloss = (Op uit Skavenblight)
chaos-old_world-meteor_showers = Meteor Showers
    .gloss = (Meteorenregen)
chaos-old_world-warpstone_discovery = Warpstone Discovery
    .gloss = (Warpsteen ontdekt)
chaos-old_world-bretonnian_knights = Bretonnian Knights
    .gloss = (Bretonnische ridders)
chaos-old_world-dwarf_trollslayers = Dwarf Trollslayers
    .gloss = (Trollendoders der Dwergen)
chaos-old_world-horned_ones_due = The Horned One’s Due
    .gloss = (De tol van de gehoornde)
chaos-old_world-crusade_is_come = The Crusade is Come
    .gloss = (De kruistocht komt)
chaos-old_world-witch_hunters = Witch Hunters
    .gloss = (Heksenjagers)
chaos-old_world-road_wardens = Road Wardens
    .gloss = (Wegwachters)
chaos-old_world-divine_inspiration = Divine Inspiration
    .gloss = (Goddelijke ingeving)
chaos-old_world-franzs_decree = Franz’s Decree
    .gloss = (Decreet van Franz)
chaos-old_world-electors_arise = Electors Arise
    .gloss = (De keurvorsten staan op)
chaos-old_world-mass_exodus = Mass Exodus
    .gloss = (Massale uittocht)
chaos-old_world-skavengers = Skavengers
    .gloss = (Skaaseters)
chaos-old_world-greenskins_invade = Greenskins Invade
    .gloss = (Inval van de groenhuiden)
chaos-old_world-norse_reavers = Norse Reavers
    .gloss = (Noorse plunderaars)
chaos-old_world-dark_elf_corsairs = Dark Elf Corsairs
    .gloss = (Kapers van de duistere elfen)
chaos-old_world-teclis_aids_the_empire = Teclis Aids the Empire
    .gloss = (Teclis helpt het Keizerrijk)
chaos-old_world-electors_sue_for_peace = Electors Sue for Peace
    .gloss = (De keurvorsten vragen vrede)
chaos-old_world-grail_is_found = The Grail is Found
    .gloss = (De graal is gevonden)
chaos-old_world-own_1 = Eigen kaart 1
chaos-old_world-own_2 = Eigen kaart 2
chaos-old_world-own_3 = Eigen kaart 3
chaos-old_world-own_4 = Eigen kaart 4
chaos-old_world-own_5 = Eigen kaart 5
chaos-old_world-own_6 = Eigen kaart 6

## Wat Chaoskaarten zeggen, met de getallen van hun gegevens

chaos-does-card_early_dice = Als het gevecht hier begint, gooit { $god } vóór alle anderen { $number ->
    [one] { $number } dobbelsteen
   *[other] { $number } dobbelstenen
}. Wat sterft, is meteen weg; vroege hits die niets doden, blijven voor de gewone worp bewaard.
chaos-does-card_extra_battles = Na het gevecht hier { $number ->
    [one] volgt meteen nog een gevecht
   *[other] volgen meteen nog { $number } gevechten
}.
chaos-does-card_draw_per_kill = { $god } trekt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} voor elke hier gedode figuur.
chaos-does-card_own_defense = Figuren van { $god } krijgen hier +{ $number } verdediging.
chaos-does-card_enemy_defense = Vijandelijke figuren krijgen hier −{ $number } verdediging, maar houden er minstens 1.
chaos-does-card_enemy_attack = Vijandelijke figuren krijgen hier −{ $number } aanval.
chaos-does-card_resistance = De verdedigingswaarde van deze regio is { $number } lager.
chaos-does-card_others_pay = Andere spelers betalen { $number ->
    [one] { $number } machtspunt meer
   *[other] { $number } machtspunten meer
} voor Chaoskaarten die ze hier spelen.
chaos-does-card_domination_per_own_corruption = Elk corruptiefiche van { $god } hier verhoogt zijn overwichtswaarde met { $number }.
chaos-does-card_domination_per_noble_or_hero = Elke Noble en elke Hero hier verhoogt de overwichtswaarde van { $god } met { $number }.
chaos-does-card_corruption_if_dominating = Heeft { $god } overwicht in deze regio, dan plaatst { $god } hier { $number ->
    [one] een corruptiefiche
    [2] twee corruptiefiches
   *[other] { $number } corruptiefiches
}.
chaos-does-card_figures_per_corruption = Nadat hier fiches zijn geplaatst, gaan alle figuren van { $god } terug naar de voorraad; voor elke { $number ->
    [one] figuur
    [2] twee
   *[other] { $number }
} komt er een corruptiefiche van { $god }.
chaos-does-card_kills_per_own_corruption = Aan het eind van de vechtfase doodt { $god } hier { $number ->
    [one] een vijandelijke cultist of krijger
   *[other] { $number } vijandelijke cultisten of krijgers
} voor elk eigen corruptiefiche hier.
chaos-does-card_fetch = Haal { $number ->
    [one] een figuur van welke macht dan ook hierheen uit een andere regio.
    [2] tot twee figuren van welke macht dan ook hierheen, beide uit dezelfde regio.
   *[other] tot { $number } figuren van welke macht dan ook hierheen, alle uit dezelfde regio.
}
chaos-does-card_cleanse = Verwijder { $number ->
    [one] één corruptiefiche
    [2] twee corruptiefiches
   *[other] { $number } corruptiefiches
} van welke macht dan ook uit deze regio.
chaos-does-card_drain = Elke andere speler met een cultist hier verliest { $number ->
    [one] { $number } machtspunt
   *[other] { $number } machtspunten
}; { $god } krijgt er { $number }.
chaos-does-card_meddle = Kies een speler met een figuur hier; die legt { $number ->
    [one] een Chaoskaart
    [2] twee Chaoskaarten
   *[other] { $number } Chaoskaarten
} naar keuze af.
chaos-does-card_corrupt = { $god } plaatst hier { $number ->
    [one] een corruptiefiche
    [2] twee corruptiefiches
   *[other] { $number } corruptiefiches
}.
chaos-does-card_shield = Eén figuur van { $god } hier kan deze ronde niet in een gevecht gedood worden, waarheen die ook gaat.
chaos-does-card_teleport = Verplaats een cultist of krijger van welke macht dan ook van hier naar een andere regio.
chaos-does-card_displace = Verplaats een Noble, Hero of Peasant van hier naar een andere regio.
chaos-does-card_charm = { $god } neemt een vijandelijke cultist hier over tot het eind van de ronde.
chaos-does-card_discount = Kost { $number ->
    [one] { $number } machtspunt minder
   *[other] { $number } machtspunten minder
} in een regio met { $tokens ->
    [one] een corruptiefiche
    [3] drie of meer corruptiefiches
   *[other] { $tokens } of meer corruptiefiches
}.
chaos-does-card_forbids_corruption = Niemand plaatst hier deze ronde corruptiefiches.
chaos-does-card_forbids_leaving = Alleen figuren van { $god } kunnen deze regio verlaten.
chaos-does-card_forbids_battle = Hier wordt deze ronde niet gevochten.
chaos-does-card_silences = De teksten van alle andere Chaoskaarten hier werken niet. Hun kosten en symbolen tellen nog.
chaos-does-card_count_attack = Figuren van { $god } tellen hier voor de overwichtswaarde met hun aanval mee in plaats van met hun aantal.
chaos-does-card_count_none = Figuren tellen hier niet mee voor de overwichtswaarde.
chaos-does-card_stays_after_kill = Heeft { $god } hier deze ronde een vijandelijke figuur gedood, dan blijft deze kaart ook de volgende ronde liggen.

## What Old World cards say, from the instructions of their records

chaos-does-clear_comets = Alle kaarten met de komeet gaan van het spoor, alle Events van het bord.
chaos-does-place_in = Plaats { $token-a } { $region-in }.
chaos-does-place_each = Plaats { $token-a } in elk van deze regio’s: { $regions }.
chaos-does-place_all_but = Plaats { $token-a } in elke regio behalve { $regions }.
chaos-does-place_every = Plaats { $token-a } in { $where ->
    [elsewhere] elke regio behalve { $of-the }
    [bordering] elke regio die aan { $of-the } grenst
    [populous] elke dichtbevolkte regio
    [near_warpstone] elke regio met of naast Warpstone
    [most_corrupted] de regio of regio’s met de meeste corruptie
    [with_hero_or_noble] elke regio met een Hero of Noble
    [with_noble_or_peasant] elke regio met een Noble of Peasant
   *[anywhere] elke regio
}.
chaos-does-place_some = Plaats { $amount ->
    [one] { $token-a }
   *[other] { $amount } { $token-many }
} in { $regions ->
    [one] { chaos-does-place_one }
   *[other] elk van { $regions } { chaos-does-place_many }
}.
chaos-does-place_one = { $where ->
    [elsewhere] een andere regio dan { $of-the }
    [bordering] een regio die aan { $of-the } grenst
    [populous] een dichtbevolkte regio
    [near_warpstone] een regio met of naast Warpstone
    [most_corrupted] de regio met de meeste corruptie
    [with_hero_or_noble] een regio met een Hero of Noble
    [with_noble_or_peasant] een regio met een Noble of Peasant
   *[anywhere] een regio naar keuze
}
chaos-does-place_many = { $where ->
    [elsewhere] andere regio’s dan { $of-the }
    [bordering] regio’s die aan { $of-the } grenzen
    [populous] dichtbevolkte regio’s
    [near_warpstone] regio’s met of naast Warpstone
    [most_corrupted] regio’s met de meeste corruptie
    [with_hero_or_noble] regio’s met een Hero of Noble
    [with_noble_or_peasant] regio’s met een Noble of Peasant
   *[anywhere] regio’s naar keuze
}
chaos-does-place_pair = Plaats telkens { $token-a } in { $first }, of in { $second }.
chaos-does-remove_each = Verwijder { $token-a } uit elk van deze regio’s: { $regions }.
chaos-does-scatter = Alle { $token-many } van één regio gaan naar aangrenzende regio’s.
chaos-does-score_peasants = Iedereen scoort { $each ->
    [one] 1 overwinningspunt
   *[other] { $each } overwinningspunten
} per Peasant op het eigen machtsoverzicht; wie er als enige de meeste heeft, scoort er { $most } extra.
chaos-does-while_on_track = Zolang de kaart er ligt:
chaos-does-battle_phase_start = Begin van de vechtfase:
chaos-does-battle_phase_end = Einde van de vechtfase:
chaos-does-end_old_world_step = Eindfase:
chaos-does-tokens_resist = { $token-many } verhogen elk de verdedigingswaarde van hun regio met { $amount }.
chaos-does-region_resists = regio’s met { $token-a } hebben een verdedigingswaarde die { $amount } hoger is.
chaos-does-block_slot = regio’s met { $token-a } hebben één kaartvak minder.
chaos-does-moving_costs = een figuur op het bord verplaatsen kost { $amount ->
    [one] 1 machtspunt
   *[other] { $amount } machtspunten
} meer.
chaos-does-forbid_magic = kaarten met een magiesymbool mogen niet in regio’s met { $token-a }.
chaos-does-forbid_battle = in regio’s met { $token-a } wordt niet gevochten.
chaos-does-forbid_corruption = in regio’s met { $token-a } komen geen corruptiefiches bij.
chaos-does-draw_beside = wie een figuur in een regio met { $token-a } heeft, trekt { $amount ->
    [one] een kaart
   *[other] { $amount } kaarten
}.
chaos-does-discard_in = wie een figuur { $region-in } heeft, legt { $amount ->
    [one] een kaart
   *[other] { $amount } kaarten
} af.
chaos-does-threat_discards = wie de hoogste dreiging heeft, legt { $amount ->
    [one] een kaart
   *[other] { $amount } kaarten
} af.
chaos-does-dominators_score = { $amount ->
    [one] 1 overwinningspunt
   *[other] { $amount } overwinningspunten
} voor elke regio met { $token-a } waar je overwicht had.
chaos-does-dig_beside = { $finds-a } komt in een regio met { $token-a }.
chaos-does-dice_against_all = tegen elke macht in een regio met { $token-a } { $amount ->
    [one] wordt een dobbelsteen
   *[other] worden { $amount } dobbelstenen
} gegooid.
chaos-does-most_figures_lose = wie in een regio met { $token-a } de meeste figuren heeft, verliest daar een cultist of krijger.
chaos-does-slay_beside = van de spelers met een krijger of grote demon in een regio met { $token-a } verliest degene met de hoogste dreiging er een.
chaos-does-purge_beside = in elke regio met { $token-a } verliest de macht met de meeste corruptie daar één fiche.
chaos-does-raid = in elke regio met { $token-a } verdwijnt een Peasant, en wie er twee of meer cultisten heeft, verliest er een.

## What upgrades say

chaos-does-up_cost = Kosten { $cost }.
chaos-does-up_attack = Aanval { $attack }.
chaos-does-up_defense = Verdediging { $defense }.
chaos-does-up_power = { $power ->
    [one] Elke ronde 1 machtspunt meer.
   *[other] Elke ronde { $power } machtspunten meer.
}
chaos-does-up_cards = { $cards ->
    [one] Trekt elke ronde 1 kaart meer.
   *[other] Trekt elke ronde { $cards } kaarten meer.
}
chaos-does-up_fewer_cards = { $cards ->
    [one] Trekt elke ronde 1 kaart minder.
   *[other] Trekt elke ronde { $cards } kaarten minder.
}
chaos-does-up_refill = Vult de hand aan tot { $cards } kaarten.
chaos-does-up_points_per_ruin = { $points ->
    [one] 1 overwinningspunt telkens als een regio wordt vernietigd.
   *[other] { $points } overwinningspunten telkens als een regio wordt vernietigd.
}
chaos-does-up_domination = { $figures ->
    [one] Telt voor de overwichtswaarde als 1 figuur.
   *[other] Telt voor de overwichtswaarde als { $figures } figuren.
}
chaos-does-up_magic = { $symbols ->
    [one] Heeft een magiesymbool.
   *[other] Heeft { $symbols } magiesymbolen.
}
chaos-does-up_return_hits = { $hits ->
    [one] Elk van hen die in het gevecht sterft, geeft een hit aan de figuren van wie hem doodde.
   *[other] Elk van hen die in het gevecht sterft, geeft { $hits } hits aan de figuren van wie hem doodde.
}
chaos-does-up_corruption_on_arrival = { $tokens ->
    [one] Plaatst een corruptiefiche waar hij aankomt.
   *[other] Plaatst { $tokens } corruptiefiches waar hij aankomt.
}
chaos-does-up_early_dice = Zij gooien vóór alle andere figuren; wat ze doden, slaat niet terug.
chaos-does-up_free_where_alone = Elk mag één keer per ronde gratis geplaatst worden in een regio waar je geen figuur hebt.
chaos-does-up_carries = Mogen een Warpstone meenemen naar een andere regio.
chaos-does-up_stands_on_slot = Mogen op een leeg kaartvak staan en het versperren.
chaos-does-up_only_sixes = Alleen zessen treffen hen.
chaos-does-up_charms = Mag bij het begin van de vechtfase een vijandelijke cultist in zijn regio overnemen.

## Werkwoorden

chaos-verb-summon = Plaats { $kind-a } { $source-via }{ $region-in }
    .group = Plaatsen
    .here = Plaats { $kind-a } { $source-via }
chaos-verb-play = Speel “{ $card }” { $region-in }
    .group = Een kaart spelen
    .here = Speel “{ $card }”
chaos-verb-play_right = Speel “{ $card }” op het rechtervak { $region-in }
    .group = Op het rechtervak spelen
chaos-verb-pass = Passen (machtspunten naar 0)
    .short = Passen
chaos-verb-hit = Dood { $kind-a } van { $god }
    .group = Een figuur doden
chaos-verb-hit_peasant = Dood een Peasant
chaos-verb-keep_hits = Bewaar de hits voor de gewone worp
chaos-verb-lose = Verlies { $kind-a } { $region-in }
    .group = Een figuur verliezen
chaos-verb-slay = Laat { $kind-a } van { $god } rotten
    .group = Een figuur laten rotten
chaos-verb-place = Plaats { $token-a } { $region-in }
    .group = Een fiche plaatsen
chaos-verb-remove = Verwijder { $token-a } { $region-from }
    .group = Een fiche verwijderen
chaos-verb-cleanse = Verwijder corruptie van { $god } { $region-from }
    .group = Corruptie verwijderen
chaos-verb-discard = Leg “{ $card }” af
    .group = Een kaart afleggen
chaos-verb-upgrade = Neem “{ $upgrade }”
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
chaos-verb-charm = Neem { $kind-a } van { $god } over
    .group = Een cultist overnemen
chaos-verb-meddle = Laat { $god } kaarten afleggen
    .group = Een speler kiezen
chaos-verb-displace = Verplaats { $token-a }
    .group = Een fiche verplaatsen
chaos-verb-carry = Neem een Warpstone mee
chaos-verb-entrench = Ga { $slot-to } staan
    .group = Op een kaartvak gaan staan
chaos-verb-exodus = Laat de Peasants { $region-the } verlaten
    .group = Peasants laten vertrekken
chaos-verb-leave = Verlaat het { $slot }
    .group = Verlaat een kaartvak

## Vragen

chaos-prompt-summoning_turn = plaats een volgeling of speel een kaart
    .detail =
        { $power ->
            [one] nog { $power } machtspunt
           *[other] nog { $power } machtspunten
        }
chaos-prompt-exchange_card = een kaart afleggen voor je je hand aanvult?
chaos-prompt-assign_hits = { $hits ->
    [one] gevecht { $region-in }: wijs één hit toe
   *[other] gevecht { $region-in }: verdeel { $hits } hits
}
chaos-prompt-return_hits = { $hits ->
    [one] Plaguebearers slaan terug { $region-in }: wijs één hit toe aan { $god }
   *[other] Plaguebearers slaan terug { $region-in }: wijs { $hits } hits toe aan { $god }
}
chaos-prompt-rot_figure = “The Final Rotting” { $region-in }: kies een figuur die sterft
    .detail = { $number ->
    [one] nog één figuur
   *[other] nog { $number } figuren
}
chaos-prompt-lose_figure = { $card-count ->
    [0] kies de figuur die je verliest
   *[other] “{ $card }”: kies de figuur die je verliest
}
    .detail = mogelijk: { $regions }
chaos-prompt-suffer_hits =
    { $hits ->
        [one] Greenskins { $region-in }: één hit, kies welke figuur sterft
       *[other] Greenskins { $region-in }: { $hits } hits, kies welke figuren sterven
    }
chaos-prompt-carry_warpstone = een Warpstone meenemen { $source-from } { $region-to }?
chaos-prompt-stand_on_slot = de Horror op een kaartvak { $region-in } zetten?
chaos-prompt-leave_slot = een van twee Horrors verlaat { $region-the }: welk kaartvak komt vrij?
chaos-prompt-fetch_figure = { $number ->
    [one] “The Blood God’s Call”: één figuur { $region-to } halen?
   *[other] “The Blood God’s Call”: haal maximaal { $number } figuren { $region-to }
}
chaos-prompt-choose_decay = van wie verwijder je corruptie { $region-from }?
chaos-prompt-choose_token = welk fiche verplaats je { $region-from }?
chaos-prompt-choose_token_goal = waarheen gaat { $token-a } { $source-from }?
chaos-prompt-choose_charmed = welke cultist { $region-in } neem je over?
chaos-prompt-choose_shield = welke figuur { $region-in } bescherm je?
chaos-prompt-choose_traveller = welke figuur teleporteer je { $region-from }?
chaos-prompt-choose_goal = waarheen teleporteer je { $kind-a } van { $god } { $source-from }?
chaos-prompt-choose_meddled = { $number ->
    [one] wie { $region-in } legt een kaart af?
   *[other] wie { $region-in } legt { $number } kaarten af?
}
chaos-prompt-discard_card = { $god-count ->
    [0]
        { $number ->
            [one] “{ $card }”: leg één handkaart af
           *[other] “{ $card }”: leg { $number } handkaarten af
        }
   *[other]
        { $number ->
            [one] { $god } heeft “{ $card }” gespeeld: leg één handkaart af
           *[other] { $god } heeft “{ $card }” gespeeld: leg { $number } handkaarten af
        }
}
chaos-prompt-choose_region = { $card-count ->
    [0]
        { $amount ->
            [one] plaats { $token-a }
           *[other] plaats { $amount } { $token-many } in één regio
        }
   *[other]
        { $amount ->
            [one] “{ $card }”: plaats { $token-a }
           *[other] “{ $card }”: plaats { $amount } { $token-many } in één regio
        }
}
    .detail = { $number ->
    [one] nog één regio te kiezen
   *[other] nog { $number } regio’s te kiezen
}
chaos-prompt-choose_pair = “{ $card }”: waar gaan de Heroes heen?
chaos-prompt-choose_exodus = “Mass Exodus”: welke regio verlaten de Peasants?
chaos-prompt-choose_refuge = “Mass Exodus” { $source-from }: waar gaat een Peasant heen?
    .detail = { $number ->
    [one] nog één Peasant
   *[other] nog { $number } Peasants
}
chaos-prompt-choose_purged = “Witch Hunters” { $region-in }: wiens corruptie wordt verwijderd?
chaos-prompt-choose_upgrade = kies een verbetering
chaos-prompt-place_old_world = jouw wijzerplaat: plaats { $token-a }
    .detail = nog { $number }
chaos-prompt-remove_corruption = jouw wijzerplaat: verwijder een corruptiefiche
    .detail = nog { $number }
chaos-prompt-remove_old_world = jouw wijzerplaat: verwijder een Oude Wereldfiche
    .detail = nog { $number }

## Waarom niet

chaos-why-not_playing = { $god } speelt niet mee.
chaos-why-number_and_name = Schrijf een getal en een naam, of alleen een naam, niet “{ $word }”.
chaos-why-entrenched_horrors = Op de kaartvakken moet “horror” zo vaak staan als er Horrors zijn ingegraven: { $count }.
chaos-why-card_of_another = “{ $card }” is een kaart van een andere god.
chaos-why-old_world_to_come = De komende Oude Wereldfase heeft een kaart nodig.
chaos-why-other_battle = Er wordt nu gevochten { $region-in }.
chaos-why-end_of_battle_first = Een gevecht heeft één “end_of_battle”, onder al het andere dat erbij hoort.
chaos-why-no_horror = { $kind } van { $god }: op een kaartvak kan alleen een Horror staan.
chaos-why-no_power =
    { $cost ->
        [one] Om { $kind-a } { $region-in } te plaatsen is { $cost } machtspunt nodig; je hebt er { $power }.
       *[other] Om { $kind-a } { $region-in } te plaatsen zijn { $cost } machtspunten nodig; je hebt er { $power }.
    }
chaos-why-no_power_for_card =
    { $cost ->
        [one] “{ $card }” kost { $region-in } { $cost } machtspunt, je hebt er { $power }.
       *[other] “{ $card }” kost { $region-in } { $cost } machtspunten, je hebt er { $power }.
    }
chaos-why-not_adjacent = Je hebt geen figuur { $region-in } of in een aangrenzende regio.
chaos-why-no_such_figure = { $god } heeft geen { $kind } { $region-in }.
chaos-why-plain_in_reserve = In je voorraad zitten alleen gewone figuren.
chaos-why-none_in_reserve = Er is geen { $kind } meer in je voorraad.
chaos-why-already_there = De { $kind } van { $god } is al { $region-in }.
chaos-why-token_already_there = Daar ligt dit fiche al: { $token } { $region-in }.
chaos-why-held_by_carnage = “Field of Carnage”: alleen figuren van Khorne kunnen weg { $region-from }.
chaos-why-not_your_card = “{ $card }” is niet jouw kaart.
chaos-why-not_your_upgrade = “{ $upgrade }” is niet jouw verbetering.
chaos-why-not_in_hand = “{ $card }” zit niet in je hand.
chaos-why-ruined = { $region } is al vernietigd.
chaos-why-slots_full = Beide kaartvakken { $region-in } zijn bezet.
chaos-why-slot_blocked = “The Horned One’s Due” verspert een kaartvak { $region-in }.
chaos-why-magic_forbidden = “Teclis Aids the Empire”: kaarten met een magiesymbool mogen niet { $region-in }.
chaos-why-left_slot_first = Kaarten gaan eerst in het linkervak. Het vak mag je alleen kiezen voor een kaart die kan blijven liggen.
chaos-why-own_figure = { $kind } { $region-in }: dat is je eigen figuur.
chaos-why-that_is_you = { $god } ben je zelf.
chaos-why-shielded = “Warp Shield”: { $kind-a } van { $god } { $region-in } kan niet in een gevecht gedood worden.
chaos-why-needs_sixes = { $defense ->
    [one] { $kind } van { $god }: alleen zessen treffen, er is er één nodig en je hebt er { $sixes }.
   *[other] { $kind } van { $god }: alleen zessen treffen, er zijn er { $defense } nodig en je hebt er { $sixes }.
}
chaos-why-too_few_hits = { $defense ->
    [one] { $kind } van { $god }: er is één hit nodig, je hebt er { $hits }.
   *[other] { $kind } van { $god }: er zijn { $defense } hits nodig, je hebt er { $hits }.
}
chaos-why-only_early_hits_keep = Alleen vroege hits kun je bewaren.
chaos-why-hits_must_be_used = { $hits ->
    [one] Er is één hit over en die moet je gebruiken zolang hij kan doden.
   *[other] Er zijn { $hits } hits over en die moet je gebruiken zolang ze kunnen doden.
}
chaos-why-one_region_only = Alle figuren moeten { $region-from } komen.
chaos-why-wrong_class = { $kind } { $region-in }: dit soort volgelingen kun je hier niet kiezen.
chaos-why-not_in_this_region = Hier kun je { $region-the } niet kiezen.
chaos-why-other_token = Je moet { $token-a } plaatsen.
chaos-why-region_not_offered = De kaart staat { $region-the } niet toe.
chaos-why-already_played = “{ $upgrade }” is al in het spel.
chaos-why-compulsory = Dit moet je doen.
chaos-why-no_corruption = Er ligt geen corruptie van { $god } { $region-in }.
chaos-why-no_such_token = Dit fiche ligt niet { $region-in }: { $token }.
chaos-why-token_not_moved = Dit fiche kun je hier niet kiezen: { $token }.
chaos-why-no_figure_there = { $god } heeft geen figuur { $region-in }.
chaos-why-no_neighbour = { $region } en { $source-the } grenzen niet aan elkaar.
chaos-why-not_most = { $god } heeft niet de meeste corruptie { $region-in }.
chaos-why-only_the_killer = Hits gaan alleen naar figuren van { $god }, die de Plaguebearers doodde.
chaos-why-slot_taken = Er ligt of staat al iets { $slot-in } { $region-in }.
chaos-why-decide_first = { $due ->
   *[turn] Plaats nu een volgeling, speel een kaart of pas.
    [discard] Beslis eerst welke kaart je aflegt.
    [hits] Verdeel eerst de hits.
    [loss] Kies eerst de figuur die je verliest.
    [warpstone] Beslis eerst of de Warpstone meegaat.
    [slot] Beslis eerst over het kaartvak.
    [figure] Kies eerst de figuur.
    [cultist] Kies eerst de cultist die je overneemt.
    [token] Beslis eerst over het Oude Wereldfiche.
    [corruption] Kies eerst het corruptiefiche dat verwijderd wordt.
    [region] Kies eerst de regio.
    [player] Kies eerst de speler.
    [upgrade] Kies eerst een verbetering.
}
chaos-why-tied = Gelijk op { $value }: niemand heeft overwicht.
chaos-why-not_above = { $value } is niet meer dan de verdedigingswaarde van { $resistance }.

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
chaos-cause-nobles =
    { $n ->
        [one] Noble
       *[other] Nobles
    }
chaos-cause-skaven = Skaven
chaos-cause-old_world = { $old_world }
chaos-cause-least = minstens { $least }
chaos-cause-dice_of_figures = { $figure }
chaos-cause-early_figures = { $figure } (vroeg)

## Gebeurtenissen

chaos-event-round = Ronde { $number }
chaos-event-phase = { $phase }
chaos-event-step = { $step }
chaos-event-revealed = “{ $card }” wordt omgedraaid. { $god } voert de kaart uit.
chaos-event-on_track = “{ $card }” komt op het spoor.
chaos-event-off_track = “{ $card }” gaat van het spoor.
chaos-event-lasts = “{ $card }” treedt in werking.
chaos-event-placed = { $number ->
    [one] Er komt { $token-a } { $region-in }.
   *[other] Er komen { $number } { $token-many } { $region-in }.
}
chaos-event-removed = { $number ->
    [one] Er verdwijnt { $token-a } { $region-from }.
   *[other] Er verdwijnen { $number } { $token-many } { $region-from }.
}
chaos-event-moved_token = Er gaat { $token-a } van { $source } { $region-to }.
chaos-event-scored =
    { $number ->
        [one] { $god } scoort één overwinningspunt ({ $points }).
       *[other] { $god } scoort { $number } overwinningspunten ({ $points }).
    }
chaos-event-drew = Je trekt { $cards-quoted }.
    .named = { $god } trekt { $cards-quoted }.
chaos-event-drew_count = { $number ->
    [0] { $god } trekt geen kaart.
    [one] { $god } trekt een kaart.
   *[other] { $god } trekt { $number } kaarten.
}
chaos-event-reshuffled = { $god } schudt de aflegstapel tot een nieuwe stapel.
chaos-event-discarded = { $god } legt “{ $card }” af.
chaos-event-power_set =
    { $number ->
        [one] { $god } heeft { $number } machtspunt.
       *[other] { $god } heeft { $number } machtspunten.
    }
chaos-event-power_lost =
    { $number ->
        [one] { $god } verliest { $number } machtspunt.
       *[other] { $god } verliest { $number } machtspunten.
    }
chaos-event-power_gained =
    { $number ->
        [one] { $god } krijgt { $number } machtspunt.
       *[other] { $god } krijgt { $number } machtspunten.
    }
chaos-event-summoned =
    { $cost ->
        [0] { $god } plaatst { $figure-a } { $source-via }{ $region-in }, gratis.
        [one] { $god } plaatst { $figure-a } { $source-via }{ $region-in } voor { $cost } machtspunt.
       *[other] { $god } plaatst { $figure-a } { $source-via }{ $region-in } voor { $cost } machtspunten.
    }
chaos-event-played =
    { $cost ->
        [0] { $god } speelt gratis “{ $card }” { $region-in }.
        [one] { $god } speelt “{ $card }” { $region-in } voor { $cost } machtspunt.
       *[other] { $god } speelt “{ $card }” { $region-in } voor { $cost } machtspunten.
    }
chaos-event-passed = { $god } past.
chaos-event-moved = De { $figure } van { $god } gaat van { $source } { $region-to }.
chaos-event-shielded = “Warp Shield” beschermt { $kind-a } { $region-in }.
chaos-event-charmed = Slaanesh neemt { $figure-a } over { $region-in }.
chaos-event-entrenched = Een Horror gaat { $slot-to } staan { $region-in }.
chaos-event-left_slot = Het { $slot } { $region-in } is weer vrij.
chaos-event-battle = Gevecht { $region-in }
chaos-event-rolled = { $hits ->
    [0] { $god } gooit { $dice }: geen hits ({ $roll }).
    [one] { $god } gooit { $dice }: één hit ({ $roll }).
   *[other] { $god } gooit { $dice }: { $hits } hits ({ $roll }).
}
chaos-event-struck = { $hits ->
    [0] De worp tegen { $god } { $region-in } is { $dice }: geen hit.
    [one] De worp tegen { $god } { $region-in } is { $dice }: één hit.
   *[other] De worp tegen { $god } { $region-in } is { $dice }: { $hits } hits.
}
chaos-event-killed = { $by } doodt { $figure-a } van { $god } { $region-in }.
chaos-event-peasant_killed = { $by } doodt een Peasant { $region-in }.
chaos-event-hits_kept = { $hits ->
    [one] { $god } bewaart één hit.
   *[other] { $god } bewaart { $hits } hits.
}
chaos-event-hits_lost = { $hits ->
    [one] { $god } kan één hit niet gebruiken.
   *[other] { $god } kan { $hits } hits niet gebruiken.
}
chaos-event-returned = { $hits ->
    [one] { $god } slaat terug op { $target }: één hit.
   *[other] { $god } slaat terug op { $target }: { $hits } hits.
}
chaos-event-took_off = { $god } verliest { $figure-a } { $region-in }.
chaos-event-dominated = { $god } heeft overwicht { $region-in }: { $value } tegen verdedigingswaarde { $resistance }.
chaos-event-undominated = Niemand heeft overwicht { $region-in }: { $value } tegen verdedigingswaarde { $resistance }.
chaos-event-corrupted = { $number ->
    [one] { $god } plaatst een corruptiefiche { $region-in }.
   *[other] { $god } plaatst { $number } corruptiefiches { $region-in }.
}
chaos-event-corruption_forbidden = { $god } mag geen corruptie plaatsen { $region-in }.
chaos-event-cleansed = { $god } verliest een corruptiefiche { $region-in }.
chaos-event-counter = { $god } verdient een vooruitgangsfiche { $region-in }.
chaos-event-ruined = Chaos heeft { $region } vernietigd (vernietigingskaart { $number }).
chaos-event-cards_off = Kaarten van { $god } gaan van het bord: { $cards-quoted }.
chaos-event-card_stayed = “{ $card }” blijft liggen { $region-in }.
chaos-event-ticked = { $number ->
    [0] De wijzerplaat van { $god } draait naar { $position }: { $instruction }.
    [one] De wijzerplaat van { $god } draait naar { $position }: { $instruction }.
   *[other] De wijzerplaat van { $god } draait naar { $position }: { $number } { $instruction-many }.
}
chaos-event-upgraded = { $god } neemt de verbetering “{ $upgrade }”.
chaos-event-ended = { $winners-count ->
    [0] Het spel is afgelopen: { $ending }. Niemand wint.
    [one] Het spel is afgelopen: { $ending }. { $winners } wint.
   *[other] Het spel is afgelopen: { $ending }. { $winners } delen de overwinning.
}

## Woorden van de tafel

chaos-term-track = Spoor
chaos-term-ruins = Vernietigd
chaos-term-power = Macht
chaos-term-points = OP
chaos-term-threat = Dreiging
chaos-term-dial = Wijzer
chaos-term-counters = Fiches
chaos-term-hand = Hand/st.
chaos-term-peasants = Peasants
chaos-term-reserve = Voorraad
chaos-term-upgrades = Verbeteringen

## Opties

chaos-option-gods = Wie welke god speelt
    .help = De vier goden spelen heel verschillend. In beurtvolgorde is de eerste plaats Khorne.
    .in_order = in beurtvolgorde
    .random = door loting
chaos-option-dial_reading = Uitleg van de wijzerplaatvoorwaarden
    .help = Hoe vaak Khorne en Slaanesh een vooruitgangsfiche kunnen krijgen.
    .faq = FAQ: Khorne één keer per gevecht, Slaanesh alleen in de corruptiestap
    .rulebook = spelregels: één keer per regio en fase
chaos-option-old_world = Oude Wereldkaarten
    .help = Van sommige kaarten kennen we de originele tekst niet; die schreven we zelf.
    .all = alle 28, ook die van ons
    .known = alleen kaarten waarvan we de originele tekst kennen
chaos-option-pack = Pakket

## Hulp bij de regels

chaos-question-attack = Aanval van
chaos-question-defense = Verdediging van
chaos-question-domination = Overwichtswaarde van
chaos-question-resistance = Verdedigingswaarde van
chaos-question-conquest = Veroveringswaarde van
chaos-question-dice = Dobbelstenen van
chaos-question-summon_cost = Plaatsingskosten van
chaos-question-card_cost = Kaartkosten van

## Statistics of a review

chaos-statistics-points = Waar de overwinningspunten vandaan kwamen
chaos-statistics-hits = Hits
chaos-statistics-rolled = gegooid
chaos-statistics-expected = verwacht

chaos-when = in ronde { $number }
chaos-fact-points = { $points ->
    [one] { $god } scoorde 1 overwinningspunt.
   *[other] { $god } scoorde { $points } overwinningspunten.
}
chaos-fact-points-there = { $points ->
    [one] { $god } scoorde 1 overwinningspunt { $region-in }.
   *[other] { $god } scoorde { $points } overwinningspunten { $region-in }.
}
chaos-fact-points-most = { $god } scoorde { $points } overwinningspunten, waarvan { $most } { $region-in }.
chaos-fact-kills = { $count ->
    [one] { $god } doodde één figuur { $regions-in }.
   *[other] { $god } doodde { $count } figuren { $regions-in }.
}
chaos-fact-alone = Niemand anders had een figuur { $region-in }.
chaos-fact-clicks = { $count ->
    [one] De wijzerplaat van { $god } draaide één keer.
   *[other] De wijzerplaat van { $god } draaide { $count } keer.
}

## Beside a real table
chaos-why-not_to_come = “{ $card }” kan niet meer in die hand zijn: er is geen exemplaar meer over.
chaos-topic-dice =
    { $number ->
        [one] { $god }: 1 dobbelsteen { $region-in }. Wat is er gegooid?
       *[other] { $god }: { $number } dobbelstenen { $region-in }. Wat is er gegooid?
    }
chaos-topic-old_world_card = Draai de bovenste Oude Wereldkaart om. Welke is het?
chaos-topic-first_tokens = In elk gebied ligt één fiche. Welk fiche ligt er { $region-in }?
chaos-adjust-figures = { $god }: { $figure }
chaos-adjust-corruption = Corruptie van { $god }
chaos-adjust-token = { $token }
chaos-adjust-points = Overwinningspunten
chaos-adjust-power = Machtspunten
chaos-adjust-dial = Klikken van de wijzerplaat
chaos-adjust-counters = Vooruitgangsfiches
