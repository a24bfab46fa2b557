# The coach at the table: who has one, and what it says.

coach = Entrenador
coach-none = Sin entrenador
coach-remind = Entrenador (un aviso)
    .about = Dice cuántas jugadas hay y cuánto depende de la elección.
coach-suggest = Entrenador (buenas jugadas)
    .about = Dice qué jugadas son buenas y cuánto depende de la elección.
coach-tell = Entrenador (mejor jugada)
    .about = Dice cuál es la mejor jugada y por qué.
coach-seat = Jugador { $number }: entrenador
coach-shown = Todos en la mesa ven quién tiene entrenador, y se guarda con la partida.
coach-thinking = El entrenador está pensando…
coach-cannot = El entrenador no puede valorar esta posición.
coach-choices =
    { $count ->
         [one] Tienes una jugada.
        *[other] Tienes { $count } jugadas para elegir.
    }
coach-stake-win = Probabilidad de ganar: mejor jugada { $best } %, peor jugada { $worst } %
coach-stake-lead = Ventaja al final: mejor jugada { $best }, peor jugada { $worst }
coach-stake-score = Puntos al final: mejor jugada { $best }, peor jugada { $worst }
coach-same = Todas las jugadas valen lo mismo.
coach-good = Buenas jugadas: { $moves }
coach-recommended = recomendado: { $label }
coach-or = { $one } / { $other }
coach-lead = Ventaja al final: { $lead }
coach-points = Puntos esperados: { $lead }
coach-best-win = Lo mejor: { $move }. Probabilidad de ganar: { $worth } %
coach-best-score = Lo mejor: { $move }. Puntos al final: { $worth }
coach-equal-win = Igual de buenas: { $moves }. Probabilidad de ganar: { $worth } %
coach-equal-score = Igual de buenas: { $moves }. Puntos al final: { $worth }
coach-next-win = Segunda mejor: { $move }, { $worth } %
coach-next-points = Segunda mejor: { $move }, { $worth }
coach-exact = Cálculo exacto.
coach-estimated = Estimación.
coach-who = debe ser { $strengths }, para todos, o NOMBRE=… para una persona: { $names }
hint-nudge = Una jugada es mejor que las demás.
hint-place = Aquí: { $move }
hint-better = { $best } en lugar de { $next }
hint-win = Probabilidad de ganar: { $worth }
hint-score = Puntos al final: { $worth }
