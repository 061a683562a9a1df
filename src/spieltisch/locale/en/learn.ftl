# Learning at the table: guided games, lessons and puzzles.

## Guided first game
ui-guide = Your first game
ui-guide-second = The second lesson
ui-guide-games = Guided games
ui-guide-step = Step { $at } of { $of }
ui-guide-show = Show me
ui-guide-rule = Rule
ui-guide-skip = Skip step
ui-guide-leave = Leave
ui-guide-fold = Collapse
ui-guide-next = Continue
ui-guide-undo = Undo
ui-guide-anyway = Play on
ui-guide-nudge = You may do that, but it is not what this step is about.
ui-guide-watch = Watch: { $news }
ui-guide-first = First: { $action }
ui-guide-here = (this is what the guide means)
ui-guide-end = Now you know how to play
    .say = That is all the guide has to say. The game goes on from here, and the opponents go easy on you.
ui-guide-on = Play on from here
ui-guide-further = Next lesson
ui-guide-whole = A whole game
ui-guide-again = Once more
ui-guide-lessons = To the lessons
ui-learn = Learn
    .first = first game
    .second = the second lesson
    .step = step { $at } of { $of }
    .again = learned · again?

## Lessons and puzzles
ui-puzzles = Lessons and puzzles
    .short = Puzzles
    .some = { $solved } of { $of }
    .none = { $of } to solve
ui-puzzle = Puzzle
ui-puzzle-lessons = Lessons
    .note = one idea each, two minutes
ui-puzzle-puzzles = Puzzles
    .note = a position, a goal, one turn
ui-puzzle-level = Difficulty { $level } of 5
ui-puzzle-goal = Goal
ui-puzzle-new = new
ui-puzzle-solved = solved
ui-puzzle-tried =
    { $count ->
        [one] tried once
       *[other] tried { $count } times
    }
ui-puzzle-count = { $count } of { $of } solved
ui-puzzle-filter-all = All
ui-puzzle-filter-open = Open
ui-puzzle-filter-solved = Solved
ui-puzzle-open = Open on the table
ui-puzzle-explain = Explain it
ui-puzzle-later = The explanation opens once you solve it
ui-puzzle-last = Your last try: { $result }
ui-puzzle-least = { $now } of { $of }
ui-puzzle-most = { $now }, at most { $of }
ui-puzzle-done = Solved.
ui-puzzle-missed = Not this time: { $result }.
ui-puzzle-again = Start over
ui-puzzle-next = Next

## From the book
ui-book-from = From the book:
ui-book-back = back to the page

ui-gentle = Explain the first decisions in one line

## Tables of cards in the book
ui-catalogue-find = Find by name or text
ui-catalogue-none = Nothing here has these words.
ui-catalogue-name = Name
ui-catalogue-text = Text
ui-catalogue-copies = Copies
ui-catalogue-type = Type

## Coach
ui-coach = Coach
ui-coach-none = No moments yet. Review one of your finished games: up to three of its choices come here to be tried again.
ui-coach-due =
    { $count ->
        [0] nothing to try today
        [one] one moment to try today
       *[other] { $count } moments to try today
    }
ui-coach-moments = Moments to try again
    .note = with what you knew then; asked again after days
ui-coach-moment = Moment to try again
ui-coach-three =
    { $count ->
        [one] One moment to try again
        [3] Three moments to try again
       *[other] { $count } moments to try again
    }
ui-coach-goal = What would you do?
    .help = Keep nine tenths of the chance that there was. What was played here kept less.
ui-coach-cost = cost { $points } percentage points
ui-coach-kept = { $tenths } tenths of the chance kept.
ui-coach-missed = { $tenths } tenths of the chance kept: too few.
ui-coach-unknown = The strongest opponent hardly looked at this choice.
ui-coach-best = The strongest opponent would have chosen: { $action }.
ui-coach-played = In the game it was: { $action }.
ui-coach-again =
    { $count ->
        [0] Asked again today.
        [one] Asked again tomorrow.
       *[other] Asked again in { $count } days.
    }
ui-coach-next = Next moment
ui-coach-try = Try again
ui-coach-forget = Do not ask again
ui-coach-losses = What you lose by
    .note = choices that kept less than nine tenths of the chance, out of all that were weighed
ui-coach-games =
    { $count ->
        [one] one game reviewed
       *[other] { $count } games reviewed
    }
ui-coach-of = { $lost } of { $choices }
ui-coach-column = Decision
    .lost = Lost, out of all
ui-coach-other = Other decisions
ui-coach-stays = They stay on this device and are asked again after days:
