# Waarom een tegenstander een actie verkiest boven de op één na beste: het kenmerk dat ze onderscheidt.

ai-clear = Schat de winstkans op { PERCENT($share) }; niets anders zag er zo goed uit.

ai-hopes-lanterns-score = { $gain ->
    [one] Hoopt op ongeveer één punt meer.
   *[other] Hoopt op ongeveer { $gain } punten meer.
}
ai-expects-lanterns-score = { ai-expects } { ai-hopes-lanterns-score }
ai-hopes-lanterns-pilot = Hoopt op een betere kans om loods te zijn.
ai-expects-lanterns-pilot = { ai-expects } { ai-hopes-lanterns-pilot }
ai-hopes-lanterns-bright = Hoopt op helderder kaarten voor de komende nachten.
ai-expects-lanterns-bright = { ai-expects } { ai-hopes-lanterns-bright }

ai-hopes-chaos-race = Hoopt een stap dichter bij de overwinning te komen.
ai-expects-chaos-race = { ai-expects } { ai-hopes-chaos-race }
ai-hopes-chaos-domination =
    { $gain ->
        [one] Hoopt op ongeveer één overwinningspunt meer door overwicht.
       *[other] Hoopt op ongeveer { $gain } overwinningspunten meer door overwicht.
    }
ai-expects-chaos-domination = { ai-expects } { ai-hopes-chaos-domination }
ai-hopes-chaos-influence = Hoopt op meer sterkte in waardevolle regio’s.
ai-expects-chaos-influence = { ai-expects } { ai-hopes-chaos-influence }
ai-hopes-chaos-ticks = Hoopt op een betere draai van de wijzerplaat.
ai-expects-chaos-ticks = { ai-expects } { ai-hopes-chaos-ticks }
ai-hopes-chaos-counters = { $gain ->
    [one] Hoopt op ongeveer één vooruitgangsfiche meer.
   *[other] Hoopt op ongeveer { $gain } vooruitgangsfiches meer.
}
ai-expects-chaos-counters = { ai-expects } { ai-hopes-chaos-counters }
ai-hopes-chaos-promise = Hoopt vooruitgangsfiches binnen bereik te brengen.
ai-expects-chaos-promise = { ai-expects } { ai-hopes-chaos-promise }
ai-hopes-chaos-corruption = { $gain ->
    [one] Hoopt op ongeveer één corruptiefiche meer.
   *[other] Hoopt op ongeveer { $gain } corruptiefiches meer.
}
ai-expects-chaos-corruption = { ai-expects } { ai-hopes-chaos-corruption }
ai-hopes-chaos-ruin =
    { $gain ->
        [one] Hoopt op ongeveer één overwinningspunt meer van een regio die wordt vernietigd.
       *[other] Hoopt op ongeveer { $gain } overwinningspunten meer van een regio die wordt vernietigd.
    }
ai-expects-chaos-ruin = { ai-expects } { ai-hopes-chaos-ruin }
ai-hopes-chaos-stake = Hoopt op een groter aandeel in regio’s die vernietigd worden.
ai-expects-chaos-stake = { ai-expects } { ai-hopes-chaos-stake }
ai-hopes-chaos-board = Hoopt op meer figuren die op het bord blijven.
ai-expects-chaos-board = { ai-expects } { ai-hopes-chaos-board }
ai-hopes-chaos-losses = Hoopt minder figuren in gevechten te verliezen.
ai-expects-chaos-losses = { ai-expects } { ai-hopes-chaos-losses }
ai-hopes-chaos-power = Hoopt machtspunten voor later te bewaren.
ai-expects-chaos-power = { ai-expects } { ai-hopes-chaos-power }
ai-hopes-chaos-cards = Hoopt kaarten voor later te bewaren.
ai-expects-chaos-cards = { ai-expects } { ai-hopes-chaos-cards }
ai-hopes-chaos-upgrades = Hoopt op een betere verbetering.
ai-expects-chaos-upgrades = { ai-expects } { ai-hopes-chaos-upgrades }

ai-hopes-smallworld-coins = { $gain ->
    [one] Hoopt op ongeveer één munt meer.
   *[other] Hoopt op ongeveer { $gain } munten meer.
}
ai-expects-smallworld-coins = { ai-expects } { ai-hopes-smallworld-coins }
ai-hopes-smallworld-income = { $gain ->
    [one] Hoopt op ongeveer één munt meer deze beurt.
   *[other] Hoopt op ongeveer { $gain } munten meer deze beurt.
}
ai-expects-smallworld-income = { ai-expects } { ai-hopes-smallworld-income }
ai-hopes-smallworld-future = { $gain ->
    [one] Hoopt op ongeveer één munt meer in de komende beurten.
   *[other] Hoopt op ongeveer { $gain } munten meer in de komende beurten.
}
ai-expects-smallworld-future = { ai-expects } { ai-hopes-smallworld-future }
ai-hopes-smallworld-strike = Hoopt fiches over te houden voor nog een verovering.
ai-expects-smallworld-strike = { ai-expects } { ai-hopes-smallworld-strike }
ai-hopes-smallworld-force = Hoopt op meer vrije fiches volgende beurt.
ai-expects-smallworld-force = { ai-expects } { ai-hopes-smallworld-force }
ai-hopes-smallworld-thin = Hoopt op minder zwakke gebieden.
ai-expects-smallworld-thin = { ai-expects } { ai-hopes-smallworld-thin }

ai-hopes-invasion-kingdom = Hoopt op ongeveer { $gain } meer kracht in het koninkrijk.
ai-expects-invasion-kingdom = { ai-expects } { ai-hopes-invasion-kingdom }
ai-hopes-invasion-quest = Hoopt op ongeveer { $gain } meer kracht in de queestezone.
ai-expects-invasion-quest = { ai-expects } { ai-hopes-invasion-quest }
ai-hopes-invasion-battlefield = Hoopt op ongeveer { $gain } meer kracht op het slagveld.
ai-expects-invasion-battlefield = { ai-expects } { ai-hopes-invasion-battlefield }
ai-hopes-invasion-garrison = Hoopt op taaiere verdedigers.
ai-expects-invasion-garrison = { ai-expects } { ai-hopes-invasion-garrison }
ai-hopes-invasion-army = Hoopt op taaiere aanvallers.
ai-expects-invasion-army = { ai-expects } { ai-hopes-invasion-army }
ai-hopes-invasion-burning = Hoopt op minder eigen secties in vlammen.
ai-expects-invasion-burning = { ai-expects } { ai-hopes-invasion-burning }
ai-hopes-invasion-damage = Hoopt op minder schade aan de eigen hoofdstad.
ai-expects-invasion-damage = { ai-expects } { ai-hopes-invasion-damage }
ai-hopes-invasion-developments = Hoopt op meer ontwikkelingen.
ai-expects-invasion-developments = { ai-expects } { ai-hopes-invasion-developments }
ai-hopes-invasion-hand = { $gain ->
    [one] Hoopt op ongeveer één kaart meer in de hand.
   *[other] Hoopt op ongeveer { $gain } kaarten meer in de hand.
}
ai-expects-invasion-hand = { ai-expects } { ai-hopes-invasion-hand }
ai-hopes-invasion-resources = { $gain ->
    [one] Hoopt op ongeveer één grondstof meer.
   *[other] Hoopt op ongeveer { $gain } grondstoffen meer.
}
ai-expects-invasion-resources = { ai-expects } { ai-hopes-invasion-resources }
ai-hopes-invasion-deck = Hoopt op een deck dat langer meegaat.
ai-expects-invasion-deck = { ai-expects } { ai-hopes-invasion-deck }
ai-hopes-invasion-corrupted = Hoopt op minder corrupte eenheden.
ai-expects-invasion-corrupted = { ai-expects } { ai-hopes-invasion-corrupted }
