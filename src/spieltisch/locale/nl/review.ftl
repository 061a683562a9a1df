## A finished game looked over

review-title = Nabeschouwing
review-by = Kansen aan het eind van elke beurt, zoals de sterkste tegenstander ze inschat.
review-reckoning = Bezig met rekenen
review-seat = { $player }: van { $first } naar { $last }; geluk { $luck }, keuzes van alle spelers { $play }
review-taken-back = { $seat } heeft een zet teruggenomen nadat dobbelstenen of kaarten te zien waren (moment { $entry }).
review-choices = Van { $count } keuzes waren er { $firsts } ook de eerste keuze van de sterkste tegenstander, en { $seconds } de tweede.
review-kind-luck = geluk
review-kind-own = eigen spel
review-kind-others = anderen
review-conceded = { $player } gaf hier op.
review-played = gespeeld
review-odds = Zo’n goed of slecht resultaat komt in { $share } van de gevallen voor.
review-same = De sterkste tegenstander had hetzelfde gedaan.
review-better = De sterkste tegenstander had dit gekozen: { $action } ({ $share }).
review-none = Geen keerpunten: geen beurt veranderde de kansen meer dan hun foutmarge.
review-head-entry = Zet
review-head-when = Wanneer
review-head-change = Verschil
review-head-kind = Oorzaak
review-head-what = Wat er gebeurde
review-head-best = Waarom
review-percent = { PERCENT($share) }
review-curve = { PERCENT($share) } na zet { $at } van { $of }
review-curve-title = Kansen aan het eind van elke beurt
review-points-title = Keerpunten
review-luck-title = Geluk en spel
review-luck-help = Procentpunten kans van begin tot eind: dobbelstenen en kaarten, dan de keuzes van alle spelers.
review-luck = Geluk
review-play = Spel
review-try-again = Vanaf hier opnieuw
review-link = Link
review-picture = Afbeelding
review-copied = De link naar dit moment is gekopieerd.
review-chapter = Hoofdstuk

## Wat de doorslag gaf: elk getal is berekend of geteld

review-story-won = { $seat } won { $when }: de winstkans steeg van { PERCENT($first) } naar { PERCENT($last) }.
review-story-after = Daarna kwam niemand anders boven de { PERCENT($share) }.
review-story-steady = { $seat } won stap voor stap: geen enkele beurt veranderde de kansen met meer dan de foutmarge.
review-story-shared = { $seats } delen de overwinning.
review-story-nobody = Niemand heeft gewonnen.
review-swing = Het beslissende moment
review-swing-share = van { PERCENT($first) } naar { PERCENT($last) }
review-play-moment = Dit moment afspelen
review-because = want
review-because-own = De stelling is nu anders; er viel in deze beurt niets te tellen.
review-because-others = De stelling is nu anders; er viel in deze beurt niets te tellen.
review-because-luck = Wat er werd gegooid of getrokken verandert de vooruitzichten; er viel niets te tellen.
review-words-luck-good = Geluk met dobbelstenen en kaarten leverde { $points } procentpunten op.
review-words-luck-bad = Pech met dobbelstenen en kaarten kostte { $points } procentpunten.
review-words-luck-even = Geluk en pech hielden elkaar in evenwicht.
review-words-play-good = De keuzes van alle spelers leverden { $points } procentpunten op.
review-words-play-bad = De keuzes van alle spelers kostten { $points } procentpunten.
review-words-play-even = De keuzes van alle spelers hielden elkaar in evenwicht.
review-words-dearest = Duurste keuze { $when }: { $action }. { $points } procentpunten beter: { $next }.
