# Der Tisch im Terminal.
cli-intro = Eine Zahl oder Worte führen eine Aktion aus; ? zeigt alle Befehle.
cli-you = Du
cli-player = Spieler { $number }
cli-opponent = { $level } { $number }
cli-thinking =
    { $seat-person ->
        [you] Du überlegst
       *[other] { $seat } überlegt
    }
cli-curtain = Die Tastatur geht an { $name }. Drück die Eingabetaste, wenn nur du hinsiehst.
cli-choose = Wähle eine Zahl von 1 bis { $count }.
cli-possible = Das ist möglich.
cli-no-forecast = Über diese Aktion lässt sich nichts vorhersagen.
cli-taken-back = Zurückgenommen: { $action }
cli-one-option = Es gibt nur eine Möglichkeit.
cli-saved = Gespeichert. Weiter mit: spieltisch play { $title } --load { $path }
cli-leave = Vor dem Verlassen speichern? Dateiname, oder Eingabetaste für nein:
cli-earlier = { $count ->
    [one] … 1 frühere Zeile (l zeigt alle)
   *[other] … { $count } frühere Zeilen (l zeigt alle)
}
cli-final = Endstand
cli-points = Punkte
cli-help-number = diese Aktion ausführen
cli-help-words = die Aktion mit diesen Worten ausführen, deutsch oder englisch; Anfänge genügen, Tab ergänzt
cli-help-why = warum das nicht geht; ohne Worte, warum das Letzte getan wurde
cli-nobody-acted = Noch kein Gegner hat etwas getan.
cli-help-forecast = was eine Aktion ändern würde
cli-help-undo = die letzte eigene Aktion zurücknehmen
cli-help-hint = die drei besten Aktionen mit Begründung zeigen
cli-help-ask = eine Frage stellen, beantwortet mit Gründen
cli-help-table = den Tisch noch einmal zeigen
cli-help-log = den ganzen Verlauf zeigen
cli-help-save = das Spiel speichern
cli-help-quit = verlassen (fragt nach dem Speichern)
cli-several = Das kann bedeuten: { $actions }.
cli-did-you-mean = „{ $line }“ ist nicht zu verstehen. Meinst du { $actions }?
cli-word-help = hilfe
cli-word-why = warum
cli-word-forecast = vorschau
cli-word-undo = rückgängig
cli-word-hint = tipp
cli-word-ask = frage
cli-word-table = tisch
cli-word-log = verlauf
cli-word-save = speichern
cli-word-quit = ende
cli-argument-number = <Nummer>
cli-argument-words = <Worte>
cli-argument-file = <Datei>
cli-usage = Aufruf:
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-heading-errors = Fehler
cli-default = [Vorgabe: { "{}" }]
cli-required = [nötig]
cli-language-option = --language spricht eine andere Sprache, an jeder Stelle der Zeile: { $languages }.
cli-command = Ein digitaler Tisch für Chaos in der Alten Welt, Small World of Warcraft und Warhammer: Invasion.
cli-command-play = Einen Titel im Terminal spielen.
cli-command-draft = Decks für Warhammer: Invasion draften und dann damit spielen.
cli-command-serve = Den Tisch öffnen: ein Server für Browser, Freunde und Bots. Weitere Einstellungen: docs/hosting.md.
cli-command-titles = Die Titel auf diesem Rechner mit Plätzen und Optionen.
cli-command-simulate = Eine Besetzung gegen sich selbst spielen lassen und berichten; -v sagt zu jeder Wahl den Grund.
cli-command-arena = Gegner eine Serie spielen lassen; Plätze, Götter und Decks wechseln reihum.
cli-command-replay = Ein gespeichertes Spiel Eintrag für Eintrag zeigen.
cli-command-review = Eine beendete Partie durchsehen: Chancen, Wendepunkte, Glück und Spiel.
cli-command-verify = Ein gespeichertes Spiel nachspielen, jede Prüfsumme prüfen und allen Zufall aus dem offenen Geheimnis nachrechnen.
cli-command-position = Eine geschriebene Stellung zeigen und was in ihr möglich ist; den letzten Moment eines gespeicherten Spiels als Stellung schreiben.
cli-command-content = Alle Bestandteile eines Titels und woher jede Angabe stammt.
cli-command-fuzz = Zufällige Spiele unter Aufsicht spielen, bis die Zeit um ist oder ein Versprechen bricht.
cli-command-bench = Entscheidungen und ganze Spiele pro Sekunde und die Dauer einer Kopie, auf einem Kern.
cli-command-deck = Decks für Warhammer: Invasion als einfacher Text.
cli-command-deck-check = Sagen, ob ein Deck auf einem Turnier erlaubt ist, mit Grund für jeden Fehler.
cli-command-deck-show = Eine Deckliste sauber ausschreiben, nach Nummern, deutsch oder englisch.
cli-command-deck-starter = Die vierzig Karten eines Starterdecks ausschreiben.
cli-command-admin = Gespeicherte Tische pflegen.
cli-command-admin-list = Alle Tische, die zuletzt gespielten zuerst.
cli-command-admin-export = Die ganze Aufzeichnung eines Tisches samt Geheimnis in eine Datei schreiben.
cli-command-admin-import = Einen Tisch aus einer Aufzeichnung machen; seine Plätze sind offen, die Links werden ausgegeben.
cli-command-admin-rewind = Nur die ersten Einträge eines Tisches behalten. Wer daran spielt, wird neu verbunden.
cli-command-admin-delete = Einen Tisch und alles, was er weiß, löschen.
cli-command-admin-verify = Jeden Tisch nachspielen und seinen Zufall aus dem Geheimnis nachrechnen.
cli-option-help = Diese Hilfe zeigen.
cli-option-version = Die Version ausgeben.
cli-option-title = Welcher Titel: siehe `spieltisch titles`.
cli-option-titles = Welche Titel; sonst alle.
cli-option-seats = Zahl der Spieler; sonst so viele, wie Titel oder Besetzung hergeben.
cli-option-you = Deine Plätze: eine Nummer, mehrere mit Kommas, `all` oder `none`.
cli-option-level = Gegner: random, greedy, novice, veteran oder warlord.
cli-option-seed = Legt allen Zufall fest: gleicher Startwert, gleiches Spiel.
cli-option-option = Eine Option des Titels: Name=Wert oder Name=@DATEI; siehe `spieltisch titles`.
cli-option-load = Ein gespeichertes Spiel fortsetzen.
cli-option-play-position = Mit einer geschriebenen Stellung beginnen.
cli-option-curtain = Den Tisch verdecken, während die Tastatur den Platz wechselt.
cli-option-file = Eine Datei.
cli-option-entry = Der Moment nach diesem Eintrag.
cli-option-seat = Mit den Augen dieses Platzes sehen (ab 1).
cli-option-step = Nach jedem Eintrag anhalten.
cli-option-lines = Varianten, die der stärkste Gegner bei jeder Entscheidung durchdenkt.
cli-option-as_json = Alles, als JSON.
cli-option-seconds = Wie lange, in Sekunden.
cli-option-agents = Gegner, mit Kommas; der letzte nimmt alle übrigen Plätze.
cli-option-games = Wie viele Spiele.
cli-option-jobs = Wie viele zugleich.
cli-option-on = Lokale Prozesse, oder ray für einen Verbund.
cli-option-scale = Anteil der Bedenkzeit jeder Stufe, 0.1 für eine schnelle Serie.
cli-option-iterations = Zählen statt Uhr, für einen Neuling.
cli-option-out = Die Ergebnisse als JSON-Zeilen; eine unterbrochene Serie geht hier weiter.
cli-option-page = Eine HTML-Seite mit Diagrammen.
cli-option-verbose = Jede Wahl des ersten Spiels mit ihrem Grund.
cli-option-host = Adresse, an der gehorcht wird; 0.0.0.0 für das ganze Netz.
cli-option-port = Port; 0 nimmt einen freien.
cli-option-data = Ordner für Tische und Geheimnisse.
cli-option-open_browser = Den Browser öffnen.
cli-option-race = dwarf, empire, orc oder chaos.
cli-option-side = Deine Seite: order, destruction oder random.
cli-option-table = Der Tisch.
cli-option-path = Eine Datei.
cli-head-title = Titel
cli-head-seats = Plätze
cli-head-options = Optionen
cli-head-kind = Art
cli-head-records = Angaben
cli-head-sources = Quellen
cli-head-decisions = Entscheidungen/s
cli-head-playouts = Spiele/s
cli-head-copy = Kopie µs
cli-head-agent = Gegner
cli-head-played = Plätze gespielt
cli-head-wins = Siege
cli-head-share = Anteil
cli-head-interval = 95-%-Bereich
cli-head-elo = Elo
cli-build-compiled = kompiliert
cli-build-plain = reines Python (make fast kompiliert)
cli-title-broken = lädt nicht: { $text }
cli-go-on = Eingabetaste: weiter, Strg-C: Ende
cli-ranking = Rangfolge: { $order }
cli-unfinished = Nicht zu Ende; am Zug: { $seats }
cli-entries =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
cli-verified =
    in Ordnung: { $title }, { cli-entries }, { $state ->
        [finished] beendet
       *[running] läuft
    }
cli-commitment = Siegel: { $commitment }
cli-fuzzed = { $games } Spiele, { $decisions } Entscheidungen
cli-kept = { cli-fuzzed }, jedes Versprechen gehalten
cli-report = Bericht: { $page }
cli-scores = Punkte: { $scores }, Rangfolge: { $order }
cli-table-public = öffentlich
cli-table-private = privat
cli-table-gone = { $table } ist gelöscht.
cli-error-not_over = Diese Partie läuft noch; durchgesehen werden nur beendete.
cli-error-no_language = Die Sprache „{ $wanted }“ gibt es nicht. Es gibt: { $languages }.
cli-error-no_command = Den Befehl „{ $word }“ gibt es nicht. Vielleicht: { $near }.
cli-error-no_option = Die Option { $option } gibt es nicht; --help nennt alle.
cli-error-missing = Es fehlt etwas: { $param }.
cli-error-bad_value = Der Wert von { $param } passt nicht.
cli-error-no_file = Die Datei { $file } gibt es nicht.
cli-error-unreadable = { $file } lässt sich nicht als Text lesen.
cli-error-no_position = { $file } ist keine Stellung: nötig ist eine Zuordnung mit `title`.
cli-error-broken_log = Diese Aufzeichnung lässt sich nicht nachspielen. { $text }
cli-error-option_form = Optionen schreibt man als Name=Wert, nicht „{ $pair }“. Es gibt: { $options }.
cli-error-no_level = Gegner namens „{ $level }“ gibt es nicht. Es gibt: { $levels }.
cli-error-you = --you nimmt Plätze von 1 bis { $count }, `all` oder `none`, nicht „{ $text }“.
cli-error-no_seat = Plätze gehen von 1 bis { $count }; { $seat } gibt es nicht.
cli-error-no_starter = Ein Starterdeck für „{ $race }“ gibt es nicht. Es gibt: { $races }.
cli-option-install_completion = Vervollständigung für diese Shell einrichten.
cli-option-show_completion = Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
cli-command-lab = Gegner lernen lassen: Selbstspiel, Training, Vergleiche (spieltisch lab --help).
cli-option-receipt = Was du beim Spielen aufgehoben hast, als EINTRAG:QUITTUNG.
cli-trouble-setting = Eine Einstellung ist nicht zu lesen: { $text }
cli-trouble-folder = Der Datenordner { $folder } ist nicht zu verwenden: { $text }
cli-trouble-short_secret = Das Geheimnis braucht mindestens { $count } Zeichen.
cli-trouble-odd_secret = { $path } ist nicht zu lesen: nötig ist eine Zeile aus einfachen Buchstaben.
cli-trouble-lost_secret = { $path } ist leer oder zu kurz; hol die Datei aus einer Sicherung zurück oder lösch sie, um mit einer neuen anzufangen.
cli-trouble-in_use = Ein anderer Server benutzt { $folder }; gib diesem ein anderes --data.
cli-trouble-port = { $host }, Port { $port } ist nicht zu verwenden: { $text }
cli-trouble-newer = Die Datenbank stammt von einem neueren Spieltisch (Schema { $there }, hier { $here }); bring diesen auf den neuen Stand.
cli-trouble-unreachable = Die Datenbank ist nicht zu erreichen: { $text }
cli-trouble-unopened = Die Datenbank { $path } lässt sich nicht öffnen: { $text }
cli-trouble-no_table = Den Tisch { $table } gibt es nicht.
cli-trouble-not_begun = An { $table } hat das Spiel noch nicht begonnen.
cli-trouble-log = Das ist keine lesbare Aufzeichnung: { $text }
cli-trouble-no_entry = { $table } hat die Einträge 0 bis { $count }.
cli-cause-EACCES = keine Berechtigung
cli-cause-EROFS = nur lesbar
cli-cause-ENOSPC = der Datenträger ist voll
cli-cause-EADDRINUSE = dort lauscht schon ein anderes Programm
cli-cause-EADDRNOTAVAIL = dieser Rechner hat keine solche Adresse
cli-cause-ENOTDIR = eine Datei ist im Weg
cli-cause-EEXIST = eine Datei ist im Weg
cli-cause-ECONNREFUSED = dort antwortet niemand
cli-cause-DatabaseError = das ist keine Datenbank oder eine beschädigte
cli-cause-OperationalError = sie ist nicht zu lesen oder zu schreiben
cli-cause-InvalidPasswordError = das Passwort ist falsch
cli-cause-InvalidCatalogNameError = es gibt keine solche Datenbank
cli-table-link = Platz { $seat }: { $link }

## the rule book
cli-command-rules = Das Regelbuch eines Titels öffnen: seine Kapitel, eine Stelle (#anker), den besten Absatz zu einigen Wörtern oder ein Beispiel.
cli-option-words = Gesuchte Wörter oder #anker.
cli-option-example = Ein Beispiel aus dem Buch, um von dort zu spielen.
cli-option-whole = Das ganze Buch.
cli-book-others = Auch im Buch:
cli-book-example = Beispiel
cli-book-ruling = Unsere Entscheidung
cli-error-no_book = Für „{ $title }“ gibt es kein Regelbuch; es gibt: { $titles }.
cli-error-nothing_in_book = Das Buch sagt nichts über „{ $text }“. Ähnliche Wörter: { $near }.
cli-error-no_example = Ein Beispiel namens „{ $example }“ gibt es nicht; es gibt: { $examples }.

## lessons and puzzles
cli-command-guide = Eine geführte erste Partie eines Titels spielen.
cli-command-puzzle = Die Lektionen und Aufgaben eines Titels auflisten oder eine nach ihrer Nummer spielen.
cli-option-number = Die Nummer der Aufgabe; ohne sie wird aufgelistet.
cli-option-solve = Die Lösung zeigen und warum sie geht.
cli-puzzle-hint = Hinweis
cli-puzzle-solved = Gelöst.
cli-puzzle-missed = Diesmal nicht. Versuch es noch einmal: Die Stellung wartet.
cli-error-no_puzzle = Es gibt keine Aufgabe { $number }; die letzte ist { $count }.
