### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = Controllo della riga { $line }…
web-check-sound = { $draws ->
    [0] Nulla è stato cambiato dopo. In questa partita non c’era nulla da lanciare.
    [one] L’unico lancio segue dalla sua lista di probabilità, e nulla è stato cambiato dopo.
   *[other] Tutti i { $draws } lanci ed estrazioni seguono dalle loro liste di probabilità, e nulla è stato cambiato dopo.
}
web-check-bad = Qualcosa non va alla riga { $line }.
web-check-chain = Prima del primo evento il tavolo si è impegnato su tutti i suoi numeri casuali. Ogni lancio corrisponde a quell’impegno.
web-check-mixed = In { $mixed } su { $draws } hanno partecipato dispositivi di giocatori con un numero proprio.
web-check-first = È una registrazione vecchia. Chi ospitava avrebbe potuto guidare i lanci; prova solo che dopo non è stato cambiato nulla.
web-check-second = Se a un lancio ha partecipato un dispositivo onesto, nessuno poteva scegliere che cosa usciva dalla sua lista.
web-check-told = Si è giocato con dadi e carte veri: i giocatori hanno indicato { $count } risultati. Nulla può provare che i dadi o le carte siano davvero usciti così.
web-check-lists = Non controllato qui: le liste di probabilità e le mosse, perché questa pagina non conosce le regole. Chi ospitava avrebbe potuto scrivere altre liste o lasciare fuori un dispositivo. Sul tuo computer, parlour verify controlla anche le regole.
web-check-followed = Questo browser ha confrontato da sé le liste delle probabilità, le mosse, i turni e il risultato con le regole del gioco. Solo il tavolo dice chi è mancato a un lancio, e perché.
web-check-spoiled = Lanci annullati e rifatti: { $count }
web-check-unmixed = { $count ->
    [one] Un’estrazione è stata fatta dal solo tavolo (per un bot, o per tutti). Il tavolo poteva conoscerla in anticipo.
   *[other] { $count } sono state fatte dal solo tavolo (per dei bot, o per tutti). Il tavolo poteva conoscerle in anticipo.
}
web-check-sealed = Alla fine il tavolo ha rivelato i suoi numeri, e corrispondono al suo impegno.
web-check-unsealed = Il tavolo rivelerà i suoi numeri quando la partita sarà finita.
web-check-rules = Il server dice: rigiocati secondo le regole, tutte le mosse, le liste e i risultati sono giusti.
web-check-rules-bad = Il server dice: questa registrazione non rispetta le regole del gioco.
web-check-where = L’ha calcolato il tuo browser dalla registrazione, senza fidarsi del server.
web-check-not = Questo non dimostra
web-check-not-alone = Un tavolo che gioca solo con bot potrebbe aver provato molte partite e mostrato questa.
web-check-not-stop = Un tavolo può fermarsi quando un lancio non gli piace; ma allora tutti vedono che si è fermato.
web-check-not-who = Chi sedeva al tavolo, e se le persone hanno scelto da sé le loro mosse.
web-check-rolls = { $draws ->
    [one] Il lancio
   *[other] Tutti i { $draws } lanci ed estrazioni
}
web-check-head-event = N.
web-check-head-hand = Di chi
web-check-head-outcome = Risultato
web-check-head-odds = Probabilità
web-check-head-mixed = Numero proprio
web-check-head-recomputed = Ricalcolato
web-check-table = il tavolo
web-check-yes = sì
web-check-no = no
web-check-right = giusto
web-check-more = { $count ->
    [one] Un altro, giusto anche quello.
   *[other] Altri { $count }, giusti anche quelli.
}
web-check-head = Chi ha questa impronta ha esattamente la stessa registrazione:
web-check-words = Due giocatori possono confrontare queste parole all’evento { $seq }. Stesse parole, stessa partita:
web-check-problem-torn = L’ultima riga è tagliata.
web-check-problem-empty = Il file è vuoto.
web-check-problem-format = Questo non è una registrazione in un formato che qui si conosca.
web-check-problem-commitment = La registrazione non dice su quali numeri si è impegnato il tavolo.
web-check-problem-order = Manca una riga, o è nel posto sbagliato.
web-check-problem-outcome = La prova dà un risultato diverso da quello scritto.
web-check-problem-chances = Le probabilità di questo lancio non sono scritte bene.
web-check-problem-link = Questo lancio non corrisponde all’impegno del tavolo.
web-check-problem-next = Il tavolo ha preso un nuovo impegno prima di esaurire il vecchio.
web-check-problem-seed = I numeri rivelati alla fine non corrispondono all’impegno.
web-check-problem-rules = Questa riga non segue le regole del gioco.
web-check-problem-hash-missing = La riga non finisce con la sua impronta: forse non è affatto una registrazione.
web-check-problem-hash = Questa riga, o una precedente, è stata cambiata dopo essere stata scritta.
web-check-problem-json = La riga non si può leggere.
web-check-problem-form = Qualcosa in questa riga non è scritto come dovrebbe.
web-check-receipt = Confronta con la ricevuta di un dispositivo
web-check-receipt-fits = La registrazione corrisponde alla ricevuta: il dispositivo ha visto questa partita, e i suoi numeri e le sue mosse sono quelli che ha inviato.
web-check-receipt-form = Questa non è la ricevuta di un dispositivo.
web-check-receipt-table = La ricevuta è di un altro tavolo.
web-check-receipt-line = Il dispositivo ha visto altro all’evento { $at } (0 è l’intestazione).
web-check-receipt-short = Il dispositivo ha visto { $at ->
    [one] 1 evento
   *[other] { $at } eventi
} e la registrazione ne ha di meno.
web-check-receipt-link = Il numero dell’estrazione { $at } non è quello dato dal dispositivo.
web-check-receipt-move = La mossa all’evento { $at } non è quella inviata dal dispositivo, o non per quella posizione.
web-check-receipt-alarm = Quel dispositivo ha dato l’allarme: { $alarm }
web-check-devices = Un dispositivo ha estratto da solo; dispositivi uno dopo l’altro: { $count }. Solo i proprietari garantiscono per i lanci: una fine tagliata può essere stata rigiocata.
