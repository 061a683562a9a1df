# Warum ein Gegner eine Aktion der nächstbesten vorzieht: das Merkmal, das den Unterschied macht.

ai-clear = Schätzt die Siegchance auf { PERCENT($share) }; nichts anderes sah so gut aus.

ai-expects-lanterns-score = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Punkt mehr.
   *[other] Hofft auf etwa { $gain } Punkte mehr.
}
ai-expects-lanterns-pilot = { ai-expects } Hofft auf bessere Aussicht, Lotse zu sein.
ai-expects-lanterns-bright = { ai-expects } Hofft auf hellere Karten für die nächsten Nächte.

ai-expects-chaos-race = { ai-expects } Hofft, dem Sieg einen Schritt näher zu kommen.
ai-expects-chaos-domination = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Siegpunkt mehr durch Beherrschung.
   *[other] Hofft auf etwa { $gain } Siegpunkte mehr durch Beherrschung.
}
ai-expects-chaos-influence = { ai-expects } Hofft auf mehr Stärke in wertvollen Regionen.
ai-expects-chaos-ticks = { ai-expects } Hofft auf eine bessere Drehung des Bedrohungsrads.
ai-expects-chaos-counters = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Drehmarker mehr.
   *[other] Hofft auf etwa { $gain } Drehmarker mehr.
}
ai-expects-chaos-promise = { ai-expects } Hofft auf Drehmarker in Reichweite.
ai-expects-chaos-corruption = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Verderbnismarker mehr.
   *[other] Hofft auf etwa { $gain } Verderbnismarker mehr.
}
ai-expects-chaos-ruin = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Siegpunkt mehr durch eine Verheerung.
   *[other] Hofft auf etwa { $gain } Siegpunkte mehr durch eine Verheerung.
}
ai-expects-chaos-stake = { ai-expects } Hofft auf einen größeren Anteil an Regionen, die verheert werden.
ai-expects-chaos-board = { ai-expects } Hofft auf mehr Figuren auf dem Brett.
ai-expects-chaos-losses = { ai-expects } Hofft auf weniger Verluste im Kampf.
ai-expects-chaos-power = { ai-expects } Hofft auf Machtpunkte für später.
ai-expects-chaos-cards = { ai-expects } Hofft auf Karten für später.
ai-expects-chaos-upgrades = { ai-expects } Hofft auf eine bessere Verbesserung.

ai-expects-smallworld-coins = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Siegmünze mehr.
   *[other] Hofft auf etwa { $gain } Siegmünzen mehr.
}
ai-expects-smallworld-income = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Siegmünze in diesem Zug mehr.
   *[other] Hofft auf etwa { $gain } Siegmünzen in diesem Zug mehr.
}
ai-expects-smallworld-future = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Siegmünze in den nächsten Zügen mehr.
   *[other] Hofft auf etwa { $gain } Siegmünzen in den nächsten Zügen mehr.
}
ai-expects-smallworld-strike = { ai-expects } Hofft auf Völkerplättchen für eine weitere Eroberung.
ai-expects-smallworld-force = { ai-expects } Hofft auf mehr freie Völkerplättchen im nächsten Zug.
ai-expects-smallworld-thin = { ai-expects } Hofft auf weniger schwache Regionen.

ai-expects-invasion-kingdom = { ai-expects } Hofft auf etwa { $gain } Macht mehr im Königreich.
ai-expects-invasion-quest = { ai-expects } Hofft auf etwa { $gain } Macht mehr in der Questzone.
ai-expects-invasion-battlefield = { ai-expects } Hofft auf etwa { $gain } Macht mehr auf dem Schlachtfeld.
ai-expects-invasion-garrison = { ai-expects } Hofft auf zähere Verteidiger.
ai-expects-invasion-army = { ai-expects } Hofft auf zähere Angreifer.
ai-expects-invasion-burning = { ai-expects } Hofft auf weniger eigene brennende Bereiche.
ai-expects-invasion-damage = { ai-expects } Hofft auf weniger Schaden an der eigenen Hauptstadt.
ai-expects-invasion-developments = { ai-expects } Hofft auf mehr Entwicklungen.
ai-expects-invasion-hand = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Handkarte mehr.
   *[other] Hofft auf etwa { $gain } Handkarten mehr.
}
ai-expects-invasion-resources = { ai-expects } { $gain ->
    [one] Hofft auf etwa { $gain } Ressource mehr.
   *[other] Hofft auf etwa { $gain } Ressourcen mehr.
}
ai-expects-invasion-deck = { ai-expects } Hofft auf ein Deck, das länger reicht.
ai-expects-invasion-corrupted = { ai-expects } Hofft auf weniger verderbte Einheiten.
