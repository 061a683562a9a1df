# Het bord van Warhammer: Invasion.

## plaatsen
invasion-ui-zone-kingdom = Koninkrijk
invasion-ui-zone-battlefield = Slagveld
invasion-ui-zone-quest = Queeste
invasion-ui-section = Sectie { $zone } van { $who }
invasion-ui-section-damage = { $damage } van { $all } schade
invasion-ui-fate-burns = brandt
invasion-ui-fate-if-lost = bij verlies: brandt
invasion-ui-zone-power = { $power } kracht in deze zone
invasion-ui-side-of = Kaarten van { $name }
invasion-ui-yields-resources = { $count ->
    [one] 1 grondstof per beurt
   *[other] { $count } grondstoffen per beurt
}
invasion-ui-yields-cards = { $count ->
    [one] 1 kaart per beurt
   *[other] { $count } kaarten per beurt
}

## spelers
invasion-ui-players = Spelers en logboek
invasion-ui-player = { $name }
invasion-ui-resources = { $income } per beurt
invasion-ui-income = { $count ->
    [one] 1 grondstof elke beurt
   *[other] { $count } grondstoffen elke beurt
}
invasion-ui-symbols = { $count ->
    [one] { $race }: 1 symbool
   *[other] { $race }: { $count } symbolen
}
invasion-ui-deck = { $count ->
    [one] Deck: 1 kaart
   *[other] Deck: { $count } kaarten
}
invasion-ui-discard = Afgelegd
invasion-ui-discard-of = Aflegstapel van { $name }: { $count }
invasion-ui-look-through = Wat er nog in je deck zit
invasion-ui-still-in-deck = { $count ->
    [one] Nog in je deck: 1 kaart
   *[other] Nog in je deck: { $count } kaarten
}
    .note = Op nummer, niet in de volgorde van het deck.
invasion-ui-hand-of = { $count ->
    [one] Hand: 1 kaart
   *[other] Hand: { $count } kaarten
}
invasion-ui-known = Bekend: { $cards }
invasion-ui-yields-action = past tot er iets gebeurt
invasion-ui-yields-window = past in dit venster
invasion-ui-yields-phase = past in deze fase

## fasen
invasion-ui-turn = Beurt { $turn }
invasion-ui-draft = Draft
invasion-ui-waiting = Wacht op { $player }…
invasion-ui-choose = Kies wat oplicht.
invasion-ui-loading = De tafel wordt klaargezet…

## hand en kaarten
invasion-ui-own-hand = { $count ->
    [0] Je hand, geen kaarten
    [one] Je hand, 1 kaart
   *[other] Je hand, { $count } kaarten
}
invasion-ui-pay = betaal { $cost }
invasion-ui-free = gratis
invasion-ui-face-down = gedekt
invasion-ui-play-here = Speel hier
invasion-ui-on-a-quest = Op een queeste
invasion-ui-play-for = Speel, betaal { $cost }
invasion-ui-play-free = Speel, gratis
invasion-ui-lay = Leg gedekt als ontwikkeling
invasion-ui-assign = Schade toewijzen
invasion-ui-soft = Waarheen met “{ $card }”?
invasion-ui-soft-tactic = “{ $card }” spelen?
    .detail = De tekst staat naast de tafel.
invasion-ui-soft-detail = Kies een van je zones.
invasion-ui-loses-resources = { $resources ->
    [one] Eén grondstof blijft over
   *[other] { $resources } grondstoffen blijven over
}, terwijl { $cards ->
    [one] één handkaart gespeeld kan worden
   *[other] { $cards } handkaarten gespeeld kunnen worden
}.
invasion-ui-loses-development = Deze beurt is geen ontwikkeling gelegd.
invasion-ui-short-needs = nog { $count } nodig
invasion-ui-short-capital_phase_only = hoofdstad
invasion-ui-short-no_target = geen doel
invasion-ui-short-not_the_moment = niet nu
invasion-ui-short-own_turn_only = jouw beurt
invasion-ui-short-no_answer = geen reactie
invasion-ui-short-limited = Beperkt
invasion-ui-short-unique = uniek
invasion-ui-short-one_hero = al een Held
invasion-ui-short-nothing_to_sacrifice = geen offer
invasion-ui-short-not_now = niet nu
invasion-ui-number = nr. { $number }
invasion-ui-race-dwarf = Dwerg
invasion-ui-race-empire = Keizerrijk
invasion-ui-race-high_elf = Hoge Elf
invasion-ui-race-orc = Ork
invasion-ui-race-chaos = Chaos
invasion-ui-race-dark_elf = Duistere Elf
invasion-ui-race-neutral = Neutraal
invasion-ui-race-none = Draft
# Woorden die in de tekst van een kaart opvallen, als patronen tussen strepen.
invasion-ui-bold = Actie: | Verplicht: | Draft: | Queeste\. | Koninkrijk\. | Slagveld\. | Verkenner\. | Beperkt\. | Tegenaanval \d\. | Taaiheid \w\. | Alleen slagveld\. | Alleen queeste\. | Alleen Orde\. | Alleen Vernietiging\. | Eén Held per zone\. | Alleen in jouw beurt\.

## wat er met een kaart gebeurd is
invasion-ui-power-is = { $power } kracht
invasion-ui-hits-left = { $all ->
    [one] { $left } van 1 levenspunt
   *[other] { $left } van { $all } levenspunten
}
invasion-ui-assigned = { $count } schade toegewezen
invasion-ui-tokens = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}
invasion-ui-used = deze beurt gebruikt
invasion-ui-may-not-fight = mag deze beurt niet vechten
invasion-ui-doomed = verlaat het spel aan het eind van de beurt
invasion-ui-on-quest = op “{ $quest }”
invasion-ui-attached = met { $cards }
invasion-ui-tag-use = gebruik
invasion-ui-tag-use-cost = gebruik: { $cost }
invasion-ui-tag-join = val aan
invasion-ui-tag-defend = verdedig
invasion-ui-tag-sacrifice = offer
invasion-ui-tag-corrupt = corrumpeer
invasion-ui-tag-restore = herstel
invasion-ui-tag-pay_for = betaal 1

## de lezer
invasion-ui-chain-and-card = Keten en kaart
invasion-ui-inspector = De kaart in detail
invasion-ui-hover = Wijs een kaart aan om die hier te lezen.
invasion-ui-close = Sluiten
invasion-ui-total = totaal
invasion-ui-have = je hebt

## de keten
invasion-ui-chain = Keten
invasion-ui-chain-top = bovenste eerst
invasion-ui-chain-empty = geen actie bezig
invasion-ui-chain-yours = Hier komt jouw reactie
invasion-ui-link = schakel { $number }
invasion-ui-link-of = Schakel { $number }: { $card }, { $player }
invasion-ui-target-gone = doel weg

## daden
invasion-ui-lethal = vernietigt
invasion-ui-yield = Vooraf passen…
invasion-ui-undo = Ongedaan maken

## kaarten voor wie kiest
invasion-ui-first-hand = Je eerste hand
invasion-ui-you-start = Jij begint. Nadeel van de startspeler: geen queestefase en geen slagveldfase in je eerste beurt.
invasion-ui-you-follow = Je tegenstander begint.
invasion-ui-spread-take = Neem een kaart
invasion-ui-spread-pick = Neem een kaart
invasion-ui-spread-remove = Verwijder een kaart
invasion-ui-spread-target_discard = Kies een kaart van de aflegstapel
invasion-ui-spread-play = Speel een getoonde tactiek
invasion-ui-no-cards = Geen kaarten
invasion-ui-pack = { $left ->
    [one] Pakket { $pack } van 5 · 1 kaart
   *[other] Pakket { $pack } van 5 · { $left } kaarten
}
invasion-ui-draft-other = { $picked ->
    [one] { $player }: 1 kaart genomen, { $pack } in het pakket
   *[other] { $player }: { $picked } kaarten genomen, { $pack } in het pakket
}

## het einde
invasion-ui-over = Het spel is afgelopen
invasion-ui-draw = Gelijkspel
invasion-ui-won = { $player } wint ({ $race })
invasion-ui-you-won = Je wint ({ $race })
invasion-ui-chart = Schade aan de hoofdsteden per beurt

## vanzelf passen, en wat de vraag zegt
invasion-ui-stop = { $phase }: { $when }
invasion-ui-stop-none = past vanzelf als er niets voor je te doen is
invasion-ui-stop-mine = vraagt in jouw beurt
    .short = jouw beurt
invasion-ui-stop-theirs = vraagt in de beurt van de ander
    .short = de ander
invasion-ui-stop-both = vraagt altijd
    .short = beide beurten
invasion-ui-stops = Waar de tafel altijd vraagt
    .mine = jouw beurt
    .theirs = beurt van de ander
invasion-ui-detail-chain = Als je past, wordt “{ $card }” afgehandeld.
invasion-ui-detail-capital = Passen beiden, dan eindigt de fase.
invasion-ui-then = Daarna
invasion-ui-then-nothing = Er gaat niets verloren
invasion-ui-then-burns = { $zone } brandt
invasion-ui-then-damage = { $zone }: { $count } schade
invasion-ui-then-less = { $count ->
    [one] { $zone }: 1 levenspunt minder
   *[other] { $zone }: { $count } levenspunten minder
}
invasion-ui-then-falls = { $count ->
    [one] { $pieces } valt
   *[other] { $pieces } vallen
}
invasion-ui-detail-burns = Als je past: { $zone } brandt.
invasion-ui-detail-damage = Als je past: { $count } schade, { $zone }.
invasion-ui-detail-falls = { $more ->
    [0] Als je past: { $piece } valt.
   *[other] Als je past: { $piece } en nog { $more } vallen.
}
invasion-ui-detail-safe = Als je past: je verliest niets.
invasion-ui-tag-stops = weert { $count } af
invasion-ui-tag-hits = raakt { $count }
invasion-ui-detail-left = Over: { $resources ->
    [one] 1 grondstof
   *[other] { $resources } grondstoffen
}, { $answers ->
    [0] niets te spelen
    [one] 1 speelbare kaart
   *[other] { $answers } speelbare kaarten
}.
invasion-ui-detail-development = Een ontwikkeling is gratis.
invasion-ui-respond = Reageren
invasion-ui-all-attack = Met alle { $count } aanvallen
invasion-ui-note-kingdom = Elk krachtsymbool hier levert één grondstof per beurt op: nu { $power }.
invasion-ui-note-quest = Voor elk krachtsymbool hier trek je één kaart per beurt: nu { $power }.
invasion-ui-note-battlefield = Eenheden hier vallen aan in jouw beurt; zonder hen beschermen alleen de muren deze zone.
invasion-ui-note-their-kingdom = Dit koninkrijk levert je tegenstander { $power } per beurt op; niemand verdedigt het.
invasion-ui-note-their-quest = Deze queestezone levert je tegenstander { $power ->
    [one] 1 kaart
   *[other] { $power } kaarten
} per beurt op; niemand verdedigt die.
invasion-ui-note-their-battlefield = Niemand hier kan je aanvallen.
invasion-ui-ruling = Uitleg
invasion-ui-pin = In beeld houden
invasion-ui-unpin = Loslaten

## Beurten en gevechten, stap voor stap verteld

invasion-chapter-cards = Kaarten
invasion-chapter-combat = Gevecht
invasion-film-sum = { $attack } tegen { $defence }
invasion-film-target = Aanval: { $zone }
invasion-film-burns = { $zone } brandt
invasion-film-resources = Grondstoffen en kaarten
invasion-film-development = Een ontwikkeling
invasion-film-fighters = Wie vecht
invasion-film-damage = Schade
invasion-film-fallen = Vernietigd
invasion-film-ended = Het spel is beslist

## Choosing a starter deck before the game
invasion-choose = Met welk deck speel je?
    .help = Verbrand twee van de drie zones van de andere hoofdstad. Elk startdeck: veertig kaarten van zijn ras en tien neutrale.
    .begin = Begin met: { $part }
invasion-choose-dwarf = Taaie bouwers. Taaiheid wint lange gevechten, en veel kaarten groeien met elke ontwikkeling in hun zone.
    .epithet = Orde
    .first = Voor een eerste spel: houd de muren, trek dan ten strijde
invasion-choose-empire = Verplaatst eenheden naar waar ze nodig zijn: wie net nog in het koninkrijk verdiende, staat even later op het slagveld.
    .epithet = Orde
    .first = Voor een derde spel: de juiste zet op het juiste moment
invasion-choose-orc = Stormen erop af en profiteren van schade, ook aan zichzelf. Ze vernietigen wat anderen bouwen.
    .epithet = Vernietiging
    .first = Voor een eerste spel: val aan, en val nog eens aan
invasion-choose-chaos = Corrumpeert verdedigers en loopt langs hen heen. De spreuken raken veel eenheden tegelijk.
    .epithet = Vernietiging
    .first = Na een spel of twee: bewaar spreuken voor het moment dat telt
invasion-ui-occasion-kingdom = mijn tegenstander mijn koninkrijk aanvalt
invasion-ui-occasion-quest = mijn tegenstander mijn queestezone aanvalt
invasion-ui-occasion-battlefield = mijn tegenstander mijn slagveld aanvalt
invasion-ui-occasion-attack = mijn tegenstander aanvalt
invasion-ui-occasion-card = mijn tegenstander een kaart speelt
