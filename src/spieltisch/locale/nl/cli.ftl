# De tafel in de terminal.
cli-intro = Een getal of woorden voeren een actie uit; ? toont alle opdrachten.
cli-you = Jij
cli-player = Speler { $number }
cli-opponent = { $level } { $number }
cli-thinking =
    { $seat-person ->
        [you] Je denkt na
       *[other] { $seat } denkt na
    }
cli-curtain = Het toetsenbord gaat naar { $name }. Druk op Enter als alleen jij kijkt.
cli-choose = Kies een getal van 1 tot { $count }.
cli-possible = Dat kan.
cli-no-forecast = Over deze actie valt niets te voorspellen.
cli-taken-back = Teruggenomen: { $action }
cli-one-option = Er is maar één mogelijkheid.
cli-saved = Bewaard. Ga verder met: spieltisch play { $title } --load { $path }
cli-leave = Bewaren voor je weggaat? Bestandsnaam, of Enter voor nee:
cli-earlier = { $count ->
    [one] … één regel eerder (l toont alles)
   *[other] … { $count } regels eerder (l toont alles)
}
cli-final = Eindstand
cli-points = punten
cli-help-number = voer die actie uit
cli-help-words = voer de actie met deze woorden uit; een uniek begin volstaat
cli-help-why = waarom dat niet kan
cli-help-forecast = wat een actie zou veranderen
cli-help-undo = neem je laatste actie terug
cli-help-hint = toon de drie beste acties, met redenen
cli-help-ask = stel een vraag; het antwoord noemt de oorzaken
cli-help-table = toon de tafel opnieuw
cli-help-log = toon het hele logboek
cli-help-save = bewaar het spel
cli-help-quit = stoppen (biedt aan te bewaren)
