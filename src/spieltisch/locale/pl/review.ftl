## A finished game looked over

review-title = Przegląd partii
review-by = Szanse na koniec każdej tury według najsilniejszego przeciwnika.
review-reckoning = Obliczanie
review-seat = { $player }: od { $first } do { $last }; szczęście { $luck }, decyzje wszystkich { $play }
review-taken-back = { $seat }: cofnięty ruch, choć widać już było kości lub karty (moment { $entry }).
review-choices = { $count ->
    [one] Na { $count } decyzję zgodnych z pierwszym wyborem najsilniejszego przeciwnika: { $firsts }, z drugim: { $seconds }.
    [few] Na { $count } decyzje zgodnych z pierwszym wyborem najsilniejszego przeciwnika: { $firsts }, z drugim: { $seconds }.
   *[many] Na { $count } decyzji zgodnych z pierwszym wyborem najsilniejszego przeciwnika: { $firsts }, z drugim: { $seconds }.
}
review-kind-luck = szczęście
review-kind-own = własna gra
review-kind-others = inni
review-conceded = { $player }: tu poddanie partii.
review-played = zagrane
review-odds = Tak dobry lub tak zły wynik zdarza się w { $share } przypadków.
review-same = Najsilniejszy przeciwnik zagrałby tak samo.
review-better = Najsilniejszy przeciwnik zagrałby tak: { $action } ({ $share }).
review-none = Brak punktów zwrotnych: żadna tura nie zmieniła szans bardziej niż o ich błąd.
review-head-entry = Ruch
review-head-when = Kiedy
review-head-change = Zmiana
review-head-kind = Przyczyna
review-head-what = Co się stało
review-head-best = Dlaczego
review-percent = { PERCENT($share) }
review-curve = { PERCENT($share) } po ruchu { $at } z { $of }
review-curve-title = Szanse na koniec każdej tury
review-points-title = Punkty zwrotne
review-luck-title = Szczęście a gra
review-luck-help = Punkty procentowe szansy od początku do końca: kości i karty, potem decyzje wszystkich.
review-luck = Szczęście
review-play = Gra
review-try-again = Spróbuj od tego miejsca
review-link = Link
review-picture = Obraz
review-copied = Skopiowano link do tego momentu.
review-chapter = Rozdział
    .first = Początek

## Co rozstrzygnęło: każda liczba jest obliczona albo policzona

review-story-won = { $seat-person ->
    [you] Wygrywasz { $when }: szansa na zwycięstwo wzrosła z { PERCENT($first) } do { PERCENT($last) }.
   *[other] { $seat } wygrywa { $when }: szansa na zwycięstwo wzrosła z { PERCENT($first) } do { PERCENT($last) }.
}
review-story-after = Potem nikt inny nie przekroczył { PERCENT($share) }.
review-story-steady = { $seat-person ->
    [you] Wygrywasz krok po kroku: żadna tura nie zmieniła szans o więcej niż margines błędu.
   *[other] { $seat } wygrywa krok po kroku: żadna tura nie zmieniła szans o więcej niż margines błędu.
}
review-story-shared = Zwycięstwo dzielą: { $seats }.
review-story-open = Partia nie została dokończona.
review-story-nobody = Nikt nie wygrał.
review-swing = Rozstrzygający zwrot
review-swing-share = z { PERCENT($first) } do { PERCENT($last) }
review-play-moment = Odtwórz ten moment
review-because = bo
review-because-own = Zmieniła się sytuacja na planszy; w tej turze nie było niczego do policzenia.
review-because-others = Zmieniła się sytuacja na planszy; w tej turze nie było niczego do policzenia.
review-because-luck = Wynik rzutu lub dobrana karta zmieniły szanse; nie było niczego do policzenia.
review-words-luck-good = Szczęście w kościach i kartach dało { $points } pkt proc.
review-words-luck-bad = Pech w kościach i kartach kosztował { $points } pkt proc.
review-words-luck-even = Szczęście i pech się wyrównały.
review-words-play-good = Decyzje wszystkich graczy dały { $points } pkt proc.
review-words-play-bad = Decyzje wszystkich graczy kosztowały { $points } pkt proc.
review-words-play-even = Decyzje wszystkich graczy się wyrównały.
review-words-dearest = Najkosztowniejsza decyzja { $when }: { $action }. O { $points } pkt proc. lepsze: { $next }.
