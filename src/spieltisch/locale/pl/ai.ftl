# Dlaczego przeciwnik woli jedno działanie od drugiego: cecha, która je różni.

ai-clear = Szansa na zwycięstwo: { PERCENT($share) }; nic innego nie zapowiadało się tak dobrze.

ai-expects-lanterns-score = { ai-expects } Liczy na więcej punktów, około { $gain }.
ai-expects-lanterns-pilot = { ai-expects } Liczy na większą szansę, by pilotować.
ai-expects-lanterns-bright = { ai-expects } Liczy na jaśniejsze karty na kolejne noce.

ai-expects-chaos-race = { ai-expects } Liczy na krok bliżej zwycięstwa.
ai-expects-chaos-domination = { ai-expects } Liczy na więcej Punktów Zwycięstwa za dominację, około { $gain }.
ai-expects-chaos-influence = { ai-expects } Liczy na większą siłę w cennych regionach.
ai-expects-chaos-ticks = { ai-expects } Liczy na lepszy obrót wskaźnika.
ai-expects-chaos-counters = { ai-expects } Liczy na więcej żetonów postępu Zagrożenia, około { $gain }.
ai-expects-chaos-promise = { ai-expects } Liczy na żetony postępu Zagrożenia, które będą w zasięgu.
ai-expects-chaos-corruption = { ai-expects } Liczy na więcej żetonów Zepsucia, około { $gain }.
ai-expects-chaos-ruin = { ai-expects } Liczy na więcej Punktów Zwycięstwa za Spustoszony region, około { $gain }.
ai-expects-chaos-stake = { ai-expects } Liczy na większy udział w regionach, które zostaną Spustoszone.
ai-expects-chaos-board = { ai-expects } Liczy na więcej własnych figurek na planszy.
ai-expects-chaos-losses = { ai-expects } Liczy na mniejsze straty w walce.
ai-expects-chaos-power = { ai-expects } Liczy na punkty Mocy odłożone na później.
ai-expects-chaos-cards = { ai-expects } Liczy na karty odłożone na później.
ai-expects-chaos-upgrades = { ai-expects } Liczy na lepszą kartę Ulepszenia.

ai-expects-smallworld-coins = { ai-expects } Liczy na więcej monet, około { $gain }.
ai-expects-smallworld-income = { ai-expects } Liczy na więcej monet w tej turze, około { $gain }.
ai-expects-smallworld-future = { ai-expects } Liczy na więcej monet w kolejnych turach, około { $gain }.
ai-expects-smallworld-strike = { ai-expects } Liczy na żetony na jeszcze jeden podbój.
ai-expects-smallworld-force = { ai-expects } Liczy na więcej wolnych żetonów w następnej turze.
ai-expects-smallworld-thin = { ai-expects } Liczy na mniej słabych regionów.

ai-expects-invasion-kingdom = { ai-expects } Liczy na więcej siły w królestwie, około { $gain }.
ai-expects-invasion-quest = { ai-expects } Liczy na więcej siły w strefie misji, około { $gain }.
ai-expects-invasion-battlefield = { ai-expects } Liczy na więcej siły na polu bitwy, około { $gain }.
ai-expects-invasion-garrison = { ai-expects } Liczy na odporniejszych obrońców.
ai-expects-invasion-army = { ai-expects } Liczy na odporniejszych atakujących.
ai-expects-invasion-burning = { ai-expects } Liczy na mniej własnych sekcji w ogniu.
ai-expects-invasion-damage = { ai-expects } Liczy na mniej obrażeń własnej stolicy.
ai-expects-invasion-developments = { ai-expects } Liczy na więcej rozwinięć.
ai-expects-invasion-hand = { ai-expects } Liczy na więcej kart na ręce, około { $gain }.
ai-expects-invasion-resources = { ai-expects } Liczy na więcej zasobów, około { $gain }.
ai-expects-invasion-deck = { ai-expects } Liczy na talię, która starczy na dłużej.
ai-expects-invasion-corrupted = { ai-expects } Liczy na mniej splugawionych jednostek.
