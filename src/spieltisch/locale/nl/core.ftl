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
server-bad_log = Dit is geen leesbare spelopname (regel { $entry }).
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
server-no_person = Deze persoon zit niet aan tafel.
server-no_replay = Deze opname bestaat niet.
server-no_such_address = Op dit adres is niets te vinden.
server-no_table = Deze tafel bestaat niet, of staat niet voor je open.
server-no_title = Er is geen spel “{ $title }”.
server-not_finished = Het spel is nog niet afgelopen.
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
server-started = Het spel is al begonnen.
server-title_broken = “{ $title }” kan nu niet gespeeld worden.
server-too_fast = Rustig aan: te veel verzoeken.
server-too_large = Dat is te groot.
server-unreadable = De server kon dit niet lezen.
server-unstored = De zet kon niet bewaard worden en is niet gedaan.
server-waiting = Het spel is nog niet begonnen.
server-turn_subject = Jij bent aan de beurt: { $title }
server-turn_text = Jij bent aan de beurt in { $title }: { $url }
server-confirm_text = Iemand wil hier horen wanneer hij aan de beurt is in { $title }. Als jij dat bent, open { $url }
server-confirm_subject = Is dit jouw adres? { $title }
ai-level-random = Zwerver
ai-level-greedy = Opportunist
ai-level-novice = Nieuweling
ai-level-veteran = Veteraan
ai-level-warlord = Krijgsheer
ai-level-champion = Kampioen
ai-only = Iets anders is niet mogelijk.
ai-random = Blind gekozen.
ai-planned = Hoort bij het plan van zojuist.
ai-expects = Schat de winstkans op { PERCENT($share) }, tegen { PERCENT($next_share) } bij “{ $next }”.
ai-expects_feature = Schat de winstkans op { PERCENT($share) }, tegen { PERCENT($next_share) } bij “{ $next }”; vooral door { $feature }.
core-no_title = Er is geen titel “{ $word }”; er zijn: { $titles }.
core-wrong_seats = { $title } is voor { $offered } spelers, niet voor { $given }.
core-no_option = Er is geen optie “{ $option }”; er zijn: { $options }.
core-bad_option = De optie “{ $option }” kan { $choices } zijn, niet “{ $given }”.
core-no_question = Je kunt vragen: { $questions }.
core-question_words = Deze vraag heeft nodig: { $wanted }.

# What is wrong with a log, and where.
core-log_unreadable = { $entry ->
    [0] Opzet: niet leesbaar ({ $error }).
   *[other] Zet { $entry }: niet leesbaar ({ $error }).
}
core-log_no_title = { $entry ->
    [0] Opzet: het bestand noemt geen titel.
   *[other] Zet { $entry }: het bestand noemt geen titel.
}
core-log_other_title = { $entry ->
    [0] Opzet: dit is een spel { $title }, niet { $wanted }.
   *[other] Zet { $entry }: dit is een spel { $title }, niet { $wanted }.
}
core-log_format = { $entry ->
    [0] Opzet: formaat { $format } is niet { $wanted }, dat deze versie leest.
   *[other] Zet { $entry }: formaat { $format } is niet { $wanted }, dat deze versie leest.
}
core-log_no_origin = { $entry ->
    [0] Opzet: er zijn plaatsen en opties nodig, of een stelling, of een toestand.
   *[other] Zet { $entry }: er zijn plaatsen en opties nodig, of een stelling, of een toestand.
}
core-log_no_entries = { $entry ->
    [0] Opzet: de zetten zijn geen lijst.
   *[other] Zet { $entry }: de zetten zijn geen lijst.
}
core-log_secret = { $entry ->
    [0] Opzet: het geheim past niet bij de toezegging.
   *[other] Zet { $entry }: het geheim past niet bij de toezegging.
}
core-log_scripted = { $entry ->
    [0] Opzet: het toeval van dit spel lag vast, zonder toezegging.
   *[other] Zet { $entry }: het toeval van dit spel lag vast, zonder toezegging.
}
core-log_not_legal = { $entry ->
    [0] Opzet: “{ $action }” mag hier niet.
   *[other] Zet { $entry }: “{ $action }” mag hier niet.
}
core-log_wrong_chance = { $entry ->
    [0] Opzet: het toeval dat er staat kan niet ({ $error }).
   *[other] Zet { $entry }: het toeval dat er staat kan niet ({ $error }).
}
core-log_more_chance = { $entry ->
    [0] Opzet: er staat meer toeval dan de regels vragen.
   *[other] Zet { $entry }: er staat meer toeval dan de regels vragen.
}
core-log_other_chance = { $entry ->
    [0] Opzet: het vastgelegde toeval komt niet uit het geheim.
   *[other] Zet { $entry }: het vastgelegde toeval komt niet uit het geheim.
}
core-log_not_chained = { $entry ->
    [0] Opzet: niet aan de zetten ervoor geketend.
   *[other] Zet { $entry }: niet aan de zetten ervoor geketend.
}
core-log_differs = { $entry ->
    [0] Opzet: de stelling wijkt af van de vastgelegde.
   *[other] Zet { $entry }: de stelling wijkt af van de vastgelegde.
}
core-log_other_rules = { $entry ->
    [0] Opzet: de stelling wijkt af van de vastgelegde (regelversie { $rules }, hier { $wanted }).
   *[other] Zet { $entry }: de stelling wijkt af van de vastgelegde (regelversie { $rules }, hier { $wanted }).
}
core-log_written_anew = { $entry ->
    [0] Opzet: het bewijs hoort bij een ander spel: het verloop is herschreven.
   *[other] Zet { $entry }: het bewijs hoort bij een ander spel: het verloop is herschreven.
}
core-log_tail = { $entry ->
    [0] Opzet: hiervan is er een bewijs, maar geen zet: het eind is afgesneden.
   *[other] Zet { $entry }: hiervan is er een bewijs, maar geen zet: het eind is afgesneden.
}
