### What `parlour --help` and `parlour COMMAND --help` say.
###
### about-COMMAND         a command in one line
### help-COMMAND-FLAG     a flag or an argument of that command; help-FLAG where several commands share it
### argparse-…            sentences of Python's argparse; the id is made of argparse's own English words
###
### These texts go through argparse: %(default)s and the like are put in by it and stay as they are (a per cent sign is
### written twice). Flags, options, values, commands and file names stay as they are typed.

help-parlour = Familiespil, spillet og løst.
help-research = til forskning:
help-version = vis versionen og afslut

## Commands

about-play = spil et spil i terminalen
about-learn = lær et spil på et minut ved at spille det
about-join = sæt dig med linket ved et bord på en anden server, og spil i terminalen
about-games = vis spillene, deres valg og standarder
about-simulate = spil mange tilfældige spil med den hurtige regnekerne
about-replay = spil en protokol igennem: hvad der skete, og brættet
about-verify = efterprøv protokoller: hver byte, hvert bevis for tilfældighederne, hver regel
about-convert = skriv en protokol i en anden form: ét JSON-dokument, almindelig tekst eller JSON Lines igen
about-perft = tæl alle trækfølger ned til en dybde
about-worth = hvad hvert hul er værd, ud fra mange tilfældige spil
about-train = lad et spil lære at vurdere stillinger ved at spille mod sig selv
about-dataset = skriv stillinger med nøjagtige værdier, til at lære af
about-exam = skriv spørgsmål om stillinger til sprogmodeller, eller bedøm deres svar
about-solve = løs et spil: hvad det er værd, de bedste første træk, hvor tilfældet fører hen
about-advise = sæt trækkene i en stilling i rækkefølge
about-analyse = skelne held fra dygtighed i spillede spil: hvad slag og træk gjorde ved chancerne
about-bots = vis niveauerne for bots til et spil, det svageste først
about-arena = lad bots spille mod hinanden: med skiftende pladser, samme held til alle og fejlmargener
about-evaluate = lad en bot spille en opgave i sammenligningen, og skriv resultatet
about-serve = åbn spillene for browsere og programmer, her eller over netværket
about-sheets = skriv pointark, opgaveark og timeplaner til print
about-pocket = skriv en mappe, der spiller uden server
about-completion = udskriv fuldførelsesscriptet til en shell

## Arguments that many commands share

help-game = et af { $games }
help-options = spillets valg; `parlour games GAME` viser dem
help-json = udskriv data i stedet for tekst
help-seed = samme startværdi, samme spil (standard: %(default)s)
help-n = hvor mange spil (standard: %(default)s)
help-exact = eksakte brøker

## The terminal

help-play-game = et af { $games } (standard: en menu i en terminal, ellers { $usual })
help-play-seat = den næste plads: et navn eller bot:LEVEL (standard: én person, derefter bots); én gang for hver plads
help-play-resume = fortsæt en protokol (standard: det sidst spillede spil)
help-play-record = gem protokollen her (standard: i datamappen)
help-play-takeback = tillad at fortryde træk, eller ej (standard: tilladt på hele skærmen)
help-play-hand = spil med egne terninger og kort: I siger, hvad der faldt, og det kan fortrydes
help-play-coach = en træner for mennesker, når det er deres tur: { $strengths }, for alle, eller NAVN=… for én af dem; alle ser det, og det gemmes med spillet
help-play-language = et af { $codes } (standard: som miljøet siger)
help-play-bidi = hvem der ordner tekst fra højre mod venstre (standard: %(default)s; vælg terminal, hvis hebraisk vises bagvendt)
help-play-plain = linjer i stedet for hele skærmen, også i en terminal
help-play-json = linjer af JSON, til programmer
help-join-link = linket til en invitation eller en plads, som du fik det tilsendt; i anførselstegn
help-join-name = dit navn ved bordet

## Games and random play

help-games-game = nogle af { $games } (standard: alle)
help-simulate-cores = hvor mange processorkerner; 0 er dem alle (standard: %(default)s)
help-simulate-device = hvor der spilles: cpu, eller cuda for en NVIDIA-GPU (standard: %(default)s)
help-simulate-policies = botniveauer at spille efter i stedet for tilfældige træk: ét for alle eller ét for hver plads
help-perft-depth = de længste trækfølger, der tælles (standard: %(default)s)
help-worth-svg = skriv også kortet som et billede
help-train-to = mappen til vægtene; et afbrudt forløb dér fortsættes
help-sheets-output = siden, der skrives; en browser printer den
help-sheets-sheet = kun dette ark, for eksempel score eller answers (kan gentages)
help-sheets-paper = papirets størrelse (standard: a4)
help-pocket-output = mappen, der skrives; enhver webserver kan sende den
help-dataset-output = filen, NAME.npz eller NAME.parquet, eller et helt datasæt som mappe, NAME/; et afbrudt forløb fortsættes
help-dataset-n = hvor mange stillinger (standard: %(default)s)
help-exam-game = spillet; ikke nødvendigt med --score
help-exam-output = filen med spørgsmål, et JSON-objekt på hver linje
help-exam-n = hvor mange spørgsmål (standard: %(default)s)
help-exam-score = bedøm svar: spørgsmålene, og linjer med id og træk for hvert
help-train-batches = omgange af spil
help-train-games = spil i hver omgang
help-train-gpu = regn på grafikkortet (kræver CuPy)
help-train-plot = tegn også læringskurverne

## Records

help-replay-file = protokollen for et spil
help-replay-at = stop efter denne hændelse (standard: den sidste)
help-replay-boards = tegn brættet efter hvert træk og hvert resultat
help-verify-files = protokoller for spil
help-verify-pages = sammenlign de sider, som serveren på denne adresse sender, med denne installations
help-verify-finished = en protokol, der stadig er i gang, er ikke god nok
help-verify-head = den sidste linjes hash, som nogen har skrevet den op
help-verify-day = dagens tal, som offentliggøres, når den er omme: beviser protokollen af en daglig udfordring
help-verify-round = rundens tal, som offentliggøres, når den er omme: beviser protokollen af en turnering med samme held for alle
help-verify-receipt = en kvittering eller et bevis, som en enhed har gemt, at sammenligne protokollen med
help-convert-file = en protokol, eller det ene JSON-dokument, som --to json skrev
help-convert-to = den form, der skrives i
help-convert-output = hvor der skrives (standard: standardoutput)

## Solutions

help-solve-objective = score, shut eller win (standard: win, eller score for én spiller)
help-solve-exact = eksakte brøker (en enkelt række: målet score eller shut)
help-solve-plot = tegn, hvad hver række er værd, og slutpointene
help-solve-page = udskriv siden med alle udgaver og varianter (Markdown)
help-advise-open = de tal, der står åbne
help-advise-dice = hvad der blev slået; uden det valget før slaget
help-advise-rows = for at vinde: hvad de, der har spillet, lod stå åbent; for unge spillere alle i rækkefølge, me for dig selv, x efter en række, der er ude
help-advise-best = for at vinde: det bedste resultat hidtil, hvor rækkerne er lige meget
help-advise-to-come = for at vinde: hvor mange der spiller efter dig
help-advise-board = kuglerne, række for række fra oven
help-advise-turn = den farve, der er i tur
help-advise-position = koden for en stilling, som i udforskerens link og i biblioteket
help-advise-objective = score eller shut, af én række alene (ellers: at vinde)
help-advise-at = stillingen efter dette antal hændelser (standard: efter den sidste)
help-advise-record = en protokol, hvis stilling bedømmes
help-analyse-file = protokoller; flere giver hver spillers profil
help-analyse-quick = på omkring et sekund, med grovere anslag
help-analyse-fresh = beregn det på ny, uanset hvad der er gemt
help-analyse-html = skriv en side, der ikke behøver andet, til denne fil

## Bots against bots

help-arena-bots = hvem der spiller (standard: %(default)s)
help-arena-deals = hvor mange omgange, hver med ét spil pr. plads (standard: %(default)s)
help-arena-workers = hvor mange processer; 0 er én pr. processorkerne (standard: %(default)s)
help-arena-cluster = scheduleren for en Dask-klynge, der gør arbejdet
help-arena-seconds = hvor længe en bot højst må tænke over et træk
help-arena-nodes = hvor mange stillinger en bot højst må se på for et træk
help-arena-results = gem omgangene her; med den samme fil går det videre
help-arena-sprt = stop, når det er klart, hvilken andel af sejrene der er den første bots
help-arena-alpha = hvor tit testen fejlagtigt må sige højt (standard: %(default)s)
help-arena-beta = hvor tit testen fejlagtigt må sige lavt (standard: %(default)s)
help-arena-plot = tegn, hvordan matchen gik
help-evaluate-words = en bot og en opgave; med --cards eller --page filer med resultater
help-evaluate-output = skriv resultatet her; et afbrudt forløb fortsættes
help-evaluate-deals = hvor mange omgange mod hver modstander (standard: det, opgaven siger)
help-evaluate-list = vis opgaverne
help-evaluate-cards = skriv et kort for hver opgave i denne mappe, med resultaterne fra filerne
help-evaluate-page = vis resultaterne fra filerne som en side

## The server

help-serve-port = porten, der lyttes på (standard: %(default)s)
help-serve-host = adressen, der lyttes på; 0.0.0.0 for alle (standard: %(default)s)
help-serve-database = postgresql://… til flere noder, eller stien til en SQLite-fil
help-serve-data = mappen til SQLite-filen (standard: din datamappe)
help-serve-url = adressen, som andre bruger, til invitationer: https://games.example
help-serve-origin = endnu en oprindelse, hvis sider må bruge denne server; kan gentages
help-serve-proxies = adresser på reverse proxyer, der kan stoles på, med komma (standard: %(default)s)
help-serve-home = lad telefoner i hjemmet være med: lyt også på det lokale netværk
help-serve-open = vis forsiden i en browser, hvis der er en
help-serve-workers = processer, som bots tænker i (standard: processorkerner − 1)
help-serve-operator = hvem der driver denne server, til siden »Om«: et navn, og hvordan du kan nås
help-serve-devices-think = lad bots tænke på enheden hos en spiller, der kun spiller mod bots
help-serve-offline = en mappe, som »parlour pocket« har skrevet: sider kan gemme den til offline
help-serve-no-push = send ingen påmindelser via push-tjenester (ellers: til dem, der beder om det)
help-serve-metrics = /metrics og /health kun dér, som HOST:PORT (standard: /metrics på hovedporten, for denne maskine)

## Shells

help-completion-shell = den shell, der skrives til

## Sentences of argparse

argparse-usage = brug:
argparse-positional-arguments = argumenter
argparse-options = tilvalg
argparse-show-this-help-message-and-exit = vis denne hjælp og afslut
argparse-error = %(prog)s: fejl: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments = ukendte argumenter: %s
argparse-the-following-arguments-are-required = disse argumenter mangler: %s
argparse-expected-one-argument = præcis ét argument ventes
argparse-expected-at-most-one-argument = højst ét argument ventes
argparse-expected-at-least-one-argument = mindst ét argument ventes
argparse-ignored-explicit-argument = tager ingen værdi: %r
argparse-ambiguous-option-could-match = tvetydigt tilvalg: %(option)s kan være %(matches)s
argparse-invalid-value = ugyldig værdi (%(type)s): %(value)r
argparse-invalid-choice-choose-from = ugyldigt valg: %(value)r (vælg mellem %(choices)s)
help-advise-cards = hver spillers kort, kolonne for kolonne
help-advise-pile = det øverste kort i afkastbunken
help-advise-hand = kortet på hånden; uden det valget mellem bunkerne
help-advise-seat = den spiller, der er i tur, 1 for den første
