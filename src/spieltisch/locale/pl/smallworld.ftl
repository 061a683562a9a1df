# Small World of Warcraft: nazwy krain; reszta po angielsku.
smallworld-title = Small World of Warcraft
smallworld-terrain-field = pola
smallworld-terrain-hill = wzgórze
smallworld-terrain-forest = las
smallworld-terrain-swamp = bagno
smallworld-terrain-mountain = góry
smallworld-terrain-lake = jezioro
smallworld-terrain-sea = morze
smallworld-faction-neutral = neutralni
smallworld-faction-alliance = Przymierze
smallworld-faction-horde = Horda
smallworld-event-round = Runda { $number }
