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
core-no_positions = Ta gra nie ma zapisywanych pozycji.
core-not_running = Jako pozycję można zapisać tylko trwającą grę, a nie draft, rękę początkową ani koniec.
core-under_way = Trwa coś, czego pozycja nie potrafi wyrazić; poczekaj, aż się skończy.
core-file_damaged = Plik jest ucięty lub uszkodzony w wierszu { $line }.
core-file_other = To nie jest zapis gry.

# What is wrong with a written position, and where.
core-fault = { $path }: { $fault }
core-more_faults = { $count ->
    [one] I jeszcze jeden błąd.
    [few] I jeszcze { $count } błędy.
   *[many] I jeszcze { $count } błędów.
}
core-unexpected = Oczekiwano: { $wanted }; zapisano: { $given }.
core-one_of = { $words }
core-whole = liczba całkowita od { $low } do { $high }
core-text = tekst
core-text_like = tekst taki jak „{ $example }”
core-entries = lista o długości od { $fewest } do { $most }
core-table = tabela nazw i wartości
core-either = { $one } lub { $other }
core-unknown_word = „{ $word }” nie jest tu możliwe; do wyboru: { $words }.
core-near_word = „{ $word }” nie jest tu możliwe; może chodziło o „{ $near }”?
core-twice = To występuje tam dwa razy: { $given }.
core-missing = Tego nie może brakować.
core-too_many = Za dużo: { $thing }. W pudełku: { $there }, zapisano: { $given }.
core-taken = { $thing } – już tam jest: { $where }.
core-only_with = Tylko razem z „{ $word }”.
core-only_without = Tylko bez „{ $word }”.
core-undecidable = Nic w tej pozycji nie pasuje do „{ $word }”.

# What is wrong with a log, and where.
core-log = { $entry ->
    [0] Przygotowanie: { $fault }
   *[other] Wpis { $entry }: { $fault }
}
core-log_unreadable = Nieczytelne.
core-log_no_title = Plik nie podaje tytułu.
core-log_other_title = To gra { $title }, a nie { $wanted }.
core-log_format = Format { $format } to nie { $wanted }, który czyta ta wersja.
core-log_no_origin = Potrzebne są miejsca i opcje, pozycja albo stan.
core-log_no_entries = Wpisy nie są listą.
core-log_secret = Sekret nie pasuje do zobowiązania.
core-log_scripted = Los w tej grze był zapisany z góry, bez zobowiązania.
core-log_not_legal = „{ $word }” jest tu niedozwolone.
core-log_wrong_chance = Zapisany los jest niemożliwy.
core-log_more_chance = Zapisano więcej losowań, niż wymagają zasady.
core-log_other_chance = Zapisany los nie wynika z sekretu.
core-log_not_chained = Bez powiązania z wcześniejszymi wpisami.
core-log_differs = Pozycja różni się od zapisanej.
core-log_other_rules = Pozycja różni się od zapisanej (wersja zasad { $rules }, tutaj { $wanted }).
core-log_written_anew = Potwierdzenie jest z innej gry: historię napisano na nowo.
core-log_tail = Jest potwierdzenie tego wpisu, ale nie ma wpisu: koniec ucięto.
