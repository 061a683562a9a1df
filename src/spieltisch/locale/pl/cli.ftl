# Stół w terminalu.
cli-intro = Liczba lub słowa wykonują akcję; ? pokazuje wszystkie polecenia.
cli-you = Ty
cli-player = Gracz { $number }
cli-opponent = { $level } { $number }
cli-thinking =
    { $seat-person ->
        [you] Myślisz
       *[other] { $seat } myśli
    }
cli-curtain = Klawiaturę przejmuje { $name }. Naciśnij Enter, gdy patrzysz tylko ty.
cli-choose = Wybierz liczbę od 1 do { $count }.
cli-possible = To jest możliwe.
cli-no-forecast = O tym działaniu nie da się nic przewidzieć.
cli-taken-back = Cofnięto: { $action }
cli-one-option = Jest tylko jedna możliwość.
cli-saved = Zapisano. Dalej: spieltisch play { $title } --load { $path }
cli-leave = Zapisać przed wyjściem? Nazwa pliku albo Enter, jeśli nie:
cli-earlier = { $count ->
    [one] … jeden wcześniejszy wiersz (l pokazuje wszystkie)
    [few] … { $count } wcześniejsze wiersze (l pokazuje wszystkie)
   *[many] … { $count } wcześniejszych wierszy (l pokazuje wszystkie)
}
cli-final = Wynik końcowy
cli-points = punkty
cli-help-number = wykonaj to działanie
cli-help-words = wykonaj działanie tymi słowami, po polsku lub po angielsku; wystarczą początki, Tab uzupełnia
cli-help-why = dlaczego to niemożliwe; bez słów: dlaczego przeciwnik zrobił to, co ostatnio
cli-nobody-acted = Żaden przeciwnik jeszcze nic nie zrobił.
cli-help-forecast = co zmieniłoby działanie
cli-help-undo = cofnij swoje ostatnie działanie
cli-help-hint = trzy najlepsze działania, z powodami
cli-help-ask = pytanie o wartość i jej przyczyny
cli-help-about = o wpisie albo o wszystkim, co nie jest jak w druku
cli-help-table = pokaż stół jeszcze raz
cli-help-log = cała kronika
cli-help-save = zapisz grę
cli-help-quit = wyjdź (z propozycją zapisu)
cli-several = To może znaczyć: { $actions }.
cli-did-you-mean = Nie wiadomo, co znaczy „{ $line }”. Czy chodzi o: { $actions }?
cli-word-help = pomoc
cli-word-why = dlaczego
cli-word-forecast = prognoza
cli-word-undo = cofnij
cli-word-hint = podpowiedź
cli-word-ask = pytanie
cli-word-about = pudełko
cli-word-table = stół
cli-word-log = kronika
cli-word-save = zapisz
cli-word-quit = koniec
cli-argument-number = <numer>
cli-argument-words = <słowa>
cli-argument-file = <plik>
cli-argument-name = <nazwa>
cli-usage = Użycie:
cli-usage-command = POLECENIE
cli-heading-arguments = Argumenty
cli-heading-options = Opcje
cli-heading-commands = Polecenia
cli-heading-errors = Błąd
cli-default = [domyślnie: { "{}" }]
cli-required = [wymagane]
cli-language-option = --language zmienia język, w dowolnym miejscu wiersza: { $languages }.
cli-command = Cyfrowy stół do gier Chaos w Starym Świecie, Small World of Warcraft i Warhammer: Inwazja.
cli-command-play = Zagraj w terminalu.
cli-command-draft = Zbuduj talie w drafcie (Warhammer: Inwazja) i zagraj nimi.
cli-command-serve = Otwórz stół: serwer dla przeglądarek, przyjaciół i botów. Więcej ustawień: docs/hosting.md.
cli-command-titles = Tytuły na tym komputerze, ich miejsca i opcje.
cli-command-simulate = Rozegraj jeden skład przeciw sobie i podaj wyniki; -v podaje powód każdego wyboru.
cli-command-arena = Niech przeciwnicy rozegrają serię; miejsca, bogowie i talie się zmieniają.
cli-command-replay = Pokaż zapisaną grę wpis po wpisie.
cli-command-review = Przejrzyj zakończoną partię: szanse, punkty zwrotne, szczęście i gra.
cli-command-verify = Odtwórz zapisaną grę, sprawdź każdą sumę kontrolną i przelicz los z ujawnionego sekretu.
cli-command-position = Pokaż zapisaną pozycję i możliwe działania; zapisz ostatnią chwilę gry jako pozycję.
cli-command-content = Wszystkie elementy tytułu i źródło każdej informacji.
cli-command-fuzz = Graj losowo pod nadzorem testów, aż minie czas albo coś zawiedzie.
cli-command-bench = Decyzje i całe gry na sekundę oraz czas kopii, na jednym rdzeniu.
cli-command-pack = Paczki, które poprawiają pudełko: zob. docs/packs.md.
cli-command-pack-check = Powiedz, co jest nie tak z paczką albo co ona zmienia.
cli-command-deck = Talie gry Warhammer: Inwazja jako zwykły tekst.
cli-command-deck-check = Sprawdź, czy talia jest dozwolona na turnieju, z powodem każdego błędu.
cli-command-deck-show = Wypisz listę talii porządnie, według numerów, po angielsku lub niemiecku.
cli-command-deck-starter = Wypisz czterdzieści kart talii startowej.
cli-command-admin = Opieka nad zapisanymi stołami.
cli-command-admin-list = Wszystkie stoły, ostatnio używane najpierw.
cli-command-admin-export = Zapisz cały zapis stołu, razem z sekretem, do pliku.
cli-command-admin-import = Utwórz stół z zapisu; miejsca są wolne, linki zostaną wypisane.
cli-command-admin-rewind = Zachowaj tylko pierwsze wpisy stołu. Kto przy nim gra, połączy się ponownie.
cli-command-admin-delete = Usuń stół i wszystko, co pamięta.
cli-command-admin-verify = Odtwórz każdy stół i przelicz jego los z sekretu.
cli-option-help = Pokaż tę pomoc.
cli-option-version = Wypisz wersję.
cli-option-title = Który tytuł: zobacz `spieltisch titles`.
cli-option-titles = Które tytuły; domyślnie wszystkie.
cli-option-seats = Liczba graczy; domyślnie tyle, ile pozwala tytuł lub skład.
cli-option-you = Twoje miejsca: numer, kilka po przecinku, `all` albo `none`.
cli-option-level = Przeciwnicy: random, greedy, novice, veteran lub warlord.
cli-option-seed = Ustala cały los: to samo ziarno, ta sama gra.
cli-option-option = Opcja tytułu: nazwa=wartość albo nazwa=@PLIK; zobacz `spieltisch titles`.
cli-option-load = Graj dalej zapisaną grę.
cli-option-play-position = Zacznij od zapisanej pozycji.
cli-option-pack = Graj pudełkiem takim, jakie ma ta paczka.
cli-option-curtain = Zasłoń stół, gdy klawiatura przechodzi z rąk do rąk.
cli-option-windows = Pytaj w każdym oknie akcji, także gdy nic nie wymaga reakcji.
cli-option-file = Plik.
cli-option-entry = Chwila po tym wpisie.
cli-option-seat = Oczami tego miejsca (od 1).
cli-option-step = Zatrzymaj się po każdym wpisie.
cli-option-lines = Warianty, które najsilniejszy przeciwnik rozważa przy każdym wyborze.
cli-option-as_json = Wszystko jako JSON.
cli-option-seconds = Jak długo, w sekundach.
cli-option-agents = Przeciwnicy, po przecinku; ostatni zajmuje wszystkie pozostałe miejsca.
cli-option-games = Ile gier.
cli-option-jobs = Ile naraz.
cli-option-on = Procesy lokalne albo ray dla klastra.
cli-option-scale = Część czasu każdego poziomu, 0.1 dla szybkiej serii.
cli-option-iterations = Licznik zamiast zegara, dla nowicjusza.
cli-option-out = Wyniki, wiersze JSON; przerwana seria trwa tu dalej.
cli-option-page = Strona HTML z wykresami.
cli-option-verbose = Każdy wybór pierwszej gry z powodem.
cli-option-host = Adres nasłuchu; 0.0.0.0 dla całej sieci.
cli-option-port = Port; 0 wybiera wolny.
cli-option-data = Folder na stoły i sekrety.
cli-option-open_browser = Otwórz przeglądarkę.
cli-option-race = dwarf, empire, orc lub chaos.
cli-option-side = Twoja strona: order, destruction lub random.
cli-option-table = Stół.
cli-option-path = Plik.
cli-head-title = Tytuł
cli-head-seats = Miejsca
cli-head-options = Opcje
cli-head-kind = Rodzaj
cli-head-records = Pozycje
cli-head-sources = Źródła
cli-head-decisions = decyzje/s
cli-head-playouts = gry/s
cli-head-copy = kopia µs
cli-head-agent = Przeciwnik
cli-head-played = Rozegrane miejsca
cli-head-wins = Wygrane
cli-head-share = Udział
cli-head-interval = Przedział { PERCENT(95) }
cli-head-elo = Elo
cli-build-compiled = skompilowane
cli-build-plain = zwykły Python (make fast kompiluje)
cli-title-broken = nie daje się wczytać: { $text }
cli-go-on = Enter: dalej, Ctrl-C: koniec
cli-ranking = Kolejność: { $order }
cli-unfinished = Gra niedokończona; decyduje: { $seats }
cli-entries =
    { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    }
cli-verified =
    w porządku: { $title }, { cli-entries }, { $state ->
        [finished] gra zakończona
       *[running] gra trwa
    }
cli-commitment = Pieczęć: { $commitment }
cli-fuzzed = gry: { $games }, decyzje: { $decisions }
cli-kept = { cli-fuzzed }, wszystkie obietnice dotrzymane
cli-report = Raport: { $page }
cli-scores = Punkty: { $scores }, kolejność: { $order }
cli-table-public = publiczny
cli-table-private = prywatny
cli-table-gone = Usunięto: { $table }.
cli-error-not_over = Ta partia jeszcze trwa; przegląd obejmuje tylko zakończone.
cli-error-no_language = Nie ma języka „{ $wanted }”; są: { $languages }.
cli-error-no_command = Nie ma polecenia „{ $word }”. Może: { $near }.
cli-error-no_option = Nie ma opcji { $option }; --help podaje wszystkie.
cli-error-missing = Czegoś brakuje: { $param }.
cli-error-bad_value = Wartość { $param } nie pasuje.
cli-error-no_file = Nie ma pliku { $file }.
cli-error-unreadable = Pliku { $file } nie da się odczytać jako tekstu.
cli-error-no_position = { $file } to nie pozycja: potrzebne jest pole `title`.
cli-error-broken_log = Tego zapisu nie da się odtworzyć. { $text }
cli-error-option_form = Opcje pisze się nazwa=wartość, nie „{ $pair }”; są: { $options }.
cli-error-no_level = Nie ma przeciwników „{ $level }”; są: { $levels }.
cli-error-you = --you przyjmuje miejsca od 1 do { $count }, `all` albo `none`, nie „{ $text }”.
cli-error-no_seat = Miejsca są od 1 do { $count }, nie { $seat }.
cli-error-no_starter = Nie ma talii startowej „{ $race }”; są: { $races }.
cli-option-install_completion = Zainstaluj uzupełnianie dla tej powłoki.
cli-option-show_completion = Pokaż uzupełnianie dla tej powłoki, do skopiowania lub zmiany.
cli-command-lab = Ucz przeciwników: gra z samym sobą, trening, mecze (spieltisch lab --help).
cli-option-receipt = Co masz zachowane z gry, jako WPIS:POKWITOWANIE.
cli-trouble-setting = Nie da się odczytać ustawienia: { $text }
cli-trouble-folder = Nie da się użyć folderu danych { $folder }: { $text }
cli-trouble-short_secret = Sekret musi mieć co najmniej tyle znaków: { $count }.
cli-trouble-odd_secret = Nie da się odczytać { $path }: potrzebny jest jeden wiersz zwykłych liter.
cli-trouble-lost_secret = { $path } jest puste lub za krótkie; przywróć plik z kopii albo usuń go, aby zacząć od nowa.
cli-trouble-in_use = Inny serwer używa { $folder }; podaj temu inne --data.
cli-trouble-port = { $host }, port { $port }: nie da się go użyć: { $text }
cli-trouble-newer = Baza danych pochodzi z nowszego Spieltisch (schemat { $there }, tu { $here }); zaktualizuj ten.
cli-trouble-unreachable = Baza danych jest nieosiągalna: { $text }
cli-trouble-unopened = Nie da się otworzyć bazy danych { $path }: { $text }
cli-trouble-no_table = Nie ma stołu { $table }.
cli-trouble-not_begun = Gra przy stole { $table } jeszcze się nie zaczęła.
cli-trouble-log = To nie jest czytelny zapis: { $text }
cli-trouble-no_entry = { $table } ma wpisy od 0 do { $count }.
cli-cause-EACCES = brak uprawnień
cli-cause-EROFS = tylko do odczytu
cli-cause-ENOSPC = dysk jest pełny
cli-cause-EADDRINUSE = nasłuchuje tam już inny program
cli-cause-EADDRNOTAVAIL = ten komputer nie ma takiego adresu
cli-cause-ENOTDIR = na drodze stoi plik
cli-cause-EEXIST = na drodze stoi plik
cli-cause-ECONNREFUSED = nikt tam nie odpowiada
cli-cause-DatabaseError = to nie jest baza danych albo jest uszkodzona
cli-cause-OperationalError = nie da się jej odczytać ani zapisać
cli-cause-InvalidPasswordError = hasło jest błędne
cli-cause-InvalidCatalogNameError = nie ma takiej bazy danych
cli-table-link = Miejsce { $seat }: { $link }

## the rule book
cli-command-rules = Otwórz księgę zasad gry: rozdziały, miejsce (#kotwica), najlepszy akapit dla podanych słów albo przykład.
cli-option-words = Szukane słowa albo #kotwica.
cli-option-example = Przykład z księgi, od którego można zagrać.
cli-option-whole = Cała księga.
cli-book-others = Także w księdze:
cli-book-example = Przykład
cli-book-ruling = Nasza wykładnia
cli-error-no_book = Nie ma księgi zasad dla „{ $title }”; są: { $titles }.
cli-error-nothing_in_book = W księdze nie ma nic o „{ $text }”. Najbliższe słowa: { $near }.
cli-error-no_example = Nie ma przykładu o nazwie „{ $example }”; są: { $examples }.

## lessons and puzzles
cli-command-guide = Zagraj pierwszą rozgrywkę z przewodnikiem.
cli-command-puzzle = Wypisz lekcje i zadania gry albo zagraj jedno z nich według numeru.
cli-option-number = Numer zadania; bez niego wypisuje się listę.
cli-option-solve = Pokaż rozwiązanie i wyjaśnij, dlaczego działa.
cli-puzzle-hint = Podpowiedź
cli-puzzle-solved = Rozwiązane.
cli-puzzle-missed = Nie tym razem. Spróbuj jeszcze raz: pozycja czeka.
cli-error-no_puzzle = Nie ma zadania { $number }; ostatnie to { $count }.
cli-changed = { $field }: { $now }, u nas { $was }.
