# The table on this device: without a server, installed, offline.
ui-device-runs = Runs on this device
    .ready = ready to play offline
    .fetching = downloaded { $done } of { $total } MB
    .short = On this device
ui-device-storage = Uses { $mb } MB on this device: the table itself and your games.
ui-device-install = Install
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
ui-no-answer = The table is not responding
    .kept = Your move will be sent once, as soon as the table responds.
ui-out-of-reach = The table cannot be reached
    .since = since { $time }; your last move is saved
    .kept = Your last move is saved. The table reconnects by itself as soon as it can be reached.
    .as = as of { $time }
    .seen = You see this table as it was here at { $time }. It goes on by itself as soon as it can be reached; until then nothing can be done here.
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
ui-home = The table can be reached again. Send your game back to it?
    .text = { $title }: moves here { $here }, on the server { $there }.
    .go = Send it back
server-not_alone = Only a game of one person against computer opponents can be kept offline: otherwise other players’ hidden cards would be exposed.
server-went_on = The table has moved on in the meantime ({ $entries } moves); both versions are kept.
server-kept_along = The player has an offline copy of this game with all hidden cards, so nobody else can join. Start a new game instead: it is open to everyone.

# The own seat on another device, and all own tables by a code.
ui-device-seat = My seat on another device
    .help = Scan this with your phone, or open the link where you want to continue: you have the same seat on both devices.
    .once = The link works once, for one day. Anyone with the link has your seat, so send it only to yourself.
    .others =
        { $count ->
                [one] One other device has
               *[other] { $count } other devices have
            } this seat.
    .only = Only on this device
    .alone = Only this device has your seat now.
    .yours = The seat of { $name }, on this device too
    .take = Take my seat here
ui-link-used = This link has been used
ui-mine = My tables
ui-nudge = Remind { $name }
    .done = { $name } will be reminded.
ui-time-left = { $time } left
ui-next-table =
    { $count ->
        [one] Another table waits for you
       *[other] { $count } other tables wait for you
    }
ui-mine-elsewhere = My tables on another device
ui-mine-code = A code for my other devices
    .help = With this code, any browser can open all your tables: no account, no e-mail. Keep it as safe as a key; you also need it if this browser ever forgets you.
    .once = You see it only this once: the server keeps nothing but a fingerprint of it.
    .keep = Save as a file
    .make = Make a code
    .renew = Make a new code
    .has = You have a code. A new one replaces it.
    .drop = Withdraw the code
    .dropped = The code no longer works.
    .file = This code opens all your tables. Enter it on the page above.
ui-mine-return = I have a code
    .field = Your code
    .go = Show my tables
    .file = From the file
    .done = Your tables are here now.
    .none = There is no code in this file.
ui-mine-alone = Sign out all other devices
    .help = If you lost a device, or somebody knows your code: only this browser keeps your tables, and no code or link for other devices works any more.
    .go = Only this browser
    .sure = Sign out all others?
    .done = Only this browser has your tables now.
ui-mine-data = My data
    .help = What this server stores of you: names, addresses for notices, chat, which tables, what you have learned. Moves belong to the games and stay in them.
    .download = Download
    .erase = Delete everything
    .sure = Delete everything for good? The computer takes your seats in running games. This browser begins anew.
    .erased = Everything about you was deleted.
ui-tell = Notify me when it is my turn
    .days = This game takes several days.
    .keep = Save
    .kept = Saved.
    .confirm = An e-mail is on its way: confirm there that notices may go to this address.
    .try = Test it now
ui-tell-push = This device
    .off = Notifications are not allowed in this browser.
    .none = This browser shows no notices while the page is closed.
    .insecure = Not possible here: browsers require HTTPS, and this page does not use it. E-mail and webhook still work.
    .on = This device is notified. Renew
    .ask = Notify this device
ui-tell-email = E-mail
    .none = This server sends no e-mail: its owner would have to set up a mail server.
ui-tell-webhook = Webhook
    .help = The address of a Discord channel, for example. The message is posted there.
ui-tell-times = When
    .now = As soon as it is my turn
    .daily = Once a day, at
    .quiet = Not between
    .and = and
    .reminder = In games that take several days you are reminded once before your time runs out.
ui-tried-sent = sent
ui-tried-failed = did not arrive
ui-tried-unconfirmed = the address is not confirmed yet
ui-tried-none = Nothing has been set up yet.
