# Dlaczego przeciwnik woli jedno działanie od drugiego: cecha, która je różni.

ai-clear = Szansa na zwycięstwo: { PERCENT($share) }; nic innego nie zapowiadało się tak dobrze.

ai-hopes-lanterns-score = { $gain ->
    [one] To powinno dać około { $gain } punktu więcej.
    [few] To powinno dać około { $gain } punktów więcej.
    [many] To powinno dać około { $gain } punktów więcej.
   *[other] To powinno dać około { $gain } punktu więcej.
}
ai-expects-lanterns-score = { ai-hopes-lanterns-score } { ai-expects }
ai-hopes-lanterns-pilot = To zwiększa szansę na rolę pilota.
ai-expects-lanterns-pilot = { ai-hopes-lanterns-pilot } { ai-expects }
ai-hopes-lanterns-bright = Zostają jaśniejsze karty na kolejne noce.
ai-expects-lanterns-bright = { ai-hopes-lanterns-bright } { ai-expects }

ai-hopes-chaos-race = To krok bliżej zwycięstwa.
ai-expects-chaos-race = { ai-hopes-chaos-race } { ai-expects }
ai-hopes-chaos-domination = { $gain ->
    [one] To powinno dać około { $gain } Punktu Zwycięstwa więcej za dominację.
    [few] To powinno dać około { $gain } Punktów Zwycięstwa więcej za dominację.
    [many] To powinno dać około { $gain } Punktów Zwycięstwa więcej za dominację.
   *[other] To powinno dać około { $gain } Punktu Zwycięstwa więcej za dominację.
}
ai-expects-chaos-domination = { ai-hopes-chaos-domination } { ai-expects }
ai-hopes-chaos-influence = To wzmacnia pozycję w cennych regionach.
ai-expects-chaos-influence = { ai-hopes-chaos-influence } { ai-expects }
ai-hopes-chaos-ticks = Obrót wskaźnika przyniesie większe korzyści.
ai-expects-chaos-ticks = { ai-hopes-chaos-ticks } { ai-expects }
ai-hopes-chaos-counters = { $gain ->
    [one] To powinno dać około { $gain } żetonu postępu Zagrożenia więcej.
    [few] To powinno dać około { $gain } żetonów postępu Zagrożenia więcej.
    [many] To powinno dać około { $gain } żetonów postępu Zagrożenia więcej.
   *[other] To powinno dać około { $gain } żetonu postępu Zagrożenia więcej.
}
ai-expects-chaos-counters = { ai-hopes-chaos-counters } { ai-expects }
ai-hopes-chaos-promise = Łatwiej będzie zdobyć żetony postępu Zagrożenia.
ai-expects-chaos-promise = { ai-hopes-chaos-promise } { ai-expects }
ai-hopes-chaos-corruption = { $gain ->
    [one] Na planszę powinno trafić około { $gain } żetonu Zepsucia więcej.
    [few] Na planszę powinno trafić około { $gain } żetonów Zepsucia więcej.
    [many] Na planszę powinno trafić około { $gain } żetonów Zepsucia więcej.
   *[other] Na planszę powinno trafić około { $gain } żetonu Zepsucia więcej.
}
ai-expects-chaos-corruption = { ai-hopes-chaos-corruption } { ai-expects }
ai-hopes-chaos-ruin = { $gain ->
    [one] Spustoszony region powinien dać około { $gain } Punktu Zwycięstwa więcej.
    [few] Spustoszony region powinien dać około { $gain } Punktów Zwycięstwa więcej.
    [many] Spustoszony region powinien dać około { $gain } Punktów Zwycięstwa więcej.
   *[other] Spustoszony region powinien dać około { $gain } Punktu Zwycięstwa więcej.
}
ai-expects-chaos-ruin = { ai-hopes-chaos-ruin } { ai-expects }
ai-hopes-chaos-stake = Da to większy udział w regionach, które zostaną Spustoszone.
ai-expects-chaos-stake = { ai-hopes-chaos-stake } { ai-expects }
ai-hopes-chaos-board = Na planszy zostanie więcej własnych figurek.
ai-expects-chaos-board = { ai-hopes-chaos-board } { ai-expects }
ai-hopes-chaos-losses = Straty w walce powinny być mniejsze.
ai-expects-chaos-losses = { ai-hopes-chaos-losses } { ai-expects }
ai-hopes-chaos-power = Zostanie więcej punktów Mocy na później.
ai-expects-chaos-power = { ai-hopes-chaos-power } { ai-expects }
ai-hopes-chaos-cards = Zostanie więcej kart na później.
ai-expects-chaos-cards = { ai-hopes-chaos-cards } { ai-expects }
ai-hopes-chaos-upgrades = Ta karta Ulepszenia przyda się bardziej.
ai-expects-chaos-upgrades = { ai-hopes-chaos-upgrades } { ai-expects }

ai-hopes-smallworld-coins = { $gain ->
    [one] To powinno dać około { $gain } monety więcej.
    [few] To powinno dać około { $gain } monet więcej.
    [many] To powinno dać około { $gain } monet więcej.
   *[other] To powinno dać około { $gain } monety więcej.
}
ai-expects-smallworld-coins = { ai-hopes-smallworld-coins } { ai-expects }
ai-hopes-smallworld-income = { $gain ->
    [one] W tej turze da to około { $gain } monety więcej.
    [few] W tej turze da to około { $gain } monet więcej.
    [many] W tej turze da to około { $gain } monet więcej.
   *[other] W tej turze da to około { $gain } monety więcej.
}
ai-expects-smallworld-income = { ai-hopes-smallworld-income } { ai-expects }
ai-hopes-smallworld-future = { $gain ->
    [one] W kolejnych turach powinno to dać około { $gain } monety więcej.
    [few] W kolejnych turach powinno to dać około { $gain } monet więcej.
    [many] W kolejnych turach powinno to dać około { $gain } monet więcej.
   *[other] W kolejnych turach powinno to dać około { $gain } monety więcej.
}
ai-expects-smallworld-future = { ai-hopes-smallworld-future } { ai-expects }
ai-hopes-smallworld-strike = Zostaną żetony na jeszcze jeden podbój.
ai-expects-smallworld-strike = { ai-hopes-smallworld-strike } { ai-expects }
ai-hopes-smallworld-force = W następnej turze będzie więcej wolnych żetonów.
ai-expects-smallworld-force = { ai-hopes-smallworld-force } { ai-expects }
ai-hopes-smallworld-thin = Mniej regionów zostanie słabo obsadzonych.
ai-expects-smallworld-thin = { ai-hopes-smallworld-thin } { ai-expects }

ai-hopes-invasion-kingdom = Da to około { $gain } siły więcej w królestwie.
ai-expects-invasion-kingdom = { ai-hopes-invasion-kingdom } { ai-expects }
ai-hopes-invasion-quest = Da to około { $gain } siły więcej w strefie misji.
ai-expects-invasion-quest = { ai-hopes-invasion-quest } { ai-expects }
ai-hopes-invasion-battlefield = Da to około { $gain } siły więcej na polu bitwy.
ai-expects-invasion-battlefield = { ai-hopes-invasion-battlefield } { ai-expects }
ai-hopes-invasion-garrison = Obrońcy wytrzymają więcej.
ai-expects-invasion-garrison = { ai-hopes-invasion-garrison } { ai-expects }
ai-hopes-invasion-army = Atakujący wytrzymają więcej.
ai-expects-invasion-army = { ai-hopes-invasion-army } { ai-expects }
ai-hopes-invasion-burning = Mniej własnych sekcji stanie w ogniu.
ai-expects-invasion-burning = { ai-hopes-invasion-burning } { ai-expects }
ai-hopes-invasion-damage = Własna stolica otrzyma mniej obrażeń.
ai-expects-invasion-damage = { ai-hopes-invasion-damage } { ai-expects }
ai-hopes-invasion-developments = Będzie więcej rozwinięć.
ai-expects-invasion-developments = { ai-hopes-invasion-developments } { ai-expects }
ai-hopes-invasion-hand = { $gain ->
    [one] Na ręce zostanie około { $gain } karty więcej.
    [few] Na ręce zostanie około { $gain } kart więcej.
    [many] Na ręce zostanie około { $gain } kart więcej.
   *[other] Na ręce zostanie około { $gain } karty więcej.
}
ai-expects-invasion-hand = { ai-hopes-invasion-hand } { ai-expects }
ai-hopes-invasion-resources = { $gain ->
    [one] Zostanie około { $gain } zasobu więcej.
    [few] Zostanie około { $gain } zasobów więcej.
    [many] Zostanie około { $gain } zasobów więcej.
   *[other] Zostanie około { $gain } zasobu więcej.
}
ai-expects-invasion-resources = { ai-hopes-invasion-resources } { ai-expects }
ai-hopes-invasion-deck = Talia starczy na dłużej.
ai-expects-invasion-deck = { ai-hopes-invasion-deck } { ai-expects }
ai-hopes-invasion-corrupted = Mniej jednostek będzie splugawionych.
ai-expects-invasion-corrupted = { ai-hopes-invasion-corrupted } { ai-expects }
