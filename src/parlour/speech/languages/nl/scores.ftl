# The family’s season: what was finished on this device.

web-scores-about = Spellen die op dit apparaat zijn afgerond. Er gaat niets naar buiten, tenzij je het opslaat of deelt.
web-scores-none = Op dit apparaat is nog geen spel afgerond.
web-scores-name = Naam
web-scores-games = Spellen
web-scores-wins = Gewonnen
web-scores-best = Beste score
web-scores-bot = Bot ({ $level })
web-scores-latest = Laatste spellen
web-scores-clear = Seizoen wissen
web-scores-clear-sure = Het seizoen wissen?
web-scores-clear-about = Alle uitslagen op dit apparaat worden gewist.
web-scores-keep = Bewaren
web-season-best-sure = { $name } speelt het best, geluk niet meegerekend.
web-season-best-likely = { $name } speelt waarschijnlijk het best, geluk niet meegerekend.
web-season-best-open = Te dicht bij elkaar om te zeggen wie het best speelt.
web-season-best-few = Te weinig spellen om te zeggen wie het best speelt.
web-season-order = De beste eerst, zonder geluk
web-season-wins = { $wins } van { $games } gewonnen
web-season-skill = Zonder geluk: { $wins } overwinningen in 10 spellen
web-season-luck = geluk { $luck } overwinningen
web-season-errors = fouten kosten { $lost }% van een overwinning per beslissing
web-season-points = geluk { $luck } punten, fouten kosten { $lost } punten per spel
web-season-over-sure = Speelt zeker beter dan { $name }.
web-season-over-likely = Speelt waarschijnlijk beter dan { $name }.
web-season-over-open = Te dicht bij { $name } om het te zeggen.
web-season-over-few = Te weinig spellen met { $name } om te vergelijken.
web-season-not-analysed = Nog geen spel geanalyseerd.
web-season-chart = Overwinningen boven het eerlijke deel, zonder geluk
web-season-duels = Onderling
web-season-duel = { $ahead } keer voor, { $even } keer gelijk, { $behind } keer achter
web-season-records = Hoogtepunten
web-season-evening = Gelukkigste avond: { $name }, { $when }, { $luck } overwinningen door geluk in { $games } spellen.
web-season-month = Meeste geluk deze maand: { $name }, { $luck } overwinningen.
web-season-streak = Langste reeks: { $name }, { $count } overwinningen op rij.
web-season-going = { $name } heeft de laatste { $count } spellen gewonnen.
web-season-bots = Tegen bots
web-season-alone = Alleen
web-season-games = { $games } spellen
web-season-analysing = Spellen analyseren: { $done } van { $count } klaar
web-season-analyse = { $count ->
     [one] Nog één spel analyseren
    *[other] Nog { $count } spellen analyseren
}
web-season-stop = Stoppen
web-season-unknown = { $count ->
     [one] Eén spel telt alleen voor overwinningen en punten: een scoreblad, of te groot om te analyseren.
    *[other] { $count } spellen tellen alleen voor overwinningen en punten: scorebladen, of te groot om te analyseren.
}
web-season-thin = { $count ->
     [one] Om ruimte te maken bewaart één oud spel alleen overwinningen en punten.
    *[other] Om ruimte te maken bewaren { $count } oude spellen alleen overwinningen en punten.
}
web-season-gone = { $count ->
     [one] Eén ouder spel is verwijderd om ruimte te maken.
    *[other] { $count } oudere spellen zijn verwijderd om ruimte te maken.
}
web-season-circle = Wie telt mee?
web-season-same-name = Twee met dezelfde naam zijn één persoon.
web-season-by-game = Spel voor spel
web-season-file = Opslaan als bestand
web-season-link = Als link of codes
web-season-merge = Seizoen van een andere telefoon toevoegen
web-season-print = Afdrukken
web-season-bad = Dit is geen seizoen.
web-season-full = Er is geen ruimte meer op dit apparaat.
web-season-merged = { $count ->
     [one] Er is één spel bijgekomen.
    *[other] Er zijn { $count } spellen bijgekomen.
}
web-season-who-is = { $count ->
     [one] Eén spel. Wie is hier wie?
    *[other] { $count } spellen. Wie is hier wie?
}
web-season-new = iemand nieuw
web-season-add = Toevoegen
web-season-scan = Scan code { $part } van { $count } met de camera van de andere telefoon.
web-season-part = { $part } van { $count } codes zijn er. Scan de volgende.
web-season-many = Te veel voor codes; gebruik het bestand.
fallen-title = Lijken de dobbelstenen en kaarten eerlijk?
fallen-about = Wat jullie opgaven aan tafels met eigen dobbelstenen en kaarten, naast wat eerlijke zouden geven. Ook bij eerlijke is één blik op de honderd ongewoon.
fallen-dice = Worpen: { $count }
fallen-cards = Kaarten: { $count }
fallen-begins = Lotingen wie begint: { $count }
fallen-face = Kant
fallen-came = Gevallen
fallen-due = Verwacht
fallen-few = Nog te weinig om iets te zeggen.
fallen-usual = Niets ongewoons: { $percent }% van de eerlijke is minstens zo ongelijk.
fallen-unusual = Ongewoon: minder dan 1% van de eerlijke is zo ongelijk. Ook toeval alleen doet dat. Het verst weg: { $face }.
fallen-noticed = { $face }: { $share }% in plaats van { $fair }% was bij ongeveer vier van de vijf blikken opgevallen; minder kan onopgemerkt blijven.
tuki-face-parrot = papegaai
