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
ui-device-elsewhere = Vrienden elders hebben een server nodig
    .text = Hier draait alles op dit apparaat: tegen tegenstanders of rond één scherm. Een tafel met mensen elders staat op een server. Wie er een heeft, kan je het adres geven.
    .address = Adres van de server
    .go = Erheen
