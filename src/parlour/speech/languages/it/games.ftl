### Nomi dei giochi e di tutto ciò che vi si può scegliere.
###
### GAME                   un gioco; .about lo spiega in una frase
### GAME-OPTION            un’opzione; .about la spiega in una frase
### GAME-OPTION-VALUE      un valore di un’opzione; edizioni, varianti e regole con un nome hanno anche .about

game-shutbox = Shut the Box
    .about = Lancia i dadi e chiudi gli sportelli: se li chiudi tutti hai vinto, altrimenti vince il punteggio più basso.
game-tuki = Tuki Tuki
    .about = Otto carte che nessuno conosce: scambiale, scoprile, forma coppie con l’aiuto dei pappagalli e finisci con meno punti di tutti.
game-rolit = Rolit
    .about = Racchiudi le palline degli altri fra due delle tue e falle rotolare sul tuo colore.

## Shut the Box

shutbox-edition = Edizione
    .about = Il gioco stampato di cui valgono le regole.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, una fila a testa
    .about = Gli sportelli da 1 a 10 e una fila propria per ogni giocatore.
shutbox-edition-tactica-shared = { shutbox-tactica }, una sola scatola
    .about = Gli sportelli da 1 a 10 in una scatola che tutti giocano a turno.
shutbox-edition-twelve = Scatola da dodici
    .about = Gli sportelli da 1 a 12, sempre due dadi.
shutbox-edition-nine = Scatola da nove
    .about = Gli sportelli da 1 a 9 in una sola scatola.
shutbox-variant = Variante
    .about = Un insieme di regole più fini che ha un nome.
shutbox-variant-classic = Classica
    .about = Continua finché un lancio non serve a nulla; ciò che resta aperto conta contro di te.
shutbox-variant-young = Per i più piccoli
    .about = Un lancio per turno; chi non può chiudere nulla è fuori.
shutbox-variant-solo = Solitario
    .about = Senza rivali, partita dopo partita, per il punteggio più basso.
shutbox-variant-no-surprises = Senza sorprese
    .about = Ogni sportello aperto conta un punto, qualunque sia.
shutbox-variant-two-first = Prima il 2
    .about = Il primo lancio del turno deve chiudere il 2, da solo o in una somma.
shutbox-variant-three-first = Prima il 3
    .about = Il primo lancio del turno deve chiudere il 3, da solo o in una somma.
shutbox-variant-three-down = 3 già chiusi
    .about = Gli sportelli 1, 2 e 3 sono chiusi fin dall’inizio.
shutbox-variant-unlucky-seven = 7 sfortunato
    .about = Il 7 è chiuso fin dall’inizio, e un lancio da 7 mette fine al tuo turno.
shutbox-variant-even-or-odd = Pari o dispari
    .about = Scegli i pari o i dispari prima del tuo primo lancio; solo quelli sono in gioco.
shutbox-variant-two-ten = Il 210
    .about = Due file a testa, quattro dadi e sportelli fino a 20, che sommati fanno 210.
shutbox-variant-sum-or-exact = Somma o esatto
    .about = Chiudi il totale stesso, oppure esattamente i numeri dei dadi.
shutbox-variant-digital = Cifre in fila
    .about = I numeri degli sportelli aperti, uno accanto all’altro, fanno il tuo punteggio: 1, 2 e 5 sono 125.
shutbox-variant-tournament = Torneo
    .about = Manche dopo manche i punti si sommano.
shutbox-players = Giocatori
    .about = In quanti si gioca.
shutbox-first = Chi comincia
    .about = Chi fa il lancio più alto, o un posto preciso.
shutbox-first-rules = come dicono le regole
shutbox-rows = File
    .about = Una fila di sportelli per ogni giocatore, o una scatola per tutti.
shutbox-rows-own = una fila a testa
shutbox-rows-shared = una sola scatola
shutbox-tiles = Sportelli
    .about = La fila va da 1 a questo numero.
shutbox-dice = Dadi
    .about = Quanti dadi si lanciano.
shutbox-fewer_dice = Meno dadi
    .about = Quando si possono, o si devono, lanciare meno dadi.
shutbox-fewer_dice-never = mai
shutbox-fewer_dice-choice = a scelta, quando sopra il 6 non è aperto nulla
shutbox-fewer_dice-forced = sempre uno, quando sopra il 6 non è aperto nulla
shutbox-fewer_dice-sum-6 = a scelta, quando gli sportelli aperti sommati fanno 6 o meno
shutbox-score = Punteggio
    .about = Quanto costano gli sportelli aperti.
shutbox-score-sum = la loro somma
shutbox-score-digital = le loro cifre in fila
shutbox-score-count = un punto ciascuno
shutbox-first_hit = Primo da chiudere
    .about = Lo sportello che il primo lancio del turno deve chiudere.
shutbox-first_hit-0 = nessuno
shutbox-preshut = Già chiusi
    .about = Gli sportelli chiusi fin dall’inizio.
shutbox-bust = Totale sfortunato
    .about = Il totale che mette subito fine al turno.
shutbox-bust-0 = nessuno
shutbox-parity = Pari o dispari
    .about = Se tutti gli sportelli sono in gioco, o ognuno sceglie pari o dispari.
shutbox-parity-all = tutti gli sportelli
shutbox-parity-choice = ognuno sceglie
shutbox-combine = Che cosa si può chiudere
    .about = Qualsiasi somma che dia il totale, o solo il totale o esattamente i numeri dei dadi.
shutbox-combine-sum = qualsiasi somma
shutbox-combine-exact = somma o esatto
shutbox-order = Ordine
    .about = Lanciare finché si può, oppure una sola volta per turno.
shutbox-order-turns = turni interi
shutbox-order-rounds = un lancio per turno
shutbox-tie = Parità
    .about = Che cosa succede quando il punteggio più basso è in comune.
shutbox-tie-roll = chi è pari lancia ancora una volta
shutbox-tie-game = chi è pari gioca di nuovo
shutbox-tie-share = la vittoria è condivisa
shutbox-until = Durata
    .about = Dopo una partita, quando ci si ferma in solitario, o raggiunti i punti o le manche.
shutbox-until-game = una partita
shutbox-until-stop = finché non smetti
shutbox-until-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
shutbox-until-rounds = { $count ->
    [one] una manche
   *[other] { $count } manche
}
shutbox-shut = Chiudere la scatola
    .about = Se vince tutto all’istante, o conta zero punti e ferma la partita.
shutbox-shut-wins = vince subito
shutbox-shut-counts = conta zero punti
shutbox-unplayed = Dopo una scatola chiusa
    .about = Che cosa segna chi ha il turno interrotto da una scatola chiusa.
shutbox-unplayed-open = gli altri segnano ciò che è aperto
shutbox-unplayed-nothing = gli altri non segnano nulla
shutbox-unplayed-play_on = gli altri finiscono il turno
shutbox-lead = Chi comincia la manche successiva
    .about = Chi comincia la manche successiva di un incontro.
shutbox-lead-stays = lo stesso giocatore
shutbox-lead-rotates = il giocatore seguente
shutbox-out = Quando tutti sono fuori
    .about = Chi vince una partita con un lancio per turno se nessuno chiude la scatola.
shutbox-out-score = vince il punteggio più basso
shutbox-out-last = vince l’ultimo rimasto in gioco

## Tuki Tuki

tuki-players = Giocatori
    .about = In quanti si gioca.
tuki-rounds = Manche
    .about = Quante manche si sommano.
tuki-first = Chi comincia
    .about = Chi scopre la somma più alta comincia ogni manche, o un posto preciso.
tuki-first-rules = come dicono le regole

## Rolit

rolit-preset = Regole
    .about = Le regole di { game-rolit }, o quelle del suo cugino più anziano.
rolit-preset-rolit = { game-rolit }
    .about = Da due a quattro colori; chi non può catturare mette una pallina accanto a una qualsiasi.
rolit-preset-reversi = Reversi
    .about = Due colori, l’Othello di sempre: una mossa deve catturare, e chi non può passa.
rolit-size = Tabellone
    .about = Quante caselle ha un lato.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Giocatori
    .about = In quanti si gioca.
rolit-colours = Colori
    .about = Il colore di ogni posto.
rolit-first = Chi comincia
    .about = Il colore che mostra una pallina lanciata, o un posto preciso.
rolit-first-rules = come dicono le regole
