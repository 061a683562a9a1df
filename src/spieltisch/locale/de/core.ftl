# Was Kern, Server und Gegner den Spielern sagen.
core-over = Das Spiel ist vorbei.
core-not_your_turn = Du bist nicht am Zug. Zuerst entscheidet: { $seats }.
core-not_now = Das gehört nicht zu dieser Entscheidung.
core-empty_action = Sag, was du tun willst.
core-unknown_verb = Eine Aktion namens „{ $word }“ gibt es nicht.
core-unknown_argument = „{ $word }“ passt hier nicht ({ $domain }).
core-argument_count = So schreibt man es: { $wanted }
core-ambiguous = „{ $word }“ kann { $matches } bedeuten.
core-undo_chance = nicht hinter Würfel oder Ziehen zurück
core-undo_other_seat = nicht hinter den Zug von { $seat } zurück
core-undo_reveal = nicht hinter Aufgedecktes zurück
core-undo_start = zurück bis zum Anfang

server-bad_clock = Diese Uhr lässt sich nicht verwenden.
server-bad_email = Das ist keine E-Mail-Adresse.
server-bad_eyes = Niemand namens „{ $eyes }“ kann dieses Spiel ansehen.
server-bad_log = Das ist keine lesbare Spielaufzeichnung (Eintrag { $entry }).
server-bad_name = Dieser Name lässt sich nicht verwenden.
server-bad_number = „{ $name }“ muss eine Zahl sein.
server-bad_option = Diese Optionen gibt es nicht, oder sie sind nicht wählbar: { $names }
server-bad_origin = Diese Seite darf nicht mit diesem Server sprechen.
server-bad_position = Diese Stellung lässt sich nicht aufbauen.
server-bad_question = Das lässt sich nicht fragen. Fragen: { $questions }
server-bad_request = Der Server hat das nicht verstanden: { $field }
server-bad_seats = Dieses Spiel ist für { $seats } Spieler.
server-bad_webhook = Dorthin kann keine Nachricht gehen: Die Adresse muss mit https beginnen.
server-broken_log = Die Aufzeichnung dieses Spiels ist ab Eintrag { $entry } beschädigt.
server-busy = Der Server ist beschäftigt; versuch es gleich noch einmal.
server-conceded = Dieser Platz hat aufgegeben.
server-consent_pending = Eine andere Bitte ist noch offen.
server-empty_chat = Nichts zu sagen?
server-failed = Auf dem Server ist etwas schiefgegangen.
server-finished = Das Spiel ist vorbei.
server-half_done = Hier ist etwas im Gange, das keine Stellung ausdrücken kann: Versuch es danach noch einmal.
server-moved = Der Tisch zieht gerade um; versuch es gleich noch einmal.
server-no_entry = { $entries ->
    [one] Die Aufzeichnung hat nur 1 Eintrag.
   *[other] Die Aufzeichnung hat nur { $entries } Einträge.
}
server-no_language = In dieser Sprache gibt es keine Texte.
server-no_level = Die Gegner heißen { $levels }.
server-no_opponent = Nach Gründen kann man nur einen Gegner fragen.
server-no_person = Diese Person ist nicht am Tisch.
server-no_replay = Diese Aufzeichnung gibt es nicht.
server-no_such_address = Unter dieser Adresse ist nichts.
server-no_table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
server-no_title = Ein Spiel namens „{ $title }“ gibt es nicht.
server-not_finished = Das Spiel ist noch nicht vorbei.
server-not_here = Das kann nur, wer an diesem Computer sitzt.
server-not_your_seat = Das ist nicht dein Platz.
server-not_your_table = Das ist nicht dein Tisch.
server-not_your_turn = Du bist nicht am Zug.
server-nothing_to_agree = Es gibt nichts, dem du zustimmen könntest.
server-nothing_to_choose = Es gibt nichts zu wählen.
server-nothing_to_undo = Es gibt nichts zurückzunehmen.
server-paused = Das Spiel ruht.
server-quota = Genug für heute: Von dieser Adresse kam schon zu viel.
server-seat_taken = Dieser Platz ist besetzt.
server-seat_waits = Dieser Platz wartet auf seinen Spieler. Ein Gegner kann ihn solange spielen.
server-shut = Dieser Computer lässt gerade keine Gäste herein.
server-started = Das Spiel hat schon begonnen.
server-title_broken = „{ $title }“ lässt sich gerade nicht spielen.
server-too_fast = Langsamer, bitte: zu viele Anfragen.
server-too_large = Das ist zu groß.
server-unreadable = Der Server konnte das nicht lesen.
server-unstored = Der Zug konnte nicht gespeichert werden und gilt nicht.
server-waiting = Das Spiel hat noch nicht begonnen.
server-turn_subject = Du bist dran: { $title }
server-turn_text = Du bist dran bei { $title }: { $url }
server-confirm_text = Jemand möchte hier erfahren, wann in { $title } der eigene Zug ansteht. Wenn du das bist, öffne { $url }
server-confirm_subject = Ist das deine Adresse? { $title }
ai-level-random = Herumtreiber
ai-level-greedy = Opportunist
ai-level-novice = Neuling
ai-level-veteran = Veteran
ai-level-warlord = Kriegsherr
ai-level-champion = Champion
ai-only = Etwas anderes ist nicht möglich.
ai-random = Blind gewählt.
ai-silent = Das verrät er noch nicht: Außer ihm hat das niemand ganz gesehen.
ai-planned = Teil des eben gefassten Plans.
ai-expects = Schätzt die Siegchance auf { PERCENT($share) }, mit „{ $next }“ auf { PERCENT($next_share) }.
ai-expects_feature = Schätzt die Siegchance auf { PERCENT($share) }, mit „{ $next }“ auf { PERCENT($next_share) }; vor allem wegen { $feature }.
core-no_title = Einen Titel namens „{ $word }“ gibt es nicht. Es gibt: { $titles }.
core-wrong_seats = { $title } ist für { $offered } Spieler, nicht für { $given }.
core-no_option = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
core-bad_option = Die Option „{ $option }“ kann { $choices } sein, nicht „{ $given }“.
core-no_question = Fragen kannst du: { $questions }.
core-question_words = Diese Frage braucht: { $wanted }.
core-no_positions = Dieser Titel kennt keine geschriebenen Stellungen.
core-not_running = Nur ein laufendes Spiel lässt sich als Stellung schreiben, nicht sein Ende.
core-file_damaged = Die Datei ist in Zeile { $line } abgeschnitten oder beschädigt.
core-file_other = Das ist keine Aufzeichnung eines Spiels.

# What is wrong with a written position, and where.
core-fault = { $path }: { $fault }
core-more_faults = { $count ->
    [one] Und ein weiterer Fehler.
   *[other] Und { $count } weitere Fehler.
}
core-unexpected = Erwartet: { $wanted }; geschrieben: { $given }.
core-one_of = { $words }
core-whole = eine ganze Zahl von { $low } bis { $high }
core-text = ein Text
core-text_like = ein Text wie „{ $example }“
core-entries = eine Liste mit { $fewest } bis { $most } Einträgen
core-table = eine Tabelle aus Namen und Werten
core-either = { $one } oder { $other }
core-unknown_word = „{ $word }“ ist hier nicht möglich; es gibt: { $words }.
core-near_word = „{ $word }“ ist hier nicht möglich; vielleicht „{ $near }“?
core-twice = Das steht zweimal da: { $given }.
core-missing = Das muss angegeben sein.
core-too_many = Zu viele: { $thing }. Es gibt { $there }, geschrieben sind { $given }.
core-taken = { $thing } ist schon da: { $where }.
core-only_with = Nur zusammen mit „{ $word }“.
core-only_without = Nur ohne „{ $word }“.
core-undecidable = Nichts in dieser Stellung passt zu „{ $word }“.

# What is wrong with a log, and where.
core-log = { $entry ->
    [0] Aufbau: { $fault }
   *[other] Eintrag { $entry }: { $fault }
}
core-log_unreadable = Nicht lesbar.
core-log_no_title = Die Datei nennt keinen Titel.
core-log_other_title = Das ist eine Partie { $title }, nicht { $wanted }.
core-log_format = Das Format { $format } ist nicht { $wanted }, das diese Version liest.
core-log_no_origin = Nötig sind Plätze und Optionen, eine Stellung oder ein Zustand.
core-log_no_entries = Die Einträge sind keine Liste.
core-log_secret = Das Geheimnis passt nicht zur Festlegung.
core-log_scripted = Der Zufall dieser Partie war vorgegeben, nicht festgelegt.
core-log_not_legal = „{ $word }“ ist hier nicht erlaubt.
core-log_wrong_chance = Der Zufall, der da steht, ist unmöglich.
core-log_more_chance = Es steht mehr Zufall da, als die Regeln verlangen.
core-log_other_chance = Der aufgezeichnete Zufall ist nicht der des Geheimnisses.
core-log_not_chained = Nicht mit den Einträgen davor verkettet.
core-log_differs = Die Stellung weicht von der aufgezeichneten ab.
core-log_other_rules = Die Stellung weicht von der aufgezeichneten ab (Regelversion { $rules }, hier { $wanted }).
core-log_written_anew = Der Beleg gehört zu einer anderen Partie: Der Verlauf wurde umgeschrieben.
core-log_tail = Dafür gibt es einen Beleg, aber keinen Eintrag: Das Ende ist abgeschnitten.

# Packs: what is wrong with one, and where a record comes from.
core-pack_line = eine Zeile mit 1 bis { $most } Zeichen
core-pack_point = eine Stelle auf dem Blatt als [x, y], von 0 bis { $width } und 0 bis { $height }
core-pack_once = Eine Karte sagt das nur einmal: { $word }.
core-pack_too_few = { $given } Karten sind zu wenig, es müssen mindestens { $least } sein.
core-pack_murlocs = { $given } Murlocs könnten auf den Tisch kommen, in der Schachtel sind { $most }.
core-pack_mountains = { $given } Berge könnten auf den Tisch kommen, in der Schachtel sind { $most }.
core-pack_tray = Ein Völkerbanner mit { $value } und eine Spezialfähigkeit mit { $badge } brauchen mehr Völkerplättchen als die { $given } im Sortiereinsatz.
core-pack_one_sided = „{ $one }“ nennt „{ $other }“ als angrenzend, aber nicht umgekehrt.
core-pack_no_entry = Die Insel braucht eine Zugangsregion an Land.
core-pack_one_tile = Die Insel braucht genau einen Platz für ein Artefakt oder einen Ort, an Land.
core-pack_on_water = Auf Wasser steht nichts.
core-pack_not_connected = Das Land hängt nicht zusammen.
core-pack_land = { $given } Landregionen; die gedruckte Insel hat { $wanted }.
core-pack_other_race = { $card } gehört zu einer anderen Rasse.
core-pack_deck_size = Ein Starterdeck hat { $wanted } Karten, nicht { $given }.
core-pack_too_large = Das Paket ist zu lang: höchstens { $most } Zeichen.
core-pack_toml = Als TOML nicht lesbar: { $error }
core-pack_digest = Das Paket ist nicht das, welches seine Prüfsumme nennt.
core-why_ours = Von uns: { $fields }. Was gedruckt ist, ist hier nicht bekannt.
core-why_ours_all = Von uns, weil hier nicht bekannt ist, was gedruckt ist.
core-why_remembered = Aus dem Gedächtnis, nicht nachgesehen: { $fields }.
core-why_remembered_all = Aus dem Gedächtnis, nicht nachgesehen.
core-why_pack_printed = Wie gedruckt, sagt { $author }.
core-why_pack_idea = Eine Idee von { $author }.
