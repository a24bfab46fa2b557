### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game }: una lezione
web-lesson-step = Passo { $number } di { $count }
web-lesson-back = Indietro
web-lesson-next = Avanti
web-lesson-show = Fammi vedere
web-lesson-leave = Lascia la lezione
web-lesson-again = Da capo
web-lesson-you = Tu

## Shut the Box

lesson-shutbox-roll = I tuoi dieci sportelli sono aperti. Chiudili tutti e vinci. Lancia i dadi!
lesson-shutbox-shut = 6 e 3 fanno nove. Chiudi sportelli che sommati facciano esattamente 9: ci sono più modi, scegline uno.
lesson-shutbox-again = Gli sportelli chiusi restano chiusi. Continui a lanciare finché il lancio serve.
lesson-shutbox-die = Qualche lancio dopo sono aperti solo 1, 2 e 5. Se nessuno sopra il 6 è aperto, puoi lanciare un dado solo. Prova.
    .otherwise = Anche due dadi sono permessi, ma il totale sarebbe spesso troppo alto. Prova con un dado.
lesson-shutbox-over = Un 4 non serve: il tuo turno è finito. Restano aperti 1 + 2 + 5: 8 punti. Meno sono, meglio è.
lesson-shutbox-luck = Un altro turno, con più fortuna: è aperto solo il 2. Lancia un dado.
    .otherwise = Due dadi fanno 2 solo con due 1. Lancia un dado.
lesson-shutbox-last = Un 2! Chiudi il tuo ultimo sportello.
lesson-shutbox-won = La scatola è chiusa e vinci subito. Se nessuno ci riesce, vince chi ha il punteggio più basso.

## Tuki Tuki

lesson-tuki-open = Davanti a te ci sono otto carte coperte. Nessuno le conosce, nemmeno tu. Scopri quella in alto a sinistra.
    .otherwise = Puoi scoprire qualsiasi carta. Per ora, scopri quella in alto a sinistra.
lesson-tuki-below = Un dodici. È tanto, e vince chi ha meno punti. Scopri la carta sotto.
    .otherwise = Andrebbe bene qualsiasi carta. Per ora, scopri quella sotto il dodici.
lesson-tuki-pair = Un altro dodici! Due numeri uguali, uno sopra l’altro, sono una coppia e non contano nulla.
lesson-tuki-take = Nel tuo turno prendi una carta: dal mazzo o dagli scarti. Prendine una dal mazzo.
    .otherwise = Puoi prendere anche il 7 dagli scarti. Per ora, prendi una carta dal mazzo.
lesson-tuki-put = Un 1 va bene. Mettilo al posto di una carta coperta.
    .otherwise = Tieni la coppia e tieni l’1: mettilo al posto di una carta coperta.
lesson-tuki-old = La vecchia carta era un 10. Va agli scarti, e tocca al prossimo.
lesson-tuki-third = Hai una coppia di tre e un terzo. Un quarto è sugli scarti: prendilo.
    .otherwise = Il mazzo può dare qualsiasi cosa. Prendi il tre che vedi.
lesson-tuki-fourth = Mettilo sotto il terzo.
    .otherwise = C’è un posto migliore: sotto il tre che è solo.
lesson-tuki-four = Due coppie dello stesso numero sono un quartetto. Conta −10: dieci punti in meno!
lesson-tuki-parrot = Un pappagallo imita la carta che ha sopra o sotto. Prendi questo dagli scarti.
    .otherwise = I pappagalli sono rari. Prendi questo dagli scarti.
lesson-tuki-mimic = Metti il pappagallo sotto il tuo dodici.
    .otherwise = C’è un posto migliore: sotto il dodici.
lesson-tuki-mimics = Il pappagallo ora è un secondo dodici. Una coppia: nulla da contare.
lesson-tuki-hidden = La fine di una manche: ti resta una sola carta coperta. Prendi una carta dal mazzo.
    .otherwise = Questa volta, prendi una carta dal mazzo.
lesson-tuki-close = Un 1. Mettilo al posto della tua ultima carta coperta.
    .otherwise = Si potrebbe, ma finiamo: mettilo al posto della tua ultima carta coperta.
lesson-tuki-won = Senza carte coperte hai finito. Gli altri hanno avuto un ultimo turno. Hai 3 punti, l’altro 32: vinci!

## Rolit

lesson-rolit-trap = Giochi col rosso. Metti una pallina in una casella segnata, così che una pallina di un altro colore resti chiusa fra due delle tue.
lesson-rolit-turned = Tutto ciò che hai chiuso è diventato rosso. Ora toccherebbe al verde.
lesson-rolit-most = Una pallina può chiudere lungo più linee insieme. Trova la casella che gira quattro palline.
    .otherwise = Quella ne gira di meno. Trova la casella che gira quattro palline.
lesson-rolit-lines = Quattro in un colpo! Se puoi catturare, devi farlo.
lesson-rolit-place = Qui non puoi catturare nulla. Allora metti la pallina accanto a un’altra qualsiasi.
lesson-rolit-placed = Non si è girato nulla, ma la tua pallina potrà servire. Non si passa mai.
lesson-rolit-corner = Prendi l’angolo: una pallina in un angolo non si può più girare.
    .otherwise = Anche così catturi, ma cerca l’angolo.
lesson-rolit-safe = Questa pallina resta rossa fino alla fine.
lesson-rolit-full = Su questo piccolo tabellone resta una casella, e tocca a te. Metti l’ultima pallina.
lesson-rolit-won = Il tabellone è pieno e il rosso si vede di più: 11 a 5. Vinci!
