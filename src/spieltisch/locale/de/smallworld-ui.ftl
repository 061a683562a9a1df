# Die Inseln: Beschriftungen, Hinweise, Knöpfe.
smallworld-ui-loading = Der Tisch wird aufgebaut …
smallworld-ui-map = Die Inseln
smallworld-ui-islands = Inseln
smallworld-ui-island-targets = { $island }, { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
smallworld-ui-sets = Völker
smallworld-ui-sets-price = jede Stufe tiefer kostet 1 Siegmünze
smallworld-ui-parts = Teile des Tisches
smallworld-ui-tab-map = Spielplan
smallworld-ui-tab-sets = Völker
smallworld-ui-tab-players = Spieler
smallworld-ui-tab-log = Verlauf
smallworld-ui-actions = Was du tun kannst
smallworld-ui-close = Schließen
smallworld-ui-round = Runde { $round }
smallworld-ui-of-rounds = von { $rounds }

smallworld-ui-set = { $race } · { $power }
smallworld-ui-set-tokens = { $count } Völkerplättchen
smallworld-ui-set-price = { $count ->
    [one] kostet { $count } Siegmünze
   *[other] kostet { $count } Siegmünzen
}
smallworld-ui-set-coins = { $count ->
    [one] { $count } Siegmünze liegt darauf
   *[other] { $count } Siegmünzen liegen darauf
}
smallworld-ui-free = kostenlos
smallworld-ui-set-for-good = Diese Wahl ist endgültig und lässt sich nicht zurücknehmen.
smallworld-ui-set-other = Ein anderes
smallworld-ui-no-race = kein Volk
smallworld-ui-no-race-yet = Kein aktives Volk: Nimm ein Set aus der Spalte.
smallworld-ui-none-declined = Kein untergegangenes Volk
smallworld-ui-in-decline = untergegangen
smallworld-ui-in-decline-of = { $race } untergegangen
smallworld-ui-decline-count = { $count } untergegangen
smallworld-ui-active = Aktives Volk
smallworld-ui-declined = Untergegangenes Volk
smallworld-ui-harmony = hat ein Harmonieplättchen
smallworld-ui-last = zuletzt
smallworld-ui-last-income = +{ $count } im letzten Zug
smallworld-ui-coins = { $count ->
    [one] { $count } Siegmünze
   *[other] { $count } Siegmünzen
}
smallworld-ui-coins-hidden = Siegmünzen verdeckt
smallworld-ui-coins-title = Siegmünzen
smallworld-ui-your-coins = Siegmünzen
smallworld-ui-if-stop = bei Zugende jetzt
smallworld-ui-last-turn = im letzten Zug
smallworld-ui-now = +{ $count } jetzt

smallworld-ui-taken = { $count ->
    [one] Verloren seit deinem letzten Zug: eine Region, an { $players }
   *[other] Verloren seit deinem letzten Zug: { $count } Regionen, an { $players }
}
smallworld-ui-partner = mit dir
    .side = { $side }, mit dir
smallworld-ui-rival = gegen dich
    .side = { $side }, gegen dich
smallworld-ui-carried = { $cost } von { $hand }
smallworld-ui-hand = Auf der Hand
smallworld-ui-hand-of = { $hand } von { $all }
smallworld-ui-hand-empty = keine Völkerplättchen
smallworld-ui-use = nutzen
smallworld-ui-ready = bereit
smallworld-ui-tokens = { $count } Völkerplättchen
smallworld-ui-beasts = { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
}
smallworld-ui-bombs = { $count ->
    [one] { $count } Bombe
   *[other] { $count } Bomben
}
smallworld-ui-regions = { $count ->
    [one] { $count } Region
   *[other] { $count } Regionen
}
smallworld-ui-tray = Sortiereinsatz: { $count }
smallworld-ui-so-far = bisher { $count }
smallworld-ui-left = noch { $count }
smallworld-ui-targets = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
smallworld-ui-champion-in_hand = Champion
smallworld-ui-champion-waiting = Der Champion wartet
smallworld-ui-champion-free = Der Champion braucht keine Völkerplättchen

smallworld-ui-nobody = leer
smallworld-ui-holder = { $player }: { $race }
smallworld-ui-holder-declined = { $player }: { $race }, untergegangen
smallworld-ui-face-down = verdecktes Artefakt oder Ort
smallworld-ui-piece-champion = Champion
smallworld-ui-piece-mountain = Berg
smallworld-ui-piece-fort = Fort
smallworld-ui-piece-wall = Irrwischbarriere
smallworld-ui-piece-tower = Wachturm
smallworld-ui-piece-bomb = Bombe
smallworld-ui-piece-objective = Militärziel
smallworld-ui-symbol-anchor = Zugang
smallworld-ui-symbol-cave = Höhle
smallworld-ui-symbol-magic = Magie
smallworld-ui-cost = Kosten { $cost }
smallworld-ui-odds = Würfel { PERCENT($odds) }
smallworld-ui-toll = { $count ->
    [one] { $count } Siegmünze zu zahlen
   *[other] { $count } Siegmünzen zu zahlen
}
smallworld-ui-pays =
    { $count ->
        [one] bringt { $count } Siegmünze
       *[other] bringt { $count } Siegmünzen
    }
smallworld-ui-certain = Du hast { $hand }: sicher
smallworld-ui-try = Du hast { $hand }, { $missing } zu wenig
smallworld-ui-chance = letzter Eroberungsversuch, { PERCENT($odds) } mit dem Verstärkungswürfel
smallworld-ui-also = Hier auch:

smallworld-ui-soft = { $what }: Wähle eine Region
smallworld-ui-loses-turn = Damit liegt dein letztes Völkerplättchen, und dein Zug endet.
smallworld-ui-loses-race = Du lässt dein Volk untergehen ({ $race }): Es erobert nichts mehr, und dein Zug endet.
smallworld-ui-loses-tokens = { $count ->
    [one] Ein Völkerplättchen auf der Hand erobert in diesem Zug nichts mehr
   *[other] { $count } Völkerplättchen auf der Hand erobern in diesem Zug nichts mehr
}, dabei { $targets ->
    [one] ist eine Region in Reichweite
   *[other] sind { $targets } Regionen in Reichweite
}.
smallworld-ui-click = Wähle eine leuchtende Region
smallworld-ui-choose-set = Wähle ein Set aus der Spalte
smallworld-ui-waiting = Warten auf { $player }
smallworld-ui-over = Das Spiel ist aus
smallworld-ui-curve = Siegmünzen nach Runden
smallworld-ui-sources = Woher sie kamen
smallworld-ui-source-regions = Regionen
smallworld-ui-source-declined = untergegangenes Volk
smallworld-ui-source-bonus = Boni
smallworld-ui-source-other = Beute und Abgaben
smallworld-ui-die = Der Verstärkungswürfel zeigt { $die }
smallworld-ui-look = Die Inseln ansehen
smallworld-ui-murloc-tokens = { $count } neben dem Spielplan
smallworld-ui-murloc-coins = { $count ->
    [one] Murlocs: { $count } Siegmünze.
   *[other] Murlocs: { $count } Siegmünzen.
}
smallworld-ui-murlocs-beaten = Sie sind geschlagen!
smallworld-ui-murlocs-won = Sie behalten die Inseln.
smallworld-ui-undo = Rückgängig
smallworld-ui-undo-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}


smallworld-ui-tool-strike = Luftangriff
smallworld-ui-tool-champion = Champion
smallworld-ui-tool-intimidate = Einschüchtern
smallworld-ui-tool-portal = Portal
smallworld-ui-tool-steal = { $what } holen
smallworld-ui-tool-abandon = Aufgeben
smallworld-ui-tool-lift = Völkerplättchen aufnehmen
smallworld-ui-tool-place_beast = Tier
smallworld-ui-tool-exchange = Tier statt Völkerplättchen
smallworld-ui-tool-lift_beast = Tier aufnehmen
smallworld-ui-tool-place_champion = Champion

smallworld-ui-sub-stop = +{ $income }, dann umgruppieren
smallworld-ui-sub-decline = +{ $income }, danach ein neues Volk
smallworld-ui-abandon-first = Erst aufgeben
smallworld-ui-sub-expand = Truppen aufnehmen, erobern
smallworld-ui-sub-abandon-first = Regionen lassen, dann erobern
smallworld-ui-sub-ready = alle anderen behalten
smallworld-ui-sub-spread = alle legen, Zug beenden
smallworld-ui-sub-done = Zug beenden
smallworld-ui-sub-use = für eine Eroberung
smallworld-ui-sub-buy =
    { $price ->
        [0] Siegmünzen behalten
        [one] für { $price } Siegmünze
       *[other] für { $price } Siegmünzen
    }
smallworld-ui-sub-not-now = nur zu Zugbeginn

smallworld-ui-short-blood_elves = +{ smallworld-coins } je eigener Magie-Region
smallworld-ui-short-draenei = Je Gegnerzug wird ein Völkerplättchen gerettet
smallworld-ui-short-dwarves = Berg-Regionen kosten { $discount } weniger
smallworld-ui-short-ethereals = Einmal je Zug: ein Legendärer Ort für −{ $discount } oder ein Artefakt herholen
smallworld-ui-short-forsaken = Je vertriebenem Völkerplättchen eines für { smallworld-price }
smallworld-ui-short-gnomes = Luftangriff: einmal je Zug jedes Land, der Würfel hilft
smallworld-ui-short-goblins = Zugende: Bomben in angrenzende Regionen
smallworld-ui-short-humans = { $objectives ->
    [one] { $objectives } Militärziel
   *[other] { $objectives } Militärziele
}, je { smallworld-coins }, nicht für die Horde
smallworld-ui-short-kobolds = Alle Höhlen gelten als angrenzend
smallworld-ui-short-naga = Dürfen Wasserregionen erobern und besitzen
smallworld-ui-short-night_elves = Wälder kosten { $discount } weniger und bekommen eine Irrwischbarriere
smallworld-ui-short-orcs = +{ smallworld-coins } je Allianz-Eroberung
smallworld-ui-short-pandaren = Von dir verschonte Gegner zahlen { $price }, bevor sie dich angreifen
smallworld-ui-short-tauren = Stets { $fewest } oder mehr Völkerplättchen je Region
smallworld-ui-short-trolls = Besetzte Regionen kosten { $discount } weniger
smallworld-ui-short-worgen = Je Zug: { smallworld-coins } erhalten, oder { $price } zahlen und alles kostet { $discount } weniger

smallworld-ui-short-archaeologist = +{ smallworld-coins } je eigenem Artefakt oder Legendärem Ort
smallworld-ui-short-farmer = +{ smallworld-coins } je eigener Felder-Region
smallworld-ui-short-fortified = Ein Fort in jeder Region, +{ $fort_defense } Verteidigung
smallworld-ui-short-fishing = +{ smallworld-coins } je Region, die an See oder Meer grenzt
smallworld-ui-short-mining = +{ smallworld-coins } je eigener Höhle
smallworld-ui-short-defensive = Wachtürme machen gut bewachte Felder unantastbar
smallworld-ui-short-intimidating = { smallworld-times }: ein fremdes Völkerplättchen wegschieben
smallworld-ui-short-explorer = +{ smallworld-coins } je Insel mit eigener Region
smallworld-ui-short-mountaineer = +{ smallworld-coins } je eigener Berg-Region
smallworld-ui-short-heroic = Einmal je Zug erobert der Champion kostenlos
smallworld-ui-short-battle_master = +{ smallworld-coins } je eroberter besetzter Region
smallworld-ui-short-herbalist = +{ smallworld-coins } je eigenem Hügel
smallworld-ui-short-swamp_walker = +{ smallworld-coins } je eigenem Sumpf
smallworld-ui-short-portal_mage = { smallworld-times }: zwei Magie-Regionen tauschen
smallworld-ui-short-blacksmith = Jede Region kostet { $discount } weniger
smallworld-ui-short-seafaring = Keine Reisekosten zu Zugangsregionen
smallworld-ui-short-bog_dweller = Wer dir einen Sumpf nimmt, zahlt { smallworld-coins }
smallworld-ui-short-beast_master = Je Zug: ein Tier je Hügel kämpft mit
smallworld-ui-short-ranger = +{ smallworld-coins } je eigenem Wald
smallworld-ui-short-enraged = +{ smallworld-coins } je Völkerplättchen in eroberten Regionen ab { $from_tokens }

smallworld-field-over = Spiel beendet

## Züge, Schritt für Schritt erzählt

smallworld-chapter-set = Völker
smallworld-chapter-conquest = Eroberungen
smallworld-chapter-troops = Umgruppieren
smallworld-chapter-income = Einkommen
smallworld-chapter-round = Runden
smallworld-film-income = { $coins ->
    [one] { $coins } Siegmünze
   *[other] { $coins } Siegmünzen
}
smallworld-film-round = Runde { $number }

## The races, before the game
smallworld-choose = Völker in der Schachtel
    .help = Am Tisch liegen sechs Völker offen, jedes mit einer zufälligen Spezialfähigkeit. Du nimmst eins, breitest dich aus, lässt es untergehen, wenn es erschöpft ist, und nimmst das nächste. Wer am Ende die meisten Siegmünzen hat, gewinnt.
smallworld-ui-occasion-conquered = jemand ein Gebiet meines aktiven Volkes erobert
smallworld-ui-occasion-declined = jemand anderes sein Volk untergehen lässt
smallworld-ui-occasion-chose = jemand anderes ein Volk nimmt
