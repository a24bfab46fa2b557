### What the commands print for people, but for their help (help.ftl). With --json they print data, which is in no language.
###
### COMMAND-…         what that command prints
### transcript-…      a record as plain text
### plot-…, picture-… words in pictures
### cli-…             what several commands say, and what is wrong with their arguments: clauses behind `option name=value:`
###
### Games, options, levels, moves, rolls, files and flags are arguments or stand as they are typed. $seconds and other
### measured numbers come as they are to be shown.

cli-seconds = { $seconds } s
cli-svg = deve essere il nome di un file .svg
cli-cannot-write = lì non si può scrivere: { $reason }

progress-games = partite
progress-deals = serie
progress-batches = lotti
progress-positions = posizioni
progress-left = ancora { $seconds } s
compiling = { $game }: prima compilazione, di solito da 10 a 40 secondi. Il prossimo avvio sarà rapido.

## parlour play

play-resume-alone = non si combina con un gioco, posti o una nuova registrazione
play-pace = deve essere un numero di secondi
play-no-menu = senza terminale non c’è menu; indica un gioco

## parlour games

games-title = { $game }  { $title } (regole { $rules })
games-default = (predefinito: { $default })
games-default-open = (predefinito: come dicono le altre opzioni)

## parlour simulate

simulate-summary = { $games ->
    [one] { $game }: 1 partita a caso in { $seconds } s, { $length } passi
   *[other] { $game }: { $games } partite a caso in { $seconds } s ({ $rate } al secondo), in media { $length } passi l’una
}
simulate-seat = posto { $seat }: punteggio medio { $mean }, da { $least } a { $most }; { $wins }% delle vittorie

## parlour learn

learn-words = Scrivi una mossa quando ti viene chiesta; «{ $back }» torna indietro, «{ $show }» la fa per te, «{ $quit }» esce.
learn-look = Premi Invio per continuare.
learn-roll = Premi Invio per lanciare.
learn-move = La tua mossa? { $moves }
learn-none = non c’è una lezione per { $game }
learn-done = La lezione è finita. Per giocare: { $command }

## parlour replay, parlour convert

replay-torn = l’ultima riga è strappata ed è tralasciata; byte: { $bytes }
replay-at = deve essere il numero di un evento, da 0 a { $last }
replay-score = { $name } { $score }
replay-scores = punti: { $scores }
replay-scores-won = punti: { $scores }; vince: { $winners }
convert-events = gli eventi del documento devono essere un elenco
convert-misfit = gli eventi del documento non vanno d’accordo: { $why }

transcript-table = tavolo { $table }, { $time }
transcript-seat = posto { $seat }
transcript-who = posto { $seat }: { $who }
transcript-bot = bot { $level }
transcript-person = { $kind ->
    [here] una persona qui
   *[elsewhere] una persona altrove
}
transcript-named = { $name }, { $what }
transcript-move = posto { $seat }: { $move }
transcript-move-bot = posto { $seat }: { $move }  (bot { $level })
transcript-draw = al posto { $seat } esce { $outcome }
transcript-draw-table = al tavolo esce { $outcome }
transcript-seated = al posto { $seat } ora c’è { $who }
transcript-pause = pausa
transcript-resume = si riprende
transcript-end = fine
transcript-scores = { $end }: punti { $scores }
transcript-react = il posto { $seat } reagisce: { $what }
transcript-rematch = rivincita al tavolo { $table }
transcript-undo = il posto { $seat } annulla l’evento { $event }
transcript-consent = i posti { $seats } accettano di annullare l’evento { $event }
transcript-decline = il posto { $seat } non accetta di annullare l’evento { $event }
transcript-lapse = l’evento { $event } resta: non tutti hanno risposto
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = deve essere di 64 cifre esadecimali
verify-status = { $status ->
    [finished] partita finita
    [in-play] partita in corso
    [torn] registrazione incompleta
   *[bad] registrazione non valida
}
verify-place = riga { $line }, byte { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] l’unico evento prima è giusto
   *[other] i { $events } eventi prima sono giusti
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 evento
   *[other] { $events } eventi
}, { $draws ->
    [one] 1 estrazione provata
   *[other] { $draws } estrazioni provate
}, di cui { $own } con dispositivi di chi gioca
verify-head = ultimo hash { $head }
verify-first = formato parlour/1: chi teneva il tavolo poteva scegliere i risultati e superare comunque questa verifica
verify-covered = posto { $seat }: un dispositivo ha partecipato a { $count } su { $draws }
verify-alone = estrazioni senza alcun dispositivo, che il tavolo poteva prevedere: { $count }
verify-daily = la sfida del { $day }: il suo caso era fissato in anticipo, uguale per tutti
verify-told = il caso è venuto a mano: { $count } risultati detti da persone. Ogni passo segue le regole; nulla può provare che i dadi o le carte siano davvero usciti così
verify-duplicate = manche { $round } di un torneo: il suo caso era fissato in anticipo, uguale a tutti i tavoli
verify-drops = estrazioni riaperte perché un dispositivo, secondo il tavolo, dormiva: { $count }
verify-voided = l’estrazione { $n } è stata annullata
verify-would = l’estrazione { $n } è stata annullata; avrebbe dato { $outcome }
verify-open = l’estrazione { $n } è stata aperta e mai chiusa
verify-words = parole da confrontare all’evento { $seq }: { $words }
verify-no-end = la registrazione non ha fine: mancano righe, o la partita è ancora in corso
verify-other-head = l’ultimo hash è { $head }, non quello annotato
verify-receipt = corrisponde alla ricevuta del dispositivo { $device }: { $events ->
    [one] 1 evento
   *[other] { $events } eventi
}, { $links ->
    [one] 1 numero suo
   *[other] { $links } numeri suoi
}
verify-receipt-alarm = quel dispositivo ha dato l’allarme: { $alarm }
receipt-form = questa non è la ricevuta di un dispositivo
receipt-table = la ricevuta è di un altro tavolo
receipt-line = il dispositivo ha visto altro all’evento { $seq } (0 è l’intestazione)
receipt-short = il dispositivo ha visto { $count ->
    [one] 1 evento
   *[other] { $count } eventi
} e la registrazione ne ha di meno
receipt-link = l’estrazione { $n } ha un numero diverso da quello dato dal dispositivo
receipt-move = la mossa all’evento { $seq } non è quella inviata dal dispositivo, o non per quella posizione

## parlour perft, parlour worth, parlour train

worth-title = Quanto vale ogni casella
worth-scale = probabilità di vittoria in punti percentuali, sopra (+) o sotto (−) una parte uguale per tutti, { $games ->
    [one] 1 partita a caso
   *[other] { $games } partite a caso
}, errore standard al massimo { $error }
train-title = Errore della stima, lotto per lotto, secondo il numero di posti vuoti
train-done = I pesi sono in { $file }.
sheets-done = { $file }: fogli da stampare: { $count }
sheets-known = deve essere uno di { $names }
pocket-done = { $folder } contiene i giochi, { $size } MB di semplici file. Per provare: python -m http.server --directory { $folder }
dataset-done = { $file } contiene { $positions } posizioni di { $games } partite.
exam-made = { $file } contiene { $questions } domande.
exam-scored = Domande: { $questions }. Risposte consentite: { $legal }, mosse migliori: { $best }. Perdita per domanda: { $regret } ± { $error }; con una mossa qualsiasi { $any_move }, con la prima { $first_move }.
exam-win = Scegli la mossa con la maggiore probabilità di vincere.
exam-points = Scegli la mossa con il miglior punteggio atteso.
exam-answer = Rispondi con una di queste mosse, scritta esattamente come qui, e nient’altro:
advise-at-alone = solo insieme a { $option }
advise-other = è una registrazione di { $game }
advise-record = { $position }: la probabilità di vincere con ogni mossa, in percento
advise-lead = Accanto, il vantaggio alla fine.
advise-points = Accanto, i punti attesi.
advise-score = { $position }: il punteggio atteso dopo ogni mossa
advise-estimated = Sono stime.

## parlour solve, parlour advise

solve-title = { $game }, il gioco migliore per l’obiettivo «{ $objective }»
solve-by-seat = vincere, per posto:
solve-by-turn = vincere, per ordine di turno:
solve-score = punteggio atteso
solve-shut = probabilità di chiudere la scatola
solve-win = probabilità di vincere
solve-note = nota: { $note }
solve-cell = { $label }: { $number }
solve-first = migliori prime mosse
solve-nothing-fits = nulla va bene
solve-where = risultati più probabili
solve-scores = punteggi più probabili
solve-rows = file finali più probabili
solve-left-open = aperti alla fine
solve-box = scatola chiusa
solve-plot-row = --plot disegna una sola fila: aggiungi --objective score o --objective shut

advise-objective = deve essere score o shut: una fila da sola non dice nulla sulla vittoria
advise-to-win = deve essere win, o mancare, dove { $rows }, { $best } o { $to_come } parlano di altri
advise-exact = le frazioni esatte sono per una fila da sola; per vincere contro altri togli { $exact }
advise-open = aperti { $open }
advise-rolled = aperti { $open }, lancio { $dice }
advise-each = { $position }: { $what } dopo ogni mossa
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: nulla va bene, il turno è finito: { $what } { $value }

picture-title = Shut the Box, { $edition } { $variant }: { $objective ->
    [score] il gioco migliore per il punteggio
   *[shut] il gioco migliore per chiudere la scatola
}
picture-map = { $what }, prima del lancio: { $low } (scuro) – { $high } (chiaro)
picture-rest = { $map }; chiusi { $numbers }
picture-across = in orizzontale: quali fra { $numbers } sono aperti, contando in binario
picture-down = in verticale: lo stesso per { $numbers }
picture-nothing = nulla
# above a picture: at most about 70 letters
picture-scores = punti: gioco migliore (barre, media { $best }), ingordo (linea, { $greedy })
picture-bars = punti; barra più alta { $top }
picture-wide-bars = punti; barra più alta { $top }, larghezza di una barra { $step }

## parlour arena

arena-sprt = deve essere fatta di due quote di vittorie, per esempio 0.5:0.55
arena-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
arena-summary = { $game }: { arena-games } in { $deals ->
    [one] 1 serie
   *[other] { $deals } serie
}, { $length } passi l’una, { $seconds } s
arena-level = livello
arena-won = vinte
arena-share = quota di vittorie
arena-score = punteggio medio
arena-intervals = (intervalli al 95%)
arena-decision = { $decision ->
    [high] almeno { $high }
    [low] al massimo { $low }
   *[open] non deciso
}
arena-test = test sequenziale: { arena-decision } (logaritmo del rapporto di verosimiglianza { $ratio }, limiti { $lower } e { $upper })
plot-title = { $game }: quota di vittorie per posto, { arena-games }
plot-deals = serie

## parlour serve

serve-workers = deve essere almeno 1
serve-offline = deve essere una cartella scritta da «parlour pocket»
serve-open = Parlour è aperto: { $address }   (Ctrl+C lo chiude)
serve-home = I telefoni di casa possono unirsi: { $address }
serve-home-closed = Anche i telefoni di casa possono unirsi: attivalo sotto «Invita» o avvia con --home.
serve-getting-ready = Prima preparazione di { $game } (ne restano { $left }). Si può già giocare.
serve-ready = Tutti i giochi sono pronti.
serve-port-in-use = la porta { $address } è già usata da un altro programma
serve-host = questa macchina non può restare in ascolto lì: { $why }

## parlour completion: the first line of each script

completion-bash = Parlour in bash: caricalo con source, o mettilo nella cartella di bash-completion.
completion-zsh = Parlour in zsh: mettilo come _parlour in una cartella di $fpath, o caricalo con source dopo compinit.
completion-fish = Parlour in fish: mettilo in ~/.config/fish/completions/parlour.fish
pages-same = { $address }: { $files } file come in questa installazione (impronta delle pagine: { $digest }). Ad altre persone il server può mandare altri file.
pages-other = { $address }: { $count } file su { $files } non sono quelli di questa installazione: { $which }. Il server ha un’altra versione, o qualcuno ha cambiato le sue pagine.
verify-devices = un dispositivo ha estratto da solo; dispositivi uno dopo l’altro: { $count }. Solo i proprietari garantiscono per le estrazioni, e una fine tagliata può essere stata rigiocata
