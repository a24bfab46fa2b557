# The coach at the table: who has one, and what it says.

coach = Coach
coach-none = Ingen coach
coach-remind = Coach (en knuff)
    .about = Säger hur många drag som finns och hur mycket som beror på valet.
coach-suggest = Coach (bra drag)
    .about = Säger vilka drag som är bra och hur mycket som beror på valet.
coach-tell = Coach (bästa draget)
    .about = Säger vilket drag som är bäst, och varför.
coach-seat = Spelare { $number }: coach
coach-shown = Alla vid bordet ser vem som har en coach, och det sparas med spelet.
coach-thinking = Coachen tänker …
coach-cannot = Coachen kan inte bedöma den här ställningen.
coach-choices =
    { $count ->
         [one] Du har ett drag.
        *[other] Du har { $count } drag att välja på.
    }
coach-stake-win = Chans att vinna: bästa draget { $best } %, sämsta draget { $worst } %
coach-stake-lead = Försprång i slutet: bästa draget { $best }, sämsta draget { $worst }
coach-stake-score = Poäng i slutet: bästa draget { $best }, sämsta draget { $worst }
coach-same = Alla drag är lika mycket värda.
coach-good = Bra drag: { $moves }
coach-recommended = rekommenderas: { $label }
coach-or = { $one } / { $other }
coach-lead = Försprång i slutet: { $lead }
coach-points = Väntade poäng: { $lead }
coach-best-win = Bäst: { $move }. Chans att vinna: { $worth } %
coach-best-score = Bäst: { $move }. Poäng i slutet: { $worth }
coach-equal-win = Lika bra: { $moves }. Chans att vinna: { $worth } %
coach-equal-score = Lika bra: { $moves }. Poäng i slutet: { $worth }
coach-next-win = Näst bäst: { $move }, { $worth } %
coach-next-points = Näst bäst: { $move }, { $worth }
coach-exact = Exakt uträknat.
coach-estimated = Uppskattat.
coach-who = ska vara { $strengths }, för alla, eller NAMN=… för en av dem: { $names }
hint-nudge = Ett drag är bättre än de andra.
hint-place = Här: { $move }
hint-better = { $best } i stället för { $next }
hint-win = Chans att vinna: { $worth }
hint-score = Poäng i slutet: { $worth }
