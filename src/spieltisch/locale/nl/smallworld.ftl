# Small World of Warcraft. Elke zin is van onszelf.

smallworld-title = Small World of Warcraft

## volken
smallworld-race-blood_elves = Bloedelfen
smallworld-race-draenei = Draenei
smallworld-race-dwarves = Dwergen
smallworld-race-ethereals = Etherischen
smallworld-race-forsaken = Verlatenen
smallworld-race-gnomes = Gnomen
smallworld-race-goblins = Goblins
smallworld-race-humans = Mensen
smallworld-race-kobolds = Kobolden
smallworld-race-naga = Naga
smallworld-race-night_elves = Nachtelfen
smallworld-race-orcs = Orks
smallworld-race-pandaren = Pandaren
smallworld-race-tauren = Tauren
smallworld-race-trolls = Trollen
smallworld-race-worgen = Worgen
smallworld-occupant-blood_elves = Bloedelfen
smallworld-occupant-draenei = Draenei
smallworld-occupant-dwarves = Dwergen
smallworld-occupant-ethereals = Etherischen
smallworld-occupant-forsaken = Verlatenen
smallworld-occupant-gnomes = Gnomen
smallworld-occupant-goblins = Goblins
smallworld-occupant-humans = Mensen
smallworld-occupant-kobolds = Kobolden
smallworld-occupant-naga = Naga
smallworld-occupant-night_elves = Nachtelfen
smallworld-occupant-orcs = Orks
smallworld-occupant-pandaren = Pandaren
smallworld-occupant-tauren = Tauren
smallworld-occupant-trolls = Trollen
smallworld-occupant-worgen = Worgen
smallworld-occupant-murlocs = Murlocs

## speciale krachten
smallworld-power-archaeologist = Archeologen
smallworld-power-farmer = Akkerbouwers
smallworld-power-fortified = Vestingbouwers
smallworld-power-fishing = Vissers
smallworld-power-mining = Mijnwerkers
smallworld-power-defensive = Torenwachters
smallworld-power-intimidating = Angstaanjagers
smallworld-power-explorer = Ontdekkers
smallworld-power-mountaineer = Bergbeklimmers
smallworld-power-heroic = Helden
smallworld-power-battle_master = Strijdmeesters
smallworld-power-herbalist = Kruidkundigen
smallworld-power-swamp_walker = Moeraslopers
smallworld-power-portal_mage = Portaalmagiërs
smallworld-power-blacksmith = Smeden
smallworld-power-seafaring = Zeevaarders
smallworld-power-bog_dweller = Veenbewoners
smallworld-power-beast_master = Beestentemmers
smallworld-power-ranger = Woudlopers
smallworld-power-enraged = Razenden

## wat volken en krachten doen, met de getallen van hun gegevens
smallworld-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
smallworld-discount = { $discount ->
    [one] { $discount } fiche
   *[other] { $discount } fiches
}
smallworld-price = { $price ->
    [one] { $price } munt
   *[other] { $price } munten
}
smallworld-fewest = { $fewest ->
    [one] { $fewest } fiche
   *[other] { $fewest } fiches
}
smallworld-wall = { $wall_defense ->
    [one] { $wall_defense } fiche
   *[other] { $wall_defense } fiches
}
smallworld-times = { $times ->
    [one] één keer per beurt
    [2] twee keer per beurt
    [3] drie keer per beurt
   *[other] { $times } keer per beurt
}
smallworld-does-blood_elves = +{ smallworld-coins } voor elk gebied met magie dat ze aan het eind van hun beurt bezitten.
smallworld-does-draenei = In elke vijandelijke beurt blijft het eerste fiche dat ze zouden verliezen behouden; het wordt herverdeeld.
smallworld-does-dwarves = Berggebieden kosten { smallworld-discount } minder, minstens 1.
smallworld-does-ethereals = Eén keer per beurt: verover een gebied met een legendarische plaats voor { smallworld-discount } minder, of trek een artefact uit een aangrenzend gebied naar een eigen gebied.
smallworld-does-forsaken = Voor elk fiche dat ze deze beurt van de kaart dreven, mogen ze vóór het herverdelen een eigen fiche kopen voor { smallworld-price }.
smallworld-does-gnomes = Eén keer per beurt een luchtaanval op een landgebied naar keuze alsof het aangrenzend is; de versterkingsdobbelsteen kan de kosten verlagen.
smallworld-does-goblins = Aan het eind van de beurt leggen ze verborgen bommen in aangrenzende gebieden, { $explosions } echte en { $duds } blindgangers in totaal; aan het begin van hun volgende beurt maakt een echte bom het gebied leeg.
smallworld-does-humans = Aan het eind van de beurt markeren ze { $objectives ->
    [one] { $objectives } gebied
   *[other] { $objectives } gebieden
} buiten de Alliantie. Wie er een verovert zonder voor de Horde te vechten, krijgt { smallworld-coins }; de Mensen ook.
smallworld-does-kobolds = Elke grot is voor hen aangrenzend, ook bij de eerste verovering en zonder overtocht.
smallworld-does-naga = Ze mogen meren en zeeën veroveren voor 2 fiches, ook als eerste verovering. Niemand kan ze daar verdrijven.
smallworld-does-night_elves = Bossen kosten { smallworld-discount } minder, en elk veroverd bos krijgt een wispmuur die in de verdediging { smallworld-wall } waard is. Muren in de doos: { $wisp_walls }.
smallworld-does-orcs = +{ smallworld-coins } voor elk gebied van de Alliantie dat ze veroveren.
smallworld-does-pandaren = Tegenstanders van wie ze het actieve volk met rust lieten, moeten hun { smallworld-price } betalen voor ze hen aanvallen.
smallworld-does-tauren = Ze veroveren en bezetten elk gebied met minstens { smallworld-fewest }; in verval blijven er { $fewest } in elk gebied.
smallworld-does-trolls = Gebieden die niet leeg zijn, kosten { smallworld-discount } minder, minstens 1.
smallworld-does-worgen = Elke beurt: mensengedaante, dan krijgen ze meteen { smallworld-coins }, of worgengedaante, dan betalen ze { smallworld-price } en kost elke verovering { smallworld-discount } minder.
smallworld-does-archaeologist = +{ smallworld-coins } voor elk artefact en elke legendarische plaats in bezit.
smallworld-does-farmer = +{ smallworld-coins } voor elk veld in bezit.
smallworld-does-fortified = Na het herverdelen een fort in elk gebied: +{ $fort_defense } verdediging, blijft in verval. Forten in de doos: { $forts }.
smallworld-does-fishing = +{ smallworld-coins } voor elk gebied in bezit dat aan een meer of zee grenst.
smallworld-does-mining = +{ smallworld-coins } voor elke grot in bezit.
smallworld-does-defensive = Een wachttoren op elk eigen veld waarvan ze de meeste buurgebieden bezitten: niets kan dat gebied raken. Torens in de doos: { $watchtowers }.
smallworld-does-intimidating = Verplaats { smallworld-times } een fiche uit een aangrenzend vijandelijk gebied naar een ander gebied van dat volk, of van de kaart als dat er niet is.
smallworld-does-explorer = +{ smallworld-coins } voor elk eiland met een eigen gebied.
smallworld-does-mountaineer = +{ smallworld-coins } voor elke berg in bezit.
smallworld-does-heroic = Eén keer per beurt verovert de kampioen gratis een aangrenzend gebied. Valt hij, dan haalt { smallworld-price } losgeld hem terug en gaat er geen fiche verloren.
smallworld-does-battle_master = +{ smallworld-coins } voor elk veroverd gebied dat niet leeg was.
smallworld-does-herbalist = +{ smallworld-coins } voor elke heuvel in bezit.
smallworld-does-swamp_walker = +{ smallworld-coins } voor elk moeras in bezit.
smallworld-does-portal_mage = Verwissel { smallworld-times } alle stukken van twee magische gebieden; bergen en legendarische plaatsen blijven liggen.
smallworld-does-blacksmith = Elke verovering kost { smallworld-discount } minder, minstens 1.
smallworld-does-seafaring = Geen overtocht te betalen naar landingsgebieden.
smallworld-does-bog_dweller = Wie een moeras van hen verovert, betaalt hun { smallworld-coins }, ook in verval.
smallworld-does-beast_master = Aan het begin van elke beurt een beest voor elke heuvel in bezit; beesten vechten die beurt mee als fiches. Beesten in de doos: { $beasts }.
smallworld-does-ranger = +{ smallworld-coins } voor elk bos in bezit.
smallworld-does-enraged = Een veroverd gebied met { $from_tokens } of meer vijandelijke fiches levert { smallworld-coins } per fiche op.

## artefacten en legendarische plaatsen
smallworld-tile-aegis_of_aggramar = Schild van Aggramar
    .text = Aan het eind van de beurt in een eigen gebied gelegd: tegenstanders moeten 2 munten betalen voor ze er iets kunnen doen.
smallworld-tile-ashes_of_alar = As van Al’ar
    .text = Eén keer per beurt: verover een gebied naar keuze op de kaart alsof het aangrenzend is.
smallworld-tile-frostmourne = Frostmourne
    .text = Eén keer per beurt: een verovering kost 2 fiches minder, minstens 1.
smallworld-tile-heart_of_azeroth = Hart van Azeroth
    .text = Aan het eind van de beurt in een eigen gebied gelegd: elke tegenstander met een actief volk in een aangrenzend gebied geeft je 1 munt.
smallworld-tile-doomhammer = Doemhamer
    .text = Eén keer per beurt: verover een gebied met één enkel fiche door 2 munten te betalen aan de bezitter of de bank.
smallworld-tile-well_of_eternity = Bron der Eeuwigheid
    .text = Gaat naar het water van zijn eiland. Het volk met de meeste gebieden eromheen krijgt 2 munten, ook in verval.
smallworld-tile-dark_portal = De Duistere Poort
    .text = +2 munten aan het eind van de beurt.
smallworld-tile-spirit_healer = Geestgenezer
    .text = Bij elke herverdeling een extra fiche uit de bak.
smallworld-tile-lights_hope_chapel = Kapel van de Hoop van het Licht
    .text = Bij een aanval op dit gebied gaat geen fiche verloren.
smallworld-tile-karazhan = Karazhan
    .text = +1 munt voor elk ander gebied in bezit met het landschap van dit gebied.
smallworld-tile-battleground = Slagveld
    .text = Een tweede gebied van hetzelfde vijandige volk geeft de factiebonus nog eens; een neutraal volk mag voor de beurt een kant kiezen.
smallworld-tile-meeting_stone = Ontmoetingssteen
    .text = Geen overtocht te betalen naar landingsgebieden.

## eilanden
smallworld-face-l1a = Spiegelmeer
smallworld-face-l1b = Slokbaai
smallworld-face-l2a = Ankerburcht
smallworld-face-l2b = Kraterdal
smallworld-face-m1a = Drievoorde
smallworld-face-m1b = Droogsteen
smallworld-face-m2a = Haakeiland
smallworld-face-m2b = Poelzicht
smallworld-face-s1a = Splinter
smallworld-face-s1b = Traandruppel
smallworld-face-s2a = Kreekrots
smallworld-face-s2b = Eenzame Akker
smallworld-region-l1a_1 = Noordwestheuvel (Spiegelmeer)
    .the = de noordwestelijke heuvel (Spiegelmeer)
    .in = op de noordwestelijke heuvel (Spiegelmeer)
    .from = van de noordwestelijke heuvel (Spiegelmeer)
smallworld-region-l1a_9 = Zuidoostheuvel (Spiegelmeer)
    .the = de zuidoostelijke heuvel (Spiegelmeer)
    .in = op de zuidoostelijke heuvel (Spiegelmeer)
    .from = van de zuidoostelijke heuvel (Spiegelmeer)
smallworld-region-l1a_2 = Westveld (Spiegelmeer)
    .the = het westelijke veld (Spiegelmeer)
    .in = op het westelijke veld (Spiegelmeer)
    .from = van het westelijke veld (Spiegelmeer)
smallworld-region-l1a_7 = Oostveld (Spiegelmeer)
    .the = het oostelijke veld (Spiegelmeer)
    .in = op het oostelijke veld (Spiegelmeer)
    .from = van het oostelijke veld (Spiegelmeer)
smallworld-region-l1a_3 = Noordberg (Spiegelmeer)
    .the = de noordelijke berg (Spiegelmeer)
    .in = op de noordelijke berg (Spiegelmeer)
    .from = van de noordelijke berg (Spiegelmeer)
smallworld-region-l1a_5 = Westberg (Spiegelmeer)
    .the = de westelijke berg (Spiegelmeer)
    .in = op de westelijke berg (Spiegelmeer)
    .from = van de westelijke berg (Spiegelmeer)
smallworld-region-l1a_10 = Zuidoostberg (Spiegelmeer)
    .the = de zuidoostelijke berg (Spiegelmeer)
    .in = op de zuidoostelijke berg (Spiegelmeer)
    .from = van de zuidoostelijke berg (Spiegelmeer)
smallworld-region-l1a_4 = Noordoostmoeras (Spiegelmeer)
    .the = het noordoostelijke moeras (Spiegelmeer)
    .in = in het noordoostelijke moeras (Spiegelmeer)
    .from = uit het noordoostelijke moeras (Spiegelmeer)
smallworld-region-l1a_8 = Zuidwestmoeras (Spiegelmeer)
    .the = het zuidwestelijke moeras (Spiegelmeer)
    .in = in het zuidwestelijke moeras (Spiegelmeer)
    .from = uit het zuidwestelijke moeras (Spiegelmeer)
smallworld-region-l1a_6 = Noordwestbos (Spiegelmeer)
    .the = het noordwestelijke bos (Spiegelmeer)
    .in = in het noordwestelijke bos (Spiegelmeer)
    .from = uit het noordwestelijke bos (Spiegelmeer)
smallworld-region-l1a_11 = Zuidoostbos (Spiegelmeer)
    .the = het zuidoostelijke bos (Spiegelmeer)
    .in = in het zuidoostelijke bos (Spiegelmeer)
    .from = uit het zuidoostelijke bos (Spiegelmeer)
smallworld-region-l1a_w = Meer (Spiegelmeer)
    .the = het meer (Spiegelmeer)
    .in = op het meer (Spiegelmeer)
    .from = van het meer (Spiegelmeer)
smallworld-region-l1b_1 = Westmoeras (Slokbaai)
    .the = het westelijke moeras (Slokbaai)
    .in = in het westelijke moeras (Slokbaai)
    .from = uit het westelijke moeras (Slokbaai)
smallworld-region-l1b_4 = Oostmoeras (Slokbaai)
    .the = het oostelijke moeras (Slokbaai)
    .in = in het oostelijke moeras (Slokbaai)
    .from = uit het oostelijke moeras (Slokbaai)
smallworld-region-l1b_2 = Noordwestveld (Slokbaai)
    .the = het noordwestelijke veld (Slokbaai)
    .in = op het noordwestelijke veld (Slokbaai)
    .from = van het noordwestelijke veld (Slokbaai)
smallworld-region-l1b_9 = Zuidoostveld (Slokbaai)
    .the = het zuidoostelijke veld (Slokbaai)
    .in = op het zuidoostelijke veld (Slokbaai)
    .from = van het zuidoostelijke veld (Slokbaai)
smallworld-region-l1b_3 = Oostberg (Slokbaai)
    .the = de oostelijke berg (Slokbaai)
    .in = op de oostelijke berg (Slokbaai)
    .from = van de oostelijke berg (Slokbaai)
smallworld-region-l1b_5 = Westberg (Slokbaai)
    .the = de westelijke berg (Slokbaai)
    .in = op de westelijke berg (Slokbaai)
    .from = van de westelijke berg (Slokbaai)
smallworld-region-l1b_7 = Zuidberg (Slokbaai)
    .the = de zuidelijke berg (Slokbaai)
    .in = op de zuidelijke berg (Slokbaai)
    .from = van de zuidelijke berg (Slokbaai)
smallworld-region-l1b_6 = Westheuvel (Slokbaai)
    .the = de westelijke heuvel (Slokbaai)
    .in = op de westelijke heuvel (Slokbaai)
    .from = van de westelijke heuvel (Slokbaai)
smallworld-region-l1b_11 = Oostheuvel (Slokbaai)
    .the = de oostelijke heuvel (Slokbaai)
    .in = op de oostelijke heuvel (Slokbaai)
    .from = van de oostelijke heuvel (Slokbaai)
smallworld-region-l1b_8 = Noordoostbos (Slokbaai)
    .the = het noordoostelijke bos (Slokbaai)
    .in = in het noordoostelijke bos (Slokbaai)
    .from = uit het noordoostelijke bos (Slokbaai)
smallworld-region-l1b_10 = Zuidwestbos (Slokbaai)
    .the = het zuidwestelijke bos (Slokbaai)
    .in = in het zuidwestelijke bos (Slokbaai)
    .from = uit het zuidwestelijke bos (Slokbaai)
smallworld-region-l1b_w = Zee (Slokbaai)
    .the = de zee (Slokbaai)
    .in = op de zee (Slokbaai)
    .from = van de zee (Slokbaai)
smallworld-region-l2a_1 = Noordwestberg (Ankerburcht)
    .the = de noordwestelijke berg (Ankerburcht)
    .in = op de noordwestelijke berg (Ankerburcht)
    .from = van de noordwestelijke berg (Ankerburcht)
smallworld-region-l2a_5 = Oostberg (Ankerburcht)
    .the = de oostelijke berg (Ankerburcht)
    .in = op de oostelijke berg (Ankerburcht)
    .from = van de oostelijke berg (Ankerburcht)
smallworld-region-l2a_7 = Zuidwestberg (Ankerburcht)
    .the = de zuidwestelijke berg (Ankerburcht)
    .in = op de zuidwestelijke berg (Ankerburcht)
    .from = van de zuidwestelijke berg (Ankerburcht)
smallworld-region-l2a_2 = Noordoostveld (Ankerburcht)
    .the = het noordoostelijke veld (Ankerburcht)
    .in = op het noordoostelijke veld (Ankerburcht)
    .from = van het noordoostelijke veld (Ankerburcht)
smallworld-region-l2a_11 = Zuidwestveld (Ankerburcht)
    .the = het zuidwestelijke veld (Ankerburcht)
    .in = op het zuidwestelijke veld (Ankerburcht)
    .from = van het zuidwestelijke veld (Ankerburcht)
smallworld-region-l2a_3 = Noordwestheuvel (Ankerburcht)
    .the = de noordwestelijke heuvel (Ankerburcht)
    .in = op de noordwestelijke heuvel (Ankerburcht)
    .from = van de noordwestelijke heuvel (Ankerburcht)
smallworld-region-l2a_9 = Zuidoostheuvel (Ankerburcht)
    .the = de zuidoostelijke heuvel (Ankerburcht)
    .in = op de zuidoostelijke heuvel (Ankerburcht)
    .from = van de zuidoostelijke heuvel (Ankerburcht)
smallworld-region-l2a_4 = Westbos (Ankerburcht)
    .the = het westelijke bos (Ankerburcht)
    .in = in het westelijke bos (Ankerburcht)
    .from = uit het westelijke bos (Ankerburcht)
smallworld-region-l2a_6 = Oostbos (Ankerburcht)
    .the = het oostelijke bos (Ankerburcht)
    .in = in het oostelijke bos (Ankerburcht)
    .from = uit het oostelijke bos (Ankerburcht)
smallworld-region-l2a_8 = Westmoeras (Ankerburcht)
    .the = het westelijke moeras (Ankerburcht)
    .in = in het westelijke moeras (Ankerburcht)
    .from = uit het westelijke moeras (Ankerburcht)
smallworld-region-l2a_10 = Oostmoeras (Ankerburcht)
    .the = het oostelijke moeras (Ankerburcht)
    .in = in het oostelijke moeras (Ankerburcht)
    .from = uit het oostelijke moeras (Ankerburcht)
smallworld-region-l2a_w = Zee (Ankerburcht)
    .the = de zee (Ankerburcht)
    .in = op de zee (Ankerburcht)
    .from = van de zee (Ankerburcht)
smallworld-region-l2b_1 = Noordoostveld (Kraterdal)
    .the = het noordoostelijke veld (Kraterdal)
    .in = op het noordoostelijke veld (Kraterdal)
    .from = van het noordoostelijke veld (Kraterdal)
smallworld-region-l2b_9 = Zuidwestveld (Kraterdal)
    .the = het zuidwestelijke veld (Kraterdal)
    .in = op het zuidwestelijke veld (Kraterdal)
    .from = van het zuidwestelijke veld (Kraterdal)
smallworld-region-l2b_2 = Noordbos (Kraterdal)
    .the = het noordelijke bos (Kraterdal)
    .in = in het noordelijke bos (Kraterdal)
    .from = uit het noordelijke bos (Kraterdal)
smallworld-region-l2b_7 = Zuidbos (Kraterdal)
    .the = het zuidelijke bos (Kraterdal)
    .in = in het zuidelijke bos (Kraterdal)
    .from = uit het zuidelijke bos (Kraterdal)
smallworld-region-l2b_3 = Noordoostberg (Kraterdal)
    .the = de noordoostelijke berg (Kraterdal)
    .in = op de noordoostelijke berg (Kraterdal)
    .from = van de noordoostelijke berg (Kraterdal)
smallworld-region-l2b_5 = Westberg (Kraterdal)
    .the = de westelijke berg (Kraterdal)
    .in = op de westelijke berg (Kraterdal)
    .from = van de westelijke berg (Kraterdal)
smallworld-region-l2b_11 = Zuidoostberg (Kraterdal)
    .the = de zuidoostelijke berg (Kraterdal)
    .in = op de zuidoostelijke berg (Kraterdal)
    .from = van de zuidoostelijke berg (Kraterdal)
smallworld-region-l2b_4 = Noordwestmoeras (Kraterdal)
    .the = het noordwestelijke moeras (Kraterdal)
    .in = in het noordwestelijke moeras (Kraterdal)
    .from = uit het noordwestelijke moeras (Kraterdal)
smallworld-region-l2b_10 = Zuidoostmoeras (Kraterdal)
    .the = het zuidoostelijke moeras (Kraterdal)
    .in = in het zuidoostelijke moeras (Kraterdal)
    .from = uit het zuidoostelijke moeras (Kraterdal)
smallworld-region-l2b_6 = Westheuvel (Kraterdal)
    .the = de westelijke heuvel (Kraterdal)
    .in = op de westelijke heuvel (Kraterdal)
    .from = van de westelijke heuvel (Kraterdal)
smallworld-region-l2b_8 = Oostheuvel (Kraterdal)
    .the = de oostelijke heuvel (Kraterdal)
    .in = op de oostelijke heuvel (Kraterdal)
    .from = van de oostelijke heuvel (Kraterdal)
smallworld-region-l2b_w = Meer (Kraterdal)
    .the = het meer (Kraterdal)
    .in = op het meer (Kraterdal)
    .from = van het meer (Kraterdal)
smallworld-region-m1a_1 = Moeras (Drievoorde)
    .the = het moeras (Drievoorde)
    .in = in het moeras (Drievoorde)
    .from = uit het moeras (Drievoorde)
smallworld-region-m1a_2 = Noordoostbos (Drievoorde)
    .the = het noordoostelijke bos (Drievoorde)
    .in = in het noordoostelijke bos (Drievoorde)
    .from = uit het noordoostelijke bos (Drievoorde)
smallworld-region-m1a_8 = Zuidwestbos (Drievoorde)
    .the = het zuidwestelijke bos (Drievoorde)
    .in = in het zuidwestelijke bos (Drievoorde)
    .from = uit het zuidwestelijke bos (Drievoorde)
smallworld-region-m1a_3 = Westheuvel (Drievoorde)
    .the = de westelijke heuvel (Drievoorde)
    .in = op de westelijke heuvel (Drievoorde)
    .from = van de westelijke heuvel (Drievoorde)
smallworld-region-m1a_5 = Oostheuvel (Drievoorde)
    .the = de oostelijke heuvel (Drievoorde)
    .in = op de oostelijke heuvel (Drievoorde)
    .from = van de oostelijke heuvel (Drievoorde)
smallworld-region-m1a_4 = Westveld (Drievoorde)
    .the = het westelijke veld (Drievoorde)
    .in = op het westelijke veld (Drievoorde)
    .from = van het westelijke veld (Drievoorde)
smallworld-region-m1a_7 = Oostveld (Drievoorde)
    .the = het oostelijke veld (Drievoorde)
    .in = op het oostelijke veld (Drievoorde)
    .from = van het oostelijke veld (Drievoorde)
smallworld-region-m1a_6 = Westberg (Drievoorde)
    .the = de westelijke berg (Drievoorde)
    .in = op de westelijke berg (Drievoorde)
    .from = van de westelijke berg (Drievoorde)
smallworld-region-m1a_9 = Oostberg (Drievoorde)
    .the = de oostelijke berg (Drievoorde)
    .in = op de oostelijke berg (Drievoorde)
    .from = van de oostelijke berg (Drievoorde)
smallworld-region-m1a_w = Meer (Drievoorde)
    .the = het meer (Drievoorde)
    .in = op het meer (Drievoorde)
    .from = van het meer (Drievoorde)
smallworld-region-m1b_1 = Noordheuvel (Droogsteen)
    .the = de noordelijke heuvel (Droogsteen)
    .in = op de noordelijke heuvel (Droogsteen)
    .from = van de noordelijke heuvel (Droogsteen)
smallworld-region-m1b_8 = Zuidheuvel (Droogsteen)
    .the = de zuidelijke heuvel (Droogsteen)
    .in = op de zuidelijke heuvel (Droogsteen)
    .from = van de zuidelijke heuvel (Droogsteen)
smallworld-region-m1b_2 = Noordwestmoeras (Droogsteen)
    .the = het noordwestelijke moeras (Droogsteen)
    .in = in het noordwestelijke moeras (Droogsteen)
    .from = uit het noordwestelijke moeras (Droogsteen)
smallworld-region-m1b_9 = Zuidoostmoeras (Droogsteen)
    .the = het zuidoostelijke moeras (Droogsteen)
    .in = in het zuidoostelijke moeras (Droogsteen)
    .from = uit het zuidoostelijke moeras (Droogsteen)
smallworld-region-m1b_3 = Oostbos (Droogsteen)
    .the = het oostelijke bos (Droogsteen)
    .in = in het oostelijke bos (Droogsteen)
    .from = uit het oostelijke bos (Droogsteen)
smallworld-region-m1b_5 = Westbos (Droogsteen)
    .the = het westelijke bos (Droogsteen)
    .in = in het westelijke bos (Droogsteen)
    .from = uit het westelijke bos (Droogsteen)
smallworld-region-m1b_4 = Veld (Droogsteen)
    .the = het veld (Droogsteen)
    .in = op het veld (Droogsteen)
    .from = van het veld (Droogsteen)
smallworld-region-m1b_6 = Oostberg (Droogsteen)
    .the = de oostelijke berg (Droogsteen)
    .in = op de oostelijke berg (Droogsteen)
    .from = van de oostelijke berg (Droogsteen)
smallworld-region-m1b_7 = Westberg (Droogsteen)
    .the = de westelijke berg (Droogsteen)
    .in = op de westelijke berg (Droogsteen)
    .from = van de westelijke berg (Droogsteen)
smallworld-region-m2a_1 = Noordwestbos (Haakeiland)
    .the = het noordwestelijke bos (Haakeiland)
    .in = in het noordwestelijke bos (Haakeiland)
    .from = uit het noordwestelijke bos (Haakeiland)
smallworld-region-m2a_5 = Zuidoostbos (Haakeiland)
    .the = het zuidoostelijke bos (Haakeiland)
    .in = in het zuidoostelijke bos (Haakeiland)
    .from = uit het zuidoostelijke bos (Haakeiland)
smallworld-region-m2a_2 = Heuvel (Haakeiland)
    .the = de heuvel (Haakeiland)
    .in = op de heuvel (Haakeiland)
    .from = van de heuvel (Haakeiland)
smallworld-region-m2a_3 = Noordwestmoeras (Haakeiland)
    .the = het noordwestelijke moeras (Haakeiland)
    .in = in het noordwestelijke moeras (Haakeiland)
    .from = uit het noordwestelijke moeras (Haakeiland)
smallworld-region-m2a_9 = Zuidoostmoeras (Haakeiland)
    .the = het zuidoostelijke moeras (Haakeiland)
    .in = in het zuidoostelijke moeras (Haakeiland)
    .from = uit het zuidoostelijke moeras (Haakeiland)
smallworld-region-m2a_4 = Westberg (Haakeiland)
    .the = de westelijke berg (Haakeiland)
    .in = op de westelijke berg (Haakeiland)
    .from = van de westelijke berg (Haakeiland)
smallworld-region-m2a_6 = Oostberg (Haakeiland)
    .the = de oostelijke berg (Haakeiland)
    .in = op de oostelijke berg (Haakeiland)
    .from = van de oostelijke berg (Haakeiland)
smallworld-region-m2a_7 = Oostveld (Haakeiland)
    .the = het oostelijke veld (Haakeiland)
    .in = op het oostelijke veld (Haakeiland)
    .from = van het oostelijke veld (Haakeiland)
smallworld-region-m2a_8 = Westveld (Haakeiland)
    .the = het westelijke veld (Haakeiland)
    .in = op het westelijke veld (Haakeiland)
    .from = van het westelijke veld (Haakeiland)
smallworld-region-m2a_w = Zee (Haakeiland)
    .the = de zee (Haakeiland)
    .in = op de zee (Haakeiland)
    .from = van de zee (Haakeiland)
smallworld-region-m2b_1 = Noordwestheuvel (Poelzicht)
    .the = de noordwestelijke heuvel (Poelzicht)
    .in = op de noordwestelijke heuvel (Poelzicht)
    .from = van de noordwestelijke heuvel (Poelzicht)
smallworld-region-m2b_6 = Zuidoostheuvel (Poelzicht)
    .the = de zuidoostelijke heuvel (Poelzicht)
    .in = op de zuidoostelijke heuvel (Poelzicht)
    .from = van de zuidoostelijke heuvel (Poelzicht)
smallworld-region-m2b_2 = Noordmoeras (Poelzicht)
    .the = het noordelijke moeras (Poelzicht)
    .in = in het noordelijke moeras (Poelzicht)
    .from = uit het noordelijke moeras (Poelzicht)
smallworld-region-m2b_8 = Zuidmoeras (Poelzicht)
    .the = het zuidelijke moeras (Poelzicht)
    .in = in het zuidelijke moeras (Poelzicht)
    .from = uit het zuidelijke moeras (Poelzicht)
smallworld-region-m2b_3 = Oostveld (Poelzicht)
    .the = het oostelijke veld (Poelzicht)
    .in = op het oostelijke veld (Poelzicht)
    .from = van het oostelijke veld (Poelzicht)
smallworld-region-m2b_4 = Westveld (Poelzicht)
    .the = het westelijke veld (Poelzicht)
    .in = op het westelijke veld (Poelzicht)
    .from = van het westelijke veld (Poelzicht)
smallworld-region-m2b_5 = Westberg (Poelzicht)
    .the = de westelijke berg (Poelzicht)
    .in = op de westelijke berg (Poelzicht)
    .from = van de westelijke berg (Poelzicht)
smallworld-region-m2b_7 = Oostberg (Poelzicht)
    .the = de oostelijke berg (Poelzicht)
    .in = op de oostelijke berg (Poelzicht)
    .from = van de oostelijke berg (Poelzicht)
smallworld-region-m2b_9 = Bos (Poelzicht)
    .the = het bos (Poelzicht)
    .in = in het bos (Poelzicht)
    .from = uit het bos (Poelzicht)
smallworld-region-m2b_w = Meer (Poelzicht)
    .the = het meer (Poelzicht)
    .in = op het meer (Poelzicht)
    .from = van het meer (Poelzicht)
smallworld-region-s1a_1 = Moeras (Splinter)
    .the = het moeras (Splinter)
    .in = in het moeras (Splinter)
    .from = uit het moeras (Splinter)
smallworld-region-s1a_2 = Heuvel (Splinter)
    .the = de heuvel (Splinter)
    .in = op de heuvel (Splinter)
    .from = van de heuvel (Splinter)
smallworld-region-s1a_3 = Noordoostveld (Splinter)
    .the = het noordoostelijke veld (Splinter)
    .in = op het noordoostelijke veld (Splinter)
    .from = van het noordoostelijke veld (Splinter)
smallworld-region-s1a_6 = Zuidwestveld (Splinter)
    .the = het zuidwestelijke veld (Splinter)
    .in = op het zuidwestelijke veld (Splinter)
    .from = van het zuidwestelijke veld (Splinter)
smallworld-region-s1a_4 = Westbos (Splinter)
    .the = het westelijke bos (Splinter)
    .in = in het westelijke bos (Splinter)
    .from = uit het westelijke bos (Splinter)
smallworld-region-s1a_7 = Oostbos (Splinter)
    .the = het oostelijke bos (Splinter)
    .in = in het oostelijke bos (Splinter)
    .from = uit het oostelijke bos (Splinter)
smallworld-region-s1a_5 = Berg (Splinter)
    .the = de berg (Splinter)
    .in = op de berg (Splinter)
    .from = van de berg (Splinter)
smallworld-region-s1b_1 = Heuvel (Traandruppel)
    .the = de heuvel (Traandruppel)
    .in = op de heuvel (Traandruppel)
    .from = van de heuvel (Traandruppel)
smallworld-region-s1b_2 = Berg (Traandruppel)
    .the = de berg (Traandruppel)
    .in = op de berg (Traandruppel)
    .from = van de berg (Traandruppel)
smallworld-region-s1b_3 = Noordoostbos (Traandruppel)
    .the = het noordoostelijke bos (Traandruppel)
    .in = in het noordoostelijke bos (Traandruppel)
    .from = uit het noordoostelijke bos (Traandruppel)
smallworld-region-s1b_6 = Zuidwestbos (Traandruppel)
    .the = het zuidwestelijke bos (Traandruppel)
    .in = in het zuidwestelijke bos (Traandruppel)
    .from = uit het zuidwestelijke bos (Traandruppel)
smallworld-region-s1b_4 = Noordwestmoeras (Traandruppel)
    .the = het noordwestelijke moeras (Traandruppel)
    .in = in het noordwestelijke moeras (Traandruppel)
    .from = uit het noordwestelijke moeras (Traandruppel)
smallworld-region-s1b_7 = Zuidoostmoeras (Traandruppel)
    .the = het zuidoostelijke moeras (Traandruppel)
    .in = in het zuidoostelijke moeras (Traandruppel)
    .from = uit het zuidoostelijke moeras (Traandruppel)
smallworld-region-s1b_5 = Veld (Traandruppel)
    .the = het veld (Traandruppel)
    .in = op het veld (Traandruppel)
    .from = van het veld (Traandruppel)
smallworld-region-s1b_w = Meer (Traandruppel)
    .the = het meer (Traandruppel)
    .in = op het meer (Traandruppel)
    .from = van het meer (Traandruppel)
smallworld-region-s2a_1 = Veld (Kreekrots)
    .the = het veld (Kreekrots)
    .in = op het veld (Kreekrots)
    .from = van het veld (Kreekrots)
smallworld-region-s2a_2 = Noordoostmoeras (Kreekrots)
    .the = het noordoostelijke moeras (Kreekrots)
    .in = in het noordoostelijke moeras (Kreekrots)
    .from = uit het noordoostelijke moeras (Kreekrots)
smallworld-region-s2a_6 = Zuidwestmoeras (Kreekrots)
    .the = het zuidwestelijke moeras (Kreekrots)
    .in = in het zuidwestelijke moeras (Kreekrots)
    .from = uit het zuidwestelijke moeras (Kreekrots)
smallworld-region-s2a_3 = Bos (Kreekrots)
    .the = het bos (Kreekrots)
    .in = in het bos (Kreekrots)
    .from = uit het bos (Kreekrots)
smallworld-region-s2a_4 = Noordwestheuvel (Kreekrots)
    .the = de noordwestelijke heuvel (Kreekrots)
    .in = op de noordwestelijke heuvel (Kreekrots)
    .from = van de noordwestelijke heuvel (Kreekrots)
smallworld-region-s2a_7 = Zuidoostheuvel (Kreekrots)
    .the = de zuidoostelijke heuvel (Kreekrots)
    .in = op de zuidoostelijke heuvel (Kreekrots)
    .from = van de zuidoostelijke heuvel (Kreekrots)
smallworld-region-s2a_5 = Berg (Kreekrots)
    .the = de berg (Kreekrots)
    .in = op de berg (Kreekrots)
    .from = van de berg (Kreekrots)
smallworld-region-s2a_w = Zee (Kreekrots)
    .the = de zee (Kreekrots)
    .in = op de zee (Kreekrots)
    .from = van de zee (Kreekrots)
smallworld-region-s2b_1 = Noordveld (Eenzame Akker)
    .the = het noordelijke veld (Eenzame Akker)
    .in = op het noordelijke veld (Eenzame Akker)
    .from = van het noordelijke veld (Eenzame Akker)
smallworld-region-s2b_5 = Zuidveld (Eenzame Akker)
    .the = het zuidelijke veld (Eenzame Akker)
    .in = op het zuidelijke veld (Eenzame Akker)
    .from = van het zuidelijke veld (Eenzame Akker)
smallworld-region-s2b_2 = Bos (Eenzame Akker)
    .the = het bos (Eenzame Akker)
    .in = in het bos (Eenzame Akker)
    .from = uit het bos (Eenzame Akker)
smallworld-region-s2b_3 = Westheuvel (Eenzame Akker)
    .the = de westelijke heuvel (Eenzame Akker)
    .in = op de westelijke heuvel (Eenzame Akker)
    .from = van de westelijke heuvel (Eenzame Akker)
smallworld-region-s2b_6 = Oostheuvel (Eenzame Akker)
    .the = de oostelijke heuvel (Eenzame Akker)
    .in = op de oostelijke heuvel (Eenzame Akker)
    .from = van de oostelijke heuvel (Eenzame Akker)
smallworld-region-s2b_4 = Moeras (Eenzame Akker)
    .the = het moeras (Eenzame Akker)
    .in = in het moeras (Eenzame Akker)
    .from = uit het moeras (Eenzame Akker)
smallworld-region-s2b_7 = Berg (Eenzame Akker)
    .the = de berg (Eenzame Akker)
    .in = op de berg (Eenzame Akker)
    .from = van de berg (Eenzame Akker)

## dingen, werkwoorden, gebeurtenissen, vragen, redenen
smallworld-terrain-field = veld
smallworld-terrain-hill = heuvel
smallworld-terrain-forest = bos
smallworld-terrain-swamp = moeras
smallworld-terrain-mountain = berg
smallworld-terrain-lake = meer
smallworld-terrain-sea = zee
smallworld-faction-neutral = neutraal
    .the = de neutrale volken
smallworld-faction-alliance = Alliantie
    .the = de Alliantie
smallworld-faction-horde = Horde
    .the = de Horde
smallworld-form-human = mensengedaante
smallworld-form-worgen = worgengedaante
smallworld-piece-token = fiche
    .a = een fiche
smallworld-piece-beast = beest
    .a = een beest
smallworld-piece-champion = kampioen
    .a = de kampioen
smallworld-piece-fort = fort
    .a = een fort
smallworld-piece-wall = wispmuur
    .a = een wispmuur
smallworld-tool-ashes_of_alar = As van Al’ar
smallworld-tool-frostmourne = Frostmourne
smallworld-tool-doomhammer = Doemhamer
smallworld-tool-place_lore = Kennis van plaatsen
smallworld-token-anchor = landingsgebied
smallworld-token-cave = grot
smallworld-token-magic = magie
smallworld-token-murloc = murlocsymbool
smallworld-token-face_down = onbekende tegel
smallworld-token-tower = wachttoren
smallworld-token-bomb = bom
smallworld-token-objective = militair doel
smallworld-token-harmony = harmoniefiche
smallworld-verb-choose = Neem de { $race }
    .group = Een set nemen
smallworld-verb-expand = Uitbreiden
smallworld-verb-decline = In verval raken
    .here = In verval
smallworld-verb-form = Neem de { $form } aan
    .group = Een gedaante kiezen
    .here = { $form }
smallworld-verb-side = Vecht voor de { $faction }
    .group = Een kant kiezen
smallworld-verb-abandon = Verlaat { $region-the }
    .group = Een gebied verlaten
    .here = Verlaat het gebied
smallworld-verb-lift = Neem het fiche naast de kampioen op { $region-in }
    .group = Een fiche opnemen
    .here = Neem het fiche naast de kampioen op
smallworld-verb-ready = Op verovering gaan
smallworld-verb-conquer = Verover { $region-the }
    .group = Veroveren
    .here = Verover
smallworld-verb-attempt = Laatste poging op { $region-the }
    .group = Laatste poging met de versterkingsdobbelsteen
    .here = Gooi de dobbelsteen
smallworld-verb-strike = Luchtaanval op { $region-the }
    .group = Luchtaanval
    .here = Luchtaanval
smallworld-verb-champion = Stuur de kampioen naar { $region-the }
    .group = De kampioen sturen
    .here = Stuur de kampioen
smallworld-verb-use = Gebruik “{ $tool }”
    .group = Voor de volgende verovering gebruiken
smallworld-verb-steal = Trek “{ $tile }” naar { $region-the }
    .group = Een artefact nemen
    .here = Trek “{ $tile }” hierheen
smallworld-verb-intimidate = Intimideer { $region-the }
    .group = Intimideren
    .here = Intimideer
smallworld-verb-move = Verplaats { $piece-a }
    .group = Wat verplaats je?
smallworld-verb-send = Stuur naar { $region-the }
    .group = Waarheen?
    .here = Stuur het hierheen
smallworld-verb-portal = Open een portaal { $region-in }
    .group = Een portaal openen
    .here = Open hier een portaal
smallworld-verb-swap = Verwissel met { $region-the }
    .group = Verwisselen met
    .here = Verwissel met dit gebied
smallworld-verb-stop = Veroveringen beëindigen
smallworld-verb-roll = Gooi de dobbelsteen
smallworld-verb-hold = Niet gooien
smallworld-verb-buy = { $count ->
    [0] Wek geen Verlatenen
    [one] Wek één Verlatene
   *[other] Wek { $count } Verlatenen
}
    .group = Verlatenen wekken
    .here = { $count ->
        [0] Wek niemand
        [one] Wek { $count } Verlatene
       *[other] Wek { $count } Verlatenen
    }
smallworld-verb-gather = Neem vrije fiches op { $region-from }
    .group = Vrije fiches opnemen
    .here = Neem de vrije fiches op
smallworld-verb-place = Plaats een fiche { $region-in }
    .group = Een fiche plaatsen
    .here = Plaats een fiche
smallworld-verb-place_beast = Plaats een beest { $region-in }
    .group = Een beest plaatsen
    .here = Plaats een beest
smallworld-verb-place_champion = Plaats de kampioen { $region-in }
    .group = De kampioen plaatsen
    .here = Plaats de kampioen
smallworld-verb-exchange = Ruil een fiche voor een beest { $region-in }
    .group = Een fiche voor een beest ruilen
    .here = Ruil een fiche voor een beest
smallworld-verb-lift_beast = Neem een beest op { $region-from }
    .group = Neem een beest op
    .here = Neem een beest op
smallworld-verb-spread = Gelijk verdelen
smallworld-verb-done = Klaar
smallworld-verb-fortify = Bouw een fort { $region-in }
    .group = Een fort bouwen
    .here = Bouw een fort
smallworld-verb-watch = Bouw een wachttoren { $region-in }
    .group = Een wachttoren bouwen
    .here = Bouw een wachttoren
smallworld-verb-lay = Leg “{ $tile }” { $region-in }
    .group = Een artefact leggen
    .here = Leg “{ $tile }” hier
smallworld-verb-bomb = Leg een bom { $region-in }
    .group = Een bom leggen
    .here = Leg een bom
smallworld-verb-target = Leg een doel { $region-in }
    .group = Een militair doel leggen
    .here = Leg een doel
smallworld-verb-pay = Betaal de tol
smallworld-verb-refuse = Niet betalen
smallworld-event-round = Ronde { $number }
smallworld-event-turn =
    { $seat-person ->
        [you] Jij bent aan de beurt
       *[other] { $seat } is aan de beurt
    }
smallworld-event-chose =
    { $seat-person ->
        [you] Je neemt { smallworld-paid } de { $race } ({ $power }) met { smallworld-some-tokens }{ smallworld-coins-found }.
       *[other] { $seat } neemt { smallworld-paid } de { $race } ({ $power }) met { smallworld-some-tokens }{ smallworld-coins-found }.
    }
smallworld-event-column = De { $race } ({ $power }) komen in de kolom.
smallworld-event-declined =
    { $seat-person ->
        [you] Je { $race } raken in verval.
       *[other] { $seat } laat de { $race } in verval raken.
    }
smallworld-event-vanished =
    { $seat-person ->
        [you] Je laatste { $race } zijn verdwenen.
       *[other] De laatste { $race } van { $seat } zijn verdwenen.
    }
smallworld-event-readied =
    { $seat-person ->
        [you] Je maakt je troepen klaar: { smallworld-some-tokens } in de hand.
       *[other] { $seat } maakt de troepen klaar: { smallworld-some-tokens } in de hand.
    }
smallworld-event-abandoned =
    { $seat-person ->
        [you] Je verlaat { $region-the }.
       *[other] { $seat } verlaat { $region-the }.
    }
smallworld-event-conquered =
    { $seat-person ->
        [you] Je verovert { $region-the }{ smallworld-taken-from } { smallworld-strength }.
       *[other] { $seat } verovert { $region-the }{ smallworld-taken-from } { smallworld-strength }.
    }
smallworld-event-attempted =
    { $seat-person ->
        [you] Je doet een laatste poging op { $region-the }: { $needed } nodig, { $die } gegooid.
       *[other] { $seat } doet een laatste poging op { $region-the }: { $needed } nodig, { $die } gegooid.
    }
smallworld-event-struck =
    { $seat-person ->
        [you] Je doet een luchtaanval op { $region-the }.
       *[other] { $seat } doet een luchtaanval op { $region-the }.
    }
smallworld-event-strike_die = De worp voor de luchtaanval is { $die }.
smallworld-event-strike_failed = De luchtaanval op { $region-the } mislukt.
smallworld-event-repelled = De aanval op { $region-the } mislukt.
smallworld-event-lost = De { $occupant } verliezen { smallworld-some-tokens } { $region-in }.
smallworld-event-withdrew =
    { $seat-person ->
        [you] Je neemt { smallworld-some-tokens } { $region-from } terug in de hand.
       *[other] { $seat } neemt { smallworld-some-tokens } { $region-from } terug in de hand.
    }
smallworld-event-saved =
    { $seat-person ->
        [you] Het Licht redt een fiche van jou { $region-in }.
       *[other] Het Licht redt een fiche van { $seat } { $region-in }.
    }
smallworld-event-ransomed =
    { $seat-person ->
        [you] Je koopt je kampioen vrij.
       *[other] { $seat } koopt de kampioen vrij.
    }
smallworld-event-captured =
    { $seat-person ->
        [you] Je hebt geen munt voor het losgeld: je kampioen is verloren.
       *[other] { $seat } heeft geen munt voor het losgeld: de kampioen is verloren.
    }
smallworld-event-revealed = “{ $tile }” wordt ontdekt { $region-in }.
smallworld-event-used =
    { $seat-person ->
        [you] Je gebruikt “{ $tool }” voor de volgende verovering.
       *[other] { $seat } gebruikt “{ $tool }” voor de volgende verovering.
    }
smallworld-event-carried = “{ $tile }” gaat naar { $region-the }.
smallworld-event-sided =
    { $seat-person ->
        [you] Je vecht deze beurt voor { $faction-the }.
       *[other] { $seat } vecht deze beurt voor { $faction-the }.
    }
smallworld-event-formed =
    { $seat-person ->
        [you] Je Worgen nemen de { $form } aan.
       *[other] De Worgen van { $seat } nemen de { $form } aan.
    }
smallworld-event-intimidated =
    { $seat-person ->
        [you] Je intimideert { $piece-a } { $region-in }.
       *[other] { $seat } intimideert { $piece-a } { $region-in }.
    }
smallworld-event-moved = Er gaat { $piece-a } { $region-from } naar { $goal-the }.
smallworld-event-swapped =
    { $seat-person ->
        [you] Je verwisselt { $region-the } en { $goal-the }.
       *[other] { $seat } verwisselt { $region-the } en { $goal-the }.
    }
smallworld-event-raised =
    { $seat-person ->
        [you] Je wekt { smallworld-some-forsaken }.
       *[other] { $seat } wekt { smallworld-some-forsaken }.
    }
smallworld-event-healed =
    { $seat-person ->
        [you] Je krijgt één fiche van de Geestgenezer.
       *[other] { $seat } krijgt één fiche van de Geestgenezer.
    }
smallworld-event-tamed =
    { $seat-person ->
        [you] Je temt { smallworld-some-beasts }.
       *[other] { $seat } temt { smallworld-some-beasts }.
    }
smallworld-event-gathered =
    { $seat-person ->
        [you] Je neemt { smallworld-some-tokens } op { $region-from }.
       *[other] { $seat } neemt { smallworld-some-tokens } op { $region-from }.
    }
smallworld-event-redeployed =
    { $seat-person ->
        [you] Je herverdeelt je troepen{ smallworld-strongest-in }.
       *[other] { $seat } herverdeelt de troepen{ smallworld-strongest-in }.
    }
smallworld-event-placed =
    { $seat-person ->
        [you] Je plaatst { $piece-a } { $region-in }.
       *[other] { $seat } plaatst { $piece-a } { $region-in }.
    }
smallworld-event-built =
    { $seat-person ->
        [you] Je bouwt { $piece-a } { $region-in }.
       *[other] { $seat } bouwt { $piece-a } { $region-in }.
    }
smallworld-event-watched =
    { $seat-person ->
        [you]
            { $regions-count ->
                [0] Je hebt geen wachttoren.
                [one] Je hebt een wachttoren { $regions-in }.
               *[other] Je hebt wachttorens { $regions-in }.
            }
       *[other]
            { $regions-count ->
                [0] { $seat } heeft geen wachttoren.
                [one] { $seat } heeft een wachttoren { $regions-in }.
               *[other] { $seat } heeft wachttorens { $regions-in }.
            }
    }
smallworld-event-bombed =
    { $seat-person ->
        [you] Je legt een bom { $region-in }.
       *[other] { $seat } legt een bom { $region-in }.
    }
smallworld-event-bomb_back = De bom { $region-in } wordt ongezien teruggenomen.
smallworld-event-exploded = De bom { $region-in } ontploft!
smallworld-event-fizzled = De bom { $region-in } is een blindganger.
smallworld-event-targeted =
    { $seat-person ->
        [you] Je legt een militair doel { $region-in }.
       *[other] { $seat } legt een militair doel { $region-in }.
    }
smallworld-event-harmony =
    { $seat-person ->
        [you] Je krijgt een harmoniefiche van de Pandaren.
       *[other] { $seat } krijgt een harmoniefiche van de Pandaren.
    }
smallworld-event-paid =
    { $seat-person ->
        [you] Je betaalt { smallworld-some-coins }.
       *[other] { $seat } betaalt { smallworld-some-coins }.
    }
smallworld-event-received =
    { $seat-person ->
        [you] Je ontvangt { smallworld-some-coins }.
       *[other] { $seat } ontvangt { smallworld-some-coins }.
    }
smallworld-event-gained =
    { $seat-person ->
        [you] Je krijgt { smallworld-some-coins }.
       *[other] { $seat } krijgt { smallworld-some-coins }.
    }
smallworld-event-bonus =
    { $seat-person ->
        [you] Je krijgt { smallworld-some-coins } voor de verovering.
       *[other] { $seat } krijgt { smallworld-some-coins } voor de verovering.
    }
smallworld-event-income =
    { $seat-person ->
        [you] Je verdient { smallworld-some-coins }{ smallworld-income-parts }.
       *[other] { $seat } verdient { smallworld-some-coins }{ smallworld-income-parts }.
    }
smallworld-event-murlocs_took = De Murlocs veroveren { $region-the }{ smallworld-taken-from } { smallworld-strength }.
smallworld-event-murlocs_rolled = De Murlocs proberen { $region-the } te veroveren: { $needed } nodig, { $die } gegooid.
smallworld-event-murloc_turn = De Murlocs zijn aan de beurt: { smallworld-some-tokens }.
smallworld-event-murloc_income = De Murlocs krijgen { smallworld-some-coins }.
smallworld-event-game_over =
    { $best ->
        [one] Het spel is afgelopen. De winnende score is één munt.
       *[other] Het spel is afgelopen. De winnende score is { $best } munten.
    }
smallworld-prompt-choose_set = neem een volk met zijn speciale kracht
smallworld-prompt-expand_or_decline = uitbreiden met de { $race }, of ze in verval laten raken?
smallworld-prompt-abandon_regions = gebieden verlaten, of meteen veroveren?
    .detail = { $hand ->
        [one] één fiche in de hand
       *[other] { $hand } fiches in de hand
    }
smallworld-prompt-conquest = verover met de { $race }
    .detail = { $hand ->
        [one] één fiche in de hand
       *[other] { $hand } fiches in de hand
    }
smallworld-prompt-redeploy = herverdeel je troepen
    .detail = { $hand ->
        [0] geen fiche meer te plaatsen
        [one] één fiche te plaatsen
       *[other] { $hand } fiches te plaatsen
    }
smallworld-prompt-raise_forsaken = { $losses ->
    [one] één Verlatene wekken voor een munt?
   *[other] tot { $losses } Verlatenen wekken, voor elk een munt?
}
smallworld-prompt-strike_die = gooien voor de luchtaanval op { $region-the }?
    .detail = { $cost ->
        [one] Kost één fiche, je hebt er { $hand }
       *[other] Kost { $cost } fiches, je hebt er { $hand }
    }
smallworld-prompt-press_strike = { $missing ->
    [one] één fiche tekort: { $region-the } aanvallen als laatste poging ({ PERCENT($odds) })?
   *[other] { $missing } fiches tekort: { $region-the } aanvallen als laatste poging ({ PERCENT($odds) })?
}
smallworld-prompt-pay_for_bomb = { $coins ->
    [one] één munt betalen om de bom { $region-in } te laten werken?
   *[other] { $coins } munten betalen om de bom { $region-in } te laten werken?
}
smallworld-prompt-lay_bombs = leg bommen in aangrenzende gebieden
    .detail =
        { $bombs ->
            [one] nog één bom
           *[other] nog { $bombs } bommen
        }
smallworld-prompt-lay_objective = leg een militair doel
    .detail = { $left ->
        [one] nog één doel
       *[other] nog { $left } doelen
    }
smallworld-prompt-join_others = een enkel Taurenfiche moet weg { $region-from }: waarheen?
smallworld-prompt-choose_form = welke gedaante nemen de Worgen aan?
smallworld-prompt-choose_bomb = draai een bom om
smallworld-prompt-choose_fort = bouw een fort
    .detail = { $left ->
        [one] nog één fort
       *[other] nog { $left } forten
    }
smallworld-prompt-choose_tower = bouw een wachttoren
smallworld-prompt-choose_piece = wat verplaats je { $region-from }?
smallworld-prompt-send_piece = waarheen verplaats je { $piece-a } { $region-from }?
smallworld-prompt-choose_portal = met welk gebied verwissel je { $region-the }?
smallworld-prompt-lay_artifact = leg het artefact in een van je gebieden
smallworld-prompt-choose_side = aan welke kant vecht je deze beurt?
smallworld-why-needs_holder = “{ $word }” heeft iemand nodig die het gebied bezet.
smallworld-why-nobody_stands = Er moet iemand staan, of het gebied moet “{ $word }” zijn.
smallworld-why-other_side = { $word } is de andere kant van een eiland dat er al ligt.
smallworld-why-seat_needs_race = Plaats { $place } heeft hiervoor een volk nodig.
smallworld-why-nobody_has = Niemand heeft in deze stelling dit volk: { $race }.
smallworld-why-only_naga_on_water = Op het water leven alleen Naga.
smallworld-why-only_well_boxed = Alleen de Bron der Eeuwigheid gaat terug in de doos.
smallworld-why-well_in_water = De Bron der Eeuwigheid ligt in het water, elke andere plaats op het land.
smallworld-why-no_land = Dat is geen land op de eilanden van deze stelling: { $region }.
smallworld-why-one_tile_named = Alleen één tegel kan worden genoemd; bij meer zegt “{ $word }” welke er kunnen komen.
smallworld-why-murlocs_for_one = De Murlocs zijn alleen aan de beurt in het spel voor één speler.
smallworld-why-last_round = Ronde { $number } is de laatste.
smallworld-why-no_place_in_column = Er is in de kolom geen plaats meer voor dit volk: { $race }.
smallworld-why-no_team_of_one = Een teamspel vraagt minstens 2 spelers.
smallworld-why-murlocs_for_few = De wraak van de Murlocs is voor 1 of 2 spelers.
smallworld-why-decide_first = { $decision ->
    [abandon_regions] Verlaat eerst gebieden, of zeg dat je troepen gereed zijn.
    [conquest] Je bent aan het veroveren: verover, gebruik een vermogen of stop.
    [redeploy] Herverdeel eerst je troepen.
    [raise_forsaken] Beslis eerst hoeveel Verlatenen je wekt.
    [strike_die] Beslis eerst of je voor de luchtaanval gooit.
    [press_strike] Beslis eerst of de luchtaanval je laatste poging wordt.
    [pay_for_bomb] Beslis eerst of je voor de explosie betaalt.
    [lay_bombs] Leg eerst je bommen, of zeg dat je klaar bent.
    [lay_objective] Leg eerst je militaire doelen.
    [join_others] Kies eerst waar het alleenstaande Taurenfiche heen gaat.
    [choose_bomb] Kies eerst de bom die wordt omgedraaid.
    [choose_form] Kies eerst de gedaante van je Worgen.
    [choose_fort] Kies eerst waar de forten komen.
    [choose_tower] Kies eerst waar de wachttorens komen.
    [choose_piece] Kies eerst wat moet wijken.
    [send_piece] Kies eerst waar het fiche heen gaat.
    [choose_portal] Kies eerst het andere einde van het portaal.
    [lay_artifact] Leg eerst het artefact waar het om gaat.
    [choose_side] Kies eerst aan wiens kant je vecht.
   *[other] Eerst moet iets anders worden beslist.
}
smallworld-why-no_champion_there = Je hebt geen kampioen { $region-in }.
smallworld-why-nothing_to_spread = Er valt niets te verdelen.
smallworld-why-champion_not_in_hand = Je hebt de kampioen niet in de hand.
smallworld-why-bare_regions_first = Je laatste fiches moeten naar gebieden die anders leeg zouden blijven.
smallworld-why-no_beast_there = Er is geen beest { $region-in }.
smallworld-why-no_beast_in_hand = Je hebt geen beest in de hand.
smallworld-why-no_token_there = Er ligt geen fiche { $region-in } om voor een beest te ruilen.
smallworld-why-too_many_raised = Je kunt er geen { $count } wekken. Deze beurt door jou verdreven fiches: { $losses }; jouw munten: { $coins }; Verlatenen in de bak: { $tray }.
smallworld-why-no_bombs_left = Je hebt geen bommen meer.
smallworld-why-no_bomb_there = Er ligt geen bom { $region-in }.
smallworld-why-bomb_lies_there = Er ligt al een bom { $region-in }.
smallworld-why-no_active_opponent = Er is geen actief volk van een tegenstander { $region-in }.
smallworld-why-objective_lies_there = Er ligt al een militair doel { $region-in }.
smallworld-why-alliance_holds = Een volk van de Alliantie bezet { $region-the }.
smallworld-why-fort_stands = Er staat al een fort { $region-in }.
smallworld-why-no_majority = Een wachttoren kan hier niet: het moet een eigen veld zonder toren zijn waarvan je de meeste aangrenzende gebieden bezit ({ $region }).
smallworld-why-walls_first = Eerst moet het fort of de wispmuur { $region-in } weg.
smallworld-why-piece_not_there = Dat ligt niet { $region-in }: { $piece }.
smallworld-why-not_of_that_people = Dat volk bezit { $region-the } niet.
smallworld-why-same_end = Daar begin je al: { $region }.
smallworld-why-choose_first = Neem eerst een set.
smallworld-why-set_too_dear = { $price ->
    [one] De { $race } kosten één munt, je hebt er { $coins }.
   *[other] De { $race } kosten { $price } munten, je hebt er { $coins }.
}
smallworld-why-set_not_offered = De { $race } worden niet aangeboden.
smallworld-why-expand_or_decline_first = Beslis eerst of je volk uitbreidt of in verval raakt.
smallworld-why-not_in_play = In dit spel doet { $region-the } niet mee.
smallworld-why-already_yours = Je bezit { $region-the } al.
smallworld-why-conquests_over = Na de laatste poging volgt deze beurt geen verovering meer.
smallworld-why-out_of_reach = Je volk grenst niet aan { $region-the }, en het is geen landingsgebied.
smallworld-why-first_needs_entry = De eerste verovering van een volk moet een landingsgebied zijn; { $region-the } is dat niet.
smallworld-why-watchtower = Een wachttoren beschermt { $region-the } tegen alles.
smallworld-why-no_token_left = { $needed ->
    [one] Voor een verovering heb je minstens één fiche in de hand nodig, je hebt er { $hand }.
   *[other] Voor een verovering heb je minstens { $needed } fiches in de hand nodig, je hebt er { $hand }.
}
smallworld-why-toll_too_dear = { $toll ->
    [one] Je zou één munt moeten betalen, je hebt er { $coins }.
   *[other] Je zou { $toll } munten moeten betalen, je hebt er { $coins }.
}
smallworld-why-too_strong =
    { $cost ->
        [one] Er is één fiche nodig, je hebt er { $hand }: dat verschil maakt de versterkingsdobbelsteen niet goed.
       *[other] Er zijn { $cost } fiches nodig, je hebt er { $hand }: dat verschil maakt de versterkingsdobbelsteen niet goed.
    }
smallworld-why-needs_the_die =
    { $cost ->
        [one] Er is één fiche nodig, je hebt er { $hand }: dat kan alleen als laatste poging met de versterkingsdobbelsteen.
       *[other] Er zijn { $cost } fiches nodig, je hebt er { $hand }: dat kan alleen als laatste poging met de versterkingsdobbelsteen.
    }
smallworld-why-enough_tokens = Je hebt er { $hand } en hebt er { $cost } nodig: de versterkingsdobbelsteen is niet nodig.
smallworld-why-tokens_left = { $hand ->
    [one] Je hebt nog één fiche in de hand.
   *[other] Je hebt nog { $hand } fiches in de hand.
}
smallworld-why-not_yours = Je actieve volk bezit { $region-the } niet.
smallworld-why-hand_is_empty = Je hand is leeg.
smallworld-why-gather_before_placing = Neem fiches op voor je het eerste plaatst; met “Ongedaan maken” ga je daarnaar terug.
smallworld-why-nothing_to_spare = { $fewest ->
    [one] Er moet { $region-in } minstens één fiche blijven.
   *[other] Er moeten { $region-in } minstens { $fewest } fiches blijven.
}
smallworld-why-needs_power = Alleen een volk met deze kracht kan dat: { $power }.
smallworld-why-needs_race = Alleen de { $race } kunnen dat.
smallworld-why-tool_used_up = “{ $tool }” heb je deze beurt al gebruikt.
smallworld-why-race_used_up = De { $race } hebben hun vermogen deze beurt al gebruikt.
smallworld-why-power_used_up = Deze kracht heb je deze beurt al gebruikt: { $power }.
smallworld-why-champion_gone = De kampioen werd gevangen en is voor dit volk verloren.
smallworld-why-not_adjacent = Je volk grenst niet aan { $region-the }.
smallworld-why-no_target_on_water = Vermogens werken niet op water: { $region }.
smallworld-why-nobody_to_move = Er staat geen vijandelijk fiche { $region-in }.
smallworld-why-no_magic = Er is geen magie { $region-in }.
smallworld-why-nothing_to_swap = Verwisselen met een ander magisch gebied zou niets veranderen.
smallworld-why-no_place_in_reach = Er is geen legendarische plaats binnen je bereik.
smallworld-why-tool_not_held = “{ $tool }” ligt niet in een gebied van je actieve volk.
smallworld-why-no_such_artifact = “{ $tile }” is geen onthuld artefact.
smallworld-cause-base = elk gebied
smallworld-cause-mountain = berg
smallworld-cause-fort = fort
smallworld-cause-wall = wispmuur
smallworld-cause-tokens = fiches daar ({ $occupant })
smallworld-cause-travel = overtocht
smallworld-cause-race = { $race }
smallworld-cause-power = { $power }
smallworld-cause-tile = { $tile }
smallworld-cause-floor = minimum
smallworld-cause-in_hand = in de hand
smallworld-cause-odds = kans in procent, { $missing } tekort
smallworld-cause-harmony = harmonie van de Pandaren
smallworld-cause-bonus = meteen ontvangen
smallworld-cause-regions = gebieden van de { $race }
smallworld-cause-declined_regions = { $race } in verval
smallworld-cause-faction = factiebonus ({ $race })
smallworld-option-variant = Spel
    .help = “Ieder voor zich” is het gewone spel; de andere zijn varianten achter in de spelregels.
    .standard = ieder voor zich
    .teams = Strijd om Azeroth (teams, deels onze uitleg)
    .murlocs = Wraak van de Murlocs (1 of 2 spelers, deels onze uitleg)
smallworld-option-gnome_airstrike_first_conquest = Luchtaanval mag de eerste verovering zijn
    .help = Of Gnomen met een luchtaanval op de kaart mogen komen.
    .true = ja
    .false = nee
smallworld-option-worgen_bonus_on_decline_turn = Worgen kiezen hun gedaante vóór het verval
    .help = Dan levert de mensengedaante ook in die beurt munten op.
    .true = ja
    .false = nee
smallworld-option-battleground_mode = Slagveld
    .help = Wat deze plaats oplevert als je twee gebieden van hetzelfde volk neemt.
    .second_region_pays_one = het tweede gebied geeft 1
    .second_region_pays_two = het tweede gebied geeft 2
smallworld-option-self_faction_bonus = Eigen volk in verval geeft de factiebonus
    .help = Als het bij de andere factie hoort.
    .true = ja
    .false = nee
smallworld-option-bomb_counts_as_conquest_for_bonuses = Ontploffingen geven veroveringsbonussen
    .help = Een gebied dat een goblinbom neemt, telt als veroverd.
    .true = ja
    .false = nee
smallworld-option-doomhammer_needs_reach = Doemhamer vraagt een gebied binnen bereik
    .help = Anders neemt hij elk gebied op de kaart.
    .true = ja
    .false = nee
smallworld-option-champion_needs_token_in_hand = Kampioen vraagt een fiche in de hand
    .help = Net als voor elke andere verovering.
    .true = ja
    .false = nee
smallworld-option-face_down_tile_counts_as_place = Onbekende tegels tellen als plaats voor Etherischen
    .help = Of Etherischen 2 minder betalen waar een tegel ligt die niemand heeft gezien.
    .true = ja
    .false = nee
smallworld-option-fishing_counts_open_sea = Voor Vissers telt ook de open zee
    .help = Anders tellen alleen meren.
    .true = ja
    .false = nee
smallworld-option-team_score = Teamscore
    .help = Wiens munten van twee partners worden vergeleken.
    .lowest_member = het zwakste teamlid telt
    .highest_member = het sterkste teamlid telt
smallworld-option-murloc_tokens = Murlocfiches (meer is moeilijker)
    .help = Met zoveel fiches komen de Murlocs.
smallworld-option-pack = Pakket
smallworld-note-cost = { $value ->
    [one] één fiche
   *[other] { $value } fiches
}
smallworld-note-odds = { PERCENT($value) }
smallworld-note-odds_of_two = { PERCENT($value) } met een laatste poging
smallworld-note-missing = { $value } tekort
smallworld-note-price = prijs { $value }
smallworld-note-income = inkomen { $value }
smallworld-note-left = nog { $value }
smallworld-note-tokens = { $value ->
    [one] één fiche
   *[other] { $value } fiches
}
smallworld-note-coins = { $value ->
    [0] geen munten erop
    [one] één munt erop
   *[other] { $value } munten erop
}
smallworld-note-power = { $value }
smallworld-field-round = Ronde
smallworld-field-rounds = Rondes
smallworld-field-turn = Aan de beurt
smallworld-field-first = Startspeler
smallworld-field-faces = Eilanden
smallworld-field-face = Eiland
smallworld-field-regions = Gebieden
smallworld-field-sets = Volken en krachten
smallworld-field-stacks = Stapels
smallworld-field-players = Spelers
smallworld-field-this_turn = Deze beurt
smallworld-field-tray = Fiches over
smallworld-field-murlocs = Murlocs
smallworld-field-tiles_unseen = Nog niet geziene tegels
smallworld-field-variant = Spel
smallworld-field-owner = Bezitter
smallworld-field-race = Volk
smallworld-field-power = Kracht
smallworld-field-declined = In verval
smallworld-field-tokens = Fiches
smallworld-field-beasts = Beesten
smallworld-field-champion = Kampioen
smallworld-field-mountain = Berg
smallworld-field-fort = Fort
smallworld-field-wall = Wispmuur
smallworld-field-tower = Wachttoren
smallworld-field-bomb = Bom
smallworld-field-objective = Militair doel
smallworld-field-tiles = Tegels
smallworld-field-tile = Tegel
smallworld-field-terrain = Landschap
smallworld-field-symbols = Symbolen
smallworld-field-coins = Munten
smallworld-field-last_income = Laatste inkomen
smallworld-field-hand = In de hand
smallworld-field-declined_race = Volk in verval
smallworld-field-declined_power = Blijvende kracht
smallworld-field-declined_regions = Gebieden in verval
smallworld-field-tokens_on_map = Fiches op de kaart
smallworld-field-harmony = Harmoniefiche
smallworld-field-bombs = Bommen
smallworld-field-faction = Factie
smallworld-field-team = Team
smallworld-field-price = Prijs
smallworld-field-region = Gebied
smallworld-field-count = Aantal
smallworld-field-tool = Artefact
smallworld-field-piece = Stuk
smallworld-field-form = Gedaante
smallworld-field-size = Grootte

## hulp
smallworld-some-tokens =
    { $tokens ->
        [0] geen fiches
        [one] één fiche
       *[other] { $tokens } fiches
    }
smallworld-strength =
    { $tokens ->
        [0] zonder fiches
       *[other] met { smallworld-some-tokens }
    }
smallworld-some-coins =
    { $coins ->
        [one] één munt
       *[other] { $coins } munten
    }
smallworld-paid = { $price ->
    [0] gratis
   *[other] voor { smallworld-price }
}
smallworld-coins-found =
    { $coins ->
        [0] { "" }
       *[other] , en krijgt { smallworld-some-coins }
    }
smallworld-taken-from =
    { $occupant-count ->
        [0] { "" }
       *[other] { " " }op de { $occupant }
    }
smallworld-income-parts =
    { $declined ->
        [0]
            { $bonus ->
                [0] { "" }
               *[other] { " " }({ $regions } voor gebieden, { $bonus } aan bonussen)
            }
       *[other]
            { $bonus ->
                [0] { " " }({ $regions } voor gebieden, { $declined } voor gebieden in verval)
               *[other] { " " }({ $regions } voor gebieden, { $declined } voor gebieden in verval, { $bonus } aan bonussen)
            }
    }
smallworld-some-forsaken =
    { $count ->
        [0] geen Verlatenen
        [one] één Verlatene
       *[other] { $count } Verlatenen
    }
smallworld-some-beasts =
    { $count ->
        [one] één beest
       *[other] { $count } beesten
    }
smallworld-strongest-in =
    { $regions-count ->
        [1] , het sterkst { $regions-in }
       *[other] { "" }
    }
smallworld-question-cost = Kosten van
smallworld-question-missing = Ontbrekende fiches voor
smallworld-question-odds = Kans op
smallworld-question-toll = Tol van
smallworld-question-income = Inkomen van
smallworld-question-pays = Munten van

## Statistics of a review

smallworld-statistics-race_coins = Munten per volk
smallworld-statistics-turn_coins = Munten per ronde
smallworld-statistics-other_coins = Andere munten
smallworld-statistics-gained = gekregen
smallworld-statistics-received = van anderen gekregen
smallworld-statistics-bonus = voor veroveringen
smallworld-statistics-paid = betaald

smallworld-when = in ronde { $number }
smallworld-fact-conquests = { $count ->
    [one] { $seat } veroverde één leeg gebied.
   *[other] { $seat } veroverde { $count } lege gebieden.
}
smallworld-fact-taken = { $count ->
    [one] { $seat } veroverde één gebied op een ander volk ({ $occupants }).
   *[other] { $seat } veroverde { $count } gebieden, waarvan { $taken } op andere volken ({ $occupants }).
}
smallworld-fact-declined = { $seat } liet het volk in verval raken.

## Beside a real table
smallworld-topic-attempt_die = De laatste poging op { $region-the }: wat staat er op de dobbelsteen?
smallworld-topic-first_seat = Wie begint?
smallworld-topic-boards = Welk eiland ligt er op tafel?
smallworld-topic-side_up = Welke kant van het eiland ligt boven?
smallworld-topic-next_race = Welk volk komt er nu in de kolom?
smallworld-topic-next_power = Welke speciale kracht hoort erbij?
smallworld-topic-tile_turned = Wat wordt er omgedraaid { $region-in }?
smallworld-topic-bomb_turned = Er wordt een bom omgedraaid { $region-in }. Gaat die af?
smallworld-bomb-explosion = Hij gaat af
smallworld-bomb-dud = Een blindganger

## Islands of the box
smallworld-board-l1 = { smallworld-face-l1a } / { smallworld-face-l1b }
smallworld-board-l2 = { smallworld-face-l2a } / { smallworld-face-l2b }
smallworld-board-m1 = { smallworld-face-m1a } / { smallworld-face-m1b }
smallworld-board-m2 = { smallworld-face-m2a } / { smallworld-face-m2b }
smallworld-board-s1 = { smallworld-face-s1a } / { smallworld-face-s1b }
smallworld-board-s2 = { smallworld-face-s2a } / { smallworld-face-s2b }
smallworld-adjust-tokens = Fiches: { $occupant }
smallworld-adjust-hand = Fiches in de hand
