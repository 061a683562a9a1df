# Games, links and pages for elsewhere.
ui-games = My games
ui-games-count = { $count ->
        [one] one game
       *[other] { $count } games
    }, { $running } in progress
ui-games-empty = No games yet. Play one, or import a file.
ui-games-none = No game matches.
ui-games-search = Player or game
ui-games-all = All games
ui-games-which = Which games
ui-games-any = Any
ui-games-running = In progress
ui-games-finished = Finished
ui-games-starred = Starred
ui-games-star = Star this game
ui-games-menu = More about this game
ui-games-import = Import
ui-games-export = Export all
ui-games-export-some = Export these { $count }
ui-games-export-one = Export
ui-games-left-out =
    { $count ->
        [one] One game is not in the file
       *[other] { $count } games are not in the file
    }: games in progress on a server can only be exported once they are over.
ui-games-delete = Delete
ui-games-sure = Delete this game from this device for good?
ui-games-hide = Hide from this list
ui-games-show-left = Show { $count } hidden
ui-games-file = from a file
ui-games-over = finished
ui-games-won = won
ui-games-lost = lost
ui-games-nobody = no winner
ui-games-place = place { $place } of { $of }
ui-games-storage = { $mb } MB of { $of } MB used on this device
ui-games-clear = Clear…
ui-games-clear-title = Delete all games from this device?
ui-games-clear-own =
    { $count ->
        [one] one game played on this device
       *[other] { $count } games played on this device
    }{ $running ->
        [0] {""}
       *[other] , { $running } of them in progress
    }
ui-games-clear-replays =
    { $count ->
        [one] one game from a file
       *[other] { $count } games from files
    }
ui-games-clear-away =
    { $count ->
        [one] one game of a server that you played on here: the server does not have your last moves yet
       *[other] { $count } games of a server that you played on here: the server does not have your last moves yet
    }
ui-games-clear-stars = all stars
ui-games-clear-stays = Games on a server stay there. Settings, decks and solved puzzles stay as well.
ui-games-clear-export = Export first
ui-games-clear-go = Delete all of this
ui-games-cleared = All games were deleted from this device.
ui-games-file-foreign = There are no games in this file.
ui-games-file-damaged = This file of games is damaged or incomplete; nothing was added.
ui-games-file-newer = This file was saved by a newer version. Reload the page to get that version.
ui-games-import-title = Games in this file
ui-games-import-new =
    { $count ->
        [0] Nothing in this file is new.
        [one] One game is new:
       *[other] { $count } games are new:
    }
ui-games-import-known =
    { $count ->
        [one] One more is here already and stays as it is.
       *[other] { $count } more are here already and stay as they are.
    }
ui-games-import-go =
    { $count ->
        [one] Add one game
       *[other] Add { $count } games
    }
ui-play-text = Copy as play text
ui-play-stats = Record this game in BG Stats
ui-calendar = Deadline as a calendar file
ui-calendar-none = You have no deadline right now: it is not your turn.
ui-calendar-turn = Your turn: { $title }
ui-calendar-text = Until then you have time to decide.
ui-forum = Copy for a forum
ui-forum-help = A frame with the board where HTML is allowed, or a picture with a link. It opens without signing up.
ui-embed-open = All hands are open.
ui-embed-table = Open at the table
