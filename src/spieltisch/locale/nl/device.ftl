# De tafel op dit apparaat: zonder server, geïnstalleerd, offline.
ui-device-runs = Draait op dit apparaat
    .ready = klaar zonder netwerk
    .fetching = { $done } van { $total } MB opgehaald
    .short = Op dit apparaat
ui-device-storage = Er staat { $mb } MB op dit apparaat: de tafel zelf en { $count ->
        [one] één partij
       *[other] { $count } partijen
    }.
ui-device-install = Installeren
ui-device-export = Alle partijen in een bestand bewaren
ui-device-import = Partijen uit een bestand halen
ui-device-imported = { $count ->
        [0] Er zat geen partij in.
        [one] Eén partij is binnengehaald.
       *[other] { $count } partijen zijn binnengehaald.
    }
ui-device-update = Er is een nieuwe uitgave
    .note = Deze partij houdt de oude.
    .later = Na de partij
    .now = Nu gebruiken
ui-device-play = Offline spelen
ui-device-server = Verbonden
    .away = niet bereikt, speel hier
    .add = Server toevoegen
    .friends =
        { $count ->
            [one] één vriend hier
           *[other] { $count } vrienden hier
        }
ui-device-elsewhere = Vrienden elders hebben een server nodig
    .text = Hier draait alles op dit apparaat: tegen tegenstanders of rond één scherm. Een tafel met mensen elders staat op een server. Wie er een heeft, kan je het adres geven.
    .address = Adres van de server
    .go = Erheen
ui-out-of-reach = De tafel is niet bereikbaar
    .since = sinds { $time }, je laatste zet is bewaard
    .kept = Je laatste zet is bewaard. De tafel komt vanzelf terug zodra hij bereikbaar is.
ui-playon = Hier verderspelen?
    .text =
        Je spel staat tot en met je laatste zet op dit apparaat. { $count ->
            [one] De tegenstander kan
           *[other] De { $count } tegenstanders kunnen
        } ook hier nadenken.
    .again = nieuwe poging over { $seconds } s
    .opponents =
        { $count ->
            [one] één tegenstander
           *[other] { $count } tegenstanders
        }
    .device = dit apparaat
    .server = de server
    .same = Dezelfde handen, dezelfde decks, dezelfde regels
    .back = Later neemt de server je zetten over
    .go = Hier verderspelen
    .wait = Wachten
    .look = De tafel bekijken
    .note = Het verslag vermeldt het. Met vrienden aan tafel kun je alleen wachten: hun kaarten blijven van hen.
ui-along = Deze partij meenemen
    .note = Is de server onbereikbaar, dan kun je hier verderspelen. De handen van de tegenstanders en de komende worpen staan dan op dit apparaat; daarom kan niemand anders meer aan deze tafel aanschuiven, en het verslag vermeldt het.
    .kept = Meegenomen sinds zet { $entry }: niemand anders kan aan deze tafel aanschuiven.
ui-notice-along = Deze partij staat nu ook op het apparaat van wie speelt; niemand anders kan aanschuiven.
ui-known = Deze partij begon vanuit een stelling: wie haar opzette, kent misschien wat verborgen ligt.
ui-push = Zeg het me als ik aan de beurt ben
    .on = Dit apparaat hoort het als je aan deze tafel aan de beurt bent, ook als die gesloten is.
    .off = Deze browser mag niets horen.
ui-home = De tafel is weer bereikbaar. De partij terugbrengen?
    .text = { $title }: zetten hier { $here }, daar { $there }.
    .go = Terugbrengen
server-not_alone = Alleen een partij van één persoon tegen tegenstanders kan mee: anderen zouden hun geheimen verliezen.
server-went_on = De tafel is intussen verdergegaan (zetten: { $entries }); beide blijven bewaard.
server-kept_along = Deze partij staat met alles wat verborgen ligt op het apparaat van wie speelt: niemand anders kan aanschuiven. Een nieuwe partij staat open voor iedereen.
