# Co mówią jądro, serwer i przeciwnicy.
core-over = Gra jest skończona.
core-not_your_turn = To nie twoja kolej. Najpierw decyduje: { $seats }.
core-not_now = To nie należy do tej decyzji.
core-empty_action = Powiedz, co chcesz zrobić.
core-unknown_verb = Nie ma działania „{ $word }”.
core-unknown_argument = „{ $word }” tu nie pasuje ({ $domain }).
core-argument_count = Pisze się to tak: { $wanted }
core-ambiguous = „{ $word }” może znaczyć: { $matches }.
core-undo_chance = nie dalej niż do rzutu lub dobrania kart
core-undo_other_seat = nie dalej niż do ruchu gracza { $seat }
core-undo_reveal = nie dalej niż do odkrycia kart
core-undo_start = do początku

server-bad_clock = Tego zegara nie można użyć.
server-bad_email = To nie jest adres e-mail.
server-bad_eyes = Nie ma tu nikogo o nazwie „{ $eyes }”, kto mógłby oglądać tę grę.
server-bad_log = To nie jest czytelny zapis gry (wpis { $entry }).
server-bad_name = Tego imienia nie można użyć.
server-bad_number = „{ $name }” musi być liczbą.
server-bad_option = Tych opcji nie ma lub nie można ich wybrać: { $names }
server-bad_origin = Ta strona nie może rozmawiać z tym serwerem.
server-bad_position = Nie można ustawić tej pozycji.
server-bad_question = O to nie można zapytać. Pytania: { $questions }
server-bad_request = Serwer nie zrozumiał: { $field }
server-bad_seats = Liczba graczy w tej grze: { $seats }.
server-bad_webhook = Powiadomienie tam nie dotrze: adres musi zaczynać się od https.
server-broken_log = Zapis tej gry jest uszkodzony przy wpisie { $entry }.
server-busy = Serwer jest zajęty; spróbuj za chwilę.
server-conceded = To miejsce już się poddało.
server-consent_pending = Inna prośba wciąż czeka.
server-empty_chat = Nic do powiedzenia?
server-failed = Coś poszło nie tak na serwerze.
server-finished = Gra jest skończona.
server-half_done = Trwa coś, czego nie da się zapisać jako pozycji: spróbuj ponownie, gdy się skończy.
server-moved = Stół jest właśnie przenoszony; spróbuj za chwilę.
server-no_entry = Zapis ma tylko tyle wpisów: { $entries }.
server-no_language = W tym języku nie ma tekstów.
server-no_level = Są tacy przeciwnicy: { $levels }.
server-no_person = Tej osoby nie ma przy stole.
server-no_replay = Ten zapis nie istnieje.
server-no_such_address = Pod tym adresem nic nie ma.
server-no_table = Ten stół nie istnieje albo nie jest dla ciebie otwarty.
server-no_title = Nie ma gry „{ $title }”.
server-not_finished = Gra jeszcze trwa.
server-not_your_seat = To nie twoje miejsce.
server-not_your_table = To nie twój stół.
server-not_your_turn = To nie twoja kolej.
server-nothing_to_agree = Nie ma na co się zgadzać.
server-nothing_to_choose = Nie ma czego wybierać.
server-nothing_to_undo = Nie ma czego cofnąć.
server-paused = Gra jest wstrzymana.
server-quota = Na dziś wystarczy: z tego adresu przyszło już za dużo.
server-seat_taken = To miejsce jest zajęte.
server-seat_waits = To miejsce czeka na swojego gracza. Tymczasem może nim grać przeciwnik komputerowy.
server-started = Gra już się zaczęła.
server-title_broken = W „{ $title }” nie można teraz zagrać.
server-too_fast = Wolniej, proszę: zbyt wiele zapytań.
server-too_large = To jest za duże.
server-unreadable = Serwer nie mógł tego odczytać.
server-unstored = Ruchu nie udało się zapisać, więc go nie wykonano.
server-waiting = Gra jeszcze się nie zaczęła.
server-turn_subject = Twoja kolej: { $title }
server-turn_text = Twoja kolej w grze { $title }: { $url }
server-confirm_text = Ktoś chce tu otrzymywać wiadomości o swojej kolejce w grze { $title }. Jeśli to Ty, otwórz { $url }
server-confirm_subject = Czy to Twój adres? { $title }
ai-level-random = Włóczęga
ai-level-greedy = Oportunista
ai-level-novice = Nowicjusz
ai-level-veteran = Weteran
ai-level-warlord = Wódz
ai-level-champion = Czempion
ai-only = Nic innego nie można zrobić.
ai-random = Wybór na ślepo.
ai-planned = Część planu sprzed chwili.
ai-expects = Szansa na zwycięstwo: { PERCENT($share) }; „{ $next }”: { PERCENT($next_share) }.
ai-expects_feature = Szansa na zwycięstwo: { PERCENT($share) }; „{ $next }”: { PERCENT($next_share) }. Główny powód: { $feature }.
core-no_title = Nie ma tytułu „{ $word }”; są: { $titles }.
core-wrong_seats = { $title }: liczba graczy to { $offered }, nie { $given }.
core-no_option = Nie ma opcji „{ $option }”; są: { $options }.
core-bad_option = Opcja „{ $option }” może mieć wartość { $choices }, nie „{ $given }”.
core-no_question = Możesz zapytać o: { $questions }.
core-question_words = To pytanie wymaga: { $wanted }.

# What is wrong with a log, and where.
core-log_unreadable = { $entry ->
    [0] Przygotowanie: nieczytelne ({ $error }).
   *[other] Wpis { $entry }: nieczytelne ({ $error }).
}
core-log_no_title = { $entry ->
    [0] Przygotowanie: plik nie podaje tytułu.
   *[other] Wpis { $entry }: plik nie podaje tytułu.
}
core-log_other_title = { $entry ->
    [0] Przygotowanie: to gra { $title }, a nie { $wanted }.
   *[other] Wpis { $entry }: to gra { $title }, a nie { $wanted }.
}
core-log_format = { $entry ->
    [0] Przygotowanie: format { $format } to nie { $wanted }, który czyta ta wersja.
   *[other] Wpis { $entry }: format { $format } to nie { $wanted }, który czyta ta wersja.
}
core-log_no_origin = { $entry ->
    [0] Przygotowanie: potrzebne są miejsca i opcje, pozycja albo stan.
   *[other] Wpis { $entry }: potrzebne są miejsca i opcje, pozycja albo stan.
}
core-log_no_entries = { $entry ->
    [0] Przygotowanie: wpisy nie są listą.
   *[other] Wpis { $entry }: wpisy nie są listą.
}
core-log_secret = { $entry ->
    [0] Przygotowanie: sekret nie pasuje do zobowiązania.
   *[other] Wpis { $entry }: sekret nie pasuje do zobowiązania.
}
core-log_scripted = { $entry ->
    [0] Przygotowanie: los w tej grze był zapisany z góry, bez zobowiązania.
   *[other] Wpis { $entry }: los w tej grze był zapisany z góry, bez zobowiązania.
}
core-log_not_legal = { $entry ->
    [0] Przygotowanie: „{ $action }” jest tu niedozwolone.
   *[other] Wpis { $entry }: „{ $action }” jest tu niedozwolone.
}
core-log_wrong_chance = { $entry ->
    [0] Przygotowanie: zapisany los jest niemożliwy ({ $error }).
   *[other] Wpis { $entry }: zapisany los jest niemożliwy ({ $error }).
}
core-log_more_chance = { $entry ->
    [0] Przygotowanie: zapisano więcej losowań, niż wymagają zasady.
   *[other] Wpis { $entry }: zapisano więcej losowań, niż wymagają zasady.
}
core-log_other_chance = { $entry ->
    [0] Przygotowanie: zapisany los nie wynika z sekretu.
   *[other] Wpis { $entry }: zapisany los nie wynika z sekretu.
}
core-log_not_chained = { $entry ->
    [0] Przygotowanie: bez powiązania z wcześniejszymi wpisami.
   *[other] Wpis { $entry }: bez powiązania z wcześniejszymi wpisami.
}
core-log_differs = { $entry ->
    [0] Przygotowanie: pozycja różni się od zapisanej.
   *[other] Wpis { $entry }: pozycja różni się od zapisanej.
}
core-log_other_rules = { $entry ->
    [0] Przygotowanie: pozycja różni się od zapisanej (wersja zasad { $rules }, tutaj { $wanted }).
   *[other] Wpis { $entry }: pozycja różni się od zapisanej (wersja zasad { $rules }, tutaj { $wanted }).
}
core-log_written_anew = { $entry ->
    [0] Przygotowanie: potwierdzenie jest z innej gry: historię napisano na nowo.
   *[other] Wpis { $entry }: potwierdzenie jest z innej gry: historię napisano na nowo.
}
core-log_tail = { $entry ->
    [0] Przygotowanie: jest potwierdzenie tego wpisu, ale nie ma wpisu: koniec ucięto.
   *[other] Wpis { $entry }: jest potwierdzenie tego wpisu, ale nie ma wpisu: koniec ucięto.
}
