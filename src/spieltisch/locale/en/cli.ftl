# The terminal table.
cli-intro = A number or words take an action; ? lists all commands.
cli-you = You
cli-player = Player { $number }
cli-opponent = { $level } { $number }
cli-thinking =
    { $seat-person ->
        [you] You are thinking
       *[other] { $seat } is thinking
    }
cli-curtain = The keyboard goes to { $name }. Press Enter when only you are looking.
cli-choose = Choose a number from 1 to { $count }.
cli-possible = That is possible.
cli-no-forecast = Nothing can be foretold about this action.
cli-taken-back = Taken back: { $action }
cli-one-option = There is only one thing to do.
cli-saved = Saved. Go on with: spieltisch play { $title } --load { $path }
cli-leave = Save before you leave? File name, or Enter for no:
cli-earlier = { $count ->
    [one] … 1 earlier line (l shows all)
   *[other] … { $count } earlier lines (l shows all)
}
cli-final = Final ranking
cli-points = points
cli-help-number = take that action
cli-help-words = take the action with these words; unique beginnings are enough
cli-help-why = why that is not possible
cli-help-forecast = what an action would change
cli-help-undo = take back your last action
cli-help-hint = show the three best actions, with reasons
cli-help-ask = ask a question, answered with causes
cli-help-table = show the table again
cli-help-log = show the whole log
cli-help-save = save the game
cli-help-quit = leave (offers to save)
