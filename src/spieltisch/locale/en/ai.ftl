# Why an opponent prefers one action to the next best: the feature that tells them apart.

ai-clear = Puts its chance to win at { PERCENT($share) }; nothing else looked as promising.

ai-hopes-lanterns-score = { $gain ->
    [one] It hopes for about { $gain } more point.
   *[other] It hopes for about { $gain } more points.
}
ai-expects-lanterns-score = { ai-expects } { ai-hopes-lanterns-score }
ai-hopes-lanterns-pilot = It hopes for a better chance to pilot.
ai-expects-lanterns-pilot = { ai-expects } { ai-hopes-lanterns-pilot }
ai-hopes-lanterns-bright = It hopes for brighter cards for the nights to come.
ai-expects-lanterns-bright = { ai-expects } { ai-hopes-lanterns-bright }

ai-hopes-chaos-race = It hopes for a step closer to victory.
ai-expects-chaos-race = { ai-expects } { ai-hopes-chaos-race }
ai-hopes-chaos-domination =
    { $gain ->
        [one] It hopes for about { $gain } more victory point from domination.
       *[other] It hopes for about { $gain } more victory points from domination.
    }
ai-expects-chaos-domination = { ai-expects } { ai-hopes-chaos-domination }
ai-hopes-chaos-influence = It hopes for more strength in valuable regions.
ai-expects-chaos-influence = { ai-expects } { ai-hopes-chaos-influence }
ai-hopes-chaos-ticks = It hopes for a better turn of the dial.
ai-expects-chaos-ticks = { ai-expects } { ai-hopes-chaos-ticks }
ai-hopes-chaos-counters = { $gain ->
    [one] It hopes for about { $gain } more advancement counter.
   *[other] It hopes for about { $gain } more advancement counters.
}
ai-expects-chaos-counters = { ai-expects } { ai-hopes-chaos-counters }
ai-hopes-chaos-promise = It hopes for advancement counters within reach.
ai-expects-chaos-promise = { ai-expects } { ai-hopes-chaos-promise }
ai-hopes-chaos-corruption = { $gain ->
    [one] It hopes for about { $gain } more corruption token.
   *[other] It hopes for about { $gain } more corruption tokens.
}
ai-expects-chaos-corruption = { ai-expects } { ai-hopes-chaos-corruption }
ai-hopes-chaos-ruin =
    { $gain ->
        [one] It hopes for about { $gain } more victory point from a region that will be ruined.
       *[other] It hopes for about { $gain } more victory points from a region that will be ruined.
    }
ai-expects-chaos-ruin = { ai-expects } { ai-hopes-chaos-ruin }
ai-hopes-chaos-stake = It hopes for a larger share in regions that will be ruined.
ai-expects-chaos-stake = { ai-expects } { ai-hopes-chaos-stake }
ai-hopes-chaos-board = It hopes for more figures left on the board.
ai-expects-chaos-board = { ai-expects } { ai-hopes-chaos-board }
ai-hopes-chaos-losses = It hopes for fewer figures lost in battle.
ai-expects-chaos-losses = { ai-expects } { ai-hopes-chaos-losses }
ai-hopes-chaos-power = It hopes to keep power points for later.
ai-expects-chaos-power = { ai-expects } { ai-hopes-chaos-power }
ai-hopes-chaos-cards = It hopes to keep cards for later.
ai-expects-chaos-cards = { ai-expects } { ai-hopes-chaos-cards }
ai-hopes-chaos-upgrades = It hopes for a better upgrade.
ai-expects-chaos-upgrades = { ai-expects } { ai-hopes-chaos-upgrades }

ai-hopes-smallworld-coins = { $gain ->
    [one] It hopes for about { $gain } more coin.
   *[other] It hopes for about { $gain } more coins.
}
ai-expects-smallworld-coins = { ai-expects } { ai-hopes-smallworld-coins }
ai-hopes-smallworld-income = { $gain ->
    [one] It hopes for about { $gain } more coin this turn.
   *[other] It hopes for about { $gain } more coins this turn.
}
ai-expects-smallworld-income = { ai-expects } { ai-hopes-smallworld-income }
ai-hopes-smallworld-future = { $gain ->
    [one] It hopes for about { $gain } more coin in the turns to come.
   *[other] It hopes for about { $gain } more coins in the turns to come.
}
ai-expects-smallworld-future = { ai-expects } { ai-hopes-smallworld-future }
ai-hopes-smallworld-strike = It hopes for tokens left for another conquest.
ai-expects-smallworld-strike = { ai-expects } { ai-hopes-smallworld-strike }
ai-hopes-smallworld-force = It hopes for more free tokens next turn.
ai-expects-smallworld-force = { ai-expects } { ai-hopes-smallworld-force }
ai-hopes-smallworld-thin = It hopes for fewer weak regions.
ai-expects-smallworld-thin = { ai-expects } { ai-hopes-smallworld-thin }

ai-hopes-invasion-kingdom = It hopes for about { $gain } more power in the kingdom.
ai-expects-invasion-kingdom = { ai-expects } { ai-hopes-invasion-kingdom }
ai-hopes-invasion-quest = It hopes for about { $gain } more power in the quest zone.
ai-expects-invasion-quest = { ai-expects } { ai-hopes-invasion-quest }
ai-hopes-invasion-battlefield = It hopes for about { $gain } more power on the battlefield.
ai-expects-invasion-battlefield = { ai-expects } { ai-hopes-invasion-battlefield }
ai-hopes-invasion-garrison = It hopes for sturdier defenders.
ai-expects-invasion-garrison = { ai-expects } { ai-hopes-invasion-garrison }
ai-hopes-invasion-army = It hopes for sturdier attackers.
ai-expects-invasion-army = { ai-expects } { ai-hopes-invasion-army }
ai-hopes-invasion-burning = It hopes for fewer burning sections of its own.
ai-expects-invasion-burning = { ai-expects } { ai-hopes-invasion-burning }
ai-hopes-invasion-damage = It hopes for less damage to its own capital.
ai-expects-invasion-damage = { ai-expects } { ai-hopes-invasion-damage }
ai-hopes-invasion-developments = It hopes for more developments.
ai-expects-invasion-developments = { ai-expects } { ai-hopes-invasion-developments }
ai-hopes-invasion-hand = { $gain ->
    [one] It hopes for about { $gain } more card in hand.
   *[other] It hopes for about { $gain } more cards in hand.
}
ai-expects-invasion-hand = { ai-expects } { ai-hopes-invasion-hand }
ai-hopes-invasion-resources = { $gain ->
    [one] It hopes for about { $gain } more resource.
   *[other] It hopes for about { $gain } more resources.
}
ai-expects-invasion-resources = { ai-expects } { ai-hopes-invasion-resources }
ai-hopes-invasion-deck = It hopes for a deck that lasts longer.
ai-expects-invasion-deck = { ai-expects } { ai-hopes-invasion-deck }
ai-hopes-invasion-corrupted = It hopes for fewer corrupted units.
ai-expects-invasion-corrupted = { ai-expects } { ai-hopes-invasion-corrupted }
