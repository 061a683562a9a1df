## A finished game looked over

review-title = Review
review-by = Chances as the strongest opponent reckons them, after every entry.
review-reckoning = Reckoning
review-seat = { $player }: from { $first } to { $last }; luck { $luck }, choices of all { $play }
review-choices = Of { $count } choices { $firsts } were the strongest opponent’s first, { $seconds } its second.
review-kind-luck = luck
review-kind-own = own play
review-kind-others = others
review-odds = As good or as bad in { $share } of all rolls and draws.
review-same = The strongest plays the same.
review-better = The strongest: { $action } ({ $share }).
review-none = No turning points: nothing moved the chance by three points or more.
review-head-entry = Entry
review-head-when = When
review-head-change = Change
review-head-kind = By
review-head-what = What happened
review-head-best = Instead
