# Small World of Warcraft. Jeder Satz ist unser eigener.

smallworld-title = Small World of Warcraft

## Völker
smallworld-race-blood_elves = Blutelfen
    .weak = Blutelfen
smallworld-race-draenei = Draenei
    .weak = Draenei
smallworld-race-dwarves = Zwerge
    .weak = Zwerge
smallworld-race-ethereals = Astrale
    .weak = Astralen
smallworld-race-forsaken = Verlassene
    .weak = Verlassenen
smallworld-race-gnomes = Gnome
    .weak = Gnome
smallworld-race-goblins = Goblins
    .weak = Goblins
smallworld-race-humans = Menschen
    .weak = Menschen
smallworld-race-kobolds = Kobolde
    .weak = Kobolde
smallworld-race-naga = Naga
    .weak = Naga
smallworld-race-night_elves = Nachtelfen
    .weak = Nachtelfen
smallworld-race-orcs = Orcs
    .weak = Orcs
smallworld-race-pandaren = Pandaren
    .weak = Pandaren
smallworld-race-tauren = Tauren
    .weak = Tauren
smallworld-race-trolls = Trolle
    .weak = Trolle
smallworld-race-worgen = Worgen
    .weak = Worgen
smallworld-occupant-blood_elves = Blutelfen
    .dat = Blutelfen
    .weak = Blutelfen
smallworld-occupant-draenei = Draenei
    .dat = Draenei
    .weak = Draenei
smallworld-occupant-dwarves = Zwerge
    .dat = Zwergen
    .weak = Zwerge
smallworld-occupant-ethereals = Astrale
    .dat = Astralen
    .weak = Astralen
smallworld-occupant-forsaken = Verlassene
    .dat = Verlassenen
    .weak = Verlassenen
smallworld-occupant-gnomes = Gnome
    .dat = Gnomen
    .weak = Gnome
smallworld-occupant-goblins = Goblins
    .dat = Goblins
    .weak = Goblins
smallworld-occupant-humans = Menschen
    .dat = Menschen
    .weak = Menschen
smallworld-occupant-kobolds = Kobolde
    .dat = Kobolden
    .weak = Kobolde
smallworld-occupant-naga = Naga
    .dat = Naga
    .weak = Naga
smallworld-occupant-night_elves = Nachtelfen
    .dat = Nachtelfen
    .weak = Nachtelfen
smallworld-occupant-orcs = Orcs
    .dat = Orcs
    .weak = Orcs
smallworld-occupant-pandaren = Pandaren
    .dat = Pandaren
    .weak = Pandaren
smallworld-occupant-tauren = Tauren
    .dat = Tauren
    .weak = Tauren
smallworld-occupant-trolls = Trolle
    .dat = Trollen
    .weak = Trolle
smallworld-occupant-worgen = Worgen
    .dat = Worgen
    .weak = Worgen
smallworld-occupant-murlocs = Murlocs
    .dat = Murlocs
    .weak = Murlocs

## Spezialfähigkeiten
smallworld-power-archaeologist = Archäologen
smallworld-power-farmer = Bauern
smallworld-power-fortified = Befestigend
smallworld-power-fishing = Angelnd
smallworld-power-mining = Bergbau
smallworld-power-defensive = Defensiv
smallworld-power-intimidating = Einschüchternd
smallworld-power-explorer = Entdecker
smallworld-power-mountaineer = Gebirgsjäger
smallworld-power-heroic = Heldenhaft
smallworld-power-battle_master = Kampfmeister
smallworld-power-herbalist = Kräuterkundig
smallworld-power-swamp_walker = Moorwanderer
smallworld-power-portal_mage = Portalmagier
smallworld-power-blacksmith = Schmiedend
smallworld-power-seafaring = Seefahrer
smallworld-power-bog_dweller = Sumpfbewohner
smallworld-power-beast_master = Tierherrschaft
smallworld-power-ranger = Waldläufer
smallworld-power-enraged = Wütend

## was Völker und Fähigkeiten bewirken, mit den Zahlen ihrer Einträge
smallworld-coins = { $coins ->
    [one] { $coins } Siegmünze
   *[other] { $coins } Siegmünzen
}
smallworld-discount = { $discount } Völkerplättchen
smallworld-price = { $price ->
    [one] { $price } Siegmünze
   *[other] { $price } Siegmünzen
}
smallworld-fewest = { $fewest } Völkerplättchen
smallworld-wall = { $wall_defense } Völkerplättchen
smallworld-times = { $times ->
    [one] Einmal im Zug
    [2] Zweimal im Zug
    [3] Dreimal im Zug
   *[other] { $times }-mal im Zug
}
smallworld-does-blood_elves = +{ smallworld-coins } für jede Region mit Magie, die sie am Zugende besitzen.
smallworld-does-draenei = In jedem Zug eines Gegners bleibt dank dem Heiligen Licht das erste Völkerplättchen, das sie verlieren würden, bei ihnen und wird umgruppiert.
smallworld-does-dwarves = Berg-Regionen kosten { smallworld-discount } weniger, mindestens 1.
smallworld-does-ethereals = Einmal im Zug: eine Region mit einem Legendären Ort für { smallworld-discount } weniger erobern oder ein Artefakt aus einer angrenzenden Region in eine eigene holen.
smallworld-does-forsaken = Für jedes Völkerplättchen, das sie in diesem Zug vom Spielplan vertrieben haben, dürfen sie vor dem Umgruppieren für { smallworld-price } ein eigenes kaufen.
smallworld-does-gnomes = Einmal im Zug ein Luftangriff auf eine beliebige Landregion, als wäre sie angrenzend; der Verstärkungswürfel darf die Kosten senken.
smallworld-does-goblins = Am Zugende legen sie verdeckte Bomben in angrenzende Regionen, insgesamt { $explosions } scharfe und { $duds } Blindgänger; zu Beginn ihres nächsten Zuges leert eine scharfe ihre Region.
smallworld-does-humans = Am Zugende markieren sie { $objectives ->
    [one] { $objectives } Region
   *[other] { $objectives } Regionen
} außerhalb der Allianz. Wer eine davon erobert und nicht zur Horde gehört, erhält { smallworld-coins }, die Menschen ebenso.
smallworld-does-kobolds = Jede Höhle gilt für sie als angrenzend, auch bei der ersten Eroberung und ohne Reisekosten.
smallworld-does-naga = Sie dürfen Seen und Meere für 2 Völkerplättchen erobern, auch als erste Eroberung. Von dort vertreibt sie niemand.
smallworld-does-night_elves = Wälder kosten { smallworld-discount } weniger, und jeder eroberte Wald erhält eine Irrwischbarriere, die wie { smallworld-wall } verteidigt. Barrieren in der Schachtel: { $wisp_walls }.
smallworld-does-orcs = +{ smallworld-coins } für jede Allianz-Region, die sie erobern.
smallworld-does-pandaren = Gegner, deren aktives Volk sie in Ruhe ließen, müssen ihnen vor einem Angriff { smallworld-price } zahlen.
smallworld-does-tauren = Sie erobern und besetzen jede Region mit mindestens { smallworld-fewest }; beim Untergang bleiben überall { $fewest } liegen.
smallworld-does-trolls = Regionen, die nicht leer sind, kosten { smallworld-discount } weniger, mindestens 1.
smallworld-does-worgen = In jedem Zug: menschliche Form, sie erhalten sofort { smallworld-coins }; oder Worgenform, sie zahlen { smallworld-price }, und jede Eroberung kostet { smallworld-discount } weniger.
smallworld-does-archaeologist = +{ smallworld-coins } für jedes Artefakt und jeden Legendären Ort, die sie besitzen.
smallworld-does-farmer = +{ smallworld-coins } für jede Felder-Region, die sie besitzen.
smallworld-does-fortified = Nach dem Umgruppieren ein Fort in jeder Region: +{ $fort_defense } Verteidigung, bleibt beim Untergang. Forts in der Schachtel: { $forts }.
smallworld-does-fishing = +{ smallworld-coins } für jede eigene Region, die an einen See oder ein Meer grenzt.
smallworld-does-mining = +{ smallworld-coins } für jede Höhle, die sie besitzen.
smallworld-does-defensive = Ein Wachturm in jeder eigenen Felder-Region, bei der sie die Mehrheit der angrenzenden Regionen besitzen: Nichts kann dieser Region etwas anhaben. Türme in der Schachtel: { $watchtowers }.
smallworld-does-intimidating = { smallworld-times } ein Völkerplättchen aus einer angrenzenden gegnerischen Region in eine andere Region desselben Volks schieben oder, wenn es keine gibt, vom Spielplan.
smallworld-does-explorer = +{ smallworld-coins } für jede Insel, auf der sie eine Region besitzen.
smallworld-does-mountaineer = +{ smallworld-coins } für jede Berg-Region, die sie besitzen.
smallworld-does-heroic = Einmal im Zug erobert der Champion kostenlos eine angrenzende Region. Fällt er, holt ihn { smallworld-price } Lösegeld zurück, und kein Völkerplättchen geht verloren.
smallworld-does-battle_master = +{ smallworld-coins } für jede eroberte Region, die nicht leer war.
smallworld-does-herbalist = +{ smallworld-coins } für jeden Hügel, den sie besitzen.
smallworld-does-swamp_walker = +{ smallworld-coins } für jeden Sumpf, den sie besitzen.
smallworld-does-portal_mage = { smallworld-times } alles zwischen zwei Magie-Regionen tauschen; Berge und Legendäre Orte bleiben.
smallworld-does-blacksmith = Jede Eroberung kostet { smallworld-discount } weniger, mindestens 1.
smallworld-does-seafaring = Keine Reisekosten zu Zugangsregionen.
smallworld-does-bog_dweller = Wer einen ihrer Sümpfe erobert, zahlt ihnen { smallworld-coins }, auch nach dem Untergang.
smallworld-does-beast_master = Zu Zugbeginn ein Tierplättchen für jeden Hügel, den sie besitzen; Tiere kämpfen in diesem Zug wie Völkerplättchen. Tiere in der Schachtel: { $beasts }.
smallworld-does-ranger = +{ smallworld-coins } für jeden Wald, den sie besitzen.
smallworld-does-enraged = Eine eroberte Region mit mindestens { $from_tokens } gegnerischen Völkerplättchen bringt { smallworld-coins } für jedes davon.

## Artefakte und Legendäre Orte
smallworld-tile-aegis_of_aggramar = Aegis von Aggramar
    .text = Am Zugende in eine eigene Region gelegt: Gegner müssen 2 Siegmünzen zahlen, bevor sie ihr etwas anhaben können.
smallworld-tile-ashes_of_alar = Al’ars Asche
    .text = Einmal im Zug: eine beliebige Region des Spielplans erobern, als wäre sie angrenzend.
smallworld-tile-frostmourne = Frostgram
    .text = Einmal im Zug: Eine Eroberung kostet 2 Völkerplättchen weniger, mindestens 1.
smallworld-tile-heart_of_azeroth = Herz von Azeroth
    .text = Am Zugende in eine eigene Region gelegt: Jeder Gegner mit aktivem Volk in einer angrenzenden Region gibt dir 1 Siegmünze.
smallworld-tile-doomhammer = Schicksalshammer
    .text = Einmal im Zug: eine Region mit nur 1 Völkerplättchen erobern; dafür 2 Siegmünzen an ihren Besitzer oder in den Vorrat zahlen.
smallworld-tile-well_of_eternity = Brunnen der Ewigkeit
    .text = Kommt auf das Gewässer seiner Insel. Das Volk mit den meisten Regionen ringsum erhält 2 Siegmünzen, auch untergegangen.
smallworld-tile-dark_portal = Das Dunkle Portal
    .text = +2 Siegmünzen am Zugende.
smallworld-tile-spirit_healer = Geistheiler
    .text = Bei jedem Umgruppieren ein weiteres Völkerplättchen aus dem Sortiereinsatz.
smallworld-tile-lights_hope_chapel = Kapelle des Hoffnungsvollen Lichts
    .text = Bei einem Angriff auf diese Region geht kein Völkerplättchen verloren.
smallworld-tile-karazhan = Karazhan
    .text = +1 Siegmünze für jede weitere eigene Region mit derselben Landschaft.
smallworld-tile-battleground = Schlachtfeld
    .text = Eine zweite Region desselben gegnerischen Volks bringt den Fraktionsbonus noch einmal; ein neutrales Volk darf für den Zug eine Seite wählen.
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
    .acc = den Hügel im Nordwesten (Spiegelsee)
    .in = auf dem Hügel im Nordwesten (Spiegelsee)
    .to = auf den Hügel im Nordwesten (Spiegelsee)
    .from = vom Hügel im Nordwesten (Spiegelsee)
smallworld-region-l1a_9 = Hügel im Südosten (Spiegelsee)
    .acc = den Hügel im Südosten (Spiegelsee)
    .in = auf dem Hügel im Südosten (Spiegelsee)
    .to = auf den Hügel im Südosten (Spiegelsee)
    .from = vom Hügel im Südosten (Spiegelsee)
smallworld-region-l1a_2 = Felder im Westen (Spiegelsee)
    .acc = die Felder im Westen (Spiegelsee)
    .in = auf den Feldern im Westen (Spiegelsee)
    .to = auf die Felder im Westen (Spiegelsee)
    .from = von den Feldern im Westen (Spiegelsee)
smallworld-region-l1a_7 = Felder im Osten (Spiegelsee)
    .acc = die Felder im Osten (Spiegelsee)
    .in = auf den Feldern im Osten (Spiegelsee)
    .to = auf die Felder im Osten (Spiegelsee)
    .from = von den Feldern im Osten (Spiegelsee)
smallworld-region-l1a_3 = Berg im Norden (Spiegelsee)
    .acc = den Berg im Norden (Spiegelsee)
    .in = auf dem Berg im Norden (Spiegelsee)
    .to = auf den Berg im Norden (Spiegelsee)
    .from = vom Berg im Norden (Spiegelsee)
smallworld-region-l1a_5 = Berg im Westen (Spiegelsee)
    .acc = den Berg im Westen (Spiegelsee)
    .in = auf dem Berg im Westen (Spiegelsee)
    .to = auf den Berg im Westen (Spiegelsee)
    .from = vom Berg im Westen (Spiegelsee)
smallworld-region-l1a_10 = Berg im Südosten (Spiegelsee)
    .acc = den Berg im Südosten (Spiegelsee)
    .in = auf dem Berg im Südosten (Spiegelsee)
    .to = auf den Berg im Südosten (Spiegelsee)
    .from = vom Berg im Südosten (Spiegelsee)
smallworld-region-l1a_4 = Sumpf im Nordosten (Spiegelsee)
    .acc = den Sumpf im Nordosten (Spiegelsee)
    .in = im Sumpf im Nordosten (Spiegelsee)
    .to = in den Sumpf im Nordosten (Spiegelsee)
    .from = aus dem Sumpf im Nordosten (Spiegelsee)
smallworld-region-l1a_8 = Sumpf im Südwesten (Spiegelsee)
    .acc = den Sumpf im Südwesten (Spiegelsee)
    .in = im Sumpf im Südwesten (Spiegelsee)
    .to = in den Sumpf im Südwesten (Spiegelsee)
    .from = aus dem Sumpf im Südwesten (Spiegelsee)
smallworld-region-l1a_6 = Wald im Nordwesten (Spiegelsee)
    .acc = den Wald im Nordwesten (Spiegelsee)
    .in = im Wald im Nordwesten (Spiegelsee)
    .to = in den Wald im Nordwesten (Spiegelsee)
    .from = aus dem Wald im Nordwesten (Spiegelsee)
smallworld-region-l1a_11 = Wald im Südosten (Spiegelsee)
    .acc = den Wald im Südosten (Spiegelsee)
    .in = im Wald im Südosten (Spiegelsee)
    .to = in den Wald im Südosten (Spiegelsee)
    .from = aus dem Wald im Südosten (Spiegelsee)
smallworld-region-l1a_w = See (Spiegelsee)
    .acc = den See (Spiegelsee)
    .in = auf dem See (Spiegelsee)
    .to = auf den See (Spiegelsee)
    .from = vom See (Spiegelsee)
smallworld-region-l1b_1 = Sumpf im Westen (Schlundbucht)
    .acc = den Sumpf im Westen (Schlundbucht)
    .in = im Sumpf im Westen (Schlundbucht)
    .to = in den Sumpf im Westen (Schlundbucht)
    .from = aus dem Sumpf im Westen (Schlundbucht)
smallworld-region-l1b_4 = Sumpf im Osten (Schlundbucht)
    .acc = den Sumpf im Osten (Schlundbucht)
    .in = im Sumpf im Osten (Schlundbucht)
    .to = in den Sumpf im Osten (Schlundbucht)
    .from = aus dem Sumpf im Osten (Schlundbucht)
smallworld-region-l1b_2 = Felder im Nordwesten (Schlundbucht)
    .acc = die Felder im Nordwesten (Schlundbucht)
    .in = auf den Feldern im Nordwesten (Schlundbucht)
    .to = auf die Felder im Nordwesten (Schlundbucht)
    .from = von den Feldern im Nordwesten (Schlundbucht)
smallworld-region-l1b_9 = Felder im Südosten (Schlundbucht)
    .acc = die Felder im Südosten (Schlundbucht)
    .in = auf den Feldern im Südosten (Schlundbucht)
    .to = auf die Felder im Südosten (Schlundbucht)
    .from = von den Feldern im Südosten (Schlundbucht)
smallworld-region-l1b_3 = Berg im Osten (Schlundbucht)
    .acc = den Berg im Osten (Schlundbucht)
    .in = auf dem Berg im Osten (Schlundbucht)
    .to = auf den Berg im Osten (Schlundbucht)
    .from = vom Berg im Osten (Schlundbucht)
smallworld-region-l1b_5 = Berg im Westen (Schlundbucht)
    .acc = den Berg im Westen (Schlundbucht)
    .in = auf dem Berg im Westen (Schlundbucht)
    .to = auf den Berg im Westen (Schlundbucht)
    .from = vom Berg im Westen (Schlundbucht)
smallworld-region-l1b_7 = Berg im Süden (Schlundbucht)
    .acc = den Berg im Süden (Schlundbucht)
    .in = auf dem Berg im Süden (Schlundbucht)
    .to = auf den Berg im Süden (Schlundbucht)
    .from = vom Berg im Süden (Schlundbucht)
smallworld-region-l1b_6 = Hügel im Westen (Schlundbucht)
    .acc = den Hügel im Westen (Schlundbucht)
    .in = auf dem Hügel im Westen (Schlundbucht)
    .to = auf den Hügel im Westen (Schlundbucht)
    .from = vom Hügel im Westen (Schlundbucht)
smallworld-region-l1b_11 = Hügel im Osten (Schlundbucht)
    .acc = den Hügel im Osten (Schlundbucht)
    .in = auf dem Hügel im Osten (Schlundbucht)
    .to = auf den Hügel im Osten (Schlundbucht)
    .from = vom Hügel im Osten (Schlundbucht)
smallworld-region-l1b_8 = Wald im Nordosten (Schlundbucht)
    .acc = den Wald im Nordosten (Schlundbucht)
    .in = im Wald im Nordosten (Schlundbucht)
    .to = in den Wald im Nordosten (Schlundbucht)
    .from = aus dem Wald im Nordosten (Schlundbucht)
smallworld-region-l1b_10 = Wald im Südwesten (Schlundbucht)
    .acc = den Wald im Südwesten (Schlundbucht)
    .in = im Wald im Südwesten (Schlundbucht)
    .to = in den Wald im Südwesten (Schlundbucht)
    .from = aus dem Wald im Südwesten (Schlundbucht)
smallworld-region-l1b_w = Meer (Schlundbucht)
    .acc = das Meer (Schlundbucht)
    .in = auf dem Meer (Schlundbucht)
    .to = aufs Meer (Schlundbucht)
    .from = vom Meer (Schlundbucht)
smallworld-region-l2a_1 = Berg im Nordwesten (Ankerfeste)
    .acc = den Berg im Nordwesten (Ankerfeste)
    .in = auf dem Berg im Nordwesten (Ankerfeste)
    .to = auf den Berg im Nordwesten (Ankerfeste)
    .from = vom Berg im Nordwesten (Ankerfeste)
smallworld-region-l2a_5 = Berg im Osten (Ankerfeste)
    .acc = den Berg im Osten (Ankerfeste)
    .in = auf dem Berg im Osten (Ankerfeste)
    .to = auf den Berg im Osten (Ankerfeste)
    .from = vom Berg im Osten (Ankerfeste)
smallworld-region-l2a_7 = Berg im Südwesten (Ankerfeste)
    .acc = den Berg im Südwesten (Ankerfeste)
    .in = auf dem Berg im Südwesten (Ankerfeste)
    .to = auf den Berg im Südwesten (Ankerfeste)
    .from = vom Berg im Südwesten (Ankerfeste)
smallworld-region-l2a_2 = Felder im Nordosten (Ankerfeste)
    .acc = die Felder im Nordosten (Ankerfeste)
    .in = auf den Feldern im Nordosten (Ankerfeste)
    .to = auf die Felder im Nordosten (Ankerfeste)
    .from = von den Feldern im Nordosten (Ankerfeste)
smallworld-region-l2a_11 = Felder im Südwesten (Ankerfeste)
    .acc = die Felder im Südwesten (Ankerfeste)
    .in = auf den Feldern im Südwesten (Ankerfeste)
    .to = auf die Felder im Südwesten (Ankerfeste)
    .from = von den Feldern im Südwesten (Ankerfeste)
smallworld-region-l2a_3 = Hügel im Nordwesten (Ankerfeste)
    .acc = den Hügel im Nordwesten (Ankerfeste)
    .in = auf dem Hügel im Nordwesten (Ankerfeste)
    .to = auf den Hügel im Nordwesten (Ankerfeste)
    .from = vom Hügel im Nordwesten (Ankerfeste)
smallworld-region-l2a_9 = Hügel im Südosten (Ankerfeste)
    .acc = den Hügel im Südosten (Ankerfeste)
    .in = auf dem Hügel im Südosten (Ankerfeste)
    .to = auf den Hügel im Südosten (Ankerfeste)
    .from = vom Hügel im Südosten (Ankerfeste)
smallworld-region-l2a_4 = Wald im Westen (Ankerfeste)
    .acc = den Wald im Westen (Ankerfeste)
    .in = im Wald im Westen (Ankerfeste)
    .to = in den Wald im Westen (Ankerfeste)
    .from = aus dem Wald im Westen (Ankerfeste)
smallworld-region-l2a_6 = Wald im Osten (Ankerfeste)
    .acc = den Wald im Osten (Ankerfeste)
    .in = im Wald im Osten (Ankerfeste)
    .to = in den Wald im Osten (Ankerfeste)
    .from = aus dem Wald im Osten (Ankerfeste)
smallworld-region-l2a_8 = Sumpf im Westen (Ankerfeste)
    .acc = den Sumpf im Westen (Ankerfeste)
    .in = im Sumpf im Westen (Ankerfeste)
    .to = in den Sumpf im Westen (Ankerfeste)
    .from = aus dem Sumpf im Westen (Ankerfeste)
smallworld-region-l2a_10 = Sumpf im Osten (Ankerfeste)
    .acc = den Sumpf im Osten (Ankerfeste)
    .in = im Sumpf im Osten (Ankerfeste)
    .to = in den Sumpf im Osten (Ankerfeste)
    .from = aus dem Sumpf im Osten (Ankerfeste)
smallworld-region-l2a_w = Meer (Ankerfeste)
    .acc = das Meer (Ankerfeste)
    .in = auf dem Meer (Ankerfeste)
    .to = aufs Meer (Ankerfeste)
    .from = vom Meer (Ankerfeste)
smallworld-region-l2b_1 = Felder im Nordosten (Kratertal)
    .acc = die Felder im Nordosten (Kratertal)
    .in = auf den Feldern im Nordosten (Kratertal)
    .to = auf die Felder im Nordosten (Kratertal)
    .from = von den Feldern im Nordosten (Kratertal)
smallworld-region-l2b_9 = Felder im Südwesten (Kratertal)
    .acc = die Felder im Südwesten (Kratertal)
    .in = auf den Feldern im Südwesten (Kratertal)
    .to = auf die Felder im Südwesten (Kratertal)
    .from = von den Feldern im Südwesten (Kratertal)
smallworld-region-l2b_2 = Wald im Norden (Kratertal)
    .acc = den Wald im Norden (Kratertal)
    .in = im Wald im Norden (Kratertal)
    .to = in den Wald im Norden (Kratertal)
    .from = aus dem Wald im Norden (Kratertal)
smallworld-region-l2b_7 = Wald im Süden (Kratertal)
    .acc = den Wald im Süden (Kratertal)
    .in = im Wald im Süden (Kratertal)
    .to = in den Wald im Süden (Kratertal)
    .from = aus dem Wald im Süden (Kratertal)
smallworld-region-l2b_3 = Berg im Nordosten (Kratertal)
    .acc = den Berg im Nordosten (Kratertal)
    .in = auf dem Berg im Nordosten (Kratertal)
    .to = auf den Berg im Nordosten (Kratertal)
    .from = vom Berg im Nordosten (Kratertal)
smallworld-region-l2b_5 = Berg im Westen (Kratertal)
    .acc = den Berg im Westen (Kratertal)
    .in = auf dem Berg im Westen (Kratertal)
    .to = auf den Berg im Westen (Kratertal)
    .from = vom Berg im Westen (Kratertal)
smallworld-region-l2b_11 = Berg im Südosten (Kratertal)
    .acc = den Berg im Südosten (Kratertal)
    .in = auf dem Berg im Südosten (Kratertal)
    .to = auf den Berg im Südosten (Kratertal)
    .from = vom Berg im Südosten (Kratertal)
smallworld-region-l2b_4 = Sumpf im Nordwesten (Kratertal)
    .acc = den Sumpf im Nordwesten (Kratertal)
    .in = im Sumpf im Nordwesten (Kratertal)
    .to = in den Sumpf im Nordwesten (Kratertal)
    .from = aus dem Sumpf im Nordwesten (Kratertal)
smallworld-region-l2b_10 = Sumpf im Südosten (Kratertal)
    .acc = den Sumpf im Südosten (Kratertal)
    .in = im Sumpf im Südosten (Kratertal)
    .to = in den Sumpf im Südosten (Kratertal)
    .from = aus dem Sumpf im Südosten (Kratertal)
smallworld-region-l2b_6 = Hügel im Westen (Kratertal)
    .acc = den Hügel im Westen (Kratertal)
    .in = auf dem Hügel im Westen (Kratertal)
    .to = auf den Hügel im Westen (Kratertal)
    .from = vom Hügel im Westen (Kratertal)
smallworld-region-l2b_8 = Hügel im Osten (Kratertal)
    .acc = den Hügel im Osten (Kratertal)
    .in = auf dem Hügel im Osten (Kratertal)
    .to = auf den Hügel im Osten (Kratertal)
    .from = vom Hügel im Osten (Kratertal)
smallworld-region-l2b_w = See (Kratertal)
    .acc = den See (Kratertal)
    .in = auf dem See (Kratertal)
    .to = auf den See (Kratertal)
    .from = vom See (Kratertal)
smallworld-region-m1a_1 = Sumpf (Drei Furten)
    .acc = den Sumpf (Drei Furten)
    .in = im Sumpf (Drei Furten)
    .to = in den Sumpf (Drei Furten)
    .from = aus dem Sumpf (Drei Furten)
smallworld-region-m1a_2 = Wald im Nordosten (Drei Furten)
    .acc = den Wald im Nordosten (Drei Furten)
    .in = im Wald im Nordosten (Drei Furten)
    .to = in den Wald im Nordosten (Drei Furten)
    .from = aus dem Wald im Nordosten (Drei Furten)
smallworld-region-m1a_8 = Wald im Südwesten (Drei Furten)
    .acc = den Wald im Südwesten (Drei Furten)
    .in = im Wald im Südwesten (Drei Furten)
    .to = in den Wald im Südwesten (Drei Furten)
    .from = aus dem Wald im Südwesten (Drei Furten)
smallworld-region-m1a_3 = Hügel im Westen (Drei Furten)
    .acc = den Hügel im Westen (Drei Furten)
    .in = auf dem Hügel im Westen (Drei Furten)
    .to = auf den Hügel im Westen (Drei Furten)
    .from = vom Hügel im Westen (Drei Furten)
smallworld-region-m1a_5 = Hügel im Osten (Drei Furten)
    .acc = den Hügel im Osten (Drei Furten)
    .in = auf dem Hügel im Osten (Drei Furten)
    .to = auf den Hügel im Osten (Drei Furten)
    .from = vom Hügel im Osten (Drei Furten)
smallworld-region-m1a_4 = Felder im Westen (Drei Furten)
    .acc = die Felder im Westen (Drei Furten)
    .in = auf den Feldern im Westen (Drei Furten)
    .to = auf die Felder im Westen (Drei Furten)
    .from = von den Feldern im Westen (Drei Furten)
smallworld-region-m1a_7 = Felder im Osten (Drei Furten)
    .acc = die Felder im Osten (Drei Furten)
    .in = auf den Feldern im Osten (Drei Furten)
    .to = auf die Felder im Osten (Drei Furten)
    .from = von den Feldern im Osten (Drei Furten)
smallworld-region-m1a_6 = Berg im Westen (Drei Furten)
    .acc = den Berg im Westen (Drei Furten)
    .in = auf dem Berg im Westen (Drei Furten)
    .to = auf den Berg im Westen (Drei Furten)
    .from = vom Berg im Westen (Drei Furten)
smallworld-region-m1a_9 = Berg im Osten (Drei Furten)
    .acc = den Berg im Osten (Drei Furten)
    .in = auf dem Berg im Osten (Drei Furten)
    .to = auf den Berg im Osten (Drei Furten)
    .from = vom Berg im Osten (Drei Furten)
smallworld-region-m1a_w = See (Drei Furten)
    .acc = den See (Drei Furten)
    .in = auf dem See (Drei Furten)
    .to = auf den See (Drei Furten)
    .from = vom See (Drei Furten)
smallworld-region-m1b_1 = Hügel im Norden (Trockenstein)
    .acc = den Hügel im Norden (Trockenstein)
    .in = auf dem Hügel im Norden (Trockenstein)
    .to = auf den Hügel im Norden (Trockenstein)
    .from = vom Hügel im Norden (Trockenstein)
smallworld-region-m1b_8 = Hügel im Süden (Trockenstein)
    .acc = den Hügel im Süden (Trockenstein)
    .in = auf dem Hügel im Süden (Trockenstein)
    .to = auf den Hügel im Süden (Trockenstein)
    .from = vom Hügel im Süden (Trockenstein)
smallworld-region-m1b_2 = Sumpf im Nordwesten (Trockenstein)
    .acc = den Sumpf im Nordwesten (Trockenstein)
    .in = im Sumpf im Nordwesten (Trockenstein)
    .to = in den Sumpf im Nordwesten (Trockenstein)
    .from = aus dem Sumpf im Nordwesten (Trockenstein)
smallworld-region-m1b_9 = Sumpf im Südosten (Trockenstein)
    .acc = den Sumpf im Südosten (Trockenstein)
    .in = im Sumpf im Südosten (Trockenstein)
    .to = in den Sumpf im Südosten (Trockenstein)
    .from = aus dem Sumpf im Südosten (Trockenstein)
smallworld-region-m1b_3 = Wald im Osten (Trockenstein)
    .acc = den Wald im Osten (Trockenstein)
    .in = im Wald im Osten (Trockenstein)
    .to = in den Wald im Osten (Trockenstein)
    .from = aus dem Wald im Osten (Trockenstein)
smallworld-region-m1b_5 = Wald im Westen (Trockenstein)
    .acc = den Wald im Westen (Trockenstein)
    .in = im Wald im Westen (Trockenstein)
    .to = in den Wald im Westen (Trockenstein)
    .from = aus dem Wald im Westen (Trockenstein)
smallworld-region-m1b_4 = Felder (Trockenstein)
    .acc = die Felder (Trockenstein)
    .in = auf den Feldern (Trockenstein)
    .to = auf die Felder (Trockenstein)
    .from = von den Feldern (Trockenstein)
smallworld-region-m1b_6 = Berg im Osten (Trockenstein)
    .acc = den Berg im Osten (Trockenstein)
    .in = auf dem Berg im Osten (Trockenstein)
    .to = auf den Berg im Osten (Trockenstein)
    .from = vom Berg im Osten (Trockenstein)
smallworld-region-m1b_7 = Berg im Westen (Trockenstein)
    .acc = den Berg im Westen (Trockenstein)
    .in = auf dem Berg im Westen (Trockenstein)
    .to = auf den Berg im Westen (Trockenstein)
    .from = vom Berg im Westen (Trockenstein)
smallworld-region-m2a_1 = Wald im Nordwesten (Hakeninsel)
    .acc = den Wald im Nordwesten (Hakeninsel)
    .in = im Wald im Nordwesten (Hakeninsel)
    .to = in den Wald im Nordwesten (Hakeninsel)
    .from = aus dem Wald im Nordwesten (Hakeninsel)
smallworld-region-m2a_5 = Wald im Südosten (Hakeninsel)
    .acc = den Wald im Südosten (Hakeninsel)
    .in = im Wald im Südosten (Hakeninsel)
    .to = in den Wald im Südosten (Hakeninsel)
    .from = aus dem Wald im Südosten (Hakeninsel)
smallworld-region-m2a_2 = Hügel (Hakeninsel)
    .acc = den Hügel (Hakeninsel)
    .in = auf dem Hügel (Hakeninsel)
    .to = auf den Hügel (Hakeninsel)
    .from = vom Hügel (Hakeninsel)
smallworld-region-m2a_3 = Sumpf im Nordwesten (Hakeninsel)
    .acc = den Sumpf im Nordwesten (Hakeninsel)
    .in = im Sumpf im Nordwesten (Hakeninsel)
    .to = in den Sumpf im Nordwesten (Hakeninsel)
    .from = aus dem Sumpf im Nordwesten (Hakeninsel)
smallworld-region-m2a_9 = Sumpf im Südosten (Hakeninsel)
    .acc = den Sumpf im Südosten (Hakeninsel)
    .in = im Sumpf im Südosten (Hakeninsel)
    .to = in den Sumpf im Südosten (Hakeninsel)
    .from = aus dem Sumpf im Südosten (Hakeninsel)
smallworld-region-m2a_4 = Berg im Westen (Hakeninsel)
    .acc = den Berg im Westen (Hakeninsel)
    .in = auf dem Berg im Westen (Hakeninsel)
    .to = auf den Berg im Westen (Hakeninsel)
    .from = vom Berg im Westen (Hakeninsel)
smallworld-region-m2a_6 = Berg im Osten (Hakeninsel)
    .acc = den Berg im Osten (Hakeninsel)
    .in = auf dem Berg im Osten (Hakeninsel)
    .to = auf den Berg im Osten (Hakeninsel)
    .from = vom Berg im Osten (Hakeninsel)
smallworld-region-m2a_7 = Felder im Osten (Hakeninsel)
    .acc = die Felder im Osten (Hakeninsel)
    .in = auf den Feldern im Osten (Hakeninsel)
    .to = auf die Felder im Osten (Hakeninsel)
    .from = von den Feldern im Osten (Hakeninsel)
smallworld-region-m2a_8 = Felder im Westen (Hakeninsel)
    .acc = die Felder im Westen (Hakeninsel)
    .in = auf den Feldern im Westen (Hakeninsel)
    .to = auf die Felder im Westen (Hakeninsel)
    .from = von den Feldern im Westen (Hakeninsel)
smallworld-region-m2a_w = Meer (Hakeninsel)
    .acc = das Meer (Hakeninsel)
    .in = auf dem Meer (Hakeninsel)
    .to = aufs Meer (Hakeninsel)
    .from = vom Meer (Hakeninsel)
smallworld-region-m2b_1 = Hügel im Nordwesten (Teichufer)
    .acc = den Hügel im Nordwesten (Teichufer)
    .in = auf dem Hügel im Nordwesten (Teichufer)
    .to = auf den Hügel im Nordwesten (Teichufer)
    .from = vom Hügel im Nordwesten (Teichufer)
smallworld-region-m2b_6 = Hügel im Südosten (Teichufer)
    .acc = den Hügel im Südosten (Teichufer)
    .in = auf dem Hügel im Südosten (Teichufer)
    .to = auf den Hügel im Südosten (Teichufer)
    .from = vom Hügel im Südosten (Teichufer)
smallworld-region-m2b_2 = Sumpf im Norden (Teichufer)
    .acc = den Sumpf im Norden (Teichufer)
    .in = im Sumpf im Norden (Teichufer)
    .to = in den Sumpf im Norden (Teichufer)
    .from = aus dem Sumpf im Norden (Teichufer)
smallworld-region-m2b_8 = Sumpf im Süden (Teichufer)
    .acc = den Sumpf im Süden (Teichufer)
    .in = im Sumpf im Süden (Teichufer)
    .to = in den Sumpf im Süden (Teichufer)
    .from = aus dem Sumpf im Süden (Teichufer)
smallworld-region-m2b_3 = Felder im Osten (Teichufer)
    .acc = die Felder im Osten (Teichufer)
    .in = auf den Feldern im Osten (Teichufer)
    .to = auf die Felder im Osten (Teichufer)
    .from = von den Feldern im Osten (Teichufer)
smallworld-region-m2b_4 = Felder im Westen (Teichufer)
    .acc = die Felder im Westen (Teichufer)
    .in = auf den Feldern im Westen (Teichufer)
    .to = auf die Felder im Westen (Teichufer)
    .from = von den Feldern im Westen (Teichufer)
smallworld-region-m2b_5 = Berg im Westen (Teichufer)
    .acc = den Berg im Westen (Teichufer)
    .in = auf dem Berg im Westen (Teichufer)
    .to = auf den Berg im Westen (Teichufer)
    .from = vom Berg im Westen (Teichufer)
smallworld-region-m2b_7 = Berg im Osten (Teichufer)
    .acc = den Berg im Osten (Teichufer)
    .in = auf dem Berg im Osten (Teichufer)
    .to = auf den Berg im Osten (Teichufer)
    .from = vom Berg im Osten (Teichufer)
smallworld-region-m2b_9 = Wald (Teichufer)
    .acc = den Wald (Teichufer)
    .in = im Wald (Teichufer)
    .to = in den Wald (Teichufer)
    .from = aus dem Wald (Teichufer)
smallworld-region-m2b_w = See (Teichufer)
    .acc = den See (Teichufer)
    .in = auf dem See (Teichufer)
    .to = auf den See (Teichufer)
    .from = vom See (Teichufer)
smallworld-region-s1a_1 = Sumpf (Splitter)
    .acc = den Sumpf (Splitter)
    .in = im Sumpf (Splitter)
    .to = in den Sumpf (Splitter)
    .from = aus dem Sumpf (Splitter)
smallworld-region-s1a_2 = Hügel (Splitter)
    .acc = den Hügel (Splitter)
    .in = auf dem Hügel (Splitter)
    .to = auf den Hügel (Splitter)
    .from = vom Hügel (Splitter)
smallworld-region-s1a_3 = Felder im Nordosten (Splitter)
    .acc = die Felder im Nordosten (Splitter)
    .in = auf den Feldern im Nordosten (Splitter)
    .to = auf die Felder im Nordosten (Splitter)
    .from = von den Feldern im Nordosten (Splitter)
smallworld-region-s1a_6 = Felder im Südwesten (Splitter)
    .acc = die Felder im Südwesten (Splitter)
    .in = auf den Feldern im Südwesten (Splitter)
    .to = auf die Felder im Südwesten (Splitter)
    .from = von den Feldern im Südwesten (Splitter)
smallworld-region-s1a_4 = Wald im Westen (Splitter)
    .acc = den Wald im Westen (Splitter)
    .in = im Wald im Westen (Splitter)
    .to = in den Wald im Westen (Splitter)
    .from = aus dem Wald im Westen (Splitter)
smallworld-region-s1a_7 = Wald im Osten (Splitter)
    .acc = den Wald im Osten (Splitter)
    .in = im Wald im Osten (Splitter)
    .to = in den Wald im Osten (Splitter)
    .from = aus dem Wald im Osten (Splitter)
smallworld-region-s1a_5 = Berg (Splitter)
    .acc = den Berg (Splitter)
    .in = auf dem Berg (Splitter)
    .to = auf den Berg (Splitter)
    .from = vom Berg (Splitter)
smallworld-region-s1b_1 = Hügel (Träne)
    .acc = den Hügel (Träne)
    .in = auf dem Hügel (Träne)
    .to = auf den Hügel (Träne)
    .from = vom Hügel (Träne)
smallworld-region-s1b_2 = Berg (Träne)
    .acc = den Berg (Träne)
    .in = auf dem Berg (Träne)
    .to = auf den Berg (Träne)
    .from = vom Berg (Träne)
smallworld-region-s1b_3 = Wald im Nordosten (Träne)
    .acc = den Wald im Nordosten (Träne)
    .in = im Wald im Nordosten (Träne)
    .to = in den Wald im Nordosten (Träne)
    .from = aus dem Wald im Nordosten (Träne)
smallworld-region-s1b_6 = Wald im Südwesten (Träne)
    .acc = den Wald im Südwesten (Träne)
    .in = im Wald im Südwesten (Träne)
    .to = in den Wald im Südwesten (Träne)
    .from = aus dem Wald im Südwesten (Träne)
smallworld-region-s1b_4 = Sumpf im Nordwesten (Träne)
    .acc = den Sumpf im Nordwesten (Träne)
    .in = im Sumpf im Nordwesten (Träne)
    .to = in den Sumpf im Nordwesten (Träne)
    .from = aus dem Sumpf im Nordwesten (Träne)
smallworld-region-s1b_7 = Sumpf im Südosten (Träne)
    .acc = den Sumpf im Südosten (Träne)
    .in = im Sumpf im Südosten (Träne)
    .to = in den Sumpf im Südosten (Träne)
    .from = aus dem Sumpf im Südosten (Träne)
smallworld-region-s1b_5 = Felder (Träne)
    .acc = die Felder (Träne)
    .in = auf den Feldern (Träne)
    .to = auf die Felder (Träne)
    .from = von den Feldern (Träne)
smallworld-region-s1b_w = See (Träne)
    .acc = den See (Träne)
    .in = auf dem See (Träne)
    .to = auf den See (Träne)
    .from = vom See (Träne)
smallworld-region-s2a_1 = Felder (Buchtfels)
    .acc = die Felder (Buchtfels)
    .in = auf den Feldern (Buchtfels)
    .to = auf die Felder (Buchtfels)
    .from = von den Feldern (Buchtfels)
smallworld-region-s2a_2 = Sumpf im Nordosten (Buchtfels)
    .acc = den Sumpf im Nordosten (Buchtfels)
    .in = im Sumpf im Nordosten (Buchtfels)
    .to = in den Sumpf im Nordosten (Buchtfels)
    .from = aus dem Sumpf im Nordosten (Buchtfels)
smallworld-region-s2a_6 = Sumpf im Südwesten (Buchtfels)
    .acc = den Sumpf im Südwesten (Buchtfels)
    .in = im Sumpf im Südwesten (Buchtfels)
    .to = in den Sumpf im Südwesten (Buchtfels)
    .from = aus dem Sumpf im Südwesten (Buchtfels)
smallworld-region-s2a_3 = Wald (Buchtfels)
    .acc = den Wald (Buchtfels)
    .in = im Wald (Buchtfels)
    .to = in den Wald (Buchtfels)
    .from = aus dem Wald (Buchtfels)
smallworld-region-s2a_4 = Hügel im Nordwesten (Buchtfels)
    .acc = den Hügel im Nordwesten (Buchtfels)
    .in = auf dem Hügel im Nordwesten (Buchtfels)
    .to = auf den Hügel im Nordwesten (Buchtfels)
    .from = vom Hügel im Nordwesten (Buchtfels)
smallworld-region-s2a_7 = Hügel im Südosten (Buchtfels)
    .acc = den Hügel im Südosten (Buchtfels)
    .in = auf dem Hügel im Südosten (Buchtfels)
    .to = auf den Hügel im Südosten (Buchtfels)
    .from = vom Hügel im Südosten (Buchtfels)
smallworld-region-s2a_5 = Berg (Buchtfels)
    .acc = den Berg (Buchtfels)
    .in = auf dem Berg (Buchtfels)
    .to = auf den Berg (Buchtfels)
    .from = vom Berg (Buchtfels)
smallworld-region-s2a_w = Meer (Buchtfels)
    .acc = das Meer (Buchtfels)
    .in = auf dem Meer (Buchtfels)
    .to = aufs Meer (Buchtfels)
    .from = vom Meer (Buchtfels)
smallworld-region-s2b_1 = Felder im Norden (Einsamer Acker)
    .acc = die Felder im Norden (Einsamer Acker)
    .in = auf den Feldern im Norden (Einsamer Acker)
    .to = auf die Felder im Norden (Einsamer Acker)
    .from = von den Feldern im Norden (Einsamer Acker)
smallworld-region-s2b_5 = Felder im Süden (Einsamer Acker)
    .acc = die Felder im Süden (Einsamer Acker)
    .in = auf den Feldern im Süden (Einsamer Acker)
    .to = auf die Felder im Süden (Einsamer Acker)
    .from = von den Feldern im Süden (Einsamer Acker)
smallworld-region-s2b_2 = Wald (Einsamer Acker)
    .acc = den Wald (Einsamer Acker)
    .in = im Wald (Einsamer Acker)
    .to = in den Wald (Einsamer Acker)
    .from = aus dem Wald (Einsamer Acker)
smallworld-region-s2b_3 = Hügel im Westen (Einsamer Acker)
    .acc = den Hügel im Westen (Einsamer Acker)
    .in = auf dem Hügel im Westen (Einsamer Acker)
    .to = auf den Hügel im Westen (Einsamer Acker)
    .from = vom Hügel im Westen (Einsamer Acker)
smallworld-region-s2b_6 = Hügel im Osten (Einsamer Acker)
    .acc = den Hügel im Osten (Einsamer Acker)
    .in = auf dem Hügel im Osten (Einsamer Acker)
    .to = auf den Hügel im Osten (Einsamer Acker)
    .from = vom Hügel im Osten (Einsamer Acker)
smallworld-region-s2b_4 = Sumpf (Einsamer Acker)
    .acc = den Sumpf (Einsamer Acker)
    .in = im Sumpf (Einsamer Acker)
    .to = in den Sumpf (Einsamer Acker)
    .from = aus dem Sumpf (Einsamer Acker)
smallworld-region-s2b_7 = Berg (Einsamer Acker)
    .acc = den Berg (Einsamer Acker)
    .in = auf dem Berg (Einsamer Acker)
    .to = auf den Berg (Einsamer Acker)
    .from = vom Berg (Einsamer Acker)

## Dinge, Verben, Ereignisse, Fragen, Gründe
smallworld-terrain-field = Felder
smallworld-terrain-hill = Hügel
smallworld-terrain-forest = Wald
smallworld-terrain-swamp = Sumpf
smallworld-terrain-mountain = Berg
smallworld-terrain-lake = See
smallworld-terrain-sea = Meer
smallworld-faction-neutral = neutral
    .gen = der neutralen Völker
smallworld-faction-alliance = Allianz
    .gen = der Allianz
smallworld-faction-horde = Horde
    .gen = der Horde
smallworld-form-human = menschliche Form
smallworld-form-worgen = Worgenform
smallworld-piece-token = Völkerplättchen
    .a = ein Völkerplättchen
smallworld-piece-beast = Tierplättchen
    .a = ein Tierplättchen
smallworld-piece-champion = Champion
    .a = den Champion
smallworld-piece-fort = Fort
    .a = ein Fort
smallworld-piece-wall = Irrwischbarriere
    .a = eine Irrwischbarriere
smallworld-tool-ashes_of_alar = Al’ars Asche
smallworld-tool-frostmourne = Frostgram
smallworld-tool-doomhammer = Schicksalshammer
smallworld-tool-place_lore = Ortskunde
smallworld-token-anchor = Zugangsregion
smallworld-token-cave = Höhle
smallworld-token-magic = Magie
smallworld-token-murloc = Murloc-Symbol
smallworld-token-face_down = verdecktes Artefakt oder Ort
smallworld-token-tower = Wachturm
smallworld-token-bomb = Bombe
smallworld-token-objective = Militärziel
smallworld-token-harmony = Harmonieplättchen
smallworld-verb-choose = { $race } nehmen
    .group = Ein Set nehmen
smallworld-verb-expand = Einflussbereich erweitern
smallworld-verb-decline = Volk untergehen lassen
    .here = Untergang
smallworld-verb-form = Annehmen: { $form }
    .group = Form wählen
    .here = { $form }
smallworld-verb-side = Kämpfen für: { $faction }
    .group = Seite wählen
smallworld-verb-abandon = Aufgeben: { $region }
    .group = Region aufgeben
    .here = Region aufgeben
smallworld-verb-lift = Völkerplättchen neben dem Champion aufnehmen: { $region }
    .group = Völkerplättchen aufnehmen
    .here = Völkerplättchen beim Champion aufnehmen
smallworld-verb-ready = Erobern gehen
smallworld-verb-conquer = Erobern: { $region }
    .group = Erobern
    .here = Erobern
smallworld-verb-attempt = Letzter Eroberungsversuch: { $region }
    .group = Letzter Eroberungsversuch mit dem Verstärkungswürfel
    .here = Würfeln
smallworld-verb-strike = Luftangriff: { $region }
    .group = Luftangriff
    .here = Luftangriff
smallworld-verb-champion = Champion schicken: { $region }
    .group = Champion schicken
    .here = Champion schicken
smallworld-verb-use = „{ $tool }“ einsetzen
    .group = Für die nächste Eroberung einsetzen
smallworld-verb-steal = „{ $tile }“ herholen: { $region }
    .group = Artefakt holen
    .here = „{ $tile }“ herholen
smallworld-verb-intimidate = Einschüchtern: { $region }
    .group = Einschüchtern
    .here = Einschüchtern
smallworld-verb-move = Bewegen: { $piece }
    .group = Was wird bewegt?
smallworld-verb-send = Dorthin: { $region }
    .group = Wohin?
    .here = Hierher schicken
smallworld-verb-portal = Portal öffnen: { $region }
    .group = Portal öffnen
    .here = Hier ein Portal öffnen
smallworld-verb-swap = Tauschen mit: { $region }
    .group = Tauschen mit
    .here = Mit dieser Region tauschen
smallworld-verb-stop = Eroberungen beenden
smallworld-verb-roll = Würfeln
smallworld-verb-hold = Nicht würfeln
smallworld-verb-buy = { $count ->
    [0] Keine Verlassenen kaufen
    [one] 1 Verlassenen kaufen
   *[other] { $count } Verlassene kaufen
}
    .group = Verlassene kaufen
    .here = { $count ->
        [0] Keine kaufen
        [one] { $count } Verlassenen kaufen
       *[other] { $count } Verlassene kaufen
    }
smallworld-verb-gather = Überzählige Völkerplättchen aufnehmen: { $region }
    .group = Überzählige Völkerplättchen aufnehmen
    .here = Überzählige Völkerplättchen aufnehmen
smallworld-verb-place = Völkerplättchen setzen: { $region }
    .group = Völkerplättchen setzen
    .here = Völkerplättchen setzen
smallworld-verb-place_beast = Tier setzen: { $region }
    .group = Tier setzen
    .here = Tier setzen
smallworld-verb-place_champion = Champion setzen: { $region }
    .group = Champion setzen
    .here = Champion setzen
smallworld-verb-exchange = Völkerplättchen gegen Tier tauschen: { $region }
    .group = Völkerplättchen gegen Tier tauschen
    .here = Tier statt Völkerplättchen
smallworld-verb-lift_beast = Tier aufnehmen: { $region }
    .group = Tier aufnehmen
    .here = Tier aufnehmen
smallworld-verb-spread = Gleichmäßig verteilen
smallworld-verb-done = Fertig
smallworld-verb-fortify = Fort bauen: { $region }
    .group = Fort bauen
    .here = Fort bauen
smallworld-verb-watch = Wachturm bauen: { $region }
    .group = Wachturm bauen
    .here = Wachturm bauen
smallworld-verb-lay = „{ $tile }“ hierher legen: { $region }
    .group = Artefakt legen
    .here = „{ $tile }“ hierher legen
smallworld-verb-bomb = Bombe legen: { $region }
    .group = Bombe legen
    .here = Bombe legen
smallworld-verb-target = Militärziel legen: { $region }
    .group = Militärziel legen
    .here = Militärziel legen
smallworld-verb-pay = Zahlen
smallworld-verb-refuse = Nicht zahlen
smallworld-event-round = Runde { $number }
smallworld-event-turn =
    { $seat-person ->
        [you] Du bist am Zug
       *[other] { $seat } ist am Zug
    }
smallworld-event-chose =
    { $seat-person ->
        [you] Du nimmst { smallworld-paid } die { $race-weak } ({ $power }) mit { smallworld-some-tokens }{ smallworld-coins-found }.
       *[other] { $seat } nimmt { smallworld-paid } die { $race-weak } ({ $power }) mit { smallworld-some-tokens }{ smallworld-coins-found }.
    }
smallworld-event-column = Neu in der Spalte: { $race } ({ $power }).
smallworld-event-declined =
    { $seat-person ->
        [you] Deine { $race-weak } gehen unter.
       *[other] { $seat } lässt die { $race-weak } untergehen.
    }
smallworld-event-vanished =
    { $seat-person ->
        [you] Deine letzten { $race-weak } verschwinden.
       *[other] Die letzten { $race-weak } von { $seat } verschwinden.
    }
smallworld-event-readied =
    { $seat-person ->
        [you] Du machst deine Truppen bereit: { smallworld-some-tokens } auf der Hand.
       *[other] { $seat } macht die Truppen bereit: { smallworld-some-tokens } auf der Hand.
    }
smallworld-event-abandoned =
    { $seat-person ->
        [you] Du gibst { $region-acc } auf.
       *[other] { $seat } gibt { $region-acc } auf.
    }
smallworld-event-conquered =
    { $seat-person ->
        [you] Du eroberst { $region-acc }{ smallworld-taken-from } { smallworld-strength }.
       *[other] { $seat } erobert { $region-acc }{ smallworld-taken-from } { smallworld-strength }.
    }
smallworld-event-attempted =
    { $seat-person ->
        [you] Du wagst { $region-in } den letzten Eroberungsversuch: { $needed } nötig, { $die } gewürfelt.
       *[other] { $seat } wagt { $region-in } den letzten Eroberungsversuch: { $needed } nötig, { $die } gewürfelt.
    }
smallworld-event-struck =
    { $seat-person ->
        [you] Du fliegst einen Luftangriff auf { $region-acc }.
       *[other] { $seat } fliegt einen Luftangriff auf { $region-acc }.
    }
smallworld-event-strike_die = Der Würfel für den Luftangriff zeigt { $die }.
smallworld-event-strike_failed = Der Luftangriff auf { $region-acc } ist gescheitert.
smallworld-event-repelled = Der Angriff auf { $region-acc } ist gescheitert.
smallworld-event-lost = Die { $occupant-weak } verlieren { $region-in } { smallworld-some-tokens }.
smallworld-event-withdrew =
    { $seat-person ->
        [you] Du nimmst { $region-in } { smallworld-some-tokens } zurück auf die Hand.
       *[other] { $seat } nimmt { $region-in } { smallworld-some-tokens } zurück auf die Hand.
    }
smallworld-event-saved =
    { $seat-person ->
        [you] Das Heilige Licht rettet dir { $region-in } ein Völkerplättchen.
       *[other] Das Heilige Licht rettet { $region-in } ein Völkerplättchen von { $seat }.
    }
smallworld-event-ransomed =
    { $seat-person ->
        [you] Du kaufst deinen Champion frei.
       *[other] { $seat } kauft den Champion frei.
    }
smallworld-event-captured =
    { $seat-person ->
        [you] Dir fehlt die Siegmünze für das Lösegeld: Dein Champion ist verloren.
       *[other] { $seat } fehlt die Siegmünze für das Lösegeld: Der Champion ist verloren.
    }
smallworld-event-revealed = „{ $tile }“ wird { $region-in } entdeckt.
smallworld-event-used =
    { $seat-person ->
        [you] Du setzt „{ $tool }“ für die nächste Eroberung ein.
       *[other] { $seat } setzt „{ $tool }“ für die nächste Eroberung ein.
    }
smallworld-event-carried = „{ $tile }“ liegt jetzt { $region-in }.
smallworld-event-sided =
    { $seat-person ->
        [you] Du kämpfst in diesem Zug auf der Seite { $faction-gen }.
       *[other] { $seat } kämpft in diesem Zug auf der Seite { $faction-gen }.
    }
smallworld-event-formed =
    { $seat-person ->
        [you] Deine Worgen nehmen { $form } an.
       *[other] Die Worgen von { $seat } nehmen { $form } an.
    }
smallworld-event-intimidated =
    { $seat-person ->
        [you] Du schüchterst { $region-in } { $piece-a } ein.
       *[other] { $seat } schüchtert { $region-in } { $piece-a } ein.
    }
smallworld-event-moved = 1 { $piece } zieht { $region-from } { $goal-to }.
smallworld-event-swapped =
    { $seat-person ->
        [you] Du vertauschst { $region-acc } und { $goal-acc }.
       *[other] { $seat } vertauscht { $region-acc } und { $goal-acc }.
    }
smallworld-event-raised =
    { $seat-person ->
        [you] Du kaufst { smallworld-some-forsaken }.
       *[other] { $seat } kauft { smallworld-some-forsaken }.
    }
smallworld-event-healed =
    { $seat-person ->
        [you] Du erhältst 1 Völkerplättchen vom Geistheiler.
       *[other] { $seat } erhält 1 Völkerplättchen vom Geistheiler.
    }
smallworld-event-tamed =
    { $seat-person ->
        [you] Du zähmst { smallworld-some-beasts }.
       *[other] { $seat } zähmt { smallworld-some-beasts }.
    }
smallworld-event-gathered =
    { $seat-person ->
        [you] Du nimmst { $region-in } { smallworld-some-tokens } auf.
       *[other] { $seat } nimmt { $region-in } { smallworld-some-tokens } auf.
    }
smallworld-event-redeployed =
    { $seat-person ->
        [you] Du gruppierst deine Truppen um{ smallworld-strongest-in }.
       *[other] { $seat } gruppiert die Truppen um{ smallworld-strongest-in }.
    }
smallworld-event-placed =
    { $seat-person ->
        [you] Du setzt { $region-in } { $piece-a }.
       *[other] { $seat } setzt { $region-in } { $piece-a }.
    }
smallworld-event-built =
    { $seat-person ->
        [you] Du baust { $region-in } { $piece-a }.
       *[other] { $seat } baut { $region-in } { $piece-a }.
    }
smallworld-event-watched =
    { $seat-person ->
        [you]
            { $regions-count ->
                [0] Du hast keinen Wachturm.
                [one] Du hast einen Wachturm: { $regions }.
               *[other] Du hast Wachtürme: { $regions }.
            }
       *[other]
            { $regions-count ->
                [0] { $seat } hat keinen Wachturm.
                [one] { $seat } hat einen Wachturm: { $regions }.
               *[other] { $seat } hat Wachtürme: { $regions }.
            }
    }
smallworld-event-bombed =
    { $seat-person ->
        [you] Du legst { $region-in } eine Bombe.
       *[other] { $seat } legt { $region-in } eine Bombe.
    }
smallworld-event-bomb_back = Die Bombe { $region-in } wird ungesehen zurückgenommen.
smallworld-event-exploded = Die Bombe { $region-in } explodiert!
smallworld-event-fizzled = Die Bombe { $region-in } ist ein Blindgänger.
smallworld-event-targeted =
    { $seat-person ->
        [you] Du legst { $region-in } ein Militärziel.
       *[other] { $seat } legt { $region-in } ein Militärziel.
    }
smallworld-event-harmony =
    { $seat-person ->
        [you] Du erhältst ein Harmonieplättchen von den Pandaren.
       *[other] { $seat } erhält ein Harmonieplättchen von den Pandaren.
    }
smallworld-event-paid =
    { $seat-person ->
        [you] Du zahlst { smallworld-some-coins }.
       *[other] { $seat } zahlt { smallworld-some-coins }.
    }
smallworld-event-received =
    { $seat-person ->
        [you] Du erhältst { smallworld-some-coins }.
       *[other] { $seat } erhält { smallworld-some-coins }.
    }
smallworld-event-gained =
    { $seat-person ->
        [you] Du gewinnst { smallworld-some-coins }.
       *[other] { $seat } gewinnt { smallworld-some-coins }.
    }
smallworld-event-bonus =
    { $seat-person ->
        [you] Du gewinnst { smallworld-some-coins } für die Eroberung.
       *[other] { $seat } gewinnt { smallworld-some-coins } für die Eroberung.
    }
smallworld-event-income =
    { $seat-person ->
        [you] Du erhältst { smallworld-some-coins } Einkommen{ smallworld-income-parts }.
       *[other] { $seat } erhält { smallworld-some-coins } Einkommen{ smallworld-income-parts }.
    }
smallworld-event-murlocs_took = Die Murlocs erobern { $region-acc }{ smallworld-taken-from } { smallworld-strength }.
smallworld-event-murlocs_rolled = Die Murlocs versuchen, { $region-acc } zu erobern: { $needed } nötig, { $die } gewürfelt.
smallworld-event-murloc_turn = Die Murlocs sind am Zug: { smallworld-some-tokens }.
smallworld-event-murloc_income = Die Murlocs erhalten { smallworld-some-coins }.
smallworld-event-game_over = Das Spiel ist aus: Sieg mit { $best } Siegmünzen.
smallworld-prompt-choose_set = Nimm ein Volk mit seiner Spezialfähigkeit
smallworld-prompt-expand_or_decline = Den Einflussbereich der { $race-weak } erweitern oder das Volk untergehen lassen?
smallworld-prompt-abandon_regions = Regionen aufgeben oder gleich erobern?
    .detail = { $hand } Völkerplättchen auf der Hand
smallworld-prompt-conquest = Erobere Regionen für die { $race-weak }
    .detail = { $hand } Völkerplättchen auf der Hand
smallworld-prompt-redeploy = Gruppiere deine Truppen um
    .detail =
        { $hand ->
            [0] kein Völkerplättchen mehr zu setzen
           *[other] { $hand } Völkerplättchen zu setzen
        }
smallworld-prompt-raise_forsaken = { $losses ->
    [one] 1 Verlassenen für eine Siegmünze kaufen?
   *[other] Bis zu { $losses } Verlassene für je eine Siegmünze kaufen?
}
smallworld-prompt-strike_die = Für den Luftangriff auf { $region-acc } würfeln?
    .detail = Er kostet { $cost } Völkerplättchen, du hast { $hand }
smallworld-prompt-press_strike =
    { $missing ->
        [one] Es fehlt 1 Völkerplättchen: Den Angriff auf { $region-acc } als letzten Eroberungsversuch wagen ({ PERCENT($odds) })?
       *[other] Es fehlen { $missing } Völkerplättchen: Den Angriff auf { $region-acc } als letzten Eroberungsversuch wagen ({ PERCENT($odds) })?
    }
smallworld-prompt-pay_for_bomb = { $coins ->
    [one] 1 Siegmünze zahlen, damit die Bombe { $region-in } wirkt?
   *[other] { $coins } Siegmünzen zahlen, damit die Bombe { $region-in } wirkt?
}
smallworld-prompt-lay_bombs = Lege Bomben in angrenzende Regionen
    .detail =
        { $bombs ->
            [one] noch 1 Bombe
           *[other] noch { $bombs } Bomben
        }
smallworld-prompt-lay_objective = Lege ein Militärziel
    .detail = { $left ->
    [one] noch 1 Militärziel
   *[other] noch { $left } Militärziele
}
smallworld-prompt-join_others = Ein einzelnes Völkerplättchen der Tauren { $region-in } muss fort: Wohin?
smallworld-prompt-choose_form = Welche Form nehmen die Worgen an?
smallworld-prompt-choose_bomb = Decke eine Bombe auf
smallworld-prompt-choose_fort = Baue ein Fort
    .detail = { $left ->
    [one] noch 1 Fort
   *[other] noch { $left } Forts
}
smallworld-prompt-choose_tower = Baue einen Wachturm
smallworld-prompt-choose_piece = Was wird { $region-in } bewegt?
smallworld-prompt-send_piece = Wohin bewegst du { $piece-a } { $region-from }?
smallworld-prompt-choose_portal = Mit welcher Region tauschst du { $region-acc }?
smallworld-prompt-lay_artifact = Lege das Artefakt in eine deiner Regionen
smallworld-prompt-choose_side = Auf welcher Seite kämpfst du in diesem Zug?
smallworld-why-needs_holder = „{ $word }“ braucht jemanden, der die Region besitzt.
smallworld-why-nobody_stands = Dort muss jemand sein, oder die Region muss „{ $word }“ sein.
smallworld-why-other_side = { $word } ist die Rückseite einer Insel, die schon ausliegt.
smallworld-why-seat_needs_race = Platz { $place } braucht dafür ein Volk.
smallworld-why-nobody_has = Niemand hat in dieser Stellung dieses Volk: { $race }.
smallworld-why-only_naga_on_water = Auf dem Wasser leben nur Naga.
smallworld-why-only_well_boxed = Nur der Brunnen der Ewigkeit kommt in die Schachtel zurück.
smallworld-why-well_in_water = Der Brunnen der Ewigkeit liegt im Wasser, jeder andere Ort an Land.
smallworld-why-no_land = Auf den Inseln dieser Stellung ist das kein Land: { $region }.
smallworld-why-one_tile_named = Nur ein einzelnes Artefakt oder ein einzelner Ort lässt sich benennen; bei mehreren sagt „{ $word }“, welche kommen können.
smallworld-why-murlocs_for_one = Die Murlocs sind nur im Spiel für eine Person selbst am Zug.
smallworld-why-last_round = Runde { $number } ist die letzte.
smallworld-why-no_place_in_column = Für dieses Volk ist in der Spalte kein Platz mehr: { $race }.
smallworld-why-no_team_of_one = Ein Teamspiel braucht mindestens 2 Spieler.
smallworld-why-murlocs_for_few = Die Rache der Murlocs ist für 1 oder 2 Spieler.
smallworld-why-decide_first = { $decision ->
    [abandon_regions] Gib zuerst Regionen auf oder mach deine Truppen bereit.
    [conquest] Du eroberst gerade: Erobere, nutze eine Fähigkeit oder höre auf.
    [redeploy] Gruppiere zuerst deine Truppen um.
    [raise_forsaken] Entscheide zuerst, wie viele Verlassene du dazukaufst.
    [strike_die] Entscheide zuerst, ob du für den Luftangriff würfelst.
    [press_strike] Entscheide zuerst, ob der Luftangriff dein letzter Eroberungsversuch wird.
    [pay_for_bomb] Entscheide zuerst, ob du für die Explosion bezahlst.
    [lay_bombs] Lege zuerst deine Bomben oder sage, dass du fertig bist.
    [lay_objective] Lege zuerst deine Militärziele.
    [join_others] Entscheide zuerst, wohin das einzelne Völkerplättchen der Tauren zieht.
    [choose_bomb] Wähle zuerst die Bombe, die als Nächstes aufgedeckt wird.
    [choose_form] Wähle zuerst die Form deiner Worgen.
    [choose_fort] Entscheide zuerst, wohin die Forts kommen.
    [choose_tower] Entscheide zuerst, wohin die Wachtürme kommen.
    [choose_piece] Wähle zuerst, was weichen muss.
    [send_piece] Entscheide zuerst, wohin das Völkerplättchen zieht.
    [choose_portal] Wähle zuerst das andere Ende des Portals.
    [lay_artifact] Lege zuerst das Artefakt, um das es geht.
    [choose_side] Entscheide zuerst, auf welcher Seite du kämpfst.
   *[other] Zuerst ist etwas anderes zu entscheiden.
}
smallworld-why-no_champion_there = Du hast { $region-in } keinen Champion.
smallworld-why-nothing_to_spread = Es gibt nichts zu verteilen.
smallworld-why-champion_not_in_hand = Du hast den Champion nicht auf der Hand.
smallworld-why-bare_regions_first = Deine letzten Völkerplättchen müssen dorthin, wo sonst eine Region leer bliebe.
smallworld-why-no_beast_there = { $region }: Hier ist kein Tier.
smallworld-why-no_beast_in_hand = Du hast kein Tier auf der Hand.
smallworld-why-no_token_there = { $region }: Hier liegt kein Völkerplättchen, das sich gegen ein Tier tauschen ließe.
smallworld-why-too_many_raised = So viele kannst du nicht kaufen: { $count }. In diesem Zug von dir vertriebene Völkerplättchen: { $losses }; deine Siegmünzen: { $coins }; Verlassene im Sortiereinsatz: { $tray }.
smallworld-why-no_bombs_left = Du hast keine Bombe mehr.
smallworld-why-no_bomb_there = Hier liegt keine Bombe: { $region }.
smallworld-why-bomb_lies_there = Hier liegt schon eine Bombe: { $region }.
smallworld-why-no_active_opponent = Es gibt kein aktives gegnerisches Volk { $region-in }.
smallworld-why-objective_lies_there = Hier liegt schon ein Militärziel: { $region }.
smallworld-why-alliance_holds = Ein Volk der Allianz besitzt diese Region: { $region }.
smallworld-why-fort_stands = Hier steht schon ein Fort: { $region }.
smallworld-why-no_majority = Hier ist kein Wachturm möglich: Nötig ist eine eigene Felder-Region ohne Wachturm, bei der du die Mehrheit der angrenzenden Regionen besitzt ({ $region }).
smallworld-why-walls_first = Zuerst muss { $region-in } das Fort oder die Irrwischbarriere weg.
smallworld-why-piece_not_there = Das liegt hier nicht: { $piece } ({ $region }).
smallworld-why-not_of_that_people = Dieses Volk besitzt { $region-acc } nicht.
smallworld-why-same_end = Von hier gehst du schon aus: { $region }.
smallworld-why-choose_first = Nimm zuerst ein Volk mit seiner Spezialfähigkeit.
smallworld-why-set_too_dear = { $price ->
    [one] { $race } kosten 1 Siegmünze, du hast { $coins }.
   *[other] { $race } kosten { $price } Siegmünzen, du hast { $coins }.
}
smallworld-why-set_not_offered = Die { $race } liegen nicht aus.
smallworld-why-expand_or_decline_first = Entscheide zuerst, ob dein Volk seinen Einflussbereich erweitert oder untergeht.
smallworld-why-not_in_play = In dieser Partie gibt es { $region-acc } nicht.
smallworld-why-already_yours = Du besitzt { $region-acc } schon.
smallworld-why-conquests_over = Nach dem letzten Eroberungsversuch folgt in diesem Zug keine Eroberung mehr.
smallworld-why-out_of_reach = Dein Volk grenzt nicht an { $region-acc }, und das ist keine Zugangsregion.
smallworld-why-first_needs_entry = Das Volk kann { $region-acc } nicht als Erstes erobern, denn das ist keine Zugangsregion.
smallworld-why-watchtower = Ein Wachturm schützt diese Region vor allem: { $region }.
smallworld-why-no_token_left = Eine Eroberung braucht mindestens { $needed } Völkerplättchen auf der Hand, du hast { $hand }.
smallworld-why-toll_too_dear = { $toll ->
    [one] Du müsstest 1 Siegmünze zahlen, hast aber { $coins }.
   *[other] Du müsstest { $toll } Siegmünzen zahlen, hast aber { $coins }.
}
smallworld-why-too_strong = Du brauchst { $cost } Völkerplättchen und hast { $hand }: Das macht der Verstärkungswürfel nicht wett.
smallworld-why-needs_the_die = Du brauchst { $cost } Völkerplättchen und hast { $hand }: nur als letzter Eroberungsversuch mit dem Verstärkungswürfel.
smallworld-why-enough_tokens = Du hast { $hand } und brauchst { $cost }: Der Verstärkungswürfel ist nicht nötig.
smallworld-why-tokens_left =
    { $hand ->
        [one] 1 Völkerplättchen ist noch auf deiner Hand.
       *[other] { $hand } Völkerplättchen sind noch auf deiner Hand.
    }
smallworld-why-not_yours = Dein aktives Volk besitzt { $region-acc } nicht.
smallworld-why-hand_is_empty = Deine Hand ist leer.
smallworld-why-gather_before_placing = Nimm Völkerplättchen auf, bevor du das erste setzt; mit „Rückgängig“ kommst du dahin zurück.
smallworld-why-nothing_to_spare =
    { $fewest ->
        [one] Mindestens 1 Völkerplättchen muss { $region-in } bleiben.
       *[other] Mindestens { $fewest } Völkerplättchen müssen { $region-in } bleiben.
    }
smallworld-why-needs_power = Das kann nur ein Volk mit dieser Fähigkeit: { $power }.
smallworld-why-needs_race = Das können nur die { $race-weak }.
smallworld-why-tool_used_up = „{ $tool }“ hast du in diesem Zug schon benutzt.
smallworld-why-race_used_up = Die { $race-weak } haben ihre Volksfähigkeit in diesem Zug schon genutzt.
smallworld-why-power_used_up = Diese Spezialfähigkeit wurde in diesem Zug schon genutzt: { $power }.
smallworld-why-champion_gone = Der Champion wurde gefangen und ist für dieses Volk verloren.
smallworld-why-not_adjacent = Dein Volk grenzt nicht an { $region-acc }.
smallworld-why-no_target_on_water = Wasser ist kein Ziel für Fähigkeiten: { $region }.
smallworld-why-nobody_to_move = Es liegt kein gegnerisches Völkerplättchen { $region-in }.
smallworld-why-no_magic = Es gibt keine Magie { $region-in }.
smallworld-why-nothing_to_swap = Ein Tausch mit einer anderen Magie-Region würde nichts ändern.
smallworld-why-no_place_in_reach = Kein Legendärer Ort ist in deiner Reichweite.
smallworld-why-tool_not_held = „{ $tool }“ liegt in keiner Region deines aktiven Volks.
smallworld-why-no_such_artifact = „{ $tile }“ ist kein offen liegendes Artefakt.
smallworld-cause-base = jede Region
smallworld-cause-mountain = Berg
smallworld-cause-fort = Fort
smallworld-cause-wall = Irrwischbarriere
smallworld-cause-tokens = Völkerplättchen dort ({ $occupant })
smallworld-cause-travel = Reisekosten
smallworld-cause-race = { $race }
smallworld-cause-power = { $power }
smallworld-cause-tile = { $tile }
smallworld-cause-floor = Minimum
smallworld-cause-in_hand = auf der Hand
smallworld-cause-odds = Chance in Prozent ({ $missing } zu wenig)
smallworld-cause-harmony = Harmonie der Pandaren
smallworld-cause-bonus = sofort erhalten
smallworld-cause-regions = Regionen ({ $race })
smallworld-cause-declined_regions = untergegangen ({ $race })
smallworld-cause-faction = Fraktionsbonus ({ $race })
smallworld-option-variant = Spiel
    .help = „Alle für sich“ ist das normale Spiel; die anderen sind Varianten vom Ende der Anleitung.
    .standard = alle für sich
    .teams = Battle for Azeroth (Teams, teils unsere Auslegung)
    .murlocs = Rache der Murlocs (1 oder 2 Spieler, teils unsere Auslegung)
smallworld-option-gnome_airstrike_first_conquest = Luftangriff darf die erste Eroberung sein
    .help = Ob Gnome mit einem Luftangriff auf den Plan kommen dürfen.
    .true = ja
    .false = nein
smallworld-option-worgen_bonus_on_decline_turn = Worgen wählen die Form vor dem Untergang
    .help = Dann bringt die menschliche Form ihre Siegmünzen auch in diesem Zug.
    .true = ja
    .false = nein
smallworld-option-battleground_mode = Schlachtfeld
    .help = Was dieser Ort bringt, wenn du zwei Regionen desselben Volks nimmst.
    .second_region_pays_one = die zweite Region bringt 1
    .second_region_pays_two = die zweite Region bringt 2
smallworld-option-self_faction_bonus = Eigenes untergegangenes Volk bringt den Fraktionsbonus
    .help = Wenn es zur anderen Fraktion gehört.
    .true = ja
    .false = nein
smallworld-option-bomb_counts_as_conquest_for_bonuses = Explosionen bringen Eroberungsboni
    .help = Eine Region, die eine Goblinbombe nimmt, zählt wie erobert.
    .true = ja
    .false = nein
smallworld-option-doomhammer_needs_reach = Schicksalshammer nur in Reichweite
    .help = Sonst nimmt er jede Region des Plans.
    .true = ja
    .false = nein
smallworld-option-champion_needs_token_in_hand = Champion braucht ein Völkerplättchen auf der Hand
    .help = Wie für jede andere Eroberung.
    .true = ja
    .false = nein
smallworld-option-face_down_tile_counts_as_place = Verdecktes zählt für Astrale als Legendärer Ort
    .help = Ob Astrale 2 weniger zahlen, wo ein Plättchen liegt, das niemand gesehen hat.
    .true = ja
    .false = nein
smallworld-option-fishing_counts_open_sea = Für „Angelnd“ zählt auch das offene Meer
    .help = Sonst zählen nur Seen.
    .true = ja
    .false = nein
smallworld-option-team_score = Teamwertung
    .help = Wessen Siegmünzen von zwei Partnern verglichen werden.
    .lowest_member = das schwächere Mitglied zählt
    .highest_member = das stärkere Mitglied zählt
smallworld-option-murloc_tokens = Murloc-Plättchen (mehr ist schwerer)
    .help = Mit so vielen kommen die Murlocs.
smallworld-option-pack = Inhaltspaket
smallworld-note-cost = { $value } Völkerplättchen
smallworld-note-odds = { PERCENT($value) }
smallworld-note-odds_of_two = { PERCENT($value) } mit einem letzten Eroberungsversuch
smallworld-note-missing = { $value } zu wenig
smallworld-note-price = Preis { $value }
smallworld-note-income = Einkommen { $value }
smallworld-note-left = noch { $value }
smallworld-note-tokens = { $value } Völkerplättchen
smallworld-note-coins = { $value ->
    [0] keine Siegmünzen darauf
    [one] 1 Siegmünze darauf
   *[other] { $value } Siegmünzen darauf
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
smallworld-field-tray = Völkerplättchen im Sortiereinsatz
smallworld-field-murlocs = Murlocs
smallworld-field-tiles_unseen = Noch unbekannte Artefakte und Orte
smallworld-field-variant = Spiel
smallworld-field-owner = Besitzer
smallworld-field-race = Volk
smallworld-field-power = Fähigkeit
smallworld-field-declined = Untergegangen
smallworld-field-tokens = Völkerplättchen
smallworld-field-beasts = Tiere
smallworld-field-champion = Champion
smallworld-field-mountain = Berg
smallworld-field-fort = Fort
smallworld-field-wall = Irrwischbarriere
smallworld-field-tower = Wachturm
smallworld-field-bomb = Bombe
smallworld-field-objective = Militärziel
smallworld-field-tiles = Artefakte und Orte
smallworld-field-tile = Artefakt oder Ort
smallworld-field-terrain = Landschaft
smallworld-field-symbols = Symbole
smallworld-field-coins = Siegmünzen
smallworld-field-last_income = Letztes Einkommen
smallworld-field-hand = Auf der Hand
smallworld-field-declined_race = Untergegangenes Volk
smallworld-field-declined_power = Bleibende Fähigkeit
smallworld-field-declined_regions = Untergegangene Regionen
smallworld-field-tokens_on_map = Völkerplättchen auf dem Spielplan
smallworld-field-harmony = Harmonieplättchen
smallworld-field-bombs = Bomben
smallworld-field-faction = Fraktion
smallworld-field-team = Team
smallworld-field-price = Preis
smallworld-field-region = Region
smallworld-field-count = Anzahl
smallworld-field-tool = Artefakt
smallworld-field-piece = Spielstein
smallworld-field-form = Form
smallworld-field-size = Größe

smallworld-some-tokens =
    { $tokens ->
        [0] kein Völkerplättchen
       *[other] { $tokens } Völkerplättchen
    }
smallworld-strength =
    { $tokens ->
        [0] ohne Völkerplättchen
       *[other] mit { $tokens } Völkerplättchen
    }
smallworld-some-coins =
    { $coins ->
        [one] 1 Siegmünze
       *[other] { $coins } Siegmünzen
    }
smallworld-paid = { $price ->
    [0] kostenlos
   *[other] für { smallworld-price }
}
smallworld-coins-found =
    { $coins ->
        [0] { "" }
       *[other] , dazu { smallworld-some-coins }
    }
smallworld-taken-from =
    { $occupant-count ->
        [0] { "" }
       *[other] { " " }von den { $occupant-dat }
    }
smallworld-income-parts =
    { $declined ->
        [0]
            { $bonus ->
                [0] { "" }
               *[other] { " " }({ $regions } für Regionen, { $bonus } an Boni)
            }
       *[other]
            { $bonus ->
                [0] { " " }({ $regions } für Regionen, { $declined } für untergegangene)
               *[other] { " " }({ $regions } für Regionen, { $declined } für untergegangene, { $bonus } an Boni)
            }
    }
smallworld-some-forsaken =
    { $count ->
        [0] keine Verlassenen
        [one] 1 Verlassenen
       *[other] { $count } Verlassene
    }
smallworld-some-beasts =
    { $count ->
        [one] 1 Tier
       *[other] { $count } Tiere
    }
smallworld-strongest-in =
    { $regions-count ->
        [1] , am stärksten { $regions-in }
       *[other] { "" }
    }
smallworld-question-cost = Kosten von
smallworld-question-missing = Fehlende Völkerplättchen für
smallworld-question-odds = Aussicht auf
smallworld-question-toll = Abgabe für
smallworld-question-income = Einkommen von
smallworld-question-pays = Siegmünzen von

## Statistics of a review

smallworld-statistics-race_coins = Siegmünzen nach Volk
smallworld-statistics-turn_coins = Siegmünzen nach Runde
smallworld-statistics-other_coins = Weitere Siegmünzen
smallworld-statistics-gained = erhalten
smallworld-statistics-received = von anderen erhalten
smallworld-statistics-bonus = für Eroberungen
smallworld-statistics-paid = bezahlt

smallworld-when = in Runde { $number }
smallworld-fact-conquests = { $seat-person ->
    [you] { $count ->
        [one] Du hast eine leere Region erobert.
       *[other] Du hast { $count } leere Regionen erobert.
    }
   *[other] { $count ->
        [one] { $seat } eroberte eine leere Region.
       *[other] { $seat } eroberte { $count } leere Regionen.
    }
}
smallworld-fact-taken = { $seat-person ->
    [you] { $count ->
        [one] Du hast einem anderen Volk eine Region abgenommen ({ $occupants }).
       *[other] Du hast { $count } Regionen erobert, davon { $taken } von anderen Völkern ({ $occupants }).
    }
   *[other] { $count ->
        [one] { $seat } nahm einem anderen Volk eine Region ab ({ $occupants }).
       *[other] { $seat } eroberte { $count } Regionen, davon { $taken } von anderen Völkern ({ $occupants }).
    }
}
smallworld-fact-declined = { $seat-person ->
    [you] Du hast dein Volk untergehen lassen.
   *[other] { $seat } ließ das Volk untergehen.
}

## Beside a real table
smallworld-topic-attempt_die = Letzter Eroberungsversuch { $region-in }: Was zeigt der Würfel?
smallworld-topic-first_seat = Wer beginnt?
smallworld-topic-boards = Welche Insel liegt auf dem Tisch?
smallworld-topic-side_up = Welche Seite der Insel liegt oben?
smallworld-topic-next_race = Welches Volk kommt als Nächstes in die Spalte?
smallworld-topic-next_power = Welche Spezialfähigkeit gehört dazu?
smallworld-topic-tile_turned = Was wird { $region-in } aufgedeckt?
smallworld-topic-bomb_turned = { $region-in } wird eine Bombe aufgedeckt. Ist sie scharf?
smallworld-bomb-explosion = Scharf
smallworld-bomb-dud = Blindgänger

## Islands of the box
smallworld-board-l1 = { smallworld-face-l1a } / { smallworld-face-l1b }
smallworld-board-l2 = { smallworld-face-l2a } / { smallworld-face-l2b }
smallworld-board-m1 = { smallworld-face-m1a } / { smallworld-face-m1b }
smallworld-board-m2 = { smallworld-face-m2a } / { smallworld-face-m2b }
smallworld-board-s1 = { smallworld-face-s1a } / { smallworld-face-s1b }
smallworld-board-s2 = { smallworld-face-s2a } / { smallworld-face-s2b }
smallworld-adjust-tokens = Völkerplättchen: { $occupant }
smallworld-adjust-hand = Völkerplättchen auf der Hand
