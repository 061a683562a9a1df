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
        [you] Rzucasz { $dice }: { lanterns-some-points }.
       *[other] { $seat } rzuca { $dice }: { lanterns-some-points }.
    }
lanterns-event-drew = Dobierasz: { $lantern }.
lanterns-prompt-show_lantern = pokaż światło
lanterns-prompt-send_boats = wyślij od jednej do trzech łodzi
lanterns-why-not_in_hand = Nie masz na ręce: { $lantern }.
lanterns-why-lanterns_first = Najpierw wszyscy pokazują latarnię.
lanterns-why-boats_first = Najpierw pilot wysyła łodzie.
lanterns-cause-boats = łodzie w porcie
lanterns-option-nights = Noce
lanterns-note-expected_sixths = oczekiwane punkty: { $value }/6
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
