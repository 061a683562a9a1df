## A finished game looked over

review-title = Review
review-by = Chances at the end of every turn, as the strongest opponent sees them.
review-reckoning = Calculating
review-seat = { $player }: from { $first } to { $last }; luck { $luck }, everyone’s choices { $play }
review-taken-back = { $seat } took a move back after dice or cards were seen (moment { $entry }).
review-choices = Out of { $count } choices, { $firsts } were the strongest opponent’s first pick and { $seconds } its second.
review-kind-luck = luck
review-kind-own = own play
review-kind-others = others
review-conceded = { $player } conceded here.
review-played = played
review-odds = A result this good or this bad comes up { $share } of the time.
review-same = The strongest opponent would have done the same.
review-better = The strongest opponent would have chosen: { $action } ({ $share }).
review-none = No turning points: no turn changed the chances by more than the margin of error.
review-head-entry = Move
review-head-when = When
review-head-change = Change
review-head-kind = Cause
review-head-what = What happened
review-head-best = Because
review-percent = { PERCENT($share) }
review-curve = { PERCENT($share) } after move { $at } of { $of }
review-curve-title = Chances at the end of every turn
review-points-title = Turning points
review-luck-title = Luck and play
review-luck-help = Percentage points from beginning to end: dice and cards, then everyone’s choices.
review-luck = Luck
review-play = Play
review-try-again = Try again from here
review-link = Link
review-picture = Picture
review-copied = Link to this moment copied.
review-chapter = Chapter

## What decided it: every number is calculated or counted

review-story-won = { $seat } won it { $when }, when the chance of winning rose from { PERCENT($first) } to { PERCENT($last) }.
review-story-after = After that, nobody else rose above { PERCENT($share) }.
review-story-steady = { $seat } won step by step: no single turn changed the chances by more than the margin of error.
review-story-shared = { $seats } share the win.
review-story-nobody = Nobody won.
review-swing = The swing that decided
review-swing-share = from { PERCENT($first) } to { PERCENT($last) }
review-play-moment = Play this moment
review-because = because
review-because-own = The position is different now; nothing that the table counts happened in this turn.
review-because-others = The position is different now; nothing that the table counts happened in this turn.
review-because-luck = What was rolled or drawn changed the outlook; nothing that the table counts happened.
review-words-luck-good = Luck with dice and cards added { $points } percentage points.
review-words-luck-bad = Bad luck with dice and cards cost { $points } percentage points.
review-words-luck-even = Luck with dice and cards evened out.
review-words-play-good = The players’ choices added { $points } percentage points.
review-words-play-bad = The players’ choices cost { $points } percentage points.
review-words-play-even = The players’ choices made no difference.
review-words-dearest = Costliest choice, { $when }: { $action }. Better by { $points } percentage points: { $next }.
