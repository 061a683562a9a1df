# Nauka przy stole: rozgrywki z przewodnikiem, lekcje i zadania.

## Pierwsza rozgrywka z przewodnikiem
ui-guide = Twoja pierwsza partia
ui-guide-second = Druga lekcja
ui-guide-games = Partie z przewodnikiem
ui-guide-step = Krok { $at } z { $of }
ui-guide-show = Pokaż mi
ui-guide-rule = Zasada
ui-guide-skip = Pomiń krok
ui-guide-leave = Wyjdź
ui-guide-fold = Zwiń
ui-guide-next = Dalej
ui-guide-undo = Cofnij
ui-guide-anyway = Graj dalej
ui-guide-nudge = Możesz tak zagrać, ale w tym kroku chodzi o coś innego.
ui-guide-watch = Popatrz: { $news }
ui-guide-first = Najpierw: { $action }
ui-guide-here = (o to chodzi przewodnikowi)
ui-guide-end = Teraz wiesz, jak się gra
    .say = To wszystko, co przewodnik miał do powiedzenia. Partia toczy się dalej, a przeciwnicy są wyrozumiali.
ui-guide-on = Graj dalej od tego miejsca
ui-guide-further = Następna lekcja
ui-guide-whole = Pełna partia
ui-guide-again = Jeszcze raz
ui-guide-lessons = Do lekcji
ui-learn = Nauka
    .first = pierwsza partia
    .second = druga lekcja
    .step = krok { $at } z { $of }
    .again = poznane · jeszcze raz?

## Lekcje i zadania
ui-puzzles = Lekcje i zadania
    .short = Zadania
    .some = { $solved } z { $of }
    .none = { $of } do rozwiązania
ui-puzzle = Zadanie
ui-puzzle-lessons = Lekcje
    .note = jeden pomysł, dwie minuty
ui-puzzle-puzzles = Zadania
    .note = pozycja, cel, jedna tura
ui-puzzle-level = Trudność { $level } z 5
ui-puzzle-goal = Cel
ui-puzzle-new = nowe
ui-puzzle-solved = rozwiązane
ui-puzzle-tried =
    { $count ->
        [one] { $count } próba
        [few] { $count } próby
       *[other] { $count } prób
    }
ui-puzzle-count = Rozwiązane: { $count } z { $of }
ui-puzzle-filter-all = Wszystkie
ui-puzzle-filter-open = Otwarte
ui-puzzle-filter-solved = Rozwiązane
ui-puzzle-open = Otwórz na stole
ui-puzzle-explain = Wyjaśnij
ui-puzzle-later = Wyjaśnienie pojawi się po rozwiązaniu
ui-puzzle-last = Ostatnia próba: { $result }
ui-puzzle-least = { $now } z { $of }
ui-puzzle-most = { $now }, najwyżej { $of }
ui-puzzle-done = Rozwiązane.
ui-puzzle-missed = Tym razem nie: { $result }.
ui-puzzle-again = Od nowa
ui-puzzle-next = Następne

## Z księgi
ui-book-from = Z księgi:
ui-book-back = wróć do strony

ui-gentle = Objaśniaj pierwsze decyzje w jednym zdaniu

## Tables of cards in the book
ui-catalogue-find = Szukaj w nazwach i tekstach
ui-catalogue-none = Nic tu nie zawiera tych słów.
ui-catalogue-name = Nazwa
ui-catalogue-text = Tekst
ui-catalogue-copies = Kopie
ui-catalogue-type = Typ

## Coach
ui-coach = Trener
ui-coach-none = Nie ma jeszcze żadnych chwil. Obejrzyj przegląd jednej ze swoich zakończonych gier: do trzech decyzji trafi tutaj, by spróbować jeszcze raz.
ui-coach-due =
    { $count ->
        [0] dziś nic do powtórki
        [one] dziś jedna chwila do powtórki
        [few] dziś { $count } chwile do powtórki
       *[many] dziś { $count } chwil do powtórki
    }
ui-coach-moments = Spróbuj jeszcze raz
    .note = z tym, co było ci wtedy wiadome; po kilku dniach pytanie wraca
ui-coach-moment = Chwila do powtórki
ui-coach-three =
    { $count ->
        [one] Jedna chwila, by spróbować jeszcze raz
        [3] Trzy chwile, by spróbować jeszcze raz
        [few] { $count } chwile, by spróbować jeszcze raz
       *[many] { $count } chwil, by spróbować jeszcze raz
    }
ui-coach-goal = Co zrobisz?
    .help = Zachowaj dziewięć dziesiątych szansy, jaka tu była. To, co zagrano, zachowało mniej.
ui-coach-cost = koszt w punktach procentowych: { $points }
ui-coach-kept = Zachowana część szansy: { $tenths }/10.
ui-coach-missed = Zachowana część szansy: { $tenths }/10, za mało.
ui-coach-unknown = Najsilniejszy przeciwnik prawie się temu nie przyglądał.
ui-coach-best = Najsilniejszy przeciwnik zagrałby tak: { $action }.
ui-coach-played = W grze było tak: { $action }.
ui-coach-again =
    { $count ->
        [0] Pytanie wróci jeszcze dziś.
        [one] Pytanie wróci jutro.
        [few] Pytanie wróci za { $count } dni.
       *[many] Pytanie wróci za { $count } dni.
    }
ui-coach-next = Następna chwila
ui-coach-try = Spróbuj jeszcze raz
ui-coach-forget = Nie pytaj więcej
ui-coach-losses = Na czym tracisz
    .note = decyzje, które zachowały mniej niż dziewięć dziesiątych szansy, spośród wszystkich ocenionych
ui-coach-games =
    { $count ->
        [one] jedna obejrzana gra
        [few] { $count } obejrzane gry
       *[many] { $count } obejrzanych gier
    }
ui-coach-of = { $lost } z { $choices }
ui-coach-column = Decyzja
    .lost = Stracone, spośród wszystkich
ui-coach-other = Inne decyzje
ui-coach-stays = Zostają na tym urządzeniu, a po kilku dniach pytanie wraca:
