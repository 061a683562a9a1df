# De tafel in de terminal.
cli-intro = Een getal of woorden voeren een actie uit; ? toont alle opdrachten.
cli-you = Jij
cli-player = Speler { $number }
cli-opponent = { $level } { $number }
cli-thinking =
    { $seat-person ->
        [you] Je denkt na
       *[other] { $seat } denkt na
    }
cli-curtain = Het toetsenbord gaat naar { $name }. Druk op Enter als alleen jij kijkt.
cli-choose = Kies een getal van 1 tot { $count }.
cli-possible = Dat kan.
cli-no-forecast = Over deze actie valt niets te voorspellen.
cli-taken-back = Teruggenomen: { $action }
cli-one-option = Er is maar één mogelijkheid.
cli-saved = Bewaard. Ga verder met: spieltisch play { $title } --load { $path }
cli-leave = Bewaren voor je weggaat? Bestandsnaam, of Enter voor nee:
cli-earlier = { $count ->
    [one] … één regel eerder (l toont alles)
   *[other] … { $count } regels eerder (l toont alles)
}
cli-final = Eindstand
cli-points = punten
cli-help-number = voer die actie uit
cli-help-words = voer de actie met deze woorden uit, in het Nederlands of Engels; een begin volstaat, Tab vult aan
cli-help-why = waarom dat niet kan; zonder woorden waarom het laatste gedaan werd
cli-nobody-acted = Nog geen tegenstander heeft iets gedaan.
cli-help-forecast = wat een actie zou veranderen
cli-help-undo = neem je laatste actie terug
cli-help-hint = toon de drie beste acties, met redenen
cli-help-ask = stel een vraag; het antwoord noemt de oorzaken
cli-help-table = toon de tafel opnieuw
cli-help-log = toon het hele logboek
cli-help-save = bewaar het spel
cli-help-quit = stoppen (biedt aan te bewaren)
cli-several = Dat kan betekenen: { $actions }.
cli-did-you-mean = “{ $line }” is niet te begrijpen. Bedoel je { $actions }?
cli-word-help = hulp
cli-word-why = waarom
cli-word-forecast = voorspelling
cli-word-undo = ongedaan
cli-word-hint = tip
cli-word-ask = vraag
cli-word-table = tafel
cli-word-log = logboek
cli-word-save = bewaar
cli-word-quit = einde
cli-argument-number = <nummer>
cli-argument-words = <woorden>
cli-argument-file = <bestand>
cli-usage = Gebruik:
cli-heading-arguments = Argumenten
cli-heading-options = Opties
cli-heading-commands = Opdrachten
cli-heading-errors = Fout
cli-default = [standaard: { "{}" }]
cli-required = [verplicht]
cli-language-option = --language spreekt een andere taal, overal in de regel: { $languages }.
cli-command = Een digitale tafel voor Chaos in the Old World, Small World of Warcraft en Warhammer: Invasion.
cli-command-play = Speel een titel in de terminal.
cli-command-draft = Draft decks voor Warhammer: Invasion en speel ermee.
cli-command-serve = Open de tafel: een server voor browsers, vrienden en bots. Meer instellingen: docs/hosting.md.
cli-command-titles = De titels op deze computer, hun plaatsen en opties.
cli-command-simulate = Laat één opstelling tegen zichzelf spelen en doe verslag; -v noemt bij elke keuze de reden.
cli-command-arena = Laat tegenstanders een reeks spelen; plaatsen, goden en decks wisselen.
cli-command-replay = Toon een bewaard spel zet voor zet.
cli-command-review = Bekijk een afgelopen spel: kansen, keerpunten, geluk en spel.
cli-command-verify = Speel een bewaard spel na, controleer elke controlesom en bereken het toeval opnieuw uit het geheim.
cli-command-position = Toon een geschreven stelling en wat er kan; schrijf het laatste moment van een bewaard spel als stelling.
cli-command-content = Alle onderdelen van een titel en waar elk gegeven vandaan komt.
cli-command-fuzz = Speel willekeurige spellen onder toezicht tot de tijd om is of een belofte breekt.
cli-command-bench = Beslissingen en hele spellen per seconde en de tijd van een kopie, op één kern.
cli-command-deck = Decks van Warhammer: Invasion als gewone tekst.
cli-command-deck-check = Zeg of een deck op een toernooi mag, met een reden voor elke fout.
cli-command-deck-show = Schrijf een decklijst netjes uit, op nummer, in het Engels of Duits.
cli-command-deck-starter = Schrijf de veertig kaarten van een startdeck uit.
cli-command-admin = Beheer bewaarde tafels.
cli-command-admin-list = Alle tafels, de laatst gespeelde eerst.
cli-command-admin-export = Schrijf de hele opname van een tafel, met het geheim, naar een bestand.
cli-command-admin-import = Maak een tafel van een opname; de plaatsen zijn open, de links worden getoond.
cli-command-admin-rewind = Bewaar alleen de eerste zetten van een tafel. Wie eraan speelt, wordt opnieuw verbonden.
cli-command-admin-delete = Verwijder een tafel en alles wat ze onthoudt.
cli-command-admin-verify = Speel elke tafel na en bereken het toeval opnieuw uit het geheim.
cli-option-help = Toon deze hulp.
cli-option-version = Toon de versie.
cli-option-title = Welke titel: zie `spieltisch titles`.
cli-option-titles = Welke titels; standaard alle.
cli-option-seats = Aantal spelers; standaard zoveel als de titel of de opstelling toelaat.
cli-option-you = Jouw plaatsen: een nummer, meerdere met komma’s, `all` of `none`.
cli-option-level = Tegenstanders: random, greedy, novice, veteran of warlord.
cli-option-seed = Legt alle toeval vast: hetzelfde zaad, hetzelfde spel.
cli-option-option = Een optie van de titel: naam=waarde of naam=@BESTAND; zie `spieltisch titles`.
cli-option-load = Ga verder met een bewaard spel.
cli-option-play-position = Begin met een geschreven stelling.
cli-option-curtain = Verberg de tafel terwijl het toetsenbord van hand wisselt.
cli-option-file = Een bestand.
cli-option-entry = Het moment na deze zet.
cli-option-seat = Door de ogen van deze plaats (vanaf 1).
cli-option-step = Stop na elke zet.
cli-option-lines = Varianten die de sterkste tegenstander bij elke keuze doordenkt.
cli-option-as_json = Alles, als JSON.
cli-option-seconds = Hoe lang, in seconden.
cli-option-agents = Tegenstanders, met komma’s; de laatste neemt alle overige plaatsen.
cli-option-games = Hoeveel spellen.
cli-option-jobs = Hoeveel tegelijk.
cli-option-on = Lokale processen, of ray voor een cluster.
cli-option-scale = Deel van de bedenktijd van elk niveau, 0.1 voor een snelle reeks.
cli-option-iterations = Tellen in plaats van de klok, voor een nieuweling.
cli-option-out = De resultaten, JSON-regels; een onderbroken reeks gaat hier verder.
cli-option-page = Een HTML-pagina met grafieken.
cli-option-verbose = Elke keuze van het eerste spel met de reden.
cli-option-host = Adres om op te luisteren; 0.0.0.0 voor het hele netwerk.
cli-option-port = Poort; 0 neemt een vrije.
cli-option-data = Map voor tafels en geheimen.
cli-option-open_browser = Open de browser.
cli-option-race = dwarf, empire, orc of chaos.
cli-option-side = Jouw kant: order, destruction of random.
cli-option-table = De tafel.
cli-option-path = Een bestand.
cli-head-title = Titel
cli-head-seats = Plaatsen
cli-head-options = Opties
cli-head-kind = Soort
cli-head-records = Gegevens
cli-head-sources = Bronnen
cli-head-decisions = beslissingen/s
cli-head-playouts = spellen/s
cli-head-copy = kopie µs
cli-head-agent = Tegenstander
cli-head-played = Plaatsen gespeeld
cli-head-wins = Gewonnen
cli-head-share = Aandeel
cli-head-interval = { PERCENT(95) }-interval
cli-head-elo = Elo
cli-build-compiled = gecompileerd
cli-build-plain = gewone Python (make fast compileert)
cli-title-broken = laadt niet: { $text }
cli-go-on = Enter: verder, Ctrl-C: stoppen
cli-ranking = Rangorde: { $order }
cli-unfinished = Niet afgelopen; aan zet: { $seats }
cli-entries =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
cli-verified =
    in orde: { $title }, { cli-entries }, { $state ->
        [finished] afgelopen
       *[running] bezig
    }
cli-commitment = Zegel: { $commitment }
cli-fuzzed = { $games } spellen, { $decisions } beslissingen
cli-kept = { cli-fuzzed }, elke belofte gehouden
cli-report = Verslag: { $page }
cli-scores = Punten: { $scores }, rangorde: { $order }
cli-table-public = openbaar
cli-table-private = privé
cli-table-gone = { $table } is verwijderd.
cli-error-not_over = Dit spel is nog niet afgelopen; alleen afgelopen spellen worden nabeschouwd.
cli-error-no_language = Er is geen taal “{ $wanted }”; er zijn: { $languages }.
cli-error-no_command = Er is geen opdracht “{ $word }”. Misschien: { $near }.
cli-error-no_option = Er is geen optie { $option }; --help noemt ze alle.
cli-error-missing = Er ontbreekt iets: { $param }.
cli-error-bad_value = De waarde van { $param } past niet.
cli-error-no_file = Er is geen bestand { $file }.
cli-error-unreadable = { $file } kan niet als tekst worden gelezen.
cli-error-no_position = { $file } is geen stelling: er moet een `title` in staan.
cli-error-broken_log = Deze opname kan niet worden nagespeeld. { $text }
cli-error-option_form = Schrijf opties als naam=waarde, niet “{ $pair }”; er zijn: { $options }.
cli-error-no_level = Er zijn geen tegenstanders “{ $level }”; er zijn: { $levels }.
cli-error-you = --you neemt plaatsen van 1 tot { $count }, `all` of `none`, niet “{ $text }”.
cli-error-no_seat = Plaatsen gaan van 1 tot { $count }, niet { $seat }.
cli-error-no_starter = Er is geen startdeck voor “{ $race }”; er zijn: { $races }.
cli-option-install_completion = Installeer aanvulling voor deze shell.
cli-option-show_completion = Toon de aanvulling voor deze shell, om te kopiëren of aan te passen.
cli-command-lab = Laat tegenstanders leren: zelfspel, training, wedstrijden (spieltisch lab --help).
cli-option-receipt = Wat je tijdens het spelen bewaarde, als ZET:BEWIJS.
cli-trouble-setting = Een instelling is niet te lezen: { $text }
cli-trouble-folder = De gegevensmap { $folder } kan niet worden gebruikt: { $text }
cli-trouble-short_secret = Het geheim moet minstens { $count } tekens hebben.
cli-trouble-odd_secret = { $path } is niet te lezen: er hoort één regel gewone letters in.
cli-trouble-lost_secret = { $path } is leeg of te kort; zet een reservekopie terug, of verwijder het om met een nieuw te beginnen.
cli-trouble-in_use = Een andere server gebruikt { $folder }; geef deze een andere --data.
cli-trouble-port = { $host } poort { $port } kan niet worden gebruikt: { $text }
cli-trouble-newer = De database is van een nieuwere Spieltisch (schema { $there }, hier { $here }); werk deze bij.
cli-trouble-unreachable = De database is niet bereikbaar: { $text }
cli-trouble-unopened = De database { $path } kan niet worden geopend: { $text }
cli-trouble-no_table = Er is geen tafel { $table }.
cli-trouble-not_begun = Aan { $table } is het spel nog niet begonnen.
cli-trouble-log = Dit is geen leesbare opname: { $text }
cli-trouble-no_entry = { $table } heeft zetten 0 tot { $count }.
cli-cause-EACCES = geen toestemming
cli-cause-EROFS = alleen-lezen
cli-cause-ENOSPC = de schijf is vol
cli-cause-EADDRINUSE = daar luistert al een ander programma
cli-cause-EADDRNOTAVAIL = deze computer heeft dat adres niet
cli-cause-ENOTDIR = er staat een bestand in de weg
cli-cause-EEXIST = er staat een bestand in de weg
cli-cause-ECONNREFUSED = daar antwoordt niemand
cli-cause-DatabaseError = dit is geen database of een beschadigde
cli-cause-OperationalError = die kan niet worden gelezen of geschreven
cli-cause-InvalidPasswordError = het wachtwoord klopt niet
cli-cause-InvalidCatalogNameError = die database bestaat niet
cli-table-link = Plaats { $seat }: { $link }

## the rule book
cli-command-rules = Het regelboek van een titel openen: de hoofdstukken, een plek (#anker), de beste alinea bij een paar woorden of een voorbeeld.
cli-option-words = Gezochte woorden of #anker.
cli-option-example = Een voorbeeld uit het boek, om vanaf daar te spelen.
cli-option-whole = Het hele boek.
cli-book-others = Ook in het boek:
cli-book-example = Voorbeeld
cli-book-ruling = Onze beslissing
cli-error-no_book = Er is geen regelboek voor “{ $title }”; er is: { $titles }.
cli-error-nothing_in_book = Het boek zegt niets over “{ $text }”. Woorden die erop lijken: { $near }.
cli-error-no_example = Er is geen voorbeeld “{ $example }”; er zijn: { $examples }.

## lessons and puzzles
cli-command-guide = Speel een begeleide eerste partij van een titel.
cli-command-puzzle = De lessen en puzzels van een titel tonen, of er een spelen op nummer.
cli-option-number = Het nummer van de puzzel; zonder nummer wordt de lijst getoond.
cli-option-solve = De oplossing tonen en waarom ze werkt.
cli-puzzle-hint = Hint
cli-puzzle-solved = Opgelost.
cli-puzzle-missed = Deze keer niet. Probeer het nog eens: de stelling wacht.
cli-error-no_puzzle = Er is geen puzzel { $number }; de laatste is { $count }.
