# Warhammer: Invasion. Elke zin is van onszelf.

## kaarten
invasion-card-defender_of_the_hold = Verdediger van de veste
    .text = Alleen slagveld.
invasion-card-zhufbar_engineers = Ingenieurs van Zhufbar
    .text = Verplicht: als deze eenheid het spel verlaat, offert elke tegenstander een eenheid naar eigen keuze in de overeenkomstige zone.
    .ruling = Verlaten zij het slagveld, dan offert de tegenstander een eenheid van zijn slagveld, als die er is.
invasion-card-hammerer_of_karak_azul = Hamerdrager van Karak Azul
    .text = Taaiheid 1.
    .ruling = Taaiheid helpt niet tegen schade die hierheen wordt verplaatst.
invasion-card-troll_slayers = Trollendoders
    .text = Slagveld. Met twee of meer ontwikkelingen op je slagveld heeft deze eenheid +2 kracht.
invasion-card-runesmith = Runensmid
    .text = Queeste. Actie: betaal 2 en geef een eenheid deze beurt +1 kracht.
    .ruling = De actie werkt alleen zolang hij in de queestezone ligt.
invasion-card-durgnar_the_bold = Durgnar de Koene
    .text = Eén Held per zone. Zolang een sectie van je hoofdstad brandt, heeft hij +2 kracht.
invasion-card-king_kazador = Koning Kazador
    .text = Eén Held per zone. Taaiheid 2. Een tegenstander die een effect op hem richt, betaalt er 3 meer voor.
invasion-card-dwarf_cannon_crew = Dwergenkanonniers
    .text = Verplicht: als deze eenheid in het spel komt, bekijk je bovenste vijf kaarten; je mag daaruit een ondersteuning die 2 of minder kost in deze zone leggen. Schud daarna.
    .ruling = Alleen de gedrukte kosten van de ondersteuning tellen, niet de loyaliteit.
invasion-card-dwarf_masons = Dwergenmetselaars
    .text = Verplicht: als deze eenheid in het spel komt, wordt je bovenste kaart een ontwikkeling in deze zone.
invasion-card-dwarf_ranger = Dwergenspeurder
    .text = Verkenner. Queeste. Verplicht: als een andere Dwergeneenheid van jou het spel verlaat, breng 1 schade toe aan een eenheid of sectie.
    .ruling = Wordt hij samen met een andere Dwerg vernietigd, dan brengt hij daarvoor geen schade toe.
invasion-card-mountain_brigade = Bergbrigade
invasion-card-ironbreakers_of_ankhor = IJzerbrekers van Ankhor
    .text = Taaiheid X; X is het aantal ontwikkelingen van jou in deze zone.
invasion-card-rune_of_fortitude = Rune van standvastigheid
    .text = Elke eenheid die deze zone aanvalt, heeft −1 kracht, tenzij de speler er 1 voor betaalt.
invasion-card-keystone_forge = Hoeksteensmidse
    .text = Koninkrijk. Verplicht: verwijder aan het begin van je beurt 1 schade van één sectie van je hoofdstad.
invasion-card-organ_gun = Orgelkanon
    .text = Hecht aan een eenheid. Die heeft +2 kracht zolang hij verdedigt.
invasion-card-master_rune_of_dismay = Meesterrune van ontzetting
    .text = Koninkrijk. Eenheden kosten je tegenstanders 1 meer.
invasion-card-a_glorious_death = Een roemrijke dood
    .text = Queeste. Leg hier in elk van je beurten met een eenheid op deze queeste een grondstoffiche. Actie: offer die eenheid als hier drie of meer fiches liggen en vernietig hoogstens twee aanvallers.
invasion-card-grudge_thrower = Wrokwerper
    .text = Slagveld. Actie: betaal 1 en offer een eenheid; alle aanvallende en verdedigende eenheden hebben deze beurt +1 kracht.
invasion-card-burying_the_grudge = De wrok begraven
    .text = Actie: krijg 1 grondstof voor elke eenheidskaart die deze beurt op een aflegstapel kwam.
invasion-card-stubborn_refusal = Koppige weigering
    .text = Actie: verplaats de schade van een eenheid naar een andere eenheid in een overeenkomstige zone, hoogstens zoveel als nodig is om die te vernietigen.
    .ruling = Er wordt niet meer schade verplaatst dan de andere eenheid aankan; Taaiheid annuleert die niet.
invasion-card-striking_the_grudge = De wrok wreken
    .text = Actie: een aanvallende of verdedigende eenheid krijgt deze beurt +2 kracht.
invasion-card-grudge_thrower_assault = Wrokwerpersalvo
    .text = Alleen als gevechtsschade is toegewezen. Actie: vernietig een aanvallende eenheid.
invasion-card-demolition = Sloop!
    .text = Actie: vernietig een ondersteuning of een ontwikkeling.
invasion-card-wake_the_mountain = Wek de berg
    .text = Actie: je bovenste drie kaarten worden ontwikkelingen, allemaal op je slagveld of allemaal in je koninkrijk.
    .ruling = Wie hiermee het eigen deck leegt, verliest.
invasion-card-master_rune_of_valaya = Meesterrune van Valaya
    .text = Actie: annuleer alle schade die in de slagveldfase van deze beurt is toegewezen.
    .ruling = Schade door Tegenaanval wordt toch toegebracht.
invasion-card-peasant_militia = Boerenmilitie
invasion-card-reiksguard_knights = Ridders van de Rijksgarde
    .text = Tegenaanval 2.
    .ruling = Schade door Tegenaanval kan niet worden geannuleerd.
invasion-card-bright_wizard_apprentice = Leerling-vuurtovenaar
    .text = Queeste. Actie: betaal 2 en annuleer een niet-afgehandelde actie van een andere eenheid of van een ondersteuning. Eén keer per beurt.
invasion-card-nuln_tinkerers = Knutselaars van Nuln
    .text = Koninkrijk. De eerste ondersteuning die je per beurt speelt, kost 1 minder.
invasion-card-the_greatswords = De grootzwaarden
    .text = Verplicht: als een eenheid in deze zone komt, krijgt deze eenheid deze beurt +1 kracht.
    .ruling = Ook een eenheid die naar hun zone wordt verplaatst, telt mee.
invasion-card-sigmars_blessed = Sigmars gezegenden
    .text = Verplicht: als deze eenheid het spel verlaat, gaat een eenheid in een overeenkomstige zone terug naar de hand van de eigenaar.
    .ruling = Keert een verdediger terug naar de hand, dan vervalt de aan hem toegewezen schade.
invasion-card-thyrus_gorman = Thyrus Gorman
    .text = Eén Held per zone. Verplicht: aan het eind van je beurt loopt hij 1 schade op.
    .ruling = Loyaliteit kost 1 voor elk symbool ervan dat je niet hebt.
invasion-card-huntsmen = Jagers
    .text = Alleen queeste.
invasion-card-warrior_priests = Krijgerpriesters
    .text = Elke beurt gaat 1 schade die deze eenheid zou oplopen, in plaats daarvan naar een eenheid op een slagveld naar keuze.
invasion-card-free_company = Vrijcompagnie
    .text = Verkenner.
    .ruling = Ook een lege brandende zone mag worden aangevallen; Verkenner werkt dan toch.
invasion-card-pistoliers = Pistoliers
    .text = Actie: betaal 1 en verplaats deze eenheid naar een andere zone van jou.
    .ruling = Ze gaan alleen naar een andere zone van hun eigenaar; verlaten ze een queeste, dan gaan de fiches daarvan verloren.
invasion-card-johannes_broheim = Johannes Broheim
    .text = Eén Held per zone. Tegenaanval 2. Aan het eind van elke fase mag je hem naar een andere zone van jou verplaatsen.
invasion-card-knight_training = Ridderopleiding
    .text = Hecht aan een eenheid op je slagveld. Die heeft +1 kracht.
invasion-card-church_of_sigmar = Kerk van Sigmar
    .text = Koninkrijk. Een tegenstander die een effect op je eenheden richt, betaalt er 1 meer voor.
invasion-card-city_gates = Stadspoorten
    .text = Verplicht: aan het begin van je beurt wordt je bovenste kaart een ontwikkeling in deze zone.
invasion-card-shrine_to_taal = Schrijn van Taal
    .text = Verplicht: aan het begin van je beurt krijgt een eenheid in deze zone die beurt +1 kracht voor elke ontwikkeling van jou hier.
invasion-card-temple_of_shallya = Tempel van Shallya
    .text = Koninkrijk. Aan het begin van je koninkrijkfase mag je een van je eenheden naar een andere zone van jou verplaatsen.
invasion-card-defend_the_border = Verdedig de grens
    .text = Queeste. Leg hier in elk van je beurten met een eenheid op deze queeste een grondstoffiche. Liggen hier drie of meer fiches, dan gaat elke beurt de eerste schade aan je hoofdstad naar een andere eenheid of sectie naar keuze.
invasion-card-will_of_the_electors = Wil van de keurvorsten
    .text = Actie: verplaats hoogstens twee ontwikkelingen van één zone naar een andere zone van dezelfde speler.
invasion-card-twin_tailed_comet = Tweestaartige komeet
    .text = Actie: voer een kopie uit van een zojuist gespeelde tactiek, met eigen doelen. X is 0.
    .ruling = Heeft de gekopieerde tactiek een X, dan is X 0.
invasion-card-demoralise = Demoraliseren
    .text = Actie: een eenheid heeft deze beurt −2 kracht.
invasion-card-franzs_decree = Decreet van Franz
    .text = Actie: een eenheid kan deze beurt niet als aanvaller of verdediger worden aangewezen.
    .ruling = Een eenheid die al aanvalt, blijft aanvallen.
invasion-card-forced_march = Geforceerde mars
    .text = Alleen in jouw beurt. Actie: verplaats een eenheid naar een andere zone van dezelfde speler.
    .ruling = Een Held komt niet in een zone waar al een Held ligt.
invasion-card-judgement_of_verena = Oordeel van Verena
    .text = Alleen in jouw beurt. Actie: vernietig alle eenheden en ondersteuningen in elke zone zonder ontwikkeling.
invasion-card-sigmars_intervention = Ingreep van Sigmar
    .text = Alleen als je wordt aangevallen, voordat verdedigers zijn aangewezen. Actie: de aanval is nu gericht op een andere zone van jou die niet brandt.
invasion-card-silver_helm_brigade = Zilverhelmbrigade
    .text = Verplicht: als deze eenheid schade oploopt, trek een kaart.
invasion-card-archmage_of_saphery = Aartsmagiër van Saphery
    .text = Queeste. Actie: verwijder in je queestefase 1 schade van een eenheid. Eén keer per beurt.
invasion-card-blessing_of_isha = Zegen van Isha
    .text = Hecht aan een eenheid en herstel die. De eenheid kan niet corrupt worden.
    .ruling = “Kan niet corrupt worden” gaat voor een kaart die corrumpeert.
invasion-card-radiant_gaze = Stralende blik
    .text = Actie: alle eenheden in één zone van een tegenstander hebben deze beurt −1 kracht.
invasion-card-greater_heal = Grote genezing
    .text = Actie: verwijder alle schade van al je eenheden.
invasion-card-crooked_teef_goblins = Kromtandgoblins
    .text = Alleen slagveld.
invasion-card-squig_herders = Squigdrijvers
    .text = Zolang je een beschadigde eenheid hebt, heeft deze eenheid +1 kracht.
invasion-card-ironclaws_horde = IJzerklauws horde
    .text = Alleen slagveld.
invasion-card-followers_of_mork = Volgelingen van Mork
    .text = Verplicht: als deze eenheid in het spel komt, krijgt elke speler 2 indirecte schade.
    .ruling = Elke speler verdeelt zijn schade, de actieve eerst; alles wordt tegelijk toegebracht.
invasion-card-black_orc_squad = Bende zwarte Orks
invasion-card-boar_boyz = Zwijnboyz
    .text = Zolang je een beschadigde eenheid hebt, heeft deze eenheid +2 kracht.
    .ruling = De bonus eindigt zodra geen van je eenheden meer beschadigd is.
invasion-card-urguck = Urguck
    .text = Eén Held per zone. In je hoofdstadfase mag je schadefiches op hem als grondstoffen uitgeven.
    .ruling = Alle schade op hem mag in één keer worden uitgegeven.
invasion-card-grimgor_ironhide = Grimgor IJzerhuid
    .text = Eén Held per zone. Verplicht: als hij in het spel komt, vernietig alle ondersteuningen en ontwikkelingen in alle overeenkomstige zones.
    .ruling = Opengedraaid door “Trek die koppen d’r af!” komt hij niet in het spel en vernietigt hij niets.
invasion-card-night_goblins = Nachtgoblins
    .text = Verplicht: als deze eenheid in het spel komt, vernietig een aanhechting in een overeenkomstige zone.
invasion-card-doom_divers = Doemduikers
    .text = Slagveld. Verplicht: aan het begin van je beurt offert elke speler een ontwikkeling of brengt 1 schade toe aan elke sectie van de eigen hoofdstad.
    .ruling = Een speler zonder ontwikkeling krijgt 1 schade op elke sectie die niet brandt.
invasion-card-lobber_crew = Keienslingeraars
    .text = Koninkrijk. Actie: offer deze eenheid; een tegenstander offert een eenheid naar eigen keuze.
invasion-card-big_uns = Grote jongens
    .text = Slagveld. Je beschadigde eenheden hebben Taaiheid 1.
invasion-card-rock_lobber = Keienslinger
    .text = Slagveld. Actie: betaal 2 en offer een eenheid in deze zone; breng 2 schade toe aan een sectie. Eén keer per beurt.
invasion-card-choppa = Hakka
    .text = Hecht aan een eenheid op je slagveld. Die heeft +2 kracht.
invasion-card-totem_of_gork = Totem van Gork
    .text = Je eenheden in deze zone hebben +1 kracht zolang ze aanvallen of verdedigen.
invasion-card-banna_of_da_red_sunz = Vaan van de Rooie Zonnuh
    .text = Koninkrijk. Als een tegenstander zeven of meer grondstoffen ontvangt, gaat er daarvan één verloren en breng jij 1 schade toe aan een eenheid.
invasion-card-smash_em_all = Sla ze allemaal plat!
    .text = Queeste. Leg hier in elk van je beurten met een eenheid op deze queeste een grondstoffiche. Actie: offer die eenheid als hier drie of meer fiches liggen en vernietig alle ondersteuningen van je tegenstanders.
invasion-card-grimgors_camp = Grimgors kamp
    .text = Koninkrijk. De eerste Orkeneenheid die je per beurt speelt, kost 1 minder.
invasion-card-smash_go_boom = Beuk-Doet-Boem!
    .text = Alleen in jouw beurt. Actie: vernietig X ontwikkelingen in één zone.
invasion-card-rip_dere_eads_off = Trek die koppen d’r af!
    .text = Actie: draai een ontwikkeling open. Een eenheid blijft tot het eind van de beurt; al het andere wordt geofferd.
    .ruling = Wat opengedraaid wordt, komt daarmee niet in het spel en activeert niets; tot het eind van de beurt heeft het zijn kracht en mag het verdedigen.
invasion-card-wez_bigga = Wij benne groter!
    .text = Actie: de volgende eenheid die je deze beurt speelt, kost 1 minder en komt met 1 schade in het spel.
    .ruling = Een eenheid met 1 levenspunt wordt vernietigd zodra hij in het spel komt.
invasion-card-favour_of_mork = Gunst van Mork
    .text = Actie: een eenheid heeft deze beurt −1 kracht en een andere +1 kracht.
invasion-card-pillage = Plundering
    .text = Actie: vernietig een ondersteuning.
    .ruling = De speler van het doel mag als reactie de actie ervan nog gebruiken.
invasion-card-waaagh = Waaagh!
    .text = Actie: alle aanvallende eenheden hebben deze beurt +2 kracht.
invasion-card-troll_vomit = Trollenbraaksel
    .text = Alleen in jouw beurt. Actie: vernietig alle eenheden.
invasion-card-servants_of_khorne = Dienaren van Khorne
    .text = Alleen slagveld.
invasion-card-savage_marauders = Woeste plunderaars
invasion-card-festering_nurglings = Etterende Nurglings
    .text = Verplicht: als deze eenheid in het spel komt, corrumpeer een eenheid in een overeenkomstige zone.
invasion-card-nurgle_sorcerer = Tovenaar van Nurgle
    .text = Queeste. Actie: betaal 3 en breng 1 schade toe aan een eenheid, of 2 als die corrupt is.
invasion-card-chaos_knights = Chaosridders
invasion-card-cultist_of_slaanesh = Cultist van Slaanesh
    .text = Queeste. Actie: betaal 4 en vernietig een ontwikkeling.
invasion-card-valkia_the_bloody = Valkia de Bloedige
    .text = Eén Held per zone. Queeste. Actie: betaal 2 en verplaats zoveel schadefiches als je wilt van Valkia naar een corrupte eenheid.
invasion-card-melekh_the_changer = Melekh de Veranderaar
    .text = Eén Held per zone. Hij heeft +1 kracht voor elke corrupte kaart van je tegenstanders.
invasion-card-fledgling_chaos_spawn = Jong chaosgebroed
    .text = Slagveld. Verplicht: als deze eenheid wordt vernietigd, breng 1 schade toe aan een eenheid op een slagveld naar keuze.
    .ruling = Geofferd is niet vernietigd: dan brengt het geen schade toe.
invasion-card-savage_gors = Woeste Gors
    .text = Slagveld. Met twee of meer ontwikkelingen op je slagveld brengt deze eenheid bij een aanval 2 schade meer toe.
    .ruling = De bonus is schade, geen kracht: effecten die kracht tellen, tellen hem niet mee.
invasion-card-dark_zealot = Duistere zeloot
invasion-card-bloodthirster = Bloeddorster
    .text = Schade kan niet worden geannuleerd. Verplicht: aan het begin van je beurt offert elke speler een eenheid in de eigen overeenkomstige zone.
    .ruling = Zolang hij in het spel is, annuleert Taaiheid niets.
invasion-card-cloud_of_flies = Vliegenzwerm
    .text = Hecht aan een eenheid van jou. Aan het begin van je beurt mag je die eenheid en een eenheid naar keuze elk 1 schade toebrengen die niet kan worden geannuleerd.
invasion-card-horrific_mutation = Gruwelijke mutatie
    .text = Hecht aan een eenheid van jou. Zolang die aanvalt, hebben alle verdedigende eenheden −1 levenspunt.
    .ruling = Verdedigers met 1 levenspunt worden vernietigd voordat schade wordt toegewezen.
invasion-card-sadistic_mutation = Sadistische mutatie
    .text = Hecht aan een eenheid van jou. Verplicht: als die gevechtsschade toebrengt, breng 1 schade toe aan een eenheid of sectie.
invasion-card-warpstone_meteor = Warpsteenmeteoor
    .text = Verplicht: aan het begin van je beurt corrumpeert elke speler een eigen eenheid in de eigen overeenkomstige zone of brengt 1 schade toe aan de eigen hoofdstad.
    .ruling = Wie daar geen eenheid heeft, krijgt de schade op een sectie naar keuze.
invasion-card-journey_to_the_gate = Reis naar de poort
    .text = Queeste. Leg hier in elk van je beurten met een eenheid op deze queeste een grondstoffiche. Actie: offer die eenheid in jouw beurt als hier drie of meer fiches liggen; elke tegenstander legt de hele hand af.
invasion-card-shrine_to_nurgle = Schrijn van Nurgle
    .text = Koninkrijk. Verplicht: als een eenheid van een tegenstander gevechtsschade krijgt, corrumpeer die.
invasion-card-seduced_by_darkness = Door duisternis verleid
    .text = Actie: corrumpeer een eenheid.
invasion-card-will_of_tzeentch = Wil van Tzeentch
    .text = Alleen in jouw beurt. Actie: elke speler legt de hele hand af en trekt drie kaarten.
invasion-card-nurgles_pestilence = Nurgles pestilentie
    .text = Actie: breng elke eenheid 1 schade toe, en elke corrupte eenheid 2.
    .ruling = Wie de schade wil annuleren, moet op de tactiek zelf reageren.
invasion-card-flames_of_tzeentch = Vlammen van Tzeentch
    .text = Alleen in jouw beurt. Actie: breng een eenheid X schade toe.
invasion-card-blood_for_the_blood_god = Bloed voor de Bloedgod
    .text = Actie: een eenheid op een slagveld naar keuze krijgt evenveel schade als zijn kracht.
invasion-card-culling_the_weak = De zwakken uitdunnen
    .text = Actie: offer een eenheid; alle eenheden op je slagveld hebben deze beurt +1 kracht.
invasion-card-slaaneshs_domination = Heerschappij van Slaanesh
    .text = Actie: een tegenstander toont drie willekeurige handkaarten. Je mag de tactieken daaruit gratis spelen.
    .ruling = Heeft de gespeelde tactiek een X, dan is X 0.
invasion-card-disciple_of_khaine = Discipel van Khaine
    .text = Actie: als gevechtsschade is toegewezen, betaal 2 en verschuif 1 schade van deze eenheid naar een andere.
invasion-card-vile_sorceress = Verdorven tovenares
    .text = Queeste. Verplicht: aan het begin van je beurt heeft een eenheid die beurt −1 levenspunt.
    .ruling = Een onbeschadigde eenheid met 1 levenspunt wordt meteen vernietigd.
invasion-card-cold_one_riders = Koudbloedruiters
    .text = Tegenaanval 1.
invasion-card-cauldron_of_blood = Bloedketel
    .text = Koninkrijk. Verplicht: als deze zone wordt aangevallen, breng 1 schade toe aan een aanvaller.
invasion-card-hate = Haat
    .text = Actie: elke tegenstander met grondstoffen verliest er 1, en jij krijgt er evenveel.
invasion-card-contested_village = Betwist dorp
    .text = Beperkt.
invasion-card-contested_fortress = Betwist fort
    .text = Beperkt. Annuleer elke beurt de eerste schade aan je hoofdstad.
    .ruling = Eén keer per beurt, en alleen de eerste schade van die beurt.
invasion-card-contested_stronghold = Betwiste burcht
    .text = Beperkt. +1 kracht voor elke ontwikkeling van jou in deze zone.
invasion-card-armoury = Wapenkamer
    .text = Beperkt. Koninkrijk. Met twee of meer ontwikkelingen in deze zone +1 kracht.
invasion-card-forgotten_cemetery = Vergeten kerkhof
    .text = Beperkt. Queeste. Met twee of meer ontwikkelingen in deze zone +1 kracht.
invasion-card-warpstone_excavation = Warpsteengroeve
    .text = Je eenheden komen corrupt in deze zone.
    .ruling = Een eenheid die corrupt in het spel komt, is niet corrupt geworden: effecten die daarop wachten, werken niet.
invasion-card-pilgrimage = Pelgrimstocht
    .text = Kost 1 minder voor elke ontwikkeling in je queestezone. Actie: breng een eenheid terug naar de hand van de eigenaar.
invasion-card-burn_it_down = Platbranden
    .text = Actie: vernietig een ondersteuning die hoogstens zoveel kost als er ontwikkelingen op je slagveld zijn.
invasion-card-infiltrate = Infiltreer!
    .text = Queeste. Leg hier in elk van je beurten met een eenheid op deze queeste een grondstoffiche. Verplicht: aan het begin van je beurt legt elke tegenstander zoveel kaarten boven van zijn deck af als hier grondstoffiches liggen.
invasion-card-prepare_for_war = Te wapen!
    .text = Queeste. Leg hier in elk van je beurten met een eenheid op deze queeste een grondstoffiche. Actie: offer die eenheid en schud zoveel kaarten van je aflegstapel in je deck als er grondstoffiches waren.
invasion-card-alliance_dwarf_and_empire = Alliantie: Dwergen en Keizerrijk
    .text = Alleen Orde. Telt als een Dwergensymbool en een Keizerrijksymbool.
invasion-card-alliance_empire_and_high_elf = Alliantie: Keizerrijk en Hoge Elfen
    .text = Alleen Orde. Telt als een Keizerrijksymbool en een Hoge Elfensymbool.
invasion-card-alliance_dwarf_and_high_elf = Alliantie: Dwergen en Hoge Elfen
    .text = Alleen Orde. Telt als een Dwergensymbool en een Hoge Elfensymbool.
invasion-card-alliance_chaos_and_orc = Alliantie: Chaos en Orks
    .text = Alleen Vernietiging. Telt als een Chaossymbool en een Orkensymbool.
invasion-card-alliance_chaos_and_dark_elf = Alliantie: Chaos en Duistere Elfen
    .text = Alleen Vernietiging. Telt als een Chaossymbool en een Duistere Elfensymbool.
invasion-card-alliance_orc_and_dark_elf = Alliantie: Orks en Duistere Elfen
    .text = Alleen Vernietiging. Telt als een Orkensymbool en een Duistere Elfensymbool.
invasion-card-cut_supply_lines = Aanvoer afgesneden
    .text = Draft: vanaf nu heeft elk pakket van je tegenstander één kaart minder.
invasion-card-reinforcements = Versterkingen
    .text = Draft: bekijk de bovenste vijf kaarten van je stapel en neem er één in je deck; de andere gaan onder de stapel.
invasion-card-sabotage = Sabotage
    .text = Draft: als je een kaart uit het pakket van je tegenstander verwijdert, mag je deze kaart offeren om er nog een te verwijderen.
invasion-card-shifting_tides = Kerend tij
    .text = Draft: het pakket waar deze kaart uit komt, gaat terug in zijn stapel en wordt vervangen door evenveel nieuwe kaarten.

## dingen
invasion-title = Warhammer: Invasion
invasion-zone-kingdom = koninkrijk
    .the = het koninkrijk
    .in = in het koninkrijk
    .to = naar het koninkrijk
invasion-zone-quest = queestezone
    .the = de queestezone
    .in = in de queestezone
    .to = naar de queestezone
invasion-zone-battlefield = slagveld
    .the = het slagveld
    .in = op het slagveld
    .to = naar het slagveld
invasion-place-kingdom = koninkrijk
invasion-place-quest = queestezone
invasion-place-battlefield = slagveld
invasion-place-on_quest = op een queeste
invasion-side-a = plaats 1
invasion-side-b = plaats 2
# A section belongs to the reader or to the other one.
invasion-whose = { $side-person ->
    [you] van jou
   *[other] { $side }
}
invasion-race-dwarf = Dwergen
invasion-race-empire = Keizerrijk
invasion-race-high_elf = Hoge Elfen
invasion-race-orc = Orks
invasion-race-chaos = Chaos
invasion-race-dark_elf = Duistere Elfen
invasion-race-neutral = neutraal
invasion-alignment-order = Orde
invasion-alignment-destruction = Vernietiging
invasion-type-unit = Eenheid
invasion-type-support = Ondersteuning
invasion-type-quest = Queeste
invasion-type-tactic = Tactiek
invasion-type-draft = Draft
invasion-type-development = Ontwikkeling
invasion-phase-beginning = Begin
    .the = Begin van de beurt
invasion-phase-kingdom = Koninkrijk
    .the = Koninkrijkfase
invasion-phase-quest = Queeste
    .the = Queestefase
invasion-phase-capital = Hoofdstad
    .the = Hoofdstadfase
invasion-phase-battlefield = Slagveld
    .the = Slagveldfase
invasion-phase-end = Eind
    .the = Eind van de beurt
invasion-step-none = geen gevecht
invasion-step-target = Doel
invasion-step-attackers = Aanvallers
invasion-step-defenders = Verdedigers
invasion-step-assigned = Schade toegewezen
invasion-step-applied = Schade toegebracht
invasion-until-action = tot er iets gebeurt
invasion-until-window = voor dit actievenster
invasion-until-phase = tot het einde van de fase
invasion-loss-burning = twee secties branden
invasion-loss-deck = het deck is leeg
invasion-loss-turns = het spel heeft te lang geduurd
invasion-moment-enters = bij het binnenkomen
invasion-moment-leaves = bij het verlaten van het spel
invasion-moment-destroyed = bij vernietiging
invasion-moment-turn_begins = aan het begin van de beurt
invasion-moment-progress = voortgang van de queeste
invasion-moment-turn_ends = aan het eind van de beurt
invasion-moment-phase_ends = aan het eind van de fase
invasion-moment-kingdom_begins = aan het begin van de koninkrijkfase
invasion-moment-collected = bij inkomsten
invasion-moment-unit_left = als een eenheid weg is
invasion-moment-unit_entered_zone = als een eenheid komt
invasion-moment-damaged = bij schade
invasion-moment-combat_damaged = bij gevechtsschade
invasion-moment-dealt_combat_damage = na eigen gevechtsschade
invasion-moment-zone_attacked = bij een aanval
invasion-moment-counterstrike = Tegenaanval
invasion-moment-scout = Verkenner
invasion-moment-bound_to_die = einde van zijn tijd
invasion-trait-warrior = Krijger
invasion-trait-elite = Elite
invasion-trait-engineer = Ingenieur
invasion-trait-slayer = Doder
invasion-trait-priest = Priester
invasion-trait-hero = Held
invasion-trait-ranger = Speurder
invasion-trait-rune = Rune
invasion-trait-building = Gebouw
invasion-trait-attachment = Aanhechting
invasion-trait-weapon = Wapen
invasion-trait-siege = Beleg
invasion-trait-spell = Spreuk
invasion-trait-knight = Ridder
invasion-trait-mage = Magiër
invasion-trait-cavalry = Cavalerie
invasion-trait-skill = Vaardigheid
invasion-trait-noble = Edele
invasion-trait-goblin = Goblin
invasion-trait-shaman = Sjamaan
invasion-trait-banner = Vaandel
invasion-trait-daemon = Demon
invasion-trait-sorcerer = Tovenaar
invasion-trait-zealot = Zeloot
invasion-trait-mutation = Mutatie
invasion-trait-warpstone = Warpsteen
invasion-keyword-counterstrike = Tegenaanval
invasion-keyword-toughness = Taaiheid
invasion-keyword-scout = Verkenner
invasion-keyword-limited = Beperkt
invasion-keyword-battlefield_only = Alleen slagveld
invasion-keyword-quest_only = Alleen queeste
invasion-keyword-kingdom_only = Alleen koninkrijk
invasion-keyword-order_only = Alleen Orde
invasion-keyword-destruction_only = Alleen Vernietiging
invasion-keyword-hero = Eén Held per zone
invasion-keyword-unique = Uniek

## werkwoorden
invasion-verb-keep = Deze hand houden
    .here = Houden
invasion-verb-mulligan = Mulligan: zeven nieuwe kaarten
    .here = Mulligan
invasion-verb-pick = Neem “{ $card }”
    .group = Een kaart nemen
invasion-verb-remove = Verwijder “{ $card }”
    .group = Een kaart verwijderen
invasion-verb-capital = Hoofdstad: { $race }
    .group = Een hoofdstad kiezen
    .here = { $race }
invasion-verb-pass = Passen
invasion-verb-yield = Passen { $until }
    .group = Vooraf passen
invasion-verb-play = Speel “{ $card }”
    .group = Een kaart spelen
    .here = Speel
invasion-verb-deploy = { $card } → { $place }
    .group = In een zone spelen
    .here = Speel: { $place }
invasion-verb-develop = Leg “{ $card }” gedekt { $zone-in }
    .group = Een ontwikkeling leggen
    .here = Gedekt: { $zone }
invasion-verb-use = Gebruik “{ $piece }”
    .group = Een actie in het spel gebruiken
    .here = Gebruik
invasion-verb-target = { $piece }
    .group = Een doel kiezen
    .here = Kies
invasion-verb-target_section = { $zone } ({ invasion-whose })
    .group = Een sectie kiezen
    .here = Kies: { $zone }
invasion-verb-target_link = Schakel { $link }
    .group = Een schakel van de keten kiezen
    .here = Kies schakel { $link }
invasion-verb-target_discard = “{ $card }” van de aflegstapel
    .group = Een afgelegde kaart kiezen
    .here = Kies “{ $card }”
invasion-verb-take = Neem “{ $card }”
    .group = Een kaart nemen
invasion-verb-sacrifice = Offer “{ $piece }”
    .group = Offeren
    .here = Offer
invasion-verb-corrupt = Corrumpeer “{ $piece }”
    .group = Corrumperen
    .here = Corrumpeer
invasion-verb-restore = Herstel “{ $piece }”
    .group = Herstellen
    .here = Herstel
invasion-verb-move = Ga { $zone-to }
    .group = Waarheen?
    .here = Naar: { $zone }
invasion-verb-hit_all = 1 schade aan elk van je secties
    .here = 1 schade aan elke sectie
invasion-verb-spend = { $amount ->
    [0] Geen fiches
    [one] Eén fiche
   *[other] { $amount } fiches
}
    .group = Hoeveel?
    .here = { $amount ->
        [one] 1 fiche
       *[other] { $amount } fiches
    }
invasion-verb-pay_x = X = { $amount }
    .group = X kiezen
invasion-verb-pay_for = Betaal 1 voor “{ $piece }”
    .group = Voor een eenheid betalen
    .here = Betaal er 1 voor
invasion-verb-resolve = { $piece }: { $moment }
    .group = Wat komt eerst?
invasion-verb-done = Klaar
invasion-verb-attack = Val { $zone-the } aan
    .group = Aanvallen
    .here = Aanval: { $zone }
invasion-verb-join = Aanvallen met “{ $piece }”
    .group = Aanvallers kiezen
    .here = Hiermee aanvallen
invasion-verb-defend = Verdedigen met “{ $piece }”
    .group = Verdedigers kiezen
    .here = Hiermee verdedigen
invasion-verb-assign = { $amount } schade aan “{ $piece }”
    .group = Schade toewijzen
    .here = Wijs { $amount } toe
invasion-verb-assign_section = De rest aan de hoofdstad

## gebeurtenissen
invasion-event-turn =
    { $seat-person ->
        [you] Beurt { $number }: jij
       *[other] Beurt { $number }: { $seat }
    }
invasion-event-phase = { $phase-the }
invasion-event-step = Gevecht: { $step }
invasion-event-kept =
    { $seat-person ->
        [you] Je houdt je beginhand.
       *[other] { $seat } houdt de beginhand.
    }
invasion-event-mulliganed =
    { $seat-person ->
        [you] Je neemt een mulligan: zeven nieuwe kaarten.
       *[other] { $seat } neemt een mulligan: zeven nieuwe kaarten.
    }
invasion-event-starts =
    { $seat-person ->
        [you] Jij begint.
       *[other] { $seat } begint.
    }
invasion-event-drew = Je trekt { $cards-quoted }.
    .named = { $seat } trekt { $cards-quoted }.
invasion-event-drew_count =
    { $seat-person ->
        [you] Je trekt { invasion-some-cards }.
       *[other] { $seat } trekt { invasion-some-cards }.
    }
invasion-event-collected =
    { $seat-person ->
        [you] Je ontvangt { invasion-some-resources }.
       *[other] { $seat } ontvangt { invasion-some-resources }.
    }
invasion-event-gained =
    { $seat-person ->
        [you] Je krijgt { invasion-some-resources }.
       *[other] { $seat } krijgt { invasion-some-resources }.
    }
invasion-event-paid =
    { $seat-person ->
        [you] Je betaalt { invasion-some-resources }.
       *[other] { $seat } betaalt { invasion-some-resources }.
    }
invasion-event-passed =
    { $seat-person ->
        [you] Je past.
       *[other] { $seat } past.
    }
invasion-event-yielded =
    { $seat-person ->
        [you] Je past { $until }.
       *[other] { $seat } past { $until }.
    }
invasion-event-announced =
    { $seat-person ->
        [you] Je speelt “{ $card }”.
       *[other] { $seat } speelt “{ $card }”.
    }
invasion-event-announced_into =
    { $seat-person ->
        [you] Je speelt “{ $card }” { $zone-in }.
       *[other] { $seat } speelt “{ $card }” { $zone-in }.
    }
invasion-event-announced_use =
    { $seat-person ->
        [you] Je gebruikt “{ $piece }”.
       *[other] { $seat } gebruikt “{ $piece }”.
    }
invasion-event-announced_development =
    { $seat-person ->
        [you] Je legt een kaart gedekt { $zone-in }.
       *[other] { $seat } legt een kaart gedekt { $zone-in }.
    }
invasion-event-aimed = Het doel is “{ $piece }”.
invasion-event-aimed_section = { $side-person ->
    [you] Het doel is jouw { $zone }.
   *[other] Het doel is { $zone-the } van { $side }.
}
invasion-event-aimed_link = Het doel is “{ $card }”.
invasion-event-aimed_discard = Het doel is “{ $card }” op de aflegstapel.
invasion-event-resolved = “{ $card }” wordt afgehandeld.
invasion-event-fizzled = “{ $card }” heeft geen effect.
invasion-event-cancelled_link = “{ $card }” is geannuleerd.
invasion-event-triggered = “{ $piece }” treedt in werking ({ $moment }).
invasion-event-entered =
    { $seat-person ->
        [you] “{ $piece }” komt bij jou { $zone-in }.
       *[other] “{ $piece }” komt bij { $seat } { $zone-in }.
    }
invasion-event-quests = “{ $piece }” gaat op de queeste “{ $quest }”.
invasion-event-attached = “{ $piece }” wordt aan “{ $host }” gehecht.
invasion-event-developed =
    { $seat-person ->
        [you] Je hebt een nieuwe ontwikkeling { $zone-in }.
       *[other] { $seat } heeft een nieuwe ontwikkeling { $zone-in }.
    }
invasion-event-developed_card = De ontwikkeling is “{ $card }”.
invasion-event-left = “{ $piece }” verlaat het spel.
invasion-event-to_hand =
    { $seat-person ->
        [you] “{ $piece }” gaat terug naar je hand.
       *[other] “{ $piece }” gaat terug naar de hand van { $seat }.
    }
invasion-event-discarded =
    { $seat-person ->
        [you] Je legt { $cards-quoted } af.
       *[other] { $seat } legt { $cards-quoted } af.
    }
invasion-event-milled =
    { $seat-person ->
        [you] Je legt { $cards-quoted } van je deck af.
       *[other] { $seat } legt { $cards-quoted } van het deck af.
    }
invasion-event-shuffled_in =
    { $seat-person ->
        [you] Je schudt { $cards-quoted } in je deck.
       *[other] { $seat } schudt { $cards-quoted } in het deck.
    }
invasion-event-shuffled =
    { $seat-person ->
        [you] Je schudt je deck.
       *[other] { $seat } schudt het deck.
    }
invasion-event-looked = Je bekijkt { $cards-quoted }.
    .named = { $seat } bekijkt { $cards-quoted }.
invasion-event-revealed =
    { $seat-person ->
        [you] Je toont { $cards-quoted }.
       *[other] { $seat } toont { $cards-quoted }.
    }
invasion-event-turned_up = Een ontwikkeling wordt opengedraaid: “{ $card }”.
invasion-event-destroyed = “{ $piece }” is vernietigd.
invasion-event-sacrificed =
    { $seat-person ->
        [you] Je offert “{ $piece }”.
       *[other] { $seat } offert “{ $piece }”.
    }
invasion-event-corrupted = “{ $piece }” is nu corrupt.
invasion-event-restored = “{ $piece }” is hersteld.
invasion-event-moved = “{ $piece }” gaat { $zone-to }.
invasion-event-power = “{ $piece }” krijgt { $change-signed } kracht.
invasion-event-damaged = “{ $piece }” krijgt { $damage } schade.
invasion-event-section_damaged = { $side-person ->
    [you] Jouw { $zone } krijgt { $damage } schade.
   *[other] { $side } krijgt { $damage } schade { $zone-in }.
}
invasion-event-cancelled_damage = { $damage } schade aan “{ $piece }” is geannuleerd.
invasion-event-cancelled_section = { $side-person ->
    [you] { $damage } schade aan jouw { $zone } is geannuleerd.
   *[other] { $damage } schade aan { $zone-the } van { $side } is geannuleerd.
}
invasion-event-redirected = { $damage } schade aan “{ $piece }” wordt omgeleid.
invasion-event-healed = { $damage } schade wordt van “{ $piece }” weggenomen.
invasion-event-healed_section = { $side-person ->
    [you] { $damage } schade wordt van jouw { $zone } weggenomen.
   *[other] { $damage } schade wordt van { $zone-the } van { $side } weggenomen.
}
invasion-event-damage_moved = { $damage } schade gaat van “{ $piece }” naar “{ $goal }”.
invasion-event-burned = { $side-person ->
    [you] Jouw { $zone } staat in brand!
   *[other] Bij { $side } staat { $zone-the } in brand!
}
invasion-event-tokens = { $tokens ->
    [0] “{ $piece }” heeft geen fiches.
    [one] “{ $piece }” heeft één fiche.
   *[other] “{ $piece }” heeft { $tokens } fiches.
}
invasion-event-targeted_zone =
    { $seat-person ->
        [you] Je valt { $zone-the } aan.
       *[other] { $seat } valt { $zone-the } aan.
    }
invasion-event-joined = “{ $piece }” valt aan.
invasion-event-defended = “{ $piece }” verdedigt.
invasion-event-declared =
    { $seat-person ->
        [you]
            { $pieces-count ->
                [0] Je stuurt niemand de strijd in.
               *[other] Je stuurt { $pieces-quoted } de strijd in.
            }
       *[other]
            { $pieces-count ->
                [0] { $seat } stuurt niemand de strijd in.
               *[other] { $seat } stuurt { $pieces-quoted } de strijd in.
            }
    }
invasion-event-combat = Aanval { $attack } tegen verdediging { $defence }.
invasion-event-assigned = { $damage } schade wordt toegewezen aan “{ $piece }”.
invasion-event-assigned_section = { $side-person ->
    [you] { $damage } schade wordt toegewezen aan jouw { $zone }.
   *[other] { $damage } schade wordt toegewezen aan { $zone-the } van { $side }.
}
invasion-event-no_attack =
    { $seat-person ->
        [you] Je valt niet aan.
       *[other] { $seat } valt niet aan.
    }
invasion-event-lost =
    { $seat-person ->
        [you] Je verliest: { $reason }.
       *[other] { $seat } verliest: { $reason }.
    }
invasion-event-won =
    { $seat-person ->
        [you] Je wint!
       *[other] { $seat } wint!
    }
invasion-event-drawn = Het spel eindigt gelijk.
invasion-event-pack = Pakket { $number }
invasion-event-pack_shown = In het pakket zitten { $cards-quoted }.
invasion-event-picked = Je neemt { $cards-quoted }.
    .named = { $seat } neemt { $cards-quoted }.
invasion-event-picked_count =
    { $seat-person ->
        [you] Je neemt { invasion-some-cards }.
       *[other] { $seat } neemt { invasion-some-cards }.
    }
invasion-event-removed =
    { $seat-person ->
        [you] Je verwijdert { $cards-quoted }.
       *[other] { $seat } verwijdert { $cards-quoted }.
    }
invasion-event-draft_card =
    { $seat-person ->
        [you] Je toont “{ $card }”.
       *[other] { $seat } toont “{ $card }”.
    }
invasion-event-pack_ended =
    { $seat-person ->
        [you] Je legt het pakket weg.
       *[other] { $seat } legt het pakket weg.
    }
invasion-event-chose_capital =
    { $seat-person ->
        [you] Je kiest een hoofdstad: { $race }.
       *[other] { $seat } kiest een hoofdstad: { $race }.
    }

## vragen
invasion-prompt-keep_hand = deze hand houden, of een mulligan nemen?
invasion-prompt-pick = neem een kaart uit je pakket
invasion-prompt-remove = verwijder een kaart uit het pakket van je tegenstander
invasion-prompt-reinforce = neem een van de bovenste vijf kaarten in je deck
invasion-prompt-choose_capital = kies je hoofdstad
invasion-prompt-act = doe een actie of pas
invasion-prompt-answer =
    { $card ->
        [development] reageer op de ontwikkeling, of laat het gebeuren
       *[other] reageer op “{ $card }”, of laat het gebeuren
    }
invasion-prompt-choose_x = kies X voor “{ $card }”
invasion-prompt-aim = kies een doel voor “{ $card }”
invasion-prompt-aim_for_tax = kies een doel voor “{ $card }”; het kost extra
invasion-prompt-choose_quest = kies een queeste voor de eenheid
invasion-prompt-choose_host = kies een eenheid voor “{ $card }”
invasion-prompt-choose_host_for_tax = kies een eenheid voor “{ $card }”; het kost extra
invasion-prompt-spend_damage = betaal { $amount }: hoeveel daarvan in schadefiches?
invasion-prompt-sacrifice_for = offer een eenheid voor “{ $card }”
invasion-prompt-order_effects = meerdere effecten tegelijk: welk effect eerst?
invasion-prompt-aim_trigger = kies een doel voor “{ $card }”
invasion-prompt-strike_back = Tegenaanval van “{ $piece }”: kies de aanvaller die { $damage } schade krijgt
invasion-prompt-redirect = “{ $card }”: waar gaat de schade heen?
invasion-prompt-order_guards = meerdere kaarten zouden de schade omleiden: welke eerst?
invasion-prompt-choose_endangered = de schade van welke sectie omleiden?
invasion-prompt-shield_section = van welke sectie 1 schade annuleren?
invasion-prompt-place_indirect = plaats { $left } indirecte schade op je eenheden en secties
invasion-prompt-sacrifice_unit = offer een eenheid
invasion-prompt-development_or_damage = een ontwikkeling offeren, of 1 schade aan elke sectie?
invasion-prompt-corruption_or_damage = een eenheid corrumperen, of 1 schade aan een sectie?
invasion-prompt-move_where = waarheen verplaats je “{ $piece }”?
invasion-prompt-move_developments_where = waarheen verplaats je de ontwikkelingen?
invasion-prompt-wake_where = de ontwikkelingen in het koninkrijk of op het slagveld leggen?
invasion-prompt-divert_attack = welke zone wordt in plaats daarvan aangevallen?
invasion-prompt-move_tokens = hoeveel schadefiches verplaats je?
invasion-prompt-take_support = een ondersteuning nemen, of geen?
invasion-prompt-attach_here = aan welke eenheid hechten?
invasion-prompt-play_revealed = speel een getoonde tactiek, of stop
invasion-prompt-declare_target = welke zone aanvallen, of geen?
    .detail =
        { $count ->
            [0] Geen van je eenheden kan aanvallen.
            [one] Eén eenheid kan aanvallen, kracht { $power }.
           *[other] { $count } eenheden kunnen aanvallen, samen kracht { $power }.
        }
invasion-prompt-declare_attackers = wie valt { $zone-the } aan?
invasion-prompt-pay_for_attackers = “Rune van standvastigheid”: betaal 1 voor elke eenheid die zijn kracht moet houden
invasion-prompt-declare_defenders = wie verdedigt { $zone-the }?
    .detail = Er komt { $damage } schade aan; wat geen verdediger opvangt, treft de sectie.
invasion-prompt-assign_attack = wijs { $left } schade toe; eerst de verdedigers
invasion-prompt-assign_defence = wijs { $left } schade toe aan de aanvallers
invasion-prompt-restore_one = één corrupte kaart herstellen?

## redenen
invasion-why-stays_not = Alleen eenheden, ondersteuningen en queesten zijn in het spel, niet “{ $card }”.
invasion-why-attached_behind = Een aanhechting staat achter de eenheid: “{ $word }”.
invasion-why-said_of_units = Dat geldt alleen voor eenheden.
invasion-why-tokens_on_quests = Grondstoffiches liggen op queesten.
invasion-why-attacks_or_defends = Een eenheid valt aan of verdedigt, niet allebei.
invasion-why-first_is_active = In beurt 1 is de startspeler aan de beurt: { $side }.
invasion-why-first_player_penalty = In beurt 1 heeft de startspeler deze fase niet: { $phase }.
invasion-why-combat_in_battlefield = Er wordt alleen in de slagveldfase gevochten.
invasion-why-assigned_only = Schade is alleen toegewezen in stap “{ $word }”.
invasion-why-known_in_hand = “{ $card }” is bekend, maar niet in de hand.
invasion-why-quest_of_its_own = Elke eenheid heeft een eigen queeste in dezelfde zone nodig: “{ $word }”.
invasion-why-attackers_stand = Aanvallers staan op het slagveld van de actieve speler, tijdens een gevecht.
invasion-why-defenders_stand = Verdedigers staan in de aangevallen zone, tijdens een gevecht vanaf stap “{ $word }”.
invasion-why-only_players_ask = Alleen een speler kan naar kaarten in de hand vragen.
invasion-why-lies_face_down = Deze kaart ligt gedekt.
invasion-why-capital_phase_only = “{ $card }” kun je alleen in je hoofdstadfase spelen.
invasion-why-damage_left = Je kunt nog maar { $left } schade toewijzen.
invasion-why-defender_first = Wijs eerst nog { $missing } schade toe aan “{ $piece }”, dan pas aan de hoofdstad.
invasion-why-only_opening = Alleen je beginhand kun je houden of opnieuw trekken.
invasion-why-only_draft = Dat kan alleen tijdens de draft.
invasion-why-only_window = Acties kun je gebruiken in een actievenster; eerst moet iets anders worden beslist.
invasion-why-only_target = Er is nu geen doel nodig.
invasion-why-only_effect = Geen enkel effect vraagt daar nu om.
invasion-why-only_pay = Er is nu niets te betalen.
invasion-why-only_restore = Een kaart wordt aan het begin van je koninkrijkfase hersteld.
invasion-why-only_order = Er zijn geen effecten om op volgorde te zetten.
invasion-why-not_done = Dit kun je niet overslaan: kies er een.
invasion-why-only_attack = Welke zone je aanvalt, kies je aan het begin van je slagveldfase.
invasion-why-only_attackers = Aanvallers wijs je aan in stap 2 van een gevecht.
invasion-why-only_defenders = Verdedigers wijs je aan in stap 3 van een gevecht.
invasion-why-only_assign = Schade wijs je toe in stap 4 van een gevecht.
invasion-why-not_a_target = “{ $piece }” is geen doel voor “{ $card }”.
invasion-why-not_a_choice = “{ $piece }” kan hier niet worden gekozen.
invasion-why-card_not_there = “{ $card }” kan hier niet worden gekozen.
invasion-why-zone_not_open = Deze zone kan hier niet worden gekozen: { $zone }.
invasion-why-not_offered = Dat kun je hier niet kiezen: { $action }.
invasion-why-tax_too_high = “{ $piece }” als doel kost { $tax } extra; daarvoor heb je nog { $resources }.
invasion-why-few_tokens = “{ $piece }” heeft { $needed } fiches nodig en heeft er { $tokens }.
invasion-why-declared_already = “{ $piece }” is al aangewezen.
invasion-why-developed_already = Je hebt deze beurt al een ontwikkeling gelegd.
invasion-why-is_corrupted = “{ $piece }” is corrupt en kan niet worden aangewezen.
invasion-why-limited = Je hebt deze beurt al een Beperkte kaart gespeeld.
invasion-why-may_not_fight = “{ $piece }” kan deze beurt niet worden aangewezen.
invasion-why-needs_a_unit = “{ $card }” moet aan een eenheid worden gehecht.
invasion-why-needs_a_zone = Kies de zone voor “{ $card }”.
invasion-why-no_action = “{ $piece }” heeft geen actie.
invasion-why-no_answer = “{ $card }” kun je niet als reactie spelen.
invasion-why-no_free_quest = Je hebt geen queeste zonder eenheid.
invasion-why-no_resources = “{ $card }” kost { $cost }; je hebt { $resources }.
invasion-why-no_target = Voor “{ $card }” is er geen geldig doel dat je kunt betalen.
invasion-why-no_unit = “{ $piece }” is geen eenheid.
invasion-why-not_in_hand = “{ $card }” zit niet in je hand.
invasion-why-not_in_pack = “{ $card }” zit niet in dit pakket.
invasion-why-not_in_play = “{ $piece }” is niet in het spel.
invasion-why-not_the_moment = Dit is niet het moment voor “{ $card }”.
invasion-why-not_there = “{ $piece }” is niet { $zone-in }.
invasion-why-not_yours = “{ $piece }” is niet van jou.
invasion-why-nothing_to_sacrifice = Voor “{ $card }” valt er niets te offeren.
invasion-why-once_per_turn = “{ $piece }” is deze beurt al gebruikt.
invasion-why-one_hero = Er is al een Held { $zone-in }.
invasion-why-only_units_quest = Alleen eenheden kunnen op queeste gaan.
invasion-why-own_turn_only = “{ $card }” kun je alleen in jouw beurt gebruiken.
invasion-why-tactic_has_no_zone = “{ $card }” is een tactiek en komt in geen zone.
invasion-why-unique = “{ $card }” is uniek en al in jouw bezit.
invasion-why-wrong_zone = “{ $piece }” werkt alleen { $zone-in }.
invasion-why-zone_only = “{ $card }” kun je alleen spelen { $zone-in }.
invasion-why-deck_ambiguous = Regel { $line }: { $text } kan zijn: { $names }.
invasion-why-deck_bad_count = Regel { $line }: { $text } vraagt een aantal exemplaren.
invasion-why-deck_too_long = De lijst is te lang: hoogstens { $most } regels.
invasion-why-deck_draft_card = “{ $card }” is alleen voor drafts.
invasion-why-deck_mixed = Een deck mag Orde en Vernietiging niet mengen: { $order } en { $destruction }.
invasion-why-deck_too_large = { $cards } kaarten zijn te veel: hoogstens { $most }.
invasion-why-deck_too_many = “{ $card }”: { $copies } exemplaren, hoogstens { $most } zijn toegestaan.
invasion-why-deck_too_many_alliances = Allianties: { $copies } kaarten, hoogstens { $most } zijn toegestaan. Ze hebben allemaal dezelfde titel.
invasion-why-deck_too_small = { $cards ->
    [one] Eén kaart is te weinig: minstens { $least }.
   *[other] { $cards } kaarten zijn te weinig: minstens { $least }.
}
invasion-why-deck_unknown_card = Regel { $line }: geen kaart heet { $text }.
invasion-why-deck_unknown_race = Regel { $line }: { $text } is geen ras.
invasion-why-deck_wrong_capital = “{ $card }” vecht niet voor deze hoofdstad: { $race }.
invasion-why-deck_no_capital = De doos heeft geen hoofdstad van dit ras: { $race }.

## oorzaken, notities, opties
invasion-cause-printed = gedrukt
invasion-cause-own_text = eigen tekst ({ $card })
invasion-cause-attachment = { $card }
invasion-cause-around = { $card }
invasion-cause-until_end_of_turn = tot het eind van de beurt
invasion-cause-this_combat = in dit gevecht
invasion-cause-not_below_zero = nooit onder 0
invasion-cause-capital = hoofdstad
invasion-cause-card = { $card }
invasion-cause-damage = schade
invasion-cause-developments = ontwikkelingen
invasion-cause-loyalty = loyaliteit ({ $race })
invasion-cause-symbols = passende symbolen ({ $race })
invasion-note-cost = kost { $value }
invasion-note-left = nog { $value }
invasion-note-power = kracht { $value }
invasion-note-hit_points = { $value ->
    [one] nog één levenspunt
   *[other] nog { $value } levenspunten
}
invasion-note-needed = { $value } nodig
invasion-option-mode = Decks
    .help = Met startdecks begin je meteen; eigen decks komen uit je verzameling; in een draft bouwt ieder een deck uit pakketten.
    .starter = Startdecks
    .decks = Eigen decks
    .draft = Draft
invasion-option-starter_a = Startdeck van plaats 1
    .help = Veertig kaarten van één ras en tien neutrale, klaar om te spelen.
    .random = door loting
    .dwarf = Dwergen
    .empire = Keizerrijk
    .orc = Orks
    .chaos = Chaos
invasion-option-starter_b = Startdeck van plaats 2
    .help = Veertig kaarten van één ras en tien neutrale, klaar om te spelen.
    .random = door loting
    .dwarf = Dwergen
    .empire = Keizerrijk
    .orc = Orks
    .chaos = Chaos
invasion-option-deck_a = Decklijst van plaats 1
invasion-option-deck_b = Decklijst van plaats 2
invasion-option-lists = Decklijsten
    .help = Of je tijdens het spel de decklijst van de ander mag inzien.
    .secret = geheim tot het einde
    .open = open
invasion-option-side_a = Draftkant van plaats 1
    .help = De andere plaats draft voor de andere kant.
    .random = door loting
    .order = Orde
    .destruction = Vernietiging
invasion-option-cannon_crew = Dwergenkanonniers leggen een ondersteuning in het spel
    .help = Op de gedrukte kaart staat “moet”, in het erratum “mag”.
    .may = als hun speler wil
    .must = als ze er een vinden
invasion-option-heads_off_hero = Een tweede Held, opengedraaid door “Trek die koppen d’r af!”
    .help = Waar al een Held staat: het voorbeeld uit het regelboek en de FAQ spreken elkaar tegen.
    .sacrificed = wordt geofferd
    .refused = blijft gedekt
invasion-option-heads_off_zone = Een eenheid van een andere zone, opengedraaid door “Trek die koppen d’r af!”
    .help = “Alleen slagveld” en dergelijke: in het voorbeeld van het regelboek telt opendraaien als in het spel komen.
    .bound = zoals bij een tweede Held
    .free = blijft als eenheid liggen
invasion-option-greatswords = De grootzwaarden tellen
    .help = Of ze ook meetellen dat ze zelf in het spel komen.
    .others = alleen andere eenheden
    .self = ook hun eigen komst
invasion-option-end_window = Actievenster aan het eind van de beurt
    .help = Nog één moment voor acties voordat de beurt overgaat.
    .faq = ja (FAQ)
    .rulebook = nee (spelregels)
invasion-option-pack = Pakket

## velden
invasion-field-resources = Grondstoffen
invasion-field-deck = Deck
invasion-field-hand = Hand
invasion-field-discard = Aflegstapel
invasion-field-power = Kracht
invasion-field-hit_points = Levenspunten
invasion-field-damage = Schade
invasion-field-burning = BRANDT
invasion-field-developments = Ontwikkelingen
invasion-field-chain = De keten
invasion-field-corrupted = corrupt
invasion-field-attacking = valt aan
invasion-field-defending = verdedigt
invasion-field-tokens = Fiches
invasion-field-symbols = Symbolen
invasion-field-attacked = aangevallen
invasion-field-cost = Kosten
invasion-field-loyalty = Loyaliteit
invasion-field-capital = Hoofdstad
invasion-field-pack = Pakket
invasion-field-own_pack = Jouw pakket
invasion-field-their_pack = Pakket van je tegenstander
invasion-field-picked = Jouw deck tot nu toe
invasion-field-removed = Verwijderd
invasion-field-choosing = Zojuist genomen
invasion-field-pile = Stapel
invasion-field-saboteurs = Sabotage
invasion-field-cuts = Aanvoer afgesneden
invasion-field-looking = Je bekijkt
invasion-field-yield = past vooraf

## hulp

## redenen als antwoord op vragen
invasion-some-cards =
    { $count ->
        [0] geen kaart
        [one] één kaart
       *[other] { $count } kaarten
    }
invasion-some-resources =
    { $resources ->
        [0] geen grondstoffen
        [one] één grondstof
       *[other] { $resources } grondstoffen
    }
invasion-field-race = Ras
invasion-piece =
    { $copy ->
        [1] { $card }
        [2] { $card } II
       *[other] { $card } III
    }
invasion-piece-development = { invasion-type-development } { $copy }
invasion-question-cost = Kosten van
invasion-question-power = Kracht van
invasion-question-zone_power = Zonekracht van
invasion-question-hit_points = Levenspunten van
invasion-question-toughness = Taaiheid van
invasion-question-section = Sectie van
invasion-question-why_not_play = Waarom niet spelen
invasion-question-why_not_play_tactic = Waarom de tactiek niet spelen
invasion-question-why_not_use = Waarom niet gebruiken
invasion-question-why_not_attack = Waarom niet aanvallen met
invasion-question-why_not_defend = Waarom niet verdedigen met

## Statistics of a review

invasion-statistics-damage = Schade aan de hoofdstad
invasion-statistics-resources = Grondstoffen
invasion-statistics-cards = Kaarten
invasion-statistics-collected = ontvangen
invasion-statistics-gained = gekregen
invasion-statistics-paid = betaald
invasion-statistics-drawn = getrokken
invasion-statistics-played = gespeeld
invasion-statistics-developed = ontwikkelingen

invasion-when = in beurt { $number }
invasion-fact-damage = { $seat } bracht de hoofdstad van de tegenstander { $damage } schade toe, alles { $zone-in }.
invasion-fact-damage-most = { $seat } bracht de hoofdstad van de tegenstander { $damage } schade toe, waarvan { $most } { $zone-in }.
invasion-fact-burned = { $seat } stak { $zone-the } van de tegenstander in brand.
invasion-fact-destroyed = { $count ->
    [one] { $seat } vernietigde één kaart van de tegenstander.
   *[other] { $seat } vernietigde { $count } kaarten van de tegenstander.
}
