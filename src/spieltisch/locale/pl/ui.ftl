# Powłoka wokół każdego stołu.
ui-plain = { $text }
ui-yes = tak
ui-no = nie
ui-you = Ty
ui-close = Zamknij
ui-cancel = Anuluj
ui-send = Wyślij
ui-loading = Przygotowujemy stół…

## Strona główna
ui-claim = Twoje gry, twoi znajomi, stół, który zna zasady
ui-choose-table = Wybierz stół
ui-title-chaos = Chaos w Starym Świecie
    .lead = Czterej mroczni bogowie, jeden skazany świat: splugaw go, podbij albo obróć swój wskaźnik szybciej niż inni.
    .time = 90–120 min
    .short = Chaos
    .real = Karty komputera zostają w pudełku, bo rozdaje się je tutaj. Pozostali trzymają prawdziwe karty i nikt ich nie wpisuje: kartę podaje się, gdy zostaje zagrana.
ui-title-smallworld = Small World of Warcraft
    .lead = Za dużo ras, za mało wysp: powstań, podbijaj i wymrzyj w porę.
    .time = 40–80 min
    .short = Small World
    .real = Padnie pytanie, które wyspy leżą na stole oraz jakie rasy i moce się pojawiają. Monety pozostają zakryte, jak zawsze.
ui-title-invasion = Warhammer: Inwazja
    .lead = Dwie stolice, po trzy strefy: buduj, wyruszaj na misje i pal mury rywala.
    .time = 45–60 min
    .short = Inwazja
ui-title-lanterns = Latarnie
    .lead = Pięć nocy, tajne światła i kilka kości.
    .time = 5 min
    .short = Latarnie
ui-players-count = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
ui-players-range = { $from }–{ $to } graczy
ui-play-now = Zagraj teraz
ui-dealing = Rozdajemy…
ui-against = { $count ->
    [0] samotnie przeciw grze
    [one] przeciw jednemu przeciwnikowi · { $level }
    [few] przeciw { $count } przeciwnikom · { $level }
   *[many] przeciw { $count } przeciwnikom · { $level }
}
ui-opponents = Przeciwnicy
    .help = Wszyscy grają według tych samych zasad i nie widzą zakrytych kart; im wyższy poziom, tym dalej myślą naprzód.
ui-players = Gracze
ui-options = Więcej…
ui-options-of = { $title }: więcej sposobów gry
ui-other-ways = { $title }: inne sposoby gry
ui-not-playable = Ten stół jest jeszcze w budowie.
ui-way = Sposób gry
ui-way-play = Zagraj teraz
    .help = Grasz z komputerem. Przeciwnicy siadają od razu i grają uczciwie: żaden nie widzi zakrytych kart.
    .start = Usiądź
ui-way-invite = Zaproś znajomych
    .help = Dostajesz link do każdego wolnego miejsca. Bez konta: znajomi wpisują imię i siadają.
    .start = Utwórz linki
    .short = Zaproś
ui-way-hotseat = Jedno urządzenie
    .help = Wszyscy grają na tym urządzeniu. Kurtyna zasłania karty, gdy urządzenie przechodzi z rąk do rąk.
    .start = Usiądźcie razem
    .short = Urządzenie
ui-way-solo = Wszystkie strony
    .help = Grasz za wszystkich graczy, bez kurtyny.
    .start = Usiądź
ui-way-watch = Oglądaj
    .help = Komputer gra sam ze sobą; oglądasz we własnym tempie.
    .start = Oglądaj
    .short = Oglądaj
ui-way-replay = Otwórz zapis lub pozycję
    .short = Zapis
ui-your-name = Twoje imię
ui-name-of-seat = Imię przy miejscu { $seat }
ui-seat-kind = Kto siedzi na miejscu { $seat }
ui-seat-level = Siła przeciwnika na miejscu { $seat }
ui-guest = Gracz { $seat }
ui-seat-number = Miejsce { $seat }
ui-kind-human = Ty
ui-kind-agent = Przeciwnik
ui-kind-open = Wolne, przez link
ui-by-lot = losowo
ui-rules-options = Zasady
ui-public = Pokaż ten stół wszystkim na tym serwerze
    .help = Inni mogą patrzeć, ale nie widzą zakrytych kart.
ui-lent-cores = Przeciwnicy komputerowi mogą myśleć na komputerach członków klubu
    .help = Odpowiadają szybciej. Właściciel takiego komputera mógłby zobaczyć karty przeciwników komputerowych, więc nie włączaj tego, jeśli ta osoba gra przy tym stole.
ui-waiting-tables = Graj dalej
    .yours = Twój ruch
    .thinks = { $name } myśli
    .here = na tym urządzeniu
    .server = na serwerze
    .round = Runda { $number }, { $title }
    .turn = Tura { $number }, { $title }
    .more =
        { $count ->
            [one] i jeszcze jeden stół
            [few] i jeszcze { $count } stoły
           *[many] i jeszcze { $count } stołów
        }
ui-tables = Stoły
ui-open-tables = Otwarte stoły
    .empty = Teraz nie ma publicznego stołu. Otwórz go przez „Więcej…”.
ui-status-waiting = czeka na graczy
ui-status-playing = w grze
ui-status-finished = zakończony
ui-continue = Dalej
ui-join = Dołącz
ui-watch = Oglądaj
ui-free-seat = wolne miejsce
ui-unofficial = Nieoficjalna realizacja opublikowanych zasad. Nazwy należą do właścicieli; wszystkie teksty i rysunki są nasze.
ui-credits = Autorzy
ui-credits-own = Silnik zasad, teksty, mapy, figurki i plansze: twórcy Spieltisch.
ui-credits-icons = Symbole:
ui-credits-fonts = Kroje pisma:
ui-error-offline = Serwer jest nieosiągalny.
ui-error-replay = Ten plik nie jest ani zapisem gry, ani pozycją.
ui-error-damaged = Ten plik jest uszkodzony lub niepełny.
ui-error-large = Ten plik jest za duży: najwyżej { $size } MB.
ui-error-unknown = To się nie udało.

## Polecenie i możliwości
ui-prompt = { $who }: { $what }
ui-ask-loses = W ten sposób bezpowrotnie coś oddasz
ui-ask-go-on = Gram dalej
ui-ask-always = Pytaj, gdy mogę coś stracić
ui-several = Kilku graczy
ui-at-once = wszyscy wybierają jednocześnie; wybory pozostają ukryte, aż wszyscy wybiorą
ui-waiting-for = czekamy na: { $names }
ui-put-back = odkłada
ui-over = Koniec gry
ui-your-turn = Twoja kolej
ui-your-choices = { $count ->
    [0] Twoje możliwości
    [one] Twoja możliwość
    [few] Twoje { $count } możliwości
   *[many] Twoich { $count } możliwości
}
ui-nothing-to-do = Teraz nie masz nic do zrobienia.
ui-no-match = Nic nie znaleziono.
ui-filter = Pisz, aby filtrować
ui-undo = Cofnij
ui-takeback = Mimo to cofnij
    .help = Gra wraca do twojej ostatniej decyzji. Dziennik to odnotuje, a ten sam ruch będzie miał to samo szczęście.
    .no = Zostaw
    .done = Twój ostatni ruch jest cofnięty.
ui-log-taken-back = { $seat } cofa ruch, choć widać już było kości lub karty.
ui-log-continued = Odtąd gra toczy się dalej: to, co powyżej, rozegrano wcześniej przy innym stole.
ui-undo-steps = { $count ->
    [one] jeden krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
ui-stale = Gra potoczyła się dalej; spójrz jeszcze raz.
ui-hint = Podpowiedź
    .help = Co rozważyłby tu silny przeciwnik, od najlepszego:
ui-why = dlaczego?
ui-why-line = Dlaczego? { $line }
ui-why-of = { $action }: dlaczego?
ui-why-unsteady = { $level }: nie zawsze gra to, co wygląda najlepiej.
ui-why-public = Obliczone z tego, co wolno wiedzieć wszystkim; nic tu nie wynika z zakrytych kart.
ui-why-open = Obliczone z tego, co ten gracz wtedy wiedział.
ui-weighed = Co było rozważane
ui-to-win = szansa
ui-told-apart = Co przesądziło
ui-do-it = Zrób to
ui-why-not = Dlaczego nie?
    .help = Wybierz działanie, którego nie ma na liście, i zapytaj o zasadę, która go zabrania. Odpowiedź widzisz tylko ty.
    .verb = Działanie
    .legal = Możesz to teraz zrobić.
ui-ask = Zapytaj
ui-help = Zasady
    .now = teraz
    .pointed = o tym
ui-note-cost = { $value ->
    [0] za darmo
   *[other] koszt { $value }
}

## Gracze, kronika, czat
ui-points = punkty
ui-here = przy stole
ui-away = poza stołem
ui-decides = (decyduje)
ui-thinking = myśli…
ui-conceded = poddanie
ui-stand-in = zastępuje: { $level }
ui-log = Kronika
    .empty = Jeszcze nic się nie wydarzyło.
ui-spoken = Komunikaty
ui-log-and-chat = Kronika i czat
ui-chat = Czat
    .empty = Nikt nic nie powiedział.
ui-quick = Szybkie słowa
ui-quick-hello = Cześć!
ui-quick-thanks = Dzięki!
ui-quick-played = Dobrze zagrane!
ui-quick-moment = Chwileczkę.
ui-quick-turn = Twoja kolej!
ui-quick-sorry = Przepraszam!
ui-quick-wow = Ale numer!
ui-quick-game = Dobra gra!
ui-point = Pokaż coś innym
    .help = Dotknij tego, na co inni mają spojrzeć.
ui-look-here = Spójrzcie tutaj
    .at = Spójrzcie: { $place }
ui-unread = nieprzeczytane
ui-chat-sound = Dźwięk, gdy ktoś pisze na czacie
ui-say = Powiedz coś
ui-mute = Wycisz: { $name }
ui-watching = ogląda
ui-somebody = Ktoś
ui-table = Stół
ui-parts = Części stołu
ui-tab-table = Stół
ui-tab-players = Gracze
ui-tab-log = Kronika
ui-tab-chat = Czat
ui-you-watch = Oglądasz.
ui-clock = Zegar
    .help = Za gracza, któremu skończy się czas, gra dalej komputer.
ui-clock-none = bez zegara
ui-clock-calm = po 45 minut i 30 sekund na decyzję
ui-clock-brisk = po 15 minut i 15 sekund na decyzję
ui-clock-days = trzy dni na decyzję
ui-clock-of = Zegar: { $name }
ui-unmute = { $count ->
    [one] Słuchaj znów 1 wyciszonego gracza
    [few] Słuchaj znów { $count } wyciszonych graczy
   *[many] Słuchaj znów { $count } wyciszonych graczy
}

## Poczekalnia, kurtyna, nieobecność
ui-waiting-room = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
ui-invited = Zaproszono cię do gry
ui-invited-by = { $name } zaprasza cię do gry.
ui-invited-to-watch = Zaproszono cię jako widza.
ui-your-seat = twoje miejsce
ui-cant-come = Nie mogę przyjść
ui-cant-come-said = { $name } już wie, że nie możesz przyjść. Gdyby to się zmieniło, link nadal działa.
ui-declined = nie może przyjść
ui-declined-by = { $name } nie może przyjść
ui-host-starts = Grę rozpoczyna { $name }.
ui-host-starts-it = Grę rozpoczyna gospodarz stołu.
ui-clock-live-of = { $bank } dla każdego i { $increment } na każdą decyzję
ui-clock-days-of = { $time } na każdą decyzję: gra na wiele dni
ui-facts-seats = Przy stole
ui-facts-people =
    { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[other] { $people } osób
    }
ui-facts-computers =
    { $count ->
        [one] jeden gracz komputerowy
        [few] { $count } gracze komputerowi
       *[other] { $count } graczy komputerowych
    }
ui-facts-free =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
ui-facts-pack = Pakiet
ui-facts-rules = Zasady
ui-invitation = Zaproszenie
ui-sit = Usiądź
ui-invite-link = Link do miejsca { $seat }
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-fill-and-start = Uzupełnij komputerem i zacznij
ui-contribute = Twoje słowa do tasowania
    .why = Twoje słowa wpływają na kości i tasowanie, więc nikt nie może z góry znać wyników, nawet serwer.
ui-contributed = Twoje słowa wejdą do tasowania.
ui-curtain = Urządzenie przejmuje { $name }
    .help = Teraz patrzy tylko { $name }.
    .lift = Podnieś kurtynę
ui-absent = { $name }: utracono połączenie. Czekamy jeszcze { $seconds } s.
ui-absent-choose = { $name }: brak przy stole. Co teraz?
ui-absent-wait = Czekaj
ui-absent-agent = Niech przejmie komputer
ui-absent-drop = Gramy dalej bez tego gracza
ui-claim-seat = Poproś o miejsce
ui-replaced = Za ciebie gra komputer ({ $seat }).
ui-take-back = Odzyskaj miejsce
ui-seat-free = { $seat }: wolne.
ui-consent-undo = { $name } prosi o cofnięcie ruchu, którego nie można cofnąć wprost.
ui-consent-claim = { $name } prosi o miejsce: { $seat }.
ui-agree = Zgoda
ui-refuse = Odmowa
ui-is-paused = Gra jest wstrzymana.
ui-behind = { $count ->
    [one] 1 ruch do zobaczenia
    [few] { $count } ruchy do zobaczenia
   *[many] { $count } ruchów do zobaczenia
}
ui-catch-up = Pokaż wszystkie
ui-notice-returned = { $seat } wraca.
ui-notice-takeover = Komputer gra za: { $seat }.
ui-notice-dropped = { $seat } opuszcza grę.
ui-notice-conceded = { $seat } się poddaje.
ui-notice-timeout = { $seat }: koniec czasu.
ui-notice-claimed = { $seat } siada do stołu.
ui-notice-consent_given = Wszyscy się zgodzili.
ui-notice-consent_refused = Ktoś odmówił.
ui-notice-rematch = Rewanż jest gotowy. Grasz?
ui-rematch-come = Gram
ui-rematch-stay = Nie teraz
ui-over-conceded = Gra poddana przez: { $names }.
ui-voted = Zapisano. Czekamy na: { $names }.
ui-recap = Od twojej ostatniej wizyty
    .help = To się działo pod twoją nieobecność.
ui-go-on = Dalej
ui-no-table = Tu nie ma miejsca
    .help = Ten stół nie istnieje albo nie jest dla ciebie otwarty.
ui-no-page = Nic tu nie ma
    .help = Pod tym adresem nie ma żadnej strony. Może to literówka albo stary link.
ui-to-front = Na stronę główną
ui-to-table = Wróć do stołu
ui-look-back = Spójrz wstecz

## Menu, koniec, zapis
ui-menu = Menu
ui-look-as = Zobacz stół jako
ui-pause = Pauza
ui-paused = Gra jest wstrzymana.
ui-resume = Wznów
ui-resumed = Gra trwa dalej.
ui-ask-undo = Poproś o cofnięcie
ui-asked-undo = Pozostali zostali zapytani.
ui-concede = Poddaj się
    .sure = Na pewno się poddać?
ui-orders = Ruchy z wyprzedzeniem
    .help = Stół odpowiada za ciebie, gdy cię nie ma. Widzisz to tylko ty.
    .ends = Polecenie kończy się też, gdy padnie inne pytanie albo jego akcja nie jest możliwa. Każda odpowiedź trwa tyle, ile mogłaby trwać u człowieka.
ui-order-asked = Gdy padnie pytanie: { $question }
ui-order-unasked = Polecenia można wydawać, gdy w tej grze padnie już do ciebie jakieś pytanie.
ui-order-action = Odpowiedź
ui-order-when = Kiedy
ui-order-now = teraz i za każdym razem, gdy padnie to pytanie
ui-order-after = tylko jeśli { $what }, i tylko raz
ui-order-ends = Jak długo
ui-order-until = aż { $what }
ui-order-end-own_turn = zacznie się moja następna tura
ui-order-end-phase = skończy się faza
ui-order-end-turn = skończy się tura
ui-order-end-round = skończy się runda
ui-order-end-touched = coś będzie mnie dotyczyć
ui-order-occasion = zdarzy się: { $event }
ui-order-give = Wydaj polecenie
ui-order-given = Twoje polecenia
ui-order-drop = Odwołaj
ui-orders-strip = Stół odpowiada za ciebie: { $what }
ui-orders-dropped = Stół znów pyta ciebie.
ui-notice-order_ended = Jedno z twoich poleceń już nie działa.
ui-watch-link = Link dla widzów
ui-write-position = Zapisz pozycję
ui-report = Zgłoś problem
ui-leave = Odejdź od stołu
ui-commitment = Wyniki losowań zapieczętowano przed grą ({ $commitment }…); zostaną ujawnione na końcu.
ui-won = Wygrywasz!
ui-lost = Koniec gry
ui-winner = zwycięstwo
ui-result = Wynik
ui-proof = Wszystkie rzuty i karty były zapieczętowane przed grą. Tym kluczem można je sprawdzić: { $secret }…
ui-proof-broken = Rzuty w tej grze nie zgadzają się z tym, do czego serwer zobowiązał się przed jej rozpoczęciem.
ui-keep-log = Zachowaj zapis
ui-rematch = Rewanż
ui-replay = Zapis gry
ui-position = Pozycja
ui-position-about = Ktoś udostępnił tę chwilę gry. Możesz ją obejrzeć, grać od niej dalej albo przekazać link.
ui-position-by = Od gracza { $name }
ui-position-eyes = Widok: { $part }. Zakrytych kart innych graczy nie ma w linku.
ui-position-eyes-table = Widok wszystkich. Zakrytych kart nie ma w linku.
ui-position-play = Graj dalej: { $part }
ui-position-ask = Poproś o podpowiedź
ui-position-link = Skopiuj link
ui-position-note = Jedno zdanie o tej pozycji
ui-position-too-long = Ta chwila jest za długa na link. Zapisano ją jako plik.
ui-position-none = Ten link nie prowadzi do żadnej pozycji
ui-position-damaged = Link jest uszkodzony albo brakuje jego końca. Poproś o niego jeszcze raz.
ui-position-newer = Ten link utworzono w nowszej wersji Spieltisch. Odśwież stronę i spróbuj ponownie.
ui-position-large = Link zawiera więcej, niż potrzebuje pozycja, dlatego go nie otwarto.
ui-fork = Graj od tego miejsca
ui-first = Na początek
ui-back = Krok wstecz
ui-play = Odtwarzaj
ui-forward = Krok naprzód
ui-last = Na koniec
ui-moment = Moment
ui-moment-of = { $at } z { $of }
ui-eyes = Widziane przez
ui-eyes-open = wszystko odkryte
ui-eyes-watch = widza
ui-replay-speed-slow = wolno
ui-replay-speed-normal = normalnie
ui-replay-speed-instant = szybko

## Ustawienia i klawisze
ui-settings = Ustawienia
ui-language = Język
ui-mode = Stół
ui-mode-board = graficzny
ui-mode-text = jako tekst
ui-speed = Tempo
ui-speed-instant = wyłączone
ui-speed-normal = normalne
ui-speed-slow = wolne
ui-text-size = Wielkość tekstu
ui-size-small = mała
ui-size-normal = normalna
ui-size-large = duża
ui-size-huge = ogromna
ui-theme = Kolory
ui-theme-dark = ciemne
ui-theme-light = jasne
ui-theme-system = jak w systemie
ui-sound = Dzwonek, gdy moja kolej
ui-motion = Animacje
ui-keys = Klawisze
ui-keys-board = Klawisze: stół graficzny
ui-keys-text = Klawisze: stół jako tekst
ui-key-number = wybierz możliwość o tym numerze
ui-key-number-board = wybierz to, co świeci z tym numerem (pierwsze naciśnięcie pokazuje numery)
ui-key-walk = przejdź od możliwości do możliwości
ui-key-walk-board = przejdź na stole od jednej rzeczy do następnej
ui-key-in-log = w kronice: od wiersza do wiersza
ui-key-filter = filtruj możliwości
ui-key-choices = do możliwości
ui-key-hand = do własnej ręki albo do tego, co świeci
ui-key-pass = pas lub pierwsza możliwość, która nie wymaga celu
ui-key-orders = odwołaj moje ruchy z wyprzedzeniem
ui-key-yield = Inwazja: pasuj, aż coś się wydarzy
ui-key-undo = cofnij
ui-key-hint = podpowiedź
ui-key-why = dlaczego nie?
ui-key-rules = zasady
ui-key-log = kronika
ui-key-chat = czat
ui-key-mode = stół graficzny lub tekst
ui-key-again = opowiedz jeszcze raz, co się stało
ui-key-next = następny stół, który na ciebie czeka
ui-key-step = poprzedni krok, następny
ui-key-space = Spacja
ui-key-menu = menu
ui-key-settings = ustawienia
ui-key-keys = ta lista
ui-key-close = zamknij, odłóż; pomiń opowieść

## Pola stołu tekstowego wspólne dla kilku tytułów
ui-field-seat = Gracz
ui-field-round = Runda
ui-field-rounds = Rundy
ui-field-turn = Tura
ui-field-phase = Faza
ui-field-step = Krok
ui-field-points = Punkty
ui-field-scores = Punkty
ui-field-hand = Twoja ręka
ui-field-hand_count = Karty na ręce
ui-field-cards = Karty na ręce
ui-field-deck = Karty w talii
ui-field-discard = Stos odrzuconych
ui-field-source = skąd
ui-field-kind = Rodzaj
ui-field-figure = Figurka
ui-field-region = Region
ui-field-card = Karta
ui-field-god = Bóg
ui-field-token = Żeton
ui-field-upgrade = Ulepszenie
ui-field-race = Rasa
ui-field-zone = Strefa
ui-field-piece = Karta w grze
ui-field-place = Miejsce
ui-field-side = Strona
ui-field-amount = Liczba
ui-field-slot = Pole
ui-field-power = Moc
ui-field-tile = Płytka
ui-field-until = Do kiedy
ui-field-moment = Moment
ui-field-tool = Pomoc
ui-field-count = Liczba
ui-field-face = Wyspa
ui-field-form = Postać
ui-field-occupant = Kto zajmuje
ui-field-first = Najpierw
ui-field-second = Potem
ui-field-capital = Stolica
ui-field-cost = Koszt

## Stół tekstowy
ui-text-count = { $count } × { $name }
ui-text-percent = { PERCENT($value) }
ui-text-of = { $count } z { $of }
ui-text-hand = Twoja ręka
ui-text-hidden = zakryte
ui-text-round = Runda { $round } z { $rounds }, { $phase }
ui-text-round-turn = Runda { $round } z { $rounds }, gra { $player }
ui-text-turn = Tura { $turn }, { $player }: { $phase }
ui-text-next = Jeszcze w kolejce
ui-text-regions = Regiony
ui-text-regions-count = { $count ->
    [one] jeden region
    [few] { $count } regiony
   *[many] { $count } regionów
}
ui-text-powers = Niszczycielskie Potęgi
ui-text-magic = magia
ui-text-comet = symbol komety
ui-text-old_world-left = Pozostałe karty Starego Świata
ui-text-ruins-left = Pozostałe karty Spustoszenia
ui-text-threat-order = Zagrożenie
ui-text-track = Pola wydarzeń Starego Świata
ui-text-battle = Walka: { $region }
ui-text-roll = { $hits ->
    [0] wyrzuca { $dice }, bez obrażeń
    [one] wyrzuca { $dice }, 1 obrażenie
    [few] wyrzuca { $dice }, { $hits } obrażenia
   *[many] wyrzuca { $dice }, { $hits } obrażeń
}
ui-text-killed = { $figure } ginie
ui-text-hits-left = Obrażenia do przydzielenia
ui-text-ruined = Region Spustoszony od rundy { $round }
ui-text-worth = Wartość Podboju
ui-text-resists = Opór
ui-text-figures = Figurki
ui-text-corruption = Zepsucie
ui-text-toward-ruin = { $tokens }; { $count } z { $limit } do Spustoszenia
ui-text-coming = dojdzie: { $tokens }
ui-text-tokens = Żetony
ui-text-slot-1 = Lewe pole
ui-text-slot-2 = Prawe pole
ui-text-cancelled = bez działania
ui-text-shielded = z tarczą
ui-text-down = przewrócona
ui-text-domination = Dominacja
ui-text-nobody = Nikt nie zdobyłby Punktów Zwycięstwa.
ui-text-leads =
    { $points ->
        [one] { $god } zdobyłby 1 Punkt Zwycięstwa.
        [few] { $god } zdobyłby { $points } Punkty Zwycięstwa.
       *[many] { $god } zdobyłby { $points } Punktów Zwycięstwa.
    }
ui-text-odds = Szanse w walce
ui-text-dice = { $dice ->
    [one] { $god } (1 kość): szansa na zabicie kogoś { $any }, wszystkich { $all }
    [few] { $god } ({ $dice } kości): szansa na zabicie kogoś { $any }, wszystkich { $all }
   *[many] { $god } ({ $dice } kości): szansa na zabicie kogoś { $any }, wszystkich { $all }
}
ui-text-adjacent = Regiony przyległe
ui-text-power = Punkty Mocy
ui-text-passed = pas
ui-text-dial = Wskaźnik Zagrożenia
ui-text-next-tick = dalej: { $tick }
ui-text-counters = Żetony postępu Zagrożenia
ui-text-counters-forecast = { $count }, na razie zanosi się na { $more } więcej
ui-text-cards = Karty
ui-text-hand-deck = { $hand } na ręce, { $deck } w talii
ui-text-upgrades = Karty Ulepszeń
ui-text-reserve = Rezerwa
ui-text-follower = { $count } × { $name } (koszt { $cost }, atak { $attack }, obrona { $defense })
ui-text-income-now = Dochód, jeśli skończysz teraz
ui-text-no-race = brak
ui-text-coins-on-it = Monety na płytce
ui-text-empty = puste
ui-text-held = { $count } × { $race } ({ $player })
ui-text-held-declined = { $count } × { $race } ({ $player }), wymierająca rasa
ui-text-nobody-owns = nikt
ui-text-revealed = Odkryte
ui-text-known = Znane karty na ręce
ui-text-damage = obrażenia { $damage } z { $of }
ui-text-developments = { $count ->
    [one] jedno rozwinięcie
    [few] { $count } rozwinięcia
   *[many] { $count } rozwinięć
}
ui-text-assigned = { $count ->
    [one] przydzielono { $count } obrażenie
    [few] przydzielono { $count } obrażenia
   *[many] przydzielono { $count } obrażeń
}
ui-text-on-quest = na misji: { $quest }
ui-text-attached = dołączone: { $cards }
ui-text-link = ogniwo { $number }
ui-text-targets = cel: { $targets }

## Własne talie
ui-decks = Twoje talie
    .help = Są tylko na tym urządzeniu i same się zapisują. Nikt ich nie widzi, dopóki nimi nie zagrasz.
    .empty = Nie masz jeszcze talii. Zacznij od stolicy albo zmień talię startową po swojemu.
ui-decks-at-table = Czym gracie
ui-deck-hand = Próbna ręka
    .again = Inna ręka
ui-deck-record = wygrane: { $won }, przegrane: { $lost }
ui-deck-new = Nowa talia
ui-deck-empty = Pusta talia dla stolicy
ui-deck-empty-of = Pusta talia: { $race }
ui-deck-starter = Z talii startowej
    .help = Talia startowa ma czterdzieści kart: dołóż dziesięć i będzie twoja.
ui-deck-starter-of = Z talii startowej: { $race }
ui-deck-name = Nazwa talii
ui-deck-play = Graj
ui-deck-play-with = Graj talią { $name }
ui-deck-copy = Kopiuj
ui-deck-copy-of = Kopiuj: { $name }
ui-deck-rename = Zmień nazwę
ui-deck-rename-of = Zmień nazwę: { $name }
ui-deck-delete = Usuń
    .ask = { $count ->
        [one] { $name }: jedna karta. Usuniętej talii nie da się odzyskać.
        [few] { $name }: { $count } karty. Usuniętej talii nie da się odzyskać.
       *[many] { $name }: { $count } kart. Usuniętej talii nie da się odzyskać.
    }
ui-deck-delete-of = Usuń: { $name }
ui-deck-import = Wczytaj
ui-deck-paste = Wklej listę kart, po jednej w wierszu
    .example =
        Stolica: Krasnoludy
        3 Obrońca twierdzy
        2 Kowal run
ui-deck-file = Z pliku…
ui-deck-no-list = Ten plik nie jest listą kart.
ui-deck-read = { $count ->
    [one] Rozpoznano: { $race }, 1 karta.
    [few] Rozpoznano: { $race }, { $count } karty.
   *[many] Rozpoznano: { $race }, { $count } kart.
}
ui-deck-unread = { $count ->
    [one] W jednym wierszu nie ma nazwy karty; zostanie pominięty:
    [few] W { $count } wierszach nie ma nazwy karty; zostaną pominięte:
   *[many] W { $count } wierszach nie ma nazwy karty; zostaną pominięte:
}
ui-deck-unread-line = { $line }: { $text }
ui-deck-export = Zapisz listę
ui-deck-export-of = Zapisz listę: { $name }
ui-deck-list = Lista kart
ui-deck-download = Pobierz jako tekst
ui-deck-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
ui-deck-legal = Gotowa do gry
ui-deck-checking = Sprawdzanie…
ui-deck-unchecked = Nie sprawdzono: serwer nie odpowiada.
ui-deck-faults = Co jest nie tak
ui-deck-more-faults = { $count ->
    [one] (i jeszcze jedno)
    [few] (i { $count } inne)
   *[many] (i { $count } innych)
}
ui-deck-trouble-broken = Niektórych zapisanych talii nie udało się odczytać. Odłożono je na bok, nic nie usunięto.
ui-deck-trouble-full = Ta przeglądarka nie może zapisać zmiany. Zapisz listę, zanim wyjdziesz.
ui-deck-gallery = Karty
ui-deck-panel = Talia
ui-deck-filters = Filtry
ui-deck-filter-race = Rasa
ui-deck-filter-type = Rodzaj
ui-deck-filter-cost = Koszt
ui-deck-search = Nazwa, tekst lub cecha
ui-deck-sort = Według
ui-deck-sort-number = numeru
ui-deck-sort-cost = kosztu
ui-deck-sort-name = nazwy
ui-deck-found = { $count ->
    [0] Żadna karta nie pasuje
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
ui-deck-show-all = Pokaż wszystkie
ui-deck-cost = Koszt { $cost }
ui-deck-curve = Karty według kosztu
ui-deck-of-cost = { $count ->
    [one] Koszt { $cost }: 1 karta
    [few] Koszt { $cost }: { $count } karty
   *[many] Koszt { $cost }: { $count } kart
}
ui-deck-capital = Stolica
ui-deck-total = { $count ->
    [one] 1 karta, zwykle od { $least } do { $most }
    [few] { $count } karty, zwykle od { $least } do { $most }
   *[many] { $count } kart, zwykle od { $least } do { $most }
}
ui-deck-foreign = { $count ->
    [one] Jedna karta należy do innej rasy: bez jej symboli w grze kosztuje więcej.
    [few] { $count } karty należą do innych ras: bez ich symboli w grze kosztują więcej.
   *[many] { $count } kart należy do innych ras: bez ich symboli w grze kosztują więcej.
}
ui-deck-nothing = Na razie pusto. Kliknij kartę, aby dodać egzemplarz.
ui-deck-card = { $card }, { $type }, { $race }, koszt { $cost }: { $count ->
    [0] nie ma w talii
    [one] 1 egzemplarz
    [few] { $count } egzemplarze
   *[many] { $count } egzemplarzy
}
ui-deck-copies = { $count ->
    [0] Nie ma w talii
    [one] 1 egzemplarz w talii
    [few] { $count } egzemplarze w talii
   *[many] { $count } egzemplarzy w talii
}
ui-deck-add = Dodaj: { $card }
ui-deck-less = Wyjmij: { $card }
ui-deck-now = { $card }: { $count }. Razem: { $total }.
ui-deck-undo = Cofnij
ui-deck-redo = Ponów
ui-deck-key-search = szukaj
ui-deck-key-walk = przeglądaj
ui-deck-key-copies = egzemplarze
ui-deck-by-lot = Losowa talia startowa
ui-deck-offered = { $name } ({ $race }, { $count })
ui-deck-faulty = { $name } ({ $race }, { $count }): niegotowa
ui-deck-not-ready = { $count ->
    [one] Jedna talia nie jest gotowa do gry
    [few] { $count } talie nie są gotowe do gry
   *[many] { $count } talii nie jest gotowych do gry
}
ui-deck-build = Zbuduj talię… (w nowej zakładce)
ui-deck-yours = Twoja talia
ui-deck-of-seat = Talia na miejscu { $seat }
ui-deck-of-opponent = Talia przeciwnika na miejscu { $seat }

## śledzenie i słuchanie
ui-since-decision = Od twojej ostatniej decyzji
ui-volume = Głośność
ui-smart-passing = Pasuj automatycznie, gdy nie ma na co reagować
ui-hold = Wstrzymaj: pytaj za każdym razem
ui-key-hold = Inwazja: wstrzymaj, pytaj za każdym razem
ui-skipped = { $count ->
    [one] W jednym oknie akcji spasowano automatycznie.
    [few] W { $count } oknach akcji spasowano automatycznie.
   *[many] W { $count } oknach akcji spasowano automatycznie.
}

## udostępnianie
ui-reach-here = Te linki działają tylko na tym komputerze. Dla znajomych w sieci domowej uruchom serwer dla sieci: spieltisch serve --host 0.0.0.0.
ui-reach-home = Znajomi w tej samej sieci domowej mogą otworzyć te linki.
ui-reach-network = Adres w sieci:
ui-reach-stop = Nie wpuszczaj już nikogo
ui-reach-again = Wpuść znajomych ponownie
ui-reach-stopped = Nikogo nie wpuszczasz: te linki otwierają się tylko na tym komputerze.
ui-reach-gone = { $count ->
    [0] Nikt więcej nie może teraz dołączyć.
    [one] Nikt więcej nie może teraz dołączyć. 1 gość musiał wyjść.
    [few] Nikt więcej nie może teraz dołączyć. { $count } gości musiało wyjść.
   *[many] Nikt więcej nie może teraz dołączyć. { $count } gości musiało wyjść.
}
ui-qr = Pokaż kod miejsca { $seat }
ui-qr-of = Zeskanuj i usiądź na miejscu { $seat }
ui-moves-pause = Wstrzymaj
ui-moves-go = Odtwarzaj
ui-moves-back = Wstecz
ui-moves-at = { $at } z { $of }, pokazane ponownie
ui-moves-step = Następny ruch

## The rule book

ui-book = Księga zasad
    .short = Zasady
    .note = księga
ui-book-of = { $title }: zasady
ui-book-search = Szukaj w zasadach
ui-book-chapters = Rozdziały
ui-book-print = Drukuj
ui-book-read = przeczytane
ui-book-minutes =
    { $minutes ->
    [one] czas czytania: 1 minuta
    [few] czas czytania: { $minutes } minuty
   *[many] czas czytania: { $minutes } minut
    }
ui-book-hits = „{ $words }” w księdze
ui-book-near = Nic nie znaleziono. Najbliższe słowa: { $words }
ui-book-beside = Obok strony
ui-book-go = Przejdź tam
ui-book-at-table = Teraz przy stole
ui-book-here = tu teraz jesteś
ui-book-more = Więcej w księdze
ui-book-none = Ta gra nie ma księgi zasad.
ui-book-ruling = Nasza wykładnia
ui-book-try = Zagraj tę pozycję
ui-book-steps = Krok po kroku
ui-book-words = Pojęcia z tego rozdziału
ui-book-leads = Prowadzą tutaj
ui-book-margin = Na marginesie
ui-book-rule = Zasada

## Co się stało, krok po kroku

ui-film-part = { $chapter }, { $at } z { $of }
ui-film-told = Stół opowiada, co się stało; o nic cię nie pyta
ui-film-clock = { $at } s z { $of } s
ui-film-next = Dalej
ui-film-skip = Do końca
ui-film-again = Jeszcze raz
ui-film-tell = Pokaż, co się stało
ui-film-list = Co się stało
ui-film-more = { $count ->
    [one] Zdarzyła się jeszcze { $count } rzecz
    [few] Zdarzyły się jeszcze { $count } rzeczy
   *[many] Zdarzyło się jeszcze { $count } rzeczy
}
ui-speed-fast = szybkie
ui-key-pause = wstrzymaj opowieść i wznów ją; w zapisie: odtwarzaj lub zatrzymaj

## Choosing before a game
ui-choose-you = Ty
ui-choose-against = A przeciw komu?
ui-choose-seats = Kto siada do stołu?
ui-choose-beginner = dobry na początek
ui-choose-difficulty = Trudność: { $level ->
    [1] łatwo
    [2] wymaga planu
   *[3] trudno
}
ui-choose-hard = { $level ->
    [1] łatwo
    [2] wymaga planu
   *[3] trudno
}
ui-choose-lot = Niech zdecyduje los
ui-choose-part = Czym gra miejsce { $seat }
ui-choose-rules = { $count ->
    [0] Zasady: jak w instrukcji
    [one] Zasady: jedna zmiana
    [few] Zasady: { $count } zmiany
   *[other] Zasady: { $count } zmian
}
ui-choose-seat = Miejsce { $seat }

## The result as a card
ui-card = Karta wyniku
    .save = Zapisz jako obraz
    .share = Udostępnij
    .nobody = Nikt nie wygrywa
    .computer = komputer, { $level }
ui-card-wins = { $count ->
    [one] { $names } wygrywa
    [few] { $names } wygrywają
   *[other] { $names } wygrywają
}
ui-gestures = Gesty
ui-gesture-thumb = Kciuk w górę
ui-gesture-hands = Uścisk dłoni
ui-gesture-cheers = Na zdrowie!
ui-gesture-dice = Te kości!
ui-gesture-party = Hurra!
ui-gesture-snail = Bez pośpiechu…
ui-gesture-heart = To boli
ui-report-line = Zgłoś tę wypowiedź gospodarzowi ({ $name })
    .done = Gospodarz widzi teraz tę wypowiedź.
ui-notice-reported = Zgłoszono ci wypowiedź z czatu. Zobacz „Gospodarz” w menu.
ui-host = Gospodarz
ui-host-people = Osoby przy tym stole
ui-host-reports = Zgłoszone wypowiedzi
ui-host-silence = Wycisz dla wszystkich
ui-host-hear = Przywróć głos
ui-host-remove = Usuń od stołu
    .sure = Tak, usuń
    .help = Usunięta osoba nie może wrócić. Jeśli grała, jej miejsce zajmuje komputer.
ui-watch-delay = Widzowie oglądają stół
    .help = Wcześniej ani ruchy, ani czat, zegary czy pliki nie zdradzą im więcej. Po grze zobaczą wszystko.
ui-watch-now = bez opóźnienia
ui-watch-late = { $count ->
    [one] o jeden ruch później
    [few] o { $count } ruchy później
   *[other] o { $count } ruchów później
}
ui-watch-side = z perspektywy
ui-watch-nobody = nikogo szczególnego
ui-watch-open = Wszyscy gracze pokazują ci karty na ręce.
ui-watch-closed = Karty na rękach zobaczysz po grze albo gdy zgodzą się wszyscy gracze.
ui-watch-stream = Strona do transmisji
ui-show-hand = Widzowie mogą widzieć moją rękę
    .help = Karty widać dopiero, gdy zgodzą się wszyscy gracze, i przestają być widoczne, gdy ktoś zmieni zdanie. Gracz też mógłby oglądać w innej przeglądarce, więc zgadzajcie się tylko wśród znajomych.
    .missing = Brakuje jeszcze: { $names }.
ui-vacation = Dni urlopu
    .go = Wyjeżdżam
    .help = { $count ->
        [0] Twój urlop w tej grze już się skończył.
        [one] Tyle czeka twój zegar, a inni widzą, do kiedy. Masz w tej grze jeden dzień.
        [few] Tyle czeka twój zegar, a inni widzą, do kiedy. Masz w tej grze { $count } dni.
       *[other] Tyle czeka twój zegar, a inni widzą, do kiedy. Masz w tej grze { $count } dni.
    }
    .of = { $name }: urlop do { $day }. Zegar czeka.
    .own = Masz urlop do { $day }. Twój zegar czeka.
    .back = Już jestem

## Przy prawdziwym stole
ui-way-companion = Przy prawdziwym stole
    .help = Na stole leży wasze własne pudełko. Mówicie, co wypadło na kościach i jakie karty dobrano, a komputer gra za miejsca, na które nikt nie przyszedł.
    .start = Rozłóż grę
    .short = Prawdziwy stół
ui-companion-human = Gracz przy stole
ui-companion-agent = Komputer
ui-companion-dice = Za komputer też rzucamy sami
ui-companion-lay = Rozłóżcie planszę zgodnie z instrukcją.
ui-companion-setup = { $title }: przygotowanie do gry
ui-companion-told = Dotychczasowe odpowiedzi
ui-companion-die = Co wypadło na kości?
ui-companion-roll = Resztę rzuć tutaj
ui-companion-back = Cofnij
ui-companion-cancel = Zrób coś innego
ui-companion-search = Szukaj
ui-companion-left =
    { $count ->
        [one] została { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }
ui-companion-none = Nic się tak nie nazywa.
ui-companion-done = Gotowe
ui-companion-carry = tak leży na stole
ui-companion-more =
    { $count ->
        [one] potem jeszcze 1
        [few] potem jeszcze { $count }
       *[many] potem jeszcze { $count }
    }
ui-companion-voice = Czytaj na głos
ui-companion-no-voice = Ta przeglądarka nie ma głosu dla twojego języka.
ui-companion-correct = Na stole jest inaczej
    .help = Ustawcie liczby tak, jak jest na prawdziwym stole. W kronice zostanie to zapisane jako poprawka.
ui-companion-where = Gdzie?
ui-companion-less = { $name }: o jeden mniej
ui-companion-one-more = { $name }: o jeden więcej
ui-companion-keep =
    { $count ->
        [one] Zachowaj 1 zmianę
        [few] Zachowaj { $count } zmiany
       *[many] Zachowaj { $count } zmian
    }
