# Stół na tym urządzeniu: bez serwera, zainstalowany, offline.
ui-device-runs = Działa na tym urządzeniu
    .ready = można grać offline
    .fetching = pobrano { $done } z { $total } MB
    .short = Na tym urządzeniu
ui-device-storage = Na tym urządzeniu zajęte jest { $mb } MB: sam stół i twoje partie.
ui-device-install = Zainstaluj
ui-device-imported = { $count ->
        [0] W pliku nie było żadnej partii.
        [one] Wczytano jedną partię.
        [few] Wczytano { $count } partie.
       *[many] Wczytano { $count } partii.
    }
ui-device-update = Jest nowa wersja
    .note = Ta partia zostaje przy starej.
    .later = Po partii
    .now = Zaktualizuj teraz
ui-device-play = Graj offline
ui-device-server = Połączono
    .away = nieosiągalny, graj tutaj
    .add = Dodaj serwer
    .friends =
        { $count ->
            [one] jest jeden znajomy
            [few] jest { $count } znajomych
           *[many] jest { $count } znajomych
        }
ui-device-elsewhere = Gra na odległość wymaga serwera
    .text = Tutaj wszystko działa na tym urządzeniu: grasz z komputerem albo razem przy jednym ekranie. Do gry z osobami w innym miejscu potrzebny jest serwer. Adres poda ci osoba, która go prowadzi.
    .address = Adres serwera
    .go = Przejdź tam
ui-sending = Wysyłanie…
ui-no-answer = Stół nie odpowiada
    .kept = Twój ruch zostanie wysłany tylko raz, gdy stół odpowie.
ui-out-of-reach = Brak połączenia ze stołem
    .since = od { $time }; twój ostatni ruch jest zapisany
    .kept = Twój ostatni ruch jest zapisany. Stół połączy się sam, gdy tylko będzie to możliwe.
    .as = stan z { $time }
    .seen = Widzisz ten stół takim, jakim był tu ostatnio ({ $time }). Gdy tylko wróci połączenie, gra sama ruszy dalej; do tego czasu nie da się tu nic zrobić.
ui-playon = Grać dalej tutaj?
    .text =
        Twoja partia jest na tym urządzeniu aż do ostatniego ruchu. { $count ->
            [one] Przeciwnik może
            [few] Przeciwnicy mogą
           *[many] Przeciwnicy mogą
        } myśleć także tutaj.
    .again = kolejna próba za { $seconds } s
    .opponents =
        { $count ->
            [one] jeden przeciwnik
            [few] { $count } przeciwników
           *[many] { $count } przeciwników
        }
    .device = to urządzenie
    .server = serwer
    .same = Te same karty, te same talie, te same zasady
    .back = Później serwer przejmie twoje ruchy
    .go = Graj dalej tutaj
    .wait = Czekaj
    .look = Obejrzyj stół
    .note = Zapis to odnotuje. Gdy grasz ze znajomymi, można tylko czekać: ich karty pozostają zakryte.
ui-along = Zabierz tę partię offline
    .note = Gdy serwer będzie nieosiągalny, możesz grać dalej tutaj. Karty przeciwników i wszystkie przyszłe rzuty są odtąd na tym urządzeniu, więc nikt inny nie może dołączyć do tego stołu, a zapis to odnotuje.
    .kept = Partia zabrana offline od ruchu { $entry }: nikt inny nie może dołączyć do tego stołu.
ui-notice-along = Ta partia jest teraz także na urządzeniu grającej osoby; nikt inny nie może dołączyć.
ui-known = Ta partia zaczęła się od ustawionej pozycji: osoba, która ją ustawiła, może znać zakryte karty.
ui-home = Stół jest znów dostępny. Odesłać partię?
    .text = { $title }: ruchów tutaj { $here }, na serwerze { $there }.
    .go = Odeślij partię
server-not_alone = Zabrać offline można tylko partię jednej osoby z komputerem: inaczej wyszłyby na jaw zakryte karty innych graczy.
server-went_on = Gra potoczyła się tymczasem dalej (ruchy: { $entries }); zachowano obie wersje.
server-kept_along = Ta partia jest ze wszystkimi zakrytymi kartami na urządzeniu grającej osoby, więc nikt inny nie może dołączyć. Nowa partia jest otwarta dla wszystkich.

# The own seat on another device, and all own tables by a code.
ui-device-seat = Moje miejsce na innym urządzeniu
    .help = Zeskanuj to telefonem albo otwórz link tam, gdzie chcesz grać dalej: masz to samo miejsce na obu urządzeniach.
    .once = Link działa raz, przez dobę. Kto go ma, ma twoje miejsce, więc wyślij go tylko sobie.
    .others =
        { $count ->
                [one] Jeszcze jedno urządzenie ma
                [few] Jeszcze { $count } urządzenia mają
               *[other] Jeszcze { $count } urządzeń ma
            } to miejsce.
    .only = Tylko na tym urządzeniu
    .alone = Teraz tylko to urządzenie ma twoje miejsce.
    .yours = Miejsce gracza { $name }, także na tym urządzeniu
    .take = Graj tutaj
ui-link-used = Ten link został już użyty
ui-mine = Moje stoły
ui-nudge = Wyślij przypomnienie: { $name }
    .done = Przypomnienie wysłane: { $name }.
ui-time-left = zostało: { $time }
ui-next-table =
    { $count ->
        [one] Czeka na ciebie jeszcze jeden stół
        [few] Czekają na ciebie jeszcze { $count } stoły
       *[many] Czeka na ciebie jeszcze { $count } stołów
    }
ui-mine-elsewhere = Moje stoły na innym urządzeniu
ui-mine-code = Kod dla moich innych urządzeń
    .help = Z tym kodem każda przeglądarka otworzy wszystkie twoje stoły, bez konta i bez e-maila. Pilnuj go jak klucza; przyda się też, gdyby ta przeglądarka cię zapomniała.
    .once = Widać go tylko teraz: serwer przechowuje jedynie jego skrót.
    .keep = Zapisz jako plik
    .make = Utwórz kod
    .renew = Utwórz nowy kod
    .has = Masz już kod. Nowy go zastąpi.
    .drop = Wycofaj kod
    .dropped = Kod jest już nieważny.
    .file = Kto ma ten kod, ma wszystkie twoje stoły. Wpisz go na stronie podanej wyżej.
ui-mine-return = Mam kod
    .field = Twój kod
    .go = Pokaż moje stoły
    .file = Z pliku
    .done = Twoje stoły są teraz tutaj.
    .none = W tym pliku nie ma kodu.
ui-mine-alone = Wyloguj wszystkie inne urządzenia
    .help = Jeśli urządzenie zginęło albo ktoś zna twój kod: wszystkie stoły zostają tylko w tej przeglądarce, a każdy kod i link dla innych urządzeń traci ważność.
    .go = Tylko ta przeglądarka
    .sure = Wylogować wszystkie inne?
    .done = Teraz tylko ta przeglądarka ma twoje stoły.
ui-mine-data = Moje dane
    .help = Co ten serwer o tobie przechowuje: nazwy, adresy powiadomień, czat, listę stołów, postępy w nauce. Ruchy należą do partii i w nich zostają.
    .download = Pobierz
    .erase = Usuń wszystko
    .sure = Usunąć wszystko na zawsze? W trwających grach twoje miejsca przejmie komputer. Ta przeglądarka zacznie od nowa.
    .erased = Wszystko o tobie zostało usunięte.
ui-tell = Powiadom mnie, gdy przyjdzie moja kolej
    .days = Ta gra trwa wiele dni.
    .keep = Zapisz
    .kept = Zapisano.
    .confirm = Wysłano e-mail: potwierdź w nim, że powiadomienia mają trafiać na ten adres.
    .try = Wypróbuj teraz
ui-tell-push = To urządzenie
    .off = Ta przeglądarka nie pozwala na powiadomienia.
    .none = Tej przeglądarki nie można powiadomić, gdy strona jest zamknięta.
    .insecure = Tutaj to niemożliwe: strona nie ma HTTPS, a przeglądarki tego wymagają. E-mail i webhook działają mimo to.
    .on = To urządzenie jest powiadamiane. Odnów
    .ask = Powiadamiaj to urządzenie
ui-tell-email = E-mail
    .none = Ten serwer nie wysyła e-maili: trzeba by ustawić serwer poczty.
ui-tell-webhook = Webhook
    .help = Na przykład adres kanału Discord. Tam pojawi się wiadomość.
ui-tell-times = Kiedy
    .now = Od razu, gdy przyjdzie moja kolej
    .daily = Raz dziennie, o godzinie
    .quiet = Nie między
    .and = a
    .reminder = W grze, która trwa wiele dni, dostaniesz jedno przypomnienie, zanim skończy ci się czas.
ui-tried-sent = wysłano
ui-tried-failed = nie dotarło
ui-tried-unconfirmed = adres nie jest jeszcze potwierdzony
ui-tried-none = Nic jeszcze nie ustawiono.
