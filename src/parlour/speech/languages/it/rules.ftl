### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Scelto per questa partita
rules-option = { $option }: { $value }
rules-unusual = Questo tavolo cambia le regole abituali: { $options }.
rules-title = { $part ->
    [aim] Lo scopo
    [setup] Preparazione
    [first] Chi comincia
    [turn] Il tuo turno
    [dice] Quanti dadi
    [cannot] Quando non puoi catturare
    [last] L’ultima carta
    [parrots] I pappagalli
    [count] Il conteggio
    [end] La fine
    [match] L’incontro
    [tie] Parità
    [tips] Consigli
    [worth] Quanto valgono le caselle
    [moving] Come si muove
   *[ours] Le nostre regole
}
rules-who = Da { $least } a { $most } giocatori, dai { $age } anni.
rules-who-any = Da { $least } a { $most } giocatori.
rules-who-exactly = { $players ->
    [one] Per un giocatore, dai { $age } anni.
    [2] Per due giocatori, dai { $age } anni.
   *[other] Per { $players } giocatori, dai { $age } anni.
}
rules-who-exactly-any = { $players ->
    [one] Per un giocatore.
    [2] Per due giocatori.
   *[other] Per { $players } giocatori.
}
rules-first-seat = Comincia { $name }, e si prosegue in senso orario.
rules-first-alone = Comincia { $name }.
rules-ours-about = Deciso da noi, non da un regolamento:

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Chiudi tutti gli sportelli e vinci subito. Se non ci riesce nessuno, vince chi ha il punteggio più basso.
    [last] Chiudi tutti gli sportelli e vinci subito.
    [counts] Finisci con il punteggio più basso. Chiudere tutti gli sportelli conta 0 punti: meglio non si può.
   *[solo] Gioca una partita dopo l’altra e cerca il punteggio più basso. Con tutti gli sportelli chiusi, meglio non si può.
}
rules-shutbox-rows = { $rows ->
    [own] Ognuno ha una fila di sportelli da 1 a { $tiles }. All’inizio sono tutti aperti.
    [two] Ognuno ha due file di sportelli da 1 a { $tiles }. All’inizio sono tutti aperti.
    [alone] I tuoi sportelli vanno da 1 a { $tiles }. All’inizio sono tutti aperti.
   *[shared] C’è una sola scatola con gli sportelli da 1 a { $tiles }. All’inizio sono tutti aperti, e si riaprono per ogni giocatore.
}
rules-shutbox-preshut = Chiusi fin dall’inizio: { $flaps }.
rules-shutbox-parity = Prima del tuo primo lancio scegli pari o dispari. Solo quegli sportelli sono in gioco; gli altri non contano.
rules-shutbox-roll = { $combine ->
    [sum] Lancia e chiudi uno o più sportelli aperti che sommati facciano esattamente il totale. Non deve avanzare nulla.
   *[exact] Lancia e chiudi o lo sportello uguale al totale, o esattamente quelli che i dadi mostrano.
}
rules-shutbox-example = Un { $total } si può fare così: { $sets }.
rules-shutbox-example-exact = Con { $faces } puoi chiudere { $total }, oppure { $faces }.
rules-shutbox-go = { $order ->
    [turns] Gli sportelli chiusi restano chiusi. Continua a lanciare finché puoi chiudere qualcosa. Il primo lancio che non serve finisce il tuo turno; non c’è una seconda possibilità.
   *[rounds] Un lancio a testa, giro dopo giro. Gli sportelli chiusi restano chiusi. Chi non può chiudere nulla è fuori.
}
rules-shutbox-first-hit = Il primo lancio del tuo turno deve chiudere il { $number }, da solo o in una somma. Se non può, il turno è finito.
rules-shutbox-bust = Un totale di { $total } finisce subito il tuo turno.
rules-shutbox-dice = { $fewer ->
    [never] Si lanciano sempre tutti i dadi.
    [choice] Quando nessuno sportello sopra il 6 è aperto, prima di ogni lancio scegli quanti dadi lanciare.
    [forced] Quando nessuno sportello sopra il 6 è aperto, si lancia un solo dado.
   *[sum] Quando gli sportelli aperti sommati fanno 6 o meno, prima di ogni lancio scegli quanti dadi lanciare.
}
rules-shutbox-end = { $end ->
    [wins] Chi chiude l’ultimo sportello vince subito, anche prima che gli altri abbiano giocato.
    [once] Chi chiude l’ultimo sportello vince subito.
    [match] Chi chiude l’ultimo sportello vince subito tutto l’incontro, qualunque siano i totali.
    [open] Chi chiude l’ultimo sportello non segna nulla e la partita si ferma: gli altri segnano ciò che hanno aperto.
    [round] Chi chiude l’ultimo sportello non segna nulla e la manche finisce: gli altri segnano ciò che hanno aperto.
    [nothing] Chi chiude l’ultimo sportello non segna nulla e la manche finisce: nemmeno chi non ha finito il turno segna qualcosa.
    [play_on] Chi chiude l’ultimo sportello non segna nulla; gli altri finiscono il loro turno.
   *[solo] Chiudere l’ultimo sportello finisce la serie con un punteggio perfetto.
}
rules-shutbox-out = { $out ->
    [score] Se prima restano fuori tutti, vince chi ha il punteggio più basso.
   *[last] Appena tutti gli altri sono fuori, vince l’ultimo giocatore rimasto in gioco.
}
rules-shutbox-count = { $score ->
    [sum] I numeri aperti si sommano.
    [digital] I numeri aperti si leggono uno accanto all’altro come un solo numero.
   *[count] Ogni sportello aperto costa un punto.
}
rules-shutbox-left = { $flaps } rimasti aperti costano { $points } punti.
rules-shutbox-until = { $until ->
    [points] Si gioca una manche dopo l’altra e i punti si sommano. Quando qualcuno arriva a { $count } punti, vince il totale più basso.
    [rounds] { $count ->
        [one] Si gioca una manche.
       *[other] Si giocano { $count } manche e i punti si sommano. Vince il totale più basso.
    }
   *[stop] Dopo ogni partita ne giochi un’altra o smetti. Si annotano tutte, e conta la migliore.
}
rules-shutbox-lead = { $lead ->
    [rotates] La manche successiva la comincia il giocatore successivo.
   *[stays] Ogni manche la comincia lo stesso giocatore.
}
rules-shutbox-tie = { $tie ->
    [roll] Chi è in parità lancia a turno ancora una volta sulla propria fila così com’è, chiude ciò che può, e si conta di nuovo.
    [game] Chi è in parità gioca un’altra partita.
    [round] Chi è in parità gioca un’altra manche.
   *[share] Chi è in parità condivide la vittoria.
}
rules-shutbox-first = Ognuno lancia un dado. Comincia chi tira più alto, e si prosegue in senso orario.
rules-shutbox-ours = { $what ->
    [box] Nessun regolamento descrive questa scatola: è una versione casalinga diffusa.
    [mixed] Alcune di queste regole sono state scelte per questo tavolo, oltre il regolamento.
    [seats] Il regolamento non dice in quanti si può giocare; qui c’è posto per { $most }.
    [alone] Secondo il regolamento il 210 è per due; qui si può giocare anche in solitario.
    [limit] Il limite di { $most } giocatori è nostro.
    [dice] Il regolamento di { shutbox-tactica } lascia scegliere fra un dado e due quando 7, 8, 9 e 10 sono chiusi; qui vale anche con altri sportelli e un altro numero di dadi.
    [first] In caso di parità su chi comincia si rilancia fra i pari.
    [start] Il regolamento di questa scatola non dice chi comincia; si lancia un dado.
    [tie-roll] Una parità si rilancia finché dura. Chi vi chiude tutto vince. Se nessun lancio può più aiutare, la vittoria è condivisa.
    [tie-game] Una parità si rigioca finché dura.
    [tie] Il regolamento di questa scatola non dice che cosa accade in parità.
    [round] Un incontro finisce con la manche in cui qualcuno arriva al limite, così tutti giocano lo stesso numero di manche.
    [finish] La manche in cui qualcuno arriva al limite si gioca fino in fondo.
    [digital] Un incontro a cifre in fila dura cinque manche, se non si sceglie altro.
    [out] Il regolamento non dice chi vince quando tutti sono fuori.
    [unplayed] Il regolamento non dice che cosa segnano gli altri quando qualcuno chiude tutto e l’incontro continua.
    [lead] Il regolamento non dice chi comincia la manche successiva.
    [exact] Un doppio può chiudere solo il suo totale, e un dado solo il suo numero.
    [exact-more] Più di due dadi chiudono il totale, oppure tutti i loro numeri se sono diversi.
    [parity] Ognuno sceglie la propria metà.
    [half] Chi paga per un turno mai giocato paga la metà minore.
    [halves] Chi paga per un turno mai giocato paga entrambe le metà; era la regola quando è cominciata questa partita.
    [tie-shut] In una manche così, chi chiude la scatola vince.
   *[solo] Conta la tua partita migliore, e una scatola chiusa finisce la serie.
}
rules-moving-web-shutbox = Tocca gli sportelli da chiudere, o una delle somme proposte, poi Chiudi. Spazio o Invio lancia i dadi.
rules-moving-terminal-shutbox = Scrivi i numeri con un più: 1+8. Oppure cliccali uno per uno sul tabellone, o scegli dall’elenco. «roll 1» lancia un solo dado.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Abbi meno punti di tutti alla fine della manche.
   *[other] Abbi meno punti di tutti dopo { $rounds } manche.
}
rules-tuki-setup = Ci sono 108 carte: otto per ogni numero da 0 a 12, e quattro pappagalli. Ognuno riceve otto carte coperte, in due file da quattro. Nessuno può guardarle, nemmeno chi le ha. Il resto è il mazzo; la sua prima carta comincia gli scarti, sempre scoperti.
rules-tuki-open = Ognuno scopre due delle proprie carte.
rules-tuki-first = Comincia chi ha la somma più alta, e si prosegue in senso orario.
rules-tuki-turn = Nel tuo turno prendi la prima carta del mazzo o degli scarti. Mettila al posto di una delle tue carte, scoperta o coperta; quella vecchia va agli scarti, e una coperta non si guarda prima.
rules-tuki-drop = Una carta del mazzo si può anche scartare; allora scopri una delle tue carte coperte. Una carta degli scarti va messa.
rules-tuki-last = Quando ti resta una sola carta coperta, puoi scartare la carta del mazzo e lasciare coperta la tua, tutte le volte che vuoi.
rules-tuki-end = Chi per primo non ha più carte coperte ha finito. Gli altri hanno ancora un turno, poi si scopre ciò che è ancora coperto e si conta.
rules-tuki-total = Dopo l’ultima manche vince il totale più basso.
rules-tuki-count = I tuoi numeri si sommano. Due numeri uguali, uno sopra l’altro, sono una coppia e contano 0. Uno accanto all’altro, o altrove, non sono una coppia.
rules-tuki-sets = Due coppie dello stesso numero sono un quartetto e contano −10, tre sono un sestetto e contano −15, quattro sono un ottetto e contano −20.
rules-tuki-parrot = Un pappagallo imita la carta che ha sopra o sotto e così forma una coppia, un quartetto, un sestetto o un ottetto.
rules-tuki-fly = Quando prendi proprio il numero che il tuo pappagallo imita, puoi metterlo al suo posto. Il pappagallo vola su una delle tue carte coperte, che va agli scarti senza essere vista. I numeri non si spostano mai.
rules-tuki-tip = { $what ->
    [low] Cambia le carte alte con quelle basse, ma pensa prima alle coppie: una coppia di dodici conta 0.
    [four] Una seconda coppia dello stesso numero ti toglie dieci punti.
   *[close] Finire per primi è una scommessa: gli altri hanno ancora un turno. Fallo se credi di avere il punteggio più basso.
}
rules-tuki-ours = { $what ->
    [rounds] Il regolamento prevede cinque manche.
    [draw] In caso di parità, secondo il regolamento comincia chi compie gli anni prima; qui decide un sorteggio.
    [order] Le prime due carte si scoprono un giocatore dopo l’altro.
    [opened] Un pappagallo scoperto conta allora come il numero scoperto che imita, altrimenti 0.
    [parrots] Due pappagalli in una colonna contano 0 e non entrano in nessun quartetto.
    [closing] Finisce anche chi sostituisce l’ultima carta coperta o vi fa atterrare un pappagallo.
    [stock] Un mazzo vuoto si rifà con gli scarti, tranne la carta in cima. Dopo la seconda volta in una manche tutti hanno ancora un turno.
    [stalled] Dopo 50 turni di fila senza prendere dal mazzo tutti hanno ancora un turno.
   *[shared] A totali uguali la vittoria è condivisa.
}
rules-moving-web-tuki = Tocca il mazzo o gli scarti, poi la carta da sostituire. Tutto il resto lo offrono i pulsanti.
rules-moving-terminal-tuki = Le colonne sono da a a d, le righe 1 e 2. «take stock», «take discard»; poi «a1» mette lì la carta, «drop a1» la scarta e scopre a1, «drop» non scopre nulla, «fly a1 c2» fa volare il pappagallo da a1 a c2. Oppure clicca mazzi e carte: per «drop a1» gli scarti, poi a1.

## Rolit

rules-rolit-aim = Quando il tabellone è pieno, vince il colore che si vede di più.
rules-rolit-setup = Il tabellone ha { $size } × { $size } caselle. Al centro ci sono quattro palline, ognuna di un colore diverso.
rules-rolit-colours = Ognuno ha un colore e siede dalla sua parte del tabellone: { $colours }.
rules-rolit-neutral = I colori che nessuno gioca ({ $colours }) sono neutri: si possono catturare e non contano per nessuno.
rules-rolit-first = Si lancia una pallina come un dado. Comincia chi gioca il colore in alto, e si prosegue in senso orario.
rules-rolit-turn = Metti una pallina del tuo colore in una casella vuota in modo che, in linea retta, ci siano palline di altri colori fra essa e un’altra tua pallina. Tutte le palline chiuse da quella nuova, nelle otto direzioni, prendono il tuo colore. Quelle appena girate non chiudono nulla.
rules-rolit-must = Se puoi catturare, devi farlo.
rules-rolit-final = Una mossa valida è definitiva; dopo una non valida il tabellone torna com’era.
rules-rolit-cannot = Se non puoi catturare, o il tuo colore è sparito, metti una pallina in una casella vuota qualsiasi accanto a una pallina qualsiasi. Non si passa mai.
rules-rolit-tip = { $what ->
    [size] La mossa che gira più palline non è sempre la migliore.
   *[corner] Una pallina in un angolo non si può più girare. Giocare proprio accanto a un angolo spesso lo regala a un altro.
}
rules-rolit-worth = { $how ->
    [random] Riempire una casella fa vincere quel numero di partite su 100 in più (+) o in meno (−) di una parte uguale; misurato in partite a caso.
   *[learned] Riempire una casella fa vincere quel numero di partite su 100 in più (+) o in meno (−) di una parte uguale; misurato in partite tra bot che giocano bene.
}
rules-rolit-ours = { $what ->
    [picture] Dall’alto a sinistra, in senso orario, le quattro palline sono rossa, gialla, verde e blu, e questo è l’ordine di gioco.
    [again] Con un colore neutro si rilancia.
    [corners] Anche in diagonale vale come accanto.
    [takeback] Puoi scegliere di poter annullare le mosse; su più schermi tutti devono essere d’accordo ogni volta.
   *[shared] A numeri uguali la vittoria è condivisa.
}
rules-rolit-former = { $what ->
    [roll] Si lancia una pallina come un dado. Comincia chi gioca con il colore in alto.
    [picture] In senso orario da in alto a sinistra le quattro palline sono rossa, gialla, verde e blu.
   *[order] Questa partita è cominciata con una versione precedente delle nostre regole: si gioca nell’ordine dei posti ({ $colours }), non intorno al tabellone.
}
rules-rolit-reversi-aim = Quando nessuno può più muovere, vince il colore con più palline.
rules-rolit-reversi-setup = Il tabellone ha { $size } × { $size } caselle. Due palline per colore stanno sulle diagonali del centro. È l’Othello di sempre, che non è nel regolamento di { game-rolit }.
rules-rolit-reversi-colours = I colori dei giocatori: { $colours }.
rules-rolit-reversi-turn = Metti una pallina del tuo colore in una casella vuota in modo che, in linea retta, ci siano palline dell’altro colore fra essa e un’altra tua pallina. Tutte le palline chiuse da quella nuova, nelle otto direzioni, prendono il tuo colore.
rules-rolit-reversi-cannot = Ogni mossa deve catturare. Chi non può passa.
rules-moving-web-rolit = Tocca una casella segnata. Su uno schermo piccolo il primo tocco mostra che cosa cattura, il secondo gioca la mossa.
rules-moving-terminal-rolit = Scrivi una colonna e una riga: d3. Oppure clicca la casella, o scegli dall’elenco. Le caselle possibili sono segnate; le parentesi mostrano la pallina appena messa e quelle girate.
