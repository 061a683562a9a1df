# Warhammer: Invasion. Jeder Satz ist unser eigener.

## cards
invasion-card-defender_of_the_hold = Verteidiger der Feste
    .text = Nur Schlachtfeld.
invasion-card-zhufbar_engineers = Maschinisten aus Zhufbar
    .text = Erzwungen: Verlässt diese Einheit das Spiel, opfert jeder Gegner eine Einheit seiner Wahl in der entsprechenden Zone.
    .ruling = Verlassen sie das Schlachtfeld, opfert der Gegner eine Einheit seines Schlachtfelds, falls dort eine liegt.
invasion-card-hammerer_of_karak_azul = Hammerträger von Karak Azul
    .text = Widerstand 1.
    .ruling = Widerstand hilft nicht gegen Schaden, der hierher verlegt wird.
invasion-card-troll_slayers = Trollslayer
    .text = Schlachtfeld. Mit zwei oder mehr Entwicklungen auf deinem Schlachtfeld hat diese Einheit +2 Macht.
invasion-card-runesmith = Runenschmied
    .text = Quest. Aktion: Zahle 2, um einer Einheit in diesem Zug +1 Macht zu geben.
    .ruling = Seine Aktion wirkt nur, solange er in der Questzone liegt.
invasion-card-durgnar_the_bold = Durgnar der Kühne
    .text = Ein Held pro Zone. Solange ein Bereich deiner Hauptstadt brennt, hat er +2 Macht.
invasion-card-king_kazador = König Kazador
    .text = Ein Held pro Zone. Widerstand 2. Wählt ein Gegner ihn als Ziel eines Effekts, zahlt er dafür 3 mehr.
invasion-card-dwarf_cannon_crew = Zwergenkanoniere
    .text = Erzwungen: Kommt diese Einheit ins Spiel, sieh dir deine obersten fünf Karten an; du darfst eine Hilfskarte daraus, die höchstens 2 kostet, in diese Zone bringen. Mische dann.
    .ruling = Es zählen nur die aufgedruckten Kosten der Hilfskarte, nicht die Loyalität.
invasion-card-dwarf_masons = Zwergenmaurer
    .text = Erzwungen: Kommt diese Einheit ins Spiel, wird deine oberste Karte zur Entwicklung in dieser Zone.
invasion-card-dwarf_ranger = Zwergengrenzläufer
    .text = Kundschafter. Quest. Erzwungen: Verlässt eine andere deiner Zwergeneinheiten das Spiel, füge einer Einheit oder einem Bereich 1 Schaden zu.
    .ruling = Wird er zusammen mit einem anderen Zwerg vernichtet, fügt er für diesen keinen Schaden zu.
invasion-card-mountain_brigade = Gebirgsbrigade
invasion-card-ironbreakers_of_ankhor = Eisenbrecher von Ankhor
    .text = Widerstand X; X ist die Zahl deiner Entwicklungen in dieser Zone.
invasion-card-rune_of_fortitude = Rune der Standhaftigkeit
    .text = Jede Einheit, die diese Zone angreift, hat −1 Macht, wenn ihr Spieler nicht 1 für sie zahlt.
invasion-card-keystone_forge = Grundsteinschmiede
    .text = Königreich. Erzwungen: Entferne zu Beginn deines Zuges 1 Schaden von einem Bereich deiner Hauptstadt.
invasion-card-organ_gun = Orgelkanone
    .text = Verstärkt eine beliebige Einheit. Sie hat +2 Macht, solange sie verteidigt.
invasion-card-master_rune_of_dismay = Meisterrune des Schreckens
    .text = Königreich. Einheiten kosten deine Gegner 1 mehr.
invasion-card-a_glorious_death = Ein ruhmreicher Tod
    .text = Quest. Lege in jedem deiner Züge mit einer Einheit auf dieser Quest einen Ressourcenmarker hierher. Aktion: Liegen hier drei oder mehr, opfere diese Einheit, um bis zu zwei Angreifer zu vernichten.
invasion-card-grudge_thrower = Grollschleuder
    .text = Schlachtfeld. Aktion: Zahle 1 und opfere eine Einheit, damit alle angreifenden und verteidigenden Einheiten in diesem Zug +1 Macht haben.
invasion-card-burying_the_grudge = Den Groll begraben
    .text = Aktion: Nimm 1 Ressource für jede Einheitenkarte, die in diesem Zug auf einen Ablagestapel kam.
invasion-card-stubborn_refusal = Sturer Trotz
    .text = Aktion: Verlege den Schaden einer Einheit auf eine andere Einheit in einer entsprechenden Zone, höchstens so viel, wie nötig ist, um sie zu vernichten.
    .ruling = Es wird nicht mehr Schaden verlegt, als die andere Einheit aushält; Widerstand verhindert ihn nicht.
invasion-card-striking_the_grudge = Vergeltung für den Groll
    .text = Aktion: Eine angreifende oder verteidigende Einheit hat in diesem Zug +2 Macht.
invasion-card-grudge_thrower_assault = Grollschleuderangriff
    .text = Erst wenn Kampfschaden zugeteilt ist. Aktion: Vernichte eine angreifende Einheit.
invasion-card-demolition = Abriss!
    .text = Aktion: Vernichte eine Hilfskarte oder eine Entwicklung.
invasion-card-wake_the_mountain = Den Berg wecken
    .text = Aktion: Deine obersten drei Karten werden Entwicklungen, alle auf deinem Schlachtfeld oder alle in deinem Königreich.
    .ruling = Wer damit das eigene Deck leert, verliert.
invasion-card-master_rune_of_valaya = Meisterrune von Valaya
    .text = Aktion: Verhindere allen Schaden, der in der Schlachtfeldphase dieses Zuges zugeteilt wird.
    .ruling = Schaden durch Ausfall gilt trotzdem.
invasion-card-peasant_militia = Bauernmiliz
invasion-card-reiksguard_knights = Reiksgarde-Ritter
    .text = Ausfall 2.
    .ruling = Schaden durch Ausfall kann nicht verhindert werden.
invasion-card-bright_wizard_apprentice = Feuermagierlehrling
    .text = Quest. Aktion: Zahle 2, um eine noch nicht abgewickelte Aktion einer anderen Einheit oder einer Hilfskarte aufzuheben. Einmal pro Zug.
invasion-card-nuln_tinkerers = Tüftler aus Nuln
    .text = Königreich. Die erste Hilfskarte, die du in einem Zug spielst, kostet 1 weniger.
invasion-card-the_greatswords = Die Bihandkämpfer
    .text = Erzwungen: Kommt eine Einheit in diese Zone, hat diese Einheit in diesem Zug +1 Macht.
    .ruling = Auch eine Einheit, die in ihre Zone verlegt wird, kommt in diese Zone.
invasion-card-sigmars_blessed = Sigmars Gesegnete
    .text = Erzwungen: Verlässt diese Einheit das Spiel, geht eine Einheit in einer entsprechenden Zone auf die Hand ihres Besitzers zurück.
    .ruling = Kehrt ein Verteidiger auf die Hand zurück, ist der ihm zugeteilte Schaden verloren.
invasion-card-thyrus_gorman = Thyrus Gorman
    .text = Ein Held pro Zone. Erzwungen: Am Ende deines Zuges nimmt er 1 Schaden.
    .ruling = Loyalität kostet 1 für jedes ihrer Symbole, das du nicht hast.
invasion-card-huntsmen = Jäger
    .text = Nur Quest.
invasion-card-warrior_priests = Kriegerpriester
    .text = In jedem Zug geht 1 Schaden, den diese Einheit nehmen würde, stattdessen auf eine Einheit auf einem Schlachtfeld.
invasion-card-free_company = Freischärler
    .text = Kundschafter.
    .ruling = Auch eine leere brennende Zone darf angegriffen werden; Kundschafter wirkt trotzdem.
invasion-card-pistoliers = Pistoliere
    .text = Aktion: Zahle 1, um diese Einheit in eine andere deiner Zonen zu verlegen.
    .ruling = Sie wechseln nur zwischen den Zonen ihres Besitzers; waren sie auf einer Quest, gehen deren Marker verloren.
invasion-card-johannes_broheim = Johannes Broheim
    .text = Ein Held pro Zone. Ausfall 2. Am Ende jeder Phase darfst du ihn in eine andere deiner Zonen verlegen.
invasion-card-knight_training = Ritterausbildung
    .text = Verstärkt eine Einheit auf deinem Schlachtfeld. Sie hat +1 Macht.
invasion-card-church_of_sigmar = Sigmarkirche
    .text = Königreich. Wählt ein Gegner deine Einheiten als Ziel eines Effekts, zahlt er dafür 1 mehr.
invasion-card-city_gates = Stadttore
    .text = Erzwungen: Zu Beginn deines Zuges wird deine oberste Karte zur Entwicklung in dieser Zone.
invasion-card-shrine_to_taal = Taalschrein
    .text = Erzwungen: Zu Beginn deines Zuges erhält eine Einheit in dieser Zone für jede deiner Entwicklungen hier +1 Macht in diesem Zug.
invasion-card-temple_of_shallya = Shallyatempel
    .text = Königreich. Zu Beginn deiner Königreichphase darfst du eine deiner Einheiten in eine andere deiner Zonen verlegen.
invasion-card-defend_the_border = Die Grenze verteidigen
    .text = Quest. Lege in jedem deiner Züge mit einer Einheit auf dieser Quest einen Ressourcenmarker hierher. Liegen hier drei oder mehr, geht der erste Schaden an deiner Hauptstadt in jedem Zug auf eine andere Einheit oder einen anderen Bereich deiner Wahl.
invasion-card-will_of_the_electors = Wille der Kurfürsten
    .text = Aktion: Verlege bis zu zwei Entwicklungen einer Zone in eine andere Zone desselben Spielers.
invasion-card-twin_tailed_comet = Zweischweifiger Komet
    .text = Aktion: Wickle eine Kopie einer eben gespielten Taktik mit eigenen Zielen ab. X ist 0.
    .ruling = Hat die kopierte Taktik ein X, ist X gleich 0.
invasion-card-demoralise = Demoralisieren
    .text = Aktion: Eine Einheit hat in diesem Zug −2 Macht.
invasion-card-franzs_decree = Erlass von Franz
    .text = Aktion: Eine Einheit kann in diesem Zug nicht als Angreifer oder Verteidiger benannt werden.
    .ruling = Eine Einheit, die schon angreift, greift weiter an.
invasion-card-forced_march = Gewaltmarsch
    .text = Nur in deinem Zug. Aktion: Verlege eine Einheit in eine andere Zone ihres Spielers.
    .ruling = Ein Held kommt nicht in eine Zone, in der schon einer liegt.
invasion-card-judgement_of_verena = Urteil Verenas
    .text = Nur in deinem Zug. Aktion: Vernichte alle Einheiten und Hilfskarten in jeder Zone ohne Entwicklung.
invasion-card-sigmars_intervention = Sigmars Eingreifen
    .text = Nur während du angegriffen wirst und bevor Verteidiger benannt sind. Aktion: Der Angriff gilt nun einer anderen deiner Zonen, die nicht brennt.
invasion-card-silver_helm_brigade = Silberhelmbrigade
    .text = Erzwungen: Nimmt diese Einheit Schaden, ziehe eine Karte.
invasion-card-archmage_of_saphery = Erzmagier von Saphery
    .text = Quest. Aktion: Entferne in deiner Questphase 1 Schaden von einer Einheit. Einmal pro Zug.
invasion-card-blessing_of_isha = Ishas Segen
    .text = Verstärkt eine beliebige Einheit und läutert sie. Sie kann nicht verderbt werden.
    .ruling = „Kann nicht verderbt werden“ hat Vorrang vor einer Karte, die verdirbt.
invasion-card-radiant_gaze = Strahlender Blick
    .text = Aktion: Alle Einheiten in einer Zone eines Gegners haben in diesem Zug −1 Macht.
invasion-card-greater_heal = Große Heilung
    .text = Aktion: Entferne allen Schaden von allen deinen Einheiten.
invasion-card-crooked_teef_goblins = Schiefzahn-Goblins
    .text = Nur Schlachtfeld.
invasion-card-squig_herders = Squigtreiber
    .text = Solange du eine verletzte Einheit kontrollierst, hat diese Einheit +1 Macht.
invasion-card-ironclaws_horde = Eisenklaues Horde
    .text = Nur Schlachtfeld.
invasion-card-followers_of_mork = Anhänger Morks
    .text = Erzwungen: Kommt diese Einheit ins Spiel, nimmt jeder Spieler 2 indirekten Schaden.
    .ruling = Jeder Spieler verteilt seinen Schaden, der aktive zuerst; zugefügt wird alles zugleich.
invasion-card-black_orc_squad = Schwarzork-Trupp
invasion-card-boar_boyz = Wildschweinreiter
    .text = Solange du eine verletzte Einheit kontrollierst, hat diese Einheit +2 Macht.
    .ruling = Der Bonus endet, sobald keine deiner Einheiten mehr verletzt ist.
invasion-card-urguck = Urguck
    .text = Ein Held pro Zone. In deiner Hauptstadtphase darfst du Schadensmarker auf ihm wie Ressourcen ausgeben.
    .ruling = Aller Schaden auf ihm darf auf einmal ausgegeben werden.
invasion-card-grimgor_ironhide = Grimgor Eisenpelz
    .text = Ein Held pro Zone. Erzwungen: Kommt er ins Spiel, vernichte alle Hilfskarten und Entwicklungen in allen entsprechenden Zonen.
    .ruling = Durch „Köppe ab!“ aufgedeckt, kommt er nicht ins Spiel und vernichtet nichts.
invasion-card-night_goblins = Nachtgoblins
    .text = Erzwungen: Kommt diese Einheit ins Spiel, vernichte eine Verstärkung in einer entsprechenden Zone.
invasion-card-doom_divers = Kamikaze
    .text = Schlachtfeld. Erzwungen: Zu Beginn deines Zuges opfert jeder Spieler eine Entwicklung oder fügt jedem Bereich der eigenen Hauptstadt 1 Schaden zu.
    .ruling = Wer keine Entwicklung hat, nimmt 1 Schaden an jedem Bereich, der nicht brennt.
invasion-card-lobber_crew = Steinschleuda-Mannschaft
    .text = Königreich. Aktion: Opfere diese Einheit; ein Gegner opfert eine Einheit seiner Wahl.
invasion-card-big_uns = Große Jungz
    .text = Schlachtfeld. Deine verletzten Einheiten haben Widerstand 1.
invasion-card-rock_lobber = Felsenschleuda
    .text = Schlachtfeld. Aktion: Zahle 2 und opfere eine Einheit in dieser Zone, um einem Bereich 2 Schaden zuzufügen. Einmal pro Zug.
invasion-card-choppa = Spalta
    .text = Verstärkt eine Einheit auf deinem Schlachtfeld. Sie hat +2 Macht.
invasion-card-totem_of_gork = Totem von Gork
    .text = Deine Einheiten in dieser Zone haben +1 Macht, solange sie angreifen oder verteidigen.
invasion-card-banna_of_da_red_sunz = Banna der Roten Sonnz
    .text = Königreich. Sammelt ein Gegner sieben oder mehr Ressourcen, verliert er eine davon, und du fügst einer Einheit 1 Schaden zu.
invasion-card-smash_em_all = Haut alles kaputt!
    .text = Quest. Lege in jedem deiner Züge mit einer Einheit auf dieser Quest einen Ressourcenmarker hierher. Aktion: Liegen hier drei oder mehr, opfere diese Einheit, um alle Hilfskarten deiner Gegner zu vernichten.
invasion-card-grimgors_camp = Grimgors Lager
    .text = Königreich. Die erste Orkeinheit, die du in einem Zug spielst, kostet 1 weniger.
invasion-card-smash_go_boom = Rumms-Bumm!
    .text = Nur in deinem Zug. Aktion: Vernichte X Entwicklungen in einer Zone.
invasion-card-rip_dere_eads_off = Köppe ab!
    .text = Aktion: Decke eine Entwicklung auf. Eine Einheit bleibt bis zum Ende des Zuges, alles andere wird geopfert.
    .ruling = Was aufgedeckt wird, kommt damit nicht ins Spiel und löst nichts aus; bis zum Ende des Zuges hat es seine Macht und darf verteidigen.
invasion-card-wez_bigga = Wir sin’ größa!
    .text = Aktion: Die nächste Einheit, die du in diesem Zug spielst, kostet 1 weniger und kommt mit 1 Schaden ins Spiel.
    .ruling = Eine Einheit mit 1 Trefferpunkt wird vernichtet, sobald sie ins Spiel kommt.
invasion-card-favour_of_mork = Morks Gunst
    .text = Aktion: Eine Einheit hat in diesem Zug −1 Macht, eine andere +1 Macht.
invasion-card-pillage = Plündern
    .text = Aktion: Vernichte eine Hilfskarte.
    .ruling = Der Spieler der Hilfskarte darf als Reaktion noch deren eigene Aktion nutzen.
invasion-card-waaagh = Waaagh!
    .text = Aktion: Alle angreifenden Einheiten haben in diesem Zug +2 Macht.
invasion-card-troll_vomit = Trollkotze
    .text = Nur in deinem Zug. Aktion: Vernichte alle Einheiten.
invasion-card-servants_of_khorne = Diener Khornes
    .text = Nur Schlachtfeld.
invasion-card-savage_marauders = Wilde Barbaren
invasion-card-festering_nurglings = Schwärende Nurglinge
    .text = Erzwungen: Kommt diese Einheit ins Spiel, verdirb eine Einheit in einer entsprechenden Zone.
invasion-card-nurgle_sorcerer = Nurgle-Hexer
    .text = Quest. Aktion: Zahle 3, um einer Einheit 1 Schaden zuzufügen, einer verderbten 2.
invasion-card-chaos_knights = Chaosritter
invasion-card-cultist_of_slaanesh = Slaanesh-Kultist
    .text = Quest. Aktion: Zahle 4, um eine Entwicklung zu vernichten.
invasion-card-valkia_the_bloody = Valkia die Blutige
    .text = Ein Held pro Zone. Quest. Aktion: Zahle 2, um beliebig viele Schadensmarker von ihr auf eine verderbte Einheit zu verlegen.
invasion-card-melekh_the_changer = Melekh der Wandler
    .text = Ein Held pro Zone. Er hat +1 Macht für jede verderbte Karte deiner Gegner.
invasion-card-fledgling_chaos_spawn = Junge Chaosbrut
    .text = Schlachtfeld. Erzwungen: Wird diese Einheit vernichtet, füge einer Einheit auf einem Schlachtfeld 1 Schaden zu.
    .ruling = Geopfert ist nicht vernichtet: Dann fügt sie keinen Schaden zu.
invasion-card-savage_gors = Wilde Gors
    .text = Schlachtfeld. Mit zwei oder mehr Entwicklungen auf deinem Schlachtfeld fügt diese Einheit beim Angriff 2 Schaden mehr zu.
    .ruling = Der Bonus ist Schaden, nicht Macht: Effekte, die Macht zählen, beachten ihn nicht.
invasion-card-dark_zealot = Dunkler Eiferer
invasion-card-bloodthirster = Blutdämon
    .text = Schaden kann nicht verhindert werden. Erzwungen: Zu Beginn deines Zuges opfert jeder Spieler eine Einheit in seiner entsprechenden Zone.
    .ruling = Solange er im Spiel ist, verhindert Widerstand nichts.
invasion-card-cloud_of_flies = Fliegenwolke
    .text = Verstärkt eine deiner Einheiten. Zu Beginn deines Zuges darfst du ihr und einer beliebigen Einheit je 1 unvermeidbaren Schaden zufügen.
invasion-card-horrific_mutation = Grauenhafte Mutation
    .text = Verstärkt eine deiner Einheiten. Solange sie angreift, haben alle verteidigenden Einheiten −1 Trefferpunkt.
    .ruling = Verteidiger mit 1 Trefferpunkt werden vernichtet, bevor Schaden zugeteilt wird.
invasion-card-sadistic_mutation = Sadistische Mutation
    .text = Verstärkt eine deiner Einheiten. Erzwungen: Fügt sie Kampfschaden zu, füge einer Einheit oder einem Bereich 1 Schaden zu.
invasion-card-warpstone_meteor = Warpsteinmeteor
    .text = Erzwungen: Zu Beginn deines Zuges verdirbt jeder Spieler eine seiner Einheiten in seiner entsprechenden Zone oder fügt der eigenen Hauptstadt 1 Schaden zu.
    .ruling = Wer dort keine Einheit hat, nimmt den Schaden an einem Bereich seiner Wahl.
invasion-card-journey_to_the_gate = Reise zum Tor
    .text = Quest. Lege in jedem deiner Züge mit einer Einheit auf dieser Quest einen Ressourcenmarker hierher. Aktion: Liegen hier in deinem Zug drei oder mehr, opfere diese Einheit; jeder Gegner legt seine Hand ab.
invasion-card-shrine_to_nurgle = Nurgle-Schrein
    .text = Königreich. Erzwungen: Nimmt eine gegnerische Einheit Kampfschaden, wird sie verderbt.
invasion-card-seduced_by_darkness = Verführung der Finsternis
    .text = Aktion: Verdirb eine Einheit.
invasion-card-will_of_tzeentch = Wille des Tzeentch
    .text = Nur in deinem Zug. Aktion: Jeder Spieler legt seine Hand ab und zieht drei Karten.
invasion-card-nurgles_pestilence = Nurgles Pestilenz
    .text = Aktion: Füge jeder Einheit 1 Schaden zu, jeder verderbten 2.
    .ruling = Wer ihren Schaden verhindern will, muss auf die Taktik selbst reagieren.
invasion-card-flames_of_tzeentch = Flammen des Tzeentch
    .text = Nur in deinem Zug. Aktion: Füge einer Einheit X Schaden zu.
invasion-card-blood_for_the_blood_god = Blut für den Blutgott
    .text = Aktion: Eine Einheit auf einem Schlachtfeld nimmt so viel Schaden, wie sie Macht hat.
invasion-card-culling_the_weak = Auslese der Schwachen
    .text = Aktion: Opfere eine Einheit; alle Einheiten auf deinem Schlachtfeld haben in diesem Zug +1 Macht.
invasion-card-slaaneshs_domination = Slaaneshs Herrschaft
    .text = Aktion: Ein Gegner zeigt drei zufällige Handkarten. Du darfst die Taktiken darunter kostenlos spielen.
    .ruling = Hat die damit gespielte Taktik ein X, ist X gleich 0.
invasion-card-disciple_of_khaine = Jünger des Khaine
    .text = Aktion: Ist Kampfschaden zugeteilt, zahle 2, um 1 Schaden von dieser Einheit auf eine andere umzulenken.
invasion-card-vile_sorceress = Abscheuliche Zauberin
    .text = Quest. Erzwungen: Zu Beginn deines Zuges hat eine Einheit in diesem Zug −1 Trefferpunkt.
    .ruling = Eine unverletzte Einheit mit 1 Trefferpunkt wird sofort vernichtet.
invasion-card-cold_one_riders = Echsenritter
    .text = Ausfall 1.
invasion-card-cauldron_of_blood = Blutkessel
    .text = Königreich. Erzwungen: Wird diese Zone angegriffen, füge einem Angreifer 1 Schaden zu.
invasion-card-hate = Hass
    .text = Aktion: Jeder Gegner mit Ressourcen verliert 1, du erhältst ebenso viele.
invasion-card-contested_village = Umkämpftes Dorf
    .text = Limitiert.
invasion-card-contested_fortress = Umkämpfte Festung
    .text = Limitiert. Der erste Schaden an deiner Hauptstadt in jedem Zug wird verhindert.
    .ruling = Einmal je Zug, und nur der erste Schaden dieses Zuges.
invasion-card-contested_stronghold = Umkämpfte Burg
    .text = Limitiert. +1 Macht für jede deiner Entwicklungen in dieser Zone.
invasion-card-armoury = Waffenkammer
    .text = Limitiert. Königreich. Mit zwei oder mehr Entwicklungen in dieser Zone +1 Macht.
invasion-card-forgotten_cemetery = Vergessener Friedhof
    .text = Limitiert. Quest. Mit zwei oder mehr Entwicklungen in dieser Zone +1 Macht.
invasion-card-warpstone_excavation = Warpsteingrube
    .text = Deine Einheiten kommen verderbt in diese Zone.
    .ruling = Eine Einheit, die verderbt ins Spiel kommt, ist nicht verderbt worden: Effekte, die darauf warten, werden nicht ausgelöst.
invasion-card-pilgrimage = Pilgerfahrt
    .text = Kostet 1 weniger für jede Entwicklung in deiner Questzone. Aktion: Eine Einheit geht auf die Hand ihres Besitzers zurück.
invasion-card-burn_it_down = Brennt es nieder
    .text = Aktion: Vernichte eine Hilfskarte, die höchstens so viel kostet, wie Entwicklungen auf deinem Schlachtfeld liegen.
invasion-card-infiltrate = Unterwandern!
    .text = Quest. Lege in jedem deiner Züge mit einer Einheit auf dieser Quest einen Ressourcenmarker hierher. Erzwungen: Zu Beginn deines Zuges legt jeder Gegner so viele Karten oben von seinem Deck ab, wie hier Ressourcenmarker liegen.
invasion-card-prepare_for_war = Rüstet zum Krieg!
    .text = Quest. Lege in jedem deiner Züge mit einer Einheit auf dieser Quest einen Ressourcenmarker hierher. Aktion: Opfere diese Einheit, um so viele Karten deines Ablagestapels ins Deck zu mischen, wie Ressourcenmarker da waren.
invasion-card-alliance_dwarf_and_empire = Ordnungsvertrag: Zwerge und Imperium
    .text = Nur Ordnung. Zählt als ein Symbol der Zwerge und eines des Imperiums.
invasion-card-alliance_empire_and_high_elf = Ordnungsvertrag: Imperium und Hochelfen
    .text = Nur Ordnung. Zählt als ein Symbol des Imperiums und eines der Hochelfen.
invasion-card-alliance_dwarf_and_high_elf = Ordnungsvertrag: Zwerge und Hochelfen
    .text = Nur Ordnung. Zählt als ein Symbol der Zwerge und eines der Hochelfen.
invasion-card-alliance_chaos_and_orc = Zerstörungsvertrag: Chaos und Orks
    .text = Nur Zerstörung. Zählt als ein Symbol des Chaos und eines der Orks.
invasion-card-alliance_chaos_and_dark_elf = Zerstörungsvertrag: Chaos und Dunkelelfen
    .text = Nur Zerstörung. Zählt als ein Symbol des Chaos und eines der Dunkelelfen.
invasion-card-alliance_orc_and_dark_elf = Zerstörungsvertrag: Orks und Dunkelelfen
    .text = Nur Zerstörung. Zählt als ein Symbol der Orks und eines der Dunkelelfen.
invasion-card-cut_supply_lines = Nachschub abschneiden
    .text = Draft: Von nun an haben die Draftpakete deines Gegners eine Karte weniger.
invasion-card-reinforcements = Verstärkung
    .text = Draft: Sieh die obersten fünf Karten deines Stapels an und nimm eine ins Deck; die übrigen kommen unter den Stapel.
invasion-card-sabotage = Sabotage
    .text = Draft: Entfernst du eine Karte aus dem Draftpaket deines Gegners, darfst du diese Karte opfern, um eine weitere zu entfernen.
invasion-card-shifting_tides = Zeitenwende
    .text = Draft: Das Draftpaket, aus dem diese Karte kam, geht in seinen Stapel zurück und wird durch ebenso viele neue Karten ersetzt.

## things
invasion-title = Warhammer: Invasion
invasion-zone-kingdom = Königreich
    .in = im Königreich
    .to = ins Königreich
    .the = das Königreich
invasion-zone-quest = Questzone
    .in = in der Questzone
    .to = in die Questzone
    .the = die Questzone
invasion-zone-battlefield = Schlachtfeld
    .in = auf dem Schlachtfeld
    .to = aufs Schlachtfeld
    .the = das Schlachtfeld
invasion-place-kingdom = Königreich
invasion-place-quest = Questzone
invasion-place-battlefield = Schlachtfeld
invasion-place-on_quest = auf eine Quest
invasion-side-a = erster Platz
invasion-side-b = zweiter Platz
# A section belongs to the reader or to the other one.
invasion-whose = { $side-person ->
    [you] bei dir
   *[other] { $side }
}
invasion-race-dwarf = Zwerge
invasion-race-empire = Imperium
invasion-race-high_elf = Hochelfen
invasion-race-orc = Orks
invasion-race-chaos = Chaos
invasion-race-dark_elf = Dunkelelfen
invasion-race-neutral = neutral
invasion-alignment-order = Ordnung
invasion-alignment-destruction = Zerstörung
invasion-type-unit = Einheit
invasion-type-support = Hilfskarte
invasion-type-quest = Quest
invasion-type-tactic = Taktik
invasion-type-draft = Draft
invasion-type-development = Entwicklung
invasion-phase-beginning = Zugbeginn
    .the = Zugbeginn
invasion-phase-kingdom = Königreich
    .the = Königreichphase
invasion-phase-quest = Quest
    .the = Questphase
invasion-phase-capital = Hauptstadt
    .the = Hauptstadtphase
invasion-phase-battlefield = Schlachtfeld
    .the = Schlachtfeldphase
invasion-phase-end = Zugende
    .the = Zugende
invasion-step-none = kein Kampf
invasion-step-target = Angriffsziel
invasion-step-attackers = Angreifer
invasion-step-defenders = Verteidiger
invasion-step-assigned = Schaden zugeteilt
invasion-step-applied = Schaden zugefügt
invasion-until-action = bis zum nächsten Ereignis
invasion-until-window = für dieses Aktionsfenster
invasion-until-phase = bis zum Ende der Phase
invasion-loss-burning = zwei Bereiche brennen
invasion-loss-deck = das Deck ist leer
invasion-loss-turns = das Spiel hat zu lange gedauert
invasion-moment-enters = beim Ins-Spiel-Kommen
invasion-moment-leaves = beim Verlassen des Spiels
invasion-moment-destroyed = bei Vernichtung
invasion-moment-turn_begins = zu Zugbeginn
invasion-moment-progress = Questfortschritt
invasion-moment-turn_ends = am Zugende
invasion-moment-phase_ends = am Phasenende
invasion-moment-kingdom_begins = zu Beginn der Königreichphase
invasion-moment-collected = beim Sammeln von Ressourcen
invasion-moment-unit_left = wenn eine Einheit das Spiel verlassen hat
invasion-moment-unit_entered_zone = wenn eine Einheit kommt
invasion-moment-damaged = bei Schaden
invasion-moment-combat_damaged = bei Kampfschaden
invasion-moment-dealt_combat_damage = beim Austeilen von Kampfschaden
invasion-moment-zone_attacked = beim Angriff
invasion-moment-counterstrike = Ausfall
invasion-moment-scout = Kundschafter
invasion-moment-bound_to_die = Ende der Frist
invasion-trait-warrior = Krieger
invasion-trait-elite = Elite
invasion-trait-engineer = Maschinist
invasion-trait-slayer = Slayer
invasion-trait-priest = Priester
invasion-trait-hero = Held
invasion-trait-ranger = Grenzläufer
invasion-trait-rune = Rune
invasion-trait-building = Gebäude
invasion-trait-attachment = Verstärkung
invasion-trait-weapon = Waffe
invasion-trait-siege = Belagerung
invasion-trait-spell = Zauber
invasion-trait-knight = Ritter
invasion-trait-mage = Magier
invasion-trait-cavalry = Kavallerie
invasion-trait-skill = Fertigkeit
invasion-trait-noble = Adliger
invasion-trait-goblin = Goblin
invasion-trait-shaman = Schamane
invasion-trait-banner = Banner
invasion-trait-daemon = Dämon
invasion-trait-sorcerer = Hexer
invasion-trait-zealot = Eiferer
invasion-trait-mutation = Mutation
invasion-trait-warpstone = Warpstein
invasion-keyword-counterstrike = Ausfall
invasion-keyword-toughness = Widerstand
invasion-keyword-scout = Kundschafter
invasion-keyword-limited = Limitiert
invasion-keyword-battlefield_only = Nur Schlachtfeld
invasion-keyword-quest_only = Nur Quest
invasion-keyword-kingdom_only = Nur Königreich
invasion-keyword-order_only = Nur Ordnung
invasion-keyword-destruction_only = Nur Zerstörung
invasion-keyword-hero = Ein Held pro Zone
invasion-keyword-unique = Einzigartig

## verbs
invasion-verb-keep = Diese Hand behalten
    .here = Behalten
invasion-verb-mulligan = Freischuss: sieben neue Karten
    .here = Freischuss
invasion-verb-pick = „{ $card }“ nehmen
    .group = Eine Karte nehmen
invasion-verb-remove = „{ $card }“ entfernen
    .group = Eine Karte entfernen
invasion-verb-capital = Hauptstadt: { $race }
    .group = Hauptstadt wählen
    .here = { $race }
invasion-verb-pass = Passen
invasion-verb-yield = Passen { $until }
    .group = Im Voraus passen
invasion-verb-play = „{ $card }“ spielen
    .group = Eine Karte spielen
    .here = Spielen
invasion-verb-deploy = { $card } → { $place }
    .group = In eine Zone spielen
    .here = Spielen: { $place }
invasion-verb-develop = „{ $card }“ verdeckt { $zone-to } legen
    .group = Eine Entwicklung legen
    .here = Verdeckt: { $zone }
invasion-verb-use = „{ $piece }“ nutzen
    .group = Eine Aktion im Spiel nutzen
    .here = Nutzen
invasion-verb-target = { $piece }
    .group = Ein Ziel wählen
    .here = Wählen
invasion-verb-target_section = { $zone } ({ invasion-whose })
    .group = Einen Bereich wählen
    .here = Wählen: { $zone }
invasion-verb-target_link = Glied { $link }
    .group = Ein Glied der Kette wählen
    .here = Glied { $link } wählen
invasion-verb-target_discard = „{ $card }“ vom Ablagestapel
    .group = Eine abgelegte Karte wählen
    .here = „{ $card }“ wählen
invasion-verb-take = „{ $card }“ nehmen
    .group = Eine Karte nehmen
invasion-verb-sacrifice = „{ $piece }“ opfern
    .group = Opfern
    .here = Opfern
invasion-verb-corrupt = „{ $piece }“ verderben
    .group = Verderben
    .here = Verderben
invasion-verb-restore = „{ $piece }“ läutern
    .group = Läutern
    .here = Läutern
invasion-verb-move = Verlegen { $zone-to }
    .group = Wohin?
    .here = Verlegen: { $zone }
invasion-verb-hit_all = Je 1 Schaden an allen deinen Bereichen
    .here = Je 1 Schaden an allen Bereichen
invasion-verb-spend = { $amount ->
    [0] Keine Marker
   *[other] { $amount } Marker
}
    .group = Wie viele?
    .here = { $amount } Marker
invasion-verb-pay_x = X = { $amount }
    .group = X wählen
invasion-verb-pay_for = 1 für „{ $piece }“ zahlen
    .group = Für eine Einheit zahlen
    .here = 1 dafür zahlen
invasion-verb-resolve = { $piece }: { $moment }
    .group = Was kommt zuerst?
invasion-verb-done = Fertig
invasion-verb-attack = Angriff auf { $zone-the }
    .group = Angreifen
    .here = Angriff: { $zone }
invasion-verb-join = Mit „{ $piece }“ angreifen
    .group = Angreifer wählen
    .here = Damit angreifen
invasion-verb-defend = Mit „{ $piece }“ verteidigen
    .group = Verteidiger wählen
    .here = Damit verteidigen
invasion-verb-assign = { $amount } Schaden an „{ $piece }“
    .group = Schaden zuteilen
    .here = { $amount } zuteilen
invasion-verb-assign_section = Den Rest an die Hauptstadt

## events
invasion-event-turn =
    { $seat-person ->
        [you] Zug { $number }: du
       *[other] Zug { $number }: { $seat }
    }
invasion-event-phase = { $phase-the }
invasion-event-step = Kampf: { $step }
invasion-event-kept =
    { $seat-person ->
        [you] Du behältst deine Hand.
       *[other] { $seat } behält die Hand.
    }
invasion-event-mulliganed =
    { $seat-person ->
        [you] Du nimmst den Freischuss: sieben neue Karten.
       *[other] { $seat } nimmt den Freischuss: sieben neue Karten.
    }
invasion-event-starts =
    { $seat-person ->
        [you] Du hast den ersten Zug.
       *[other] { $seat } hat den ersten Zug.
    }
invasion-event-drew = Du ziehst { $cards-quoted }.
    .named = { $seat } zieht { $cards-quoted }.
invasion-event-drew_count =
    { $seat-person ->
        [you] Du ziehst { invasion-some-cards }.
       *[other] { $seat } zieht { invasion-some-cards }.
    }
invasion-event-collected =
    { $seat-person ->
        [you] Du sammelst { invasion-some-resources }.
       *[other] { $seat } sammelt { invasion-some-resources }.
    }
invasion-event-gained =
    { $seat-person ->
        [you] Du erhältst { invasion-some-resources }.
       *[other] { $seat } erhält { invasion-some-resources }.
    }
invasion-event-paid =
    { $seat-person ->
        [you] Du zahlst { invasion-some-resources }.
       *[other] { $seat } zahlt { invasion-some-resources }.
    }
invasion-event-passed =
    { $seat-person ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
invasion-event-yielded =
    { $seat-person ->
        [you] Du passt { $until }.
       *[other] { $seat } passt { $until }.
    }
invasion-event-announced =
    { $seat-person ->
        [you] Du spielst „{ $card }“.
       *[other] { $seat } spielt „{ $card }“.
    }
invasion-event-announced_into =
    { $seat-person ->
        [you] Du spielst „{ $card }“ { $zone-to }.
       *[other] { $seat } spielt „{ $card }“ { $zone-to }.
    }
invasion-event-announced_use =
    { $seat-person ->
        [you] Du nutzt „{ $piece }“.
       *[other] { $seat } nutzt „{ $piece }“.
    }
invasion-event-announced_development =
    { $seat-person ->
        [you] Du legst eine Karte verdeckt { $zone-to }.
       *[other] { $seat } legt eine Karte verdeckt { $zone-to }.
    }
invasion-event-aimed = Ziel ist „{ $piece }“.
invasion-event-aimed_section = { $side-person ->
    [you] Ziel ist { $zone-the } deiner Hauptstadt.
   *[other] Ziel ist { $zone-the } von { $side }.
}
invasion-event-aimed_link = Ziel ist „{ $card }“.
invasion-event-aimed_discard = Ziel ist „{ $card }“ auf dem Ablagestapel.
invasion-event-resolved = „{ $card }“ wird abgewickelt.
invasion-event-fizzled = „{ $card }“ hat keine Wirkung.
invasion-event-cancelled_link = „{ $card }“ wird aufgehoben.
invasion-event-triggered = „{ $piece }“ wird ausgelöst ({ $moment }).
invasion-event-entered =
    { $seat-person ->
        [you] „{ $piece }“ kommt bei dir { $zone-to }.
       *[other] „{ $piece }“ kommt bei { $seat } { $zone-to }.
    }
invasion-event-quests = „{ $piece }“ geht auf die Quest „{ $quest }“.
invasion-event-attached = „{ $piece }“ verstärkt die Einheit „{ $host }“.
invasion-event-developed =
    { $seat-person ->
        [you] Du hast eine neue Entwicklung { $zone-in }.
       *[other] { $seat } hat eine neue Entwicklung { $zone-in }.
    }
invasion-event-developed_card = Die Entwicklung ist „{ $card }“.
invasion-event-left = „{ $piece }“ verlässt das Spiel.
invasion-event-to_hand =
    { $seat-person ->
        [you] „{ $piece }“ kommt zurück auf deine Hand.
       *[other] „{ $piece }“ kommt zurück auf die Hand von { $seat }.
    }
invasion-event-discarded =
    { $seat-person ->
        [you] Du legst { $cards-quoted } ab.
       *[other] { $seat } legt { $cards-quoted } ab.
    }
invasion-event-milled =
    { $seat-person ->
        [you] Du legst { $cards-quoted } von deinem Deck ab.
       *[other] { $seat } legt { $cards-quoted } vom Deck ab.
    }
invasion-event-shuffled_in =
    { $seat-person ->
        [you] Du mischst { $cards-quoted } in dein Deck.
       *[other] { $seat } mischt { $cards-quoted } ins Deck.
    }
invasion-event-shuffled =
    { $seat-person ->
        [you] Du mischst dein Deck.
       *[other] { $seat } mischt das Deck.
    }
invasion-event-looked = Du siehst dir { $cards-quoted } an.
    .named = { $seat } sieht sich { $cards-quoted } an.
invasion-event-revealed =
    { $seat-person ->
        [you] Du zeigst { $cards-quoted }.
       *[other] { $seat } zeigt { $cards-quoted }.
    }
invasion-event-turned_up = Eine Entwicklung wird aufgedeckt: „{ $card }“.
invasion-event-destroyed = „{ $piece }“ wird vernichtet.
invasion-event-sacrificed =
    { $seat-person ->
        [you] Du opferst „{ $piece }“.
       *[other] { $seat } opfert „{ $piece }“.
    }
invasion-event-corrupted = „{ $piece }“ ist verderbt.
invasion-event-restored = „{ $piece }“ wird geläutert.
invasion-event-moved = „{ $piece }“ wird { $zone-to } verlegt.
invasion-event-power = „{ $piece }“ hat { $change-signed } Macht.
invasion-event-damaged = „{ $piece }“ nimmt { $damage } Schaden.
invasion-event-section_damaged = { $side-person ->
    [you] Bei dir nimmt { $zone-the } { $damage } Schaden.
   *[other] Bei { $side } nimmt { $zone-the } { $damage } Schaden.
}
invasion-event-cancelled_damage = { $damage } Schaden an „{ $piece }“ wird verhindert.
invasion-event-cancelled_section = { $side-person ->
    [you] Bei dir wird { $damage } Schaden { $zone-in } verhindert.
   *[other] Bei { $side } wird { $damage } Schaden { $zone-in } verhindert.
}
invasion-event-redirected = { $damage } Schaden an „{ $piece }“ wird umgelenkt.
invasion-event-healed = { $damage } Schaden wird von „{ $piece }“ entfernt.
invasion-event-healed_section = { $side-person ->
    [you] Bei dir wird { $damage } Schaden { $zone-in } entfernt.
   *[other] Bei { $side } wird { $damage } Schaden { $zone-in } entfernt.
}
invasion-event-damage_moved = { $damage } Schaden wird von „{ $piece }“ auf „{ $goal }“ verlegt.
invasion-event-burned = { $side-person ->
    [you] Bei dir brennt { $zone-the }!
   *[other] Bei { $side } brennt { $zone-the }!
}
invasion-event-tokens = { $tokens ->
    [0] „{ $piece }“ hat keine Marker.
   *[other] „{ $piece }“ hat { $tokens } Marker.
}
invasion-event-targeted_zone =
    { $seat-person ->
        [you] Du greifst { $zone-the } an.
       *[other] { $seat } greift { $zone-the } an.
    }
invasion-event-joined = „{ $piece }“ greift an.
invasion-event-defended = „{ $piece }“ verteidigt.
invasion-event-declared =
    { $seat-person ->
        [you]
            { $pieces-count ->
                [0] Du schickst niemanden in den Kampf.
               *[other] Du schickst { $pieces-quoted } in den Kampf.
            }
       *[other]
            { $pieces-count ->
                [0] { $seat } schickt niemanden in den Kampf.
               *[other] { $seat } schickt { $pieces-quoted } in den Kampf.
            }
    }
invasion-event-combat = Angriff { $attack } gegen Verteidigung { $defence }.
invasion-event-assigned = { $damage } Schaden wird „{ $piece }“ zugeteilt.
invasion-event-assigned_section = { $side-person ->
    [you] Du bekommst { $zone-in } { $damage } Schaden zugeteilt.
   *[other] { $side } bekommt { $zone-in } { $damage } Schaden zugeteilt.
}
invasion-event-no_attack =
    { $seat-person ->
        [you] Du greifst nicht an.
       *[other] { $seat } greift nicht an.
    }
invasion-event-lost =
    { $seat-person ->
        [you] Du verlierst: { $reason }.
       *[other] { $seat } verliert: { $reason }.
    }
invasion-event-won =
    { $seat-person ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt!
    }
invasion-event-drawn = Das Spiel endet unentschieden.
invasion-event-pack = Draftpaket { $number }
invasion-event-pack_shown = Im Draftpaket sind { $cards-quoted }.
invasion-event-picked = Du nimmst { $cards-quoted }.
    .named = { $seat } nimmt { $cards-quoted }.
invasion-event-picked_count =
    { $seat-person ->
        [you] Du nimmst { invasion-some-cards }.
       *[other] { $seat } nimmt { invasion-some-cards }.
    }
invasion-event-removed =
    { $seat-person ->
        [you] Du entfernst { $cards-quoted }.
       *[other] { $seat } entfernt { $cards-quoted }.
    }
invasion-event-draft_card =
    { $seat-person ->
        [you] Du zeigst „{ $card }“.
       *[other] { $seat } zeigt „{ $card }“.
    }
invasion-event-pack_ended =
    { $seat-person ->
        [you] Du legst das Draftpaket weg.
       *[other] { $seat } legt das Draftpaket weg.
    }
invasion-event-chose_capital =
    { $seat-person ->
        [you] Du wählst eine Hauptstadt: { $race }.
       *[other] { $seat } wählt eine Hauptstadt: { $race }.
    }

## prompts
invasion-prompt-keep_hand = Hand behalten oder Freischuss nehmen?
invasion-prompt-pick = Nimm eine Karte aus deinem Draftpaket
invasion-prompt-remove = Entferne eine Karte aus dem Draftpaket deines Gegners
invasion-prompt-reinforce = Nimm eine der obersten fünf Karten in dein Deck
invasion-prompt-choose_capital = Wähle deine Hauptstadt
invasion-prompt-act = Führe eine Aktion aus oder passe
invasion-prompt-answer =
    { $card ->
        [development] Auf die Entwicklung reagieren oder sie zulassen?
       *[other] Auf „{ $card }“ reagieren oder die Karte zulassen?
    }
invasion-prompt-choose_x = Wähle X für „{ $card }“
invasion-prompt-aim = Wähle ein Ziel für „{ $card }“
invasion-prompt-aim_for_tax = Wähle ein Ziel für „{ $card }“; es kostet extra
invasion-prompt-choose_quest = Wähle eine Quest für die Einheit
invasion-prompt-choose_host = Wähle eine Einheit für „{ $card }“
invasion-prompt-choose_host_for_tax = Wähle eine Einheit für „{ $card }“; es kostet extra
invasion-prompt-spend_damage = { $amount } zahlen: wie viel davon mit Schadensmarkern?
invasion-prompt-sacrifice_for = Opfere eine Einheit für „{ $card }“
invasion-prompt-order_effects = Mehrere Effekte zugleich: Welcher kommt zuerst?
invasion-prompt-aim_trigger = Wähle ein Ziel für „{ $card }“
invasion-prompt-strike_back = Ausfall („{ $piece }“): Wähle den Angreifer, der { $damage } Schaden nimmt
invasion-prompt-redirect = „{ $card }“: Wohin geht der Schaden?
invasion-prompt-order_guards = Mehrere Karten würden den Schaden umlenken: Welche zuerst?
invasion-prompt-choose_endangered = Von welchem Bereich lenkst du den Schaden um?
invasion-prompt-shield_section = An welchem Bereich 1 Schaden verhindern?
invasion-prompt-place_indirect = Verteile { $left } indirekten Schaden auf deine Einheiten und Bereiche
invasion-prompt-sacrifice_unit = Opfere eine Einheit
invasion-prompt-development_or_damage = Eine Entwicklung opfern oder 1 Schaden an jedem Bereich nehmen?
invasion-prompt-corruption_or_damage = Eine Einheit verderben oder 1 Schaden an einem Bereich nehmen?
invasion-prompt-move_where = Wohin „{ $piece }“ verlegen?
invasion-prompt-move_developments_where = Wohin die Entwicklungen verlegen?
invasion-prompt-wake_where = Entwicklungen ins Königreich oder aufs Schlachtfeld legen?
invasion-prompt-divert_attack = Welche Zone wird stattdessen angegriffen?
invasion-prompt-move_tokens = Wie viele Schadensmarker verlegen?
invasion-prompt-take_support = Eine Hilfskarte nehmen oder keine?
invasion-prompt-attach_here = Welche Einheit wird verstärkt?
invasion-prompt-play_revealed = Spiele eine der gezeigten Taktiken oder beende die Auswahl
invasion-prompt-declare_target = Welche Zone angreifen, oder keine?
    .detail =
        { $count ->
            [0] Keine deiner Einheiten kann angreifen.
            [one] Eine Einheit kann angreifen, Macht { $power }.
           *[other] { $count } Einheiten können angreifen, zusammen Macht { $power }.
        }
invasion-prompt-declare_attackers = Wer greift { $zone-the } an?
invasion-prompt-pay_for_attackers = „Rune der Standhaftigkeit“: Zahle 1 für jede Einheit, die ihre Macht behalten soll
invasion-prompt-declare_defenders = Wer verteidigt { $zone-the }?
    .detail =
        { $damage ->
            [one] Es droht { $damage } Schaden; was kein Verteidiger abfängt, trifft den Bereich.
           *[other] Es drohen { $damage } Schaden; was kein Verteidiger abfängt, trifft den Bereich.
        }
invasion-prompt-assign_attack = Teile { $left } Schaden zu, zuerst den Verteidigern
invasion-prompt-assign_defence = Teile den Angreifern { $left } Schaden zu
invasion-prompt-restore_one = Eine verderbte Karte läutern?

## reasons
invasion-why-stays_not = Nur Einheiten, Hilfskarten und Quests sind im Spiel, nicht „{ $card }“.
invasion-why-attached_behind = Eine Verstärkung steht hinter ihrer Einheit: „{ $word }“.
invasion-why-said_of_units = Das gilt nur für Einheiten.
invasion-why-tokens_on_quests = Ressourcenmarker liegen auf Quests.
invasion-why-attacks_or_defends = Eine Einheit greift an oder verteidigt, nicht beides.
invasion-why-first_is_active = In Zug 1 ist der Startspieler an der Reihe: { $side }.
invasion-why-first_player_penalty = In Zug 1 hat der Startspieler diese Phase nicht: { $phase }.
invasion-why-combat_in_battlefield = Ein Kampf findet nur in der Schlachtfeldphase statt.
invasion-why-assigned_only = Schaden ist nur im Schritt „{ $word }“ zugeteilt.
invasion-why-known_in_hand = „{ $card }“ ist bekannt, aber nicht auf der Hand.
invasion-why-quest_of_its_own = Jede Einheit braucht eine eigene Quest in derselben Zone: „{ $word }“.
invasion-why-attackers_stand = Angreifer stehen auf dem Schlachtfeld des aktiven Spielers, während eines Kampfes.
invasion-why-defenders_stand = Verteidiger stehen in der angegriffenen Zone, während eines Kampfes ab dem Schritt „{ $word }“.
invasion-why-only_players_ask = Nach Handkarten fragen kann nur, wer mitspielt.
invasion-why-lies_face_down = Diese Karte liegt verdeckt.
invasion-why-capital_phase_only = „{ $card }“ kann nur in deiner Hauptstadtphase gespielt werden.
invasion-why-damage_left = Du kannst nur noch { $left } Schaden zuteilen.
invasion-why-defender_first = Teile „{ $piece }“ erst noch { $missing } Schaden zu, bevor die Hauptstadt etwas bekommt.
invasion-why-only_opening = Nur die Starthand kannst du behalten oder neu ziehen.
invasion-why-only_draft = Das geht nur beim Draften.
invasion-why-only_window = Aktionen nutzt du in einem Aktionsfenster; zuerst ist etwas anderes zu entscheiden.
invasion-why-only_target = Gerade wird kein Ziel gebraucht.
invasion-why-only_effect = Kein Effekt verlangt das gerade.
invasion-why-only_pay = Gerade ist nichts zu bezahlen.
invasion-why-only_restore = Eine Karte wird zu Beginn deiner Königreichphase geläutert.
invasion-why-only_order = Gerade sind keine Effekte zu ordnen.
invasion-why-not_done = Das kannst du nicht auslassen: Wähle eins.
invasion-why-only_attack = Das Angriffsziel sagst du zu Beginn deiner Schlachtfeldphase an.
invasion-why-only_attackers = Angreifer benennt man in Schritt 2 eines Kampfes.
invasion-why-only_defenders = Verteidiger benennt man in Schritt 3 eines Kampfes.
invasion-why-only_assign = Schaden teilt man in Schritt 4 eines Kampfes zu.
invasion-why-not_a_target = „{ $piece }“ ist kein Ziel für „{ $card }“.
invasion-why-not_a_choice = „{ $piece }“ kann man hier nicht wählen.
invasion-why-card_not_there = „{ $card }“ kann man hier nicht wählen.
invasion-why-zone_not_open = Diese Zone kann man hier nicht wählen: { $zone }.
invasion-why-not_offered = Das steht nicht zur Wahl: { $action }.
invasion-why-tax_too_high = „{ $piece }“ als Ziel kostet { $tax } mehr; dafür hast du noch { $resources }.
invasion-why-few_tokens = „{ $piece }“ braucht { $needed } Marker und hat { $tokens }.
invasion-why-declared_already = „{ $piece }“ ist schon benannt.
invasion-why-developed_already = Du hast in diesem Zug schon eine Entwicklung gelegt.
invasion-why-is_corrupted = „{ $piece }“ ist verderbt und kann nicht benannt werden.
invasion-why-limited = Du hast in diesem Zug schon eine limitierte Karte gespielt.
invasion-why-may_not_fight = „{ $piece }“ kann in diesem Zug nicht benannt werden.
invasion-why-needs_a_unit = „{ $card }“ muss eine Einheit verstärken.
invasion-why-needs_a_zone = Wähle die Zone für „{ $card }“.
invasion-why-no_action = „{ $piece }“ hat keine Aktion.
invasion-why-no_answer = „{ $card }“ kann nicht als Reaktion gespielt werden.
invasion-why-no_free_quest = Du hast keine Quest ohne Einheit.
invasion-why-no_resources = „{ $card }“ kostet { $cost }, du hast { $resources }.
invasion-why-no_target = „{ $card }“ hat kein erlaubtes Ziel, das du bezahlen kannst.
invasion-why-no_unit = „{ $piece }“ ist keine Einheit.
invasion-why-not_in_hand = „{ $card }“ ist nicht auf deiner Hand.
invasion-why-not_in_pack = „{ $card }“ ist nicht in diesem Draftpaket.
invasion-why-not_in_play = „{ $piece }“ ist nicht im Spiel.
invasion-why-not_the_moment = Jetzt ist nicht der Zeitpunkt für „{ $card }“.
invasion-why-not_there = „{ $piece }“ ist nicht { $zone-in }.
invasion-why-not_yours = „{ $piece }“ gehört nicht dir.
invasion-why-nothing_to_sacrifice = Für „{ $card }“ kann nichts geopfert werden.
invasion-why-once_per_turn = „{ $piece }“ wurde in diesem Zug schon genutzt.
invasion-why-one_hero = Ein Held ist schon { $zone-in }.
invasion-why-only_units_quest = Nur Einheiten können auf eine Quest gehen.
invasion-why-own_turn_only = „{ $card }“ lässt sich nur in deinem Zug nutzen.
invasion-why-tactic_has_no_zone = „{ $card }“ ist eine Taktik und kommt in keine Zone.
invasion-why-unique = „{ $card }“ ist einzigartig, und du kontrollierst die Karte schon.
invasion-why-wrong_zone = „{ $piece }“ wirkt nur { $zone-in }.
invasion-why-zone_only = „{ $card }“ darf nur { $zone-in } gespielt werden.
invasion-why-deck_ambiguous = Zeile { $line }: { $text } kann { $names } sein.
invasion-why-deck_bad_count = Zeile { $line }: { $text } braucht eine Anzahl.
invasion-why-deck_too_long = Die Liste ist zu lang: höchstens { $most } Zeilen.
invasion-why-deck_draft_card = „{ $card }“ gehört nur in den Draft.
invasion-why-deck_mixed = Ein Deck darf Ordnung und Zerstörung nicht mischen: { $order } und { $destruction }.
invasion-why-deck_too_large = { $cards } Karten sind zu viele: höchstens { $most }.
invasion-why-deck_too_many = „{ $card }“: { $copies }-mal, erlaubt sind höchstens { $most }.
invasion-why-deck_too_many_alliances = Verträge: { $copies } Karten, erlaubt sind höchstens { $most }. Sie haben alle denselben Titel.
invasion-why-deck_too_small = { $cards ->
    [one] 1 Karte ist zu wenig: mindestens { $least }.
   *[other] { $cards } Karten sind zu wenige: mindestens { $least }.
}
invasion-why-deck_unknown_card = Zeile { $line }: Keine Karte heißt { $text }.
invasion-why-deck_unknown_race = Zeile { $line }: { $text } ist keine Rasse.
invasion-why-deck_wrong_capital = „{ $card }“ kämpft nicht für diese Hauptstadt: { $race }.
invasion-why-deck_no_capital = In der Schachtel ist keine Hauptstadt dieser Rasse: { $race }.

## causes, notes, options
invasion-cause-printed = aufgedruckt
invasion-cause-own_text = eigener Text ({ $card })
invasion-cause-attachment = { $card }
invasion-cause-around = { $card }
invasion-cause-until_end_of_turn = bis zum Ende des Zuges
invasion-cause-this_combat = in diesem Kampf
invasion-cause-not_below_zero = nie unter 0
invasion-cause-capital = Hauptstadt
invasion-cause-card = { $card }
invasion-cause-damage = Schaden
invasion-cause-developments = Entwicklungen
invasion-cause-loyalty = Loyalität ({ $race })
invasion-cause-symbols = passende Symbole ({ $race })
invasion-note-cost = kostet { $value }
invasion-note-left = noch { $value }
invasion-note-power = Macht { $value }
invasion-note-hit_points = { $value ->
    [one] noch 1 Trefferpunkt
   *[other] noch { $value } Trefferpunkte
}
invasion-note-needed = { $value } nötig
invasion-option-mode = Decks
    .help = Starterdecks sind sofort bereit; eigene kommen aus deiner Sammlung; im Draft baut ihr sie aus Draftpaketen.
    .starter = Starterdecks
    .decks = Eigene Decks
    .draft = Draft
invasion-option-starter_a = Starterdeck des ersten Platzes
    .help = Vierzig Karten einer Rasse und zehn neutrale, fertig zum Spielen.
    .random = ausgelost
    .dwarf = Zwerge
    .empire = Imperium
    .orc = Orks
    .chaos = Chaos
invasion-option-starter_b = Starterdeck des zweiten Platzes
    .help = Vierzig Karten einer Rasse und zehn neutrale, fertig zum Spielen.
    .random = ausgelost
    .dwarf = Zwerge
    .empire = Imperium
    .orc = Orks
    .chaos = Chaos
invasion-option-deck_a = Deckliste des ersten Platzes
invasion-option-deck_b = Deckliste des zweiten Platzes
invasion-option-lists = Decklisten
    .help = Ob man während der Partie in der Deckliste des anderen lesen darf.
    .secret = bis zum Ende geheim
    .open = offen
invasion-option-side_a = Draftseite des ersten Platzes
    .help = Der andere Platz draftet für die andere Seite.
    .random = ausgelost
    .order = Ordnung
    .destruction = Zerstörung
invasion-option-cannon_crew = Zwergenkanoniere bringen eine Hilfskarte ins Spiel
    .help = Auf der gedruckten Karte steht „muss“, im Erratum „darf“.
    .may = wenn ihr Spieler es will
    .must = wenn sie eine finden
invasion-option-heads_off_hero = Ein zweiter Held, durch „Köppe ab!“ aufgedeckt
    .help = Wo schon ein Held steht: Das Beispiel im Regelbuch und die FAQ widersprechen sich.
    .sacrificed = wird geopfert
    .refused = bleibt verdeckt
invasion-option-heads_off_zone = Eine Einheit einer anderen Zone, durch „Köppe ab!“ aufgedeckt
    .help = „Nur Schlachtfeld“ und Ähnliches: Im Beispiel des Regelbuchs zählt das Aufdecken als Ins-Spiel-Kommen.
    .bound = wie bei einem zweiten Helden
    .free = bleibt als Einheit liegen
invasion-option-greatswords = Die Bihandkämpfer zählen
    .help = Ob sie ihr eigenes Ins-Spiel-Kommen mitzählen.
    .others = nur andere Einheiten
    .self = auch die eigene Ankunft
invasion-option-end_window = Aktionsfenster am Zugende
    .help = Ein weiterer Moment für Aktionen, bevor der Zug wechselt.
    .faq = ja (FAQ)
    .rulebook = nein (Regelbuch)
invasion-option-pack = Inhaltspaket

## fields
invasion-field-resources = Ressourcen
invasion-field-deck = Deck
invasion-field-hand = Hand
invasion-field-discard = Ablagestapel
invasion-field-power = Macht
invasion-field-hit_points = Trefferpunkte
invasion-field-damage = Schaden
invasion-field-burning = BRENNT
invasion-field-developments = Entwicklungen
invasion-field-chain = Die Kette
invasion-field-corrupted = verderbt
invasion-field-attacking = greift an
invasion-field-defending = verteidigt
invasion-field-tokens = Marker
invasion-field-symbols = Symbole
invasion-field-attacked = angegriffen
invasion-field-cost = Kosten
invasion-field-loyalty = Loyalität
invasion-field-capital = Hauptstadt
invasion-field-pack = Draftpaket
invasion-field-own_pack = Dein Draftpaket
invasion-field-their_pack = Das Draftpaket deines Gegners
invasion-field-picked = Dein Deck bisher
invasion-field-removed = Entfernt
invasion-field-choosing = Eben genommen
invasion-field-pile = Stapel
invasion-field-saboteurs = Sabotage
invasion-field-cuts = Nachschub abgeschnitten
invasion-field-looking = Du siehst
invasion-field-yield = passt im Voraus

## Gründe als Antworten auf Fragen
invasion-some-cards =
    { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }
invasion-some-resources =
    { $resources ->
        [0] keine Ressourcen
        [one] 1 Ressource
       *[other] { $resources } Ressourcen
    }
invasion-field-race = Rasse
invasion-piece =
    { $copy ->
        [1] { $card }
        [2] { $card } II
       *[other] { $card } III
    }
invasion-piece-development = { invasion-type-development } { $copy }
invasion-question-cost = Kosten von
invasion-question-power = Macht von
invasion-question-zone_power = Zonenmacht von
invasion-question-hit_points = Trefferpunkte von
invasion-question-toughness = Widerstand von
invasion-question-section = Bereich von
invasion-question-why_not_play = Warum nicht spielen
invasion-question-why_not_play_tactic = Warum die Taktik nicht spielen
invasion-question-why_not_use = Warum nicht nutzen
invasion-question-why_not_attack = Warum nicht angreifen mit
invasion-question-why_not_defend = Warum nicht verteidigen mit

## Statistics of a review

invasion-statistics-damage = Schaden an der Hauptstadt
invasion-statistics-resources = Ressourcen
invasion-statistics-cards = Karten
invasion-statistics-collected = eingenommen
invasion-statistics-gained = erhalten
invasion-statistics-paid = bezahlt
invasion-statistics-drawn = gezogen
invasion-statistics-played = gespielt
invasion-statistics-developed = Entwicklungen

invasion-when = in Zug { $number }
invasion-fact-damage = { $seat-person ->
    [you] Du hast der gegnerischen Hauptstadt { $zone-in } { $damage } Schaden zugefügt.
   *[other] { $seat } fügte der gegnerischen Hauptstadt { $zone-in } { $damage } Schaden zu.
}
invasion-fact-damage-most = { $seat-person ->
    [you] Du hast der gegnerischen Hauptstadt { $damage } Schaden zugefügt, davon { $most } { $zone-in }.
   *[other] { $seat } fügte der gegnerischen Hauptstadt { $damage } Schaden zu, davon { $most } { $zone-in }.
}
invasion-fact-burned = { $seat-person ->
    [you] Du hast { $zone-the } der Gegenseite in Brand gesetzt.
   *[other] { $seat } setzte { $zone-the } der Gegenseite in Brand.
}
invasion-fact-destroyed = { $seat-person ->
    [you] { $count ->
        [one] Du hast eine gegnerische Karte vernichtet.
       *[other] Du hast { $count } gegnerische Karten vernichtet.
    }
   *[other] { $count ->
        [one] { $seat } vernichtete eine gegnerische Karte.
       *[other] { $seat } vernichtete { $count } gegnerische Karten.
    }
}
