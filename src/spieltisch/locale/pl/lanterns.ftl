# Tytuł przykładowy.
lanterns-lantern-ember = Żar (1)
lanterns-lantern-candle = Świeca (2)
lanterns-lantern-torch = Pochodnia (3)
lanterns-lantern-lamp = Lampa (4)
lanterns-lantern-beacon = Latarnia (5)
lanterns-lantern-star = Gwiazda (6)
lanterns-verb-show = Pokaż: { $lantern }
    .group = Pokaż światło
lanterns-verb-send = { $boats ->
    [one] Wyślij jedną łódź
    [few] Wyślij { $boats } łodzie
   *[other] Wyślij { $boats } łodzi
}
    .group = Wyślij łodzie
lanterns-event-round = Noc { $number }
lanterns-event-shown = Pokazane światła: { $lanterns }.
lanterns-event-dark = Żadne światło nie świeci samotnie: noc pozostaje ciemna.
lanterns-event-sailed =
    { $seat-person ->
        [you] Wyrzucasz { $dice }: { lanterns-some-points }.
       *[other] { $seat } wyrzuca { $dice }: { lanterns-some-points }.
    }
lanterns-event-drew = Dobierasz: { $lantern }.
    .named = { $seat } dobiera: { $lantern }.
lanterns-prompt-show_lantern = pokaż światło
lanterns-prompt-send_boats = wyślij od jednej do trzech łodzi
lanterns-why-not_in_hand = Nie masz na ręce: { $lantern }.
lanterns-why-lanterns_first = Najpierw wszyscy pokazują latarnię.
lanterns-why-boats_first = Najpierw pilot wysyła łodzie.
lanterns-cause-boats = łodzie w porcie
lanterns-option-nights = Noce
lanterns-field-night = Noc
lanterns-field-nights = Nocy w sumie
lanterns-field-shown = Światła pokazane dotąd
lanterns-field-boats = Łodzie
lanterns-field-lantern = Światło
lanterns-some-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
lanterns-question-points = Punkty gracza
lanterns-note-expected = oczekiwane punkty: { $value }
lanterns-rules =
    Od dwóch do czterech latarników prowadzi łodzie do domu przez pięć nocy. Masz karty od 1 do 6.
    
    Każdej nocy wszyscy potajemnie wybierają jedną kartę. Wartość, której nie pokazał nikt inny, świeci; najjaśniejsza świecąca latarnia pilotuje. Jeśli żadna nie świeci sama, noc pozostaje ciemna.
    
    Pilot wysyła od jednej do trzech łodzi i za każdą rzuca kością: 3 lub więcej to powrót i dwa punkty, 2 nic nie daje, 1 zabiera punkt. Potem wszyscy dobierają kartę. Po ostatniej nocy wygrywa, kto ma najwięcej punktów.

lanterns-when = { $number }. nocy
