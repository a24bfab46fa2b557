### What is wrong with what somebody gave, and what cannot be done. Options are in options.ftl, steps of a game in refusals.ftl.
###
### error-…         the frame of an error: what was given, where, and why not
### cannot-…        what does not exist for a game
### record-…        what is wrong with a record or with its file
### wrong-CODE      what the bytes of a record disprove; the codes are those of parlour/table/verify.py
### command-…       why the table did not take a command
### server-…        why the server refused
###
### They are clauses, not sentences: they begin with a small letter and stand behind a colon. Names, notation, values and
### paths are arguments, already with their quotation marks.

plain-text = { $text }

error-game = det finns inget spel { $name }; spelen är { $games }
error-game-meant = det finns inget spel { $name }; menar du { $meant }? Spelen är { $games }
error-meant = { $problem }; menar du { $meant }?
game-broken = spelet { $game } kan inte laddas från { $package }: { $why }
game-other-api = { $package } är gjort för version { $theirs } av Parlours kontrakt; det här är version { $ours }, så spelet { $game } utelämnas
game-misfit = spelet { $game } från { $package } fungerar inte med den här versionen av Parlour: { $why }
game-clash = spelet { $game } från { $module } utelämnas: { $taken } heter redan så
error-option = val { $option }={ $value }: { $why }
error-move = { $given } går inte: { $why }
error-move-at = { $given } går inte här ({ $position }): { $why }
error-move-allowed = { $refused }; möjligt: { $moves }
error-move-allowed-more = { $refused }; möjligt: { $moves } … ({ $count } totalt)
error-line = rad { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] filen eller mappen finns inte
    [FileExistsError] det finns redan
    [IsADirectoryError] det är en mapp
    [NotADirectoryError] det är ingen mapp
    [PermissionError] behörighet saknas
   *[other] { $text }
}

## What cannot be done

cannot-level = ingen bot { $level } för { $game }; nivåerna är { $levels }
cannot-choose = en bot väljer när en plats är vid draget; här är ingen det: { $state }
cannot-simulate = { $game } har ingen beräkningskärna för simulering
gpu-not-installed = att spela på en GPU kräver numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = ingen NVIDIA-GPU med drivrutin hittades här; processorn (cpu) spelar samma spel
number-none = { $game } har inget sådant drag eller utfall
cannot-encode = { $game } ger inte sina drag och ställningar som tal eller koder
cannot-draw-here = slumpen har inget att avgöra här: { $state }
code-none = det är inte koden för en ställning i det här spelet
batch-actions = måste vara { $games } heltal, ett för varje spel
batch-where = måste vara { $games } sanningsvärden, ett för varje spel
batch-illegal = nummer { $number } är inte tillåtet i spel { $at } i omgången
batch-state = måste vara en ställning där en plats är vid draget
cannot-bot = botten { $bot } kan inte laddas: { $why }
cannot-extra = det kräver { $package }: { $command }
cannot-solve = { $game } har ingen lösare
cannot-other-game = det här är lösningen på { $game }; ställningen hör till ett annat spel: { $other }
cannot-solve-rolit-crowd = { game-rolit } är löst för två: med fler beror en plats utfall på vilket av flera lika bra drag de andra väljer
cannot-solve-rolit-far = av det här spelet kan bara slutet nås: med högst { $most } tomma gropar
cannot-perft = { $game } har ingen beräkningskärna som räknar dragföljder
cannot-worth = { $game } har ingen karta över vad varje grop är värd
cannot-judge = { $game } har ingen sökning som bedömer drag
no-choice = det finns inget att välja i den här ställningen
cannot-set-up = en ställning i { $game } går inte att beskriva; ange dess kod, eller ett protokoll och ett ögonblick
cannot-analyse = { $game } kan inte säga vad ställningar är värda
cannot-train = { $game } lär sig inte
cannot-train-board = på ett bräde på { $size }×{ $size } lärs ingenting: det är löst
cannot-train-cluster = { $game } lär sig av en runda i taget: ett kluster kan inte hjälpa till
cannot-train-gpu = grafikkortet kräver CuPy, som inte är installerat här
cannot-train-on = { $file } innehåller det oavslutade arbetet från en annan plan (spel { $games }, omgångar { $batches }, frö { $seed }): fortsätt med den, eller ta bort filen
cannot-pocket = { $file } saknas: i en kopia av källkoden hämtar ”make pocket” tolken och bygger sidorna
cannot-dataset = ingen ställning i { $game } är exakt känd med dessa alternativ
cannot-dataset-resume = { $file } innehåller annat oavslutat arbete: fortsätt med det eller ta bort filen
cannot-solve-exactly = exakta bråk finns för en enda rad (målet ”score” eller ”shut”); ta flyttal för att vinna
cannot-solve-row = exakta bråk finns för rader med högst { $longest } tal, den här har { $tiles }; ta flyttal
cannot-win-alone = den som spelar ensam vinner alltid; ta målet ”score” eller ”shut”
cannot-rank = drag bedöms när en plats är vid draget; här är ingen det: { $state }
cannot-respond = bästa svar beräknas i spel med högst { $most } ställningar; det här har fler
cannot-odds = en strategi måste ge sannolikheter för tillåtna drag ({ $moves }) som tillsammans är 1; inte här: { $position }
cannot-mix = nivån { $level } kan inte säga hur sannolika dess drag är; ange en funktion av ställningen
cannot-pack = de kompilerade reglerna rymmer högst { $most } av en sort, inte { $given }
solution-untold = väntade poäng är bara kända för lösta enskilda spel med rader på upp till { $most } tal
cannot-play-format = det här bordet har det äldre formatet parlour/1: det kan ses igen, sparas och kontrolleras, men inte längre spelas
cannot-draw-fairly = de här chansernas gemensamma nämnare är över 2**128; det går inte att dra efter dem
cannot-test = det sekventiella testet jämför två nivåer med lika många platser; här är { $levels }
cannot-end = ett spel { $game } tog inte slut inom { $steps } steg
cannot-cluster = ett kluster kräver dask.distributed: { $command }
cannot-rematch-yet = det blir ingen revansch före spelets slut
cannot-rematch-again = samma spelare fortsätter redan vid bord { $table }

## Records and their files

record-cannot-read = { $file } går inte att läsa: { $why }
record-cannot-make = { $file } går inte att skapa: { $why }
record-cannot-open = { $file } går inte att öppna: { $why }
record-cannot-write = { $file } går inte att skriva: { $why }
record-cannot-make-folder = mappen { $file } går inte att skapa: { $why }
record-exists = { $file } finns redan
record-busy = en annan process skriver i { $file }; stäng den först
record-finished = { $file } är avslutat; det går att spela igenom men inte att fortsätta
record-none-unfinished = det finns inget oavslutat spel i { $folder }
record-no-secret = det går inte att fortsätta utan hemligheten i { $file }: { $why }
record-other-secret = hemligheten i { $file } hör till ett annat protokoll
record-no-line = det finns ingen hel rad
record-not-json = inte JSON: { $why }
exam-twice = { $file }: id:t { $id } står där två gånger
exam-stray = { $file }: ingen fråga har id:t { $id }
exam-position = fråga { $id }: inte en ställning i { $game } där alla drags värde är bevisat
record-format = det här är inget protokoll i formatet { $format }
record-rules = protokollet följer reglerna { $rules }; kända är { $known }
record-header-types = id, time, previous och bindningen måste vara texter, och links ett tal
record-header-needs = i huvudet saknas { $name }
record-header-form = huvudet har inte rätt form: { $why }
record-event = en händelse är ett objekt vars 'event' är en av { $kinds }
record-event-has-no = en händelse { $kind } har ingen { $names }
record-event-needs = en händelse { $kind } måste ha { $names }
record-event-value = { $name } i en händelse { $kind } kan inte vara { $value }
record-because = { $wrong }: { $why }
record-expected = händelse { $expected } var väntad, inte { $seq }
record-after-end = efter slutet finns ingen { $kind } mer
record-not-its-turn = plats { $seat } gör ett drag men är inte i tur
record-moved-by = plats { $seat } är { $who }, men draget sägs vara av { $by }
record-wrong-hand = handen { $hand } kastar eller drar men är inte i tur
record-end-over = bordet slutar ({ $why }), men spelet är slut
record-end-not-over = bordet slutar ({ $why }), men spelet är inte slut
record-end-scores = poängen och vinnarna på slutet är inte ställningens
record-no-seat = det finns ingen plats { $seat }; platserna är 0 till { $last }
record-same-id = händelse { $event } har samma id som händelse { $first }
record-same-chances = händelse { $event } hänvisar till chanserna i händelse { $same }, som inte anger några
record-chances = chanserna det drogs efter är inte ställningens
record-outcome-teller = den som angav utfallet passar inte bordet: bara vid ett bord för hand anger människor vad som föll
record-too-long = det tar för lång tid att kontrollera protokollet
record-too-many = andra protokoll från den här adressen kontrolleras fortfarande; vänta ett ögonblick
record-arena-deal = det här är ingen giv i en arena: { $why }
record-arena-other = { $file } innehåller resultaten av en annan match: { $match }
record-arena-numbers = givarna i { $file } är inte numrerade 0, 1, 2 …
record-arena-result = { $file } innehåller inga resultat från `parlour evaluate`

## What the bytes of a record disprove

wrong-no-hash = raden slutar inte med sin hash
wrong-hash = raden stämmer inte med sin hash: den, eller en rad före den, har ändrats
wrong-not-json = raden är inte JSON: { $why }
wrong-not-object = raden är inget JSON-objekt
wrong-torn = sista raden är avklippt: den slutar inte med en radbrytning
wrong-empty = protokollet är tomt
wrong-format = formatet är { $format }; den här kontrollen känner till { $known }
wrong-id = bordets id måste vara 1 till 64 bokstäver, siffror, ”-” eller ”_”
wrong-no-commitment = huvudet binder sig inte vid en hashkedja med 1 till { $most } länkar
wrong-number = här var händelse nummer { $expected } väntad, inte { $seq }
wrong-nonce = noncen måste vara högst 64 byte, hexadecimalt med små bokstäver
wrong-outcome = beviset ger resultatet { $proven }, i protokollet står { $outcome }
wrong-same = chanserna sägs vara de i händelse { $event }, som inte anger några
wrong-chances = chanserna måste vara en lista av [outcome, vikt i heltal]
wrong-weights = chansernas vikter blir tillsammans mer än 2**128
wrong-used-up = alla kedjans länkar är förbrukade, och bordet har inte bundit sig vid en nästa kedja
wrong-link = länken hör inte till den kedja som bordet har bundit sig vid
wrong-next = bordet binder sig vid en nästa kedja fast den nuvarande har länkar kvar
wrong-chain = den här kedjan är inte den som skulle följa på den förra
wrong-seed = startvärdet som visades på slutet ger inte den kedja som användes
wrong-large = protokollet är större än detta format tillåter
wrong-strict = raden är inte skriven på det enda sätt som detta format tillåter
wrong-kind = en händelse av detta slag är inte känd
wrong-members = { $name } saknas, är okänd eller är inte vad den måste vara
wrong-order = en händelse av detta slag får inte stå här
wrong-device = så får en enhet inte anmäla sig: dess id, dess platser eller stället i protokollet
wrong-unknown-device = en enhet nämns som aldrig har anmält sig
wrong-presence = en enhet går som är borta, eller kommer tillbaka fast den är här
wrong-draw-number = dragningens nummer är inte det som står på tur
wrong-again = en dragning som släpptes eller ogiltigförklarades måste öppnas igen med samma hand och samma chanser
wrong-begin = en dragning öppnades innan alla hade en enhet och innan någon tryckte på ”Börja”
wrong-missing = de enheter som sägs saknas är inte bland dem som deltog
wrong-links = det måste finnas en länk för varje enhet som deltog
wrong-voids = fler än { $most } dragningar ogiltigförklarades
wrong-next-chain = en nästa kedja läggs till där ingen får finnas
wrong-undo = ett drag ångras där det inte får ske
wrong-by = ett drag sägs vara en bots där en människa sitter, eller en människas där en bot sitter
wrong-rules = raden följer inte spelets regler
wrong-name = ett namn hör inte till raden före det eller stämmer inte med sin hash
wrong-day = dagens tal hör inte till det här protokollet: ett annat var fastlagt
wrong-round = rundans tal hör inte till det här protokollet: ett annat var fastlagt
record-challenge = dagens tal ger en annan utmaning än den spelade
wrong-text = { $name } saknas eller är inte text
wrong-bytes = { $name } måste vara 32 byte, hexadecimalt med små bokstäver

## Commands at the table

command-unknown = det finns inget kommando { $command }
command-id = id måste vara 1 till 64 bokstäver, siffror, ”-” eller ”_”
command-table-id = ett bords id är 1 till 64 bokstäver, siffror, ”-” eller ”_”
command-seq = seq måste vara ett heltal
command-text = { $name } får vara högst { $most } synliga tecken
command-needs-seat = det här kommandot kräver en plats
command-seats = platserna är 0 till { $last }
command-ended = bordet är slut
command-stands = bordet står vid händelse { $seq }
command-stale = händelse { $event } kom efter händelse { $seq }
command-paused = bordet är pausat
command-paused-already = bordet är redan pausat
command-not-paused = bordet är inte pausat
command-reused = händelse { $event } kom av ett annat kommando med detta id
command-waits-roll = bordet väntar på ett kast
command-waits-tell = bordet väntar på att någon anger vad som föll
command-not-by-hand = det här bordet slår och drar själv
command-person-tells = bara en människa kan ange vad som föll
command-waits-move = bordet väntar på ett drag av plats { $seat }
command-to-move = plats { $seat } är vid draget
command-other-hand = en annan hand kastar
command-who = den som slår sig ner måste vara en Seat
command-break-off = ange ett skäl för att avsluta spelet; ”over” är reserverat för reglerna
command-reaction = reaktionen är tom
command-enough = den här platsen har nått gränsen vid det här bordet: { $most } gånger
command-undo = ett drag kan bara ångras vid ett bord som tillåter det, av den enda personen där eller om alla är med på det, och så länge inget har dragits sedan dess
command-asked = frågan är redan ställd och besvarad: fråga igen efter nästa drag
command-code = { $name } måste vara en kod: en bokstav och sedan högst 31 små bokstäver, siffror, '-' eller '_'
command-drawing = en dragning är öppen; dess utfall kommer först
command-device = det kan den här enheten inte göra här: dess id, dess platser, dess kedja eller om den är närvarande
command-devices = för många enheter för en plats, eller för många anmälningar
command-not-asked = bordet väntar inte på detta
command-late = dragningen är stängd
command-too-early = för den här dragningen har det ännu inte sagts att länkarna ska avslöjas
command-wrong-link = länken hör inte till den kedja som enheten har bundit sig till

## The server

server-not-found = det finns inte här, eller så är det inte för dig
server-no-coach = den här platsen har ingen coach
server-daily-practice = bara en enhets första försök på själva dagen, färdigspelat av personen själv, hamnar på listan
server-unavailable = servern håller på att stanna, eller så svarar inte dess databas; inget är förlorat, försök igen
server-bug = det här skulle inte ha hänt; serverns logg säger mer
server-not-your-seat = den här nyckeln gäller inte för den platsen
server-not-host = bara värden får bjuda in
server-undo-stakes = i ett spel med rating, en turnering och dagens utmaning kan drag inte ångras
server-not-ending = bara värden, eller alla tillsammans, kan avsluta spelet för alla; en bot spelar vidare för den som går
server-no-name = ett namn saknas
server-home = bara den som sitter vid den här datorn kan låta telefoner hemma vara med
server-not-over = spelet är inte slut
server-not-gone = platsen är en bots egen, eller så är personen där
server-not-taken-over = ingen bot spelar för personen på den här platsen
server-seat-taken = den platsen är upptagen, eller är inte för någon på annat håll
server-seats-taken = det finns ingen ledig plats
server-tables = den här servern håller högst { $most } bord öppna
server-openings = för många bord har öppnats från den här adressen; vänta en stund
server-level = en bot på nivån { $level } kostar servern för mycket med de här valen; det finns { $levels }
server-connections = för många anslutningar
server-too-many-messages = för många meddelanden på den här anslutningen
server-too-many-requests = för många förfrågningar från den här adressen
server-too-many-bytes = det kom för mycket från den här adressen; vänta ett ögonblick
server-origin = andra webbplatsers sidor får inte använda den här servern
server-host = servern är inte känd under det namnet; den som driver den anger namnet med --url eller --origin
server-bytes = här läses högst { $most } byte
server-length = ange innehållets längd (content-length)
server-nested = JSON-texten är för djupt nästlad
server-hello-first = första meddelandet måste vara hello
server-hello-late = hello kom inte i tid
server-hello-said = hello är redan sagt
server-bad-message = meddelandet har inte rätt form: { $why }
server-bad-request = förfrågan har inte rätt form: { $why }
server-sums = det här är inga summor av det som föll
server-options = valen har inte rätt form: { $why }
server-database-busy = en annan server använder databasen { $file }; en SQLite-fil, en nod

## A program at somebody else's table

client-link = måste vara länken till en plats, med #i= eller #k= i slutet
client-refused = servern nekar ({ $code }): { $why }
client-unreachable = inget svar från { $url }: { $why }
join-no-screen = behöver hela skärmen i en terminal; program använder parlour.adapters.remote
join-no-server = det finns ingen Parlour-server på den här adressen
join-not-found = bordet finns inte längre, eller så är länken inte hel
verify-what = ange antingen protokoll eller --pages med en adress
verify-address = måste vara adressen till en server, med http:// eller https://
pages-none = den här installationen har inga webbsidor att jämföra med
client-alarm = { $what } Inget mer skickas härifrån: varken drag eller kast.
client-unprotected = ingen enhet deltar vid det här bordet, eller så drar det enligt äldre regler: den som driver det kan välja varje kast
client-notice = bara en människa kan avgöra det ({ $code }), och ingen blev tillfrågad
carry-not-alone = det här bordet spelades inte på en enhet ensam: det fortsätter bara där det är
carry-ended = det här spelet kan inte fortsätta: det är slut, eller så var ett kast öppet när filen sparades
carry-apart = den här enheten har en annan fortsättning av samma bord
carry-here = det här bordet finns redan på den här enheten, och har kommit minst lika långt
