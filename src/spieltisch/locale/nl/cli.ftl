# De tafel in de terminal.
cli-intro = Een getal of woorden voeren een actie uit; ? toont alle opdrachten.
cli-you = Jij
cli-player = Speler { $number }
cli-thinking = { $name } denkt na
cli-curtain = Het toetsenbord gaat naar { $name }. Druk op Enter als alleen jij kijkt.
cli-choose = Kies van 1 tot { $count }.
cli-possible = Dat kan.
cli-taken-back = teruggenomen: { $action }
cli-one-option = Er is maar één mogelijkheid.
cli-final = Eindstand
cli-points = punten
