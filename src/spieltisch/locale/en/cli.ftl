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
cli-help-words = take the action with these words, in your language or in English; beginnings are enough, Tab completes
cli-help-why = why that is not possible; without words why they did the last thing
cli-nobody-acted = No opponent has acted yet.
cli-help-forecast = what an action would change
cli-help-undo = take back your last action
cli-help-hint = show the three best actions, with reasons
cli-help-ask = ask a question, answered with causes
cli-help-table = show the table again
cli-help-log = show the whole log
cli-help-save = save the game
cli-help-quit = leave (offers to save)
cli-several = That could mean: { $actions }.
cli-did-you-mean = “{ $line }” is not understood. Did you mean { $actions }?
cli-word-help = help
cli-word-why = why
cli-word-forecast = forecast
cli-word-undo = undo
cli-word-hint = hint
cli-word-ask = ask
cli-word-table = table
cli-word-log = log
cli-word-save = save
cli-word-quit = quit
cli-argument-number = <number>
cli-argument-words = <words>
cli-argument-file = <file>
cli-usage = Usage:
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-errors = Error
cli-default = [default: { "{}" }]
cli-required = [required]
cli-language-option = --language speaks another language, anywhere in the line: { $languages }.
cli-command = A digital table for Chaos in the Old World, Small World of Warcraft and Warhammer: Invasion.
cli-command-play = Play a title in the terminal.
cli-command-draft = Draft decks of Warhammer: Invasion, then play with them.
cli-command-serve = Open the table: a server for browsers, friends and bots. More settings: docs/hosting.md.
cli-command-titles = List the titles on this machine, their seats and options.
cli-command-simulate = Play one line-up against itself and report; -v says why each choice was made.
cli-command-arena = Let opponents play a series; seats, gods and decks rotate.
cli-command-replay = Show a saved game entry by entry.
cli-command-review = Look over a finished game: chances, turning points, luck and play.
cli-command-verify = Rebuild a saved game, check every digest and recompute all chance from the opened secret.
cli-command-position = Show a written position and what can be done in it; write the last moment of a saved game as a position.
cli-command-content = All components of a title, with where each record comes from.
cli-command-fuzz = Play random games under the contract kit until time is up or a promise breaks.
cli-command-bench = Decisions and playouts per second and the time of a copy, on one core.
cli-command-deck = Decks of Warhammer: Invasion as plain text.
cli-command-deck-check = Say whether a deck is legal in a tournament, with a reason for every fault.
cli-command-deck-show = Write a deck list out cleanly, by number, in English or German.
cli-command-deck-starter = Write out the forty cards of a starter deck.
cli-command-admin = Look after stored tables.
cli-command-admin-list = All tables, the last played first.
cli-command-admin-export = Write the whole log of a table, its secret included, into a file.
cli-command-admin-import = Make a table from a log; its seats are open, the links are printed.
cli-command-admin-rewind = Keep only the first entries of a table. Whoever plays it is reconnected.
cli-command-admin-delete = Remove a table and all it remembers.
cli-command-admin-verify = Replay every table and recompute its chance from the secret.
cli-option-help = Show this help.
cli-option-version = Print the version.
cli-option-title = Which title: see `spieltisch titles`.
cli-option-titles = Which titles; all by default.
cli-option-seats = Number of players; by default as many as the title or the line-up has.
cli-option-you = Your seats: a number, several with commas, `all` or `none`.
cli-option-level = Opponents: random, greedy, novice, veteran or warlord.
cli-option-seed = Fixes all chance: the same seed gives the same game.
cli-option-option = An option of the title: name=value, or name=@FILE; see `spieltisch titles`.
cli-option-load = Go on with a saved game.
cli-option-play-position = Start from a written position.
cli-option-curtain = Hide the table while the keyboard changes hands.
cli-option-file = A file.
cli-option-entry = The moment after this entry.
cli-option-seat = See it through the eyes of this seat (from 1).
cli-option-step = Stop after every entry.
cli-option-lines = Lines that the strongest opponent thinks about each choice.
cli-option-as_json = Everything, as JSON.
cli-option-seconds = How long, in seconds.
cli-option-agents = Opponents, with commas; the last one takes all seats left over.
cli-option-games = How many games.
cli-option-jobs = How many at once.
cli-option-on = Local processes, or ray for a cluster.
cli-option-scale = Part of every level’s time budget, 0.1 for a quick series.
cli-option-iterations = Count instead of clock, for a novice.
cli-option-out = The results, JSON lines; an interrupted series goes on here.
cli-option-page = An HTML page with plots.
cli-option-verbose = Every choice of the first game with its reason.
cli-option-host = Address to listen on; 0.0.0.0 for the whole network.
cli-option-port = Port; 0 takes a free one.
cli-option-data = Folder for tables and secrets.
cli-option-open_browser = Open the browser.
cli-option-race = dwarf, empire, orc or chaos.
cli-option-side = Your side: order, destruction or random.
cli-option-table = The table.
cli-option-path = A file.
cli-head-title = Title
cli-head-seats = Seats
cli-head-options = Options
cli-head-kind = Kind
cli-head-records = Records
cli-head-sources = Sources
cli-head-decisions = decisions/s
cli-head-playouts = playouts/s
cli-head-copy = copy µs
cli-head-agent = Opponent
cli-head-played = Seats played
cli-head-wins = Wins
cli-head-share = Share
cli-head-interval = { PERCENT(95) } interval
cli-head-elo = Elo
cli-build-compiled = compiled
cli-build-plain = plain Python (make fast compiles)
cli-title-broken = does not load: { $text }
cli-go-on = Enter goes on, Ctrl-C leaves
cli-ranking = Ranking: { $order }
cli-unfinished = Unfinished; to act: { $seats }
cli-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
cli-verified =
    ok: { $title }, { cli-entries }, { $state ->
        [finished] finished
       *[running] running
    }
cli-commitment = Commitment: { $commitment }
cli-fuzzed = { $games } games, { $decisions } decisions
cli-kept = { cli-fuzzed }, every promise kept
cli-report = Report: { $page }
cli-scores = Scores: { $scores }, order: { $order }
cli-table-public = public
cli-table-private = private
cli-table-gone = { $table } is gone.
cli-error-not_over = This game is not over yet; only finished games are reviewed.
cli-error-no_language = There is no language “{ $wanted }”; there are: { $languages }.
cli-error-no_command = There is no command “{ $word }”. Perhaps: { $near }.
cli-error-no_option = There is no option { $option }; --help lists them.
cli-error-missing = Something is missing: { $param }.
cli-error-bad_value = { $param } has a value that does not fit.
cli-error-no_file = There is no file { $file }.
cli-error-unreadable = { $file } cannot be read as text.
cli-error-no_position = { $file } is not a position: it must be a mapping with a `title`.
cli-error-broken_log = This log cannot be replayed. { $text }
cli-error-option_form = Write options as name=value, not “{ $pair }”; there are: { $options }.
cli-error-no_level = There are no opponents called “{ $level }”; there are: { $levels }.
cli-error-you = --you takes seats from 1 to { $count }, `all` or `none`, not “{ $text }”.
cli-error-no_seat = Seats are 1 to { $count }, not { $seat }.
cli-error-no_starter = There is no starter deck for “{ $race }”; there are: { $races }.
cli-option-install_completion = Install completion for this shell.
cli-option-show_completion = Show completion for this shell, to copy or adapt it.
cli-command-lab = Let opponents learn: self-play, training, matches (spieltisch lab --help).
cli-option-receipt = What you kept of the game while you played, as ENTRY:RECEIPT.
cli-trouble-setting = A setting cannot be read: { $text }
cli-trouble-folder = The data folder { $folder } cannot be used: { $text }
cli-trouble-short_secret = The secret must have at least { $count } characters.
cli-trouble-odd_secret = { $path } is not readable: it must hold one line of plain letters.
cli-trouble-lost_secret = { $path } is empty or too short; bring it back from a backup, or delete it to start with a new one.
cli-trouble-in_use = Another server uses { $folder }; give this one another --data.
cli-trouble-port = { $host } port { $port } cannot be used: { $text }
cli-trouble-newer = The database is of a newer Spieltisch (schema { $there }, here { $here }); update this one.
cli-trouble-unreachable = The database cannot be reached: { $text }
cli-trouble-unopened = The database { $path } cannot be opened: { $text }
cli-trouble-no_table = There is no table { $table }.
cli-trouble-not_begun = { $table } has not begun.
cli-trouble-log = This is not a readable log: { $text }
cli-trouble-no_entry = { $table } has entries 0 to { $count }.
cli-cause-EACCES = permission denied
cli-cause-EROFS = it is read-only
cli-cause-ENOSPC = the disk is full
cli-cause-EADDRINUSE = another program listens there
cli-cause-EADDRNOTAVAIL = this machine has no such address
cli-cause-ENOTDIR = a file is in the way
cli-cause-EEXIST = a file is in the way
cli-cause-ECONNREFUSED = nobody answers there
cli-cause-DatabaseError = this is no database, or a damaged one
cli-cause-OperationalError = it cannot be read or written
cli-cause-InvalidPasswordError = the password is wrong
cli-cause-InvalidCatalogNameError = there is no such database
cli-table-link = Seat { $seat }: { $link }

## the rule book
cli-command-rules = Open the rule book of a title: its chapters, a place in it (#anchor), the best paragraph for some words, or an example.
cli-option-words = Words to look for, or #anchor.
cli-option-example = An example of the book, to play from there.
cli-option-whole = The whole book.
cli-book-others = Also in the book:
cli-book-example = Example
cli-book-ruling = Our ruling
cli-error-no_book = There is no rule book for “{ $title }”; there are: { $titles }.
cli-error-nothing_in_book = The book has nothing about “{ $text }”. Nearest words: { $near }.
cli-error-no_example = There is no example called “{ $example }”; there are: { $examples }.

## lessons and puzzles
cli-command-guide = Play a guided first game of a title.
cli-command-puzzle = List the lessons and puzzles of a title, or play one by its number.
cli-option-number = The number of the puzzle; without it they are listed.
cli-option-solve = Show the solution and why it works.
cli-puzzle-hint = Hint
cli-puzzle-solved = Solved.
cli-puzzle-missed = Not this time. Try again: the position waits.
cli-error-no_puzzle = There is no puzzle { $number }; the last one is { $count }.
