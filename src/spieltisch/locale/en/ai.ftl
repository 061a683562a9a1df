# Why an opponent prefers one action to the next best: the feature that tells them apart.

ai-clear = Expects { $share } % of the win; nothing else looked as promising.

ai-expects-lanterns-score = { ai-expects } It hopes for about { $gain } points more.
ai-expects-lanterns-pilot = { ai-expects } It hopes for a better chance to pilot.
ai-expects-lanterns-bright = { ai-expects } It hopes for brighter cards for the nights to come.

ai-expects-chaos-race = { ai-expects } It hopes for a step closer to victory.
ai-expects-chaos-domination = { ai-expects } It hopes for about { $gain } points more by domination.
ai-expects-chaos-influence = { ai-expects } It hopes for more strength in valuable regions.
ai-expects-chaos-ticks = { ai-expects } It hopes for a better turn of the dial.
ai-expects-chaos-counters = { ai-expects } It hopes for about { $gain } advancement counters more.
ai-expects-chaos-promise = { ai-expects } It hopes for counters that come within reach.
ai-expects-chaos-corruption = { ai-expects } It hopes for about { $gain } corruption tokens more.
ai-expects-chaos-ruin = { ai-expects } It hopes for about { $gain } points more from a region that falls.
ai-expects-chaos-stake = { ai-expects } It hopes for a larger share in regions that will fall.
ai-expects-chaos-board = { ai-expects } It hopes for more figures left on the board.
ai-expects-chaos-losses = { ai-expects } It hopes for fewer figures lost in battle.
ai-expects-chaos-power = { ai-expects } It hopes for power kept for later.
ai-expects-chaos-cards = { ai-expects } It hopes for cards kept for later.
ai-expects-chaos-upgrades = { ai-expects } It hopes for a better upgrade.
ai-expects-chaos-favour = { ai-expects } The others must beware of this god more than it shows.

ai-expects-smallworld-coins = { ai-expects } It hopes for about { $gain } coins more.
ai-expects-smallworld-income = { ai-expects } It hopes for about { $gain } coins more this turn.
ai-expects-smallworld-future = { ai-expects } It hopes for about { $gain } coins more in the turns to come.
ai-expects-smallworld-strike = { ai-expects } It hopes for tokens left for another conquest.
ai-expects-smallworld-force = { ai-expects } It hopes for more tokens free next turn.
ai-expects-smallworld-thin = { ai-expects } It hopes for fewer weak regions.

ai-expects-invasion-kingdom = { ai-expects } It hopes for about { $gain } more power in the kingdom.
ai-expects-invasion-quest = { ai-expects } It hopes for about { $gain } more power in the quest zone.
ai-expects-invasion-battlefield = { ai-expects } It hopes for about { $gain } more power on the battlefield.
ai-expects-invasion-garrison = { ai-expects } It hopes for sturdier defenders.
ai-expects-invasion-army = { ai-expects } It hopes for sturdier attackers.
ai-expects-invasion-burning = { ai-expects } It hopes for fewer own sections in flames.
ai-expects-invasion-damage = { ai-expects } It hopes for less damage on the own capital.
ai-expects-invasion-developments = { ai-expects } It hopes for more developments.
ai-expects-invasion-hand = { ai-expects } It hopes for about { $gain } more cards in hand.
ai-expects-invasion-resources = { ai-expects } It hopes for about { $gain } more resources.
ai-expects-invasion-deck = { ai-expects } It hopes for a deck that lasts longer.
ai-expects-invasion-corrupted = { ai-expects } It hopes for fewer corrupted units.
