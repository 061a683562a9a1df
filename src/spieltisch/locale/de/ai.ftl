# Warum ein Gegner eine Aktion der nächstbesten vorzieht: das Merkmal, das den Unterschied macht.

ai-clear = Erwartet { $share } % des Siegs; nichts anderes sah so gut aus.

ai-expects-lanterns-score = { ai-expects } Etwa { $gain } Punkte mehr.
ai-expects-lanterns-pilot = { ai-expects } Eine bessere Aussicht, Lotse zu sein.
ai-expects-lanterns-bright = { ai-expects } Hellere Karten für die nächsten Nächte.

ai-expects-chaos-race = { ai-expects } Einen Schritt näher am Sieg.
ai-expects-chaos-domination = { ai-expects } Etwa { $gain } Punkte mehr durch Beherrschung.
ai-expects-chaos-influence = { ai-expects } Mehr Stärke in wertvollen Regionen.
ai-expects-chaos-ticks = { ai-expects } Eine bessere Drehung am Bedrohungsrad.
ai-expects-chaos-counters = { ai-expects } Etwa { $gain } Fortschrittsmarker mehr.
ai-expects-chaos-promise = { ai-expects } Fortschrittsmarker rücken in Reichweite.
ai-expects-chaos-corruption = { ai-expects } Etwa { $gain } Korruptionsmarker mehr.
ai-expects-chaos-ruin = { ai-expects } Etwa { $gain } Punkte mehr aus einer fallenden Region.
ai-expects-chaos-stake = { ai-expects } Einen größeren Anteil an Regionen, die fallen werden.
ai-expects-chaos-board = { ai-expects } Mehr Figuren auf dem Brett.
ai-expects-chaos-losses = { ai-expects } Weniger Verluste im Kampf.
ai-expects-chaos-power = { ai-expects } Machtpunkte für später.
ai-expects-chaos-cards = { ai-expects } Karten für später.
ai-expects-chaos-upgrades = { ai-expects } Eine bessere Aufwertung.
ai-expects-chaos-favour = { ai-expects } Vor diesem Gott müssen sich die anderen mehr hüten, als man sieht.

ai-expects-smallworld-coins = { ai-expects } Etwa { $gain } Münzen mehr.
ai-expects-smallworld-income = { ai-expects } Etwa { $gain } Münzen mehr in diesem Zug.
ai-expects-smallworld-future = { ai-expects } Etwa { $gain } Münzen mehr in den nächsten Zügen.
ai-expects-smallworld-strike = { ai-expects } Spielsteine für eine weitere Eroberung.
ai-expects-smallworld-force = { ai-expects } Mehr freie Spielsteine im nächsten Zug.
ai-expects-smallworld-thin = { ai-expects } Weniger schwache Regionen.

ai-expects-invasion-kingdom = { ai-expects } Etwa { $gain } Stärke mehr im Königreich.
ai-expects-invasion-quest = { ai-expects } Etwa { $gain } Stärke mehr in der Abenteuerzone.
ai-expects-invasion-battlefield = { ai-expects } Etwa { $gain } Stärke mehr auf dem Schlachtfeld.
ai-expects-invasion-garrison = { ai-expects } Zähere Verteidiger.
ai-expects-invasion-army = { ai-expects } Zähere Angreifer.
ai-expects-invasion-burning = { ai-expects } Weniger eigene brennende Abschnitte.
ai-expects-invasion-damage = { ai-expects } Weniger Schaden an der eigenen Hauptstadt.
ai-expects-invasion-developments = { ai-expects } Mehr Erschließungen.
ai-expects-invasion-hand = { ai-expects } Etwa { $gain } Handkarten mehr.
ai-expects-invasion-resources = { ai-expects } Etwa { $gain } Ressourcen mehr.
ai-expects-invasion-deck = { ai-expects } Ein Deck, das länger reicht.
ai-expects-invasion-corrupted = { ai-expects } Weniger korrumpierte Einheiten.
