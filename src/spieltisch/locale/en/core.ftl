# What the kernel, the server and the opponents say to players.
core-quoted = “{ $name }”
core-over = The game is over.
core-not_your_turn = It is not your turn: { $seats } must decide first.
core-not_now = You cannot do that here: it does not belong to this decision.
core-empty_action = Type what you want to do.
core-unknown_verb = There is no action called “{ $word }”.
core-unknown_argument = “{ $word }” does not fit here ({ $domain }).
core-argument_count = Write it like this: { $wanted }
core-ambiguous = “{ $word }” could mean { $matches }.
core-undo_chance = You can’t undo a roll or a draw.
core-undo_other_seat = You can’t undo { $seat }’s move.
core-undo_reveal = You can’t undo a reveal.
core-undo_start = back to the start

server-bad_clock = This clock setting cannot be used.
server-bad_email = That is not an e-mail address.
server-bad_eyes = There is no player called “{ $eyes }” whose view could be shown.
server-bad_log = { $entry ->
    [0] This is not a readable game log, or one of a newer version.
   *[other] This is not a readable game log (move { $entry }).
}
server-bad_name = This name cannot be used.
server-bad_number = “{ $name }” must be a number.
server-bad_option = These options do not exist or cannot be chosen: { $names }
server-bad_origin = This page is not allowed to connect to this server.
server-bad_position = This position cannot be set up.
server-bad_question = That question cannot be asked. Possible questions: { $questions }
server-bad_request = The server did not understand this: { $field }
server-bad_seats = This game is for { $seats } players.
server-bad_webhook = Notifications cannot be sent there: the address must start with https.
server-broken_log = The log of this game is damaged at move { $entry }.
server-busy = The server is busy; try again in a moment.
server-conceded = This player has conceded.
server-consent_pending = Another request is still waiting for an answer.
server-empty_chat = The message is empty.
server-failed = Something went wrong on the server.
server-finished = The game is over.
server-half_done = The position can’t be written in the middle of this; try again when it has resolved.
server-moved = The table is being moved; try again in a moment.
server-no_entry = { $entries ->
    [one] The log has only 1 move.
   *[other] The log has only { $entries } moves.
}
server-no_language = This language is not available.
server-no_level = Choose one of these opponents: { $levels }.
server-no_opponent = You can only ask a computer opponent for its reasons.
server-no_person = This person is not at the table.
server-no_replay = This replay does not exist.
server-no_such_address = There is nothing at this address.
server-link_used = This link has already been used: the seat belongs to { $name }. If that is you, open the table where you played and choose “My seat on another device” in the menu. Otherwise ask for a link of your own, or for a link to watch.
server-link_expired = This link to the seat of { $name } is older than a day. Make a new one in the menu of the table: “My seat on another device”.
server-own_seat_here = In this browser you already have a seat of your own at this table. Open the link in another browser.
server-many_devices = This seat is already open on { $count } other devices. Remove them first, in the table’s menu.
server-no_code = There is no such code, or it was withdrawn.
server-only_host = Only the host of this table can start the game.
server-preview = { $title }: a table with friends
server-preview_text = Open the link to see who is there and take your seat. No account needed.
server-preview_replay = { $title }: replay
server-preview_replay_text = A finished game in { $entries } moves. Step through it, look through every player’s eyes, play on from any moment.
server-preview_moment = { $title }: move { $entry }
server-preview_moment_text = Move { $entry } of { $entries } of a finished game. Look at the board, step on, or play on from here.
server-preview_review = { $title }: review
server-preview_review_text = What decided the game, turning point by turning point.
server-preview_position = { $title }: a position
server-preview_position_text = Look at it on the board, play on from there, or ask for a hint. No account needed.
server-preview_rules = { $title }: the rulebook
server-preview_rules_text = The rules in order, with examples on the board, and a search over everything.
server-preview_puzzles = { $title }: lessons and puzzles
server-preview_puzzles_text = Short tasks on the board, from the first move to hard endings.
server-try_notice_text = This is a test. This is how you will be notified when it is your turn in { $title }. { $url }
server-no_table = This table does not exist, or it is not open to you.
server-no_title = There is no game called “{ $title }”.
server-not_finished = The game is not over yet.
server-not_here = Only the person at the host computer can do that.
server-not_your_seat = This is not your seat.
server-not_your_table = This is not your table.
server-not_your_turn = It is not your turn.
server-nothing_to_agree = There is no request to agree to.
server-nothing_to_choose = There is nothing to choose.
server-hand_not_known = No hint: these cards are known only to the player who holds them.
server-tell_first = Tell the table first what was rolled or drawn.
server-no_companion = This table does not lie beside a real one.
server-nothing_to_undo = There is nothing to undo.
server-paused = The game is paused.
server-quota = The daily limit for this address has been reached.
server-seat_taken = This seat is taken.
server-seat_waits = This seat is kept for its player. A computer opponent can play it in the meantime.
server-shut = This computer is not letting guests in at the moment.
server-started = The game has already begun.
server-title_broken = “{ $title }” cannot be played right now.
server-too_fast = Too many requests. Please slow down.
server-too_large = That is too large.
server-unreadable = The server could not read this.
server-unstored = The move could not be saved, so it was not made.
server-waiting = The game has not begun yet.
server-watching_late = This table is shown to spectators { $count } moves late. That becomes available when the game is over.
server-no_line = There is no such line of chat.
server-silenced = The host has muted you at this table.
server-no_occasion = There is no such event in this game.
server-no_vacation = Time off exists only in games with days for each decision.
server-vacation_spent = { $days ->
    [0] Your time off in this game is used up.
    [one] You can take one more day off in this game.
   *[other] You can take { $days } more days off in this game.
}
server-turn_subject = It is your turn: { $title }
server-turn_text = It is your turn in { $title }: { $url }
server-confirm_text = Someone gave this address to be notified of their turns in { $title }. If that was you, confirm it here: { $url }
server-confirm_subject = Is this your address? { $title }
server-confirm_question = May we notify you at this address when it is your turn?
server-confirm_button = Yes, please
server-confirm_thanks = Done. You will be notified when it is your turn.
server-reminder_subject = Your time is running out: { $title }
server-reminder_text = It is still your turn in { $title }, and your time is running out: { $url }
server-nudge_subject = The others are waiting for you: { $title }
server-nudge_text = The others at your table are waiting for your move in { $title }: { $url }
server-nudge_nobody = That player cannot be reminded: it is not their turn, they are here, or they gave no address.
server-nudge_early = You can remind a player once per decision, an hour after it began.
server-turns_subject = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
  }
server-unsubscribe_text = { $count ->
    [one] To stop e-mails about this game:
   *[other] To stop e-mails about these games:
  } { $url }
server-unsubscribe_question = Stop e-mails about the games in this message?
server-unsubscribe_button = Stop e-mails
server-unsubscribe_thanks = Done. You will get no more e-mails about these games.
server-bad_zone = This server does not know that time zone.
ai-level-random = Random
ai-level-greedy = Greedy
ai-level-novice = Novice
ai-level-veteran = Veteran
ai-level-warlord = Warlord
ai-level-champion = Champion
ai-only = There was no other choice.
ai-random = Chosen at random.
ai-silent = No reason yet: it would give away hidden cards.
ai-planned = Part of a plan made a moment ago.
ai-expects = Win chance { PERCENT($share) }. Alternative: { $next }, { PERCENT($next_share) }.
ai-expects_close = { ai-expects } The difference is small.
ai-expects_feature = { ai-expects } Main reason: { $feature }.
core-no_title = There is no title called “{ $word }”. Available: { $titles }.
core-wrong_seats = { $title } is for { $offered } players, not { $given }.
core-no_option = There is no option called “{ $option }”. Available: { $options }.
core-bad_option = The option “{ $option }” can be { $choices }, not “{ $given }”.
core-no_question = Possible questions: { $questions }.
core-question_words = This question needs: { $wanted }.
core-no_positions = Positions of this title cannot be written or loaded.
core-not_running = Only a game in progress can be written as a position, not a finished one.
core-file_damaged = The file is truncated or damaged at line { $line }.
core-file_other = This is not a saved game.

# What is wrong with a written position, and where.
core-fault = { $path }: { $fault }
core-more_faults = { $count ->
    [one] And one more error.
   *[other] And { $count } more errors.
}
core-unexpected = Expected { $wanted }, found { $given }.
core-one_of = { $words }
core-whole = a whole number from { $low } to { $high }
core-text = text
core-text_like = text such as “{ $example }”
core-entries = a list with { $fewest } to { $most } entries
core-table = a table of names and values
core-either = { $one } or { $other }
core-unknown_word = “{ $word }” is not possible here. Available: { $words }.
core-near_word = “{ $word }” is not possible here; did you mean “{ $near }”?
core-twice = This appears twice: { $given }.
core-missing = This is required.
core-too_many = Too many: { $thing }. There are only { $there }, but { $given } are given.
core-taken = { $thing } is already in { $where }.
core-only_with = Only allowed together with “{ $word }”.
core-only_without = Not allowed together with “{ $word }”.
core-undecidable = Nothing in this position matches “{ $word }”.

# What is wrong with a log, and where.
core-log = { $entry ->
    [0] Set-up: { $fault }
   *[other] Move { $entry }: { $fault }
}
core-log_unreadable = It cannot be read.
core-log_no_title = The file does not name a title.
core-log_other_title = This is a game of { $title }, not of { $wanted }.
core-log_format = The log has format { $format }, but this version reads format { $wanted }.
core-log_no_origin = A log needs seats and options, a position, or a state.
core-log_no_entries = The moves are not a list.
core-log_secret = The secret does not match the commitment.
core-log_scripted = The dice and draws of this game were set in advance, so there is no commitment to check.
core-log_not_legal = “{ $word }” is not legal here.
core-log_wrong_chance = The recorded roll or draw is impossible.
core-log_more_chance = More rolls and draws are recorded than the rules ask for.
core-log_other_chance = The recorded roll or draw is not the one the secret gives.
core-log_not_chained = Not linked to the moves before it.
core-log_differs = The position differs from the recorded one.
core-log_other_rules = The position differs from the recorded one (rules version { $rules }, here { $wanted }).
core-log_written_anew = The receipt belongs to another game: the history has been rewritten.
core-log_tail = There is a receipt for this move, but the move is missing: the end has been cut off.

# Packs: what is wrong with one, and where a record comes from.
core-pack_line = a line of 1 to { $most } characters
core-pack_point = a point on the sheet as [x, y], from 0 to { $width } and 0 to { $height }
core-pack_once = A card may say this only once: { $word }.
core-pack_too_few = { $given } cards are not enough; at least { $least } are needed.
core-pack_murlocs = Up to { $given } Murlocs could be needed, but the box holds { $most }.
core-pack_mountains = Up to { $given } mountains could be needed, but the box holds { $most }.
core-pack_tray = A banner of { $value } and a badge of { $badge } need more tokens than the { $given } in the tray.
core-pack_one_sided = “{ $one }” names “{ $other }” as adjacent, but not the other way round.
core-pack_no_entry = The island needs an entry region on land.
core-pack_one_tile = The island needs exactly one space for a tile, on land.
core-pack_on_water = Nothing can be placed on water.
core-pack_not_connected = The land regions are not all connected.
core-pack_land = The island has { $given } land regions; the printed one has { $wanted }.
core-pack_other_race = { $card } belongs to another race.
core-pack_deck_size = A starter deck has { $wanted } cards, not { $given }.
core-pack_too_large = The pack is too long: at most { $most } characters.
core-pack_dots = A line of the pack has more than { $most } dots.
core-pack_toml = This is not valid TOML: { $error }
core-pack_other_title = This pack is for { $title }, not for { $wanted }.
core-pack_digest = The pack does not match its checksum.
core-why_ours = Our own: { $fields }. We do not know the printed text.
core-why_ours_all = Our own, because we do not know the printed text.
core-why_remembered = From memory, not checked: { $fields }.
core-why_remembered_all = From memory, not checked.
core-why_pack_printed = As printed, according to { $author }.
core-why_pack_idea = An idea by { $author }.

## Beside a real table
core-told_die = A die here has the sides 1 to { $sides }.
core-told_unknown = That is none of what can come here.
core-told_gone = That cannot have come: no copy of it is left.
core-told_too_many = That is more than was asked for.
core-no_companion = This game cannot be played beside a real table.
core-no_correction = That cannot be put right here.
core-correction_range = Possible here: { $least } to { $most }.
core-correction_pieces = There are not that many pieces in the box.
core-correction_stuck = The game could not go on from there. Take the last move back first.
