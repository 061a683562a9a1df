# Plansza gry Warhammer: Inwazja.

## places
invasion-ui-zone-kingdom = Królestwo
invasion-ui-zone-battlefield = Pole bitwy
invasion-ui-zone-quest = Misja
invasion-ui-section = Sekcja: { $zone } ({ $who })
invasion-ui-section-damage = obrażenia { $damage } z { $all }
invasion-ui-fate-burns = płonie
invasion-ui-fate-if-lost = po porażce: płonie
invasion-ui-zone-power = siła w tej strefie: { $power }
invasion-ui-side-of = Karty gracza { $name }
invasion-ui-yields-resources = { $count ->
    [one] 1 zasób na turę
    [few] { $count } zasoby na turę
   *[many] { $count } zasobów na turę
}
invasion-ui-yields-cards = { $count ->
    [one] 1 karta na turę
    [few] { $count } karty na turę
   *[many] { $count } kart na turę
}

## players
invasion-ui-players = Gracze i kronika
invasion-ui-player = { $name }
invasion-ui-resources = { $income } na turę
invasion-ui-income = { $count ->
    [one] { $count } zasób w każdej turze
    [few] { $count } zasoby w każdej turze
   *[many] { $count } zasobów w każdej turze
}
invasion-ui-symbols = { $count ->
    [one] { $race }: 1 symbol
    [few] { $race }: { $count } symbole
   *[many] { $race }: { $count } symboli
}
invasion-ui-deck = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
}
invasion-ui-discard = Odrzucone
invasion-ui-discard-of = Odrzucone ({ $name }): { $count }
invasion-ui-look-through = Co zostało w twojej talii
invasion-ui-still-in-deck = { $count ->
    [one] W twojej talii została jeszcze { $count } karta
    [few] W twojej talii zostały jeszcze { $count } karty
   *[many] W twojej talii zostało jeszcze { $count } kart
}
    .note = Według numerów, nie w kolejności talii.
invasion-ui-hand-of = { $count ->
    [one] Ręka: { $count } karta
    [few] Ręka: { $count } karty
   *[many] Ręka: { $count } kart
}
invasion-ui-known = Znane: { $cards }
invasion-ui-yields-action = pasuje, aż coś się stanie
invasion-ui-yields-window = pasuje w tym oknie
invasion-ui-yields-phase = pasuje w tej fazie

## phases
invasion-ui-turn = Tura { $turn }
invasion-ui-draft = Draft
invasion-ui-waiting = Czekamy na: { $player }…
invasion-ui-choose = Wybierz to, co świeci.
invasion-ui-loading = Przygotowujemy stół…

## hand and cards
invasion-ui-own-hand = { $count ->
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
   *[many] Twoja ręka, { $count } kart
}
invasion-ui-pay = zapłać { $cost }
invasion-ui-free = za darmo
invasion-ui-face-down = zakryta
invasion-ui-play-here = Zagraj tutaj
invasion-ui-on-a-quest = Na misję
invasion-ui-play-for = Zagraj, zapłać { $cost }
invasion-ui-play-free = Zagraj za darmo
invasion-ui-lay = Połóż zakrytą jako rozwinięcie
invasion-ui-assign = Przydziel obrażenia
invasion-ui-soft = Dokąd z kartą „{ $card }”?
invasion-ui-soft-tactic = Zagrać „{ $card }”?
    .detail = Tekst karty widać obok stołu.
invasion-ui-soft-detail = Wybierz jedną ze swoich stref.
invasion-ui-loses-resources = { $resources ->
    [one] 1 zasób zostaje niewydany
    [few] { $resources } zasoby zostają niewydane
   *[many] { $resources } zasobów zostaje niewydanych
}, choć możesz zagrać { $cards ->
    [one] kartę z ręki
    [few] { $cards } karty z ręki
   *[many] { $cards } kart z ręki
}.
invasion-ui-loses-development = W tej turze nie położono rozwinięcia.
invasion-ui-short-needs = brakuje { $count }
invasion-ui-short-capital_phase_only = stolica
invasion-ui-short-no_target = brak celu
invasion-ui-short-not_the_moment = nie teraz
invasion-ui-short-own_turn_only = twoja tura
invasion-ui-short-no_answer = bez reakcji
invasion-ui-short-limited = Ograniczona
invasion-ui-short-unique = unikatowa
invasion-ui-short-one_hero = jest Bohater
invasion-ui-short-nothing_to_sacrifice = brak ofiary
invasion-ui-short-not_now = nie teraz
invasion-ui-number = nr { $number }
invasion-ui-race-dwarf = Krasnoludy
invasion-ui-race-empire = Imperium
invasion-ui-race-high_elf = Wysokie Elfy
invasion-ui-race-orc = Orkowie
invasion-ui-race-chaos = Chaos
invasion-ui-race-dark_elf = Mroczne Elfy
invasion-ui-race-neutral = Neutralna
invasion-ui-race-none = Draft
# Words that stand out in a card's text, as patterns between bars.
invasion-ui-bold = Akcja: | Wymuszony: | Draft: | Misja\. | Królestwo\. | Pole bitwy\. | Zwiadowca\. | Ograniczona\. | Kontratak \d\. | Wytrzymałość \w\. | Tylko pole bitwy\. | Tylko misja\. | Tylko Porządek\. | Tylko Zniszczenie\. | Jeden Bohater na strefę\. | Tylko w twojej turze\.

## what has happened to a card
invasion-ui-power-is = siła { $power }
invasion-ui-hits-left = { $all ->
    [one] { $left } z 1 punktu życia
    [few] { $left } z { $all } punktów życia
   *[many] { $left } z { $all } punktów życia
}
invasion-ui-assigned = { $count ->
    [one] przydzielono { $count } obrażenie
    [few] przydzielono { $count } obrażenia
   *[many] przydzielono { $count } obrażeń
}
invasion-ui-tokens = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
invasion-ui-used = użyta w tej turze
invasion-ui-may-not-fight = nie walczy w tej turze
invasion-ui-doomed = odchodzi na koniec tury
invasion-ui-on-quest = na misji „{ $quest }”
invasion-ui-attached = dołączone: { $cards }
invasion-ui-tag-use = użyj
invasion-ui-tag-use-cost = użyj: { $cost }
invasion-ui-tag-join = atak
invasion-ui-tag-defend = obrona
invasion-ui-tag-sacrifice = poświęć
invasion-ui-tag-corrupt = splugaw
invasion-ui-tag-restore = oczyść
invasion-ui-tag-pay_for = zapłać 1

## the reader
invasion-ui-chain-and-card = Łańcuch i karta
invasion-ui-inspector = Karta z bliska
invasion-ui-hover = Wskaż kartę, aby ją tu przeczytać.
invasion-ui-close = Zamknij
invasion-ui-total = razem
invasion-ui-have = masz

## the chain
invasion-ui-chain = Łańcuch
invasion-ui-chain-top = najpierw górne ogniwo
invasion-ui-chain-empty = żadna akcja nie trwa
invasion-ui-chain-yours = Tu trafi twoja reakcja
invasion-ui-link = ogniwo { $number }
invasion-ui-link-of = Ogniwo { $number }: { $card }, { $player }
invasion-ui-target-gone = cel zniknął

## deeds
invasion-ui-lethal = niszczy ją
invasion-ui-yield = Pasuj…
invasion-ui-undo = Cofnij

## cards in front of the chooser
invasion-ui-first-hand = Twoja pierwsza ręka
invasion-ui-you-start = Zaczynasz. Ograniczenie pierwszego gracza: w pierwszej turze nie masz fazy misji ani fazy pola bitwy.
invasion-ui-you-follow = Zaczyna twój przeciwnik.
invasion-ui-spread-take = Weź kartę
invasion-ui-spread-pick = Weź kartę
invasion-ui-spread-remove = Usuń kartę
invasion-ui-spread-target_discard = Wybierz kartę ze stosu odrzuconych
invasion-ui-spread-play = Zagraj taktykę z pokazanych
invasion-ui-no-cards = Brak kart
invasion-ui-pack = { $left ->
    [one] Paczka { $pack } z 5 · { $left } karta
    [few] Paczka { $pack } z 5 · { $left } karty
   *[many] Paczka { $pack } z 5 · { $left } kart
}
invasion-ui-draft-other = { $picked ->
    [one] { $player }: wzięto 1 kartę, w paczce { $pack }
    [few] { $player }: wzięto { $picked } karty, w paczce { $pack }
   *[many] { $player }: wzięto { $picked } kart, w paczce { $pack }
}

## the end
invasion-ui-over = Koniec gry
invasion-ui-draw = Remis
invasion-ui-won = Wygrywa { $player } ({ $race })
invasion-ui-you-won = Wygrywasz ({ $race })
invasion-ui-chart = Obrażenia stolic w kolejnych turach

## samoczynne pasowanie i co mówi pytanie
invasion-ui-stop = { $phase }: { $when }
invasion-ui-stop-none = pasuje automatycznie, gdy nie ma nic do rozstrzygnięcia
invasion-ui-stop-mine = pyta w twojej turze
    .short = twoja tura
invasion-ui-stop-theirs = pyta w turze przeciwnika
    .short = przeciwnik
invasion-ui-stop-both = pyta zawsze
    .short = obie tury
invasion-ui-stops = Gdzie stół zawsze pyta
    .mine = twoja tura
    .theirs = tura przeciwnika
invasion-ui-detail-chain = Jeśli spasujesz, zadziała „{ $card }”.
invasion-ui-detail-capital = Jeśli obie strony spasują, faza się skończy.
invasion-ui-then = Potem
invasion-ui-then-nothing = Nic nie przepada
invasion-ui-then-burns = { $zone }: płonie
invasion-ui-then-damage = { $count ->
    [one] { $zone }: { $count } obrażenie
    [few] { $zone }: { $count } obrażenia
   *[many] { $zone }: { $count } obrażeń
}
invasion-ui-then-less = { $count ->
    [one] { $zone }: 1 punkt życia mniej
    [few] { $zone }: { $count } punkty życia mniej
   *[many] { $zone }: { $count } punktów życia mniej
}
invasion-ui-then-falls = { $count ->
    [one] Ginie { $pieces }
    [few] Giną { $pieces }
   *[many] Giną { $pieces }
}
invasion-ui-detail-burns = Jeśli spasujesz, płonie { $zone }.
invasion-ui-detail-damage = { $count ->
    [one] Jeśli spasujesz: { $count } obrażenie, { $zone }.
    [few] Jeśli spasujesz: { $count } obrażenia, { $zone }.
   *[many] Jeśli spasujesz: { $count } obrażeń, { $zone }.
}
invasion-ui-detail-falls = { $more ->
    [0] Jeśli spasujesz: ginie { $piece }.
   *[other] Jeśli spasujesz: ginie { $piece }, a do tego jeszcze { $more }.
}
invasion-ui-detail-safe = Jeśli spasujesz, nic nie tracisz.
invasion-ui-tag-stops = chroni { $count }
invasion-ui-tag-hits = zadaje { $count }
invasion-ui-detail-left = Zostało: { $resources ->
    [one] 1 zasób
    [few] { $resources } zasoby
   *[many] { $resources } zasobów
}, { $answers ->
    [0] nic do zagrania
    [one] 1 karta do zagrania
    [few] { $answers } karty do zagrania
   *[many] { $answers } kart do zagrania
}.
invasion-ui-detail-development = Rozwinięcie nic nie kosztuje.
invasion-ui-respond = Zareaguj
invasion-ui-all-attack = Zaatakuj wszystkimi ({ $count })
invasion-ui-note-kingdom = Każdy symbol siły daje tu co turę jeden zasób: teraz { $power }.
invasion-ui-note-quest = Za każdy symbol siły dobierasz tu co turę jedną kartę: teraz { $power }.
invasion-ui-note-battlefield = Jednostki stąd atakują w twojej turze; bez nich strefy bronią tylko mury.
invasion-ui-note-their-kingdom = To królestwo daje przeciwnikowi { $power } co turę; nikt go nie broni.
invasion-ui-note-their-quest = Ta strefa misji daje przeciwnikowi { $power ->
    [one] 1 kartę
    [few] { $power } karty
   *[many] { $power } kart
} co turę; nikt jej nie broni.
invasion-ui-note-their-battlefield = Stąd nikt nie może cię zaatakować.
invasion-ui-ruling = Wyjaśnienie
invasion-ui-pin = Zatrzymaj na widoku
invasion-ui-unpin = Puść

## Tury i walki, krok po kroku

invasion-chapter-cards = Karty
invasion-chapter-combat = Walka
invasion-film-sum = { $attack } przeciw { $defence }
invasion-film-target = Atak: { $zone }
invasion-film-burns = { $zone } płonie
invasion-film-resources = Zasoby i karty
invasion-film-development = Rozwinięcie
invasion-film-fighters = Kto walczy
invasion-film-damage = Obrażenia
invasion-film-fallen = Zniszczone
invasion-film-ended = Gra rozstrzygnięta

## Choosing a starter deck before the game
invasion-choose = Którą talią grasz?
    .help = Spal dwie z trzech stref stolicy przeciwnika. Każda talia startowa: czterdzieści kart swojej rasy i dziesięć neutralnych.
    .begin = Zagraj talią: { $part }
invasion-choose-dwarf = Twardzi budowniczowie. Wytrzymałość wygrywa długie walki, a wiele kart rośnie z każdym rozwinięciem w ich strefie.
    .epithet = Porządek
    .first = Na pierwszą grę: trzymaj mury, potem ruszaj
invasion-choose-empire = Przenosi jednostki tam, gdzie są potrzebne: kto przed chwilą zarabiał w królestwie, zaraz stoi na polu bitwy.
    .epithet = Porządek
    .first = Na trzecią grę: właściwy ruch we właściwej chwili
invasion-choose-orc = Szturmują i korzystają z obrażeń, nawet własnych. Niszczą to, co budują inni.
    .epithet = Zniszczenie
    .first = Na pierwszą grę: atakuj i atakuj jeszcze raz
invasion-choose-chaos = Potrafi splugawić obrońców i ich ominąć. Jego czary trafiają wiele jednostek naraz.
    .epithet = Zniszczenie
    .first = Po jednej, dwóch grach: zachowaj czary na ważną chwilę
invasion-ui-occasion-kingdom = przeciwnik zaatakuje moje królestwo
invasion-ui-occasion-quest = przeciwnik zaatakuje moją strefę misji
invasion-ui-occasion-battlefield = przeciwnik zaatakuje moje pole bitwy
invasion-ui-occasion-attack = przeciwnik zaatakuje
invasion-ui-occasion-card = przeciwnik zagra kartę
