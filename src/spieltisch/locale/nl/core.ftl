# Wat de kern, de server en de tegenstanders zeggen.
core-quoted = “{ $name }”
core-over = Het spel is afgelopen.
core-not_your_turn = Je bent niet aan de beurt; eerst aan zet: { $seats }.
core-not_now = Dat kan hier niet: het hoort niet bij deze beslissing.
core-empty_action = Typ wat je wilt doen.
core-unknown_verb = Er is geen actie die “{ $word }” heet.
core-unknown_argument = “{ $word }” past hier niet ({ $domain }).
core-argument_count = Zo schrijf je het: { $wanted }
core-ambiguous = “{ $word }” kan betekenen: { $matches }.
core-undo_chance = Na een worp of trekking kun je niet terug.
core-undo_other_seat = Na de zet van { $seat } kun je niet terug.
core-undo_reveal = Na een onthulling kun je niet terug.
core-undo_start = terug naar het begin

server-bad_clock = Deze klokinstelling kan niet gebruikt worden.
server-bad_email = Dat is geen e-mailadres.
server-bad_eyes = Er is hier niemand die “{ $eyes }” heet en door wiens ogen je kunt kijken.
server-bad_log = { $entry ->
    [0] Dit is geen leesbaar spelverslag, of een van een nieuwere versie.
   *[other] Dit is geen leesbare spelopname (zet { $entry }).
}
server-bad_name = Deze naam kan niet gebruikt worden.
server-bad_number = “{ $name }” moet een getal zijn.
server-bad_option = Deze opties bestaan niet of kunnen niet worden gekozen: { $names }
server-bad_origin = Deze pagina mag geen verbinding maken met deze server.
server-bad_position = Deze stelling kan niet worden opgezet.
server-bad_question = Die vraag bestaat niet. Mogelijke vragen: { $questions }
server-bad_request = De server begreep dit niet: { $field }
server-bad_seats = Aantal spelers voor dit spel: { $seats }.
server-bad_webhook = Daar kunnen geen meldingen naartoe: het adres moet met https beginnen.
server-broken_log = De opname van dit spel is beschadigd bij zet { $entry }.
server-busy = De server heeft het druk; probeer het zo nog eens.
server-conceded = Deze speler heeft opgegeven.
server-consent_pending = Er wacht nog een andere vraag op antwoord.
server-empty_chat = Het bericht is leeg.
server-failed = Er ging iets mis op de server.
server-finished = Het spel is afgelopen.
server-half_done = Midden in deze handeling kan de stelling niet worden opgeschreven; probeer het daarna opnieuw.
server-moved = De tafel wordt verplaatst; probeer het zo nog eens.
server-no_entry = { $entries ->
    [one] De opname telt maar één zet.
   *[other] De opname telt maar { $entries } zetten.
}
server-no_language = Deze taal is niet beschikbaar.
server-no_level = Kies uit deze tegenstanders: { $levels }.
server-no_opponent = Alleen aan een computertegenstander kun je vragen waarom hij iets deed.
server-no_person = Deze persoon zit niet aan tafel.
server-no_replay = Deze opname bestaat niet.
server-no_such_address = Op dit adres is niets te vinden.
server-link_used = Deze link is al gebruikt: de plaats is van { $name }. Ben jij dat, open dan de tafel waar je speelde en kies in het menu “Mijn plaats op een ander apparaat”. Vraag anders om een eigen link, of om de link om mee te kijken.
server-link_expired = Deze link naar de plaats van { $name } is ouder dan een dag. Een nieuwe vind je in het menu van de tafel: “Mijn plaats op een ander apparaat”.
server-own_seat_here = In deze browser heb je aan deze tafel al een eigen plaats. Open de link in een andere.
server-many_devices = { $count } andere apparaten hebben deze plaats al. Meld die eerst af in het menu van de tafel.
server-no_code = Deze code bestaat niet, of is ingetrokken.
server-only_host = Alleen wie de tafel heeft klaargezet, kan de partij beginnen.
server-preview = { $title }: een tafel met vrienden
server-preview_text = Open de link, kijk wie er is en neem je plaats in. Een account is niet nodig.
server-preview_replay = { $title }: opname
server-preview_replay_text = Een gespeelde partij in { $entries } zetten. Bekijk haar stap voor stap door ieders ogen en speel verder vanaf elk moment.
server-preview_moment = { $title }: zet { $entry }
server-preview_moment_text = Zet { $entry } van { $entries } van een gespeelde partij. Bekijk het bord, stap verder of speel vanaf hier.
server-preview_review = { $title }: nabeschouwing
server-preview_review_text = Wat de partij besliste, keerpunt voor keerpunt.
server-preview_position = { $title }: een positie
server-preview_position_text = Bekijk haar op het bord, speel van daaraf verder of vraag om een tip. Een account is niet nodig.
server-preview_rules = { $title }: het regelboek
server-preview_rules_text = De regels op volgorde, met voorbeelden op het bord en een zoekfunctie voor alles.
server-preview_puzzles = { $title }: lessen en puzzels
server-preview_puzzles_text = Korte opgaven op het bord, van de eerste zet tot lastige slotfasen.
server-try_notice_text = Dit is een test: zo krijg je bericht als je in { $title } aan de beurt bent. { $url }
server-no_table = Deze tafel bestaat niet, of staat niet voor je open.
server-no_title = Er is geen spel “{ $title }”.
server-not_finished = Het spel is nog niet afgelopen.
server-not_here = Dat kan alleen op deze computer zelf.
server-not_your_seat = Dit is niet jouw plaats.
server-not_your_table = Dit is niet jouw tafel.
server-not_your_turn = Je bent niet aan de beurt.
server-nothing_to_agree = Er is geen vraag waarmee je kunt instemmen.
server-nothing_to_choose = Er valt niets te kiezen.
server-hand_not_known = Geen tip: deze kaarten kent alleen wie ze vasthoudt.
server-tell_first = Eerst moet gezegd worden wat er gegooid of getrokken is.
server-no_companion = Deze tafel ligt niet naast een echte.
server-nothing_to_undo = Er valt niets terug te nemen.
server-paused = Het spel is gepauzeerd.
server-quota = De daglimiet voor dit adres is bereikt.
server-seat_taken = Deze plaats is bezet.
server-seat_waits = Deze plaats wacht op de eigen speler. Een computertegenstander kan zolang invallen.
server-shut = Deze computer laat op dit moment geen gasten toe.
server-started = Het spel is al begonnen.
server-title_broken = “{ $title }” kan nu niet gespeeld worden.
server-too_fast = Te veel verzoeken. Even rustig aan, alsjeblieft.
server-too_large = Dat is te groot.
server-unreadable = De server kon dit niet lezen.
server-unstored = De zet kon niet worden bewaard en is daarom niet gedaan.
server-waiting = Het spel is nog niet begonnen.
server-watching_late = Toeschouwers zien deze tafel { $count } zetten later. Dit kan pas als het spel voorbij is.
server-no_line = Die regel staat niet in de chat.
server-silenced = De gastheer heeft je aan deze tafel gedempt.
server-no_occasion = Zo’n gebeurtenis bestaat niet in dit spel.
server-no_vacation = Vakantie kan alleen in spellen met dagen per beslissing.
server-vacation_spent = { $days ->
    [0] Je vakantie in dit spel is op.
    [one] Je kunt in dit spel nog één dag vrij nemen.
   *[other] Je kunt in dit spel nog { $days } dagen vrij nemen.
}
server-turn_subject = Jij bent aan de beurt: { $title }
server-turn_text = Jij bent aan de beurt in { $title }: { $url }
server-confirm_text = Iemand wil op dit adres bericht krijgen bij elke beurt in { $title }. Ben jij dat? Bevestig het dan hier: { $url }
server-confirm_subject = Is dit jouw adres? { $title }
server-confirm_question = Mogen we je op dit adres bericht sturen als je aan de beurt bent?
server-confirm_button = Ja, graag
server-confirm_thanks = Klaar. Je krijgt bericht als je aan de beurt bent.
server-reminder_subject = Je tijd is bijna om: { $title }
server-reminder_text = Je bent nog steeds aan de beurt in { $title }, en je tijd is bijna om: { $url }
server-nudge_subject = De anderen wachten op je: { $title }
server-nudge_text = Je medespelers wachten op je zet in { $title }: { $url }
server-nudge_nobody = Hier valt niemand te herinneren: die speler is niet aan de beurt, zit aan tafel of heeft geen adres opgegeven.
server-nudge_early = Je kunt iemand één keer per beslissing herinneren, en pas na een uur.
server-turns_subject = { $count ->
    [one] Je bent aan één tafel aan de beurt
   *[other] Je bent aan { $count } tafels aan de beurt
  }
server-unsubscribe_text = { $count ->
    [one] Geen e-mails meer over dit spel:
   *[other] Geen e-mails meer over deze spellen:
  } { $url }
server-unsubscribe_question = Geen e-mails meer over de spellen in dit bericht?
server-unsubscribe_button = Geen e-mails meer
server-unsubscribe_thanks = Klaar. Je krijgt geen e-mails meer over deze spellen.
server-bad_zone = Deze server kent die tijdzone niet.
ai-level-random = Toeval
ai-level-greedy = Hebberd
ai-level-novice = Nieuweling
ai-level-veteran = Veteraan
ai-level-warlord = Krijgsheer
ai-level-champion = Kampioen
ai-only = Iets anders is niet mogelijk.
ai-random = Willekeurig gekozen.
ai-silent = Nog geen uitleg: die zou verborgen kaarten verraden.
ai-planned = Hoort bij het plan van zojuist.
ai-expects = Winstkans { PERCENT($share) }. Alternatief: { $next }, { PERCENT($next_share) }.
ai-expects_close = { ai-expects } Het verschil is klein.
ai-expects_feature = { ai-expects } Belangrijkste reden: { $feature }.
core-no_title = Er is geen titel die “{ $word }” heet. Beschikbaar: { $titles }.
core-wrong_seats = { $title } is voor { $offered } spelers, niet voor { $given }.
core-no_option = Er is geen optie die “{ $option }” heet. Beschikbaar: { $options }.
core-bad_option = De optie “{ $option }” kan { $choices } zijn, niet “{ $given }”.
core-no_question = Mogelijke vragen: { $questions }.
core-question_words = Bij deze vraag hoort: { $wanted }.
core-no_positions = Stellingen van deze titel kun je niet opschrijven of laden.
core-not_running = Alleen een lopende partij kan als stelling worden geschreven, niet een die is afgelopen.
core-file_damaged = Het bestand is afgebroken of beschadigd op regel { $line }.
core-file_other = Dit is geen bewaarde partij.

# What is wrong with a written position, and where.
core-fault = { $path }: { $fault }
core-more_faults = { $count ->
    [one] En nog één fout.
   *[other] En nog { $count } fouten.
}
core-unexpected = Verwacht: { $wanted }; gevonden: { $given }.
core-one_of = { $words }
core-whole = een geheel getal van { $low } tot en met { $high }
core-text = een tekst
core-text_like = een tekst zoals “{ $example }”
core-entries = een lijst met { $fewest } tot en met { $most } onderdelen
core-table = een tabel van namen en waarden
core-either = { $one } of { $other }
core-unknown_word = “{ $word }” kan hier niet. Beschikbaar: { $words }.
core-near_word = “{ $word }” kan hier niet; bedoelde je “{ $near }”?
core-twice = Dit staat er twee keer: { $given }.
core-missing = Dit is verplicht.
core-too_many = Te veel: { $thing }. Er zijn er maar { $there }, hier staan er { $given }.
core-taken = { $thing } is al bezet: { $where }.
core-only_with = Dat kan alleen samen met “{ $word }”.
core-only_without = Dat kan niet samen met “{ $word }”.
core-undecidable = Niets in deze stelling past bij “{ $word }”.

# What is wrong with a log, and where.
core-log = { $entry ->
    [0] Voorbereiding: { $fault }
   *[other] Zet { $entry }: { $fault }
}
core-log_unreadable = Dit kan niet worden gelezen.
core-log_no_title = Het bestand noemt geen titel.
core-log_other_title = Dit is een partij { $title }, niet { $wanted }.
core-log_format = De opname heeft formaat { $format }, maar deze versie leest formaat { $wanted }.
core-log_no_origin = Er zijn plaatsen en opties nodig, of een stelling, of een toestand.
core-log_no_entries = De zetten zijn geen lijst.
core-log_secret = Het geheim past niet bij de toezegging.
core-log_scripted = De worpen en kaarten van deze partij lagen vast, dus er is geen toezegging om na te kijken.
core-log_not_legal = “{ $word }” mag hier niet.
core-log_wrong_chance = De vastgelegde worp of trekking is onmogelijk.
core-log_more_chance = Er zijn meer worpen en trekkingen vastgelegd dan de regels vragen.
core-log_other_chance = De vastgelegde worp of trekking volgt niet uit het geheim.
core-log_not_chained = Niet gekoppeld aan de zetten ervoor.
core-log_differs = De stelling wijkt af van de vastgelegde.
core-log_other_rules = De stelling wijkt af van de vastgelegde (regelversie { $rules }, hier { $wanted }).
core-log_written_anew = Het bewijs hoort bij een andere partij: het verloop is herschreven.
core-log_tail = Van deze zet is er een bewijs, maar de zet ontbreekt: het einde is afgeknipt.

# Packs: what is wrong with one, and where a record comes from.
core-pack_line = een regel van 1 tot en met { $most } tekens
core-pack_point = een plek op het vel als [x, y], van 0 tot { $width } en van 0 tot { $height }
core-pack_once = Een kaart mag dit maar één keer zeggen: { $word }.
core-pack_too_few = { $given } kaarten is te weinig; er zijn er minstens { $least } nodig.
core-pack_murlocs = Er kunnen { $given } Murlocs nodig zijn, maar in de doos zitten er { $most }.
core-pack_mountains = Er kunnen { $given } bergen nodig zijn, maar in de doos zitten er { $most }.
core-pack_tray = Een banier van { $value } en een embleem van { $badge } vragen meer fiches dan de { $given } in de bak.
core-pack_one_sided = “{ $one }” noemt “{ $other }” aangrenzend, maar niet andersom.
core-pack_no_entry = Het eiland heeft een landingsgebied op het land nodig.
core-pack_one_tile = Het eiland heeft precies één plek voor een tegel nodig, op het land.
core-pack_on_water = Op water mag niets staan.
core-pack_not_connected = Niet alle landgebieden zijn met elkaar verbonden.
core-pack_land = Het eiland heeft { $given } landgebieden, het gedrukte { $wanted }.
core-pack_other_race = { $card } hoort bij een ander ras.
core-pack_deck_size = Een startdeck heeft { $wanted } kaarten, niet { $given }.
core-pack_too_large = Het pakket is te lang: hoogstens { $most } tekens.
core-pack_dots = Een regel van het pakket heeft meer dan { $most } punttekens.
core-pack_toml = Dit is geen geldige TOML: { $error }
core-pack_other_title = Dit pakket is voor { $title }, niet voor { $wanted }.
core-pack_digest = Het pakket klopt niet met zijn controlegetal.
core-why_ours = Onze versie: { $fields }. De originele tekst kennen we niet.
core-why_ours_all = Onze versie, want de originele tekst kennen we niet.
core-why_remembered = Uit het geheugen, niet nagekeken: { $fields }.
core-why_remembered_all = Uit het geheugen, niet nagekeken.
core-why_pack_printed = Volgens { $author } zoals het origineel.
core-why_pack_idea = Een idee van { $author }.

## Beside a real table
core-told_die = Een dobbelsteen heeft hier de zijden 1 tot en met { $sides }.
core-told_unknown = Dat kan hier niet komen.
core-told_gone = Dat kan niet gekomen zijn: daar is er geen meer van over.
core-told_too_many = Dat is meer dan gevraagd werd.
core-no_companion = Dit spel kan niet naast een echte tafel gespeeld worden.
core-no_correction = Dat kan hier niet worden rechtgezet.
core-correction_range = Mogelijk is hier { $least } tot en met { $most }.
core-correction_pieces = Zoveel stukken zitten er niet in de doos.
core-correction_stuck = Zo kan het spel niet verder. Neem eerst de laatste zet terug.
