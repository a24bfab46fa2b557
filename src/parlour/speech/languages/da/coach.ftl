# The coach at the table: who has one, and what it says.

coach = Træner
coach-none = Ingen træner
coach-remind = Træneren minder om
    .about = Siger, hvor mange træk der er, og hvor meget der afhænger af valget.
coach-suggest = Træneren foreslår
    .about = Siger, hvilke træk der er gode, og hvor meget der afhænger af valget.
coach-tell = Træneren afslører
    .about = Siger, hvilket træk der er bedst, og hvorfor.
coach-seat = Spiller { $number }: træner
coach-shown = Alle ved bordet ser, hvem der har en træner, og protokollen siger det.
coach-thinking = Træneren tænker…
coach-cannot = Træneren kan ikke bedømme denne stilling.
coach-choices =
    { $count ->
         [one] Du har ét træk.
        *[other] Du har { $count } træk at vælge imellem.
    }
coach-stake-win = Chance for at vinde med det bedste træk: { $best } %, med det dårligste: { $worst } %
coach-stake-lead = Forspring til sidst med det bedste træk: { $best }, med det dårligste: { $worst }
coach-stake-score = Point til sidst med det bedste træk: { $best }, med det dårligste: { $worst }
coach-same = Alle træk er lige meget værd.
coach-good = Gode: { $moves }
coach-recommended = anbefalet: { $label }
coach-or = { $one } / { $other }
coach-lead = Forspring til sidst: { $lead }
coach-points = Forventede point: { $lead }
coach-best-win = Bedst: { $move }. Chance for at vinde: { $worth } %
coach-best-score = Bedst: { $move }. Point til sidst: { $worth }
coach-equal-win = Lige gode: { $moves }. Chance for at vinde: { $worth } %
coach-equal-score = Lige gode: { $moves }. Point til sidst: { $worth }
coach-next-win = Næstbedst: { $move }, { $worth } %
coach-next-points = Næstbedst: { $move }, { $worth }
coach-exact = Regnet helt ud.
coach-estimated = Skønnet.
coach-who = skal være { $strengths }, for alle, eller NAVN=… for én af dem: { $names }
