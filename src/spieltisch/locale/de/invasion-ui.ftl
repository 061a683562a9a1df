# Das Spielbrett von Warhammer: Invasion.

## Orte
invasion-ui-zone-kingdom = Königreich
invasion-ui-zone-battlefield = Schlachtfeld
invasion-ui-zone-quest = Quest
invasion-ui-section = Bereich { $zone }, { $who }
invasion-ui-section-damage = { $damage } von { $all } Schaden
invasion-ui-fate-burns = brennt
invasion-ui-fate-if-lost = sonst brennt es
invasion-ui-zone-power = { $power } Macht in dieser Zone
invasion-ui-side-of = Karten von { $name }
invasion-ui-yields-resources = { $count ->
    [one] 1 Ressource je Zug
   *[other] { $count } Ressourcen je Zug
}
invasion-ui-yields-cards = { $count ->
    [one] 1 Karte je Zug
   *[other] { $count } Karten je Zug
}

## Spieler
invasion-ui-players = Spieler und Verlauf
invasion-ui-player = { $name }
invasion-ui-resources = { $income } je Zug
invasion-ui-income = { $count ->
    [one] 1 Ressource in jedem Zug
   *[other] { $count } Ressourcen in jedem Zug
}
invasion-ui-symbols = { $count ->
    [one] { $race }: 1 Symbol
   *[other] { $race }: { $count } Symbole
}
invasion-ui-deck = { $count ->
    [one] Deck: 1 Karte
   *[other] Deck: { $count } Karten
}
invasion-ui-discard = Ablage
invasion-ui-discard-of = Ablagestapel von { $name }: { $count }
invasion-ui-look-through = Was noch in deinem Deck ist
invasion-ui-still-in-deck = { $count ->
    [one] Noch in deinem Deck: 1 Karte
   *[other] Noch in deinem Deck: { $count } Karten
}
    .note = Nach Nummern, nicht in der Reihenfolge des Decks.
invasion-ui-hand-of = { $count ->
    [one] Hand: 1 Karte
   *[other] Hand: { $count } Karten
}
invasion-ui-known = Bekannt: { $cards }
invasion-ui-yields-action = passt, bis etwas geschieht
invasion-ui-yields-window = passt in diesem Aktionsfenster
invasion-ui-yields-phase = passt in dieser Phase

## Phasen
invasion-ui-turn = Zug { $turn }
invasion-ui-draft = Draft
invasion-ui-waiting = { $player } ist dran …
invasion-ui-choose = Wähle, was leuchtet.
invasion-ui-loading = Der Tisch wird aufgebaut …

## Hand und Karten
invasion-ui-own-hand = { $count ->
    [0] Deine Hand, keine Karten
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
}
invasion-ui-pay = zahle { $cost }
invasion-ui-free = kostenlos
invasion-ui-face-down = verdeckt
invasion-ui-play-here = Hierhin
invasion-ui-on-a-quest = Auf eine Quest
invasion-ui-play-for = Spielen, zahle { $cost }
invasion-ui-play-free = Spielen, kostenlos
invasion-ui-lay = Verdeckt als Entwicklung legen
invasion-ui-assign = Schaden zuteilen
invasion-ui-soft = Wohin mit „{ $card }“?
invasion-ui-soft-tactic = „{ $card }“ spielen?
    .detail = Der Text steht neben dem Tisch.
invasion-ui-soft-detail = Wähle eine deiner Zonen.
invasion-ui-loses-resources = { $resources ->
    [one] Eine Ressource bleibt ungenutzt
   *[other] { $resources } Ressourcen bleiben ungenutzt
}, obwohl du { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
} spielen könntest.
invasion-ui-loses-development = In diesem Zug wurde keine Entwicklung gelegt.
invasion-ui-short-needs = { $count } zu wenig
invasion-ui-short-capital_phase_only = Hauptstadt
invasion-ui-short-no_target = kein Ziel
invasion-ui-short-not_the_moment = nicht jetzt
invasion-ui-short-own_turn_only = dein Zug
invasion-ui-short-no_answer = keine Reaktion
invasion-ui-short-limited = limitiert
invasion-ui-short-unique = einzigartig
invasion-ui-short-one_hero = ein Held
invasion-ui-short-nothing_to_sacrifice = kein Opfer
invasion-ui-short-not_now = nicht jetzt
invasion-ui-number = Nr. { $number }
invasion-ui-race-dwarf = Zwerge
invasion-ui-race-empire = Imperium
invasion-ui-race-high_elf = Hochelfen
invasion-ui-race-orc = Orks
invasion-ui-race-chaos = Chaos
invasion-ui-race-dark_elf = Dunkelelfen
invasion-ui-race-neutral = Neutral
invasion-ui-race-none = Draft
# Wörter, die im Kartentext hervortreten, als Muster zwischen Strichen.
invasion-ui-bold = Aktion: | Erzwungen: | Draft: | Quest\. | Königreich\. | Schlachtfeld\. | Kundschafter\. | Limitiert\. | Ausfall \d\. | Widerstand \w\. | Nur Schlachtfeld\. | Nur Quest\. | Nur Ordnung\. | Nur Zerstörung\. | Ein Held pro Zone\. | Nur in deinem Zug\.

## was mit einer Karte geschehen ist
invasion-ui-power-is = { $power } Macht
invasion-ui-hits-left = { $all ->
    [one] { $left } von 1 Trefferpunkt
   *[other] { $left } von { $all } Trefferpunkten
}
invasion-ui-assigned = { $count } Schaden zugeteilt
invasion-ui-tokens = { $count } Marker
invasion-ui-used = in diesem Zug benutzt
invasion-ui-may-not-fight = darf in diesem Zug nicht kämpfen
invasion-ui-doomed = verlässt am Zugende das Spiel
invasion-ui-on-quest = auf „{ $quest }“
invasion-ui-attached = mit { $cards }
invasion-ui-tag-use = nutzen
invasion-ui-tag-use-cost = nutzen: { $cost }
invasion-ui-tag-join = angreifen
invasion-ui-tag-defend = verteidigen
invasion-ui-tag-sacrifice = opfern
invasion-ui-tag-corrupt = verderben
invasion-ui-tag-restore = läutern
invasion-ui-tag-pay_for = 1 zahlen

## die Lesekarte
invasion-ui-chain-and-card = Kette und Karte
invasion-ui-inspector = Die Karte im Einzelnen
invasion-ui-hover = Zeige auf eine Karte, um sie hier zu lesen.
invasion-ui-close = Schließen
invasion-ui-total = gesamt
invasion-ui-have = du hast

## die Kette
invasion-ui-chain = Kette
invasion-ui-chain-top = die oberste zuerst
invasion-ui-chain-empty = keine Aktion
invasion-ui-chain-yours = Hierher kommt deine Reaktion
invasion-ui-link = Glied { $number }
invasion-ui-link-of = Glied { $number }: { $card }, { $player }
invasion-ui-target-gone = Ziel ist fort

## Taten
invasion-ui-lethal = vernichtet sie
invasion-ui-yield = Vorab passen …
invasion-ui-undo = Rückgängig

## Karten vor dem Wählenden
invasion-ui-first-hand = Deine erste Hand
invasion-ui-you-start = Du beginnst. Startspielernachteil: In deinem ersten Zug entfallen Quest- und Schlachtfeldphase.
invasion-ui-you-follow = Dein Gegner beginnt.
invasion-ui-spread-take = Nimm eine Karte
invasion-ui-spread-pick = Nimm eine Karte
invasion-ui-spread-remove = Entferne eine Karte
invasion-ui-spread-target_discard = Wähle eine Karte des Ablagestapels
invasion-ui-spread-play = Spiele eine gezeigte Taktik
invasion-ui-no-cards = Keine Karten
invasion-ui-pack = { $left ->
    [one] Draftpaket { $pack } von 5 · 1 Karte
   *[other] Draftpaket { $pack } von 5 · { $left } Karten
}
invasion-ui-draft-other = { $picked ->
    [one] { $player }: 1 Karte genommen, { $pack } im Draftpaket
   *[other] { $player }: { $picked } Karten genommen, { $pack } im Draftpaket
}

## das Ende
invasion-ui-over = Das Spiel ist aus
invasion-ui-draw = Unentschieden
invasion-ui-won = { $player } gewinnt ({ $race })
invasion-ui-you-won = Du gewinnst ({ $race })
invasion-ui-chart = Schaden an den Hauptstädten nach Zügen

## von selbst passen, und was die Aufforderung sagt
invasion-ui-stop = { $phase }: { $when }
invasion-ui-stop-none = passt automatisch, wenn nichts zu entscheiden ist
invasion-ui-stop-mine = fragt in deinem Zug
    .short = dein Zug
invasion-ui-stop-theirs = fragt im Zug des Gegners
    .short = Gegner
invasion-ui-stop-both = fragt immer
    .short = beide Züge
invasion-ui-stops = Wo der Tisch auf jeden Fall fragt
    .mine = dein Zug
    .theirs = Zug des Gegners
invasion-ui-detail-chain = Wenn du passt, wird „{ $card }“ abgewickelt.
invasion-ui-detail-capital = Passen beide, endet die Phase.
invasion-ui-then = Danach
invasion-ui-then-nothing = Nichts geht verloren
invasion-ui-then-burns = { $zone } brennt
invasion-ui-then-damage = { $zone }: { $count } Schaden
invasion-ui-then-less = { $count ->
    [one] { $zone }: 1 Trefferpunkt weniger
   *[other] { $zone }: { $count } Trefferpunkte weniger
}
invasion-ui-then-falls = { $count ->
    [one] { $pieces } fällt
   *[other] { $pieces } fallen
}
invasion-ui-detail-burns = Wenn du passt: { $zone } brennt.
invasion-ui-detail-damage = Wenn du passt: { $count } Schaden, { $zone }.
invasion-ui-detail-falls = { $more ->
    [0] Wenn du passt: { $piece } fällt.
   *[other] Wenn du passt: { $piece } und { $more } weitere fallen.
}
invasion-ui-detail-safe = Wenn du passt: Du verlierst nichts.
invasion-ui-tag-stops = hält { $count } ab
invasion-ui-tag-hits = trifft { $count }
invasion-ui-detail-left = Übrig: { $resources ->
    [one] 1 Ressource
   *[other] { $resources } Ressourcen
}, { $answers ->
    [0] nichts spielbar
    [one] 1 spielbare Karte
   *[other] { $answers } spielbare Karten
}.
invasion-ui-detail-development = Eine Entwicklung kostet nichts.
invasion-ui-respond = Reagieren
invasion-ui-all-attack = Mit allen { $count } angreifen
invasion-ui-note-kingdom = Jedes Machtsymbol hier bringt eine Ressource je Zug: derzeit { $power }.
invasion-ui-note-quest = Für jedes Machtsymbol hier ziehst du eine Karte je Zug: derzeit { $power }.
invasion-ui-note-battlefield = Einheiten hier greifen in deinem Zug an; ohne sie schützen nur die Mauern diese Zone.
invasion-ui-note-their-kingdom = Dieses Königreich bringt deinem Gegner { $power } je Zug; niemand verteidigt es.
invasion-ui-note-their-quest = Diese Questzone bringt deinem Gegner { $power ->
    [one] 1 Karte
   *[other] { $power } Karten
} je Zug; niemand verteidigt sie.
invasion-ui-note-their-battlefield = Von hier kann dich niemand angreifen.
invasion-ui-ruling = Klarstellung
invasion-ui-pin = Im Blick behalten
invasion-ui-unpin = Loslassen

## Züge und Kämpfe, Schritt für Schritt erzählt

invasion-chapter-cards = Karten
invasion-chapter-combat = Kampf
invasion-film-sum = { $attack } gegen { $defence }
invasion-film-target = Angriff: { $zone }
invasion-film-burns = { $zone } brennt
invasion-film-resources = Ressourcen und Karten
invasion-film-development = Eine Entwicklung
invasion-film-fighters = Wer kämpft
invasion-film-damage = Schaden
invasion-film-fallen = Vernichtet
invasion-film-ended = Das Spiel ist entschieden

## Choosing a starter deck before the game
invasion-choose = Mit welchem Deck spielst du?
    .help = Verbrenne zwei der drei Zonen der anderen Hauptstadt. Jedes Startdeck: vierzig Karten seiner Rasse und zehn neutrale.
    .begin = Beginnen mit: { $part }
invasion-choose-dwarf = Zähe Baumeister. Ihr Widerstand gewinnt lange Kämpfe, und viele Karten wachsen mit jeder Entwicklung in ihrer Zone.
    .epithet = Ordnung
    .first = Fürs erste Spiel: die Mauern halten, dann losziehen
invasion-choose-empire = Bewegt Einheiten dorthin, wo sie gebraucht werden: Wer eben im Königreich verdiente, steht gleich darauf auf dem Schlachtfeld.
    .epithet = Ordnung
    .first = Fürs dritte Spiel: der richtige Zug zur richtigen Zeit
invasion-choose-orc = Stürmen los und profitieren von Schaden, auch vom eigenen. Sie vernichten, was andere bauen.
    .epithet = Zerstörung
    .first = Fürs erste Spiel: angreifen und noch einmal angreifen
invasion-choose-chaos = Verdirbt Verteidiger und geht an ihnen vorbei. Seine Zauber treffen viele Einheiten zugleich.
    .epithet = Zerstörung
    .first = Nach ein, zwei Spielen: Zauber für den Augenblick aufheben, der zählt
invasion-ui-occasion-kingdom = mein Gegner mein Königreich angreift
invasion-ui-occasion-quest = mein Gegner meine Questzone angreift
invasion-ui-occasion-battlefield = mein Gegner mein Schlachtfeld angreift
invasion-ui-occasion-attack = mein Gegner angreift
invasion-ui-occasion-card = mein Gegner eine Karte spielt
