# Was Kern, Server und Gegner den Spielern sagen.
core-over = Das Spiel ist vorbei.
core-not_your_turn = Du bist nicht am Zug: Erst muss { $seats } entscheiden.
core-not_now = Das gehört nicht zu dieser Entscheidung.
core-empty_action = Sag, was du tun willst.
core-unknown_verb = Eine Aktion namens „{ $word }“ gibt es nicht.
core-unknown_argument = „{ $word }“ passt hier nicht ({ $domain }).
core-argument_count = So schreibt man es: { $wanted }
core-ambiguous = „{ $word }“ kann { $matches } bedeuten.
core-undo_chance = nicht hinter Würfel oder Ziehen zurück
core-undo_other_seat = nicht hinter den Zug von { $seat } zurück
core-undo_reveal = nicht hinter Aufgedecktes zurück
core-undo_start = zurück bis zum Anfang

ai-level-random = Treibholz
ai-level-greedy = Opportunist
ai-level-novice = Neuling
ai-level-veteran = Veteran
ai-level-warlord = Kriegsherr
ai-only = Etwas anderes ist nicht möglich.
ai-random = Blind gewählt.
ai-planned = Teil des eben gefassten Plans.
ai-expects = Erwartet { $share } % des Siegs, gegenüber { $next_share } % mit „{ $next }“.
ai-expects_feature = Erwartet { $share } % des Siegs, gegenüber { $next_share } % mit „{ $next }“; vor allem wegen { $feature }.
