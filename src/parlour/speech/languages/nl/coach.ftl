# The coach at the table: who has one, and what it says.

coach = Coach
coach-none = Geen coach
coach-remind = Coach (een seintje)
    .about = Zegt hoeveel zetten er zijn en hoeveel er van de keuze afhangt.
coach-suggest = Coach (goede zetten)
    .about = Zegt welke zetten goed zijn en hoeveel er van de keuze afhangt.
coach-tell = Coach (beste zet)
    .about = Zegt welke zet de beste is, en waarom.
coach-seat = Speler { $number }: coach
coach-shown = Iedereen aan tafel ziet wie een coach heeft, en het wordt met het spel bewaard.
coach-thinking = De coach denkt na…
coach-cannot = De coach kan deze stelling niet beoordelen.
coach-choices =
    { $count ->
         [one] Je hebt één zet.
        *[other] Je kunt kiezen uit { $count } zetten.
    }
coach-stake-win = Winstkans: beste zet { $best }%, slechtste zet { $worst }%
coach-stake-lead = Voorsprong aan het eind: beste zet { $best }, slechtste zet { $worst }
coach-stake-score = Score aan het eind: beste zet { $best }, slechtste zet { $worst }
coach-same = Alle zetten zijn evenveel waard.
coach-good = Goede zetten: { $moves }
coach-recommended = aanbevolen: { $label }
coach-or = { $one } / { $other }
coach-lead = Voorsprong aan het eind: { $lead }
coach-points = Verwachte punten: { $lead }
coach-best-win = Het beste: { $move }. Winstkans: { $worth }%
coach-best-score = Het beste: { $move }. Score aan het eind: { $worth }
coach-equal-win = Even goed: { $moves }. Winstkans: { $worth }%
coach-equal-score = Even goed: { $moves }. Score aan het eind: { $worth }
coach-next-win = Op één na beste: { $move }, { $worth }%
coach-next-points = Op één na beste: { $move }, { $worth }
coach-exact = Precies berekend.
coach-estimated = Geschat.
coach-who = moet { $strengths } zijn, voor iedereen, of NAAM=… voor één van hen: { $names }
hint-nudge = Eén zet is beter dan de andere.
hint-place = Hier: { $move }
hint-better = { $best } in plaats van { $next }
hint-win = Winstkans: { $worth }
hint-score = Punten aan het eind: { $worth }
