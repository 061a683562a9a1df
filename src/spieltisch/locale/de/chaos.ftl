# Chaos in der Alten Welt

chaos-title = Chaos in der Alten Welt

## Powers, regions, followers, tokens

chaos-god-khorne = Khorne
chaos-god-nurgle = Nurgle
chaos-god-tzeentch = Tzeentch
chaos-god-slaanesh = Slaanesh
chaos-region-norsca = Norsca
    .in = in Norsca
    .to = nach Norsca
    .from = aus Norsca
    .via = aus Norsca{ " " }
    .the = Norsca
chaos-region-troll_country = Land der Trolle
    .in = im Land der Trolle
    .to = ins Land der Trolle
    .from = aus dem Land der Trolle
    .via = aus dem Land der Trolle{ " " }
    .the = das Land der Trolle
chaos-region-kislev = Kislev
    .in = in Kislev
    .to = nach Kislev
    .from = aus Kislev
    .via = aus Kislev{ " " }
    .the = Kislev
chaos-region-empire = Imperium
    .in = im Imperium
    .to = ins Imperium
    .from = aus dem Imperium
    .via = aus dem Imperium{ " " }
    .the = das Imperium
chaos-region-bretonnia = Bretonia
    .in = in Bretonia
    .to = nach Bretonia
    .from = aus Bretonia
    .via = aus Bretonia{ " " }
    .the = Bretonia
chaos-region-estalia = Estalia
    .in = in Estalia
    .to = nach Estalia
    .from = aus Estalia
    .via = aus Estalia{ " " }
    .the = Estalia
chaos-region-tilea = Tilea
    .in = in Tilea
    .to = nach Tilea
    .from = aus Tilea
    .via = aus Tilea{ " " }
    .the = Tilea
chaos-region-border_princes = Grenzgrafschaften
    .in = in den Grenzgrafschaften
    .to = in die Grenzgrafschaften
    .from = aus den Grenzgrafschaften
    .via = aus den Grenzgrafschaften{ " " }
    .the = die Grenzgrafschaften
chaos-region-badlands = Düsterlande
    .in = in den Düsterlanden
    .to = in die Düsterlande
    .from = aus den Düsterlanden
    .via = aus den Düsterlanden{ " " }
    .the = die Düsterlande
chaos-source-norsca = Norsca
    .from = aus Norsca
    .via = aus Norsca{ " " }
    .the = Norsca
chaos-source-troll_country = Land der Trolle
    .from = aus dem Land der Trolle
    .via = aus dem Land der Trolle{ " " }
    .the = das Land der Trolle
chaos-source-kislev = Kislev
    .from = aus Kislev
    .via = aus Kislev{ " " }
    .the = Kislev
chaos-source-empire = Imperium
    .from = aus dem Imperium
    .via = aus dem Imperium{ " " }
    .the = das Imperium
chaos-source-bretonnia = Bretonia
    .from = aus Bretonia
    .via = aus Bretonia{ " " }
    .the = Bretonia
chaos-source-estalia = Estalia
    .from = aus Estalia
    .via = aus Estalia{ " " }
    .the = Estalia
chaos-source-tilea = Tilea
    .from = aus Tilea
    .via = aus Tilea{ " " }
    .the = Tilea
chaos-source-border_princes = Grenzgrafschaften
    .from = aus den Grenzgrafschaften
    .via = aus den Grenzgrafschaften{ " " }
    .the = die Grenzgrafschaften
chaos-source-badlands = Düsterlande
    .from = aus den Düsterlanden
    .via = aus den Düsterlanden{ " " }
    .the = die Düsterlande
chaos-source-reserve = Vorrat
    .from = aus dem Vorrat
    .via = { "" }
    .the = den Vorrat
chaos-kind-cultist = Kultist
    .a = einen Kultisten
    .acc = Einen Kultisten
chaos-kind-warrior = Krieger
    .a = einen Krieger
    .acc = Einen Krieger
chaos-kind-greater_daemon = Großer Dämon
    .a = einen Großen Dämon
    .acc = Einen Großen Dämon
chaos-kind-shielded_cultist = Kultist mit Warpschild
    .a = einen Kultisten mit Warpschild
    .acc = Einen Kultisten mit Warpschild
chaos-kind-shielded_warrior = Krieger mit Warpschild
    .a = einen Krieger mit Warpschild
    .acc = Einen Krieger mit Warpschild
chaos-kind-shielded_greater_daemon = Großer Dämon mit Warpschild
    .a = einen Großen Dämon mit Warpschild
    .acc = Einen Großen Dämon mit Warpschild
chaos-kind-entrenched_warrior = Krieger auf einem Kartenfeld
    .a = einen Krieger auf einem Kartenfeld
    .acc = Einen Krieger auf einem Kartenfeld
chaos-kind-shielded_entrenched_warrior = Krieger mit Warpschild auf einem Kartenfeld
    .a = einen Krieger mit Warpschild auf einem Kartenfeld
    .acc = Einen Krieger mit Warpschild auf einem Kartenfeld
chaos-kind-spent_cultist = Kultist (schon kostenlos beschworen)
    .a = einen Kultisten (schon kostenlos beschworen)
    .acc = Einen Kultisten (schon kostenlos beschworen)
chaos-kind-charmed_bloodsworn = Kontrollierter Blutvergießer
    .a = einen kontrollierten Blutvergießer
    .acc = Einen kontrollierten Blutvergießer
chaos-kind-charmed_leper = Kontrollierter Aussätziger
    .a = einen kontrollierten Aussätzigen
    .acc = Einen kontrollierten Aussätzigen
chaos-kind-charmed_acolyte = Kontrollierter Akolyth
    .a = einen kontrollierten Akolythen
    .acc = Einen kontrollierten Akolythen
chaos-kind-charmed_shielded_acolyte = Kontrollierter Akolyth mit Warpschild
    .a = einen kontrollierten Akolythen mit Warpschild
    .acc = Einen kontrollierten Akolythen mit Warpschild
chaos-kind-charmed_spent_leper = Kontrollierter Aussätziger (schon kostenlos beschworen)
    .a = einen kontrollierten Aussätzigen (schon kostenlos beschworen)
    .acc = Einen kontrollierten Aussätzigen (schon kostenlos beschworen)
chaos-figure-bloodsworn = Blutvergießer
    .a = einen Blutvergießer
    .acc = Einen Blutvergießer
chaos-figure-bloodletter = Zerfleischer
    .a = einen Zerfleischer
    .acc = Einen Zerfleischer
chaos-figure-bloodthirster = Blutdämon
    .a = einen Blutdämon
    .acc = Einen Blutdämon
chaos-figure-leper = Aussätziger
    .a = einen Aussätzigen
    .acc = Einen Aussätzigen
chaos-figure-plaguebearer = Seuchenhüter
    .a = einen Seuchenhüter
    .acc = Einen Seuchenhüter
chaos-figure-great_unclean_one = Großer Verpester
    .a = einen Großen Verpester
    .acc = Einen Großen Verpester
chaos-figure-acolyte = Akolyth
    .a = einen Akolythen
    .acc = Einen Akolythen
chaos-figure-horror = Horror
    .a = einen Horror
    .acc = Einen Horror
chaos-figure-lord_of_change = Herrscher des Wandels
    .a = einen Herrscher des Wandels
    .acc = Einen Herrscher des Wandels
chaos-figure-seductress = Verführerin
    .a = eine Verführerin
    .acc = Eine Verführerin
chaos-figure-daemonette = Dämonette
    .a = eine Dämonette
    .acc = Eine Dämonette
chaos-figure-keeper_of_secrets = Hüter der Geheimnisse
    .a = einen Hüter der Geheimnisse
    .acc = Einen Hüter der Geheimnisse
chaos-token-event = Ereignis
    .text = zeigt, wo eine Alte-Welt-Karte wirkt
    .a = ein Ereignis
    .acc = Ein Ereignis
    .many = Ereignisse
    .dat = einem Ereignis
chaos-token-hero = Held
    .text = entfernt in der Endphase eine Figur der Macht mit der größten Bedrohung in seiner Region
    .a = einen Helden
    .acc = Einen Helden
    .many = Helden
    .dat = einem Helden
chaos-token-noble = Adliger
    .text = erhöht den Eroberungswert um 1
    .a = einen Adligen
    .acc = Einen Adligen
    .many = Adlige
    .dat = einem Adligen
chaos-token-peasant = Bauer
    .text = stirbt an einem Treffer und kommt auf den Machtbogen dessen, der ihn getötet hat
    .a = einen Bauern
    .acc = Einen Bauern
    .many = Bauern
    .dat = einem Bauern
chaos-token-skaven = Skaven
    .text = senkt den Widerstand um 1
    .a = einen Skaven
    .acc = Einen Skaven
    .many = Skaven
    .dat = einem Skaven
chaos-token-warpstone = Warpstein
    .text = zählt beim Verheeren wie ein Verderbnismarker
    .a = einen Warpstein
    .acc = Einen Warpstein
    .many = Warpsteine
    .dat = einem Warpstein
chaos-slot-left = linkes Kartenfeld
    .in = auf dem linken Kartenfeld
    .to = auf das linke Kartenfeld
chaos-slot-right = rechtes Kartenfeld
    .in = auf dem rechten Kartenfeld
    .to = auf das rechte Kartenfeld

## Phases and steps

chaos-phase-setup = Aufbau
chaos-phase-old_world = Alte-Welt-Phase
chaos-phase-draw = Zugphase
chaos-phase-summoning = Beschwörungsphase
chaos-phase-battle = Kampfphase
chaos-phase-corruption = Verderbnisphase
chaos-phase-end = Endphase
chaos-phase-over = Spielende
chaos-step-domination = Beherrschungsschritt
chaos-step-corruption = Verderbnisschritt
chaos-step-chaos_cards = Chaoskarten verlassen das Brett
chaos-step-heroes = Helden schlagen zu
chaos-step-old_world_cards = Alte-Welt-Karten
chaos-step-ruined_regions = Verheerte Regionen werden gewertet
chaos-step-dials = Die Bedrohungsräder drehen sich
chaos-step-game_end = Hat jemand gewonnen?
chaos-points-domination = Beherrschung
chaos-points-ruin_first = die meiste Verderbnis bei der Verheerung
chaos-points-ruin_second = die zweitmeiste Verderbnis bei der Verheerung
chaos-points-ruiner = den Beitrag zur Verheerung
chaos-points-dial = das Bedrohungsrad
chaos-points-old_world = eine Alte-Welt-Karte
chaos-points-upgrade = eine Verbesserung
chaos-roll-early = frühe Treffer
chaos-roll-battle = Kampfwürfel
chaos-roll-event = Würfel der Alten Welt
chaos-roll-return = Gegentreffer
chaos-instruction-start = Start
    .many = Start
chaos-instruction-vp = 1 Siegpunkt
    .many = Siegpunkte
chaos-instruction-upgrade = eine Verbesserung
    .many = Verbesserungen
chaos-instruction-draw = eine Karte ziehen
    .many = Karten ziehen
chaos-instruction-place_warpstone = einen Warpstein setzen
    .many = Warpsteine setzen
chaos-instruction-place_noble = einen Adligen setzen
    .many = Adlige setzen
chaos-instruction-remove_corruption = einen Verderbnismarker entfernen
    .many = Verderbnismarker entfernen
chaos-instruction-remove_old_world = einen Alte-Welt-Marker entfernen
    .many = Alte-Welt-Marker entfernen
chaos-instruction-victory = Sieg
    .many = Sieg
chaos-ending-none = läuft noch
chaos-ending-dial = ein Bedrohungsrad steht auf Sieg
chaos-ending-points = fünfzig Siegpunkte sind erreicht
chaos-ending-ruins = fünf Regionen sind verheert
chaos-ending-deck = die Alte Welt hat standgehalten

## Chaos cards

chaos-card-blood_frenzy = Blutraserei
chaos-card-battle_cry = Schlachtruf
chaos-card-field_of_carnage = Blutfeld
chaos-card-ritual_slaying = Ritueller Mord
chaos-card-skull_throne = Der Schädelthron
chaos-card-reborn_in_blood = In Blut wiedergeboren
chaos-card-blood_gods_call = Der Ruf des Blutgottes
chaos-card-plague_aura = Seuchenaura
chaos-card-plague_touch = Pesthauch
chaos-card-all_things_decay = Alles vergeht
chaos-card-influenza = Grippe
chaos-card-rain_of_pus = Eiterregen
chaos-card-great_foul_consumption = Die große Schwindsucht
chaos-card-final_rotting = Die letzte Fäulnis
chaos-card-stench_of_death = Der Gestank des Todes
chaos-card-changer_of_ways = Wandler der Wege
chaos-card-drain_power = Machtentzug
chaos-card-warp_shield = Warpschild
chaos-card-teleport = Teleportieren
chaos-card-temporal_stasis = Zeitstarre
chaos-card-meddling_of_skaven = Einmischung der Skaven
chaos-card-persistence_of_change = Beständigkeit des Wandels
chaos-card-dazzle = Blenden
chaos-card-perverse_infiltration = Perverse Infiltration
chaos-card-abyssal_pact = Abgründiger Pakt
chaos-card-insidious_lies = Tückische Lügen
chaos-card-dark_influence = Finsterer Einfluss
chaos-card-soporific_musk = Einschläfernder Moschus
chaos-card-field_of_ecstasy = Feld der Ekstase
chaos-card-degenerate_royalty = Entarteter Adel

## Upgrades

chaos-upgrade-up_bloodsworn = Blutvergießer
chaos-upgrade-up_bloodletter = Zerfleischer
chaos-upgrade-up_bloodthirster = Blutdämon
chaos-upgrade-up_khorne_power = Khornes Macht
chaos-upgrade-up_khorne_cards = Khornes Karten
chaos-upgrade-up_leper = Aussätzige
chaos-upgrade-up_plaguebearer = Seuchenhüter
chaos-upgrade-up_great_unclean_one = Großer Verpester
chaos-upgrade-up_power_of_pestilence = Macht der Pestilenz
chaos-upgrade-up_provender_of_ruin = Nahrung der Verheerung
chaos-upgrade-up_acolyte = Akolythen
chaos-upgrade-up_horror = Horrors
chaos-upgrade-up_lord_of_change = Herrscher des Wandels
chaos-upgrade-up_tzeentch_power = Tzeentchs Macht
chaos-upgrade-up_tzeentch_cards = Tzeentchs Karten
chaos-upgrade-up_seductress = Verführerinnen
chaos-upgrade-up_daemonette = Dämonetten
chaos-upgrade-up_keeper_of_secrets = Hüter der Geheimnisse
chaos-upgrade-up_slaanesh_power_1 = Slaaneshs Macht
chaos-upgrade-up_slaanesh_power_2 = Slaaneshs Übermaß

## Old World cards

chaos-old_world-plunged_into_chaos = Im Chaos versunken
chaos-old_world-peasant_uprising = Bauernaufstand
chaos-old_world-up_from_skavenblight = Herauf aus Skavenblight
chaos-old_world-meteor_showers = Meteoritenschauer
chaos-old_world-warpstone_discovery = Warpsteinfund
chaos-old_world-bretonnian_knights = Ritter Bretonias
chaos-old_world-dwarf_trollslayers = Zwergische Trollslayer
chaos-old_world-horned_ones_due = Der Zoll der Gehörnten Ratte
chaos-old_world-crusade_is_come = Der Kreuzzug beginnt
chaos-old_world-witch_hunters = Hexenjäger
chaos-old_world-road_wardens = Straßenwächter
chaos-old_world-divine_inspiration = Göttliche Eingebung
chaos-old_world-franzs_decree = Der Erlass des Karl Franz
chaos-old_world-electors_arise = Die Kurfürsten erheben sich
chaos-old_world-mass_exodus = Massenflucht
chaos-old_world-skavengers = Skavensammler
chaos-old_world-greenskins_invade = Invasion der Grünhäute
chaos-old_world-norse_reavers = Norsca-Plünderer
chaos-old_world-dark_elf_corsairs = Dunkelelfenkorsaren
chaos-old_world-teclis_aids_the_empire = Teclis hilft dem Imperium
chaos-old_world-electors_sue_for_peace = Die Kurfürsten bitten um Frieden
chaos-old_world-grail_is_found = Der Gral ist gefunden
chaos-old_world-own_1 = Eigene Karte 1
chaos-old_world-own_2 = Eigene Karte 2
chaos-old_world-own_3 = Eigene Karte 3
chaos-old_world-own_4 = Eigene Karte 4
chaos-old_world-own_5 = Eigene Karte 5
chaos-old_world-own_6 = Eigene Karte 6

## Was Chaoskarten sagen, mit den Zahlen ihrer Einträge

chaos-does-card_early_dice = Zu Beginn des Kampfes würfelt { $god } hier vor allen anderen mit { $number ->
    [one] { $number } Würfel
   *[other] { $number } Würfeln
}. Getötete sind sofort weg; übrige frühe Treffer behält er für seinen normalen Wurf.
chaos-does-card_extra_battles = Nach dem Kampf wird hier sofort noch { $number ->
    [one] einmal
   *[other] { $number }-mal
} gekämpft.
chaos-does-card_draw_per_kill = Für jede Figur, die { $god } hier tötet, zieht er { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
chaos-does-card_own_defense = Der Verteidigungswert von { $god }s Figuren ist hier um { $number } größer.
chaos-does-card_enemy_defense = Der Verteidigungswert gegnerischer Figuren ist hier um { $number } kleiner, aber mindestens 1.
chaos-does-card_enemy_attack = Der Angriffswert gegnerischer Figuren ist hier um { $number } kleiner.
chaos-does-card_resistance = Der Widerstand dieser Region sinkt um { $number }.
chaos-does-card_others_pay = Andere Spieler zahlen für Chaoskarten hier { $number ->
    [one] { $number } Machtpunkt
   *[other] { $number } Machtpunkte
} mehr.
chaos-does-card_domination_per_own_corruption = Jeder Verderbnismarker { $god }s hier erhöht seinen Beherrschungswert um { $number }.
chaos-does-card_domination_per_noble_or_hero = Jeder Adlige und jeder Held hier erhöht { $god }s Beherrschungswert um { $number }.
chaos-does-card_corruption_if_dominating = Beherrscht { $god } diese Region, setzt er hier { $number ->
    [one] einen Verderbnismarker
    [2] zwei Verderbnismarker
   *[other] { $number } Verderbnismarker
}.
chaos-does-card_figures_per_corruption = Nachdem hier Marker gesetzt wurden, gehen alle Figuren { $god }s in den Vorrat; für { $number ->
    [one] jede
    [2] je zwei
   *[other] je { $number }
} davon setzt er einen Verderbnismarker.
chaos-does-card_kills_per_own_corruption = Am Ende der Kampfphase tötet { $god } hier für jeden seiner Verderbnismarker { $number ->
    [one] einen gegnerischen Kultisten oder Krieger
   *[other] { $number } gegnerische Kultisten oder Krieger
}.
chaos-does-card_fetch = Hole { $number ->
    [one] eine Figur einer beliebigen Macht
    [2] bis zu zwei Figuren beliebiger Mächte
   *[other] bis zu { $number } Figuren beliebiger Mächte
} aus einer anderen Region hierher.
chaos-does-card_cleanse = Entferne hier { $number ->
    [one] einen Verderbnismarker einer beliebigen Macht
   *[other] { $number } Verderbnismarker beliebiger Mächte
}.
chaos-does-card_drain = Jeder andere Spieler mit einem Kultisten hier verliert { $number ->
    [one] { $number } Machtpunkt
   *[other] { $number } Machtpunkte
}; { $god } erhält { $number }.
chaos-does-card_meddle = Wähle einen Spieler mit einer Figur hier; er wirft { $number ->
    [one] eine Chaoskarte
    [2] zwei Chaoskarten
   *[other] { $number } Chaoskarten
} seiner Wahl ab.
chaos-does-card_corrupt = { $god } setzt hier { $number ->
    [one] einen Verderbnismarker
   *[other] { $number } Verderbnismarker
}.
chaos-does-card_shield = Eine Figur { $god }s hier kann in dieser Runde im Kampf nicht getötet werden, wohin sie auch geht.
chaos-does-card_teleport = Versetze einen Kultisten oder Krieger beliebiger Macht von hier in eine andere Region.
chaos-does-card_displace = Bewege einen Adligen, Helden oder Bauern von hier in eine andere Region.
chaos-does-card_charm = { $god } kontrolliert bis Rundenende einen gegnerischen Kultisten hier.
chaos-does-card_discount = Kostet { $number ->
    [one] { $number } Machtpunkt
   *[other] { $number } Machtpunkte
} weniger in einer Region mit { $tokens ->
    [one] einem Verderbnismarker
    [3] mindestens drei Verderbnismarkern
   *[other] mindestens { $tokens } Verderbnismarkern
}.
chaos-does-card_forbids_corruption = In dieser Runde setzt hier niemand Verderbnismarker.
chaos-does-card_forbids_leaving = Nur { $god }s Figuren können diese Region verlassen.
chaos-does-card_forbids_battle = In dieser Runde gibt es hier keinen Kampf.
chaos-does-card_silences = Die Texte aller anderen Chaoskarten sind hier wirkungslos. Kosten und Symbole zählen weiter.
chaos-does-card_count_attack = Für den Beherrschungswert zählt hier der Angriffswert von { $god }s Figuren statt ihrer Anzahl.
chaos-does-card_count_none = Figuren zählen hier nicht zum Beherrschungswert.
chaos-does-card_stays_after_kill = Hat { $god } hier in dieser Runde eine gegnerische Figur getötet, bleibt die Karte für die nächste Runde liegen.

## What Old World cards say, from the instructions of their records

chaos-does-clear_comets = Alle Karten mit dem Kometen verlassen den Pfad, alle Ereignisse das Brett.
chaos-does-place_in = Setze { $token-a } { $region-to }.
chaos-does-place_each = Setze je { $token-a } in diese Regionen: { $regions }.
chaos-does-place_all_but = Setze je { $token-a } in alle Regionen außer: { $regions }.
chaos-does-place_every = Setze je { $token-a } in { $where ->
    [elsewhere] jede andere Region als { $of-the }
    [bordering] jede Region, die an { $of-the } grenzt
    [populous] jede bevölkerungsreiche Region
    [near_warpstone] jede Region mit oder neben einem Warpstein
    [most_corrupted] die Region oder Regionen mit der meisten Verderbnis
    [with_hero_or_noble] jede Region mit einem Helden oder Adligen
    [with_noble_or_peasant] jede Region mit einem Adligen oder Bauern
   *[anywhere] jede Region
}.
chaos-does-place_some = Setze { $amount ->
    [one] { $regions ->
        [one] { $token-a }
       *[other] je { $token-a }
    }
   *[other] { $regions ->
        [one] { $amount } { $token-many }
       *[other] je { $amount } { $token-many }
    }
} in { $regions ->
    [one] { chaos-does-place_one }
   *[other] { $regions } { chaos-does-place_many }
}.
chaos-does-place_one = { $where ->
    [elsewhere] eine andere Region als { $of-the }
    [bordering] eine Region, die an { $of-the } grenzt
    [populous] eine bevölkerungsreiche Region
    [near_warpstone] eine Region mit oder neben einem Warpstein
    [most_corrupted] die Region mit der meisten Verderbnis
    [with_hero_or_noble] eine Region mit einem Helden oder Adligen
    [with_noble_or_peasant] eine Region mit einem Adligen oder Bauern
   *[anywhere] eine beliebige Region
}
chaos-does-place_many = { $where ->
    [elsewhere] andere Regionen als { $of-the }
    [bordering] Regionen, die an { $of-the } grenzen
    [populous] bevölkerungsreiche Regionen
    [near_warpstone] Regionen mit oder neben einem Warpstein
    [most_corrupted] Regionen mit der meisten Verderbnis
    [with_hero_or_noble] Regionen mit einem Helden oder Adligen
    [with_noble_or_peasant] Regionen mit einem Adligen oder Bauern
   *[anywhere] beliebige Regionen
}
chaos-does-place_pair = Setze je { $token-a } in diese beiden Regionen: { $first }, oder in diese: { $second }.
chaos-does-remove_each = Entferne je { $token-a } aus diesen Regionen: { $regions }.
chaos-does-scatter = Alle { $token-many } einer Region kommen in angrenzende Regionen.
chaos-does-score_peasants = Jeder erhält { $each ->
    [one] 1 Siegpunkt
   *[other] { $each } Siegpunkte
} je Bauer auf seinem Machtbogen; wer allein die meisten hat, { $most } mehr.
chaos-does-while_on_track = Solange die Karte liegt:
chaos-does-battle_phase_start = Beginn der Kampfphase:
chaos-does-battle_phase_end = Ende der Kampfphase:
chaos-does-end_old_world_step = Endphase:
chaos-does-tokens_resist = Jeder dieser Marker erhöht den Widerstand seiner Region um { $amount }: { $token }.
chaos-does-region_resists = Regionen mit { $token-dat } haben { $amount } Widerstand mehr.
chaos-does-block_slot = Regionen mit { $token-dat } haben ein Kartenfeld weniger.
chaos-does-moving_costs = Eine Figur auf dem Brett zu bewegen kostet { $amount ->
    [one] 1 Machtpunkt
   *[other] { $amount } Machtpunkte
} mehr.
chaos-does-forbid_magic = In Regionen mit { $token-dat } dürfen keine Karten mit magischem Symbol gespielt werden.
chaos-does-forbid_battle = In Regionen mit { $token-dat } gibt es keinen Kampf.
chaos-does-forbid_corruption = In Regionen mit { $token-dat } werden keine Verderbnismarker gesetzt.
chaos-does-draw_beside = Wer in einer Region mit { $token-dat } eine Figur hat, zieht { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
}.
chaos-does-discard_in = Wer { $region-in } eine Figur hat, wirft { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
} ab.
chaos-does-threat_discards = Wer die größte Bedrohung hat, wirft { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
} ab.
chaos-does-dominators_score = { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} für jede Region mit { $token-dat }, die du beherrscht hast.
chaos-does-dig_beside = Setze { $finds-a } in eine Region mit { $token-dat }.
chaos-does-dice_against_all = { $amount ->
    [one] Ein Würfel wird
   *[other] { $amount } Würfel werden
} gegen jede Macht in einer Region mit { $token-dat } geworfen.
chaos-does-most_figures_lose = Wer in einer Region mit { $token-dat } die meisten Figuren hat, verliert dort einen Kultisten oder Krieger.
chaos-does-slay_beside = Wer von den Spielern mit einem Krieger oder Großen Dämon in einer Region mit { $token-dat } die größte Bedrohung hat, verliert dort eine solche Figur.
chaos-does-purge_beside = In jeder Region mit { $token-dat } verliert die Macht mit der meisten Verderbnis dort einen Marker.
chaos-does-raid = In jeder Region mit { $token-dat } verschwindet ein Bauer, und wer dort zwei oder mehr Kultisten hat, verliert einen.

## What upgrades say

chaos-does-up_cost = Kosten { $cost }.
chaos-does-up_attack = Angriffswert { $attack }.
chaos-does-up_defense = Verteidigungswert { $defense }.
chaos-does-up_power = { $power ->
    [one] Jede Runde 1 Machtpunkt mehr.
   *[other] Jede Runde { $power } Machtpunkte mehr.
}
chaos-does-up_cards = { $cards ->
    [one] Zieht jede Runde 1 Karte mehr.
   *[other] Zieht jede Runde { $cards } Karten mehr.
}
chaos-does-up_fewer_cards = { $cards ->
    [one] Zieht jede Runde 1 Karte weniger.
   *[other] Zieht jede Runde { $cards } Karten weniger.
}
chaos-does-up_refill = Füllt die Hand auf { $cards } Karten auf.
chaos-does-up_points_per_ruin = { $points ->
    [one] 1 Siegpunkt, wann immer eine Region verheert wird.
   *[other] { $points } Siegpunkte, wann immer eine Region verheert wird.
}
chaos-does-up_domination = { $figures ->
    [one] Zählt für den Beherrschungswert wie 1 Figur.
   *[other] Zählt für den Beherrschungswert wie { $figures } Figuren.
}
chaos-does-up_magic = { $symbols ->
    [one] Hat ein magisches Symbol.
   *[other] Hat { $symbols } magische Symbole.
}
chaos-does-up_return_hits = { $hits ->
    [one] Jeder im Kampf Getötete verteilt einen Treffer an die Figuren dessen, der ihn getötet hat.
   *[other] Jeder im Kampf Getötete verteilt { $hits } Treffer an die Figuren dessen, der ihn getötet hat.
}
chaos-does-up_corruption_on_arrival = { $tokens ->
    [one] Setzt einen Verderbnismarker in die Region, in die er kommt.
   *[other] Setzt { $tokens } Verderbnismarker in die Region, in die er kommt.
}
chaos-does-up_early_dice = Sie würfeln vor allen anderen Figuren; wen sie töten, der schlägt nicht zurück.
chaos-does-up_free_where_alone = Jeder darf einmal pro Runde kostenlos in eine Region beschworen werden, in der du keine Figur hast.
chaos-does-up_carries = Sie dürfen einen Warpstein in eine andere Region mitnehmen.
chaos-does-up_stands_on_slot = Sie dürfen sich auf ein leeres Kartenfeld stellen und es sperren.
chaos-does-up_only_sixes = Nur Sechsen treffen sie.
chaos-does-up_charms = Darf zu Beginn der Kampfphase einen gegnerischen Kultisten in seiner Region kontrollieren.

## Verbs

chaos-verb-summon = { $kind-acc } { $source-via }{ $region-to } beschwören
    .group = Beschwören
    .here = { $kind-acc } { $source-via }beschwören
chaos-verb-play = „{ $card }“ { $region-in } spielen
    .group = Karte spielen
    .here = „{ $card }“ spielen
chaos-verb-play_right = „{ $card }“ { $region-in } auf das rechte Kartenfeld spielen
    .group = Karte auf das rechte Kartenfeld spielen
chaos-verb-pass = Passen (Machtpunkte auf 0)
    .short = Passen
chaos-verb-hit = { $kind-acc } von { $god } töten
    .group = Figur töten
chaos-verb-hit_peasant = Einen Bauern töten
chaos-verb-keep_hits = Treffer für den normalen Wurf aufheben
chaos-verb-lose = { $kind-acc } { $region-in } aufgeben
    .group = Figur aufgeben
chaos-verb-slay = { $kind-acc } von { $god } verfaulen lassen
    .group = Figur verfaulen lassen
chaos-verb-place = { $token-acc } { $region-to } setzen
    .group = Marker setzen
chaos-verb-remove = { $token-acc } { $region-from } entfernen
    .group = Marker entfernen
chaos-verb-cleanse = Verderbnis von { $god } { $region-from } entfernen
    .group = Verderbnis entfernen
chaos-verb-discard = „{ $card }“ abwerfen
    .group = Karte abwerfen
chaos-verb-upgrade = „{ $upgrade }“ nehmen
    .group = Verbesserung nehmen
chaos-verb-decline = Nein, danke
chaos-verb-fetch = { $kind-acc } von { $god } { $region-from } holen
    .group = Figur holen
chaos-verb-pick = { $kind-acc } von { $god } wählen
    .group = Figur wählen
chaos-verb-send = { $region } wählen
    .group = Region wählen
chaos-verb-shield = { $kind-acc } schützen
    .group = Figur schützen
chaos-verb-charm = { $kind-acc } von { $god } kontrollieren
    .group = Einen Kultisten kontrollieren
chaos-verb-meddle = { $god } wählen
    .group = Einen Spieler wählen
chaos-verb-displace = { $token-acc } bewegen
    .group = Marker bewegen
chaos-verb-carry = Einen Warpstein mitnehmen
chaos-verb-entrench = Horror { $slot-to } stellen
    .group = Auf ein Kartenfeld stellen
chaos-verb-exodus = Bauern { $region-from } vertreiben
    .group = Bauern vertreiben
chaos-verb-leave = { $slot } räumen
    .group = Ein Kartenfeld räumen

## Prompts

chaos-prompt-summoning_turn = Anhänger beschwören oder Karte spielen
    .detail =
        { $power ->
            [one] noch { $power } Machtpunkt
           *[other] noch { $power } Machtpunkte
        }
chaos-prompt-exchange_card = Vor dem Auffüllen der Hand eine Karte abwerfen?
chaos-prompt-assign_hits = Kampf { $region-in }: Verteile { $hits } Treffer
chaos-prompt-return_hits = Seuchenhüter schlagen { $region-in } zurück: Verteile { $hits } Treffer gegen { $god }
chaos-prompt-rot_figure = „Die letzte Fäulnis“ { $region-in }: Wähle eine Figur, die stirbt
    .detail = { $number ->
    [one] noch 1 Figur
   *[other] noch { $number } Figuren
}
chaos-prompt-lose_figure = { $card-count ->
    [0] Wähle die Figur, die du verlierst
   *[other] „{ $card }“: Wähle die Figur, die du verlierst
}
    .detail = möglich: { $regions }
chaos-prompt-suffer_hits = Grünhäute { $region-in }: { $hits } Treffer; wähle, wer getötet wird
chaos-prompt-carry_warpstone = Einen Warpstein { $source-from } { $region-to } mitnehmen?
chaos-prompt-stand_on_slot = Den Horror { $region-in } auf ein Kartenfeld stellen?
chaos-prompt-leave_slot = Einer von zwei Horrors verlässt { $region-the }: Welches Kartenfeld wird frei?
chaos-prompt-fetch_figure = { $number ->
    [one] „Der Ruf des Blutgottes“: 1 Figur { $region-to } holen?
   *[other] „Der Ruf des Blutgottes“: Hole bis zu { $number } Figuren { $region-to }
}
chaos-prompt-choose_decay = Wessen Verderbnis { $region-from } entfernen?
chaos-prompt-choose_token = Welchen Marker { $region-from } bewegen?
chaos-prompt-choose_token_goal = Wohin bewegst du { $token-a } { $source-from }?
chaos-prompt-choose_charmed = Welchen Kultisten { $region-in } kontrollieren?
chaos-prompt-choose_shield = Welche Figur { $region-in } schützen?
chaos-prompt-choose_traveller = Welche Figur { $region-from } teleportieren?
chaos-prompt-choose_goal = Wohin { $kind-a } von { $god } { $source-from } teleportieren?
chaos-prompt-choose_meddled = { $number ->
    [one] Wer { $region-in } wirft eine Karte ab?
   *[other] Wer { $region-in } wirft { $number } Karten ab?
}
chaos-prompt-discard_card = { $god-count ->
    [0]
        { $number ->
            [one] „{ $card }“: Wirf 1 Handkarte ab
           *[other] „{ $card }“: Wirf { $number } Handkarten ab
        }
   *[other]
        { $number ->
            [one] { $god } hat „{ $card }“ gespielt: Wirf 1 Handkarte ab
           *[other] { $god } hat „{ $card }“ gespielt: Wirf { $number } Handkarten ab
        }
}
chaos-prompt-choose_region = { $card-count ->
    [0]
        { $amount ->
            [one] Setze { $token-a }
           *[other] Setze { $amount } { $token-many } in eine Region
        }
   *[other]
        { $amount ->
            [one] „{ $card }“: Setze { $token-a }
           *[other] „{ $card }“: Setze { $amount } { $token-many } in eine Region
        }
}
    .detail = { $number ->
    [one] noch 1 Region
   *[other] noch { $number } Regionen
}
chaos-prompt-choose_pair = „{ $card }“: Wohin kommen die Helden?
chaos-prompt-choose_exodus = „Massenflucht“: Aus welcher Region fliehen die Bauern?
chaos-prompt-choose_refuge = „Massenflucht“ { $source-from }: Wohin flieht ein Bauer?
    .detail = { $number ->
        [one] noch 1 Bauer
       *[other] noch { $number } Bauern
    }
chaos-prompt-choose_purged = „Hexenjäger“ { $region-in }: Wessen Verderbnis wird entfernt?
chaos-prompt-choose_upgrade = Wähle eine Verbesserung
chaos-prompt-place_old_world = Dein Bedrohungsrad: Setze { $token-a }
    .detail = noch { $number }
chaos-prompt-remove_corruption = Dein Bedrohungsrad: Entferne einen Verderbnismarker
    .detail = noch { $number }
chaos-prompt-remove_old_world = Dein Bedrohungsrad: Entferne einen Alte-Welt-Marker
    .detail = noch { $number }

## Why not

chaos-why-not_playing = { $god } spielt nicht mit.
chaos-why-number_and_name = Schreibe eine Zahl und einen Namen oder nur einen Namen, nicht „{ $word }“.
chaos-why-entrenched_horrors = Auf den Kartenfeldern muss „horror“ so oft stehen, wie dort Horrors verschanzt sind: { $count }.
chaos-why-card_of_another = „{ $card }“ gehört einem anderen Gott.
chaos-why-old_world_to_come = Die kommende Alte-Welt-Phase braucht eine Karte.
chaos-why-other_battle = Der laufende Kampf ist { $region-in }.
chaos-why-end_of_battle_first = Ein Kampf hat ein einziges „end_of_battle“, unter allem anderen, was zu ihm gehört.
chaos-why-no_horror = { $kind } ({ $god }): Auf einem Kartenfeld kann nur ein Horror stehen.
chaos-why-no_power =
    { $cost ->
        [one] { $kind-acc } { $region-to } zu beschwören kostet { $cost } Machtpunkt; du hast { $power }.
       *[other] { $kind-acc } { $region-to } zu beschwören kostet { $cost } Machtpunkte; du hast { $power }.
    }
chaos-why-no_power_for_card =
    { $cost ->
        [one] „{ $card }“ kostet { $region-in } { $cost } Machtpunkt, du hast { $power }.
       *[other] „{ $card }“ kostet { $region-in } { $cost } Machtpunkte, du hast { $power }.
    }
chaos-why-not_adjacent = Du hast weder { $region-in } noch in einer angrenzenden Region eine Figur.
chaos-why-no_such_figure = { $god } hat { $region-in } diese Figur nicht: { $kind }.
chaos-why-plain_in_reserve = In deinem Vorrat sind nur gewöhnliche Figuren.
chaos-why-none_in_reserve = In deinem Vorrat ist kein { $kind } mehr.
chaos-why-already_there = { $god }s { $kind } ist schon { $region-in }.
chaos-why-token_already_there = { $token } ist schon { $region-in }.
chaos-why-held_by_carnage = „Blutfeld“: Nur Khornes Figuren können { $region-the } verlassen.
chaos-why-not_your_card = „{ $card }“ ist nicht deine Karte.
chaos-why-not_your_upgrade = „{ $upgrade }“ gehört nicht zu deinen Verbesserungen.
chaos-why-not_in_hand = „{ $card }“ ist nicht auf deiner Hand.
chaos-why-ruined = { $region }: Diese Region ist schon verheert.
chaos-why-slots_full = Beide Kartenfelder { $region-in } sind belegt.
chaos-why-slot_blocked = „Der Zoll der Gehörnten Ratte“ sperrt { $region-in } ein Kartenfeld.
chaos-why-magic_forbidden = „Teclis hilft dem Imperium“: Karten mit magischem Symbol dürfen { $region-in } nicht gespielt werden.
chaos-why-left_slot_first = Karten kommen zuerst auf das linke Kartenfeld. Das Feld darfst du nur bei einer Karte wählen, die liegen bleiben kann.
chaos-why-own_figure = { $kind } { $region-in }: Das ist deine eigene Figur.
chaos-why-that_is_you = { $god } bist du selbst.
chaos-why-shielded = „Warpschild“: { $kind } ({ $god }) { $region-in } kann im Kampf nicht getötet werden.
chaos-why-needs_sixes = { $defense ->
    [one] { $kind } ({ $god }): Nur Sechsen treffen, nötig ist 1, du hast { $sixes }.
   *[other] { $kind } ({ $god }): Nur Sechsen treffen, nötig sind { $defense }, du hast { $sixes }.
}
chaos-why-too_few_hits = { $defense ->
    [one] { $kind } ({ $god }): Nötig ist 1 Treffer, du hast { $hits }.
   *[other] { $kind } ({ $god }): Nötig sind { $defense } Treffer, du hast { $hits }.
}
chaos-why-only_early_hits_keep = Nur frühe Treffer lassen sich aufheben.
chaos-why-hits_must_be_used = { $hits ->
    [one] 1 Treffer ist übrig und muss verwendet werden, solange er töten kann.
   *[other] { $hits } Treffer sind übrig und müssen verwendet werden, solange sie töten können.
}
chaos-why-one_region_only = Alle Figuren müssen { $region-from } kommen.
chaos-why-wrong_class = { $kind } { $region-in }: Anhänger dieser Klasse lassen sich hier nicht wählen.
chaos-why-not_in_this_region = Hier kannst du { $region-the } nicht wählen.
chaos-why-other_token = Du musst { $token-a } setzen.
chaos-why-region_not_offered = Die Karte lässt { $region-the } nicht zu.
chaos-why-already_played = „{ $upgrade }“ ist schon im Spiel.
chaos-why-compulsory = Das musst du tun.
chaos-why-no_corruption = { $god } hat { $region-in } keine Verderbnis.
chaos-why-no_such_token = Diesen Marker gibt es { $region-in } nicht: { $token }.
chaos-why-token_not_moved = Dieser Marker lässt sich hier nicht wählen: { $token }.
chaos-why-no_figure_there = { $god } hat { $region-in } keine Figur.
chaos-why-no_neighbour = { $region } und { $source-the } grenzen nicht aneinander.
chaos-why-not_most = { $god } hat { $region-in } nicht die meiste Verderbnis.
chaos-why-only_the_killer = Nur Figuren von { $god } sind zu treffen; { $god } hat die Seuchenhüter getötet.
chaos-why-slot_taken = Auf diesem Kartenfeld { $region-in } liegt oder steht schon etwas ({ $slot }).
chaos-why-decide_first = { $due ->
   *[turn] Beschwöre jetzt einen Anhänger, spiele eine Karte oder passe.
    [discard] Entscheide zuerst, welche Karte du abwirfst.
    [hits] Verteile zuerst die Treffer.
    [loss] Wähle zuerst die Figur, die du verlierst.
    [warpstone] Entscheide zuerst, ob der Warpstein mitkommt.
    [slot] Entscheide zuerst über das Kartenfeld.
    [figure] Wähle zuerst die Figur.
    [cultist] Wähle zuerst den Kultisten, den du kontrollierst.
    [token] Entscheide zuerst über den Alte-Welt-Marker.
    [corruption] Wähle zuerst den Verderbnismarker, der entfernt wird.
    [region] Wähle zuerst die Region.
    [player] Wähle zuerst den Spieler.
    [upgrade] Wähle zuerst eine Verbesserung.
}
chaos-why-tied = Gleichstand bei { $value }: Niemand beherrscht die Region.
chaos-why-not_above = { $value } übersteigt den Widerstand { $resistance } nicht.

## Causes

chaos-cause-printed = aufgedruckt
chaos-cause-upgrade = { $upgrade } (Verbesserung)
chaos-cause-text = { $card } (Text)
chaos-cause-card = { $card } (Kosten)
chaos-cause-figures =
    { $n ->
        [one] Figur
       *[other] Figuren
    }
chaos-cause-nobles =
    { $n ->
        [one] Adliger
       *[other] Adlige
    }
chaos-cause-skaven = Skaven
chaos-cause-old_world = { $old_world }
chaos-cause-least = mindestens { $least }
chaos-cause-dice_of_figures = { $figure }
chaos-cause-early_figures = { $figure } (früh)

## Events

chaos-event-round = Runde { $number }
chaos-event-phase = { $phase }
chaos-event-step = { $step }
chaos-event-revealed = „{ $card }“ wird aufgedeckt. { $god } führt die Karte aus.
chaos-event-on_track = „{ $card }“ kommt auf den Alte-Welt-Pfad.
chaos-event-off_track = „{ $card }“ verlässt den Alte-Welt-Pfad.
chaos-event-lasts = „{ $card }“ wirkt ab jetzt.
chaos-event-placed = { $number ->
    [one] 1 { $token } kommt { $region-to }.
   *[other] { $number } { $token-many } kommen { $region-to }.
}
chaos-event-removed = { $number ->
    [one] 1 { $token } wird { $region-from } entfernt.
   *[other] { $number } { $token-many } werden { $region-from } entfernt.
}
chaos-event-moved_token = 1 { $token } zieht { $source-from } { $region-to }.
chaos-event-scored =
    { $number ->
        [one] { $god } erhält 1 Siegpunkt für { $points }.
       *[other] { $god } erhält { $number } Siegpunkte für { $points }.
    }
chaos-event-drew = Du ziehst { $cards-quoted }.
    .named = { $god } zieht { $cards-quoted }.
chaos-event-drew_count = { $number ->
    [0] { $god } zieht keine Karte.
    [one] { $god } zieht eine Karte.
   *[other] { $god } zieht { $number } Karten.
}
chaos-event-reshuffled = { $god } mischt den Ablagestapel zu einem neuen Stapel.
chaos-event-discarded = { $god } wirft „{ $card }“ ab.
chaos-event-power_set =
    { $number ->
        [one] { $god } hat { $number } Machtpunkt.
       *[other] { $god } hat { $number } Machtpunkte.
    }
chaos-event-power_lost =
    { $number ->
        [one] { $god } verliert { $number } Machtpunkt.
       *[other] { $god } verliert { $number } Machtpunkte.
    }
chaos-event-power_gained =
    { $number ->
        [one] { $god } erhält { $number } Machtpunkt.
       *[other] { $god } erhält { $number } Machtpunkte.
    }
chaos-event-summoned =
    { $cost ->
        [0] { $god } beschwört kostenlos { $figure-a } { $source-via }{ $region-to }.
        [one] { $god } beschwört { $figure-a } { $source-via }{ $region-to } für { $cost } Machtpunkt.
       *[other] { $god } beschwört { $figure-a } { $source-via }{ $region-to } für { $cost } Machtpunkte.
    }
chaos-event-played =
    { $cost ->
        [0] { $god } spielt kostenlos „{ $card }“ { $region-in }.
        [one] { $god } spielt „{ $card }“ { $region-in } für { $cost } Machtpunkt.
       *[other] { $god } spielt „{ $card }“ { $region-in } für { $cost } Machtpunkte.
    }
chaos-event-passed = { $god } passt.
chaos-event-moved = { $god }s { $figure } zieht { $source-from } { $region-to }.
chaos-event-shielded = „Warpschild“ schützt { $kind-a } { $region-in }.
chaos-event-charmed = Slaanesh übernimmt die Kontrolle über { $figure-a } { $region-in }.
chaos-event-entrenched = Ein Horror stellt sich { $region-in } { $slot-to }.
chaos-event-left_slot = Das { $slot } { $region-in } ist wieder frei.
chaos-event-battle = Kampf { $region-in }
chaos-event-rolled = { $hits ->
    [0] { $god } würfelt { $dice }: kein Treffer ({ $roll }).
   *[other] { $god } würfelt { $dice }: { $hits } Treffer ({ $roll }).
}
chaos-event-struck = { $hits ->
    [0] Der Wurf gegen { $god } { $region-in } ergibt { $dice }: kein Treffer.
   *[other] Der Wurf gegen { $god } { $region-in } ergibt { $dice }: { $hits } Treffer.
}
chaos-event-killed = { $by } tötet { $figure-a } von { $god } { $region-in }.
chaos-event-peasant_killed = { $by } tötet einen Bauern { $region-in }.
chaos-event-hits_kept = { $god } hebt { $hits } Treffer auf.
chaos-event-hits_lost = { $god } kann { $hits } Treffer nicht nutzen.
chaos-event-returned = { $god } schlägt zurück gegen { $target }: { $hits } Treffer.
chaos-event-took_off = { $god } verliert { $figure-a } { $region-in }.
chaos-event-dominated = { $god } beherrscht { $region-the } mit { $value } gegen Widerstand { $resistance }.
chaos-event-undominated = Niemand beherrscht { $region-the }: { $value } gegen Widerstand { $resistance }.
chaos-event-corrupted = { $number ->
    [one] { $god } setzt { $region-in } einen Verderbnismarker.
   *[other] { $god } setzt { $region-in } { $number } Verderbnismarker.
}
chaos-event-corruption_forbidden = { $god } darf { $region-in } keine Verderbnis setzen.
chaos-event-cleansed = { $god } verliert einen Verderbnismarker { $region-in }.
chaos-event-counter = { $god } erhält { $region-in } einen Drehmarker.
chaos-event-ruined = Das Chaos hat { $region-the } verheert (Verheerungskarte { $number }).
chaos-event-cards_off = { $god }s Karten verlassen das Brett: { $cards-quoted }.
chaos-event-card_stayed = „{ $card }“ bleibt { $region-in } liegen.
chaos-event-ticked =
    { $number ->
        [0] { $god }s Rad springt auf { $position }: { $instruction }.
        [one] { $god }s Rad springt auf { $position }: { $instruction }.
       *[other] { $god }s Rad springt auf { $position }: { $number } { $instruction-many }.
    }
chaos-event-upgraded = { $god } nimmt die Verbesserung „{ $upgrade }“.
chaos-event-ended = { $winners-count ->
    [0] Das Spiel ist aus, denn { $ending }. Niemand gewinnt.
    [one] Das Spiel ist aus, denn { $ending }. { $winners } gewinnt.
   *[other] Das Spiel ist aus, denn { $ending }. { $winners } teilen sich den Sieg.
}

## Terms of the table

chaos-term-track = Pfad
chaos-term-ruins = Verheert
chaos-term-power = Macht
chaos-term-points = SP
chaos-term-threat = Bedroh.
chaos-term-dial = Rad
chaos-term-counters = Drehm.
chaos-term-hand = Hand/St.
chaos-term-peasants = Bauern
chaos-term-reserve = Vorrat
chaos-term-upgrades = Verbesserungen

## Options

chaos-option-gods = Wer welchen Gott spielt
    .help = Die vier Götter spielen sich sehr verschieden. In der Reihenfolge der Mächte ist der erste Platz Khorne.
    .in_order = in der Reihenfolge der Mächte
    .random = ausgelost
chaos-option-dial_reading = Auslegung der Drehbedingungen
    .help = Wie oft Khorne und Slaanesh einen Drehmarker erhalten können.
    .faq = FAQ: Khorne einmal je Kampf, Slaanesh nur im Verderbnisschritt
    .rulebook = Regelheft: einmal je Region und Phase
chaos-option-old_world = Alte-Welt-Karten
    .help = Von einigen Karten kennen wir den gedruckten Text nicht und haben ihn selbst geschrieben.
    .all = alle 28, auch die von uns erdachten
    .known = nur Karten, deren gedruckten Text wir kennen
chaos-option-pack = Inhaltspaket

chaos-question-attack = Angriffswert von
chaos-question-defense = Verteidigungswert von
chaos-question-domination = Beherrschungswert von
chaos-question-resistance = Widerstand von
chaos-question-conquest = Eroberungswert von
chaos-question-dice = Würfel von
chaos-question-summon_cost = Beschwörungskosten von
chaos-question-card_cost = Kartenkosten von

## Statistics of a review

chaos-statistics-points = Woher die Siegpunkte kamen
chaos-statistics-hits = Treffer
chaos-statistics-rolled = gewürfelt
chaos-statistics-expected = erwartet

chaos-when = in Runde { $number }
chaos-fact-points = { $points ->
    [one] { $god } erhielt 1 Siegpunkt.
   *[other] { $god } erhielt { $points } Siegpunkte.
}
chaos-fact-points-there = { $points ->
    [one] { $god } erhielt 1 Siegpunkt { $region-in }.
   *[other] { $god } erhielt { $points } Siegpunkte { $region-in }.
}
chaos-fact-points-most = { $god } erhielt { $points } Siegpunkte, davon { $most } { $region-in }.
chaos-fact-kills = { $count ->
    [one] { $god } tötete eine Figur { $regions-in }.
   *[other] { $god } tötete { $count } Figuren { $regions-in }.
}
chaos-fact-alone = Sonst hatte niemand eine Figur { $region-in }.
chaos-fact-clicks = { $count ->
    [one] Das Bedrohungsrad von { $god } sprang einmal weiter.
   *[other] Das Bedrohungsrad von { $god } sprang { $count }-mal weiter.
}

## Beside a real table
chaos-why-not_to_come = „{ $card }“ kann nicht mehr auf dieser Hand sein: Davon ist keine mehr übrig.
chaos-topic-dice =
    { $number ->
        [one] { $god }: 1 Würfel { $region-in }. Was wurde gewürfelt?
       *[other] { $god }: { $number } Würfel { $region-in }. Was wurde gewürfelt?
    }
chaos-topic-old_world_card = Deckt die oberste Alte-Welt-Karte auf. Welche ist es?
chaos-topic-first_tokens = In jeder Region liegt ein Plättchen. Welches liegt { $region-in }?
chaos-adjust-figures = { $god }: { $figure }
chaos-adjust-corruption = Verderbnis von { $god }
chaos-adjust-token = { $token }
chaos-adjust-points = Siegpunkte
chaos-adjust-power = Machtpunkte
chaos-adjust-dial = Schritte des Bedrohungsrads
chaos-adjust-counters = Drehmarker
