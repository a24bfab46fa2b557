# The coach at the table: who has one, and what it says.

coach = Coach
coach-none = Nessun coach
coach-remind = Coach (un richiamo)
    .about = Dice quante mosse ci sono e quanto dipende dalla scelta.
coach-suggest = Coach (buone mosse)
    .about = Dice quali mosse sono buone e quanto dipende dalla scelta.
coach-tell = Coach (mossa migliore)
    .about = Dice qual è la mossa migliore, e perché.
coach-seat = Giocatore { $number }: coach
coach-shown = Tutti al tavolo vedono chi ha un coach, e resta salvato con la partita.
coach-thinking = Il coach sta pensando…
coach-cannot = Il coach non può giudicare questa posizione.
coach-choices =
    { $count ->
         [one] Hai una sola mossa.
        *[other] Puoi scegliere tra { $count } mosse.
    }
coach-stake-win = Probabilità di vincere: mossa migliore { $best }%, mossa peggiore { $worst }%
coach-stake-lead = Vantaggio alla fine: mossa migliore { $best }, mossa peggiore { $worst }
coach-stake-score = Punti alla fine: mossa migliore { $best }, mossa peggiore { $worst }
coach-same = Tutte le mosse valgono lo stesso.
coach-good = Buone mosse: { $moves }
coach-recommended = consigliato: { $label }
coach-or = { $one } / { $other }
coach-lead = Vantaggio alla fine: { $lead }
coach-points = Punti attesi: { $lead }
coach-best-win = La migliore: { $move }. Probabilità di vincere: { $worth }%
coach-best-score = La migliore: { $move }. Punti alla fine: { $worth }
coach-equal-win = Ugualmente buone: { $moves }. Probabilità di vincere: { $worth }%
coach-equal-score = Ugualmente buone: { $moves }. Punti alla fine: { $worth }
coach-next-win = Seconda migliore: { $move }, { $worth }%
coach-next-points = Seconda migliore: { $move }, { $worth }
coach-exact = Calcolo esatto.
coach-estimated = Stima.
coach-who = dev’essere { $strengths }, per tutti, oppure NOME=… per una persona: { $names }
hint-nudge = Una mossa è migliore delle altre.
hint-place = Qui: { $move }
hint-better = { $best } invece di { $next }
hint-win = Probabilità di vincere: { $worth }
hint-score = Punti alla fine: { $worth }
