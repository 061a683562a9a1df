# De schil om elke tafel.
ui-plain = { $text }
ui-yes = ja
ui-no = nee
ui-you = Jij
ui-close = Sluiten
ui-cancel = Annuleren
ui-send = Versturen
ui-loading = De tafel wordt klaargezet…

## Voorpagina
ui-claim = Jouw spellen, jouw vrienden, een tafel die de regels kent
ui-choose-table = Kies een tafel
ui-title-chaos = Chaos in the Old World
    .lead = Vier duistere goden, één verdoemde wereld: maak hem corrupt, verover hem, of draai als eerste je wijzerplaat rond.
    .time = 90–120 min
    .short = Chaos
    .real = De kaarten van de computer blijven in de doos, want die worden hier gedeeld. Alle anderen hebben echte kaarten in de hand, en niemand typt ze in: een kaart wordt genoemd als hij gespeeld wordt.
ui-title-smallworld = Small World of Warcraft
    .lead = Te veel volken, te weinig eilanden: groei, verover en raak op tijd in verval.
    .time = 40–80 min
    .short = Small World
    .real = Er wordt gevraagd welke eilanden op tafel liggen en welke rassen en krachten er komen. De munten blijven verborgen, zoals altijd.
ui-title-invasion = Warhammer: Invasion
    .lead = Twee hoofdsteden met elk drie zones: bouw, ga op queeste en steek de muren van je rivaal in brand.
    .time = 45–60 min
    .short = Invasion
ui-title-lanterns = Lantaarns
    .lead = Vijf nachten, geheime lichten en een paar dobbelstenen.
    .time = 5 min
    .short = Lantaarns
ui-players-count = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
ui-players-range = { $from }–{ $to } spelers
ui-play-now = Nu spelen
ui-dealing = Er wordt gedeeld…
ui-against = { $count ->
    [0] alleen tegen het spel
    [one] tegen één tegenstander · { $level }
   *[other] tegen { $count } tegenstanders · { $level }
}
ui-opponents = Tegenstanders
    .help = Ze spelen allemaal volgens dezelfde regels en zien geen verborgen kaarten; per niveau denken ze verder vooruit.
ui-players = Spelers
ui-options = Meer…
ui-options-of = Meer manieren om { $title } te spelen
ui-other-ways = Andere manieren om { $title } te spelen
ui-not-playable = Aan deze tafel wordt nog gebouwd.
ui-way = Speelwijze
ui-way-play = Nu spelen
    .help = Jij tegen computerspelers. Ze gaan meteen zitten en spelen eerlijk: geen van hen ziet verborgen kaarten.
    .start = Ga zitten
ui-way-invite = Vrienden uitnodigen
    .help = Je krijgt een link voor elke open plaats. Zonder account: je vrienden typen een naam en gaan zitten.
    .start = Links maken
    .short = Uitnodigen
ui-way-hotseat = Eén apparaat
    .help = Iedereen speelt op dit apparaat. Een gordijn verbergt de kaarten terwijl het wordt doorgegeven.
    .start = Samen gaan zitten
    .short = Eén apparaat
ui-way-solo = Alle kanten
    .help = Je speelt zelf voor alle spelers, zonder gordijn.
    .start = Ga zitten
ui-way-watch = Kijken
    .help = Computerspelers spelen tegen elkaar; jij kijkt in je eigen tempo.
    .start = Kijken
    .short = Kijken
ui-way-replay = Opname of stelling openen
    .short = Opname
ui-your-name = Je naam
ui-name-of-seat = Naam op plaats { $seat }
ui-seat-kind = Wie er op plaats { $seat } zit
ui-seat-level = Sterkte van de tegenstander op plaats { $seat }
ui-guest = Speler { $seat }
ui-seat-number = Plaats { $seat }
ui-kind-human = Jij
ui-kind-agent = Tegenstander
ui-kind-open = Open, met link
ui-by-lot = door loting
ui-rules-options = Regels
ui-public = Toon deze tafel aan iedereen op deze server
    .help = Anderen mogen meekijken, maar zien geen verborgen kaarten.
ui-lent-cores = Computertegenstanders mogen nadenken op computers van leden
    .help = Ze antwoorden sneller. De eigenaar van zo’n computer zou kunnen zien wat de computertegenstanders in handen hebben; laat dit dus uit als die persoon meespeelt.
ui-waiting-tables = Speel verder
    .yours = Jouw beurt
    .thinks = { $name } denkt na
    .here = op dit apparaat
    .server = op de server
    .round = Ronde { $number }, { $title }
    .turn = Beurt { $number }, { $title }
    .more =
        { $count ->
            [one] en nog een tafel
           *[other] en nog { $count } tafels
        }
ui-tables = Tafels
ui-open-tables = Open tafels
    .empty = Nu is er geen openbare tafel. Open er een met “Meer…”.
ui-status-waiting = wacht op spelers
ui-status-playing = bezig
ui-status-finished = afgelopen
ui-continue = Verder
ui-join = Meedoen
ui-watch = Kijken
ui-free-seat = vrije plaats
ui-unofficial = Een onofficiële uitvoering van gepubliceerde regels. Namen behoren toe aan hun eigenaars; alle tekst en tekeningen zijn van onszelf.
ui-credits = Makers
ui-credits-own = Regelmotor, teksten, kaarten, figuren en borden: de ontwikkelaars van Spieltisch.
ui-credits-icons = Symbolen:
ui-credits-fonts = Lettertypen:
ui-error-offline = De server is niet bereikbaar.
ui-error-replay = Dit bestand is geen spelopname en geen stelling.
ui-error-damaged = Dit bestand is beschadigd of onvolledig.
ui-error-large = Dit bestand is te groot: hoogstens { $size } MB.
ui-error-unknown = Dat is niet gelukt.

## Vraag en keuzes
ui-prompt = { $who }: { $what }
ui-ask-loses = Hiermee geef je iets voorgoed op
ui-ask-go-on = Doorspelen
ui-ask-always = Vraag het me als ik iets zou verliezen
ui-several = Meerdere spelers
ui-at-once = iedereen kiest tegelijk; de keuzes blijven verborgen tot iedereen heeft gekozen
ui-waiting-for = wacht op { $names }
ui-put-back = legt het terug
ui-over = Het spel is afgelopen
ui-your-turn = Jij bent aan de beurt
ui-your-choices = { $count ->
    [0] Jouw keuzes
    [one] Jouw keuze
   *[other] Jouw { $count } keuzes
}
ui-nothing-to-do = Nu valt er voor jou niets te doen.
ui-no-match = Niets gevonden.
ui-filter = Typ om te filteren
ui-undo = Ongedaan maken
ui-takeback = Toch terugnemen
    .help = Het spel gaat terug naar je laatste beslissing. Het logboek vermeldt het, en dezelfde zet heeft weer hetzelfde geluk.
    .no = Laat zo
    .done = Je laatste zet is teruggenomen.
ui-log-taken-back = { $seat } neemt een zet terug nadat dobbelstenen of kaarten te zien waren.
ui-log-continued = Vanaf hier verder gespeeld: wat hierboven staat, gebeurde eerder aan een andere tafel.
ui-undo-steps = { $count ->
    [one] één stap
   *[other] { $count } stappen
}
ui-stale = Het spel is al verder; kijk nog eens.
ui-hint = Tip
    .help = Wat een sterke tegenstander hier zou overwegen, het beste eerst:
ui-why = waarom?
ui-why-line = Waarom? { $line }
ui-why-of = { $action }: waarom?
ui-why-unsteady = { $level }: speelt niet altijd wat het beste lijkt.
ui-why-public = Berekend met wat iedereen mag weten; niets hier berust op verborgen kaarten.
ui-why-open = Berekend met wat deze speler toen wist.
ui-weighed = Wat werd afgewogen
ui-to-win = winstkans
ui-told-apart = Wat het verschil maakte
ui-do-it = Doen
ui-why-not = Waarom niet?
    .help = Kies een actie die niet wordt aangeboden en vraag welke regel dat verbiedt. Alleen jij ziet het antwoord.
    .verb = Actie
    .legal = Dat mag je nu doen.
ui-ask = Vragen
ui-help = Regels
    .now = nu
    .pointed = hierover
ui-note-cost = { $value ->
    [0] gratis
   *[other] kost { $value }
}

## Spelers, logboek, gesprek
ui-points = punten
ui-here = aanwezig
ui-away = afwezig
ui-decides = (aan zet)
ui-thinking = denkt na…
ui-conceded = heeft opgegeven
ui-stand-in = { $level } valt in
ui-log = Logboek
    .empty = Er is nog niets gebeurd.
ui-spoken = Meldingen
ui-log-and-chat = Logboek en chat
ui-chat = Chat
    .empty = Nog niemand heeft iets gezegd.
ui-quick = Korte woorden
ui-quick-hello = Hallo!
ui-quick-thanks = Dank je!
ui-quick-played = Goed gespeeld!
ui-quick-moment = Een momentje.
ui-quick-turn = Jij bent aan de beurt!
ui-quick-sorry = Sorry!
ui-quick-wow = Wauw!
ui-quick-game = Goed spel!
ui-point = De anderen iets laten zien
    .help = Tik aan waar de anderen naar moeten kijken.
ui-look-here = Kijk hier
    .at = Kijk: { $place }
ui-unread = ongelezen
ui-chat-sound = Een toon als iemand in de chat schrijft
ui-say = Zeg iets
ui-mute = { $name } dempen
ui-watching = kijkt
ui-somebody = Iemand
ui-table = Tafel
ui-parts = Delen van de tafel
ui-tab-table = Tafel
ui-tab-players = Spelers
ui-tab-log = Logboek
ui-tab-chat = Chat
ui-you-watch = Je kijkt toe.
ui-clock = Klok
    .help = Is iemands tijd om, dan speelt de computer verder.
ui-clock-none = geen klok
ui-clock-calm = elk 45 minuten, en 30 seconden per beslissing
ui-clock-brisk = elk 15 minuten, en 15 seconden per beslissing
ui-clock-days = drie dagen per beslissing
ui-clock-of = Klok van { $name }
ui-unmute = { $count ->
    [one] De gedempte speler weer horen
   *[other] { $count } gedempte spelers weer horen
}

## Wachtkamer, gordijn, afwezigheid
ui-waiting-room = Het spel begint zodra elke plaats bezet is.
ui-invited = Je bent uitgenodigd om mee te spelen
ui-invited-by = { $name } nodigt je uit om mee te spelen.
ui-invited-to-watch = Je bent uitgenodigd om te kijken.
ui-your-seat = jouw plaats
ui-cant-come = Ik kan niet komen
ui-cant-come-said = { $name } weet nu dat je niet kunt komen. Verandert dat, dan werkt de link nog steeds.
ui-declined = kan niet komen
ui-declined-by = { $name } kan niet komen
ui-host-starts = { $name } begint de partij.
ui-host-starts-it = De partij begint zodra de gastheer start.
ui-clock-live-of = { $bank } per speler en { $increment } voor elke beslissing
ui-clock-days-of = { $time } voor elke beslissing: de partij duurt meerdere dagen
ui-facts-seats = Aan tafel
ui-facts-people =
    { $people ->
        [one] één mens
       *[other] { $people } mensen
    }
ui-facts-computers =
    { $count ->
        [one] één computerspeler
       *[other] { $count } computerspelers
    }
ui-facts-free =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
ui-facts-pack = Pakket
ui-facts-rules = Regels
ui-invitation = Uitnodiging
ui-sit = Ga zitten
ui-invite-link = Link voor plaats { $seat }
ui-copy = Kopiëren
ui-copied = Gekopieerd
ui-fill-and-start = Aanvullen en beginnen
ui-contribute = Jouw woorden voor het schudden
    .why = Je woorden tellen mee bij dobbelstenen en schudden, zodat niemand de uitkomst vooraf kan weten, zelfs de server niet.
ui-contributed = Jouw woorden gaan mee in het schudden.
ui-curtain = Het apparaat gaat naar { $name }
    .help = Alleen { $name } mag nu kijken.
    .lift = Gordijn open
ui-absent = { $name } is de verbinding kwijt. Nog { $seconds } s wachten.
ui-absent-choose = { $name } is weg. Wat nu?
ui-absent-wait = Wachten
ui-absent-agent = De computer neemt over
ui-absent-drop = Zonder die speler verder
ui-claim-seat = Om de plaats vragen
ui-replaced = De computer speelt { $seat } voor jou.
ui-take-back = Plaats terugnemen
ui-seat-free = { $seat } is vrij.
ui-consent-undo = { $name } wil een zet terugnemen die niet zomaar terug kan.
ui-consent-claim = { $name } vraagt om de plaats van { $seat }.
ui-agree = Akkoord
ui-refuse = Weigeren
ui-is-paused = Het spel is gepauzeerd.
ui-behind = { $count ->
    [one] nog één zet te zien
   *[other] nog { $count } zetten te zien
}
ui-catch-up = Alles tonen
ui-notice-returned = { $seat } is terug.
ui-notice-takeover = De computer speelt voor { $seat }.
ui-notice-dropped = { $seat } verlaat het spel.
ui-notice-conceded = { $seat } geeft op.
ui-notice-timeout = De tijd van { $seat } is om.
ui-notice-claimed = { $seat } schuift aan.
ui-notice-consent_given = Iedereen gaat akkoord.
ui-notice-consent_refused = Iemand weigerde.
ui-notice-rematch = Er staat een revanche klaar. Doe je mee?
ui-rematch-come = Ik doe mee
ui-rematch-stay = Nu niet
ui-over-conceded = Opgegeven: { $names }.
ui-voted = Genoteerd. Nog wachten op { $names }.
ui-recap = Sinds je hier was
    .help = Dit gebeurde terwijl je weg was.
ui-go-on = Verder
ui-no-table = Hier is geen plaats
    .help = Deze tafel bestaat niet, of staat niet voor je open.
ui-no-page = Hier is niets
    .help = Op dit adres staat geen pagina. Misschien een tikfout of een oude link.
ui-to-front = Naar de voorpagina
ui-to-table = Terug naar de tafel
ui-look-back = Terugkijken

## Menu, einde, opname
ui-menu = Menu
ui-look-as = Zie de tafel als
ui-pause = Pauze
ui-paused = Het spel is gepauzeerd.
ui-resume = Verderspelen
ui-resumed = Het spel gaat verder.
ui-ask-undo = Vraag om een zet terug te nemen
ui-asked-undo = De anderen zijn gevraagd.
ui-concede = Opgeven
    .sure = Echt opgeven?
ui-orders = Zetten vooraf
    .help = De tafel antwoordt voor je zolang je weg bent. Alleen jij ziet dit.
    .ends = Een opdracht eindigt ook als je iets anders wordt gevraagd of als de actie niet mogelijk is. Elk antwoord duurt zo lang als bij een mens zou kunnen.
ui-order-asked = Als mij wordt gevraagd: { $question }
ui-order-unasked = Je kunt opdrachten geven zodra je in dit spel iets is gevraagd.
ui-order-action = Antwoord
ui-order-when = Wanneer
ui-order-now = nu en telkens als mij dit wordt gevraagd
ui-order-after = alleen als { $what }, en maar één keer
ui-order-ends = Hoelang
ui-order-until = totdat { $what }
ui-order-end-own_turn = mijn volgende beurt begint
ui-order-end-phase = de fase eindigt
ui-order-end-turn = de beurt eindigt
ui-order-end-round = de ronde eindigt
ui-order-end-touched = iets mij treft
ui-order-occasion = dit gebeurt: { $event }
ui-order-give = Opdracht geven
ui-order-given = Je opdrachten
ui-order-drop = Annuleren
ui-orders-strip = Voor jou wordt geantwoord: { $what }
ui-orders-dropped = Je wordt weer gevraagd.
ui-notice-order_ended = Een van je opdrachten is afgelopen.
ui-watch-link = Link om te kijken
ui-write-position = Stelling opslaan
ui-report = Probleem melden
ui-leave = Tafel verlaten
ui-commitment = Alle worpen en kaarten zijn voor de partij verzegeld ({ $commitment }…) en gaan aan het eind open.
ui-won = Je wint!
ui-lost = Het spel is afgelopen
ui-winner = winnaar
ui-result = Uitslag
ui-proof = Alle worpen en kaarten waren vóór het spel verzegeld. Met deze sleutel kun je ze nagaan: { $secret }…
ui-proof-broken = De dobbelstenen van deze partij kloppen niet met wat de server voor het begin heeft vastgelegd.
ui-keep-log = Opname bewaren
ui-rematch = Revanche
ui-replay = Opname
ui-position = Positie
ui-position-about = Iemand heeft dit moment van een partij gedeeld. Je kunt het bekijken, vanaf hier verder spelen of de link doorgeven.
ui-position-by = Gedeeld door { $name }
ui-position-eyes = Zoals { $part } het ziet. Gedekte kaarten van anderen staan niet in de link.
ui-position-eyes-table = Zoals iedereen het ziet. Er staan geen gedekte kaarten in de link.
ui-position-play = Speel verder: { $part }
ui-position-ask = Vraag om een tip
ui-position-link = Kopieer de link
ui-position-note = Eén zin erbij
ui-position-too-long = Dit moment is te lang voor een link. Het is als bestand opgeslagen.
ui-position-none = Deze link leidt niet naar een positie
ui-position-damaged = De link is beschadigd of het einde ontbreekt. Vraag er nog eens om.
ui-position-newer = De link is met een nieuwere versie van Spieltisch gemaakt. Laad de pagina opnieuw en probeer het nog eens.
ui-position-large = De link bevat meer dan een positie nodig heeft en is daarom niet geopend.
ui-fork = Vanaf hier verderspelen
ui-first = Naar het begin
ui-back = Eén stap terug
ui-play = Afspelen
ui-forward = Eén stap verder
ui-last = Naar het einde
ui-moment = Moment
ui-moment-of = { $at } van { $of }
ui-eyes = Gezien door
ui-eyes-open = alle kaarten open
ui-eyes-watch = een toeschouwer
ui-replay-speed-slow = langzaam
ui-replay-speed-normal = normaal
ui-replay-speed-instant = snel

## Instellingen en toetsen
ui-settings = Instellingen
ui-language = Taal
ui-mode = Tafel
ui-mode-board = grafisch
ui-mode-text = als tekst
ui-speed = Tempo
ui-speed-instant = uit
ui-speed-normal = normaal
ui-speed-slow = langzaam
ui-text-size = Tekstgrootte
ui-size-small = klein
ui-size-normal = normaal
ui-size-large = groot
ui-size-huge = reusachtig
ui-theme = Kleuren
ui-theme-dark = donker
ui-theme-light = licht
ui-theme-system = zoals het systeem
ui-sound = Een bel als ik aan de beurt ben
ui-motion = Animatie
ui-keys = Toetsen
ui-keys-board = Toetsen: grafische tafel
ui-keys-text = Toetsen: tafel als tekst
ui-key-number = neem de keuze met dat nummer
ui-key-number-board = neem wat met dat nummer oplicht (de eerste druk toont de nummers)
ui-key-walk = van keuze naar keuze
ui-key-walk-board = op de tafel van het een naar het volgende
ui-key-in-log = in het logboek: van regel naar regel
ui-key-filter = keuzes filteren
ui-key-choices = naar de keuzes
ui-key-hand = naar je eigen hand, of naar wat oplicht
ui-key-pass = passen, of de eerste keuze die geen doel vraagt
ui-key-orders = mijn zetten vooraf annuleren
ui-key-yield = Invasion: passen tot er iets gebeurt
ui-key-undo = ongedaan maken
ui-key-hint = tip
ui-key-why = waarom niet?
ui-key-rules = regels
ui-key-log = logboek
ui-key-chat = chat
ui-key-mode = grafische tafel of tekst
ui-key-again = nog eens vertellen wat er gebeurde
ui-key-next = volgende tafel die op je wacht
ui-key-step = de stap ervoor, de volgende
ui-key-space = Spatiebalk
ui-key-menu = menu
ui-key-settings = instellingen
ui-key-keys = deze lijst
ui-key-close = sluiten, terugleggen; het verhaal overslaan

## Velden van de teksttafel die meerdere titels delen
ui-field-seat = Speler
ui-field-round = Ronde
ui-field-rounds = Rondes
ui-field-turn = Beurt
ui-field-phase = Fase
ui-field-step = Stap
ui-field-points = Punten
ui-field-scores = Punten
ui-field-hand = Je hand
ui-field-hand_count = Kaarten in de hand
ui-field-cards = Kaarten in de hand
ui-field-deck = Kaarten in de stapel
ui-field-discard = Aflegstapel
ui-field-source = van
ui-field-kind = Soort
ui-field-figure = Figuur
ui-field-region = Regio
ui-field-card = Kaart
ui-field-god = God
ui-field-token = Fiche
ui-field-upgrade = Verbetering
ui-field-race = Volk
ui-field-zone = Zone
ui-field-piece = Kaart in het spel
ui-field-place = Plaats
ui-field-side = Kant
ui-field-amount = Aantal
ui-field-slot = Vak
ui-field-power = Kracht
ui-field-tile = Tegel
ui-field-until = Tot
ui-field-moment = Moment
ui-field-tool = Hulp
ui-field-count = Aantal
ui-field-face = Eiland
ui-field-form = Gedaante
ui-field-occupant = Bewoner
ui-field-first = Eerste
ui-field-second = Tweede
ui-field-capital = Hoofdstad
ui-field-cost = Kosten

## De teksttafel
ui-text-count = { $count } × { $name }
ui-text-percent = { PERCENT($value) }
ui-text-of = { $count } van { $of }
ui-text-hand = Je hand
ui-text-hidden = verborgen
ui-text-round = Ronde { $round } van { $rounds }, { $phase }
ui-text-round-turn = Ronde { $round } van { $rounds }, aan de beurt: { $player }
ui-text-turn = Beurt { $turn }, { $player }: { $phase }
ui-text-next = Nog aan de beurt
ui-text-regions = Regio’s
ui-text-regions-count = { $count ->
    [one] één regio
   *[other] { $count } regio’s
}
ui-text-powers = Duistere machten
ui-text-magic = magie
ui-text-comet = komeet
ui-text-old_world-left = Oude Wereldkaarten over
ui-text-ruins-left = Vernietigingskaarten over
ui-text-threat-order = Dreiging
ui-text-track = Oude Wereldspoor
ui-text-battle = Gevecht: { $region }
ui-text-roll = { $hits ->
    [0] gooit { $dice }, geen hits
    [one] gooit { $dice }, één hit
   *[other] gooit { $dice }, { $hits } hits
}
ui-text-killed = { $figure } wordt op zijn zij gelegd
ui-text-hits-left = Te verdelen hits
ui-text-ruined = Vernietigd sinds ronde { $round }
ui-text-worth = Veroveringswaarde
ui-text-resists = Verdedigingswaarde
ui-text-figures = Figuren
ui-text-corruption = Corruptie
ui-text-toward-ruin = { $tokens }; { $count } van { $limit } tot de vernietiging
ui-text-coming = komt erbij: { $tokens }
ui-text-tokens = Fiches
ui-text-slot-1 = Linkervak
ui-text-slot-2 = Rechtervak
ui-text-cancelled = opgeheven
ui-text-shielded = beschermd
ui-text-down = op zijn zij
ui-text-domination = Overwicht
ui-text-nobody = Niemand zou scoren.
ui-text-leads =
    { $points ->
        [one] { $god } zou één overwinningspunt scoren.
       *[other] { $god } zou { $points } overwinningspunten scoren.
    }
ui-text-odds = Kansen in het gevecht
ui-text-dice = { $dice ->
    [one] { $god } met één dobbelsteen: { $any } kans om iets te doden, { $all } om alles te doden
   *[other] { $god } met { $dice } dobbelstenen: { $any } kans om iets te doden, { $all } om alles te doden
}
ui-text-adjacent = Grenst aan
ui-text-power = Machtspunten
ui-text-passed = gepast
ui-text-dial = Wijzerplaat
ui-text-next-tick = hierna: { $tick }
ui-text-counters = Vooruitgangsfiches
ui-text-counters-forecast = { $count }, zoals het nu staat nog { $more }
ui-text-cards = Kaarten
ui-text-hand-deck = { $hand } in de hand, { $deck } in de stapel
ui-text-upgrades = Verbeteringen
ui-text-reserve = Voorraad
ui-text-follower = { $count } × { $name } (kost { $cost }, aanval { $attack }, verdediging { $defense })
ui-text-income-now = Inkomen als je nu stopt
ui-text-no-race = geen
ui-text-coins-on-it = Munten erop
ui-text-empty = leeg
ui-text-held = { $count } × { $race }, { $player }
ui-text-held-declined = { $count } × { $race }, { $player }, in verval
ui-text-nobody-owns = niemand
ui-text-revealed = Getoond
ui-text-known = Bekende kaarten in de hand
ui-text-damage = schade { $damage } van { $of }
ui-text-developments = { $count ->
    [one] één ontwikkeling
   *[other] { $count } ontwikkelingen
}
ui-text-assigned = { $count } schade toegewezen
ui-text-on-quest = op “{ $quest }”
ui-text-attached = met { $cards }
ui-text-link = schakel { $number }
ui-text-targets = gericht op { $targets }

## Eigen decks
ui-decks = Jouw decks
    .help = Ze staan alleen op dit apparaat en worden vanzelf bewaard. Niemand ziet ze voordat je ermee speelt.
    .empty = Nog geen deck. Begin met een hoofdstad, of verander een startdeck naar je smaak.
ui-decks-at-table = De decks in deze partij
ui-deck-hand = Proefhand
    .again = Andere hand
ui-deck-record = { $won } gewonnen, { $lost } verloren
ui-deck-new = Nieuw deck
ui-deck-empty = Een leeg deck voor een hoofdstad
ui-deck-empty-of = Leeg deck: { $race }
ui-deck-starter = Vanuit een startdeck
    .help = Een startdeck heeft veertig kaarten: met tien erbij is het van jou.
ui-deck-starter-of = Vanuit het startdeck: { $race }
ui-deck-name = Naam van het deck
ui-deck-play = Spelen
ui-deck-play-with = Spelen met { $name }
ui-deck-copy = Kopiëren
ui-deck-copy-of = { $name } kopiëren
ui-deck-rename = Hernoemen
ui-deck-rename-of = { $name } hernoemen
ui-deck-delete = Verwijderen
    .ask = { $count ->
        [one] { $name } telt één kaart. Weg is weg.
       *[other] { $name } telt { $count } kaarten. Weg is weg.
    }
ui-deck-delete-of = { $name } verwijderen
ui-deck-import = Importeren
ui-deck-paste = Plak een decklijst, één kaart per regel
    .example =
        Hoofdstad: Dwergen
        3 Verdediger van de veste
        2 Runensmid
ui-deck-file = Uit een bestand…
ui-deck-no-list = Dat bestand is geen decklijst.
ui-deck-read = { $count ->
    [one] Begrepen: { $race }, 1 kaart.
   *[other] Begrepen: { $race }, { $count } kaarten.
}
ui-deck-unread = { $count ->
    [one] Eén regel noemt geen kaart en zou wegvallen:
   *[other] { $count } regels noemen geen kaart en zouden wegvallen:
}
ui-deck-unread-line = { $line }: { $text }
ui-deck-export = Exporteren
ui-deck-export-of = { $name } exporteren
ui-deck-list = Decklijst
ui-deck-download = Downloaden als tekst
ui-deck-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ui-deck-legal = Klaar om te spelen
ui-deck-checking = Wordt nagekeken…
ui-deck-unchecked = Niet nagekeken: de server antwoordt niet.
ui-deck-faults = Wat er niet klopt
ui-deck-more-faults = { $count ->
    [one] (en nog één)
   *[other] (en nog { $count })
}
ui-deck-trouble-broken = Sommige bewaarde decks waren onleesbaar. Ze zijn apart gelegd, er is niets gewist.
ui-deck-trouble-full = Deze browser kan de wijziging niet bewaren. Exporteer het deck voordat je weggaat.
ui-deck-gallery = Kaarten
ui-deck-panel = Deck
ui-deck-filters = Filter
ui-deck-filter-race = Ras
ui-deck-filter-type = Soort
ui-deck-filter-cost = Kosten
ui-deck-search = Naam, tekst of kenmerk
ui-deck-sort = Op
ui-deck-sort-number = nummer
ui-deck-sort-cost = kosten
ui-deck-sort-name = naam
ui-deck-found = { $count ->
    [0] Er past geen kaart
    [one] 1 kaart
   *[other] { $count } kaarten
}
ui-deck-show-all = Alles tonen
ui-deck-cost = Kosten { $cost }
ui-deck-curve = Kaarten naar kosten
ui-deck-of-cost = { $count ->
    [one] Kosten { $cost }: 1 kaart
   *[other] Kosten { $cost }: { $count } kaarten
}
ui-deck-capital = Hoofdstad
ui-deck-total = { $count ->
    [one] 1 kaart, { $least } tot { $most } is gebruikelijk
   *[other] { $count } kaarten, { $least } tot { $most } is gebruikelijk
}
ui-deck-foreign = { $count ->
    [one] Eén kaart hoort bij een ander ras: zonder symbolen daarvan in het spel kost die kaart meer.
   *[other] { $count } kaarten horen bij andere rassen: zonder symbolen daarvan in het spel kosten ze meer.
}
ui-deck-nothing = Nog leeg. Klik op een kaart om een exemplaar toe te voegen.
ui-deck-card = { $card }, { $type }, { $race }, kosten { $cost }: { $count ->
    [0] niet in het deck
    [one] 1 exemplaar
   *[other] { $count } exemplaren
}
ui-deck-copies = { $count ->
    [0] Niet in het deck
    [one] 1 exemplaar in het deck
   *[other] { $count } exemplaren in het deck
}
ui-deck-add = { $card } toevoegen
ui-deck-less = { $card } wegnemen
ui-deck-now = { $card }: { $count }. In totaal: { $total }.
ui-deck-undo = Ongedaan maken
ui-deck-redo = Opnieuw
ui-deck-key-search = zoeken
ui-deck-key-walk = bladeren
ui-deck-key-copies = exemplaren
ui-deck-by-lot = Een geloot startdeck
ui-deck-offered = { $name } ({ $race }, { $count })
ui-deck-faulty = { $name } ({ $race }, { $count }): niet klaar
ui-deck-not-ready = { $count ->
    [one] Eén deck is nog niet klaar om te spelen
   *[other] { $count } decks zijn nog niet klaar om te spelen
}
ui-deck-build = Deck bouwen… (nieuw tabblad)
ui-deck-yours = Jouw deck
ui-deck-of-seat = Deck op plaats { $seat }
ui-deck-of-opponent = Deck van de tegenstander op plaats { $seat }

## volgen en horen
ui-since-decision = Sinds je laatste beslissing
ui-volume = Volume
ui-smart-passing = Vanzelf passen als er niets te beslissen valt
ui-hold = Vasthouden: vraag het me elke keer
ui-key-hold = Invasion: vasthouden, elke keer vragen
ui-skipped = { $count ->
    [one] In één actievenster is vanzelf gepast.
   *[other] In { $count } actievensters is vanzelf gepast.
}

## delen
ui-reach-here = Deze links werken alleen op deze computer. Start voor vrienden in je thuisnetwerk de server voor het netwerk: spieltisch serve --host 0.0.0.0.
ui-reach-home = Vrienden op hetzelfde thuisnetwerk kunnen deze links openen.
ui-reach-network = Netwerkadres:
ui-reach-stop = Niemand meer binnenlaten
ui-reach-again = Vrienden weer binnenlaten
ui-reach-stopped = Je laat niemand binnen: deze links openen alleen op deze computer.
ui-reach-gone = { $count ->
    [0] Er kan nu niemand meer bij.
    [one] Er kan nu niemand meer bij. 1 gast moest weg.
   *[other] Er kan nu niemand meer bij. { $count } gasten moesten weg.
}
ui-qr = Toon de code voor plaats { $seat }
ui-qr-of = Scan en ga zitten op plaats { $seat }
ui-moves-pause = Pauze
ui-moves-go = Afspelen
ui-moves-back = Terug
ui-moves-at = { $at } van { $of }, nog eens getoond
ui-moves-step = Volgende zet

## The rule book

ui-book = Regelboek
    .short = Regels
    .note = het boek
ui-book-of = { $title }: de regels
ui-book-search = Zoeken in de regels
ui-book-chapters = Hoofdstukken
ui-book-print = Afdrukken
ui-book-read = gelezen
ui-book-minutes =
    { $minutes ->
    [one] leestijd 1 minuut
   *[other] leestijd { $minutes } minuten
    }
ui-book-hits = “{ $words }” in het boek
ui-book-near = Niets gevonden. Woorden die erop lijken: { $words }
ui-book-beside = Naast de pagina
ui-book-go = Erheen
ui-book-at-table = Nu aan tafel
ui-book-here = hier ben je nu
ui-book-more = Meer in het boek
ui-book-none = Deze titel heeft geen regelboek.
ui-book-ruling = Onze beslissing
ui-book-try = Deze stelling spelen
ui-book-steps = Stap voor stap
ui-book-words = Begrippen in dit hoofdstuk
ui-book-leads = Wat hierheen leidt
ui-book-margin = In de kantlijn
ui-book-rule = De regel

## Wat er gebeurde, stap voor stap verteld

ui-film-part = { $chapter }, { $at } van { $of }
ui-film-told = De tafel vertelt wat er gebeurde; jou wordt niets gevraagd
ui-film-clock = { $at } s van { $of } s
ui-film-next = Volgende
ui-film-skip = Naar het eind
ui-film-again = Nog eens
ui-film-tell = Laat zien wat er gebeurde
ui-film-list = Wat er gebeurde
ui-film-more = { $count ->
    [one] Er gebeurde nog { $count } ding
   *[other] Er gebeurden nog { $count } dingen
}
ui-speed-fast = snel
ui-key-pause = het verhaal stilzetten en verdergaan; in een opname: afspelen of stoppen

## Choosing before a game
ui-choose-you = Jij
ui-choose-against = En tegen wie?
ui-choose-seats = Wie zit er aan tafel?
ui-choose-beginner = goed om te beginnen
ui-choose-difficulty = Moeilijkheid: { $level ->
    [1] makkelijk
    [2] vraagt een plan
   *[3] moeilijk
}
ui-choose-hard = { $level ->
    [1] makkelijk
    [2] vraagt een plan
   *[3] moeilijk
}
ui-choose-lot = Laat het lot beslissen
ui-choose-part = Wat plaats { $seat } speelt
ui-choose-rules = { $count ->
    [0] Regels: volgens het boek
    [one] Regels: één gewijzigd
   *[other] Regels: { $count } gewijzigd
}
ui-choose-seat = Plaats { $seat }

## The result as a card
ui-card = Uitslagkaart
    .save = Opslaan als afbeelding
    .share = Delen
    .nobody = Niemand wint
    .computer = computer, { $level }
ui-card-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
ui-gestures = Gebaren
ui-gesture-thumb = Duim omhoog
ui-gesture-hands = Een handdruk
ui-gesture-cheers = Proost!
ui-gesture-dice = Die dobbelstenen!
ui-gesture-party = Hoera!
ui-gesture-snail = Neem de tijd…
ui-gesture-heart = Dat doet pijn
ui-report-line = Deze regel van { $name } aan de gastheer melden
    .done = De gastheer ziet deze regel nu.
ui-notice-reported = Er is een regel in de chat bij je gemeld. Zie “Gastheer” in het menu.
ui-host = Gastheer
ui-host-people = Mensen aan deze tafel
ui-host-reports = Gemelde regels
ui-host-silence = Voor iedereen dempen
ui-host-hear = Weer laten horen
ui-host-remove = Van de tafel verwijderen
    .sure = Ja, verwijderen
    .help = Wie verwijderd is, kan niet terugkomen. Speelde diegene mee, dan neemt de computer de plaats over.
ui-watch-delay = Toeschouwers zien de tafel
    .help = Eerder verraden zetten, chat, klokken of bestanden hun niets. Na het spel zien ze alles.
ui-watch-now = zonder vertraging
ui-watch-late = { $count ->
    [one] één zet later
   *[other] { $count } zetten later
}
ui-watch-side = gezien door
ui-watch-nobody = niemand in het bijzonder
ui-watch-open = Alle spelers laten je hun hand zien.
ui-watch-closed = De handen liggen na het spel open, of als alle spelers het goedvinden.
ui-watch-stream = Pagina voor streams
ui-show-hand = Toeschouwers mogen mijn hand zien
    .help = Handen worden pas getoond als alle spelers het goedvinden, en niet meer zodra iemand zich bedenkt. Een speler zou in een andere browser ook kunnen meekijken: doe dit alleen onder vrienden.
    .missing = Nog nodig: { $names }.
ui-vacation = Dagen vakantie
    .go = Ik ben weg
    .help = { $count ->
        [0] Je vakantie in dit spel is op.
        [one] Zo lang wacht je klok; de anderen zien tot wanneer. Je hebt in dit spel één dag.
       *[other] Zo lang wacht je klok; de anderen zien tot wanneer. Je hebt in dit spel { $count } dagen.
    }
    .of = { $name } is weg tot { $day }. Die klok wacht.
    .own = Je bent weg tot { $day }. Je klok wacht.
    .back = Ik ben er weer

## Naast een echte tafel
ui-way-companion = Aan de echte tafel
    .help = Jullie eigen doos ligt op tafel. Jullie zeggen wat er gegooid en getrokken is, en de computer speelt de plaatsen waarvoor niemand gekomen is.
    .start = Klaarleggen
    .short = Echte tafel
ui-companion-human = Echte speler
ui-companion-agent = De computer
ui-companion-dice = Wij gooien ook voor de computer
ui-companion-lay = Leg het bord klaar zoals in de spelregels staat.
ui-companion-setup = { $title }: de voorbereiding
ui-companion-told = Antwoorden tot nu toe
ui-companion-die = Wat gooide de dobbelsteen?
ui-companion-roll = De rest hier gooien
ui-companion-back = Terugnemen
ui-companion-cancel = Iets anders doen
ui-companion-search = Zoeken
ui-companion-left = nog { $count }
ui-companion-none = Niets heet zo.
ui-companion-done = Klaar
ui-companion-carry = zo ligt het op tafel
ui-companion-more =
    { $count ->
        [one] daarna nog 1
       *[other] daarna nog { $count }
    }
ui-companion-voice = Voorlezen
ui-companion-no-voice = Deze browser heeft geen stem voor je taal.
ui-companion-correct = Het ligt anders
    .help = Zet de getallen zoals het op de echte tafel ligt. In het logboek staat dat als correctie.
ui-companion-where = Waar?
ui-companion-less = { $name }: één minder
ui-companion-one-more = { $name }: één meer
ui-companion-keep =
    { $count ->
        [one] 1 wijziging overnemen
       *[other] { $count } wijzigingen overnemen
    }
