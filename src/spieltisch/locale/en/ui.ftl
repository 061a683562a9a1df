# The shell around every table.
ui-plain = { $text }
ui-yes = yes
ui-no = no
ui-you = You
ui-close = Close
ui-cancel = Cancel
ui-send = Send
ui-loading = Setting up the table…

## Front page
ui-claim = Your games, your friends, a table that knows the rules
ui-choose-table = Choose a table
ui-title-chaos = Chaos in the Old World
    .lead = Four dark gods, one doomed world: corrupt it, conquer it, or turn your dial first.
    .time = 90–120 min
    .short = Chaos
    .real = Cards of the computer’s seats stay in the box, because they are dealt here. Everyone else holds real cards, and nobody types them in: a card is named when it is played.
ui-title-smallworld = Small World of Warcraft
    .lead = Too many races, too few islands: rise, conquer, and know when to go into decline.
    .time = 40–80 min
    .short = Small World
    .real = You are asked which islands lie on the table and which races and powers come. Coins stay hidden, as always.
ui-title-invasion = Warhammer: Invasion
    .lead = Two capitals, three zones each: build, quest, and burn your rival’s walls.
    .time = 45–60 min
    .short = Invasion
ui-title-lanterns = Lanterns
    .lead = Five nights, secret lights and a few dice.
    .time = 5 min
    .short = Lanterns
ui-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-players-range = { $from }–{ $to } players
ui-play-now = Play now
ui-dealing = Dealing…
ui-against = { $count ->
    [0] alone against the game
    [one] against one opponent · { $level }
   *[other] against { $count } opponents · { $level }
}
ui-opponents = Opponents
    .help = They all play by the same rules and see no hidden cards; each level thinks further ahead.
ui-players = Players
ui-options = More…
ui-options-of = More ways to play { $title }
ui-other-ways = Other ways to play { $title }
ui-not-playable = This table is still under construction.
ui-way = How to play
ui-way-play = Play now
    .help = You against computer players. They join at once and play fair: none of them sees hidden cards.
    .start = Sit down
ui-way-invite = Invite friends
    .help = You get a link for every open seat. No account needed: your friends type a name and sit down.
    .start = Make the links
    .short = Invite
ui-way-hotseat = Hot seat
    .help = Everyone plays on this device. A curtain hides the cards while it changes hands.
    .start = Sit down together
    .short = Hot seat
ui-way-solo = All sides
    .help = You play for every player yourself, without a curtain.
    .start = Sit down
ui-way-watch = Watch
    .help = Computer players play each other while you watch at your own pace.
    .start = Watch
    .short = Watch
ui-way-replay = Open a replay or a position
    .short = Replay
ui-your-name = Your name
ui-name-of-seat = Name for seat { $seat }
ui-seat-kind = Who sits in seat { $seat }
ui-seat-level = Level of the opponent in seat { $seat }
ui-guest = Player { $seat }
ui-seat-number = Seat { $seat }
ui-kind-human = You
ui-kind-agent = Opponent
ui-kind-open = Open, by link
ui-by-lot = at random
ui-rules-options = Rules
ui-public = Show this table to everyone on this server
    .help = Others may watch, but see no hidden cards.
ui-lent-cores = Computer players may think on members’ computers
    .help = They answer faster. The owner of such a computer could see what the computer players hold, so leave this off if that person plays here.
ui-waiting-tables = Continue playing
    .yours = Your turn
    .thinks = { $name } is thinking
    .here = on this device
    .server = on the server
    .round = Round { $number }, { $title }
    .turn = Turn { $number }, { $title }
    .more =
        { $count ->
            [one] and one more table
           *[other] and { $count } more tables
        }
ui-tables = Tables
ui-open-tables = Open tables
    .empty = There are no public tables right now. Open one with “More…”.
ui-status-waiting = waiting for players
ui-status-playing = in play
ui-status-finished = finished
ui-continue = Continue
ui-join = Join
ui-watch = Watch
ui-free-seat = free seat
ui-unofficial = An unofficial implementation of published rules. Names belong to their owners; all text and artwork are our own.
ui-credits = Credits
ui-credits-own = Rules engine, texts, maps, figures and boards: the Spieltisch developers.
ui-credits-icons = Symbols:
ui-credits-fonts = Fonts:
ui-error-offline = The server cannot be reached.
ui-error-replay = This file is neither a game log nor a position.
ui-error-damaged = This file is damaged or incomplete.
ui-error-large = This file is too large: at most { $size } MB.
ui-error-unknown = That did not work.

## Prompt and choices
ui-prompt = { $who }: { $what }
ui-ask-loses = You would give something up for good
ui-ask-go-on = Keep playing
ui-ask-always = Ask me before I lose something
ui-several = Several
ui-at-once = everyone chooses at the same time; choices stay hidden until all are made
ui-waiting-for = waiting for { $names }
ui-put-back = puts it back
ui-over = The game is over
ui-your-turn = Your turn
ui-your-choices = { $count ->
    [0] Your choices
    [one] Your choice
   *[other] Your { $count } choices
}
ui-nothing-to-do = There is nothing for you to do right now.
ui-no-match = Nothing found.
ui-filter = Type to filter
ui-undo = Undo
ui-takeback = Take back anyway
    .help = It goes back to your last decision. The log notes it, and the same move has the same luck again.
    .no = Leave it
    .done = Your last move is taken back.
ui-log-taken-back = { $seat } takes a move back after dice or cards were seen.
ui-log-continued = Continued from here: what stands above was played before, at another table.
ui-undo-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
ui-stale = The game has moved on; take another look.
ui-hint = Hint
    .help = What a strong opponent would consider here, best first:
ui-why = why?
ui-why-line = Why? { $line }
ui-why-of = { $action }: why?
ui-why-unsteady = { $level }: does not always play what looks best.
ui-why-public = Based only on what everyone may know; no hidden cards are used here.
ui-why-open = Based on what this player knew at the time.
ui-weighed = What it considered
ui-to-win = win chance
ui-told-apart = What made the difference
ui-do-it = Do it
ui-why-not = Why not?
    .help = Pick an action that is not offered and ask for the rule that forbids it. Only you see the answer.
    .verb = Action
    .legal = You may do that right now.
ui-ask = Ask
ui-help = Rules
    .now = now
    .pointed = about this
ui-note-cost = { $value ->
    [0] free
   *[other] costs { $value }
}

## Players, log, chat
ui-points = points
ui-here = here
ui-away = away
ui-decides = (deciding)
ui-thinking = thinking…
ui-conceded = conceded
ui-stand-in = { $level } is standing in
ui-log = Log
    .empty = Nothing has happened yet.
ui-spoken = Announcements
ui-log-and-chat = Log and chat
ui-chat = Chat
    .empty = Nobody has said anything yet.
ui-quick = Quick words
ui-quick-hello = Hello!
ui-quick-thanks = Thanks!
ui-quick-played = Well played!
ui-quick-moment = One moment, please.
ui-quick-turn = Your turn!
ui-quick-sorry = Sorry!
ui-quick-wow = Wow!
ui-quick-game = Good game!
ui-point = Show the others something
    .help = Tap what the others should look at.
ui-look-here = Look here
    .at = Look: { $place }
ui-unread = unread
ui-chat-sound = Play a sound when someone writes in the chat
ui-say = Say something
ui-mute = Mute { $name }
ui-watching = watching
ui-somebody = Somebody
ui-table = Table
ui-parts = Parts of the table
ui-tab-table = Table
ui-tab-players = Players
ui-tab-log = Log
ui-tab-chat = Chat
ui-you-watch = You are watching.
ui-clock = Clock
    .help = If someone runs out of time, the computer plays on for them.
ui-clock-none = no clock
ui-clock-calm = 45 minutes each, and 30 seconds for each decision
ui-clock-brisk = 15 minutes each, and 15 seconds for each decision
ui-clock-days = three days for each decision
ui-clock-of = Clock of { $name }
ui-unmute = { $count ->
    [one] Hear 1 muted player again
   *[other] Hear { $count } muted players again
}

## Waiting room, curtain, absence
ui-waiting-room = The game starts as soon as every seat is taken.
ui-invited = You are invited to a game
ui-invited-by = { $name } invites you to play.
ui-invited-to-watch = You are invited to watch.
ui-your-seat = your seat
ui-cant-come = I can’t come
ui-cant-come-said = { $name } knows that you can’t come. If that changes, the link still works.
ui-declined = cannot come
ui-declined-by = { $name } cannot come
ui-host-starts = Only { $name } can start the game.
ui-host-starts-it = The game starts when the host starts it.
ui-clock-live-of = { $bank } each, plus { $increment } for each decision
ui-clock-days-of = { $time } for each decision: the game takes several days
ui-facts-seats = Players
ui-facts-people =
    { $people ->
        [one] one person
       *[other] { $people } people
    }
ui-facts-computers =
    { $count ->
        [one] one computer player
       *[other] { $count } computer players
    }
ui-facts-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
ui-facts-pack = Pack
ui-facts-rules = Rules
ui-invitation = Invitation
ui-sit = Sit down
ui-invite-link = Link for seat { $seat }
ui-copy = Copy
ui-copied = Copied
ui-fill-and-start = Fill up with computer players and start
ui-contribute = Your words for the shuffle
    .why = Your words help decide the dice and the shuffles, so nobody can know them in advance, not even the server.
ui-contributed = Your words will be mixed into the shuffle.
ui-curtain = The device goes to { $name }
    .help = Only { $name } should look now.
    .lift = Lift the curtain
ui-absent = { $name } has lost the connection. Waiting { $seconds } s more.
ui-absent-choose = { $name } is away. What now?
ui-absent-wait = Wait
ui-absent-agent = The computer takes over
ui-absent-drop = Play on without this player
ui-claim-seat = Ask to take this seat
ui-replaced = The computer plays { $seat } for you.
ui-take-back = Take the seat back
ui-seat-free = { $seat } is free.
ui-consent-undo = { $name } asks to undo a move that cannot simply be undone.
ui-consent-claim = { $name } asks to take over { $seat }’s seat.
ui-agree = Agree
ui-refuse = Refuse
ui-is-paused = The game is paused.
ui-behind = { $count ->
    [one] 1 move to watch
   *[other] { $count } moves to watch
}
ui-catch-up = Show all
ui-notice-returned = { $seat } is back.
ui-notice-takeover = The computer plays for { $seat }.
ui-notice-dropped = { $seat } leaves the game.
ui-notice-conceded = { $seat } concedes.
ui-notice-timeout = { $seat } ran out of time.
ui-notice-claimed = { $seat } joins the table.
ui-notice-consent_given = Everybody agreed.
ui-notice-consent_refused = Somebody refused.
ui-notice-rematch = A rematch is ready. Will you play?
ui-rematch-come = I’ll play
ui-rematch-stay = Not now
ui-over-conceded = { $names } gave up.
ui-voted = Noted. Waiting for { $names }.
ui-recap = While you were away
    .help = This is what happened in the meantime.
ui-go-on = Continue
ui-no-table = You can’t join here
    .help = This table does not exist, or it is not open to you.
ui-no-page = Nothing here
    .help = There is no page at this address. It may be mistyped, or an old link.
ui-to-front = To the front page
ui-to-table = Back to the table
ui-look-back = Look back

## Menu, end, replay
ui-menu = Menu
ui-look-as = View the table as
ui-pause = Pause
ui-paused = The game is paused.
ui-resume = Resume
ui-resumed = The game goes on.
ui-ask-undo = Ask to undo a move
ui-asked-undo = The others have been asked.
ui-concede = Concede
    .sure = Really give up?
ui-orders = Standing orders
    .help = The table answers for you while you are away. Only you can see this.
    .ends = An order also ends when you are asked something else, or when its action is not possible. Each answer takes as long as a person might.
ui-order-asked = When I am asked: { $question }
ui-order-unasked = You can give orders once you have been asked something in this game.
ui-order-action = Answer
ui-order-when = When
ui-order-now = now and whenever I am asked this
ui-order-after = only if { $what }, and only once
ui-order-ends = How long
ui-order-until = until { $what }
ui-order-end-own_turn = my next turn begins
ui-order-end-phase = the phase ends
ui-order-end-turn = the turn ends
ui-order-end-round = the round ends
ui-order-end-touched = something affects me
ui-order-occasion = this happens: { $event }
ui-order-give = Give this order
ui-order-given = Your orders
ui-order-drop = Cancel
ui-orders-strip = Answered for you: { $what }
ui-orders-dropped = You will be asked again.
ui-notice-order_ended = A standing order of yours has ended.
ui-watch-link = Link to watch
ui-write-position = Save this position
ui-report = Report a problem
ui-leave = Leave the table
ui-commitment = All rolls and draws were sealed before the game ({ $commitment }…) and will be opened at the end.
ui-won = You win!
ui-lost = The game is over
ui-winner = winner
ui-result = Result
ui-proof = All rolls and draws were sealed before the game began. With this key anyone can check them: { $secret }…
ui-proof-broken = The dice of this game do not match what the server committed to before it began.
ui-keep-log = Save the log
ui-rematch = Rematch
ui-replay = Replay
ui-position = Position
ui-position-about = Somebody shared this moment of a game. You can look at it, play on from it, or pass the link on.
ui-position-by = Shared by { $name }
ui-position-eyes = As { $part } sees it. The link holds no hidden cards of other players.
ui-position-eyes-table = As everyone sees it. The link holds no hidden cards.
ui-position-play = Play on: { $part }
ui-position-ask = Ask for a hint
ui-position-link = Copy link
ui-position-note = A sentence about it
ui-position-too-long = This moment is too long for a link. It has been saved as a file.
ui-position-none = This link does not lead to a position
ui-position-damaged = The link is damaged or cut off at the end. Ask for it again.
ui-position-newer = The link was made by a newer version of Spieltisch. Reload the page and try again.
ui-position-large = The link holds more than any position needs, so it was not opened.
ui-fork = Continue from here
ui-first = To the beginning
ui-back = One step back
ui-play = Play
ui-forward = One step forward
ui-last = To the end
ui-moment = Moment
ui-moment-of = { $at } of { $of }
ui-eyes = Seen by
ui-eyes-open = all cards face up
ui-eyes-watch = a spectator
ui-replay-speed-slow = slow
ui-replay-speed-normal = normal
ui-replay-speed-instant = fast

## Settings and keys
ui-settings = Settings
ui-language = Language
ui-mode = Table
ui-mode-board = graphical
ui-mode-text = as text
ui-speed = Speed
ui-speed-instant = off
ui-speed-normal = normal
ui-speed-slow = slow
ui-text-size = Text size
ui-size-small = small
ui-size-normal = normal
ui-size-large = large
ui-size-huge = huge
ui-theme = Colours
ui-theme-dark = dark
ui-theme-light = light
ui-theme-system = same as the system
ui-sound = A bell when it is my turn
ui-motion = Animation
ui-keys = Keys
ui-keys-board = Keys: graphical table
ui-keys-text = Keys: table as text
ui-key-number = pick the choice with that number
ui-key-number-board = pick what glows with that number (the first press shows the numbers)
ui-key-walk = go from choice to choice
ui-key-walk-board = go from one thing on the board to the next
ui-key-in-log = in the log: from line to line
ui-key-filter = filter the choices
ui-key-choices = go to the choices
ui-key-hand = go to your own hand, or to what glows
ui-key-pass = pass, or take the first choice that needs no target
ui-key-orders = cancel my standing orders
ui-key-yield = Invasion: pass until something happens
ui-key-undo = undo
ui-key-hint = hint
ui-key-why = why not?
ui-key-rules = rules
ui-key-log = log
ui-key-chat = chat
ui-key-mode = graphical table or text
ui-key-again = tell again what happened
ui-key-next = next table that waits for you
ui-key-step = the step before, the next one
ui-key-space = Space
ui-key-menu = menu
ui-key-settings = settings
ui-key-keys = this list
ui-key-close = close, put back; skip the film of what happened

## Fields of the text table that several titles share
ui-field-seat = Player
ui-field-round = Round
ui-field-rounds = Rounds
ui-field-turn = Turn
ui-field-phase = Phase
ui-field-step = Step
ui-field-points = Points
ui-field-scores = Points
ui-field-hand = Your hand
ui-field-hand_count = Cards in hand
ui-field-cards = Cards in hand
ui-field-deck = Cards in the deck
ui-field-discard = Discard pile
ui-field-source = from
ui-field-kind = Kind
ui-field-figure = Figure
ui-field-region = Region
ui-field-card = Card
ui-field-god = God
ui-field-token = Token
ui-field-upgrade = Upgrade
ui-field-race = Race
ui-field-zone = Zone
ui-field-piece = Card in play
ui-field-place = Place
ui-field-side = Side
ui-field-amount = Number
ui-field-slot = Slot
ui-field-power = Power
ui-field-tile = Tile
ui-field-until = Until
ui-field-moment = Moment
ui-field-tool = Help
ui-field-count = Number
ui-field-face = Island
ui-field-form = Form
ui-field-occupant = Occupant
ui-field-first = First
ui-field-second = Second
ui-field-capital = Capital
ui-field-cost = Cost

## The text table
ui-text-count = { $count } × { $name }
ui-text-percent = { PERCENT($value) }
ui-text-of = { $count } of { $of }
ui-text-hand = Your hand
ui-text-hidden = hidden
ui-text-round = Round { $round } of { $rounds }, { $phase }
ui-text-round-turn = Round { $round } of { $rounds }, { $player }’s turn
ui-text-turn = Turn { $turn }, { $player }: { $phase }
ui-text-next = Still to act
ui-text-regions = Regions
ui-text-regions-count = { $count ->
    [one] one region
   *[other] { $count } regions
}
ui-text-powers = The Ruinous Powers
ui-text-magic = magic
ui-text-comet = comet
ui-text-old_world-left = Old World cards left
ui-text-ruins-left = Ruination cards left
ui-text-threat-order = Threat
ui-text-track = Old World track
ui-text-battle = Battle: { $region }
ui-text-roll = { $hits ->
    [0] rolls { $dice }, no hit
    [one] rolls { $dice }, 1 hit
   *[other] rolls { $dice }, { $hits } hits
}
ui-text-killed = { $figure } is tipped over
ui-text-hits-left = Hits to assign
ui-text-ruined = In ruins since round { $round }
ui-text-worth = Conquest value
ui-text-resists = Resistance
ui-text-figures = Figures
ui-text-corruption = Corruption
ui-text-toward-ruin = { $tokens }; { $count } of { $limit } to be ruined
ui-text-coming = coming: { $tokens }
ui-text-tokens = Tokens
ui-text-slot-1 = Left slot
ui-text-slot-2 = Right slot
ui-text-cancelled = cancelled
ui-text-shielded = shielded
ui-text-down = tipped over
ui-text-domination = Domination
ui-text-nobody = Nobody would score.
ui-text-leads =
    { $points ->
        [one] { $god } would score 1 victory point.
       *[other] { $god } would score { $points } victory points.
    }
ui-text-odds = Battle odds
ui-text-dice = { $dice ->
    [one] { $god } with 1 die: { $any } chance to kill something, { $all } to kill everything
   *[other] { $god } with { $dice } dice: { $any } chance to kill something, { $all } to kill everything
}
ui-text-adjacent = Adjacent to
ui-text-power = Power points
ui-text-passed = passed
ui-text-dial = Dial
ui-text-next-tick = next: { $tick }
ui-text-counters = Advancement counters
ui-text-counters-forecast = { $count }, plus { $more } as things stand
ui-text-cards = Cards
ui-text-hand-deck = { $hand } in hand, { $deck } in the deck
ui-text-upgrades = Upgrades
ui-text-reserve = Reserve
ui-text-follower = { $count } × { $name } (cost { $cost }, attack { $attack }, defence { $defense })
ui-text-income-now = Income if you stop now
ui-text-no-race = none
ui-text-coins-on-it = Coins on it
ui-text-empty = empty
ui-text-held = { $count } × { $race }, { $player }
ui-text-held-declined = { $count } × { $race }, { $player }, in decline
ui-text-nobody-owns = nobody
ui-text-revealed = Revealed
ui-text-known = Known cards in hand
ui-text-damage = damage { $damage } of { $of }
ui-text-developments = { $count ->
    [one] one development
   *[other] { $count } developments
}
ui-text-assigned = { $count } damage assigned
ui-text-on-quest = on { $quest }
ui-text-attached = with { $cards }
ui-text-link = link { $number }
ui-text-targets = aimed at { $targets }

## Decks of one's own
ui-decks = Your decks
    .help = They are stored only on this device and are saved automatically. Nobody else sees them before you play them.
    .empty = No deck yet. Start with a capital, or change a starter deck to your taste.
ui-decks-at-table = The decks in this game
ui-deck-hand = Sample hand
    .again = Another hand
ui-deck-record = { $won } won, { $lost } lost
ui-deck-new = New deck
ui-deck-empty = An empty deck for a capital
ui-deck-empty-of = Empty deck: { $race }
ui-deck-starter = From a starter deck
    .help = A starter deck has forty cards: ten more, and it is a deck of your own.
ui-deck-starter-of = From the starter deck: { $race }
ui-deck-name = Name of the deck
ui-deck-play = Play
ui-deck-play-with = Play with { $name }
ui-deck-copy = Copy
ui-deck-copy-of = Copy { $name }
ui-deck-rename = Rename
ui-deck-rename-of = Rename { $name }
ui-deck-delete = Delete
    .ask = { $count ->
        [one] { $name } holds one card. Once deleted, it is gone for good.
       *[other] { $name } holds { $count } cards. Once deleted, they are gone for good.
    }
ui-deck-delete-of = Delete { $name }
ui-deck-import = Import
ui-deck-paste = Paste a deck list, one card per line
    .example = Capital: Dwarf
        3 Defender of the Hold
        2 Runesmith
ui-deck-file = From a file…
ui-deck-no-list = That file is not a deck list.
ui-deck-read = { $count ->
    [one] Understood: { $race }, 1 card.
   *[other] Understood: { $race }, { $count } cards.
}
ui-deck-unread = { $count ->
    [one] One line does not name a card and would be left out:
   *[other] { $count } lines do not name a card and would be left out:
}
ui-deck-unread-line = { $line }: { $text }
ui-deck-export = Export
ui-deck-export-of = Export { $name }
ui-deck-list = Deck list
ui-deck-download = Download as text
ui-deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-deck-legal = Ready to play
ui-deck-checking = Checking…
ui-deck-unchecked = Not checked: the server is not answering.
ui-deck-faults = What is wrong with it
ui-deck-more-faults = { $count ->
    [one] (and one more)
   *[other] (and { $count } more)
}
ui-deck-trouble-broken = Some stored decks could not be read. They were put aside, nothing was deleted.
ui-deck-trouble-full = This browser cannot store the change. Export the deck before you leave.
ui-deck-gallery = Cards
ui-deck-panel = Deck
ui-deck-filters = Filter
ui-deck-filter-race = Race
ui-deck-filter-type = Type
ui-deck-filter-cost = Cost
ui-deck-search = Name, text or trait
ui-deck-sort = Sort by
ui-deck-sort-number = number
ui-deck-sort-cost = cost
ui-deck-sort-name = name
ui-deck-found = { $count ->
    [0] No card matches
    [one] 1 card
   *[other] { $count } cards
}
ui-deck-show-all = Show all
ui-deck-cost = Cost { $cost }
ui-deck-curve = Cards by cost
ui-deck-of-cost = { $count ->
    [one] Cost { $cost }: 1 card
   *[other] Cost { $cost }: { $count } cards
}
ui-deck-capital = Capital
ui-deck-total = { $count ->
    [one] 1 card, { $least } to { $most } are usual
   *[other] { $count } cards, { $least } to { $most } are usual
}
ui-deck-foreign = { $count ->
    [one] One card belongs to another race: without its symbols in play it costs more.
   *[other] { $count } cards belong to other races: without their symbols in play they cost more.
}
ui-deck-nothing = Nothing in it yet. Click a card to add a copy.
ui-deck-card = { $card }, { $type }, { $race }, cost { $cost }: { $count ->
    [0] not in the deck
    [one] 1 copy
   *[other] { $count } copies
}
ui-deck-copies = { $count ->
    [0] Not in the deck
    [one] 1 copy in the deck
   *[other] { $count } copies in the deck
}
ui-deck-add = Add { $card }
ui-deck-less = Remove { $card }
ui-deck-now = { $card }: { $count }. Total: { $total }.
ui-deck-undo = Undo
ui-deck-redo = Redo
ui-deck-key-search = search
ui-deck-key-walk = browse
ui-deck-key-copies = copies
ui-deck-by-lot = A random starter deck
ui-deck-offered = { $name } ({ $race }, { $count })
ui-deck-faulty = { $name } ({ $race }, { $count }): not ready
ui-deck-not-ready = { $count ->
    [one] One deck is not ready to play
   *[other] { $count } decks are not ready to play
}
ui-deck-build = Build a deck… (new tab)
ui-deck-yours = Your deck
ui-deck-of-seat = Deck at seat { $seat }
ui-deck-of-opponent = Deck of the opponent at seat { $seat }

## following and hearing
ui-since-decision = Since your last decision
ui-volume = Volume
ui-smart-passing = Pass automatically when there is nothing to respond to
ui-hold = Hold on: ask me every time
ui-key-hold = Invasion: hold on, ask every time
ui-skipped = { $count ->
    [one] One action window was passed automatically.
   *[other] { $count } action windows were passed automatically.
}

## sharing
ui-reach-here = These links work only on this computer. For friends in your home network, start the server for the network: spieltisch serve --host 0.0.0.0.
ui-reach-home = Friends on the same home network can open these links.
ui-reach-network = Network address:
ui-reach-stop = Stop letting friends in
ui-reach-again = Let friends in again
ui-reach-stopped = No one else can join: these links open only on this computer.
ui-reach-gone = { $count ->
    [0] Nobody else can join now.
    [one] Nobody else can join now. 1 guest had to leave.
   *[other] Nobody else can join now. { $count } guests had to leave.
}
ui-qr = Show the code for seat { $seat }
ui-qr-of = Scan to take seat { $seat }
ui-moves-pause = Pause
ui-moves-go = Play
ui-moves-back = Back
ui-moves-at = { $at } of { $of }, shown again
ui-moves-step = Next move

## The rule book

ui-book = Rulebook
    .short = Rules
    .note = the book
ui-book-of = { $title }: the rules
ui-book-search = Search the rules
ui-book-chapters = Chapters
ui-book-print = Print
ui-book-read = read
ui-book-minutes =
    { $minutes ->
        [one] 1 minute read
       *[other] { $minutes } minute read
    }
ui-book-hits = “{ $words }” in the book
ui-book-near = Nothing found. Similar words: { $words }
ui-book-beside = Beside the page
ui-book-go = Go there
ui-book-at-table = At the table now
ui-book-here = you are here
ui-book-more = More in the book
ui-book-none = This title has no rulebook.
ui-book-ruling = Our ruling
ui-book-try = Try this position
ui-book-steps = Step by step
ui-book-words = Terms in this chapter
ui-book-leads = What leads here
ui-book-margin = In the margin
ui-book-rule = The rule

## What happened, told step by step

ui-film-part = { $chapter }, { $at } of { $of }
ui-film-told = The table tells what happened; nothing is asked of you
ui-film-clock = { $at } s of { $of } s
ui-film-next = Next
ui-film-skip = Skip all
ui-film-again = Again
ui-film-tell = Show what happened
ui-film-list = What happened
ui-film-more = { $count ->
    [one] { $count } more thing happened
   *[other] { $count } more things happened
}
ui-speed-fast = fast
ui-key-pause = pause the film of what happened, and go on; in a replay: play or pause

## Choosing before a game
ui-choose-you = You
ui-choose-against = And against whom?
ui-choose-seats = Who sits at the table?
ui-choose-beginner = good to begin with
ui-choose-difficulty = How hard to play: { $level ->
    [1] easy
    [2] takes planning
   *[3] hard
}
ui-choose-hard = { $level ->
    [1] easy
    [2] takes planning
   *[3] hard
}
ui-choose-lot = Choose at random
ui-choose-part = What seat { $seat } plays
ui-choose-rules = { $count ->
    [0] Rules: as in the rulebook
    [one] Rules: one changed
   *[other] Rules: { $count } changed
}
ui-choose-seat = Seat { $seat }

## The result as a card
ui-card = Result card
    .save = Save as a picture
    .share = Share
    .nobody = No winner
    .computer = computer, { $level }
ui-card-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-gestures = Gestures
ui-gesture-thumb = Thumbs up
ui-gesture-hands = A handshake
ui-gesture-cheers = Cheers!
ui-gesture-dice = Those dice!
ui-gesture-party = Hooray!
ui-gesture-snail = Take your time…
ui-gesture-heart = That hurts
ui-report-line = Report this line by { $name } to the host
    .done = The host can see this line now.
ui-notice-reported = A line of the chat was reported to you. See “Host” in the menu.
ui-host = Host
ui-host-people = People at this table
ui-host-reports = Reported lines
ui-host-silence = Mute for everybody
ui-host-hear = Let everybody hear again
ui-host-remove = Remove from the table
    .sure = Yes, remove
    .help = After that they cannot come back. The computer takes the seat of somebody who was playing.
ui-watch-delay = Spectators see the table
    .help = Neither moves nor chat, clocks or exports tell spectators more before that. When the game is over, they see everything.
ui-watch-now = without delay
ui-watch-late = { $count ->
    [one] one move late
   *[other] { $count } moves late
}
ui-watch-side = as seen by
ui-watch-nobody = nobody in particular
ui-watch-open = All players show you their hands.
ui-watch-closed = Hands are open after the game, or when all players agree.
ui-watch-stream = Page for streams
ui-show-hand = Spectators may see my hand
    .help = Hands are shown only when all players agree, and no longer as soon as one of you changes their mind. A player could watch as well, in another browser: agree only among friends.
    .missing = Still missing: { $names }.
ui-vacation = Days away
    .go = I’ll be away
    .help = { $count ->
        [0] Your time off in this game is used up.
        [one] Your clock waits that long; the others see until when. You have one day in this game.
       *[other] Your clock waits that long; the others see until when. You have { $count } days in this game.
    }
    .of = { $name } is away until { $day }. That clock waits.
    .own = You are away until { $day }. Your clock waits.
    .back = I’m back

## Beside a real table
ui-way-companion = At the real table
    .help = Your own box lies on the table. You tell the dice and cards, and the computer plays the seats that nobody came for.
    .start = Lay the table
    .short = Real table
ui-companion-human = Real player
ui-companion-agent = The computer
ui-companion-dice = We also roll the dice of the computer
ui-companion-lay = Lay out the board as the rulebook says.
ui-companion-setup = { $title }: the set-up
ui-companion-told = Answers so far
ui-companion-die = What does the die show?
ui-companion-roll = Roll the rest here
ui-companion-back = Take back
ui-companion-cancel = Do something else
ui-companion-search = Find
ui-companion-left = { $count } left
ui-companion-none = Nothing is called that.
ui-companion-done = Done
ui-companion-carry = it lies like that on the table
ui-companion-more =
    { $count ->
        [one] 1 more follows
       *[other] { $count } more follow
    }
ui-companion-voice = Say it aloud
ui-companion-no-voice = This browser has no voice for your language.
ui-companion-correct = It lies differently
    .help = Put the numbers as they are on the real table. It is written into the log as a correction.
ui-companion-where = Where?
ui-companion-less = { $name }: one less
ui-companion-one-more = { $name }: one more
ui-companion-keep =
    { $count ->
        [one] Keep 1 change
       *[other] Keep { $count } changes
    }
