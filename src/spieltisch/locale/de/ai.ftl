# Warum ein Gegner eine Aktion der nächstbesten vorzieht: das Merkmal, das den Unterschied macht.

ai-clear = Sieht { $share } % Siegchance; nichts anderes sah so gut aus.

ai-expects-lanterns-score = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Punkt mehr.
   *[other] Erhofft: etwa { $gain } Punkte mehr.
}
ai-expects-lanterns-pilot = { ai-expects } Erhofft: bessere Aussicht, Lotse zu sein.
ai-expects-lanterns-bright = { ai-expects } Erhofft: hellere Karten für die nächsten Nächte.

ai-expects-chaos-race = { ai-expects } Erhofft: ein Schritt näher am Sieg.
ai-expects-chaos-domination = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Punkt durch Beherrschung mehr.
   *[other] Erhofft: etwa { $gain } Punkte durch Beherrschung mehr.
}
ai-expects-chaos-influence = { ai-expects } Erhofft: mehr Stärke in wertvollen Regionen.
ai-expects-chaos-ticks = { ai-expects } Erhofft: eine bessere Drehung des Bedrohungsrads.
ai-expects-chaos-counters = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Drehmarker mehr.
   *[other] Erhofft: etwa { $gain } Drehmarker mehr.
}
ai-expects-chaos-promise = { ai-expects } Erhofft: Drehmarker in Reichweite.
ai-expects-chaos-corruption = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Verderbnismarker mehr.
   *[other] Erhofft: etwa { $gain } Verderbnismarker mehr.
}
ai-expects-chaos-ruin = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Punkt durch eine Verheerung mehr.
   *[other] Erhofft: etwa { $gain } Punkte durch eine Verheerung mehr.
}
ai-expects-chaos-stake = { ai-expects } Erhofft: ein größerer Anteil an Regionen, die verheert werden.
ai-expects-chaos-board = { ai-expects } Erhofft: mehr Figuren auf dem Brett.
ai-expects-chaos-losses = { ai-expects } Erhofft: weniger Verluste im Kampf.
ai-expects-chaos-power = { ai-expects } Erhofft: Macht für später.
ai-expects-chaos-cards = { ai-expects } Erhofft: Karten für später.
ai-expects-chaos-upgrades = { ai-expects } Erhofft: eine bessere Verbesserung.
ai-expects-chaos-favour = { ai-expects } Vor diesem Gott müssen sich die anderen mehr hüten, als man sieht.

ai-expects-smallworld-coins = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Münze mehr.
   *[other] Erhofft: etwa { $gain } Münzen mehr.
}
ai-expects-smallworld-income = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Münze in diesem Zug mehr.
   *[other] Erhofft: etwa { $gain } Münzen in diesem Zug mehr.
}
ai-expects-smallworld-future = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Münze in den nächsten Zügen mehr.
   *[other] Erhofft: etwa { $gain } Münzen in den nächsten Zügen mehr.
}
ai-expects-smallworld-strike = { ai-expects } Erhofft: Plättchen für eine weitere Eroberung.
ai-expects-smallworld-force = { ai-expects } Erhofft: mehr freie Plättchen im nächsten Zug.
ai-expects-smallworld-thin = { ai-expects } Erhofft: weniger schwache Regionen.

ai-expects-invasion-kingdom = { ai-expects } Erhofft: etwa { $gain } Macht mehr im Königreich.
ai-expects-invasion-quest = { ai-expects } Erhofft: etwa { $gain } Macht mehr in der Questzone.
ai-expects-invasion-battlefield = { ai-expects } Erhofft: etwa { $gain } Macht mehr auf dem Schlachtfeld.
ai-expects-invasion-garrison = { ai-expects } Erhofft: zähere Verteidiger.
ai-expects-invasion-army = { ai-expects } Erhofft: zähere Angreifer.
ai-expects-invasion-burning = { ai-expects } Erhofft: weniger eigene brennende Bereiche.
ai-expects-invasion-damage = { ai-expects } Erhofft: weniger Schaden an der eigenen Hauptstadt.
ai-expects-invasion-developments = { ai-expects } Erhofft: mehr Entwicklungen.
ai-expects-invasion-hand = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Handkarte mehr.
   *[other] Erhofft: etwa { $gain } Handkarten mehr.
}
ai-expects-invasion-resources = { ai-expects } { $gain ->
    [one] Erhofft: etwa { $gain } Ressource mehr.
   *[other] Erhofft: etwa { $gain } Ressourcen mehr.
}
ai-expects-invasion-deck = { ai-expects } Erhofft: ein Deck, das länger reicht.
ai-expects-invasion-corrupted = { ai-expects } Erhofft: weniger verderbte Einheiten.
