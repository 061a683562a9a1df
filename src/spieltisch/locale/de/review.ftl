## A finished game looked over

review-title = Durchsicht
review-by = Chancen nach jedem Eintrag, wie der stärkste Gegner sie schätzt.
review-reckoning = Wird berechnet
review-seat = { $player }: von { $first } auf { $last }; Glück { $luck }, Entscheidungen aller { $play }
review-choices = Von { $count } Entscheidungen waren { $firsts } die erste Wahl des stärksten Gegners, { $seconds } seine zweite.
review-kind-luck = Glück
review-kind-own = eigenes Spiel
review-kind-others = andere
review-odds = So gut oder so schlecht bei { $share } aller Würfe und Züge vom Stapel.
review-same = Der stärkste Gegner spielt dasselbe.
review-better = Der stärkste Gegner: { $action } ({ $share }).
review-none = Keine Wendepunkte: Nichts hat die Chance um drei Punkte oder mehr verändert.
review-head-entry = Eintrag
review-head-when = Wann
review-head-change = Änderung
review-head-kind = Durch
review-head-what = Was geschah
review-head-best = Stattdessen
