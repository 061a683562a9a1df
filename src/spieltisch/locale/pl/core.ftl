# Co mówią jądro, serwer i przeciwnicy.
core-over = Gra jest skończona.
core-not_your_turn = To nie twoja kolej: najpierw decyduje { $seats }.
core-not_now = To nie należy do tej decyzji.
core-undo_chance = nie poza rzut kości lub dobieranie
core-undo_other_seat = nie poza ruch gracza { $seat }
core-undo_reveal = nie poza to, co odkryto
core-undo_start = do początku
ai-level-random = Włóczęga
ai-level-greedy = Oportunista
ai-level-novice = Nowicjusz
ai-level-veteran = Weteran
ai-level-warlord = Wódz
ai-only = Nic innego nie można zrobić.
