# Ciò che sta scritto sui tavolieri, e ciò che ne dice un lettore di schermo.

board-plain = Tabellone
board-colour = { $colour ->
    [red] rossa
    [yellow] gialla
    [green] verde
   *[blue] blu
}

## Rolit

board-rolit = Tabellone di { game-rolit }
board-neutral = neutrale
board-winner = vittoria
board-balls = { $count ->
    [one] una pallina { board-colour }
   *[other] { $count } palline { $colour ->
        [red] rosse
        [yellow] gialle
        [green] verdi
       *[blue] blu
    }
}
board-hollow-ball = { $hollow }: pallina { board-colour }{ $last ->
    [yes] , messa per ultima
   *[no] {""}
}
board-hollow-empty = { $hollow }: vuota
board-worth = { $label }, vale { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] metti una pallina
    [one] metti una pallina, ne cattura una
   *[other] metti una pallina, ne cattura { $count }
}
board-tap-again = Tocca ancora { $hollow } per mettere la tua pallina. { $count ->
    [0] Non cattura nulla.
    [one] Cattura una pallina.
   *[other] Cattura { $count } palline.
}
board-must = { $must ->
    [capture] Devi catturare: scegli una delle caselle segnate.
    [place] Non puoi catturare. Metti la tua pallina accanto a una qualsiasi.
    [pass] Non puoi catturare, quindi passi.
   *[roll] La pallina lanciata mostra chi comincia.
}
board-pass = Passa
board-roll-ball = Lancia

## Shut the Box

board-shutbox = Tabellone di Shut the Box
board-row = { $name }: aperti { $open }; punti { $score }
board-row-nothing = nessuno
board-flap = { $number }: { $state ->
    [open] aperto
    [shut] chiuso
    [legal] aperto, si può chiudere
    [picked] scelto
   *[out] fuori gioco
}
board-half = { $half ->
    [even] pari
   *[odd] dispari
}
board-opening = Comincia chi tira più alto
board-opening-die = ha fatto { $face }
board-dice = Dadi: { $faces }, totale { $total }
board-dice-ready = { $count ->
    [one] Un dado, non ancora lanciato
   *[other] { $count } dadi, non ancora lanciati
}
board-roll-dice = { $count ->
    [one] Lancia un dado
   *[other] Lancia { $count } dadi
}
board-choice = { $choice ->
    [roll-1] Lancia un dado
    [roll-2] Lancia due dadi
    [roll-3] Lancia tre dadi
    [roll-4] Lancia quattro dadi
    [even] Pari
    [odd] Dispari
    [again] Gioca ancora
   *[stop] Fermati qui
}
board-shut = Chiudi { $set }
board-shut-other = Scegli altri
board-sets = { $count ->
    [one] Un modo di chiudere
   *[other] { $count } modi di chiudere
}
board-sets-many = { $count ->
    [one] Un modo. Scegli gli sportelli.
   *[other] { $count } modi. Scegli gli sportelli per restringere.
}
board-lost-roll = { $name } non può usare { $total }: il turno è finito.
    .you = Non puoi usare { $total }: il tuo turno è finito.
board-box-shut = { $name } ha chiuso la scatola!
    .you = Hai chiuso la scatola!
board-tie = { $kind ->
    [roll] Parità: chi è pari lancia ancora una volta.
   *[game] Parità: chi è pari gioca un’altra partita.
}
board-first-hit = Il primo lancio deve chiudere il { $number }.
board-bust = Un totale di { $total } mette fine al turno.
board-sheet = { $until ->
    [points] Tabella dei punti, fino a { $count } punti
    [rounds] Tabella dei punti, { $count ->
        [one] una manche
       *[other] { $count } manche
    }
   *[stop] Tabella dei punti
}
board-total = Totale

## Tuki Tuki

board-tuki = Tavolo di { game-tuki }
board-round = Manche { $round } di { $rounds }
board-grid = { $name }: { $score } finora, { $hidden ->
    [0] tutte le carte scoperte
    [one] una carta coperta
   *[other] { $hidden } carte coperte
}
board-card-name = { $card ->
    [hidden] carta coperta
    [parrot] pappagallo
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , vale { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Scoprila
    [put] . Metti qui: { board-card-name }
    [drop] . Scarta la tua e scopri questa
    [parrot] . Fai volare questo pappagallo
    [land] . Il pappagallo si posa qui
    [turn] . Girala
   *[none] {""}
}
board-stock-name = Mazzo
board-discard-name = Scarti
board-hand-name = In mano
board-stock = Mazzo, { $count ->
    [one] una carta
   *[other] { $count } carte
}{ $can ->
    [take] . Prendi la prima carta
    [draw] . Gira la prima carta
   *[none] {""}
}
board-discard = Scarti, { $card ->
    [none] nessuna carta
   *[other] in cima: { board-card-name }
}{ $can ->
    [take] . Prendi questa carta
    [drop] . Scarta la carta in mano
    [draw] . Gira la carta sostituita
   *[none] {""}
}
board-hand = { $card ->
    [none] Nessuna carta in mano
   *[other] In mano: { board-card-name }
}
board-left = Carte rimaste
board-left-unseen = Le carte che nessuno ha ancora visto, nel mazzo e coperte:
board-left-hidden = Coperte davanti ai giocatori:
board-left-stock = Nel mazzo rimescolato:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] coppia
    [4] quartetto
    [6] sestetto
   *[8] ottetto
}
board-scene-set = { board-set }!
board-closed = finito
board-last-turn = ultimo turno
board-one-hidden = una coperta
board-ending = { $why ->
    [closed] { $name } non ha più carte coperte: un ultimo turno per tutti gli altri.
    [stock] Il mazzo è finito due volte: un ultimo turno per tutti.
   *[stalled] Da molto nessuno prende dal mazzo: un ultimo turno per tutti.
}
    .you = Non hai più carte coperte: un ultimo turno per tutti gli altri.
board-your-last-turn = Questo è il tuo ultimo turno!
board-dilemma = La tua ultima carta coperta! Sostituiscila, scoprila o aspetta: scarta e lasciala coperta.
board-tap-slot = Tocca ancora { $slot } per mettere lì la carta.
board-drop = Scarta e scopri una carta
board-drop-wait = Scarta e aspetta
board-drop-last = Scarta e scopri l’ultima
board-fly = Fai volare il pappagallo
board-back = Indietro
board-choose-open = Scegli la carta coperta da scoprire.
board-choose-parrot = Scegli il pappagallo che vola.
board-choose-landing = Scegli la carta coperta su cui si posa.
board-told = { $label }, { $worth }{ $played ->
    [yes] , giocato
   *[no] {""}
}
board-nudge-corner = Guarda gli angoli.
board-nudge-edge = Guarda il bordo del tabellone.
board-nudge-middle = Guarda il centro del tabellone.
board-nudge-flaps =
    { $count ->
        [one] Pensa a un solo sportello.
       *[other] Pensa a { $count } sportelli insieme.
    }
board-nudge-dice = Pensa a cosa puoi scegliere qui.
board-nudge-piles = Confronta il mazzo e gli scarti.
board-nudge-parrot = Pensa ai tuoi pappagalli.
board-nudge-drop = Ti serve davvero questa carta?
board-nudge-left = Guarda le tue due colonne a sinistra.
board-nudge-right = Guarda le tue due colonne a destra.
