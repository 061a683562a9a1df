# Why an opponent prefers one action to the next best: the feature that tells them apart.

ai-clear = Win chance { PERCENT($share) }; nothing else looked as good.

ai-hopes-lanterns-score = { $gain ->
    [one] It should be worth about { $gain } more point.
   *[other] It should be worth about { $gain } more points.
}
ai-expects-lanterns-score = { ai-hopes-lanterns-score } { ai-expects }
ai-hopes-lanterns-pilot = It gives a better chance of being the pilot.
ai-expects-lanterns-pilot = { ai-hopes-lanterns-pilot } { ai-expects }
ai-hopes-lanterns-bright = It keeps brighter cards for the nights to come.
ai-expects-lanterns-bright = { ai-hopes-lanterns-bright } { ai-expects }

ai-hopes-chaos-race = It brings victory a step closer.
ai-expects-chaos-race = { ai-hopes-chaos-race } { ai-expects }
ai-hopes-chaos-domination = { $gain ->
    [one] It should score about { $gain } more victory point from domination.
   *[other] It should score about { $gain } more victory points from domination.
}
ai-expects-chaos-domination = { ai-hopes-chaos-domination } { ai-expects }
ai-hopes-chaos-influence = It builds up strength in valuable regions.
ai-expects-chaos-influence = { ai-hopes-chaos-influence } { ai-expects }
ai-hopes-chaos-ticks = It gets more out of the dial.
ai-expects-chaos-ticks = { ai-hopes-chaos-ticks } { ai-expects }
ai-hopes-chaos-counters = { $gain ->
    [one] It should earn about { $gain } more advancement counter.
   *[other] It should earn about { $gain } more advancement counters.
}
ai-expects-chaos-counters = { ai-hopes-chaos-counters } { ai-expects }
ai-hopes-chaos-promise = It brings advancement counters within reach.
ai-expects-chaos-promise = { ai-hopes-chaos-promise } { ai-expects }
ai-hopes-chaos-corruption = { $gain ->
    [one] It should place about { $gain } more corruption token.
   *[other] It should place about { $gain } more corruption tokens.
}
ai-expects-chaos-corruption = { ai-hopes-chaos-corruption } { ai-expects }
ai-hopes-chaos-ruin = { $gain ->
    [one] It should score about { $gain } more victory point when a region is ruined.
   *[other] It should score about { $gain } more victory points when a region is ruined.
}
ai-expects-chaos-ruin = { ai-hopes-chaos-ruin } { ai-expects }
ai-hopes-chaos-stake = It secures a larger share of regions that will be ruined.
ai-expects-chaos-stake = { ai-hopes-chaos-stake } { ai-expects }
ai-hopes-chaos-board = It leaves more figures on the board.
ai-expects-chaos-board = { ai-hopes-chaos-board } { ai-expects }
ai-hopes-chaos-losses = It should lose fewer figures in battle.
ai-expects-chaos-losses = { ai-hopes-chaos-losses } { ai-expects }
ai-hopes-chaos-power = It saves power points for later.
ai-expects-chaos-power = { ai-hopes-chaos-power } { ai-expects }
ai-hopes-chaos-cards = It saves cards for later.
ai-expects-chaos-cards = { ai-hopes-chaos-cards } { ai-expects }
ai-hopes-chaos-upgrades = This upgrade should be more useful.
ai-expects-chaos-upgrades = { ai-hopes-chaos-upgrades } { ai-expects }

ai-hopes-smallworld-coins = { $gain ->
    [one] It should be worth about { $gain } more coin.
   *[other] It should be worth about { $gain } more coins.
}
ai-expects-smallworld-coins = { ai-hopes-smallworld-coins } { ai-expects }
ai-hopes-smallworld-income = { $gain ->
    [one] It earns about { $gain } more coin this turn.
   *[other] It earns about { $gain } more coins this turn.
}
ai-expects-smallworld-income = { ai-hopes-smallworld-income } { ai-expects }
ai-hopes-smallworld-future = { $gain ->
    [one] It should earn about { $gain } more coin in the turns to come.
   *[other] It should earn about { $gain } more coins in the turns to come.
}
ai-expects-smallworld-future = { ai-hopes-smallworld-future } { ai-expects }
ai-hopes-smallworld-strike = It leaves tokens for another conquest.
ai-expects-smallworld-strike = { ai-hopes-smallworld-strike } { ai-expects }
ai-hopes-smallworld-force = It frees more tokens for next turn.
ai-expects-smallworld-force = { ai-hopes-smallworld-force } { ai-expects }
ai-hopes-smallworld-thin = It leaves fewer regions weakly held.
ai-expects-smallworld-thin = { ai-hopes-smallworld-thin } { ai-expects }

ai-hopes-invasion-kingdom = It adds about { $gain } power to the kingdom.
ai-expects-invasion-kingdom = { ai-hopes-invasion-kingdom } { ai-expects }
ai-hopes-invasion-quest = It adds about { $gain } power to the quest zone.
ai-expects-invasion-quest = { ai-hopes-invasion-quest } { ai-expects }
ai-hopes-invasion-battlefield = It adds about { $gain } power to the battlefield.
ai-expects-invasion-battlefield = { ai-hopes-invasion-battlefield } { ai-expects }
ai-hopes-invasion-garrison = It makes the defenders sturdier.
ai-expects-invasion-garrison = { ai-hopes-invasion-garrison } { ai-expects }
ai-hopes-invasion-army = It makes the attackers sturdier.
ai-expects-invasion-army = { ai-hopes-invasion-army } { ai-expects }
ai-hopes-invasion-burning = It keeps more sections of the capital from burning.
ai-expects-invasion-burning = { ai-hopes-invasion-burning } { ai-expects }
ai-hopes-invasion-damage = It means less damage to the capital.
ai-expects-invasion-damage = { ai-hopes-invasion-damage } { ai-expects }
ai-hopes-invasion-developments = It adds more developments.
ai-expects-invasion-developments = { ai-hopes-invasion-developments } { ai-expects }
ai-hopes-invasion-hand = { $gain ->
    [one] It keeps about { $gain } more card in hand.
   *[other] It keeps about { $gain } more cards in hand.
}
ai-expects-invasion-hand = { ai-hopes-invasion-hand } { ai-expects }
ai-hopes-invasion-resources = { $gain ->
    [one] It keeps about { $gain } more resource.
   *[other] It keeps about { $gain } more resources.
}
ai-expects-invasion-resources = { ai-hopes-invasion-resources } { ai-expects }
ai-hopes-invasion-deck = It makes the deck last longer.
ai-expects-invasion-deck = { ai-hopes-invasion-deck } { ai-expects }
ai-hopes-invasion-corrupted = It leaves fewer units corrupted.
ai-expects-invasion-corrupted = { ai-hopes-invasion-corrupted } { ai-expects }
