# The war map: labels, forecasts, sheets.
chaos-ui-loading = Setting up the table…
chaos-ui-map = War map
chaos-ui-map-title = The Old World
chaos-ui-map-motto = as the four powers see it
chaos-ui-sea-north = The Northern Sea
chaos-ui-sea-south = The Southern Sea
chaos-ui-victory-track = Victory track
chaos-ui-own = Your power
chaos-ui-choices = Choices
chaos-ui-close = Close

chaos-ui-round = Round { $round }
chaos-ui-of-rounds = of { $rounds }
chaos-ui-phase-setup = Setup
chaos-ui-phase-old_world = Old World
chaos-ui-phase-draw = Draw
chaos-ui-phase-summoning = Summoning
chaos-ui-phase-battle = Battle
chaos-ui-phase-corruption = Corruption
chaos-ui-phase-end = End
chaos-ui-phase-over = Over

chaos-ui-you = you
chaos-ui-threat = threat
chaos-ui-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
chaos-ui-points-short = VP
chaos-ui-power =
    { $count ->
        [one] { $count } power point
       *[other] { $count } power points
    }
chaos-ui-power-of = { $power } of { $start } power points
chaos-ui-power-left = { $power } of { $start } power points left
chaos-ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
chaos-ui-deck = { $count } in the deck
chaos-ui-upgrades = { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
chaos-ui-passed = passed
chaos-ui-next = next
chaos-ui-dial = { $god }: threat { $threat }, dial at { $tick } of { $last }
chaos-ui-earns-khorne = A counter for every battle in which Khorne kills an enemy figure.
chaos-ui-earns-nurgle = A counter for every populous region where Nurgle places two or more corruption tokens in a phase.
chaos-ui-earns-tzeentch = A counter for every region with two magic symbols or warpstones where Tzeentch places two or more corruption tokens in a phase.
chaos-ui-earns-slaanesh = A counter for every region with a noble or hero where Slaanesh places two or more corruption tokens in the corruption step.
chaos-ui-counters = Advancement counters: { $count }, plus { $forecast } as things stand
chaos-ui-open-sheet =
    { $god }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }, { $power ->
        [one] { $power } power point
       *[other] { $power } power points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Open the power sheet.
chaos-ui-tick-start = start
chaos-ui-tick-vp =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
chaos-ui-tick-upgrade = an upgrade
chaos-ui-tick-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
chaos-ui-tick-place_warpstone = { $count ->
    [one] place a warpstone
   *[other] place { $count } warpstones
}
chaos-ui-tick-place_noble = { $count ->
    [one] place a noble
   *[other] place { $count } nobles
}
chaos-ui-tick-remove_corruption = { $count ->
    [one] remove a corruption token
   *[other] remove { $count } corruption tokens
}
chaos-ui-tick-remove_old_world = { $count ->
    [one] remove an Old World token
   *[other] remove { $count } Old World tokens
}
chaos-ui-tick-victory = victory

chaos-ui-slot-first = left slot
chaos-ui-slot-second = right slot
chaos-ui-slot-blocked = blocked
chaos-ui-free = free
chaos-ui-magic = Magic symbol
chaos-ui-comet = Twin-tailed comet
chaos-ui-improves = Improves
chaos-ui-attack = Attack
chaos-ui-defense = Defence
chaos-ui-ruined = Ruined
chaos-ui-ruined-in = Ruined in round { $round }.
chaos-ui-ruiner = ruiner

chaos-ui-worth = conquest value { $value }, resistance { $resistance }
chaos-ui-pays = Scores { $value } for the power that dominates it: { $causes }
chaos-ui-resists = Resistance { $value }: { $causes }
chaos-ui-toward-ruin = { $count } of { $limit } corruption tokens and warpstones: at { $limit } the region is ruined
chaos-ui-worth-label = conquest value
chaos-ui-resists-label = resistance
chaos-ui-corruption-of = { $count ->
    [one] { $count } corruption token of { $god }
   *[other] { $count } corruption tokens of { $god }
}
chaos-ui-legal = can be chosen
chaos-ui-legal-cost =
    { $cost ->
        [one] can be chosen for { $cost } power point
       *[other] can be chosen for { $cost } power points
    }
chaos-ui-who-dominates = Who would dominate it now
chaos-ui-no-claims = Nobody has a claim to it yet.
chaos-ui-beats = beats resistance { $resistance }:
chaos-ui-points-you =
    { $count ->
        [one] { $count } victory point for you
       *[other] { $count } victory points for you
    }
chaos-ui-points-god =
    { $count ->
        [one] { $count } victory point for { $god }
       *[other] { $count } victory points for { $god }
    }
chaos-ui-nobody = As things stand, nobody dominates it.
chaos-ui-nobody-short = nobody
chaos-ui-first-fight = But first, the battle
chaos-ui-you-kill-all = you kill them all
chaos-ui-god-kills-any = { $god } kills some
chaos-ui-still-dominate = You still dominate
chaos-ui-after-battle = Still yours after the battle
chaos-ui-your-domination = Your domination value
chaos-ui-with = with “{ $what }”
chaos-ui-counter-gain = { $count ->
    [one] also earns you an advancement counter
   *[other] also earns you { $count } advancement counters
}
chaos-ui-falls =
    { $forecast ->
        [0] { $count } now; ruined at { $limit }.
       *[other] { $count } now, { $forecast } more coming; ruined at { $limit }.
    }
chaos-ui-ruin-pays = If it is ruined, first place scores { $first } victory points, second place { $second }, and each ruiner { $ruiners }.
chaos-ui-why-not = Not here:
chaos-ui-details = more
chaos-ui-pick-up = Pick up { $what }
chaos-ui-in-region = { $region-in }
chaos-ui-on-map = on the map

chaos-ui-follower = { $name }: { $count } in reserve, cost { $cost }, attack { $attack }, defence { $defense }
chaos-ui-reserve = Reserve
chaos-ui-hand = Hand
chaos-ui-tab-hand = Hand
chaos-ui-tab-reserve = Reserve
chaos-ui-tab-upgrades = Upgrades
chaos-ui-upgrades-title = Upgrades
chaos-ui-next-upgrade = next: dial at { $tick }
chaos-ui-no-cards = No cards in hand.
chaos-ui-discard = Discard pile ({ $count })
chaos-ui-peasants = { $count ->
    [one] { $count } peasant on the sheet
   *[other] { $count } peasants on the sheet
}
chaos-ui-threat-order = In order of threat: { $order }
chaos-ui-fold = Smaller cards
chaos-ui-unfold = Larger cards
chaos-ui-whole-map = Whole map or close-up

chaos-ui-track = Old World track
chaos-ui-track-empty = empty
chaos-ui-deck-left = left
chaos-ui-deck-rest = in the deck
chaos-ui-ruins-left = { $count ->
    [one] ruination card
   *[other] ruination cards
}
chaos-ui-ruins-rest = left of { $total }
chaos-ui-chronicle = Log
chaos-ui-chat = Chat

chaos-ui-undo = Undo
chaos-ui-pass = Pass
chaos-ui-place-in = Place: { $region }
chaos-ui-put-back = Put back { $what }
chaos-ui-your-turn = Pick up a card or a follower
chaos-ui-choose = Choose
chaos-ui-left-slot = Left slot
chaos-ui-right-slot = Right slot
chaos-ui-waiting = Others are deciding
chaos-ui-soft = { $god }: choose a region for { $what }
chaos-ui-soft-detail =
    { $power ->
        [one] or take something else; { $power } power point left
       *[other] or take something else; { $power } power points left
    }
chaos-ui-soft-slot = Choose one of the two slots { $region-in }
chaos-ui-loses-power =
    { $power ->
        [one] { $power } power point, which is lost
       *[other] { $power } power points, which are lost
    }
chaos-ui-loses-free =
    { $count ->
        [one] one thing you could still do for free
       *[other] { $count } things you could still do for free
    }

chaos-ui-battle-in = Battle { $region-in }
chaos-ui-battle-again = again (battle { $number })
chaos-ui-hits = { $count ->
    [0] no hits
    [one] { $count } hit
   *[other] { $count } hits
}
chaos-ui-roll-early = early hits
chaos-ui-roll-event = event
chaos-ui-roll-return = strikes back
chaos-ui-falls-figure = { $what } is tipped over
chaos-ui-assign = { $count ->
    [one] One hit to assign
   *[other] { $count } hits to assign
}
chaos-ui-last-round = Summary of the last round

chaos-ui-round-over = Round { $round } is over
chaos-ui-dominated = Dominated
chaos-ui-fell = Ruined: { $regions }
chaos-ui-go-on = Continue
chaos-ui-source-before = Before
chaos-ui-source-domination = Domination
chaos-ui-source-ruin = Ruins
chaos-ui-source-ruiner = As ruiner
chaos-ui-source-dial = Dial
chaos-ui-source-old_world = Old World
chaos-ui-source-upgrade = Upgrades
chaos-ui-source-card = Cards
chaos-ui-wins = { $count ->
    [one] { $gods } has won
   *[other] { $gods } share the victory
}
chaos-ui-nobody-wins = The Old World holds out: nobody wins
chaos-ui-your-place = Your place: { $place } of { $count }
chaos-ui-ending-dial = A dial shows victory.
chaos-ui-ending-points = Fifty victory points have been reached.
chaos-ui-ending-ruins = Five regions have been ruined.
chaos-ui-ending-deck = The Old World deck is empty.
chaos-ui-chart-rounds = Victory points by round
chaos-ui-chart-dials = Dials by round
chaos-ui-chart-sources = Where they came from
chaos-ui-turning = Turning points
chaos-ui-takes-lead = { $god } takes the lead in round { $round }
chaos-ui-see-map = See the map

## The round, told step by step

chaos-chapter-old_world = Old World
chaos-chapter-battles = Battles
chaos-chapter-domination = Domination
chaos-chapter-corruption = Corruption
chaos-chapter-end = End phase
chaos-chapter-ruin = Ruins
chaos-chapter-dials = Dials
chaos-chapter-sum = What it came to
chaos-film-against = { $value } against { $resistance }
chaos-film-sum = { $region }: { $value } against { $resistance }
chaos-film-tie = { $region }: { $value } against { $resistance }, nobody
chaos-film-resistance = resistance { $resistance }
chaos-film-rival = { $god } has { $value }
chaos-film-corruption-in = Corruption { $region-in }
chaos-film-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
chaos-film-token = { $god } +{ $number }
chaos-film-burns = { $region } burns
chaos-film-twelfth = the twelfth token
chaos-film-ruin-points = { $region }: points for the ruin
chaos-film-dial = { $god }’s dial turns
chaos-film-counters = { $count ->
    [0] no counter: stays
    [one] { $count } counter
   *[other] { $count } counters
}
chaos-film-ended = The game is over
chaos-film-gains = Round { $round }: { $gods } { $count ->
    [one] gains
   *[other] gain
} { $points }
chaos-film-before = before
chaos-film-now = now
chaos-film-play = { $chapter }: play it again

## Choosing a god before the game
chaos-choose = Which god are you?
    .help = Every god can win in two ways: with 50 points, or by turning the dial to its end.
    .begin = Begin as { $part }
    .button = Choose a god
chaos-choose-khorne = Sends warriors where others stand, and kills in region after region. Every battle with a kill turns his dial, and that alone can win him the game.
    .epithet = The Blood God
    .first = For a first game: you always know what to do
chaos-choose-nurgle = Settles in the populous regions and fills them with corruption. Wins on points when two or three of them fall.
    .epithet = The Plague Lord
    .first = For a first game: stay together and count to twelve
chaos-choose-tzeentch = Holds many cards and plays the cheap ones where warpstone lies, far from the battles. Moves pieces about and surprises.
    .epithet = The Changer of Ways
    .first = For a third game: cards take planning
chaos-choose-slaanesh = Goes where nobles and heroes are: two cultists in such a region turn his dial. Avoids battles and borrows other gods’ followers.
    .epithet = The Prince of Pleasure
    .first = After a game or two: the right place is everything
chaos-choose-kills = battle
    .tip = Figures killed per game: { $count }
chaos-choose-domination = land
    .tip = Victory points from domination per game: { $count }
chaos-choose-ruins = ruins
    .tip = Victory points from ruined regions per game: { $count }
chaos-choose-cards = cards
    .tip = Cards played per game: { $count }
chaos-choose-turns = The dial turns for
chaos-choose-turns-khorne = a battle with a kill
chaos-choose-turns-nurgle = two tokens in a populous region
chaos-choose-turns-tzeentch = two tokens where there are two magic symbols or warpstones
chaos-choose-turns-slaanesh = two tokens where there is a noble or hero
chaos-choose-power = { $count } power points
chaos-choose-draw = { $count ->
    [one] { $count } card a round
   *[other] { $count } cards a round
}
chaos-choose-refill = draws up to { $count } cards
chaos-ui-occasion-killed = one of my figures is killed
chaos-ui-occasion-played = somebody else plays a Chaos card
chaos-ui-occasion-dominated = somebody else dominates a region
chaos-ui-occasion-battle = a battle begins
