# The coach at the table: who has one, and what it says.

coach = Coach
coach-none = Kein Coach
coach-remind = Coach erinnert
    .about = Sagt, wie viele Züge es gibt und wie viel von der Wahl abhängt.
coach-suggest = Coach schlägt vor
    .about = Sagt, welche Züge gut sind und wie viel von der Wahl abhängt.
coach-tell = Coach verrät
    .about = Sagt, welcher Zug der beste ist und warum.
coach-seat = Spieler { $number }: Coach
coach-shown = Alle am Tisch sehen, wer einen Coach hat, und das Protokoll sagt es.
coach-thinking = Der Coach überlegt …
coach-cannot = Diese Stellung kann der Coach nicht beurteilen.
coach-choices =
    { $count ->
         [one] Du hast einen Zug.
        *[other] Du hast { $count } Züge zur Wahl.
    }
coach-stake-win = Gewinnchance mit dem besten Zug: { $best } %, mit dem schlechtesten: { $worst } %
coach-stake-lead = Vorsprung am Ende mit dem besten Zug: { $best }, mit dem schlechtesten: { $worst }
coach-stake-score = Punkte am Ende mit dem besten Zug: { $best }, mit dem schlechtesten: { $worst }
coach-same = Alle Züge sind gleich viel wert.
coach-good = Gut: { $moves }
coach-recommended = empfohlen: { $label }
coach-or = { $one } / { $other }
coach-lead = Vorsprung am Ende: { $lead }
coach-points = Zu erwartende Punkte: { $lead }
coach-best-win = Am besten: { $move }. Gewinnchance: { $worth } %
coach-best-score = Am besten: { $move }. Punkte am Ende: { $worth }
coach-equal-win = Gleich gut: { $moves }. Gewinnchance: { $worth } %
coach-equal-score = Gleich gut: { $moves }. Punkte am Ende: { $worth }
coach-next-win = Nächstbester Zug: { $move }, { $worth } %
coach-next-points = Nächstbester Zug: { $move }, { $worth }
coach-exact = Exakt berechnet.
coach-estimated = Geschätzt.
coach-who = muss { $strengths } sein, für alle, oder NAME=… für eine Person: { $names }
