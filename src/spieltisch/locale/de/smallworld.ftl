# Small World of Warcraft. Jeder Satz ist unser eigener.

smallworld-title = Small World of Warcraft

## Völker
smallworld-race-blood_elves = Blutelfen
    .text = +1 Münze für jede Region mit Magie, die sie am Zugende halten.
smallworld-race-draenei = Draenei
    .text = In jedem Zug eines Gegners bleibt das erste Plättchen, das sie verlieren würden, bei ihnen und wird umgruppiert.
smallworld-race-dwarves = Zwerge
    .text = Gebirge kosten 2 Plättchen weniger, mindestens 1.
smallworld-race-ethereals = Astrale
    .text = Einmal im Zug: eine Region mit einem legendären Ort für 2 Plättchen weniger erobern oder ein Artefakt von nebenan in eine eigene Region holen.
smallworld-race-forsaken = Verlassene
    .text = Für jedes Plättchen, das sie in diesem Zug von der Karte vertrieben haben, dürfen sie vor dem Umgruppieren für 1 Münze ein eigenes kaufen.
smallworld-race-gnomes = Gnome
    .text = Einmal im Zug ein Luftangriff auf eine beliebige Landregion, als wäre sie benachbart; ein Würfel darf die Kosten senken.
smallworld-race-goblins = Goblins
    .text = Am Zugende legen sie nebenan verdeckte Bomben; die Hälfte davon explodiert zu Beginn ihres nächsten Zuges und leert die Region.
smallworld-race-humans = Menschen
    .text = Am Zugende markieren sie 2 Regionen außerhalb der Allianz. Wer eine davon erobert und nicht zur Horde gehört, erhält 2 Münzen, die Menschen ebenso.
smallworld-race-kobolds = Kobolde
    .text = Jede Höhle gilt für sie als benachbart, auch bei der ersten Eroberung und ohne Reisekosten.
smallworld-race-naga = Naga
    .text = Sie dürfen Seen und Meere für 2 Plättchen erobern, auch als erste Eroberung. Von dort vertreibt sie niemand.
smallworld-race-night_elves = Nachtelfen
    .text = Wälder kosten 1 Plättchen weniger, und jeder eroberte Wald erhält eine Irrwischbarriere, die wie 1 Plättchen verteidigt.
smallworld-race-orcs = Orcs
    .text = +1 Münze für jede Allianz-Region, die sie erobern.
smallworld-race-pandaren = Pandaren
    .text = Gegner, deren aktives Volk sie in Ruhe ließen, müssen ihnen vor einem Angriff 2 Münzen zahlen.
smallworld-race-tauren = Tauren
    .text = Sie erobern und halten jede Region mit mindestens 2 Plättchen; beim Untergang bleiben überall 2 liegen.
smallworld-race-trolls = Trolle
    .text = Regionen, die nicht leer sind, kosten 1 Plättchen weniger, mindestens 1.
smallworld-race-worgen = Worgen
    .text = In jedem Zug: Menschenform für sofort 2 Münzen oder Worgenform für 1 Münze, dann kostet jede Eroberung 1 Plättchen weniger.
smallworld-occupant-blood_elves = Blutelfen
smallworld-occupant-draenei = Draenei
smallworld-occupant-dwarves = Zwerge
smallworld-occupant-ethereals = Astrale
smallworld-occupant-forsaken = Verlassene
smallworld-occupant-gnomes = Gnome
smallworld-occupant-goblins = Goblins
smallworld-occupant-humans = Menschen
smallworld-occupant-kobolds = Kobolde
smallworld-occupant-naga = Naga
smallworld-occupant-night_elves = Nachtelfen
smallworld-occupant-orcs = Orcs
smallworld-occupant-pandaren = Pandaren
smallworld-occupant-tauren = Tauren
smallworld-occupant-trolls = Trolle
smallworld-occupant-worgen = Worgen
smallworld-occupant-murlocs = Murlocs

## Spezialfähigkeiten
smallworld-power-archaeologist = Archäologen
    .text = +1 Münze für jedes gehaltene Artefakt und jeden legendären Ort.
smallworld-power-farmer = Bauern
    .text = +1 Münze für jede gehaltene Felder-Region.
smallworld-power-fortified = Befestigende
    .text = Nach dem Umgruppieren ein Fort in jeder Region: +1 Verteidigung, bleibt beim Untergang. Es gibt 10 Forts.
smallworld-power-fishing = Angelnde
    .text = +1 Münze für jede gehaltene Region an einem See oder Meer.
smallworld-power-mining = Bergbau
    .text = +1 Münze für jede gehaltene Höhle.
smallworld-power-defensive = Defensive
    .text = Ein Wachturm auf jedem eigenen Feld, um das herum sie die meisten Regionen halten: Nichts kann dieser Region etwas anhaben.
smallworld-power-intimidating = Einschüchternde
    .text = Dreimal im Zug ein Plättchen aus einer benachbarten gegnerischen Region in eine andere Region desselben Volks schieben, ohne andere Region vom Plan.
smallworld-power-explorer = Entdecker
    .text = +1 Münze für jede Insel, auf der sie eine Region halten.
smallworld-power-mountaineer = Gebirgsjäger
    .text = +1 Münze für jedes gehaltene Gebirge.
smallworld-power-heroic = Heldenhafte
    .text = Einmal im Zug erobert der Champion kostenlos eine benachbarte Region. Fällt er, holt ihn 1 Münze Lösegeld zurück, und kein Plättchen geht verloren.
smallworld-power-battle_master = Kampfmeister
    .text = +1 Münze für jede eroberte Region, die nicht leer war.
smallworld-power-herbalist = Kräuterkundige
    .text = +1 Münze für jeden gehaltenen Hügel.
smallworld-power-swamp_walker = Moorwanderer
    .text = +1 Münze für jeden gehaltenen Sumpf.
smallworld-power-portal_mage = Portalmagier
    .text = Zweimal im Zug alles zwischen zwei Magie-Regionen tauschen; Berge und legendäre Orte bleiben.
smallworld-power-blacksmith = Schmiedende
    .text = Jede Eroberung kostet 1 Plättchen weniger, mindestens 1.
smallworld-power-seafaring = Seefahrer
    .text = Keine Reisekosten zu Zugangsregionen.
smallworld-power-bog_dweller = Sumpfbewohner
    .text = Wer einen ihrer Sümpfe erobert, zahlt ihnen 1 Münze, auch nach dem Untergang.
smallworld-power-beast_master = Tierherrschaft
    .text = Zu Zugbeginn ein Tier für jeden gehaltenen Hügel; Tiere kämpfen in diesem Zug wie Plättchen.
smallworld-power-ranger = Waldläufer
    .text = +1 Münze für jeden gehaltenen Wald.
smallworld-power-enraged = Wütende
    .text = Eine eroberte Region mit mindestens 2 gegnerischen Plättchen bringt 1 Münze für jedes davon.

## Artefakte und legendäre Orte
smallworld-tile-aegis_of_aggramar = Aegis von Aggramar
    .text = Am Zugende in eine gehaltene Region gelegt: Gegner müssen 2 Münzen zahlen, bevor sie ihr etwas anhaben können.
smallworld-tile-ashes_of_alar = Al’ars Asche
    .text = Einmal im Zug: eine beliebige Region der Karte erobern, als wäre sie benachbart.
smallworld-tile-frostmourne = Frostgram
    .text = Einmal im Zug: Eine Eroberung kostet 2 Plättchen weniger, mindestens 1.
smallworld-tile-heart_of_azeroth = Herz von Azeroth
    .text = Am Zugende in eine gehaltene Region gelegt: Jeder Gegner mit aktivem Volk daneben gibt 1 Münze ab.
smallworld-tile-doomhammer = Schicksalshammer
    .text = Einmal im Zug: eine Region mit nur 1 Plättchen erobern, für 2 Münzen an ihren Besitzer oder den Vorrat.
smallworld-tile-well_of_eternity = Brunnen der Ewigkeit
    .text = Kommt auf das Gewässer seiner Insel. Das Volk mit den meisten Regionen ringsum erhält 2 Münzen, auch untergegangen.
smallworld-tile-dark_portal = Das Dunkle Portal
    .text = +2 Münzen am Zugende.
smallworld-tile-spirit_healer = Geistheiler
    .text = Bei jedem Umgruppieren ein weiteres Plättchen aus dem Vorrat.
smallworld-tile-lights_hope_chapel = Kapelle des Hoffnungsvollen Lichts
    .text = Bei einem Angriff auf diese Region geht kein Plättchen verloren.
smallworld-tile-karazhan = Karazhan
    .text = +1 Münze für jede weitere gehaltene Region mit derselben Landschaft.
smallworld-tile-battleground = Schlachtfeld
    .text = Eine zweite Region desselben feindlichen Volks bringt den Fraktionsbonus noch einmal; ein neutrales Volk darf für den Zug eine Seite wählen.
smallworld-tile-meeting_stone = Versammlungsstein
    .text = Keine Reisekosten zu Zugangsregionen.

## Inseln
smallworld-face-l1a = Spiegelsee
smallworld-face-l1b = Schlundbucht
smallworld-face-l2a = Ankerfeste
smallworld-face-l2b = Kratertal
smallworld-face-m1a = Drei Furten
smallworld-face-m1b = Trockenstein
smallworld-face-m2a = Hakeninsel
smallworld-face-m2b = Teichufer
smallworld-face-s1a = Splitter
smallworld-face-s1b = Träne
smallworld-face-s2a = Buchtfels
smallworld-face-s2b = Einsamer Acker
smallworld-region-l1a_1 = Hügel im Nordwesten (Spiegelsee)
smallworld-region-l1a_9 = Hügel im Südosten (Spiegelsee)
smallworld-region-l1a_2 = Felder im Westen (Spiegelsee)
smallworld-region-l1a_7 = Felder im Osten (Spiegelsee)
smallworld-region-l1a_3 = Gebirge im Norden (Spiegelsee)
smallworld-region-l1a_5 = Gebirge im Westen (Spiegelsee)
smallworld-region-l1a_10 = Gebirge im Südosten (Spiegelsee)
smallworld-region-l1a_4 = Sumpf im Nordosten (Spiegelsee)
smallworld-region-l1a_8 = Sumpf im Südwesten (Spiegelsee)
smallworld-region-l1a_6 = Wald im Nordwesten (Spiegelsee)
smallworld-region-l1a_11 = Wald im Südosten (Spiegelsee)
smallworld-region-l1a_w = See (Spiegelsee)
smallworld-region-l1b_1 = Sumpf im Westen (Schlundbucht)
smallworld-region-l1b_4 = Sumpf im Osten (Schlundbucht)
smallworld-region-l1b_2 = Felder im Nordwesten (Schlundbucht)
smallworld-region-l1b_9 = Felder im Südosten (Schlundbucht)
smallworld-region-l1b_3 = Gebirge im Osten (Schlundbucht)
smallworld-region-l1b_5 = Gebirge im Westen (Schlundbucht)
smallworld-region-l1b_7 = Gebirge im Süden (Schlundbucht)
smallworld-region-l1b_6 = Hügel im Westen (Schlundbucht)
smallworld-region-l1b_11 = Hügel im Osten (Schlundbucht)
smallworld-region-l1b_8 = Wald im Nordosten (Schlundbucht)
smallworld-region-l1b_10 = Wald im Südwesten (Schlundbucht)
smallworld-region-l1b_w = Meer (Schlundbucht)
smallworld-region-l2a_1 = Gebirge im Nordwesten (Ankerfeste)
smallworld-region-l2a_5 = Gebirge im Osten (Ankerfeste)
smallworld-region-l2a_7 = Gebirge im Südwesten (Ankerfeste)
smallworld-region-l2a_2 = Felder im Nordosten (Ankerfeste)
smallworld-region-l2a_11 = Felder im Südwesten (Ankerfeste)
smallworld-region-l2a_3 = Hügel im Nordwesten (Ankerfeste)
smallworld-region-l2a_9 = Hügel im Südosten (Ankerfeste)
smallworld-region-l2a_4 = Wald im Westen (Ankerfeste)
smallworld-region-l2a_6 = Wald im Osten (Ankerfeste)
smallworld-region-l2a_8 = Sumpf im Westen (Ankerfeste)
smallworld-region-l2a_10 = Sumpf im Osten (Ankerfeste)
smallworld-region-l2a_w = Meer (Ankerfeste)
smallworld-region-l2b_1 = Felder im Nordosten (Kratertal)
smallworld-region-l2b_9 = Felder im Südwesten (Kratertal)
smallworld-region-l2b_2 = Wald im Norden (Kratertal)
smallworld-region-l2b_7 = Wald im Süden (Kratertal)
smallworld-region-l2b_3 = Gebirge im Nordosten (Kratertal)
smallworld-region-l2b_5 = Gebirge im Westen (Kratertal)
smallworld-region-l2b_11 = Gebirge im Südosten (Kratertal)
smallworld-region-l2b_4 = Sumpf im Nordwesten (Kratertal)
smallworld-region-l2b_10 = Sumpf im Südosten (Kratertal)
smallworld-region-l2b_6 = Hügel im Westen (Kratertal)
smallworld-region-l2b_8 = Hügel im Osten (Kratertal)
smallworld-region-l2b_w = See (Kratertal)
smallworld-region-m1a_1 = Sumpf (Drei Furten)
smallworld-region-m1a_2 = Wald im Nordosten (Drei Furten)
smallworld-region-m1a_8 = Wald im Südwesten (Drei Furten)
smallworld-region-m1a_3 = Hügel im Westen (Drei Furten)
smallworld-region-m1a_5 = Hügel im Osten (Drei Furten)
smallworld-region-m1a_4 = Felder im Westen (Drei Furten)
smallworld-region-m1a_7 = Felder im Osten (Drei Furten)
smallworld-region-m1a_6 = Gebirge im Westen (Drei Furten)
smallworld-region-m1a_9 = Gebirge im Osten (Drei Furten)
smallworld-region-m1a_w = See (Drei Furten)
smallworld-region-m1b_1 = Hügel im Norden (Trockenstein)
smallworld-region-m1b_8 = Hügel im Süden (Trockenstein)
smallworld-region-m1b_2 = Sumpf im Nordwesten (Trockenstein)
smallworld-region-m1b_9 = Sumpf im Südosten (Trockenstein)
smallworld-region-m1b_3 = Wald im Osten (Trockenstein)
smallworld-region-m1b_5 = Wald im Westen (Trockenstein)
smallworld-region-m1b_4 = Felder (Trockenstein)
smallworld-region-m1b_6 = Gebirge im Osten (Trockenstein)
smallworld-region-m1b_7 = Gebirge im Westen (Trockenstein)
smallworld-region-m2a_1 = Wald im Nordwesten (Hakeninsel)
smallworld-region-m2a_5 = Wald im Südosten (Hakeninsel)
smallworld-region-m2a_2 = Hügel (Hakeninsel)
smallworld-region-m2a_3 = Sumpf im Nordwesten (Hakeninsel)
smallworld-region-m2a_9 = Sumpf im Südosten (Hakeninsel)
smallworld-region-m2a_4 = Gebirge im Westen (Hakeninsel)
smallworld-region-m2a_6 = Gebirge im Osten (Hakeninsel)
smallworld-region-m2a_7 = Felder im Osten (Hakeninsel)
smallworld-region-m2a_8 = Felder im Westen (Hakeninsel)
smallworld-region-m2a_w = Meer (Hakeninsel)
smallworld-region-m2b_1 = Hügel im Nordwesten (Teichufer)
smallworld-region-m2b_6 = Hügel im Südosten (Teichufer)
smallworld-region-m2b_2 = Sumpf im Norden (Teichufer)
smallworld-region-m2b_8 = Sumpf im Süden (Teichufer)
smallworld-region-m2b_3 = Felder im Osten (Teichufer)
smallworld-region-m2b_4 = Felder im Westen (Teichufer)
smallworld-region-m2b_5 = Gebirge im Westen (Teichufer)
smallworld-region-m2b_7 = Gebirge im Osten (Teichufer)
smallworld-region-m2b_9 = Wald (Teichufer)
smallworld-region-m2b_w = See (Teichufer)
smallworld-region-s1a_1 = Sumpf (Splitter)
smallworld-region-s1a_2 = Hügel (Splitter)
smallworld-region-s1a_3 = Felder im Nordosten (Splitter)
smallworld-region-s1a_6 = Felder im Südwesten (Splitter)
smallworld-region-s1a_4 = Wald im Westen (Splitter)
smallworld-region-s1a_7 = Wald im Osten (Splitter)
smallworld-region-s1a_5 = Gebirge (Splitter)
smallworld-region-s1b_1 = Hügel (Träne)
smallworld-region-s1b_2 = Gebirge (Träne)
smallworld-region-s1b_3 = Wald im Nordosten (Träne)
smallworld-region-s1b_6 = Wald im Südwesten (Träne)
smallworld-region-s1b_4 = Sumpf im Nordwesten (Träne)
smallworld-region-s1b_7 = Sumpf im Südosten (Träne)
smallworld-region-s1b_5 = Felder (Träne)
smallworld-region-s1b_w = See (Träne)
smallworld-region-s2a_1 = Felder (Buchtfels)
smallworld-region-s2a_2 = Sumpf im Nordosten (Buchtfels)
smallworld-region-s2a_6 = Sumpf im Südwesten (Buchtfels)
smallworld-region-s2a_3 = Wald (Buchtfels)
smallworld-region-s2a_4 = Hügel im Nordwesten (Buchtfels)
smallworld-region-s2a_7 = Hügel im Südosten (Buchtfels)
smallworld-region-s2a_5 = Gebirge (Buchtfels)
smallworld-region-s2a_w = Meer (Buchtfels)
smallworld-region-s2b_1 = Felder im Norden (Einsamer Acker)
smallworld-region-s2b_5 = Felder im Süden (Einsamer Acker)
smallworld-region-s2b_2 = Wald (Einsamer Acker)
smallworld-region-s2b_3 = Hügel im Westen (Einsamer Acker)
smallworld-region-s2b_6 = Hügel im Osten (Einsamer Acker)
smallworld-region-s2b_4 = Sumpf (Einsamer Acker)
smallworld-region-s2b_7 = Gebirge (Einsamer Acker)

## Dinge, Verben, Ereignisse, Fragen, Gründe
smallworld-terrain-field = Felder
smallworld-terrain-hill = Hügel
smallworld-terrain-forest = Wald
smallworld-terrain-swamp = Sumpf
smallworld-terrain-mountain = Gebirge
smallworld-terrain-lake = See
smallworld-terrain-sea = Meer
smallworld-faction-neutral = neutral
smallworld-faction-alliance = Allianz
smallworld-faction-horde = Horde
smallworld-form-human = Menschenform
smallworld-form-worgen = Worgenform
smallworld-piece-token = Plättchen
smallworld-piece-beast = Tier
smallworld-piece-champion = Champion
smallworld-piece-fort = Fort
smallworld-piece-wall = Irrwischbarriere
smallworld-tool-ashes_of_alar = Al’ars Asche
smallworld-tool-frostmourne = Frostgram
smallworld-tool-doomhammer = Schicksalshammer
smallworld-tool-place_lore = Ortskunde
smallworld-token-anchor = Zugangsregion
smallworld-token-cave = Höhle
smallworld-token-magic = Magie
smallworld-token-murloc = Murloc-Symbol
smallworld-token-face_down = unbekanntes Plättchen
smallworld-token-tower = Wachturm
smallworld-token-bomb = Bombe
smallworld-token-objective = Militärziel
smallworld-token-harmony = Harmonieplättchen
smallworld-verb-choose = { $race } nehmen
    .group = Ein Set nehmen
smallworld-verb-expand = Einfluss erweitern
smallworld-verb-decline = Volk untergehen lassen
smallworld-verb-form = { $form } annehmen
    .group = Form wählen
smallworld-verb-side = Kämpfen für: { $faction }
    .group = Seite wählen
smallworld-verb-abandon = Aufgeben: { $region }
    .group = Region aufgeben
smallworld-verb-lift = Plättchen neben dem Champion aufnehmen: { $region }
    .group = Plättchen aufnehmen
smallworld-verb-ready = Erobern gehen
smallworld-verb-conquer = Erobern: { $region }
    .group = Erobern
smallworld-verb-attempt = Letzter Versuch: { $region }
    .group = Letzter Versuch mit dem Würfel
smallworld-verb-strike = Luftangriff: { $region }
    .group = Luftangriff
smallworld-verb-champion = Champion schicken: { $region }
    .group = Champion schicken
smallworld-verb-use = { $tool } einsetzen
    .group = Für die nächste Eroberung einsetzen
smallworld-verb-steal = { $tile } herholen: { $region }
    .group = Artefakt holen
smallworld-verb-intimidate = Einschüchtern: { $region }
    .group = Einschüchtern
smallworld-verb-move = Bewegen: { $piece }
    .group = Was wird bewegt?
smallworld-verb-send = Dorthin: { $region }
    .group = Wohin?
smallworld-verb-portal = Portal öffnen: { $region }
    .group = Portal öffnen
smallworld-verb-swap = Tauschen mit: { $region }
    .group = Tauschen mit
smallworld-verb-stop = Eroberungen beenden
smallworld-verb-roll = Würfeln
smallworld-verb-hold = Lieber nicht
smallworld-verb-buy = { $count ->
    [0] Keine Verlassenen kaufen
    [one] 1 Verlassenen kaufen
   *[other] { $count } Verlassene kaufen
}
    .group = Verlassene kaufen
smallworld-verb-gather = Überzählige aufnehmen: { $region }
    .group = Überzählige Plättchen aufnehmen
smallworld-verb-place = Plättchen setzen: { $region }
    .group = Plättchen setzen
smallworld-verb-place_beast = Tier setzen: { $region }
    .group = Tier setzen
smallworld-verb-place_champion = Champion setzen: { $region }
    .group = Champion setzen
smallworld-verb-exchange = Plättchen gegen Tier tauschen: { $region }
    .group = Plättchen gegen Tier tauschen
smallworld-verb-spread = Gleichmäßig verteilen
smallworld-verb-done = Fertig
smallworld-verb-fortify = Fort bauen: { $region }
    .group = Fort bauen
smallworld-verb-watch = Wachturm bauen: { $region }
    .group = Wachturm bauen
smallworld-verb-lay = { $tile } hierher legen: { $region }
    .group = Artefakt legen
smallworld-verb-bomb = Bombe legen: { $region }
    .group = Bombe legen
smallworld-verb-target = Militärziel legen: { $region }
    .group = Militärziel legen
smallworld-verb-pay = Zahlen
smallworld-verb-refuse = Nicht zahlen
smallworld-event-round = Runde { $number }
smallworld-event-turn = { $seat } am Zug
smallworld-event-chose = { $coins ->
    [0] { $seat }: { $race } ({ $power }), { $tokens } Plättchen, Preis { $price }
    [one] { $seat }: { $race } ({ $power }), { $tokens } Plättchen, Preis { $price }, dazu 1 Münze
   *[other] { $seat }: { $race } ({ $power }), { $tokens } Plättchen, Preis { $price }, dazu { $coins } Münzen
}
smallworld-event-column = Neu in der Auslage: { $race } ({ $power })
smallworld-event-declined = { $seat }: { $race } gehen unter
smallworld-event-vanished = { $seat }: Die letzten { $race } sind verschwunden
smallworld-event-readied = { $tokens ->
    [0] { $seat }: Truppen bereit, kein Plättchen auf der Hand
   *[other] { $seat }: Truppen bereit, { $tokens } Plättchen auf der Hand
}
smallworld-event-abandoned = { $seat }: { $region } aufgegeben
smallworld-event-conquered = { $seat }: { $region } { $tokens ->
    [0] ohne Plättchen
   *[other] mit { $tokens } Plättchen
} erobert{ $occupant-count ->
    [0] { "" }
   *[other] , vorher: { $occupant }
}
smallworld-event-attempted = { $seat }: Letzter Versuch, { $region }: { $needed } nötig, { $die } gewürfelt
smallworld-event-struck = { $seat }: Luftangriff, { $region }
smallworld-event-strike_die = Der Luftangriff würfelt { $die }
smallworld-event-strike_failed = Luftangriff gescheitert: { $region }
smallworld-event-repelled = Nicht erobert: { $region }
smallworld-event-lost = { $occupant } verlieren { $tokens } Plättchen: { $region }
smallworld-event-withdrew = { $seat }: { $tokens } Plättchen zurück auf die Hand, { $region }
smallworld-event-saved = { $seat }: Das Licht rettet ein Plättchen, { $region }
smallworld-event-ransomed = { $seat }: Der Champion ist freigekauft
smallworld-event-captured = { $seat }: Keine Münze als Lösegeld, der Champion ist verloren
smallworld-event-revealed = { $tile } entdeckt: { $region }
smallworld-event-used = { $seat }: { $tool } für die nächste Eroberung
smallworld-event-carried = { $tile } wandert: { $region }
smallworld-event-sided = { $seat }: kämpft in diesem Zug auf dieser Seite: { $faction }
smallworld-event-formed = { $seat }: Die Worgen nehmen { $form } an
smallworld-event-intimidated = { $seat }: { $region } eingeschüchtert ({ $piece })
smallworld-event-moved = Bewegt ({ $piece }): { $region } → { $goal }
smallworld-event-swapped = { $seat }: Vertauscht { $region } ↔ { $goal }
smallworld-event-raised = { $count ->
    [0] { $seat }: keine Verlassenen gekauft
    [one] { $seat }: 1 Verlassenen gekauft
   *[other] { $seat }: { $count } Verlassene gekauft
}
smallworld-event-healed = { $seat }: 1 Plättchen vom Geistheiler
smallworld-event-tamed = { $count ->
    [one] { $seat }: 1 Tier gezähmt
   *[other] { $seat }: { $count } Tiere gezähmt
}
smallworld-event-gathered = { $seat }: { $tokens } Plättchen aufgenommen, { $region }
smallworld-event-redeployed = { $regions-count ->
    [0] { $seat }: Truppen umgruppiert
   *[other] { $seat }: Truppen umgruppiert, am stärksten: { $regions }
}
smallworld-event-placed = { $seat }: { $piece } gesetzt, { $region }
smallworld-event-built = { $seat }: { $piece } gebaut, { $region }
smallworld-event-watched = { $regions-count ->
    [0] { $seat }: kein Wachturm
    [one] { $seat }: Wachturm, { $regions }
   *[other] { $seat }: Wachtürme, { $regions }
}
smallworld-event-bombed = { $seat }: Bombe gelegt, { $region }
smallworld-event-bomb_back = Bombe ungesehen zurückgenommen: { $region }
smallworld-event-exploded = Die Bombe explodiert: { $region }!
smallworld-event-fizzled = Die Bombe ist ein Blindgänger: { $region }
smallworld-event-targeted = { $seat }: Militärziel, { $region }
smallworld-event-harmony = { $seat }: ein Harmonieplättchen von den Pandaren
smallworld-event-paid = { $coins ->
    [one] { $seat }: 1 Münze gezahlt
   *[other] { $seat }: { $coins } Münzen gezahlt
}
smallworld-event-received = { $coins ->
    [one] { $seat }: 1 Münze erhalten
   *[other] { $seat }: { $coins } Münzen erhalten
}
smallworld-event-gained = { $coins ->
    [one] { $seat }: 1 Münze gewonnen
   *[other] { $seat }: { $coins } Münzen gewonnen
}
smallworld-event-bonus = { $coins ->
    [one] { $seat }: 1 Münze für die Eroberung
   *[other] { $seat }: { $coins } Münzen für die Eroberung
}
smallworld-event-income = { $coins ->
    [one] { $seat }: Einkommen 1 Münze (Regionen { $regions }, untergegangen { $declined }, Boni { $bonus })
   *[other] { $seat }: Einkommen { $coins } Münzen (Regionen { $regions }, untergegangen { $declined }, Boni { $bonus })
}
smallworld-event-murlocs_took = Die Murlocs erobern { $region } mit { $tokens } Plättchen{ $occupant-count ->
    [0] { "" }
   *[other] , vorher: { $occupant }
}
smallworld-event-murlocs_rolled = Die Murlocs versuchen { $region }: { $needed } nötig, { $die } gewürfelt
smallworld-event-murloc_turn = Die Murlocs am Zug, { $tokens } Plättchen
smallworld-event-murloc_income = { $coins ->
    [one] Die Murlocs erhalten 1 Münze
   *[other] Die Murlocs erhalten { $coins } Münzen
}
smallworld-event-game_over = Das Spiel ist aus: { $best } Münzen gewinnen
smallworld-prompt-choose_set = Nimm ein Volk mit seiner Spezialfähigkeit
smallworld-prompt-expand_or_decline = Den Einfluss erweitern oder das Volk untergehen lassen ({ $race })?
smallworld-prompt-abandon_regions = Regionen aufgeben oder erobern gehen?
    .detail = { $hand } Plättchen auf der Hand
smallworld-prompt-conquest = Erobere Regionen ({ $race })
    .detail = { $hand } Plättchen auf der Hand
smallworld-prompt-redeploy = Gruppiere deine Truppen um
    .detail = { $hand ->
    [0] kein Plättchen mehr zu setzen
   *[other] { $hand } Plättchen zu setzen
}
smallworld-prompt-raise_forsaken = { $losses ->
    [one] 1 Verlassenen für eine Münze kaufen?
   *[other] Bis zu { $losses } Verlassene für je eine Münze kaufen?
}
smallworld-prompt-strike_die = Für den Luftangriff würfeln? { $region }
    .detail = Er kostet { $cost } Plättchen, du hast { $hand }
smallworld-prompt-press_strike = { $missing ->
    [one] Es fehlt 1 Plättchen: als letzten Versuch wagen ({ $odds } %)? { $region }
   *[other] Es fehlen { $missing } Plättchen: als letzten Versuch wagen ({ $odds } %)? { $region }
}
smallworld-prompt-pay_for_bomb = { $coins ->
    [one] 1 Münze zahlen, damit die Bombe schaden kann? { $region }
   *[other] { $coins } Münzen zahlen, damit die Bombe schaden kann? { $region }
}
smallworld-prompt-lay_bombs = Lege Bomben neben deine Regionen
    .detail = { $bombs ->
    [one] noch 1 Bombe
   *[other] noch { $bombs } Bomben
}
smallworld-prompt-lay_objective = Lege ein Militärziel
    .detail = { $left ->
    [one] noch 1 Militärziel
   *[other] noch { $left } Militärziele
}
smallworld-prompt-join_others = Ein einzelner Tauren muss fort: wohin? { $region }
smallworld-prompt-choose_form = Welche Form nehmen die Worgen an?
smallworld-prompt-choose_fort = Baue ein Fort
    .detail = { $left ->
    [one] noch 1 Fort
   *[other] noch { $left } Forts
}
smallworld-prompt-choose_tower = Baue einen Wachturm
smallworld-prompt-choose_piece = Was wird bewegt? { $region }
smallworld-prompt-send_piece = Wohin ({ $piece })? Von { $region }
smallworld-prompt-choose_portal = Mit welcher Region tauschen? { $region }
smallworld-prompt-lay_artifact = Lege das Artefakt in eine deiner Regionen
smallworld-prompt-choose_side = Auf welcher Seite kämpfst du in diesem Zug?
smallworld-why-choose_first = Nimm zuerst ein Set.
smallworld-why-set_too_dear = { $price ->
    [one] { $race } kosten 1 Münze, du hast { $coins }.
   *[other] { $race } kosten { $price } Münzen, du hast { $coins }.
}
smallworld-why-set_not_offered = { $race } liegen nicht aus.
smallworld-why-expand_or_decline_first = Entscheide zuerst, ob dein Volk seinen Einfluss erweitert oder untergeht.
smallworld-why-not_in_play = Diese Region liegt auf keiner Insel dieser Partie: { $region }.
smallworld-why-already_yours = Diese Region gehört dir schon: { $region }.
smallworld-why-conquests_over = Nach dem letzten Versuch folgt in diesem Zug keine Eroberung mehr.
smallworld-why-out_of_reach = Weder neben deinem Volk noch eine Zugangsregion: { $region }.
smallworld-why-first_needs_entry = Die erste Eroberung eines Volks muss eine Zugangsregion sein, und das ist keine: { $region }.
smallworld-why-watchtower = Ein Wachturm schützt diese Region vor allem: { $region }.
smallworld-why-no_token_left = Eine Eroberung braucht mindestens { $needed } Plättchen auf der Hand, du hast { $hand }.
smallworld-why-toll_too_dear = { $toll ->
    [one] Du müsstest 1 Münze zahlen, hast aber { $coins }.
   *[other] Du müsstest { $toll } Münzen zahlen, hast aber { $coins }.
}
smallworld-why-too_strong = Es braucht { $cost } Plättchen, du hast { $hand }: Das macht der Würfel nicht wett.
smallworld-why-needs_the_die = Es braucht { $cost } Plättchen, du hast { $hand }: nur als letzter Versuch mit dem Würfel.
smallworld-why-enough_tokens = Du hast { $hand } und brauchst { $cost }: Es braucht keinen Würfel.
smallworld-why-tokens_left = { $hand ->
    [one] 1 Plättchen ist noch auf deiner Hand.
   *[other] { $hand } Plättchen sind noch auf deiner Hand.
}
smallworld-why-not_yours = Dein aktives Volk hält diese Region nicht: { $region }.
smallworld-why-hand_is_empty = Deine Hand ist leer.
smallworld-why-gather_before_placing = Nimm Plättchen auf, bevor du das erste setzt; „Zurück“ macht es rückgängig.
smallworld-why-nothing_to_spare = { $fewest ->
    [one] Hier muss mindestens 1 Plättchen bleiben: { $region }.
   *[other] Hier müssen mindestens { $fewest } Plättchen bleiben: { $region }.
}
smallworld-why-needs_power = Das kann nur ein Volk mit dieser Fähigkeit: { $power }.
smallworld-why-needs_race = Das kann nur dieses Volk: { $race }.
smallworld-why-used_up = Das ist in diesem Zug schon verbraucht.
smallworld-why-champion_gone = Der Champion wurde gefangen und ist für dieses Volk verloren.
smallworld-why-not_adjacent = Nicht neben deinem Volk: { $region }.
smallworld-why-no_target_on_water = Wasser ist kein Ziel für Fähigkeiten: { $region }.
smallworld-why-nobody_to_move = Hier liegt kein gegnerisches Plättchen: { $region }.
smallworld-why-no_magic = Hier gibt es keine Magie: { $region }.
smallworld-why-nothing_to_swap = Keine andere Magie-Region würde etwas ändern.
smallworld-why-no_place_in_reach = Kein legendärer Ort ist in deiner Reichweite.
smallworld-why-tool_not_held = Das liegt in keiner Region deines aktiven Volks: { $tool }.
smallworld-why-no_such_artifact = Das ist kein offen liegendes Artefakt: { $tile }.
smallworld-cause-base = jede Region
smallworld-cause-mountain = Berg
smallworld-cause-fort = Fort
smallworld-cause-wall = Irrwischbarriere
smallworld-cause-tokens = Plättchen dort ({ $occupant })
smallworld-cause-travel = Reise über das Meer
smallworld-cause-race = { $race }
smallworld-cause-power = { $power }
smallworld-cause-tile = { $tile }
smallworld-cause-floor = nie weniger als das
smallworld-cause-in_hand = auf der Hand
smallworld-cause-odds = Chance in Prozent ({ $missing } zu wenig)
smallworld-cause-harmony = Harmonie der Pandaren
smallworld-cause-regions = Regionen ({ $race })
smallworld-cause-declined_regions = untergegangen ({ $race })
smallworld-cause-faction = Fraktionsbonus ({ $race })
smallworld-option-variant = Spiel
    .standard = alle für sich
    .teams = Battle for Azeroth (Teams, teils unsere Lesart)
    .murlocs = Rache der Murlocs (1 oder 2 Spieler, teils unsere Lesart)
smallworld-option-gnome_airstrike_first_conquest = Luftangriff darf die erste Eroberung sein
    .true = ja
    .false = nein
smallworld-option-worgen_bonus_on_decline_turn = Worgen wählen die Form vor dem Untergang
    .true = ja
    .false = nein
smallworld-option-battleground_mode = Schlachtfeld
    .second_region_pays_one = die zweite Region bringt 1
    .second_region_pays_two = die zweite Region bringt 2
smallworld-option-self_faction_bonus = Eigenes untergegangenes Volk bringt den Fraktionsbonus
    .true = ja
    .false = nein
smallworld-option-bomb_counts_as_conquest_for_bonuses = Explosionen bringen Eroberungsboni
    .true = ja
    .false = nein
smallworld-option-doomhammer_needs_reach = Schicksalshammer nur in Reichweite
    .true = ja
    .false = nein
smallworld-option-champion_needs_token_in_hand = Champion braucht ein Plättchen auf der Hand
    .true = ja
    .false = nein
smallworld-option-face_down_tile_counts_as_place = Unbekannte Plättchen gelten den Astralen als Orte
    .true = ja
    .false = nein
smallworld-option-fishing_counts_open_sea = Angeln zählt das offene Meer
    .true = ja
    .false = nein
smallworld-option-team_score = Teamwertung
    .lowest_member = das schwächere Mitglied zählt
    .highest_member = das stärkere Mitglied zählt
smallworld-option-murloc_tokens = Murloc-Plättchen (mehr ist schwerer)
smallworld-note-cost = { $value } Plättchen
smallworld-note-odds = { $value } %
smallworld-note-odds_of_two = { $value } % mit einem letzten Versuch
smallworld-note-missing = { $value } zu wenig
smallworld-note-price = Preis { $value }
smallworld-note-income = Einkommen { $value }
smallworld-note-left = noch { $value }
smallworld-note-tokens = { $value } Plättchen
smallworld-note-coins = { $value ->
    [0] keine Münzen darauf
    [one] 1 Münze darauf
   *[other] { $value } Münzen darauf
}
smallworld-note-power = { $value }
smallworld-field-round = Runde
smallworld-field-rounds = Runden
smallworld-field-turn = Am Zug
smallworld-field-first = Startspieler
smallworld-field-faces = Inseln
smallworld-field-face = Insel
smallworld-field-regions = Regionen
smallworld-field-sets = Völker und Fähigkeiten
smallworld-field-stacks = Stapel
smallworld-field-players = Spieler
smallworld-field-this_turn = Dieser Zug
smallworld-field-tray = Plättchen im Vorrat
smallworld-field-murlocs = Murlocs
smallworld-field-tiles_unseen = Noch unbekannte Plättchen
smallworld-field-variant = Spiel
smallworld-field-owner = Besitzer
smallworld-field-race = Volk
smallworld-field-power = Fähigkeit
smallworld-field-declined = Untergegangen
smallworld-field-tokens = Plättchen
smallworld-field-beasts = Tiere
smallworld-field-champion = Champion
smallworld-field-mountain = Berg
smallworld-field-fort = Fort
smallworld-field-wall = Irrwischbarriere
smallworld-field-tower = Wachturm
smallworld-field-bomb = Bombe
smallworld-field-objective = Militärziel
smallworld-field-tiles = Plättchen
smallworld-field-tile = Plättchen
smallworld-field-terrain = Landschaft
smallworld-field-symbols = Symbole
smallworld-field-coins = Münzen
smallworld-field-last_income = Letztes Einkommen
smallworld-field-hand = Auf der Hand
smallworld-field-declined_race = Untergegangenes Volk
smallworld-field-declined_power = Bleibende Fähigkeit
smallworld-field-declined_regions = Untergegangene Regionen
smallworld-field-tokens_on_map = Plättchen auf der Karte
smallworld-field-harmony = Harmonieplättchen
smallworld-field-bombs = Bomben
smallworld-field-faction = Fraktion
smallworld-field-team = Team
smallworld-field-price = Preis
smallworld-field-region = Region
smallworld-field-count = Anzahl
smallworld-field-tool = Hilfe
smallworld-field-piece = Spielstein
smallworld-field-form = Form
smallworld-field-size = Größe

## Hilfe
smallworld-help-choose_set = Jeder Schritt nach unten kostet eine Münze, die auf die Sets darüber gelegt wird. Münzen auf dem gewählten Set gehören dir. Die Plättchen sind die Summe aus Banner und Fähigkeit.
    .title = Ein Set wählen
smallworld-help-expand_or_decline = Erweiterst du deinen Einfluss, nimmst du alle Plättchen bis auf eines je Region für neue Eroberungen auf. Der Untergang beendet den Zug sofort: In jeder Region bleibt ein Plättchen, das weiter zählt, und im nächsten Zug nimmst du ein neues Set.
    .title = Einfluss erweitern oder untergehen
smallworld-help-abandon_regions = Du darfst Regionen ganz aufgeben, um mehr Plättchen zu haben. Sie zählen dann nicht mehr; ganz ohne Region muss die nächste Eroberung wieder eine Zugangsregion sein.
    .title = Truppen bereit machen
smallworld-help-conquest = Eine Region kostet 2 Plättchen, dazu 1 für Berg, Fort oder Irrwischbarriere, 1 für jedes Plättchen dort und 1 für die Reise zu einer Zugangsregion, die nicht an dich grenzt. Fehlen Plättchen, hilft einmal der Würfel, beim letzten Versuch.
    .title = Erobern
smallworld-help-redeploy = Nimm auf, was du entbehren kannst, und setze es in beliebige Regionen deines Volks. In jeder bleibt mindestens ein Plättchen, bei Tauren zwei.
    .title = Umgruppieren
smallworld-help-raise_forsaken = Jedes in diesem Zug vertriebene Plättchen erlaubt einen Kauf. Neue Plättchen erobern erst ab dem nächsten Zug.
    .title = Verlassene
smallworld-help-lay_bombs = Eine Bombe je Region, nur neben den Goblins und nur bei aktiven Völkern. Sechs von zwölf explodieren.
    .title = Bomben
smallworld-help-lay_objective = Sie liegen in zwei verschiedenen Regionen, die kein Volk der Allianz hält.
    .title = Militärziele
smallworld-help-faction = Am Zugende eine Münze für jedes Volk der feindlichen Fraktion, dem du eine Region abgenommen hast.
    .title = Fraktionsbonus
smallworld-help-end = Die meisten Münzen gewinnen. Bei Gleichstand entscheidet die größere Zahl an Völkerplättchen auf der Karte.
    .title = Spielende
