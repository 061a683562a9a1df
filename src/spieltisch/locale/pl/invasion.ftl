# Warhammer: Inwazja. Każde zdanie jest nasze.

## cards
invasion-card-defender_of_the_hold = Obrońca twierdzy
    .text = Tylko pole bitwy.
invasion-card-zhufbar_engineers = Inżynierowie z Zhufbar
    .text = Wymuszony: gdy ta jednostka opuszcza grę, każdy przeciwnik poświęca wybraną przez siebie jednostkę w odpowiadającej strefie.
    .ruling = Gdy opuszczają pole bitwy, przeciwnik poświęca jednostkę ze swojego pola bitwy, jeśli ją ma.
invasion-card-hammerer_of_karak_azul = Młotodzierżca z Karak Azul
    .text = Wytrzymałość 1.
    .ruling = Wytrzymałość nie chroni przed obrażeniami przeniesionymi na tę jednostkę.
invasion-card-troll_slayers = Zabójcy trolli
    .text = Pole bitwy. Przy co najmniej dwóch rozwinięciach na twoim polu bitwy ta jednostka ma +2 do siły.
invasion-card-runesmith = Kowal run
    .text = Misja. Akcja: zapłać 2, aby jednostka otrzymała +1 do siły w tej turze.
    .ruling = Jego akcja działa tylko wtedy, gdy leży w strefie misji.
invasion-card-durgnar_the_bold = Durgnar Śmiały
    .text = Jeden Bohater na strefę. Dopóki płonie sekcja twojej stolicy, ma +2 do siły.
invasion-card-king_kazador = Król Kazador
    .text = Jeden Bohater na strefę. Wytrzymałość 2. Przeciwnik, który celuje w niego efektem, płaci za to o 3 więcej.
invasion-card-dwarf_cannon_crew = Obsługa krasnoludzkiego działa
    .text = Wymuszony: gdy ta jednostka wchodzi do gry, obejrzyj pięć kart z góry talii; możesz umieścić w tej strefie jedno wsparcie spośród nich o koszcie 2 lub mniej. Potem przetasuj.
    .ruling = Liczy się tylko wydrukowany koszt wsparcia, nie lojalność.
invasion-card-dwarf_masons = Krasnoludzcy kamieniarze
    .text = Wymuszony: gdy ta jednostka wchodzi do gry, karta z góry twojej talii staje się rozwinięciem w tej strefie.
invasion-card-dwarf_ranger = Krasnoludzki tropiciel
    .text = Zwiadowca. Misja. Wymuszony: gdy inna twoja jednostka Krasnoludów opuszcza grę, zadaj 1 obrażenie jednostce lub sekcji.
    .ruling = Zniszczony razem z innym Krasnoludem, nie zadaje za niego obrażeń.
invasion-card-mountain_brigade = Górska brygada
invasion-card-ironbreakers_of_ankhor = Żelazołamacze z Ankhor
    .text = Wytrzymałość X, gdzie X to liczba twoich rozwinięć w tej strefie.
invasion-card-rune_of_fortitude = Runa hartu ducha
    .text = Każda jednostka atakująca tę strefę ma −1 do siły, chyba że jej gracz zapłaci za nią 1.
invasion-card-keystone_forge = Kuźnia Zwornika
    .text = Królestwo. Wymuszony: na początku twojej tury usuń 1 obrażenie z jednej sekcji swojej stolicy.
invasion-card-organ_gun = Działo organowe
    .text = Dołącz do dowolnej jednostki. Ma ona +2 do siły, gdy się broni.
invasion-card-master_rune_of_dismay = Mistrzowska runa trwogi
    .text = Królestwo. Jednostki kosztują twoich przeciwników o 1 więcej.
invasion-card-a_glorious_death = Chwalebna śmierć
    .text = Misja. W każdej swojej turze z jednostką na tej misji połóż tu żeton zasobu. Akcja: gdy leżą tu co najmniej trzy, poświęć tę jednostkę, aby zniszczyć najwyżej dwóch atakujących.
invasion-card-grudge_thrower = Miotacz uraz
    .text = Pole bitwy. Akcja: zapłać 1 i poświęć jednostkę, aby każda atakująca i broniąca jednostka otrzymała +1 do siły w tej turze.
invasion-card-burying_the_grudge = Pogrzebana uraza
    .text = Akcja: zyskaj 1 zasób za każdą kartę jednostki, która w tej turze trafiła na stos odrzuconych.
invasion-card-stubborn_refusal = Uparta odmowa
    .text = Akcja: przenieś obrażenia jednej jednostki na inną w odpowiadającej strefie, najwyżej tyle, ile trzeba, by ją zniszczyć.
    .ruling = Nie przenosi się więcej obrażeń, niż druga jednostka wytrzyma; Wytrzymałość ich nie anuluje.
invasion-card-striking_the_grudge = Pomszczona uraza
    .text = Akcja: atakująca lub broniąca jednostka otrzymuje +2 do siły w tej turze.
invasion-card-grudge_thrower_assault = Ostrzał z miotaczy uraz
    .text = Tylko po przydzieleniu obrażeń w walce. Akcja: zniszcz atakującą jednostkę.
invasion-card-demolition = Do rozbiórki!
    .text = Akcja: zniszcz kartę wsparcia lub rozwinięcie.
invasion-card-wake_the_mountain = Przebudzenie góry
    .text = Akcja: trzy karty z góry twojej talii stają się rozwinięciami, wszystkie na polu bitwy albo wszystkie w królestwie.
    .ruling = Jeśli opróżnisz tak własną talię, przegrywasz.
invasion-card-master_rune_of_valaya = Mistrzowska runa Valayi
    .text = Akcja: anuluj wszystkie obrażenia przydzielone w fazie pola bitwy tej tury.
    .ruling = Obrażenia z Kontrataku i tak zostają zadane.
invasion-card-peasant_militia = Chłopska milicja
invasion-card-reiksguard_knights = Rycerze Reiksguardu
    .text = Kontratak 2.
    .ruling = Obrażeń z Kontrataku nie można anulować.
invasion-card-bright_wizard_apprentice = Uczeń czarodzieja płomieni
    .text = Misja. Akcja: zapłać 2, aby anulować nierozpatrzoną akcję innej jednostki lub wsparcia. Raz na turę.
invasion-card-nuln_tinkerers = Majsterkowicze z Nuln
    .text = Królestwo. Pierwsze wsparcie, które zagrywasz w turze, kosztuje o 1 mniej.
invasion-card-the_greatswords = Wielkie Miecze
    .text = Wymuszony: gdy do tej strefy wchodzi jednostka, Wielkie Miecze otrzymują +1 do siły w tej turze.
    .ruling = Jednostka przeniesiona do ich strefy też się liczy.
invasion-card-sigmars_blessed = Błogosławieni Sigmara
    .text = Wymuszony: gdy ta jednostka opuszcza grę, cofnij jednostkę z odpowiadającej strefy na rękę właściciela.
    .ruling = Gdy obrońca wraca na rękę, przydzielone mu obrażenia przepadają.
invasion-card-thyrus_gorman = Thyrus Gorman
    .text = Jeden Bohater na strefę. Wymuszony: na koniec twojej tury otrzymuje 1 obrażenie.
    .ruling = Lojalność kosztuje 1 za każdy jej symbol, którego nie masz.
invasion-card-huntsmen = Myśliwi
    .text = Tylko misja.
invasion-card-warrior_priests = Kapłani bitewni
    .text = W każdej turze 1 obrażenie, które otrzymałaby ta jednostka, trafia zamiast tego w jednostkę na dowolnym polu bitwy.
invasion-card-free_company = Wolna kompania
    .text = Zwiadowca.
    .ruling = Może atakować pustą płonącą strefę, a Zwiadowca i tak działa.
invasion-card-pistoliers = Pistolierzy
    .text = Akcja: zapłać 1, aby przenieść tę jednostkę do innej swojej strefy.
    .ruling = Przechodzą tylko między strefami właściciela; schodząc z misji, tracą jej żetony.
invasion-card-johannes_broheim = Johannes Broheim
    .text = Jeden Bohater na strefę. Kontratak 2. Na koniec każdej fazy możesz przenieść go do innej swojej strefy.
invasion-card-knight_training = Szkolenie rycerskie
    .text = Dołącz do jednostki na swoim polu bitwy. Ma ona +1 do siły.
invasion-card-church_of_sigmar = Kościół Sigmara
    .text = Królestwo. Przeciwnik, który celuje efektem w twoje jednostki, płaci za to o 1 więcej.
invasion-card-city_gates = Bramy miasta
    .text = Wymuszony: na początku twojej tury karta z góry twojej talii staje się rozwinięciem w tej strefie.
invasion-card-shrine_to_taal = Kaplica Taala
    .text = Wymuszony: na początku twojej tury jednostka w tej strefie otrzymuje w tej turze +1 do siły za każde twoje rozwinięcie tutaj.
invasion-card-temple_of_shallya = Świątynia Shallyi
    .text = Królestwo. Na początku swojej fazy królestwa możesz przenieść jedną swoją jednostkę do innej swojej strefy.
invasion-card-defend_the_border = Obrona granicy
    .text = Misja. W każdej swojej turze z jednostką na tej misji połóż tu żeton zasobu. Gdy leżą tu co najmniej trzy, pierwsze w turze obrażenie twojej stolicy trafia w inną jednostkę lub sekcję, którą wybierzesz.
invasion-card-will_of_the_electors = Wola elektorów
    .text = Akcja: przenieś najwyżej dwa rozwinięcia z jednej strefy do innej strefy tego samego gracza.
invasion-card-twin_tailed_comet = Kometa z dwoma warkoczami
    .text = Akcja: rozpatrz kopię właśnie zagranej taktyki z własnymi celami. X wynosi 0.
    .ruling = Jeśli skopiowana taktyka ma X, to X wynosi 0.
invasion-card-demoralise = Demoralizacja
    .text = Akcja: jednostka ma −2 do siły w tej turze.
invasion-card-franzs_decree = Dekret Franza
    .text = Akcja: wybranej jednostki nie można w tej turze wyznaczyć do ataku ani obrony.
    .ruling = Jednostka, która już atakuje, atakuje dalej.
invasion-card-forced_march = Forsowny marsz
    .text = Tylko w twojej turze. Akcja: przenieś jednostkę do innej strefy jej gracza.
    .ruling = Bohater nie wchodzi do strefy, w której już jest Bohater.
invasion-card-judgement_of_verena = Wyrok Vereny
    .text = Tylko w twojej turze. Akcja: zniszcz wszystkie jednostki i wsparcia w każdej strefie bez rozwinięcia.
invasion-card-sigmars_intervention = Interwencja Sigmara
    .text = Tylko gdy jesteś celem ataku, przed wyznaczeniem obrońców. Akcja: celem ataku staje się inna twoja strefa, która nie płonie.
invasion-card-silver_helm_brigade = Brygada Srebrnych Hełmów
    .text = Wymuszony: gdy ta jednostka otrzymuje obrażenia, dobierz kartę.
invasion-card-archmage_of_saphery = Arcymag z Saphery
    .text = Misja. Akcja: w swojej fazie misji usuń 1 obrażenie z jednostki. Raz na turę.
invasion-card-blessing_of_isha = Błogosławieństwo Ishy
    .text = Dołącz do dowolnej jednostki i oczyść ją. Nie można jej splugawić.
    .ruling = „Nie może zostać splugawiona” ma pierwszeństwo przed kartą, która plugawi.
invasion-card-radiant_gaze = Promienne spojrzenie
    .text = Akcja: wszystkie jednostki w jednej strefie przeciwnika mają −1 do siły w tej turze.
invasion-card-greater_heal = Większe uzdrowienie
    .text = Akcja: usuń wszystkie obrażenia ze wszystkich swoich jednostek.
invasion-card-crooked_teef_goblins = Gobliny z Krzywych Zembów
    .text = Tylko pole bitwy.
invasion-card-squig_herders = Poganiacze squigów
    .text = Dopóki kontrolujesz ranną jednostkę, ta jednostka ma +1 do siły.
invasion-card-ironclaws_horde = Horda Żelaznego Pazura
    .text = Tylko pole bitwy.
invasion-card-followers_of_mork = Wyznawcy Morka
    .text = Wymuszony: gdy ta jednostka wchodzi do gry, każdy gracz otrzymuje 2 obrażenia pośrednie.
    .ruling = Każdy gracz rozkłada swoje obrażenia, aktywny pierwszy; wszystkie zostają zadane naraz.
invasion-card-black_orc_squad = Oddział czarnych orków
invasion-card-boar_boyz = Chopaki na dzikach
    .text = Dopóki kontrolujesz ranną jednostkę, ta jednostka ma +2 do siły.
    .ruling = Premia kończy się, gdy żadna twoja jednostka nie jest ranna.
invasion-card-urguck = Urguck
    .text = Jeden Bohater na strefę. W swojej fazie stolicy możesz wydawać żetony obrażeń z niego jak zasoby.
    .ruling = Wszystkie obrażenia z niego można wydać naraz.
invasion-card-grimgor_ironhide = Grimgor Żelaznoskóry
    .text = Jeden Bohater na strefę. Wymuszony: gdy wchodzi do gry, zniszcz wszystkie wsparcia i rozwinięcia we wszystkich odpowiadających strefach.
    .ruling = Odkryty przez „Urwać im łby!”, nie wchodzi do gry i niczego nie niszczy.
invasion-card-night_goblins = Nocne gobliny
    .text = Wymuszony: gdy ta jednostka wchodzi do gry, zniszcz dodatek w odpowiadającej strefie.
invasion-card-doom_divers = Nurkowie zagłady
    .text = Pole bitwy. Wymuszony: na początku twojej tury każdy gracz poświęca rozwinięcie albo zadaje 1 obrażenie każdej sekcji własnej stolicy.
    .ruling = Gracz bez rozwinięcia otrzymuje po 1 obrażeniu na każdą sekcję, która nie płonie.
invasion-card-lobber_crew = Załoga katapulty
    .text = Królestwo. Akcja: poświęć tę jednostkę; przeciwnik poświęca wybraną przez siebie jednostkę.
invasion-card-big_uns = Wielkoludy
    .text = Pole bitwy. Twoje ranne jednostki mają Wytrzymałość 1.
invasion-card-rock_lobber = Kamulcomiot
    .text = Pole bitwy. Akcja: zapłać 2 i poświęć jednostkę w tej strefie, aby zadać 2 obrażenia sekcji. Raz na turę.
invasion-card-choppa = Rembak
    .text = Dołącz do jednostki na swoim polu bitwy. Ma ona +2 do siły.
invasion-card-totem_of_gork = Totem Gorka
    .text = Twoje jednostki w tej strefie mają +1 do siły, gdy atakują lub się bronią.
invasion-card-banna_of_da_red_sunz = Sztandar Czerwonych Słońc
    .text = Królestwo. Gdy przeciwnik pobiera co najmniej siedem zasobów, traci jeden z nich, a ty zadajesz 1 obrażenie jednostce.
invasion-card-smash_em_all = Rozwalić wszystkich!
    .text = Misja. W każdej swojej turze z jednostką na tej misji połóż tu żeton zasobu. Akcja: gdy leżą tu co najmniej trzy, poświęć tę jednostkę, aby zniszczyć wszystkie wsparcia przeciwników.
invasion-card-grimgors_camp = Obóz Grimgora
    .text = Królestwo. Pierwsza jednostka Orków, którą zagrywasz w turze, kosztuje o 1 mniej.
invasion-card-smash_go_boom = Łup i bum!
    .text = Tylko w twojej turze. Akcja: zniszcz X rozwinięć w jednej strefie.
invasion-card-rip_dere_eads_off = Urwać im łby!
    .text = Akcja: odkryj rozwinięcie. Jednostka zostaje do końca tury; cokolwiek innego zostaje poświęcone.
    .ruling = Odkryta karta nie wchodzi przez to do gry i niczego nie wywołuje; do końca tury ma swoją siłę i może bronić.
invasion-card-wez_bigga = My są więksi!
    .text = Akcja: następna jednostka, którą zagrasz w tej turze, kosztuje o 1 mniej i wchodzi do gry z 1 obrażeniem.
    .ruling = Jednostka z 1 punktem życia zostaje zniszczona zaraz po wejściu.
invasion-card-favour_of_mork = Łaska Morka
    .text = Akcja: w tej turze jedna jednostka ma −1 do siły, a inna +1 do siły.
invasion-card-pillage = Grabież
    .text = Akcja: zniszcz kartę wsparcia.
    .ruling = Gracz, do którego należy cel, może w reakcji użyć jeszcze jego akcji.
invasion-card-waaagh = Waaagh!
    .text = Akcja: wszystkie atakujące jednostki mają +2 do siły w tej turze.
invasion-card-troll_vomit = Wymioty trolla
    .text = Tylko w twojej turze. Akcja: zniszcz wszystkie jednostki.
invasion-card-servants_of_khorne = Słudzy Khorna
    .text = Tylko pole bitwy.
invasion-card-savage_marauders = Dzicy maruderzy
invasion-card-festering_nurglings = Ropiejące nurglingi
    .text = Wymuszony: gdy ta jednostka wchodzi do gry, splugaw jednostkę w odpowiadającej strefie.
invasion-card-nurgle_sorcerer = Czarownik Nurgla
    .text = Misja. Akcja: zapłać 3, aby zadać jednostce 1 obrażenie, a splugawionej 2.
invasion-card-chaos_knights = Rycerze Chaosu
invasion-card-cultist_of_slaanesh = Kultysta Slaanesha
    .text = Misja. Akcja: zapłać 4, aby zniszczyć rozwinięcie.
invasion-card-valkia_the_bloody = Krwawa Valkia
    .text = Jeden Bohater na strefę. Misja. Akcja: zapłać 2, aby przenieść z niej dowolną liczbę żetonów obrażeń na splugawioną jednostkę.
invasion-card-melekh_the_changer = Melekh Odmieniec
    .text = Jeden Bohater na strefę. Ma +1 do siły za każdą splugawioną kartę twoich przeciwników.
invasion-card-fledgling_chaos_spawn = Młody pomiot Chaosu
    .text = Pole bitwy. Wymuszony: gdy ta jednostka zostaje zniszczona, zadaj 1 obrażenie jednostce na dowolnym polu bitwy.
    .ruling = Poświęcenie to nie zniszczenie: wtedy nie zadaje obrażeń.
invasion-card-savage_gors = Dzikie gory
    .text = Pole bitwy. Przy co najmniej dwóch rozwinięciach na twoim polu bitwy ta jednostka w ataku zadaje o 2 obrażenia więcej.
    .ruling = Premia to obrażenia, nie siła: efekty, które liczą siłę, jej nie uwzględniają.
invasion-card-dark_zealot = Mroczny zelota
invasion-card-bloodthirster = Krwiopijec
    .text = Obrażeń nie można anulować. Wymuszony: na początku twojej tury każdy gracz poświęca jednostkę w swojej odpowiadającej strefie.
    .ruling = Dopóki jest w grze, Wytrzymałość niczego nie anuluje.
invasion-card-cloud_of_flies = Chmara much
    .text = Dołącz do swojej jednostki. Na początku swojej tury możesz zadać jej i dowolnej jednostce po 1 obrażeniu, którego nie można anulować.
invasion-card-horrific_mutation = Potworna mutacja
    .text = Dołącz do swojej jednostki. Gdy atakuje, wszystkie broniące jednostki mają −1 punkt życia.
    .ruling = Obrońcy z 1 punktem życia zostają zniszczeni przed przydzieleniem obrażeń.
invasion-card-sadistic_mutation = Sadystyczna mutacja
    .text = Dołącz do swojej jednostki. Wymuszony: gdy zadaje obrażenia w walce, zadaj 1 obrażenie jednostce lub sekcji.
invasion-card-warpstone_meteor = Meteor spaczenia
    .text = Wymuszony: na początku twojej tury każdy gracz plugawi jedną swoją jednostkę w swojej odpowiadającej strefie albo zadaje 1 obrażenie własnej stolicy.
    .ruling = Kto nie ma tam jednostki, przyjmuje obrażenie na wybraną sekcję.
invasion-card-journey_to_the_gate = Podróż do bramy
    .text = Misja. W każdej swojej turze z jednostką na tej misji połóż tu żeton zasobu. Akcja: w swojej turze, gdy leżą tu co najmniej trzy, poświęć tę jednostkę; każdy przeciwnik odrzuca rękę.
invasion-card-shrine_to_nurgle = Kaplica Nurgla
    .text = Królestwo. Wymuszony: gdy jednostka przeciwnika otrzymuje obrażenia w walce, splugaw ją.
invasion-card-seduced_by_darkness = Uwiedzeni przez mrok
    .text = Akcja: splugaw jednostkę.
invasion-card-will_of_tzeentch = Wola Tzeentcha
    .text = Tylko w twojej turze. Akcja: każdy gracz odrzuca rękę i dobiera trzy karty.
invasion-card-nurgles_pestilence = Zaraza Nurgla
    .text = Akcja: zadaj każdej jednostce 1 obrażenie, a każdej splugawionej 2.
    .ruling = Kto chce anulować jej obrażenia, musi zareagować na samą taktykę.
invasion-card-flames_of_tzeentch = Płomienie Tzeentcha
    .text = Tylko w twojej turze. Akcja: zadaj jednostce X obrażeń.
invasion-card-blood_for_the_blood_god = Krew dla Boga Krwi
    .text = Akcja: jednostka na dowolnym polu bitwy otrzymuje obrażenia równe własnej sile.
invasion-card-culling_the_weak = Ubój słabych
    .text = Akcja: poświęć jednostkę; wszystkie jednostki na twoim polu bitwy mają +1 do siły w tej turze.
invasion-card-slaaneshs_domination = Dominacja Slaanesha
    .text = Akcja: przeciwnik pokazuje trzy losowe karty z ręki. Możesz za darmo zagrać taktyki spośród nich.
    .ruling = Jeśli zagrana nią taktyka ma X, to X wynosi 0.
invasion-card-disciple_of_khaine = Uczeń Khaine’a
    .text = Akcja: po przydzieleniu obrażeń w walce zapłać 2, aby przesunąć 1 z nich z tej jednostki na inną.
invasion-card-vile_sorceress = Nikczemna czarodziejka
    .text = Misja. Wymuszony: na początku twojej tury jednostka ma w tej turze −1 punkt życia.
    .ruling = Jednostka bez obrażeń, która ma 1 punkt życia, zostaje od razu zniszczona.
invasion-card-cold_one_riders = Jeźdźcy zimnokrwistych
    .text = Kontratak 1.
invasion-card-cauldron_of_blood = Kocioł krwi
    .text = Królestwo. Wymuszony: gdy ta strefa jest atakowana, zadaj 1 obrażenie atakującej jednostce.
invasion-card-hate = Nienawiść
    .text = Akcja: każdy przeciwnik, który ma zasoby, traci 1, a ty tyle samo zyskujesz.
invasion-card-contested_village = Sporna wioska
    .text = Ograniczona.
invasion-card-contested_fortress = Sporna forteca
    .text = Ograniczona. Anuluj pierwsze w turze obrażenie twojej stolicy.
    .ruling = Raz na turę i tylko pierwsze obrażenie tej tury.
invasion-card-contested_stronghold = Sporna warownia
    .text = Ograniczona. +1 do siły za każde twoje rozwinięcie w tej strefie.
invasion-card-armoury = Zbrojownia
    .text = Ograniczona. Królestwo. Przy co najmniej dwóch rozwinięciach w tej strefie +1 do siły.
invasion-card-forgotten_cemetery = Zapomniany cmentarz
    .text = Ograniczona. Misja. Przy co najmniej dwóch rozwinięciach w tej strefie +1 do siły.
invasion-card-warpstone_excavation = Wydobycie spaczenia
    .text = Twoje jednostki wchodzą do tej strefy splugawione.
    .ruling = Jednostka, która wchodzi do gry splugawiona, nie została splugawiona: efekty, które na to czekają, nie działają.
invasion-card-pilgrimage = Pielgrzymka
    .text = Kosztuje o 1 mniej za każde rozwinięcie w twojej strefie misji. Akcja: cofnij jednostkę na rękę właściciela.
invasion-card-burn_it_down = Spalić to!
    .text = Akcja: zniszcz wsparcie, którego koszt nie przekracza liczby rozwinięć na twoim polu bitwy.
invasion-card-infiltrate = Infiltracja!
    .text = Misja. W każdej swojej turze z jednostką na tej misji połóż tu żeton zasobu. Wymuszony: na początku twojej tury każdy przeciwnik odrzuca z góry talii tyle kart, ile jest tu żetonów zasobów.
invasion-card-prepare_for_war = Szykować się do wojny!
    .text = Misja. W każdej swojej turze z jednostką na tej misji połóż tu żeton zasobu. Akcja: poświęć tę jednostkę, aby wtasować do talii tyle kart ze swojego stosu odrzuconych, ile było tu żetonów zasobów.
invasion-card-alliance_dwarf_and_empire = Sojusz: Krasnoludy i Imperium
    .text = Tylko Porządek. Liczy się jako symbol Krasnoludów i symbol Imperium.
invasion-card-alliance_empire_and_high_elf = Sojusz: Imperium i Wysokie Elfy
    .text = Tylko Porządek. Liczy się jako symbol Imperium i symbol Wysokich Elfów.
invasion-card-alliance_dwarf_and_high_elf = Sojusz: Krasnoludy i Wysokie Elfy
    .text = Tylko Porządek. Liczy się jako symbol Krasnoludów i symbol Wysokich Elfów.
invasion-card-alliance_chaos_and_orc = Sojusz: Chaos i Orkowie
    .text = Tylko Zniszczenie. Liczy się jako symbol Chaosu i symbol Orków.
invasion-card-alliance_chaos_and_dark_elf = Sojusz: Chaos i Mroczne Elfy
    .text = Tylko Zniszczenie. Liczy się jako symbol Chaosu i symbol Mrocznych Elfów.
invasion-card-alliance_orc_and_dark_elf = Sojusz: Orkowie i Mroczne Elfy
    .text = Tylko Zniszczenie. Liczy się jako symbol Orków i symbol Mrocznych Elfów.
invasion-card-cut_supply_lines = Przecięte szlaki
    .text = Draft: odtąd paczki twojego przeciwnika mają o jedną kartę mniej.
invasion-card-reinforcements = Posiłki
    .text = Draft: obejrzyj pięć kart z góry swojego stosu i weź jedną do talii; pozostałe trafiają pod stos.
invasion-card-sabotage = Sabotaż
    .text = Draft: gdy usuwasz kartę z paczki przeciwnika, możesz poświęcić tę kartę, aby usunąć jeszcze jedną.
invasion-card-shifting_tides = Odmiana losu
    .text = Draft: paczka, z której pochodzi ta karta, wraca do stosu, a jej miejsce zajmuje tyle samo nowych kart.

## things
invasion-title = Warhammer: Inwazja
invasion-zone-kingdom = królestwo
    .acc = królestwo
    .gen = królestwa
    .in = w królestwie
    .to = do królestwa
invasion-zone-quest = strefa misji
    .acc = strefę misji
    .gen = strefy misji
    .in = w strefie misji
    .to = do strefy misji
invasion-zone-battlefield = pole bitwy
    .acc = pole bitwy
    .gen = pola bitwy
    .in = na polu bitwy
    .to = na pole bitwy
invasion-place-kingdom = królestwo
invasion-place-quest = strefa misji
invasion-place-battlefield = pole bitwy
invasion-place-on_quest = misja
invasion-side-a = pierwsze miejsce
invasion-side-b = drugie miejsce
# A section belongs to the reader or to the other one.
invasion-whose = { $side-person ->
    [you] u ciebie
   *[other] { $side }
}
invasion-race-dwarf = Krasnoludy
    .gen = Krasnoludów
invasion-race-empire = Imperium
    .gen = Imperium
invasion-race-high_elf = Wysokie Elfy
    .gen = Wysokich Elfów
invasion-race-orc = Orkowie
    .gen = Orków
invasion-race-chaos = Chaos
    .gen = Chaosu
invasion-race-dark_elf = Mroczne Elfy
    .gen = Mrocznych Elfów
invasion-race-neutral = neutralne
    .gen = neutralnych
invasion-alignment-order = Porządek
invasion-alignment-destruction = Zniszczenie
invasion-type-unit = Jednostka
invasion-type-support = Wsparcie
invasion-type-quest = Misja
invasion-type-tactic = Taktyka
invasion-type-draft = Draft
invasion-type-development = Rozwinięcie
invasion-phase-beginning = Początek
    .the = Początek tury
invasion-phase-kingdom = Królestwo
    .the = Faza królestwa
invasion-phase-quest = Misja
    .the = Faza misji
invasion-phase-capital = Stolica
    .the = Faza stolicy
invasion-phase-battlefield = Pole bitwy
    .the = Faza pola bitwy
invasion-phase-end = Koniec
    .the = Koniec tury
invasion-step-none = bez walki
invasion-step-target = Cel
invasion-step-attackers = Atakujący
invasion-step-defenders = Obrońcy
invasion-step-assigned = Przydzielanie obrażeń
invasion-step-applied = Zadawanie obrażeń
invasion-until-action = aż do następnego zdarzenia
invasion-until-window = w tym oknie akcji
invasion-until-phase = do końca fazy
invasion-loss-burning = płoną dwie sekcje
invasion-loss-deck = talia jest pusta
invasion-loss-turns = gra trwała zbyt długo
invasion-moment-enters = przy wejściu do gry
invasion-moment-leaves = przy opuszczeniu gry
invasion-moment-destroyed = przy zniszczeniu
invasion-moment-turn_begins = na początku tury
invasion-moment-progress = postęp misji
invasion-moment-turn_ends = na koniec tury
invasion-moment-phase_ends = na koniec fazy
invasion-moment-kingdom_begins = na początku fazy królestwa
invasion-moment-collected = przy pobraniu zasobów
invasion-moment-unit_left = gdy jednostka odeszła
invasion-moment-unit_entered_zone = gdy przybywa jednostka
invasion-moment-damaged = po obrażeniach
invasion-moment-combat_damaged = po obrażeniach w walce
invasion-moment-dealt_combat_damage = po zadaniu obrażeń w walce
invasion-moment-zone_attacked = w razie ataku
invasion-moment-counterstrike = Kontratak
invasion-moment-scout = Zwiadowca
invasion-moment-bound_to_die = koniec czasu
invasion-trait-warrior = Wojownik
invasion-trait-elite = Elita
invasion-trait-engineer = Inżynier
invasion-trait-slayer = Zabójca
invasion-trait-priest = Kapłan
invasion-trait-hero = Bohater
invasion-trait-ranger = Tropiciel
invasion-trait-rune = Runa
invasion-trait-building = Budynek
invasion-trait-attachment = Dodatek
invasion-trait-weapon = Broń
invasion-trait-siege = Oblężenie
invasion-trait-spell = Czar
invasion-trait-knight = Rycerz
invasion-trait-mage = Mag
invasion-trait-cavalry = Kawaleria
invasion-trait-skill = Umiejętność
invasion-trait-noble = Szlachta
invasion-trait-goblin = Goblin
invasion-trait-shaman = Szaman
invasion-trait-banner = Sztandar
invasion-trait-daemon = Demon
invasion-trait-sorcerer = Czarownik
invasion-trait-zealot = Zelota
invasion-trait-mutation = Mutacja
invasion-trait-warpstone = Spaczeń
invasion-keyword-counterstrike = Kontratak
invasion-keyword-toughness = Wytrzymałość
invasion-keyword-scout = Zwiadowca
invasion-keyword-limited = Ograniczona
invasion-keyword-battlefield_only = Tylko pole bitwy
invasion-keyword-quest_only = Tylko misja
invasion-keyword-kingdom_only = Tylko królestwo
invasion-keyword-order_only = Tylko Porządek
invasion-keyword-destruction_only = Tylko Zniszczenie
invasion-keyword-hero = Jeden Bohater na strefę
invasion-keyword-unique = Unikatowa

## verbs
invasion-verb-keep = Zachowaj tę rękę
    .here = Zachowaj
invasion-verb-mulligan = Wymień rękę: siedem nowych kart
    .here = Wymień rękę
invasion-verb-pick = Weź „{ $card }”
    .group = Weź kartę
invasion-verb-remove = Usuń „{ $card }”
    .group = Usuń kartę
invasion-verb-capital = Stolica { $race-gen }
    .group = Wybierz stolicę
    .here = { $race }
invasion-verb-pass = Pas
invasion-verb-yield = Pasuj { $until }
    .group = Pasuj z góry
invasion-verb-play = Zagraj „{ $card }”
    .group = Zagraj kartę
    .here = Zagraj
invasion-verb-deploy = { $card } → { $place }
    .group = Zagraj do strefy
    .here = Zagraj: { $place }
invasion-verb-develop = Połóż zakrytą kartę „{ $card }” { $zone-in }
    .group = Połóż rozwinięcie
    .here = Zakryta: { $zone }
invasion-verb-use = Użyj karty „{ $piece }”
    .group = Użyj akcji w grze
    .here = Użyj
invasion-verb-target = { $piece }
    .group = Wybierz cel
    .here = Wybierz
invasion-verb-target_section = { $zone } ({ invasion-whose })
    .group = Wybierz sekcję
    .here = Wybierz: { $zone }
invasion-verb-target_link = Ogniwo { $link }
    .group = Wybierz ogniwo łańcucha
    .here = Wybierz ogniwo { $link }
invasion-verb-target_discard = „{ $card }” (stos odrzuconych)
    .group = Wybierz odrzuconą kartę
    .here = Wybierz „{ $card }”
invasion-verb-take = Weź „{ $card }”
    .group = Weź kartę
invasion-verb-sacrifice = Poświęć „{ $piece }”
    .group = Poświęć
    .here = Poświęć
invasion-verb-corrupt = Splugaw „{ $piece }”
    .group = Splugaw
    .here = Splugaw
invasion-verb-restore = Oczyść „{ $piece }”
    .group = Oczyść
    .here = Oczyść
invasion-verb-move = Przenieś { $zone-to }
    .group = Dokąd?
    .here = Dokąd: { $zone }
invasion-verb-hit_all = 1 obrażenie każdej swojej sekcji
    .here = 1 obrażenie każdej sekcji
invasion-verb-spend = { $amount ->
    [0] Bez żetonów
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
}
    .group = Ile?
    .here = { $amount ->
        [one] 1 żeton
        [few] { $amount } żetony
       *[many] { $amount } żetonów
    }
invasion-verb-pay_x = X = { $amount }
    .group = Wybierz X
invasion-verb-pay_for = Zapłać 1 za: „{ $piece }”
    .group = Zapłać za jednostkę
    .here = Zapłać za nią 1
invasion-verb-resolve = { $piece }: { $moment }
    .group = Co najpierw?
invasion-verb-done = Gotowe
invasion-verb-attack = Zaatakuj { $zone-acc }
    .group = Zaatakuj
    .here = Zaatakuj: { $zone }
invasion-verb-join = Atakuj jednostką „{ $piece }”
    .group = Wybierz atakujących
    .here = Wyślij do ataku
invasion-verb-defend = Broń jednostką „{ $piece }”
    .group = Wybierz obrońców
    .here = Wyślij do obrony
invasion-verb-assign = { $amount ->
    [one] { $amount } obrażenie → „{ $piece }”
    [few] { $amount } obrażenia → „{ $piece }”
   *[many] { $amount } obrażeń → „{ $piece }”
}
    .group = Przydziel obrażenia
    .here = Przydziel { $amount }
invasion-verb-assign_section = Reszta w stolicę

## events
invasion-event-turn =
    { $seat-person ->
        [you] Tura { $number }: ty
       *[other] Tura { $number }: { $seat }
    }
invasion-event-phase = { $phase-the }
invasion-event-step = Walka: { $step }
invasion-event-kept =
    { $seat-person ->
        [you] Zachowujesz rękę.
       *[other] { $seat } zachowuje rękę.
    }
invasion-event-mulliganed =
    { $seat-person ->
        [you] Wymieniasz rękę: siedem nowych kart.
       *[other] { $seat } wymienia rękę: siedem nowych kart.
    }
invasion-event-starts =
    { $seat-person ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
invasion-event-drew = { $cards-count ->
    [1] Dobierasz kartę { $cards-quoted }.
   *[other] Dobierasz karty { $cards-quoted }.
}
    .named = { $seat } dobiera: { $cards-quoted }.
invasion-event-drew_count =
    { $seat-person ->
        [you]
            { $count ->
                [0] Nie dobierasz kart.
               *[other] Dobierasz { invasion-some-cards }.
            }
       *[other]
            { $count ->
                [0] { $seat } nie dobiera kart.
               *[other] { $seat } dobiera { invasion-some-cards }.
            }
    }
invasion-event-collected =
    { $seat-person ->
        [you]
            { $resources ->
                [0] Nie pobierasz zasobów.
               *[other] Pobierasz { invasion-some-resources }.
            }
       *[other]
            { $resources ->
                [0] { $seat } nie pobiera zasobów.
               *[other] { $seat } pobiera { invasion-some-resources }.
            }
    }
invasion-event-gained =
    { $seat-person ->
        [you] Zyskujesz { invasion-some-resources }.
       *[other] { $seat } zyskuje { invasion-some-resources }.
    }
invasion-event-paid =
    { $seat-person ->
        [you] Płacisz { invasion-some-resources }.
       *[other] { $seat } płaci { invasion-some-resources }.
    }
invasion-event-passed =
    { $seat-person ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
invasion-event-yielded =
    { $seat-person ->
        [you] Pasujesz { $until }.
       *[other] { $seat } pasuje { $until }.
    }
invasion-event-announced =
    { $seat-person ->
        [you] Zagrywasz kartę „{ $card }”.
       *[other] { $seat } zagrywa kartę „{ $card }”.
    }
invasion-event-announced_into =
    { $seat-person ->
        [you] Zagrywasz kartę „{ $card }” { $zone-to }.
       *[other] { $seat } zagrywa kartę „{ $card }” { $zone-to }.
    }
invasion-event-announced_use =
    { $seat-person ->
        [you] Używasz akcji karty „{ $piece }”.
       *[other] { $seat } używa akcji karty „{ $piece }”.
    }
invasion-event-announced_development =
    { $seat-person ->
        [you] Kładziesz zakrytą kartę { $zone-in }.
       *[other] { $seat } kładzie zakrytą kartę { $zone-in }.
    }
invasion-event-aimed = Celem jest karta „{ $piece }”.
invasion-event-aimed_section = { $side-person ->
    [you] Celem jest { $zone } w twojej stolicy.
   *[other] Celem jest { $zone } gracza { $side }.
}
invasion-event-aimed_link = Celem jest karta „{ $card }”.
invasion-event-aimed_discard = Celem jest odrzucona karta „{ $card }”.
invasion-event-resolved = Rozpatrzono kartę „{ $card }”.
invasion-event-fizzled = Karta „{ $card }” nie ma skutku.
invasion-event-cancelled_link = Anulowano kartę „{ $card }”.
invasion-event-triggered = Uruchamia się karta „{ $piece }” ({ $moment }).
invasion-event-entered =
    { $seat-person ->
        [you] Karta „{ $piece }” wchodzi do gry { $zone-in } po twojej stronie.
       *[other] Karta „{ $piece }” wchodzi do gry { $zone-in } gracza { $seat }.
    }
invasion-event-quests = Jednostka „{ $piece }” wyrusza na misję „{ $quest }”.
invasion-event-attached = Kartę „{ $piece }” dołączono do jednostki „{ $host }”.
invasion-event-developed =
    { $seat-person ->
        [you] Masz nowe rozwinięcie { $zone-in }.
       *[other] { $seat } ma nowe rozwinięcie { $zone-in }.
    }
invasion-event-developed_card = Rozwinięcie to „{ $card }”.
invasion-event-left = Karta „{ $piece }” opuszcza grę.
invasion-event-to_hand =
    { $seat-person ->
        [you] Karta „{ $piece }” wraca na twoją rękę.
       *[other] Karta „{ $piece }” wraca na rękę gracza { $seat }.
    }
invasion-event-discarded =
    { $seat-person ->
        [you]
            { $cards-count ->
                [1] Odrzucasz kartę { $cards-quoted }.
               *[other] Odrzucasz karty { $cards-quoted }.
            }
       *[other]
            { $cards-count ->
                [1] { $seat } odrzuca kartę { $cards-quoted }.
               *[other] { $seat } odrzuca karty { $cards-quoted }.
            }
    }
invasion-event-milled =
    { $seat-person ->
        [you]
            { $cards-count ->
                [1] Odrzucasz z talii kartę { $cards-quoted }.
               *[other] Odrzucasz z talii karty { $cards-quoted }.
            }
       *[other]
            { $cards-count ->
                [1] { $seat } odrzuca z talii kartę { $cards-quoted }.
               *[other] { $seat } odrzuca z talii karty { $cards-quoted }.
            }
    }
invasion-event-shuffled_in =
    { $seat-person ->
        [you] Wtasowujesz do talii { $cards-quoted }.
       *[other] { $seat } wtasowuje do talii { $cards-quoted }.
    }
invasion-event-shuffled =
    { $seat-person ->
        [you] Tasujesz talię.
       *[other] { $seat } tasuje talię.
    }
invasion-event-looked =
    { $cards-count ->
        [1] Oglądasz kartę { $cards-quoted }.
       *[other] Oglądasz karty { $cards-quoted }.
    }
    .named = { $seat } ogląda: { $cards-quoted }.
invasion-event-revealed =
    { $seat-person ->
        [you]
            { $cards-count ->
                [1] Pokazujesz kartę { $cards-quoted }.
               *[other] Pokazujesz karty { $cards-quoted }.
            }
       *[other]
            { $cards-count ->
                [1] { $seat } pokazuje kartę { $cards-quoted }.
               *[other] { $seat } pokazuje karty { $cards-quoted }.
            }
    }
invasion-event-turned_up = Odkryto rozwinięcie: „{ $card }”.
invasion-event-destroyed = Zniszczono kartę „{ $piece }”.
invasion-event-sacrificed =
    { $seat-person ->
        [you] Poświęcasz kartę „{ $piece }”.
       *[other] { $seat } poświęca kartę „{ $piece }”.
    }
invasion-event-corrupted = Splugawiono kartę „{ $piece }”.
invasion-event-restored = Oczyszczono kartę „{ $piece }”.
invasion-event-moved = Karta „{ $piece }” przechodzi { $zone-to }.
invasion-event-power = Karta „{ $piece }” ma { $change-signed } do siły.
invasion-event-damaged = { $damage ->
    [one] Karta „{ $piece }” otrzymuje { $damage } obrażenie.
    [few] Karta „{ $piece }” otrzymuje { $damage } obrażenia.
   *[many] Karta „{ $piece }” otrzymuje { $damage } obrażeń.
}
invasion-event-section_damaged = { $side-person ->
    [you]
        { $damage ->
            [one] Otrzymujesz { $damage } obrażenie { $zone-in }.
            [few] Otrzymujesz { $damage } obrażenia { $zone-in }.
           *[many] Otrzymujesz { $damage } obrażeń { $zone-in }.
        }
   *[other]
        { $damage ->
            [one] { $side } otrzymuje { $damage } obrażenie { $zone-in }.
            [few] { $side } otrzymuje { $damage } obrażenia { $zone-in }.
           *[many] { $side } otrzymuje { $damage } obrażeń { $zone-in }.
        }
}
invasion-event-cancelled_damage = { $damage ->
    [one] Anulowano { $damage } obrażenie karty „{ $piece }”.
    [few] Anulowano { $damage } obrażenia karty „{ $piece }”.
   *[many] Anulowano { $damage } obrażeń karty „{ $piece }”.
}
invasion-event-cancelled_section = { $side-person ->
    [you]
        { $damage ->
            [one] Anulowano { $damage } obrażenie { $zone-in } po twojej stronie.
            [few] Anulowano { $damage } obrażenia { $zone-in } po twojej stronie.
           *[many] Anulowano { $damage } obrażeń { $zone-in } po twojej stronie.
        }
   *[other]
        { $damage ->
            [one] Anulowano { $damage } obrażenie { $zone-in } gracza { $side }.
            [few] Anulowano { $damage } obrażenia { $zone-in } gracza { $side }.
           *[many] Anulowano { $damage } obrażeń { $zone-in } gracza { $side }.
        }
}
invasion-event-redirected = { $damage ->
    [one] Przekierowano { $damage } obrażenie karty „{ $piece }”.
    [few] Przekierowano { $damage } obrażenia karty „{ $piece }”.
   *[many] Przekierowano { $damage } obrażeń karty „{ $piece }”.
}
invasion-event-healed = { $damage ->
    [one] Usunięto { $damage } obrażenie („{ $piece }”).
    [few] Usunięto { $damage } obrażenia („{ $piece }”).
   *[many] Usunięto { $damage } obrażeń („{ $piece }”).
}
invasion-event-healed_section = { $side-person ->
    [you]
        { $damage ->
            [one] Usunięto { $damage } obrażenie { $zone-in } po twojej stronie.
            [few] Usunięto { $damage } obrażenia { $zone-in } po twojej stronie.
           *[many] Usunięto { $damage } obrażeń { $zone-in } po twojej stronie.
        }
   *[other]
        { $damage ->
            [one] Usunięto { $damage } obrażenie { $zone-in } gracza { $side }.
            [few] Usunięto { $damage } obrażenia { $zone-in } gracza { $side }.
           *[many] Usunięto { $damage } obrażeń { $zone-in } gracza { $side }.
        }
}
invasion-event-damage_moved = { $damage ->
    [one] Przeniesiono { $damage } obrażenie z karty „{ $piece }” na kartę „{ $goal }”.
    [few] Przeniesiono { $damage } obrażenia z karty „{ $piece }” na kartę „{ $goal }”.
   *[many] Przeniesiono { $damage } obrażeń z karty „{ $piece }” na kartę „{ $goal }”.
}
invasion-event-burned = { $side-person ->
    [you] U ciebie płonie { $zone }!
   *[other] { $side }: płonie { $zone }!
}
invasion-event-tokens = { $tokens ->
    [0] Karta „{ $piece }” nie ma żetonów.
    [one] Karta „{ $piece }” ma { $tokens } żeton.
    [few] Karta „{ $piece }” ma { $tokens } żetony.
   *[many] Karta „{ $piece }” ma { $tokens } żetonów.
}
invasion-event-targeted_zone =
    { $seat-person ->
        [you] Atakujesz { $zone-acc }.
       *[other] { $seat } atakuje { $zone-acc }.
    }
invasion-event-joined = Jednostka „{ $piece }” atakuje.
invasion-event-defended = Jednostka „{ $piece }” staje do obrony.
invasion-event-declared =
    { $seat-person ->
        [you]
            { $pieces-count ->
                [0] Nikogo nie wysyłasz do walki.
                [1] Wysyłasz do walki jednostkę { $pieces-quoted }.
               *[other] Wysyłasz do walki jednostki { $pieces-quoted }.
            }
       *[other]
            { $pieces-count ->
                [0] { $seat } nikogo nie wysyła do walki.
                [1] { $seat } wysyła do walki jednostkę { $pieces-quoted }.
               *[other] { $seat } wysyła do walki jednostki { $pieces-quoted }.
            }
    }
invasion-event-combat = Atak { $attack } przeciw obronie { $defence }.
invasion-event-assigned = { $damage ->
    [one] Przydzielono { $damage } obrażenie karcie „{ $piece }”.
    [few] Przydzielono { $damage } obrażenia karcie „{ $piece }”.
   *[many] Przydzielono { $damage } obrażeń karcie „{ $piece }”.
}
invasion-event-assigned_section = { $side-person ->
    [you]
        { $damage ->
            [one] Przydzielono { $damage } obrażenie { $zone-in } po twojej stronie.
            [few] Przydzielono { $damage } obrażenia { $zone-in } po twojej stronie.
           *[many] Przydzielono { $damage } obrażeń { $zone-in } po twojej stronie.
        }
   *[other]
        { $damage ->
            [one] Przydzielono { $damage } obrażenie { $zone-in } gracza { $side }.
            [few] Przydzielono { $damage } obrażenia { $zone-in } gracza { $side }.
           *[many] Przydzielono { $damage } obrażeń { $zone-in } gracza { $side }.
        }
}
invasion-event-no_attack =
    { $seat-person ->
        [you] Nie atakujesz.
       *[other] { $seat } nie atakuje.
    }
invasion-event-lost =
    { $seat-person ->
        [you] Przegrywasz: { $reason }.
       *[other] { $seat } przegrywa: { $reason }.
    }
invasion-event-won =
    { $seat-person ->
        [you] Wygrywasz!
       *[other] { $seat } wygrywa!
    }
invasion-event-drawn = Gra kończy się remisem.
invasion-event-pack = Paczka { $number }
invasion-event-pack_shown = W paczce są { $cards-quoted }.
invasion-event-picked = Bierzesz { $cards-quoted }.
    .named = { $seat } bierze: { $cards-quoted }.
invasion-event-picked_count =
    { $seat-person ->
        [you] Bierzesz { invasion-some-cards }.
       *[other] { $seat } bierze { invasion-some-cards }.
    }
invasion-event-removed =
    { $seat-person ->
        [you] Usuwasz { $cards-quoted }.
       *[other] { $seat } usuwa { $cards-quoted }.
    }
invasion-event-draft_card =
    { $seat-person ->
        [you] Pokazujesz „{ $card }”.
       *[other] { $seat } pokazuje „{ $card }”.
    }
invasion-event-pack_ended =
    { $seat-person ->
        [you] Odkładasz paczkę.
       *[other] { $seat } odkłada paczkę.
    }
invasion-event-chose_capital =
    { $seat-person ->
        [you] Wybierasz stolicę { $race-gen }.
       *[other] { $seat } wybiera stolicę { $race-gen }.
    }

## prompts
invasion-prompt-keep_hand = zachować czy wymienić rękę?
invasion-prompt-pick = weź kartę ze swojej paczki
invasion-prompt-remove = usuń kartę z paczki przeciwnika
invasion-prompt-reinforce = weź do talii jedną z pięciu kart z góry
invasion-prompt-choose_capital = wybierz swoją stolicę
invasion-prompt-act = zagraj akcję albo spasuj
invasion-prompt-answer =
    { $card ->
        [development] zareaguj na rozwinięcie albo na nie pozwól
       *[other] „{ $card }”: zareaguj albo pozwól rozpatrzyć
    }
invasion-prompt-choose_x = „{ $card }”: wybierz X
invasion-prompt-aim = „{ $card }”: wybierz cel
invasion-prompt-aim_for_tax = „{ $card }”: wybierz cel, za dopłatą
invasion-prompt-choose_quest = wybierz misję
invasion-prompt-choose_host = „{ $card }”: wybierz jednostkę
invasion-prompt-choose_host_for_tax = „{ $card }”: wybierz jednostkę, za dopłatą
invasion-prompt-spend_damage = zapłać { $amount }: ile żetonów obrażeń?
invasion-prompt-sacrifice_for = „{ $card }”: poświęć jednostkę
invasion-prompt-order_effects = kilka efektów naraz: który najpierw?
invasion-prompt-aim_trigger = „{ $card }”: wybierz cel
invasion-prompt-strike_back = { $damage ->
    [one] Kontratak („{ $piece }”): wybierz atakującego, który otrzyma { $damage } obrażenie
    [few] Kontratak („{ $piece }”): wybierz atakującego, który otrzyma { $damage } obrażenia
   *[many] Kontratak („{ $piece }”): wybierz atakującego, który otrzyma { $damage } obrażeń
}
invasion-prompt-redirect = „{ $card }”: dokąd trafiają obrażenia?
invasion-prompt-order_guards = kilka kart przekierowuje obrażenia: która najpierw?
invasion-prompt-choose_endangered = obrażenie której sekcji przekierować?
invasion-prompt-shield_section = której sekcji oszczędzić 1 obrażenia?
invasion-prompt-place_indirect = { $left ->
    [one] rozmieść { $left } obrażenie pośrednie na swoich jednostkach i sekcjach
    [few] rozmieść { $left } obrażenia pośrednie na swoich jednostkach i sekcjach
   *[many] rozmieść { $left } obrażeń pośrednich na swoich jednostkach i sekcjach
}
invasion-prompt-sacrifice_unit = poświęć jednostkę
invasion-prompt-development_or_damage = poświęć rozwinięcie albo przyjmij po 1 obrażeniu na każdą sekcję
invasion-prompt-corruption_or_damage = splugaw jednostkę albo przyjmij 1 obrażenie w jednej ze swoich sekcji
invasion-prompt-move_where = dokąd przenieść kartę „{ $piece }”?
invasion-prompt-move_developments_where = dokąd przenieść rozwinięcia?
invasion-prompt-wake_where = rozwinięcia w królestwie czy na polu bitwy?
invasion-prompt-divert_attack = która strefa staje się celem ataku?
invasion-prompt-move_tokens = ile żetonów obrażeń?
invasion-prompt-take_support = weź kartę wsparcia albo nie bierz żadnej
invasion-prompt-attach_here = która jednostka ją dostanie?
invasion-prompt-play_revealed = zagraj taktykę z pokazanych albo zakończ
invasion-prompt-declare_target = którą strefę zaatakować, czy żadną?
    .detail =
        { $count ->
            [0] Żadna twoja jednostka nie może zaatakować.
            [one] Może zaatakować jedna jednostka, siła { $power }.
            [few] Mogą zaatakować { $count } jednostki, razem siła { $power }.
           *[many] Może zaatakować { $count } jednostek, razem siła { $power }.
        }
invasion-prompt-declare_attackers = kto atakuje { $zone-acc }?
invasion-prompt-pay_for_attackers = „Runa hartu ducha”: zapłać 1 za każdą jednostkę, która ma zachować siłę
invasion-prompt-declare_defenders = kto broni { $zone-gen }?
    .detail = { $damage ->
        [one] Grozi { $damage } obrażenie; to, czego nie przyjmą obrońcy, trafi w sekcję.
        [few] Grożą { $damage } obrażenia; to, czego nie przyjmą obrońcy, trafi w sekcję.
       *[many] Grozi { $damage } obrażeń; to, czego nie przyjmą obrońcy, trafi w sekcję.
    }
invasion-prompt-assign_attack = { $left ->
    [one] przydziel { $left } obrażenie, najpierw obrońcom
    [few] przydziel { $left } obrażenia, najpierw obrońcom
   *[many] przydziel { $left } obrażeń, najpierw obrońcom
}
invasion-prompt-assign_defence = { $left ->
    [one] przydziel { $left } obrażenie atakującym
    [few] przydziel { $left } obrażenia atakującym
   *[many] przydziel { $left } obrażeń atakującym
}
invasion-prompt-restore_one = oczyścić jedną splugawioną kartę?

## reasons
invasion-why-stays_not = W grze są tylko jednostki, wsparcia i misje, a nie „{ $card }”.
invasion-why-attached_behind = Dodatek stoi za swoją jednostką: „{ $word }”.
invasion-why-said_of_units = Dotyczy to tylko jednostek.
invasion-why-tokens_on_quests = Żetony zasobów leżą na misjach.
invasion-why-attacks_or_defends = Jednostka atakuje albo broni, nie jedno i drugie.
invasion-why-first_is_active = W turze 1 aktywny jest gracz rozpoczynający: { $side }.
invasion-why-first_player_penalty = W turze 1 gracz rozpoczynający nie ma tej fazy: { $phase }.
invasion-why-combat_in_battlefield = Walka toczy się tylko w fazie pola bitwy.
invasion-why-assigned_only = Obrażenia są przydzielone tylko w kroku „{ $word }”.
invasion-why-known_in_hand = Karta „{ $card }” jest znana, ale nie ma jej na ręce.
invasion-why-quest_of_its_own = Każda jednostka potrzebuje własnej misji w tej samej strefie: „{ $word }”.
invasion-why-attackers_stand = Atakujący stoją na polu bitwy aktywnego gracza, w trakcie walki.
invasion-why-defenders_stand = Obrońcy stoją w atakowanej strefie, w trakcie walki, od kroku „{ $word }”.
invasion-why-only_players_ask = O karty na ręce może pytać tylko gracz.
invasion-why-lies_face_down = Ta karta leży zakryta.
invasion-why-capital_phase_only = Kartę „{ $card }” można zagrać tylko w twojej fazie stolicy.
invasion-why-damage_left = { $left ->
    [one] Do przydzielenia zostało tylko { $left } obrażenie.
    [few] Do przydzielenia zostały tylko { $left } obrażenia.
   *[many] Do przydzielenia zostało tylko { $left } obrażeń.
}
invasion-why-defender_first = { $missing ->
    [one] Najpierw przydziel jeszcze { $missing } obrażenie karcie „{ $piece }”, dopiero potem stolicy.
    [few] Najpierw przydziel jeszcze { $missing } obrażenia karcie „{ $piece }”, dopiero potem stolicy.
   *[many] Najpierw przydziel jeszcze { $missing } obrażeń karcie „{ $piece }”, dopiero potem stolicy.
}
invasion-why-only_opening = Zachować lub wymienić można tylko rękę początkową.
invasion-why-only_draft = To można zrobić tylko podczas draftu.
invasion-why-only_window = Akcje wykonuje się w oknie akcji; najpierw trzeba rozstrzygnąć coś innego.
invasion-why-only_target = Teraz nie trzeba wskazywać celu.
invasion-why-only_effect = Żaden efekt teraz tego nie wymaga.
invasion-why-only_pay = Nie ma teraz nic do zapłacenia.
invasion-why-only_restore = Kartę oczyszcza się na początku twojej fazy królestwa.
invasion-why-only_order = Nie ma efektów do uporządkowania.
invasion-why-not_done = Tego nie można pominąć: wybierz jedno.
invasion-why-only_attack = Strefę ataku wskazujesz na początku swojej fazy pola bitwy.
invasion-why-only_attackers = Atakujących wskazuje się w 2. kroku walki.
invasion-why-only_defenders = Obrońców wskazuje się w 3. kroku walki.
invasion-why-only_assign = Obrażenia przydziela się w 4. kroku walki.
invasion-why-not_a_target = Karta „{ $piece }” nie może być celem karty „{ $card }”.
invasion-why-not_a_choice = Karty „{ $piece }” nie można tu wybrać.
invasion-why-card_not_there = Karty „{ $card }” nie można tu wybrać.
invasion-why-zone_not_open = Tej strefy nie można tu wybrać: { $zone }.
invasion-why-not_offered = Tego nie ma do wyboru: { $action }.
invasion-why-tax_too_high = Karta „{ $piece }” jako cel kosztuje o { $tax } więcej; zostało ci na to { $resources }.
invasion-why-few_tokens = { $needed ->
    [one] Karta „{ $piece }” potrzebuje { $needed } żetonu, a ma { $tokens }.
    [few] Karta „{ $piece }” potrzebuje { $needed } żetonów, a ma { $tokens }.
   *[many] Karta „{ $piece }” potrzebuje { $needed } żetonów, a ma { $tokens }.
}
invasion-why-declared_already = Już wyznaczono: „{ $piece }”.
invasion-why-developed_already = W tej turze masz już nowe rozwinięcie.
invasion-why-is_corrupted = Splugawionej jednostki nie można wyznaczyć: „{ $piece }”.
invasion-why-limited = W tej turze zagrano już twoją kartę Ograniczoną.
invasion-why-may_not_fight = W tej turze nie można wyznaczyć: „{ $piece }”.
invasion-why-needs_a_unit = Kartę „{ $card }” dołącza się do jednostki.
invasion-why-needs_a_zone = Wskaż strefę dla karty „{ $card }”.
invasion-why-no_action = Karta „{ $piece }” nie ma akcji.
invasion-why-no_answer = Karty „{ $card }” nie można zagrać jako reakcji.
invasion-why-no_free_quest = Nie masz misji bez jednostki.
invasion-why-no_resources = Karta „{ $card }” kosztuje { $cost }, masz { $resources }.
invasion-why-no_target = Karta „{ $card }” nie ma dozwolonego celu, na który cię stać.
invasion-why-no_unit = „{ $piece }” to nie jednostka.
invasion-why-not_in_hand = Nie masz na ręce karty „{ $card }”.
invasion-why-not_in_pack = Nie ma w tej paczce karty „{ $card }”.
invasion-why-not_in_play = Karty „{ $piece }” nie ma w grze.
invasion-why-not_the_moment = „{ $card }”: to nie ten moment.
invasion-why-not_there = Karty „{ $piece }” nie ma { $zone-in }.
invasion-why-not_yours = „{ $piece }” to nie twoja karta.
invasion-why-nothing_to_sacrifice = Nie ma czego poświęcić za kartę „{ $card }”.
invasion-why-once_per_turn = Karty „{ $piece }” użyto już w tej turze.
invasion-why-one_hero = Jest już Bohater { $zone-in }.
invasion-why-only_units_quest = Na misje wyruszają tylko jednostki.
invasion-why-own_turn_only = Karty „{ $card }” można użyć tylko w twojej turze.
invasion-why-tactic_has_no_zone = „{ $card }” to taktyka: nie trafia do żadnej strefy.
invasion-why-unique = Karta „{ $card }” jest unikatowa, a już ją kontrolujesz.
invasion-why-wrong_zone = Karta „{ $piece }” działa tylko { $zone-in }.
invasion-why-zone_only = Kartę „{ $card }” można zagrać tylko { $zone-in }.
invasion-why-deck_ambiguous = Wiersz { $line }: { $text } może znaczyć: { $names }.
invasion-why-deck_bad_count = Wiersz { $line }: { $text } wymaga liczby egzemplarzy.
invasion-why-deck_too_long = Lista jest za długa: najwyżej { $most } wierszy.
invasion-why-deck_draft_card = Karta „{ $card }” jest tylko do draftu.
invasion-why-deck_mixed = Porządek zmieszany ze Zniszczeniem: { $order }, { $destruction }.
invasion-why-deck_too_large = { $cards ->
    [one] { $cards } karta to za dużo: najwyżej { $most }.
    [few] { $cards } karty to za dużo: najwyżej { $most }.
   *[many] { $cards } kart to za dużo: najwyżej { $most }.
}
invasion-why-deck_too_many = „{ $card }”: { $copies } egz., najwyżej { $most }.
invasion-why-deck_too_many_alliances = Sojusze: { $copies } egz., najwyżej { $most }. Wszystkie mają ten sam tytuł.
invasion-why-deck_too_small = { $cards ->
    [one] { $cards } karta to za mało: co najmniej { $least }.
    [few] { $cards } karty to za mało: co najmniej { $least }.
   *[many] { $cards } kart to za mało: co najmniej { $least }.
}
invasion-why-deck_unknown_card = Wiersz { $line }: nie ma karty { $text }.
invasion-why-deck_unknown_race = Wiersz { $line }: { $text } to nie rasa.
invasion-why-deck_wrong_capital = Karta „{ $card }” nie walczy dla tej stolicy: { $race }.
invasion-why-deck_no_capital = W pudełku nie ma stolicy tej rasy: { $race }.

## causes, notes, options
invasion-cause-printed = wartość wydrukowana
invasion-cause-own_text = własny tekst ({ $card })
invasion-cause-attachment = { $card }
invasion-cause-around = { $card }
invasion-cause-until_end_of_turn = do końca tury
invasion-cause-this_combat = w tej walce
invasion-cause-not_below_zero = nigdy poniżej 0
invasion-cause-capital = stolica
invasion-cause-card = { $card }
invasion-cause-damage = obrażenia
invasion-cause-developments = rozwinięcia
invasion-cause-loyalty = lojalność ({ $race })
invasion-cause-symbols = pasujące symbole ({ $race })
invasion-note-cost = koszt { $value }
invasion-note-left = zostaje { $value }
invasion-note-power = siła { $value }
invasion-note-hit_points = { $value ->
    [one] został { $value } punkt życia
    [few] zostały { $value } punkty życia
   *[many] zostało { $value } punktów życia
}
invasion-note-needed = potrzeba { $value }
invasion-option-mode = Talie
    .help = Taliami startowymi gra się od razu; własne bierzesz z kolekcji; w drafcie każdy gracz składa talię z paczek.
    .starter = talie startowe
    .decks = własne talie
    .draft = draft
invasion-option-starter_a = Talia startowa pierwszego miejsca
    .help = Czterdzieści kart jednej rasy i dziesięć neutralnych, gotowych do gry.
    .random = losowo
    .dwarf = Krasnoludy
    .empire = Imperium
    .orc = Orkowie
    .chaos = Chaos
invasion-option-starter_b = Talia startowa drugiego miejsca
    .help = Czterdzieści kart jednej rasy i dziesięć neutralnych, gotowych do gry.
    .random = losowo
    .dwarf = Krasnoludy
    .empire = Imperium
    .orc = Orkowie
    .chaos = Chaos
invasion-option-deck_a = Lista talii pierwszego miejsca
invasion-option-deck_b = Lista talii drugiego miejsca
invasion-option-lists = Listy talii
    .help = Czy w trakcie gry wolno przeglądać listę kart rywala.
    .secret = tajne do końca gry
    .open = jawne
invasion-option-side_a = Strona pierwszego miejsca w drafcie
    .help = Drugie miejsce draftuje dla drugiej strony.
    .random = losowo
    .order = Porządek
    .destruction = Zniszczenie
invasion-option-cannon_crew = Obsługa krasnoludzkiego działa wprowadza wsparcie
    .help = Oryginalna karta mówi „musi”, errata mówi „może”.
    .may = jeśli gracz chce
    .must = jeśli je znajdzie
invasion-option-heads_off_hero = Drugi Bohater odkryty przez „Urwać im łby!”
    .help = Gdy w strefie jest już Bohater: przykład z instrukcji i FAQ są sprzeczne.
    .sacrificed = zostaje poświęcony
    .refused = zostaje zakryty
invasion-option-heads_off_zone = Jednostka z innej strefy odkryta przez „Urwać im łby!”
    .help = „Tylko pole bitwy” i podobne: w przykładzie z instrukcji odkrycie liczy się jak wejście do gry.
    .bound = jak przy drugim Bohaterze
    .free = zostaje jako jednostka
invasion-option-greatswords = Wielkie Miecze liczą
    .help = Czy liczą własne wejście do gry.
    .others = tylko inne jednostki
    .self = także własne wejście
invasion-option-end_window = Okno akcji na koniec tury
    .help = Jeszcze jeden moment na akcje, zanim tura przejdzie dalej.
    .faq = tak (FAQ)
    .rulebook = nie (instrukcja)
invasion-option-pack = Paczka

## fields
invasion-field-resources = Zasoby
invasion-field-deck = Talia
invasion-field-hand = Ręka
invasion-field-discard = Stos odrzuconych
invasion-field-power = Siła
invasion-field-hit_points = Życie
invasion-field-damage = Obrażenia
invasion-field-burning = PŁONIE
invasion-field-developments = Rozwinięcia
invasion-field-chain = Łańcuch
invasion-field-corrupted = splugawienie
invasion-field-attacking = atakuje
invasion-field-defending = broni
invasion-field-tokens = Żetony
invasion-field-symbols = Symbole
invasion-field-attacked = cel ataku
invasion-field-cost = Koszt
invasion-field-loyalty = Lojalność
invasion-field-capital = Stolica
invasion-field-pack = Paczka
invasion-field-own_pack = Twoja paczka
invasion-field-their_pack = Paczka przeciwnika
invasion-field-picked = Twoja talia dotąd
invasion-field-removed = Usunięte
invasion-field-choosing = Wzięte przed chwilą
invasion-field-pile = Stos
invasion-field-saboteurs = Sabotaż
invasion-field-cuts = Przecięte szlaki
invasion-field-looking = Oglądasz
invasion-field-yield = pasuje z góry

## reasons as answers to questions
invasion-some-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
invasion-some-resources =
    { $resources ->
        [one] { $resources } zasób
        [few] { $resources } zasoby
       *[many] { $resources } zasobów
    }
invasion-field-race = Rasa
invasion-piece =
    { $copy ->
        [1] { $card }
        [2] { $card } II
       *[other] { $card } III
    }
invasion-piece-development = { invasion-type-development } { $copy }
invasion-question-cost = Koszt karty
invasion-question-power = Siła karty
invasion-question-zone_power = Siła strefy
invasion-question-hit_points = Życie karty
invasion-question-toughness = Wytrzymałość karty
invasion-question-section = Sekcja
invasion-question-why_not_play = Dlaczego nie zagrać karty
invasion-question-why_not_play_tactic = Dlaczego nie zagrać taktyki
invasion-question-why_not_use = Dlaczego nie użyć karty
invasion-question-why_not_attack = Dlaczego nie atakuje
invasion-question-why_not_defend = Dlaczego nie broni

## Statistics of a review

invasion-statistics-damage = Obrażenia stolicy
invasion-statistics-resources = Zasoby
invasion-statistics-cards = Karty
invasion-statistics-collected = zebrane
invasion-statistics-gained = zdobyte
invasion-statistics-paid = zapłacone
invasion-statistics-drawn = dobrane
invasion-statistics-played = zagrane
invasion-statistics-developed = rozwinięcia

invasion-when = w { $number }. turze
invasion-fact-damage = { $seat-person ->
    [you] { $damage ->
        [one] Zadajesz stolicy przeciwnika 1 obrażenie { $zone-in }.
        [few] Zadajesz stolicy przeciwnika { $damage } obrażenia, wszystkie { $zone-in }.
       *[many] Zadajesz stolicy przeciwnika { $damage } obrażeń, wszystkie { $zone-in }.
    }
   *[other] { $damage ->
        [one] { $seat } zadaje stolicy przeciwnika 1 obrażenie { $zone-in }.
        [few] { $seat } zadaje stolicy przeciwnika { $damage } obrażenia, wszystkie { $zone-in }.
       *[many] { $seat } zadaje stolicy przeciwnika { $damage } obrażeń, wszystkie { $zone-in }.
    }
}
invasion-fact-damage-most = { $seat-person ->
    [you] { $damage ->
        [one] Zadajesz stolicy przeciwnika 1 obrażenie { $zone-in }.
        [few] Zadajesz stolicy przeciwnika { $damage } obrażenia, z tego { $most } { $zone-in }.
       *[many] Zadajesz stolicy przeciwnika { $damage } obrażeń, z tego { $most } { $zone-in }.
    }
   *[other] { $damage ->
        [one] { $seat } zadaje stolicy przeciwnika 1 obrażenie { $zone-in }.
        [few] { $seat } zadaje stolicy przeciwnika { $damage } obrażenia, z tego { $most } { $zone-in }.
       *[many] { $seat } zadaje stolicy przeciwnika { $damage } obrażeń, z tego { $most } { $zone-in }.
    }
}
invasion-fact-burned = { $seat-person ->
    [you] Podpalasz { $zone-acc } przeciwnika.
   *[other] { $seat } podpala { $zone-acc } przeciwnika.
}
invasion-fact-destroyed = { $seat-person ->
    [you] { $count ->
        [one] Niszczysz 1 kartę przeciwnika.
        [few] Niszczysz { $count } karty przeciwnika.
       *[many] Niszczysz { $count } kart przeciwnika.
    }
   *[other] { $count ->
        [one] { $seat } niszczy 1 kartę przeciwnika.
        [few] { $seat } niszczy { $count } karty przeciwnika.
       *[many] { $seat } niszczy { $count } kart przeciwnika.
    }
}
