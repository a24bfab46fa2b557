# The coach at the table: who has one, and what it says.

coach = Træner
coach-none = Ingen træner
coach-remind = Træner (et vink)
    .about = Siger, hvor mange træk der er, og hvor meget der afhænger af valget.
coach-suggest = Træner (gode træk)
    .about = Siger, hvilke træk der er gode, og hvor meget der afhænger af valget.
coach-tell = Træner (bedste træk)
    .about = Siger, hvilket træk der er bedst, og hvorfor.
coach-seat = Spiller { $number }: træner
coach-shown = Alle ved bordet ser, hvem der har en træner, og det gemmes med spillet.
coach-thinking = Træneren tænker …
coach-cannot = Træneren kan ikke bedømme denne stilling.
coach-choices =
    { $count ->
         [one] Du har ét træk.
        *[other] Du har { $count } træk at vælge imellem.
    }
coach-stake-win = Chance for at vinde: bedste træk { $best } %, dårligste træk { $worst } %
coach-stake-lead = Forspring til sidst: bedste træk { $best }, dårligste træk { $worst }
coach-stake-score = Point til sidst: bedste træk { $best }, dårligste træk { $worst }
coach-same = Alle træk er lige meget værd.
coach-good = Gode træk: { $moves }
coach-recommended = anbefalet: { $label }
coach-or = { $one } / { $other }
coach-lead = Forspring til sidst: { $lead }
coach-points = Forventede point: { $lead }
coach-best-win = Bedst: { $move }. Chance for at vinde: { $worth } %
coach-best-score = Bedst: { $move }. Point til sidst: { $worth }
coach-equal-win = Lige gode: { $moves }. Chance for at vinde: { $worth } %
coach-equal-score = Lige gode: { $moves }. Point til sidst: { $worth }
coach-next-win = Næstbedst: { $move }, { $worth } %
coach-next-points = Næstbedst: { $move }, { $worth }
coach-exact = Regnet helt ud.
coach-estimated = Skønnet.
coach-who = skal være { $strengths }, for alle, eller NAVN=… for én af dem: { $names }
hint-nudge = Et træk er bedre end de andre.
hint-place = Her: { $move }
hint-better = { $best } i stedet for { $next }
hint-win = Chance for at vinde: { $worth }
hint-score = Point til sidst: { $worth }
