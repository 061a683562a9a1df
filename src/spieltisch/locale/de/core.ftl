# Was Kern, Server und Gegner den Spielern sagen.
core-quoted = „{ $name }“
core-over = Das Spiel ist vorbei.
core-not_your_turn = Du bist nicht am Zug. Zuerst entscheidet: { $seats }.
core-not_now = Das geht hier nicht: Es gehört nicht zu dieser Entscheidung.
core-empty_action = Gib ein, was du tun willst.
core-unknown_verb = Eine Aktion namens „{ $word }“ gibt es nicht.
core-unknown_argument = „{ $word }“ passt hier nicht ({ $domain }).
core-argument_count = So schreibt man es: { $wanted }
core-ambiguous = „{ $word }“ kann { $matches } bedeuten.
core-undo_chance = Nach Wurf oder Ziehen gibt es kein Zurück.
core-undo_other_seat = Nach dem Zug von { $seat } gibt es kein Zurück.
core-undo_reveal = Nach dem Aufdecken gibt es kein Zurück.
core-undo_start = zurück bis zum Anfang

server-bad_clock = Diese Uhreinstellung lässt sich nicht verwenden.
server-bad_email = Das ist keine E-Mail-Adresse.
server-bad_eyes = Es gibt hier niemanden namens „{ $eyes }“, aus dessen Sicht sich das Spiel zeigen ließe.
server-bad_log = { $entry ->
    [0] Das ist keine lesbare Partie, oder eine aus einer neueren Version.
   *[other] Das ist keine lesbare Aufzeichnung einer Partie (Eintrag { $entry }).
}
server-bad_name = Dieser Name lässt sich nicht verwenden.
server-bad_number = „{ $name }“ muss eine Zahl sein.
server-bad_option = Diese Optionen gibt es nicht, oder sie sind nicht wählbar: { $names }
server-bad_origin = Diese Seite darf sich nicht mit diesem Server verbinden.
server-bad_position = Diese Stellung lässt sich nicht aufbauen.
server-bad_question = Diese Frage gibt es nicht. Möglich sind: { $questions }
server-bad_request = Der Server hat das nicht verstanden: { $field }
server-bad_seats = Dieses Spiel ist für { $seats } Spieler.
server-bad_webhook = Dorthin lassen sich keine Nachrichten senden: Die Adresse muss mit https beginnen.
server-broken_log = Die Aufzeichnung dieser Partie ist ab Eintrag { $entry } beschädigt.
server-busy = Der Server ist beschäftigt; versuche es gleich noch einmal.
server-conceded = Dieser Spieler hat aufgegeben.
server-consent_pending = Eine andere Bitte ist noch offen.
server-empty_chat = Die Nachricht ist leer.
server-failed = Auf dem Server ist etwas schiefgegangen.
server-finished = Das Spiel ist vorbei.
server-half_done = Mitten in diesem Ablauf lässt sich keine Stellung schreiben. Versuche es danach noch einmal.
server-moved = Der Tisch zieht gerade um; versuche es gleich noch einmal.
server-no_entry = { $entries ->
    [one] Die Aufzeichnung hat nur 1 Eintrag.
   *[other] Die Aufzeichnung hat nur { $entries } Einträge.
}
server-no_language = Diese Sprache ist nicht verfügbar.
server-no_level = Zur Wahl stehen diese Gegner: { $levels }.
server-no_opponent = Nach Gründen kannst du nur einen Computergegner fragen.
server-no_person = Diese Person ist nicht am Tisch.
server-no_replay = Diese Aufzeichnung gibt es nicht.
server-no_such_address = Unter dieser Adresse ist nichts.
server-link_used = Dieser Link wurde schon benutzt: Der Platz gehört { $name }. Wenn du das bist, öffne den Tisch dort, wo du gespielt hast, und wähle im Menü „Mein Platz auf einem anderen Gerät“. Sonst bitte um einen eigenen Link oder um den zum Zuschauen.
server-link_expired = Dieser Link zum Platz von { $name } ist älter als einen Tag. Einen neuen gibt es im Menü des Tisches: „Mein Platz auf einem anderen Gerät“.
server-own_seat_here = In diesem Browser hast du an diesem Tisch schon einen eigenen Platz. Öffne den Link in einem anderen.
server-many_devices = Diesen Platz haben schon { $count } andere Geräte. Melde sie zuerst im Menü des Tisches ab.
server-no_code = Diesen Code gibt es nicht, oder er wurde zurückgezogen.
server-only_host = Nur wer den Tisch aufgebaut hat, kann die Partie beginnen.
server-preview = { $title }: ein Tisch mit Freunden
server-preview_text = Öffne den Link, sieh nach, wer da ist, und nimm Platz. Ein Konto ist nicht nötig.
server-preview_replay = { $title }: Aufzeichnung
server-preview_replay_text = Eine beendete Partie in { $entries } Zügen. Sieh sie Schritt für Schritt an, mit den Augen aller, und spiel von jedem Moment aus weiter.
server-preview_moment = { $title }: Zug { $entry }
server-preview_moment_text = Zug { $entry } von { $entries } einer beendeten Partie. Sieh dir das Brett an, geh weiter oder spiel von hier aus selbst.
server-preview_review = { $title }: Rückblick
server-preview_review_text = Was die Partie entschieden hat, Wendepunkt für Wendepunkt.
server-preview_position = { $title }: eine Position
server-preview_position_text = Sieh sie dir auf dem Brett an, spiel von dort aus weiter oder bitte um einen Tipp. Ein Konto ist nicht nötig.
server-preview_rules = { $title }: das Regelbuch
server-preview_rules_text = Die Regeln der Reihe nach, mit Beispielen auf dem Brett und einer Suche über alles.
server-preview_puzzles = { $title }: Lektionen und Rätsel
server-preview_puzzles_text = Kurze Aufgaben auf dem Brett, vom ersten Zug bis zum kniffligen Schluss.
server-try_notice_text = Dies ist ein Test: So erfährst du, dass du in { $title } am Zug bist. { $url }
server-no_table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
server-no_title = Ein Spiel namens „{ $title }“ gibt es nicht.
server-not_finished = Das Spiel ist noch nicht vorbei.
server-not_here = Das kann nur die Person, die an diesem Computer sitzt.
server-not_your_seat = Das ist nicht dein Platz.
server-not_your_table = Das ist nicht dein Tisch.
server-not_your_turn = Du bist nicht am Zug.
server-nothing_to_agree = Es liegt keine Bitte vor, der du zustimmen könntest.
server-nothing_to_choose = Es gibt nichts zu wählen.
server-hand_not_known = Kein Tipp: Diese Karten kennt nur, wer sie hält.
server-tell_first = Erst muss gesagt werden, was gewürfelt oder gezogen wurde.
server-no_companion = Dieser Tisch liegt nicht neben einem echten.
server-nothing_to_undo = Es gibt nichts zurückzunehmen.
server-paused = Die Partie ist angehalten.
server-quota = Tageslimit erreicht: Von dieser Adresse kamen heute zu viele Anfragen.
server-seat_taken = Dieser Platz ist besetzt.
server-seat_waits = Dieser Platz wartet auf seinen Spieler. Solange kann ein Computergegner einspringen.
server-shut = Dieser Computer lässt gerade keine Gäste herein.
server-started = Das Spiel hat schon begonnen.
server-title_broken = „{ $title }“ lässt sich gerade nicht spielen.
server-too_fast = Zu viele Anfragen. Bitte etwas langsamer.
server-too_large = Das ist zu groß.
server-unreadable = Der Server konnte das nicht lesen.
server-unstored = Der Zug konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt.
server-waiting = Das Spiel hat noch nicht begonnen.
server-watching_late = Wer zuschaut, sieht diesen Tisch { $count } Züge später. Das geht erst, wenn das Spiel vorbei ist.
server-no_line = Diese Zeile gibt es im Chat nicht.
server-silenced = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
server-no_occasion = So ein Ereignis gibt es in diesem Spiel nicht.
server-no_vacation = Urlaub gibt es nur in Partien mit Tagen je Entscheidung.
server-vacation_spent = { $days ->
    [0] Dein Urlaub in dieser Partie ist aufgebraucht.
    [one] Du kannst in dieser Partie noch einen Tag Urlaub nehmen.
   *[other] Du kannst in dieser Partie noch { $days } Tage Urlaub nehmen.
}
server-turn_subject = Du bist dran: { $title }
server-turn_text = Du bist dran bei { $title }: { $url }
server-confirm_text = Diese Adresse wurde für Benachrichtigungen zu { $title } angegeben. Warst du das? Dann bestätige es hier: { $url }
server-confirm_subject = Ist das deine Adresse? { $title }
server-confirm_question = Dürfen wir dich an diese Adresse benachrichtigen, wenn du dran bist?
server-confirm_button = Ja, bitte
server-confirm_thanks = Erledigt. Du bekommst Bescheid, wenn du dran bist.
server-reminder_subject = Deine Zeit läuft ab: { $title }
server-reminder_text = Du bist in { $title } immer noch am Zug, und deine Zeit läuft ab: { $url }
server-nudge_subject = Die anderen warten auf dich: { $title }
server-nudge_text = Deine Mitspieler warten in { $title } auf deinen Zug: { $url }
server-nudge_nobody = Hier lässt sich niemand erinnern: Die Person ist nicht am Zug, sitzt gerade am Tisch oder hat keine Adresse angegeben.
server-nudge_early = Erinnern kannst du einmal pro Entscheidung, und erst nach einer Stunde.
server-turns_subject = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
  }
server-unsubscribe_text = { $count ->
    [one] Keine E-Mails mehr zu diesem Spiel:
   *[other] Keine E-Mails mehr zu diesen Spielen:
  } { $url }
server-unsubscribe_question = Keine E-Mails mehr zu den Spielen in dieser Nachricht?
server-unsubscribe_button = Keine E-Mails mehr
server-unsubscribe_thanks = Erledigt. Zu diesen Spielen bekommst du keine E-Mails mehr.
server-bad_zone = Diese Zeitzone kennt der Server nicht.
ai-level-random = Zufall
ai-level-greedy = Gierschlund
ai-level-novice = Neuling
ai-level-veteran = Veteran
ai-level-warlord = Kriegsherr
ai-level-champion = Champion
ai-only = Etwas anderes ist nicht möglich.
ai-random = Zufällig gewählt.
ai-silent = Noch keine Begründung: Sie würde Verdecktes verraten.
ai-planned = Teil des eben gefassten Plans.
ai-expects = Siegchance { PERCENT($share) }. Alternative: { $next }, { PERCENT($next_share) }.
ai-expects_close = { ai-expects } Der Unterschied ist gering.
ai-expects_feature = { ai-expects } Hauptgrund: { $feature }.
core-no_title = Einen Titel namens „{ $word }“ gibt es nicht. Verfügbar: { $titles }.
core-wrong_seats = { $title } ist für { $offered } Spieler, nicht für { $given }.
core-no_option = Eine Option „{ $option }“ gibt es nicht. Verfügbar: { $options }.
core-bad_option = Die Option „{ $option }“ kann { $choices } sein, nicht „{ $given }“.
core-no_question = Mögliche Fragen: { $questions }.
core-question_words = Diese Frage braucht: { $wanted }.
core-no_positions = Stellungen dieses Titels lassen sich nicht schreiben oder laden.
core-not_running = Nur eine laufende Partie lässt sich als Stellung schreiben, keine beendete.
core-file_damaged = Die Datei ist in Zeile { $line } abgeschnitten oder beschädigt.
core-file_other = Das ist keine gespeicherte Partie.

# What is wrong with a written position, and where.
core-fault = { $path }: { $fault }
core-more_faults = { $count ->
    [one] Und ein weiterer Fehler.
   *[other] Und { $count } weitere Fehler.
}
core-unexpected = Erwartet: { $wanted }; angegeben: { $given }.
core-one_of = { $words }
core-whole = eine ganze Zahl von { $low } bis { $high }
core-text = ein Text
core-text_like = ein Text wie „{ $example }“
core-entries = eine Liste mit { $fewest } bis { $most } Einträgen
core-table = eine Tabelle aus Namen und Werten
core-either = { $one } oder { $other }
core-unknown_word = „{ $word }“ ist hier nicht möglich. Verfügbar: { $words }.
core-near_word = „{ $word }“ ist hier nicht möglich. Meinst du „{ $near }“?
core-twice = Das steht zweimal da: { $given }.
core-missing = Das muss angegeben werden.
core-too_many = Zu viele: { $thing }. Es gibt nur { $there }, angegeben sind { $given }.
core-taken = { $thing } ist schon vergeben: { $where }.
core-only_with = Das geht nur zusammen mit „{ $word }“.
core-only_without = Das geht nicht zusammen mit „{ $word }“.
core-undecidable = Nichts in dieser Stellung passt zu „{ $word }“.

# What is wrong with a log, and where.
core-log = { $entry ->
    [0] Aufbau: { $fault }
   *[other] Eintrag { $entry }: { $fault }
}
core-log_unreadable = Das lässt sich nicht lesen.
core-log_no_title = Die Datei nennt keinen Titel.
core-log_other_title = Das ist eine Partie { $title }, nicht { $wanted }.
core-log_format = Die Aufzeichnung hat das Format { $format }, diese Version liest { $wanted }.
core-log_no_origin = Nötig sind Plätze und Optionen, eine Stellung oder ein Zustand.
core-log_no_entries = Die Einträge sind keine Liste.
core-log_secret = Das Geheimnis passt nicht zur Festlegung.
core-log_scripted = Würfe und Karten dieser Partie waren vorgegeben; es gibt keine Festlegung, die sich prüfen ließe.
core-log_not_legal = „{ $word }“ ist hier nicht erlaubt.
core-log_wrong_chance = Der aufgezeichnete Wurf oder die gezogene Karte ist unmöglich.
core-log_more_chance = Es sind mehr Würfe und gezogene Karten aufgezeichnet, als die Regeln verlangen.
core-log_other_chance = Der aufgezeichnete Wurf oder die gezogene Karte ergibt sich nicht aus dem Geheimnis.
core-log_not_chained = Nicht mit den Einträgen davor verkettet.
core-log_differs = Die Stellung weicht von der aufgezeichneten ab.
core-log_other_rules = Die Stellung weicht von der aufgezeichneten ab (Regelversion { $rules }, hier { $wanted }).
core-log_written_anew = Der Beleg gehört zu einer anderen Partie: Der Verlauf wurde umgeschrieben.
core-log_tail = Zu diesem Eintrag gibt es einen Beleg, aber der Eintrag fehlt: Das Ende wurde abgeschnitten.

# Packs: what is wrong with one, and where a record comes from.
core-pack_line = eine Zeile mit 1 bis { $most } Zeichen
core-pack_point = eine Stelle auf dem Blatt als [x, y], von 0 bis { $width } und 0 bis { $height }
core-pack_once = Eine Karte darf das nur einmal sagen: { $word }.
core-pack_too_few = { $given } Karten sind zu wenige; nötig sind mindestens { $least }.
core-pack_murlocs = Es könnten bis zu { $given } Murlocs nötig werden, in der Schachtel sind aber nur { $most }.
core-pack_mountains = Es könnten bis zu { $given } Berge nötig werden, in der Schachtel sind aber nur { $most }.
core-pack_tray = Ein Völkerbanner mit { $value } und eine Spezialfähigkeit mit { $badge } brauchen mehr Völkerplättchen als die { $given } im Sortiereinsatz.
core-pack_one_sided = „{ $one }“ nennt „{ $other }“ als angrenzend, aber nicht umgekehrt.
core-pack_no_entry = Die Insel braucht eine Zugangsregion an Land.
core-pack_one_tile = Die Insel braucht genau einen Platz für ein Artefakt oder einen Ort, an Land.
core-pack_on_water = Auf Wasser darf nichts stehen.
core-pack_not_connected = Die Landregionen hängen nicht alle zusammen.
core-pack_land = Die Insel hat { $given } Landregionen, die gedruckte { $wanted }.
core-pack_other_race = { $card } gehört zu einer anderen Rasse.
core-pack_deck_size = Ein Starterdeck hat { $wanted } Karten, nicht { $given }.
core-pack_too_large = Das Paket ist zu lang: höchstens { $most } Zeichen.
core-pack_dots = Eine Zeile des Pakets hat mehr als { $most } Punktzeichen.
core-pack_toml = Das ist kein gültiges TOML: { $error }
core-pack_other_title = Dieses Paket ist für { $title }, nicht für { $wanted }.
core-pack_digest = Das Paket passt nicht zu seiner Prüfsumme.
core-why_ours = Von uns: { $fields }. Den gedruckten Text kennen wir nicht.
core-why_ours_all = Von uns, weil wir den gedruckten Text nicht kennen.
core-why_remembered = Aus dem Gedächtnis, nicht geprüft: { $fields }.
core-why_remembered_all = Aus dem Gedächtnis, nicht geprüft.
core-why_pack_printed = Laut { $author } wie gedruckt.
core-why_pack_idea = Eine Idee von { $author }.

## Beside a real table
core-told_die = Ein Würfel hat hier die Seiten 1 bis { $sides }.
core-told_unknown = Das kann hier nicht kommen.
core-told_gone = Das kann nicht gekommen sein: Davon ist keines mehr übrig.
core-told_too_many = Das ist mehr, als gefragt war.
core-no_companion = Dieses Spiel kann nicht neben einem echten Tisch gespielt werden.
core-no_correction = Das lässt sich hier nicht berichtigen.
core-correction_range = Möglich sind hier { $least } bis { $most }.
core-correction_pieces = So viel davon ist nicht in der Schachtel.
core-correction_stuck = So könnte es nicht weitergehen. Nehmt zuerst den letzten Zug zurück.
