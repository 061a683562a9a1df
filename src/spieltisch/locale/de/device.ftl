# Der Tisch auf diesem Gerät: ohne Server, installiert, offline.
ui-device-runs = Läuft auf diesem Gerät
    .ready = bereit ohne Netz
    .fetching = { $done } von { $total } MB geladen
    .short = Auf diesem Gerät
ui-device-storage = { $mb } MB liegen auf diesem Gerät: der Tisch selbst und { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }.
ui-device-install = Installieren
ui-device-export = Alle Partien in eine Datei sichern
ui-device-import = Partien aus einer Datei holen
ui-device-imported = { $count ->
        [0] Es war keine Partie darin.
        [one] Eine Partie wurde geholt.
       *[other] { $count } Partien wurden geholt.
    }
ui-device-update = Eine neue Ausgabe ist da
    .note = Diese Partie behält die alte.
    .later = Nach der Partie
    .now = Jetzt verwenden
ui-device-play = Offline spielen
ui-device-server = Verbunden
    .away = nicht erreicht, hier spielen
    .add = Server hinzufügen
    .friends =
        { $count ->
            [one] ein Freund da
           *[other] { $count } Freunde da
        }
ui-device-elsewhere = Freunde anderswo brauchen einen Server
    .text = Hier läuft alles auf diesem Gerät: gegen Gegner oder um einen Bildschirm. Ein Tisch mit Leuten anderswo steht auf einem Server. Wer einen betreibt, kann dir die Adresse nennen.
    .address = Adresse des Servers
    .go = Hingehen
ui-out-of-reach = Der Tisch ist nicht zu erreichen
    .since = seit { $time }, dein letzter Zug ist gesichert
    .kept = Dein letzter Zug ist gesichert. Der Tisch kommt von selbst wieder, sobald er erreichbar ist.
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
    .same = Dieselben Hände, dieselben Decks, dieselben Regeln
    .back = Später übernimmt der Server deine Züge
    .go = Hier weiterspielen
    .wait = Warten
    .look = Den Tisch ansehen
    .note = Das Protokoll vermerkt es. Mit Freunden am Tisch gibt es nur das Warten: Ihre Karten bleiben ihre.
ui-along = Diese Partie mitnehmen
    .note = Ist der Server nicht erreichbar, kannst du hier weiterspielen. Die Hände der Gegner und die kommenden Würfe liegen dann auf diesem Gerät; deshalb kann sich niemand sonst mehr an diesen Tisch setzen, und das Protokoll vermerkt es.
    .kept = Mitgenommen seit Zug { $entry }: Niemand sonst kann sich an diesen Tisch setzen.
ui-notice-along = Diese Partie liegt nun auch auf dem Gerät der spielenden Person; niemand sonst kann sich setzen.
ui-known = Diese Partie begann mit einer Stellung: Wer sie gestellt hat, kennt vielleicht, was verdeckt liegt.
ui-push = Sag mir, wenn ich am Zug bin
    .on = Dieses Gerät erfährt, wenn du an diesem Tisch am Zug bist, auch wenn er geschlossen ist.
    .off = Dieser Browser darf nichts erfahren.
ui-home = Der Tisch ist wieder erreichbar. Partie zurückbringen?
    .text = { $title }: Züge hier { $here }, dort { $there }.
    .go = Zurückbringen
server-not_alone = Nur eine Partie einer Person gegen Gegner kann mitgenommen werden: Andere verlören ihre Geheimnisse.
server-went_on = Der Tisch ist inzwischen weitergegangen ({ $entries } Einträge); beide werden behalten.
server-kept_along = Diese Partie liegt mit allem Verdeckten auf dem Gerät der spielenden Person: Niemand sonst kann sich setzen. Eine neue Partie steht allen offen.
