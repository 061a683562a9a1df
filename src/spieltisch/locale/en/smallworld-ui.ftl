# The islands: labels, tips, buttons.
smallworld-ui-loading = Setting up the table…
smallworld-ui-map = The islands
smallworld-ui-islands = Islands
smallworld-ui-island-targets = { $island }, { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
smallworld-ui-sets = Sets
smallworld-ui-sets-price = each step down costs 1 coin
smallworld-ui-parts = Parts of the table
smallworld-ui-tab-map = Map
smallworld-ui-tab-sets = Sets
smallworld-ui-tab-players = Players
smallworld-ui-tab-log = Log
smallworld-ui-actions = What you can do
smallworld-ui-close = Close
smallworld-ui-round = Round { $round }
smallworld-ui-of-rounds = of { $rounds }

smallworld-ui-set = { $power } { $race }
smallworld-ui-set-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
smallworld-ui-set-price = { $count ->
    [one] costs { $count } coin
   *[other] costs { $count } coins
}
smallworld-ui-set-coins = { $count ->
    [one] { $count } coin on it
   *[other] { $count } coins on it
}
smallworld-ui-set-for-good = This choice is final: it cannot be undone.
smallworld-ui-set-other = Another one
smallworld-ui-free = free
smallworld-ui-no-race = no race
smallworld-ui-no-race-yet = No active race: take a set from the column.
smallworld-ui-none-declined = No race in decline
smallworld-ui-in-decline = in decline
smallworld-ui-in-decline-of = { $race } in decline
smallworld-ui-decline-count = { $count } in decline
smallworld-ui-active = Active race
smallworld-ui-declined = Race in decline
smallworld-ui-harmony = holds a harmony token
smallworld-ui-last = last
smallworld-ui-last-income = +{ $count } last turn
smallworld-ui-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
smallworld-ui-coins-hidden = coins hidden
smallworld-ui-coins-title = Coins
smallworld-ui-your-coins = coins
smallworld-ui-if-stop = if the turn ended now
smallworld-ui-last-turn = last turn
smallworld-ui-now = +{ $count } now

smallworld-ui-taken = { $count ->
    [one] Lost since your last turn: one region, to { $players }
   *[other] Lost since your last turn: { $count } regions, to { $players }
}
smallworld-ui-partner = with you
    .side = { $side }, with you
smallworld-ui-rival = against you
    .side = { $side }, against you
smallworld-ui-carried = { $cost } of { $hand }
smallworld-ui-hand = In hand
smallworld-ui-hand-of = { $hand } of { $all }
smallworld-ui-hand-empty = no tokens
smallworld-ui-use = use
smallworld-ui-ready = ready
smallworld-ui-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
smallworld-ui-beasts = { $count ->
    [one] { $count } beast
   *[other] { $count } beasts
}
smallworld-ui-bombs = { $count ->
    [one] { $count } bomb
   *[other] { $count } bombs
}
smallworld-ui-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
smallworld-ui-tray = { $count } in tray
smallworld-ui-so-far = { $count } so far
smallworld-ui-left = { $count } left
smallworld-ui-targets = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
smallworld-ui-champion-in_hand = Champion
smallworld-ui-champion-waiting = The champion waits
smallworld-ui-champion-free = The champion needs no tokens

smallworld-ui-nobody = empty
smallworld-ui-holder = { $player }: { $race }
smallworld-ui-holder-declined = { $player }: { $race }, in decline
smallworld-ui-face-down = face-down tile
smallworld-ui-piece-champion = champion
smallworld-ui-piece-mountain = mountain
smallworld-ui-piece-fort = fort
smallworld-ui-piece-wall = wisp wall
smallworld-ui-piece-tower = watchtower
smallworld-ui-piece-bomb = bomb
smallworld-ui-piece-objective = military objective
smallworld-ui-symbol-anchor = entry
smallworld-ui-symbol-cave = cave
smallworld-ui-symbol-magic = magic
smallworld-ui-cost = cost { $cost }
smallworld-ui-odds = die { PERCENT($odds) }
smallworld-ui-toll = { $count ->
    [one] { $count } coin to pay
   *[other] { $count } coins to pay
}
smallworld-ui-pays =
    { $count ->
        [one] brings { $count } coin
       *[other] brings { $count } coins
    }
smallworld-ui-certain = You have { $hand }: certain
smallworld-ui-try = You have { $hand }, { $missing } short
smallworld-ui-chance = last attempt, { PERCENT($odds) } with the reinforcement die
smallworld-ui-also = Also here:

smallworld-ui-soft = { $what }: choose a region
smallworld-ui-loses-turn = This places your last token and ends your turn.
smallworld-ui-loses-race = Your { $race } go into decline: they conquer nothing more, and your turn ends.
smallworld-ui-loses-tokens = { $count ->
    [one] 1 token in hand will conquer nothing more this turn
   *[other] { $count } tokens in hand will conquer nothing more this turn
}, although { $targets ->
    [one] one region is in reach
   *[other] { $targets } regions are in reach
}.
smallworld-ui-click = Choose a glowing region
smallworld-ui-choose-set = Choose a set from the column
smallworld-ui-waiting = Waiting for { $player }
smallworld-ui-over = The game is over
smallworld-ui-curve = Coins by round
smallworld-ui-sources = Where they came from
smallworld-ui-source-regions = regions
smallworld-ui-source-declined = race in decline
smallworld-ui-source-bonus = bonuses
smallworld-ui-source-other = spoils and tolls
smallworld-ui-die = The reinforcement die shows { $die }
smallworld-ui-look = Look at the islands
smallworld-ui-murloc-tokens = { $count } beside the board
smallworld-ui-murloc-coins = { $count ->
    [one] Murlocs: { $count } coin.
   *[other] Murlocs: { $count } coins.
}
smallworld-ui-murlocs-beaten = They are beaten!
smallworld-ui-murlocs-won = They keep the islands.
smallworld-ui-undo = Undo
smallworld-ui-undo-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}


smallworld-ui-tool-strike = Air strike
smallworld-ui-tool-champion = Champion
smallworld-ui-tool-intimidate = Intimidate
smallworld-ui-tool-portal = Portal
smallworld-ui-tool-steal = Pull { $what }
smallworld-ui-tool-abandon = Abandon
smallworld-ui-tool-lift = Take tokens
smallworld-ui-tool-place_beast = Beast
smallworld-ui-tool-exchange = Beast for token
smallworld-ui-tool-lift_beast = Take beast
smallworld-ui-tool-place_champion = Champion

smallworld-ui-sub-stop = +{ $income }, then redeploy
smallworld-ui-sub-decline = +{ $income }, new race next turn
smallworld-ui-abandon-first = Abandon first
smallworld-ui-sub-expand = take your troops and conquer
smallworld-ui-sub-abandon-first = give up regions, then conquer
smallworld-ui-sub-ready = keep all other regions
smallworld-ui-sub-spread = place all, end the turn
smallworld-ui-sub-done = end the turn
smallworld-ui-sub-use = for one conquest
smallworld-ui-sub-buy = { $price ->
    [0] keep the coins
    [one] for { $price } coin
   *[other] for { $price } coins
}
smallworld-ui-sub-not-now = only at the start of the turn

smallworld-ui-short-blood_elves = +{ smallworld-coins } per magic region held
smallworld-ui-short-draenei = The first token lost in each rival’s turn is saved
smallworld-ui-short-dwarves = Mountains cost { $discount } less
smallworld-ui-short-ethereals = Once per turn: a place for −{ $discount }, or pull in an artifact
smallworld-ui-short-forsaken = Raise 1 token per token driven off, { smallworld-price } each
smallworld-ui-short-gnomes = Once per turn, an air strike on any land region; the die lowers the cost
smallworld-ui-short-goblins = End of turn: bombs in adjacent regions
smallworld-ui-short-humans = { $objectives ->
    [one] { $objectives } objective
   *[other] { $objectives } objectives
} worth { smallworld-coins } to all but the Horde
smallworld-ui-short-kobolds = All caves count as adjacent
smallworld-ui-short-naga = May take and hold water regions
smallworld-ui-short-night_elves = Forests cost { $discount } less and get a wisp wall
smallworld-ui-short-orcs = +{ smallworld-coins } per Alliance region taken
smallworld-ui-short-pandaren = Opponents you spared pay { $price } before they attack you
smallworld-ui-short-tauren = Always { $fewest } or more tokens in a region
smallworld-ui-short-trolls = Non-empty regions cost { $discount } less
smallworld-ui-short-worgen = Each turn: gain { smallworld-coins }, or pay { $price } and all conquests cost { $discount } less

smallworld-ui-short-archaeologist = +{ smallworld-coins } per artifact or place held
smallworld-ui-short-farmer = +{ smallworld-coins } per field held
smallworld-ui-short-fortified = A fort in every region, +{ $fort_defense } defence
smallworld-ui-short-fishing = +{ smallworld-coins } per region adjacent to a lake or sea
smallworld-ui-short-mining = +{ smallworld-coins } per cave held
smallworld-ui-short-defensive = Watchtowers make well-guarded fields immune
smallworld-ui-short-intimidating = { smallworld-times }: move a rival’s token away
smallworld-ui-short-explorer = +{ smallworld-coins } per island with a region of yours
smallworld-ui-short-mountaineer = +{ smallworld-coins } per mountain held
smallworld-ui-short-heroic = Once per turn the champion takes a region for free
smallworld-ui-short-battle_master = +{ smallworld-coins } per non-empty region taken
smallworld-ui-short-herbalist = +{ smallworld-coins } per hill held
smallworld-ui-short-swamp_walker = +{ smallworld-coins } per swamp held
smallworld-ui-short-portal_mage = { smallworld-times }: swap two magic regions
smallworld-ui-short-blacksmith = Every region costs { $discount } less
smallworld-ui-short-seafaring = No travel cost to entry regions
smallworld-ui-short-bog_dweller = Players who take your swamp pay you { smallworld-coins }
smallworld-ui-short-beast_master = Each turn: a beast for each hill fights for you
smallworld-ui-short-ranger = +{ smallworld-coins } per forest held
smallworld-ui-short-enraged = +{ smallworld-coins } per token in a conquered region that held { $from_tokens } or more

smallworld-field-over = Game over

## Turns, told step by step

smallworld-chapter-set = Sets
smallworld-chapter-conquest = Conquests
smallworld-chapter-troops = Redeployment
smallworld-chapter-income = Income
smallworld-chapter-round = Rounds
smallworld-film-income = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
smallworld-film-round = Round { $number }

## The races, before the game
smallworld-choose = Races in the box
    .help = Six sets lie face up at the table, each a race with a random special power. You take one, expand, let it go into decline when it is exhausted, and take the next. The player with the most coins wins.
smallworld-ui-occasion-conquered = somebody conquers a region of my active race
smallworld-ui-occasion-declined = somebody else goes into decline
smallworld-ui-occasion-chose = somebody else takes a race
