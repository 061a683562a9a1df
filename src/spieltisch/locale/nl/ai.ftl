# Waarom een tegenstander een actie verkiest boven de op één na beste: het kenmerk dat ze onderscheidt.

ai-clear = Schat de winstkans op { PERCENT($share) }; niets anders zag er zo goed uit.

ai-expects-lanterns-score = { $gain ->
    [one] { ai-expects } Hoopt op ongeveer één punt meer.
   *[other] { ai-expects } Hoopt op ongeveer { $gain } punten meer.
}
ai-expects-lanterns-pilot = { ai-expects } Hoopt op een betere kans om loods te zijn.
ai-expects-lanterns-bright = { ai-expects } Hoopt op helderder kaarten voor de komende nachten.

ai-expects-chaos-race = { ai-expects } Hoopt een stap dichter bij de overwinning te komen.
ai-expects-chaos-domination =
    { $gain ->
        [one] { ai-expects } Hoopt op ongeveer één overwinningspunt meer door overwicht.
       *[other] { ai-expects } Hoopt op ongeveer { $gain } overwinningspunten meer door overwicht.
    }
ai-expects-chaos-influence = { ai-expects } Hoopt op meer sterkte in waardevolle regio’s.
ai-expects-chaos-ticks = { ai-expects } Hoopt op een betere draai van de wijzerplaat.
ai-expects-chaos-counters = { $gain ->
    [one] { ai-expects } Hoopt op ongeveer één vooruitgangsfiche meer.
   *[other] { ai-expects } Hoopt op ongeveer { $gain } vooruitgangsfiches meer.
}
ai-expects-chaos-promise = { ai-expects } Hoopt vooruitgangsfiches binnen bereik te brengen.
ai-expects-chaos-corruption = { $gain ->
    [one] { ai-expects } Hoopt op ongeveer één corruptiefiche meer.
   *[other] { ai-expects } Hoopt op ongeveer { $gain } corruptiefiches meer.
}
ai-expects-chaos-ruin =
    { $gain ->
        [one] { ai-expects } Hoopt op ongeveer één overwinningspunt meer van een regio die wordt vernietigd.
       *[other] { ai-expects } Hoopt op ongeveer { $gain } overwinningspunten meer van een regio die wordt vernietigd.
    }
ai-expects-chaos-stake = { ai-expects } Hoopt op een groter aandeel in regio’s die vernietigd worden.
ai-expects-chaos-board = { ai-expects } Hoopt op meer figuren die op het bord blijven.
ai-expects-chaos-losses = { ai-expects } Hoopt minder figuren in gevechten te verliezen.
ai-expects-chaos-power = { ai-expects } Hoopt machtspunten voor later te bewaren.
ai-expects-chaos-cards = { ai-expects } Hoopt kaarten voor later te bewaren.
ai-expects-chaos-upgrades = { ai-expects } Hoopt op een betere verbetering.

ai-expects-smallworld-coins = { $gain ->
    [one] { ai-expects } Hoopt op ongeveer één munt meer.
   *[other] { ai-expects } Hoopt op ongeveer { $gain } munten meer.
}
ai-expects-smallworld-income = { $gain ->
    [one] { ai-expects } Hoopt op ongeveer één munt meer deze beurt.
   *[other] { ai-expects } Hoopt op ongeveer { $gain } munten meer deze beurt.
}
ai-expects-smallworld-future = { $gain ->
    [one] { ai-expects } Hoopt op ongeveer één munt meer in de komende beurten.
   *[other] { ai-expects } Hoopt op ongeveer { $gain } munten meer in de komende beurten.
}
ai-expects-smallworld-strike = { ai-expects } Hoopt fiches over te houden voor nog een verovering.
ai-expects-smallworld-force = { ai-expects } Hoopt op meer vrije fiches volgende beurt.
ai-expects-smallworld-thin = { ai-expects } Hoopt op minder zwakke gebieden.

ai-expects-invasion-kingdom = { ai-expects } Hoopt op ongeveer { $gain } meer kracht in het koninkrijk.
ai-expects-invasion-quest = { ai-expects } Hoopt op ongeveer { $gain } meer kracht in de queestezone.
ai-expects-invasion-battlefield = { ai-expects } Hoopt op ongeveer { $gain } meer kracht op het slagveld.
ai-expects-invasion-garrison = { ai-expects } Hoopt op taaiere verdedigers.
ai-expects-invasion-army = { ai-expects } Hoopt op taaiere aanvallers.
ai-expects-invasion-burning = { ai-expects } Hoopt op minder eigen secties in vlammen.
ai-expects-invasion-damage = { ai-expects } Hoopt op minder schade aan de eigen hoofdstad.
ai-expects-invasion-developments = { ai-expects } Hoopt op meer ontwikkelingen.
ai-expects-invasion-hand = { $gain ->
    [one] { ai-expects } Hoopt op ongeveer één kaart meer in de hand.
   *[other] { ai-expects } Hoopt op ongeveer { $gain } kaarten meer in de hand.
}
ai-expects-invasion-resources = { $gain ->
    [one] { ai-expects } Hoopt op ongeveer één grondstof meer.
   *[other] { ai-expects } Hoopt op ongeveer { $gain } grondstoffen meer.
}
ai-expects-invasion-deck = { ai-expects } Hoopt op een deck dat langer meegaat.
ai-expects-invasion-corrupted = { ai-expects } Hoopt op minder corrupte eenheden.
