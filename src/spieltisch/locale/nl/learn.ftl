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
