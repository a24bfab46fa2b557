### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = la partita è finita
play-not-now = non è uno dei passi permessi qui

## Shut the Box

shutbox-written = un lancio si scrive 6-3 (un dado: 4), un lancio per cominciare first:2, chiudere numeri 1+8 (un numero: 9), la scelta dei dadi roll 1, e le altre scelte even, odd, again, stop
shutbox-no-outcome = ora decide il posto { $seat }, non i dadi
shutbox-no-throw = tanti dadi non si possono lanciare; ce ne sono { $dice }
shutbox-no-shut-now = il posto { $seat } ora decide quali numeri chiudere con il lancio { $roll }
shutbox-no-throw-now = il posto { $seat } ora decide quanti dadi lanciare
shutbox-no-half-now = il posto { $seat } ora sceglie fra pari e dispari
shutbox-no-again-now = il posto { $seat } ora decide se giocare un’altra partita
shutbox-no-opening-now = il posto { $seat } sta per lanciare un dado per decidere chi comincia
shutbox-no-roll-now = { $dice ->
    [one] il posto { $seat } sta per lanciare 1 dado
   *[other] il posto { $seat } sta per lanciare { $dice } dadi
}
shutbox-no-twice = un numero si può chiudere una volta sola
shutbox-no-number = { $number } non è nella fila da 1 a { $tiles }
shutbox-no-open = { $number } non è aperto
shutbox-no-sum = { $step } fa { $sum }, e il lancio { $roll } va usato tutto: { $total }
shutbox-no-exact = si può chiudere solo il totale { $total } o esattamente i numeri dei dadi
shutbox-no-first-hit = il primo lancio del turno deve chiudere il numero { $number }
shutbox-at-over = { $name }: partita finita, vince il posto { $winners }, punti { $scores }
shutbox-at-opening = { $name }: il posto { $seat } lancia un dado per decidere chi comincia, aperti { $open }
shutbox-at-choose = { $name }: il posto { $seat } sceglie pari o dispari, aperti { $open }
shutbox-at-throw = { $name }: il posto { $seat } sceglie quanti dadi, aperti { $open }
shutbox-at-roll = { $name }: il posto { $seat } lancia, aperti { $open }
shutbox-at-shut = { $name }: il posto { $seat } chiude con { $roll }, aperti { $open }
shutbox-at-stop = { $name }: il posto { $seat } si ferma o gioca ancora, aperti { $open }

## Tuki Tuki

tuki-written = in { game-tuki } si scrive open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, una carta (da 0 a 12, parrot) o first:0
tuki-at = manche { $round } di { $rounds }, { $waits }
tuki-waits-deal = si danno le carte, e si scopre la prima degli scarti
tuki-waits-open = il posto { $seat } scopre una delle sue prime due carte
tuki-waits-turn-up = si gira una carta del posto { $seat }
tuki-waits-lot = la sorte decide chi comincia
tuki-waits-take = il posto { $seat } prende una carta dal mazzo o dagli scarti
tuki-waits-draw = il posto { $seat } pesca la prima carta del mazzo
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] il posto { $seat } ha in mano il pappagallo e deve metterlo giù
   *[other] il posto { $seat } ha in mano il numero { $card } e deve metterlo giù
}
tuki-waits-place-or-drop = { $card ->
    [parrot] il posto { $seat } ha in mano il pappagallo e deve metterlo giù o scartarlo
   *[other] il posto { $seat } ha in mano il numero { $card } e deve metterlo giù o scartarlo
}
tuki-waits-reveal = si gira una carta coperta del posto { $seat }
tuki-waits-finish = dopo il suo ultimo turno si scopre ciò che il posto { $seat } ha di coperto
tuki-no-step = non è né una mossa né un risultato di { game-tuki }
tuki-no-card = { $card ->
    [parrot] fra le carte che può essere non resta nessun pappagallo
   *[other] fra le carte che può essere non resta nessun { $card }
}
tuki-no-lot = la sorte sceglie solo fra chi ha scoperto la somma più alta (TK-03)
tuki-no-stock = il mazzo è vuoto, e non c’è nulla con cui rifarlo (TK-16)
tuki-no-open = la carta in { $slot } è già scoperta
tuki-no-drop-discard = una carta presa dagli scarti va messa giù (TK-07)
tuki-no-drop-only = con { $hidden } carte ancora coperte, scartare vuol dire scoprirne una (TK-07)
tuki-no-drop-open = scartando si scopre una carta coperta, e { $slot } è già scoperta (TK-07)
tuki-no-parrot = in { $slot } non c’è un pappagallo scoperto, e nient’altro vola (TK-12, TK-14)
tuki-no-mimic = il pappagallo in { $slot } non imita nessun numero, perciò non può volare (TK-14)
tuki-no-flight = il pappagallo in { $slot } imita il numero { $number }: solo quel numero lo libera (TK-14)
tuki-no-landing = un pappagallo si posa solo su una carta coperta, e { $slot } è scoperta (TK-14)

## Rolit

rolit-written = una mossa è una colonna e una fila, come d3; la pallina lanciata all’inizio è first: e un colore, come first:green
rolit-written-colours = i colori sono { $colours }
rolit-written-hollow = non c’è nessuna casella { $hollow } su un tabellone { $size }×{ $size }, che va da a1 a { $last }
rolit-written-hollows = non c’è nessuna casella con quel numero: vanno da 0 a 63
rolit-written-colour-numbers = non c’è nessun colore con quel numero: vanno da 0 a 3
rolit-no-step = questo non è né una mossa né un risultato di { game-rolit }
rolit-no-roll-first = prima si lancia una pallina, per vedere chi comincia
rolit-no-first-settled = è già deciso chi comincia
rolit-no-player = nessuno gioca con il { $colour }
rolit-no-pass = nessuno passa mai: chi non può catturare mette una pallina accanto a una qualsiasi
rolit-no-pass-must = il { $colour } può catturare in { $hollows }, quindi deve
rolit-no-hollow = su questo tabellone non c’è una casella così
rolit-no-occupied = { $hollow } è occupata: c’è una pallina ({ $colour })
rolit-no-neighbour = { $hollow } non è accanto a una pallina
rolit-no-capture-pass = una pallina in { $hollow } non cattura nulla, e il { $colour } non può catturare da nessuna parte, quindi deve passare
rolit-no-capture = { $hollow } non cattura nulla, e il { $colour } può catturare e quindi deve: in { $hollows }
rolit-at-over = { $size }×{ $size }, partita finita, { $tally }
rolit-at-roll = { $size }×{ $size }, si lancia per vedere chi comincia, palline: { $balls }, { $tally }
rolit-at-move = { $size }×{ $size }, tocca al { $colour }, palline: { $balls }, { $tally }
rolit-at-tally = { $colour } { $score }
