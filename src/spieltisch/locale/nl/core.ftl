# Wat de kern, de server en de tegenstanders zeggen.
core-over = Het spel is afgelopen.
core-not_your_turn = Je bent niet aan de beurt; eerst aan zet: { $seats }.
core-not_now = Dat hoort niet bij deze beslissing.
core-empty_action = Zeg wat je wilt doen.
core-unknown_verb = Er is geen actie “{ $word }”.
core-unknown_argument = “{ $word }” past hier niet ({ $domain }).
core-argument_count = Zo schrijf je het: { $wanted }
core-ambiguous = “{ $word }” kan betekenen: { $matches }.
core-undo_chance = niet voorbij de dobbelstenen of het trekken
core-undo_other_seat = niet voorbij de zet van { $seat }
core-undo_reveal = niet voorbij wat onthuld is
core-undo_start = terug naar het begin

server-bad_clock = Deze klok kan niet gebruikt worden.
server-bad_email = Dat is geen e-mailadres.
server-bad_eyes = Niemand met de naam “{ $eyes }” kan dit spel bekijken.
server-bad_log = Dit is geen leesbare spelopname (zet { $entry }).
server-bad_name = Deze naam kan niet gebruikt worden.
server-bad_number = “{ $name }” moet een getal zijn.
server-bad_option = Deze opties bestaan niet of kunnen niet worden gekozen: { $names }
server-bad_origin = Deze pagina mag niet met deze server praten.
server-bad_position = Deze stelling kan niet worden opgezet.
server-bad_question = Dat kun je niet vragen. Vragen: { $questions }
server-bad_request = De server begreep dit niet: { $field }
server-bad_seats = Aantal spelers voor dit spel: { $seats }.
server-bad_webhook = Daar kan geen bericht heen: het adres moet met https beginnen.
server-broken_log = De opname van dit spel is beschadigd bij zet { $entry }.
server-busy = De server heeft het druk; probeer het zo nog eens.
server-conceded = Deze plaats heeft opgegeven.
server-consent_pending = Er staat nog een andere vraag open.
server-empty_chat = Niets te zeggen?
server-failed = Er ging iets mis op de server.
server-finished = Het spel is afgelopen.
server-half_done = Er is iets bezig dat geen stelling kan beschrijven: probeer het opnieuw als het klaar is.
server-moved = De tafel wordt verplaatst; probeer het zo nog eens.
server-no_entry = { $entries ->
    [one] De opname telt maar één zet.
   *[other] De opname telt maar { $entries } zetten.
}
server-no_language = In deze taal zijn er geen teksten.
server-no_level = De tegenstanders heten { $levels }.
server-no_opponent = Alleen een tegenstander kan om redenen gevraagd worden.
server-no_person = Deze persoon zit niet aan tafel.
server-no_replay = Deze opname bestaat niet.
server-no_such_address = Op dit adres is niets te vinden.
server-no_table = Deze tafel bestaat niet, of staat niet voor je open.
server-no_title = Er is geen spel “{ $title }”.
server-not_finished = Het spel is nog niet afgelopen.
server-not_here = Dat kan alleen wie aan deze computer zit.
server-not_your_seat = Dit is niet jouw plaats.
server-not_your_table = Dit is niet jouw tafel.
server-not_your_turn = Je bent niet aan de beurt.
server-nothing_to_agree = Er is niets om mee in te stemmen.
server-nothing_to_choose = Er valt niets te kiezen.
server-nothing_to_undo = Er valt niets terug te nemen.
server-paused = Het spel staat stil.
server-quota = Genoeg voor vandaag: van dit adres kwam al te veel.
server-seat_taken = Deze plaats is bezet.
server-seat_waits = Deze plaats wacht op zijn speler. Een tegenstander kan zolang spelen.
server-shut = Deze computer laat op dit moment geen gasten toe.
server-started = Het spel is al begonnen.
server-title_broken = “{ $title }” kan nu niet gespeeld worden.
server-too_fast = Rustig aan: te veel verzoeken.
server-too_large = Dat is te groot.
server-unreadable = De server kon dit niet lezen.
server-unstored = De zet kon niet bewaard worden en is niet gedaan.
server-waiting = Het spel is nog niet begonnen.
server-turn_subject = Jij bent aan de beurt: { $title }
server-turn_text = Jij bent aan de beurt in { $title }: { $url }
server-confirm_text = Iemand wil hier horen wanneer het in { $title } de eigen beurt is. Ben jij dat, open dan { $url }
server-confirm_subject = Is dit jouw adres? { $title }
ai-level-random = Zwerver
ai-level-greedy = Opportunist
ai-level-novice = Nieuweling
ai-level-veteran = Veteraan
ai-level-warlord = Krijgsheer
ai-level-champion = Kampioen
ai-only = Iets anders is niet mogelijk.
ai-random = Blind gekozen.
ai-silent = Dat zegt hij nog niet: niemand anders heeft het helemaal gezien.
ai-planned = Hoort bij het plan van zojuist.
ai-expects = Schat de winstkans op { PERCENT($share) }, tegen { PERCENT($next_share) } bij “{ $next }”.
ai-expects_feature = Schat de winstkans op { PERCENT($share) }, tegen { PERCENT($next_share) } bij “{ $next }”; vooral door { $feature }.
core-no_title = Er is geen titel “{ $word }”; er zijn: { $titles }.
core-wrong_seats = { $title } is voor { $offered } spelers, niet voor { $given }.
core-no_option = Er is geen optie “{ $option }”; er zijn: { $options }.
core-bad_option = De optie “{ $option }” kan { $choices } zijn, niet “{ $given }”.
core-no_question = Je kunt vragen: { $questions }.
core-question_words = Deze vraag heeft nodig: { $wanted }.
core-no_positions = Deze titel kent geen geschreven stellingen.
core-not_running = Alleen een lopend spel kan als stelling worden geschreven, niet het einde.
core-file_damaged = Het bestand is afgebroken of beschadigd op regel { $line }.
core-file_other = Dit is geen bewaard spel.

# What is wrong with a written position, and where.
core-fault = { $path }: { $fault }
core-more_faults = { $count ->
    [one] En nog één fout.
   *[other] En nog { $count } fouten.
}
core-unexpected = Verwacht: { $wanted }; geschreven: { $given }.
core-one_of = { $words }
core-whole = een geheel getal van { $low } tot en met { $high }
core-text = een tekst
core-text_like = een tekst zoals “{ $example }”
core-entries = een lijst met { $fewest } tot en met { $most } onderdelen
core-table = een tabel van namen en waarden
core-either = { $one } of { $other }
core-unknown_word = “{ $word }” kan hier niet; er zijn: { $words }.
core-near_word = “{ $word }” kan hier niet; bedoelde je “{ $near }”?
core-twice = Dit staat er twee keer: { $given }.
core-missing = Dit mag niet ontbreken.
core-too_many = Te veel: { $thing }. Er zijn er { $there }, geschreven zijn er { $given }.
core-taken = { $thing } is er al: { $where }.
core-only_with = Alleen samen met “{ $word }”.
core-only_without = Alleen zonder “{ $word }”.
core-undecidable = Niets in deze stelling past bij “{ $word }”.

# What is wrong with a log, and where.
core-log = { $entry ->
    [0] Opzet: { $fault }
   *[other] Zet { $entry }: { $fault }
}
core-log_unreadable = Niet leesbaar.
core-log_no_title = Het bestand noemt geen titel.
core-log_other_title = Dit is een spel { $title }, niet { $wanted }.
core-log_format = Formaat { $format } is niet { $wanted }, dat deze versie leest.
core-log_no_origin = Er zijn plaatsen en opties nodig, of een stelling, of een toestand.
core-log_no_entries = De zetten zijn geen lijst.
core-log_secret = Het geheim past niet bij de toezegging.
core-log_scripted = Het toeval van dit spel lag vast, zonder toezegging.
core-log_not_legal = “{ $word }” mag hier niet.
core-log_wrong_chance = Het toeval dat er staat, is onmogelijk.
core-log_more_chance = Er staat meer toeval dan de regels vragen.
core-log_other_chance = Het vastgelegde toeval komt niet uit het geheim.
core-log_not_chained = Niet aan de zetten ervoor geketend.
core-log_differs = De stelling wijkt af van de vastgelegde.
core-log_other_rules = De stelling wijkt af van de vastgelegde (regelversie { $rules }, hier { $wanted }).
core-log_written_anew = Het bewijs hoort bij een ander spel: het verloop is herschreven.
core-log_tail = Hiervan is er een bewijs, maar geen zet: het eind is afgesneden.

# Packs: what is wrong with one, and where a record comes from.
core-pack_line = een regel van 1 tot en met { $most } tekens
core-pack_point = een plek op het vel als [x, y], van 0 tot { $width } en van 0 tot { $height }
core-pack_once = Een kaart zegt dit maar één keer: { $word }.
core-pack_too_few = { $given } kaarten zijn te weinig, er zijn er minstens { $least } nodig.
core-pack_murlocs = Er kunnen { $given } Murlocs op tafel komen, de doos heeft er { $most }.
core-pack_mountains = Er kunnen { $given } bergen op tafel komen, de doos heeft er { $most }.
core-pack_tray = Een banier van { $value } en een embleem van { $badge } vragen meer fiches dan de { $given } in de bak.
core-pack_one_sided = “{ $one }” noemt “{ $other }” aangrenzend, maar niet andersom.
core-pack_no_entry = Het eiland heeft een landingsgebied op het land nodig.
core-pack_one_tile = Het eiland heeft precies één plek voor een tegel nodig, op het land.
core-pack_on_water = Op water staat niets.
core-pack_not_connected = Het land hangt niet samen.
core-pack_land = { $given } landgebieden; het gedrukte eiland heeft er { $wanted }.
core-pack_other_race = { $card } hoort bij een ander ras.
core-pack_deck_size = Een startdeck heeft { $wanted } kaarten, niet { $given }.
core-pack_too_large = Het pakket is te lang: hoogstens { $most } tekens.
core-pack_toml = Niet leesbaar als TOML: { $error }
core-pack_digest = Het pakket is niet het pakket dat zijn controlegetal noemt.
core-why_ours = Van ons: { $fields }. Wat er gedrukt staat, is hier niet bekend.
core-why_ours_all = Van ons, want wat er gedrukt staat, is hier niet bekend.
core-why_remembered = Uit het geheugen, niet nagekeken: { $fields }.
core-why_remembered_all = Uit het geheugen, niet nagekeken.
core-why_pack_printed = Zoals gedrukt, zegt { $author }.
core-why_pack_idea = Een idee van { $author }.
