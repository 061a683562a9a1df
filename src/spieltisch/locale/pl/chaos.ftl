# Chaos w Starym Świecie

chaos-title = Chaos w Starym Świecie

## Powers, regions, followers, tokens

chaos-god-khorne = Khorne
    .gen = Khorna
chaos-god-nurgle = Nurgle
    .gen = Nurgla
chaos-god-tzeentch = Tzeentch
    .gen = Tzeentcha
chaos-god-slaanesh = Slaanesh
    .gen = Slaanesha
chaos-region-norsca = Norska
    .in = w Norsce
    .to = do Norski
    .from = z Norski
    .via = z Norski{ " " }
    .acc = Norskę
    .gen = Norski
chaos-region-troll_country = Kraj Trolli
    .in = w Kraju Trolli
    .to = do Kraju Trolli
    .from = z Kraju Trolli
    .via = z Kraju Trolli{ " " }
    .acc = Kraj Trolli
    .gen = Kraju Trolli
chaos-region-kislev = Kislev
    .in = w Kislevie
    .to = do Kislevu
    .from = z Kislevu
    .via = z Kislevu{ " " }
    .acc = Kislev
    .gen = Kislevu
chaos-region-empire = Imperium
    .in = w Imperium
    .to = do Imperium
    .from = z Imperium
    .via = z Imperium{ " " }
    .acc = Imperium
    .gen = Imperium
chaos-region-bretonnia = Bretonia
    .in = w Bretonii
    .to = do Bretonii
    .from = z Bretonii
    .via = z Bretonii{ " " }
    .acc = Bretonię
    .gen = Bretonii
chaos-region-estalia = Estalia
    .in = w Estalii
    .to = do Estalii
    .from = z Estalii
    .via = z Estalii{ " " }
    .acc = Estalię
    .gen = Estalii
chaos-region-tilea = Tilea
    .in = w Tilei
    .to = do Tilei
    .from = z Tilei
    .via = z Tilei{ " " }
    .acc = Tileę
    .gen = Tilei
chaos-region-border_princes = Księstwa Graniczne
    .in = w Księstwach Granicznych
    .to = do Księstw Granicznych
    .from = z Księstw Granicznych
    .via = z Księstw Granicznych{ " " }
    .acc = Księstwa Graniczne
    .gen = Księstw Granicznych
chaos-region-badlands = Złe Ziemie
    .in = na Złych Ziemiach
    .to = na Złe Ziemie
    .from = ze Złych Ziem
    .via = ze Złych Ziem{ " " }
    .acc = Złe Ziemie
    .gen = Złych Ziem
chaos-source-norsca = Norska
    .from = z Norski
    .via = z Norski{ " " }
    .gen = Norski
chaos-source-troll_country = Kraj Trolli
    .from = z Kraju Trolli
    .via = z Kraju Trolli{ " " }
    .gen = Kraju Trolli
chaos-source-kislev = Kislev
    .from = z Kislevu
    .via = z Kislevu{ " " }
    .gen = Kislevu
chaos-source-empire = Imperium
    .from = z Imperium
    .via = z Imperium{ " " }
    .gen = Imperium
chaos-source-bretonnia = Bretonia
    .from = z Bretonii
    .via = z Bretonii{ " " }
    .gen = Bretonii
chaos-source-estalia = Estalia
    .from = z Estalii
    .via = z Estalii{ " " }
    .gen = Estalii
chaos-source-tilea = Tilea
    .from = z Tilei
    .via = z Tilei{ " " }
    .gen = Tilei
chaos-source-border_princes = Księstwa Graniczne
    .from = z Księstw Granicznych
    .via = z Księstw Granicznych{ " " }
    .gen = Księstw Granicznych
chaos-source-badlands = Złe Ziemie
    .from = ze Złych Ziem
    .via = ze Złych Ziem{ " " }
    .gen = Złych Ziem
chaos-source-reserve = rezerwa
    .from = z rezerwy
    .via = { "" }
    .gen = rezerwy
chaos-kind-cultist = Kultysta
    .acc = kultystę
chaos-kind-warrior = Wojownik
    .acc = wojownika
chaos-kind-greater_daemon = Wielki demon
    .acc = wielkiego demona
chaos-kind-shielded_cultist = Kultysta z tarczą
    .acc = kultystę z tarczą
chaos-kind-shielded_warrior = Wojownik z tarczą
    .acc = wojownika z tarczą
chaos-kind-shielded_greater_daemon = Wielki demon z tarczą
    .acc = wielkiego demona z tarczą
chaos-kind-entrenched_warrior = Wojownik na polu karty
    .acc = wojownika na polu karty
chaos-kind-shielded_entrenched_warrior = Wojownik z tarczą na polu karty
    .acc = wojownika z tarczą na polu karty
chaos-kind-spent_cultist = Kultysta (już przyzwany za darmo)
    .acc = kultystę (już przyzwanego za darmo)
chaos-kind-charmed_bloodsworn = Kontrolowany Zaprzysiężony Krwi
    .acc = kontrolowanego Zaprzysiężonego Krwi
chaos-kind-charmed_leper = Kontrolowany Trędowaty
    .acc = kontrolowanego Trędowatego
chaos-kind-charmed_acolyte = Kontrolowany Akolita
    .acc = kontrolowanego Akolitę
chaos-kind-charmed_shielded_acolyte = Kontrolowany Akolita z tarczą
    .acc = kontrolowanego Akolitę z tarczą
chaos-kind-charmed_spent_leper = Kontrolowany Trędowaty (już przyzwany za darmo)
    .acc = kontrolowanego Trędowatego (już przyzwanego za darmo)
chaos-figure-bloodsworn = Zaprzysiężony Krwi
    .acc = Zaprzysiężonego Krwi
chaos-figure-bloodletter = Krwiopuszcz
    .acc = Krwiopuszcza
chaos-figure-bloodthirster = Krwiopijec Khorna
    .acc = Krwiopijca
chaos-figure-leper = Trędowaty
    .acc = Trędowatego
chaos-figure-plaguebearer = Siewca Zarazy
    .acc = Siewcę Zarazy
chaos-figure-great_unclean_one = Wielki Nieczysty
    .acc = Wielkiego Nieczystego
chaos-figure-acolyte = Akolita
    .acc = Akolitę
chaos-figure-horror = Horror
    .acc = Horrora
chaos-figure-lord_of_change = Pan Przemian
    .acc = Pana Przemian
chaos-figure-seductress = Kusiciel
    .acc = Kusiciela
chaos-figure-daemonette = Demonica
    .acc = Demonicę
chaos-figure-keeper_of_secrets = Strażnik Tajemnic
    .acc = Strażnika Tajemnic
chaos-token-event = Wydarzenie
    .text = wskazuje, gdzie działa karta Starego Świata
    .acc = żeton Wydarzenia
    .gen = Wydarzenia
    .many = Wydarzeń
chaos-token-hero = Bohater
    .text = w Fazie Końcowej zabiera z regionu figurkę gracza o najwyższym Zagrożeniu
    .acc = Bohatera
    .gen = Bohatera
    .many = Bohaterów
chaos-token-noble = Szlachta
    .text = zwiększa Wartość Podboju o 1
    .acc = żeton Szlachty
    .gen = Szlachty
    .many = Szlachty
chaos-token-peasant = Chłop
    .text = ginie od jednego obrażenia i trafia na arkusz zabójcy
    .acc = Chłopa
    .gen = Chłopa
    .many = Chłopów
chaos-token-skaven = Skaven
    .text = zmniejsza Opór o 1
    .acc = Skavena
    .gen = Skavena
    .many = Skavenów
chaos-token-warpstone = Spaczeń
    .text = przy Spustoszeniu liczy się jak żeton Zepsucia
    .acc = żeton Spaczenia
    .gen = Spaczenia
    .many = Spaczenia
chaos-slot-left = lewe pole
    .in = na lewym polu
    .to = na lewe pole
chaos-slot-right = prawe pole
    .in = na prawym polu
    .to = na prawe pole

## Phases and steps

chaos-phase-setup = Przygotowanie
chaos-phase-old_world = Faza Starego Świata
chaos-phase-draw = Faza Dobierania
chaos-phase-summoning = Faza Przyzywania
chaos-phase-battle = Faza Walki
chaos-phase-corruption = Faza Zepsucia
chaos-phase-end = Faza Końcowa
chaos-phase-over = Koniec gry
chaos-step-domination = Krok Dominacji
chaos-step-corruption = Krok Zepsucia
chaos-step-chaos_cards = Karty Chaosu schodzą z planszy
chaos-step-heroes = Uderzają Bohaterowie
chaos-step-old_world_cards = Karty Starego Świata
chaos-step-ruined_regions = Punkty za Spustoszone regiony
chaos-step-dials = Obracają się wskaźniki Zagrożenia
chaos-step-game_end = Sprawdzenie końca gry
chaos-points-domination = dominacja
chaos-points-ruin_first = najwięcej Zepsucia w Spustoszonym regionie
chaos-points-ruin_second = drugie miejsce pod względem Zepsucia w Spustoszonym regionie
chaos-points-ruiner = udział w Spustoszeniu
chaos-points-dial = wskaźnik Zagrożenia
chaos-points-old_world = karta Starego Świata
chaos-points-upgrade = karta Ulepszenia
chaos-roll-early = wczesne obrażenia
chaos-roll-battle = kości walki
chaos-roll-event = kości Starego Świata
chaos-roll-return = obrażenia odwetu
chaos-instruction-start = start
    .few = start
    .many = start
chaos-instruction-vp = 1 Punkt Zwycięstwa
    .few = Punkty Zwycięstwa
    .many = Punktów Zwycięstwa
chaos-instruction-upgrade = karta Ulepszenia
    .few = karty Ulepszeń
    .many = kart Ulepszeń
chaos-instruction-draw = dobranie karty
    .few = karty do dobrania
    .many = kart do dobrania
chaos-instruction-place_warpstone = umieszczenie żetonu Spaczenia
    .few = żetony Spaczenia do umieszczenia
    .many = żetonów Spaczenia do umieszczenia
chaos-instruction-place_noble = umieszczenie żetonu Szlachty
    .few = żetony Szlachty do umieszczenia
    .many = żetonów Szlachty do umieszczenia
chaos-instruction-remove_corruption = usunięcie żetonu Zepsucia
    .few = żetony Zepsucia do usunięcia
    .many = żetonów Zepsucia do usunięcia
chaos-instruction-remove_old_world = usunięcie żetonu Starego Świata
    .few = żetony Starego Świata do usunięcia
    .many = żetonów Starego Świata do usunięcia
chaos-instruction-victory = zwycięstwo
    .few = zwycięstwo
    .many = zwycięstwo
chaos-ending-none = gra trwa
chaos-ending-dial = wskaźnik Zagrożenia pokazuje zwycięstwo
chaos-ending-points = pięćdziesiąt Punktów Zwycięstwa
chaos-ending-ruins = pięć Spustoszonych regionów
chaos-ending-deck = Stary Świat przetrwał

## Chaos cards

chaos-card-blood_frenzy = Krwawy szał
    .acc = Krwawy szał
chaos-card-battle_cry = Okrzyk wojenny
    .acc = Okrzyk wojenny
chaos-card-field_of_carnage = Obszar rzezi
    .acc = Obszar rzezi
chaos-card-ritual_slaying = Rytualny mord
    .acc = Rytualny mord
chaos-card-skull_throne = Tron Czaszek
    .acc = Tron Czaszek
chaos-card-reborn_in_blood = Odrodzenie we krwi
    .acc = Odrodzenie we krwi
chaos-card-blood_gods_call = Zew boga krwi
    .acc = Zew boga krwi
chaos-card-plague_aura = Aura zarazy
    .acc = Aurę zarazy
chaos-card-plague_touch = Dotyk zarazy
    .acc = Dotyk zarazy
chaos-card-all_things_decay = Rozkład wszechrzeczy
    .acc = Rozkład wszechrzeczy
chaos-card-influenza = Grypa
    .acc = Grypę
chaos-card-rain_of_pus = Deszcz ropy
    .acc = Deszcz ropy
chaos-card-great_foul_consumption = Wielka epidemia gruźlicy
    .acc = Wielką epidemię gruźlicy
chaos-card-final_rotting = Ostateczny rozkład
    .acc = Ostateczny rozkład
chaos-card-stench_of_death = Odór śmierci
    .acc = Odór śmierci
chaos-card-changer_of_ways = Ten, Który Zmienia Drogi
    .acc = Tego, Który Zmienia Drogi
chaos-card-drain_power = Wyssanie mocy
    .acc = Wyssanie mocy
chaos-card-warp_shield = Tarcza Spaczenia
    .acc = Tarczę Spaczenia
chaos-card-teleport = Teleport
    .acc = Teleport
chaos-card-temporal_stasis = Zastój czasu
    .acc = Zastój czasu
chaos-card-meddling_of_skaven = Knowania skavenów
    .acc = Knowania skavenów
chaos-card-persistence_of_change = Trwałość przemian
    .acc = Trwałość przemian
chaos-card-dazzle = Oślepienie
    .acc = Oślepienie
chaos-card-perverse_infiltration = Przewrotna infiltracja
    .acc = Przewrotną infiltrację
chaos-card-abyssal_pact = Pakt otchłani
    .acc = Pakt otchłani
chaos-card-insidious_lies = Podstępne kłamstwa
    .acc = Podstępne kłamstwa
chaos-card-dark_influence = Mroczny wpływ
    .acc = Mroczny wpływ
chaos-card-soporific_musk = Usypiające piżmo
    .acc = Usypiające piżmo
chaos-card-field_of_ecstasy = Pole ekstazy
    .acc = Pole ekstazy
chaos-card-degenerate_royalty = Zdegenerowani władcy
    .acc = Zdegenerowanych władców

## Upgrades

chaos-upgrade-up_bloodsworn = Zaprzysiężeni Krwi
chaos-upgrade-up_bloodletter = Krwiopuszcze
chaos-upgrade-up_bloodthirster = Krwiopijec Khorna
chaos-upgrade-up_khorne_power = Moc Khorna
chaos-upgrade-up_khorne_cards = Karty Khorna
chaos-upgrade-up_leper = Trędowaci
chaos-upgrade-up_plaguebearer = Siewcy Zarazy
chaos-upgrade-up_great_unclean_one = Wielki Nieczysty
chaos-upgrade-up_power_of_pestilence = Moc zarazy
chaos-upgrade-up_provender_of_ruin = Żer na ruinach
chaos-upgrade-up_acolyte = Akolici
chaos-upgrade-up_horror = Horrory
chaos-upgrade-up_lord_of_change = Pan Przemian
chaos-upgrade-up_tzeentch_power = Moc Tzeentcha
chaos-upgrade-up_tzeentch_cards = Karty Tzeentcha
chaos-upgrade-up_seductress = Kusiciele
chaos-upgrade-up_daemonette = Demonice
chaos-upgrade-up_keeper_of_secrets = Strażnik Tajemnic
chaos-upgrade-up_slaanesh_power_1 = Moc Slaanesha
chaos-upgrade-up_slaanesh_power_2 = Nadmiar Slaanesha

## Old World cards

chaos-old_world-plunged_into_chaos = Pogrążeni w Chaosie
chaos-old_world-peasant_uprising = Powstanie chłopskie
chaos-old_world-up_from_skavenblight = Prosto ze Skavenblight
chaos-old_world-meteor_showers = Deszcz meteorów
chaos-old_world-warpstone_discovery = Odkrycie Spaczenia
chaos-old_world-bretonnian_knights = Bretońscy rycerze
chaos-old_world-dwarf_trollslayers = Krasnoludzcy zabójcy trolli
chaos-old_world-horned_ones_due = Danina dla Rogatego
chaos-old_world-crusade_is_come = Nadeszła krucjata
chaos-old_world-witch_hunters = Łowcy czarownic
chaos-old_world-road_wardens = Strażnicy dróg
chaos-old_world-divine_inspiration = Boskie natchnienie
chaos-old_world-franzs_decree = Dekret Franza
chaos-old_world-electors_arise = Elektorzy powstają
chaos-old_world-mass_exodus = Wielki exodus
chaos-old_world-skavengers = Skaveni padlinożercy
chaos-old_world-greenskins_invade = Inwazja zielonoskórych
chaos-old_world-norse_reavers = Łupieżcy z Norski
chaos-old_world-dark_elf_corsairs = Korsarze mrocznych elfów
chaos-old_world-teclis_aids_the_empire = Teclis wspiera Imperium
chaos-old_world-electors_sue_for_peace = Elektorzy proszą o pokój
chaos-old_world-grail_is_found = Odnaleziono Graala
chaos-old_world-own_1 = Własna karta 1
chaos-old_world-own_2 = Własna karta 2
chaos-old_world-own_3 = Własna karta 3
chaos-old_world-own_4 = Własna karta 4
chaos-old_world-own_5 = Własna karta 5
chaos-old_world-own_6 = Własna karta 6

## Co mówią karty Chaosu, z liczbami z ich wpisów

chaos-does-card_early_dice = Na początku walki { $god } przed wszystkimi rzuca tu { $number ->
    [one] { $number } kością
    [few] { $number } kośćmi
   *[many] { $number } kośćmi
}. Zabite figurki znikają od razu; wczesne obrażenia, które nikogo nie zabiły, zostają na zwykły rzut.
chaos-does-card_extra_battles = Po walce w tym regionie od razu { $number ->
    [one] toczy się jeszcze jedna
    [few] toczą się jeszcze { $number }
   *[many] toczy się jeszcze { $number }
}.
chaos-does-card_draw_per_kill = Za każdą figurkę, którą tu zabije, { $god } dobiera { $number ->
    [one] kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
chaos-does-card_own_defense = Figurki { $god-gen } mają tu obronę większą o { $number }.
chaos-does-card_enemy_defense = Wrogie figurki mają tu obronę mniejszą o { $number }, ale co najmniej 1.
chaos-does-card_enemy_attack = Wrogie figurki mają tu atak mniejszy o { $number }.
chaos-does-card_resistance = Opór tego regionu jest mniejszy o { $number }.
chaos-does-card_others_pay = Inni gracze płacą o { $number ->
    [one] { $number } punkt Mocy
    [few] { $number } punkty Mocy
   *[many] { $number } punktów Mocy
} więcej za karty Chaosu zagrywane w tym regionie.
chaos-does-card_domination_per_own_corruption = Każdy żeton Zepsucia { $god-gen } w tym regionie dodaje { $number } do jego wartości dominacji.
chaos-does-card_domination_per_noble_or_hero = Każdy żeton Szlachty i każdy żeton Bohatera w tym regionie dodaje { $number } do wartości dominacji { $god-gen }.
chaos-does-card_corruption_if_dominating = Jeśli { $god } zdominuje ten region, umieszcza tu { $number ->
    [one] żeton Zepsucia
    [2] dwa żetony Zepsucia
    [few] { $number } żetony Zepsucia
   *[many] { $number } żetonów Zepsucia
}.
chaos-does-card_figures_per_corruption = Po umieszczeniu tu żetonów wszystkie figurki { $god-gen } wracają do jego rezerwy; za { $number ->
    [one] każdą
    [2] każde dwie
    [few] każde { $number }
   *[many] każde { $number }
} umieszcza on żeton Zepsucia.
chaos-does-card_kills_per_own_corruption = Na koniec Fazy Walki { $god } zabija tu { $number ->
    [one] wrogiego kultystę lub wojownika
    [few] { $number } wrogich kultystów lub wojowników
   *[many] { $number } wrogich kultystów lub wojowników
} za każdy swój żeton Zepsucia w tym regionie.
chaos-does-card_fetch = Sprowadź tu { $number ->
    [one] figurkę dowolnej Potęgi z innego regionu.
    [2] do dwóch figurek dowolnych Potęg, obie z tego samego regionu.
    [few] do { $number } figurek dowolnych Potęg, wszystkie z tego samego regionu.
   *[many] do { $number } figurek dowolnych Potęg, wszystkie z tego samego regionu.
}
chaos-does-card_cleanse = Usuń z tego regionu { $number ->
    [one] jeden żeton Zepsucia
    [2] dwa żetony Zepsucia
    [few] { $number } żetony Zepsucia
   *[many] { $number } żetonów Zepsucia
} dowolnej Potęgi.
chaos-does-card_drain = Każda inna Potęga z kultystą w tym regionie traci { $number ->
    [one] { $number } punkt Mocy
    [few] { $number } punkty Mocy
   *[many] { $number } punktów Mocy
}; { $god } zyskuje { $number }.
chaos-does-card_meddle = Wybierz gracza, który ma tu figurkę; odrzuca on { $number ->
    [one] kartę Chaosu
    [2] dwie karty Chaosu
    [few] { $number } karty Chaosu
   *[many] { $number } kart Chaosu
} według własnego wyboru.
chaos-does-card_corrupt = { $god } umieszcza tu { $number ->
    [one] żeton Zepsucia
    [2] dwa żetony Zepsucia
    [few] { $number } żetony Zepsucia
   *[many] { $number } żetonów Zepsucia
}.
chaos-does-card_shield = Jedna figurka { $god-gen } z tego regionu nie może w tej rundzie zginąć w walce, dokądkolwiek trafi.
chaos-does-card_teleport = Przenieś stąd kultystę lub wojownika dowolnej Potęgi do dowolnego innego regionu.
chaos-does-card_displace = Przenieś stąd żeton Szlachty, Bohatera lub Chłopa do innego regionu.
chaos-does-card_charm = Do końca rundy { $god } kontroluje wrogiego kultystę w tym regionie.
chaos-does-card_discount = Kosztuje o { $number ->
    [one] { $number } punkt Mocy
    [few] { $number } punkty Mocy
   *[many] { $number } punktów Mocy
} mniej w regionie z { $tokens ->
    [one] żetonem Zepsucia
    [3] co najmniej trzema żetonami Zepsucia
    [few] co najmniej { $tokens } żetonami Zepsucia
   *[many] co najmniej { $tokens } żetonami Zepsucia
}.
chaos-does-card_forbids_corruption = W tej rundzie nikt nie umieszcza tu żetonów Zepsucia.
chaos-does-card_forbids_leaving = Tylko figurki { $god-gen } mogą opuścić ten region.
chaos-does-card_forbids_battle = W tej rundzie nie ma tu walki.
chaos-does-card_silences = Teksty wszystkich innych kart Chaosu w tym regionie nie działają. Ich koszty i symbole nadal się liczą.
chaos-does-card_count_attack = Do wartości dominacji { $god-gen } liczy się tu atak jego figurek zamiast ich liczby.
chaos-does-card_count_none = Przy obliczaniu dominacji w tym regionie figurki się nie liczą.
chaos-does-card_stays_after_kill = Jeśli { $god } zabił tu w tej rundzie wrogą figurkę, ta karta zostaje na następną rundę.

## What Old World cards say, from the instructions of their records

chaos-does-clear_comets = Wszystkie karty z kometą schodzą z pól wydarzeń, a żetony Wydarzeń z planszy.
chaos-does-place_in = Połóż { $token-acc } { $region-in }.
chaos-does-place_each = Połóż { $token-acc } w każdym z regionów: { $regions }.
chaos-does-place_all_but = Połóż { $token-acc } w każdym regionie oprócz: { $regions }.
chaos-does-place_every = Połóż { $token-acc } w { $where ->
    [elsewhere] każdym regionie oprócz { $of-gen }
    [bordering] każdym regionie przyległym do { $of-gen }
    [populous] każdym gęsto zaludnionym regionie
    [near_warpstone] każdym regionie ze Spaczeniem lub przyległym do takiego
    [most_corrupted] regionie lub regionach z największym Zepsuciem
    [with_hero_or_noble] każdym regionie z Bohaterem lub Szlachtą
    [with_noble_or_peasant] każdym regionie ze Szlachtą lub Chłopem
   *[anywhere] każdym regionie
}.
chaos-does-place_some = { $amount ->
    [one] Połóż { $token-acc }
    [few] Połóż { $amount } żetony { $token-many }
   *[many] Połóż { $amount } żetonów { $token-many }
} w { $regions ->
    [one] { chaos-does-place_one }
    [few] każdym z { $regions } { chaos-does-place_many }
   *[many] każdym z { $regions } { chaos-does-place_many }
}.
chaos-does-place_one = { $where ->
    [elsewhere] regionie innym niż { $of }
    [bordering] regionie przyległym do { $of-gen }
    [populous] gęsto zaludnionym regionie
    [near_warpstone] regionie ze Spaczeniem lub przyległym do takiego
    [most_corrupted] regionie z największym Zepsuciem
    [with_hero_or_noble] regionie z Bohaterem lub Szlachtą
    [with_noble_or_peasant] regionie ze Szlachtą lub Chłopem
   *[anywhere] dowolnym regionie
}
chaos-does-place_many = { $where ->
    [elsewhere] regionów innych niż { $of }
    [bordering] regionów przyległych do { $of-gen }
    [populous] gęsto zaludnionych regionów
    [near_warpstone] regionów ze Spaczeniem lub przyległych do takich
    [most_corrupted] regionów z największym Zepsuciem
    [with_hero_or_noble] regionów z Bohaterem lub Szlachtą
    [with_noble_or_peasant] regionów ze Szlachtą lub Chłopem
   *[anywhere] dowolnych regionów
}
chaos-does-place_pair = Połóż { $token-acc } w obu regionach: { $first }, albo w obu: { $second }.
chaos-does-remove_each = Usuń { $token-acc } z każdego z regionów: { $regions }.
chaos-does-scatter = Wszystkie żetony { $token-many } z jednego regionu przechodzą do przyległych.
chaos-does-score_peasants = Każdy zdobywa { $each ->
    [one] 1 Punkt Zwycięstwa
    [few] { $each } Punkty Zwycięstwa
   *[many] { $each } Punktów Zwycięstwa
} za każdego Chłopa na swoim arkuszu; kto jako jedyny ma ich najwięcej, zdobywa jeszcze { $most }.
chaos-does-while_on_track = Dopóki karta leży:
chaos-does-battle_phase_start = Początek Fazy Walki:
chaos-does-battle_phase_end = Koniec Fazy Walki:
chaos-does-end_old_world_step = Faza Końcowa:
chaos-does-tokens_resist = każdy żeton { $token-gen } dodaje { $amount } do Oporu swojego regionu.
chaos-does-region_resists = regiony z żetonem { $token-gen } mają Opór większy o { $amount }.
chaos-does-block_slot = regiony z żetonem { $token-gen } mają o jedno pole karty mniej.
chaos-does-moving_costs = przeniesienie figurki po planszy kosztuje o { $amount ->
    [one] 1 punkt Mocy
    [few] { $amount } punkty Mocy
   *[other] { $amount } punktów Mocy
} więcej.
chaos-does-forbid_magic = w regionach z żetonem { $token-gen } nie można zagrywać kart z magicznym symbolem.
chaos-does-forbid_battle = w regionach z żetonem { $token-gen } nie ma walki.
chaos-does-forbid_corruption = w regionach z żetonem { $token-gen } nie umieszcza się żetonów Zepsucia.
chaos-does-draw_beside = kto ma figurkę w regionie z żetonem { $token-gen }, dobiera { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[other] { $amount } kart
}.
chaos-does-discard_in = kto ma figurkę { $region-in }, odrzuca { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[other] { $amount } kart
}.
chaos-does-threat_discards = gracz z najwyższym Zagrożeniem odrzuca { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[other] { $amount } kart
}.
chaos-does-dominators_score = { $amount ->
    [one] 1 Punkt Zwycięstwa
    [few] { $amount } Punkty Zwycięstwa
   *[other] { $amount } Punktów Zwycięstwa
} za każdy zdominowany region z żetonem { $token-gen }.
chaos-does-dig_beside = połóż { $finds-acc } w regionie z żetonem { $token-gen }.
chaos-does-dice_against_all = rzut { $amount ->
    [one] kością
    [few] { $amount } kośćmi
   *[many] { $amount } kośćmi
} przeciw każdej Potędze w regionie z żetonem { $token-gen }.
chaos-does-most_figures_lose = kto ma najwięcej figurek w regionie z żetonem { $token-gen }, traci tam kultystę lub wojownika.
chaos-does-slay_beside = spośród graczy, którzy mają wojownika lub wielkiego demona w regionie z żetonem { $token-gen }, ten z najwyższym Zagrożeniem traci jednego z nich.
chaos-does-purge_beside = w każdym regionie z żetonem { $token-gen } Potęga z największym tam Zepsuciem traci jeden żeton.
chaos-does-raid = w każdym regionie z żetonem { $token-gen } znika Chłop, a kto ma tam co najmniej dwóch kultystów, traci jednego.

## What upgrades say

chaos-does-up_cost = Koszt { $cost }.
chaos-does-up_attack = Atak { $attack }.
chaos-does-up_defense = Obrona { $defense }.
chaos-does-up_power = { $power ->
    [one] Co rundę o 1 punkt Mocy więcej.
    [few] Co rundę o { $power } punkty Mocy więcej.
   *[other] Co rundę o { $power } punktów Mocy więcej.
}
chaos-does-up_cards = { $cards ->
    [one] Co rundę dobiera o 1 kartę więcej.
    [few] Co rundę dobiera o { $cards } karty więcej.
   *[other] Co rundę dobiera o { $cards } kart więcej.
}
chaos-does-up_fewer_cards = { $cards ->
    [one] Co rundę dobiera o 1 kartę mniej.
    [few] Co rundę dobiera o { $cards } karty mniej.
   *[other] Co rundę dobiera o { $cards } kart mniej.
}
chaos-does-up_refill = Uzupełnia rękę do { $cards } kart.
chaos-does-up_points_per_ruin = { $points ->
    [one] 1 Punkt Zwycięstwa za każde Spustoszenie regionu.
    [few] { $points } Punkty Zwycięstwa za każde Spustoszenie regionu.
   *[other] { $points } Punktów Zwycięstwa za każde Spustoszenie regionu.
}
chaos-does-up_domination = { $figures ->
    [one] Przy dominacji liczy się jak { $figures } figurka.
    [few] Przy dominacji liczy się jak { $figures } figurki.
   *[many] Przy dominacji liczy się jak { $figures } figurek.
}
chaos-does-up_magic = { $symbols ->
    [one] Ma magiczny symbol.
    [few] Ma { $symbols } magiczne symbole.
   *[other] Ma { $symbols } magicznych symboli.
}
chaos-does-up_return_hits = { $hits ->
    [one] Każdy zabity w walce zadaje obrażenie figurkom zabójcy.
    [few] Każdy zabity w walce zadaje { $hits } obrażenia figurkom zabójcy.
   *[many] Każdy zabity w walce zadaje { $hits } obrażeń figurkom zabójcy.
}
chaos-does-up_corruption_on_arrival = { $tokens ->
    [one] Tam, gdzie przybywa, umieszcza żeton Zepsucia.
    [few] Tam, gdzie przybywa, umieszcza { $tokens } żetony Zepsucia.
   *[other] Tam, gdzie przybywa, umieszcza { $tokens } żetonów Zepsucia.
}
chaos-does-up_early_dice = Rzucają przed wszystkimi innymi figurkami; kogo zabiją, ten już nie odda ciosu.
chaos-does-up_free_where_alone = Każdego raz na rundę można przyzwać za darmo do regionu, w którym nie masz figurek.
chaos-does-up_carries = Mogą zabrać ze sobą żeton Spaczenia do innego regionu.
chaos-does-up_stands_on_slot = Mogą stanąć na pustym polu karty i je zablokować.
chaos-does-up_only_sixes = Ranią je tylko szóstki.
chaos-does-up_charms = Na początku Fazy Walki może przejąć kontrolę nad wrogim kultystą w swoim regionie.

## Verbs

chaos-verb-summon = Przyzwij { $kind-acc } { $source-via }{ $region-to }
    .group = Przyzwij
    .here = Przyzwij { $kind-acc } { $source-via }
chaos-verb-play = Zagraj „{ $card }” { $region-in }
    .group = Zagraj kartę
    .here = Zagraj „{ $card }”
chaos-verb-play_right = Zagraj „{ $card }” na prawe pole { $region-in }
    .group = Zagraj na prawe pole
chaos-verb-pass = Pas (punkty Mocy spadają do 0)
    .short = Pas
chaos-verb-hit = Zabij { $kind-acc } { $god-gen }
    .group = Zabij figurkę
chaos-verb-hit_peasant = Zabij Chłopa
chaos-verb-keep_hits = Zachowaj obrażenia na zwykły rzut
chaos-verb-lose = Strać { $kind-acc } { $region-in }
    .group = Strać figurkę
chaos-verb-slay = Zniszcz rozkładem { $kind-acc } { $god-gen }
    .group = Zniszcz figurkę
chaos-verb-place = Umieść { $token-acc } { $region-in }
    .group = Umieść żeton
chaos-verb-remove = Usuń { $token-acc } { $region-from }
    .group = Usuń żeton
chaos-verb-cleanse = Usuń Zepsucie { $god-gen } { $region-from }
    .group = Usuń Zepsucie
chaos-verb-discard = Odrzuć „{ $card }”
    .group = Odrzuć kartę
chaos-verb-upgrade = Weź „{ $upgrade }”
    .group = Weź kartę Ulepszenia
chaos-verb-decline = Nie, dziękuję
chaos-verb-fetch = Sprowadź { $kind-acc } { $god-gen } { $region-from }
    .group = Sprowadź figurkę
chaos-verb-pick = Wybierz { $kind-acc } { $god-gen }
    .group = Wybierz figurkę
chaos-verb-send = Wybierz { $region-acc }
    .group = Wybierz region
chaos-verb-shield = Osłoń { $kind-acc }
    .group = Osłoń figurkę
chaos-verb-charm = Przejmij { $kind-acc } { $god-gen }
    .group = Przejmij kontrolę nad kultystą
chaos-verb-meddle = Karty odrzuca { $god }
    .group = Wybierz gracza
chaos-verb-displace = Przenieś { $token-acc }
    .group = Przenieś żeton
chaos-verb-carry = Zabierz żeton Spaczenia
chaos-verb-entrench = Stań { $slot-in }
    .group = Stań na polu karty
chaos-verb-exodus = Wyprowadź Chłopów { $region-from }
    .group = Wyprowadź Chłopów
chaos-verb-leave = Zwolnij { $slot }
    .group = Zwolnij pole karty

## Prompts

chaos-prompt-summoning_turn = przyzwij wyznawcę albo zagraj kartę
    .detail =
        { $power ->
            [one] został { $power } punkt Mocy
            [few] zostały { $power } punkty Mocy
           *[many] zostało { $power } punktów Mocy
        }
chaos-prompt-exchange_card = odrzucić kartę przed uzupełnieniem ręki?
chaos-prompt-assign_hits =
    { $hits ->
        [one] walka { $region-in }: przydziel { $hits } obrażenie
        [few] walka { $region-in }: przydziel { $hits } obrażenia
       *[many] walka { $region-in }: przydziel { $hits } obrażeń
    }
chaos-prompt-return_hits =
    { $hits ->
        [one] odwet Siewców Zarazy { $region-in }: { $hits } obrażenie figurkom { $god-gen }
        [few] odwet Siewców Zarazy { $region-in }: { $hits } obrażenia figurkom { $god-gen }
       *[many] odwet Siewców Zarazy { $region-in }: { $hits } obrażeń figurkom { $god-gen }
    }
chaos-prompt-rot_figure = „Ostateczny rozkład” { $region-in }: wybierz figurkę, która ginie
    .detail =
        { $number ->
            [one] została 1 figurka
            [few] zostały { $number } figurki
           *[many] zostało { $number } figurek
        }
chaos-prompt-lose_figure = { $card-count ->
    [0] wybierz figurkę, którą tracisz
   *[other] „{ $card }”: wybierz figurkę, którą tracisz
}
    .detail = możliwe: { $regions }
chaos-prompt-suffer_hits =
    { $hits ->
        [one] zielonoskórzy { $region-in }: { $hits } obrażenie, wybierz, kto ginie
        [few] zielonoskórzy { $region-in }: { $hits } obrażenia, wybierz, kto ginie
       *[many] zielonoskórzy { $region-in }: { $hits } obrażeń, wybierz, kto ginie
    }
chaos-prompt-carry_warpstone = zabrać żeton Spaczenia { $source-from } { $region-to }?
chaos-prompt-stand_on_slot = postawić Horrora na polu karty { $region-in }?
chaos-prompt-leave_slot = jeden z dwóch Horrorów opuszcza { $region-acc }: które pole karty się zwalnia?
chaos-prompt-fetch_figure =
    { $number ->
        [one] „Zew boga krwi”: sprowadzić { $number } figurkę { $region-to }?
        [few] „Zew boga krwi”: sprowadź najwyżej { $number } figurki { $region-to }
       *[many] „Zew boga krwi”: sprowadź najwyżej { $number } figurek { $region-to }
    }
chaos-prompt-choose_decay = czyje Zepsucie usunąć { $region-from }?
chaos-prompt-choose_token = który żeton przenieść { $region-from }?
chaos-prompt-choose_token_goal = dokąd przenieść { $token-acc } { $source-from }?
chaos-prompt-choose_charmed = nad którym kultystą { $region-in } przejąć kontrolę?
chaos-prompt-choose_shield = którą figurkę osłonić { $region-in }?
chaos-prompt-choose_traveller = którą figurkę teleportować { $region-from }?
chaos-prompt-choose_goal = dokąd teleportować { $kind-acc } { $god-gen } { $source-from }?
chaos-prompt-choose_meddled =
    { $number ->
        [one] kto { $region-in } odrzuca kartę?
        [few] kto { $region-in } odrzuca { $number } karty?
       *[many] kto { $region-in } odrzuca { $number } kart?
    }
chaos-prompt-discard_card = { $god-count ->
    [0]
        { $number ->
            [one] „{ $card }”: odrzuć { $number } kartę z ręki
            [few] „{ $card }”: odrzuć { $number } karty z ręki
           *[many] „{ $card }”: odrzuć { $number } kart z ręki
        }
   *[other]
        { $number ->
            [one] { $god } zagrał „{ $card }”: odrzuć { $number } kartę z ręki
            [few] { $god } zagrał „{ $card }”: odrzuć { $number } karty z ręki
           *[many] { $god } zagrał „{ $card }”: odrzuć { $number } kart z ręki
        }
}
chaos-prompt-choose_region = { $card-count ->
    [0]
        { $amount ->
            [one] umieść { $token-acc }
            [few] umieść { $amount } żetony { $token-many } w jednym regionie
           *[many] umieść { $amount } żetonów { $token-many } w jednym regionie
        }
   *[other]
        { $amount ->
            [one] „{ $card }”: umieść { $token-acc }
            [few] „{ $card }”: umieść { $amount } żetony { $token-many } w jednym regionie
           *[many] „{ $card }”: umieść { $amount } żetonów { $token-many } w jednym regionie
        }
}
    .detail = { $number ->
        [one] został 1 region
        [few] zostały { $number } regiony
       *[many] zostało { $number } regionów
    }
chaos-prompt-choose_pair = „{ $card }”: dokąd idą Bohaterowie?
chaos-prompt-choose_exodus = „Wielki exodus”: z którego regionu odchodzą Chłopi?
chaos-prompt-choose_refuge = „Wielki exodus” { $source-from }: dokąd idzie Chłop?
    .detail =
        { $number ->
            [one] został 1 Chłop
            [few] zostało { $number } Chłopów
           *[many] zostało { $number } Chłopów
        }
chaos-prompt-choose_purged = „Łowcy czarownic” { $region-in }: czyje Zepsucie usunąć?
chaos-prompt-choose_upgrade = wybierz kartę Ulepszenia
chaos-prompt-place_old_world = twój wskaźnik Zagrożenia: umieść { $token-acc }
    .detail = zostało: { $number }
chaos-prompt-remove_corruption = twój wskaźnik Zagrożenia: usuń żeton Zepsucia
    .detail = zostało: { $number }
chaos-prompt-remove_old_world = twój wskaźnik Zagrożenia: usuń żeton Starego Świata
    .detail = zostało: { $number }

## Why not

chaos-why-not_playing = { $god } nie bierze udziału w grze.
chaos-why-number_and_name = Zapisz liczbę i nazwę albo samą nazwę, a nie „{ $word }”.
chaos-why-entrenched_horrors = Na polach kart „horror” stoi tyle razy, ile Horrorów się tam okopało: { $count }.
chaos-why-card_of_another = „{ $card }” to karta innego boga.
chaos-why-old_world_to_come = Nadchodząca Faza Starego Świata wymaga karty.
chaos-why-other_battle = Trwająca walka toczy się { $region-in }.
chaos-why-end_of_battle_first = Walka ma jedno „end_of_battle”, pod wszystkim innym, co do niej należy.
chaos-why-no_horror = { $kind } ({ $god }): na polu karty może stać tylko Horror.
chaos-why-no_power =
    { $cost ->
        [one] Aby przyzwać { $kind-acc } { $region-to }, potrzebujesz { $cost } punktu Mocy; masz { $power }.
        [few] Aby przyzwać { $kind-acc } { $region-to }, potrzebujesz { $cost } punktów Mocy; masz { $power }.
       *[many] Aby przyzwać { $kind-acc } { $region-to }, potrzebujesz { $cost } punktów Mocy; masz { $power }.
    }
chaos-why-no_power_for_card =
    { $cost ->
        [one] „{ $card }” { $region-in } kosztuje { $cost } punkt Mocy, masz { $power }.
        [few] „{ $card }” { $region-in } kosztuje { $cost } punkty Mocy, masz { $power }.
       *[many] „{ $card }” { $region-in } kosztuje { $cost } punktów Mocy, masz { $power }.
    }
chaos-why-not_adjacent = Nie masz figurki { $region-in } ani w regionie przyległym.
chaos-why-no_such_figure = { $god } nie ma { $region-in } figurki: { $kind }.
chaos-why-plain_in_reserve = W twojej rezerwie są tylko zwykłe figurki.
chaos-why-none_in_reserve = { $kind }: w twojej rezerwie nie ma już takich figurek.
chaos-why-already_there = { $kind } { $god-gen } już jest { $region-in }.
chaos-why-token_already_there = { $token } już jest { $region-in }.
chaos-why-held_by_carnage = „Obszar rzezi”: tylko figurki Khorna mogą odejść { $region-from }.
chaos-why-not_your_card = „{ $card }” to nie twoja karta.
chaos-why-not_your_upgrade = „{ $upgrade }” to nie twoja karta Ulepszenia.
chaos-why-not_in_hand = Nie masz na ręce karty „{ $card }”.
chaos-why-ruined = Region { $region } jest już Spustoszony.
chaos-why-slots_full = Oba pola kart { $region-in } są zajęte.
chaos-why-slot_blocked = „Danina dla Rogatego” blokuje pole karty { $region-in }.
chaos-why-magic_forbidden = „Teclis wspiera Imperium”: { $region-in } nie można zagrywać kart z magicznym symbolem.
chaos-why-left_slot_first = Karty kładzie się najpierw na lewe pole. Pole wybierasz tylko dla karty, która może zostać na planszy.
chaos-why-own_figure = { $kind } { $region-in }: to twoja własna figurka.
chaos-why-that_is_you = { $god } to ty.
chaos-why-shielded = „Tarcza Spaczenia”: { $kind } ({ $god }) { $region-in } nie może zginąć w walce.
chaos-why-needs_sixes =
    { $defense ->
        [one] { $kind } ({ $god }): ranią tylko szóstki; potrzeba 1, masz { $sixes }.
        [few] { $kind } ({ $god }): ranią tylko szóstki; potrzeba { $defense }, masz { $sixes }.
       *[many] { $kind } ({ $god }): ranią tylko szóstki; potrzeba { $defense }, masz { $sixes }.
    }
chaos-why-too_few_hits =
    { $defense ->
        [one] { $kind } ({ $god }): potrzeba { $defense } obrażenia, masz { $hits }.
        [few] { $kind } ({ $god }): potrzeba { $defense } obrażeń, masz { $hits }.
       *[many] { $kind } ({ $god }): potrzeba { $defense } obrażeń, masz { $hits }.
    }
chaos-why-only_early_hits_keep = Zachować można tylko wczesne obrażenia.
chaos-why-hits_must_be_used =
    { $hits ->
        [one] Zostało { $hits } obrażenie; dopóki może zabić, trzeba je przydzielić.
        [few] Zostały { $hits } obrażenia; dopóki mogą zabić, trzeba je przydzielić.
       *[many] Zostało { $hits } obrażeń; dopóki mogą zabić, trzeba je przydzielić.
    }
chaos-why-one_region_only = Wszystkie figurki muszą pochodzić { $region-from }.
chaos-why-wrong_class = { $kind } { $region-in }: wyznawców tej klasy nie można tu wybrać.
chaos-why-not_in_this_region = Nie można tu wybrać { $region-gen }.
chaos-why-other_token = Trzeba umieścić { $token-acc }.
chaos-why-region_not_offered = Karta nie pozwala wybrać regionu { $region }.
chaos-why-already_played = „{ $upgrade }” jest już w grze.
chaos-why-compulsory = Musisz to zrobić.
chaos-why-no_corruption = Nie ma Zepsucia { $god-gen } { $region-in }.
chaos-why-no_such_token = Nie ma takiego żetonu { $region-in }: { $token }.
chaos-why-token_not_moved = Tego żetonu nie można tu wybrać: { $token }.
chaos-why-no_figure_there = { $god } nie ma figurki { $region-in }.
chaos-why-no_neighbour = Regiony { $region } i { $source } nie przylegają do siebie.
chaos-why-not_most = { $god } nie ma najwięcej Zepsucia { $region-in }.
chaos-why-only_the_killer = Obrażenia mogą otrzymać tylko figurki zabójcy Siewców Zarazy: { $god }.
chaos-why-slot_taken = Karta lub figurka jest już { $slot-in } { $region-in }.
chaos-why-decide_first = { $due ->
   *[turn] Teraz przyzwij wyznawcę, zagraj kartę albo spasuj.
    [discard] Najpierw zdecyduj, którą kartę odrzucasz.
    [hits] Najpierw przydziel obrażenia.
    [loss] Najpierw wybierz figurkę, którą tracisz.
    [warpstone] Najpierw zdecyduj, czy zabierasz żeton Spaczenia.
    [slot] Najpierw zdecyduj o polu karty.
    [figure] Najpierw wybierz figurkę.
    [cultist] Najpierw wybierz kultystę, nad którym przejmujesz kontrolę.
    [token] Najpierw zdecyduj o żetonie Starego Świata.
    [corruption] Najpierw wybierz żeton Zepsucia do usunięcia.
    [region] Najpierw wybierz region.
    [player] Najpierw wybierz gracza.
    [upgrade] Najpierw wybierz kartę Ulepszenia.
}
chaos-why-tied = Remis przy wartości { $value }: nikt nie dominuje.
chaos-why-not_above = Wartość { $value } nie przekracza Oporu { $resistance }.

## Causes

chaos-cause-printed = wartość wydrukowana
chaos-cause-upgrade = { $upgrade } (karta Ulepszenia)
chaos-cause-text = { $card } (tekst)
chaos-cause-card = { $card } (koszt)
chaos-cause-figures =
    { $n ->
        [one] figurka
        [few] figurki
       *[many] figurek
    }
chaos-cause-nobles =
    { $n ->
        [one] żeton Szlachty
        [few] żetony Szlachty
        [many] żetonów Szlachty
       *[other] żetonu Szlachty
    }
chaos-cause-skaven = Skaveni
chaos-cause-old_world = { $old_world }
chaos-cause-least = co najmniej { $least }
chaos-cause-dice_of_figures = { $figure }
chaos-cause-early_figures = { $figure } (wcześnie)

## Events

chaos-event-round = Runda { $number }
chaos-event-phase = { $phase }
chaos-event-step = { $step }
chaos-event-revealed = Odkryto kartę „{ $card }”. Wykonuje ją { $god }.
chaos-event-on_track = Karta „{ $card }” trafia na pole wydarzeń.
chaos-event-off_track = Karta „{ $card }” schodzi z pola wydarzeń.
chaos-event-lasts = Karta „{ $card }” zaczyna działać.
chaos-event-placed =
    { $number ->
        [one] Żeton { $token-gen } trafia { $region-to }.
        [few] { $number } żetony { $token-many } trafiają { $region-to }.
       *[many] { $number } żetonów { $token-many } trafia { $region-to }.
    }
chaos-event-removed =
    { $number ->
        [one] Żeton { $token-gen } znika { $region-from }.
        [few] { $number } żetony { $token-many } znikają { $region-from }.
       *[many] { $number } żetonów { $token-many } znika { $region-from }.
    }
chaos-event-moved_token = Żeton { $token-gen } przechodzi { $source-from } { $region-to }.
chaos-event-scored =
    { $number ->
        [one] { $god } zdobywa { $number } Punkt Zwycięstwa ({ $points }).
        [few] { $god } zdobywa { $number } Punkty Zwycięstwa ({ $points }).
       *[many] { $god } zdobywa { $number } Punktów Zwycięstwa ({ $points }).
    }
chaos-event-drew = { $cards-count ->
    [1] Dobierasz kartę { $cards-quoted }.
   *[other] Dobierasz karty { $cards-quoted }.
}
    .named = { $god } dobiera: { $cards-quoted }.
chaos-event-drew_count =
    { $number ->
        [0] { $god } nie dobiera kart.
        [one] { $god } dobiera kartę.
        [few] { $god } dobiera { $number } karty.
       *[many] { $god } dobiera { $number } kart.
    }
chaos-event-reshuffled = { $god } tasuje odrzucone karty w nową talię.
chaos-event-discarded = { $god } odrzuca kartę „{ $card }”.
chaos-event-power_set =
    { $number ->
        [one] { $god } ma { $number } punkt Mocy.
        [few] { $god } ma { $number } punkty Mocy.
       *[many] { $god } ma { $number } punktów Mocy.
    }
chaos-event-power_lost =
    { $number ->
        [one] { $god } traci { $number } punkt Mocy.
        [few] { $god } traci { $number } punkty Mocy.
       *[many] { $god } traci { $number } punktów Mocy.
    }
chaos-event-power_gained =
    { $number ->
        [one] { $god } zyskuje { $number } punkt Mocy.
        [few] { $god } zyskuje { $number } punkty Mocy.
       *[many] { $god } zyskuje { $number } punktów Mocy.
    }
chaos-event-summoned =
    { $cost ->
        [0] { $god } przyzywa { $figure-acc } { $source-via }{ $region-to } za darmo.
        [one] { $god } przyzywa { $figure-acc } { $source-via }{ $region-to } za { $cost } punkt Mocy.
        [few] { $god } przyzywa { $figure-acc } { $source-via }{ $region-to } za { $cost } punkty Mocy.
       *[many] { $god } przyzywa { $figure-acc } { $source-via }{ $region-to } za { $cost } punktów Mocy.
    }
chaos-event-played =
    { $cost ->
        [0] { $god } zagrywa kartę „{ $card }” { $region-in } za darmo.
        [one] { $god } zagrywa kartę „{ $card }” { $region-in } za { $cost } punkt Mocy.
        [few] { $god } zagrywa kartę „{ $card }” { $region-in } za { $cost } punkty Mocy.
       *[many] { $god } zagrywa kartę „{ $card }” { $region-in } za { $cost } punktów Mocy.
    }
chaos-event-passed = { $god } pasuje.
chaos-event-moved = Przesunięto { $figure-acc } { $god-gen } { $source-from } { $region-to }.
chaos-event-shielded = „Tarcza Spaczenia” chroni { $kind-acc } { $region-in }.
chaos-event-charmed = { $figure } { $region-in } przechodzi pod kontrolę Slaanesha.
chaos-event-entrenched = Horror staje { $slot-in } { $region-in }.
chaos-event-left_slot = Znów jest wolne { $slot } { $region-in }.
chaos-event-battle = Walka { $region-in }
chaos-event-rolled =
    { $hits ->
        [0] { $god } wyrzuca { $dice }: bez obrażeń ({ $roll }).
        [one] { $god } wyrzuca { $dice }: { $hits } obrażenie ({ $roll }).
        [few] { $god } wyrzuca { $dice }: { $hits } obrażenia ({ $roll }).
       *[many] { $god } wyrzuca { $dice }: { $hits } obrażeń ({ $roll }).
    }
chaos-event-struck =
    { $hits ->
        [0] W rzucie przeciw figurkom { $god-gen } { $region-in } wypada { $dice }: bez obrażeń.
        [one] W rzucie przeciw figurkom { $god-gen } { $region-in } wypada { $dice }: { $hits } obrażenie.
        [few] W rzucie przeciw figurkom { $god-gen } { $region-in } wypada { $dice }: { $hits } obrażenia.
       *[many] W rzucie przeciw figurkom { $god-gen } { $region-in } wypada { $dice }: { $hits } obrażeń.
    }
chaos-event-killed = { $by } zabija { $figure-acc } { $god-gen } { $region-in }.
chaos-event-peasant_killed = { $by } zabija Chłopa { $region-in }.
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
        [one] { $god } odpłaca figurkom { $target-gen }: { $hits } obrażenie.
        [few] { $god } odpłaca figurkom { $target-gen }: { $hits } obrażenia.
       *[many] { $god } odpłaca figurkom { $target-gen }: { $hits } obrażeń.
    }
chaos-event-took_off = { $god } traci { $figure-acc } { $region-in }.
chaos-event-dominated = { $god } dominuje { $region-in }: { $value } przeciw Oporowi { $resistance }.
chaos-event-undominated = Nikt nie dominuje { $region-in }: { $value } przeciw Oporowi { $resistance }.
chaos-event-corrupted =
    { $number ->
        [one] { $god } umieszcza żeton Zepsucia { $region-in }.
        [few] { $god } umieszcza { $number } żetony Zepsucia { $region-in }.
       *[many] { $god } umieszcza { $number } żetonów Zepsucia { $region-in }.
    }
chaos-event-corruption_forbidden = { $god } nie może szerzyć Zepsucia { $region-in }.
chaos-event-cleansed = { $god } traci żeton Zepsucia { $region-in }.
chaos-event-counter = { $god } zdobywa żeton postępu Zagrożenia { $region-in }.
chaos-event-ruined = Region { $region } zostaje Spustoszony (karta Spustoszenia { $number }).
chaos-event-cards_off = Karty { $god-gen } schodzą z planszy: { $cards-quoted }.
chaos-event-card_stayed = Karta „{ $card }” zostaje { $region-in }.
chaos-event-ticked =
    { $number ->
        [0] { $god } obraca wskaźnik Zagrożenia na poziom { $position }: { $instruction }.
        [one] { $god } obraca wskaźnik Zagrożenia na poziom { $position }: { $instruction }.
        [few] { $god } obraca wskaźnik Zagrożenia na poziom { $position }: { $number } { $instruction-few }.
       *[many] { $god } obraca wskaźnik Zagrożenia na poziom { $position }: { $number } { $instruction-many }.
    }
chaos-event-upgraded = { $god } bierze kartę Ulepszenia „{ $upgrade }”.
chaos-event-ended =
    { $winners-count ->
        [0] Koniec gry: { $ending }. Nikt nie wygrywa.
        [one] Koniec gry: { $ending }. Wygrywa { $winners }.
        [few] Koniec gry: { $ending }. Wspólnie wygrywają { $winners }.
       *[many] Koniec gry: { $ending }. Wspólnie wygrywają { $winners }.
    }

## Terms of the table

chaos-term-track = Pola wydarzeń
chaos-term-ruins = Spustoszone
chaos-term-power = Moc
chaos-term-points = PZ
chaos-term-threat = Zagroż.
chaos-term-dial = Wskaźnik
chaos-term-counters = Żetony
chaos-term-hand = Ręka/t.
chaos-term-peasants = Chłopi
chaos-term-reserve = Rezerwa
chaos-term-upgrades = Ulepszenia

## Options

chaos-option-gods = Kto gra którą Potęgą
    .help = Każdym z czterech bogów gra się zupełnie inaczej. W kolejności Potęg pierwsze miejsce to Khorne.
    .in_order = w kolejności Potęg
    .random = losowo
chaos-option-dial_reading = Warunki wskaźników
    .help = Jak często Khorne i Slaanesh mogą zdobyć żeton postępu Zagrożenia.
    .faq = FAQ: Khorne raz na walkę, Slaanesh tylko w kroku Zepsucia
    .rulebook = instrukcja: raz na region i fazę
chaos-option-old_world = Karty Starego Świata
    .help = Tekstu niektórych kart nie znamy, więc napisaliśmy go sami.
    .all = wszystkie 28, także wymyślone przez nas
    .known = tylko karty znane z oryginału
chaos-option-pack = Paczka

chaos-question-attack = Atak figurki
chaos-question-defense = Obrona figurki
chaos-question-domination = Wartość dominacji Potęgi
chaos-question-resistance = Opór regionu
chaos-question-conquest = Wartość Podboju regionu
chaos-question-dice = Kości Potęgi
chaos-question-summon_cost = Koszt przyzwania figurki
chaos-question-card_cost = Koszt karty

## Statistics of a review

chaos-statistics-points = Skąd wzięły się Punkty Zwycięstwa
chaos-statistics-hits = Obrażenia
chaos-statistics-rolled = wyrzucone
chaos-statistics-expected = oczekiwane

chaos-when = w { $number }. rundzie
chaos-fact-points = { $points ->
    [one] { $god } zdobywa 1 Punkt Zwycięstwa.
    [few] { $god } zdobywa { $points } Punkty Zwycięstwa.
   *[many] { $god } zdobywa { $points } Punktów Zwycięstwa.
}
chaos-fact-points-there = { $points ->
    [one] { $god } zdobywa 1 Punkt Zwycięstwa { $region-in }.
    [few] { $god } zdobywa { $points } Punkty Zwycięstwa { $region-in }.
   *[many] { $god } zdobywa { $points } Punktów Zwycięstwa { $region-in }.
}
chaos-fact-points-most = { $points ->
    [one] { $god } zdobywa 1 Punkt Zwycięstwa { $region-in }.
    [few] { $god } zdobywa { $points } Punkty Zwycięstwa, z tego { $most } { $region-in }.
   *[many] { $god } zdobywa { $points } Punktów Zwycięstwa, z tego { $most } { $region-in }.
}
chaos-fact-kills = { $count ->
    [one] { $god } zabija 1 figurkę { $regions-in }.
    [few] { $god } zabija { $count } figurki { $regions-in }.
   *[many] { $god } zabija { $count } figurek { $regions-in }.
}
chaos-fact-alone = Nikt inny nie miał figurki { $region-in }.
chaos-fact-clicks = { $count ->
    [one] Wskaźnik { $god-gen } obrócił się o 1 poziom.
    [few] Wskaźnik { $god-gen } obrócił się o { $count } poziomy.
   *[many] Wskaźnik { $god-gen } obrócił się o { $count } poziomów.
}

## Beside a real table
chaos-why-not_to_come = Karty „{ $card }” nie może już być na tej ręce: nie został ani jeden egzemplarz.
chaos-topic-dice =
    { $number ->
        [one] { $god }: 1 kość { $region-in }. Co wypadło?
        [few] { $god }: { $number } kości { $region-in }. Co wypadło?
        [many] { $god }: { $number } kości { $region-in }. Co wypadło?
       *[other] { $god }: { $number } kości { $region-in }. Co wypadło?
    }
chaos-topic-old_world_card = Odkryjcie wierzchnią kartę Starego Świata. Która to?
chaos-topic-first_tokens = W każdym regionie leży jeden żeton. Który leży { $region-in }?
chaos-adjust-figures = { $god }: { $figure }
chaos-adjust-corruption = Zepsucie { $god-gen }
chaos-adjust-token = { $token }
chaos-adjust-points = Punkty Zwycięstwa
chaos-adjust-power = Liczba punktów Mocy
chaos-adjust-dial = Poziom wskaźnika Zagrożenia
chaos-adjust-counters = Żetony postępu Zagrożenia
