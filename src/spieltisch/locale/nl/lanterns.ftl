# De voorbeeldtitel.
lanterns-lantern-ember = Gloed (1)
lanterns-lantern-candle = Kaars (2)
lanterns-lantern-torch = Fakkel (3)
lanterns-lantern-lamp = Lamp (4)
lanterns-lantern-beacon = Baken (5)
lanterns-lantern-star = Ster (6)
lanterns-verb-show = Toon { $lantern }
    .group = Toon een lantaarn
lanterns-verb-send = { $boats ->
    [one] Stuur één boot uit
   *[other] Stuur { $boats } boten uit
}
    .group = Stuur boten uit
lanterns-event-round = Nacht { $number }
lanterns-event-shown = De lantaarns worden getoond: { $lanterns }.
lanterns-event-dark = Geen lantaarn schijnt alleen: de nacht blijft donker.
lanterns-event-sailed =
    { $seat-person ->
        [you] Je gooit { $dice }: { lanterns-some-points }.
       *[other] { $seat } gooit { $dice }: { lanterns-some-points }.
    }
lanterns-event-drew = Je trekt { $lantern }.
    .named = { $seat } trekt { $lantern }.
lanterns-prompt-show_lantern = toon een lantaarn
lanterns-prompt-send_boats = stuur één tot drie boten uit
lanterns-why-not_in_hand = { $lantern } heb je niet in de hand.
lanterns-why-lanterns_first = Eerst laat iedereen een lantaarn zien.
lanterns-why-boats_first = Eerst stuurt de loods boten uit.
lanterns-cause-boats = thuisgebrachte boten
lanterns-option-nights = Nachten
lanterns-field-night = Nacht
lanterns-field-nights = Nachten in totaal
lanterns-field-shown = Tot nu toe getoonde lantaarns
lanterns-field-boats = Boten
lanterns-field-lantern = Lantaarn
lanterns-some-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
lanterns-question-points = Punten van
lanterns-note-expected = { $value } punten te verwachten
lanterns-rules =
    Twee tot vier wachters loodsen vijf nachten lang boten naar huis. Je hebt kaarten van 1 tot en met 6.
    
    Elke nacht toont iedereen in het geheim één kaart. Een waarde die niemand anders toont, schijnt; de helderste schijnende lantaarn loodst. Schijnt er geen alleen, dan blijft de nacht donker.
    
    De loods stuurt één tot drie boten uit en gooit voor elke een dobbelsteen: bij 3 of meer komt hij thuis voor twee punten, 2 doet niets, 1 kost een punt. Daarna trekt iedereen een kaart. Na de laatste nacht winnen de meeste punten.

lanterns-when = in nacht { $number }
