# The table on this device: without a server, installed, offline.
ui-device-runs = Runs on this device
    .ready = ready without a network
    .fetching = fetching { $done } of { $total } MB
    .short = On this device
ui-device-storage = { $mb } MB are kept on this device: the table itself and { $count ->
        [one] one game
       *[other] { $count } games
    }.
ui-device-install = Install
ui-device-export = Save all games to a file
ui-device-import = Bring in games from a file
ui-device-imported = { $count ->
        [0] There was no game in it.
        [one] One game was brought in.
       *[other] { $count } games were brought in.
    }
ui-device-update = A new edition is here
    .note = This game keeps the old one.
    .later = After the game
    .now = Use it now
ui-device-play = Play offline
ui-device-server = Connected
    .away = not reached, play here
    .add = Add a server
    .friends =
        { $count ->
            [one] one friend here
           *[other] { $count } friends here
        }
ui-device-elsewhere = Friends elsewhere need a server
    .text = Here everything runs on this device: against opponents or around one screen. A table with people elsewhere stands on a server. Whoever runs one can tell you its address.
    .address = Address of the server
    .go = Go there
ui-out-of-reach = The table cannot be reached
    .since = since { $time }, your last move is kept
    .kept = Your last move is kept. The table comes back by itself as soon as it can be reached.
ui-playon = Play on here?
    .text =
        Your game is on this device up to your last move. { $count ->
            [one] The opponent
           *[other] The { $count } opponents
        } can think here as well.
    .again = trying again in { $seconds } s
    .opponents =
        { $count ->
            [one] one opponent
           *[other] { $count } opponents
        }
    .device = this device
    .server = the server
    .same = Same hands, same decks, same rules
    .back = Later the server takes your moves over
    .go = Play on here
    .wait = Wait
    .look = Look at the table
    .note = The log will say so. With friends at the table only waiting is offered: their cards stay theirs.
ui-along = Take this game along
    .note = If the server cannot be reached you can play on here. The opponents’ hands and the dice to come lie on this device from then on, so nobody else can sit down at this table, and the log says so.
    .kept = Taken along since move { $entry }: nobody else can sit down at this table.
ui-notice-along = This game is now on its player’s device too; nobody else can sit down.
ui-known = This game began from a position: whoever made it may know what lies hidden.
ui-push = Tell me when it is my turn
    .on = This device is told when it is your turn at this table, even when it is closed.
    .off = This browser may not be told.
ui-home = The table can be reached again. Bring the game back?
    .text = { $title }: moves here { $here }, there { $there }.
    .go = Bring it back
server-not_alone = Only a game of one person against opponents can be taken along: others would lose their secrets.
server-went_on = The table has gone on meanwhile ({ $entries } entries); both are kept.
server-kept_along = This game is on its player’s device too, with everything that lies hidden: nobody else can sit down. A new game is open to all.
