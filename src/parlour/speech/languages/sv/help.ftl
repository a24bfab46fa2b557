### What `parlour --help` and `parlour COMMAND --help` say.
###
### about-COMMAND         a command in one line
### help-COMMAND-FLAG     a flag or an argument of that command; help-FLAG where several commands share it
### argparse-…            sentences of Python's argparse; the id is made of argparse's own English words
###
### These texts go through argparse: %(default)s and the like are put in by it and stay as they are (a per cent sign is
### written twice). Flags, options, values, commands and file names stay as they are typed.

help-parlour = Familjespel, spelade och lösta.
help-research = för forskning:
help-version = visa versionen och avsluta

## Commands

about-play = spela ett spel i terminalen
about-learn = lär dig ett spel på en minut genom att spela det
about-join = sätt dig med länken vid ett bord på en annan server och spela i terminalen
about-games = visa spelen, deras val och förval
about-simulate = spela många slumpspel med den snabba beräkningskärnan
about-replay = spela igenom ett protokoll: vad som hände, och brädet
about-verify = kontrollera protokoll: varje byte, varje bevis för slumpen, varje regel
about-convert = skriv ett protokoll i annan form: ett JSON-dokument, vanlig text eller JSON Lines igen
about-perft = räkna alla dragföljder ner till ett visst djup
about-worth = vad varje grop är värd, ur många slumpspel
about-train = låt ett spel lära sig värdera ställningar genom att spela mot sig självt
about-dataset = skriv ställningar med exakta värden, att lära av
about-exam = skriv frågor om ställningar för språkmodeller, eller bedöm deras svar
about-solve = lös ett spel: vad det är värt, de bästa första dragen, vart slumpen leder
about-advise = rangordna dragen i en ställning
about-analyse = skilja tur från skicklighet i spelade spel: vad slag och drag gjorde med chanserna
about-bots = visa bottarnas nivåer för ett spel, den svagaste först
about-arena = låt bottar spela mot varandra: med växlande platser, samma slump för alla och felmarginaler
about-evaluate = låt en bot spela en uppgift i jämförelsen och skriv resultatet
about-serve = öppna spelen för webbläsare och program, här eller över nätet
about-sheets = skriv poängblad, arbetsblad och lektionsplaner att skriva ut
about-pocket = skriv en mapp som spelar utan server
about-completion = skriv ut kompletteringsskriptet för ett skal

## Arguments that many commands share

help-game = ett av { $games }
help-options = spelets val; `parlour games GAME` visar dem
help-json = skriv data i stället för text
help-seed = samma startvärde, samma spel (förval: %(default)s)
help-n = hur många spel (förval: %(default)s)
help-exact = exakta bråk

## The terminal

help-play-game = ett av { $games } (förval: en meny i en terminal, annars { $usual })
help-play-seat = nästa plats: ett namn eller bot:LEVEL (förval: en person, sedan bottar); en gång för varje plats
help-play-resume = fortsätt ett protokoll (förval: det senast spelade spelet)
help-play-record = spara protokollet här (förval: i datamappen)
help-play-takeback = tillåt att ångra drag, eller inte (förval: tillåtet på hela skärmen)
help-play-hand = spela med egna tärningar och kort: ni säger vad som föll, och det kan ångras
help-play-coach = en coach för människor när det är deras tur: { $strengths }, för alla, eller NAMN=… för en av dem; alla ser det, och det sparas med spelet
help-play-language = ett av { $codes } (förval: som miljön säger)
help-play-bidi = vem som ordnar text från höger till vänster (förval: %(default)s; välj terminal om hebreiska visas bakvänt)
help-play-plain = rader i stället för hela skärmen, även i en terminal
help-play-json = rader av JSON, för program
help-join-link = länken till en inbjudan eller en plats, som du fick den; inom citattecken
help-join-name = ditt namn vid bordet

## Games and random play

help-games-game = några av { $games } (förval: alla)
help-simulate-cores = hur många processorkärnor; 0 är alla (förval: %(default)s)
help-simulate-device = var det spelas: cpu, eller cuda för en NVIDIA-GPU (förval: %(default)s)
help-simulate-policies = botnivåer att spela efter i stället för slumpmässiga drag: en för alla eller en per plats
help-perft-depth = de längsta dragföljderna som räknas (förval: %(default)s)
help-worth-svg = skriv också kartan som en bild
help-train-to = mappen för vikterna; en avbruten körning där återupptas
help-sheets-output = sidan som skrivs; en webbläsare skriver ut den
help-sheets-sheet = bara detta blad, till exempel score eller answers (kan upprepas)
help-sheets-paper = papperets storlek (förval: a4)
help-pocket-output = mappen som skrivs; vilken webbserver som helst kan skicka den
help-dataset-output = filen, NAME.npz eller NAME.parquet, eller en hel datamängd som mapp, NAME/; en avbruten körning återupptas
help-dataset-n = hur många ställningar (standard: %(default)s)
help-exam-game = spelet; behövs inte med --score
help-exam-output = filen med frågor, ett JSON-objekt på varje rad
help-exam-n = hur många frågor (förval: %(default)s)
help-exam-score = bedöm svar: frågorna, och rader med id och drag för varje
help-train-batches = omgångar av spel
help-train-games = spel i varje omgång
help-train-gpu = räkna på grafikkortet (kräver CuPy)
help-train-plot = rita också inlärningskurvorna

## Records

help-replay-file = protokollet för ett spel
help-replay-at = stanna efter den här händelsen (förval: den sista)
help-replay-boards = rita brädet efter varje drag och varje resultat
help-verify-files = protokoll för spel
help-verify-pages = jämför sidorna som servern på den här adressen skickar med den här installationens
help-verify-finished = ett protokoll som ännu pågår duger inte
help-verify-head = sista radens hash, som någon har skrivit upp den
help-verify-day = dagens tal, som publiceras när den är slut: bevisar protokollet av en daglig utmaning
help-verify-round = rundans tal, som publiceras när den är slut: bevisar protokollet av en turnering med samma slump för alla
help-verify-receipt = ett kvitto eller bevis som en enhet har sparat, att jämföra protokollet med
help-convert-file = ett protokoll, eller det enda JSON-dokument som --to json skrev
help-convert-to = formen att skriva i
help-convert-output = vart det skrivs (förval: standard ut)

## Solutions

help-solve-objective = score, shut eller win (förval: win, eller score för en ensam spelare)
help-solve-exact = exakta bråk (en enda rad: målet score eller shut)
help-solve-plot = rita vad varje rad är värd, och slutpoängen
help-solve-page = skriv ut sidan med alla utgåvor och varianter (Markdown)
help-advise-open = talen som står öppna
help-advise-dice = vad som kastades; utan det, valet före kastet
help-advise-rows = för att vinna: vad de som har spelat lämnade öppet; för unga spelare alla i tur och ordning, me för dig själv, x efter en rad som är ute
help-advise-best = för att vinna: det bästa resultatet hittills, där raderna inte spelar roll
help-advise-to-come = för att vinna: hur många som spelar efter dig
help-advise-board = kulorna, rad för rad uppifrån
help-advise-turn = den färg som är i tur
help-advise-position = koden för en ställning, som i utforskarens länk och i biblioteket
help-advise-objective = score eller shut, för en rad ensam (förval: att vinna)
help-advise-at = ställningen efter detta antal händelser (förval: efter den sista)
help-advise-record = ett protokoll vars ställning bedöms
help-analyse-file = protokoll; flera ger varje spelares profil
help-analyse-quick = på ungefär en sekund, med grövre uppskattningar
help-analyse-fresh = räkna ut det på nytt, vad som än har sparats
help-analyse-html = skriv en sida som inte behöver något annat till den här filen

## Bots against bots

help-arena-bots = vilka som spelar (förval: %(default)s)
help-arena-deals = hur många givar, var och en med ett spel per plats (förval: %(default)s)
help-arena-workers = hur många processer; 0 är en per processorkärna (förval: %(default)s)
help-arena-cluster = schemaläggaren för ett Dask-kluster som gör arbetet
help-arena-seconds = hur länge en bot högst får tänka på ett drag
help-arena-nodes = hur många ställningar en bot högst får se på för ett drag
help-arena-results = spara givarna här; med samma fil går det vidare
help-arena-sprt = sluta när det är klart vilken andel av segrarna som är den första bottens
help-arena-alpha = hur ofta testet felaktigt får säga högt (förval: %(default)s)
help-arena-beta = hur ofta testet felaktigt får säga lågt (förval: %(default)s)
help-arena-plot = rita hur matchen gick
help-evaluate-words = en bot och en uppgift; med --cards eller --page filer med resultat
help-evaluate-output = skriv resultatet här; en avbruten körning återupptas
help-evaluate-deals = hur många givar mot varje motståndare (förval: det som uppgiften säger)
help-evaluate-list = visa uppgifterna
help-evaluate-cards = skriv ett kort för varje uppgift i den här mappen, med resultaten från filerna
help-evaluate-page = visa resultaten från filerna som en sida

## The server

help-serve-port = porten att lyssna på (förval: %(default)s)
help-serve-host = adressen att lyssna på; 0.0.0.0 för alla (förval: %(default)s)
help-serve-database = postgresql://… för flera noder, eller sökvägen till en SQLite-fil
help-serve-data = mappen för SQLite-filen (förval: din datamapp)
help-serve-url = adressen som andra använder, för inbjudningar: https://games.example
help-serve-origin = ytterligare ett ursprung vars sidor får använda servern; får upprepas
help-serve-proxies = adresser till omvända proxyer att lita på, med komma (förval: %(default)s)
help-serve-home = låt telefoner hemma vara med: lyssna också på det lokala nätet
help-serve-open = visa startsidan i en webbläsare, om det finns någon
help-serve-workers = processer som bottar tänker i (förval: processorkärnor − 1)
help-serve-operator = vem som driver den här servern, för sidan ”Om”: ett namn och hur du kan nås
help-serve-devices-think = låt bottar tänka på enheten hos en spelare som bara spelar mot bottar
help-serve-offline = en mapp som ”parlour pocket” har skrivit: sidor kan spara den för offline
help-serve-no-push = skicka inga påminnelser genom push-tjänster (annars: till dem som ber om det)
help-serve-metrics = /metrics och /health bara där, som HOST:PORT (förval: /metrics på huvudporten, för den här datorn)

## Shells

help-completion-shell = skalet att skriva för

## Sentences of argparse

argparse-usage = användning:
argparse-positional-arguments = argument
argparse-options = flaggor
argparse-show-this-help-message-and-exit = visa den här hjälpen och avsluta
argparse-error = %(prog)s: fel: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments = okända argument: %s
argparse-the-following-arguments-are-required = de här argumenten saknas: %s
argparse-expected-one-argument = exakt ett argument väntas
argparse-expected-at-most-one-argument = högst ett argument väntas
argparse-expected-at-least-one-argument = minst ett argument väntas
argparse-ignored-explicit-argument = tar inget värde: %r
argparse-ambiguous-option-could-match = tvetydig flagga: %(option)s kan vara %(matches)s
argparse-invalid-value = ogiltigt värde (%(type)s): %(value)r
argparse-invalid-choice-choose-from = ogiltigt val: %(value)r (välj bland %(choices)s)
help-advise-cards = varje spelares kort, kolumn för kolumn
help-advise-pile = översta kortet i slänghögen
help-advise-hand = kortet på handen; utan det, valet mellan högarna
help-advise-seat = spelaren som är i tur, 1 för den första
