# The coach at the table: who has one, and what it says.

coach = Coach
coach-none = No coach
coach-remind = Coach (a nudge)
    .about = Says how many moves there are and how much depends on the choice.
coach-suggest = Coach (good moves)
    .about = Says which moves are good and how much depends on the choice.
coach-tell = Coach (best move)
    .about = Says which move is best, and why.
coach-seat = Player { $number }: coach
coach-shown = Everyone at the table sees who has a coach, and it is saved with the game.
coach-thinking = The coach is thinking…
coach-cannot = The coach cannot judge this position.
coach-choices =
    { $count ->
         [one] You have one move.
        *[other] You have { $count } moves to choose from.
    }
coach-stake-win = Chance to win: best move { $best }%, worst move { $worst }%
coach-stake-lead = Lead at the end: best move { $best }, worst move { $worst }
coach-stake-score = Score at the end: best move { $best }, worst move { $worst }
coach-same = All moves are worth the same.
coach-good = Good moves: { $moves }
coach-recommended = recommended: { $label }
coach-or = { $one } / { $other }
coach-lead = Lead at the end: { $lead }
coach-points = Expected points: { $lead }
coach-best-win = Best: { $move }. Chance to win: { $worth }%
coach-best-score = Best: { $move }. Score at the end: { $worth }
coach-equal-win = Equally good: { $moves }. Chance to win: { $worth }%
coach-equal-score = Equally good: { $moves }. Score at the end: { $worth }
coach-next-win = Next best: { $move }, { $worth }%
coach-next-points = Next best: { $move }, { $worth }
coach-exact = Worked out exactly.
coach-estimated = Estimated.
coach-who = must be { $strengths } for everyone, or NAME=… for one of { $names }
hint-nudge = One move is better than the others.
hint-place = Here: { $move }
hint-better = { $best } instead of { $next }
hint-win = Chance to win: { $worth }
hint-score = Score at the end: { $worth }
