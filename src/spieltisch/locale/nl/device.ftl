# De tafel op dit apparaat: zonder server, geïnstalleerd, offline.
ui-device-runs = Draait op dit apparaat
    .ready = klaar om offline te spelen
    .fetching = { $done } van { $total } MB opgehaald
    .short = Op dit apparaat
ui-device-storage = Er staat { $mb } MB op dit apparaat: de tafel zelf en je partijen.
ui-device-install = Installeren
ui-device-imported = { $count ->
        [0] Er zat geen partij in het bestand.
        [one] Eén partij is geïmporteerd.
       *[other] { $count } partijen zijn geïmporteerd.
    }
ui-device-update = Er is een nieuwe versie
    .note = Deze partij houdt de oude versie.
    .later = Na de partij
    .now = Nu bijwerken
ui-device-play = Offline spelen
ui-device-server = Verbonden
    .away = niet bereikbaar, speel hier
    .add = Server toevoegen
    .friends =
        { $count ->
            [one] één vriend hier
           *[other] { $count } vrienden hier
        }
ui-device-elsewhere = Voor vrienden elders heb je een server nodig
    .text = Hier draait alles op dit apparaat: je speelt tegen computertegenstanders of samen op één scherm. Om met mensen op een andere plek te spelen heb je een server nodig; vraag het adres aan degene die hem beheert.
    .address = Serveradres
    .go = Erheen
ui-sending = Wordt verstuurd…
ui-no-answer = De tafel geeft geen antwoord
    .kept = Je zet wordt één keer verstuurd, zodra de tafel antwoordt.
ui-out-of-reach = De tafel is niet bereikbaar
    .since = sinds { $time }, je laatste zet is bewaard
    .kept = Je laatste zet is bewaard. De tafel maakt vanzelf weer verbinding zodra dat kan.
    .as = stand van { $time }
    .seen = Je ziet deze tafel zoals hij hier het laatst was ({ $time }). Zodra hij bereikbaar is, gaat het vanzelf verder; tot dan kun je hier niets doen.
ui-playon = Hier verderspelen?
    .text =
        Je partij staat tot en met je laatste zet op dit apparaat. { $count ->
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
    .same = Dezelfde kaarten, dezelfde decks, dezelfde regels
    .back = Later neemt de server je zetten over
    .go = Hier verderspelen
    .wait = Wachten
    .look = De tafel bekijken
    .note = De opname vermeldt het. Met vrienden aan tafel kun je alleen wachten: hun kaarten blijven verborgen.
ui-along = Deze partij offline meenemen
    .note = Is de server onbereikbaar, dan kun je hier verderspelen. De kaarten van de tegenstanders en alle komende worpen staan dan op dit apparaat; daarom kan niemand anders meer meedoen aan deze tafel, en de opname vermeldt het.
    .kept = Offline meegenomen sinds zet { $entry }: niemand anders kan aan deze tafel meedoen.
ui-notice-along = Deze partij staat nu ook op het apparaat van de speler; niemand anders kan meedoen.
ui-known = Deze partij begon vanuit een opgezette stelling: wie die opzette, kent misschien de verborgen kaarten.
ui-home = De tafel is weer bereikbaar. Je partij terugsturen?
    .text = { $title }: zetten hier { $here }, op de server { $there }.
    .go = Terugsturen
server-not_alone = Alleen een partij van één persoon tegen computertegenstanders kan offline mee: anders liggen de verborgen kaarten van anderen open.
server-went_on = De tafel is intussen verdergegaan ({ $entries } zetten); beide versies blijven bewaard.
server-kept_along = De speler heeft deze partij met alle verborgen kaarten op zijn apparaat; daarom kan niemand anders meedoen. Een nieuwe partij staat open voor iedereen.

# The own seat on another device, and all own tables by a code.
ui-device-seat = Mijn plaats op een ander apparaat
    .help = Scan dit met je telefoon, of open de link waar je verder wilt spelen: je hebt dezelfde plaats op beide apparaten.
    .once = De link werkt één keer, een dag lang. Wie hem heeft, heeft jouw plaats: stuur hem alleen naar jezelf.
    .others =
        { $count ->
                [one] Eén ander apparaat heeft
               *[other] { $count } andere apparaten hebben
            } deze plaats.
    .only = Alleen op dit apparaat
    .alone = Alleen dit apparaat heeft nu jouw plaats.
    .yours = De plaats van { $name }, ook op dit apparaat
    .take = Hier verder spelen
ui-link-used = Deze link is al gebruikt
ui-mine = Mijn tafels
ui-nudge = { $name } herinneren
    .done = { $name } krijgt een herinnering.
ui-time-left = nog { $time }
ui-next-table =
    { $count ->
        [one] Er wacht nog een tafel op je
       *[other] Er wachten nog { $count } tafels op je
    }
ui-mine-elsewhere = Mijn tafels op een ander apparaat
ui-mine-code = Een code voor mijn andere apparaten
    .help = Met deze code opent elke browser al je tafels, zonder account en zonder e-mail. Bewaar hem als een sleutel; je hebt hem ook nodig als deze browser je ooit vergeet.
    .once = Je ziet hem alleen nu: de server bewaart alleen een vingerafdruk ervan.
    .keep = Als bestand bewaren
    .make = Een code maken
    .renew = Een nieuwe code maken
    .has = Je hebt een code. Een nieuwe vervangt hem.
    .drop = De code intrekken
    .dropped = De code is nu ongeldig.
    .file = Wie deze code heeft, heeft al je tafels. Vul hem in op de pagina hierboven.
ui-mine-return = Ik heb een code
    .field = Jouw code
    .go = Mijn tafels tonen
    .file = Uit het bestand
    .done = Je tafels zijn nu hier.
    .none = In dit bestand staat geen code.
ui-mine-alone = Alle andere apparaten afmelden
    .help = Ben je een apparaat kwijt, of kent iemand je code: alleen deze browser houdt je tafels, en geen code of link voor andere apparaten werkt nog.
    .go = Alleen deze browser
    .sure = Alle andere afmelden?
    .done = Alleen deze browser heeft nu je tafels.
ui-mine-data = Mijn gegevens
    .help = Wat deze server van je bewaart: namen, adressen voor meldingen, chat, welke tafels, wat je hebt geleerd. Zetten horen bij de partijen en blijven daarin.
    .download = Downloaden
    .erase = Alles wissen
    .sure = Alles voorgoed wissen? In lopende partijen neemt de computer je plaatsen over. Deze browser begint opnieuw.
    .erased = Alles over jou is gewist.
ui-tell = Laat het me weten als ik aan de beurt ben
    .days = Deze partij duurt meerdere dagen.
    .keep = Bewaren
    .kept = Bewaard.
    .confirm = Er is een e-mail onderweg: bevestig daarin dat je op dit adres bericht wilt krijgen.
    .try = Nu testen
ui-tell-push = Dit apparaat
    .off = Meldingen zijn in deze browser geblokkeerd.
    .none = Deze browser toont geen meldingen als de pagina gesloten is.
    .insecure = Kan hier niet: browsers eisen HTTPS, en deze pagina heeft dat niet. E-mail en webhook werken wel.
    .on = Dit apparaat krijgt bericht. Vernieuwen
    .ask = Bericht op dit apparaat
ui-tell-email = E-mail
    .none = Deze server verstuurt geen e-mail: daarvoor moet een mailserver zijn ingesteld.
ui-tell-webhook = Webhook
    .help = Bijvoorbeeld het adres van een Discord-kanaal. Daar verschijnt het bericht.
ui-tell-times = Wanneer
    .now = Zodra ik aan de beurt ben
    .daily = Eén keer per dag, om
    .quiet = Niet tussen
    .and = en
    .reminder = In een partij die meerdere dagen duurt, krijg je één herinnering voordat je tijd om is.
ui-tried-sent = verstuurd
ui-tried-failed = niet aangekomen
ui-tried-unconfirmed = het adres is nog niet bevestigd
ui-tried-none = Er is nog niets ingesteld.
