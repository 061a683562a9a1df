# The table on this device: without a server, installed, offline.
ui-device-runs = Runs on this device
    .ready = ready to play offline
    .fetching = downloaded { $done } of { $total } MB
    .short = On this device
ui-device-storage = Uses { $mb } MB on this device: the table itself and { $count ->
        [one] one game
       *[other] { $count } games
    }.
ui-device-install = Install
ui-device-export = Save all games to a file
ui-device-import = Import games from a file
ui-device-imported = { $count ->
        [0] There was no game in the file.
        [one] One game was imported.
       *[other] { $count } games were imported.
    }
ui-device-update = A new version is available
    .note = This game stays on the old one.
    .later = After the game
    .now = Update now
ui-device-play = Play offline
ui-device-server = Connected
    .away = unreachable, play here
    .add = Add a server
    .friends =
        { $count ->
            [one] one friend here
           *[other] { $count } friends here
        }
ui-device-elsewhere = Friends elsewhere need a server
    .text = Here everything runs on this device: you play against computer opponents or share one screen. To play with people elsewhere you need a server; ask the person who runs it for the address.
    .address = Server address
    .go = Go there
ui-sending = Sending…
ui-no-answer = The table does not answer
    .kept = Your move goes out once, as soon as the table answers.
ui-out-of-reach = The table cannot be reached
    .since = since { $time }; your last move is saved
    .kept = Your last move is saved. The table reconnects by itself as soon as it can be reached.
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
    .same = Same cards, same decks, same rules
    .back = The server takes over your moves later
    .go = Play on here
    .wait = Wait
    .look = Look at the table
    .note = The log records this. With friends at the table you can only wait: their cards stay hidden.
ui-along = Keep an offline copy
    .note = If the server cannot be reached, you can play on here. From then on the opponents’ cards and all future rolls are stored on this device, so nobody else can join this table, and the log says so.
    .kept = Offline copy since move { $entry }: nobody else can join this table.
ui-notice-along = The player now has an offline copy of this game; nobody else can join.
ui-known = This game began from a set-up position: the person who set it up may know the hidden cards.
ui-push = Notify me when it’s my turn
    .on = You’ll be notified on this device when it’s your turn at this table, even when the table is closed.
    .off = Notifications are not allowed in this browser.
ui-home = The table can be reached again. Send your game back to it?
    .text = { $title }: moves here { $here }, on the server { $there }.
    .go = Send it back
server-not_alone = Only a game of one person against computer opponents can be kept offline: otherwise other players’ hidden cards would be exposed.
server-went_on = The table has moved on in the meantime ({ $entries } moves); both versions are kept.
server-kept_along = The player has an offline copy of this game with all hidden cards, so nobody else can join. Start a new game instead: it is open to everyone.
