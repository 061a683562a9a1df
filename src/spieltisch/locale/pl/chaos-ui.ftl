# Mapa wojny: napisy, prognozy, arkusze.
chaos-ui-loading = Przygotowujemy stół…
chaos-ui-map = Mapa wojny
chaos-ui-map-title = Stary Świat
chaos-ui-map-motto = w oczach czterech Potęg
chaos-ui-sea-north = Morze Północne
chaos-ui-sea-south = Morze Południowe
chaos-ui-victory-track = Tor Punktów Zwycięstwa
chaos-ui-own = Twoja Potęga
chaos-ui-choices = Możliwości
chaos-ui-close = Zamknij

chaos-ui-round = Runda { $round }
chaos-ui-of-rounds = z { $rounds }
chaos-ui-phase-setup = Przygotowanie
chaos-ui-phase-old_world = Stary Świat
chaos-ui-phase-draw = Dobieranie
chaos-ui-phase-summoning = Przyzywanie
chaos-ui-phase-battle = Walka
chaos-ui-phase-corruption = Zepsucie
chaos-ui-phase-end = Koniec
chaos-ui-phase-over = Po grze

chaos-ui-you = ty
chaos-ui-threat = Zagrożenie
chaos-ui-points =
    { $count ->
        [one] { $count } Punkt Zwycięstwa
        [few] { $count } Punkty Zwycięstwa
       *[many] { $count } Punktów Zwycięstwa
    }
chaos-ui-points-short = PZ
chaos-ui-power =
    { $count ->
        [one] { $count } punkt Mocy
        [few] { $count } punkty Mocy
       *[many] { $count } punktów Mocy
    }
chaos-ui-power-of = { $power } z { $start } punktów Mocy
chaos-ui-power-left = zostało { $power } z { $start } punktów Mocy
chaos-ui-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
chaos-ui-deck = { $count } w talii
chaos-ui-upgrades =
    { $count ->
        [one] { $count } karta Ulepszenia
        [few] { $count } karty Ulepszeń
       *[many] { $count } kart Ulepszeń
    }
chaos-ui-passed = pas
chaos-ui-next = dalej
chaos-ui-dial = { $god }: Zagrożenie { $threat }, poziom { $tick } z { $last }
chaos-ui-earns-khorne = Żeton postępu Zagrożenia za każdą walkę, w której Khorne zabija wrogą figurkę.
chaos-ui-earns-nurgle = Żeton postępu Zagrożenia za każdy gęsto zaludniony region, w którym Nurgle kładzie w jednej fazie dwa lub więcej żetonów Zepsucia.
chaos-ui-earns-tzeentch = Żeton postępu Zagrożenia za każdy region z dwoma magicznymi symbolami lub żetonami Spaczenia, w którym Tzeentch kładzie w jednej fazie dwa lub więcej żetonów Zepsucia.
chaos-ui-earns-slaanesh = Żeton postępu Zagrożenia za każdy region ze Szlachtą lub Bohaterem, w którym Slaanesh kładzie w kroku Zepsucia dwa lub więcej żetonów Zepsucia.
chaos-ui-counters = Żetony postępu Zagrożenia: { $count }, dojdzie: { $forecast }
chaos-ui-open-sheet =
    { $god }: { $points ->
        [one] { $points } Punkt Zwycięstwa
        [few] { $points } Punkty Zwycięstwa
       *[many] { $points } Punktów Zwycięstwa
    }, { $power ->
        [one] { $power } punkt Mocy
        [few] { $power } punkty Mocy
       *[many] { $power } punktów Mocy
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }. Otwórz arkusz Potęgi.
chaos-ui-tick-start = start
chaos-ui-tick-vp =
    { $count ->
        [one] { $count } Punkt Zwycięstwa
        [few] { $count } Punkty Zwycięstwa
       *[many] { $count } Punktów Zwycięstwa
    }
chaos-ui-tick-upgrade = karta Ulepszenia
chaos-ui-tick-draw = { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
   *[many] dobierz { $count } kart
}
chaos-ui-tick-place_warpstone =
    { $count ->
        [one] umieść żeton Spaczenia
        [few] umieść { $count } żetony Spaczenia
       *[many] umieść { $count } żetonów Spaczenia
    }
chaos-ui-tick-place_noble = { $count ->
    [one] umieść { $count } żeton Szlachty
    [few] umieść { $count } żetony Szlachty
   *[many] umieść { $count } żetonów Szlachty
}
chaos-ui-tick-remove_corruption = { $count ->
    [one] usuń { $count } żeton Zepsucia
    [few] usuń { $count } żetony Zepsucia
   *[many] usuń { $count } żetonów Zepsucia
}
chaos-ui-tick-remove_old_world = { $count ->
    [one] usuń { $count } żeton Starego Świata
    [few] usuń { $count } żetony Starego Świata
   *[many] usuń { $count } żetonów Starego Świata
}
chaos-ui-tick-victory = zwycięstwo

chaos-ui-slot-first = lewe pole
chaos-ui-slot-second = prawe pole
chaos-ui-slot-blocked = zablokowane
chaos-ui-free = za darmo
chaos-ui-magic = Magiczny symbol
chaos-ui-comet = Symbol komety z dwoma warkoczami
chaos-ui-improves = Ulepsza
chaos-ui-attack = Atak
chaos-ui-defense = Obrona
chaos-ui-ruined = Spustoszony
chaos-ui-ruined-in = Spustoszony w rundzie { $round }.
chaos-ui-ruiner = uczestnik Spustoszenia

chaos-ui-worth = Wartość Podboju { $value }, Opór { $resistance }
chaos-ui-pays = Daje { $value } PZ temu, kto w nim dominuje: { $causes }
chaos-ui-resists = Opór { $value }: { $causes }
chaos-ui-toward-ruin = { $count } z { $limit } żetonów Zepsucia i Spaczenia: przy { $limit } region zostaje Spustoszony
chaos-ui-worth-label = Wartość Podboju
chaos-ui-resists-label = Opór
chaos-ui-corruption-of = { $count ->
    [one] { $count } żeton Zepsucia ({ $god })
    [few] { $count } żetony Zepsucia ({ $god })
   *[many] { $count } żetonów Zepsucia ({ $god })
}
chaos-ui-legal = można wybrać
chaos-ui-legal-cost =
    { $cost ->
        [one] można wybrać za { $cost } punkt Mocy
        [few] można wybrać za { $cost } punkty Mocy
       *[many] można wybrać za { $cost } punktów Mocy
    }
chaos-ui-who-dominates = Kto by w nim teraz dominował
chaos-ui-no-claims = Nikt jeszcze o niego nie walczy.
chaos-ui-beats = więcej niż Opór { $resistance }:
chaos-ui-points-you =
    { $count ->
        [one] { $count } Punkt Zwycięstwa dla ciebie
        [few] { $count } Punkty Zwycięstwa dla ciebie
       *[many] { $count } Punktów Zwycięstwa dla ciebie
    }
chaos-ui-points-god =
    { $count ->
        [one] { $god }: { $count } Punkt Zwycięstwa
        [few] { $god }: { $count } Punkty Zwycięstwa
       *[many] { $god }: { $count } Punktów Zwycięstwa
    }
chaos-ui-nobody = Na razie nikt w nim nie dominuje.
chaos-ui-nobody-short = nikt
chaos-ui-first-fight = Najpierw jednak walka
chaos-ui-you-kill-all = zabijasz wszystkich
chaos-ui-god-kills-any = { $god } kogoś zabija
chaos-ui-still-dominate = Nadal dominujesz
chaos-ui-after-battle = Po walce nadal twój
chaos-ui-your-domination = Twoja wartość dominacji
chaos-ui-with = z „{ $what }”
chaos-ui-counter-gain =
    { $count ->
        [one] daje ci też żeton postępu Zagrożenia
        [few] daje ci też { $count } żetony postępu Zagrożenia
       *[many] daje ci też { $count } żetonów postępu Zagrożenia
    }
chaos-ui-falls =
    { $forecast ->
        [0] Teraz { $count }; Spustoszenie przy { $limit }.
       *[other] Teraz { $count }, dojdzie { $forecast }; Spustoszenie przy { $limit }.
    }
chaos-ui-ruin-pays = Spustoszenie da { $first } PZ za pierwsze miejsce, { $second } za drugie i po { $ruiners } uczestnikom.
chaos-ui-why-not = Nie tutaj:
chaos-ui-details = więcej
chaos-ui-pick-up = Weź: { $what }
chaos-ui-in-region = { $region-in }
chaos-ui-on-map = na mapie

chaos-ui-follower = { $name }: w rezerwie { $count }, koszt { $cost }, atak { $attack }, obrona { $defense }
chaos-ui-reserve = Rezerwa
chaos-ui-hand = Ręka
chaos-ui-tab-hand = Ręka
chaos-ui-tab-reserve = Rezerwa
chaos-ui-tab-upgrades = Karty Ulepszeń
chaos-ui-upgrades-title = Karty Ulepszeń
chaos-ui-next-upgrade = następna: poziom { $tick }
chaos-ui-no-cards = Brak kart na ręce.
chaos-ui-discard = Odrzucone ({ $count })
chaos-ui-peasants = { $count ->
    [one] { $count } Chłop na arkuszu
    [few] { $count } Chłopów na arkuszu
   *[many] { $count } Chłopów na arkuszu
}
chaos-ui-threat-order = Według Zagrożenia: { $order }
chaos-ui-fold = Mniejsze karty
chaos-ui-unfold = Większe karty
chaos-ui-whole-map = Cała mapa lub zbliżenie

chaos-ui-track = Pola wydarzeń
chaos-ui-track-empty = puste
chaos-ui-deck-left = zostało
chaos-ui-deck-rest = w talii
chaos-ui-ruins-left = { $count ->
    [one] karta Spustoszenia
    [few] karty Spustoszenia
   *[many] kart Spustoszenia
}
chaos-ui-ruins-rest = z { $total }
chaos-ui-chronicle = Kronika
chaos-ui-chat = Czat

chaos-ui-undo = Cofnij
chaos-ui-pass = Pas
chaos-ui-place-in = Umieść: { $region }
chaos-ui-put-back = Odłóż: { $what }
chaos-ui-your-turn = Weź kartę albo wyznawcę
chaos-ui-choose = Wybierz
chaos-ui-left-slot = Lewe pole
chaos-ui-right-slot = Prawe pole
chaos-ui-waiting = Decydują inni
chaos-ui-soft = { $god }: wybierz region ({ $what })
chaos-ui-soft-detail =
    { $power ->
        [one] albo weź coś innego; został { $power } punkt Mocy
        [few] albo weź coś innego; zostały { $power } punkty Mocy
       *[many] albo weź coś innego; zostało { $power } punktów Mocy
    }
chaos-ui-soft-slot = Wybierz jedno z dwóch pól { $region-in }
chaos-ui-loses-power =
    { $power ->
        [one] { $power } punkt Mocy, który przepadnie
        [few] { $power } punkty Mocy, które przepadną
       *[many] { $power } punktów Mocy, które przepadną
    }
chaos-ui-loses-free =
    { $count ->
        [one] coś, co możesz jeszcze zrobić za darmo
        [few] { $count } rzeczy, które możesz jeszcze zrobić za darmo
       *[many] { $count } rzeczy, które możesz jeszcze zrobić za darmo
    }

chaos-ui-battle-in = Walka { $region-in }
chaos-ui-battle-again = jeszcze raz (walka { $number })
chaos-ui-hits = { $count ->
    [0] bez obrażeń
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
chaos-ui-roll-early = wczesne obrażenia
chaos-ui-roll-event = wydarzenie
chaos-ui-roll-return = odwet
chaos-ui-falls-figure = { $what } ginie
chaos-ui-assign = { $count ->
    [one] Jedno obrażenie do przydzielenia
    [few] { $count } obrażenia do przydzielenia
   *[many] { $count } obrażeń do przydzielenia
}
chaos-ui-last-round = Podsumowanie ostatniej rundy

chaos-ui-round-over = Koniec rundy { $round }
chaos-ui-dominated = Zdominowane
chaos-ui-fell = Spustoszone: { $regions }
chaos-ui-go-on = Dalej
chaos-ui-source-before = Wcześniej
chaos-ui-source-domination = Dominacja
chaos-ui-source-ruin = Spustoszenie
chaos-ui-source-ruiner = Udział w Spustoszeniu
chaos-ui-source-dial = Wskaźnik Zagrożenia
chaos-ui-source-old_world = Stary Świat
chaos-ui-source-upgrade = Karty Ulepszeń
chaos-ui-source-card = Karty
chaos-ui-wins = { $count ->
    [one] { $gods } wygrywa
    [few] Wspólne zwycięstwo: { $gods }
   *[many] Wspólne zwycięstwo: { $gods }
}
chaos-ui-nobody-wins = Stary Świat przetrwał: nikt nie wygrywa
chaos-ui-your-place = Twoje miejsce: { $place } z { $count }
chaos-ui-ending-dial = Wskaźnik Zagrożenia pokazuje zwycięstwo.
chaos-ui-ending-points = Zdobyto pięćdziesiąt Punktów Zwycięstwa (Tor Punktów Zwycięstwa).
chaos-ui-ending-ruins = Spustoszono piąty region.
chaos-ui-ending-deck = Talia Starego Świata jest pusta.
chaos-ui-chart-rounds = Punkty Zwycięstwa po rundach
chaos-ui-chart-dials = Wskaźniki Zagrożenia w kolejnych rundach
chaos-ui-chart-sources = Skąd pochodzą
chaos-ui-turning = Punkty zwrotne
chaos-ui-takes-lead = { $god } obejmuje prowadzenie w rundzie { $round }
chaos-ui-see-map = Zobacz mapę

## Runda, krok po kroku

chaos-chapter-old_world = Stary Świat
chaos-chapter-battles = Walki
chaos-chapter-domination = Dominacja
chaos-chapter-corruption = Zepsucie
chaos-chapter-end = Faza końcowa
chaos-chapter-ruin = Spustoszenie
chaos-chapter-dials = Wskaźniki
chaos-chapter-sum = Podsumowanie
chaos-film-against = { $value } przeciw { $resistance }
chaos-film-sum = { $region }: { $value } przeciw { $resistance }
chaos-film-tie = { $region }: { $value } przeciw { $resistance }, nikt
chaos-film-resistance = Opór { $resistance }
chaos-film-rival = { $god } ma { $value }
chaos-film-corruption-in = Zepsucie { $region-in }
chaos-film-points = { $count ->
    [one] +1 punkt
    [few] +{ $count } punkty
   *[many] +{ $count } punktów
}
chaos-film-token = { $god } +{ $number }
chaos-film-burns = { $region } płonie
chaos-film-twelfth = dwunasty żeton
chaos-film-ruin-points = { $region }: punkty za Spustoszenie
chaos-film-dial = { $god } obraca wskaźnik
chaos-film-counters = { $count ->
    [0] bez żetonu: stoi
    [one] { $count } żeton postępu
    [few] { $count } żetony postępu
   *[many] { $count } żetonów postępu
}
chaos-film-ended = Koniec gry
chaos-film-gains = Runda { $round }: { $gods } { $count ->
    [one] zyskuje
    [few] zyskują
   *[many] zyskują
} { $points }
chaos-film-before = przedtem
chaos-film-now = teraz
chaos-film-play = { $chapter }: pokaż jeszcze raz

## Choosing a god before the game
chaos-choose = Którym bogiem grasz?
    .help = Każdy bóg może wygrać na dwa sposoby: zdobywając 50 Punktów Zwycięstwa albo obracając Wskaźnik Zagrożenia do końca.
    .begin = Zagraj jako { $part }
    .button = Wybierz boga
chaos-choose-khorne = Wysyła wojowników tam, gdzie stoją inni, i zabija w regionie po regionie. Każda walka, w której zabije, obraca jego Wskaźnik, a samo to może dać mu zwycięstwo.
    .epithet = Bóg Krwi
    .first = Na pierwszą grę: zawsze wiesz, co robić
chaos-choose-nurgle = Osiada w gęsto zaludnionych regionach i wypełnia je Zepsuciem. Wygrywa dzięki PZ, gdy dwa lub trzy z nich zostaną Spustoszone.
    .epithet = Pan Zarazy
    .first = Na pierwszą grę: trzymaj się razem i licz do dwunastu
chaos-choose-tzeentch = Trzyma dużo kart i zagrywa tanie tam, gdzie leży Spaczenie, z dala od walk. Przesuwa figurki i zaskakuje.
    .epithet = Pan Przemian
    .first = Na trzecią grę: karty wymagają planu
chaos-choose-slaanesh = Idzie tam, gdzie są Szlachta i Bohaterowie: dwóch kultystów w takim regionie obraca jego Wskaźnik. Unika walk i pożycza wyznawców innych bogów.
    .epithet = Książę Rozkoszy
    .first = Po jednej, dwóch grach: liczy się właściwe miejsce
chaos-choose-kills = walka
    .tip = Figurki zabite w jednej grze: { $count }
chaos-choose-domination = ziemie
    .tip = Punkty Zwycięstwa za dominację w jednej grze: { $count }
chaos-choose-ruins = Spustoszenie
    .tip = Punkty Zwycięstwa ze Spustoszonych regionów w jednej grze: { $count }
chaos-choose-cards = karty
    .tip = Karty zagrane w jednej grze: { $count }
chaos-choose-turns = Wskaźnik obraca się za
chaos-choose-turns-khorne = walkę, w której kogoś zabił
chaos-choose-turns-nurgle = dwa żetony w gęsto zaludnionym regionie
chaos-choose-turns-tzeentch = dwa żetony tam, gdzie są dwa magiczne symbole lub żetony Spaczenia
chaos-choose-turns-slaanesh = dwa żetony tam, gdzie jest Szlachta lub Bohater
chaos-choose-power = punkty Mocy: { $count }
chaos-choose-draw = { $count ->
    [one] { $count } karta na rundę
    [few] { $count } karty na rundę
   *[other] { $count } kart na rundę
}
chaos-choose-refill = dobiera do { $count } kart
chaos-ui-occasion-killed = zginie jedna z moich figurek
chaos-ui-occasion-played = ktoś inny zagra kartę Chaosu
chaos-ui-occasion-dominated = ktoś inny zdominuje region
chaos-ui-occasion-battle = zacznie się walka
