# Chaos w Starym Świecie: terms of the Polish rulebook; the rest falls back to English

chaos-title = Chaos w Starym Świecie

## Powers, regions, followers, tokens

chaos-god-khorne = Khorne
chaos-god-nurgle = Nurgle
chaos-god-tzeentch = Tzeentch
chaos-god-slaanesh = Slaanesh
chaos-region-norsca = Norska
chaos-region-troll_country = Kraj Trolli
chaos-region-kislev = Kislev
chaos-region-empire = Imperium
chaos-region-bretonnia = Bretonia
chaos-region-estalia = Estalia
chaos-region-tilea = Tilea
chaos-region-border_princes = Księstwa Graniczne
chaos-region-badlands = Złe Ziemie
chaos-source-norsca = Norska
chaos-source-troll_country = Kraj Trolli
chaos-source-kislev = Kislev
chaos-source-empire = Imperium
chaos-source-bretonnia = Bretonia
chaos-source-estalia = Estalia
chaos-source-tilea = Tilea
chaos-source-border_princes = Księstwa Graniczne
chaos-source-badlands = Złe Ziemie
chaos-source-reserve = rezerwa
chaos-kind-cultist = Kultysta
chaos-kind-warrior = Wojownik
chaos-kind-greater_daemon = Wielki demon
chaos-figure-bloodsworn = Zaprzysiężony Krwi
chaos-figure-khorne-cultist = Zaprzysiężony Krwi
chaos-figure-bloodletter = Krwiopuszcz
chaos-figure-khorne-warrior = Krwiopuszcz
chaos-figure-bloodthirster = Krwiopijec Khorna
chaos-figure-khorne-greater_daemon = Krwiopijec Khorna
chaos-figure-leper = Trędowaty
chaos-figure-nurgle-cultist = Trędowaty
chaos-figure-plaguebearer = Siewca Zarazy
chaos-figure-nurgle-warrior = Siewca Zarazy
chaos-figure-great_unclean_one = Wielki Nieczysty
chaos-figure-nurgle-greater_daemon = Wielki Nieczysty
chaos-figure-acolyte = Akolita
chaos-figure-tzeentch-cultist = Akolita
chaos-figure-horror = Horror
chaos-figure-tzeentch-warrior = Horror
chaos-figure-lord_of_change = Pan Przemian
chaos-figure-tzeentch-greater_daemon = Pan Przemian
chaos-figure-seductress = Kusiciel
chaos-figure-slaanesh-cultist = Kusiciel
chaos-figure-daemonette = Demonica
chaos-figure-slaanesh-warrior = Demonica
chaos-figure-keeper_of_secrets = Strażnik Tajemnic
chaos-figure-slaanesh-greater_daemon = Strażnik Tajemnic
chaos-token-event = Wydarzenie
chaos-token-hero = Bohater
chaos-token-noble = Szlachta
chaos-token-peasant = Chłop
chaos-token-skaven = Skaven
chaos-token-warpstone = Spaczeń

## Phases and steps

chaos-phase-setup = Przygotowanie
chaos-phase-old_world = Faza Starego Świata
chaos-phase-draw = Faza Dobierania
chaos-phase-summoning = Faza Przyzywania
chaos-phase-battle = Faza Walki
chaos-phase-corruption = Faza Zepsucia
chaos-phase-end = Faza Końcowa
chaos-phase-over = Koniec gry
chaos-step-domination = Dominacja
chaos-step-corruption = Zepsucie

## Chaos cards

chaos-card-blood_frenzy = Krwawy szał
chaos-card-battle_cry = Okrzyk wojenny
chaos-card-field_of_carnage = Obszar rzezi
chaos-card-ritual_slaying = Rytualny mord
chaos-card-skull_throne = Tron Czaszek
chaos-card-reborn_in_blood = Odrodzenie we krwi
chaos-card-blood_gods_call = Zew boga krwi
chaos-card-plague_aura = Aura zarazy
chaos-card-plague_touch = Dotyk zarazy
chaos-card-all_things_decay = Rozkład wszechrzeczy
chaos-card-influenza = Grypa
chaos-card-rain_of_pus = Deszcz ropy
chaos-card-great_foul_consumption = Wielka epidemia gruźlicy
chaos-card-final_rotting = Ostateczny rozkład
chaos-card-stench_of_death = Odór śmierci
chaos-card-warp_shield = Tarcza Spaczenia
chaos-card-teleport = Teleport
chaos-card-perverse_infiltration = Przewrotna infiltracja
chaos-card-dark_influence = Mroczny wpływ

## Old World cards

chaos-old_world-warpstone_discovery = Odkrycie Spaczenia
chaos-old_world-greenskins_invade = Inwazja zielonoskórych
chaos-old_world-norse_reavers = Łupieżcy z Norski

## Terms of the table

chaos-term-track = Pola wydarzeń
chaos-term-ruins = Spustoszone
chaos-term-power = Moc
chaos-term-points = Punkty
chaos-term-threat = Zagrożenie
chaos-term-dial = Wskaźnik
chaos-term-counters = Żetony postępu
chaos-term-hand = Ręka/talia
chaos-term-peasants = Chłopi
chaos-term-reserve = Rezerwa
chaos-term-upgrades = Ulepszenia
