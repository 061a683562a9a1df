# Co mówią jądro, serwer i przeciwnicy.
core-quoted = „{ $name }”
core-over = Gra jest skończona.
core-not_your_turn = To nie twoja kolej. Najpierw decyduje: { $seats }.
core-not_now = Tego nie możesz teraz zrobić: nie należy to do tej decyzji.
core-empty_action = Wpisz, co chcesz zrobić.
core-unknown_verb = Nie ma działania „{ $word }”.
core-unknown_argument = „{ $word }” tu nie pasuje ({ $domain }).
core-argument_count = Pisze się to tak: { $wanted }
core-ambiguous = „{ $word }” może znaczyć: { $matches }.
core-undo_chance = Nie można cofnąć rzutu ani dobrania.
core-undo_other_seat = Nie można cofnąć ruchu gracza { $seat }.
core-undo_reveal = Nie można cofnąć odkrycia kart.
core-undo_start = aż do początku

server-bad_clock = Nie można użyć takiego ustawienia zegara.
server-bad_email = To nie jest adres e-mail.
server-bad_eyes = Nie ma tu gracza „{ $eyes }”, z którego strony można by oglądać grę.
server-bad_log = { $entry ->
    [0] To nie jest czytelny zapis gry albo pochodzi z nowszej wersji.
   *[other] To nie jest czytelny zapis gry (ruch { $entry }).
}
server-bad_name = Tego imienia nie można użyć.
server-bad_number = „{ $name }” musi być liczbą.
server-bad_option = Tych opcji nie ma lub nie można ich wybrać: { $names }
server-bad_origin = Ta strona nie może łączyć się z tym serwerem.
server-bad_position = Nie można ustawić tej pozycji.
server-bad_question = Nie ma takiego pytania. Możliwe pytania: { $questions }
server-bad_request = Serwer nie zrozumiał: { $field }
server-bad_seats = Liczba graczy w tej grze: { $seats }.
server-bad_webhook = Nie można tam wysyłać powiadomień: adres musi zaczynać się od https.
server-broken_log = Zapis tej gry jest uszkodzony od ruchu { $entry }.
server-busy = Serwer jest zajęty; spróbuj za chwilę.
server-conceded = Ten gracz już się poddał.
server-consent_pending = Inna prośba wciąż czeka na odpowiedź.
server-empty_chat = Wiadomość jest pusta.
server-failed = Coś poszło nie tak na serwerze.
server-finished = Gra jest skończona.
server-half_done = W trakcie tej czynności nie da się zapisać pozycji; spróbuj ponownie, gdy się skończy.
server-moved = Stół jest właśnie przenoszony; spróbuj za chwilę.
server-no_entry = { $entries ->
    [one] Zapis ma tylko 1 ruch.
    [few] Zapis ma tylko { $entries } ruchy.
   *[many] Zapis ma tylko { $entries } ruchów.
}
server-no_language = Ten język nie jest dostępny.
server-no_level = Do wyboru są tacy przeciwnicy: { $levels }.
server-no_opponent = O powody można pytać tylko przeciwnika komputerowego.
server-no_person = Tej osoby nie ma przy stole.
server-no_replay = Ten zapis nie istnieje.
server-no_such_address = Pod tym adresem nic nie ma.
server-link_used = Ten link został już użyty: to miejsce gracza { $name }. Jeśli to ty, otwórz stół tam, gdzie grasz, i wybierz w menu „Moje miejsce na innym urządzeniu”. W przeciwnym razie poproś o własny link albo o link do oglądania.
server-link_expired = Ten link do miejsca gracza { $name } ma ponad dobę. Nowy znajdziesz w menu stołu: „Moje miejsce na innym urządzeniu”.
server-own_seat_here = W tej przeglądarce masz już własne miejsce przy tym stole. Otwórz link w innej.
server-many_devices = To miejsce jest już na innych urządzeniach ({ $count }). Najpierw je wyloguj w menu stołu.
server-no_code = Nie ma takiego kodu albo został wycofany.
server-only_host = Grę może zacząć tylko osoba, która przygotowała stół.
server-preview = { $title }: stół ze znajomymi
server-preview_text = Otwórz link, zobacz, kto już jest, i zajmij miejsce. Konto nie jest potrzebne.
server-preview_replay = { $title }: zapis gry
server-preview_replay_text = Zakończona gra, liczba ruchów: { $entries }. Obejrzyj ją krok po kroku oczami każdego gracza i graj dalej od dowolnej chwili.
server-preview_moment = { $title }: ruch { $entry }
server-preview_moment_text = Ruch { $entry } z { $entries } zakończonej gry. Obejrzyj planszę, idź dalej albo graj stąd.
server-preview_review = { $title }: przegląd partii
server-preview_review_text = Co rozstrzygnęło grę, punkt zwrotny po punkcie zwrotnym.
server-preview_position = { $title }: pozycja
server-preview_position_text = Obejrzyj ją na planszy, graj od niej dalej albo poproś o podpowiedź. Konto nie jest potrzebne.
server-preview_rules = { $title }: księga zasad
server-preview_rules_text = Zasady po kolei, z przykładami na planszy i wyszukiwaniem we wszystkim.
server-preview_puzzles = { $title }: lekcje i zadania
server-preview_puzzles_text = Krótkie zadania na planszy, od pierwszego ruchu po trudne końcówki.
server-try_notice_text = To jest test: tak dowiesz się, że w { $title } przyszła twoja kolej. { $url }
server-no_table = Ten stół nie istnieje albo nie jest dla ciebie otwarty.
server-no_title = Nie ma gry „{ $title }”.
server-not_finished = Gra jeszcze trwa.
server-not_here = To może zrobić tylko osoba przy tym komputerze.
server-not_your_seat = To nie twoje miejsce.
server-not_your_table = To nie twój stół.
server-not_your_turn = To nie twoja kolej.
server-nothing_to_agree = Nie ma prośby, na którą można się zgodzić.
server-nothing_to_choose = Nie ma czego wybierać.
server-hand_not_known = Brak podpowiedzi: te karty zna tylko ten, kto je trzyma.
server-tell_first = Najpierw trzeba podać, co wyrzucono lub dobrano.
server-no_companion = Ten stół nie leży obok prawdziwego.
server-nothing_to_undo = Nie ma czego cofnąć.
server-paused = Gra jest wstrzymana.
server-quota = Dzienny limit dla tego adresu jest wyczerpany.
server-seat_taken = To miejsce jest zajęte.
server-seat_waits = To miejsce czeka na swojego gracza. Tymczasem może nim grać przeciwnik komputerowy.
server-shut = Ten komputer nie przyjmuje teraz gości.
server-started = Gra już się zaczęła.
server-title_broken = W „{ $title }” nie można teraz zagrać.
server-too_fast = Zbyt wiele zapytań. Spróbuj trochę wolniej.
server-too_large = To jest za duże.
server-unreadable = Serwer nie mógł tego odczytać.
server-unstored = Ruchu nie udało się zapisać, więc go nie wykonano.
server-waiting = Gra jeszcze się nie zaczęła.
server-watching_late = Widzowie oglądają ten stół z opóźnieniem (ruchów: { $count }). To będzie możliwe po zakończeniu gry.
server-no_line = Nie ma takiej wypowiedzi na czacie.
server-silenced = Gospodarz wyciszył cię przy tym stole.
server-no_occasion = W tej grze nie ma takiego zdarzenia.
server-no_vacation = Urlop można wziąć tylko w grach z dniami na decyzję.
server-vacation_spent = { $days ->
    [0] Twój urlop w tej grze już się skończył.
    [one] W tej grze możesz wziąć jeszcze jeden dzień urlopu.
    [few] W tej grze możesz wziąć jeszcze { $days } dni urlopu.
   *[other] W tej grze możesz wziąć jeszcze { $days } dni urlopu.
}
server-turn_subject = Twoja kolej: { $title }
server-turn_text = Twoja kolej w grze { $title }: { $url }
server-confirm_text = Ten adres podano do powiadomień o kolejce w grze { $title }. Jeśli to ty, potwierdź tutaj: { $url }
server-confirm_subject = Czy to twój adres? { $title }
server-confirm_question = Czy możemy powiadamiać cię na ten adres, gdy przyjdzie twoja kolej?
server-confirm_button = Tak, proszę
server-confirm_thanks = Gotowe. Powiadomimy cię, gdy przyjdzie twoja kolej.
server-reminder_subject = Kończy ci się czas: { $title }
server-reminder_text = W grze { $title } nadal jest twoja kolej, a czas się kończy: { $url }
server-nudge_subject = Inni na ciebie czekają: { $title }
server-nudge_text = Pozostali gracze czekają na twój ruch w grze { $title }: { $url }
server-nudge_nobody = Nie można wysłać przypomnienia: to nie kolej tej osoby, jest ona przy stole albo nie podała adresu.
server-nudge_early = Przypomnieć można raz na decyzję, najwcześniej po godzinie.
server-turns_subject = { $count ->
    [one] Twoja kolej przy jednym stole
    [few] Twoja kolej przy { $count } stołach
   *[many] Twoja kolej przy { $count } stołach
  }
server-unsubscribe_text = { $count ->
    [one] Aby nie dostawać więcej e-maili o tej grze:
    [few] Aby nie dostawać więcej e-maili o tych grach:
   *[many] Aby nie dostawać więcej e-maili o tych grach:
  } { $url }
server-unsubscribe_question = Czy nie chcesz już dostawać e-maili o grach z tej wiadomości?
server-unsubscribe_button = Nie wysyłajcie więcej e-maili
server-unsubscribe_thanks = Gotowe. Nie dostaniesz już e-maili o tych grach.
server-bad_zone = Serwer nie zna tej strefy czasowej.
ai-level-random = Losowy
ai-level-greedy = Chciwiec
ai-level-novice = Nowicjusz
ai-level-veteran = Weteran
ai-level-warlord = Wódz
ai-level-champion = Czempion
ai-only = Nic innego nie można zrobić.
ai-random = Wybrano losowo.
ai-silent = Na razie bez wyjaśnienia: zdradziłoby zakryte karty.
ai-planned = To część planu sprzed chwili.
ai-expects = Szansa na zwycięstwo: { PERCENT($share) }. Inna możliwość: { $next }, { PERCENT($next_share) }.
ai-expects_close = { ai-expects } Różnica jest niewielka.
ai-expects_feature = { ai-expects } Główny powód: { $feature }.
core-no_title = Nie ma tytułu „{ $word }”. Dostępne: { $titles }.
core-wrong_seats = { $title }: liczba graczy to { $offered }, nie { $given }.
core-no_option = Nie ma opcji „{ $option }”. Dostępne: { $options }.
core-bad_option = Opcja „{ $option }” może mieć wartość { $choices }, nie „{ $given }”.
core-no_question = Możliwe pytania: { $questions }.
core-question_words = To pytanie wymaga: { $wanted }.
core-no_positions = Pozycji tej gry nie można zapisywać ani wczytywać.
core-not_running = Jako pozycję można zapisać tylko trwającą partię, a nie zakończoną.
core-file_damaged = Plik jest ucięty lub uszkodzony w wierszu { $line }.
core-file_other = To nie jest zapis gry.

# What is wrong with a written position, and where.
core-fault = { $path }: { $fault }
core-more_faults = { $count ->
    [one] I jeszcze jeden błąd.
    [few] I jeszcze { $count } błędy.
   *[many] I jeszcze { $count } błędów.
}
core-unexpected = Oczekiwano: { $wanted }; podano: { $given }.
core-one_of = { $words }
core-whole = liczba całkowita od { $low } do { $high }
core-text = tekst
core-text_like = tekst taki jak „{ $example }”
core-entries = lista o długości od { $fewest } do { $most }
core-table = tabela nazw i wartości
core-either = { $one } lub { $other }
core-unknown_word = „{ $word }” nie jest tu możliwe. Dostępne: { $words }.
core-near_word = „{ $word }” nie jest tu możliwe; może chodziło o „{ $near }”?
core-twice = To się powtarza: { $given }.
core-missing = To pole jest wymagane.
core-too_many = Za dużo: { $thing }. W pudełku: { $there }, podano: { $given }.
core-taken = Już zajęte: { $thing } ({ $where }).
core-only_with = Można tylko razem z „{ $word }”.
core-only_without = Nie można łączyć z „{ $word }”.
core-undecidable = Nic w tej pozycji nie pasuje do „{ $word }”.

# What is wrong with a log, and where.
core-log = { $entry ->
    [0] Przygotowanie: { $fault }
   *[other] Ruch { $entry }: { $fault }
}
core-log_unreadable = Tego nie da się odczytać.
core-log_no_title = Plik nie podaje tytułu.
core-log_other_title = To zapis gry { $title }, a nie { $wanted }.
core-log_format = Zapis ma format { $format }, a ta wersja czyta format { $wanted }.
core-log_no_origin = Potrzebne są miejsca i opcje, pozycja albo stan.
core-log_no_entries = Ruchy nie są listą.
core-log_secret = Sekret nie pasuje do zobowiązania.
core-log_scripted = Rzuty i karty tej partii podano z góry, więc nie ma zobowiązania do sprawdzenia.
core-log_not_legal = „{ $word }” jest tu niedozwolone.
core-log_wrong_chance = Zapisany wynik losowania jest niemożliwy.
core-log_more_chance = Zapisano więcej losowań, niż wymagają zasady.
core-log_other_chance = Zapisany wynik losowania nie wynika z sekretu.
core-log_not_chained = Brak powiązania z wcześniejszymi ruchami.
core-log_differs = Pozycja różni się od zapisanej.
core-log_other_rules = Pozycja różni się od zapisanej (wersja zasad { $rules }, tutaj { $wanted }).
core-log_written_anew = Potwierdzenie pochodzi z innej partii: historię napisano na nowo.
core-log_tail = Jest potwierdzenie tego ruchu, ale samego ruchu brakuje: koniec ucięto.

# Packs: what is wrong with one, and where a record comes from.
core-pack_line = wiersz od 1 do { $most } znaków
core-pack_point = miejsce na arkuszu jako [x, y], od 0 do { $width } i od 0 do { $height }
core-pack_once = Karta może to mówić tylko raz: { $word }.
core-pack_too_few = Za mało kart ({ $given }); potrzeba co najmniej { $least }.
core-pack_murlocs = Może zabraknąć Murloków: potrzeba ich nawet { $given }, a w pudełku jest { $most }.
core-pack_mountains = Może zabraknąć gór: potrzeba ich nawet { $given }, a w pudełku jest { $most }.
core-pack_tray = Sztandar { $value } i odznaka { $badge } wymagają więcej żetonów, niż jest w zasobniku ({ $given }).
core-pack_one_sided = „{ $one }” wymienia „{ $other }” jako sąsiada, ale nie na odwrót.
core-pack_no_entry = Wyspa potrzebuje regionu wejściowego na lądzie.
core-pack_one_tile = Wyspa potrzebuje dokładnie jednego miejsca na płytkę, na lądzie.
core-pack_on_water = Na wodzie nie można niczego kłaść.
core-pack_not_connected = Nie wszystkie regiony lądowe są połączone.
core-pack_land = Liczba regionów lądu na tej wyspie: { $given }; na oryginalnej: { $wanted }.
core-pack_other_race = { $card } należy do innej rasy.
core-pack_deck_size = Talia startowa ma { $wanted } kart, nie { $given }.
core-pack_too_large = Paczka jest za długa: najwyżej { $most } znaków.
core-pack_dots = Wiersz paczki ma więcej niż { $most } kropek.
core-pack_toml = To nie jest poprawny TOML: { $error }
core-pack_other_title = To paczka do { $title }, nie do { $wanted }.
core-pack_digest = Paczka nie zgadza się ze swoją sumą kontrolną.
core-why_ours = Nasza wersja: { $fields }. Oryginalnego tekstu nie znamy.
core-why_ours_all = Nasza wersja, bo oryginalnego tekstu nie znamy.
core-why_remembered = Z pamięci, niesprawdzone: { $fields }.
core-why_remembered_all = Z pamięci, niesprawdzone.
core-why_pack_printed = Jak w oryginale, według autora: { $author }.
core-why_pack_idea = Pomysł: { $author }.

## Beside a real table
core-told_die = Kość ma tutaj ścianki od 1 do { $sides }.
core-told_unknown = Tego nie da się tutaj wylosować.
core-told_gone = To nie mogło się trafić: nic takiego już nie zostało.
core-told_too_many = To więcej wyników, niż trzeba.
core-no_companion = W tę grę nie można grać przy prawdziwym stole.
core-no_correction = Tego nie można tutaj poprawić.
core-correction_range = Możliwe wartości: od { $least } do { $most }.
core-correction_pieces = W pudełku nie ma tylu elementów.
core-correction_stuck = W takim układzie nie da się grać dalej. Najpierw cofnijcie ostatni ruch.
