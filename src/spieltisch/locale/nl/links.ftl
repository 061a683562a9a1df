# Partijen, links en pagina’s voor elders.
ui-games = Mijn partijen
ui-games-count = { $count ->
        [one] één partij
       *[other] { $count } partijen
    }, { $running } bezig
ui-games-empty = Nog geen partijen. Speel er een, of importeer een bestand.
ui-games-none = Geen enkele partij past hierbij.
ui-games-search = Speler of spel
ui-games-all = Alle partijen
ui-games-which = Welke partijen
ui-games-any = Alles
ui-games-running = Bezig
ui-games-finished = Afgelopen
ui-games-starred = Met ster
ui-games-star = Geef deze partij een ster
ui-games-menu = Meer over deze partij
ui-games-import = Importeren
ui-games-export = Alles exporteren
ui-games-export-some = Deze { $count } exporteren
ui-games-export-one = Exporteren
ui-games-left-out =
    { $count ->
        [one] Eén partij staat niet in het bestand
       *[other] { $count } partijen staan niet in het bestand
    }: partijen die op een server nog bezig zijn, kun je pas exporteren als ze afgelopen zijn.
ui-games-delete = Verwijderen
ui-games-sure = Deze partij voorgoed van dit apparaat verwijderen?
ui-games-hide = Verbergen in deze lijst
ui-games-show-left = { $count } verborgen tonen
ui-games-file = uit een bestand
ui-games-over = afgelopen
ui-games-won = gewonnen
ui-games-lost = verloren
ui-games-nobody = geen winnaar
ui-games-place = plaats { $place } van { $of }
ui-games-storage = { $mb } MB van { $of } MB in gebruik op dit apparaat
ui-games-clear = Wissen…
ui-games-clear-title = Alle partijen van dit apparaat verwijderen?
ui-games-clear-own =
    { $count ->
        [one] één partij die op dit apparaat gespeeld is
       *[other] { $count } partijen die op dit apparaat gespeeld zijn
    }{ $running ->
        [0] {""}
       *[other] , waarvan { $running } nog bezig
    }
ui-games-clear-replays =
    { $count ->
        [one] één partij uit een bestand
       *[other] { $count } partijen uit bestanden
    }
ui-games-clear-away =
    { $count ->
        [one] één partij van een server die je hier verder hebt gespeeld: de server heeft je laatste zetten nog niet
       *[other] { $count } partijen van een server die je hier verder hebt gespeeld: de server heeft je laatste zetten nog niet
    }
ui-games-clear-stars = alle sterren
ui-games-clear-stays = Partijen op een server blijven daar. Instellingen, decks en opgeloste puzzels blijven ook.
ui-games-clear-export = Eerst exporteren
ui-games-clear-go = Dit alles verwijderen
ui-games-cleared = Alle partijen zijn van dit apparaat verwijderd.
ui-games-file-foreign = Er staan geen partijen in dit bestand.
ui-games-file-damaged = Dit bestand met partijen is beschadigd of onvolledig; er is niets toegevoegd.
ui-games-file-newer = Dit bestand komt van een nieuwere versie. Laad de pagina opnieuw om die te krijgen.
ui-games-import-title = Partijen in dit bestand
ui-games-import-new =
    { $count ->
        [0] In dit bestand staat niets nieuws.
        [one] Eén partij is nieuw:
       *[other] { $count } partijen zijn nieuw:
    }
ui-games-import-known =
    { $count ->
        [one] Nog één is hier al en blijft zoals ze is.
       *[other] Nog { $count } zijn hier al en blijven zoals ze zijn.
    }
ui-games-import-go =
    { $count ->
        [one] Eén partij toevoegen
       *[other] { $count } partijen toevoegen
    }
ui-play-text = Als partijtekst kopiëren
ui-play-stats = Deze partij in BG Stats vastleggen
ui-calendar = Tijdslimiet als agendabestand
ui-calendar-none = Je hebt nu geen tijdslimiet: je bent niet aan de beurt.
ui-calendar-turn = Jij bent aan de beurt: { $title }
ui-calendar-text = Tot dan heb je de tijd om te beslissen.
ui-forum = Kopiëren voor een forum
ui-forum-help = Een kader met het bord voor pagina’s die HTML aannemen, een plaatje met link voor andere. Wie het opent, heeft geen account nodig.
ui-embed-open = Alle handen liggen open.
ui-embed-table = Openen aan tafel
