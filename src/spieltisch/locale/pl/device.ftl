# Stół na tym urządzeniu: bez serwera, zainstalowany, offline.
ui-device-runs = Działa na tym urządzeniu
    .ready = gotowy bez sieci
    .fetching = pobrano { $done } z { $total } MB
    .short = Na tym urządzeniu
ui-device-storage = Na tym urządzeniu zajęte jest { $mb } MB: sam stół i { $count ->
        [one] jedna partia
        [few] { $count } partie
       *[other] { $count } partii
    }.
ui-device-install = Zainstaluj
ui-device-export = Zapisz wszystkie partie do pliku
ui-device-import = Wczytaj partie z pliku
ui-device-imported = { $count ->
        [0] Nie było w nim żadnej partii.
        [one] Wczytano jedną partię.
        [few] Wczytano { $count } partie.
       *[other] Wczytano { $count } partii.
    }
ui-device-update = Jest nowe wydanie
    .note = Ta partia zachowuje stare.
    .later = Po partii
    .now = Użyj teraz
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
ui-device-elsewhere = Przyjaciele gdzie indziej potrzebują serwera
    .text = Tutaj wszystko działa na tym urządzeniu: przeciw przeciwnikom albo wokół jednego ekranu. Stół z ludźmi gdzie indziej stoi na serwerze. Kto go prowadzi, może podać ci adres.
    .address = Adres serwera
    .go = Przejdź tam
ui-out-of-reach = Nie można dotrzeć do stołu
    .since = od { $time }, twój ostatni ruch jest zachowany
    .kept = Twój ostatni ruch jest zapisany. Stół wróci sam, gdy tylko da się z nim połączyć.
ui-playon = Grać dalej tutaj?
    .text =
        Twoja gra jest na tym urządzeniu aż do ostatniego ruchu. { $count ->
            [one] Przeciwnik może
           *[other] Przeciwnicy mogą
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
    .note = Zapis to odnotuje. Z przyjaciółmi przy stole można tylko czekać: ich karty pozostają ich.
ui-along = Zabierz tę partię ze sobą
    .note = Gdy serwer będzie nieosiągalny, możesz grać dalej tutaj. Karty przeciwników i przyszłe rzuty leżą odtąd na tym urządzeniu, więc nikt inny nie może już usiąść przy tym stole, a zapis to odnotuje.
    .kept = Zabrana od ruchu { $entry }: nikt inny nie może usiąść przy tym stole.
ui-notice-along = Ta partia jest teraz także na urządzeniu grającej osoby; nikt inny nie może usiąść.
ui-known = Ta partia zaczęła się od ustawionej pozycji: kto ją ustawił, może znać to, co zakryte.
ui-push = Powiedz mi, gdy jest moja kolej
    .on = To urządzenie dowie się, gdy przyjdzie twoja kolej przy tym stole, także gdy jest zamknięty.
    .off = Tej przeglądarki nie można powiadomić.
ui-home = Stół jest znów osiągalny. Odnieść partię?
    .text = { $title }: ruchy tutaj { $here }, tam { $there }.
    .go = Odnieś partię
server-not_alone = Zabrać można tylko partię jednej osoby z przeciwnikami: inni straciliby swoje tajemnice.
server-went_on = Stół poszedł tymczasem dalej (wpisy: { $entries }); zachowano oba.
server-kept_along = Ta partia leży ze wszystkim, co zakryte, na urządzeniu grającej osoby: nikt inny nie może usiąść. Nowa partia jest otwarta dla wszystkich.
