# Wat de kern, de server en de tegenstanders zeggen.
core-over = Het spel is afgelopen.
core-not_your_turn = Je bent niet aan de beurt: eerst beslist { $seats }.
core-not_now = Dat hoort niet bij deze beslissing.
core-undo_chance = niet voorbij de dobbelstenen of het trekken
core-undo_other_seat = niet voorbij de zet van { $seat }
core-undo_reveal = niet voorbij wat onthuld is
core-undo_start = terug naar het begin
ai-level-random = Zwerver
ai-level-greedy = Opportunist
ai-level-novice = Nieuweling
ai-level-veteran = Veteraan
ai-level-warlord = Krijgsheer
ai-only = Iets anders is niet mogelijk.
