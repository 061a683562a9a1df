## A finished game looked over

review-title = Przegląd partii
review-by = Szanse po każdym ruchu według najsilniejszego przeciwnika.
review-reckoning = Obliczanie
review-seat = { $player }: od { $first } do { $last }; szczęście { $luck }, decyzje wszystkich { $play }
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
review-none = Brak punktów zwrotnych: nic nie zmieniło szansy o trzy punkty procentowe lub więcej.
review-head-entry = Ruch
review-head-when = Kiedy
review-head-change = Zmiana
review-head-kind = Przyczyna
review-head-what = Co się stało
review-head-best = Zamiast tego
review-percent = { PERCENT($share) }
review-curve = { PERCENT($share) } po ruchu { $at } z { $of }
review-curve-title = Szanse po każdym ruchu
review-seat-title = { $player }: szczęście { $luck }, decyzje wszystkich { $play }
review-points-title = Punkty zwrotne
review-luck-title = Szczęście a gra
review-luck-help = Punkty procentowe szansy od początku do końca. Górny pasek: kości i karty. Dolny: decyzje wszystkich.
review-luck = Szczęście
review-play = Gra
review-try-again = Spróbuj od tego miejsca
review-link = Link
review-picture = Obraz
review-copied = Skopiowano link do tego momentu.
review-chapter = Rozdział
