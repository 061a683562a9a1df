# Why an opponent prefers one action to the next best: the feature that tells them apart.

ai-clear = Estimates a { PERCENT($share) } chance to win; nothing else looked as promising.

ai-expects-lanterns-score = { ai-expects } { $gain ->
    [one] It hopes for about { $gain } more point.
   *[other] It hopes for about { $gain } more points.
}
ai-expects-lanterns-pilot = { ai-expects } It hopes for a better chance to pilot.
ai-expects-lanterns-bright = { ai-expects } It hopes for brighter cards for the nights to come.

ai-expects-chaos-race = { ai-expects } It hopes for a step closer to victory.
ai-expects-chaos-domination =
    { ai-expects } { $gain ->
        [one] It hopes for about { $gain } more victory point from domination.
       *[other] It hopes for about { $gain } more victory points from domination.
    }
ai-expects-chaos-influence = { ai-expects } It hopes for more strength in valuable regions.
ai-expects-chaos-ticks = { ai-expects } It hopes for a better turn of the dial.
ai-expects-chaos-counters = { ai-expects } { $gain ->
    [one] It hopes for about { $gain } more advancement counter.
   *[other] It hopes for about { $gain } more advancement counters.
}
ai-expects-chaos-promise = { ai-expects } It hopes for advancement counters within reach.
ai-expects-chaos-corruption = { ai-expects } { $gain ->
    [one] It hopes for about { $gain } more corruption token.
   *[other] It hopes for about { $gain } more corruption tokens.
}
ai-expects-chaos-ruin =
    { ai-expects } { $gain ->
        [one] It hopes for about { $gain } more victory point from a region that will be ruined.
       *[other] It hopes for about { $gain } more victory points from a region that will be ruined.
    }
ai-expects-chaos-stake = { ai-expects } It hopes for a larger share in regions that will be ruined.
ai-expects-chaos-board = { ai-expects } It hopes for more figures left on the board.
ai-expects-chaos-losses = { ai-expects } It hopes for fewer figures lost in battle.
ai-expects-chaos-power = { ai-expects } It hopes to keep power points for later.
ai-expects-chaos-cards = { ai-expects } It hopes to keep cards for later.
ai-expects-chaos-upgrades = { ai-expects } It hopes for a better upgrade.

ai-expects-smallworld-coins = { ai-expects } { $gain ->
    [one] It hopes for about { $gain } more coin.
   *[other] It hopes for about { $gain } more coins.
}
ai-expects-smallworld-income = { ai-expects } { $gain ->
    [one] It hopes for about { $gain } more coin this turn.
   *[other] It hopes for about { $gain } more coins this turn.
}
ai-expects-smallworld-future = { ai-expects } { $gain ->
    [one] It hopes for about { $gain } more coin in the turns to come.
   *[other] It hopes for about { $gain } more coins in the turns to come.
}
ai-expects-smallworld-strike = { ai-expects } It hopes for tokens left for another conquest.
ai-expects-smallworld-force = { ai-expects } It hopes for more free tokens next turn.
ai-expects-smallworld-thin = { ai-expects } It hopes for fewer weak regions.

ai-expects-invasion-kingdom = { ai-expects } It hopes for about { $gain } more power in the kingdom.
ai-expects-invasion-quest = { ai-expects } It hopes for about { $gain } more power in the quest zone.
ai-expects-invasion-battlefield = { ai-expects } It hopes for about { $gain } more power on the battlefield.
ai-expects-invasion-garrison = { ai-expects } It hopes for sturdier defenders.
ai-expects-invasion-army = { ai-expects } It hopes for sturdier attackers.
ai-expects-invasion-burning = { ai-expects } It hopes for fewer burning sections of its own.
ai-expects-invasion-damage = { ai-expects } It hopes for less damage to its own capital.
ai-expects-invasion-developments = { ai-expects } It hopes for more developments.
ai-expects-invasion-hand = { ai-expects } { $gain ->
    [one] It hopes for about { $gain } more card in hand.
   *[other] It hopes for about { $gain } more cards in hand.
}
ai-expects-invasion-resources = { ai-expects } { $gain ->
    [one] It hopes for about { $gain } more resource.
   *[other] It hopes for about { $gain } more resources.
}
ai-expects-invasion-deck = { ai-expects } It hopes for a deck that lasts longer.
ai-expects-invasion-corrupted = { ai-expects } It hopes for fewer corrupted units.
