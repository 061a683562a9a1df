# The board of Warhammer: Invasion.

## places
invasion-ui-zone-kingdom = Kingdom
invasion-ui-zone-battlefield = Battlefield
invasion-ui-zone-quest = Quest
invasion-ui-section = { $zone } section of { $who }
invasion-ui-section-damage = { $damage } of { $all } damage
invasion-ui-fate-burns = burns
invasion-ui-fate-if-lost = if lost: burns
invasion-ui-zone-power = { $power } power in this zone
invasion-ui-side-of = Cards of { $name }
invasion-ui-yields-resources = { $count ->
    [one] 1 resource per turn
   *[other] { $count } resources per turn
}
invasion-ui-yields-cards = { $count ->
    [one] 1 card per turn
   *[other] { $count } cards per turn
}

## players
invasion-ui-players = Players and log
invasion-ui-player = { $name }
invasion-ui-resources = { $income } per turn
invasion-ui-income = { $count ->
    [one] 1 resource each turn
   *[other] { $count } resources each turn
}
invasion-ui-symbols = { $count ->
    [one] { $race }: 1 symbol
   *[other] { $race }: { $count } symbols
}
invasion-ui-deck = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
invasion-ui-discard = Discard
invasion-ui-discard-of = Discard pile of { $name }: { $count }
invasion-ui-look-through = What is still in your deck
invasion-ui-still-in-deck = { $count ->
    [one] Still in your deck: 1 card
   *[other] Still in your deck: { $count } cards
}
    .note = By number, not in the order of the deck.
invasion-ui-hand-of = { $count ->
    [one] Hand: 1 card
   *[other] Hand: { $count } cards
}
invasion-ui-known = Known: { $cards }
invasion-ui-yields-action = passes until something happens
invasion-ui-yields-window = passes this action window
invasion-ui-yields-phase = passes this phase

## phases
invasion-ui-turn = Turn { $turn }
invasion-ui-draft = Draft
invasion-ui-waiting = Waiting for { $player }…
invasion-ui-choose = Choose what glows.
invasion-ui-loading = Setting up the table…

## hand and cards
invasion-ui-own-hand = { $count ->
    [0] Your hand, no cards
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
invasion-ui-pay = pay { $cost }
invasion-ui-free = free
invasion-ui-face-down = face down
invasion-ui-play-here = Play here
invasion-ui-on-a-quest = On a quest
invasion-ui-play-for = Play, pay { $cost }
invasion-ui-play-free = Play, free
invasion-ui-lay = Place face down as a development
invasion-ui-assign = Assign damage
invasion-ui-soft = Where does “{ $card }” go?
invasion-ui-soft-tactic = Play “{ $card }”?
    .detail = Its text is shown beside the table.
invasion-ui-soft-detail = Choose one of your zones.
invasion-ui-loses-resources = { $resources ->
    [one] You leave one resource unspent
   *[other] You leave { $resources } resources unspent
}, although you could play { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
invasion-ui-loses-development = You placed no development this turn.
invasion-ui-short-needs = { $count } short
invasion-ui-short-capital_phase_only = capital
invasion-ui-short-no_target = no target
invasion-ui-short-not_the_moment = not yet
invasion-ui-short-own_turn_only = your turn
invasion-ui-short-no_answer = no reaction
invasion-ui-short-limited = Limited
invasion-ui-short-unique = unique
invasion-ui-short-one_hero = one Hero
invasion-ui-short-nothing_to_sacrifice = no sacrifice
invasion-ui-short-not_now = not now
invasion-ui-number = no. { $number }
invasion-ui-race-dwarf = Dwarf
invasion-ui-race-empire = Empire
invasion-ui-race-high_elf = High Elf
invasion-ui-race-orc = Orc
invasion-ui-race-chaos = Chaos
invasion-ui-race-dark_elf = Dark Elf
invasion-ui-race-neutral = Neutral
invasion-ui-race-none = Draft
# Words that stand out in a card’s text, as patterns between bars.
invasion-ui-bold = Action: | Forced: | Draft: | Quest\. | Kingdom\. | Battlefield\. | Scout\. | Limited\. | Counterstrike \d\. | Toughness \w\. | Battlefield only\. | Quest only\. | Order only\. | Destruction only\. | One Hero per zone\. | Your turn only\.

## what has happened to a card
invasion-ui-power-is = { $power } power
invasion-ui-hits-left = { $all ->
    [one] { $left } of 1 hit point
   *[other] { $left } of { $all } hit points
}
invasion-ui-assigned = { $count } damage assigned
invasion-ui-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
invasion-ui-used = used this turn
invasion-ui-may-not-fight = may not fight this turn
invasion-ui-doomed = leaves play at the end of the turn
invasion-ui-on-quest = on “{ $quest }”
invasion-ui-attached = with { $cards }
invasion-ui-tag-use = use
invasion-ui-tag-use-cost = use: { $cost }
invasion-ui-tag-join = attack
invasion-ui-tag-defend = defend
invasion-ui-tag-sacrifice = sacrifice
invasion-ui-tag-corrupt = corrupt
invasion-ui-tag-restore = restore
invasion-ui-tag-pay_for = pay 1

## the reader
invasion-ui-chain-and-card = Chain and card
invasion-ui-inspector = The card in detail
invasion-ui-hover = Point at a card to read it here.
invasion-ui-close = Close
invasion-ui-total = total
invasion-ui-have = you have

## the chain
invasion-ui-chain = Chain
invasion-ui-chain-top = top resolves first
invasion-ui-chain-empty = no action in progress
invasion-ui-chain-yours = Your reaction goes here
invasion-ui-link = link { $number }
invasion-ui-link-of = Link { $number }: { $card }, { $player }
invasion-ui-target-gone = target gone

## deeds
invasion-ui-lethal = destroys it
invasion-ui-yield = Pass in advance…
invasion-ui-undo = Undo

## cards in front of the chooser
invasion-ui-first-hand = Your first hand
invasion-ui-you-start = You play first. First-player penalty: no quest phase and no battlefield phase in your first turn.
invasion-ui-you-follow = Your opponent plays first.
invasion-ui-spread-take = Take a card
invasion-ui-spread-pick = Take a card
invasion-ui-spread-remove = Remove a card
invasion-ui-spread-target_discard = Choose a card from the discard pile
invasion-ui-spread-play = Play one of the revealed tactics
invasion-ui-no-cards = No cards
invasion-ui-pack = { $left ->
    [one] Pack { $pack } of 5 · 1 card
   *[other] Pack { $pack } of 5 · { $left } cards
}
invasion-ui-draft-other = { $picked ->
    [one] { $player }: 1 card taken, { $pack } in the pack
   *[other] { $player }: { $picked } cards taken, { $pack } in the pack
}

## the end
invasion-ui-over = The game is over
invasion-ui-draw = A draw
invasion-ui-won = { $player } wins ({ $race })
invasion-ui-you-won = You win ({ $race })
invasion-ui-chart = Damage to the capitals by turn

## smart passing and what the prompt says
invasion-ui-stop = { $phase }: { $when }
invasion-ui-stop-none = passes automatically when there is nothing to decide
invasion-ui-stop-mine = asks on your turn
    .short = your turn
invasion-ui-stop-theirs = asks on their turn
    .short = their turn
invasion-ui-stop-both = always asks
    .short = both turns
invasion-ui-stops = Where the table always asks
    .mine = your turn
    .theirs = their turn
invasion-ui-detail-chain = If you pass, “{ $card }” resolves.
invasion-ui-detail-capital = If both pass, the phase ends.
invasion-ui-then = Then
invasion-ui-then-nothing = Nothing is lost
invasion-ui-then-burns = { $zone } burns
invasion-ui-then-damage = { $zone }: { $count } damage
invasion-ui-then-less = { $count ->
    [one] { $zone }: 1 hit point less
   *[other] { $zone }: { $count } hit points less
}
invasion-ui-then-falls = { $count ->
    [one] { $pieces } falls
   *[other] { $pieces } fall
}
invasion-ui-detail-burns = If you pass: { $zone } burns.
invasion-ui-detail-damage = If you pass: { $count } damage to { $zone }.
invasion-ui-detail-falls = { $more ->
    [0] If you pass: { $piece } falls.
   *[other] If you pass: { $piece } and { $more } more fall.
}
invasion-ui-detail-safe = If you pass: you lose nothing.
invasion-ui-tag-stops = stops { $count }
invasion-ui-tag-hits = hits { $count }
invasion-ui-detail-left = Left: { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $answers ->
    [0] nothing to play
    [one] 1 card to play
   *[other] { $answers } cards to play
}.
invasion-ui-detail-development = A development is free.
invasion-ui-respond = Respond
invasion-ui-all-attack = Attack with all { $count }
invasion-ui-note-kingdom = Each power symbol here brings one resource per turn: now { $power }.
invasion-ui-note-quest = Each power symbol here draws one card per turn: now { $power }.
invasion-ui-note-battlefield = Units here attack on your turn; without them only the walls protect this zone.
invasion-ui-note-their-kingdom = This kingdom brings your opponent { $power } per turn; nobody defends it.
invasion-ui-note-their-quest = This quest zone draws your opponent { $power } per turn; nobody defends it.
invasion-ui-note-their-battlefield = Nobody here can attack you.
invasion-ui-ruling = Ruling
invasion-ui-pin = Keep in sight
invasion-ui-unpin = Let go

## Turns and combats, told step by step

invasion-chapter-cards = Cards
invasion-chapter-combat = Combat
invasion-film-sum = { $attack } against { $defence }
invasion-film-target = Attack: { $zone }
invasion-film-burns = { $zone } burns
invasion-film-resources = Resources and cards
invasion-film-development = A development
invasion-film-fighters = Who fights
invasion-film-damage = Damage
invasion-film-fallen = Destroyed
invasion-film-ended = The game is decided

## Choosing a starter deck before the game
invasion-choose = Which deck do you play?
    .help = Burn two of the three zones of the other capital. Each starter deck: forty cards of its race and ten neutral ones.
    .begin = Play the { $part } deck
invasion-choose-dwarf = Tough builders. Toughness wins long fights, and many cards grow with each development in their zone.
    .epithet = Order
    .first = For a first game: hold the walls, then march
invasion-choose-empire = Moves its units to where they are needed: a unit that earned resources in the kingdom can stand on the battlefield a moment later.
    .epithet = Order
    .first = For a third game: the right move at the right time
invasion-choose-orc = Storm ahead and profit from damage, even their own. They destroy what others build.
    .epithet = Destruction
    .first = For a first game: attack, and attack again
invasion-choose-chaos = Corrupts defenders and walks past them. Its spells hit many units at once.
    .epithet = Destruction
    .first = After a game or two: save the spells for the moment that counts
invasion-ui-occasion-kingdom = my opponent attacks my kingdom
invasion-ui-occasion-quest = my opponent attacks my quest zone
invasion-ui-occasion-battlefield = my opponent attacks my battlefield
invasion-ui-occasion-attack = my opponent attacks
invasion-ui-occasion-card = my opponent plays a card
