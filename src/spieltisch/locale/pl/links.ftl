# Partie, linki i strony do osadzenia.
ui-games = Moje partie
ui-games-count = { $count ->
        [one] jedna partia
        [few] { $count } partie
       *[other] { $count } partii
    }, w toku: { $running }
ui-games-empty = Nie ma jeszcze partii. Zagraj albo wczytaj plik.
ui-games-none = Żadna partia nie pasuje.
ui-games-search = Gracz lub gra
ui-games-all = Wszystkie partie
ui-games-which = Które partie
ui-games-any = Dowolne
ui-games-running = W toku
ui-games-finished = Zakończone
ui-games-starred = Wyróżnione
ui-games-star = Wyróżnij tę partię
ui-games-menu = Więcej o tej partii
ui-games-import = Wczytaj
ui-games-export = Zapisz wszystkie
ui-games-export-some = Zapisz te: { $count }
ui-games-export-one = Zapisz do pliku
ui-games-left-out =
    { $count ->
        [one] Jednej partii nie ma w pliku
        [few] { $count } partii nie ma w pliku
       *[other] { $count } partii nie ma w pliku
    }. Partie w toku na serwerze można zapisać dopiero po ich zakończeniu.
ui-games-delete = Usuń
ui-games-sure = Usunąć tę partię z tego urządzenia na zawsze?
ui-games-hide = Ukryj na tej liście
ui-games-show-left = Pokaż ukryte: { $count }
ui-games-file = z pliku
ui-games-over = zakończona
ui-games-won = wygrana
ui-games-lost = przegrana
ui-games-nobody = bez zwycięzcy
ui-games-place = miejsce { $place } z { $of }
ui-games-storage = Zajęte na tym urządzeniu: { $mb } MB z { $of } MB
ui-games-clear = Wyczyść…
ui-games-clear-title = Usunąć wszystkie partie z tego urządzenia?
ui-games-clear-own =
    { $count ->
        [one] jedna partia na tym urządzeniu
        [few] { $count } partie na tym urządzeniu
       *[other] { $count } partii na tym urządzeniu
    }{ $running ->
        [0] {""}
       *[other] , w tym w toku: { $running }
    }
ui-games-clear-replays =
    { $count ->
        [one] jedna partia z pliku
        [few] { $count } partie z plików
       *[other] { $count } partii z plików
    }
ui-games-clear-away =
    { $count ->
        [one] jedna partia z serwera kontynuowana tutaj: serwer nie ma jeszcze twoich ostatnich ruchów
        [few] { $count } partie z serwera kontynuowane tutaj: serwer nie ma jeszcze twoich ostatnich ruchów
       *[other] { $count } partii z serwera kontynuowanych tutaj: serwer nie ma jeszcze twoich ostatnich ruchów
    }
ui-games-clear-stars = wszystkie wyróżnienia
ui-games-clear-stays = Partie na serwerze tam pozostaną. Zostaną też ustawienia, talie i rozwiązane zagadki.
ui-games-clear-export = Najpierw zapisz
ui-games-clear-go = Usuń to wszystko
ui-games-cleared = Wszystkie partie zostały usunięte z tego urządzenia.
ui-games-file-foreign = W tym pliku nie ma partii.
ui-games-file-damaged = Ten plik z partiami jest uszkodzony lub niekompletny; nic nie dodano.
ui-games-file-newer = Ten plik zapisała nowsza wersja. Odśwież stronę, aby ją otrzymać.
ui-games-import-title = Partie w tym pliku
ui-games-import-new =
    { $count ->
        [0] W tym pliku nie ma nic nowego.
        [one] Jedna partia jest nowa:
        [few] { $count } partie są nowe:
       *[other] { $count } partii jest nowych:
    }
ui-games-import-known =
    { $count ->
        [one] Jeszcze jedna już tu jest i pozostanie bez zmian.
        [few] Jeszcze { $count } już tu są i pozostaną bez zmian.
       *[other] Jeszcze { $count } już tu jest i pozostanie bez zmian.
    }
ui-games-import-go =
    { $count ->
        [one] Dodaj jedną partię
        [few] Dodaj { $count } partie
       *[other] Dodaj { $count } partii
    }
ui-play-text = Skopiuj jako opis partii
ui-play-stats = Zapisz tę partię w BG Stats
ui-calendar = Termin jako plik kalendarza
ui-calendar-none = Nie masz teraz terminu: to nie twoja kolej.
ui-calendar-turn = Twoja kolej: { $title }
ui-calendar-text = Do tego czasu możesz podjąć decyzję.
ui-forum = Skopiuj na forum
ui-forum-help = Ramka z planszą dla stron przyjmujących HTML, obrazek z linkiem dla pozostałych. Kto ją otwiera, nie potrzebuje konta.
ui-embed-open = Wszystkie karty są odkryte.
ui-embed-table = Otwórz przy stole
