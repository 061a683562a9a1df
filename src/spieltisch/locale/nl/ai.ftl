# Waarom een tegenstander een actie verkiest boven de op één na beste: het kenmerk dat ze onderscheidt.

ai-clear = Winstkans { PERCENT($share) }; niets anders zag er zo goed uit.

ai-hopes-lanterns-score = { $gain ->
    [one] Dat levert ongeveer één punt meer op.
   *[other] Dat levert ongeveer { $gain } punten meer op.
}
ai-expects-lanterns-score = { ai-hopes-lanterns-score } { ai-expects }
ai-hopes-lanterns-pilot = Dat geeft een betere kans om loods te zijn.
ai-expects-lanterns-pilot = { ai-hopes-lanterns-pilot } { ai-expects }
ai-hopes-lanterns-bright = Zo blijven er helderder kaarten over voor de komende nachten.
ai-expects-lanterns-bright = { ai-hopes-lanterns-bright } { ai-expects }

ai-hopes-chaos-race = Zo komt de overwinning een stap dichterbij.
ai-expects-chaos-race = { ai-hopes-chaos-race } { ai-expects }
ai-hopes-chaos-domination = { $gain ->
    [one] Dat levert ongeveer één overwinningspunt meer op door overwicht.
   *[other] Dat levert ongeveer { $gain } overwinningspunten meer op door overwicht.
}
ai-expects-chaos-domination = { ai-hopes-chaos-domination } { ai-expects }
ai-hopes-chaos-influence = Dat versterkt de positie in waardevolle regio’s.
ai-expects-chaos-influence = { ai-hopes-chaos-influence } { ai-expects }
ai-hopes-chaos-ticks = Zo levert de wijzerplaat meer op.
ai-expects-chaos-ticks = { ai-hopes-chaos-ticks } { ai-expects }
ai-hopes-chaos-counters = { $gain ->
    [one] Dat levert ongeveer één vooruitgangsfiche meer op.
   *[other] Dat levert ongeveer { $gain } vooruitgangsfiches meer op.
}
ai-expects-chaos-counters = { ai-hopes-chaos-counters } { ai-expects }
ai-hopes-chaos-promise = Zo komen er vooruitgangsfiches binnen bereik.
ai-expects-chaos-promise = { ai-hopes-chaos-promise } { ai-expects }
ai-hopes-chaos-corruption = { $gain ->
    [one] Zo komt er ongeveer één corruptiefiche meer op het bord.
   *[other] Zo komen er ongeveer { $gain } corruptiefiches meer op het bord.
}
ai-expects-chaos-corruption = { ai-hopes-chaos-corruption } { ai-expects }
ai-hopes-chaos-ruin = { $gain ->
    [one] Een vernietigde regio levert dan ongeveer één overwinningspunt meer op.
   *[other] Een vernietigde regio levert dan ongeveer { $gain } overwinningspunten meer op.
}
ai-expects-chaos-ruin = { ai-hopes-chaos-ruin } { ai-expects }
ai-hopes-chaos-stake = Dat geeft een groter aandeel in regio’s die vernietigd worden.
ai-expects-chaos-stake = { ai-hopes-chaos-stake } { ai-expects }
ai-hopes-chaos-board = Zo blijven er meer figuren op het bord.
ai-expects-chaos-board = { ai-hopes-chaos-board } { ai-expects }
ai-hopes-chaos-losses = Zo gaan er in gevechten minder figuren verloren.
ai-expects-chaos-losses = { ai-hopes-chaos-losses } { ai-expects }
ai-hopes-chaos-power = Zo blijven er meer machtspunten over voor later.
ai-expects-chaos-power = { ai-hopes-chaos-power } { ai-expects }
ai-hopes-chaos-cards = Zo blijven er meer kaarten over voor later.
ai-expects-chaos-cards = { ai-hopes-chaos-cards } { ai-expects }
ai-hopes-chaos-upgrades = Dat is een nuttigere verbetering.
ai-expects-chaos-upgrades = { ai-hopes-chaos-upgrades } { ai-expects }

ai-hopes-smallworld-coins = { $gain ->
    [one] Dat levert ongeveer één munt meer op.
   *[other] Dat levert ongeveer { $gain } munten meer op.
}
ai-expects-smallworld-coins = { ai-hopes-smallworld-coins } { ai-expects }
ai-hopes-smallworld-income = { $gain ->
    [one] Dat levert deze beurt ongeveer één munt meer op.
   *[other] Dat levert deze beurt ongeveer { $gain } munten meer op.
}
ai-expects-smallworld-income = { ai-hopes-smallworld-income } { ai-expects }
ai-hopes-smallworld-future = { $gain ->
    [one] In de komende beurten levert dat ongeveer één munt meer op.
   *[other] In de komende beurten levert dat ongeveer { $gain } munten meer op.
}
ai-expects-smallworld-future = { ai-hopes-smallworld-future } { ai-expects }
ai-hopes-smallworld-strike = Zo blijven er fiches over voor nog een verovering.
ai-expects-smallworld-strike = { ai-hopes-smallworld-strike } { ai-expects }
ai-hopes-smallworld-force = Zo zijn er volgende beurt meer fiches vrij.
ai-expects-smallworld-force = { ai-hopes-smallworld-force } { ai-expects }
ai-hopes-smallworld-thin = Zo blijven er minder gebieden zwak bezet.
ai-expects-smallworld-thin = { ai-hopes-smallworld-thin } { ai-expects }

ai-hopes-invasion-kingdom = Zo staat er ongeveer { $gain } kracht meer in het koninkrijk.
ai-expects-invasion-kingdom = { ai-hopes-invasion-kingdom } { ai-expects }
ai-hopes-invasion-quest = Zo staat er ongeveer { $gain } kracht meer in de queestezone.
ai-expects-invasion-quest = { ai-hopes-invasion-quest } { ai-expects }
ai-hopes-invasion-battlefield = Zo staat er ongeveer { $gain } kracht meer op het slagveld.
ai-expects-invasion-battlefield = { ai-hopes-invasion-battlefield } { ai-expects }
ai-hopes-invasion-garrison = Zo kunnen de verdedigers meer incasseren.
ai-expects-invasion-garrison = { ai-hopes-invasion-garrison } { ai-expects }
ai-hopes-invasion-army = Zo kunnen de aanvallers meer incasseren.
ai-expects-invasion-army = { ai-hopes-invasion-army } { ai-expects }
ai-hopes-invasion-burning = Zo staan er minder eigen secties in brand.
ai-expects-invasion-burning = { ai-hopes-invasion-burning } { ai-expects }
ai-hopes-invasion-damage = Zo krijgt de eigen hoofdstad minder schade.
ai-expects-invasion-damage = { ai-hopes-invasion-damage } { ai-expects }
ai-hopes-invasion-developments = Dat geeft meer ontwikkelingen.
ai-expects-invasion-developments = { ai-hopes-invasion-developments } { ai-expects }
ai-hopes-invasion-hand = { $gain ->
    [one] Zo blijft er ongeveer één kaart meer in de hand.
   *[other] Zo blijven er ongeveer { $gain } kaarten meer in de hand.
}
ai-expects-invasion-hand = { ai-hopes-invasion-hand } { ai-expects }
ai-hopes-invasion-resources = { $gain ->
    [one] Zo blijft er ongeveer één grondstof meer over.
   *[other] Zo blijven er ongeveer { $gain } grondstoffen meer over.
}
ai-expects-invasion-resources = { ai-hopes-invasion-resources } { ai-expects }
ai-hopes-invasion-deck = Zo gaat het deck langer mee.
ai-expects-invasion-deck = { ai-hopes-invasion-deck } { ai-expects }
ai-hopes-invasion-corrupted = Zo zijn er minder eenheden corrupt.
ai-expects-invasion-corrupted = { ai-hopes-invasion-corrupted } { ai-expects }
