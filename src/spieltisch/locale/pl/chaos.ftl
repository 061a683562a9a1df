# Chaos w Starym Świecie

chaos-title = Chaos w Starym Świecie

## Powers, regions, followers, tokens

chaos-god-khorne = Khorne
chaos-god-nurgle = Nurgle
chaos-god-tzeentch = Tzeentch
chaos-god-slaanesh = Slaanesh
chaos-region-norsca = Norska
chaos-region-troll_country = Kraj Trolli
chaos-region-kislev = Kislev
chaos-region-empire = Imperium
chaos-region-bretonnia = Bretonia
chaos-region-estalia = Estalia
chaos-region-tilea = Tilea
chaos-region-border_princes = Księstwa Graniczne
chaos-region-badlands = Złe Ziemie
chaos-source-norsca = Norska
chaos-source-troll_country = Kraj Trolli
chaos-source-kislev = Kislev
chaos-source-empire = Imperium
chaos-source-bretonnia = Bretonia
chaos-source-estalia = Estalia
chaos-source-tilea = Tilea
chaos-source-border_princes = Księstwa Graniczne
chaos-source-badlands = Złe Ziemie
chaos-source-reserve = rezerwa
chaos-kind-cultist = Kultysta
chaos-kind-warrior = Wojownik
chaos-kind-greater_daemon = Wielki demon
chaos-kind-shielded_cultist = Kultysta z tarczą
chaos-kind-shielded_warrior = Wojownik z tarczą
chaos-kind-shielded_greater_daemon = Wielki demon z tarczą
chaos-kind-entrenched_warrior = Wojownik na polu karty
chaos-kind-shielded_entrenched_warrior = Wojownik z tarczą na polu karty
chaos-kind-spent_cultist = Kultysta (już przyzwany za darmo)
chaos-kind-charmed_bloodsworn = Uwiedziony Zaprzysiężony Krwi
chaos-kind-charmed_leper = Uwiedziony Trędowaty
chaos-kind-charmed_acolyte = Uwiedziony Akolita
chaos-kind-charmed_shielded_acolyte = Uwiedziony Akolita z tarczą
chaos-kind-charmed_spent_leper = Uwiedziony Trędowaty (już przyzwany za darmo)
chaos-figure-bloodsworn = Zaprzysiężony Krwi
chaos-figure-khorne-cultist = Zaprzysiężony Krwi
chaos-figure-bloodletter = Krwiopuszcz
chaos-figure-khorne-warrior = Krwiopuszcz
chaos-figure-bloodthirster = Krwiopijec Khorna
chaos-figure-khorne-greater_daemon = Krwiopijec Khorna
chaos-figure-leper = Trędowaty
chaos-figure-nurgle-cultist = Trędowaty
chaos-figure-plaguebearer = Siewca Zarazy
chaos-figure-nurgle-warrior = Siewca Zarazy
chaos-figure-great_unclean_one = Wielki Nieczysty
chaos-figure-nurgle-greater_daemon = Wielki Nieczysty
chaos-figure-acolyte = Akolita
chaos-figure-tzeentch-cultist = Akolita
chaos-figure-horror = Horror
chaos-figure-tzeentch-warrior = Horror
chaos-figure-lord_of_change = Pan Przemian
chaos-figure-tzeentch-greater_daemon = Pan Przemian
chaos-figure-seductress = Kusiciel
chaos-figure-slaanesh-cultist = Kusiciel
chaos-figure-daemonette = Demonica
chaos-figure-slaanesh-warrior = Demonica
chaos-figure-keeper_of_secrets = Strażnik Tajemnic
chaos-figure-slaanesh-greater_daemon = Strażnik Tajemnic
chaos-token-event = Wydarzenie
    .text = wskazuje, gdzie działa karta Starego Świata
chaos-token-hero = Bohater
    .text = w Fazie Końcowej zabiera figurkę najwyższemu Zagrożeniu
chaos-token-noble = Szlachta
    .text = zwiększa Wartość Podboju o 1
chaos-token-peasant = Chłop
    .text = ginie od jednego obrażenia i trafia na arkusz zabójcy
chaos-token-skaven = Skaven
    .text = zmniejsza Opór o 1
chaos-token-warpstone = Spaczeń
    .text = przy spustoszeniu liczy się jak żeton Zepsucia
chaos-slot-left = lewe pole
chaos-slot-right = prawe pole

## Phases and steps

chaos-phase-setup = Przygotowanie
chaos-phase-old_world = Faza Starego Świata
chaos-phase-draw = Faza Dobierania
chaos-phase-summoning = Faza Przyzywania
chaos-phase-battle = Faza Walki
chaos-phase-corruption = Faza Zepsucia
chaos-phase-end = Faza Końcowa
chaos-phase-over = Koniec gry
chaos-step-domination = Dominacja
chaos-step-corruption = Zepsucie
chaos-step-chaos_cards = Karty Chaosu schodzą z planszy
chaos-step-heroes = Uderzają Bohaterowie
chaos-step-old_world_cards = Karty Starego Świata
chaos-step-ruined_regions = Punkty za spustoszone regiony
chaos-step-dials = Obracają się wskaźniki
chaos-step-game_end = Czy to koniec?
chaos-points-domination = dominacja
chaos-points-ruin_first = najwięcej Zepsucia w spustoszonym regionie
chaos-points-ruin_second = drugie miejsce w spustoszonym regionie
chaos-points-ruiner = udział w spustoszeniu
chaos-points-dial = wskaźnik
chaos-points-old_world = karta Starego Świata
chaos-points-upgrade = ulepszenie
chaos-roll-early = wczesne kości
chaos-roll-battle = kości walki
chaos-roll-event = kości Starego Świata
chaos-roll-return = odwet
chaos-instruction-start = start
chaos-instruction-vp = Punkty Zwycięstwa
chaos-instruction-upgrade = karta Ulepszenia
chaos-instruction-draw = dobieranie kart
chaos-instruction-place_warpstone = umieszczenie Spaczenia
chaos-instruction-place_noble = umieszczenie Szlachty
chaos-instruction-remove_corruption = usunięcie Zepsucia
chaos-instruction-remove_old_world = usunięcie żetonów Starego Świata
chaos-instruction-victory = zwycięstwo
chaos-ending-none = gra trwa
chaos-ending-dial = wskaźnik pokazuje zwycięstwo
chaos-ending-points = pięćdziesiąt Punktów Zwycięstwa
chaos-ending-ruins = pięć spustoszonych regionów
chaos-ending-deck = Stary Świat przetrwał

## Chaos cards

chaos-card-blood_frenzy = Krwawy szał
    .text = Gdy zaczyna się tu walka, Khorne przed wszystkimi rzuca 2 kośćmi. Co zginie, znika od razu; niewykorzystane obrażenia przechodzą do jego zwykłego rzutu.
chaos-card-battle_cry = Okrzyk wojenny
    .text = W tej rundzie nikt nie umieszcza tu żetonów Zepsucia.
chaos-card-field_of_carnage = Obszar rzezi
    .text = Tylko figurki Khorna mogą opuścić ten region.
chaos-card-ritual_slaying = Rytualny mord
    .text = Za każdą figurkę, którą tu zabije, Khorne dobiera kartę.
chaos-card-skull_throne = Tron Czaszek
    .text = Przy obliczaniu dominacji liczy się tu atak figurek Khorna zamiast ich liczby.
chaos-card-reborn_in_blood = Odrodzenie we krwi
    .text = Po walce w tym regionie od razu toczy się jeszcze jedna.
chaos-card-blood_gods_call = Zew boga krwi
    .text = Sprowadź tu do dwóch figurek dowolnych Potęg, obie z jednego innego regionu.
chaos-card-plague_aura = Aura zarazy
    .text = Każdy żeton Zepsucia Nurgla w tym regionie dodaje 1 do jego wartości dominacji.
chaos-card-plague_touch = Dotyk zarazy
    .text = Wrogie figurki mają tu obronę mniejszą o 1, ale co najmniej 1.
chaos-card-all_things_decay = Rozkład wszechrzeczy
    .text = Usuń z tego regionu jeden żeton Zepsucia dowolnej Potęgi.
chaos-card-influenza = Grypa
    .text = Opór tego regionu jest mniejszy o 2.
chaos-card-rain_of_pus = Deszcz ropy
    .text = Figurki Nurgla mają tu obronę większą o 1.
chaos-card-great_foul_consumption = Wielka epidemia gruźlicy
    .text = Po umieszczeniu tu żetonów wszystkie figurki Nurgla wracają do jego rezerwy; za każde dwie umieszcza on żeton Zepsucia.
chaos-card-final_rotting = Ostateczny rozkład
    .text = Na koniec Fazy Walki Nurgle zabija tu wrogiego kultystę lub wojownika za każdy swój żeton Zepsucia w tym regionie.
chaos-card-stench_of_death = Odór śmierci
    .text = Jeśli Nurgle zdominuje ten region, umieszcza tu dwa żetony Zepsucia.
chaos-card-changer_of_ways = Ten, Który Zmienia Drogi
    .text = Teksty wszystkich innych kart Chaosu w tym regionie nie działają. Ich koszty i symbole nadal się liczą.
chaos-card-drain_power = Wyssanie mocy
    .text = Każda inna Potęga z kultystą w tym regionie traci 1 Mocy; Tzeentch zyskuje 1.
chaos-card-warp_shield = Tarcza Spaczenia
    .text = Jedna figurka Tzeentcha z tego regionu nie może w tej rundzie zginąć w walce, dokądkolwiek trafi.
chaos-card-teleport = Teleport
    .text = Przenieś stąd kultystę lub wojownika dowolnej Potęgi do dowolnego innego regionu.
chaos-card-temporal_stasis = Zastój czasu
    .text = Inni gracze płacą o 2 Mocy więcej za karty Chaosu zagrywane w tym regionie.
chaos-card-meddling_of_skaven = Knowania skavenów
    .text = Wybierz gracza, który ma tu figurkę; odrzuca on dwie karty Chaosu według własnego wyboru.
chaos-card-persistence_of_change = Trwałość przemian
    .text = Jeśli Tzeentch zabił tu w tej rundzie wrogą figurkę, ta karta zostaje na następną rundę.
chaos-card-dazzle = Oślepienie
    .text = Wrogie figurki mają tu atak mniejszy o 1.
chaos-card-perverse_infiltration = Przewrotna infiltracja
    .text = Slaanesh umieszcza tu żeton Zepsucia.
chaos-card-abyssal_pact = Pakt otchłani
    .text = Przy obliczaniu dominacji w tym regionie figurki się nie liczą.
chaos-card-insidious_lies = Podstępne kłamstwa
    .text = Każda Szlachta i każdy Bohater w tym regionie dodaje 2 do wartości dominacji Slaanesha.
chaos-card-dark_influence = Mroczny wpływ
    .text = Przenieś stąd Szlachtę, Bohatera lub Chłopa do innego regionu.
chaos-card-soporific_musk = Usypiające piżmo
    .text = Do końca rundy Slaanesh kontroluje wrogiego kultystę w tym regionie.
chaos-card-field_of_ecstasy = Pole ekstazy
    .text = W tej rundzie nie ma tu walki.
chaos-card-degenerate_royalty = Zdegenerowani władcy
    .text = Kosztuje o 3 mniej w regionie z co najmniej trzema żetonami Zepsucia.

## Upgrades

chaos-upgrade-up_bloodsworn = Zaprzysiężeni Krwi
    .text = Atak 1.
chaos-upgrade-up_bloodletter = Krwiopuszcze
    .text = Rzucają przed wszystkimi innymi figurkami; kogo zabiją, ten już nie odda ciosu.
chaos-upgrade-up_bloodthirster = Krwiopijec Khorna
    .text = Przy dominacji liczy się jak trzy figurki.
chaos-upgrade-up_khorne_power = Moc Khorna
    .text = Co rundę o 1 Mocy więcej.
chaos-upgrade-up_khorne_cards = Karty Khorna
    .text = Co rundę dobiera o 1 kartę więcej.
chaos-upgrade-up_leper = Trędowaci
    .text = Każdy raz na rundę wchodzi za darmo do regionu, w którym nie masz figurek.
chaos-upgrade-up_plaguebearer = Siewcy Zarazy
    .text = Każdy zabity w walce zadaje obrażenie figurkom zabójcy.
chaos-upgrade-up_great_unclean_one = Wielki Nieczysty
    .text = Tam, gdzie przybywa, umieszcza dwa żetony Zepsucia.
chaos-upgrade-up_power_of_pestilence = Moc zarazy
    .text = Co rundę o 1 Mocy więcej.
chaos-upgrade-up_provender_of_ruin = Żer na ruinach
    .text = 3 punkty za każde spustoszenie regionu.
chaos-upgrade-up_acolyte = Akolici
    .text = Mogą zabrać ze sobą Spaczeń do innego regionu.
chaos-upgrade-up_horror = Horrory
    .text = Mogą stanąć na pustym polu karty i je zablokować.
chaos-upgrade-up_lord_of_change = Pan Przemian
    .text = Ma dwa magiczne symbole.
chaos-upgrade-up_tzeentch_power = Moc Tzeentcha
    .text = Co rundę o 1 Mocy więcej.
chaos-upgrade-up_tzeentch_cards = Karty Tzeentcha
    .text = Uzupełnia rękę do sześciu kart.
chaos-upgrade-up_seductress = Kusiciele
    .text = Obrona 2.
chaos-upgrade-up_daemonette = Demonice
    .text = Ranią je tylko szóstki.
chaos-upgrade-up_keeper_of_secrets = Strażnik Tajemnic
    .text = Na początku Fazy Walki może przejąć kontrolę nad wrogim kultystą w swoim regionie.
chaos-upgrade-up_slaanesh_power_1 = Moc Slaanesha
    .text = Co rundę o 1 Mocy więcej.
chaos-upgrade-up_slaanesh_power_2 = Nadmiar Slaanesha
    .text = Co rundę o 2 Mocy więcej, ale o 1 kartę mniej.

## Old World cards

chaos-old_world-plunged_into_chaos = Pogrążeni w Chaosie
    .text = Każdy zdobywa 1 punkt za Chłopa na swoim arkuszu; kto ma ich najwięcej, zdobywa jeszcze 3.
chaos-old_world-peasant_uprising = Powstanie chłopskie
    .text = Chłop w każdym regionie oprócz Złych Ziem. Dopóki karta leży: każdy Chłop dodaje 1 do Oporu swojego regionu.
chaos-old_world-up_from_skavenblight = Prosto ze Skavenblight
    .text = Skaven w regionie ze Spaczeniem lub obok niego.
chaos-old_world-meteor_showers = Deszcz meteorów
    .text = Po jednym Spaczeniu w dwóch regionach.
chaos-old_world-warpstone_discovery = Odkrycie Spaczenia
    .text = Dwa żetony Spaczenia w jednym regionie. Faza Końcowa: kto ma figurkę przy Spaczeniu, dobiera kartę.
chaos-old_world-bretonnian_knights = Bretońscy rycerze
    .text = Bohater w Bretonii i jeden gdzie indziej. Faza Końcowa: kto ma figurkę w Bretonii, odrzuca kartę.
chaos-old_world-dwarf_trollslayers = Krasnoludzcy zabójcy trolli
    .text = Bohaterowie w Norsce i Kislevie albo w Kraju Trolli i Imperium. Faza Końcowa: najwyższe Zagrożenie z wojownikiem lub wielkim demonem przy Bohaterze traci jednego z nich.
chaos-old_world-horned_ones_due = Danina dla Rogatego
    .text = Skaven w dowolnym regionie. Dopóki karta leży: regiony ze Skavenem mają o jedno pole karty mniej.
chaos-old_world-crusade_is_come = Nadeszła krucjata
    .text = Po jednym Bohaterze w dwóch regionach.
chaos-old_world-witch_hunters = Łowcy czarownic
    .text = Bohater w regionie z największym Zepsuciem. Faza Końcowa: przy każdym Bohaterze znika jeden żeton Potęgi, która ma ich najwięcej.
chaos-old_world-road_wardens = Strażnicy dróg
    .text = Bohater w regionie ze Szlachtą lub Chłopem. Dopóki karta leży: przeniesienie figurki po planszy kosztuje o 1 więcej.
chaos-old_world-divine_inspiration = Boskie natchnienie
    .text = Chłop w każdym regionie z Bohaterem lub Szlachtą. Faza Końcowa: najwyższe Zagrożenie odrzuca kartę.
chaos-old_world-franzs_decree = Dekret Franza
    .text = Szlachta w Imperium i jedna obok. Dopóki karta leży: regiony ze Szlachtą mają Opór większy o 1.
chaos-old_world-electors_arise = Elektorzy powstają
    .text = Po jednej Szlachcie w dwóch gęsto zaludnionych regionach. Faza Końcowa: 1 punkt za każdy zdominowany region ze Szlachtą.
chaos-old_world-mass_exodus = Wielki exodus
    .text = Wszyscy Chłopi z jednego regionu przechodzą do sąsiednich.
chaos-old_world-skavengers = Skaveni padlinożercy
    .text = Skaven w dowolnym regionie. Faza Końcowa: Spaczeń w regionie ze Skavenem.
chaos-old_world-greenskins_invade = Inwazja zielonoskórych
    .text = Komety schodzą z pól wydarzeń, a żetony Wydarzeń z planszy. Wydarzenia w Złych Ziemiach, Imperium i Tilei. Początek walki: rzut kością przeciw każdej Potędze przy Wydarzeniu.
chaos-old_world-norse_reavers = Łupieżcy z Norski
    .text = Komety schodzą z pól wydarzeń, a żetony Wydarzeń z planszy. Norska, Kraj Trolli i Kislev tracą po Chłopie i dostają po Wydarzeniu. Koniec walki: kto ma najwięcej figurek przy Wydarzeniu, traci kultystę lub wojownika.
chaos-old_world-dark_elf_corsairs = Korsarze mrocznych elfów
    .text = Komety schodzą z pól wydarzeń, a żetony Wydarzeń z planszy. Wydarzenia w Bretonii, Estalii i Tilei. Faza Końcowa: przy Wydarzeniu znika Chłop, a kto ma tam co najmniej dwóch kultystów, traci jednego.
chaos-old_world-teclis_aids_the_empire = Teclis wspiera Imperium
    .text = Komety schodzą z pól wydarzeń, a żetony Wydarzeń z planszy. Wydarzenia w Imperium, Kislevie i Bretonii. Dopóki karta leży: przy Wydarzeniu żadnych kart z magicznym symbolem.
chaos-old_world-electors_sue_for_peace = Elektorzy proszą o pokój
    .text = Komety schodzą z pól wydarzeń, a żetony Wydarzeń z planszy. Wydarzenia w Imperium i dwóch sąsiednich regionach. Dopóki karta leży: przy Wydarzeniu nie ma walki.
chaos-old_world-grail_is_found = Odnaleziono Graala
    .text = Komety schodzą z pól wydarzeń, a żetony Wydarzeń z planszy. Wydarzenia w Bretonii i dwóch sąsiednich regionach. Dopóki karta leży: przy Wydarzeniu żadnych żetonów Zepsucia.

## Verbs

chaos-verb-summon = Przyzwij: { $kind }, { $source } → { $region }
    .group = Przyzwij
chaos-verb-play = Zagraj: { $card } → { $region }
    .group = Zagraj kartę
chaos-verb-play_right = Zagraj: { $card } → { $region }, prawe pole
    .group = Zagraj na prawe pole
chaos-verb-pass = Pas (Moc spada do 0)
    .short = Pas
chaos-verb-hit = Zabij: { $kind } ({ $god })
    .group = Zabij figurkę
chaos-verb-hit_peasant = Zabij Chłopa
chaos-verb-keep_hits = Zachowaj obrażenia na zwykły rzut
chaos-verb-lose = Oddaj: { $kind } ({ $region })
    .group = Oddaj figurkę
chaos-verb-slay = Zgnilizna zabija: { $kind } ({ $god })
    .group = Wybierz ofiarę zgnilizny
chaos-verb-place = Umieść: { $token } → { $region }
    .group = Umieść żeton
chaos-verb-remove = Usuń: { $token } ({ $region })
    .group = Usuń żeton
chaos-verb-cleanse = Usuń Zepsucie: { $god } ({ $region })
    .group = Usuń Zepsucie
chaos-verb-discard = Odrzuć: { $card }
    .group = Odrzuć kartę
chaos-verb-upgrade = Weź: { $upgrade }
    .group = Weź ulepszenie
chaos-verb-decline = Nie, dziękuję
chaos-verb-fetch = Sprowadź: { $kind } ({ $god }, { $region })
    .group = Sprowadź figurkę
chaos-verb-pick = Wybierz: { $kind } ({ $god })
    .group = Wybierz figurkę
chaos-verb-send = Cel: { $region }
    .group = Wybierz region
chaos-verb-shield = Osłoń: { $kind }
    .group = Osłoń figurkę
chaos-verb-charm = Uwiedź: { $kind } ({ $god })
    .group = Uwiedź kultystę
chaos-verb-meddle = Karty odrzuca: { $god }
    .group = Wybierz gracza
chaos-verb-displace = Przenieś: { $token }
    .group = Przenieś żeton
chaos-verb-carry = Zabierz Spaczeń
chaos-verb-entrench = Stań tu: { $slot }
    .group = Stań na polu karty
chaos-verb-exodus = Opróżnij: { $region }
    .group = Opróżnij region

## Prompts

chaos-prompt-summoning_turn = { $god }: przyzwij wyznawcę albo zagraj kartę
    .detail = pozostało Mocy: { $power }
chaos-prompt-exchange_card = Odrzucić kartę przed uzupełnieniem ręki?
chaos-prompt-assign_hits =
    { $hits ->
        [one] Walka ({ $region }): przydziel { $hits } obrażenie
        [few] Walka ({ $region }): przydziel { $hits } obrażenia
       *[many] Walka ({ $region }): przydziel { $hits } obrażeń
    }
chaos-prompt-return_hits =
    { $hits ->
        [one] Odwet Siewców Zarazy ({ $region }): { $hits } obrażenie, cel: { $god }
        [few] Odwet Siewców Zarazy ({ $region }): { $hits } obrażenia, cel: { $god }
       *[many] Odwet Siewców Zarazy ({ $region }): { $hits } obrażeń, cel: { $god }
    }
chaos-prompt-rot_figure = Ostateczny rozkład ({ $region }): wybierz ofiarę
    .detail = pozostało: { $number }
chaos-prompt-lose_figure = Wybierz figurkę, którą tracisz
    .detail = gdzie: { $regions }
chaos-prompt-suffer_hits =
    { $hits ->
        [one] Zielonoskórzy ({ $region }): { $hits } obrażenie, wybierz, co padnie
        [few] Zielonoskórzy ({ $region }): { $hits } obrażenia, wybierz, co padnie
       *[many] Zielonoskórzy ({ $region }): { $hits } obrażeń, wybierz, co padnie
    }
chaos-prompt-carry_warpstone = Zabrać Spaczeń: { $source } → { $region }?
chaos-prompt-stand_on_slot = Postawić Horrora na polu karty ({ $region })?
chaos-prompt-fetch_figure =
    { $number ->
        [one] Zew boga krwi: sprowadź { $number } figurkę → { $region }
       *[many] Zew boga krwi: sprowadź do { $number } figurek → { $region }
    }
chaos-prompt-choose_decay = Czyje Zepsucie usunąć ({ $region })?
chaos-prompt-choose_token = Który żeton przenieść ({ $region })?
chaos-prompt-choose_token_goal = Dokąd przenieść: { $token } ({ $source })?
chaos-prompt-choose_charmed = Którego kultystę uwieść ({ $region })?
chaos-prompt-choose_shield = Którą figurkę osłonić ({ $region })?
chaos-prompt-choose_traveller = Którą figurkę teleportować ({ $region })?
chaos-prompt-choose_goal = Dokąd teleportować: { $kind } ({ $god }, { $source })?
chaos-prompt-choose_meddled = Kto odrzuca karty ({ $region }, { $number })?
chaos-prompt-discard_card =
    { $number ->
        [one] Odrzuć { $number } kartę
        [few] Odrzuć { $number } karty
       *[many] Odrzuć { $number } kart
    }
chaos-prompt-choose_region = { $card }: umieść żeton – { $token }
    .detail = pozostało: { $number }
chaos-prompt-choose_pair = { $card }: dokąd idą Bohaterowie?
chaos-prompt-choose_exodus = Wielki exodus: z którego regionu odchodzą Chłopi?
chaos-prompt-choose_refuge = Wielki exodus ({ $source }): dokąd?
    .detail = pozostało: { $number }
chaos-prompt-choose_purged = Łowcy czarownic ({ $region }): czyje Zepsucie usunąć?
chaos-prompt-choose_upgrade = Wybierz ulepszenie
chaos-prompt-place_old_world = Twój wskaźnik: umieść żeton – { $token }
    .detail = pozostało: { $number }
chaos-prompt-remove_corruption = Twój wskaźnik: usuń Zepsucie
    .detail = pozostało: { $number }
chaos-prompt-remove_old_world = Twój wskaźnik: usuń żetony Starego Świata
    .detail = pozostało: { $number }

## Why not

chaos-why-no_power = Koszt { $cost }, twoja Moc: { $power }.
chaos-why-not_adjacent = Nie masz figurki w regionie { $region } ani obok.
chaos-why-no_such_figure = Nie ma takiej figurki.
chaos-why-none_in_reserve = W twojej rezerwie nie ma już takich figurek.
chaos-why-already_there = Już tam jest: { $region }.
chaos-why-held_by_carnage = Obszar rzezi: poza figurkami Khorna nikt nie opuszcza regionu { $region }.
chaos-why-not_your_card = To nie twoja karta.
chaos-why-not_in_hand = Nie masz na ręce: { $card }.
chaos-why-ruined = Region spustoszony: { $region }.
chaos-why-slots_full = Oba pola kart są zajęte: { $region }.
chaos-why-slot_blocked = Danina dla Rogatego blokuje pole karty: { $region }.
chaos-why-magic_forbidden = Teclis: żadnych magicznych symboli ({ $region }).
chaos-why-left_slot_first = Karty kładzie się najpierw na lewe pole; wybór ma tylko karta, która może zostać.
chaos-why-own_figure = To twoje własne figurki.
chaos-why-shielded = Tarcza Spaczenia: nie może zginąć w walce.
chaos-why-needs_sixes = Ranią ją tylko szóstki: potrzeba { $defense }, masz { $sixes }.
chaos-why-too_few_hits = Potrzeba obrażeń: { $defense }, masz { $hits }.
chaos-why-only_early_hits_keep = Zachować można tylko wczesne obrażenia.
chaos-why-hits_must_be_used = Dopóki obrażenia mogą zabić, trzeba je przydzielać.
chaos-why-one_region_only = Wszystkie z jednego regionu: { $region }.
chaos-why-wrong_class = Nie ta klasa wyznawców.
chaos-why-not_in_this_region = Nie w tym regionie.
chaos-why-other_token = Trzeba umieścić inny żeton: { $token }.
chaos-why-region_not_offered = Karta nie pozwala wybrać regionu { $region }.
chaos-why-already_played = To ulepszenie jest już w grze.
chaos-why-compulsory = To obowiązkowe.
chaos-why-no_corruption = Nie ma tu Zepsucia tej Potęgi: { $god } ({ $region }).
chaos-why-no_such_token = Nie ma tam takiego żetonu: { $token } ({ $region }).
chaos-why-token_not_moved = Tego żetonu się tu nie przenosi: { $token }.
chaos-why-no_figure_there = { $god } nie ma figurki w regionie { $region }.
chaos-why-no_neighbour = Te regiony nie przylegają: { $region }, { $source }.
chaos-why-not_most = { $god } nie ma najwięcej Zepsucia w regionie { $region }.
chaos-why-only_the_killer = Tylko w figurki zabójcy Siewców Zarazy: { $god }.
chaos-why-slot_taken = Zajęte: { $slot } ({ $region }).
chaos-why-tied = Remis przy wartości { $value }: nikt nie dominuje.
chaos-why-not_above = Wartość { $value } nie przekracza Oporu { $resistance }.

## Causes

chaos-cause-printed = z nadruku
chaos-cause-upgrade = { $upgrade } (ulepszenie)
chaos-cause-text = { $card } (tekst)
chaos-cause-card = { $card } (koszt)
chaos-cause-figures =
    { $n ->
        [one] figurka
        [few] figurki
       *[many] figurek
    }
chaos-cause-nobles = Szlachta
chaos-cause-skaven = Skaveni
chaos-cause-old_world = { $old_world }
chaos-cause-least = nigdy poniżej { $least }
chaos-cause-dice_of_figures = { $figure }
chaos-cause-early_figures = { $figure } (wcześnie)

## Events

chaos-event-round = Runda { $number }
chaos-event-phase = { $phase }
chaos-event-step = { $step }
chaos-event-revealed = Odkryto kartę: { $card }; wykonuje ją { $god }.
chaos-event-on_track = { $card } leży na polu wydarzeń.
chaos-event-off_track = { $card } schodzi z pola wydarzeń.
chaos-event-lasts = { $card } działa.
chaos-event-placed = { $region }: przybywa { $number } × { $token }.
chaos-event-removed = { $region }: znika { $number } × { $token }.
chaos-event-moved_token = { $token }: { $source } → { $region }.
chaos-event-scored =
    { $number ->
        [one] { $god } zdobywa { $number } punkt: { $points }.
        [few] { $god } zdobywa { $number } punkty: { $points }.
       *[many] { $god } zdobywa { $number } punktów: { $points }.
    }
chaos-event-drew = Dobierasz: { $cards }.
chaos-event-drew_count =
    { $number ->
        [one] { $god } dobiera { $number } kartę.
        [few] { $god } dobiera { $number } karty.
       *[many] { $god } dobiera { $number } kart.
    }
chaos-event-reshuffled = { $god } tasuje odrzucone karty w nową talię.
chaos-event-discarded = { $god } odrzuca: { $card }.
chaos-event-power_set = { $god } ma { $number } Mocy.
chaos-event-power_lost = { $god } traci { $number } Mocy.
chaos-event-power_gained = { $god } zyskuje { $number } Mocy.
chaos-event-summoned = { $god } przyzywa: { $figure }, { $source } → { $region } (koszt { $cost }).
chaos-event-played = { $god } zagrywa: { $card } → { $region } (koszt { $cost }).
chaos-event-passed = { $god } pasuje.
chaos-event-moved = { $figure } ({ $god }): { $source } → { $region }.
chaos-event-shielded = { $kind } ({ $region }) dostaje tarczę.
chaos-event-charmed = { $figure } ({ $region }) słucha Slaanesha.
chaos-event-entrenched = Horror zajmuje pole karty: { $slot } ({ $region }).
chaos-event-battle = Walka: { $region }
chaos-event-rolled =
    { $hits ->
        [one] { $god } rzuca { $dice } ({ $region }): { $hits } obrażenie ({ $roll }).
        [few] { $god } rzuca { $dice } ({ $region }): { $hits } obrażenia ({ $roll }).
       *[many] { $god } rzuca { $dice } ({ $region }): { $hits } obrażeń ({ $roll }).
    }
chaos-event-struck =
    { $hits ->
        [one] Cios spada na figurki: { $god } ({ $region }): { $dice }, { $hits } obrażenie.
        [few] Cios spada na figurki: { $god } ({ $region }): { $dice }, { $hits } obrażenia.
       *[many] Cios spada na figurki: { $god } ({ $region }): { $dice }, { $hits } obrażeń.
    }
chaos-event-killed = { $by } zabija: { $figure } ({ $god }, { $region }).
chaos-event-peasant_killed = { $by } zabija Chłopa ({ $region }).
chaos-event-hits_kept =
    { $hits ->
        [one] { $god } zachowuje { $hits } obrażenie.
        [few] { $god } zachowuje { $hits } obrażenia.
       *[many] { $god } zachowuje { $hits } obrażeń.
    }
chaos-event-hits_lost =
    { $hits ->
        [one] { $god } marnuje { $hits } obrażenie.
        [few] { $god } marnuje { $hits } obrażenia.
       *[many] { $god } marnuje { $hits } obrażeń.
    }
chaos-event-returned =
    { $hits ->
        [one] { $god } bierze odwet, cel: { $target }; { $hits } obrażenie.
        [few] { $god } bierze odwet, cel: { $target }; { $hits } obrażenia.
       *[many] { $god } bierze odwet, cel: { $target }; { $hits } obrażeń.
    }
chaos-event-took_off = { $god } traci: { $figure } ({ $region }).
chaos-event-dominated = { $god } dominuje: { $region } ({ $value } przeciw { $resistance }).
chaos-event-corrupted =
    { $number ->
        [one] { $god } umieszcza { $number } żeton Zepsucia ({ $region }).
        [few] { $god } umieszcza { $number } żetony Zepsucia ({ $region }).
       *[many] { $god } umieszcza { $number } żetonów Zepsucia ({ $region }).
    }
chaos-event-corruption_forbidden = { $god } nie może szerzyć Zepsucia ({ $region }).
chaos-event-cleansed = Znika Zepsucie: { $god } ({ $region }).
chaos-event-counter = { $god } zdobywa żeton postępu ({ $region }).
chaos-event-ruined = Region spustoszony: { $region } (karta { $number }).
chaos-event-cards_off = { $god } zabiera karty: { $cards }.
chaos-event-card_stayed = { $card } zostaje ({ $region }).
chaos-event-ticked = { $god } obraca wskaźnik na { $position }: { $instruction } ({ $number }).
chaos-event-upgraded = { $god } bierze ulepszenie: { $upgrade }.
chaos-event-ended = Koniec gry: { $ending }. Zwycięstwo: { $winners }

## Terms of the table

chaos-term-track = Pola wydarzeń
chaos-term-ruins = Spustoszone
chaos-term-power = Moc
chaos-term-points = Punkty
chaos-term-threat = Zagrożenie
chaos-term-dial = Wskaźnik
chaos-term-counters = Żetony postępu
chaos-term-hand = Ręka/talia
chaos-term-peasants = Chłopi
chaos-term-reserve = Rezerwa
chaos-term-upgrades = Ulepszenia

## Options

chaos-option-gods = Potęgi przy stole
    .in_order = w kolejności Potęg
    .random = losowo
chaos-option-dial_reading = Warunki wskaźników
    .faq = FAQ: Khorne raz na walkę, Slaanesh tylko w kroku Zepsucia
    .rulebook = instrukcja: raz na region i fazę

## Rules help

chaos-help-aim = Wygrywa się, obracając wskaźnik na zwycięstwo, albo pięćdziesięcioma punktami. Grę kończy też pięć spustoszonych regionów: wtedy wygrywa najwięcej punktów. Jeśli wcześniej skończy się talia Starego Świata, przegrywają wszyscy.
    .title = Cel gry
chaos-help-old_world = Najniższe Zagrożenie odkrywa kartę i podejmuje jej decyzje. Potem karta leży na polach wydarzeń do dwóch rund.
    .title = Faza Starego Świata
chaos-help-draw = Wszyscy odnawiają Moc i dobierają karty. Tzeentch może odrzucić jedną i dobiera do pięciu.
    .title = Faza Dobierania
chaos-help-summoning = Po kolei: przyzwij jednego wyznawcę albo zagraj jedną kartę. Wyznawca staje tam, gdzie masz figurki, albo obok. Pas zeruje twoją Moc.
    .title = Faza Przyzywania
chaos-help-battle = Region po regionie, w kolejności Potęg: tyle kości, ile wynosi twój atak. 4 i więcej rani, 6 rzuca jeszcze raz. Obrażenia muszą zabijać, jeśli mogą; polegli też rzucają.
    .title = Faza Walki
chaos-help-domination = Koszty kart plus figurki. Kto ma samodzielnie najwięcej i więcej niż Opór, zdobywa Wartość Podboju.
    .title = Dominacja
chaos-help-corruption = Żeton za każdego kultystę. Przy dwunastu, licząc Spaczeń, region upada; punkty dostaje każdy, kto umieścił tam żeton w tej rundzie.
    .title = Zepsucie
chaos-help-end = Karty schodzą, Bohaterowie uderzają w najwyższe Zagrożenie, działają karty Starego Świata, punktują spustoszone regiony, obracają się wskaźniki.
    .title = Faza Końcowa
chaos-help-dial-khorne = Żeton postępu za każdą walkę, w której zabijesz figurkę.
    .title = Wskaźnik Khorna
chaos-help-dial-nurgle = Żeton postępu za co najmniej dwa żetony Zepsucia umieszczone w jednej fazie w gęsto zaludnionym regionie.
    .title = Wskaźnik Nurgla
chaos-help-dial-tzeentch = Żeton postępu za co najmniej dwa żetony Zepsucia tam, gdzie magiczne symbole i Spaczeń dają razem dwa.
    .title = Wskaźnik Tzeentcha
chaos-help-dial-slaanesh = Żeton postępu za co najmniej dwa żetony Zepsucia przy Szlachcie lub Bohaterze w kroku Zepsucia.
    .title = Wskaźnik Slaanesha
