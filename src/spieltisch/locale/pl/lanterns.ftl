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
lanterns-event-sailed = { $points ->
    [one] { $seat } rzuca { $dice }: jeden punkt.
    [few] { $seat } rzuca { $dice }: { $points } punkty.
   *[other] { $seat } rzuca { $dice }: { $points } punktów.
}
lanterns-event-drew = Dobierasz: { $lantern }.
lanterns-prompt-show_lantern = pokaż światło
lanterns-prompt-send_boats = wyślij od jednej do trzech łodzi
lanterns-why-not_in_hand = Nie masz na ręce: { $lantern }.
lanterns-option-nights = Noce
