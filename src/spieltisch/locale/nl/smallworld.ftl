# Small World of Warcraft: namen van landschappen; de rest in het Engels.
smallworld-title = Small World of Warcraft
smallworld-terrain-field = velden
smallworld-terrain-hill = heuvel
smallworld-terrain-forest = bos
smallworld-terrain-swamp = moeras
smallworld-terrain-mountain = gebergte
smallworld-terrain-lake = meer
smallworld-terrain-sea = zee
smallworld-faction-neutral = neutraal
smallworld-faction-alliance = Alliantie
smallworld-faction-horde = Horde
smallworld-event-round = Ronde { $number }
