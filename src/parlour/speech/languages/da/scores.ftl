# The family’s season: what was finished on this device.

web-scores-about = Spil, der er afsluttet på denne enhed. Intet af det forlader den, medmindre du gemmer eller deler det.
web-scores-none = Intet spil er afsluttet på denne enhed endnu.
web-scores-name = Navn
web-scores-games = Spil
web-scores-wins = Sejre
web-scores-best = Bedste score
web-scores-bot = Bot ({ $level })
web-scores-latest = Seneste spil
web-scores-clear = Slet sæsonen
web-scores-clear-sure = Vil du slette sæsonen?
web-scores-clear-about = Alle resultater på denne enhed slettes.
web-scores-keep = Behold dem
web-season-best-sure = { $name } spiller bedst, når held er regnet fra.
web-season-best-likely = { $name } spiller nok bedst, når held er regnet fra.
web-season-best-open = For tæt til at sige, hvem der spiller bedst.
web-season-best-few = For få spil til at sige, hvem der spiller bedst.
web-season-order = De bedste først, uden held
web-season-wins = { $wins } af { $games } vundet
web-season-skill = Uden held: { $wins } sejre i 10 spil
web-season-luck = held { $luck } sejre
web-season-errors = fejl koster { $lost } % af en sejr pr. beslutning
web-season-points = held { $luck } point, fejl koster { $lost } point pr. spil
web-season-over-sure = Spiller helt sikkert bedre end { $name }.
web-season-over-likely = Spiller nok bedre end { $name }.
web-season-over-open = For tæt på { $name } til at sige det.
web-season-over-few = For få spil med { $name } til at sammenligne.
web-season-not-analysed = Intet spil er analyseret endnu.
web-season-chart = Sejre over den rimelige andel, uden held
web-season-duels = Indbyrdes
web-season-duel = { $ahead } gange foran, { $even } gange lige, { $behind } gange bagud
web-season-records = Højdepunkter
web-season-evening = Heldigste aften: { $name }, { $when }, { $luck } sejre ved held i { $games } spil.
web-season-month = Mest held denne måned: { $name }, { $luck } sejre.
web-season-streak = Længste stime: { $name }, { $count } sejre i træk.
web-season-going = { $name } har vundet de sidste { $count } spil.
web-season-bots = Mod bots
web-season-alone = Alene
web-season-games = { $games } spil
web-season-analysing = Analyserer spil: { $done } af { $count } færdige
web-season-analyse = { $count ->
     [one] Analysér et spil mere
    *[other] Analysér { $count } spil mere
}
web-season-stop = Stop
web-season-unknown = { $count ->
     [one] Et spil tæller kun for sejre og point: et pointark, eller for stort at analysere.
    *[other] { $count } spil tæller kun for sejre og point: pointark, eller for store at analysere.
}
web-season-thin = { $count ->
     [one] For at skabe plads beholder et gammelt spil kun sejre og point.
    *[other] For at skabe plads beholder { $count } gamle spil kun sejre og point.
}
web-season-gone = { $count ->
     [one] Et ældre spil er fjernet for at skabe plads.
    *[other] { $count } ældre spil er fjernet for at skabe plads.
}
web-season-circle = Hvem tæller med?
web-season-same-name = To med samme navn er én person.
web-season-by-game = Spil for spil
web-season-file = Gem som fil
web-season-link = Som link eller koder
web-season-merge = Tilføj en anden telefons sæson
web-season-print = Udskriv
web-season-bad = Dette er ikke en sæson.
web-season-full = Der er ikke mere plads på denne enhed.
web-season-merged = { $count ->
     [one] Et spil blev tilføjet.
    *[other] { $count } spil blev tilføjet.
}
web-season-who-is = { $count ->
     [one] Et spil. Hvem er hvem her?
    *[other] { $count } spil. Hvem er hvem her?
}
web-season-new = en ny
web-season-add = Tilføj
web-season-scan = Scan kode { $part } af { $count } med den anden telefons kamera.
web-season-part = { $part } af { $count } koder er her. Scan den næste.
web-season-many = For meget til koder; brug filen.
fallen-title = Ser terninger og kort ærlige ud?
fallen-about = Det, I har meldt ved borde med egne terninger og kort, ved siden af det, ærlige ville give. Også med ærlige ser ét kig ud af hundrede usædvanligt ud.
fallen-dice = Slag: { $count }
fallen-cards = Kort: { $count }
fallen-begins = Lodtrækninger om, hvem der begynder: { $count }
fallen-face = Side
fallen-came = Kom
fallen-due = Ventet
fallen-few = Endnu for få til at sige noget.
fallen-usual = Intet usædvanligt: { $percent } % af ærlige er mindst lige så ujævne.
fallen-unusual = Usædvanligt: under 1 % af ærlige er så ujævne. Det gør tilfældet også alene. Længst fra: { $face }.
fallen-noticed = { $face }: { $share } % i stedet for { $fair } % ville være set i omkring fire af fem kig; mindre kan forblive skjult.
tuki-face-parrot = papegøje
