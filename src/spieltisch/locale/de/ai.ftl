# Warum ein Gegner eine Aktion der nächstbesten vorzieht: das Merkmal, das den Unterschied macht.

ai-clear = Siegchance { PERCENT($share) }; nichts anderes sah so gut aus.

ai-hopes-lanterns-score = { $gain ->
    [one] Das dürfte etwa { $gain } Punkt mehr bringen.
   *[other] Das dürfte etwa { $gain } Punkte mehr bringen.
}
ai-expects-lanterns-score = { ai-hopes-lanterns-score } { ai-expects }
ai-hopes-lanterns-pilot = So steigt die Aussicht, Lotse zu sein.
ai-expects-lanterns-pilot = { ai-hopes-lanterns-pilot } { ai-expects }
ai-hopes-lanterns-bright = So bleiben hellere Karten für die nächsten Nächte.
ai-expects-lanterns-bright = { ai-hopes-lanterns-bright } { ai-expects }

ai-hopes-chaos-race = So rückt der Sieg einen Schritt näher.
ai-expects-chaos-race = { ai-hopes-chaos-race } { ai-expects }
ai-hopes-chaos-domination = { $gain ->
    [one] Das dürfte etwa { $gain } Siegpunkt mehr durch Beherrschung bringen.
   *[other] Das dürfte etwa { $gain } Siegpunkte mehr durch Beherrschung bringen.
}
ai-expects-chaos-domination = { ai-hopes-chaos-domination } { ai-expects }
ai-hopes-chaos-influence = Das stärkt die Position in wertvollen Regionen.
ai-expects-chaos-influence = { ai-hopes-chaos-influence } { ai-expects }
ai-hopes-chaos-ticks = So bringt das Bedrohungsrad mehr ein.
ai-expects-chaos-ticks = { ai-hopes-chaos-ticks } { ai-expects }
ai-hopes-chaos-counters = Das dürfte etwa { $gain } Drehmarker mehr einbringen.
ai-expects-chaos-counters = { ai-hopes-chaos-counters } { ai-expects }
ai-hopes-chaos-promise = Damit rücken Drehmarker in Reichweite.
ai-expects-chaos-promise = { ai-hopes-chaos-promise } { ai-expects }
ai-hopes-chaos-corruption = So kommen etwa { $gain } Verderbnismarker mehr aufs Brett.
ai-expects-chaos-corruption = { ai-hopes-chaos-corruption } { ai-expects }
ai-hopes-chaos-ruin = { $gain ->
    [one] Eine Verheerung dürfte dann etwa { $gain } Siegpunkt mehr bringen.
   *[other] Eine Verheerung dürfte dann etwa { $gain } Siegpunkte mehr bringen.
}
ai-expects-chaos-ruin = { ai-hopes-chaos-ruin } { ai-expects }
ai-hopes-chaos-stake = Das sichert einen größeren Anteil an Regionen, die bald verheert werden.
ai-expects-chaos-stake = { ai-hopes-chaos-stake } { ai-expects }
ai-hopes-chaos-board = So bleiben mehr Figuren auf dem Brett.
ai-expects-chaos-board = { ai-hopes-chaos-board } { ai-expects }
ai-hopes-chaos-losses = So dürften im Kampf weniger Figuren fallen.
ai-expects-chaos-losses = { ai-hopes-chaos-losses } { ai-expects }
ai-hopes-chaos-power = Das spart Machtpunkte für später.
ai-expects-chaos-power = { ai-hopes-chaos-power } { ai-expects }
ai-hopes-chaos-cards = Das spart Karten für später.
ai-expects-chaos-cards = { ai-hopes-chaos-cards } { ai-expects }
ai-hopes-chaos-upgrades = Das ist die nützlichere Verbesserung.
ai-expects-chaos-upgrades = { ai-hopes-chaos-upgrades } { ai-expects }

ai-hopes-smallworld-coins = { $gain ->
    [one] Das dürfte etwa { $gain } Siegmünze mehr bringen.
   *[other] Das dürfte etwa { $gain } Siegmünzen mehr bringen.
}
ai-expects-smallworld-coins = { ai-hopes-smallworld-coins } { ai-expects }
ai-hopes-smallworld-income = { $gain ->
    [one] Das bringt in diesem Zug etwa { $gain } Siegmünze mehr.
   *[other] Das bringt in diesem Zug etwa { $gain } Siegmünzen mehr.
}
ai-expects-smallworld-income = { ai-hopes-smallworld-income } { ai-expects }
ai-hopes-smallworld-future = { $gain ->
    [one] In den nächsten Zügen dürfte das etwa { $gain } Siegmünze mehr bringen.
   *[other] In den nächsten Zügen dürfte das etwa { $gain } Siegmünzen mehr bringen.
}
ai-expects-smallworld-future = { ai-hopes-smallworld-future } { ai-expects }
ai-hopes-smallworld-strike = So bleiben Völkerplättchen für eine weitere Eroberung.
ai-expects-smallworld-strike = { ai-hopes-smallworld-strike } { ai-expects }
ai-hopes-smallworld-force = Im nächsten Zug sind dann mehr Völkerplättchen frei.
ai-expects-smallworld-force = { ai-hopes-smallworld-force } { ai-expects }
ai-hopes-smallworld-thin = So bleiben weniger Regionen schwach besetzt.
ai-expects-smallworld-thin = { ai-hopes-smallworld-thin } { ai-expects }

ai-hopes-invasion-kingdom = Das bringt etwa { $gain } Macht mehr im Königreich.
ai-expects-invasion-kingdom = { ai-hopes-invasion-kingdom } { ai-expects }
ai-hopes-invasion-quest = Das bringt etwa { $gain } Macht mehr in der Questzone.
ai-expects-invasion-quest = { ai-hopes-invasion-quest } { ai-expects }
ai-hopes-invasion-battlefield = Das bringt etwa { $gain } Macht mehr auf dem Schlachtfeld.
ai-expects-invasion-battlefield = { ai-hopes-invasion-battlefield } { ai-expects }
ai-hopes-invasion-garrison = So halten die Verteidiger mehr aus.
ai-expects-invasion-garrison = { ai-hopes-invasion-garrison } { ai-expects }
ai-hopes-invasion-army = So halten die Angreifer mehr aus.
ai-expects-invasion-army = { ai-hopes-invasion-army } { ai-expects }
ai-hopes-invasion-burning = So brennen weniger eigene Bereiche.
ai-expects-invasion-burning = { ai-hopes-invasion-burning } { ai-expects }
ai-hopes-invasion-damage = So nimmt die eigene Hauptstadt weniger Schaden.
ai-expects-invasion-damage = { ai-hopes-invasion-damage } { ai-expects }
ai-hopes-invasion-developments = Das bringt mehr Entwicklungen.
ai-expects-invasion-developments = { ai-hopes-invasion-developments } { ai-expects }
ai-hopes-invasion-hand = { $gain ->
    [one] So bleibt etwa { $gain } Karte mehr auf der Hand.
   *[other] So bleiben etwa { $gain } Karten mehr auf der Hand.
}
ai-expects-invasion-hand = { ai-hopes-invasion-hand } { ai-expects }
ai-hopes-invasion-resources = { $gain ->
    [one] So bleibt etwa { $gain } Ressource mehr.
   *[other] So bleiben etwa { $gain } Ressourcen mehr.
}
ai-expects-invasion-resources = { ai-hopes-invasion-resources } { ai-expects }
ai-hopes-invasion-deck = So reicht das Deck länger.
ai-expects-invasion-deck = { ai-hopes-invasion-deck } { ai-expects }
ai-hopes-invasion-corrupted = So sind weniger Einheiten verderbt.
ai-expects-invasion-corrupted = { ai-hopes-invasion-corrupted } { ai-expects }
