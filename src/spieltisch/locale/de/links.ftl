# Partien, Links und Seiten für anderswo.
ui-games = Meine Partien
ui-games-count = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }, { $running } laufend
ui-games-empty = Noch keine Partien. Spiele eine oder importiere eine Datei.
ui-games-none = Keine Partie passt dazu.
ui-games-search = Mitspieler oder Spiel
ui-games-all = Alle Partien
ui-games-which = Welche Partien
ui-games-any = Jeder Stand
ui-games-running = Laufend
ui-games-finished = Beendet
ui-games-starred = Markiert
ui-games-star = Diese Partie markieren
ui-games-menu = Mehr zu dieser Partie
ui-games-import = Importieren
ui-games-export = Alle exportieren
ui-games-export-some = Diese { $count } exportieren
ui-games-export-one = Exportieren
ui-games-left-out =
    { $count ->
        [one] Eine Partie fehlt in der Datei
       *[other] { $count } Partien fehlen in der Datei
    }: Laufende Partien eines Servers lassen sich erst exportieren, wenn sie vorbei sind.
ui-games-delete = Löschen
ui-games-sure = Diese Partie endgültig von diesem Gerät löschen?
ui-games-hide = In dieser Liste ausblenden
ui-games-show-left = { $count } ausgeblendete zeigen
ui-games-file = aus einer Datei
ui-games-over = beendet
ui-games-won = gewonnen
ui-games-lost = verloren
ui-games-nobody = kein Sieger
ui-games-place = Platz { $place } von { $of }
ui-games-storage = { $mb } MB von { $of } MB auf diesem Gerät belegt
ui-games-clear = Leeren …
ui-games-clear-title = Alle Partien von diesem Gerät löschen?
ui-games-clear-own =
    { $count ->
        [one] eine Partie, die auf diesem Gerät gespielt wurde
       *[other] { $count } Partien, die auf diesem Gerät gespielt wurden
    }{ $running ->
        [0] {""}
       *[other] ; davon laufend: { $running }
    }
ui-games-clear-replays =
    { $count ->
        [one] eine Partie aus einer Datei
       *[other] { $count } Partien aus Dateien
    }
ui-games-clear-away =
    { $count ->
        [one] eine Partie eines Servers, die du hier weitergespielt hast: Deine letzten Züge hat der Server noch nicht
       *[other] { $count } Partien eines Servers, die du hier weitergespielt hast: Deine letzten Züge hat der Server noch nicht
    }
ui-games-clear-stars = alle Markierungen
ui-games-clear-stays = Partien auf einem Server bleiben dort. Auch Einstellungen, Decks und gelöste Rätsel bleiben.
ui-games-clear-export = Zuerst exportieren
ui-games-clear-go = All das löschen
ui-games-cleared = Alle Partien wurden von diesem Gerät gelöscht.
ui-games-file-foreign = In dieser Datei sind keine Partien.
ui-games-file-damaged = Diese Datei mit Partien ist beschädigt oder unvollständig; nichts wurde hinzugefügt.
ui-games-file-newer = Diese Datei stammt von einer neueren Version. Lade die Seite neu, um sie zu bekommen.
ui-games-import-title = Partien in dieser Datei
ui-games-import-new =
    { $count ->
        [0] In dieser Datei ist nichts Neues.
        [one] Eine Partie ist neu:
       *[other] { $count } Partien sind neu:
    }
ui-games-import-known =
    { $count ->
        [one] Eine weitere ist schon hier und bleibt, wie sie ist.
       *[other] { $count } weitere sind schon hier und bleiben, wie sie sind.
    }
ui-games-import-go =
    { $count ->
        [one] Eine Partie hinzufügen
       *[other] { $count } Partien hinzufügen
    }
ui-play-text = Als Partietext kopieren
ui-play-stats = Diese Partie in BG Stats eintragen
ui-calendar = Frist als Kalenderdatei
ui-calendar-none = Du hast gerade keine Frist: Du bist nicht am Zug.
ui-calendar-turn = Du bist am Zug: { $title }
ui-calendar-text = Bis dahin hast du Zeit, dich zu entscheiden.
ui-forum = Für ein Forum kopieren
ui-forum-help = Ein Rahmen mit dem Brett für Seiten, die HTML annehmen, ein Bild mit Link für andere. Wer ihn öffnet, braucht kein Konto.
ui-embed-open = Alle Karten liegen offen.
ui-embed-table = Am Tisch öffnen
