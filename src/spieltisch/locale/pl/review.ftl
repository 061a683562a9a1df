## A finished game looked over

review-title = Przegląd partii
review-by = Szanse po każdym wpisie według najsilniejszego przeciwnika.
review-reckoning = Obliczanie
review-seat = { $player }: od { $first } do { $last }; szczęście { $luck }, decyzje wszystkich { $play }
review-choices = Liczba decyzji: { $count }; zgodnych z pierwszym wyborem najsilniejszego przeciwnika: { $firsts }, z drugim: { $seconds }.
review-kind-luck = szczęście
review-kind-own = własna gra
review-kind-others = inni
review-odds = Równie dobrze lub równie źle w { $share } wszystkich rzutów i dobrań.
review-same = Najsilniejszy przeciwnik zagrałby tak samo.
review-better = Najsilniejszy przeciwnik: { $action } ({ $share }).
review-none = Brak punktów zwrotnych: nic nie zmieniło szansy o trzy punkty lub więcej.
review-head-entry = Wpis
review-head-when = Kiedy
review-head-change = Zmiana
review-head-kind = Przez
review-head-what = Co się stało
review-head-best = Zamiast tego
