# Wyspy: napisy, wskazówki, przyciski.
smallworld-ui-loading = Przygotowujemy stół…
smallworld-ui-map = Wyspy
smallworld-ui-islands = Wyspy
smallworld-ui-island-targets = { $island }, { $count ->
    [one] { $count } cel
    [few] { $count } cele
   *[many] { $count } celów
}
smallworld-ui-sets = Zestawy
smallworld-ui-sets-price = każdy krok w dół kosztuje 1 monetę
smallworld-ui-parts = Części stołu
smallworld-ui-tab-map = Mapa
smallworld-ui-tab-sets = Zestawy
smallworld-ui-tab-players = Gracze
smallworld-ui-tab-log = Kronika
smallworld-ui-actions = Co możesz zrobić
smallworld-ui-close = Zamknij
smallworld-ui-round = Runda { $round }
smallworld-ui-of-rounds = z { $rounds }

smallworld-ui-set = { $race } ({ $power })
smallworld-ui-set-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
smallworld-ui-set-price = { $count ->
    [one] kosztuje { $count } monetę
    [few] kosztuje { $count } monety
   *[many] kosztuje { $count } monet
}
smallworld-ui-set-coins = { $count ->
    [one] leży na nim { $count } moneta
    [few] leżą na nim { $count } monety
   *[many] leży na nim { $count } monet
}
smallworld-ui-free = za darmo
smallworld-ui-set-for-good = Ten wybór jest ostateczny: nie da się go cofnąć.
smallworld-ui-set-other = Inny
smallworld-ui-no-race = brak rasy
smallworld-ui-no-race-yet = Brak aktywnej rasy: weź zestaw z kolumny.
smallworld-ui-none-declined = Brak wymierającej rasy
smallworld-ui-in-decline = wymiera
smallworld-ui-in-decline-of = { $race } wymierają
smallworld-ui-decline-count = wymierające: { $count }
smallworld-ui-active = Aktywna rasa
smallworld-ui-declined = Wymierająca rasa
smallworld-ui-harmony = ma żeton harmonii
smallworld-ui-last = ostatnio
smallworld-ui-last-income = +{ $count } ostatnio
smallworld-ui-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
smallworld-ui-coins-hidden = monety zakryte
smallworld-ui-coins-title = Monety
smallworld-ui-your-coins = monety
smallworld-ui-if-stop = na koniec tury
smallworld-ui-last-turn = ostatnia tura
smallworld-ui-now = +{ $count } teraz

smallworld-ui-taken = { $count ->
    [one] Od twojej ostatniej tury: jeden region stracony ({ $players })
    [few] Od twojej ostatniej tury: { $count } regiony stracone ({ $players })
   *[other] Od twojej ostatniej tury: { $count } regionów straconych ({ $players })
}
smallworld-ui-partner = z tobą
    .side = { $side }, z tobą
smallworld-ui-rival = przeciw tobie
    .side = { $side }, przeciw tobie
smallworld-ui-carried = { $cost } z { $hand }
smallworld-ui-hand = Na ręce
smallworld-ui-hand-of = { $hand } z { $all }
smallworld-ui-hand-empty = brak żetonów
smallworld-ui-use = użyj
smallworld-ui-ready = gotowe
smallworld-ui-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
smallworld-ui-beasts = { $count ->
    [one] { $count } bestia
    [few] { $count } bestie
   *[many] { $count } bestii
}
smallworld-ui-bombs = { $count ->
    [one] { $count } bomba
    [few] { $count } bomby
   *[many] { $count } bomb
}
smallworld-ui-regions = { $count ->
    [one] { $count } region
    [few] { $count } regiony
   *[many] { $count } regionów
}
smallworld-ui-tray = w zasobniku { $count }
smallworld-ui-so-far = dotąd { $count }
smallworld-ui-left = zostało { $count }
smallworld-ui-targets = { $count ->
    [one] { $count } cel
    [few] { $count } cele
   *[many] { $count } celów
}
smallworld-ui-champion-in_hand = Czempion
smallworld-ui-champion-waiting = Czempion czeka
smallworld-ui-champion-free = Czempion nie potrzebuje żetonów

smallworld-ui-nobody = pusty
smallworld-ui-holder = { $player }: { $race }
smallworld-ui-holder-declined = { $player }: { $race }, wymierają
smallworld-ui-face-down = zakryta płytka
smallworld-ui-piece-champion = czempion
smallworld-ui-piece-mountain = góra
smallworld-ui-piece-fort = fort
smallworld-ui-piece-wall = mur ogników
smallworld-ui-piece-tower = wieża strażnicza
smallworld-ui-piece-bomb = bomba
smallworld-ui-piece-objective = cel militarny
smallworld-ui-symbol-anchor = wejście
smallworld-ui-symbol-cave = jaskinia
smallworld-ui-symbol-magic = magia
smallworld-ui-cost = koszt { $cost }
smallworld-ui-odds = kość { PERCENT($odds) }
smallworld-ui-toll = { $count ->
    [one] do zapłaty { $count } moneta
    [few] do zapłaty { $count } monety
   *[many] do zapłaty { $count } monet
}
smallworld-ui-pays =
    { $count ->
        [one] daje { $count } monetę
        [few] daje { $count } monety
       *[many] daje { $count } monet
    }
smallworld-ui-certain = Masz { $hand }: pewne
smallworld-ui-try = Masz { $hand }, brakuje { $missing }
smallworld-ui-chance = ostatnia próba, { PERCENT($odds) } z kością posiłków
smallworld-ui-also = Także tutaj:

smallworld-ui-soft = { $what }: wybierz region
smallworld-ui-loses-turn = To twój ostatni żeton: twoja tura się kończy.
smallworld-ui-loses-race = Twoja rasa ({ $race }) wymiera: nic już nie podbije, a twoja tura się kończy.
smallworld-ui-loses-tokens = { $count ->
    [one] 1 żeton na ręce niczego już w tej turze nie podbije
    [few] { $count } żetony na ręce niczego już w tej turze nie podbiją
   *[many] { $count } żetonów na ręce niczego już w tej turze nie podbije
}, choć { $targets ->
    [one] jest jeszcze region w zasięgu
    [few] są jeszcze { $targets } regiony w zasięgu
   *[many] jest jeszcze { $targets } regionów w zasięgu
}.
smallworld-ui-click = Wybierz świecący region
smallworld-ui-choose-set = Wybierz zestaw z kolumny
smallworld-ui-waiting = Czekamy na: { $player }
smallworld-ui-over = Koniec gry
smallworld-ui-curve = Monety po rundach
smallworld-ui-sources = Skąd pochodzą
smallworld-ui-source-regions = regiony
smallworld-ui-source-declined = wymierająca rasa
smallworld-ui-source-bonus = premie
smallworld-ui-source-other = łupy i opłaty
smallworld-ui-die = Kość posiłków pokazuje { $die }
smallworld-ui-look = Zobacz wyspy
smallworld-ui-murloc-tokens = obok planszy: { $count }
smallworld-ui-murloc-coins = { $count ->
    [one] Murloki: { $count } moneta.
    [few] Murloki: { $count } monety.
   *[many] Murloki: { $count } monet.
}
smallworld-ui-murlocs-beaten = Pokonane!
smallworld-ui-murlocs-won = Wyspy zostają przy nich.
smallworld-ui-undo = Cofnij
smallworld-ui-undo-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}


smallworld-ui-tool-strike = Nalot
smallworld-ui-tool-champion = Czempion
smallworld-ui-tool-intimidate = Zastraszenie
smallworld-ui-tool-portal = Portal
smallworld-ui-tool-steal = Ściągnij „{ $what }”
smallworld-ui-tool-abandon = Porzucenie
smallworld-ui-tool-lift = Zabierz żetony
smallworld-ui-tool-place_beast = Bestia
smallworld-ui-tool-exchange = Bestia za żeton
smallworld-ui-tool-lift_beast = Zabierz bestię
smallworld-ui-tool-place_champion = Czempion

smallworld-ui-sub-stop = +{ $income }, potem przegrupowanie
smallworld-ui-sub-decline = +{ $income }, potem nowa rasa
smallworld-ui-abandon-first = Najpierw porzuć
smallworld-ui-sub-expand = zbierz wojska i podbijaj
smallworld-ui-sub-abandon-first = oddaj regiony, potem podbijaj
smallworld-ui-sub-ready = zachowaj pozostałe regiony
smallworld-ui-sub-spread = rozłóż wszystko, zakończ turę
smallworld-ui-sub-done = zakończ turę
smallworld-ui-sub-use = na jeden podbój
smallworld-ui-sub-buy = { $price ->
    [0] zachowaj monety
    [one] za { $price } monetę
    [few] za { $price } monety
   *[many] za { $price } monet
}
smallworld-ui-sub-not-now = na początku tury

smallworld-ui-short-blood_elves = +{ smallworld-coins } za region z magią
smallworld-ui-short-draenei = W turze każdego rywala pierwszy żeton ocaleje
smallworld-ui-short-dwarves = Góry kosztują o { $discount } mniej
smallworld-ui-short-ethereals = Raz na turę: miejsce za −{ $discount } albo ściągnij artefakt
smallworld-ui-short-forsaken = Za wyparty żeton wskrześ 1 za { smallworld-price }
smallworld-ui-short-gnomes = Nalot: raz na turę dowolny region lądowy, kość obniża koszt
smallworld-ui-short-goblins = Na koniec tury kładź bomby w sąsiednich regionach
smallworld-ui-short-humans = { $objectives ->
    [one] { $objectives } cel wart
    [few] { $objectives } cele warte
   *[many] { $objectives } celów wartych
} { smallworld-coins.acc } dla wszystkich poza Hordą
smallworld-ui-short-kobolds = Wszystkie jaskinie sąsiadują
smallworld-ui-short-naga = Mogą zajmować wody
smallworld-ui-short-night_elves = Lasy kosztują o { $discount } mniej i mają mur ogników
smallworld-ui-short-orcs = +{ smallworld-coins } za podbity region Przymierza
smallworld-ui-short-pandaren = Oszczędzeni przez ciebie rywale płacą { $price }, zanim cię zaatakują
smallworld-ui-short-tauren = W regionie zawsze co najmniej { smallworld-fewest.acc }
smallworld-ui-short-trolls = Niepuste regiony kosztują o { $discount } mniej
smallworld-ui-short-worgen = Co turę: dostajesz { smallworld-coins.acc } albo płacisz { $price } i koszty są o { $discount } niższe

smallworld-ui-short-archaeologist = +{ smallworld-coins } za artefakt lub miejsce
smallworld-ui-short-farmer = +{ smallworld-coins } za pole
smallworld-ui-short-fortified = Fort w każdym regionie, +{ $fort_defense } do obrony
smallworld-ui-short-fishing = +{ smallworld-coins } za region sąsiadujący z jeziorem lub morzem
smallworld-ui-short-mining = +{ smallworld-coins } za jaskinię
smallworld-ui-short-defensive = Wieże strażnicze chronią dobrze otoczone pola
smallworld-ui-short-intimidating = { smallworld-times }: przesuń żeton rywala
smallworld-ui-short-explorer = +{ smallworld-coins } za wyspę z twoim regionem
smallworld-ui-short-mountaineer = +{ smallworld-coins } za górę
smallworld-ui-short-heroic = Raz na turę czempion podbija region za darmo
smallworld-ui-short-battle_master = +{ smallworld-coins } za podbity niepusty region
smallworld-ui-short-herbalist = +{ smallworld-coins } za wzgórze
smallworld-ui-short-swamp_walker = +{ smallworld-coins } za bagno
smallworld-ui-short-portal_mage = { smallworld-times }: zamień dwa regiony z magią
smallworld-ui-short-blacksmith = Każdy region kosztuje o { $discount } mniej
smallworld-ui-short-seafaring = Bez kosztu podróży do wejść
smallworld-ui-short-bog_dweller = Kto podbija twoje bagno, płaci ci { smallworld-coins.acc }
smallworld-ui-short-beast_master = Co turę: bestia za wzgórze walczy po twojej stronie
smallworld-ui-short-ranger = +{ smallworld-coins } za las
smallworld-ui-short-enraged = +{ smallworld-coins } za żeton w podbitym regionie z { $from_tokens } lub więcej

smallworld-field-over = Koniec gry

## Tury, krok po kroku

smallworld-chapter-set = Zestawy
smallworld-chapter-conquest = Podboje
smallworld-chapter-troops = Przegrupowanie
smallworld-chapter-income = Dochód
smallworld-chapter-round = Rundy
smallworld-film-income = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
smallworld-film-round = Runda { $number }

## The races, before the game
smallworld-choose = Rasy w pudełku
    .help = Na stole leży odkrytych sześć zestawów: rasa z wylosowaną mocą. Bierzesz jeden, podbijasz regiony, pozwalasz rasie wymierać, gdy jest wyczerpana, i bierzesz następny zestaw. Wygrywa ten, kto ma najwięcej monet.
smallworld-ui-occasion-conquered = ktoś podbije region mojej aktywnej rasy
smallworld-ui-occasion-declined = ktoś inny skaże swoją rasę na wymieranie
smallworld-ui-occasion-chose = ktoś inny weźmie rasę
