# Chaos in the Old World: terms of the Dutch summary; the rest falls back to English

chaos-title = Chaos in the Old World

## Powers, regions, followers, tokens

chaos-god-khorne = Khorne
chaos-god-nurgle = Nurgle
chaos-god-tzeentch = Tzeentch
chaos-god-slaanesh = Slaanesh
chaos-region-norsca = Norsca
chaos-region-troll_country = Troll Country
chaos-region-kislev = Kislev
chaos-region-empire = The Empire
chaos-region-bretonnia = Bretonnia
chaos-region-estalia = Estalia
chaos-region-tilea = Tilea
chaos-region-border_princes = The Border Princes
chaos-region-badlands = The Badlands
chaos-source-norsca = Norsca
chaos-source-troll_country = Troll Country
chaos-source-kislev = Kislev
chaos-source-empire = The Empire
chaos-source-bretonnia = Bretonnia
chaos-source-estalia = Estalia
chaos-source-tilea = Tilea
chaos-source-border_princes = The Border Princes
chaos-source-badlands = The Badlands
chaos-source-reserve = voorraad
chaos-kind-cultist = Cultist
chaos-kind-warrior = Krijger
chaos-kind-greater_daemon = Grote Demon
chaos-token-event = Event
chaos-token-hero = Hero
chaos-token-noble = Noble
chaos-token-peasant = Peasant
chaos-token-skaven = Skaven
chaos-token-warpstone = Warpstone

## Phases and steps

chaos-phase-setup = Voorbereiding
chaos-phase-old_world = Oude Wereld Fase
chaos-phase-draw = Kaart Fase
chaos-phase-summoning = Actie Fase
chaos-phase-battle = Vecht Fase
chaos-phase-corruption = Corruptie Fase
chaos-phase-end = Eind Fase
chaos-phase-over = Einde van het spel

## Terms of the table

chaos-term-track = Spoor
chaos-term-ruins = Vernietigd
chaos-term-power = Macht
chaos-term-points = OP
chaos-term-threat = Dreiging
chaos-term-dial = Wijzerplaat
chaos-term-counters = Vooruitgang
chaos-term-hand = Hand/stapel
chaos-term-peasants = Peasants
chaos-term-reserve = Voorraad
chaos-term-upgrades = Verbeteringen
