# Die Hülle um jeden Tisch.
ui-plain = { $text }
ui-yes = ja
ui-no = nein
ui-you = Du
ui-close = Schließen
ui-cancel = Abbrechen
ui-send = Senden
ui-loading = Der Tisch wird aufgebaut …

## Startseite
ui-claim = Deine Spiele, deine Freunde, ein Tisch, der die Regeln kennt
ui-choose-table = Wähle einen Tisch
ui-title-chaos = Chaos in der Alten Welt
    .lead = Vier dunkle Götter, eine todgeweihte Welt: Verdirb sie, erobere sie oder drehe dein Rad schneller als die anderen.
    .time = 90–120 Min.
    .short = Chaos
    .real = Die Karten der Computerplätze bleiben in der Schachtel, denn sie werden hier ausgeteilt. Alle anderen halten echte Karten, und niemand tippt sie ein: Eine Karte wird genannt, wenn sie gespielt wird.
ui-title-smallworld = Small World of Warcraft
    .lead = Zu viele Völker, zu wenige Inseln: Steige auf, erobere und geh rechtzeitig unter.
    .time = 40–80 Min.
    .short = Small World
    .real = Ihr werdet gefragt, welche Inseln auf dem Tisch liegen und welche Völker und Spezialfähigkeiten kommen. Die Münzen bleiben verdeckt, wie immer.
ui-title-invasion = Warhammer: Invasion
    .lead = Zwei Hauptstädte mit je drei Zonen: Baue, schicke Einheiten auf Quests und lass die Mauern des Gegners brennen.
    .time = 45–60 Min.
    .short = Invasion
ui-title-lanterns = Laternen
    .lead = Fünf Nächte, geheime Lichter und ein paar Würfel.
    .time = 5 Min.
    .short = Laternen
ui-players-count = { $count } Spieler
ui-players-range = { $from }–{ $to } Spieler
ui-play-now = Jetzt spielen
ui-dealing = Es wird gegeben …
ui-against = { $count ->
    [0] allein gegen das Spiel
    [one] gegen einen Gegner · { $level }
   *[other] gegen { $count } Gegner · { $level }
}
ui-opponents = Gegner
    .help = Alle spielen nach denselben Regeln und sehen keine verdeckten Karten; mit jeder Stufe denken sie weiter voraus.
ui-players = Spieler
ui-options = Mehr …
ui-options-of = Mehr Möglichkeiten für { $title }
ui-other-ways = Andere Arten, { $title } zu spielen
ui-not-playable = An diesem Tisch wird noch gebaut.
ui-way = Spielweise
ui-way-play = Jetzt spielen
    .help = Du gegen Computergegner. Sie setzen sich sofort und spielen ehrlich: Keiner von ihnen sieht verdeckte Karten.
    .start = Platz nehmen
ui-way-invite = Freunde einladen
    .help = Du bekommst einen Link für jeden offenen Platz. Ohne Konto: Deine Freunde geben einen Namen ein und setzen sich.
    .start = Links erstellen
    .short = Einladen
ui-way-hotseat = Ein Gerät
    .help = Alle spielen an diesem Gerät. Ein Vorhang verdeckt die Karten, während es weitergegeben wird.
    .start = Gemeinsam Platz nehmen
    .short = Ein Gerät
ui-way-solo = Alle Seiten
    .help = Du spielst für alle Spieler selbst, ohne Vorhang.
    .start = Platz nehmen
ui-way-watch = Zuschauen
    .help = Computergegner spielen untereinander; du schaust in deinem Tempo zu.
    .start = Zuschauen
    .short = Zuschauen
ui-way-replay = Aufzeichnung oder Stellung öffnen
    .short = Aufzeichnung
ui-your-name = Dein Name
ui-name-of-seat = Name an Platz { $seat }
ui-seat-kind = Wer auf Platz { $seat } sitzt
ui-seat-level = Stärke des Gegners auf Platz { $seat }
ui-guest = Spieler { $seat }
ui-seat-number = Platz { $seat }
ui-kind-human = Du
ui-kind-agent = Gegner
ui-kind-open = Offen, per Link
ui-by-lot = ausgelost
ui-rules-options = Regeln
ui-public = Diesen Tisch allen auf diesem Server zeigen
    .help = Andere dürfen zusehen und sehen keine verdeckten Karten.
ui-lent-cores = Computergegner dürfen auf Rechnern von Mitgliedern nachdenken
    .help = Sie antworten schneller. Wem ein solcher Rechner gehört, der könnte sehen, was die Computergegner auf der Hand haben: nicht einschalten, wenn diese Person hier mitspielt.
ui-waiting-tables = Weiterspielen
    .yours = Du bist am Zug
    .thinks = { $name } denkt
    .here = auf diesem Gerät
    .server = auf dem Server
    .round = Runde { $number }, { $title }
    .turn = Zug { $number }, { $title }
    .more =
        { $count ->
            [one] und ein weiterer Tisch
           *[other] und { $count } weitere Tische
        }
ui-tables = Tische
ui-open-tables = Offene Tische
    .empty = Gerade gibt es keinen öffentlichen Tisch. Mit „Mehr …“ eröffnest du einen.
ui-status-waiting = wartet auf Spieler
ui-status-playing = läuft
ui-status-finished = beendet
ui-continue = Weiter
ui-join = Mitspielen
ui-watch = Zuschauen
ui-free-seat = freier Platz
ui-unofficial = Inoffizielle Umsetzung veröffentlichter Regeln. Namen gehören ihren Inhabern; alle Texte und Zeichnungen sind unsere eigenen.
ui-credits = Mitwirkende
ui-credits-own = Regelwerk, Texte, Karten, Figuren und Pläne: die Entwickler von Spieltisch.
ui-credits-icons = Symbole:
ui-credits-fonts = Schriften:
ui-error-offline = Der Server ist nicht erreichbar.
ui-error-replay = Diese Datei ist weder eine Spielaufzeichnung noch eine Stellung.
ui-error-damaged = Diese Datei ist beschädigt oder unvollständig.
ui-error-large = Diese Datei ist zu groß: höchstens { $size } MB.
ui-error-unknown = Das hat nicht geklappt.

## Aufforderung und Auswahl
ui-prompt = { $who }: { $what }
ui-ask-loses = Damit gibst du etwas endgültig auf
ui-ask-go-on = Weiterspielen
ui-ask-always = Frag mich, wenn ich etwas verlieren würde
ui-several = Mehrere
ui-at-once = alle wählen gleichzeitig; die Wahl bleibt verdeckt, bis alle gewählt haben
ui-waiting-for = wartet auf { $names }
ui-put-back = legt es zurück
ui-over = Das Spiel ist vorbei
ui-your-turn = Du bist dran
ui-your-choices = { $count ->
    [0] Deine Möglichkeiten
    [one] Deine Möglichkeit
   *[other] Deine { $count } Möglichkeiten
}
ui-nothing-to-do = Gerade ist für dich nichts zu tun.
ui-no-match = Nichts gefunden.
ui-filter = Tippen, um zu filtern
ui-undo = Rückgängig
ui-takeback = Trotzdem zurücknehmen
    .help = Es geht zurück bis zu deiner letzten Entscheidung. Der Verlauf vermerkt es, und derselbe Zug hat wieder dasselbe Glück.
    .no = So lassen
    .done = Dein letzter Zug ist zurückgenommen.
ui-log-taken-back = { $seat } nimmt einen Zug zurück, nachdem Würfel oder Karten zu sehen waren.
ui-log-continued = Ab hier weitergespielt: Was darüber steht, geschah vorher an einem anderen Tisch.
ui-undo-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
ui-stale = Die Partie ist schon weiter; sieh noch einmal hin.
ui-hint = Tipp
    .help = Was ein starker Gegner hier erwägen würde, das Beste zuerst:
ui-why = warum?
ui-why-line = Warum? { $line }
ui-why-of = { $action }: warum?
ui-why-unsteady = { $level }: spielt nicht immer, was am besten aussieht.
ui-why-public = Berechnet mit dem, was alle wissen dürfen; nichts hier beruht auf verdeckten Karten.
ui-why-open = Berechnet mit dem, was dieser Spieler damals wusste.
ui-weighed = Was abgewogen wurde
ui-to-win = Siegchance
ui-told-apart = Was den Unterschied machte
ui-do-it = Machen
ui-why-not = Warum nicht?
    .help = Wähle eine Aktion, die nicht angeboten wird, und frage nach der Regel, die sie verbietet. Nur du siehst die Antwort.
    .verb = Aktion
    .legal = Das darfst du gerade tun.
ui-ask = Fragen
ui-help = Regeln
    .now = jetzt
    .pointed = dazu
ui-note-cost =
    { $value ->
        [0] kostenlos
       *[other] kostet { $value }
    }

## Spieler, Verlauf, Chat
ui-points = Punkte
ui-here = da
ui-away = nicht da
ui-decides = (am Zug)
ui-thinking = denkt nach …
ui-conceded = hat aufgegeben
ui-stand-in = Vertretung: { $level }
ui-log = Verlauf
    .empty = Noch ist nichts passiert.
ui-spoken = Ansagen
ui-log-and-chat = Verlauf und Chat
ui-chat = Chat
    .empty = Noch hat niemand etwas gesagt.
ui-quick = Kurze Worte
ui-quick-hello = Hallo!
ui-quick-thanks = Danke!
ui-quick-played = Gut gespielt!
ui-quick-moment = Einen Moment bitte.
ui-quick-turn = Du bist dran!
ui-quick-sorry = Tut mir leid!
ui-quick-wow = Wow!
ui-quick-game = Schönes Spiel!
ui-point = Den anderen etwas zeigen
    .help = Tippe an, wohin die anderen sehen sollen.
ui-look-here = Seht hierher
    .at = Seht: { $place }
ui-unread = ungelesen
ui-chat-sound = Ein Ton, wenn jemand im Chat schreibt
ui-say = Sag etwas
ui-mute = { $name } stumm schalten
ui-watching = schaut zu
ui-somebody = Jemand
ui-table = Tisch
ui-parts = Teile des Tisches
ui-tab-table = Tisch
ui-tab-players = Spieler
ui-tab-log = Verlauf
ui-tab-chat = Chat
ui-you-watch = Du schaust zu.
ui-clock = Uhr
    .help = Läuft jemandem die Zeit ab, spielt der Computer weiter.
ui-clock-none = keine Uhr
ui-clock-calm = je 45 Minuten und 30 Sekunden pro Entscheidung
ui-clock-brisk = je 15 Minuten und 15 Sekunden pro Entscheidung
ui-clock-days = drei Tage pro Entscheidung
ui-clock-of = Uhr von { $name }
ui-unmute = { $count ->
    [one] 1 Stummgeschalteten wieder hören
   *[other] { $count } Stummgeschaltete wieder hören
}

## Warteraum, Vorhang, Abwesenheit
ui-waiting-room = Es geht los, sobald jeder Platz besetzt ist.
ui-invited = Du bist zu einer Partie eingeladen
ui-invited-by = { $name } lädt dich zum Mitspielen ein.
ui-invited-to-watch = Du bist eingeladen zuzusehen.
ui-your-seat = dein Platz
ui-cant-come = Ich kann nicht
ui-cant-come-said = { $name } weiß jetzt, dass du nicht kannst. Wenn sich das ändert: Der Link gilt weiter.
ui-declined = kann nicht
ui-declined-by = { $name } kann nicht
ui-host-starts = { $name } beginnt die Partie.
ui-host-starts-it = Die Partie beginnt, sobald der Gastgeber sie startet.
ui-clock-live-of = je { $bank }, dazu { $increment } für jede Entscheidung
ui-clock-days-of = { $time } für jede Entscheidung: Die Partie dauert mehrere Tage
ui-facts-seats = Am Tisch
ui-facts-people =
    { $people ->
        [one] ein Mensch
       *[other] { $people } Menschen
    }
ui-facts-computers =
    { $count ->
        [one] ein Computergegner
       *[other] { $count } Computergegner
    }
ui-facts-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
ui-facts-pack = Paket
ui-facts-rules = Regeln
ui-invitation = Einladung
ui-sit = Platz nehmen
ui-invite-link = Link für Platz { $seat }
ui-copy = Kopieren
ui-copied = Kopiert
ui-fill-and-start = Mit Computergegnern auffüllen und anfangen
ui-contribute = Deine Worte fürs Mischen
    .why = Deine Worte fließen in Würfe und Mischen ein: So kann niemand die Ergebnisse vorher kennen, nicht einmal der Server.
ui-contributed = Deine Worte fließen ins Mischen ein.
ui-curtain = Das Gerät geht an { $name }
    .help = Jetzt sollte nur { $name } hinsehen.
    .lift = Vorhang auf
ui-absent = { $name } hat die Verbindung verloren. Noch { $seconds } s Wartezeit.
ui-absent-choose = { $name } ist nicht da. Was nun?
ui-absent-wait = Warten
ui-absent-agent = Der Computer übernimmt
ui-absent-drop = Ohne diesen Spieler weiterspielen
ui-claim-seat = Um diesen Platz bitten
ui-replaced = Der Computer spielt { $seat } für dich.
ui-take-back = Platz zurücknehmen
ui-seat-free = { $seat } ist frei.
ui-consent-undo = { $name } bittet, einen Zug zurückzunehmen, der sich nicht einfach zurücknehmen lässt.
ui-consent-claim = { $name } bittet um den Platz von { $seat }.
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-is-paused = Die Partie ist angehalten.
ui-behind = { $count ->
    [one] noch 1 Zug zu sehen
   *[other] noch { $count } Züge zu sehen
}
ui-catch-up = Alle zeigen
ui-notice-returned = { $seat } ist wieder da.
ui-notice-takeover = Der Computer spielt für { $seat }.
ui-notice-dropped = { $seat } verlässt die Partie.
ui-notice-conceded = { $seat } gibt auf.
ui-notice-timeout = Die Zeit von { $seat } ist abgelaufen.
ui-notice-claimed = { $seat } setzt sich.
ui-notice-consent_given = Alle haben zugestimmt.
ui-notice-consent_refused = Jemand hat abgelehnt.
ui-notice-rematch = Eine Revanche ist aufgebaut. Spielst du mit?
ui-rematch-come = Ich spiele mit
ui-rematch-stay = Jetzt nicht
ui-over-conceded = Aufgegeben: { $names }.
ui-voted = Notiert. Noch offen: { $names }.
ui-recap = Seit du zuletzt hier warst
    .help = Das ist in deiner Abwesenheit geschehen.
ui-go-on = Weiter
ui-no-table = Hier ist kein Platz
    .help = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
ui-no-page = Hier ist nichts
    .help = Unter dieser Adresse gibt es keine Seite. Vielleicht ein Tippfehler oder ein alter Link.
ui-to-front = Zur Startseite
ui-to-table = Zurück an den Tisch
ui-look-back = Rückblick

## Menü, Ende, Aufzeichnung
ui-menu = Menü
ui-look-as = Den Tisch sehen als
ui-pause = Pause
ui-paused = Die Partie ist angehalten.
ui-resume = Weiterspielen
ui-resumed = Die Partie geht weiter.
ui-ask-undo = Um Rücknahme bitten
ui-asked-undo = Die anderen sind gefragt worden.
ui-concede = Aufgeben
    .sure = Wirklich aufgeben?
ui-orders = Züge im Voraus
    .help = Der Tisch antwortet für dich, solange du weg bist. Nur du siehst das.
    .ends = Ein Auftrag endet auch, wenn du etwas anderes gefragt wirst oder seine Aktion nicht möglich ist. Jede Antwort braucht so lange, wie ein Mensch brauchen könnte.
ui-order-asked = Wenn ich gefragt werde: { $question }
ui-order-unasked = Aufträge kannst du geben, sobald du in dieser Partie etwas gefragt worden bist.
ui-order-action = Antwort
ui-order-when = Wann
ui-order-now = jetzt und sooft ich das gefragt werde
ui-order-after = nur wenn { $what }, und nur einmal
ui-order-ends = Wie lange
ui-order-until = bis { $what }
ui-order-end-own_turn = mein nächster Zug beginnt
ui-order-end-phase = die Phase endet
ui-order-end-turn = der Zug endet
ui-order-end-round = die Runde endet
ui-order-end-touched = mich etwas betrifft
ui-order-occasion = das geschieht: { $event }
ui-order-give = Auftrag geben
ui-order-given = Deine Aufträge
ui-order-drop = Abbrechen
ui-orders-strip = Für dich wird geantwortet: { $what }
ui-orders-dropped = Du wirst wieder gefragt.
ui-notice-order_ended = Einer deiner Aufträge ist beendet.
ui-watch-link = Link zum Zuschauen
ui-write-position = Stellung speichern
ui-report = Fehler melden
ui-leave = Den Tisch verlassen
ui-commitment = Alle Würfe und Karten wurden vor der Partie versiegelt ({ $commitment }…) und werden am Ende geöffnet.
ui-won = Du gewinnst!
ui-lost = Das Spiel ist vorbei
ui-winner = Sieger
ui-result = Ergebnis
ui-proof = Alle Würfe und Karten waren vor der Partie versiegelt. Mit diesem Schlüssel kann man sie nachprüfen: { $secret }…
ui-proof-broken = Die Würfel dieser Partie passen nicht zu dem, was der Server vor Beginn festgelegt hat.
ui-keep-log = Aufzeichnung speichern
ui-rematch = Noch einmal
ui-replay = Aufzeichnung
ui-position = Position
ui-position-about = Jemand hat diesen Moment einer Partie geteilt. Du kannst ihn ansehen, von hier aus weiterspielen oder den Link weitergeben.
ui-position-by = Geteilt von { $name }
ui-position-eyes = Aus Sicht von { $part }. Verdeckte Karten der anderen stehen nicht im Link.
ui-position-eyes-table = So, wie alle es sehen. Verdeckte Karten stehen nicht im Link.
ui-position-play = Weiterspielen: { $part }
ui-position-ask = Um einen Tipp bitten
ui-position-link = Link kopieren
ui-position-note = Ein Satz dazu
ui-position-too-long = Dieser Moment ist zu lang für einen Link. Er wurde als Datei gespeichert.
ui-position-none = Dieser Link führt zu keiner Position
ui-position-damaged = Der Link ist beschädigt oder am Ende abgeschnitten. Lass ihn dir noch einmal schicken.
ui-position-newer = Der Link stammt aus einer neueren Version von Spieltisch. Lade die Seite neu und versuche es noch einmal.
ui-position-large = Der Link enthält mehr, als eine Position braucht, und wurde deshalb nicht geöffnet.
ui-fork = Von hier weiterspielen
ui-first = Zum Anfang
ui-back = Ein Schritt zurück
ui-play = Abspielen
ui-forward = Ein Schritt weiter
ui-last = Zum Ende
ui-moment = Zeitpunkt
ui-moment-of = { $at } von { $of }
ui-eyes = Gesehen von
ui-eyes-open = alles offen
ui-eyes-watch = Zuschauern
ui-replay-speed-slow = langsam
ui-replay-speed-normal = normal
ui-replay-speed-instant = schnell

## Einstellungen und Tasten
ui-settings = Einstellungen
ui-language = Sprache
ui-mode = Tisch
ui-mode-board = grafisch
ui-mode-text = als Text
ui-speed = Tempo
ui-speed-instant = aus
ui-speed-normal = normal
ui-speed-slow = langsam
ui-text-size = Schriftgröße
ui-size-small = klein
ui-size-normal = normal
ui-size-large = groß
ui-size-huge = riesig
ui-theme = Farben
ui-theme-dark = dunkel
ui-theme-light = hell
ui-theme-system = wie das System
ui-sound = Eine Glocke, wenn ich dran bin
ui-motion = Animationen
ui-keys = Tasten
ui-keys-board = Tasten: grafischer Tisch
ui-keys-text = Tasten: Tisch als Text
ui-key-number = die Möglichkeit mit dieser Nummer wählen
ui-key-number-board = wählen, was mit dieser Nummer leuchtet (der erste Druck zeigt die Nummern)
ui-key-walk = von Möglichkeit zu Möglichkeit
ui-key-walk-board = auf dem Tisch von einem zum nächsten
ui-key-in-log = im Verlauf: von Zeile zu Zeile
ui-key-filter = Möglichkeiten filtern
ui-key-choices = zu den Möglichkeiten
ui-key-hand = zur eigenen Hand oder zu dem, was leuchtet
ui-key-pass = passen oder die erste Möglichkeit wählen, die kein Ziel braucht
ui-key-orders = meine Züge im Voraus abbrechen
ui-key-yield = Invasion: passen, bis etwas geschieht
ui-key-undo = rückgängig
ui-key-hint = Tipp
ui-key-why = Warum nicht?
ui-key-rules = Regeln
ui-key-log = Verlauf
ui-key-chat = Chat
ui-key-mode = grafischer Tisch oder Text
ui-key-again = noch einmal erzählen, was geschah
ui-key-next = nächster Tisch, der auf dich wartet
ui-key-step = der Schritt davor, der nächste
ui-key-space = Leertaste
ui-key-menu = Menü
ui-key-settings = Einstellungen
ui-key-keys = diese Liste
ui-key-close = schließen, zurücklegen; die Erzählung überspringen

## Felder des Texttisches, die mehrere Titel teilen
ui-field-seat = Spieler
ui-field-round = Runde
ui-field-rounds = Runden
ui-field-turn = Zug
ui-field-phase = Phase
ui-field-step = Schritt
ui-field-points = Punkte
ui-field-scores = Punkte
ui-field-hand = Deine Hand
ui-field-hand_count = Handkarten
ui-field-cards = Handkarten
ui-field-deck = Karten im Stapel
ui-field-discard = Ablage
ui-field-source = von
ui-field-kind = Art
ui-field-figure = Figur
ui-field-region = Region
ui-field-card = Karte
ui-field-god = Gott
ui-field-token = Marker
ui-field-upgrade = Verbesserung
ui-field-race = Volk
ui-field-zone = Zone
ui-field-piece = Karte im Spiel
ui-field-place = Ort
ui-field-side = Seite
ui-field-amount = Anzahl
ui-field-slot = Kartenfeld
ui-field-power = Fähigkeit
ui-field-tile = Artefakt oder Ort
ui-field-until = Bis
ui-field-moment = Moment
ui-field-tool = Hilfe
ui-field-count = Anzahl
ui-field-face = Insel
ui-field-form = Form
ui-field-occupant = Bewohner
ui-field-first = Erste
ui-field-second = Zweite
ui-field-capital = Hauptstadt
ui-field-cost = Kosten

## Der Texttisch
ui-text-count = { $count } × { $name }
ui-text-percent = { PERCENT($value) }
ui-text-of = { $count } von { $of }
ui-text-hand = Deine Hand
ui-text-hidden = verdeckt
ui-text-round = Runde { $round } von { $rounds }, { $phase }
ui-text-round-turn = Runde { $round } von { $rounds }, { $player } am Zug
ui-text-turn = Zug { $turn }, { $player }: { $phase }
ui-text-next = Noch am Zug
ui-text-regions = Regionen
ui-text-regions-count = { $count ->
    [one] eine Region
   *[other] { $count } Regionen
}
ui-text-powers = Die Mächte der Verderbnis
ui-text-magic = magisch
ui-text-comet = Zeichen des Kometen
ui-text-old_world-left = Alte-Welt-Karten übrig
ui-text-ruins-left = Verheerungskarten übrig
ui-text-threat-order = Bedrohung
ui-text-track = Alte-Welt-Pfad
ui-text-battle = Kampf: { $region }
ui-text-roll = { $hits ->
    [0] würfelt { $dice }, kein Treffer
   *[other] würfelt { $dice }, { $hits } Treffer
}
ui-text-killed = { $figure } wird umgelegt
ui-text-hits-left = Zu verteilende Treffer
ui-text-ruined = Verheert seit Runde { $round }
ui-text-worth = Eroberungswert
ui-text-resists = Widerstand
ui-text-figures = Figuren
ui-text-corruption = Verderbnis
ui-text-toward-ruin = { $tokens }; { $count } von { $limit } bis zur Verheerung
ui-text-coming = kommt dazu: { $tokens }
ui-text-tokens = Marker
ui-text-slot-1 = Linkes Kartenfeld
ui-text-slot-2 = Rechtes Kartenfeld
ui-text-cancelled = aufgehoben
ui-text-shielded = geschützt
ui-text-down = umgelegt
ui-text-domination = Beherrschung
ui-text-nobody = Niemand bekäme Siegpunkte.
ui-text-leads =
    { $points ->
        [one] { $god } bekäme 1 Siegpunkt.
       *[other] { $god } bekäme { $points } Siegpunkte.
    }
ui-text-odds = Kampfaussichten
ui-text-dice = { $dice ->
    [one] { $god } mit 1 Würfel: { $any } Chance, dass eine Figur fällt, { $all }, dass alle fallen
   *[other] { $god } mit { $dice } Würfeln: { $any } Chance, dass eine Figur fällt, { $all }, dass alle fallen
}
ui-text-adjacent = Grenzt an
ui-text-power = Machtpunkte
ui-text-passed = hat gepasst
ui-text-dial = Rad
ui-text-next-tick = als Nächstes: { $tick }
ui-text-counters = Drehmarker
ui-text-counters-forecast = { $count }, nach jetzigem Stand { $more } dazu
ui-text-cards = Karten
ui-text-hand-deck = { $hand } auf der Hand, { $deck } im Stapel
ui-text-upgrades = Verbesserungen
ui-text-reserve = Vorrat
ui-text-follower = { $count } × { $name } (Kosten { $cost }, Angriffswert { $attack }, Verteidigungswert { $defense })
ui-text-income-now = Einkommen, wenn du jetzt aufhörst
ui-text-no-race = keines
ui-text-coins-on-it = Siegmünzen darauf
ui-text-empty = leer
ui-text-held = { $count } × { $race }, { $player }
ui-text-held-declined = { $count } × { $race }, { $player }, untergegangen
ui-text-nobody-owns = niemand
ui-text-revealed = Aufgedeckt
ui-text-known = Bekannte Handkarten
ui-text-damage = Schaden { $damage } von { $of }
ui-text-developments = { $count ->
    [one] eine Entwicklung
   *[other] { $count } Entwicklungen
}
ui-text-assigned = { $count } Schaden zugeteilt
ui-text-on-quest = auf „{ $quest }“
ui-text-attached = mit { $cards }
ui-text-link = Glied { $number }
ui-text-targets = gerichtet auf { $targets }

## Eigene Decks
ui-decks = Deine Decks
    .help = Sie liegen nur auf diesem Gerät und werden automatisch gespeichert. Niemand sieht sie, bevor du sie spielst.
    .empty = Noch kein Deck. Beginne mit einer Hauptstadt oder ändere ein Starterdeck nach deinem Geschmack.
ui-decks-at-table = Die Decks dieser Partie
ui-deck-hand = Probehand
    .again = Andere Hand
ui-deck-record = { $won } gewonnen, { $lost } verloren
ui-deck-new = Neues Deck
ui-deck-empty = Ein leeres Deck für eine Hauptstadt
ui-deck-empty-of = Leeres Deck: { $race }
ui-deck-starter = Aus einem Starterdeck
    .help = Ein Starterdeck hat vierzig Karten: Mit zehn weiteren wird es dein eigenes.
ui-deck-starter-of = Aus dem Starterdeck: { $race }
ui-deck-name = Name des Decks
ui-deck-play = Spielen
ui-deck-play-with = Mit { $name } spielen
ui-deck-copy = Kopieren
ui-deck-copy-of = { $name } kopieren
ui-deck-rename = Umbenennen
ui-deck-rename-of = { $name } umbenennen
ui-deck-delete = Löschen
    .ask = { $count ->
        [one] { $name } enthält eine Karte. Gelöscht ist gelöscht.
       *[other] { $name } enthält { $count } Karten. Gelöscht ist gelöscht.
    }
ui-deck-delete-of = { $name } löschen
ui-deck-import = Importieren
ui-deck-paste = Deckliste einfügen, eine Karte je Zeile
    .example =
        Hauptstadt: Zwerge
        3 Verteidiger der Feste
        2 Runenschmied
ui-deck-file = Aus einer Datei …
ui-deck-no-list = Diese Datei ist keine Deckliste.
ui-deck-read = { $count ->
    [one] Verstanden: { $race }, 1 Karte.
   *[other] Verstanden: { $race }, { $count } Karten.
}
ui-deck-unread = { $count ->
    [one] Eine Zeile nennt keine Karte und fiele weg:
   *[other] { $count } Zeilen nennen keine Karte und fielen weg:
}
ui-deck-unread-line = { $line }: { $text }
ui-deck-export = Exportieren
ui-deck-export-of = { $name } exportieren
ui-deck-list = Deckliste
ui-deck-download = Als Text herunterladen
ui-deck-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ui-deck-legal = Spielbereit
ui-deck-checking = Wird geprüft …
ui-deck-unchecked = Nicht geprüft: Der Server antwortet nicht.
ui-deck-faults = Was daran nicht stimmt
ui-deck-more-faults = { $count ->
    [one] (und noch eins)
   *[other] (und { $count } weitere)
}
ui-deck-trouble-broken = Einige gespeicherte Decks waren nicht lesbar. Sie liegen beiseite, gelöscht ist nichts.
ui-deck-trouble-full = Dieser Browser kann die Änderung nicht speichern. Exportiere das Deck, bevor du gehst.
ui-deck-gallery = Karten
ui-deck-panel = Deck
ui-deck-filters = Filter
ui-deck-filter-race = Rasse
ui-deck-filter-type = Art
ui-deck-filter-cost = Kosten
ui-deck-search = Name, Text oder Eigenschaft
ui-deck-sort = Nach
ui-deck-sort-number = Nummer
ui-deck-sort-cost = Kosten
ui-deck-sort-name = Name
ui-deck-found = { $count ->
    [0] Keine Karte passt
    [one] 1 Karte
   *[other] { $count } Karten
}
ui-deck-show-all = Alle zeigen
ui-deck-cost = Kosten { $cost }
ui-deck-curve = Karten nach Kosten
ui-deck-of-cost = { $count ->
    [one] Kosten { $cost }: 1 Karte
   *[other] Kosten { $cost }: { $count } Karten
}
ui-deck-capital = Hauptstadt
ui-deck-total = { $count ->
    [one] 1 Karte, üblich sind { $least } bis { $most }
   *[other] { $count } Karten, üblich sind { $least } bis { $most }
}
ui-deck-foreign =
    { $count ->
        [one] Eine Karte gehört einer anderen Rasse: Ohne deren Symbole im Spiel kostet sie mehr.
       *[other] { $count } Karten gehören anderen Rassen: Ohne deren Symbole im Spiel kosten sie mehr.
    }
ui-deck-nothing = Noch leer. Ein Klick auf eine Karte legt ein Exemplar hinein.
ui-deck-card = { $card }, { $type }, { $race }, Kosten { $cost }: { $count ->
    [0] nicht im Deck
    [one] 1 Exemplar
   *[other] { $count } Exemplare
}
ui-deck-copies = { $count ->
    [0] Nicht im Deck
    [one] 1 Exemplar im Deck
   *[other] { $count } Exemplare im Deck
}
ui-deck-add = { $card } hinzufügen
ui-deck-less = { $card } herausnehmen
ui-deck-now = { $card }: { $count }. Insgesamt: { $total }.
ui-deck-undo = Rückgängig
ui-deck-redo = Wiederholen
ui-deck-key-search = suchen
ui-deck-key-walk = blättern
ui-deck-key-copies = Exemplare
ui-deck-by-lot = Ein ausgelostes Starterdeck
ui-deck-offered = { $name } ({ $race }, { $count })
ui-deck-faulty = { $name } ({ $race }, { $count }): nicht spielbereit
ui-deck-not-ready = { $count ->
    [one] Ein Deck ist nicht spielbereit
   *[other] { $count } Decks sind nicht spielbereit
}
ui-deck-build = Deck bauen … (neuer Tab)
ui-deck-yours = Dein Deck
ui-deck-of-seat = Deck an Platz { $seat }
ui-deck-of-opponent = Deck des Gegners an Platz { $seat }

## folgen und hören
ui-since-decision = Seit deiner letzten Entscheidung
ui-volume = Lautstärke
ui-smart-passing = Automatisch passen, wo es nichts zu entscheiden gibt
ui-hold = Anhalten: Frag mich jedes Mal
ui-key-hold = Invasion: anhalten, jedes Mal fragen
ui-skipped = { $count ->
    [one] In einem Aktionsfenster wurde automatisch gepasst.
   *[other] In { $count } Aktionsfenstern wurde automatisch gepasst.
}

## teilen
ui-reach-here = Diese Links funktionieren nur auf diesem Computer. Für Freunde im Heimnetz starte den Server für das Netz: spieltisch serve --host 0.0.0.0.
ui-reach-home = Freunde im selben Heimnetz können diese Links öffnen.
ui-reach-network = Adresse im Netz:
ui-reach-stop = Niemanden mehr hereinlassen
ui-reach-again = Freunde wieder hereinlassen
ui-reach-stopped = Du lässt niemanden herein: Diese Links öffnen sich nur auf diesem Computer.
ui-reach-gone = { $count ->
    [0] Jetzt kommt niemand mehr herein.
    [one] Jetzt kommt niemand mehr herein. Ein Gast musste gehen.
   *[other] Jetzt kommt niemand mehr herein. { $count } Gäste mussten gehen.
}
ui-qr = Code für Platz { $seat } zeigen
ui-qr-of = Scannen und auf Platz { $seat } setzen
ui-moves-pause = Anhalten
ui-moves-go = Abspielen
ui-moves-back = Zurück
ui-moves-at = { $at } von { $of }, noch einmal gezeigt
ui-moves-step = Nächster Zug

## The rule book

ui-book = Regelbuch
    .short = Regeln
    .note = das Buch
ui-book-of = { $title }: die Regeln
ui-book-search = In den Regeln suchen
ui-book-chapters = Kapitel
ui-book-print = Drucken
ui-book-read = gelesen
ui-book-minutes =
    { $minutes ->
    [one] Lesezeit 1 Minute
   *[other] Lesezeit { $minutes } Minuten
    }
ui-book-hits = „{ $words }“ im Buch
ui-book-near = Nichts gefunden. Ähnliche Wörter: { $words }
ui-book-beside = Neben der Seite
ui-book-go = Dorthin
ui-book-at-table = Gerade am Tisch
ui-book-here = hier bist du gerade
ui-book-more = Mehr im Buch
ui-book-none = Dieser Titel hat kein Regelbuch.
ui-book-ruling = Unsere Entscheidung
ui-book-try = Diese Stellung spielen
ui-book-steps = Schritt für Schritt
ui-book-words = Begriffe dieses Kapitels
ui-book-leads = Was hierher führt
ui-book-margin = Am Rand
ui-book-rule = Zur Regel

## Was geschah, Schritt für Schritt erzählt

ui-film-part = { $chapter }, { $at } von { $of }
ui-film-told = Der Tisch erzählt, was geschah; du wirst nichts gefragt
ui-film-clock = { $at } s von { $of } s
ui-film-next = Weiter
ui-film-skip = Zum Ende
ui-film-again = Noch einmal
ui-film-tell = Zeigen, was geschah
ui-film-list = Was geschah
ui-film-more = { $count ->
    [one] Noch { $count } Sache ist geschehen
   *[other] Noch { $count } Dinge sind geschehen
}
ui-speed-fast = schnell
ui-key-pause = die Erzählung anhalten und fortsetzen; in der Aufzeichnung: abspielen oder anhalten

## Choosing before a game
ui-choose-you = Du
ui-choose-against = Und gegen wen?
ui-choose-seats = Wer sitzt am Tisch?
ui-choose-beginner = gut für den Anfang
ui-choose-difficulty = Schwierigkeit: { $level ->
    [1] leicht
    [2] will geplant sein
   *[3] schwer
}
ui-choose-hard = { $level ->
    [1] leicht
    [2] will geplant sein
   *[3] schwer
}
ui-choose-lot = Das Los entscheiden lassen
ui-choose-part = Was Platz { $seat } spielt
ui-choose-rules = { $count ->
    [0] Regeln: wie im Regelbuch
    [one] Regeln: eine geändert
   *[other] Regeln: { $count } geändert
}
ui-choose-seat = Platz { $seat }

## The result as a card
ui-card = Ergebniskarte
    .save = Als Bild speichern
    .share = Teilen
    .nobody = Niemand gewinnt
    .computer = Computer, { $level }
ui-card-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
ui-gestures = Gesten
ui-gesture-thumb = Daumen hoch
ui-gesture-hands = Ein Händedruck
ui-gesture-cheers = Prost!
ui-gesture-dice = Diese Würfel!
ui-gesture-party = Hurra!
ui-gesture-snail = Nur keine Eile!
ui-gesture-heart = Das tut weh
ui-report-line = Diese Zeile von { $name } dem Gastgeber melden
    .done = Der Gastgeber sieht diese Zeile jetzt.
ui-notice-reported = Dir wurde eine Zeile im Chat gemeldet. Siehe „Gastgeber“ im Menü.
ui-host = Gastgeber
ui-host-people = Leute an diesem Tisch
ui-host-reports = Gemeldete Zeilen
ui-host-silence = Für alle stummschalten
ui-host-hear = Wieder für alle hörbar
ui-host-remove = Vom Tisch entfernen
    .sure = Ja, entfernen
    .help = Wer entfernt ist, kann nicht zurückkommen. Spielte er mit, übernimmt der Computer den Platz.
ui-watch-delay = Wer zuschaut, sieht den Tisch
    .help = Weder Züge noch Chat, Uhren oder Dateien verraten ihnen vorher mehr. Nach dem Spiel sehen sie alles.
ui-watch-now = ohne Verzögerung
ui-watch-late = { $count ->
    [one] einen Zug später
   *[other] { $count } Züge später
}
ui-watch-side = aus der Sicht von
ui-watch-nobody = niemand Bestimmtem
ui-watch-open = Alle Spieler zeigen dir ihre Hand.
ui-watch-closed = Die Hände liegen nach dem Spiel offen, oder wenn alle Spieler zustimmen.
ui-watch-stream = Seite für Übertragungen
ui-show-hand = Wer zuschaut, darf meine Hand sehen
    .help = Gezeigt wird erst, wenn alle Spieler zustimmen, und nicht mehr, sobald sich jemand anders entscheidet. Auch ein Mitspieler könnte in einem anderen Browser zuschauen: Stimmt nur unter Freunden zu.
    .missing = Es fehlt noch: { $names }.
ui-vacation = Tage Urlaub
    .go = Ich bin weg
    .help = { $count ->
        [0] Dein Urlaub in dieser Partie ist aufgebraucht.
        [one] So lange wartet deine Uhr; die anderen sehen, bis wann. Du hast in dieser Partie einen Tag.
       *[other] So lange wartet deine Uhr; die anderen sehen, bis wann. Du hast in dieser Partie { $count } Tage.
    }
    .of = { $name } ist bis { $day } weg. Die Uhr wartet.
    .own = Du bist bis { $day } weg. Deine Uhr wartet.
    .back = Ich bin wieder da

## Neben einem echten Tisch
ui-way-companion = Am echten Tisch
    .help = Eure eigene Schachtel liegt auf dem Tisch. Ihr sagt, was gewürfelt und gezogen wurde, und der Computer spielt die Plätze, für die niemand gekommen ist.
    .start = Tisch decken
    .short = Echter Tisch
ui-companion-human = Mensch am Tisch
ui-companion-agent = Der Computer
ui-companion-dice = Wir würfeln auch für den Computer
ui-companion-lay = Baut den Spielplan auf, wie es in der Anleitung steht.
ui-companion-setup = { $title }: der Aufbau
ui-companion-told = Bisherige Antworten
ui-companion-die = Was zeigt der Würfel?
ui-companion-roll = Den Rest hier würfeln
ui-companion-back = Zurücknehmen
ui-companion-cancel = Etwas anderes tun
ui-companion-search = Suchen
ui-companion-left = noch { $count }
ui-companion-none = So heißt hier nichts.
ui-companion-done = Fertig
ui-companion-carry = es liegt so auf dem Tisch
ui-companion-more =
    { $count ->
        [one] danach noch 1
       *[other] danach noch { $count }
    }
ui-companion-voice = Vorlesen
ui-companion-no-voice = Dieser Browser hat keine Stimme für deine Sprache.
ui-companion-correct = Es liegt anders
    .help = Stellt die Zahlen so ein, wie es auf dem echten Tisch liegt. Im Verlauf steht das als Korrektur.
ui-companion-where = Wo?
ui-companion-less = { $name }: eins weniger
ui-companion-one-more = { $name }: eins mehr
ui-companion-keep =
    { $count ->
        [one] 1 Änderung übernehmen
       *[other] { $count } Änderungen übernehmen
    }
