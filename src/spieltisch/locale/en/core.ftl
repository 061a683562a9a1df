# What the kernel, the server and the opponents say to players.
core-over = The game is over.
core-not_your_turn = It is not your turn: { $seats } must decide first.
core-not_now = That is not part of this decision.
core-empty_action = Say what you want to do.
core-unknown_verb = There is no action called “{ $word }”.
core-unknown_argument = “{ $word }” is nothing that fits here ({ $domain }).
core-argument_count = It is written like this: { $wanted }
core-ambiguous = “{ $word }” could mean { $matches }.
core-undo_chance = not past the dice or the draw
core-undo_other_seat = not past { $seat }’s move
core-undo_reveal = not past what was revealed
core-undo_start = back to the start

ai-level-random = Drifter
ai-level-greedy = Opportunist
ai-level-novice = Novice
ai-level-veteran = Veteran
ai-level-warlord = Warlord
ai-only = There is nothing else to do.
ai-random = Picked blindly.
ai-planned = Part of the plan made a moment ago.
ai-expects = Expects { $share } % of the win, against { $next_share } % for “{ $next }”.
ai-expects_feature = Expects { $share } % of the win, against { $next_share } % for “{ $next }”; mostly because of { $feature }.
