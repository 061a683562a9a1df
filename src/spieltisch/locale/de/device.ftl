# Der Tisch auf diesem Gerät: ohne Server, installiert, offline.
ui-device-runs = Läuft auf diesem Gerät
    .ready = offline spielbereit
    .fetching = { $done } von { $total } MB geladen
    .short = Auf diesem Gerät
ui-device-storage = { $mb } MB belegt auf diesem Gerät: der Tisch selbst und deine Partien.
ui-device-install = Installieren
ui-device-imported = { $count ->
        [0] In der Datei war keine Partie.
        [one] Eine Partie wurde importiert.
       *[other] { $count } Partien wurden importiert.
    }
ui-device-update = Eine neue Version ist da
    .note = Diese Partie behält die alte.
    .later = Nach der Partie
    .now = Jetzt aktualisieren
ui-device-play = Offline spielen
ui-device-server = Verbunden
    .away = nicht erreichbar, hier spielen
    .add = Server hinzufügen
    .friends =
        { $count ->
            [one] ein Freund da
           *[other] { $count } Freunde da
        }
ui-device-elsewhere = Freunde anderswo brauchen einen Server
    .text = Hier läuft alles auf diesem Gerät: Du spielst gegen Computergegner oder zusammen an einem Bildschirm. Für Mitspieler an anderen Orten braucht ihr einen Server. Die Adresse bekommst du von dem, der ihn betreibt.
    .address = Serveradresse
    .go = Hingehen
ui-sending = Wird gesendet …
ui-no-answer = Der Tisch antwortet nicht
    .kept = Dein Zug wird genau einmal gesendet, sobald der Tisch antwortet.
ui-out-of-reach = Der Tisch ist nicht zu erreichen
    .since = seit { $time }; dein letzter Zug ist gespeichert
    .kept = Dein letzter Zug ist gespeichert. Der Tisch verbindet sich von selbst wieder, sobald er erreichbar ist.
    .as = Stand: { $time }
    .seen = Du siehst diesen Tisch, wie er hier zuletzt war ({ $time }). Sobald er zu erreichen ist, geht es von selbst weiter; bis dahin lässt sich hier nichts tun.
ui-playon = Hier weiterspielen?
    .text =
        Deine Partie ist bis zu deinem letzten Zug auf diesem Gerät. { $count ->
            [one] Der Gegner kann
           *[other] Die { $count } Gegner können
        } auch hier nachdenken.
    .again = neuer Versuch in { $seconds } s
    .opponents =
        { $count ->
            [one] ein Gegner
           *[other] { $count } Gegner
        }
    .device = dieses Gerät
    .server = der Server
    .same = Dieselben Handkarten, dieselben Decks, dieselben Regeln
    .back = Später übernimmt der Server deine Züge
    .go = Hier weiterspielen
    .wait = Warten
    .look = Den Tisch ansehen
    .note = Die Aufzeichnung vermerkt es. Mit Freunden am Tisch könnt ihr nur warten: Ihre Karten bleiben verdeckt.
ui-along = Partie offline mitnehmen
    .note = Ist der Server nicht erreichbar, kannst du hier weiterspielen. Die Handkarten der Gegner und alle künftigen Würfe liegen dann auf diesem Gerät; deshalb kann niemand mehr dazukommen, und die Aufzeichnung vermerkt es.
    .kept = Offline mitgenommen seit Zug { $entry }: Niemand sonst kann an diesen Tisch kommen.
ui-notice-along = Diese Partie liegt nun auch auf dem Gerät der spielenden Person; niemand sonst kann dazukommen.
ui-known = Diese Partie begann mit einer aufgebauten Stellung: Wer sie aufgebaut hat, kennt vielleicht die verdeckten Karten.
ui-home = Der Tisch ist wieder erreichbar. Deine Partie zurückschicken?
    .text = { $title }: Züge hier { $here }, auf dem Server { $there }.
    .go = Zurückschicken
server-not_alone = Offline mitnehmen lässt sich nur eine Partie einer Person gegen Computergegner: Sonst lägen die verdeckten Karten anderer offen.
server-went_on = Am Tisch ging es inzwischen weiter ({ $entries } Züge); beide Fassungen bleiben erhalten.
server-kept_along = Diese Partie liegt mit allen verdeckten Karten auf dem Gerät der spielenden Person; deshalb kann niemand dazukommen. Eine neue Partie steht allen offen.

# The own seat on another device, and all own tables by a code.
ui-device-seat = Mein Platz auf einem anderen Gerät
    .help = Scanne dies mit deinem Handy, oder öffne den Link dort, wo du weiterspielen willst: Du hast denselben Platz auf beiden Geräten.
    .once = Der Link gilt einmal und einen Tag lang. Wer ihn hat, hat deinen Platz: Gib ihn also nicht weiter.
    .others =
        { $count ->
                [one] Ein weiteres Gerät hat
               *[other] { $count } weitere Geräte haben
            } diesen Platz.
    .only = Nur auf diesem Gerät
    .alone = Nur dieses Gerät hat jetzt deinen Platz.
    .yours = Der Platz von { $name }, auch auf diesem Gerät
    .take = Hier weiterspielen
ui-link-used = Dieser Link ist schon benutzt
ui-mine = Meine Tische
ui-nudge = { $name } erinnern
    .done = { $name } wird erinnert.
ui-time-left = noch { $time }
ui-next-table =
    { $count ->
        [one] Ein anderer Tisch wartet auf dich
       *[other] { $count } andere Tische warten auf dich
    }
ui-mine-elsewhere = Meine Tische auf einem anderen Gerät
ui-mine-code = Ein Code für meine anderen Geräte
    .help = Mit diesem Code öffnet jeder Browser alle deine Tische, ohne Konto und ohne E-Mail. Bewahre ihn auf wie einen Schlüssel; du brauchst ihn auch, falls dieser Browser dich einmal vergisst.
    .once = Du siehst ihn nur jetzt: Der Server speichert nur einen Fingerabdruck davon.
    .keep = Als Datei speichern
    .make = Einen Code erzeugen
    .renew = Einen neuen Code erzeugen
    .has = Du hast einen Code. Ein neuer ersetzt ihn.
    .drop = Den Code zurückziehen
    .dropped = Der Code gilt nicht mehr.
    .file = Wer diesen Code hat, hat alle deine Tische. Gib ihn auf der Seite oben ein.
ui-mine-return = Ich habe einen Code
    .field = Dein Code
    .go = Meine Tische zeigen
    .file = Aus der Datei
    .done = Deine Tische sind jetzt hier.
    .none = In dieser Datei steht kein Code.
ui-mine-alone = Alle anderen Geräte abmelden
    .help = Wenn du ein Gerät verloren hast oder jemand deinen Code kennt: Nur dieser Browser behält deine Tische, und kein Code oder Link für andere Geräte gilt mehr.
    .go = Nur dieser Browser
    .sure = Alle anderen abmelden?
    .done = Nur dieser Browser hat jetzt deine Tische.
ui-mine-data = Meine Daten
    .help = Was dieser Server über dich speichert: Namen, Adressen für Benachrichtigungen, Chat, welche Tische, was du gelernt hast. Züge gehören zu den Partien und bleiben darin.
    .download = Herunterladen
    .erase = Alles löschen
    .sure = Alles endgültig löschen? In laufenden Partien übernimmt der Computer deine Plätze. Dieser Browser fängt neu an.
    .erased = Alles über dich wurde gelöscht.
ui-tell = Bescheid sagen, wenn ich am Zug bin
    .days = Diese Partie dauert mehrere Tage.
    .keep = Speichern
    .kept = Gespeichert.
    .confirm = Eine E-Mail ist unterwegs: Bestätige dort, dass wir dich unter dieser Adresse benachrichtigen dürfen.
    .try = Jetzt testen
ui-tell-push = Dieses Gerät
    .off = In diesem Browser sind Benachrichtigungen nicht erlaubt.
    .none = Dieser Browser zeigt keine Benachrichtigungen, solange die Seite geschlossen ist.
    .insecure = Hier nicht möglich: Browser verlangen dafür HTTPS, und diese Seite hat keins. E-Mail und Webhook funktionieren trotzdem.
    .on = Dieses Gerät wird benachrichtigt. Erneuern
    .ask = Dieses Gerät benachrichtigen
ui-tell-email = E-Mail
    .none = Dieser Server verschickt keine E-Mails: Dafür müsste ein Mailserver eingerichtet sein.
ui-tell-webhook = Webhook
    .help = Zum Beispiel die Adresse eines Discord-Kanals. Dort erscheint die Nachricht.
ui-tell-times = Wann
    .now = Sobald ich dran bin
    .daily = Einmal am Tag, um
    .quiet = Nicht zwischen
    .and = und
    .reminder = Dauert eine Partie mehrere Tage, wirst du einmal erinnert, bevor deine Zeit abläuft.
ui-tried-sent = abgeschickt
ui-tried-failed = nicht angekommen
ui-tried-unconfirmed = die Adresse ist noch nicht bestätigt
ui-tried-none = Es ist noch nichts eingetragen.
