# The coach at the table: who has one, and what it says.

coach = Coach
coach-none = Pas de coach
coach-remind = Coach (un rappel)
    .about = Dit combien de coups il y a et ce qui dépend du choix.
coach-suggest = Coach (bons coups)
    .about = Dit quels coups sont bons et ce qui dépend du choix.
coach-tell = Coach (meilleur coup)
    .about = Dit quel coup est le meilleur, et pourquoi.
coach-seat = Joueur { $number } : coach
coach-shown = Tout le monde à la table voit qui a un coach, et c’est enregistré avec la partie.
coach-thinking = Le coach réfléchit…
coach-cannot = Le coach ne peut pas juger cette position.
coach-choices =
    { $count ->
         [one] Il y a un seul coup.
        *[other] Il y a { $count } coups au choix.
    }
coach-stake-win = Chances de gagner : meilleur coup { $best } %, pire coup { $worst } %
coach-stake-lead = Avance à la fin : meilleur coup { $best }, pire coup { $worst }
coach-stake-score = Score à la fin : meilleur coup { $best }, pire coup { $worst }
coach-same = Tous les coups se valent.
coach-good = Bons coups : { $moves }
coach-recommended = conseillé : { $label }
coach-or = { $one } / { $other }
coach-lead = Avance à la fin : { $lead }
coach-points = Points attendus : { $lead }
coach-best-win = Le mieux : { $move }. Chances de gagner : { $worth } %
coach-best-score = Le mieux : { $move }. Score à la fin : { $worth }
coach-equal-win = Coups équivalents : { $moves }. Chances de gagner : { $worth } %
coach-equal-score = Coups équivalents : { $moves }. Score à la fin : { $worth }
coach-next-win = Deuxième meilleur coup : { $move }, { $worth } %
coach-next-points = Deuxième meilleur coup : { $move }, { $worth }
coach-exact = Calcul exact.
coach-estimated = Estimation.
coach-who = doit être { $strengths }, pour tout le monde, ou NOM=… pour une personne : { $names }
hint-nudge = Un coup est meilleur que les autres.
hint-place = Ici : { $move }
hint-better = { $best } au lieu de { $next }
hint-win = Chances de gagner : { $worth }
hint-score = Score final : { $worth }
