# Leren aan tafel: begeleide partijen, lessen en puzzels.

## Begeleide eerste partij
ui-guide = Je eerste partij
ui-guide-second = De tweede les
ui-guide-games = Begeleide partijen
ui-guide-step = Stap { $at } van { $of }
ui-guide-show = Laat zien
ui-guide-rule = Regel
ui-guide-skip = Stap overslaan
ui-guide-leave = Verlaten
ui-guide-fold = Inklappen
ui-guide-next = Verder
ui-guide-undo = Ongedaan maken
ui-guide-anyway = Verderspelen
ui-guide-nudge = Dat mag, maar in deze stap gaat het om iets anders.
ui-guide-watch = Kijk: { $news }
ui-guide-first = Eerst: { $action }
ui-guide-here = (dit bedoelt de gids)
ui-guide-end = Nu weet je hoe het gaat
    .say = Meer heeft de gids niet te zeggen. De partij gaat hier verder, en de tegenstanders doen het nog rustig aan.
ui-guide-on = Hier verderspelen
ui-guide-further = Volgende les
ui-guide-whole = Een hele partij
ui-guide-again = Nog een keer
ui-guide-lessons = Naar de lessen
ui-learn = Leren
    .first = eerste partij
    .second = tweede les
    .step = stap { $at } van { $of }
    .again = geleerd · nog eens?

## Lessen en puzzels
ui-puzzles = Lessen en puzzels
    .short = Puzzels
    .some = { $solved } van { $of }
    .none = { $of } op te lossen
ui-puzzle = Puzzel
ui-puzzle-lessons = Lessen
    .note = telkens één idee, twee minuten
ui-puzzle-puzzles = Puzzels
    .note = een stelling, een doel, één beurt
ui-puzzle-level = Moeilijkheid { $level } van 5
ui-puzzle-goal = Doel
ui-puzzle-new = nieuw
ui-puzzle-solved = opgelost
ui-puzzle-tried =
    { $count ->
        [one] één keer geprobeerd
       *[other] { $count } keer geprobeerd
    }
ui-puzzle-count = { $count } van { $of } opgelost
ui-puzzle-filter-all = Alle
ui-puzzle-filter-open = Open
ui-puzzle-filter-solved = Opgelost
ui-puzzle-open = Open op tafel
ui-puzzle-explain = Leg uit
ui-puzzle-later = De uitleg komt zodra je hem hebt opgelost
ui-puzzle-last = Je laatste poging: { $result }
ui-puzzle-least = { $now } van { $of }
ui-puzzle-most = { $now }, hooguit { $of }
ui-puzzle-done = Opgelost.
ui-puzzle-missed = Deze keer niet: { $result }.
ui-puzzle-again = Opnieuw
ui-puzzle-next = Volgende

## Uit het boek
ui-book-from = Uit het boek:
ui-book-back = terug naar de bladzijde

ui-gentle = Eerste beslissingen in een regel uitleggen

## Tables of cards in the book
ui-catalogue-find = Zoek op naam of tekst
ui-catalogue-none = Niets hier bevat deze woorden.
ui-catalogue-name = Naam
ui-catalogue-text = Tekst
ui-catalogue-copies = Aantal
ui-catalogue-type = Type

## Coach
ui-coach = Coach
ui-coach-none = Nog geen momenten. Bekijk de nabeschouwing van een van je gespeelde partijen: hooguit drie keuzes daaruit komen hier om opnieuw te proberen.
ui-coach-due =
    { $count ->
        [0] vandaag niets te proberen
        [one] vandaag één moment te proberen
       *[other] vandaag { $count } momenten te proberen
    }
ui-coach-moments = Opnieuw proberen
    .note = met wat je toen wist; na enkele dagen komt de vraag terug
ui-coach-moment = Moment om opnieuw te proberen
ui-coach-three =
    { $count ->
        [one] Eén moment om opnieuw te proberen
        [3] Drie momenten om opnieuw te proberen
       *[other] { $count } momenten om opnieuw te proberen
    }
ui-coach-goal = Wat zou je doen?
    .help = Behoud negen tiende van de kans die er was. Wat hier gespeeld werd, behield minder.
ui-coach-cost = kostte { $points } procentpunten
ui-coach-kept = { $tenths } tiende van de kans behouden.
ui-coach-missed = { $tenths } tiende van de kans behouden: te weinig.
ui-coach-unknown = De sterkste tegenstander heeft hier nauwelijks naar gekeken.
ui-coach-best = De sterkste tegenstander had dit gekozen: { $action }.
ui-coach-played = In de partij was het: { $action }.
ui-coach-again =
    { $count ->
        [0] De vraag komt vandaag terug.
        [one] De vraag komt morgen terug.
       *[other] De vraag komt over { $count } dagen terug.
    }
ui-coach-next = Volgend moment
ui-coach-try = Opnieuw proberen
ui-coach-forget = Niet meer vragen
ui-coach-losses = Waar je op verliest
    .note = keuzes die minder dan negen tiende van de kans behielden, van alle die gewogen zijn
ui-coach-games =
    { $count ->
        [one] één partij nabeschouwd
       *[other] { $count } partijen nabeschouwd
    }
ui-coach-of = { $lost } van { $choices }
ui-coach-column = Keuze
    .lost = Verloren, van alle
ui-coach-other = Andere keuzes
ui-coach-stays = Ze blijven op dit apparaat en de vraag komt na enkele dagen terug:
