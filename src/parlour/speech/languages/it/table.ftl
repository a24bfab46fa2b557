### Ciò che si dice a un tavolo, chiunque lo disegni.
###
### turn-…, GAME-turn-…    a chi tocca e che cosa si aspetta
### GAME-move-…            una mossa come viene offerta
### GAME-log-…             una mossa o un risultato come si racconta dopo
### result-…               com’è finita una partita
### refused-CODE           perché il tavolo ha rifiutato; i codici sono fissi (docs/table.md)
### bot-…                  i livelli dei bot, e perché un bot ha fatto la sua mossa
###
### Argomenti: $name è il nome di un giocatore; mosse e posizioni sono notazione e restano come sono.

list-comma = ,{" "}
list-and = { $first } e { $last }

seat-name = Giocatore { $number }
face-name = { $number ->
    [1] Volpe
    [2] Gufo
    [3] Orso
    [4] Gatto
    [5] Rana
    [6] Coniglio
    [7] Pinguino
    [8] Leone
    [9] Riccio
    [10] Koala
    [11] Tartaruga
   *[12] Anatra
}
seat-bot = { $name } ({ $level })

## A chi tocca

turn-wait-roll = { $name } sta per lanciare.
    .you = Tocca a te lanciare.
turn-table = Il tavolo sta per estrarre.
turn-bot = { $name } sta pensando…
turn-paused = La partita è in pausa.
play-turn = Tocca a { $name }.
    .you = Tocca a te.

shutbox-turn-opening = { $name }: lancia un dado. Comincia chi tira più alto.
shutbox-turn-roll = { $name }: lancia i dadi.
shutbox-turn-choose = { $name }: pari o dispari?
shutbox-turn-throw = { $name }: quanti dadi?
shutbox-turn-shut = { $name }: chiudi sportelli che sommati fanno { $total }.
shutbox-turn-stop = { $name }: un’altra partita?
tuki-turn-open = { $name }: scopri una delle tue carte.
tuki-turn-take = { $name }: prendi dal mazzo o dagli scarti.
tuki-turn-place = { $name }: dove va { $card }?
tuki-turn-draw = { $name }: gira la carta.
rolit-turn-roll = { $name }: lancia la pallina. Il colore in alto comincia.
rolit-turn-capture = { $name } ({ $colour }): devi catturare.
rolit-turn-place = { $name } ({ $colour }): nulla da catturare; metti una pallina accanto a una qualsiasi.
rolit-turn-pass = { $name } ({ $colour }): nulla da catturare; devi passare.

## Mosse offerte

shutbox-move-shut = chiudere { $numbers }
shutbox-move-throw = { $dice ->
    [one] lanciare un dado
   *[other] lanciare { $dice } dadi
}
shutbox-move-even = giocare i pari
shutbox-move-odd = giocare i dispari
shutbox-move-again = giocare ancora
shutbox-move-stop = fermarsi qui
tuki-move-open = scoprire { $slot }
tuki-move-stock = prendere dal mazzo
tuki-move-discard = prendere la prima degli scarti
tuki-move-put = metterla in { $slot }
tuki-move-drop = scartarla, scoprire { $slot }
tuki-move-pass = scartarla, non scoprire nulla
tuki-move-fly = metterla in { $parrot }; il pappagallo si posa su { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, ne gira { $captures }
}
rolit-move-pass = passare

## Che cosa è successo

log-began = La partita comincia.
log-torn = L’ultima riga della registrazione era strappata ed è stata tagliata; nulla di ciò che si è visto è perduto.
log-seated = { $name } prende posto.
log-paused = La partita è in pausa.
log-went-on = La partita riprende.
log-reacted = { $name }: { $what }
log-rematch = Gli stessi giocatori continuano a un altro tavolo.
log-undone = { $name } annulla una mossa.
log-consent-asked = { $name } chiede di annullare l’ultima mossa.
log-consent = { $name } è d’accordo.
log-declined = { $name } non è d’accordo: la mossa resta.
log-lapsed = Non tutti hanno risposto: la mossa resta.
log-carried = Da qui continua un altro dispositivo.
take-back = Annulla mossa
take-back-allowed = Le mosse si possono annullare
    .about = Fino al prossimo lancio o alla prossima carta.
web-hand = Con dadi e carte nostri
web-hand-about = Toccate ciò che è uscito; il tavolo bada a regole e punti.
web-hand-ask = Che cosa è uscito?
web-hand-whose = { $name }: che cosa è uscito?
web-hand-by = { $name } tocca ciò che è uscito.
web-hand-here = Tocca qui
web-hand-again = Tocca di nuovo questi dadi
take-back-ask = Chiedi di annullare
take-back-question = { $name } vuole annullare una mossa. Va bene?
take-back-yes = Sì, annulla
take-back-no = No, si continua
take-back-asked = Si chiede a tutti se la tua mossa si può annullare.
take-back-declined = { $name } vuole continuare: la tua mossa resta.
take-back-lapsed = Non tutti hanno risposto: la tua mossa resta.
take-back-moved = La partita è andata avanti: la tua mossa resta.
take-back-agree = Se tutti sono d’accordo, fino al prossimo lancio o alla prossima carta.
play-step = { $name }: { $step }
play-step-table = Il tavolo: { $step }

shutbox-log-first = { $name } fa { $face } per decidere chi comincia.
    .you = Fai { $face } per decidere chi comincia.
shutbox-log-roll = { $name } fa { $roll }.
    .you = Fai { $roll }.
shutbox-log-stuck = { $name } non può continuare.
    .you = Non puoi continuare.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } chiude { $numbers }.
    .you = Chiudi { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } prende un dado.
   *[other] { $name } prende { $dice } dadi.
}
    .you = { $dice ->
        [one] Prendi un dado.
       *[other] Prendi { $dice } dadi.
    }
shutbox-log-even = { $name } gioca i pari.
    .you = Giochi i pari.
shutbox-log-odd = { $name } gioca i dispari.
    .you = Giochi i dispari.
shutbox-log-again = { $name } gioca ancora.
    .you = Giochi ancora.
shutbox-log-stop = { $name } si ferma.
    .you = Ti fermi.
tuki-log-first = La sorte sceglie { $name }, che comincia.
    .you = La sorte sceglie te: cominci tu.
tuki-log-card = { $name } gira { $card }.
    .you = Giri { $card }.
tuki-log-card-table = Gli scarti cominciano con { $card }.
tuki-log-open = { $name } scopre { $slot }.
    .you = Scopri { $slot }.
tuki-log-stock = { $name } prende dal mazzo.
    .you = Prendi dal mazzo.
tuki-log-discard = { $name } prende dagli scarti.
    .you = Prendi dagli scarti.
tuki-log-put = { $name } la mette in { $slot }.
    .you = La metti in { $slot }.
tuki-log-drop = { $name } la scarta e scopre { $slot }.
    .you = La scarti e scopri { $slot }.
tuki-log-pass = { $name } la scarta e non scopre nulla.
    .you = La scarti e non scopri nulla.
tuki-log-fly = { $name } la mette in { $parrot }; il pappagallo si posa su { $slot }.
    .you = La metti in { $parrot }; il pappagallo si posa su { $slot }.
rolit-log-first = La pallina mostra { $colour }: comincia { $name }.
    .you = La pallina mostra { $colour }: cominci tu.
rolit-log-place = { $name } gioca { $hollow }.
    .you = Giochi { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } gioca { $hollow }. Si gira una pallina.
   *[other] { $name } gioca { $hollow }. Si girano { $captures } palline.
}
    .you = { $captures ->
        [one] Giochi { $hollow }. Si gira una pallina.
       *[other] Giochi { $hollow }. Si girano { $captures } palline.
    }
rolit-log-pass = { $name } passa.
    .you = Passi.

## Parole dei giochi

tuki-card-number = il numero { $card }
tuki-card-parrot = il pappagallo
tuki-stock = mazzo
tuki-discard = scarti
tuki-taken = in mano
tuki-round = manche { $round } di { $rounds }
tuki-last-turns = ultimi turni
rolit-colour-red = rosso
rolit-colour-yellow = giallo
rolit-colour-green = verde
rolit-colour-blue = blu
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (nessuno)
shutbox-aside = fuori
shutbox-total = totale { $total }

## Tabella dei punti

sheet-title = Punti
sheet-low = vince chi ne ha meno
sheet-high = vince chi ne ha di più
sheet-game = partita { $number }
sheet-round = manche { $number }
tuki-sheet-row = { sheet-round }

## Risultati

result-winner = Vince { $name }!
    .you = Hai vinto!
result-shared = { $names } condividono la vittoria.
result-alone = Punteggio: { $score }.
shutbox-result-outright = { $name } chiude la scatola e vince!
    .you = Chiudi la scatola e vinci!
shutbox-result-alone = Punti rimasti: { $score }.
shutbox-result-alone-outright = { $name } chiude la scatola!
    .you = Chiudi la scatola!
result-broken-off = La partita è stata interrotta.

## Rifiuti

refused-not_your_turn = Tocca a qualcun altro.
refused-roll_first = Prima bisogna lanciare.
refused-not_by_hand = Questo tavolo tira e pesca da solo.
refused-move_first = Prima bisogna fare una mossa.
refused-illegal_move = «{ $move }» qui non è possibile.
refused-bad_notation = «{ $move }» non è una mossa di questo gioco.
refused-stale_seq = Nel frattempo la partita è andata avanti; guarda di nuovo.
refused-unknown_seq = Quella posizione non è ancora stata raggiunta.
refused-unknown_seat = Quel posto non esiste.
refused-bad_command = Comando non riconosciuto.
refused-old_format = Questo tavolo è in un vecchio formato: si può rivedere e salvare, ma non si può continuare a giocare.
refused-bad_level = Per questo gioco non c’è un bot così.
refused-id_reused = Questo comando è già stato inviato con un altro contenuto.
refused-paused = La partita è in pausa.
refused-not_paused = La partita non è in pausa.
refused-enough = A questo tavolo hai raggiunto il limite per questo.
refused-over = La partita è finita.
refused-chance_exhausted = Questo tavolo ha esaurito le estrazioni.
refused-drawing = Il lancio è ancora in corso. Un momento.
refused-late = Quel lancio è già finito.
refused-not_asked = Il tavolo non aspetta questo.
refused-too_early = Troppo presto: il tavolo non l’ha ancora chiesto.
refused-wrong_link = Il numero di questo dispositivo non corrisponde a ciò che aveva promesso.
refused-bad_device = Questo dispositivo non può farlo a questo tavolo.
refused-too_many_devices = A questo posto ci sono troppi dispositivi.
refused-cannot_undo = Questa mossa non si può annullare.
refused-allowed = Possibile: { $moves }
refused-allowed-more = Possibile: { $moves }… ({ $count } in tutto)

## Bot

bot-level-random = a caso
    .about = Una mossa permessa qualsiasi, senza pensare.
bot-level-easy = facile
    .about = Gioca come un bambino piccolo e non guarda avanti.
bot-level-medium = medio
    .about = Gioca con giudizio, ma sbaglia spesso.
bot-level-hard = difficile
    .about = Gioca bene e sbaglia di rado.
bot-level-perfect = perfetto
    .about = Gioca la mossa migliore che si possa calcolare.
rolit-level-easy = Cattura più palline che può, come un bambino piccolo, e si distrae.
rolit-level-medium = Pensa una o due mosse avanti.
rolit-level-hard = Pensa molte mosse avanti e gioca il finale senza errori.
tuki-level-easy = Ama le carte basse, come un bambino piccolo, e non vede le coppie.
tuki-level-medium = Pensa un passo avanti e ricorda le carte già uscite.
tuki-level-hard = Gioca ogni mossa fino in fondo centinaia di volte a mente e calcola quando finire.
bot-why-only = Era l’unica mossa possibile.
rolit-why-corner = Prende l’angolo; mosse che restano al prossimo: { $moves }.
rolit-why-guard = Tiene il prossimo lontano dagli angoli; mosse che gli restano: { $moves }.
rolit-why-moves = Mosse che restano al prossimo: { $moves }.
tuki-why-close = Finire ora vince il { $chance }% delle volte, aspettare il { $other }%.
tuki-why-wait = Aspettare vince il { $chance }% delle volte, finire ora il { $other }%.
tuki-why-best = Questa mossa vince il { $chance }% delle volte; la seconda migliore: { $move } ({ $other }%).
tuki-why-exact = Contati tutti i finali, questa mossa vince il { $chance }% delle volte; la seconda migliore: { $move } ({ $other }%).
tuki-why-alone = Questa mossa vince circa il { $chance }% delle volte.
tuki-why-child = Se ogni carta coperta è un sei, le carte ora fanno circa { $points }.
tuki-why-distracted = La prima cosa venuta in mente; se ogni carta coperta è un sei, le carte ora fanno circa { $points }.
bot-why-random = { $moves ->
    [one] L’unica mossa possibile.
   *[other] Una di { $moves } mosse, a caso.
}
bot-why-one-ahead = { $better ->
    [0] Mosse guardate, un passo avanti: { $moves }; nessuna sembrava migliore.
    [one] Mosse guardate, un passo avanti: { $moves }; una sola sembrava migliore di questa.
   *[other] Mosse guardate, un passo avanti: { $moves }; { $better } sembravano migliori di questa.
}
shutbox-why-shown = Chiude proprio i numeri usciti sui dadi.
shutbox-why-few = Chiude meno sportelli possibile, prima i più alti.
shutbox-why-simple = La prima cosa venuta in mente.
# $value e $other_value: punti alla fine (score), o probabilità di vincere in percento (win) o di chiudere la scatola (shut).
shutbox-why-score = { $move } porta in media a { $value } punti, { $other } a { $other_value }.
shutbox-why-win = { $move } vince nel { $value }% dei casi, { $other } nel { $other_value }%.
shutbox-why-shut = { $move } chiude la scatola con probabilità { $value }, { $other } con { $other_value }.
shutbox-why-only-score = { $move } era l’unica mossa; ci si possono aspettare { $value } punti.
shutbox-why-only-win = { $move } era l’unica mossa; vince nel { $value }% dei casi.
shutbox-why-only-shut = { $move } era l’unica mossa; chiude la scatola con probabilità { $value }.
