# What the kernel, the server and the opponents say to players.
core-over = The game is over.
core-not_your_turn = It is not your turn: { $seats } must decide first.
core-not_now = That is not part of this decision.
core-empty_action = Say what you want to do.
core-unknown_verb = There is no action called “{ $word }”.
core-unknown_argument = “{ $word }” does not fit here ({ $domain }).
core-argument_count = It is written like this: { $wanted }
core-ambiguous = “{ $word }” could mean { $matches }.
core-undo_chance = not past the dice or the draw
core-undo_other_seat = not past { $seat }’s move
core-undo_reveal = not past what was revealed
core-undo_start = back to the start

server-bad_clock = This clock cannot be used.
server-bad_email = That is not an e-mail address.
server-bad_eyes = Nobody called “{ $eyes }” can look at this game.
server-bad_log = This is not a readable game log (entry { $entry }).
server-bad_name = This name cannot be used.
server-bad_number = “{ $name }” must be a number.
server-bad_option = These options do not exist or cannot be chosen: { $names }
server-bad_origin = This page may not talk to this server.
server-bad_position = This position cannot be set up.
server-bad_question = That cannot be asked. Questions: { $questions }
server-bad_request = The server did not understand this: { $field }
server-bad_seats = This game is for { $seats } players.
server-bad_webhook = No notice can go there: the address must start with https.
server-broken_log = The log of this game is damaged at entry { $entry }.
server-busy = The server is busy; try again in a moment.
server-conceded = This seat has given up.
server-consent_pending = Another request is still open.
server-empty_chat = Nothing to say?
server-failed = Something went wrong on the server.
server-finished = The game is over.
server-half_done = Something is under way that no position can express: try again when it is resolved.
server-moved = The table is being moved; try again in a moment.
server-no_entry = { $entries ->
    [one] The log has only 1 entry.
   *[other] The log has only { $entries } entries.
}
server-no_language = There are no texts in this language.
server-no_level = The opponents are called { $levels }.
server-no_opponent = Only an opponent can be asked for its reasons.
server-no_person = This person is not at the table.
server-no_replay = This replay does not exist.
server-no_such_address = There is nothing at this address.
server-no_table = This table does not exist, or it is not open to you.
server-no_title = There is no game called “{ $title }”.
server-not_finished = The game is not over yet.
server-not_here = Only whoever sits at this computer can say that.
server-not_your_seat = This is not your seat.
server-not_your_table = This is not your table.
server-not_your_turn = It is not your turn.
server-nothing_to_agree = There is nothing to agree to.
server-nothing_to_choose = There is nothing to choose.
server-nothing_to_undo = There is nothing to take back.
server-paused = The game is paused.
server-quota = Enough for today: too much has come from this address.
server-seat_taken = This seat is taken.
server-seat_waits = This seat waits for its player. An opponent can play it meanwhile.
server-shut = This computer takes no guests at the moment.
server-started = The game has already begun.
server-title_broken = “{ $title }” cannot be played right now.
server-too_fast = Slower, please: too many requests.
server-too_large = That is too large.
server-unreadable = The server could not read this.
server-unstored = The move could not be stored and was not made.
server-waiting = The game has not begun yet.
server-turn_subject = It is your turn: { $title }
server-turn_text = It is your turn in { $title }: { $url }
server-confirm_text = Somebody wants to hear here when it is their turn in { $title }. If that is you, open { $url }
server-confirm_subject = Is this your address? { $title }
ai-level-random = Drifter
ai-level-greedy = Opportunist
ai-level-novice = Novice
ai-level-veteran = Veteran
ai-level-warlord = Warlord
ai-level-champion = Champion
ai-only = There is nothing else to do.
ai-random = Chosen blindly.
ai-silent = It does not say yet: nobody else has seen all of this.
ai-planned = Part of the plan made a moment ago.
ai-expects = Puts its chance to win at { PERCENT($share) }, against { PERCENT($next_share) } with “{ $next }”.
ai-expects_feature = Puts its chance to win at { PERCENT($share) }, against { PERCENT($next_share) } with “{ $next }”; mostly because of { $feature }.
core-no_title = There is no title called “{ $word }”; there are: { $titles }.
core-wrong_seats = { $title } is for { $offered } players, not { $given }.
core-no_option = There is no option “{ $option }”; there are: { $options }.
core-bad_option = The option “{ $option }” can be { $choices }, not “{ $given }”.
core-no_question = You can ask: { $questions }.
core-question_words = This question needs: { $wanted }.
core-no_positions = This title has no written positions.
core-not_running = Only a running game can be written as a position, not its end.
core-file_damaged = The file is cut short or damaged at line { $line }.
core-file_other = This is not a stored game.

# What is wrong with a written position, and where.
core-fault = { $path }: { $fault }
core-more_faults = { $count ->
    [one] And one more fault.
   *[other] And { $count } more faults.
}
core-unexpected = Expected: { $wanted }; written: { $given }.
core-one_of = { $words }
core-whole = a whole number from { $low } to { $high }
core-text = a text
core-text_like = a text such as “{ $example }”
core-entries = a list with { $fewest } to { $most } entries
core-table = a table of names and values
core-either = { $one } or { $other }
core-unknown_word = “{ $word }” is not possible here; there are: { $words }.
core-near_word = “{ $word }” is not possible here; did you mean “{ $near }”?
core-twice = This is written twice: { $given }.
core-missing = This must not be missing.
core-too_many = Too many: { $thing }. There are { $there }, and { $given } are written.
core-taken = { $thing } is already there: { $where }.
core-only_with = Only together with “{ $word }”.
core-only_without = Only without “{ $word }”.
core-undecidable = Nothing in this position fits “{ $word }”.

# What is wrong with a log, and where.
core-log = { $entry ->
    [0] Set-up: { $fault }
   *[other] Entry { $entry }: { $fault }
}
core-log_unreadable = Not readable.
core-log_no_title = The file does not name a title.
core-log_other_title = This is a game of { $title }, not of { $wanted }.
core-log_format = Log format { $format } is not { $wanted }, the one this version reads.
core-log_no_origin = A log needs seats and options, a position, or a state.
core-log_no_entries = The entries are not a list.
core-log_secret = The secret does not match the commitment.
core-log_scripted = The chance of this game was written, not committed.
core-log_not_legal = “{ $word }” is not legal here.
core-log_wrong_chance = The chance written there is impossible.
core-log_more_chance = More chance is written than the rules ask for.
core-log_other_chance = The recorded chance is not what the secret gives.
core-log_not_chained = Not chained to the entries before it.
core-log_differs = The position differs from the recorded one.
core-log_other_rules = The position differs from the recorded one (rules version { $rules }, here { $wanted }).
core-log_written_anew = The receipt belongs to another game: history was rewritten.
core-log_tail = There is a receipt for this entry, but no entry: the end is cut off.

# Packs: what is wrong with one, and where a record comes from.
core-pack_line = a line of 1 to { $most } characters
core-pack_point = a place on the sheet as [x, y], from 0 to { $width } and 0 to { $height }
core-pack_once = A card says this only once: { $word }.
core-pack_too_few = { $given } cards are too few, at least { $least } are needed.
core-pack_murlocs = { $given } Murlocs could come to the table, the box holds { $most }.
core-pack_mountains = { $given } mountains could come to the table, the box holds { $most }.
core-pack_tray = A banner of { $value } and a badge of { $badge } need more tokens than the { $given } in the tray.
core-pack_one_sided = “{ $one }” names “{ $other }” as adjacent, but not the other way round.
core-pack_no_entry = The island needs an entry region on land.
core-pack_one_tile = The island needs exactly one place for a tile, on land.
core-pack_on_water = Nothing stands on water.
core-pack_not_connected = The land does not hang together.
core-pack_land = { $given } regions of land; the printed island has { $wanted }.
core-pack_other_race = { $card } belongs to another race.
core-pack_deck_size = A starter deck has { $wanted } cards, not { $given }.
core-pack_too_large = The pack is too long: at most { $most } characters.
core-pack_toml = Not readable as TOML: { $error }
core-pack_digest = The pack is not the one that its digest names.
core-why_ours = Ours: { $fields }. What is printed is not known here.
core-why_ours_all = Ours, because what is printed is not known here.
core-why_remembered = Remembered, not looked up: { $fields }.
core-why_remembered_all = Remembered, not looked up.
core-why_pack_printed = As printed, says { $author }.
core-why_pack_idea = An idea of { $author }.
