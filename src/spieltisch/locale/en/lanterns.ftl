# The example title.
lanterns-lantern-ember = Ember (1)
lanterns-lantern-candle = Candle (2)
lanterns-lantern-torch = Torch (3)
lanterns-lantern-lamp = Lamp (4)
lanterns-lantern-beacon = Beacon (5)
lanterns-lantern-star = Star (6)
lanterns-verb-show = Show { $lantern }
    .group = Show a lantern
lanterns-verb-send = { $boats ->
    [one] Send out one boat
   *[other] Send out { $boats } boats
}
    .group = Send out boats
lanterns-event-round = Night { $number }
lanterns-event-shown = The lanterns are shown: { $lanterns }.
lanterns-event-dark = No lantern shines alone: the night stays dark.
lanterns-event-sailed =
    { $seat-person ->
        [you] You roll { $dice }: { lanterns-some-points }.
       *[other] { $seat } rolls { $dice }: { lanterns-some-points }.
    }
lanterns-event-drew = You draw { $lantern }.
    .named = { $seat } draws { $lantern }.
lanterns-prompt-show_lantern = show a lantern
lanterns-prompt-send_boats = send out one to three boats
lanterns-why-not_in_hand = { $lantern } is not in your hand.
lanterns-why-lanterns_first = Everyone shows a lantern first.
lanterns-why-boats_first = The pilot sends out boats first.
lanterns-cause-boats = boats brought home
lanterns-option-nights = Nights
lanterns-field-night = Night
lanterns-field-nights = Nights in all
lanterns-field-shown = Lanterns shown so far
lanterns-field-boats = Boats
lanterns-field-lantern = Lantern
lanterns-some-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lanterns-question-points = Points of
lanterns-note-expected = { $value } points expected
lanterns-rules =
    Two to four keepers guide boats home on five nights. You have cards from 1 (Ember) to 6 (Star).
    
    Each night everybody secretly shows one card. A value that nobody else shows shines; the brightest shining lantern pilots. If none shines alone, the night stays dark.
    
    The pilot sends out one to three boats and rolls a die for each: 3 or more brings it home for two points, 2 is nothing, 1 loses a point. Then everybody draws a card. After the last night, the player with the most points wins.

lanterns-when = on night { $number }
