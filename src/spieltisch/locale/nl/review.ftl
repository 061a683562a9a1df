## A finished game looked over

review-title = Nabeschouwing
review-by = Kansen na elke regel, zoals de sterkste tegenstander ze inschat.
review-reckoning = Bezig met rekenen
review-seat = { $player }: van { $first } naar { $last }; geluk { $luck }, keuzes van allen { $play }
review-choices = Van { $count } keuzes waren er { $firsts } de eerste van de sterkste tegenstander, { $seconds } zijn tweede.
review-kind-luck = geluk
review-kind-own = eigen spel
review-kind-others = anderen
review-odds = Even goed of even slecht bij { $share } van alle worpen en getrokken kaarten.
review-same = De sterkste tegenstander speelt hetzelfde.
review-better = De sterkste tegenstander: { $action } ({ $share }).
review-none = Geen keerpunten: niets veranderde de kans met drie punten of meer.
review-head-entry = Regel
review-head-when = Wanneer
review-head-change = Verschil
review-head-kind = Door
review-head-what = Wat er gebeurde
review-head-best = In plaats daarvan
