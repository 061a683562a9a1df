# Der Beispieltitel.
lanterns-lantern-ember = Glut (1)
lanterns-lantern-candle = Kerze (2)
lanterns-lantern-torch = Fackel (3)
lanterns-lantern-lamp = Lampe (4)
lanterns-lantern-beacon = Leuchtfeuer (5)
lanterns-lantern-star = Stern (6)
lanterns-verb-show = { $lantern } zeigen
    .group = Eine Laterne zeigen
lanterns-verb-send = { $boats ->
    [one] Ein Boot aussenden
   *[other] { $boats } Boote aussenden
}
    .group = Boote aussenden
lanterns-event-round = Nacht { $number }
lanterns-event-shown = Die Laternen werden gezeigt: { $lanterns }.
lanterns-event-dark = Keine Laterne leuchtet allein: Die Nacht bleibt dunkel.
lanterns-event-sailed =
    { $seat-person ->
        [you] Du würfelst { $dice }: { lanterns-some-points }.
       *[other] { $seat } würfelt { $dice }: { lanterns-some-points }.
    }
lanterns-event-drew = Du ziehst { $lantern }.
    .named = { $seat } zieht { $lantern }.
lanterns-prompt-show_lantern = eine Laterne zeigen
lanterns-prompt-send_boats = ein bis drei Boote aussenden
lanterns-why-not_in_hand = { $lantern } hast du nicht auf der Hand.
lanterns-why-lanterns_first = Zuerst zeigen alle eine Laterne.
lanterns-why-boats_first = Zuerst schickt der Lotse Boote aus.
lanterns-cause-boats = heimgebrachte Boote
lanterns-option-nights = Nächte
lanterns-field-night = Nacht
lanterns-field-nights = Nächte insgesamt
lanterns-field-shown = Bisher gezeigte Laternen
lanterns-field-boats = Boote
lanterns-field-lantern = Laterne
lanterns-some-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
lanterns-question-points = Punkte von
lanterns-note-expected = { $value } Punkte zu erwarten
lanterns-rules =
    Zwei bis vier Wärter leiten in fünf Nächten Boote heim. Du hast Karten von 1 (Glut) bis 6 (Stern).
    
    Jede Nacht zeigen alle verdeckt eine Karte. Ein Wert, den sonst niemand zeigt, leuchtet; die hellste leuchtende Laterne lotst. Leuchtet keine allein, bleibt die Nacht dunkel.
    
    Wer lotst, schickt ein bis drei Boote hinaus und würfelt für jedes: Ab 3 kommt es heim und bringt zwei Punkte, bei 2 geschieht nichts, bei 1 ist ein Punkt verloren. Dann ziehen alle eine Karte. Wer nach der letzten Nacht die meisten Punkte hat, gewinnt.

lanterns-when = in Nacht { $number }
