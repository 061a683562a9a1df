# Small World of Warcraft. Każde zdanie jest nasze.

smallworld-title = Small World of Warcraft

## races
smallworld-race-blood_elves = Krwawe Elfy
    .acc = Krwawe Elfy
    .gen = Krwawych Elfów
smallworld-race-draenei = Draenei
    .acc = Draenei
    .gen = Draenei
smallworld-race-dwarves = Krasnoludy
    .acc = Krasnoludy
    .gen = Krasnoludów
smallworld-race-ethereals = Eteryczni
    .acc = Eterycznych
    .gen = Eterycznych
smallworld-race-forsaken = Opuszczeni
    .acc = Opuszczonych
    .gen = Opuszczonych
smallworld-race-gnomes = Gnomy
    .acc = Gnomy
    .gen = Gnomów
smallworld-race-goblins = Gobliny
    .acc = Gobliny
    .gen = Goblinów
smallworld-race-humans = Ludzie
    .acc = Ludzi
    .gen = Ludzi
smallworld-race-kobolds = Koboldy
    .acc = Koboldy
    .gen = Koboldów
smallworld-race-naga = Nagi
    .acc = Nagi
    .gen = Nag
smallworld-race-night_elves = Nocne Elfy
    .acc = Nocne Elfy
    .gen = Nocnych Elfów
smallworld-race-orcs = Orkowie
    .acc = Orków
    .gen = Orków
smallworld-race-pandaren = Pandareni
    .acc = Pandarenów
    .gen = Pandarenów
smallworld-race-tauren = Taureni
    .acc = Taurenów
    .gen = Taurenów
smallworld-race-trolls = Trolle
    .acc = Trolle
    .gen = Trolli
smallworld-race-worgen = Worgeni
    .acc = Worgenów
    .gen = Worgenów
smallworld-occupant-blood_elves = Krwawe Elfy
    .gen = Krwawych Elfów
smallworld-occupant-draenei = Draenei
    .gen = Draenei
smallworld-occupant-dwarves = Krasnoludy
    .gen = Krasnoludów
smallworld-occupant-ethereals = Eteryczni
    .gen = Eterycznych
smallworld-occupant-forsaken = Opuszczeni
    .gen = Opuszczonych
smallworld-occupant-gnomes = Gnomy
    .gen = Gnomów
smallworld-occupant-goblins = Gobliny
    .gen = Goblinów
smallworld-occupant-humans = Ludzie
    .gen = Ludzi
smallworld-occupant-kobolds = Koboldy
    .gen = Koboldów
smallworld-occupant-naga = Nagi
    .gen = Nag
smallworld-occupant-night_elves = Nocne Elfy
    .gen = Nocnych Elfów
smallworld-occupant-orcs = Orkowie
    .gen = Orków
smallworld-occupant-pandaren = Pandareni
    .gen = Pandarenów
smallworld-occupant-tauren = Taureni
    .gen = Taurenów
smallworld-occupant-trolls = Trolle
    .gen = Trolli
smallworld-occupant-worgen = Worgeni
    .gen = Worgenów
smallworld-occupant-murlocs = Murloki
    .gen = Murloków

## special powers
smallworld-power-archaeologist = Archeolodzy
smallworld-power-farmer = Rolnicy
smallworld-power-fortified = Fortyfikatorzy
smallworld-power-fishing = Rybacy
smallworld-power-mining = Górnicy
smallworld-power-defensive = Obrońcy
smallworld-power-intimidating = Siewcy grozy
smallworld-power-explorer = Odkrywcy
smallworld-power-mountaineer = Górale
smallworld-power-heroic = Bohaterowie
smallworld-power-battle_master = Mistrzowie bitwy
smallworld-power-herbalist = Zielarze
smallworld-power-swamp_walker = Bagienni wędrowcy
smallworld-power-portal_mage = Magowie portali
smallworld-power-blacksmith = Kowale
smallworld-power-seafaring = Żeglarze
smallworld-power-bog_dweller = Mieszkańcy bagien
smallworld-power-beast_master = Władcy bestii
smallworld-power-ranger = Leśnicy
smallworld-power-enraged = Furiaci

## co robią rasy i moce, z liczbami z ich wpisów
smallworld-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
    .acc = { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
smallworld-discount = { $discount ->
    [one] { $discount } żeton
    [few] { $discount } żetony
   *[many] { $discount } żetonów
}
smallworld-price = { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}
smallworld-fewest = { $fewest ->
    [one] { $fewest } żetonem
    [few] { $fewest } żetonami
   *[many] { $fewest } żetonami
}
    .acc = { $fewest ->
        [one] { $fewest } żeton
        [few] { $fewest } żetony
       *[many] { $fewest } żetonów
    }
smallworld-wall = { $wall_defense ->
    [one] { $wall_defense } żeton
    [few] { $wall_defense } żetony
   *[many] { $wall_defense } żetonów
}
smallworld-times = { $times ->
    [one] Raz na turę
    [2] Dwa razy na turę
    [3] Trzy razy na turę
    [few] { $times } razy na turę
   *[many] { $times } razy na turę
}
smallworld-does-blood_elves = +{ smallworld-coins } za każdy region z magią, który mają na koniec swojej tury.
smallworld-does-draenei = W każdej turze rywala pierwszy żeton, który by stracili, zostaje przy nich i bierze udział w przegrupowaniu.
smallworld-does-dwarves = Regiony górskie kosztują o { smallworld-discount } mniej, co najmniej 1.
smallworld-does-ethereals = Raz na turę: podbijają region z legendarnym miejscem za { smallworld-discount } mniej albo ściągają artefakt z sąsiedniego regionu do swojego.
smallworld-does-forsaken = Za każdy żeton, który w tej turze usunęli z mapy, mogą przed przegrupowaniem kupić jeden własny za { smallworld-price }.
smallworld-does-gnomes = Raz na turę nalot na dowolny region lądowy, jakby sąsiadował; kość posiłków może obniżyć jego koszt.
smallworld-does-goblins = Na koniec tury kładą w sąsiednich regionach ukryte bomby (prawdziwych jest { $explosions }, niewypałów { $duds }); na początku ich następnej tury prawdziwa bomba opróżnia region.
smallworld-does-humans = Na koniec tury oznaczają { $objectives ->
    [one] { $objectives } region
    [few] { $objectives } regiony
   *[many] { $objectives } regionów
} poza Przymierzem. Kto podbije taki region i nie walczy dla Hordy, zyskuje { smallworld-coins.acc }, a Ludzie drugie tyle.
smallworld-does-kobolds = Każda jaskinia z nimi sąsiaduje, nawet przy pierwszym podboju i bez kosztu podróży.
smallworld-does-naga = Mogą podbijać jeziora i morza za 2 żetony, także w pierwszym podboju. Nikt ich stamtąd nie wyprze.
smallworld-does-night_elves = Lasy kosztują o { smallworld-discount } mniej, a każdy podbity las dostaje mur ogników, wart w obronie { smallworld-wall }. Murów w pudełku: { $wisp_walls }.
smallworld-does-orcs = +{ smallworld-coins } za każdy podbity region Przymierza.
smallworld-does-pandaren = Rywale, których aktywną rasę zostawili w spokoju, muszą im zapłacić { smallworld-price }, zanim ich zaatakują.
smallworld-does-tauren = Każdy region podbijają i trzymają co najmniej { smallworld-fewest }; po { $fewest } zostają też, gdy wymierają.
smallworld-does-trolls = Regiony, które nie są puste, kosztują o { smallworld-discount } mniej, co najmniej 1.
smallworld-does-worgen = Co turę: postać ludzka, wtedy od razu dostają { smallworld-coins.acc }, albo postać worgena, wtedy płacą { smallworld-price }, a każdy podbój kosztuje o { smallworld-discount } mniej.
smallworld-does-archaeologist = +{ smallworld-coins } za każdy posiadany artefakt i każde legendarne miejsce.
smallworld-does-farmer = +{ smallworld-coins } za każde posiadane pole.
smallworld-does-fortified = Po przegrupowaniu fort w każdym regionie: +{ $fort_defense } do obrony, zostaje też, gdy rasa wymiera. Fortów w pudełku: { $forts }.
smallworld-does-fishing = +{ smallworld-coins } za każdy posiadany region obok jeziora lub morza.
smallworld-does-mining = +{ smallworld-coins } za każdą posiadaną jaskinię.
smallworld-does-defensive = Wieża strażnicza na każdym własnym polu, przy którym mają większość sąsiednich regionów: nic nie może tknąć tego regionu. Wież w pudełku: { $watchtowers }.
smallworld-does-intimidating = { smallworld-times } przesuwają żeton z sąsiedniego regionu rywala do innego regionu tej rasy albo z mapy, jeśli takiego nie ma.
smallworld-does-explorer = +{ smallworld-coins } za każdą wyspę, na której mają region.
smallworld-does-mountaineer = +{ smallworld-coins } za każdą posiadaną górę.
smallworld-does-heroic = Raz na turę czempion za darmo podbija sąsiedni region. Jeśli padnie, wraca za { smallworld-price } okupu i nie traci się żetonu.
smallworld-does-battle_master = +{ smallworld-coins } za każdy podbity region, który nie był pusty.
smallworld-does-herbalist = +{ smallworld-coins } za każde posiadane wzgórze.
smallworld-does-swamp_walker = +{ smallworld-coins } za każde posiadane bagno.
smallworld-does-portal_mage = { smallworld-times } zamieniają wszystkie elementy dwóch regionów z magią; góry i legendarne miejsca zostają.
smallworld-does-blacksmith = Każdy podbój kosztuje o { smallworld-discount } mniej, co najmniej 1.
smallworld-does-seafaring = Bez kosztu podróży do regionów wejściowych.
smallworld-does-bog_dweller = Kto podbija ich bagno, płaci im { smallworld-coins.acc }, także gdy wymierają.
smallworld-does-beast_master = Na początku każdej tury bestia za każde posiadane wzgórze; bestie walczą w tej turze jak żetony. Bestii w pudełku: { $beasts }.
smallworld-does-ranger = +{ smallworld-coins } za każdy posiadany las.
smallworld-does-enraged = Podbity region z co najmniej { $from_tokens ->
    [one] { $from_tokens } żetonem
    [few] { $from_tokens } żetonami
   *[many] { $from_tokens } żetonami
} rywala daje { smallworld-coins.acc } za każdy z nich.

## artifacts and legendary places
smallworld-tile-aegis_of_aggramar = Egida Aggramara
    .text = Kładziona na koniec tury w posiadanym regionie: rywale muszą zapłacić 2 monety, zanim go tkną.
smallworld-tile-ashes_of_alar = Popioły Al’ara
    .text = Raz na turę: podbij dowolny region mapy, jakby sąsiadował.
smallworld-tile-frostmourne = Frostmourne
    .text = Raz na turę: podbój kosztuje o 2 żetony mniej, co najmniej 1.
smallworld-tile-heart_of_azeroth = Serce Azeroth
    .text = Kładzione na koniec tury w posiadanym regionie: każdy rywal z aktywną rasą obok oddaje 1 monetę.
smallworld-tile-doomhammer = Młot Zagłady
    .text = Raz na turę: podbij region jednym żetonem za 2 monety, płatne posiadaczowi albo do banku.
smallworld-tile-well_of_eternity = Studnia Wieczności
    .text = Przenosi się na wody swojej wyspy. Rasa z największą liczbą regionów wokół zyskuje 2 monety, nawet wymierająca.
smallworld-tile-dark_portal = Mroczny Portal
    .text = +2 monety na koniec tury.
smallworld-tile-spirit_healer = Uzdrowiciel Dusz
    .text = Przy każdym przegrupowaniu jeden żeton więcej z zasobnika.
smallworld-tile-lights_hope_chapel = Kaplica Nadziei Światłości
    .text = Przy ataku na ten region obrońca nie traci żetonu.
smallworld-tile-karazhan = Karazhan
    .text = +1 moneta za każdy inny posiadany region o takim samym terenie.
smallworld-tile-battleground = Pole bitwy
    .text = Drugi region tej samej wrogiej rasy jeszcze raz daje premię frakcji; rasa neutralna może wybrać stronę na turę.
smallworld-tile-meeting_stone = Kamień spotkań
    .text = Bez kosztu podróży do regionów wejściowych.

## islands
smallworld-face-l1a = Zwierciadło
smallworld-face-l1b = Gardziel
smallworld-face-l2a = Kotwica
smallworld-face-l2b = Dolina Krateru
smallworld-face-m1a = Trzy Brody
smallworld-face-m1b = Suchy Kamień
smallworld-face-m2a = Hak
smallworld-face-m2b = Przystawie
smallworld-face-s1a = Drzazga
smallworld-face-s1b = Łza
smallworld-face-s2a = Zatoczka
smallworld-face-s2b = Samotny Zagon
smallworld-region-l1a_1 = Płn.-zach. wzgórze (Zwierciadło)
    .acc = płn.-zach. wzgórze Zwierciadła
    .gen = płn.-zach. wzgórza Zwierciadła
    .in = na płn.-zach. wzgórzu Zwierciadła
    .to = na płn.-zach. wzgórze Zwierciadła
    .from = z płn.-zach. wzgórza Zwierciadła
smallworld-region-l1a_9 = Płd.-wsch. wzgórze (Zwierciadło)
    .acc = płd.-wsch. wzgórze Zwierciadła
    .gen = płd.-wsch. wzgórza Zwierciadła
    .in = na płd.-wsch. wzgórzu Zwierciadła
    .to = na płd.-wsch. wzgórze Zwierciadła
    .from = z płd.-wsch. wzgórza Zwierciadła
smallworld-region-l1a_2 = Zachodnie pole (Zwierciadło)
    .acc = zachodnie pole Zwierciadła
    .gen = zachodniego pola Zwierciadła
    .in = na zachodnim polu Zwierciadła
    .to = na zachodnie pole Zwierciadła
    .from = z zachodniego pola Zwierciadła
smallworld-region-l1a_7 = Wschodnie pole (Zwierciadło)
    .acc = wschodnie pole Zwierciadła
    .gen = wschodniego pola Zwierciadła
    .in = na wschodnim polu Zwierciadła
    .to = na wschodnie pole Zwierciadła
    .from = ze wschodniego pola Zwierciadła
smallworld-region-l1a_3 = Północna góra (Zwierciadło)
    .acc = północną górę Zwierciadła
    .gen = północnej góry Zwierciadła
    .in = na północnej górze Zwierciadła
    .to = na północną górę Zwierciadła
    .from = z północnej góry Zwierciadła
smallworld-region-l1a_5 = Zachodnia góra (Zwierciadło)
    .acc = zachodnią górę Zwierciadła
    .gen = zachodniej góry Zwierciadła
    .in = na zachodniej górze Zwierciadła
    .to = na zachodnią górę Zwierciadła
    .from = z zachodniej góry Zwierciadła
smallworld-region-l1a_10 = Płd.-wsch. góra (Zwierciadło)
    .acc = płd.-wsch. górę Zwierciadła
    .gen = płd.-wsch. góry Zwierciadła
    .in = na płd.-wsch. górze Zwierciadła
    .to = na płd.-wsch. górę Zwierciadła
    .from = z płd.-wsch. góry Zwierciadła
smallworld-region-l1a_4 = Płn.-wsch. bagno (Zwierciadło)
    .acc = płn.-wsch. bagno Zwierciadła
    .gen = płn.-wsch. bagna Zwierciadła
    .in = na płn.-wsch. bagnie Zwierciadła
    .to = na płn.-wsch. bagno Zwierciadła
    .from = z płn.-wsch. bagna Zwierciadła
smallworld-region-l1a_8 = Płd.-zach. bagno (Zwierciadło)
    .acc = płd.-zach. bagno Zwierciadła
    .gen = płd.-zach. bagna Zwierciadła
    .in = na płd.-zach. bagnie Zwierciadła
    .to = na płd.-zach. bagno Zwierciadła
    .from = z płd.-zach. bagna Zwierciadła
smallworld-region-l1a_6 = Płn.-zach. las (Zwierciadło)
    .acc = płn.-zach. las Zwierciadła
    .gen = płn.-zach. lasu Zwierciadła
    .in = w płn.-zach. lesie Zwierciadła
    .to = do płn.-zach. lasu Zwierciadła
    .from = z płn.-zach. lasu Zwierciadła
smallworld-region-l1a_11 = Płd.-wsch. las (Zwierciadło)
    .acc = płd.-wsch. las Zwierciadła
    .gen = płd.-wsch. lasu Zwierciadła
    .in = w płd.-wsch. lesie Zwierciadła
    .to = do płd.-wsch. lasu Zwierciadła
    .from = z płd.-wsch. lasu Zwierciadła
smallworld-region-l1a_w = Jezioro (Zwierciadło)
    .acc = jezioro Zwierciadła
    .gen = jeziora Zwierciadła
    .in = na jeziorze Zwierciadła
    .to = na jezioro Zwierciadła
    .from = z jeziora Zwierciadła
smallworld-region-l1b_1 = Zachodnie bagno (Gardziel)
    .acc = zachodnie bagno Gardzieli
    .gen = zachodniego bagna Gardzieli
    .in = na zachodnim bagnie Gardzieli
    .to = na zachodnie bagno Gardzieli
    .from = z zachodniego bagna Gardzieli
smallworld-region-l1b_4 = Wschodnie bagno (Gardziel)
    .acc = wschodnie bagno Gardzieli
    .gen = wschodniego bagna Gardzieli
    .in = na wschodnim bagnie Gardzieli
    .to = na wschodnie bagno Gardzieli
    .from = ze wschodniego bagna Gardzieli
smallworld-region-l1b_2 = Płn.-zach. pole (Gardziel)
    .acc = płn.-zach. pole Gardzieli
    .gen = płn.-zach. pola Gardzieli
    .in = na płn.-zach. polu Gardzieli
    .to = na płn.-zach. pole Gardzieli
    .from = z płn.-zach. pola Gardzieli
smallworld-region-l1b_9 = Płd.-wsch. pole (Gardziel)
    .acc = płd.-wsch. pole Gardzieli
    .gen = płd.-wsch. pola Gardzieli
    .in = na płd.-wsch. polu Gardzieli
    .to = na płd.-wsch. pole Gardzieli
    .from = z płd.-wsch. pola Gardzieli
smallworld-region-l1b_3 = Wschodnia góra (Gardziel)
    .acc = wschodnią górę Gardzieli
    .gen = wschodniej góry Gardzieli
    .in = na wschodniej górze Gardzieli
    .to = na wschodnią górę Gardzieli
    .from = ze wschodniej góry Gardzieli
smallworld-region-l1b_5 = Zachodnia góra (Gardziel)
    .acc = zachodnią górę Gardzieli
    .gen = zachodniej góry Gardzieli
    .in = na zachodniej górze Gardzieli
    .to = na zachodnią górę Gardzieli
    .from = z zachodniej góry Gardzieli
smallworld-region-l1b_7 = Południowa góra (Gardziel)
    .acc = południową górę Gardzieli
    .gen = południowej góry Gardzieli
    .in = na południowej górze Gardzieli
    .to = na południową górę Gardzieli
    .from = z południowej góry Gardzieli
smallworld-region-l1b_6 = Zachodnie wzgórze (Gardziel)
    .acc = zachodnie wzgórze Gardzieli
    .gen = zachodniego wzgórza Gardzieli
    .in = na zachodnim wzgórzu Gardzieli
    .to = na zachodnie wzgórze Gardzieli
    .from = z zachodniego wzgórza Gardzieli
smallworld-region-l1b_11 = Wschodnie wzgórze (Gardziel)
    .acc = wschodnie wzgórze Gardzieli
    .gen = wschodniego wzgórza Gardzieli
    .in = na wschodnim wzgórzu Gardzieli
    .to = na wschodnie wzgórze Gardzieli
    .from = ze wschodniego wzgórza Gardzieli
smallworld-region-l1b_8 = Płn.-wsch. las (Gardziel)
    .acc = płn.-wsch. las Gardzieli
    .gen = płn.-wsch. lasu Gardzieli
    .in = w płn.-wsch. lesie Gardzieli
    .to = do płn.-wsch. lasu Gardzieli
    .from = z płn.-wsch. lasu Gardzieli
smallworld-region-l1b_10 = Płd.-zach. las (Gardziel)
    .acc = płd.-zach. las Gardzieli
    .gen = płd.-zach. lasu Gardzieli
    .in = w płd.-zach. lesie Gardzieli
    .to = do płd.-zach. lasu Gardzieli
    .from = z płd.-zach. lasu Gardzieli
smallworld-region-l1b_w = Morze (Gardziel)
    .acc = morze Gardzieli
    .gen = morza Gardzieli
    .in = na morzu Gardzieli
    .to = na morze Gardzieli
    .from = z morza Gardzieli
smallworld-region-l2a_1 = Płn.-zach. góra (Kotwica)
    .acc = płn.-zach. górę Kotwicy
    .gen = płn.-zach. góry Kotwicy
    .in = na płn.-zach. górze Kotwicy
    .to = na płn.-zach. górę Kotwicy
    .from = z płn.-zach. góry Kotwicy
smallworld-region-l2a_5 = Wschodnia góra (Kotwica)
    .acc = wschodnią górę Kotwicy
    .gen = wschodniej góry Kotwicy
    .in = na wschodniej górze Kotwicy
    .to = na wschodnią górę Kotwicy
    .from = ze wschodniej góry Kotwicy
smallworld-region-l2a_7 = Płd.-zach. góra (Kotwica)
    .acc = płd.-zach. górę Kotwicy
    .gen = płd.-zach. góry Kotwicy
    .in = na płd.-zach. górze Kotwicy
    .to = na płd.-zach. górę Kotwicy
    .from = z płd.-zach. góry Kotwicy
smallworld-region-l2a_2 = Płn.-wsch. pole (Kotwica)
    .acc = płn.-wsch. pole Kotwicy
    .gen = płn.-wsch. pola Kotwicy
    .in = na płn.-wsch. polu Kotwicy
    .to = na płn.-wsch. pole Kotwicy
    .from = z płn.-wsch. pola Kotwicy
smallworld-region-l2a_11 = Płd.-zach. pole (Kotwica)
    .acc = płd.-zach. pole Kotwicy
    .gen = płd.-zach. pola Kotwicy
    .in = na płd.-zach. polu Kotwicy
    .to = na płd.-zach. pole Kotwicy
    .from = z płd.-zach. pola Kotwicy
smallworld-region-l2a_3 = Płn.-zach. wzgórze (Kotwica)
    .acc = płn.-zach. wzgórze Kotwicy
    .gen = płn.-zach. wzgórza Kotwicy
    .in = na płn.-zach. wzgórzu Kotwicy
    .to = na płn.-zach. wzgórze Kotwicy
    .from = z płn.-zach. wzgórza Kotwicy
smallworld-region-l2a_9 = Płd.-wsch. wzgórze (Kotwica)
    .acc = płd.-wsch. wzgórze Kotwicy
    .gen = płd.-wsch. wzgórza Kotwicy
    .in = na płd.-wsch. wzgórzu Kotwicy
    .to = na płd.-wsch. wzgórze Kotwicy
    .from = z płd.-wsch. wzgórza Kotwicy
smallworld-region-l2a_4 = Zachodni las (Kotwica)
    .acc = zachodni las Kotwicy
    .gen = zachodniego lasu Kotwicy
    .in = w zachodnim lesie Kotwicy
    .to = do zachodniego lasu Kotwicy
    .from = z zachodniego lasu Kotwicy
smallworld-region-l2a_6 = Wschodni las (Kotwica)
    .acc = wschodni las Kotwicy
    .gen = wschodniego lasu Kotwicy
    .in = we wschodnim lesie Kotwicy
    .to = do wschodniego lasu Kotwicy
    .from = ze wschodniego lasu Kotwicy
smallworld-region-l2a_8 = Zachodnie bagno (Kotwica)
    .acc = zachodnie bagno Kotwicy
    .gen = zachodniego bagna Kotwicy
    .in = na zachodnim bagnie Kotwicy
    .to = na zachodnie bagno Kotwicy
    .from = z zachodniego bagna Kotwicy
smallworld-region-l2a_10 = Wschodnie bagno (Kotwica)
    .acc = wschodnie bagno Kotwicy
    .gen = wschodniego bagna Kotwicy
    .in = na wschodnim bagnie Kotwicy
    .to = na wschodnie bagno Kotwicy
    .from = ze wschodniego bagna Kotwicy
smallworld-region-l2a_w = Morze (Kotwica)
    .acc = morze Kotwicy
    .gen = morza Kotwicy
    .in = na morzu Kotwicy
    .to = na morze Kotwicy
    .from = z morza Kotwicy
smallworld-region-l2b_1 = Płn.-wsch. pole (Dolina Krateru)
    .acc = płn.-wsch. pole Doliny Krateru
    .gen = płn.-wsch. pola Doliny Krateru
    .in = na płn.-wsch. polu Doliny Krateru
    .to = na płn.-wsch. pole Doliny Krateru
    .from = z płn.-wsch. pola Doliny Krateru
smallworld-region-l2b_9 = Płd.-zach. pole (Dolina Krateru)
    .acc = płd.-zach. pole Doliny Krateru
    .gen = płd.-zach. pola Doliny Krateru
    .in = na płd.-zach. polu Doliny Krateru
    .to = na płd.-zach. pole Doliny Krateru
    .from = z płd.-zach. pola Doliny Krateru
smallworld-region-l2b_2 = Północny las (Dolina Krateru)
    .acc = północny las Doliny Krateru
    .gen = północnego lasu Doliny Krateru
    .in = w północnym lesie Doliny Krateru
    .to = do północnego lasu Doliny Krateru
    .from = z północnego lasu Doliny Krateru
smallworld-region-l2b_7 = Południowy las (Dolina Krateru)
    .acc = południowy las Doliny Krateru
    .gen = południowego lasu Doliny Krateru
    .in = w południowym lesie Doliny Krateru
    .to = do południowego lasu Doliny Krateru
    .from = z południowego lasu Doliny Krateru
smallworld-region-l2b_3 = Płn.-wsch. góra (Dolina Krateru)
    .acc = płn.-wsch. górę Doliny Krateru
    .gen = płn.-wsch. góry Doliny Krateru
    .in = na płn.-wsch. górze Doliny Krateru
    .to = na płn.-wsch. górę Doliny Krateru
    .from = z płn.-wsch. góry Doliny Krateru
smallworld-region-l2b_5 = Zachodnia góra (Dolina Krateru)
    .acc = zachodnią górę Doliny Krateru
    .gen = zachodniej góry Doliny Krateru
    .in = na zachodniej górze Doliny Krateru
    .to = na zachodnią górę Doliny Krateru
    .from = z zachodniej góry Doliny Krateru
smallworld-region-l2b_11 = Płd.-wsch. góra (Dolina Krateru)
    .acc = płd.-wsch. górę Doliny Krateru
    .gen = płd.-wsch. góry Doliny Krateru
    .in = na płd.-wsch. górze Doliny Krateru
    .to = na płd.-wsch. górę Doliny Krateru
    .from = z płd.-wsch. góry Doliny Krateru
smallworld-region-l2b_4 = Płn.-zach. bagno (Dolina Krateru)
    .acc = płn.-zach. bagno Doliny Krateru
    .gen = płn.-zach. bagna Doliny Krateru
    .in = na płn.-zach. bagnie Doliny Krateru
    .to = na płn.-zach. bagno Doliny Krateru
    .from = z płn.-zach. bagna Doliny Krateru
smallworld-region-l2b_10 = Płd.-wsch. bagno (Dolina Krateru)
    .acc = płd.-wsch. bagno Doliny Krateru
    .gen = płd.-wsch. bagna Doliny Krateru
    .in = na płd.-wsch. bagnie Doliny Krateru
    .to = na płd.-wsch. bagno Doliny Krateru
    .from = z płd.-wsch. bagna Doliny Krateru
smallworld-region-l2b_6 = Zachodnie wzgórze (Dolina Krateru)
    .acc = zachodnie wzgórze Doliny Krateru
    .gen = zachodniego wzgórza Doliny Krateru
    .in = na zachodnim wzgórzu Doliny Krateru
    .to = na zachodnie wzgórze Doliny Krateru
    .from = z zachodniego wzgórza Doliny Krateru
smallworld-region-l2b_8 = Wschodnie wzgórze (Dolina Krateru)
    .acc = wschodnie wzgórze Doliny Krateru
    .gen = wschodniego wzgórza Doliny Krateru
    .in = na wschodnim wzgórzu Doliny Krateru
    .to = na wschodnie wzgórze Doliny Krateru
    .from = ze wschodniego wzgórza Doliny Krateru
smallworld-region-l2b_w = Jezioro (Dolina Krateru)
    .acc = jezioro Doliny Krateru
    .gen = jeziora Doliny Krateru
    .in = na jeziorze Doliny Krateru
    .to = na jezioro Doliny Krateru
    .from = z jeziora Doliny Krateru
smallworld-region-m1a_1 = Bagno (Trzy Brody)
    .acc = bagno Trzech Brodów
    .gen = bagna Trzech Brodów
    .in = na bagnie Trzech Brodów
    .to = na bagno Trzech Brodów
    .from = z bagna Trzech Brodów
smallworld-region-m1a_2 = Płn.-wsch. las (Trzy Brody)
    .acc = płn.-wsch. las Trzech Brodów
    .gen = płn.-wsch. lasu Trzech Brodów
    .in = w płn.-wsch. lesie Trzech Brodów
    .to = do płn.-wsch. lasu Trzech Brodów
    .from = z płn.-wsch. lasu Trzech Brodów
smallworld-region-m1a_8 = Płd.-zach. las (Trzy Brody)
    .acc = płd.-zach. las Trzech Brodów
    .gen = płd.-zach. lasu Trzech Brodów
    .in = w płd.-zach. lesie Trzech Brodów
    .to = do płd.-zach. lasu Trzech Brodów
    .from = z płd.-zach. lasu Trzech Brodów
smallworld-region-m1a_3 = Zachodnie wzgórze (Trzy Brody)
    .acc = zachodnie wzgórze Trzech Brodów
    .gen = zachodniego wzgórza Trzech Brodów
    .in = na zachodnim wzgórzu Trzech Brodów
    .to = na zachodnie wzgórze Trzech Brodów
    .from = z zachodniego wzgórza Trzech Brodów
smallworld-region-m1a_5 = Wschodnie wzgórze (Trzy Brody)
    .acc = wschodnie wzgórze Trzech Brodów
    .gen = wschodniego wzgórza Trzech Brodów
    .in = na wschodnim wzgórzu Trzech Brodów
    .to = na wschodnie wzgórze Trzech Brodów
    .from = ze wschodniego wzgórza Trzech Brodów
smallworld-region-m1a_4 = Zachodnie pole (Trzy Brody)
    .acc = zachodnie pole Trzech Brodów
    .gen = zachodniego pola Trzech Brodów
    .in = na zachodnim polu Trzech Brodów
    .to = na zachodnie pole Trzech Brodów
    .from = z zachodniego pola Trzech Brodów
smallworld-region-m1a_7 = Wschodnie pole (Trzy Brody)
    .acc = wschodnie pole Trzech Brodów
    .gen = wschodniego pola Trzech Brodów
    .in = na wschodnim polu Trzech Brodów
    .to = na wschodnie pole Trzech Brodów
    .from = ze wschodniego pola Trzech Brodów
smallworld-region-m1a_6 = Zachodnia góra (Trzy Brody)
    .acc = zachodnią górę Trzech Brodów
    .gen = zachodniej góry Trzech Brodów
    .in = na zachodniej górze Trzech Brodów
    .to = na zachodnią górę Trzech Brodów
    .from = z zachodniej góry Trzech Brodów
smallworld-region-m1a_9 = Wschodnia góra (Trzy Brody)
    .acc = wschodnią górę Trzech Brodów
    .gen = wschodniej góry Trzech Brodów
    .in = na wschodniej górze Trzech Brodów
    .to = na wschodnią górę Trzech Brodów
    .from = ze wschodniej góry Trzech Brodów
smallworld-region-m1a_w = Jezioro (Trzy Brody)
    .acc = jezioro Trzech Brodów
    .gen = jeziora Trzech Brodów
    .in = na jeziorze Trzech Brodów
    .to = na jezioro Trzech Brodów
    .from = z jeziora Trzech Brodów
smallworld-region-m1b_1 = Północne wzgórze (Suchy Kamień)
    .acc = północne wzgórze Suchego Kamienia
    .gen = północnego wzgórza Suchego Kamienia
    .in = na północnym wzgórzu Suchego Kamienia
    .to = na północne wzgórze Suchego Kamienia
    .from = z północnego wzgórza Suchego Kamienia
smallworld-region-m1b_8 = Południowe wzgórze (Suchy Kamień)
    .acc = południowe wzgórze Suchego Kamienia
    .gen = południowego wzgórza Suchego Kamienia
    .in = na południowym wzgórzu Suchego Kamienia
    .to = na południowe wzgórze Suchego Kamienia
    .from = z południowego wzgórza Suchego Kamienia
smallworld-region-m1b_2 = Płn.-zach. bagno (Suchy Kamień)
    .acc = płn.-zach. bagno Suchego Kamienia
    .gen = płn.-zach. bagna Suchego Kamienia
    .in = na płn.-zach. bagnie Suchego Kamienia
    .to = na płn.-zach. bagno Suchego Kamienia
    .from = z płn.-zach. bagna Suchego Kamienia
smallworld-region-m1b_9 = Płd.-wsch. bagno (Suchy Kamień)
    .acc = płd.-wsch. bagno Suchego Kamienia
    .gen = płd.-wsch. bagna Suchego Kamienia
    .in = na płd.-wsch. bagnie Suchego Kamienia
    .to = na płd.-wsch. bagno Suchego Kamienia
    .from = z płd.-wsch. bagna Suchego Kamienia
smallworld-region-m1b_3 = Wschodni las (Suchy Kamień)
    .acc = wschodni las Suchego Kamienia
    .gen = wschodniego lasu Suchego Kamienia
    .in = we wschodnim lesie Suchego Kamienia
    .to = do wschodniego lasu Suchego Kamienia
    .from = ze wschodniego lasu Suchego Kamienia
smallworld-region-m1b_5 = Zachodni las (Suchy Kamień)
    .acc = zachodni las Suchego Kamienia
    .gen = zachodniego lasu Suchego Kamienia
    .in = w zachodnim lesie Suchego Kamienia
    .to = do zachodniego lasu Suchego Kamienia
    .from = z zachodniego lasu Suchego Kamienia
smallworld-region-m1b_4 = Pole (Suchy Kamień)
    .acc = pole Suchego Kamienia
    .gen = pola Suchego Kamienia
    .in = na polu Suchego Kamienia
    .to = na pole Suchego Kamienia
    .from = z pola Suchego Kamienia
smallworld-region-m1b_6 = Wschodnia góra (Suchy Kamień)
    .acc = wschodnią górę Suchego Kamienia
    .gen = wschodniej góry Suchego Kamienia
    .in = na wschodniej górze Suchego Kamienia
    .to = na wschodnią górę Suchego Kamienia
    .from = ze wschodniej góry Suchego Kamienia
smallworld-region-m1b_7 = Zachodnia góra (Suchy Kamień)
    .acc = zachodnią górę Suchego Kamienia
    .gen = zachodniej góry Suchego Kamienia
    .in = na zachodniej górze Suchego Kamienia
    .to = na zachodnią górę Suchego Kamienia
    .from = z zachodniej góry Suchego Kamienia
smallworld-region-m2a_1 = Płn.-zach. las (Hak)
    .acc = płn.-zach. las Haka
    .gen = płn.-zach. lasu Haka
    .in = w płn.-zach. lesie Haka
    .to = do płn.-zach. lasu Haka
    .from = z płn.-zach. lasu Haka
smallworld-region-m2a_5 = Płd.-wsch. las (Hak)
    .acc = płd.-wsch. las Haka
    .gen = płd.-wsch. lasu Haka
    .in = w płd.-wsch. lesie Haka
    .to = do płd.-wsch. lasu Haka
    .from = z płd.-wsch. lasu Haka
smallworld-region-m2a_2 = Wzgórze (Hak)
    .acc = wzgórze Haka
    .gen = wzgórza Haka
    .in = na wzgórzu Haka
    .to = na wzgórze Haka
    .from = ze wzgórza Haka
smallworld-region-m2a_3 = Płn.-zach. bagno (Hak)
    .acc = płn.-zach. bagno Haka
    .gen = płn.-zach. bagna Haka
    .in = na płn.-zach. bagnie Haka
    .to = na płn.-zach. bagno Haka
    .from = z płn.-zach. bagna Haka
smallworld-region-m2a_9 = Płd.-wsch. bagno (Hak)
    .acc = płd.-wsch. bagno Haka
    .gen = płd.-wsch. bagna Haka
    .in = na płd.-wsch. bagnie Haka
    .to = na płd.-wsch. bagno Haka
    .from = z płd.-wsch. bagna Haka
smallworld-region-m2a_4 = Zachodnia góra (Hak)
    .acc = zachodnią górę Haka
    .gen = zachodniej góry Haka
    .in = na zachodniej górze Haka
    .to = na zachodnią górę Haka
    .from = z zachodniej góry Haka
smallworld-region-m2a_6 = Wschodnia góra (Hak)
    .acc = wschodnią górę Haka
    .gen = wschodniej góry Haka
    .in = na wschodniej górze Haka
    .to = na wschodnią górę Haka
    .from = ze wschodniej góry Haka
smallworld-region-m2a_7 = Wschodnie pole (Hak)
    .acc = wschodnie pole Haka
    .gen = wschodniego pola Haka
    .in = na wschodnim polu Haka
    .to = na wschodnie pole Haka
    .from = ze wschodniego pola Haka
smallworld-region-m2a_8 = Zachodnie pole (Hak)
    .acc = zachodnie pole Haka
    .gen = zachodniego pola Haka
    .in = na zachodnim polu Haka
    .to = na zachodnie pole Haka
    .from = z zachodniego pola Haka
smallworld-region-m2a_w = Morze (Hak)
    .acc = morze Haka
    .gen = morza Haka
    .in = na morzu Haka
    .to = na morze Haka
    .from = z morza Haka
smallworld-region-m2b_1 = Płn.-zach. wzgórze (Przystawie)
    .acc = płn.-zach. wzgórze Przystawia
    .gen = płn.-zach. wzgórza Przystawia
    .in = na płn.-zach. wzgórzu Przystawia
    .to = na płn.-zach. wzgórze Przystawia
    .from = z płn.-zach. wzgórza Przystawia
smallworld-region-m2b_6 = Płd.-wsch. wzgórze (Przystawie)
    .acc = płd.-wsch. wzgórze Przystawia
    .gen = płd.-wsch. wzgórza Przystawia
    .in = na płd.-wsch. wzgórzu Przystawia
    .to = na płd.-wsch. wzgórze Przystawia
    .from = z płd.-wsch. wzgórza Przystawia
smallworld-region-m2b_2 = Północne bagno (Przystawie)
    .acc = północne bagno Przystawia
    .gen = północnego bagna Przystawia
    .in = na północnym bagnie Przystawia
    .to = na północne bagno Przystawia
    .from = z północnego bagna Przystawia
smallworld-region-m2b_8 = Południowe bagno (Przystawie)
    .acc = południowe bagno Przystawia
    .gen = południowego bagna Przystawia
    .in = na południowym bagnie Przystawia
    .to = na południowe bagno Przystawia
    .from = z południowego bagna Przystawia
smallworld-region-m2b_3 = Wschodnie pole (Przystawie)
    .acc = wschodnie pole Przystawia
    .gen = wschodniego pola Przystawia
    .in = na wschodnim polu Przystawia
    .to = na wschodnie pole Przystawia
    .from = ze wschodniego pola Przystawia
smallworld-region-m2b_4 = Zachodnie pole (Przystawie)
    .acc = zachodnie pole Przystawia
    .gen = zachodniego pola Przystawia
    .in = na zachodnim polu Przystawia
    .to = na zachodnie pole Przystawia
    .from = z zachodniego pola Przystawia
smallworld-region-m2b_5 = Zachodnia góra (Przystawie)
    .acc = zachodnią górę Przystawia
    .gen = zachodniej góry Przystawia
    .in = na zachodniej górze Przystawia
    .to = na zachodnią górę Przystawia
    .from = z zachodniej góry Przystawia
smallworld-region-m2b_7 = Wschodnia góra (Przystawie)
    .acc = wschodnią górę Przystawia
    .gen = wschodniej góry Przystawia
    .in = na wschodniej górze Przystawia
    .to = na wschodnią górę Przystawia
    .from = ze wschodniej góry Przystawia
smallworld-region-m2b_9 = Las (Przystawie)
    .acc = las Przystawia
    .gen = lasu Przystawia
    .in = w lesie Przystawia
    .to = do lasu Przystawia
    .from = z lasu Przystawia
smallworld-region-m2b_w = Jezioro (Przystawie)
    .acc = jezioro Przystawia
    .gen = jeziora Przystawia
    .in = na jeziorze Przystawia
    .to = na jezioro Przystawia
    .from = z jeziora Przystawia
smallworld-region-s1a_1 = Bagno (Drzazga)
    .acc = bagno Drzazgi
    .gen = bagna Drzazgi
    .in = na bagnie Drzazgi
    .to = na bagno Drzazgi
    .from = z bagna Drzazgi
smallworld-region-s1a_2 = Wzgórze (Drzazga)
    .acc = wzgórze Drzazgi
    .gen = wzgórza Drzazgi
    .in = na wzgórzu Drzazgi
    .to = na wzgórze Drzazgi
    .from = ze wzgórza Drzazgi
smallworld-region-s1a_3 = Płn.-wsch. pole (Drzazga)
    .acc = płn.-wsch. pole Drzazgi
    .gen = płn.-wsch. pola Drzazgi
    .in = na płn.-wsch. polu Drzazgi
    .to = na płn.-wsch. pole Drzazgi
    .from = z płn.-wsch. pola Drzazgi
smallworld-region-s1a_6 = Płd.-zach. pole (Drzazga)
    .acc = płd.-zach. pole Drzazgi
    .gen = płd.-zach. pola Drzazgi
    .in = na płd.-zach. polu Drzazgi
    .to = na płd.-zach. pole Drzazgi
    .from = z płd.-zach. pola Drzazgi
smallworld-region-s1a_4 = Zachodni las (Drzazga)
    .acc = zachodni las Drzazgi
    .gen = zachodniego lasu Drzazgi
    .in = w zachodnim lesie Drzazgi
    .to = do zachodniego lasu Drzazgi
    .from = z zachodniego lasu Drzazgi
smallworld-region-s1a_7 = Wschodni las (Drzazga)
    .acc = wschodni las Drzazgi
    .gen = wschodniego lasu Drzazgi
    .in = we wschodnim lesie Drzazgi
    .to = do wschodniego lasu Drzazgi
    .from = ze wschodniego lasu Drzazgi
smallworld-region-s1a_5 = Góra (Drzazga)
    .acc = górę Drzazgi
    .gen = góry Drzazgi
    .in = na górze Drzazgi
    .to = na górę Drzazgi
    .from = z góry Drzazgi
smallworld-region-s1b_1 = Wzgórze (Łza)
    .acc = wzgórze Łzy
    .gen = wzgórza Łzy
    .in = na wzgórzu Łzy
    .to = na wzgórze Łzy
    .from = ze wzgórza Łzy
smallworld-region-s1b_2 = Góra (Łza)
    .acc = górę Łzy
    .gen = góry Łzy
    .in = na górze Łzy
    .to = na górę Łzy
    .from = z góry Łzy
smallworld-region-s1b_3 = Płn.-wsch. las (Łza)
    .acc = płn.-wsch. las Łzy
    .gen = płn.-wsch. lasu Łzy
    .in = w płn.-wsch. lesie Łzy
    .to = do płn.-wsch. lasu Łzy
    .from = z płn.-wsch. lasu Łzy
smallworld-region-s1b_6 = Płd.-zach. las (Łza)
    .acc = płd.-zach. las Łzy
    .gen = płd.-zach. lasu Łzy
    .in = w płd.-zach. lesie Łzy
    .to = do płd.-zach. lasu Łzy
    .from = z płd.-zach. lasu Łzy
smallworld-region-s1b_4 = Płn.-zach. bagno (Łza)
    .acc = płn.-zach. bagno Łzy
    .gen = płn.-zach. bagna Łzy
    .in = na płn.-zach. bagnie Łzy
    .to = na płn.-zach. bagno Łzy
    .from = z płn.-zach. bagna Łzy
smallworld-region-s1b_7 = Płd.-wsch. bagno (Łza)
    .acc = płd.-wsch. bagno Łzy
    .gen = płd.-wsch. bagna Łzy
    .in = na płd.-wsch. bagnie Łzy
    .to = na płd.-wsch. bagno Łzy
    .from = z płd.-wsch. bagna Łzy
smallworld-region-s1b_5 = Pole (Łza)
    .acc = pole Łzy
    .gen = pola Łzy
    .in = na polu Łzy
    .to = na pole Łzy
    .from = z pola Łzy
smallworld-region-s1b_w = Jezioro (Łza)
    .acc = jezioro Łzy
    .gen = jeziora Łzy
    .in = na jeziorze Łzy
    .to = na jezioro Łzy
    .from = z jeziora Łzy
smallworld-region-s2a_1 = Pole (Zatoczka)
    .acc = pole Zatoczki
    .gen = pola Zatoczki
    .in = na polu Zatoczki
    .to = na pole Zatoczki
    .from = z pola Zatoczki
smallworld-region-s2a_2 = Płn.-wsch. bagno (Zatoczka)
    .acc = płn.-wsch. bagno Zatoczki
    .gen = płn.-wsch. bagna Zatoczki
    .in = na płn.-wsch. bagnie Zatoczki
    .to = na płn.-wsch. bagno Zatoczki
    .from = z płn.-wsch. bagna Zatoczki
smallworld-region-s2a_6 = Płd.-zach. bagno (Zatoczka)
    .acc = płd.-zach. bagno Zatoczki
    .gen = płd.-zach. bagna Zatoczki
    .in = na płd.-zach. bagnie Zatoczki
    .to = na płd.-zach. bagno Zatoczki
    .from = z płd.-zach. bagna Zatoczki
smallworld-region-s2a_3 = Las (Zatoczka)
    .acc = las Zatoczki
    .gen = lasu Zatoczki
    .in = w lesie Zatoczki
    .to = do lasu Zatoczki
    .from = z lasu Zatoczki
smallworld-region-s2a_4 = Płn.-zach. wzgórze (Zatoczka)
    .acc = płn.-zach. wzgórze Zatoczki
    .gen = płn.-zach. wzgórza Zatoczki
    .in = na płn.-zach. wzgórzu Zatoczki
    .to = na płn.-zach. wzgórze Zatoczki
    .from = z płn.-zach. wzgórza Zatoczki
smallworld-region-s2a_7 = Płd.-wsch. wzgórze (Zatoczka)
    .acc = płd.-wsch. wzgórze Zatoczki
    .gen = płd.-wsch. wzgórza Zatoczki
    .in = na płd.-wsch. wzgórzu Zatoczki
    .to = na płd.-wsch. wzgórze Zatoczki
    .from = z płd.-wsch. wzgórza Zatoczki
smallworld-region-s2a_5 = Góra (Zatoczka)
    .acc = górę Zatoczki
    .gen = góry Zatoczki
    .in = na górze Zatoczki
    .to = na górę Zatoczki
    .from = z góry Zatoczki
smallworld-region-s2a_w = Morze (Zatoczka)
    .acc = morze Zatoczki
    .gen = morza Zatoczki
    .in = na morzu Zatoczki
    .to = na morze Zatoczki
    .from = z morza Zatoczki
smallworld-region-s2b_1 = Północne pole (Samotny Zagon)
    .acc = północne pole Samotnego Zagonu
    .gen = północnego pola Samotnego Zagonu
    .in = na północnym polu Samotnego Zagonu
    .to = na północne pole Samotnego Zagonu
    .from = z północnego pola Samotnego Zagonu
smallworld-region-s2b_5 = Południowe pole (Samotny Zagon)
    .acc = południowe pole Samotnego Zagonu
    .gen = południowego pola Samotnego Zagonu
    .in = na południowym polu Samotnego Zagonu
    .to = na południowe pole Samotnego Zagonu
    .from = z południowego pola Samotnego Zagonu
smallworld-region-s2b_2 = Las (Samotny Zagon)
    .acc = las Samotnego Zagonu
    .gen = lasu Samotnego Zagonu
    .in = w lesie Samotnego Zagonu
    .to = do lasu Samotnego Zagonu
    .from = z lasu Samotnego Zagonu
smallworld-region-s2b_3 = Zachodnie wzgórze (Samotny Zagon)
    .acc = zachodnie wzgórze Samotnego Zagonu
    .gen = zachodniego wzgórza Samotnego Zagonu
    .in = na zachodnim wzgórzu Samotnego Zagonu
    .to = na zachodnie wzgórze Samotnego Zagonu
    .from = z zachodniego wzgórza Samotnego Zagonu
smallworld-region-s2b_6 = Wschodnie wzgórze (Samotny Zagon)
    .acc = wschodnie wzgórze Samotnego Zagonu
    .gen = wschodniego wzgórza Samotnego Zagonu
    .in = na wschodnim wzgórzu Samotnego Zagonu
    .to = na wschodnie wzgórze Samotnego Zagonu
    .from = ze wschodniego wzgórza Samotnego Zagonu
smallworld-region-s2b_4 = Bagno (Samotny Zagon)
    .acc = bagno Samotnego Zagonu
    .gen = bagna Samotnego Zagonu
    .in = na bagnie Samotnego Zagonu
    .to = na bagno Samotnego Zagonu
    .from = z bagna Samotnego Zagonu
smallworld-region-s2b_7 = Góra (Samotny Zagon)
    .acc = górę Samotnego Zagonu
    .gen = góry Samotnego Zagonu
    .in = na górze Samotnego Zagonu
    .to = na górę Samotnego Zagonu
    .from = z góry Samotnego Zagonu

## things, verbs, events, prompts, reasons
smallworld-terrain-field = pole
smallworld-terrain-hill = wzgórze
smallworld-terrain-forest = las
smallworld-terrain-swamp = bagno
smallworld-terrain-mountain = góra
smallworld-terrain-lake = jezioro
smallworld-terrain-sea = morze
smallworld-faction-neutral = neutralni
    .gen = ras neutralnych
smallworld-faction-alliance = Przymierze
    .gen = Przymierza
smallworld-faction-horde = Horda
    .gen = Hordy
smallworld-form-human = postać ludzka
    .acc = postać ludzką
smallworld-form-worgen = postać worgena
    .acc = postać worgena
smallworld-piece-token = żeton
    .acc = żeton
smallworld-piece-beast = bestia
    .acc = bestię
smallworld-piece-champion = czempion
    .acc = czempiona
smallworld-piece-fort = fort
    .acc = fort
smallworld-piece-wall = mur ogników
    .acc = mur ogników
smallworld-tool-ashes_of_alar = Popioły Al’ara
smallworld-tool-frostmourne = Frostmourne
smallworld-tool-doomhammer = Młot Zagłady
smallworld-tool-place_lore = Znajomość miejsc
smallworld-token-anchor = region wejściowy
smallworld-token-cave = jaskinia
smallworld-token-magic = magia
smallworld-token-murloc = symbol Murloków
smallworld-token-face_down = nieznana płytka
smallworld-token-tower = wieża strażnicza
smallworld-token-bomb = bomba
smallworld-token-objective = cel militarny
smallworld-token-harmony = żeton harmonii
smallworld-verb-choose = Weź { $race-acc }
    .group = Weź zestaw
smallworld-verb-expand = Rozszerzanie
smallworld-verb-decline = Wymieranie
    .here = Wymieranie
smallworld-verb-form = Przyjmij { $form-acc }
    .group = Wybierz postać
    .here = { $form }
smallworld-verb-side = Walcz po stronie { $faction-gen }
    .group = Wybierz stronę
smallworld-verb-abandon = Porzuć { $region-acc }
    .group = Porzuć region
    .here = Porzuć region
smallworld-verb-lift = Zabierz { $region-from } żeton obok czempiona
    .group = Zabierz żeton
    .here = Zabierz żeton obok czempiona
smallworld-verb-ready = Do podboju
smallworld-verb-conquer = Podbij { $region-acc }
    .group = Podbij
    .here = Podbij
smallworld-verb-attempt = Ostatnia próba: { $region }
    .group = Ostatnia próba z kością posiłków
    .here = Rzuć kością
smallworld-verb-strike = Nalot na { $region-acc }
    .group = Nalot
    .here = Nalot
smallworld-verb-champion = Czempion podbija { $region-acc }
    .group = Wyślij czempiona
    .here = Wyślij czempiona
smallworld-verb-use = Użyj „{ $tool }”
    .group = Użyj do następnego podboju
smallworld-verb-steal = Ściągnij „{ $tile }” { $region-to }
    .group = Zabierz artefakt
    .here = Ściągnij tu „{ $tile }”
smallworld-verb-intimidate = Zastrasz { $region-acc }
    .group = Zastrasz
    .here = Zastrasz
smallworld-verb-move = Przesuń { $piece-acc }
    .group = Co przesunąć?
smallworld-verb-send = Wyślij { $region-to }
    .group = Dokąd?
    .here = Wyślij tutaj
smallworld-verb-portal = Otwórz portal { $region-in }
    .group = Otwórz portal
    .here = Otwórz tu portal
smallworld-verb-swap = Zamień na { $region-acc }
    .group = Zamień z regionem
    .here = Zamień z tym regionem
smallworld-verb-stop = Zakończ podboje
smallworld-verb-roll = Rzuć kością
smallworld-verb-hold = Nie rzucaj
smallworld-verb-buy = { $count ->
    [0] Nie wskrzeszaj nikogo
    [one] Wskrześ jeden żeton Opuszczonych
    [few] Wskrześ { $count } żetony Opuszczonych
   *[many] Wskrześ { $count } żetonów Opuszczonych
}
    .group = Wskrześ Opuszczonych
    .here = { $count ->
            [0] Nie wskrzeszaj
            [one] Wskrześ { $count } żeton
            [few] Wskrześ { $count } żetony
           *[many] Wskrześ { $count } żetonów
        }
smallworld-verb-gather = Zbierz zbędne żetony { $region-from }
    .group = Zbierz żetony
    .here = Zbierz zbędne żetony
smallworld-verb-place = Umieść żeton { $region-in }
    .group = Umieść żeton
    .here = Umieść żeton
smallworld-verb-place_beast = Umieść bestię { $region-in }
    .group = Umieść bestię
    .here = Umieść bestię
smallworld-verb-place_champion = Umieść czempiona { $region-in }
    .group = Umieść czempiona
    .here = Umieść czempiona
smallworld-verb-exchange = Zamień żeton na bestię { $region-in }
    .group = Zamień żeton na bestię
    .here = Zamień żeton na bestię
smallworld-verb-lift_beast = Zabierz bestię { $region-from }
    .group = Zabierz bestię
    .here = Zabierz bestię
smallworld-verb-spread = Rozłóż równo
smallworld-verb-done = Gotowe
smallworld-verb-fortify = Zbuduj fort { $region-in }
    .group = Zbuduj fort
    .here = Zbuduj fort
smallworld-verb-watch = Zbuduj wieżę strażniczą { $region-in }
    .group = Zbuduj wieżę strażniczą
    .here = Zbuduj wieżę strażniczą
smallworld-verb-lay = Połóż „{ $tile }” { $region-in }
    .group = Połóż artefakt
    .here = Połóż tu „{ $tile }”
smallworld-verb-bomb = Połóż bombę { $region-in }
    .group = Połóż bombę
    .here = Połóż bombę
smallworld-verb-target = Połóż cel militarny { $region-in }
    .group = Połóż cel militarny
    .here = Wyznacz cel
smallworld-verb-pay = Zapłać
smallworld-verb-refuse = Nie płać
smallworld-event-round = Runda { $number }
smallworld-event-turn =
    { $seat-person ->
        [you] Twoja tura
       *[other] Tura: { $seat }
    }
smallworld-event-chose =
    { $seat-person ->
        [you] Bierzesz { $race-acc } ({ $power }) { smallworld-paid }: { smallworld-some-tokens }{ smallworld-coins-found }.
       *[other] { $seat } bierze { $race-acc } ({ $power }) { smallworld-paid }: { smallworld-some-tokens }{ smallworld-coins-found }.
    }
smallworld-event-column = Nowy zestaw w kolumnie: { $race } ({ $power }).
smallworld-event-declined =
    { $seat-person ->
        [you] Skazujesz { $race-acc } na wymieranie.
       *[other] { $seat } skazuje { $race-acc } na wymieranie.
    }
smallworld-event-vanished =
    { $seat-person ->
        [you] Znikają twoje ostatnie żetony { $race-gen }.
       *[other] { $seat } traci ostatnie żetony { $race-gen }.
    }
smallworld-event-readied =
    { $seat-person ->
        [you] Szykujesz wojska i masz na ręce { smallworld-some-tokens }.
       *[other] { $seat } szykuje wojska i ma na ręce { smallworld-some-tokens }.
    }
smallworld-event-abandoned =
    { $seat-person ->
        [you] Porzucasz { $region-acc }.
       *[other] { $seat } porzuca { $region-acc }.
    }
smallworld-event-conquered =
    { $seat-person ->
        [you] Podbijasz { $region-acc }{ smallworld-taken-from } { smallworld-strength }.
       *[other] { $seat } podbija { $region-acc }{ smallworld-taken-from } { smallworld-strength }.
    }
smallworld-event-attempted =
    { $seat-person ->
        [you] Ostatnia próba: rzucasz kością, by zdobyć { $region-acc }. Potrzeba { $needed }, wypada { $die }.
       *[other] Ostatnia próba: { $seat } rzuca kością, by zdobyć { $region-acc }. Potrzeba { $needed }, wypada { $die }.
    }
smallworld-event-struck =
    { $seat-person ->
        [you] Przeprowadzasz nalot na { $region-acc }.
       *[other] { $seat } przeprowadza nalot na { $region-acc }.
    }
smallworld-event-strike_die = Kość nalotu pokazuje { $die }.
smallworld-event-strike_failed = Nalot na { $region-acc } się nie udał.
smallworld-event-repelled = Atak na { $region-acc } został odparty.
smallworld-event-lost = { $occupant } tracą { smallworld-some-tokens } { $region-in }.
smallworld-event-withdrew =
    { $seat-person ->
        [you] Zabierasz na rękę { smallworld-some-tokens } { $region-from }.
       *[other] { $seat } zabiera na rękę { smallworld-some-tokens } { $region-from }.
    }
smallworld-event-saved =
    { $seat-person ->
        [you] Światłość ratuje twój żeton { $region-in }.
       *[other] Światłość ratuje żeton gracza { $seat } { $region-in }.
    }
smallworld-event-ransomed =
    { $seat-person ->
        [you] Wykupujesz czempiona.
       *[other] { $seat } wykupuje czempiona.
    }
smallworld-event-captured =
    { $seat-person ->
        [you] Nie masz monety na okup: twój czempion przepada.
       *[other] { $seat } nie ma monety na okup: czempion przepada.
    }
smallworld-event-revealed = Odkryto płytkę „{ $tile }” { $region-in }.
smallworld-event-used =
    { $seat-person ->
        [you] Wykorzystujesz „{ $tool }” przy następnym podboju.
       *[other] { $seat } wykorzystuje „{ $tool }” przy następnym podboju.
    }
smallworld-event-carried = Artefakt „{ $tile }” trafia { $region-to }.
smallworld-event-sided =
    { $seat-person ->
        [you] Walczysz w tej turze po stronie { $faction-gen }.
       *[other] { $seat } walczy w tej turze po stronie { $faction-gen }.
    }
smallworld-event-formed =
    { $seat-person ->
        [you] Twoi Worgeni przyjmują { $form-acc }.
       *[other] Worgeni gracza { $seat } przyjmują { $form-acc }.
    }
smallworld-event-intimidated =
    { $seat-person ->
        [you] Zastraszasz { $piece-acc } { $region-in }.
       *[other] { $seat } zastrasza { $piece-acc } { $region-in }.
    }
smallworld-event-moved = Przesunięto { $piece-acc } { $region-from } { $goal-to }.
smallworld-event-swapped =
    { $seat-person ->
        [you] Zamieniasz { $region-acc } i { $goal-acc }.
       *[other] { $seat } zamienia { $region-acc } i { $goal-acc }.
    }
smallworld-event-raised =
    { $seat-person ->
        [you]
            { $count ->
                [0] Nie wskrzeszasz Opuszczonych.
               *[other] Wskrzeszasz { smallworld-some-forsaken }.
            }
       *[other]
            { $count ->
                [0] { $seat } nie wskrzesza Opuszczonych.
               *[other] { $seat } wskrzesza { smallworld-some-forsaken }.
            }
    }
smallworld-event-healed =
    { $seat-person ->
        [you] Dostajesz żeton od Uzdrowiciela Dusz.
       *[other] { $seat } dostaje żeton od Uzdrowiciela Dusz.
    }
smallworld-event-tamed =
    { $seat-person ->
        [you] Oswajasz { smallworld-some-beasts }.
       *[other] { $seat } oswaja { smallworld-some-beasts }.
    }
smallworld-event-gathered =
    { $seat-person ->
        [you] Zbierasz { smallworld-some-tokens } { $region-from }.
       *[other] { $seat } zbiera { smallworld-some-tokens } { $region-from }.
    }
smallworld-event-redeployed =
    { $seat-person ->
        [you] Przegrupowujesz wojska{ smallworld-strongest-in }.
       *[other] { $seat } przegrupowuje wojska{ smallworld-strongest-in }.
    }
smallworld-event-placed =
    { $seat-person ->
        [you] Kładziesz { $piece-acc } { $region-in }.
       *[other] { $seat } kładzie { $piece-acc } { $region-in }.
    }
smallworld-event-built =
    { $seat-person ->
        [you] Budujesz { $piece-acc } { $region-in }.
       *[other] { $seat } buduje { $piece-acc } { $region-in }.
    }
smallworld-event-watched =
    { $seat-person ->
        [you]
            { $regions-count ->
                [0] Nie masz wieży strażniczej.
                [one] Masz wieżę strażniczą: { $regions }.
                [few] Masz wieże strażnicze: { $regions }.
               *[many] Masz wieże strażnicze: { $regions }.
            }
       *[other]
            { $regions-count ->
                [0] { $seat } nie ma wieży strażniczej.
                [one] { $seat } ma wieżę strażniczą: { $regions }.
                [few] { $seat } ma wieże strażnicze: { $regions }.
               *[many] { $seat } ma wieże strażnicze: { $regions }.
            }
    }
smallworld-event-bombed =
    { $seat-person ->
        [you] Kładziesz bombę { $region-in }.
       *[other] { $seat } kładzie bombę { $region-in }.
    }
smallworld-event-bomb_back = Bomba { $region-from } wraca nieobejrzana.
smallworld-event-exploded = Bomba { $region-in } wybucha!
smallworld-event-fizzled = Bomba { $region-in } to niewypał.
smallworld-event-targeted =
    { $seat-person ->
        [you] Wyznaczasz cel militarny { $region-in }.
       *[other] { $seat } wyznacza cel militarny { $region-in }.
    }
smallworld-event-harmony =
    { $seat-person ->
        [you] Dostajesz żeton harmonii od Pandarenów.
       *[other] { $seat } dostaje żeton harmonii od Pandarenów.
    }
smallworld-event-paid =
    { $seat-person ->
        [you] Płacisz { smallworld-some-coins }.
       *[other] { $seat } płaci { smallworld-some-coins }.
    }
smallworld-event-received =
    { $seat-person ->
        [you] Dostajesz { smallworld-some-coins }.
       *[other] { $seat } dostaje { smallworld-some-coins }.
    }
smallworld-event-gained =
    { $seat-person ->
        [you] Zyskujesz { smallworld-some-coins }.
       *[other] { $seat } zyskuje { smallworld-some-coins }.
    }
smallworld-event-bonus =
    { $seat-person ->
        [you] Zyskujesz za podbój { smallworld-some-coins }.
       *[other] { $seat } zyskuje za podbój { smallworld-some-coins }.
    }
smallworld-event-income =
    { $seat-person ->
        [you] Zbierasz { smallworld-some-coins }{ smallworld-income-parts }.
       *[other] { $seat } zbiera { smallworld-some-coins }{ smallworld-income-parts }.
    }
smallworld-event-murlocs_took = Murloki podbijają { $region-acc }{ smallworld-taken-from } { smallworld-strength }.
smallworld-event-murlocs_rolled = Murloki rzucają kością, by zdobyć { $region-acc }: potrzeba { $needed }, wypada { $die }.
smallworld-event-murloc_turn = Tura Murloków: { smallworld-some-tokens }.
smallworld-event-murloc_income = Murloki zbierają { smallworld-some-coins }.
smallworld-event-game_over = { $best ->
    [one] Koniec gry. Zwycięski wynik to { $best } moneta.
    [few] Koniec gry. Zwycięski wynik to { $best } monety.
   *[many] Koniec gry. Zwycięski wynik to { $best } monet.
}
smallworld-prompt-choose_set = weź rasę z jej mocą
smallworld-prompt-expand_or_decline = { $race }: rozszerzanie czy wymieranie?
smallworld-prompt-abandon_regions = porzucić regiony czy podbijać?
    .detail = { $hand ->
        [one] { $hand } żeton na ręce
        [few] { $hand } żetony na ręce
       *[many] { $hand } żetonów na ręce
    }
smallworld-prompt-conquest = { $race }: podbijaj regiony
    .detail = { $hand ->
        [one] { $hand } żeton na ręce
        [few] { $hand } żetony na ręce
       *[many] { $hand } żetonów na ręce
    }
smallworld-prompt-redeploy = przegrupuj wojska
    .detail = { $hand ->
        [0] nie ma już żetonów do umieszczenia
        [one] { $hand } żeton do umieszczenia
        [few] { $hand } żetony do umieszczenia
       *[many] { $hand } żetonów do umieszczenia
    }
smallworld-prompt-raise_forsaken = { $losses ->
    [one] wskrzesić 1 żeton Opuszczonych za monetę?
    [few] wskrzesić do { $losses } żetonów Opuszczonych, po monecie za każdy?
   *[many] wskrzesić do { $losses } żetonów Opuszczonych, po monecie za każdy?
}
smallworld-prompt-strike_die = nalot na { $region-acc }: rzucić kością?
    .detail = { $cost ->
        [one] koszt: { $cost } żeton, masz { $hand }
        [few] koszt: { $cost } żetony, masz { $hand }
       *[many] koszt: { $cost } żetonów, masz { $hand }
    }
smallworld-prompt-press_strike = { $missing ->
    [one] brakuje 1 żetonu: zaatakować { $region-acc } w ostatniej próbie ({ PERCENT($odds) })?
    [few] brakuje { $missing } żetonów: zaatakować { $region-acc } w ostatniej próbie ({ PERCENT($odds) })?
   *[many] brakuje { $missing } żetonów: zaatakować { $region-acc } w ostatniej próbie ({ PERCENT($odds) })?
}
smallworld-prompt-pay_for_bomb = { $coins ->
    [one] zapłacić { $coins } monetę, aby bomba { $region-in } mogła szkodzić?
    [few] zapłacić { $coins } monety, aby bomba { $region-in } mogła szkodzić?
   *[many] zapłacić { $coins } monet, aby bomba { $region-in } mogła szkodzić?
}
smallworld-prompt-lay_bombs = połóż bomby w sąsiednich regionach
    .detail = { $bombs ->
        [one] została { $bombs } bomba
        [few] zostały { $bombs } bomby
       *[many] zostało { $bombs } bomb
    }
smallworld-prompt-lay_objective = połóż cel militarny
    .detail = { $left ->
        [one] został { $left } cel
        [few] zostały { $left } cele
       *[many] zostało { $left } celów
    }
smallworld-prompt-join_others = samotny żeton Taurenów odchodzi { $region-from }: dokąd?
smallworld-prompt-choose_form = wybierz postać Worgenów
smallworld-prompt-choose_bomb = odkryj bombę
smallworld-prompt-choose_fort = zbuduj fort
    .detail = { $left ->
        [one] został { $left } fort
        [few] zostały { $left } forty
       *[many] zostało { $left } fortów
    }
smallworld-prompt-choose_tower = zbuduj wieżę strażniczą
smallworld-prompt-choose_piece = co przesunąć { $region-from }?
smallworld-prompt-send_piece = dokąd przesunąć { $piece-acc } { $region-from }?
smallworld-prompt-choose_portal = na który region zamienić { $region-acc }?
smallworld-prompt-lay_artifact = połóż artefakt w jednym ze swoich regionów
smallworld-prompt-choose_side = po której stronie walczysz w tej turze?
smallworld-why-needs_holder = „{ $word }” wymaga kogoś, kto zajmuje region.
smallworld-why-nobody_stands = Ktoś musi tam stać albo region jest „{ $word }”.
smallworld-why-other_side = { $word } to druga strona wyspy, która już leży na stole.
smallworld-why-seat_needs_race = Miejsce { $place } potrzebuje do tego rasy.
smallworld-why-nobody_has = Nikt w tej pozycji nie ma tej rasy: { $race }.
smallworld-why-only_naga_on_water = Na wodzie żyją tylko Nagi.
smallworld-why-only_well_boxed = Do pudełka wraca tylko Studnia Wieczności.
smallworld-why-well_in_water = Studnia Wieczności leży w wodzie, każde inne miejsce na lądzie.
smallworld-why-no_land = Na wyspach tej pozycji to nie jest ląd: { $region }.
smallworld-why-one_tile_named = Można podać tylko jedną płytkę; przy większej liczbie „{ $word }” mówi, które mogą się pojawić.
smallworld-why-murlocs_for_one = Murloki mają swoją turę tylko w grze jednoosobowej.
smallworld-why-last_round = Runda { $number } jest ostatnia.
smallworld-why-no_place_in_column = W kolumnie nie ma już miejsca dla tej rasy: { $race }.
smallworld-why-no_team_of_one = Gra zespołowa wymaga co najmniej 2 graczy.
smallworld-why-murlocs_for_few = Zemsta Murloków jest dla 1 lub 2 graczy.
smallworld-why-decide_first = { $decision ->
    [abandon_regions] Najpierw porzuć regiony albo ogłoś gotowość wojsk.
    [conquest] Trwają podboje: podbijaj, użyj zdolności albo zakończ.
    [redeploy] Najpierw przegrupuj swoje żetony.
    [raise_forsaken] Najpierw zdecyduj, ile żetonów Opuszczonych wskrzesisz.
    [strike_die] Najpierw zdecyduj, czy rzucasz kością przy nalocie.
    [press_strike] Najpierw zdecyduj, czy nalot będzie ostatnią próbą.
    [pay_for_bomb] Najpierw zdecyduj, czy płacisz za wybuch.
    [lay_bombs] Najpierw rozłóż bomby albo zakończ.
    [lay_objective] Najpierw połóż cele militarne.
    [join_others] Najpierw wybierz, dokąd idzie samotny żeton Taurenów.
    [choose_bomb] Najpierw wybierz bombę do odkrycia.
    [choose_form] Najpierw wybierz postać Worgenów.
    [choose_fort] Najpierw wybierz miejsca na forty.
    [choose_tower] Najpierw wybierz miejsca na wieże strażnicze.
    [choose_piece] Najpierw wybierz, co ma ustąpić.
    [send_piece] Najpierw wybierz, dokąd trafi żeton.
    [choose_portal] Najpierw wybierz drugi koniec portalu.
    [lay_artifact] Najpierw połóż artefakt.
    [choose_side] Najpierw wybierz, po czyjej stronie walczysz.
   *[other] Najpierw trzeba zdecydować o czymś innym.
}
smallworld-why-no_champion_there = Nie masz czempiona { $region-in }.
smallworld-why-nothing_to_spread = Nie ma czego rozdzielać.
smallworld-why-champion_not_in_hand = Nie masz czempiona na ręce.
smallworld-why-bare_regions_first = Ostatnie żetony muszą trafić tam, gdzie inaczej region zostałby pusty.
smallworld-why-no_beast_there = Nie ma bestii { $region-in }.
smallworld-why-no_beast_in_hand = Nie masz bestii na ręce.
smallworld-why-no_token_there = Nie ma żetonu, który można zamienić na bestię, { $region-in }.
smallworld-why-too_many_raised = Nie można wskrzesić aż tylu ({ $count }). Żetony stracone przez rywali w tej turze: { $losses }; twoje monety: { $coins }; Opuszczeni w zasobniku: { $tray }.
smallworld-why-no_bombs_left = Nie masz już bomb.
smallworld-why-no_bomb_there = Nie ma bomby { $region-in }.
smallworld-why-bomb_lies_there = Bomba już leży { $region-in }.
smallworld-why-no_active_opponent = Nie ma aktywnej rasy rywala { $region-in }.
smallworld-why-objective_lies_there = Cel militarny już leży { $region-in }.
smallworld-why-alliance_holds = Ten region należy do rasy Przymierza: { $region }.
smallworld-why-fort_stands = Fort już stoi { $region-in }.
smallworld-why-no_majority = Nie można zbudować wieży strażniczej { $region-in }: musi to być twoje pole bez wieży, a większość sąsiednich regionów musi należeć do ciebie.
smallworld-why-walls_first = Najpierw musi zniknąć fort lub mur ogników: { $region }.
smallworld-why-piece_not_there = Tego tu nie ma: { $piece } ({ $region }).
smallworld-why-not_of_that_people = Ta rasa nie zajmuje { $region-gen }.
smallworld-why-same_end = To koniec, od którego zaczynasz: { $region }.
smallworld-why-choose_first = Najpierw weź zestaw.
smallworld-why-set_too_dear =
    { $price ->
        [one] { $race } kosztują { $price } monetę, masz { $coins }.
        [few] { $race } kosztują { $price } monety, masz { $coins }.
       *[many] { $race } kosztują { $price } monet, masz { $coins }.
    }
smallworld-why-set_not_offered = { $race-gen } nie ma w ofercie.
smallworld-why-expand_or_decline_first = Najpierw zdecyduj, czy twoja rasa się rozszerza, czy wymiera.
smallworld-why-not_in_play = W tej grze nie ma { $region-gen }.
smallworld-why-already_yours = Zajmujesz już { $region-acc }.
smallworld-why-conquests_over = Po ostatniej próbie nie ma już podbojów w tej turze.
smallworld-why-out_of_reach = { $region } nie sąsiaduje z twoją rasą i nie jest regionem wejściowym.
smallworld-why-first_needs_entry = { $region } nie jest regionem wejściowym, a od takiego rasa zaczyna podboje.
smallworld-why-watchtower = Wieża strażnicza chroni { $region-acc } przed wszystkim.
smallworld-why-no_token_left =
    { $needed ->
        [one] Do podboju potrzeba na ręce co najmniej { $needed } żetonu, masz { $hand }.
        [few] Do podboju potrzeba na ręce co najmniej { $needed } żetonów, masz { $hand }.
       *[many] Do podboju potrzeba na ręce co najmniej { $needed } żetonów, masz { $hand }.
    }
smallworld-why-toll_too_dear =
    { $toll ->
        [one] Trzeba by zapłacić { $toll } monetę, masz { $coins }.
        [few] Trzeba by zapłacić { $toll } monety, masz { $coins }.
       *[many] Trzeba by zapłacić { $toll } monet, masz { $coins }.
    }
smallworld-why-too_strong =
    { $cost ->
        [one] Potrzeba { $cost } żetonu, masz { $hand }: kość posiłków nie wyrówna tej różnicy.
        [few] Potrzeba { $cost } żetonów, masz { $hand }: kość posiłków nie wyrówna tej różnicy.
       *[many] Potrzeba { $cost } żetonów, masz { $hand }: kość posiłków nie wyrówna tej różnicy.
    }
smallworld-why-needs_the_die =
    { $cost ->
        [one] Potrzeba { $cost } żetonu, masz { $hand }: możliwa jest tylko ostatnia próba z kością posiłków.
        [few] Potrzeba { $cost } żetonów, masz { $hand }: możliwa jest tylko ostatnia próba z kością posiłków.
       *[many] Potrzeba { $cost } żetonów, masz { $hand }: możliwa jest tylko ostatnia próba z kością posiłków.
    }
smallworld-why-enough_tokens = Masz { $hand }, a potrzebujesz { $cost }: kość posiłków jest zbędna.
smallworld-why-tokens_left =
    { $hand ->
        [one] Na ręce masz jeszcze { $hand } żeton.
        [few] Na ręce masz jeszcze { $hand } żetony.
       *[many] Na ręce masz jeszcze { $hand } żetonów.
    }
smallworld-why-not_yours = Twoja aktywna rasa nie zajmuje { $region-gen }.
smallworld-why-hand_is_empty = Twoja ręka jest pusta.
smallworld-why-gather_before_placing = Zbierz żetony, zanim umieścisz pierwszy; „Cofnij” pozwala do tego wrócić.
smallworld-why-nothing_to_spare =
    { $fewest ->
        [one] Co najmniej { $fewest } żeton musi zostać { $region-in }.
        [few] Co najmniej { $fewest } żetony muszą zostać { $region-in }.
       *[many] Co najmniej { $fewest } żetonów musi zostać { $region-in }.
    }
smallworld-why-needs_power = Może to zrobić tylko rasa z tą mocą: { $power }.
smallworld-why-needs_race = Mogą to zrobić tylko { $race }.
smallworld-why-tool_used_up = W tej turze już użyto: „{ $tool }”.
smallworld-why-race_used_up = Zdolność { $race-gen } wykorzystano już w tej turze.
smallworld-why-power_used_up = Ta moc jest już w tej turze wykorzystana: { $power }.
smallworld-why-champion_gone = Czempion wpadł w niewolę i przepadł dla tej rasy.
smallworld-why-not_adjacent = { $region } nie sąsiaduje z twoją rasą.
smallworld-why-no_target_on_water = Woda nie jest celem zdolności: { $region }.
smallworld-why-nobody_to_move = Nie ma żetonu rywala { $region-in }.
smallworld-why-no_magic = Nie ma magii { $region-in }.
smallworld-why-nothing_to_swap = Żaden inny region z magią niczego by nie zmienił.
smallworld-why-no_place_in_reach = Żadne legendarne miejsce nie jest w twoim zasięgu.
smallworld-why-tool_not_held = Artefakt „{ $tool }” nie leży w regionie twojej aktywnej rasy.
smallworld-why-no_such_artifact = Artefakt „{ $tile }” nie jest odkryty.
smallworld-cause-base = każdy region
smallworld-cause-mountain = góra
smallworld-cause-fort = fort
smallworld-cause-wall = mur ogników
smallworld-cause-tokens = żetony na miejscu ({ $occupant })
smallworld-cause-travel = koszt podróży
smallworld-cause-race = { $race }
smallworld-cause-power = { $power }
smallworld-cause-tile = { $tile }
smallworld-cause-floor = minimum
smallworld-cause-in_hand = na ręce
smallworld-cause-odds = szansa w procentach, brakuje { $missing }
smallworld-cause-harmony = harmonia Pandarenów
smallworld-cause-bonus = od razu
smallworld-cause-regions = regiony ({ $race })
smallworld-cause-declined_regions = wymierające ({ $race })
smallworld-cause-faction = premia frakcji ({ $race })
smallworld-option-variant = Gra
    .help = „Każdy za siebie” to gra z instrukcji; pozostałe warianty są na jej końcu.
    .standard = każdy za siebie
    .teams = Bitwa o Azeroth (drużyny, częściowo nasza wykładnia)
    .murlocs = Zemsta Murloków (1 lub 2 graczy, częściowo nasza wykładnia)
smallworld-option-gnome_airstrike_first_conquest = Nalot może być pierwszym podbojem
    .help = Czy Gnomy mogą wejść na mapę nalotem.
    .true = tak
    .false = nie
smallworld-option-worgen_bonus_on_decline_turn = Worgeni wybierają postać przed wymieraniem
    .help = Wtedy ludzka postać daje monety także w tej turze.
    .true = tak
    .false = nie
smallworld-option-battleground_mode = Pole bitwy
    .help = Ile daje to miejsce, gdy podbijesz dwa regiony tej samej rasy.
    .second_region_pays_one = drugi region daje 1
    .second_region_pays_two = drugi region daje 2
smallworld-option-self_faction_bonus = Własna wymierająca rasa daje premię frakcji
    .help = Jeśli należy do drugiej frakcji.
    .true = tak
    .false = nie
smallworld-option-bomb_counts_as_conquest_for_bonuses = Wybuchy dają premie za podbój
    .help = Region zajęty przez bombę Goblinów liczy się jak podbity.
    .true = tak
    .false = nie
smallworld-option-doomhammer_needs_reach = Młot Zagłady wymaga regionu w zasięgu
    .help = W przeciwnym razie bierze dowolny region mapy.
    .true = tak
    .false = nie
smallworld-option-champion_needs_token_in_hand = Czempion wymaga żetonu na ręce
    .help = Jak przy każdym innym podboju.
    .true = tak
    .false = nie
smallworld-option-face_down_tile_counts_as_place = Nieznane płytki to dla Eterycznych miejsca
    .help = Czy Eteryczni płacą o 2 mniej tam, gdzie leży płytka, której nikt nie widział.
    .true = tak
    .false = nie
smallworld-option-fishing_counts_open_sea = Rybacy liczą otwarte morze
    .help = W przeciwnym razie liczą się tylko jeziora.
    .true = tak
    .false = nie
smallworld-option-team_score = Wynik drużyny
    .help = Czyje monety się porównuje: słabszego czy silniejszego partnera.
    .lowest_member = liczy się słabszy gracz
    .highest_member = liczy się silniejszy gracz
smallworld-option-murloc_tokens = Żetony Murloków (więcej = trudniej)
    .help = Z tyloma żetonami przychodzą Murloki.
smallworld-option-pack = Paczka
smallworld-note-cost = { $value ->
    [one] { $value } żeton
    [few] { $value } żetony
   *[many] { $value } żetonów
}
smallworld-note-odds = { PERCENT($value) }
smallworld-note-odds_of_two = { PERCENT($value) } z ostatnią próbą
smallworld-note-missing = brakuje { $value }
smallworld-note-price = cena { $value }
smallworld-note-income = dochód { $value }
smallworld-note-left = zostało { $value }
smallworld-note-tokens = { $value ->
    [one] { $value } żeton
    [few] { $value } żetony
   *[many] { $value } żetonów
}
smallworld-note-coins = { $value ->
    [0] bez monet
    [one] { $value } moneta na nim
    [few] { $value } monety na nim
   *[many] { $value } monet na nim
}
smallworld-note-power = { $value }
smallworld-field-round = Runda
smallworld-field-rounds = Rundy
smallworld-field-turn = Tura
smallworld-field-first = Zaczyna
smallworld-field-faces = Wyspy
smallworld-field-face = Wyspa
smallworld-field-regions = Regiony
smallworld-field-sets = Rasy i moce
smallworld-field-stacks = Stosy
smallworld-field-players = Gracze
smallworld-field-this_turn = Ta tura
smallworld-field-tray = Pozostałe żetony
smallworld-field-murlocs = Murloki
smallworld-field-tiles_unseen = Nieznane płytki
smallworld-field-variant = Gra
smallworld-field-owner = Właściciel
smallworld-field-race = Rasa
smallworld-field-power = Moc
smallworld-field-declined = Wymiera
smallworld-field-tokens = Żetony
smallworld-field-beasts = Bestie
smallworld-field-champion = Czempion
smallworld-field-mountain = Góra
smallworld-field-fort = Fort
smallworld-field-wall = Mur ogników
smallworld-field-tower = Wieża strażnicza
smallworld-field-bomb = Bomba
smallworld-field-objective = Cel militarny
smallworld-field-tiles = Płytki
smallworld-field-tile = Płytka
smallworld-field-terrain = Teren
smallworld-field-symbols = Symbole
smallworld-field-coins = Monety
smallworld-field-last_income = Ostatni dochód
smallworld-field-hand = Na ręce
smallworld-field-declined_race = Wymierająca rasa
smallworld-field-declined_power = Trwająca moc
smallworld-field-declined_regions = Wymierające regiony
smallworld-field-tokens_on_map = Żetony na mapie
smallworld-field-harmony = Żeton harmonii
smallworld-field-bombs = Bomby
smallworld-field-faction = Frakcja
smallworld-field-team = Drużyna
smallworld-field-price = Cena
smallworld-field-region = Region
smallworld-field-count = Liczba
smallworld-field-tool = Artefakt
smallworld-field-piece = Element
smallworld-field-form = Postać
smallworld-field-size = Wielkość

smallworld-some-tokens =
    { $tokens ->
        [0] bez żetonów
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }
smallworld-strength =
    { $tokens ->
        [0] bez żetonów
        [one] siłą { $tokens } żetonu
        [few] siłą { $tokens } żetonów
       *[many] siłą { $tokens } żetonów
    }
smallworld-some-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
smallworld-paid = { $price ->
    [0] za darmo
   *[other] za { smallworld-price }
}
smallworld-coins-found =
    { $coins ->
        [0] { "" }
       *[other] , na zestawie { smallworld-coins }
    }
smallworld-taken-from =
    { $occupant-count ->
        [0] { "" }
       *[other] { " " }(region { $occupant-gen })
    }
smallworld-income-parts =
    { $declined ->
        [0]
            { $bonus ->
                [0] { "" }
               *[other] { " " }({ $regions } za regiony, { $bonus } z premii)
            }
       *[other]
            { $bonus ->
                [0] { " " }({ $regions } za regiony, { $declined } za wymierające)
               *[other] { " " }({ $regions } za regiony, { $declined } za wymierające, { $bonus } z premii)
            }
    }
smallworld-some-forsaken =
    { $count ->
        [0] bez żetonów
        [one] { $count } żeton Opuszczonych
        [few] { $count } żetony Opuszczonych
       *[many] { $count } żetonów Opuszczonych
    }
smallworld-some-beasts =
    { $count ->
        [one] { $count } bestię
        [few] { $count } bestie
       *[many] { $count } bestii
    }
smallworld-strongest-in =
    { $regions-count ->
        [1] , najsilniej { $regions-in }
       *[other] { "" }
    }
smallworld-question-cost = Koszt regionu
smallworld-question-missing = Brakujące żetony na region
smallworld-question-odds = Szansa na region
smallworld-question-toll = Opłata za region
smallworld-question-income = Dochód gracza
smallworld-question-pays = Monety za

## Statistics of a review

smallworld-statistics-race_coins = Monety według rasy
smallworld-statistics-turn_coins = Monety według rundy
smallworld-statistics-other_coins = Pozostałe monety
smallworld-statistics-gained = zdobyte
smallworld-statistics-received = otrzymane od innych
smallworld-statistics-bonus = za podboje
smallworld-statistics-paid = zapłacone

smallworld-when = w { $number }. rundzie
smallworld-fact-conquests = { $seat-person ->
    [you] { $count ->
        [one] Podbijasz 1 pusty region.
        [few] Podbijasz { $count } puste regiony.
       *[many] Podbijasz { $count } pustych regionów.
    }
   *[other] { $count ->
        [one] { $seat } podbija 1 pusty region.
        [few] { $seat } podbija { $count } puste regiony.
       *[many] { $seat } podbija { $count } pustych regionów.
    }
}
smallworld-fact-taken = { $seat-person ->
    [you] { $count ->
        [one] Odbierasz innej rasie 1 region ({ $occupants }).
        [few] Zdobywasz { $count } regiony, w tym odebrane innym rasom: { $taken } ({ $occupants }).
       *[many] Zdobywasz { $count } regionów, w tym odebrane innym rasom: { $taken } ({ $occupants }).
    }
   *[other] { $count ->
        [one] { $seat } odbiera innej rasie 1 region ({ $occupants }).
        [few] { $seat } zdobywa { $count } regiony, w tym odebrane innym rasom: { $taken } ({ $occupants }).
       *[many] { $seat } zdobywa { $count } regionów, w tym odebrane innym rasom: { $taken } ({ $occupants }).
    }
}
smallworld-fact-declined = { $seat-person ->
    [you] Skazujesz swoją rasę na wymieranie.
   *[other] { $seat } skazuje rasę na wymieranie.
}

## Beside a real table
smallworld-topic-attempt_die = Ostatnia próba, by zdobyć { $region-acc }: co wypadło na kości?
smallworld-topic-first_seat = Kto zaczyna?
smallworld-topic-boards = Która wyspa leży na stole?
smallworld-topic-side_up = Która strona wyspy leży na wierzchu?
smallworld-topic-next_race = Która rasa trafia teraz do kolumny?
smallworld-topic-next_power = Jaką zdolność specjalną dostaje?
smallworld-topic-tile_turned = Co odkryto { $region-in }?
smallworld-topic-bomb_turned = Odkryto bombę { $region-in }. Czy wybucha?
smallworld-bomb-explosion = Wybucha
smallworld-bomb-dud = Niewypał

## Islands of the box
smallworld-board-l1 = { smallworld-face-l1a } / { smallworld-face-l1b }
smallworld-board-l2 = { smallworld-face-l2a } / { smallworld-face-l2b }
smallworld-board-m1 = { smallworld-face-m1a } / { smallworld-face-m1b }
smallworld-board-m2 = { smallworld-face-m2a } / { smallworld-face-m2b }
smallworld-board-s1 = { smallworld-face-s1a } / { smallworld-face-s1b }
smallworld-board-s2 = { smallworld-face-s2a } / { smallworld-face-s2b }
smallworld-adjust-tokens = Żetony: { $occupant }
smallworld-adjust-hand = Żetony na ręce
