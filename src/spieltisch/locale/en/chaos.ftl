# Chaos in the Old World

chaos-title = Chaos in the Old World

## Powers, regions, followers, tokens

chaos-god-khorne = Khorne
chaos-god-nurgle = Nurgle
chaos-god-tzeentch = Tzeentch
chaos-god-slaanesh = Slaanesh
chaos-region-norsca = Norsca
    .in = in Norsca
    .to = to Norsca
    .from = from Norsca
    .via = from Norsca{ " " }
    .the = Norsca
chaos-region-troll_country = Troll Country
    .in = in Troll Country
    .to = to Troll Country
    .from = from Troll Country
    .via = from Troll Country{ " " }
    .the = Troll Country
chaos-region-kislev = Kislev
    .in = in Kislev
    .to = to Kislev
    .from = from Kislev
    .via = from Kislev{ " " }
    .the = Kislev
chaos-region-empire = The Empire
    .in = in the Empire
    .to = to the Empire
    .from = from the Empire
    .via = from the Empire{ " " }
    .the = the Empire
chaos-region-bretonnia = Bretonnia
    .in = in Bretonnia
    .to = to Bretonnia
    .from = from Bretonnia
    .via = from Bretonnia{ " " }
    .the = Bretonnia
chaos-region-estalia = Estalia
    .in = in Estalia
    .to = to Estalia
    .from = from Estalia
    .via = from Estalia{ " " }
    .the = Estalia
chaos-region-tilea = Tilea
    .in = in Tilea
    .to = to Tilea
    .from = from Tilea
    .via = from Tilea{ " " }
    .the = Tilea
chaos-region-border_princes = The Border Princes
    .in = in the Border Princes
    .to = to the Border Princes
    .from = from the Border Princes
    .via = from the Border Princes{ " " }
    .the = the Border Princes
chaos-region-badlands = The Badlands
    .in = in the Badlands
    .to = to the Badlands
    .from = from the Badlands
    .via = from the Badlands{ " " }
    .the = the Badlands
chaos-source-norsca = Norsca
    .from = from Norsca
    .via = from Norsca{ " " }
    .the = Norsca
chaos-source-troll_country = Troll Country
    .from = from Troll Country
    .via = from Troll Country{ " " }
    .the = Troll Country
chaos-source-kislev = Kislev
    .from = from Kislev
    .via = from Kislev{ " " }
    .the = Kislev
chaos-source-empire = The Empire
    .from = from the Empire
    .via = from the Empire{ " " }
    .the = the Empire
chaos-source-bretonnia = Bretonnia
    .from = from Bretonnia
    .via = from Bretonnia{ " " }
    .the = Bretonnia
chaos-source-estalia = Estalia
    .from = from Estalia
    .via = from Estalia{ " " }
    .the = Estalia
chaos-source-tilea = Tilea
    .from = from Tilea
    .via = from Tilea{ " " }
    .the = Tilea
chaos-source-border_princes = The Border Princes
    .from = from the Border Princes
    .via = from the Border Princes{ " " }
    .the = the Border Princes
chaos-source-badlands = The Badlands
    .from = from the Badlands
    .via = from the Badlands{ " " }
    .the = the Badlands
chaos-source-reserve = Reserve
    .from = from the reserve
    .via = { "" }
    .the = the reserve
chaos-kind-cultist = Cultist
    .a = a Cultist
chaos-kind-warrior = Warrior
    .a = a Warrior
chaos-kind-greater_daemon = Greater Daemon
    .a = a Greater Daemon
chaos-kind-shielded_cultist = Shielded Cultist
    .a = a shielded Cultist
chaos-kind-shielded_warrior = Shielded Warrior
    .a = a shielded Warrior
chaos-kind-shielded_greater_daemon = Shielded Greater Daemon
    .a = a shielded Greater Daemon
chaos-kind-entrenched_warrior = Warrior in a card slot
    .a = a Warrior in a card slot
chaos-kind-shielded_entrenched_warrior = Shielded Warrior in a card slot
    .a = a shielded Warrior in a card slot
chaos-kind-spent_cultist = Cultist (free summons used)
    .a = a Cultist (free summons used)
chaos-kind-charmed_bloodsworn = Controlled Bloodsworn
    .a = a controlled Bloodsworn
chaos-kind-charmed_leper = Controlled Leper
    .a = a controlled Leper
chaos-kind-charmed_acolyte = Controlled Acolyte
    .a = a controlled Acolyte
chaos-kind-charmed_shielded_acolyte = Controlled Acolyte with shield
    .a = a controlled Acolyte with a shield
chaos-kind-charmed_spent_leper = Controlled Leper (free summons used)
    .a = a controlled Leper (free summons used)
chaos-figure-bloodsworn = Bloodsworn
    .a = a Bloodsworn
chaos-figure-bloodletter = Bloodletter
    .a = a Bloodletter
chaos-figure-bloodthirster = Bloodthirster
    .a = a Bloodthirster
chaos-figure-leper = Leper
    .a = a Leper
chaos-figure-plaguebearer = Plaguebearer
    .a = a Plaguebearer
chaos-figure-great_unclean_one = Great Unclean One
    .a = a Great Unclean One
chaos-figure-acolyte = Acolyte
    .a = an Acolyte
chaos-figure-horror = Horror
    .a = a Horror
chaos-figure-lord_of_change = Lord of Change
    .a = a Lord of Change
chaos-figure-seductress = Seductress
    .a = a Seductress
chaos-figure-daemonette = Daemonette
    .a = a Daemonette
chaos-figure-keeper_of_secrets = Keeper of Secrets
    .a = a Keeper of Secrets
chaos-token-event = Event
    .text = marks where an Old World card takes effect
    .a = an event
    .many = events
chaos-token-hero = Hero
    .text = in the end phase, removes a figure of the power with the highest threat in its region
    .a = a hero
    .many = heroes
chaos-token-noble = Noble
    .text = adds 1 to the conquest value
    .a = a noble
    .many = nobles
chaos-token-peasant = Peasant
    .text = dies from a single hit and goes to the killer’s power sheet
    .a = a peasant
    .many = peasants
chaos-token-skaven = Skaven
    .text = lowers the resistance by 1
    .a = a skaven
    .many = skaven
chaos-token-warpstone = Warpstone
    .text = counts as a corruption token when a region is checked for ruin
    .a = a warpstone
    .many = warpstones
chaos-slot-left = left slot
    .in = in the left slot
    .to = in the left slot
chaos-slot-right = right slot
    .in = in the right slot
    .to = in the right slot

## Phases and steps

chaos-phase-setup = Setup
chaos-phase-old_world = Old World phase
chaos-phase-draw = Draw phase
chaos-phase-summoning = Summoning phase
chaos-phase-battle = Battle phase
chaos-phase-corruption = Corruption phase
chaos-phase-end = End phase
chaos-phase-over = Game over
chaos-step-domination = Domination step
chaos-step-corruption = Corruption step
chaos-step-chaos_cards = Chaos cards leave the board
chaos-step-heroes = Heroes strike
chaos-step-old_world_cards = Old World cards
chaos-step-ruined_regions = Ruined regions are scored
chaos-step-dials = The dials turn
chaos-step-game_end = Victory check
chaos-points-domination = domination
chaos-points-ruin_first = the most corruption in a ruined region
chaos-points-ruin_second = the second most corruption in a ruined region
chaos-points-ruiner = helping to ruin a region
chaos-points-dial = the dial
chaos-points-old_world = an Old World card
chaos-points-upgrade = an upgrade
chaos-roll-early = early hits
chaos-roll-battle = battle dice
chaos-roll-event = Old World dice
chaos-roll-return = return hits
chaos-instruction-start = start
    .many = start
chaos-instruction-vp = 1 victory point
    .many = victory points
chaos-instruction-upgrade = an upgrade
    .many = upgrades
chaos-instruction-draw = draw a card
    .many = cards to draw
chaos-instruction-place_warpstone = place a warpstone
    .many = warpstones to place
chaos-instruction-place_noble = place a noble
    .many = nobles to place
chaos-instruction-remove_corruption = remove a corruption token
    .many = corruption tokens to remove
chaos-instruction-remove_old_world = remove an Old World token
    .many = Old World tokens to remove
chaos-instruction-victory = victory
    .many = victory
chaos-ending-none = still running
chaos-ending-dial = a dial shows victory
chaos-ending-points = fifty victory points have been reached
chaos-ending-ruins = five regions have been ruined
chaos-ending-deck = the Old World has held out

## Chaos cards

chaos-card-blood_frenzy = Blood Frenzy
chaos-card-battle_cry = Battle Cry
chaos-card-field_of_carnage = Field of Carnage
chaos-card-ritual_slaying = Ritual Slaying
chaos-card-skull_throne = The Skull Throne
chaos-card-reborn_in_blood = Reborn in Blood
chaos-card-blood_gods_call = The Blood God’s Call
chaos-card-plague_aura = Plague Aura
chaos-card-plague_touch = Plague Touch
chaos-card-all_things_decay = All Things Decay
chaos-card-influenza = Influenza
chaos-card-rain_of_pus = Rain of Pus
chaos-card-great_foul_consumption = A Great Foul Consumption
chaos-card-final_rotting = The Final Rotting
chaos-card-stench_of_death = The Stench of Death
chaos-card-changer_of_ways = Changer of Ways
chaos-card-drain_power = Drain Power
chaos-card-warp_shield = Warp Shield
chaos-card-teleport = Teleport
chaos-card-temporal_stasis = Temporal Stasis
chaos-card-meddling_of_skaven = The Meddling of Skaven
chaos-card-persistence_of_change = The Persistence of Change
chaos-card-dazzle = Dazzle
chaos-card-perverse_infiltration = Perverse Infiltration
chaos-card-abyssal_pact = Abyssal Pact
chaos-card-insidious_lies = Insidious Lies
chaos-card-dark_influence = Dark Influence
chaos-card-soporific_musk = Soporific Musk
chaos-card-field_of_ecstasy = Field of Ecstasy
chaos-card-degenerate_royalty = Degenerate Royalty

## Upgrades

chaos-upgrade-up_bloodsworn = Bloodsworn
chaos-upgrade-up_bloodletter = Bloodletters
chaos-upgrade-up_bloodthirster = Bloodthirster
chaos-upgrade-up_khorne_power = Power of Khorne
chaos-upgrade-up_khorne_cards = Cards of Khorne
chaos-upgrade-up_leper = Lepers
chaos-upgrade-up_plaguebearer = Plaguebearers
chaos-upgrade-up_great_unclean_one = Great Unclean One
chaos-upgrade-up_power_of_pestilence = Power of Pestilence
chaos-upgrade-up_provender_of_ruin = Provender of Ruin
chaos-upgrade-up_acolyte = Acolytes
chaos-upgrade-up_horror = Horrors
chaos-upgrade-up_lord_of_change = Lord of Change
chaos-upgrade-up_tzeentch_power = Power of Tzeentch
chaos-upgrade-up_tzeentch_cards = Cards of Tzeentch
chaos-upgrade-up_seductress = Seductresses
chaos-upgrade-up_daemonette = Daemonettes
chaos-upgrade-up_keeper_of_secrets = Keeper of Secrets
chaos-upgrade-up_slaanesh_power_1 = Power of Slaanesh
chaos-upgrade-up_slaanesh_power_2 = Excess of Slaanesh

## Old World cards

chaos-old_world-plunged_into_chaos = Plunged Into Chaos
chaos-old_world-peasant_uprising = Peasant Uprising
chaos-old_world-up_from_skavenblight = Up From Skavenblight
chaos-old_world-meteor_showers = Meteor Showers
chaos-old_world-warpstone_discovery = Warpstone Discovery
chaos-old_world-bretonnian_knights = Bretonnian Knights
chaos-old_world-dwarf_trollslayers = Dwarf Trollslayers
chaos-old_world-horned_ones_due = The Horned One’s Due
chaos-old_world-crusade_is_come = The Crusade is Come
chaos-old_world-witch_hunters = Witch Hunters
chaos-old_world-road_wardens = Road Wardens
chaos-old_world-divine_inspiration = Divine Inspiration
chaos-old_world-franzs_decree = Franz’s Decree
chaos-old_world-electors_arise = Electors Arise
chaos-old_world-mass_exodus = Mass Exodus
chaos-old_world-skavengers = Skavengers
chaos-old_world-greenskins_invade = Greenskins Invade
chaos-old_world-norse_reavers = Norse Reavers
chaos-old_world-dark_elf_corsairs = Dark Elf Corsairs
chaos-old_world-teclis_aids_the_empire = Teclis Aids the Empire
chaos-old_world-electors_sue_for_peace = Electors Sue for Peace
chaos-old_world-grail_is_found = The Grail is Found
chaos-old_world-own_1 = Card of your own 1
chaos-old_world-own_2 = Card of your own 2
chaos-old_world-own_3 = Card of your own 3
chaos-old_world-own_4 = Card of your own 4
chaos-old_world-own_5 = Card of your own 5
chaos-old_world-own_6 = Card of your own 6

## What Chaos cards say, with the numbers of their records

chaos-does-card_early_dice = When battle starts here, { $god } rolls { $number ->
    [one] { $number } die
   *[other] { $number } dice
} before everyone else. Figures killed are removed at once; early hits that kill nothing are kept for his normal roll.
chaos-does-card_extra_battles = After the battle here, { $number ->
    [one] one more battle is
   *[other] { $number } more battles are
} fought immediately.
chaos-does-card_draw_per_kill = { $god } draws { $number ->
    [one] a card
   *[other] { $number } cards
} for each figure he kills here.
chaos-does-card_own_defense = { $god }’s figures here have { $number } more defence.
chaos-does-card_enemy_defense = Enemy figures here have { $number } less defence, to a minimum of 1.
chaos-does-card_enemy_attack = Enemy figures here have { $number } less attack.
chaos-does-card_resistance = The resistance of this region is { $number } lower.
chaos-does-card_others_pay = Other players pay { $number ->
    [one] { $number } more power point
   *[other] { $number } more power points
} for Chaos cards played here.
chaos-does-card_domination_per_own_corruption = Each of { $god }’s corruption tokens here adds { $number } to his domination value.
chaos-does-card_domination_per_noble_or_hero = Each noble and each hero here adds { $number } to { $god }’s domination value.
chaos-does-card_corruption_if_dominating = If { $god } dominates this region, he places { $number ->
    [one] a corruption token
    [2] two corruption tokens
   *[other] { $number } corruption tokens
} here.
chaos-does-card_figures_per_corruption = After tokens have been placed here, all of { $god }’s figures return to his reserve; for { $number ->
    [one] each
    [2] every two
   *[other] every { $number }
} of them he places a corruption token.
chaos-does-card_kills_per_own_corruption = When the battle phase ends, { $god } kills { $number ->
    [one] an enemy cultist or warrior
   *[other] { $number } enemy cultists or warriors
} here for each of his corruption tokens here.
chaos-does-card_fetch = Bring { $number ->
    [one] a figure of any power here from another region.
    [2] up to two figures of any power here, both from the same region.
   *[other] up to { $number } figures of any power here, all from the same region.
}
chaos-does-card_cleanse = Remove { $number ->
    [one] one corruption token
   *[other] { $number } corruption tokens
} of any power from this region.
chaos-does-card_drain = Every other player with a cultist here loses { $number ->
    [one] { $number } power point
   *[other] { $number } power points
}; { $god } gains { $number }.
chaos-does-card_meddle = Choose a player with a figure here, who discards { $number ->
    [one] a Chaos card
    [2] two Chaos cards
   *[other] { $number } Chaos cards
} of their choice.
chaos-does-card_corrupt = { $god } places { $number ->
    [one] a corruption token
   *[other] { $number } corruption tokens
} here.
chaos-does-card_shield = One of { $god }’s figures here cannot be killed in battle this round, wherever it goes.
chaos-does-card_teleport = Move a cultist or warrior of any power from here to any other region.
chaos-does-card_displace = Move a noble, hero or peasant from here to another region.
chaos-does-card_charm = { $god } controls an enemy cultist here until the end of the round.
chaos-does-card_discount = Costs { $number ->
    [one] { $number } fewer power point
   *[other] { $number } fewer power points
} in a region with { $tokens ->
    [one] a corruption token
    [3] three or more corruption tokens
   *[other] { $tokens } or more corruption tokens
}.
chaos-does-card_forbids_corruption = Nobody places corruption tokens here this round.
chaos-does-card_forbids_leaving = Only { $god }’s figures can leave this region.
chaos-does-card_forbids_battle = There is no battle here this round.
chaos-does-card_silences = The texts of all other Chaos cards here have no effect. Their costs and symbols still count.
chaos-does-card_count_attack = { $god }’s figures here add their attack instead of their number to his domination value.
chaos-does-card_count_none = Figures do not count towards domination here.
chaos-does-card_stays_after_kill = If { $god } has killed an enemy figure here this round, this card stays for the next round.

## What Old World cards say, from the instructions of their records

chaos-does-clear_comets = All cards with the comet leave the track and all events leave the board.
chaos-does-place_in = Place { $token-a } { $region-in }.
chaos-does-place_each = Place { $token-a } in each of these: { $regions }.
chaos-does-place_all_but = Place { $token-a } in every region but { $regions }.
chaos-does-place_every = Place { $token-a } in { $where ->
    [elsewhere] every region but { $of-the }
    [bordering] every region bordering { $of-the }
    [populous] every populous region
    [near_warpstone] every region with or next to warpstone
    [most_corrupted] the region with the most corruption, or in each of them
    [with_hero_or_noble] every region with a hero or noble
    [with_noble_or_peasant] every region with a noble or peasant
   *[anywhere] every region
}.
chaos-does-place_some = Place { $amount ->
    [one] { $token-a }
   *[other] { $amount } { $token-many }
} in { $regions ->
    [one] { chaos-does-place_one }
   *[other] each of { $regions } { chaos-does-place_many }
}.
chaos-does-place_one = { $where ->
    [elsewhere] a region other than { $of-the }
    [bordering] a region bordering { $of-the }
    [populous] a populous region
    [near_warpstone] a region with or next to warpstone
    [most_corrupted] the region with the most corruption
    [with_hero_or_noble] a region with a hero or noble
    [with_noble_or_peasant] a region with a noble or peasant
   *[anywhere] any region
}
chaos-does-place_many = { $where ->
    [elsewhere] regions other than { $of-the }
    [bordering] regions bordering { $of-the }
    [populous] populous regions
    [near_warpstone] regions with or next to warpstone
    [most_corrupted] regions with the most corruption
    [with_hero_or_noble] regions with a hero or noble
    [with_noble_or_peasant] regions with a noble or peasant
   *[anywhere] regions
}
chaos-does-place_pair = Place { $token-a } each in { $first }, or in { $second }.
chaos-does-remove_each = Remove { $token-a } from each of these: { $regions }.
chaos-does-scatter = All { $token-many } of one region move to adjacent regions.
chaos-does-score_peasants = Each player scores { $each ->
    [one] 1 victory point
   *[other] { $each } victory points
} for each peasant on their own sheet; the player with more than anyone else scores { $most } more.
chaos-does-while_on_track = While in play:
chaos-does-battle_phase_start = Start of the battle phase:
chaos-does-battle_phase_end = End of the battle phase:
chaos-does-end_old_world_step = End phase:
chaos-does-tokens_resist = { $token-many } each add { $amount } to the resistance of their region.
chaos-does-region_resists = regions with { $token-a } have { $amount } more resistance.
chaos-does-block_slot = regions with { $token-a } have one card slot fewer.
chaos-does-moving_costs = moving a figure on the board costs { $amount ->
    [one] 1 more power point
   *[other] { $amount } more power points
}.
chaos-does-forbid_magic = cards with a magic symbol cannot be played in regions with { $token-a }.
chaos-does-forbid_battle = there is no battle in regions with { $token-a }.
chaos-does-forbid_corruption = no corruption tokens are placed in regions with { $token-a }.
chaos-does-draw_beside = each player with a figure in a region with { $token-a } draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
chaos-does-discard_in = each player with a figure { $region-in } discards { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
chaos-does-threat_discards = the player with the highest threat discards { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
chaos-does-dominators_score = score { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
} for each region with { $token-a } that you dominated.
chaos-does-dig_beside = place { $finds-a } in a region with { $token-a }.
chaos-does-dice_against_all = roll { $amount ->
    [one] a die
   *[other] { $amount } dice
} against every power in a region with { $token-a }.
chaos-does-most_figures_lose = the player with the most figures in a region with { $token-a } loses a cultist or warrior there.
chaos-does-slay_beside = among the players with a warrior or greater daemon in a region with { $token-a }, the one with the highest threat loses one of them.
chaos-does-purge_beside = in each region with { $token-a }, the power with the most corruption there loses one token.
chaos-does-raid = in each region with { $token-a }, remove a peasant, and each player with two or more cultists there loses one.

## What upgrades say

chaos-does-up_cost = Cost { $cost }.
chaos-does-up_attack = Attack { $attack }.
chaos-does-up_defense = Defence { $defense }.
chaos-does-up_power = { $power ->
    [one] 1 more power point each round.
   *[other] { $power } more power points each round.
}
chaos-does-up_cards = { $cards ->
    [one] Draws 1 more card each round.
   *[other] Draws { $cards } more cards each round.
}
chaos-does-up_fewer_cards = { $cards ->
    [one] Draws 1 card fewer each round.
   *[other] Draws { $cards } cards fewer each round.
}
chaos-does-up_refill = Draws up to a hand of { $cards } cards.
chaos-does-up_points_per_ruin = { $points ->
    [one] 1 victory point whenever a region is ruined.
   *[other] { $points } victory points whenever a region is ruined.
}
chaos-does-up_domination = { $figures ->
    [one] Counts as 1 figure for domination.
   *[other] Counts as { $figures } figures for domination.
}
chaos-does-up_magic = { $symbols ->
    [one] Has a magic symbol.
   *[other] Has { $symbols } magic symbols.
}
chaos-does-up_return_hits = { $hits ->
    [one] Each one that is killed in battle deals a hit to its killer’s figures.
   *[other] Each one that is killed in battle deals { $hits } hits to its killer’s figures.
}
chaos-does-up_corruption_on_arrival = { $tokens ->
    [one] Places a corruption token where it arrives.
   *[other] Places { $tokens } corruption tokens where it arrives.
}
chaos-does-up_early_dice = They roll before all other figures; figures they kill do not strike back.
chaos-does-up_free_where_alone = Once per round, each may be summoned for free to a region where you have no figure.
chaos-does-up_carries = They may take a warpstone with them to another region.
chaos-does-up_stands_on_slot = They may stand in an empty card slot and block it.
chaos-does-up_only_sixes = They can only be hit by sixes.
chaos-does-up_charms = May control an enemy cultist in its region when the battle phase begins.

## Verbs

chaos-verb-summon = Summon { $kind-a } { $source-via }{ $region-to }
    .group = Summon
    .here = Summon { $kind-a } { $source-via }
chaos-verb-play = Play “{ $card }” { $region-in }
    .group = Play a card
    .here = Play “{ $card }”
chaos-verb-play_right = Play “{ $card }” in the right slot { $region-in }
    .group = Play in the right slot
chaos-verb-pass = Pass (power points drop to 0)
    .short = Pass
chaos-verb-hit = Kill { $kind-a } of { $god }
    .group = Kill a figure
chaos-verb-hit_peasant = Kill a peasant
chaos-verb-keep_hits = Keep the hits for the normal roll
chaos-verb-lose = Lose { $kind-a } { $region-in }
    .group = Lose a figure
chaos-verb-slay = Let { $kind-a } of { $god } rot
    .group = Let a figure rot
chaos-verb-place = Place { $token-a } { $region-in }
    .group = Place a token
chaos-verb-remove = Remove { $token-a } { $region-from }
    .group = Remove a token
chaos-verb-cleanse = Remove { $god }’s corruption { $region-from }
    .group = Remove corruption
chaos-verb-discard = Discard “{ $card }”
    .group = Discard a card
chaos-verb-upgrade = Take “{ $upgrade }”
    .group = Take an upgrade
chaos-verb-decline = No, thanks
chaos-verb-fetch = Bring { $kind-a } of { $god } { $region-from }
    .group = Bring a figure
chaos-verb-pick = Choose { $kind-a } of { $god }
    .group = Choose a figure
chaos-verb-send = Choose { $region-the }
    .group = Choose the region
chaos-verb-shield = Shield { $kind-a }
    .group = Shield a figure
chaos-verb-charm = Control { $kind-a } of { $god }
    .group = Control a cultist
chaos-verb-meddle = Meddle with { $god }
    .group = Meddle with a player
chaos-verb-displace = Move { $token-a }
    .group = Move a token
chaos-verb-carry = Take a warpstone with it
chaos-verb-entrench = Stand { $slot-to }
    .group = Stand in a card slot
chaos-verb-exodus = Drive the peasants { $region-from }
    .group = Drive peasants out
chaos-verb-leave = Leave { $slot }
    .group = Leave a card slot

## Prompts

chaos-prompt-summoning_turn = summon a follower or play a card
    .detail =
        { $power ->
            [one] { $power } power point left
           *[other] { $power } power points left
        }
chaos-prompt-exchange_card = discard a card before you refill your hand?
chaos-prompt-assign_hits = { $hits ->
    [one] battle { $region-in }: assign 1 hit
   *[other] battle { $region-in }: assign { $hits } hits
}
chaos-prompt-return_hits = { $hits ->
    [one] Plaguebearers strike back { $region-in }: assign 1 hit to { $god }
   *[other] Plaguebearers strike back { $region-in }: assign { $hits } hits to { $god }
}
chaos-prompt-rot_figure = “The Final Rotting” { $region-in }: choose a figure to kill
    .detail = { $number ->
    [one] 1 figure left
   *[other] { $number } figures left
}
chaos-prompt-lose_figure = { $card-count ->
    [0] choose the figure you lose
   *[other] “{ $card }”: choose the figure you lose
}
    .detail = possible: { $regions }
chaos-prompt-suffer_hits =
    { $hits ->
        [one] Greenskins { $region-in }: 1 hit; choose the figure that is killed
       *[other] Greenskins { $region-in }: { $hits } hits; choose the figures that are killed
    }
chaos-prompt-carry_warpstone = take a warpstone { $source-from } { $region-to }?
chaos-prompt-stand_on_slot = put the Horror in a card slot { $region-in }?
chaos-prompt-leave_slot = one of two Horrors leaves { $region-the }: which card slot is freed?
chaos-prompt-fetch_figure = { $number ->
    [one] “The Blood God’s Call”: bring 1 figure { $region-to }?
   *[other] “The Blood God’s Call”: bring up to { $number } figures { $region-to }
}
chaos-prompt-choose_decay = whose corruption do you remove { $region-from }?
chaos-prompt-choose_token = which token do you move { $region-from }?
chaos-prompt-choose_token_goal = where does { $token-a } { $source-from } go?
chaos-prompt-choose_charmed = which cultist { $region-in } do you control?
chaos-prompt-choose_shield = which figure { $region-in } do you shield?
chaos-prompt-choose_traveller = which figure do you teleport { $region-from }?
chaos-prompt-choose_goal = where do you teleport { $kind-a } of { $god } { $source-from }?
chaos-prompt-choose_meddled = { $number ->
    [one] who { $region-in } discards a card?
   *[other] who { $region-in } discards { $number } cards?
}
chaos-prompt-discard_card = { $god-count ->
    [0]
        { $number ->
            [one] “{ $card }”: discard 1 card from your hand
           *[other] “{ $card }”: discard { $number } cards from your hand
        }
   *[other]
        { $number ->
            [one] { $god } has played “{ $card }”: discard 1 card from your hand
           *[other] { $god } has played “{ $card }”: discard { $number } cards from your hand
        }
}
chaos-prompt-choose_region = { $card-count ->
    [0]
        { $amount ->
            [one] place { $token-a }
           *[other] place { $amount } { $token-many } in one region
        }
   *[other]
        { $amount ->
            [one] “{ $card }”: place { $token-a }
           *[other] “{ $card }”: place { $amount } { $token-many } in one region
        }
}
    .detail = { $number ->
    [one] 1 region left to choose
   *[other] { $number } regions left to choose
}
chaos-prompt-choose_pair = “{ $card }”: where do the heroes go?
chaos-prompt-choose_exodus = “Mass Exodus”: which region do the peasants leave?
chaos-prompt-choose_refuge = “Mass Exodus” { $source-from }: where does a peasant go?
    .detail = { $number ->
    [one] 1 peasant left
   *[other] { $number } peasants left
}
chaos-prompt-choose_purged = “Witch Hunters” { $region-in }: whose corruption is removed?
chaos-prompt-choose_upgrade = choose an upgrade
chaos-prompt-place_old_world = your dial: place { $token-a }
    .detail = { $number } left
chaos-prompt-remove_corruption = your dial: remove a corruption token
    .detail = { $number } left
chaos-prompt-remove_old_world = your dial: remove an Old World token
    .detail = { $number } left

## Why not

chaos-why-not_playing = { $god } is not in this game.
chaos-why-number_and_name = Write a number and a name, or just a name, not “{ $word }”.
chaos-why-entrenched_horrors = The card slots must name “horror” as often as there are Horrors standing there: { $count }.
chaos-why-card_of_another = “{ $card }” is another god’s card.
chaos-why-old_world_to_come = The next Old World phase needs a card.
chaos-why-other_battle = The battle in progress is { $region-in }.
chaos-why-end_of_battle_first = A battle has exactly one “end_of_battle”, below everything else that belongs to it.
chaos-why-no_horror = { $kind } of { $god }: only a Horror can stand in a card slot.
chaos-why-no_power =
    { $cost ->
        [one] Summoning { $kind-a } { $region-in } costs { $cost } power point; you have { $power }.
       *[other] Summoning { $kind-a } { $region-in } costs { $cost } power points; you have { $power }.
    }
chaos-why-no_power_for_card =
    { $cost ->
        [one] “{ $card }” costs { $cost } power point { $region-in }; you have { $power }.
       *[other] “{ $card }” costs { $cost } power points { $region-in }; you have { $power }.
    }
chaos-why-not_adjacent = You have no figure { $region-in } or in an adjacent region.
chaos-why-no_such_figure = { $god } has no { $kind } { $region-in }.
chaos-why-plain_in_reserve = Your reserve holds only ordinary figures.
chaos-why-none_in_reserve = There is no { $kind } left in your reserve.
chaos-why-already_there = { $god }’s { $kind } is already { $region-in }.
chaos-why-token_already_there = { $token } is already { $region-in }.
chaos-why-held_by_carnage = “Field of Carnage”: only Khorne’s figures can leave { $region-the }.
chaos-why-not_your_card = “{ $card }” is not one of your cards.
chaos-why-not_your_upgrade = “{ $upgrade }” is not one of your upgrades.
chaos-why-not_in_hand = “{ $card }” is not in your hand.
chaos-why-ruined = Chaos has already ruined { $region-the }.
chaos-why-slots_full = Both card slots { $region-in } are taken.
chaos-why-slot_blocked = “The Horned One’s Due” blocks a card slot { $region-in }.
chaos-why-magic_forbidden = “Teclis Aids the Empire”: cards with a magic symbol cannot be played { $region-in }.
chaos-why-left_slot_first = Cards go in the left slot first. You may choose the slot only for a card that can stay on the board.
chaos-why-own_figure = { $kind } { $region-in }: that is your own figure.
chaos-why-that_is_you = You are { $god } yourself.
chaos-why-shielded = “Warp Shield”: { $kind-a } of { $god } { $region-in } cannot be killed in battle.
chaos-why-needs_sixes =
    { $defense ->
        [one] { $kind } of { $god }: only sixes hit it; you need 1 and have { $sixes }.
       *[other] { $kind } of { $god }: only sixes hit it; you need { $defense } and have { $sixes }.
    }
chaos-why-too_few_hits =
    { $defense ->
        [one] { $kind } of { $god }: you need 1 hit and have { $hits }.
       *[other] { $kind } of { $god }: you need { $defense } hits and have { $hits }.
    }
chaos-why-only_early_hits_keep = Only early hits can be kept.
chaos-why-hits_must_be_used =
    { $hits ->
        [one] You have 1 hit left and must use it as long as it can kill.
       *[other] You have { $hits } hits left and must use them as long as they can kill.
    }
chaos-why-one_region_only = All figures must come { $region-from }.
chaos-why-wrong_class = { $kind } { $region-in }: you cannot choose a follower of this class here.
chaos-why-not_in_this_region = You cannot choose { $region-the } here.
chaos-why-other_token = You must place { $token-a }.
chaos-why-region_not_offered = The card does not allow { $region-the }.
chaos-why-already_played = “{ $upgrade }” is already in play.
chaos-why-compulsory = You must do this.
chaos-why-no_corruption = { $god } has no corruption tokens { $region-in }.
chaos-why-no_such_token = There is no such token { $region-in }: { $token }.
chaos-why-token_not_moved = This token cannot be chosen here: { $token }.
chaos-why-no_figure_there = { $god } has no figure { $region-in }.
chaos-why-no_neighbour = { $region } and { $source-the } are not adjacent.
chaos-why-not_most = { $god } does not have the most corruption { $region-in }.
chaos-why-only_the_killer = Only figures of { $god }, who killed the Plaguebearers, can be hit.
chaos-why-slot_taken = There is already a card or figure { $slot-in } { $region-in }.
chaos-why-decide_first = { $due ->
   *[turn] It is time to summon a follower, play a card or pass.
    [discard] First decide which card to discard.
    [hits] First assign the hits.
    [loss] First choose the figure you lose.
    [warpstone] First decide whether to take the warpstone.
    [slot] First decide about the card slot.
    [figure] First choose the figure.
    [cultist] First choose the cultist to control.
    [token] First decide about the Old World token.
    [corruption] First choose the corruption token to remove.
    [region] First choose the region.
    [player] First choose the player.
    [upgrade] First choose an upgrade.
}
chaos-why-tied = Tied at { $value }, so nobody dominates.
chaos-why-not_above = { $value } is not above the resistance of { $resistance }.

## Causes

chaos-cause-printed = printed
chaos-cause-upgrade = { $upgrade } (upgrade)
chaos-cause-text = { $card } (text)
chaos-cause-card = { $card } (cost)
chaos-cause-figures =
    { $n ->
        [one] figure
       *[other] figures
    }
chaos-cause-nobles =
    { $n ->
        [one] noble
       *[other] nobles
    }
chaos-cause-skaven = skaven
chaos-cause-old_world = { $old_world }
chaos-cause-least = at least { $least }
chaos-cause-dice_of_figures = { $figure }
chaos-cause-early_figures = { $figure } (early)

## Events

chaos-event-round = Round { $number }
chaos-event-phase = { $phase }
chaos-event-step = { $step }
chaos-event-revealed = “{ $card }” is revealed. { $god } carries it out.
chaos-event-on_track = “{ $card }” goes on the track.
chaos-event-off_track = “{ $card }” leaves the track.
chaos-event-lasts = “{ $card }” takes effect.
chaos-event-placed = { $number ->
    [one] One { $token } token is placed { $region-in }.
   *[other] { $number } { $token } tokens are placed { $region-in }.
}
chaos-event-removed = { $number ->
    [one] One { $token } token is removed { $region-from }.
   *[other] { $number } { $token } tokens are removed { $region-from }.
}
chaos-event-moved_token = One { $token } token moves { $source-from } { $region-to }.
chaos-event-scored =
    { $number ->
        [one] { $god } scores 1 victory point for { $points }.
       *[other] { $god } scores { $number } victory points for { $points }.
    }
chaos-event-drew = You draw { $cards-quoted }.
    .named = { $god } draws { $cards-quoted }.
chaos-event-drew_count = { $number ->
    [0] { $god } draws no card.
    [one] { $god } draws a card.
   *[other] { $god } draws { $number } cards.
}
chaos-event-reshuffled = { $god } shuffles the discard pile into a new deck.
chaos-event-discarded = { $god } discards “{ $card }”.
chaos-event-power_set =
    { $number ->
        [one] { $god } has { $number } power point.
       *[other] { $god } has { $number } power points.
    }
chaos-event-power_lost =
    { $number ->
        [one] { $god } loses { $number } power point.
       *[other] { $god } loses { $number } power points.
    }
chaos-event-power_gained =
    { $number ->
        [one] { $god } gains { $number } power point.
       *[other] { $god } gains { $number } power points.
    }
chaos-event-summoned =
    { $cost ->
        [0] { $god } summons { $figure-a } { $source-via }{ $region-to } for free.
        [one] { $god } summons { $figure-a } { $source-via }{ $region-to } for { $cost } power point.
       *[other] { $god } summons { $figure-a } { $source-via }{ $region-to } for { $cost } power points.
    }
chaos-event-played =
    { $cost ->
        [0] { $god } plays “{ $card }” { $region-in } for free.
        [one] { $god } plays “{ $card }” { $region-in } for { $cost } power point.
       *[other] { $god } plays “{ $card }” { $region-in } for { $cost } power points.
    }
chaos-event-passed = { $god } passes.
chaos-event-moved = { $god }’s { $figure } moves { $source-from } { $region-to }.
chaos-event-shielded = “Warp Shield” protects { $kind-a } { $region-in }.
chaos-event-charmed = Slaanesh takes control of { $figure-a } { $region-in }.
chaos-event-entrenched = A Horror takes up position { $slot-in } { $region-in }.
chaos-event-left_slot = The { $slot } { $region-in } is empty again.
chaos-event-battle = Battle { $region-in }
chaos-event-rolled = { $hits ->
    [0] { $god } rolls { $dice }: no hits ({ $roll }).
    [one] { $god } rolls { $dice }: 1 hit ({ $roll }).
   *[other] { $god } rolls { $dice }: { $hits } hits ({ $roll }).
}
chaos-event-struck = { $hits ->
    [0] The roll against { $god } { $region-in } is { $dice }: no hits.
    [one] The roll against { $god } { $region-in } is { $dice }: 1 hit.
   *[other] The roll against { $god } { $region-in } is { $dice }: { $hits } hits.
}
chaos-event-killed = { $by } kills { $god }’s { $figure } { $region-in }.
chaos-event-peasant_killed = { $by } kills a peasant { $region-in }.
chaos-event-hits_kept = { $hits ->
    [one] { $god } keeps 1 hit.
   *[other] { $god } keeps { $hits } hits.
}
chaos-event-hits_lost = { $hits ->
    [one] { $god } has no use for 1 hit.
   *[other] { $god } has no use for { $hits } hits.
}
chaos-event-returned = { $hits ->
    [one] { $god } strikes back at { $target }: 1 hit.
   *[other] { $god } strikes back at { $target }: { $hits } hits.
}
chaos-event-took_off = { $god } loses { $figure-a } { $region-in }.
chaos-event-dominated = { $god } dominates { $region-the } with { $value } against a resistance of { $resistance }.
chaos-event-undominated = Nobody dominates { $region-the }: { $value } against a resistance of { $resistance }.
chaos-event-corrupted = { $number ->
    [one] { $god } places a corruption token { $region-in }.
   *[other] { $god } places { $number } corruption tokens { $region-in }.
}
chaos-event-corruption_forbidden = { $god } cannot place corruption { $region-in }.
chaos-event-cleansed = { $god } loses a corruption token { $region-in }.
chaos-event-counter = { $god } earns an advancement counter { $region-in }.
chaos-event-ruined = Chaos has ruined { $region-the } (ruination card { $number }).
chaos-event-cards_off = { $god }’s cards leave the board: { $cards-quoted }.
chaos-event-card_stayed = “{ $card }” stays { $region-in }.
chaos-event-ticked =
    { $number ->
        [0] { $god }’s dial ticks to { $position }: { $instruction }.
        [one] { $god }’s dial ticks to { $position }: { $instruction }.
       *[other] { $god }’s dial ticks to { $position }: { $number } { $instruction-many }.
    }
chaos-event-upgraded = { $god } takes the upgrade “{ $upgrade }”.
chaos-event-ended = { $winners-count ->
    [0] The game is over: { $ending }. Nobody wins.
    [one] The game is over: { $ending }. { $winners } wins.
   *[other] The game is over: { $ending }. { $winners } share the victory.
}

## Terms of the table

chaos-term-track = Track
chaos-term-ruins = Ruins
chaos-term-power = Power
chaos-term-points = VP
chaos-term-threat = Threat
chaos-term-dial = Dial
chaos-term-counters = Counters
chaos-term-hand = Hand/dk
chaos-term-peasants = Peasants
chaos-term-reserve = Reserve
chaos-term-upgrades = Upgrades

## Options

chaos-option-gods = Who plays which god
    .help = The four gods play very differently. In power order, the first seat is Khorne.
    .in_order = in power order
    .random = at random
chaos-option-dial_reading = How the dial conditions work
    .help = How often Khorne and Slaanesh may earn a counter.
    .faq = FAQ: Khorne once per battle, Slaanesh in the corruption step only
    .rulebook = rulebook: once per region and phase
chaos-option-old_world = Old World cards
    .help = We do not know the printed text of some cards and wrote our own.
    .all = all 28, including our own
    .known = only cards whose printed text is known
chaos-option-pack = Content pack

chaos-question-attack = Attack of
chaos-question-defense = Defence of
chaos-question-domination = Domination value of
chaos-question-resistance = Resistance of
chaos-question-conquest = Conquest value of
chaos-question-dice = Dice of
chaos-question-summon_cost = Summoning cost of
chaos-question-card_cost = Card cost of

## Statistics of a review

chaos-statistics-points = Where victory points came from
chaos-statistics-hits = Hits
chaos-statistics-rolled = rolled
chaos-statistics-expected = expected

chaos-when = in round { $number }
chaos-fact-points = { $points ->
    [one] { $god } scored 1 point.
   *[other] { $god } scored { $points } points.
}
chaos-fact-points-there = { $points ->
    [one] { $god } scored 1 point { $region-in }.
   *[other] { $god } scored { $points } points { $region-in }.
}
chaos-fact-points-most = { $god } scored { $points } points, { $most } of them { $region-in }.
chaos-fact-kills = { $count ->
    [one] { $god } killed one figure { $regions-in }.
   *[other] { $god } killed { $count } figures { $regions-in }.
}
chaos-fact-alone = Nobody else had a figure { $region-in }.
chaos-fact-clicks = { $count ->
    [one] { $god }’s dial advanced one tick.
   *[other] { $god }’s dial advanced { $count } ticks.
}

## Beside a real table
chaos-why-not_to_come = “{ $card }” can no longer be in that hand: no copy of it is left.
chaos-topic-dice =
    { $number ->
        [one] { $god }: 1 die { $region-in }. What did you roll?
       *[other] { $god }: { $number } dice { $region-in }. What did you roll?
    }
chaos-topic-old_world_card = Turn up the top Old World card. Which one is it?
chaos-topic-first_tokens = One token lies in each region. Which one lies { $region-in }?
chaos-adjust-figures = { $god }: { $figure }
chaos-adjust-corruption = Corruption of { $god }
chaos-adjust-token = { $token }
chaos-adjust-points = Victory points
chaos-adjust-power = Power points
chaos-adjust-dial = Clicks of the dial
chaos-adjust-counters = Advancement counters
