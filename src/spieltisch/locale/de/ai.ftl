# Warum ein Gegner eine Aktion der nächstbesten vorzieht: das Merkmal, das den Unterschied macht.

ai-clear = Schätzt die Siegchance auf { PERCENT($share) }; nichts anderes sah so gut aus.

ai-hopes-lanterns-score = { $gain ->
    [one] Hofft auf etwa { $gain } Punkt mehr.
   *[other] Hofft auf etwa { $gain } Punkte mehr.
}
ai-expects-lanterns-score = { ai-expects } { ai-hopes-lanterns-score }
ai-hopes-lanterns-pilot = Hofft auf bessere Aussicht, Lotse zu sein.
ai-expects-lanterns-pilot = { ai-expects } { ai-hopes-lanterns-pilot }
ai-hopes-lanterns-bright = Hofft auf hellere Karten für die nächsten Nächte.
ai-expects-lanterns-bright = { ai-expects } { ai-hopes-lanterns-bright }

ai-hopes-chaos-race = Hofft, dem Sieg einen Schritt näher zu kommen.
ai-expects-chaos-race = { ai-expects } { ai-hopes-chaos-race }
ai-hopes-chaos-domination = { $gain ->
    [one] Hofft auf etwa { $gain } Siegpunkt mehr durch Beherrschung.
   *[other] Hofft auf etwa { $gain } Siegpunkte mehr durch Beherrschung.
}
ai-expects-chaos-domination = { ai-expects } { ai-hopes-chaos-domination }
ai-hopes-chaos-influence = Hofft auf mehr Stärke in wertvollen Regionen.
ai-expects-chaos-influence = { ai-expects } { ai-hopes-chaos-influence }
ai-hopes-chaos-ticks = Hofft auf eine bessere Drehung des Bedrohungsrads.
ai-expects-chaos-ticks = { ai-expects } { ai-hopes-chaos-ticks }
ai-hopes-chaos-counters = { $gain ->
    [one] Hofft auf etwa { $gain } Drehmarker mehr.
   *[other] Hofft auf etwa { $gain } Drehmarker mehr.
}
ai-expects-chaos-counters = { ai-expects } { ai-hopes-chaos-counters }
ai-hopes-chaos-promise = Hofft auf Drehmarker in Reichweite.
ai-expects-chaos-promise = { ai-expects } { ai-hopes-chaos-promise }
ai-hopes-chaos-corruption = { $gain ->
    [one] Hofft auf etwa { $gain } Verderbnismarker mehr.
   *[other] Hofft auf etwa { $gain } Verderbnismarker mehr.
}
ai-expects-chaos-corruption = { ai-expects } { ai-hopes-chaos-corruption }
ai-hopes-chaos-ruin = { $gain ->
    [one] Hofft auf etwa { $gain } Siegpunkt mehr durch eine Verheerung.
   *[other] Hofft auf etwa { $gain } Siegpunkte mehr durch eine Verheerung.
}
ai-expects-chaos-ruin = { ai-expects } { ai-hopes-chaos-ruin }
ai-hopes-chaos-stake = Hofft auf einen größeren Anteil an Regionen, die verheert werden.
ai-expects-chaos-stake = { ai-expects } { ai-hopes-chaos-stake }
ai-hopes-chaos-board = Hofft auf mehr Figuren auf dem Brett.
ai-expects-chaos-board = { ai-expects } { ai-hopes-chaos-board }
ai-hopes-chaos-losses = Hofft auf weniger Verluste im Kampf.
ai-expects-chaos-losses = { ai-expects } { ai-hopes-chaos-losses }
ai-hopes-chaos-power = Hofft auf Machtpunkte für später.
ai-expects-chaos-power = { ai-expects } { ai-hopes-chaos-power }
ai-hopes-chaos-cards = Hofft auf Karten für später.
ai-expects-chaos-cards = { ai-expects } { ai-hopes-chaos-cards }
ai-hopes-chaos-upgrades = Hofft auf eine bessere Verbesserung.
ai-expects-chaos-upgrades = { ai-expects } { ai-hopes-chaos-upgrades }

ai-hopes-smallworld-coins = { $gain ->
    [one] Hofft auf etwa { $gain } Siegmünze mehr.
   *[other] Hofft auf etwa { $gain } Siegmünzen mehr.
}
ai-expects-smallworld-coins = { ai-expects } { ai-hopes-smallworld-coins }
ai-hopes-smallworld-income = { $gain ->
    [one] Hofft auf etwa { $gain } Siegmünze in diesem Zug mehr.
   *[other] Hofft auf etwa { $gain } Siegmünzen in diesem Zug mehr.
}
ai-expects-smallworld-income = { ai-expects } { ai-hopes-smallworld-income }
ai-hopes-smallworld-future = { $gain ->
    [one] Hofft auf etwa { $gain } Siegmünze in den nächsten Zügen mehr.
   *[other] Hofft auf etwa { $gain } Siegmünzen in den nächsten Zügen mehr.
}
ai-expects-smallworld-future = { ai-expects } { ai-hopes-smallworld-future }
ai-hopes-smallworld-strike = Hofft auf Völkerplättchen für eine weitere Eroberung.
ai-expects-smallworld-strike = { ai-expects } { ai-hopes-smallworld-strike }
ai-hopes-smallworld-force = Hofft auf mehr freie Völkerplättchen im nächsten Zug.
ai-expects-smallworld-force = { ai-expects } { ai-hopes-smallworld-force }
ai-hopes-smallworld-thin = Hofft auf weniger schwache Regionen.
ai-expects-smallworld-thin = { ai-expects } { ai-hopes-smallworld-thin }

ai-hopes-invasion-kingdom = Hofft auf etwa { $gain } Macht mehr im Königreich.
ai-expects-invasion-kingdom = { ai-expects } { ai-hopes-invasion-kingdom }
ai-hopes-invasion-quest = Hofft auf etwa { $gain } Macht mehr in der Questzone.
ai-expects-invasion-quest = { ai-expects } { ai-hopes-invasion-quest }
ai-hopes-invasion-battlefield = Hofft auf etwa { $gain } Macht mehr auf dem Schlachtfeld.
ai-expects-invasion-battlefield = { ai-expects } { ai-hopes-invasion-battlefield }
ai-hopes-invasion-garrison = Hofft auf zähere Verteidiger.
ai-expects-invasion-garrison = { ai-expects } { ai-hopes-invasion-garrison }
ai-hopes-invasion-army = Hofft auf zähere Angreifer.
ai-expects-invasion-army = { ai-expects } { ai-hopes-invasion-army }
ai-hopes-invasion-burning = Hofft auf weniger eigene brennende Bereiche.
ai-expects-invasion-burning = { ai-expects } { ai-hopes-invasion-burning }
ai-hopes-invasion-damage = Hofft auf weniger Schaden an der eigenen Hauptstadt.
ai-expects-invasion-damage = { ai-expects } { ai-hopes-invasion-damage }
ai-hopes-invasion-developments = Hofft auf mehr Entwicklungen.
ai-expects-invasion-developments = { ai-expects } { ai-hopes-invasion-developments }
ai-hopes-invasion-hand = { $gain ->
    [one] Hofft auf etwa { $gain } Handkarte mehr.
   *[other] Hofft auf etwa { $gain } Handkarten mehr.
}
ai-expects-invasion-hand = { ai-expects } { ai-hopes-invasion-hand }
ai-hopes-invasion-resources = { $gain ->
    [one] Hofft auf etwa { $gain } Ressource mehr.
   *[other] Hofft auf etwa { $gain } Ressourcen mehr.
}
ai-expects-invasion-resources = { ai-expects } { ai-hopes-invasion-resources }
ai-hopes-invasion-deck = Hofft auf ein Deck, das länger reicht.
ai-expects-invasion-deck = { ai-expects } { ai-hopes-invasion-deck }
ai-hopes-invasion-corrupted = Hofft auf weniger verderbte Einheiten.
ai-expects-invasion-corrupted = { ai-expects } { ai-hopes-invasion-corrupted }
