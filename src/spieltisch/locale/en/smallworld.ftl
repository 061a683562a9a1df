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
    [one] Once a turn
    [2] Twice a turn
    [3] Three times a turn
   *[other] { $times } times a turn
}
smallworld-does-blood_elves = +{ smallworld-coins } for each magic region they hold at the end of their turn.
smallworld-does-draenei = In each opponent’s turn the first token they would lose is saved by the Light and redeployed.
smallworld-does-dwarves = Mountain regions cost { smallworld-discount } less, to a minimum of 1.
smallworld-does-ethereals = Once a turn: conquer a region with a legendary place for { smallworld-discount } less, or pull an artifact from an adjacent region into one of theirs.
smallworld-does-forsaken = For each token they forced off the map this turn they may buy one of their own for { smallworld-price } before redeploying.
smallworld-does-gnomes = Once a turn an air strike on any land region as if it were adjacent; the reinforcement die may lower its cost.
smallworld-does-goblins = At the end of the turn they lay hidden bombs in adjacent regions, { $explosions } live ones and { $duds } duds in all; at the start of their next turn a live one empties its region.
smallworld-does-humans = At the end of the turn they mark { $objectives ->
    [one] { $objectives } region
   *[other] { $objectives } regions
} outside the Alliance. Whoever conquers one without fighting for the Horde gains { smallworld-coins }, and so do the Humans.
smallworld-does-kobolds = Every cave is adjacent to them, even for the first conquest and without travel.
smallworld-does-naga = They may conquer lakes and seas for 2 tokens, even as their first conquest. Nobody can drive them out of there.
smallworld-does-night_elves = Forests cost { smallworld-discount } less, and each forest they conquer gets a wisp wall, worth { smallworld-wall } in defence. Walls in the box: { $wisp_walls }.
smallworld-does-orcs = +{ smallworld-coins } for every Alliance region they conquer.
smallworld-does-pandaren = Opponents whose active race they have left in peace must pay them { smallworld-price } before attacking them.
smallworld-does-tauren = They conquer and hold every region with at least { smallworld-fewest }; { $fewest } stay in each when they decline.
smallworld-does-trolls = Regions that are not empty cost { smallworld-discount } less, to a minimum of 1.
smallworld-does-worgen = Each turn: human form for { smallworld-coins } at once, or worgen form for { smallworld-price }, and then every conquest costs { smallworld-discount } less.
smallworld-does-archaeologist = +{ smallworld-coins } for each artifact and legendary place held.
smallworld-does-farmer = +{ smallworld-coins } for each field held.
smallworld-does-fortified = A fort in each region after redeployment: +{ $fort_defense } defence, stays in decline. Forts in the box: { $forts }.
smallworld-does-fishing = +{ smallworld-coins } for each held region adjacent to a lake or sea.
smallworld-does-mining = +{ smallworld-coins } for each cave held.
smallworld-does-defensive = A watchtower on each of their fields around which they hold most of the regions: nothing can touch that region. Towers in the box: { $watchtowers }.
smallworld-does-intimidating = { smallworld-times }: move a token from an adjacent opposing region to another region of that race, or off the map if there is none.
smallworld-does-explorer = +{ smallworld-coins } for each island with a region of theirs.
smallworld-does-mountaineer = +{ smallworld-coins } for each mountain held.
smallworld-does-heroic = Once a turn the champion conquers an adjacent region for free. If the champion falls, a ransom of { smallworld-price } brings them back and no token is lost.
smallworld-does-battle_master = +{ smallworld-coins } for each non-empty region conquered.
smallworld-does-herbalist = +{ smallworld-coins } for each hill held.
smallworld-does-swamp_walker = +{ smallworld-coins } for each swamp held.
smallworld-does-portal_mage = { smallworld-times }: swap everything in two magic regions; mountains and legendary places stay.
smallworld-does-blacksmith = Every conquest costs { smallworld-discount } less, to a minimum of 1.
smallworld-does-seafaring = No travel cost to entry regions.
smallworld-does-bog_dweller = Whoever conquers a swamp of theirs pays them { smallworld-coins }, in decline too.
smallworld-does-beast_master = At the start of each turn a beast for every hill held; beasts fight like tokens for that turn. Beasts in the box: { $beasts }.
smallworld-does-ranger = +{ smallworld-coins } for each forest held.
smallworld-does-enraged = A conquered region with { $from_tokens } or more opposing tokens brings { smallworld-coins } for each of them.

## artifacts and legendary places
smallworld-tile-aegis_of_aggramar = Aegis of Aggramar
    .text = Laid in a held region at the end of the turn: opponents must pay 2 coins before they can touch it.
smallworld-tile-ashes_of_alar = Ashes of Al’ar
    .text = Once a turn: conquer any region of the map as if it were adjacent.
smallworld-tile-frostmourne = Frostmourne
    .text = Once a turn: a conquest costs 2 tokens less, to a minimum of 1.
smallworld-tile-heart_of_azeroth = Heart of Azeroth
    .text = Laid in a held region at the end of the turn: every opponent with an active race in an adjacent region gives 1 coin.
smallworld-tile-doomhammer = Doomhammer
    .text = Once a turn: conquer a region with a single token for 2 coins, paid to its holder or the bank.
smallworld-tile-well_of_eternity = Well of Eternity
    .text = Moves to the water of its island. The race with the most regions around it gains 2 coins, even in decline.
smallworld-tile-dark_portal = The Dark Portal
    .text = +2 coins at the end of the turn.
smallworld-tile-spirit_healer = Spirit Healer
    .text = One more token from the tray at every redeployment.
smallworld-tile-lights_hope_chapel = Light’s Hope Chapel
    .text = No token is lost when this region is attacked.
smallworld-tile-karazhan = Karazhan
    .text = +1 coin for each other region held with the terrain of this one.
smallworld-tile-battleground = Battleground
    .text = A second region of the same hostile race pays the faction bonus again; a neutral race may choose a side for the turn.
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
smallworld-region-l1a_9 = South-eastern hill (Mirrormere)
smallworld-region-l1a_2 = Western field (Mirrormere)
smallworld-region-l1a_7 = Eastern field (Mirrormere)
smallworld-region-l1a_3 = Northern mountain (Mirrormere)
smallworld-region-l1a_5 = Western mountain (Mirrormere)
smallworld-region-l1a_10 = South-eastern mountain (Mirrormere)
smallworld-region-l1a_4 = North-eastern swamp (Mirrormere)
smallworld-region-l1a_8 = South-western swamp (Mirrormere)
smallworld-region-l1a_6 = North-western forest (Mirrormere)
smallworld-region-l1a_11 = South-eastern forest (Mirrormere)
smallworld-region-l1a_w = Lake (Mirrormere)
smallworld-region-l1b_1 = Western swamp (Gullet Bay)
smallworld-region-l1b_4 = Eastern swamp (Gullet Bay)
smallworld-region-l1b_2 = North-western field (Gullet Bay)
smallworld-region-l1b_9 = South-eastern field (Gullet Bay)
smallworld-region-l1b_3 = Eastern mountain (Gullet Bay)
smallworld-region-l1b_5 = Western mountain (Gullet Bay)
smallworld-region-l1b_7 = Southern mountain (Gullet Bay)
smallworld-region-l1b_6 = Western hill (Gullet Bay)
smallworld-region-l1b_11 = Eastern hill (Gullet Bay)
smallworld-region-l1b_8 = North-eastern forest (Gullet Bay)
smallworld-region-l1b_10 = South-western forest (Gullet Bay)
smallworld-region-l1b_w = Sea (Gullet Bay)
smallworld-region-l2a_1 = North-western mountain (Anchorhold)
smallworld-region-l2a_5 = Eastern mountain (Anchorhold)
smallworld-region-l2a_7 = South-western mountain (Anchorhold)
smallworld-region-l2a_2 = North-eastern field (Anchorhold)
smallworld-region-l2a_11 = South-western field (Anchorhold)
smallworld-region-l2a_3 = North-western hill (Anchorhold)
smallworld-region-l2a_9 = South-eastern hill (Anchorhold)
smallworld-region-l2a_4 = Western forest (Anchorhold)
smallworld-region-l2a_6 = Eastern forest (Anchorhold)
smallworld-region-l2a_8 = Western swamp (Anchorhold)
smallworld-region-l2a_10 = Eastern swamp (Anchorhold)
smallworld-region-l2a_w = Sea (Anchorhold)
smallworld-region-l2b_1 = North-eastern field (Crater Vale)
smallworld-region-l2b_9 = South-western field (Crater Vale)
smallworld-region-l2b_2 = Northern forest (Crater Vale)
smallworld-region-l2b_7 = Southern forest (Crater Vale)
smallworld-region-l2b_3 = North-eastern mountain (Crater Vale)
smallworld-region-l2b_5 = Western mountain (Crater Vale)
smallworld-region-l2b_11 = South-eastern mountain (Crater Vale)
smallworld-region-l2b_4 = North-western swamp (Crater Vale)
smallworld-region-l2b_10 = South-eastern swamp (Crater Vale)
smallworld-region-l2b_6 = Western hill (Crater Vale)
smallworld-region-l2b_8 = Eastern hill (Crater Vale)
smallworld-region-l2b_w = Lake (Crater Vale)
smallworld-region-m1a_1 = Swamp (Three Fords)
smallworld-region-m1a_2 = North-eastern forest (Three Fords)
smallworld-region-m1a_8 = South-western forest (Three Fords)
smallworld-region-m1a_3 = Western hill (Three Fords)
smallworld-region-m1a_5 = Eastern hill (Three Fords)
smallworld-region-m1a_4 = Western field (Three Fords)
smallworld-region-m1a_7 = Eastern field (Three Fords)
smallworld-region-m1a_6 = Western mountain (Three Fords)
smallworld-region-m1a_9 = Eastern mountain (Three Fords)
smallworld-region-m1a_w = Lake (Three Fords)
smallworld-region-m1b_1 = Northern hill (Drystone)
smallworld-region-m1b_8 = Southern hill (Drystone)
smallworld-region-m1b_2 = North-western swamp (Drystone)
smallworld-region-m1b_9 = South-eastern swamp (Drystone)
smallworld-region-m1b_3 = Eastern forest (Drystone)
smallworld-region-m1b_5 = Western forest (Drystone)
smallworld-region-m1b_4 = Field (Drystone)
smallworld-region-m1b_6 = Eastern mountain (Drystone)
smallworld-region-m1b_7 = Western mountain (Drystone)
smallworld-region-m2a_1 = North-western forest (Hook Island)
smallworld-region-m2a_5 = South-eastern forest (Hook Island)
smallworld-region-m2a_2 = Hill (Hook Island)
smallworld-region-m2a_3 = North-western swamp (Hook Island)
smallworld-region-m2a_9 = South-eastern swamp (Hook Island)
smallworld-region-m2a_4 = Western mountain (Hook Island)
smallworld-region-m2a_6 = Eastern mountain (Hook Island)
smallworld-region-m2a_7 = Eastern field (Hook Island)
smallworld-region-m2a_8 = Western field (Hook Island)
smallworld-region-m2a_w = Sea (Hook Island)
smallworld-region-m2b_1 = North-western hill (Pondside)
smallworld-region-m2b_6 = South-eastern hill (Pondside)
smallworld-region-m2b_2 = Northern swamp (Pondside)
smallworld-region-m2b_8 = Southern swamp (Pondside)
smallworld-region-m2b_3 = Eastern field (Pondside)
smallworld-region-m2b_4 = Western field (Pondside)
smallworld-region-m2b_5 = Western mountain (Pondside)
smallworld-region-m2b_7 = Eastern mountain (Pondside)
smallworld-region-m2b_9 = Forest (Pondside)
smallworld-region-m2b_w = Lake (Pondside)
smallworld-region-s1a_1 = Swamp (Splinter)
smallworld-region-s1a_2 = Hill (Splinter)
smallworld-region-s1a_3 = North-eastern field (Splinter)
smallworld-region-s1a_6 = South-western field (Splinter)
smallworld-region-s1a_4 = Western forest (Splinter)
smallworld-region-s1a_7 = Eastern forest (Splinter)
smallworld-region-s1a_5 = Mountain (Splinter)
smallworld-region-s1b_1 = Hill (Teardrop)
smallworld-region-s1b_2 = Mountain (Teardrop)
smallworld-region-s1b_3 = North-eastern forest (Teardrop)
smallworld-region-s1b_6 = South-western forest (Teardrop)
smallworld-region-s1b_4 = North-western swamp (Teardrop)
smallworld-region-s1b_7 = South-eastern swamp (Teardrop)
smallworld-region-s1b_5 = Field (Teardrop)
smallworld-region-s1b_w = Lake (Teardrop)
smallworld-region-s2a_1 = Field (Cove Rock)
smallworld-region-s2a_2 = North-eastern swamp (Cove Rock)
smallworld-region-s2a_6 = South-western swamp (Cove Rock)
smallworld-region-s2a_3 = Forest (Cove Rock)
smallworld-region-s2a_4 = North-western hill (Cove Rock)
smallworld-region-s2a_7 = South-eastern hill (Cove Rock)
smallworld-region-s2a_5 = Mountain (Cove Rock)
smallworld-region-s2a_w = Sea (Cove Rock)
smallworld-region-s2b_1 = Northern field (Lone Acre)
smallworld-region-s2b_5 = Southern field (Lone Acre)
smallworld-region-s2b_2 = Forest (Lone Acre)
smallworld-region-s2b_3 = Western hill (Lone Acre)
smallworld-region-s2b_6 = Eastern hill (Lone Acre)
smallworld-region-s2b_4 = Swamp (Lone Acre)
smallworld-region-s2b_7 = Mountain (Lone Acre)

## things, verbs, events, prompts, reasons
smallworld-terrain-field = field
smallworld-terrain-hill = hill
smallworld-terrain-forest = forest
smallworld-terrain-swamp = swamp
smallworld-terrain-mountain = mountain
smallworld-terrain-lake = lake
smallworld-terrain-sea = sea
smallworld-faction-neutral = neutral
smallworld-faction-alliance = Alliance
smallworld-faction-horde = Horde
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
smallworld-tool-place_lore = lore of places
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
smallworld-verb-side = Fight for: { $faction }
    .group = Choose a side
smallworld-verb-abandon = Abandon: { $region }
    .group = Abandon a region
    .here = Abandon the region
smallworld-verb-lift = Take up the token beside the champion: { $region }
    .group = Take up a token
    .here = Take up the token beside the champion
smallworld-verb-ready = Go conquering
smallworld-verb-conquer = Conquer: { $region }
    .group = Conquer
    .here = Conquer
smallworld-verb-attempt = Last attempt: { $region }
    .group = Last attempt with the reinforcement die
    .here = Roll the die
smallworld-verb-strike = Air strike: { $region }
    .group = Air strike
    .here = Air strike
smallworld-verb-champion = Send the champion: { $region }
    .group = Send the champion
    .here = Send the champion
smallworld-verb-use = Use { $tool }
    .group = Use for the next conquest
smallworld-verb-steal = Pull { $tile } to: { $region }
    .group = Pull in an artifact
    .here = Pull { $tile } here
smallworld-verb-intimidate = Intimidate: { $region }
    .group = Intimidate
    .here = Intimidate
smallworld-verb-move = Move the { $piece }
    .group = What is moved?
smallworld-verb-send = Send to: { $region }
    .group = Where to?
    .here = Send it here
smallworld-verb-portal = Open a portal: { $region }
    .group = Open a portal
    .here = Open a portal here
smallworld-verb-swap = Swap with: { $region }
    .group = Swap with
    .here = Swap with this region
smallworld-verb-stop = End conquests
    .here = Redeploy
smallworld-verb-roll = Roll the die
smallworld-verb-hold = No, leave it
    .here = Do not roll
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
smallworld-verb-gather = Take up spare tokens: { $region }
    .group = Take up spare tokens
    .here = Take up the spare tokens
smallworld-verb-place = Place a token: { $region }
    .group = Place a token
    .here = Place a token
smallworld-verb-place_beast = Place a beast: { $region }
    .group = Place a beast
    .here = Place a beast
smallworld-verb-place_champion = Place the champion: { $region }
    .group = Place the champion
    .here = Place the champion
smallworld-verb-exchange = Swap the token for a beast: { $region }
    .group = Swap a token for a beast
    .here = Swap a token for a beast
smallworld-verb-lift_beast = Take up a beast: { $region }
    .group = Take up a beast
    .here = Take up a beast
smallworld-verb-spread = Spread evenly
smallworld-verb-done = Done
smallworld-verb-fortify = Build a fort: { $region }
    .group = Build a fort
    .here = Build a fort
smallworld-verb-watch = Build a watchtower: { $region }
    .group = Build a watchtower
    .here = Build a watchtower
smallworld-verb-lay = Lay { $tile } in: { $region }
    .group = Lay an artifact
    .here = Lay { $tile } here
smallworld-verb-bomb = Lay a bomb: { $region }
    .group = Lay a bomb
    .here = Lay a bomb
smallworld-verb-target = Set an objective: { $region }
    .group = Set a military objective
    .here = Set an objective
smallworld-verb-pay = Pay the toll
smallworld-verb-refuse = Do not pay
smallworld-event-round = Round { $number }
smallworld-event-turn =
    { $seat-person ->
        [you] Your turn
       *[other] { $seat } to move
    }
smallworld-event-chose =
    { $seat-person ->
        [you] You take the { $power } { $race }: { smallworld-some-tokens }, price { $price }{ smallworld-coins-found }.
       *[other] { $seat } takes the { $power } { $race }: { smallworld-some-tokens }, price { $price }{ smallworld-coins-found }.
    }
smallworld-event-column = New in the column: { $power } { $race }.
smallworld-event-declined =
    { $seat-person ->
        [you] Your { $race } go into decline.
       *[other] { $seat } lets the { $race } go into decline.
    }
smallworld-event-vanished =
    { $seat-person ->
        [you] The last of your { $race } are gone.
       *[other] The last { $race } of { $seat } are gone.
    }
smallworld-event-readied =
    { $seat-person ->
        [you] You ready your troops: { smallworld-some-tokens } in hand.
       *[other] { $seat } readies the troops: { smallworld-some-tokens } in hand.
    }
smallworld-event-abandoned =
    { $seat-person ->
        [you] You abandon a region: { $region }.
       *[other] { $seat } abandons a region: { $region }.
    }
smallworld-event-conquered =
    { $seat-person ->
        [you] You conquer with { smallworld-some-tokens }: { $region }{ smallworld-taken-from }.
       *[other] { $seat } conquers with { smallworld-some-tokens }: { $region }{ smallworld-taken-from }.
    }
smallworld-event-attempted =
    { $seat-person ->
        [you] Your last attempt, { $region }: { $needed } needed, { $die } rolled.
       *[other] Last attempt of { $seat }, { $region }: { $needed } needed, { $die } rolled.
    }
smallworld-event-struck =
    { $seat-person ->
        [you] You launch an air strike: { $region }.
       *[other] { $seat } launches an air strike: { $region }.
    }
smallworld-event-strike_die = The air strike rolls { $die }.
smallworld-event-strike_failed = The air strike fails: { $region }.
smallworld-event-repelled = Not conquered: { $region }.
smallworld-event-lost = The { $occupant } lose { smallworld-some-tokens }: { $region }.
smallworld-event-withdrew =
    { $seat-person ->
        [you] You take { smallworld-some-tokens } back in hand: { $region }.
       *[other] { $seat } takes { smallworld-some-tokens } back in hand: { $region }.
    }
smallworld-event-saved =
    { $seat-person ->
        [you] The Light saves one of your tokens: { $region }.
       *[other] The Light saves a token of { $seat }: { $region }.
    }
smallworld-event-ransomed =
    { $seat-person ->
        [you] You ransom your champion.
       *[other] { $seat } ransoms the champion.
    }
smallworld-event-captured =
    { $seat-person ->
        [you] You have no coin for the ransom: your champion is lost.
       *[other] { $seat } has no coin for the ransom: the champion is lost.
    }
smallworld-event-revealed = { $tile } discovered: { $region }.
smallworld-event-used =
    { $seat-person ->
        [you] You use { $tool } for the next conquest.
       *[other] { $seat } uses { $tool } for the next conquest.
    }
smallworld-event-carried = { $tile } moves: { $region }.
smallworld-event-sided =
    { $seat-person ->
        [you] You fight for this side this turn: { $faction }.
       *[other] { $seat } fights for this side this turn: { $faction }.
    }
smallworld-event-formed =
    { $seat-person ->
        [you] Your Worgen take { $form }.
       *[other] The Worgen of { $seat } take { $form }.
    }
smallworld-event-intimidated =
    { $seat-person ->
        [you] You intimidate ({ $piece }): { $region }.
       *[other] { $seat } intimidates ({ $piece }): { $region }.
    }
smallworld-event-moved = Moved ({ $piece }): { $region } → { $goal }.
smallworld-event-swapped =
    { $seat-person ->
        [you] You swap { $region } ↔ { $goal }.
       *[other] { $seat } swaps { $region } ↔ { $goal }.
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
        [you] You take up { smallworld-some-tokens }: { $region }.
       *[other] { $seat } takes up { smallworld-some-tokens }: { $region }.
    }
smallworld-event-redeployed =
    { $seat-person ->
        [you] You redeploy your troops{ smallworld-strongest-in }.
       *[other] { $seat } redeploys the troops{ smallworld-strongest-in }.
    }
smallworld-event-placed =
    { $seat-person ->
        [you] You place { $piece-a }: { $region }.
       *[other] { $seat } places { $piece-a }: { $region }.
    }
smallworld-event-built =
    { $seat-person ->
        [you] You build { $piece-a }: { $region }.
       *[other] { $seat } builds { $piece-a }: { $region }.
    }
smallworld-event-watched =
    { $seat-person ->
        [you]
            { $regions-count ->
                [0] You have no watchtower.
                [one] You have a watchtower in { $regions }.
               *[other] You have watchtowers in { $regions }.
            }
       *[other]
            { $regions-count ->
                [0] { $seat } has no watchtower.
                [one] { $seat } has a watchtower in { $regions }.
               *[other] { $seat } has watchtowers in { $regions }.
            }
    }
smallworld-event-bombed =
    { $seat-person ->
        [you] You lay a bomb: { $region }.
       *[other] { $seat } lays a bomb: { $region }.
    }
smallworld-event-bomb_back = Bomb taken back unseen: { $region }.
smallworld-event-exploded = The bomb explodes: { $region }!
smallworld-event-fizzled = The bomb is a dud: { $region }.
smallworld-event-targeted =
    { $seat-person ->
        [you] You set a military objective: { $region }.
       *[other] { $seat } sets a military objective: { $region }.
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
        [you] Your income: { smallworld-some-coins } { smallworld-income-parts }.
       *[other] Income of { $seat }: { smallworld-some-coins } { smallworld-income-parts }.
    }
smallworld-event-murlocs_took = The Murlocs conquer with { smallworld-some-tokens }: { $region }{ smallworld-taken-from }.
smallworld-event-murlocs_rolled = The Murlocs try for { $region }: { $needed } needed, { $die } rolled.
smallworld-event-murloc_turn = The Murlocs to move: { smallworld-some-tokens }.
smallworld-event-murloc_income = The Murlocs gain { smallworld-some-coins }.
smallworld-event-game_over = The game is over: { $best } coins win.
smallworld-prompt-choose_set = take a race with its special power
smallworld-prompt-expand_or_decline = expand with the { $race }, or let them decline?
smallworld-prompt-abandon_regions = abandon regions, or go conquering?
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
    [0] no token left to place
    [one] 1 token to place
   *[other] { $hand } tokens to place
}
smallworld-prompt-raise_forsaken = { $losses ->
    [one] raise 1 Forsaken for a coin?
   *[other] raise up to { $losses } Forsaken, for a coin each?
}
smallworld-prompt-strike_die = roll for the air strike? { $region }
    .detail =
        { $cost ->
            [one] It costs 1 token; you have { $hand }
           *[other] It costs { $cost } tokens; you have { $hand }
        }
smallworld-prompt-press_strike = { $missing ->
    [one] 1 token short: make it the last attempt ({ PERCENT($odds) })? { $region }
   *[other] { $missing } tokens short: make it the last attempt ({ PERCENT($odds) })? { $region }
}
smallworld-prompt-pay_for_bomb = { $coins ->
    [one] pay 1 coin so that the bomb can do harm? { $region }
   *[other] pay { $coins } coins so that the bomb can do harm? { $region }
}
smallworld-prompt-lay_bombs = lay bombs in regions adjacent to yours
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
smallworld-prompt-join_others = a lone Tauren must leave: where to? { $region }
smallworld-prompt-choose_form = which form do the Worgen take?
smallworld-prompt-choose_bomb = turn up a bomb
smallworld-prompt-choose_fort = build a fort
    .detail = { $left ->
    [one] 1 fort left
   *[other] { $left } forts left
}
smallworld-prompt-choose_tower = build a watchtower
smallworld-prompt-choose_piece = what is moved? { $region }
smallworld-prompt-send_piece = where does the { $piece } go? From { $region }
smallworld-prompt-choose_portal = swap with which region? { $region }
smallworld-prompt-lay_artifact = lay the artifact in one of your regions
smallworld-prompt-choose_side = which side do you fight for this turn?
smallworld-why-needs_holder = “{ $word }” needs somebody who holds the region.
smallworld-why-nobody_stands = Somebody must stand there, or the region is “{ $word }”.
smallworld-why-other_side = { $word } is the other side of an island that is already there.
smallworld-why-seat_needs_race = Seat { $place } needs a race for this.
smallworld-why-nobody_has = No player of this position has the { $race }.
smallworld-why-only_naga_on_water = Only Naga live on water.
smallworld-why-only_well_boxed = Only the Well of Eternity goes back into the box.
smallworld-why-well_in_water = The Well of Eternity lies in water, every other place on land.
smallworld-why-no_land = This is not land on the islands of this position: { $region }.
smallworld-why-one_tile_named = Only a single tile can be named; with more, “{ $word }” says which may come.
smallworld-why-murlocs_for_one = The Murlocs take a turn only in the game for one player.
smallworld-why-last_round = Round { $number } is the last one.
smallworld-why-no_place_in_column = No place is left in the column for this race: { $race }.
smallworld-why-no_team_of_one = A team game needs at least 2 players.
smallworld-why-murlocs_for_few = The revenge of the Murlocs is for 1 or 2 players.
smallworld-why-decide_first = { $decision ->
    [abandon_regions] First abandon regions, or say that your troops are ready.
    [conquest] You are conquering now: conquer, use an ability, or stop.
    [redeploy] First redeploy your tokens.
    [raise_forsaken] First decide how many Forsaken you raise.
    [strike_die] First decide whether you roll for the air strike.
    [press_strike] First decide whether the air strike becomes your last attempt.
    [pay_for_bomb] First decide whether you pay for the explosion.
    [lay_bombs] First lay your bombs, or be done.
    [lay_objective] First lay your military objectives.
    [join_others] First choose where the lone Tauren goes.
    [choose_bomb] First choose the bomb that is turned up next.
    [choose_form] First choose the form of your Worgen.
    [choose_fort] First choose where the forts go.
    [choose_tower] First choose where the watchtowers go.
    [choose_piece] First choose the piece that gives way.
    [send_piece] First choose where the piece goes.
    [choose_portal] First choose the other end of the portal.
    [lay_artifact] First lay down the artifact that is asked for.
    [choose_side] First choose whose side you fight on.
   *[other] Something else is asked first.
}
smallworld-why-no_champion_there = No champion holds this region for you: { $region }.
smallworld-why-nothing_to_spread = There is nothing to spread out.
smallworld-why-champion_not_in_hand = The champion is not in your hand.
smallworld-why-bare_regions_first = Your last pieces must go to regions that would otherwise stand empty.
smallworld-why-no_beast_there = There is no beast here: { $region }.
smallworld-why-no_beast_in_hand = You have no beast in hand.
smallworld-why-no_token_there = There is no token here to swap for a beast: { $region }.
smallworld-why-too_many_raised = You cannot raise { $count }. Tokens you forced off the map this turn: { $losses }; your coins: { $coins }; Forsaken in the tray: { $tray }.
smallworld-why-no_bombs_left = No bomb is left in your stack.
smallworld-why-no_bomb_there = No bomb lies here: { $region }.
smallworld-why-bomb_lies_there = A bomb lies here already: { $region }.
smallworld-why-no_active_opponent = No active race of an opponent is here: { $region }.
smallworld-why-objective_lies_there = A military objective lies here already: { $region }.
smallworld-why-alliance_holds = An Alliance race holds this region: { $region }.
smallworld-why-fort_stands = A fort stands here already: { $region }.
smallworld-why-no_majority = This is not a field without a tower around which you hold most of the regions: { $region }.
smallworld-why-walls_first = First the fort or wall must go: { $region }.
smallworld-why-piece_not_there = That piece is not here: { $piece } ({ $region }).
smallworld-why-not_of_that_people = The same race does not hold this region: { $region }.
smallworld-why-same_end = That is the end you started from: { $region }.
smallworld-why-choose_first = Take a set first.
smallworld-why-set_too_dear =
    { $price ->
        [one] The { $race } cost 1 coin; you have { $coins }.
       *[other] The { $race } cost { $price } coins; you have { $coins }.
    }
smallworld-why-set_not_offered = The { $race } are not on offer.
smallworld-why-expand_or_decline_first = First decide whether your race expands or declines.
smallworld-why-not_in_play = This region is not on any island of this game: { $region }.
smallworld-why-already_yours = You already hold this region: { $region }.
smallworld-why-conquests_over = After the last attempt there are no more conquests this turn.
smallworld-why-out_of_reach = Neither adjacent to your race nor an entry region: { $region }.
smallworld-why-first_needs_entry = The first conquest of a race must be an entry region, and this is not one: { $region }.
smallworld-why-watchtower = A watchtower protects this region from everything: { $region }.
smallworld-why-no_token_left =
    { $needed ->
        [one] A conquest takes at least 1 token in hand; you have { $hand }.
       *[other] A conquest takes at least { $needed } tokens in hand; you have { $hand }.
    }
smallworld-why-toll_too_dear =
    { $toll ->
        [one] You would have to pay 1 coin; you have { $coins }.
       *[other] You would have to pay { $toll } coins; you have { $coins }.
    }
smallworld-why-too_strong =
    { $cost ->
        [one] It takes 1 token and you have { $hand }: the reinforcement die cannot make up for that.
       *[other] It takes { $cost } tokens and you have { $hand }: the reinforcement die cannot make up for that.
    }
smallworld-why-needs_the_die =
    { $cost ->
        [one] It takes 1 token and you have { $hand }: only as the last attempt with the reinforcement die.
       *[other] It takes { $cost } tokens and you have { $hand }: only as the last attempt with the reinforcement die.
    }
smallworld-why-enough_tokens = You have { $hand } and need { $cost }: no reinforcement die is needed.
smallworld-why-tokens_left = { $hand ->
    [one] 1 token is still in your hand.
   *[other] { $hand } tokens are still in your hand.
}
smallworld-why-not_yours = Your active race does not hold this region: { $region }.
smallworld-why-hand_is_empty = Your hand is empty.
smallworld-why-gather_before_placing = Take up tokens before you place the first one; “Undo” takes you back there.
smallworld-why-nothing_to_spare = { $fewest ->
    [one] At least 1 token must stay here: { $region }.
   *[other] At least { $fewest } tokens must stay here: { $region }.
}
smallworld-why-needs_power = Only a race with this power can do that: { $power }.
smallworld-why-needs_race = Only the { $race } can do that.
smallworld-why-tool_used_up = Used already this turn: { $tool }.
smallworld-why-race_used_up = The { $race } have used their ability this turn.
smallworld-why-power_used_up = Used up this turn: { $power }.
smallworld-why-champion_gone = The champion was captured and is lost to this race.
smallworld-why-not_adjacent = Not adjacent to your race: { $region }.
smallworld-why-no_target_on_water = Water is not a target for abilities: { $region }.
smallworld-why-nobody_to_move = There is no opposing token here: { $region }.
smallworld-why-no_magic = There is no magic here: { $region }.
smallworld-why-nothing_to_swap = Swapping with any other magic region would change nothing.
smallworld-why-no_place_in_reach = No legendary place is within your reach.
smallworld-why-tool_not_held = No region of your active race holds this: { $tool }.
smallworld-why-no_such_artifact = This is not a revealed artifact: { $tile }.
smallworld-cause-base = every region
smallworld-cause-mountain = mountain
smallworld-cause-fort = fort
smallworld-cause-wall = wisp wall
smallworld-cause-tokens = tokens there ({ $occupant })
smallworld-cause-travel = travel cost
smallworld-cause-race = { $race }
smallworld-cause-power = { $power }
smallworld-cause-tile = { $tile }
smallworld-cause-floor = never less than this
smallworld-cause-in_hand = in hand
smallworld-cause-odds = chance in percent, { $missing } short
smallworld-cause-harmony = harmony of the Pandaren
smallworld-cause-regions = regions of the { $race }
smallworld-cause-declined_regions = declined { $race }
smallworld-cause-faction = faction bonus ({ $race })
smallworld-option-variant = Game
    .help = “Everyone for themselves” is the game of the rulebook; the others come at its end.
    .standard = everyone for themselves
    .teams = Battle for Azeroth (teams, partly our reading)
    .murlocs = Revenge of the Murlocs (1 or 2 players, partly our reading)
smallworld-option-gnome_airstrike_first_conquest = Air strike may be the first conquest
    .help = Whether Gnomes may come onto the map by an air strike.
    .true = yes
    .false = no
smallworld-option-worgen_bonus_on_decline_turn = Worgen choose their form before a decline
    .help = Then human form brings its coins in that turn too.
    .true = yes
    .false = no
smallworld-option-battleground_mode = Battleground
    .help = What this place adds when you take two regions of the same race.
    .second_region_pays_one = the second region pays 1
    .second_region_pays_two = the second region pays 2
smallworld-option-self_faction_bonus = Your own declined race pays the faction bonus
    .help = If it belongs to the other faction.
    .true = yes
    .false = no
smallworld-option-bomb_counts_as_conquest_for_bonuses = Explosions earn conquest bonuses
    .help = A region that a Goblin bomb takes counts like a conquest.
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
smallworld-option-fishing_counts_open_sea = Fishing counts the open sea
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
smallworld-field-turn = To move
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
smallworld-field-tool = Aid
smallworld-field-piece = Piece
smallworld-field-form = Form
smallworld-field-size = Size

smallworld-some-tokens =
    { $tokens ->
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    }
smallworld-some-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
smallworld-coins-found =
    { $coins ->
        [0] { "" }
       *[other] , { smallworld-some-coins } gained
    }
smallworld-taken-from =
    { $occupant-count ->
        [0] { "" }
       *[other] , from the { $occupant }
    }
smallworld-income-parts = (regions { $regions }, in decline { $declined }, bonuses { $bonus })
smallworld-some-beasts =
    { $count ->
        [one] 1 beast
       *[other] { $count } beasts
    }
smallworld-strongest-in =
    { $regions-count ->
        [0] { "" }
       *[other] , strongest: { $regions }
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
