# Small World of Warcraft. Every sentence is our own.

smallworld-title = Small World of Warcraft

## races
smallworld-race-blood_elves = Blood Elves
smallworld-race-draenei = Draenei
smallworld-race-dwarves = Dwarves
smallworld-race-ethereals = Ethereals
smallworld-race-forsaken = Forsaken
smallworld-race-gnomes = Gnomes
smallworld-race-goblins = Goblins
smallworld-race-humans = Humans
smallworld-race-kobolds = Kobolds
smallworld-race-naga = Naga
smallworld-race-night_elves = Night Elves
smallworld-race-orcs = Orcs
smallworld-race-pandaren = Pandaren
smallworld-race-tauren = Tauren
smallworld-race-trolls = Trolls
smallworld-race-worgen = Worgen
smallworld-occupant-blood_elves = Blood Elves
smallworld-occupant-draenei = Draenei
smallworld-occupant-dwarves = Dwarves
smallworld-occupant-ethereals = Ethereals
smallworld-occupant-forsaken = Forsaken
smallworld-occupant-gnomes = Gnomes
smallworld-occupant-goblins = Goblins
smallworld-occupant-humans = Humans
smallworld-occupant-kobolds = Kobolds
smallworld-occupant-naga = Naga
smallworld-occupant-night_elves = Night Elves
smallworld-occupant-orcs = Orcs
smallworld-occupant-pandaren = Pandaren
smallworld-occupant-tauren = Tauren
smallworld-occupant-trolls = Trolls
smallworld-occupant-worgen = Worgen
smallworld-occupant-murlocs = Murlocs

## special powers
smallworld-power-archaeologist = Archaeologist
smallworld-power-farmer = Farmer
smallworld-power-fortified = Fortified
smallworld-power-fishing = Fishing
smallworld-power-mining = Mining
smallworld-power-defensive = Defensive
smallworld-power-intimidating = Intimidating
smallworld-power-explorer = Explorer
smallworld-power-mountaineer = Mountaineer
smallworld-power-heroic = Heroic
smallworld-power-battle_master = Battle Master
smallworld-power-herbalist = Herbalist
smallworld-power-swamp_walker = Swamp Walker
smallworld-power-portal_mage = Portal Mage
smallworld-power-blacksmith = Blacksmith
smallworld-power-seafaring = Seafaring
smallworld-power-bog_dweller = Bog Dweller
smallworld-power-beast_master = Beast Master
smallworld-power-ranger = Ranger
smallworld-power-enraged = Enraged

## what races and powers do, with the numbers of their records
smallworld-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
smallworld-discount = { $discount ->
    [one] { $discount } token
   *[other] { $discount } tokens
}
smallworld-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
smallworld-fewest = { $fewest ->
    [one] { $fewest } token
   *[other] { $fewest } tokens
}
smallworld-wall = { $wall_defense ->
    [one] { $wall_defense } token
   *[other] { $wall_defense } tokens
}
smallworld-times = { $times ->
    [one] Once per turn
    [2] Twice per turn
    [3] Three times per turn
   *[other] { $times } times per turn
}
smallworld-does-blood_elves = +{ smallworld-coins } for each magic region they hold at the end of their turn.
smallworld-does-draenei = In each opponent’s turn, the first token they would lose is saved by the Light and redeployed.
smallworld-does-dwarves = Mountain regions cost { smallworld-discount } less, to a minimum of 1.
smallworld-does-ethereals = Once per turn: conquer a region with a legendary place for { smallworld-discount } less, or pull an artifact from an adjacent region into one of theirs.
smallworld-does-forsaken = For each token they drove off the map this turn, they may buy one of their own for { smallworld-price } before redeploying.
smallworld-does-gnomes = Once per turn, an air strike on any land region as if it were adjacent; the reinforcement die may lower its cost.
smallworld-does-goblins = At the end of the turn they place hidden bombs in adjacent regions, { $explosions } live ones and { $duds } duds in all; at the start of their next turn, a live one empties its region.
smallworld-does-humans = At the end of the turn they mark { $objectives ->
    [one] { $objectives } region
   *[other] { $objectives } regions
} outside the Alliance. A player who conquers one without fighting for the Horde gains { smallworld-coins }, and so do the Humans.
smallworld-does-kobolds = Every cave counts as adjacent to them, even for the first conquest, and without travel cost.
smallworld-does-naga = They may conquer lakes and seas for 2 tokens, even as their first conquest. Nobody can drive them out of there.
smallworld-does-night_elves = Forests cost { smallworld-discount } less, and each forest they conquer gets a wisp wall, worth { smallworld-wall } in defence. Walls in the box: { $wisp_walls }.
smallworld-does-orcs = +{ smallworld-coins } for every Alliance region they conquer.
smallworld-does-pandaren = Opponents whose active race they left in peace must pay them { smallworld-price } before attacking them.
smallworld-does-tauren = They conquer and hold every region with at least { smallworld-fewest }; { $fewest } stay in each when they go into decline.
smallworld-does-trolls = Regions that are not empty cost { smallworld-discount } less, to a minimum of 1.
smallworld-does-worgen = Each turn: take human form and gain { smallworld-coins } at once, or take worgen form and pay { smallworld-price }; then every conquest costs { smallworld-discount } less.
smallworld-does-archaeologist = +{ smallworld-coins } for each artifact and legendary place held.
smallworld-does-farmer = +{ smallworld-coins } for each field held.
smallworld-does-fortified = After redeploying, a fort in each region: +{ $fort_defense } defence, stays in decline. Forts in the box: { $forts }.
smallworld-does-fishing = +{ smallworld-coins } for each held region adjacent to a lake or sea.
smallworld-does-mining = +{ smallworld-coins } for each cave held.
smallworld-does-defensive = A watchtower on each of their fields where they hold most of the adjacent regions: nothing can affect that region. Towers in the box: { $watchtowers }.
smallworld-does-intimidating = { smallworld-times }: move a token from an adjacent opposing region to another region of that race, or off the map if there is none.
smallworld-does-explorer = +{ smallworld-coins } for each island on which they hold a region.
smallworld-does-mountaineer = +{ smallworld-coins } for each mountain held.
smallworld-does-heroic = Once per turn, the champion conquers an adjacent region for free. If the champion falls, a ransom of { smallworld-price } brings them back and no token is lost.
smallworld-does-battle_master = +{ smallworld-coins } for each region conquered that was not empty.
smallworld-does-herbalist = +{ smallworld-coins } for each hill held.
smallworld-does-swamp_walker = +{ smallworld-coins } for each swamp held.
smallworld-does-portal_mage = { smallworld-times }: swap everything in two magic regions; mountains and legendary places stay.
smallworld-does-blacksmith = Every conquest costs { smallworld-discount } less, to a minimum of 1.
smallworld-does-seafaring = No travel cost to entry regions.
smallworld-does-bog_dweller = A player who conquers one of their swamps pays them { smallworld-coins }, even when they are in decline.
smallworld-does-beast_master = At the start of each turn, a beast for every hill held; beasts fight like tokens that turn. Beasts in the box: { $beasts }.
smallworld-does-ranger = +{ smallworld-coins } for each forest held.
smallworld-does-enraged = A conquered region with { $from_tokens } or more opposing tokens brings { smallworld-coins } for each of them.

## artifacts and legendary places
smallworld-tile-aegis_of_aggramar = Aegis of Aggramar
    .text = Placed in one of your regions at the end of the turn: opponents must pay 2 coins before they can affect it.
smallworld-tile-ashes_of_alar = Ashes of Al’ar
    .text = Once per turn: conquer any region on the map as if it were adjacent.
smallworld-tile-frostmourne = Frostmourne
    .text = Once per turn: a conquest costs 2 tokens less, to a minimum of 1.
smallworld-tile-heart_of_azeroth = Heart of Azeroth
    .text = Placed in one of your regions at the end of the turn: every opponent with an active race in an adjacent region gives you 1 coin.
smallworld-tile-doomhammer = Doomhammer
    .text = Once per turn: conquer a region with a single token by paying 2 coins to its owner or the bank.
smallworld-tile-well_of_eternity = Well of Eternity
    .text = Moves to the water of its island. The race with the most regions around it gains 2 coins, even in decline.
smallworld-tile-dark_portal = The Dark Portal
    .text = +2 coins at the end of the turn.
smallworld-tile-spirit_healer = Spirit Healer
    .text = One more token from the tray at every redeployment.
smallworld-tile-lights_hope_chapel = Light’s Hope Chapel
    .text = No token is lost when this region is attacked.
smallworld-tile-karazhan = Karazhan
    .text = +1 coin for each other region you hold with the same terrain.
smallworld-tile-battleground = Battleground
    .text = A second region taken from the same hostile race gives the faction bonus again; a neutral race may choose a side for the turn.
smallworld-tile-meeting_stone = Meeting Stone
    .text = No travel cost to entry regions.

## islands
smallworld-face-l1a = Mirrormere
smallworld-face-l1b = Gullet Bay
smallworld-face-l2a = Anchorhold
smallworld-face-l2b = Crater Vale
smallworld-face-m1a = Three Fords
smallworld-face-m1b = Drystone
smallworld-face-m2a = Hook Island
smallworld-face-m2b = Pondside
smallworld-face-s1a = Splinter
smallworld-face-s1b = Teardrop
smallworld-face-s2a = Cove Rock
smallworld-face-s2b = Lone Acre
smallworld-region-l1a_1 = North-western hill (Mirrormere)
    .in = on the north-western hill (Mirrormere)
    .the = the north-western hill (Mirrormere)
smallworld-region-l1a_9 = South-eastern hill (Mirrormere)
    .in = on the south-eastern hill (Mirrormere)
    .the = the south-eastern hill (Mirrormere)
smallworld-region-l1a_2 = Western field (Mirrormere)
    .in = on the western field (Mirrormere)
    .the = the western field (Mirrormere)
smallworld-region-l1a_7 = Eastern field (Mirrormere)
    .in = on the eastern field (Mirrormere)
    .the = the eastern field (Mirrormere)
smallworld-region-l1a_3 = Northern mountain (Mirrormere)
    .in = on the northern mountain (Mirrormere)
    .the = the northern mountain (Mirrormere)
smallworld-region-l1a_5 = Western mountain (Mirrormere)
    .in = on the western mountain (Mirrormere)
    .the = the western mountain (Mirrormere)
smallworld-region-l1a_10 = South-eastern mountain (Mirrormere)
    .in = on the south-eastern mountain (Mirrormere)
    .the = the south-eastern mountain (Mirrormere)
smallworld-region-l1a_4 = North-eastern swamp (Mirrormere)
    .in = in the north-eastern swamp (Mirrormere)
    .the = the north-eastern swamp (Mirrormere)
smallworld-region-l1a_8 = South-western swamp (Mirrormere)
    .in = in the south-western swamp (Mirrormere)
    .the = the south-western swamp (Mirrormere)
smallworld-region-l1a_6 = North-western forest (Mirrormere)
    .in = in the north-western forest (Mirrormere)
    .the = the north-western forest (Mirrormere)
smallworld-region-l1a_11 = South-eastern forest (Mirrormere)
    .in = in the south-eastern forest (Mirrormere)
    .the = the south-eastern forest (Mirrormere)
smallworld-region-l1a_w = Lake (Mirrormere)
    .in = on the lake (Mirrormere)
    .the = the lake (Mirrormere)
smallworld-region-l1b_1 = Western swamp (Gullet Bay)
    .in = in the western swamp (Gullet Bay)
    .the = the western swamp (Gullet Bay)
smallworld-region-l1b_4 = Eastern swamp (Gullet Bay)
    .in = in the eastern swamp (Gullet Bay)
    .the = the eastern swamp (Gullet Bay)
smallworld-region-l1b_2 = North-western field (Gullet Bay)
    .in = on the north-western field (Gullet Bay)
    .the = the north-western field (Gullet Bay)
smallworld-region-l1b_9 = South-eastern field (Gullet Bay)
    .in = on the south-eastern field (Gullet Bay)
    .the = the south-eastern field (Gullet Bay)
smallworld-region-l1b_3 = Eastern mountain (Gullet Bay)
    .in = on the eastern mountain (Gullet Bay)
    .the = the eastern mountain (Gullet Bay)
smallworld-region-l1b_5 = Western mountain (Gullet Bay)
    .in = on the western mountain (Gullet Bay)
    .the = the western mountain (Gullet Bay)
smallworld-region-l1b_7 = Southern mountain (Gullet Bay)
    .in = on the southern mountain (Gullet Bay)
    .the = the southern mountain (Gullet Bay)
smallworld-region-l1b_6 = Western hill (Gullet Bay)
    .in = on the western hill (Gullet Bay)
    .the = the western hill (Gullet Bay)
smallworld-region-l1b_11 = Eastern hill (Gullet Bay)
    .in = on the eastern hill (Gullet Bay)
    .the = the eastern hill (Gullet Bay)
smallworld-region-l1b_8 = North-eastern forest (Gullet Bay)
    .in = in the north-eastern forest (Gullet Bay)
    .the = the north-eastern forest (Gullet Bay)
smallworld-region-l1b_10 = South-western forest (Gullet Bay)
    .in = in the south-western forest (Gullet Bay)
    .the = the south-western forest (Gullet Bay)
smallworld-region-l1b_w = Sea (Gullet Bay)
    .in = on the sea (Gullet Bay)
    .the = the sea (Gullet Bay)
smallworld-region-l2a_1 = North-western mountain (Anchorhold)
    .in = on the north-western mountain (Anchorhold)
    .the = the north-western mountain (Anchorhold)
smallworld-region-l2a_5 = Eastern mountain (Anchorhold)
    .in = on the eastern mountain (Anchorhold)
    .the = the eastern mountain (Anchorhold)
smallworld-region-l2a_7 = South-western mountain (Anchorhold)
    .in = on the south-western mountain (Anchorhold)
    .the = the south-western mountain (Anchorhold)
smallworld-region-l2a_2 = North-eastern field (Anchorhold)
    .in = on the north-eastern field (Anchorhold)
    .the = the north-eastern field (Anchorhold)
smallworld-region-l2a_11 = South-western field (Anchorhold)
    .in = on the south-western field (Anchorhold)
    .the = the south-western field (Anchorhold)
smallworld-region-l2a_3 = North-western hill (Anchorhold)
    .in = on the north-western hill (Anchorhold)
    .the = the north-western hill (Anchorhold)
smallworld-region-l2a_9 = South-eastern hill (Anchorhold)
    .in = on the south-eastern hill (Anchorhold)
    .the = the south-eastern hill (Anchorhold)
smallworld-region-l2a_4 = Western forest (Anchorhold)
    .in = in the western forest (Anchorhold)
    .the = the western forest (Anchorhold)
smallworld-region-l2a_6 = Eastern forest (Anchorhold)
    .in = in the eastern forest (Anchorhold)
    .the = the eastern forest (Anchorhold)
smallworld-region-l2a_8 = Western swamp (Anchorhold)
    .in = in the western swamp (Anchorhold)
    .the = the western swamp (Anchorhold)
smallworld-region-l2a_10 = Eastern swamp (Anchorhold)
    .in = in the eastern swamp (Anchorhold)
    .the = the eastern swamp (Anchorhold)
smallworld-region-l2a_w = Sea (Anchorhold)
    .in = on the sea (Anchorhold)
    .the = the sea (Anchorhold)
smallworld-region-l2b_1 = North-eastern field (Crater Vale)
    .in = on the north-eastern field (Crater Vale)
    .the = the north-eastern field (Crater Vale)
smallworld-region-l2b_9 = South-western field (Crater Vale)
    .in = on the south-western field (Crater Vale)
    .the = the south-western field (Crater Vale)
smallworld-region-l2b_2 = Northern forest (Crater Vale)
    .in = in the northern forest (Crater Vale)
    .the = the northern forest (Crater Vale)
smallworld-region-l2b_7 = Southern forest (Crater Vale)
    .in = in the southern forest (Crater Vale)
    .the = the southern forest (Crater Vale)
smallworld-region-l2b_3 = North-eastern mountain (Crater Vale)
    .in = on the north-eastern mountain (Crater Vale)
    .the = the north-eastern mountain (Crater Vale)
smallworld-region-l2b_5 = Western mountain (Crater Vale)
    .in = on the western mountain (Crater Vale)
    .the = the western mountain (Crater Vale)
smallworld-region-l2b_11 = South-eastern mountain (Crater Vale)
    .in = on the south-eastern mountain (Crater Vale)
    .the = the south-eastern mountain (Crater Vale)
smallworld-region-l2b_4 = North-western swamp (Crater Vale)
    .in = in the north-western swamp (Crater Vale)
    .the = the north-western swamp (Crater Vale)
smallworld-region-l2b_10 = South-eastern swamp (Crater Vale)
    .in = in the south-eastern swamp (Crater Vale)
    .the = the south-eastern swamp (Crater Vale)
smallworld-region-l2b_6 = Western hill (Crater Vale)
    .in = on the western hill (Crater Vale)
    .the = the western hill (Crater Vale)
smallworld-region-l2b_8 = Eastern hill (Crater Vale)
    .in = on the eastern hill (Crater Vale)
    .the = the eastern hill (Crater Vale)
smallworld-region-l2b_w = Lake (Crater Vale)
    .in = on the lake (Crater Vale)
    .the = the lake (Crater Vale)
smallworld-region-m1a_1 = Swamp (Three Fords)
    .in = in the swamp (Three Fords)
    .the = the swamp (Three Fords)
smallworld-region-m1a_2 = North-eastern forest (Three Fords)
    .in = in the north-eastern forest (Three Fords)
    .the = the north-eastern forest (Three Fords)
smallworld-region-m1a_8 = South-western forest (Three Fords)
    .in = in the south-western forest (Three Fords)
    .the = the south-western forest (Three Fords)
smallworld-region-m1a_3 = Western hill (Three Fords)
    .in = on the western hill (Three Fords)
    .the = the western hill (Three Fords)
smallworld-region-m1a_5 = Eastern hill (Three Fords)
    .in = on the eastern hill (Three Fords)
    .the = the eastern hill (Three Fords)
smallworld-region-m1a_4 = Western field (Three Fords)
    .in = on the western field (Three Fords)
    .the = the western field (Three Fords)
smallworld-region-m1a_7 = Eastern field (Three Fords)
    .in = on the eastern field (Three Fords)
    .the = the eastern field (Three Fords)
smallworld-region-m1a_6 = Western mountain (Three Fords)
    .in = on the western mountain (Three Fords)
    .the = the western mountain (Three Fords)
smallworld-region-m1a_9 = Eastern mountain (Three Fords)
    .in = on the eastern mountain (Three Fords)
    .the = the eastern mountain (Three Fords)
smallworld-region-m1a_w = Lake (Three Fords)
    .in = on the lake (Three Fords)
    .the = the lake (Three Fords)
smallworld-region-m1b_1 = Northern hill (Drystone)
    .in = on the northern hill (Drystone)
    .the = the northern hill (Drystone)
smallworld-region-m1b_8 = Southern hill (Drystone)
    .in = on the southern hill (Drystone)
    .the = the southern hill (Drystone)
smallworld-region-m1b_2 = North-western swamp (Drystone)
    .in = in the north-western swamp (Drystone)
    .the = the north-western swamp (Drystone)
smallworld-region-m1b_9 = South-eastern swamp (Drystone)
    .in = in the south-eastern swamp (Drystone)
    .the = the south-eastern swamp (Drystone)
smallworld-region-m1b_3 = Eastern forest (Drystone)
    .in = in the eastern forest (Drystone)
    .the = the eastern forest (Drystone)
smallworld-region-m1b_5 = Western forest (Drystone)
    .in = in the western forest (Drystone)
    .the = the western forest (Drystone)
smallworld-region-m1b_4 = Field (Drystone)
    .in = on the field (Drystone)
    .the = the field (Drystone)
smallworld-region-m1b_6 = Eastern mountain (Drystone)
    .in = on the eastern mountain (Drystone)
    .the = the eastern mountain (Drystone)
smallworld-region-m1b_7 = Western mountain (Drystone)
    .in = on the western mountain (Drystone)
    .the = the western mountain (Drystone)
smallworld-region-m2a_1 = North-western forest (Hook Island)
    .in = in the north-western forest (Hook Island)
    .the = the north-western forest (Hook Island)
smallworld-region-m2a_5 = South-eastern forest (Hook Island)
    .in = in the south-eastern forest (Hook Island)
    .the = the south-eastern forest (Hook Island)
smallworld-region-m2a_2 = Hill (Hook Island)
    .in = on the hill (Hook Island)
    .the = the hill (Hook Island)
smallworld-region-m2a_3 = North-western swamp (Hook Island)
    .in = in the north-western swamp (Hook Island)
    .the = the north-western swamp (Hook Island)
smallworld-region-m2a_9 = South-eastern swamp (Hook Island)
    .in = in the south-eastern swamp (Hook Island)
    .the = the south-eastern swamp (Hook Island)
smallworld-region-m2a_4 = Western mountain (Hook Island)
    .in = on the western mountain (Hook Island)
    .the = the western mountain (Hook Island)
smallworld-region-m2a_6 = Eastern mountain (Hook Island)
    .in = on the eastern mountain (Hook Island)
    .the = the eastern mountain (Hook Island)
smallworld-region-m2a_7 = Eastern field (Hook Island)
    .in = on the eastern field (Hook Island)
    .the = the eastern field (Hook Island)
smallworld-region-m2a_8 = Western field (Hook Island)
    .in = on the western field (Hook Island)
    .the = the western field (Hook Island)
smallworld-region-m2a_w = Sea (Hook Island)
    .in = on the sea (Hook Island)
    .the = the sea (Hook Island)
smallworld-region-m2b_1 = North-western hill (Pondside)
    .in = on the north-western hill (Pondside)
    .the = the north-western hill (Pondside)
smallworld-region-m2b_6 = South-eastern hill (Pondside)
    .in = on the south-eastern hill (Pondside)
    .the = the south-eastern hill (Pondside)
smallworld-region-m2b_2 = Northern swamp (Pondside)
    .in = in the northern swamp (Pondside)
    .the = the northern swamp (Pondside)
smallworld-region-m2b_8 = Southern swamp (Pondside)
    .in = in the southern swamp (Pondside)
    .the = the southern swamp (Pondside)
smallworld-region-m2b_3 = Eastern field (Pondside)
    .in = on the eastern field (Pondside)
    .the = the eastern field (Pondside)
smallworld-region-m2b_4 = Western field (Pondside)
    .in = on the western field (Pondside)
    .the = the western field (Pondside)
smallworld-region-m2b_5 = Western mountain (Pondside)
    .in = on the western mountain (Pondside)
    .the = the western mountain (Pondside)
smallworld-region-m2b_7 = Eastern mountain (Pondside)
    .in = on the eastern mountain (Pondside)
    .the = the eastern mountain (Pondside)
smallworld-region-m2b_9 = Forest (Pondside)
    .in = in the forest (Pondside)
    .the = the forest (Pondside)
smallworld-region-m2b_w = Lake (Pondside)
    .in = on the lake (Pondside)
    .the = the lake (Pondside)
smallworld-region-s1a_1 = Swamp (Splinter)
    .in = in the swamp (Splinter)
    .the = the swamp (Splinter)
smallworld-region-s1a_2 = Hill (Splinter)
    .in = on the hill (Splinter)
    .the = the hill (Splinter)
smallworld-region-s1a_3 = North-eastern field (Splinter)
    .in = on the north-eastern field (Splinter)
    .the = the north-eastern field (Splinter)
smallworld-region-s1a_6 = South-western field (Splinter)
    .in = on the south-western field (Splinter)
    .the = the south-western field (Splinter)
smallworld-region-s1a_4 = Western forest (Splinter)
    .in = in the western forest (Splinter)
    .the = the western forest (Splinter)
smallworld-region-s1a_7 = Eastern forest (Splinter)
    .in = in the eastern forest (Splinter)
    .the = the eastern forest (Splinter)
smallworld-region-s1a_5 = Mountain (Splinter)
    .in = on the mountain (Splinter)
    .the = the mountain (Splinter)
smallworld-region-s1b_1 = Hill (Teardrop)
    .in = on the hill (Teardrop)
    .the = the hill (Teardrop)
smallworld-region-s1b_2 = Mountain (Teardrop)
    .in = on the mountain (Teardrop)
    .the = the mountain (Teardrop)
smallworld-region-s1b_3 = North-eastern forest (Teardrop)
    .in = in the north-eastern forest (Teardrop)
    .the = the north-eastern forest (Teardrop)
smallworld-region-s1b_6 = South-western forest (Teardrop)
    .in = in the south-western forest (Teardrop)
    .the = the south-western forest (Teardrop)
smallworld-region-s1b_4 = North-western swamp (Teardrop)
    .in = in the north-western swamp (Teardrop)
    .the = the north-western swamp (Teardrop)
smallworld-region-s1b_7 = South-eastern swamp (Teardrop)
    .in = in the south-eastern swamp (Teardrop)
    .the = the south-eastern swamp (Teardrop)
smallworld-region-s1b_5 = Field (Teardrop)
    .in = on the field (Teardrop)
    .the = the field (Teardrop)
smallworld-region-s1b_w = Lake (Teardrop)
    .in = on the lake (Teardrop)
    .the = the lake (Teardrop)
smallworld-region-s2a_1 = Field (Cove Rock)
    .in = on the field (Cove Rock)
    .the = the field (Cove Rock)
smallworld-region-s2a_2 = North-eastern swamp (Cove Rock)
    .in = in the north-eastern swamp (Cove Rock)
    .the = the north-eastern swamp (Cove Rock)
smallworld-region-s2a_6 = South-western swamp (Cove Rock)
    .in = in the south-western swamp (Cove Rock)
    .the = the south-western swamp (Cove Rock)
smallworld-region-s2a_3 = Forest (Cove Rock)
    .in = in the forest (Cove Rock)
    .the = the forest (Cove Rock)
smallworld-region-s2a_4 = North-western hill (Cove Rock)
    .in = on the north-western hill (Cove Rock)
    .the = the north-western hill (Cove Rock)
smallworld-region-s2a_7 = South-eastern hill (Cove Rock)
    .in = on the south-eastern hill (Cove Rock)
    .the = the south-eastern hill (Cove Rock)
smallworld-region-s2a_5 = Mountain (Cove Rock)
    .in = on the mountain (Cove Rock)
    .the = the mountain (Cove Rock)
smallworld-region-s2a_w = Sea (Cove Rock)
    .in = on the sea (Cove Rock)
    .the = the sea (Cove Rock)
smallworld-region-s2b_1 = Northern field (Lone Acre)
    .in = on the northern field (Lone Acre)
    .the = the northern field (Lone Acre)
smallworld-region-s2b_5 = Southern field (Lone Acre)
    .in = on the southern field (Lone Acre)
    .the = the southern field (Lone Acre)
smallworld-region-s2b_2 = Forest (Lone Acre)
    .in = in the forest (Lone Acre)
    .the = the forest (Lone Acre)
smallworld-region-s2b_3 = Western hill (Lone Acre)
    .in = on the western hill (Lone Acre)
    .the = the western hill (Lone Acre)
smallworld-region-s2b_6 = Eastern hill (Lone Acre)
    .in = on the eastern hill (Lone Acre)
    .the = the eastern hill (Lone Acre)
smallworld-region-s2b_4 = Swamp (Lone Acre)
    .in = in the swamp (Lone Acre)
    .the = the swamp (Lone Acre)
smallworld-region-s2b_7 = Mountain (Lone Acre)
    .in = on the mountain (Lone Acre)
    .the = the mountain (Lone Acre)

## things, verbs, events, prompts, reasons
smallworld-terrain-field = field
smallworld-terrain-hill = hill
smallworld-terrain-forest = forest
smallworld-terrain-swamp = swamp
smallworld-terrain-mountain = mountain
smallworld-terrain-lake = lake
smallworld-terrain-sea = sea
smallworld-faction-neutral = neutral
    .the = the neutral races
smallworld-faction-alliance = Alliance
    .the = the Alliance
smallworld-faction-horde = Horde
    .the = the Horde
smallworld-form-human = human form
smallworld-form-worgen = worgen form
smallworld-piece-token = token
    .a = a token
smallworld-piece-beast = beast
    .a = a beast
smallworld-piece-champion = champion
    .a = the champion
smallworld-piece-fort = fort
    .a = a fort
smallworld-piece-wall = wisp wall
    .a = a wisp wall
smallworld-tool-ashes_of_alar = Ashes of Al’ar
smallworld-tool-frostmourne = Frostmourne
smallworld-tool-doomhammer = Doomhammer
smallworld-tool-place_lore = Knowledge of Places
smallworld-token-anchor = entry region
smallworld-token-cave = cave
smallworld-token-magic = magic
smallworld-token-murloc = Murloc symbol
smallworld-token-face_down = unknown tile
smallworld-token-tower = watchtower
smallworld-token-bomb = bomb
smallworld-token-objective = military objective
smallworld-token-harmony = harmony token
smallworld-verb-choose = Take the { $race }
    .group = Take a set
smallworld-verb-expand = Expand
smallworld-verb-decline = Go into decline
    .here = Decline
smallworld-verb-form = Take { $form }
    .group = Choose a form
    .here = { $form }
smallworld-verb-side = Fight for the { $faction }
    .group = Choose a side
smallworld-verb-abandon = Abandon { $region-the }
    .group = Abandon a region
    .here = Abandon the region
smallworld-verb-lift = Take the token beside the champion { $region-in }
    .group = Take a token
    .here = Take the token beside the champion
smallworld-verb-ready = Start conquering
smallworld-verb-conquer = Conquer { $region-the }
    .group = Conquer
    .here = Conquer
smallworld-verb-attempt = Last attempt on { $region-the }
    .group = Last attempt with the reinforcement die
    .here = Roll the die
smallworld-verb-strike = Air strike on { $region-the }
    .group = Air strike
    .here = Air strike
smallworld-verb-champion = Send the champion to { $region-the }
    .group = Send the champion
    .here = Send the champion
smallworld-verb-use = Use “{ $tool }”
    .group = Use for the next conquest
smallworld-verb-steal = Pull “{ $tile }” to { $region-the }
    .group = Pull in an artifact
    .here = Pull “{ $tile }” here
smallworld-verb-intimidate = Intimidate { $region-the }
    .group = Intimidate
    .here = Intimidate
smallworld-verb-move = Move the { $piece }
    .group = What do you move?
smallworld-verb-send = Send to { $region-the }
    .group = Where to?
    .here = Send it here
smallworld-verb-portal = Open a portal { $region-in }
    .group = Open a portal
    .here = Open a portal here
smallworld-verb-swap = Swap with { $region-the }
    .group = Swap with
    .here = Swap with this region
smallworld-verb-stop = End conquests
smallworld-verb-roll = Roll the die
smallworld-verb-hold = Do not roll
smallworld-verb-buy = { $count ->
    [0] Raise no Forsaken
    [one] Raise 1 Forsaken
   *[other] Raise { $count } Forsaken
}
    .group = Raise Forsaken
    .here = { $count ->
        [0] Raise none
       *[other] Raise { $count } Forsaken
    }
smallworld-verb-gather = Take spare tokens from { $region-the }
    .group = Take spare tokens
    .here = Take the spare tokens
smallworld-verb-place = Place a token { $region-in }
    .group = Place a token
    .here = Place a token
smallworld-verb-place_beast = Place a beast { $region-in }
    .group = Place a beast
    .here = Place a beast
smallworld-verb-place_champion = Place the champion { $region-in }
    .group = Place the champion
    .here = Place the champion
smallworld-verb-exchange = Swap a token for a beast { $region-in }
    .group = Swap a token for a beast
    .here = Swap a token for a beast
smallworld-verb-lift_beast = Take a beast from { $region-the }
    .group = Take a beast
    .here = Take a beast
smallworld-verb-spread = Spread evenly
smallworld-verb-done = Done
smallworld-verb-fortify = Build a fort { $region-in }
    .group = Build a fort
    .here = Build a fort
smallworld-verb-watch = Build a watchtower { $region-in }
    .group = Build a watchtower
    .here = Build a watchtower
smallworld-verb-lay = Place “{ $tile }” { $region-in }
    .group = Place an artifact
    .here = Place “{ $tile }” here
smallworld-verb-bomb = Place a bomb { $region-in }
    .group = Place a bomb
    .here = Place a bomb
smallworld-verb-target = Set an objective { $region-in }
    .group = Set a military objective
    .here = Set an objective
smallworld-verb-pay = Pay the toll
smallworld-verb-refuse = Do not pay
smallworld-event-round = Round { $number }
smallworld-event-turn =
    { $seat-person ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
smallworld-event-chose =
    { $seat-person ->
        [you] You take the { $power } { $race } ({ smallworld-some-tokens }) { smallworld-paid }{ smallworld-coins-found }.
       *[other] { $seat } takes the { $power } { $race } ({ smallworld-some-tokens }) { smallworld-paid }{ smallworld-coins-found }.
    }
smallworld-event-column = The { $power } { $race } join the column.
smallworld-event-declined =
    { $seat-person ->
        [you] Your { $race } go into decline.
       *[other] { $seat } lets the { $race } go into decline.
    }
smallworld-event-vanished =
    { $seat-person ->
        [you] The last of your { $race } are gone.
       *[other] The last of { $seat }’s { $race } are gone.
    }
smallworld-event-readied =
    { $seat-person ->
        [you] You ready your troops: { smallworld-some-tokens } in hand.
       *[other] { $seat } readies their troops: { smallworld-some-tokens } in hand.
    }
smallworld-event-abandoned =
    { $seat-person ->
        [you] You abandon { $region-the }.
       *[other] { $seat } abandons { $region-the }.
    }
smallworld-event-conquered =
    { $seat-person ->
        [you] You conquer { $region-the }{ smallworld-taken-from } { smallworld-strength }.
       *[other] { $seat } conquers { $region-the }{ smallworld-taken-from } { smallworld-strength }.
    }
smallworld-event-attempted =
    { $seat-person ->
        [you] You make your last attempt on { $region-the }: { $needed } needed, { $die } rolled.
       *[other] { $seat } makes a last attempt on { $region-the }: { $needed } needed, { $die } rolled.
    }
smallworld-event-struck =
    { $seat-person ->
        [you] You launch an air strike on { $region-the }.
       *[other] { $seat } launches an air strike on { $region-the }.
    }
smallworld-event-strike_die = The die for the air strike shows { $die }.
smallworld-event-strike_failed = The air strike on { $region-the } fails.
smallworld-event-repelled = The attack on { $region-the } fails.
smallworld-event-lost = The { $occupant } lose { smallworld-some-tokens } { $region-in }.
smallworld-event-withdrew =
    { $seat-person ->
        [you] You take { smallworld-some-tokens } from { $region-the } back into your hand.
       *[other] { $seat } takes { smallworld-some-tokens } from { $region-the } back into hand.
    }
smallworld-event-saved =
    { $seat-person ->
        [you] The Light saves one of your tokens { $region-in }.
       *[other] The Light saves one of { $seat }’s tokens { $region-in }.
    }
smallworld-event-ransomed =
    { $seat-person ->
        [you] You pay the ransom for your champion.
       *[other] { $seat } pays the ransom for the champion.
    }
smallworld-event-captured =
    { $seat-person ->
        [you] You have no coin for the ransom, so your champion is lost.
       *[other] { $seat } has no coin for the ransom, so the champion is lost.
    }
smallworld-event-revealed = “{ $tile }” is discovered { $region-in }.
smallworld-event-used =
    { $seat-person ->
        [you] You use “{ $tool }” for the next conquest.
       *[other] { $seat } uses “{ $tool }” for the next conquest.
    }
smallworld-event-carried = “{ $tile }” moves to { $region-the }.
smallworld-event-sided =
    { $seat-person ->
        [you] You fight for { $faction-the } this turn.
       *[other] { $seat } fights for { $faction-the } this turn.
    }
smallworld-event-formed =
    { $seat-person ->
        [you] Your Worgen take { $form }.
       *[other] { $seat }’s Worgen take { $form }.
    }
smallworld-event-intimidated =
    { $seat-person ->
        [you] You intimidate a { $piece } { $region-in }.
       *[other] { $seat } intimidates a { $piece } { $region-in }.
    }
smallworld-event-moved = A { $piece } moves from { $region-the } to { $goal-the }.
smallworld-event-swapped =
    { $seat-person ->
        [you] You swap { $region-the } with { $goal-the }.
       *[other] { $seat } swaps { $region-the } with { $goal-the }.
    }
smallworld-event-raised =
    { $seat-person ->
        [you] You raise { smallworld-some-forsaken }.
       *[other] { $seat } raises { smallworld-some-forsaken }.
    }
smallworld-event-healed =
    { $seat-person ->
        [you] You get 1 token from the Spirit Healer.
       *[other] { $seat } gets 1 token from the Spirit Healer.
    }
smallworld-event-tamed =
    { $seat-person ->
        [you] You tame { smallworld-some-beasts }.
       *[other] { $seat } tames { smallworld-some-beasts }.
    }
smallworld-event-gathered =
    { $seat-person ->
        [you] You take { smallworld-some-tokens } from { $region-the }.
       *[other] { $seat } takes { smallworld-some-tokens } from { $region-the }.
    }
smallworld-event-redeployed =
    { $seat-person ->
        [you] You redeploy your troops{ smallworld-strongest-in }.
       *[other] { $seat } redeploys their troops{ smallworld-strongest-in }.
    }
smallworld-event-placed =
    { $seat-person ->
        [you] You place { $piece-a } { $region-in }.
       *[other] { $seat } places { $piece-a } { $region-in }.
    }
smallworld-event-built =
    { $seat-person ->
        [you] You build { $piece-a } { $region-in }.
       *[other] { $seat } builds { $piece-a } { $region-in }.
    }
smallworld-event-watched =
    { $seat-person ->
        [you]
            { $regions-count ->
                [0] You have no watchtower.
                [one] You have a watchtower: { $regions }.
               *[other] You have watchtowers: { $regions }.
            }
       *[other]
            { $regions-count ->
                [0] { $seat } has no watchtower.
                [one] { $seat } has a watchtower: { $regions }.
               *[other] { $seat } has watchtowers: { $regions }.
            }
    }
smallworld-event-bombed =
    { $seat-person ->
        [you] You place a bomb { $region-in }.
       *[other] { $seat } places a bomb { $region-in }.
    }
smallworld-event-bomb_back = The bomb { $region-in } is taken back unseen.
smallworld-event-exploded = The bomb { $region-in } explodes!
smallworld-event-fizzled = The bomb { $region-in } is a dud.
smallworld-event-targeted =
    { $seat-person ->
        [you] You set a military objective { $region-in }.
       *[other] { $seat } sets a military objective { $region-in }.
    }
smallworld-event-harmony =
    { $seat-person ->
        [you] You get a harmony token from the Pandaren.
       *[other] { $seat } gets a harmony token from the Pandaren.
    }
smallworld-event-paid =
    { $seat-person ->
        [you] You pay { smallworld-some-coins }.
       *[other] { $seat } pays { smallworld-some-coins }.
    }
smallworld-event-received =
    { $seat-person ->
        [you] You receive { smallworld-some-coins }.
       *[other] { $seat } receives { smallworld-some-coins }.
    }
smallworld-event-gained =
    { $seat-person ->
        [you] You gain { smallworld-some-coins }.
       *[other] { $seat } gains { smallworld-some-coins }.
    }
smallworld-event-bonus =
    { $seat-person ->
        [you] You gain { smallworld-some-coins } for the conquest.
       *[other] { $seat } gains { smallworld-some-coins } for the conquest.
    }
smallworld-event-income =
    { $seat-person ->
        [you] You earn { smallworld-some-coins }{ smallworld-income-parts }.
       *[other] { $seat } earns { smallworld-some-coins }{ smallworld-income-parts }.
    }
smallworld-event-murlocs_took = The Murlocs conquer { $region-the }{ smallworld-taken-from } { smallworld-strength }.
smallworld-event-murlocs_rolled = The Murlocs try to take { $region-the }: { $needed } needed, { $die } rolled.
smallworld-event-murloc_turn = The Murlocs’ turn: { smallworld-some-tokens }.
smallworld-event-murloc_income = The Murlocs gain { smallworld-some-coins }.
smallworld-event-game_over = The game is over. The winning score is { $best } coins.
smallworld-prompt-choose_set = take a race with its special power
smallworld-prompt-expand_or_decline = expand with the { $race }, or let them go into decline?
smallworld-prompt-abandon_regions = abandon regions, or start conquering?
    .detail = { $hand ->
    [one] 1 token in hand
   *[other] { $hand } tokens in hand
}
smallworld-prompt-conquest = conquer with the { $race }
    .detail = { $hand ->
    [one] 1 token in hand
   *[other] { $hand } tokens in hand
}
smallworld-prompt-redeploy = redeploy your troops
    .detail = { $hand ->
        [0] no tokens left to place
        [one] 1 token to place
       *[other] { $hand } tokens to place
    }
smallworld-prompt-raise_forsaken = { $losses ->
    [one] raise 1 Forsaken for a coin?
   *[other] raise up to { $losses } Forsaken, for a coin each?
}
smallworld-prompt-strike_die = roll for the air strike on { $region-the }?
    .detail =
        { $cost ->
            [one] It costs 1 token; you have { $hand }
           *[other] It costs { $cost } tokens; you have { $hand }
        }
smallworld-prompt-press_strike = { $missing ->
    [one] 1 token short: make the attack on { $region-the } your last attempt ({ PERCENT($odds) })?
   *[other] { $missing } tokens short: make the attack on { $region-the } your last attempt ({ PERCENT($odds) })?
}
smallworld-prompt-pay_for_bomb = { $coins ->
    [one] pay 1 coin so that the bomb { $region-in } takes effect?
   *[other] pay { $coins } coins so that the bomb { $region-in } takes effect?
}
smallworld-prompt-lay_bombs = place bombs in regions adjacent to yours
    .detail =
        { $bombs ->
            [one] 1 bomb left
           *[other] { $bombs } bombs left
        }
smallworld-prompt-lay_objective = set a military objective
    .detail = { $left ->
    [one] 1 objective left
   *[other] { $left } objectives left
}
smallworld-prompt-join_others = a single Tauren must leave { $region-the }: where to?
smallworld-prompt-choose_form = which form do the Worgen take?
smallworld-prompt-choose_bomb = reveal a bomb
smallworld-prompt-choose_fort = build a fort
    .detail = { $left ->
    [one] 1 fort left
   *[other] { $left } forts left
}
smallworld-prompt-choose_tower = build a watchtower
smallworld-prompt-choose_piece = what do you move from { $region-the }?
smallworld-prompt-send_piece = where does the { $piece } from { $region-the } go?
smallworld-prompt-choose_portal = which region do you swap with { $region-the }?
smallworld-prompt-lay_artifact = place the artifact in one of your regions
smallworld-prompt-choose_side = which side do you fight for this turn?
smallworld-why-needs_holder = “{ $word }” needs someone who holds the region.
smallworld-why-nobody_stands = Someone must be there, or the region must be “{ $word }”.
smallworld-why-other_side = { $word } is the other side of an island that is already in play.
smallworld-why-seat_needs_race = Seat { $place } needs a race for this.
smallworld-why-nobody_has = No player in this position has the { $race }.
smallworld-why-only_naga_on_water = Only Naga can live on water.
smallworld-why-only_well_boxed = Only the Well of Eternity goes back into the box.
smallworld-why-well_in_water = The Well of Eternity must be in water, every other place on land.
smallworld-why-no_land = { $region } is not land on the islands of this position.
smallworld-why-one_tile_named = You can name only a single tile; if there are more, “{ $word }” says which ones may come up.
smallworld-why-murlocs_for_one = The Murlocs take a turn only in the one-player game.
smallworld-why-last_round = Round { $number } is the last one.
smallworld-why-no_place_in_column = There is no room left in the column for the { $race }.
smallworld-why-no_team_of_one = A team game needs at least 2 players.
smallworld-why-murlocs_for_few = The revenge of the Murlocs is for 1 or 2 players.
smallworld-why-decide_first = { $decision ->
    [abandon_regions] First abandon regions, or say that your troops are ready.
    [conquest] You are conquering now: conquer, use an ability, or stop.
    [redeploy] First redeploy your tokens.
    [raise_forsaken] First decide how many Forsaken you raise.
    [strike_die] First decide whether to roll for the air strike.
    [press_strike] First decide whether the air strike becomes your last attempt.
    [pay_for_bomb] First decide whether to pay for the explosion.
    [lay_bombs] First place your bombs, or say that you are done.
    [lay_objective] First set your military objectives.
    [join_others] First choose where the single Tauren goes.
    [choose_bomb] First choose the next bomb to reveal.
    [choose_form] First choose a form for your Worgen.
    [choose_fort] First choose where the forts go.
    [choose_tower] First choose where the watchtowers go.
    [choose_piece] First choose the piece to move.
    [send_piece] First choose where the piece goes.
    [choose_portal] First choose the other end of the portal.
    [lay_artifact] First place the artifact.
    [choose_side] First choose which side you fight on.
   *[other] Something else must be decided first.
}
smallworld-why-no_champion_there = You have no champion { $region-in }.
smallworld-why-nothing_to_spread = There is nothing to spread out.
smallworld-why-champion_not_in_hand = The champion is not in your hand.
smallworld-why-bare_regions_first = Your last pieces must go to regions that would otherwise be empty.
smallworld-why-no_beast_there = There is no beast { $region-in }.
smallworld-why-no_beast_in_hand = You have no beast in hand.
smallworld-why-no_token_there = There is no token { $region-in } to swap for a beast.
smallworld-why-too_many_raised = You cannot raise { $count }. Tokens you drove off the map this turn: { $losses }; your coins: { $coins }; Forsaken in the tray: { $tray }.
smallworld-why-no_bombs_left = You have no bombs left.
smallworld-why-no_bomb_there = There is no bomb { $region-in }.
smallworld-why-bomb_lies_there = There is already a bomb { $region-in }.
smallworld-why-no_active_opponent = No opponent has an active race { $region-in }.
smallworld-why-objective_lies_there = There is already a military objective { $region-in }.
smallworld-why-alliance_holds = An Alliance race holds { $region-the }.
smallworld-why-fort_stands = There is already a fort { $region-in }.
smallworld-why-no_majority = You cannot build a watchtower { $region-in }: it must be a field of yours without a tower, and you must hold most of the adjacent regions.
smallworld-why-walls_first = First the fort or wall { $region-in } must be removed.
smallworld-why-piece_not_there = That piece is not { $region-in }: { $piece }.
smallworld-why-not_of_that_people = That race does not hold { $region-the }.
smallworld-why-same_end = You are already at { $region-the }.
smallworld-why-choose_first = Take a set first.
smallworld-why-set_too_dear =
    { $price ->
        [one] The { $race } cost 1 coin; you have { $coins }.
       *[other] The { $race } cost { $price } coins; you have { $coins }.
    }
smallworld-why-set_not_offered = The { $race } are not on offer.
smallworld-why-expand_or_decline_first = First decide whether your race expands or declines.
smallworld-why-not_in_play = This game does not include { $region-the }.
smallworld-why-already_yours = You already hold { $region-the }.
smallworld-why-conquests_over = You cannot conquer any more this turn after the last attempt.
smallworld-why-out_of_reach = Your race is not adjacent to { $region-the }, and it is not an entry region.
smallworld-why-first_needs_entry = A race’s first conquest must be an entry region; { $region-the } is not one.
smallworld-why-watchtower = A watchtower protects { $region-the } from everything.
smallworld-why-no_token_left =
    { $needed ->
        [one] For a conquest you need at least 1 token in hand; you have { $hand }.
       *[other] For a conquest you need at least { $needed } tokens in hand; you have { $hand }.
    }
smallworld-why-toll_too_dear =
    { $toll ->
        [one] You would have to pay 1 coin; you have { $coins }.
       *[other] You would have to pay { $toll } coins; you have { $coins }.
    }
smallworld-why-too_strong =
    { $cost ->
        [one] You need 1 token and have { $hand }: the reinforcement die cannot make up the difference.
       *[other] You need { $cost } tokens and have { $hand }: the reinforcement die cannot make up the difference.
    }
smallworld-why-needs_the_die =
    { $cost ->
        [one] You need 1 token and have { $hand }: you can only take it as a last attempt with the reinforcement die.
       *[other] You need { $cost } tokens and have { $hand }: you can only take it as a last attempt with the reinforcement die.
    }
smallworld-why-enough_tokens = You have { $hand } and need { $cost }: you do not need the reinforcement die.
smallworld-why-tokens_left = { $hand ->
    [one] You still have 1 token in hand.
   *[other] You still have { $hand } tokens in hand.
}
smallworld-why-not_yours = Your active race does not hold { $region-the }.
smallworld-why-hand_is_empty = Your hand is empty.
smallworld-why-gather_before_placing = Take tokens back before you place the first one; “Undo” returns you to that point.
smallworld-why-nothing_to_spare = { $fewest ->
    [one] At least 1 token must stay { $region-in }.
   *[other] At least { $fewest } tokens must stay { $region-in }.
}
smallworld-why-needs_power = Only a race with this power can do that: { $power }.
smallworld-why-needs_race = Only the { $race } can do that.
smallworld-why-tool_used_up = You have already used “{ $tool }” this turn.
smallworld-why-race_used_up = The { $race } have already used their ability this turn.
smallworld-why-power_used_up = You have already used this power this turn: { $power }.
smallworld-why-champion_gone = The champion was captured and is lost to this race.
smallworld-why-not_adjacent = Your race is not adjacent to { $region-the }.
smallworld-why-no_target_on_water = Abilities cannot target water: { $region }.
smallworld-why-nobody_to_move = There is no opposing token { $region-in }.
smallworld-why-no_magic = There is no magic { $region-in }.
smallworld-why-nothing_to_swap = Swapping with any other magic region would change nothing.
smallworld-why-no_place_in_reach = No legendary place is within your reach.
smallworld-why-tool_not_held = “{ $tool }” is not in a region of your active race.
smallworld-why-no_such_artifact = “{ $tile }” is not a revealed artifact.
smallworld-cause-base = every region
smallworld-cause-mountain = mountain
smallworld-cause-fort = fort
smallworld-cause-wall = wisp wall
smallworld-cause-tokens = tokens there ({ $occupant })
smallworld-cause-travel = travel cost
smallworld-cause-race = { $race }
smallworld-cause-power = { $power }
smallworld-cause-tile = { $tile }
smallworld-cause-floor = minimum
smallworld-cause-in_hand = in hand
smallworld-cause-odds = chance in percent, { $missing } short
smallworld-cause-harmony = harmony of the Pandaren
smallworld-cause-bonus = gained at once
smallworld-cause-regions = regions of the { $race }
smallworld-cause-declined_regions = declined { $race }
smallworld-cause-faction = faction bonus ({ $race })
smallworld-option-variant = Game
    .help = “Everyone for themselves” is the standard game; the others are variants from the end of the rulebook.
    .standard = everyone for themselves
    .teams = Battle for Azeroth (teams, partly our interpretation)
    .murlocs = Revenge of the Murlocs (1 or 2 players, partly our interpretation)
smallworld-option-gnome_airstrike_first_conquest = Air strike may be the first conquest
    .help = Whether Gnomes may enter the map with an air strike.
    .true = yes
    .false = no
smallworld-option-worgen_bonus_on_decline_turn = Worgen choose their form before going into decline
    .help = Then human form gives its coins in that turn too.
    .true = yes
    .false = no
smallworld-option-battleground_mode = Battleground
    .help = What this place adds when you take two regions of the same race.
    .second_region_pays_one = the second region gives 1
    .second_region_pays_two = the second region gives 2
smallworld-option-self_faction_bonus = Your own declined race gives the faction bonus
    .help = If it belongs to the other faction.
    .true = yes
    .false = no
smallworld-option-bomb_counts_as_conquest_for_bonuses = Explosions earn conquest bonuses
    .help = A region taken by a Goblin bomb counts as a conquest.
    .true = yes
    .false = no
smallworld-option-doomhammer_needs_reach = Doomhammer needs a region in reach
    .help = Otherwise it takes any region of the map.
    .true = yes
    .false = no
smallworld-option-champion_needs_token_in_hand = Champion needs a token in hand
    .help = As for every other conquest.
    .true = yes
    .false = no
smallworld-option-face_down_tile_counts_as_place = Unknown tiles count as places for Ethereals
    .help = Whether Ethereals pay 2 less where a tile lies that nobody has seen.
    .true = yes
    .false = no
smallworld-option-fishing_counts_open_sea = The open sea counts for Fishing
    .help = Otherwise only lakes count.
    .true = yes
    .false = no
smallworld-option-team_score = Team score
    .help = Which of two partners’ coins are compared.
    .lowest_member = the weaker member counts
    .highest_member = the stronger member counts
smallworld-option-murloc_tokens = Murloc tokens (more is harder)
    .help = The Murlocs come with this many.
smallworld-option-pack = Content pack
smallworld-note-cost = { $value ->
    [one] 1 token
   *[other] { $value } tokens
}
smallworld-note-odds = { PERCENT($value) }
smallworld-note-odds_of_two = { PERCENT($value) } with a last attempt
smallworld-note-missing = { $value } short
smallworld-note-price = price { $value }
smallworld-note-income = income { $value }
smallworld-note-left = { $value } left
smallworld-note-tokens = { $value ->
    [one] 1 token
   *[other] { $value } tokens
}
smallworld-note-coins = { $value ->
    [0] no coins on it
    [one] 1 coin on it
   *[other] { $value } coins on it
}
smallworld-note-power = { $value }
smallworld-field-round = Round
smallworld-field-rounds = Rounds
smallworld-field-turn = Turn
smallworld-field-first = Start player
smallworld-field-faces = Islands
smallworld-field-face = Island
smallworld-field-regions = Regions
smallworld-field-sets = Races and powers
smallworld-field-stacks = Stacks
smallworld-field-players = Players
smallworld-field-this_turn = This turn
smallworld-field-tray = Tokens left
smallworld-field-murlocs = Murlocs
smallworld-field-tiles_unseen = Tiles not seen yet
smallworld-field-variant = Game
smallworld-field-owner = Owner
smallworld-field-race = Race
smallworld-field-power = Power
smallworld-field-declined = In decline
smallworld-field-tokens = Tokens
smallworld-field-beasts = Beasts
smallworld-field-champion = Champion
smallworld-field-mountain = Mountain
smallworld-field-fort = Fort
smallworld-field-wall = Wisp wall
smallworld-field-tower = Watchtower
smallworld-field-bomb = Bomb
smallworld-field-objective = Military objective
smallworld-field-tiles = Tiles
smallworld-field-tile = Tile
smallworld-field-terrain = Terrain
smallworld-field-symbols = Symbols
smallworld-field-coins = Coins
smallworld-field-last_income = Last income
smallworld-field-hand = In hand
smallworld-field-declined_race = Declined race
smallworld-field-declined_power = Lasting power
smallworld-field-declined_regions = Declined regions
smallworld-field-tokens_on_map = Tokens on the map
smallworld-field-harmony = Harmony token
smallworld-field-bombs = Bombs
smallworld-field-faction = Faction
smallworld-field-team = Team
smallworld-field-price = Price
smallworld-field-region = Region
smallworld-field-count = Number
smallworld-field-tool = Artifact
smallworld-field-piece = Piece
smallworld-field-form = Form
smallworld-field-size = Size

smallworld-some-tokens =
    { $tokens ->
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    }
smallworld-strength =
    { $tokens ->
        [0] without tokens
       *[other] with { smallworld-some-tokens }
    }
smallworld-some-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
smallworld-paid = { $price ->
    [0] for free
   *[other] for { smallworld-price }
}
smallworld-coins-found =
    { $coins ->
        [0] { "" }
       *[other] , gaining { smallworld-some-coins }
    }
smallworld-taken-from =
    { $occupant-count ->
        [0] { "" }
       *[other] { " " }from the { $occupant }
    }
smallworld-income-parts =
    { $declined ->
        [0]
            { $bonus ->
                [0] { "" }
               *[other] { " " }({ $regions } from regions, { $bonus } in bonuses)
            }
       *[other]
            { $bonus ->
                [0] { " " }({ $regions } from regions, { $declined } from regions in decline)
               *[other] { " " }({ $regions } from regions, { $declined } from regions in decline, { $bonus } in bonuses)
            }
    }
smallworld-some-beasts =
    { $count ->
        [one] 1 beast
       *[other] { $count } beasts
    }
smallworld-strongest-in =
    { $regions-count ->
        [1] , strongest { $regions-in }
       *[other] { "" }
    }
smallworld-some-forsaken =
    { $count ->
        [0] no Forsaken
       *[other] { $count } Forsaken
    }
smallworld-question-cost = Cost of
smallworld-question-missing = Tokens missing for
smallworld-question-odds = Odds of
smallworld-question-toll = Toll of
smallworld-question-income = Income of
smallworld-question-pays = Coins from

## Statistics of a review

smallworld-statistics-race_coins = Coins by race
smallworld-statistics-turn_coins = Coins by turn
smallworld-statistics-other_coins = Other coins
smallworld-statistics-gained = gained
smallworld-statistics-received = received from others
smallworld-statistics-bonus = for conquests
smallworld-statistics-paid = paid

smallworld-when = in round { $number }
smallworld-fact-conquests = { $count ->
    [one] { $seat } conquered one empty region.
   *[other] { $seat } conquered { $count } empty regions.
}
smallworld-fact-taken = { $count ->
    [one] { $seat } took one region from another race ({ $occupants }).
   *[other] { $seat } took { $count } regions, { $taken } of them from other races ({ $occupants }).
}
smallworld-fact-declined = { $seat } went into decline.

## Beside a real table
smallworld-topic-attempt_die = The last attempt on { $region-the }: what does the die show?
smallworld-topic-first_seat = Who begins?
smallworld-topic-boards = Which island lies on the table?
smallworld-topic-side_up = Which side of the island lies up?
smallworld-topic-next_race = Which race comes next in the column?
smallworld-topic-next_power = Which special power comes with it?
smallworld-topic-tile_turned = What is turned up { $region-in }?
smallworld-topic-bomb_turned = A bomb is turned up { $region-in }. Does it explode?
smallworld-bomb-explosion = It explodes
smallworld-bomb-dud = A dud

## Islands of the box
smallworld-board-l1 = { smallworld-face-l1a } / { smallworld-face-l1b }
smallworld-board-l2 = { smallworld-face-l2a } / { smallworld-face-l2b }
smallworld-board-m1 = { smallworld-face-m1a } / { smallworld-face-m1b }
smallworld-board-m2 = { smallworld-face-m2a } / { smallworld-face-m2b }
smallworld-board-s1 = { smallworld-face-s1a } / { smallworld-face-s1b }
smallworld-board-s2 = { smallworld-face-s2a } / { smallworld-face-s2b }
smallworld-adjust-tokens = Tokens of the { $occupant }
smallworld-adjust-hand = Tokens in hand
