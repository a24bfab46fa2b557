# The coach at the table: who has one, and what it says.

coach = Coach
coach-none = Kein Coach
coach-remind = Coach (ein Wink)
    .about = Sagt, wie viele Züge es gibt und wie viel von der Wahl abhängt.
coach-suggest = Coach (gute Züge)
    .about = Sagt, welche Züge gut sind und wie viel von der Wahl abhängt.
coach-tell = Coach (bester Zug)
    .about = Sagt, welcher Zug der beste ist und warum.
coach-seat = Spieler { $number }: Coach
coach-shown = Alle am Tisch sehen, wer einen Coach hat, und es wird mit dem Spiel gespeichert.
coach-thinking = Der Coach überlegt …
coach-cannot = Diese Stellung kann der Coach nicht beurteilen.
coach-choices =
    { $count ->
         [one] Du hast einen Zug.
        *[other] Du hast { $count } Züge zur Wahl.
    }
coach-stake-win = Gewinnchance: bester Zug { $best } %, schlechtester Zug { $worst } %
coach-stake-lead = Vorsprung am Ende: bester Zug { $best }, schlechtester Zug { $worst }
coach-stake-score = Punkte am Ende: bester Zug { $best }, schlechtester Zug { $worst }
coach-same = Alle Züge sind gleich viel wert.
coach-good = Gute Züge: { $moves }
coach-recommended = empfohlen: { $label }
coach-or = { $one } / { $other }
coach-lead = Vorsprung am Ende: { $lead }
coach-points = Erwartete Punkte: { $lead }
coach-best-win = Am besten: { $move }. Gewinnchance: { $worth } %
coach-best-score = Am besten: { $move }. Punkte am Ende: { $worth }
coach-equal-win = Gleich gut: { $moves }. Gewinnchance: { $worth } %
coach-equal-score = Gleich gut: { $moves }. Punkte am Ende: { $worth }
coach-next-win = Nächstbester Zug: { $move }, { $worth } %
coach-next-points = Nächstbester Zug: { $move }, { $worth }
coach-exact = Exakt berechnet.
coach-estimated = Geschätzt.
coach-who = muss { $strengths } sein, für alle, oder NAME=… für eine Person: { $names }
hint-nudge = Ein Zug ist besser als die anderen.
hint-place = Hier: { $move }
hint-better = { $best } statt { $next }
hint-win = Gewinnchance: { $worth }
hint-score = Punkte am Ende: { $worth }
