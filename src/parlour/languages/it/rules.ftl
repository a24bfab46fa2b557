### Le regole di ogni gioco come si leggono giocando, paragrafo per paragrafo, nell’ordine del file.
###
### rules-GAME-PART        un paragrafo; .title è il suo titolo. Le regole complete, con i loro id, sono in docs/rules/.
### Ciò che nessun regolamento dice è nostro, e l’ultimo paragrafo lo dice.

rules-chosen = Scelto per questa partita
rules-option = { $option }: { $value }

## Shut the Box

rules-shutbox-aim = Chiudi tutti i tuoi sportelli, o resta con meno punti degli altri.
    .title = Lo scopo
rules-shutbox-turn = Lancia i dadi. Chiudi uno o più sportelli aperti la cui somma sia esattamente il totale: con un 9 può essere 9, o 1 e 8, o 2, 3 e 4. Uno sportello chiuso resta chiuso. Continua a lanciare finché il totale si può fare; quando non si può, il tuo turno è finito, e non c’è una seconda possibilità.
    .title = Il tuo turno
rules-shutbox-dice = In TACTica, quando 7, 8, 9 e 10 sono tutti chiusi, prima di ogni lancio scegli se lanciare un dado o due. La scatola da dodici si gioca sempre con due.
    .title = Un dado o due
rules-shutbox-end = Chi chiude l’ultimo sportello vince subito, anche prima che gli altri abbiano giocato. Se non ci riesce nessuno, si sommano gli sportelli aperti, e vince la somma più bassa.
    .title = La fine
rules-shutbox-first = Ognuno lancia un dado; comincia chi tira più alto, e si prosegue in senso orario.
    .title = Chi comincia
rules-shutbox-notation = Scrivi i numeri con un più: 1+8. Oppure cliccali uno per uno sul tabellone, o scegli dall’elenco. «roll 1» lancia un solo dado.
    .title = Come si gioca
rules-shutbox-ours = Le regole stampate qui tacciono, perciò abbiamo deciso: in caso di parità su chi comincia si rilancia; una parità finale si decide ai dadi finché chi è pari può ancora chiudere qualcosa; un incontro a 100 punti finisce con la manche in cui qualcuno ci arriva.
    .title = Le nostre regole

## Tuki Tuki

rules-tuki-aim = Finisci cinque manche con meno punti possibile. Le tue otto carte sono coperte, in due file da quattro, e nessuno le conosce, nemmeno tu.
    .title = Lo scopo
rules-tuki-turn = Per prima cosa ognuno scopre due carte, e comincia chi ha la somma più alta. Nel tuo turno prendi la prima carta del mazzo o degli scarti. Mettila al posto di una delle tue carte, scoperta o coperta; quella vecchia va agli scarti. Una carta del mazzo puoi anche scartarla, e allora scopri una delle tue carte coperte.
    .title = Il tuo turno
rules-tuki-last = Quando ti resta una sola carta coperta, puoi scartare la carta del mazzo e lasciare coperta la tua, tutte le volte che vuoi. Appena qualcuno non ha più carte coperte, gli altri hanno ancora un turno; poi si scoprono tutte le carte e si conta.
    .title = L’ultima carta
rules-tuki-count = I tuoi numeri si sommano. Due numeri uguali, uno sopra l’altro, sono una coppia e contano 0. Due coppie dello stesso numero sono un quartetto e contano −10, tre sono un sestetto e contano −15, quattro sono un ottetto e contano −20.
    .title = Il conteggio
rules-tuki-parrot = Un pappagallo imita la carta che ha sopra o sotto e così forma una coppia. Quando prendi proprio il numero che il tuo pappagallo imita, puoi metterlo al suo posto, e il pappagallo vola su una delle tue carte coperte, che va agli scarti senza che nessuno l’abbia vista.
    .title = I pappagalli
rules-tuki-notation = Le colonne vanno da a a d, le file sono 1 e 2. «take stock» prende dal mazzo, «take discard» dagli scarti; poi «a1» mette lì la carta, «drop a1» la scarta e scopre a1, «drop» non scopre nulla, «fly a1 c2» fa posare su c2 il pappagallo di a1. Oppure clicca pile e carte: per «drop a1» gli scarti, poi a1.
    .title = Come si gioca
rules-tuki-ours = In caso di parità, secondo il regolamento comincia chi compie gli anni prima; qui decide un sorteggio. Dove le regole stampate tacciono, abbiamo deciso noi: due pappagalli in una colonna contano 0; un mazzo vuoto si rifà con gli scarti, e dopo la seconda volta tutti hanno ancora un turno; a totali uguali la vittoria è condivisa.
    .title = Le nostre regole

## Rolit

rules-rolit-aim = Quando il tabellone è pieno, vince il colore che si vede di più.
    .title = Lo scopo
rules-rolit-turn = Metti una pallina del tuo colore in una casella vuota in modo che, in linea retta, fra lei e un’altra delle tue ci siano palline di altri colori. Tutte le palline che quella nuova racchiude, nelle otto direzioni, prendono il tuo colore. Se puoi catturare, devi farlo.
    .title = Il tuo turno
rules-rolit-cannot = Se non puoi catturare, o il tuo colore è scomparso, metti una pallina in una casella qualsiasi accanto a un’altra pallina. Nessuno passa mai.
    .title = Quando non c’è nulla da catturare
rules-rolit-first = Si lancia una pallina come un dado; il colore in alto comincia, e si prosegue in senso orario.
    .title = Chi comincia
rules-rolit-notation = Scrivi una colonna e una fila: d3. Oppure clicca la casella, o scegli dall’elenco. Le caselle dove puoi giocare sono segnate; le parentesi mostrano la pallina appena messa e quelle che ha girato.
    .title = Come si gioca
rules-rolit-ours = Le regole stampate qui tacciono, perciò abbiamo deciso: i colori che nessuno gioca si possono catturare e non contano per nessuno; a numeri uguali la vittoria è condivisa. Con le regole Reversi vale l’Othello di sempre: una mossa deve catturare, e chi non può passa.
    .title = Le nostre regole
