# Warhammer: Invasion. Every sentence is our own.

## cards
invasion-card-defender_of_the_hold = Defender of the Hold
    .text = Battlefield only.
invasion-card-zhufbar_engineers = Zhufbar Engineers
    .text = Forced: when this unit leaves play, each opponent sacrifices a unit of their choice in the corresponding zone.
    .ruling = If they leave the battlefield, the opponent sacrifices a unit of their battlefield, if there is one.
invasion-card-hammerer_of_karak_azul = Hammerer of Karak Azul
    .text = Toughness 1.
    .ruling = Toughness does not help against damage that is moved to it.
invasion-card-troll_slayers = Troll Slayers
    .text = Battlefield. While you have two or more developments on your battlefield, this unit has +2 power.
invasion-card-runesmith = Runesmith
    .text = Quest. Action: pay 2 to give a unit +1 power this turn.
    .ruling = Its action works only while it is in the quest zone.
invasion-card-durgnar_the_bold = Durgnar the Bold
    .text = One Hero per zone. While a section of your capital burns, he has +2 power.
invasion-card-king_kazador = King Kazador
    .text = One Hero per zone. Toughness 2. An opponent who targets him with an effect pays 3 more for it.
invasion-card-dwarf_cannon_crew = Dwarf Cannon Crew
    .text = Forced: when this unit enters play, look at your top five cards; you may put a support that costs 2 or less from among them into this zone. Then shuffle.
    .ruling = Only the printed cost of the support counts, not its loyalty.
invasion-card-dwarf_masons = Dwarf Masons
    .text = Forced: when this unit enters play, your top card becomes a development in this zone.
invasion-card-dwarf_ranger = Dwarf Ranger
    .text = Scout. Quest. Forced: when another Dwarf unit of yours leaves play, deal 1 damage to a unit or a section.
    .ruling = If it is destroyed together with another Dwarf, it does not deal damage for that one.
invasion-card-mountain_brigade = Mountain Brigade
invasion-card-ironbreakers_of_ankhor = Ironbreakers of Ankhor
    .text = Toughness X, where X is the number of your developments in this zone.
invasion-card-rune_of_fortitude = Rune of Fortitude
    .text = Each unit that attacks this zone has −1 power unless its player pays 1 for it.
invasion-card-keystone_forge = Keystone Forge
    .text = Kingdom. Forced: at the beginning of your turn, remove 1 damage from one section of your capital.
invasion-card-organ_gun = Organ Gun
    .text = Attach to any unit. It has +2 power while it defends.
invasion-card-master_rune_of_dismay = Master Rune of Dismay
    .text = Kingdom. Units cost your opponents 1 more.
invasion-card-a_glorious_death = A Glorious Death
    .text = Quest. Put a resource token here on each of your turns with a unit on this quest. Action: with three or more resource tokens, sacrifice that unit to destroy up to two attackers.
invasion-card-grudge_thrower = Grudge Thrower
    .text = Battlefield. Action: pay 1 and sacrifice a unit to give every attacking and defending unit +1 power this turn.
invasion-card-burying_the_grudge = Burying the Grudge
    .text = Action: gain 1 resource for each unit card that has gone to a discard pile this turn.
invasion-card-stubborn_refusal = Stubborn Refusal
    .text = Action: move damage from one unit to another unit in a corresponding zone, no more than is needed to destroy it.
    .ruling = No more damage moves than the other unit can take, and Toughness does not cancel it.
invasion-card-striking_the_grudge = Striking the Grudge
    .text = Action: an attacking or defending unit gets +2 power this turn.
invasion-card-grudge_thrower_assault = Grudge Thrower Assault
    .text = Only once combat damage is assigned. Action: destroy an attacking unit.
invasion-card-demolition = Demolition!
    .text = Action: destroy a support card or a development.
invasion-card-wake_the_mountain = Wake the Mountain
    .text = Action: your top three cards become developments, all on your battlefield or all in your kingdom.
    .ruling = If you empty your own deck with it, you lose.
invasion-card-master_rune_of_valaya = Master Rune of Valaya
    .text = Action: cancel all damage assigned in the battlefield phase of this turn.
    .ruling = Damage by Counterstrike still applies.
invasion-card-peasant_militia = Peasant Militia
invasion-card-reiksguard_knights = Reiksguard Knights
    .text = Counterstrike 2.
    .ruling = Counterstrike damage cannot be cancelled.
invasion-card-bright_wizard_apprentice = Bright Wizard Apprentice
    .text = Quest. Action: pay 2 to cancel an unresolved action of a different unit or of a support. Once per turn.
invasion-card-nuln_tinkerers = Nuln Tinkerers
    .text = Kingdom. The first support you play each turn costs 1 less.
invasion-card-the_greatswords = The Greatswords
    .text = Forced: when a unit enters this zone, this unit gets +1 power this turn.
    .ruling = A unit that is moved into their zone counts as entering it.
invasion-card-sigmars_blessed = Sigmar’s Blessed
    .text = Forced: when this unit leaves play, return a unit in a corresponding zone to its owner’s hand.
    .ruling = If a defender returns to hand, the damage assigned to it is lost.
invasion-card-thyrus_gorman = Thyrus Gorman
    .text = One Hero per zone. Forced: at the end of your turn he takes 1 damage.
    .ruling = Loyalty costs 1 for each of its symbols that you do not have.
invasion-card-huntsmen = Huntsmen
    .text = Quest only.
invasion-card-warrior_priests = Warrior Priests
    .text = Each turn, 1 damage that would be dealt to this unit is dealt to a unit on any battlefield instead.
invasion-card-free_company = Free Company
    .text = Scout.
    .ruling = It may attack an empty burning zone, and Scout still works.
invasion-card-pistoliers = Pistoliers
    .text = Action: pay 1 to move this unit to another of your zones.
    .ruling = They move only between their owner’s zones; if they were on a quest, its tokens are lost.
invasion-card-johannes_broheim = Johannes Broheim
    .text = One Hero per zone. Counterstrike 2. At the end of each phase you may move him to another of your zones.
invasion-card-knight_training = Knight Training
    .text = Attach to a unit on your battlefield. It has +1 power.
invasion-card-church_of_sigmar = Church of Sigmar
    .text = Kingdom. An opponent who targets your units with an effect pays 1 more for it.
invasion-card-city_gates = City Gates
    .text = Forced: at the beginning of your turn your top card becomes a development in this zone.
invasion-card-shrine_to_taal = Shrine to Taal
    .text = Forced: at the beginning of your turn a unit in this zone gets +1 power this turn for each of your developments here.
invasion-card-temple_of_shallya = Temple of Shallya
    .text = Kingdom. At the beginning of your kingdom phase you may move one of your units to another of your zones.
invasion-card-defend_the_border = Defend the Border
    .text = Quest. Put a resource token here on each of your turns with a unit on this quest. With three or more resource tokens, the first damage to your capital each turn goes to another unit or section of your choice.
invasion-card-will_of_the_electors = Will of the Electors
    .text = Action: move up to two developments from one zone to another zone of the same player.
invasion-card-twin_tailed_comet = Twin-Tailed Comet
    .text = Action: resolve a copy of a tactic that was just played, with targets of your own. X is 0.
    .ruling = If the copied tactic has an X, X is 0.
invasion-card-demoralise = Demoralise
    .text = Action: a unit has −2 power this turn.
invasion-card-franzs_decree = Franz’s Decree
    .text = Action: a unit cannot be declared as attacker or defender this turn.
    .ruling = A unit that is already attacking keeps attacking.
invasion-card-forced_march = Forced March
    .text = Your turn only. Action: move a unit to another zone of its player.
    .ruling = A Hero cannot enter a zone that already has one.
invasion-card-judgement_of_verena = Judgement of Verena
    .text = Your turn only. Action: destroy all units and supports in every zone without a development.
invasion-card-sigmars_intervention = Sigmar’s Intervention
    .text = Only while you are being attacked, before defenders are declared. Action: the attack is now against another of your zones that is not burning.
invasion-card-silver_helm_brigade = Silver Helm Brigade
    .text = Forced: when this unit takes damage, draw a card.
invasion-card-archmage_of_saphery = Archmage of Saphery
    .text = Quest. Action: in your quest phase remove 1 damage from a unit. Once per turn.
invasion-card-blessing_of_isha = Blessing of Isha
    .text = Attach to any unit and restore it. It cannot be corrupted.
    .ruling = “Cannot be corrupted” is stronger than a card that corrupts.
invasion-card-radiant_gaze = Radiant Gaze
    .text = Action: all units in one zone of an opponent have −1 power this turn.
invasion-card-greater_heal = Greater Heal
    .text = Action: remove all damage from all of your units.
invasion-card-crooked_teef_goblins = Crooked Teef Goblins
    .text = Battlefield only.
invasion-card-squig_herders = Squig Herders
    .text = While you control a damaged unit, this unit has +1 power.
invasion-card-ironclaws_horde = Ironclaw’s Horde
    .text = Battlefield only.
invasion-card-followers_of_mork = Followers of Mork
    .text = Forced: when this unit enters play, each player takes 2 indirect damage.
    .ruling = Each player places their damage, the active one first; all of it applies at once.
invasion-card-black_orc_squad = Black Orc Squad
invasion-card-boar_boyz = Boar Boyz
    .text = While you control a damaged unit, this unit has +2 power.
    .ruling = The bonus ends as soon as none of your units is damaged.
invasion-card-urguck = Urguck
    .text = One Hero per zone. In your capital phase you may spend damage tokens on him like resources.
    .ruling = All of his damage may be spent at once.
invasion-card-grimgor_ironhide = Grimgor Ironhide
    .text = One Hero per zone. Forced: when he enters play, destroy all supports and developments in all corresponding zones.
    .ruling = Turned up by “Rip Dere ’eads Off!”, he does not enter play and destroys nothing.
invasion-card-night_goblins = Night Goblins
    .text = Forced: when this unit enters play, destroy an attachment in a corresponding zone.
invasion-card-doom_divers = Doom Divers
    .text = Battlefield. Forced: at the beginning of your turn each player sacrifices a development or deals 1 damage to each section of their own capital.
    .ruling = A player without a development takes 1 damage on each section that is not burning.
invasion-card-lobber_crew = Lobber Crew
    .text = Kingdom. Action: sacrifice this unit; an opponent sacrifices a unit of their choice.
invasion-card-big_uns = Big ’Uns
    .text = Battlefield. Your damaged units have Toughness 1.
invasion-card-rock_lobber = Rock Lobber
    .text = Battlefield. Action: pay 2 and sacrifice a unit in this zone to deal 2 damage to a section. Once per turn.
invasion-card-choppa = Choppa
    .text = Attach to a unit on your battlefield. It has +2 power.
invasion-card-totem_of_gork = Totem of Gork
    .text = Your units in this zone have +1 power while they attack or defend.
invasion-card-banna_of_da_red_sunz = Banna of Da Red Sunz
    .text = Kingdom. When an opponent collects seven or more resources, they lose one of them and you deal 1 damage to a unit.
invasion-card-smash_em_all = Smash ’Em All!
    .text = Quest. Put a resource token here on each of your turns with a unit on this quest. Action: with three or more resource tokens, sacrifice that unit to destroy all of your opponents’ supports.
invasion-card-grimgors_camp = Grimgor’s Camp
    .text = Kingdom. The first Orc unit you play each turn costs 1 less.
invasion-card-smash_go_boom = Smash-Go-Boom!
    .text = Your turn only. Action: destroy X developments in one zone.
invasion-card-rip_dere_eads_off = Rip Dere ’eads Off!
    .text = Action: turn a development face up. A unit stays until the end of the turn; anything else is sacrificed.
    .ruling = Turning it up does not count as entering play; until the end of the turn it has its power and may defend.
invasion-card-wez_bigga = We’z Bigga!
    .text = Action: the next unit you play this turn costs 1 less and enters play with 1 damage.
    .ruling = A unit with 1 hit point dies as soon as it enters.
invasion-card-favour_of_mork = Favour of Mork
    .text = Action: one unit has −1 power and another +1 power this turn.
invasion-card-pillage = Pillage
    .text = Action: destroy a support card.
    .ruling = The target’s player may still respond with its own action.
invasion-card-waaagh = Waaagh!
    .text = Action: all attacking units have +2 power this turn.
invasion-card-troll_vomit = Troll Vomit
    .text = Your turn only. Action: destroy all units.
invasion-card-servants_of_khorne = Servants of Khorne
    .text = Battlefield only.
invasion-card-savage_marauders = Savage Marauders
invasion-card-festering_nurglings = Festering Nurglings
    .text = Forced: when this unit enters play, corrupt a unit in a corresponding zone.
invasion-card-nurgle_sorcerer = Nurgle Sorcerer
    .text = Quest. Action: pay 3 to deal 1 damage to a unit, or 2 if it is corrupted.
invasion-card-chaos_knights = Chaos Knights
invasion-card-cultist_of_slaanesh = Cultist of Slaanesh
    .text = Quest. Action: pay 4 to destroy a development.
invasion-card-valkia_the_bloody = Valkia the Bloody
    .text = One Hero per zone. Quest. Action: pay 2 to move any number of damage tokens from her to a corrupted unit.
invasion-card-melekh_the_changer = Melekh the Changer
    .text = One Hero per zone. He has +1 power for each corrupted card of your opponents.
invasion-card-fledgling_chaos_spawn = Fledgling Chaos Spawn
    .text = Battlefield. Forced: when this unit is destroyed, deal 1 damage to a unit on any battlefield.
    .ruling = Being sacrificed is not being destroyed: it then deals no damage.
invasion-card-savage_gors = Savage Gors
    .text = Battlefield. While you have two or more developments on your battlefield, this unit deals 2 more damage when attacking.
    .ruling = The bonus is damage, not power: effects that count power ignore it.
invasion-card-dark_zealot = Dark Zealot
invasion-card-bloodthirster = Bloodthirster
    .text = Damage cannot be cancelled. Forced: at the beginning of your turn each player sacrifices a unit in their corresponding zone.
    .ruling = Toughness cancels nothing while he is in play.
invasion-card-cloud_of_flies = Cloud of Flies
    .text = Attach to a unit of yours. At the beginning of your turn you may deal 1 uncancellable damage to it and 1 to any unit.
invasion-card-horrific_mutation = Horrific Mutation
    .text = Attach to a unit of yours. While it attacks, all defending units have −1 hit point.
    .ruling = Defenders with 1 hit point are destroyed before damage is assigned.
invasion-card-sadistic_mutation = Sadistic Mutation
    .text = Attach to a unit of yours. Forced: when it deals combat damage, deal 1 damage to a unit or a section.
invasion-card-warpstone_meteor = Warpstone Meteor
    .text = Forced: at the beginning of your turn each player corrupts one of their units in their corresponding zone or deals 1 damage to their own capital.
    .ruling = A player with no unit there takes the damage on a section of their choice.
invasion-card-journey_to_the_gate = Journey to the Gate
    .text = Quest. Put a resource token here on each of your turns with a unit on this quest. Action: on your turn, with three or more resource tokens, sacrifice that unit; each opponent discards their hand.
invasion-card-shrine_to_nurgle = Shrine to Nurgle
    .text = Kingdom. Forced: when an opponent’s unit is dealt combat damage, corrupt it.
invasion-card-seduced_by_darkness = Seduced by Darkness
    .text = Action: corrupt a unit.
invasion-card-will_of_tzeentch = Will of Tzeentch
    .text = Your turn only. Action: each player discards their hand and draws three cards.
invasion-card-nurgles_pestilence = Nurgle’s Pestilence
    .text = Action: 1 damage to each unit, 2 to each corrupted one.
    .ruling = To cancel its damage, you must respond to the tactic itself.
invasion-card-flames_of_tzeentch = Flames of Tzeentch
    .text = Your turn only. Action: X damage to a unit.
invasion-card-blood_for_the_blood_god = Blood for the Blood God
    .text = Action: a unit on any battlefield takes damage equal to its own power.
invasion-card-culling_the_weak = Culling the Weak
    .text = Action: sacrifice a unit; all your units on your battlefield have +1 power this turn.
invasion-card-slaaneshs_domination = Slaanesh’s Domination
    .text = Action: an opponent reveals three random cards from their hand. You may play the tactics among them at no cost.
    .ruling = If the tactic it plays has an X, X is 0.
invasion-card-disciple_of_khaine = Disciple of Khaine
    .text = Action: once combat damage is assigned, pay 2 to shift 1 of it from this unit to another unit.
invasion-card-vile_sorceress = Vile Sorceress
    .text = Quest. Forced: at the beginning of your turn a unit has −1 hit point this turn.
    .ruling = An undamaged unit with 1 hit point is destroyed at once.
invasion-card-cold_one_riders = Cold One Riders
    .text = Counterstrike 1.
invasion-card-cauldron_of_blood = Cauldron of Blood
    .text = Kingdom. Forced: when this zone is attacked, deal 1 damage to an attacker.
invasion-card-hate = Hate
    .text = Action: each opponent with resources loses 1 and you gain as many.
invasion-card-contested_village = Contested Village
    .text = Limited.
invasion-card-contested_fortress = Contested Fortress
    .text = Limited. Cancel the first damage to your capital each turn.
    .ruling = Once per turn, and only the first damage of that turn.
invasion-card-contested_stronghold = Contested Stronghold
    .text = Limited. +1 power for each of your developments in this zone.
invasion-card-armoury = Armoury
    .text = Limited. Kingdom. With two or more developments in this zone, +1 power.
invasion-card-forgotten_cemetery = Forgotten Cemetery
    .text = Limited. Quest. With two or more developments in this zone, +1 power.
invasion-card-warpstone_excavation = Warpstone Excavation
    .text = Your units enter this zone corrupted.
    .ruling = A unit that enters corrupted did not become corrupted: effects that wait for that do not trigger.
invasion-card-pilgrimage = Pilgrimage
    .text = Costs 1 less for each development in your quest zone. Action: return a unit to its owner’s hand.
invasion-card-burn_it_down = Burn It Down
    .text = Action: destroy a support that costs no more than the number of developments on your battlefield.
invasion-card-infiltrate = Infiltrate!
    .text = Quest. Put a resource token here on each of your turns with a unit on this quest. Forced: at the beginning of your turn, each opponent discards as many cards from the top of their deck as there are resource tokens here.
invasion-card-prepare_for_war = Prepare for War!
    .text = Quest. Put a resource token here on each of your turns with a unit on this quest. Action: sacrifice that unit to shuffle as many cards from your discard pile into your deck as there were resource tokens.
invasion-card-alliance_dwarf_and_empire = Alliance: Dwarf and Empire
    .text = Order only. Counts as a Dwarf and an Empire symbol.
invasion-card-alliance_empire_and_high_elf = Alliance: Empire and High Elf
    .text = Order only. Counts as an Empire and a High Elf symbol.
invasion-card-alliance_dwarf_and_high_elf = Alliance: Dwarf and High Elf
    .text = Order only. Counts as a Dwarf and a High Elf symbol.
invasion-card-alliance_chaos_and_orc = Alliance: Chaos and Orc
    .text = Destruction only. Counts as a Chaos and an Orc symbol.
invasion-card-alliance_chaos_and_dark_elf = Alliance: Chaos and Dark Elf
    .text = Destruction only. Counts as a Chaos and a Dark Elf symbol.
invasion-card-alliance_orc_and_dark_elf = Alliance: Orc and Dark Elf
    .text = Destruction only. Counts as an Orc and a Dark Elf symbol.
invasion-card-cut_supply_lines = Cut Supply Lines
    .text = Draft: from now on your opponent’s packs have one card fewer.
invasion-card-reinforcements = Reinforcements
    .text = Draft: look at the top five cards of your pile and take one into your deck; the others go to the bottom of the pile.
invasion-card-sabotage = Sabotage
    .text = Draft: when you remove a card from your opponent’s pack, you may sacrifice this card to remove one more.
invasion-card-shifting_tides = Shifting Tides
    .text = Draft: the pack this came from goes back into its pile and is replaced by as many new cards.

## things
invasion-title = Warhammer: Invasion
invasion-zone-kingdom = kingdom
    .in = in the kingdom
    .to = to the kingdom
    .the = the kingdom
invasion-zone-quest = quest zone
    .in = in the quest zone
    .to = to the quest zone
    .the = the quest zone
invasion-zone-battlefield = battlefield
    .in = on the battlefield
    .to = to the battlefield
    .the = the battlefield
invasion-place-kingdom = kingdom
invasion-place-quest = quest zone
invasion-place-battlefield = battlefield
invasion-place-on_quest = on a quest
invasion-side-a = first seat
invasion-side-b = second seat
# A section belongs to the reader or to the other one.
invasion-whose = { $side-person ->
    [you] yours
   *[other] { $side }
}
invasion-race-dwarf = Dwarfs
invasion-race-empire = Empire
invasion-race-high_elf = High Elves
invasion-race-orc = Orcs
invasion-race-chaos = Chaos
invasion-race-dark_elf = Dark Elves
invasion-race-neutral = neutral
invasion-alignment-order = Order
invasion-alignment-destruction = Destruction
invasion-type-unit = Unit
invasion-type-support = Support
invasion-type-quest = Quest
invasion-type-tactic = Tactic
invasion-type-draft = Draft
invasion-type-development = Development
invasion-phase-beginning = Beginning
    .the = Beginning of the turn
invasion-phase-kingdom = Kingdom
    .the = Kingdom phase
invasion-phase-quest = Quest
    .the = Quest phase
invasion-phase-capital = Capital
    .the = Capital phase
invasion-phase-battlefield = Battlefield
    .the = Battlefield phase
invasion-phase-end = End
    .the = End of the turn
invasion-step-none = no combat
invasion-step-target = Target
invasion-step-attackers = Attackers
invasion-step-defenders = Defenders
invasion-step-assigned = Damage assigned
invasion-step-applied = Damage applied
invasion-until-action = until something happens
invasion-until-window = for this action window
invasion-until-phase = until the phase ends
invasion-loss-burning = two sections burn
invasion-loss-deck = the deck is empty
invasion-loss-turns = the game has lasted too long
invasion-moment-enters = on entering play
invasion-moment-leaves = on leaving play
invasion-moment-destroyed = on destruction
invasion-moment-turn_begins = at the beginning of the turn
invasion-moment-progress = quest progress
invasion-moment-turn_ends = at the end of the turn
invasion-moment-phase_ends = at the end of the phase
invasion-moment-kingdom_begins = at the beginning of the kingdom phase
invasion-moment-collected = when resources are collected
invasion-moment-unit_left = when a unit has left play
invasion-moment-unit_entered_zone = when a unit enters the zone
invasion-moment-damaged = on damage
invasion-moment-combat_damaged = on combat damage
invasion-moment-dealt_combat_damage = on dealing combat damage
invasion-moment-zone_attacked = when attacked
invasion-moment-counterstrike = Counterstrike
invasion-moment-scout = Scout
invasion-moment-bound_to_die = end of its time
invasion-trait-warrior = Warrior
invasion-trait-elite = Elite
invasion-trait-engineer = Engineer
invasion-trait-slayer = Slayer
invasion-trait-priest = Priest
invasion-trait-hero = Hero
invasion-trait-ranger = Ranger
invasion-trait-rune = Rune
invasion-trait-building = Building
invasion-trait-attachment = Attachment
invasion-trait-weapon = Weapon
invasion-trait-siege = Siege
invasion-trait-spell = Spell
invasion-trait-knight = Knight
invasion-trait-mage = Mage
invasion-trait-cavalry = Cavalry
invasion-trait-skill = Skill
invasion-trait-noble = Noble
invasion-trait-goblin = Goblin
invasion-trait-shaman = Shaman
invasion-trait-banner = Banner
invasion-trait-daemon = Daemon
invasion-trait-sorcerer = Sorcerer
invasion-trait-zealot = Zealot
invasion-trait-mutation = Mutation
invasion-trait-warpstone = Warpstone
invasion-keyword-counterstrike = Counterstrike
invasion-keyword-toughness = Toughness
invasion-keyword-scout = Scout
invasion-keyword-limited = Limited
invasion-keyword-battlefield_only = Battlefield only
invasion-keyword-quest_only = Quest only
invasion-keyword-kingdom_only = Kingdom only
invasion-keyword-order_only = Order only
invasion-keyword-destruction_only = Destruction only
invasion-keyword-hero = One Hero per zone
invasion-keyword-unique = Unique

## verbs
invasion-verb-keep = Keep this hand
    .here = Keep
invasion-verb-mulligan = Mulligan: seven new cards
    .here = Mulligan
invasion-verb-pick = Take “{ $card }”
    .group = Take a card
invasion-verb-remove = Remove “{ $card }”
    .group = Remove a card
invasion-verb-capital = Capital: { $race }
    .group = Choose a capital
    .here = { $race }
invasion-verb-pass = Pass
invasion-verb-yield = Pass { $until }
    .group = Pass in advance
invasion-verb-play = Play “{ $card }”
    .group = Play a card
    .here = Play
invasion-verb-deploy = { $card } → { $place }
    .group = Play into a zone
    .here = Play: { $place }
invasion-verb-develop = Place “{ $card }” face down { $zone-in }
    .group = Place a development
    .here = Face down: { $zone }
invasion-verb-use = Use “{ $piece }”
    .group = Use an action in play
    .here = Use
invasion-verb-target = { $piece }
    .group = Choose a target
    .here = Choose
invasion-verb-target_section = { $side-person ->
    [you] Your { $zone }
   *[other] { $side }’s { $zone }
}
    .group = Choose a section
    .here = Choose: { $zone }
invasion-verb-target_link = Link { $link }
    .group = Choose a link of the chain
    .here = Choose link { $link }
invasion-verb-target_discard = “{ $card }” from the discard pile
    .group = Choose a discarded card
    .here = Choose “{ $card }”
invasion-verb-take = Take “{ $card }”
    .group = Take a card
invasion-verb-sacrifice = Sacrifice “{ $piece }”
    .group = Sacrifice
    .here = Sacrifice
invasion-verb-corrupt = Corrupt “{ $piece }”
    .group = Corrupt
    .here = Corrupt
invasion-verb-restore = Restore “{ $piece }”
    .group = Restore
    .here = Restore
invasion-verb-move = Move { $zone-to }
    .group = Where to?
    .here = Move to: { $zone }
invasion-verb-hit_all = 1 damage to each of your sections
    .here = 1 damage to each section
invasion-verb-spend = { $amount ->
    [0] No tokens
    [one] 1 token
   *[other] { $amount } tokens
}
    .group = How many?
    .here = { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    }
invasion-verb-pay_x = X = { $amount }
    .group = Choose X
invasion-verb-pay_for = Pay 1 for “{ $piece }”
    .group = Pay for a unit
    .here = Pay 1 for it
invasion-verb-resolve = { $piece }: { $moment }
    .group = What comes first?
invasion-verb-done = Done
invasion-verb-attack = Attack { $zone-the }
    .group = Attack
    .here = Attack: { $zone }
invasion-verb-join = Attack with “{ $piece }”
    .group = Choose attackers
    .here = Attack with it
invasion-verb-defend = Defend with “{ $piece }”
    .group = Choose defenders
    .here = Defend with it
invasion-verb-assign = { $amount } damage to “{ $piece }”
    .group = Assign damage
    .here = Assign { $amount }
invasion-verb-assign_section = The rest to the capital

## events
invasion-event-turn =
    { $seat-person ->
        [you] Turn { $number }: you
       *[other] Turn { $number }: { $seat }
    }
invasion-event-phase = { $phase-the }
invasion-event-step = Combat: { $step }
invasion-event-kept =
    { $seat-person ->
        [you] You keep your hand.
       *[other] { $seat } keeps their hand.
    }
invasion-event-mulliganed =
    { $seat-person ->
        [you] You take a mulligan: seven new cards.
       *[other] { $seat } takes a mulligan: seven new cards.
    }
invasion-event-starts =
    { $seat-person ->
        [you] You take the first turn.
       *[other] { $seat } takes the first turn.
    }
invasion-event-drew = You draw { $cards-quoted }.
    .named = { $seat } draws { $cards-quoted }.
invasion-event-drew_count =
    { $seat-person ->
        [you] You draw { invasion-some-cards }.
       *[other] { $seat } draws { invasion-some-cards }.
    }
invasion-event-collected =
    { $seat-person ->
        [you] You collect { invasion-some-resources }.
       *[other] { $seat } collects { invasion-some-resources }.
    }
invasion-event-gained =
    { $seat-person ->
        [you] You gain { invasion-some-resources }.
       *[other] { $seat } gains { invasion-some-resources }.
    }
invasion-event-paid =
    { $seat-person ->
        [you] You pay { invasion-some-resources }.
       *[other] { $seat } pays { invasion-some-resources }.
    }
invasion-event-passed =
    { $seat-person ->
        [you] You pass.
       *[other] { $seat } passes.
    }
invasion-event-yielded =
    { $seat-person ->
        [you] You pass { $until }.
       *[other] { $seat } passes { $until }.
    }
invasion-event-announced =
    { $seat-person ->
        [you] You play “{ $card }”.
       *[other] { $seat } plays “{ $card }”.
    }
invasion-event-announced_into =
    { $seat-person ->
        [you] You play “{ $card }” into { $zone-the }.
       *[other] { $seat } plays “{ $card }” into { $zone-the }.
    }
invasion-event-announced_use =
    { $seat-person ->
        [you] You use “{ $piece }”.
       *[other] { $seat } uses “{ $piece }”.
    }
invasion-event-announced_development =
    { $seat-person ->
        [you] You place a card face down { $zone-in }.
       *[other] { $seat } places a card face down { $zone-in }.
    }
invasion-event-aimed = The target is “{ $piece }”.
invasion-event-aimed_section = { $side-person ->
    [you] The target is your { $zone }.
   *[other] The target is { $side }’s { $zone }.
}
invasion-event-aimed_link = The target is “{ $card }”.
invasion-event-aimed_discard = The target is “{ $card }” in the discard pile.
invasion-event-resolved = “{ $card }” resolves.
invasion-event-fizzled = “{ $card }” has no effect.
invasion-event-cancelled_link = “{ $card }” is cancelled.
invasion-event-triggered = “{ $piece }” triggers ({ $moment }).
invasion-event-entered =
    { $seat-person ->
        [you] “{ $piece }” enters your { $zone }.
       *[other] “{ $piece }” enters { $seat }’s { $zone }.
    }
invasion-event-quests = “{ $piece }” goes on the quest “{ $quest }”.
invasion-event-attached = “{ $piece }” is attached to “{ $host }”.
invasion-event-developed =
    { $seat-person ->
        [you] You have a new development { $zone-in }.
       *[other] { $seat } has a new development { $zone-in }.
    }
invasion-event-developed_card = The development is “{ $card }”.
invasion-event-left = “{ $piece }” leaves play.
invasion-event-to_hand =
    { $seat-person ->
        [you] “{ $piece }” returns to your hand.
       *[other] “{ $piece }” returns to { $seat }’s hand.
    }
invasion-event-discarded =
    { $seat-person ->
        [you] You discard { $cards-quoted }.
       *[other] { $seat } discards { $cards-quoted }.
    }
invasion-event-milled =
    { $seat-person ->
        [you] You discard { $cards-quoted } from your deck.
       *[other] { $seat } discards { $cards-quoted } from their deck.
    }
invasion-event-shuffled_in =
    { $seat-person ->
        [you] You shuffle { $cards-quoted } into your deck.
       *[other] { $seat } shuffles { $cards-quoted } into their deck.
    }
invasion-event-shuffled =
    { $seat-person ->
        [you] You shuffle your deck.
       *[other] { $seat } shuffles their deck.
    }
invasion-event-looked = You look at { $cards-quoted }.
    .named = { $seat } looks at { $cards-quoted }.
invasion-event-revealed =
    { $seat-person ->
        [you] You reveal { $cards-quoted }.
       *[other] { $seat } reveals { $cards-quoted }.
    }
invasion-event-turned_up = A development is turned up: “{ $card }”.
invasion-event-destroyed = “{ $piece }” is destroyed.
invasion-event-sacrificed =
    { $seat-person ->
        [you] You sacrifice “{ $piece }”.
       *[other] { $seat } sacrifices “{ $piece }”.
    }
invasion-event-corrupted = “{ $piece }” is corrupted.
invasion-event-restored = “{ $piece }” is restored.
invasion-event-moved = “{ $piece }” moves { $zone-to }.
invasion-event-power = “{ $piece }” gets { $change-signed } power.
invasion-event-damaged = “{ $piece }” takes { $damage } damage.
invasion-event-section_damaged = { $side-person ->
    [you] Your { $zone } takes { $damage } damage.
   *[other] { $side }’s { $zone } takes { $damage } damage.
}
invasion-event-cancelled_damage = { $damage } damage to “{ $piece }” is cancelled.
invasion-event-cancelled_section = { $side-person ->
    [you] { $damage } damage to your { $zone } is cancelled.
   *[other] { $damage } damage to { $side }’s { $zone } is cancelled.
}
invasion-event-redirected = { $damage } damage to “{ $piece }” is redirected.
invasion-event-healed = { $damage } damage is removed from “{ $piece }”.
invasion-event-healed_section = { $side-person ->
    [you] { $damage } damage is removed from your { $zone }.
   *[other] { $damage } damage is removed from { $side }’s { $zone }.
}
invasion-event-damage_moved = { $damage } damage is moved from “{ $piece }” to “{ $goal }”.
invasion-event-burned = { $side-person ->
    [you] Your { $zone } burns!
   *[other] { $side }’s { $zone } burns!
}
invasion-event-tokens = { $tokens ->
    [0] “{ $piece }” has no tokens.
    [one] “{ $piece }” has 1 token.
   *[other] “{ $piece }” has { $tokens } tokens.
}
invasion-event-targeted_zone =
    { $seat-person ->
        [you] You attack { $zone-the }.
       *[other] { $seat } attacks { $zone-the }.
    }
invasion-event-joined = “{ $piece }” attacks.
invasion-event-defended = “{ $piece }” defends.
invasion-event-declared =
    { $seat-person ->
        [you]
            { $pieces-count ->
                [0] You send nobody into the fight.
               *[other] You send { $pieces-quoted } into the fight.
            }
       *[other]
            { $pieces-count ->
                [0] { $seat } sends nobody into the fight.
               *[other] { $seat } sends { $pieces-quoted } into the fight.
            }
    }
invasion-event-combat = Attack { $attack } against defence { $defence }.
invasion-event-assigned = { $damage } damage is assigned to “{ $piece }”.
invasion-event-assigned_section = { $side-person ->
    [you] { $damage } damage is assigned to your { $zone }.
   *[other] { $damage } damage is assigned to { $side }’s { $zone }.
}
invasion-event-no_attack =
    { $seat-person ->
        [you] You do not attack.
       *[other] { $seat } does not attack.
    }
invasion-event-lost =
    { $seat-person ->
        [you] You lose: { $reason }.
       *[other] { $seat } loses: { $reason }.
    }
invasion-event-won =
    { $seat-person ->
        [you] You win!
       *[other] { $seat } wins!
    }
invasion-event-drawn = The game is a draw.
invasion-event-pack = Pack { $number }
invasion-event-pack_shown = The pack holds { $cards-quoted }.
invasion-event-picked = You take { $cards-quoted }.
    .named = { $seat } takes { $cards-quoted }.
invasion-event-picked_count =
    { $seat-person ->
        [you] You take { invasion-some-cards }.
       *[other] { $seat } takes { invasion-some-cards }.
    }
invasion-event-removed =
    { $seat-person ->
        [you] You remove { $cards-quoted }.
       *[other] { $seat } removes { $cards-quoted }.
    }
invasion-event-draft_card =
    { $seat-person ->
        [you] You reveal “{ $card }”.
       *[other] { $seat } reveals “{ $card }”.
    }
invasion-event-pack_ended =
    { $seat-person ->
        [you] You put the pack aside.
       *[other] { $seat } puts the pack aside.
    }
invasion-event-chose_capital =
    { $seat-person ->
        [you] You choose your capital: { $race }.
       *[other] { $seat } chooses their capital: { $race }.
    }

## prompts
invasion-prompt-keep_hand = keep this hand, or take a mulligan?
invasion-prompt-pick = take a card from your pack
invasion-prompt-remove = remove a card from your opponent’s pack
invasion-prompt-reinforce = take one of the top five cards for your deck
invasion-prompt-choose_capital = choose your capital
invasion-prompt-act = take an action or pass
invasion-prompt-answer =
    { $card ->
        [development] react to the development, or let it happen
       *[other] react to “{ $card }”, or let it resolve
    }
invasion-prompt-choose_x = choose X for “{ $card }”
invasion-prompt-aim = choose a target for “{ $card }”
invasion-prompt-aim_for_tax = choose a target for “{ $card }”; it costs extra
invasion-prompt-choose_quest = choose a quest for the unit
invasion-prompt-choose_host = choose a unit for “{ $card }”
invasion-prompt-choose_host_for_tax = choose a unit for “{ $card }”; it costs extra
invasion-prompt-spend_damage = pay { $amount }: how much of it in damage tokens?
invasion-prompt-sacrifice_for = sacrifice a unit for “{ $card }”
invasion-prompt-order_effects = several effects at once: which comes first?
invasion-prompt-aim_trigger = choose a target for “{ $card }”
invasion-prompt-strike_back = Counterstrike of “{ $piece }”: choose the attacker that takes { $damage } damage
invasion-prompt-redirect = “{ $card }”: where does the damage go?
invasion-prompt-order_guards = several cards would redirect the damage: which comes first?
invasion-prompt-choose_endangered = which section’s damage do you redirect?
invasion-prompt-shield_section = which section do you save from 1 damage?
invasion-prompt-place_indirect = place { $left } indirect damage on your units and sections
invasion-prompt-sacrifice_unit = sacrifice a unit
invasion-prompt-development_or_damage = sacrifice a development, or take 1 damage to each section?
invasion-prompt-corruption_or_damage = corrupt a unit, or take 1 damage to a section?
invasion-prompt-move_where = where do you move “{ $piece }”?
invasion-prompt-move_developments_where = where do you move the developments?
invasion-prompt-wake_where = place the developments in the kingdom or on the battlefield?
invasion-prompt-divert_attack = which zone is attacked instead?
invasion-prompt-move_tokens = how many damage tokens do you move?
invasion-prompt-take_support = take a support card, or none?
invasion-prompt-attach_here = which unit do you attach it to?
invasion-prompt-play_revealed = play one of the revealed tactics, or finish
invasion-prompt-declare_target = which zone do you attack, if any?
    .detail =
        { $count ->
            [0] None of your units can attack.
            [one] One unit can attack, power { $power }.
           *[other] { $count } units can attack, power { $power } together.
        }
invasion-prompt-declare_attackers = who attacks { $zone-the }?
invasion-prompt-pay_for_attackers = “Rune of Fortitude”: pay 1 for each unit that should keep its power
invasion-prompt-declare_defenders = who defends { $zone-the }?
    .detail = { $damage } damage is coming; whatever defenders do not absorb hits the section.
invasion-prompt-assign_attack = assign { $left } damage, defenders first
invasion-prompt-assign_defence = assign { $left } damage to the attackers
invasion-prompt-restore_one = restore one corrupted card?

## reasons
invasion-why-stays_not = “{ $card }” does not stay in play: only units, supports and quests do.
invasion-why-attached_behind = Write an attachment after its unit: “{ $word }”.
invasion-why-said_of_units = That applies only to units.
invasion-why-tokens_on_quests = Resource tokens can only be on quests.
invasion-why-attacks_or_defends = A unit attacks or defends, not both.
invasion-why-first_is_active = In turn 1 the starting player is active: { $side }.
invasion-why-first_player_penalty = In turn 1 the starting player has no such phase: { $phase }.
invasion-why-combat_in_battlefield = Combat takes place only in the battlefield phase.
invasion-why-assigned_only = Damage is assigned only in step “{ $word }”.
invasion-why-known_in_hand = “{ $card }” is listed as known but is not in the hand.
invasion-why-quest_of_its_own = Each unit needs a quest of its own in the same quest zone: “{ $word }”.
invasion-why-attackers_stand = Attackers must be on the active player’s battlefield, during a combat.
invasion-why-defenders_stand = Defenders must be in the attacked zone, during a combat from step “{ $word }” on.
invasion-why-only_players_ask = Only a player can ask about cards in hand.
invasion-why-lies_face_down = This card is face down.
invasion-why-capital_phase_only = “{ $card }” can only be played in your capital phase.
invasion-why-damage_left = Only { $left } damage is left to assign.
invasion-why-defender_first = Assign { $missing } more damage to “{ $piece }” before the capital takes any.
invasion-why-only_opening = You can keep or redraw only your opening hand.
invasion-why-only_draft = That is only possible during a draft.
invasion-why-only_window = You can take actions only in an action window; something else must be decided first.
invasion-why-only_target = No target is needed right now.
invasion-why-only_effect = No effect asks for that right now.
invasion-why-only_pay = There is nothing to pay now.
invasion-why-only_restore = You restore a card at the beginning of your kingdom phase.
invasion-why-only_order = There are no effects to put in order.
invasion-why-not_done = You cannot skip this: choose one.
invasion-why-only_attack = You choose the zone to attack at the beginning of your battlefield phase.
invasion-why-only_attackers = Attackers are declared in step 2 of combat.
invasion-why-only_defenders = Defenders are declared in step 3 of combat.
invasion-why-only_assign = Damage is assigned in step 4 of combat.
invasion-why-not_a_target = “{ $piece }” is not a target for “{ $card }”.
invasion-why-not_a_choice = “{ $piece }” cannot be chosen here.
invasion-why-card_not_there = “{ $card }” cannot be chosen here.
invasion-why-zone_not_open = You cannot choose { $zone-the } here.
invasion-why-not_offered = That is not on offer: { $action }.
invasion-why-tax_too_high = Targeting “{ $piece }” costs { $tax } more; you have { $resources } left for it.
invasion-why-few_tokens = “{ $piece }” needs { $needed } tokens and has { $tokens }.
invasion-why-declared_already = “{ $piece }” has already been declared.
invasion-why-developed_already = You have already placed a development this turn.
invasion-why-is_corrupted = “{ $piece }” is corrupted and cannot be declared.
invasion-why-limited = You have already played a Limited card this turn.
invasion-why-may_not_fight = “{ $piece }” cannot be declared this turn.
invasion-why-needs_a_unit = “{ $card }” must be attached to a unit.
invasion-why-needs_a_zone = Choose the zone for “{ $card }”.
invasion-why-no_action = “{ $piece }” has no action.
invasion-why-no_answer = “{ $card }” cannot be played as a reaction.
invasion-why-no_free_quest = All your quests already have a unit, or you have no quest.
invasion-why-no_resources = “{ $card }” costs { $cost }; you have { $resources }.
invasion-why-no_target = “{ $card }” has no legal target that you can pay for.
invasion-why-no_unit = “{ $piece }” is not a unit.
invasion-why-not_in_hand = “{ $card }” is not in your hand.
invasion-why-not_in_pack = “{ $card }” is not in this pack.
invasion-why-not_in_play = “{ $piece }” is not in play.
invasion-why-not_the_moment = This is not the moment for “{ $card }”.
invasion-why-not_there = “{ $piece }” is not { $zone-in }.
invasion-why-not_yours = “{ $piece }” is not yours.
invasion-why-nothing_to_sacrifice = Nothing can be sacrificed for “{ $card }”.
invasion-why-once_per_turn = “{ $piece }” has already been used this turn.
invasion-why-one_hero = There is already a Hero { $zone-in }.
invasion-why-only_units_quest = Only units can go on a quest.
invasion-why-own_turn_only = “{ $card }” can only be used on your turn.
invasion-why-tactic_has_no_zone = “{ $card }” is a tactic and does not go into a zone.
invasion-why-unique = “{ $card }” is unique and you already control it.
invasion-why-wrong_zone = “{ $piece }” works only { $zone-in }.
invasion-why-zone_only = “{ $card }” can be played only { $zone-in }.
invasion-why-deck_ambiguous = Line { $line }: “{ $text }” could be { $names }.
invasion-why-deck_bad_count = Line { $line }: “{ $text }” needs a number of copies.
invasion-why-deck_too_long = The list is too long: at most { $most } lines.
invasion-why-deck_draft_card = “{ $card }” is for drafts only.
invasion-why-deck_mixed = A deck cannot mix Order and Destruction: { $order } and { $destruction }.
invasion-why-deck_too_large = { $cards } cards are too many: at most { $most }.
invasion-why-deck_too_many = “{ $card }”: { $copies } copies, but at most { $most } are allowed.
invasion-why-deck_too_many_alliances = Alliances: { $copies } cards, but at most { $most } are allowed. They all count as the same title.
invasion-why-deck_too_small = { $cards ->
    [one] 1 card is too few: at least { $least }.
   *[other] { $cards } cards are too few: at least { $least }.
}
invasion-why-deck_unknown_card = Line { $line }: there is no card called “{ $text }”.
invasion-why-deck_unknown_race = Line { $line }: “{ $text }” is not a race.
invasion-why-deck_wrong_capital = “{ $card }” cannot be in a deck of this capital: { $race }.
invasion-why-deck_no_capital = The box has no capital for this race: { $race }.

## causes, notes, options
invasion-cause-printed = printed
invasion-cause-own_text = its own text ({ $card })
invasion-cause-attachment = { $card }
invasion-cause-around = { $card }
invasion-cause-until_end_of_turn = until the end of the turn
invasion-cause-this_combat = in this combat
invasion-cause-not_below_zero = never below 0
invasion-cause-capital = capital
invasion-cause-card = { $card }
invasion-cause-damage = damage
invasion-cause-developments = developments
invasion-cause-loyalty = loyalty ({ $race })
invasion-cause-symbols = matching symbols ({ $race })
invasion-note-cost = costs { $value }
invasion-note-left = { $value } left
invasion-note-power = power { $value }
invasion-note-hit_points = { $value ->
    [one] 1 hit point left
   *[other] { $value } hit points left
}
invasion-note-needed = { $value } needed
invasion-option-mode = Decks
    .help = Starter decks are ready at once; your own come from your collection; in a draft, both players build theirs from packs.
    .starter = Starter decks
    .decks = Your own decks
    .draft = Draft
invasion-option-starter_a = Starter deck of the first seat
    .help = Forty cards of one race and ten neutral ones, ready to play.
    .random = at random
    .dwarf = Dwarfs
    .empire = Empire
    .orc = Orcs
    .chaos = Chaos
invasion-option-starter_b = Starter deck of the second seat
    .help = Forty cards of one race and ten neutral ones, ready to play.
    .random = at random
    .dwarf = Dwarfs
    .empire = Empire
    .orc = Orcs
    .chaos = Chaos
invasion-option-deck_a = Deck list of the first seat
invasion-option-deck_b = Deck list of the second seat
invasion-option-lists = Deck lists
    .help = Whether players may look through each other’s deck lists during the game.
    .secret = secret until the end
    .open = open
invasion-option-side_a = Draft side of the first seat
    .help = The other seat drafts for the other side.
    .random = at random
    .order = Order
    .destruction = Destruction
invasion-option-cannon_crew = Dwarf Cannon Crew puts a support into play
    .help = The printed card says must, its erratum says may.
    .may = if its player wants to
    .must = if it finds one
invasion-option-heads_off_hero = A second Hero turned up by “Rip Dere ’eads Off!”
    .help = When there is already a Hero: the rulebook’s example and the FAQ disagree.
    .sacrificed = is sacrificed
    .refused = stays face down
invasion-option-heads_off_zone = A unit of another zone turned up by “Rip Dere ’eads Off!”
    .help = “Battlefield only” and the like: in the rulebook’s example turning up counts as entering play.
    .bound = as with a second Hero
    .free = stays as a unit
invasion-option-greatswords = The Greatswords count
    .help = Whether they count themselves entering play.
    .others = other units only
    .self = their own arrival too
invasion-option-end_window = Action window at the end of the turn
    .help = One more moment for actions before the turn passes on.
    .faq = yes (FAQ)
    .rulebook = no (rulebook)
invasion-option-pack = Content pack

## fields
invasion-field-resources = Resources
invasion-field-deck = Deck
invasion-field-hand = Hand
invasion-field-discard = Discard pile
invasion-field-power = Power
invasion-field-hit_points = Hit points
invasion-field-damage = Damage
invasion-field-burning = BURNING
invasion-field-developments = Developments
invasion-field-chain = The chain
invasion-field-corrupted = corrupted
invasion-field-attacking = attacking
invasion-field-defending = defending
invasion-field-tokens = Tokens
invasion-field-symbols = Symbols
invasion-field-attacked = attacked
invasion-field-cost = Cost
invasion-field-loyalty = Loyalty
invasion-field-capital = Capital
invasion-field-pack = Pack
invasion-field-own_pack = Your pack
invasion-field-their_pack = Your opponent’s pack
invasion-field-picked = Your deck so far
invasion-field-removed = Removed
invasion-field-choosing = Taken just now
invasion-field-pile = Pile
invasion-field-saboteurs = Sabotage
invasion-field-cuts = Cut Supply Lines
invasion-field-looking = You look at
invasion-field-yield = passes in advance

## reasons as answers to questions
invasion-some-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
invasion-some-resources =
    { $resources ->
        [0] no resources
        [one] 1 resource
       *[other] { $resources } resources
    }
invasion-field-race = Race
invasion-piece =
    { $copy ->
        [1] { $card }
        [2] { $card } II
       *[other] { $card } III
    }
invasion-piece-development = { invasion-type-development } { $copy }
invasion-question-cost = Cost of
invasion-question-power = Power of
invasion-question-zone_power = Zone power of
invasion-question-hit_points = Hit points of
invasion-question-toughness = Toughness of
invasion-question-section = Section of
invasion-question-why_not_play = Why not play
invasion-question-why_not_play_tactic = Why not play the tactic
invasion-question-why_not_use = Why not use
invasion-question-why_not_attack = Why not attack with
invasion-question-why_not_defend = Why not defend with

## Statistics of a review

invasion-statistics-damage = Damage to the capital
invasion-statistics-resources = Resources
invasion-statistics-cards = Cards
invasion-statistics-collected = collected
invasion-statistics-gained = gained
invasion-statistics-paid = paid
invasion-statistics-drawn = drawn
invasion-statistics-played = played
invasion-statistics-developed = developments

invasion-when = on turn { $number }
invasion-fact-damage = { $seat } dealt { $damage } damage to the opposing capital, all of it { $zone-in }.
invasion-fact-damage-most = { $seat } dealt { $damage } damage to the opposing capital, { $most } of it { $zone-in }.
invasion-fact-burned = { $seat } set the opposing { $zone } on fire.
invasion-fact-destroyed = { $count ->
    [one] { $seat } destroyed one opposing card.
   *[other] { $seat } destroyed { $count } opposing cards.
}
