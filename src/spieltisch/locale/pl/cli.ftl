# Stół w terminalu.
cli-intro = Wpisz liczbę albo kilka słów, aby wykonać działanie; ? pokazuje wszystkie polecenia.
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
cli-back-anyway = Wpisz „{ $word } !”, żeby mimo to cofnąć; zapis gry to odnotuje, a ten sam ruch będzie miał to samo szczęście.
cli-taken-back = Cofnięto: { $action }
cli-one-option = Jest tylko jedna możliwość.
cli-saved = Zapisano. Aby grać dalej: spieltisch play --load { $path }
cli-kept-in = Gra zapisuje się sama po każdym ruchu, w { $path }; `zapisz` z nazwą tworzy kopię.
cli-not-kept = Gra nie może się sama zapisywać: { $file }, { $text }. Zapisz ją: `zapisz` i nazwa pliku.
cli-overwrite = { $path } już istnieje. Nadpisać? tak albo Enter, jeśli nie:
cli-leave = Zapisać przed wyjściem? Nazwa pliku albo Enter, jeśli nie:
cli-leave-kept = Gra jest zapisana. Zapisać jeszcze kopię? Nazwa pliku albo Enter, jeśli nie:
cli-interrupted = Jeszcze raz Ctrl-C albo q, aby odejść od stołu.
cli-go-on-later = Zapisano w { $folder }. Aby grać dalej: spieltisch play { $title }
cli-ended =
    Zapisano w { $folder }. Obejrzyj jeszcze raz: spieltisch replay { $file }
    Co rozstrzygnęło o wyniku: spieltisch review { $file }
cli-unfinished-games = Niedokończone gry:
cli-go-on-with = Podaj numer gry, aby ją wznowić; Enter zaczyna nową grę:
cli-against = przeciwnicy: { $opponents }
cli-earlier = { $count ->
    [one] … jeden wcześniejszy wiersz (l pokazuje wszystkie)
    [few] … { $count } wcześniejsze wiersze (l pokazuje wszystkie)
   *[many] … { $count } wcześniejszych wierszy (l pokazuje wszystkie)
}
cli-final = Wynik końcowy
cli-points = punkty
cli-help-number = wykonaj to działanie
cli-help-words = wykonaj działanie tymi słowami, po polsku lub po angielsku; wystarczą początki, Tab uzupełnia
cli-help-why = dlaczego czegoś nie można zrobić; bez słów: dlaczego przeciwnik tak zagrał
cli-nobody-acted = Żaden przeciwnik jeszcze nic nie zrobił.
cli-help-forecast = co zmieniłoby działanie
cli-help-undo = cofnij swoje ostatnie działanie
cli-help-hint = trzy najlepsze działania, z powodami
cli-help-ask = pytanie o wartość i jej przyczyny
cli-help-about = o jednym elemencie albo o wszystkim, co jest inne niż w oryginale
cli-help-table = pokaż jeszcze raz nowości, stół i wybory
cli-help-log = cała kronika
cli-help-save = zapisz grę do pliku; bez nazwy: pokaż, gdzie zapisuje się sama
cli-help-quit = wyjdź (z propozycją zapisu)
cli-several = To może znaczyć: { $actions }.
cli-did-you-mean = Nie rozumiem: „{ $line }”. Czy chodzi o: { $actions }?
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
cli-word-yes = tak
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
cli-command-serve = Uruchom stół: serwer dla przeglądarek, znajomych i botów. Więcej ustawień: docs/hosting.md.
cli-command-titles = Tytuły na tym komputerze, ich miejsca i opcje; z tytułem: możliwe wartości każdej opcji.
cli-command-simulate = Niech jeden skład zagra sam ze sobą; podaj wyniki, a z -v powód każdego wyboru.
cli-command-arena = Niech przeciwnicy rozegrają serię; miejsca, bogowie i talie się zmieniają.
cli-command-replay = Pokaż zapisaną grę ruch po ruchu.
cli-command-review = Przejrzyj zakończoną partię: szanse, punkty zwrotne, szczęście i gra.
cli-command-verify = Odtwórz zapisaną grę, sprawdź każdą sumę kontrolną i przelicz wszystkie losowania z ujawnionego sekretu.
cli-command-position = Pokaż zapisaną pozycję i możliwe działania; zapisz ostatni moment gry jako pozycję.
cli-command-content = Wszystkie elementy tytułu i źródło każdej informacji.
cli-command-fuzz = Graj losowo pod nadzorem testów, aż minie czas albo coś zawiedzie.
cli-command-bench = Decyzje i całe gry na sekundę oraz czas kopii, na jednym rdzeniu.
cli-command-pack = Paczki, które poprawiają pudełko: zob. docs/packs.md.
cli-command-pack-check = Sprawdź paczkę: pokaż jej błędy albo to, co zmienia.
cli-command-deck = Talie gry Warhammer: Inwazja jako zwykły tekst.
cli-command-deck-check = Sprawdź, czy talia jest dozwolona na turnieju, z powodem każdego błędu.
cli-command-deck-show = Wypisz listę talii porządnie, według numerów; listy mają nazwy angielskie lub niemieckie.
cli-command-deck-starter = Wypisz czterdzieści kart talii startowej.
cli-command-admin = Zarządzaj zapisanymi stołami.
cli-command-admin-list = Wszystkie stoły, ostatnio używane najpierw.
cli-command-admin-export = Zapisz cały zapis stołu, razem z sekretem, do pliku.
cli-command-admin-import = Utwórz stół z zapisu; miejsca są wolne, linki zostaną wypisane.
cli-command-admin-rewind = Zachowaj tylko pierwsze ruchy stołu. Grający przy nim połączą się ponownie.
cli-command-admin-delete = Usuń stół i wszystko, co o nim zapisano.
cli-command-admin-sweep = Pokaż to, czego czas przechowywania minął; z --yes zostanie usunięte.
cli-command-admin-backup = Zapisz wszystkie stoły, zapisy i sekret w jednym pliku, także gdy serwer działa.
cli-command-admin-restore = Wczytaj kopię zapasową do pustego folderu danych albo pustej bazy.
cli-command-admin-verify = Odtwórz każdy stół i przelicz jego losowania z sekretu.
cli-option-help = Pokaż tę pomoc.
cli-option-version = Wypisz wersję.
cli-option-title = Który tytuł: zobacz `spieltisch titles`.
cli-option-titles = Które tytuły; domyślnie wszystkie.
cli-option-seats = Liczba graczy; domyślnie tyle, ile pozwala tytuł lub skład.
cli-option-you = Twoje miejsca: numer, kilka po przecinku, `all` albo `none`.
cli-option-level = Przeciwnicy: random, greedy, novice, veteran, warlord lub champion.
cli-option-seed = Ustala wszystkie losowania: to samo ziarno, ta sama gra.
cli-option-mcp-level = Jak silnie gra komputer na miejscach, których nikt nie zajmie.
cli-option-mcp-hints = Pozwól modelowi pytać silnego przeciwnika o radę.
cli-option-option = Opcja tytułu: nazwa=wartość albo nazwa=@PLIK; `spieltisch titles TYTUŁ` je wypisuje.
cli-option-load = Wznów zapisaną grę: plik albo nazwa gry, która zapisała się sama.
cli-option-new = Zacznij nową grę bez pytania o niedokończone.
cli-option-play-position = Zacznij od zapisanej pozycji.
cli-option-pack = Graj kartami w wersji z tej paczki.
cli-option-curtain = Zasłoń stół, gdy klawiatura przechodzi z rąk do rąk.
cli-option-windows = Pytaj w każdym oknie akcji, także gdy nic nie wymaga reakcji.
cli-option-file = Plik.
cli-option-entry = Moment po tym ruchu.
cli-option-seat = Pokaż z punktu widzenia tego miejsca (od 1).
cli-option-step = Zatrzymaj się po każdym ruchu.
cli-option-lines = Warianty, które najsilniejszy przeciwnik rozważa przy każdym wyborze.
cli-option-as_json = Wszystko jako JSON.
cli-option-seconds = Jak długo, w sekundach.
cli-option-agents = Przeciwnicy, po przecinku; ostatni zajmuje wszystkie pozostałe miejsca.
cli-option-games = Ile gier.
cli-option-jobs = Ile naraz.
cli-option-on = Procesy lokalne albo ray dla klastra.
cli-option-scale = Część czasu każdego poziomu, 0.1 dla szybkiej serii.
cli-option-iterations = Tylko nowicjusz: stała liczba iteracji zamiast limitu czasu.
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
cli-option-yes = Naprawdę usuń.
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
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
cli-verified =
    w porządku: { $title }, { cli-entries }, { $state ->
        [finished] gra zakończona
       *[running] gra trwa
    }
cli-commitment = Pieczęć: { $commitment }
cli-fuzzed = gry: { $games }, decyzje: { $decisions }
cli-kept = { cli-fuzzed }, wszystkie testy zaliczone
cli-report = Raport: { $page }
cli-scores = Punkty: { $scores }, kolejność: { $order }
cli-table-public = publiczny
cli-table-private = prywatny
cli-table-gone = Usunięto: { $table }.
cli-to-sweep = Minął czas przechowywania: stoły { $tables }, zapisy { $replays }. Sprawdź najpierw zegar i wiek danych; `--yes` je usunie.
cli-backup = stoły { $tables }, zapisy { $replays }. Plik zawiera sekret tego serwera: chroń go jak hasło.
cli-restored = przywrócono: stoły { $tables }, zapisy { $replays }. `spieltisch admin verify` je sprawdzi.
cli-swept = Usunięto: stoły { $tables }, zapisy { $replays }.
cli-error-not_over = Ta partia jeszcze trwa; przegląd obejmuje tylko zakończone.
cli-error-no_language = Nie ma języka „{ $wanted }”. Dostępne: { $languages }.
cli-error-no_command = Nie ma polecenia „{ $word }”. Może chodziło o { $near }?
cli-error-no_option = Nie ma opcji { $option }; --help podaje wszystkie.
cli-error-missing = Brakuje: { $param }.
cli-error-which_title = Który tytuł? Dostępne: { $titles }.
cli-error-other_title = { $file } należy do { $title }, nie do { $wanted }.
cli-error-bad_value = { $param } przyjmuje { $fits }, nie „{ $given }”.
cli-error-no_file = Nie ma pliku { $file }.
cli-error-unreadable = Pliku { $file } nie da się odczytać jako tekstu.
cli-error-unwritable = Nie można zapisać { $file }: { $text }.
cli-error-no_position = { $file } to nie pozycja: potrzebne jest pole `title`.
cli-error-broken_log = Tego zapisu nie da się odtworzyć. { $text }
cli-error-option_form = Opcje pisze się nazwa=wartość, nie „{ $pair }”. Dostępne: { $options }.
cli-error-no_level = Nie ma przeciwników „{ $level }”. Dostępni: { $levels }.
cli-error-you = --you przyjmuje miejsca od 1 do { $count }, `all` albo `none`, nie „{ $text }”.
cli-error-no_seat = Miejsca są od 1 do { $count }, nie { $seat }.
cli-error-no_starter = Nie ma talii startowej „{ $race }”. Dostępne: { $races }.
cli-option-install_completion = Zainstaluj uzupełnianie dla tej powłoki.
cli-option-show_completion = Pokaż uzupełnianie dla tej powłoki, do skopiowania lub zmiany.
cli-command-lab = Ucz przeciwników: gra z samym sobą, trening, mecze (spieltisch lab --help).
cli-command-mcp = Otwórz stoły dla modelu językowego (Model Context Protocol, standardowe wejście i wyjście).
cli-option-receipt = Potwierdzenie zachowane podczas gry, jako RUCH:POTWIERDZENIE.
cli-trouble-setting = Nie da się odczytać ustawienia: { $text }
cli-trouble-folder = Nie da się użyć folderu danych { $folder }: { $text }
cli-trouble-short_secret = Sekret musi mieć co najmniej tyle znaków: { $count }.
cli-trouble-odd_secret = Nie da się odczytać { $path }: potrzebny jest jeden wiersz zwykłych liter.
cli-trouble-lost_secret = { $path } jest puste lub za krótkie; przywróć plik z kopii zapasowej.
cli-trouble-bad_backup = { $path } nie jest pełną kopią zapasową; niczego nie przywrócono.
cli-trouble-newer_backup = { $path } pochodzi z nowszej wersji Spieltisch; zaktualizuj tę. Niczego nie przywrócono.
cli-trouble-not_empty = W { $folder } są już stoły. Kopię można przywrócić tylko do pustego folderu albo pustej bazy; niczego nie zmieniono.
cli-trouble-other_secret = { $path } albo SPIELTISCH_SECRET zawiera inny sekret niż kopia zapasowa. Przywróć ją do pustego folderu, bez SPIELTISCH_SECRET; niczego nie zmieniono.
cli-trouble-no_secret = Są stoły, ale brakuje { $path }; przywróć plik z kopii tej samej bazy danych. Jeśli przepadł, wpisz do niego jeden wiersz, co najmniej { $count } znaków: nikt nie będzie wtedy rozpoznany.
cli-trouble-in_use = Inny serwer używa { $folder }; podaj temu inne --data.
cli-trouble-port = { $host }, port { $port }: nie da się go użyć: { $text }
cli-trouble-newer = Baza danych pochodzi z nowszego Spieltisch (schemat { $there }, tu { $here }); zaktualizuj ten.
cli-trouble-unreachable = Baza danych jest nieosiągalna: { $text }
cli-trouble-unopened = Nie da się otworzyć bazy danych { $path }: { $text }
cli-trouble-empty_database = { $path } istnieje, ale jest puste; przywróć plik z kopii zapasowej albo usuń go, jeśli nigdy nie było stołu.
cli-trouble-other_database = W { $path } brakuje tego, co zapisano na końcu: nie ma { $path }-wal albo leży tu starszy plik. Przywróć go; jeśli to ma być starsza kopia, usuń { $mark } i uruchom ponownie.
cli-trouble-bus = Redis jest nieosiągalny: { $text }
cli-trouble-no_table = Nie ma stołu { $table }.
cli-trouble-not_begun = Gra przy stole { $table } jeszcze się nie zaczęła.
cli-trouble-log = To nie jest czytelny zapis: { $text }
cli-trouble-no_entry = { $table } ma ruchy od 0 do { $count }.
cli-cause-EACCES = brak uprawnień
cli-cause-ENOENT = nie ma takiego folderu
cli-cause-EROFS = tylko do odczytu
cli-cause-ENOSPC = dysk jest pełny
cli-cause-EADDRINUSE = nasłuchuje tam już inny program
cli-cause-EADDRNOTAVAIL = ten komputer nie ma takiego adresu
cli-cause-ENOTDIR = w tym miejscu jest już plik
cli-cause-EEXIST = w tym miejscu jest już plik
cli-cause-ECONNREFUSED = połączenie odrzucono
cli-cause-DatabaseError = to nie jest baza danych albo jest uszkodzona
cli-cause-OperationalError = nie da się jej odczytać ani zapisać
cli-cause-InvalidPasswordError = hasło jest błędne
cli-cause-InvalidCatalogNameError = nie ma takiej bazy danych
cli-cause-SQLITE_FULL = dysk jest pełny
cli-cause-ConnectionError = brak odpowiedzi
cli-cause-EISDIR = w tym miejscu jest już folder
cli-cause-gaierror = nie ma takiego adresu
cli-table-link = Miejsce { $seat }: { $link }
cli-found-sound = w porządku
cli-found-stray = brakuje wiersza stołu, ale zostały wiersze, które do niego należą
cli-found-head = wiersz stołu został zmieniony
cli-found-members = kogoś z tego stołu brakuje na liście członków
cli-found-gap = brakuje ruchów
cli-found-not_begun = są ruchy, ale gra się nie zaczęła
cli-found-entry = ruch { $entry } został zmieniony
cli-found-tail = koniec jest odcięty: gra jest skończona, jej zapis nie
cli-found-cut = brakuje końca: wpisów było { $entry }
cli-found-over = gra się skończyła, ale stół jest wciąż oznaczony jako czynny
cli-found-line = wiersz { $line } czatu został zmieniony
cli-found-chat = brakuje wierszy czatu
cli-found-replay = ten zapis został zmieniony
cli-found-unreadable = nie da się odczytać zapisanych danych

## the rule book
cli-command-rules = Otwórz księgę zasad gry: rozdziały, miejsce (#kotwica), najlepszy akapit dla podanych słów albo przykład.
cli-option-words = Szukane słowa albo #kotwica.
cli-option-example = Przykład z księgi, od którego można zagrać.
cli-option-whole = Cała księga.
cli-book-others = Także w księdze:
cli-book-example = Przykład
cli-book-ruling = Nasza wykładnia
cli-error-no_book = Nie ma księgi zasad dla „{ $title }”. Dostępne: { $titles }.
cli-error-nothing_in_book = W księdze nie ma nic o „{ $text }”. Najbliższe słowa: { $near }.
cli-error-no_example = Nie ma przykładu o nazwie „{ $example }”. Dostępne: { $examples }.

## lessons and puzzles
cli-command-guide = Zagraj partię z przewodnikiem: pierwszą albo następną lekcję.
cli-command-puzzle = Wypisz lekcje i zadania gry albo zagraj jedno z nich według numeru.
cli-option-lesson = Która lekcja: 1 to pierwsza partia.
cli-option-number = Numer zadania; bez numeru pojawi się lista.
cli-option-solve = Pokaż rozwiązanie i wyjaśnij, dlaczego działa.
cli-puzzle-hint = Podpowiedź
cli-puzzle-solved = Rozwiązane.
cli-puzzle-missed = Nie tym razem. Spróbuj jeszcze raz: pozycja nie ucieknie.
cli-error-no_puzzle = Nie ma zadania { $number }; ostatnie to { $count }.
cli-changed = { $field }: { $now } (u nas { $was }).
cli-which = Którą? Numer albo Enter, jeśli żadną:
cli-ask-like = Pytania zadaje się tak:
cli-next-to = sąsiedzi: { $regions }
cli-nothing-called = Nic tu nie nazywa się „{ $name }”. Może { $near }.
cli-option-cards = Każda karta z kosztem, typem, siłą, życiem i tekstem.
cli-word-rules = zasady
cli-word-map = mapa
cli-word-hand = ręka
cli-word-choices = wybory
cli-help-rules = otwórz księgę zasad: szukane słowa albo #miejsce
cli-help-map = pokaż cały stół
cli-help-hand = pokaż swoje karty z tekstami
cli-help-choices = wypisz wszystko, co możesz teraz zrobić
cli-no-hand = Nie masz kart na ręce.
cli-option-full = Przed każdą decyzją pokazuj cały stół, także gdy nie mieści się na ekranie.
cli-error-no_puzzles = Nie ma zagadek do „{ $title }”; są do: { $titles }.
cli-error-no_guide = Nie ma gry z przewodnikiem do „{ $title }”; są do: { $titles }.
cli-error-no_lesson = Nie ma lekcji { $number }; ostatnia to { $count }.
cli-error-nothing_near = W księdze nie ma nic o „{ $text }”.
cli-standard = (domyślnie)
cli-free-option = tekst albo @PLIK
cli-option-titles-title = Tytuł, którego opcje są wypisane.
cli-fits-whole = liczbę całkowitą
cli-fits-number = liczbę
cli-fits-both = od { $low } do { $high }
cli-fits-least = od { $low } wzwyż
cli-error-extra = Za dużo słów: { $words }.
cli-error-too_deep = { $file } jest zbyt głęboko zagnieżdżony, by być naszym plikiem.
cli-error-folder = { $file } to folder, nie plik.
cli-error-closed = Nie można odczytać { $file }: { $text }.
cli-error-no_entry = Są momenty od 0 do { $count }, nie { $entry }.
cli-error-receipt = Pokwitowanie zapisuje się WPIS:POKWITOWANIE, nie „{ $text }”.
cli-other-rules = Zapis powstał według zasad { $rules }; ten program gra według { $wanted }. Mimo to pasuje.
cli-error-no_place = Seria nie może działać na „{ $on }”. Dostępne: { $places }.
cli-error-no_ray = Ray nie jest zainstalowany: pip install spieltisch[ray].
cli-error-too_many_agents = Przeciwników: { $count }, miejsc: { $seats }.
cli-error-no_tables = W { $folder } nie ma stołów.
cli-error-no_side = Nie ma strony „{ $side }”. Dostępne: { $sides }.
cli-error-pack_title = { $file } nie mówi, do którego tytułu należy. Dostępne: { $titles }.
cli-unknown-setting = { $name } nie jest ustawieniem i jest pomijane; lista w docs/hosting.md.
cli-delete = Usunąć { $table } na zawsze? tak albo Enter, jeśli nie:
cli-option-admin-delete-yes = Usuń bez pytania.
cli-command-games = Wypisz gry zapisane w folderze danych, ostatnio grane najpierw.
cli-game-over = zakończona
cli-game-open = w toku
cli-games-folder = Leżą w { $folder }.

## komputery, które myślą za serwer
cli-command-think = Odpowiadaj na tym komputerze lub w klastrze Ray na pytania przeciwników komputerowych serwera: zobacz docs/hosting.md.
cli-command-admin-helper = Klucze dla komputerów, które myślą za przeciwników tego serwera.
cli-command-admin-helper-add = Utwórz klucz dla komputera, który myśli za przeciwników tego serwera. Klucz jest pokazywany tylko raz.
cli-command-admin-helper-list = Pokaż wszystkie klucze pomocników.
cli-command-admin-helper-remove = Usuń klucze pomocnika; jego komputery zostaną rozłączone w ciągu minuty.
cli-option-think-server = Adres serwera, taki jak w przeglądarce.
cli-option-think-key = Klucz z polecenia `spieltisch admin helper add`; lepiej podać go w zmiennej SPIELTISCH_KEY, gdzie nie widać go na liście procesów.
cli-option-think-jobs = Liczba procesów; w klastrze Ray: ile działa zawsze.
cli-option-think-most = Największa liczba, gdy czeka wiele pytań (Ray).
cli-option-think-lane = moves (ruchy) albo hints (podpowiedzi); podpowiedzi tylko z kluczem dla własnych komputerów.
cli-option-think-on = local albo ray.
cli-option-name = Kto dostaje klucz.
cli-option-own = Własny komputer: może odpowiadać dla każdego stołu. Bez tego tylko dla stołów, których gospodarz na to pozwala.
cli-helper-key = Klucz dla { $name }: { $token }
    Nie będzie pokazany ponownie. Na drugim komputerze: SPIELTISCH_KEY={ $token } spieltisch think --for https://…
cli-helper-own = wszystkie stoły i podpowiedzi
cli-helper-lent = stoły, które na to pozwalają
cli-helper-gone = Usunięto klucze dla { $name }.
cli-error-no_helper = Nie ma klucza dla „{ $name }”. `spieltisch admin helper list` pokazuje wszystkie.
cli-error-think-lane = Nie ma pytań o nazwie „{ $lane }”. Dostępne: { $lanes }.
cli-error-think-address = „{ $server }” nie jest adresem serwera: adres zaczyna się od http:// lub https://.
cli-error-think-key = { $server } nie zna tego klucza.
cli-error-think-version = Na { $server } działa inna wersja Spieltisch; zainstaluj tutaj tę samą.
cli-error-think-blocked = { $server } nie przyjmuje odpowiedzi z tym kluczem: w ciągu ostatniej godziny były błędne albo klucz nie pozwala odpowiadać na takie pytania.
cli-error-think-many = Z tym kluczem połączono z { $server } zbyt wiele procesów.
cli-error-think-no_server = Pod adresem { $server } nie ma serwera Spieltisch.
cli-error-think-certificate = Certyfikat { $server } jest nieważny.
cli-think-plain = Bez https każdy po drodze może odczytać klucz i karty przeciwników komputerowych.
cli-think-connected = Proces { $number } jest połączony z { $server }.
cli-think-away = Proces { $number }: { $server } nie odpowiada; kolejna próba.
cli-think-answers = { $count ->
        [one] jedna odpowiedź
        [few] { $count } odpowiedzi
        [many] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }, { $seconds } s czasu procesora

## Beside a real table
cli-command-companion = Gra przy prawdziwym stole: gracze podają rzuty i karty, komputer gra na swoich miejscach.
cli-option-ours = Miejsca, na których gra komputer: numery albo nazwy, np. nurgle; kilka po przecinku. Domyślnie żadne.
cli-option-dice = Kto rzuca za komputer: here (tutaj) albo people (gracze).
cli-error-ours = --ours przyjmuje miejsca od 1 do { $count } albo nazwy ({ $parts }), nie „{ $text }”.
cli-error-dice_by = --dice przyjmuje here albo people, nie „{ $text }”.
cli-word-roll = rzuć
cli-word-back = wróć
cli-word-correct = popraw
cli-tell-dice = Wpiszcie liczby, np. 6 3 1, albo „{ $word }”, by resztę rzucić tutaj.
cli-not-told = To nie jest odpowiedź na to pytanie.
cli-not-done = Cofnięto; nic się nie zmieniło.
cli-done = Wykonajcie to na stole, potem naciśnijcie Enter.
cli-correct-how = Zapiszcie z liczbą: correct points khorne = 12
cli-told-chance =
    { $corrections ->
        [0] Gra przy prawdziwym stole: gracze podali { $told } z { $count } rzutów i kart. Resztę przeliczono.
        [one] Gra przy prawdziwym stole: gracze podali { $told } z { $count } rzutów i kart i raz poprawili planszę. Resztę przeliczono.
        [few] Gra przy prawdziwym stole: gracze podali { $told } z { $count } rzutów i kart i { $corrections } razy poprawili planszę. Resztę przeliczono.
        [many] Gra przy prawdziwym stole: gracze podali { $told } z { $count } rzutów i kart i { $corrections } razy poprawili planszę. Resztę przeliczono.
       *[other] Gra przy prawdziwym stole: gracze podali { $told } z { $count } rzutów i kart i { $corrections } razy poprawili planszę. Resztę przeliczono.
    }
cli-command-admin-status = Pokaż co sekundę, jak radzi sobie działający serwer.
cli-option-admin-status-url = Adres procesu serwera (jego /metrics musi być dostępne).
cli-option-admin-status-once = Pokaż raz i zakończ.
cli-error-no_metrics = Pod adresem { $url } nie ma serwera, który podaje swoje pomiary.
cli-status-tables = Stoły w pamięci
cli-status-connections = Otwarte połączenia
cli-status-entries = Ruchy
cli-status-bytes = Wysłano
cli-status-request = Odpowiedź: połowa, 99 na 100
cli-status-store = Zapis na dysku: połowa, 99 na 100
cli-status-lane = Kolejka
cli-status-waiting = czeka
cli-status-busy = pracuje
cli-status-here = procesy tutaj
cli-status-remote = gdzie indziej
cli-status-who = Kto myśli
cli-status-answers = odpowiedzi
cli-status-seconds = sekund na odpowiedź
cli-status-helper = pomocnik { $name }
cli-status-failed = Żądania, które natrafiły na błąd: { $count }. Zobacz dziennik.
cli-status-opponents_unanswered = Ruchy wykonane zastępczo przez Chciwca: { $count }.
cli-status-healed = Gracze komputerowi, za których nikt nie myślał: { $count }.
cli-status-unswept = Tyle razy zbyt wiele było starych danych, by je usunąć: { $count }. Sprawdź zegar, a potem uruchom `spieltisch admin sweep`.
cli-status-workers_replaced = Procesy, które padły lub działały za długo: { $count }.
cli-status-tables_taken_away = Stoły przejęte przez inny proces: { $count }.
cli-status-limited = Żądania ponad limit: { $count }.
cli-command-admin-erase = Usuń wszystko, co zapisano o danej osobie: nazwy, adresy, czat, miejsca, postępy w nauce. Ruchy zostają, a komputer gra dalej.
cli-option-device = Urządzenie tej osoby, w postaci `d:…`: jest w /api/v1/mine/data i w dzienniku serwera.
cli-option-admin-erase-yes = Usuń bez pytania.
cli-erase = Usunąć na zawsze wszystko o { $device }? tak albo Enter, jeśli nie:
cli-erased = Usunięto przy { $tables ->
        [one] jednym stole
        [few] { $tables } stołach
        [many] { $tables } stołach
       *[other] { $tables } stołach
    }.
cli-command-admin-migrate = Dostosuj bazę danych do schematu tej wersji; serwer robi to przy starcie.
cli-option-admin-migrate-check = Tylko sprawdź, czy to potrzebne; jeśli tak, kod wyjścia 1.
cli-schema-newest = Baza danych jest aktualna (schemat { $here }).
cli-schema-old = Baza danych ma schemat { $there }, a ta wersja używa { $here }. Zostanie zmieniona przy pierwszym starcie tej wersji.
cli-schema-migrated = Zmieniono schemat z { $there } na { $here }.
