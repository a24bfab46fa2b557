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

error-game = et spil { $name } findes ikke; spillene er { $games }
error-game-meant = et spil { $name } findes ikke; mener du { $meant }? Spillene er { $games }
error-meant = { $problem }; mener du { $meant }?
game-broken = spillet { $game } kan ikke indlæses fra { $package }: { $why }
game-other-api = { $package } er lavet til version { $theirs } af Parlours kontrakt; dette er version { $ours }, så spillet { $game } udelades
game-misfit = spillet { $game } fra { $package } virker ikke med denne version af Parlour: { $why }
game-clash = spillet { $game } fra { $module } udelades: { $taken } hedder allerede sådan
error-option = valg { $option }={ $value }: { $why }
error-move = { $given } kan ikke lade sig gøre: { $why }
error-move-at = { $given } kan ikke lade sig gøre her ({ $position }): { $why }
error-move-allowed = { $refused }; muligt: { $moves }
error-move-allowed-more = { $refused }; muligt: { $moves } … ({ $count } i alt)
error-line = linje { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] filen eller mappen findes ikke
    [FileExistsError] det findes allerede
    [IsADirectoryError] det er en mappe
    [NotADirectoryError] det er ikke en mappe
    [PermissionError] ingen tilladelse
   *[other] { $text }
}

## What cannot be done

cannot-level = ingen bot { $level } til { $game }; niveauerne er { $levels }
cannot-choose = en bot vælger, når en plads skal trække; her skal ingen trække: { $state }
cannot-simulate = { $game } har ingen regnekerne til simulering
gpu-not-installed = at spille på en GPU kræver numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = der blev ikke fundet nogen NVIDIA-GPU med driver her; processoren (cpu) spiller de samme spil
number-none = { $game } har ikke sådan et træk eller udfald
cannot-encode = { $game } giver ikke sine træk og stillinger som tal eller koder
cannot-draw-here = tilfældet har intet at afgøre her: { $state }
code-none = det er ikke koden for en stilling i dette spil
batch-actions = skal være { $games } hele tal, ét for hvert spil
batch-where = skal være { $games } sandhedsværdier, én for hvert spil
batch-illegal = nummer { $number } er ikke tilladt i spil { $at } af rækken
batch-state = skal være en stilling, hvor en plads skal trække
cannot-bot = botten { $bot } kan ikke indlæses: { $why }
cannot-extra = det kræver { $package }: { $command }
cannot-solve = { $game } har ingen løser
cannot-other-game = dette er løsningen på { $game }; stillingen hører til et andet spil: { $other }
cannot-solve-rolit-crowd = { game-rolit } er løst for to: med flere afhænger en plads’ udbytte af, hvilket af flere lige gode træk de andre vælger
cannot-solve-rolit-far = af dette spil kan kun slutningen nås: med højst { $most } tomme huller
cannot-perft = { $game } har ingen regnekerne, der tæller trækfølger
cannot-worth = { $game } har intet kort over, hvad hvert hul er værd
cannot-judge = { $game } har ingen søgning, der bedømmer træk
no-choice = der er ikke noget at vælge i denne stilling
cannot-set-up = en stilling i { $game } kan ikke beskrives; angiv dens kode, eller en protokol og et øjeblik
cannot-analyse = { $game } kan ikke sige, hvad stillinger er værd
cannot-train = { $game } lærer ikke
cannot-train-board = på en plade på { $size }×{ $size } læres der intet: den er løst
cannot-train-cluster = { $game } lærer af én runde ad gangen: en klynge kan ikke hjælpe
cannot-train-gpu = grafikkortet kræver CuPy, som ikke er installeret her
cannot-train-on = { $file } indeholder det ufærdige arbejde fra en anden plan (spil { $games }, omgange { $batches }, frø { $seed }): fortsæt med den, eller slet filen
cannot-pocket = { $file } mangler: I en kopi af kildeteksten henter »make pocket« fortolkeren og bygger siderne
cannot-dataset = ingen stilling i { $game } er kendt nøjagtigt med disse valgmuligheder
cannot-dataset-resume = { $file } indeholder andet ufærdigt arbejde: fortsæt med det, eller slet filen
cannot-solve-exactly = eksakte brøker findes for en enkelt række (målet »score« eller »shut«); tag kommatal for at vinde
cannot-solve-row = eksakte brøker findes for rækker med højst { $longest } tal, denne har { $tiles }; tag kommatal
cannot-win-alone = den, der spiller alene, vinder altid; tag målet »score« eller »shut«
cannot-rank = træk vurderes, når en plads skal trække; her skal ingen trække: { $state }
cannot-respond = det bedste modsvar beregnes i spil med højst { $most } stillinger; dette har flere
cannot-odds = en strategi skal give chancer for lovlige træk ({ $moves }), som tilsammen er 1; ikke her: { $position }
cannot-mix = niveauet { $level } kan ikke sige, hvor sandsynlige dets træk er; angiv en funktion af stillingen
cannot-pack = de kompilerede regler rummer højst { $most } af en slags, ikke { $given }
solution-untold = forventede point kendes kun for løste enkelte spil med rækker på op til { $most } tal
cannot-play-format = dette bord har det ældre format parlour/1: det kan ses igen, gemmes og kontrolleres, men ikke længere spilles
cannot-draw-fairly = fællesnævneren for disse chancer er over 2**128; der kan ikke trækkes efter dem
cannot-test = den sekventielle test sammenligner to niveauer med lige mange pladser; her er { $levels }
cannot-end = et spil { $game } sluttede ikke inden for { $steps } skridt
cannot-cluster = en klynge kræver dask.distributed: { $command }
cannot-rematch-yet = der er ingen revanche, før spillet er slut
cannot-rematch-again = de samme spillere fortsætter allerede ved bord { $table }

## Records and their files

record-cannot-read = { $file } kan ikke læses: { $why }
record-cannot-make = { $file } kan ikke oprettes: { $why }
record-cannot-open = { $file } kan ikke åbnes: { $why }
record-cannot-write = { $file } kan ikke skrives: { $why }
record-cannot-make-folder = mappen { $file } kan ikke oprettes: { $why }
record-exists = { $file } findes allerede
record-busy = en anden proces skriver i { $file }; luk den først
record-finished = { $file } er afsluttet; den kan spilles igennem, men ikke fortsættes
record-none-unfinished = der er intet ufærdigt spil i { $folder }
record-no-secret = kan ikke fortsætte uden hemmeligheden i { $file }: { $why }
record-other-secret = hemmeligheden i { $file } hører til en anden protokol
record-no-line = der er ingen hel linje
record-not-json = ikke JSON: { $why }
exam-twice = { $file }: id’et { $id } står der to gange
exam-stray = { $file }: intet spørgsmål har id’et { $id }
exam-position = spørgsmål { $id }: ikke en stilling i { $game }, hvor alle træk har en bevist værdi
record-format = dette er ikke en protokol i formatet { $format }
record-rules = protokollen følger reglerne { $rules }; kendte er { $known }
record-header-types = id, time, previous og bindingen skal være tekster, og links et tal
record-header-needs = i hovedet mangler { $name }
record-header-form = hovedet har ikke den rigtige form: { $why }
record-event = en hændelse er et objekt, hvis 'event' er en af { $kinds }
record-event-has-no = en hændelse { $kind } har ingen { $names }
record-event-needs = en hændelse { $kind } skal have { $names }
record-event-value = { $name } i en hændelse { $kind } kan ikke være { $value }
record-because = { $wrong }: { $why }
record-expected = hændelse { $expected } var ventet, ikke { $seq }
record-after-end = efter slutningen er der ingen { $kind } mere
record-not-its-turn = plads { $seat } trækker, men har ikke tur
record-moved-by = plads { $seat } er { $who }, men trækket siges at være af { $by }
record-wrong-hand = hånden { $hand } slår eller trækker, men har ikke tur
record-end-over = bordet slutter ({ $why }), men spillet er slut
record-end-not-over = bordet slutter ({ $why }), men spillet er ikke slut
record-end-scores = pointene og vinderne til sidst er ikke stillingens
record-no-seat = en plads { $seat } findes ikke; pladserne er 0 til { $last }
record-same-id = hændelse { $event } har samme id som hændelse { $first }
record-same-chances = hændelse { $event } henviser til chancerne i hændelse { $same }, som ikke nævner nogen
record-chances = chancerne, der blev trukket efter, er ikke stillingens
record-outcome-teller = den, der angav udfaldet, passer ikke til bordet: kun ved et bord i hånden angiver mennesker, hvad der faldt
record-too-long = det tager for lang tid at kontrollere protokollen
record-too-many = andre protokoller fra denne adresse kontrolleres stadig; vent et øjeblik
record-arena-deal = dette er ikke en omgang i en arena: { $why }
record-arena-other = { $file } rummer resultaterne af en anden match: { $match }
record-arena-numbers = omgangene i { $file } er ikke nummereret 0, 1, 2 …
record-arena-result = { $file } indeholder ingen resultater fra `parlour evaluate`

## What the bytes of a record disprove

wrong-no-hash = linjen slutter ikke med sin hash
wrong-hash = linjen passer ikke til sin hash: den, eller en linje før den, er ændret
wrong-not-json = linjen er ikke JSON: { $why }
wrong-not-object = linjen er ikke et JSON-objekt
wrong-torn = den sidste linje er skåret over: den slutter ikke med et linjeskift
wrong-empty = protokollen er tom
wrong-format = formatet er { $format }; denne efterprøvning kender { $known }
wrong-id = bordets id skal være 1 til 64 bogstaver, cifre, »-« eller »_«
wrong-no-commitment = hovedet binder sig ikke til en hashkæde med 1 til { $most } led
wrong-number = her var hændelse nummer { $expected } ventet, ikke { $seq }
wrong-nonce = noncen skal være højst 64 byte, hexadecimalt med små bogstaver
wrong-outcome = beviset giver resultatet { $proven }, i protokollen står { $outcome }
wrong-same = chancerne siges at være dem i hændelse { $event }, som ikke nævner nogen
wrong-chances = chancerne skal være en liste af [outcome, vægt i hele tal]
wrong-weights = chancernes vægte er tilsammen mere end 2**128
wrong-used-up = alle kædens led er brugt, og bordet har ikke bundet sig til en næste kæde
wrong-link = leddet hører ikke til den kæde, som bordet har bundet sig til
wrong-next = bordet binder sig til en næste kæde, selv om den nuværende har led tilbage
wrong-chain = denne kæde er ikke den, der skulle følge efter den forrige
wrong-seed = startværdien, der blev vist til sidst, giver ikke den kæde, der blev brugt
wrong-large = protokollen er større, end dette format tillader
wrong-strict = linjen er ikke skrevet på den eneste måde, dette format tillader
wrong-kind = en hændelse af denne slags er ikke kendt
wrong-members = { $name } mangler, er ukendt eller er ikke, hvad det skal være
wrong-order = en hændelse af denne slags må ikke stå her
wrong-device = sådan må en enhed ikke melde sig: dens id, dens pladser eller stedet i protokollen
wrong-unknown-device = der nævnes en enhed, som aldrig har meldt sig
wrong-presence = en enhed går, som er væk, eller kommer tilbage, selv om den er her
wrong-draw-number = trækningens nummer er ikke det, der er for tur
wrong-again = en trækning, der blev droppet eller erklæret ugyldig, skal åbnes igen med samme hånd og samme chancer
wrong-begin = en trækning blev åbnet, før alle havde en enhed, og før nogen trykkede på »Begynd«
wrong-missing = de enheder, der siges at mangle, er ikke blandt dem, der deltog
wrong-links = der skal være ét led for hver enhed, der deltog
wrong-voids = mere end { $most } trækninger blev erklæret ugyldige
wrong-next-chain = en næste kæde tilføjes, hvor der ikke må være nogen
wrong-undo = et træk fortrydes, hvor det ikke må
wrong-by = et træk siges at være en bots, hvor der sidder et menneske, eller et menneskes, hvor der sidder en bot
wrong-rules = linjen følger ikke spillets regler
wrong-name = et navn hører ikke til linjen før det eller passer ikke til sin hash
wrong-day = dagens tal hører ikke til denne protokol: det var et andet, der var lagt fast
wrong-round = rundens tal hører ikke til denne protokol: det var et andet, der var lagt fast
record-challenge = dagens tal giver en anden udfordring end den spillede
wrong-text = { $name } mangler eller er ikke tekst
wrong-bytes = { $name } skal være 32 byte, hexadecimalt med små bogstaver

## Commands at the table

command-unknown = en kommando { $command } findes ikke
command-id = id’et skal være 1 til 64 bogstaver, cifre, »-« eller »_«
command-table-id = et bords id er 1 til 64 bogstaver, cifre, »-« eller »_«
command-seq = seq skal være et helt tal
command-text = { $name } må højst være { $most } synlige tegn
command-needs-seat = denne kommando kræver en plads
command-seats = pladserne er 0 til { $last }
command-ended = bordet er slut
command-stands = bordet står ved hændelse { $seq }
command-stale = hændelse { $event } kom efter hændelse { $seq }
command-paused = bordet holder pause
command-paused-already = bordet holder allerede pause
command-not-paused = bordet holder ikke pause
command-reused = hændelse { $event } kom af en anden kommando med dette id
command-waits-roll = bordet venter på et slag
command-waits-tell = bordet venter på, at nogen angiver, hvad der faldt
command-not-by-hand = dette bord kaster og trækker selv
command-person-tells = kun et menneske kan angive, hvad der faldt
command-waits-move = bordet venter på et træk fra plads { $seat }
command-to-move = plads { $seat } skal trække
command-other-hand = en anden hånd slår
command-who = den, der sætter sig, skal være et Seat
command-break-off = giv en grund til at afslutte spillet; »over« er forbeholdt reglerne
command-reaction = reaktionen er tom
command-enough = denne plads har nået grænsen ved dette bord: { $most } gange
command-undo = et træk kan kun fortrydes ved et bord, der tillader det, af den eneste person dér eller hvis alle er enige, og så længe intet er blevet trukket siden
command-asked = der er allerede spurgt og svaret: spørg igen efter næste træk
command-code = { $name } skal være en kode: et bogstav og derefter højst 31 små bogstaver, cifre, '-' eller '_'
command-drawing = en trækning er åben; dens udfald kommer først
command-device = det kan denne enhed ikke her: dens id, dens pladser, dens kæde eller om den er til stede
command-devices = for mange enheder til én plads eller for mange tilmeldinger
command-not-asked = det venter bordet ikke på
command-late = trækningen er lukket
command-too-early = der er endnu ikke sagt klar til at afsløre i denne trækning
command-wrong-link = leddet hører ikke til den kæde, som enheden har bundet sig til

## The server

server-not-found = det findes ikke her, eller det er ikke til dig
server-no-coach = denne plads har ingen træner
server-daily-practice = kun en enheds første forsøg på selve dagen, spillet til ende af personen selv, kommer på listen
server-unavailable = serveren er ved at stoppe, eller dens database svarer ikke; intet er tabt, prøv igen
server-bug = det her skulle ikke være sket; serverens log siger mere
server-not-your-seat = denne nøgle gælder ikke for den plads
server-not-host = kun værten må invitere
server-undo-stakes = i et spil med rating, en turnering og dagens udfordring kan træk ikke fortrydes
server-not-ending = kun værten, eller alle sammen, kan afslutte spillet for alle; en bot spiller videre for den, der går
server-no-name = der mangler et navn
server-home = kun den, der sidder ved denne maskine, kan lade telefoner i hjemmet være med
server-not-over = spillet er ikke slut
server-not-gone = pladsen er en bots egen, eller personen er der
server-not-taken-over = ingen bot spiller for personen på denne plads
server-seat-taken = den plads er optaget eller er ikke til en et andet sted
server-seats-taken = der er ingen ledig plads
server-tables = denne server holder højst { $most } borde åbne
server-openings = der er åbnet for mange borde fra denne adresse; vent lidt
server-level = en bot på niveau { $level } koster serveren for meget med disse valg; der findes { $levels }
server-connections = for mange forbindelser
server-too-many-messages = for mange beskeder på denne forbindelse
server-too-many-requests = for mange forespørgsler fra denne adresse
server-too-many-bytes = der kom for meget fra denne adresse; vent et øjeblik
server-origin = andre steders sider må ikke bruge denne server
server-host = serveren kendes ikke under det navn; den, der driver den, angiver navnet med --url eller --origin
server-bytes = her læses højst { $most } byte
server-length = opgiv indholdets længde (content-length)
server-nested = JSON’en er indlejret for dybt
server-hello-first = den første besked skal være hello
server-hello-late = hello kom ikke i tide
server-hello-said = hello er allerede sagt
server-bad-message = beskeden har ikke den rigtige form: { $why }
server-bad-request = forespørgslen har ikke den rigtige form: { $why }
server-sums = det er ikke summer af det, der faldt
server-options = valgene har ikke den rigtige form: { $why }
server-database-busy = en anden server bruger databasen { $file }; én SQLite-fil, én node

## A program at somebody else's table

client-link = skal være linket til en plads, med #i= eller #k= til sidst
client-refused = serveren afviser ({ $code }): { $why }
client-unreachable = intet svar fra { $url }: { $why }
join-no-screen = kræver hele skærmen i en terminal; programmer bruger parlour.adapters.remote
join-no-server = der er ingen Parlour-server på denne adresse
join-not-found = bordet findes ikke mere, eller linket er ufuldstændigt
verify-what = angiv enten protokoller eller --pages med en adresse
verify-address = skal være adressen på en server, med http:// eller https://
pages-none = denne installation har ingen websider at sammenligne med
client-alarm = { $what } Der sendes ikke mere herfra: hverken træk eller slag.
client-unprotected = ingen enhed deltager ved dette bord, eller det trækker efter ældre regler: den, der driver det, kunne vælge hvert slag
client-notice = kun et menneske kan afgøre det ({ $code }), og ingen blev spurgt
carry-not-alone = dette bord blev ikke spillet på én enhed alene: det fortsætter kun der, hvor det er
carry-ended = dette spil kan ikke fortsætte: det er slut, eller et slag var åbent, da filen blev gemt
carry-apart = denne enhed har en anden fortsættelse af det samme bord
carry-here = dette bord er allerede på denne enhed og mindst lige så langt
