### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = spillet er slut
play-not-now = det er ikke et af de skridt, der er tilladt her

## Shut the Box

shutbox-written = et slag skrives 6-3 (én terning: 4), et slag om den første tur first:2, at lukke tal 1+8 (ét tal: 9), valget af terninger roll 1, og de andre valg even, odd, again, stop
shutbox-no-outcome = nu er det plads { $seat }, der bestemmer, ikke terningerne
shutbox-no-throw = så mange terninger kan der ikke slås med; der er { $dice }
shutbox-no-shut-now = plads { $seat } bestemmer nu, hvilke tal slaget { $roll } lukker
shutbox-no-throw-now = plads { $seat } bestemmer nu, hvor mange terninger der slås med
shutbox-no-half-now = plads { $seat } vælger nu mellem lige og ulige
shutbox-no-again-now = plads { $seat } bestemmer nu, om der skal spilles et spil til
shutbox-no-opening-now = plads { $seat } skal til at slå med én terning om den første tur
shutbox-no-roll-now = { $dice ->
    [one] plads { $seat } skal til at slå med 1 terning
   *[other] plads { $seat } skal til at slå med { $dice } terninger
}
shutbox-no-twice = et tal kan kun lukkes én gang
shutbox-no-number = { $number } er ikke på rækken fra 1 til { $tiles }
shutbox-no-open = { $number } er ikke åben
shutbox-no-sum = { $step } giver { $sum }, og hele slaget { $roll } skal bruges: { $total }
shutbox-no-exact = kun { $total } selv eller præcis terningernes tal må lukkes
shutbox-no-first-hit = det første slag i en tur skal lukke { $number }
shutbox-at-over = { $name }: slut, vundet af plads { $winners }, point { $scores }
shutbox-at-opening = { $name }: plads { $seat } slår med én terning om den første tur, åbne { $open }
shutbox-at-choose = { $name }: plads { $seat } vælger lige eller ulige, åbne { $open }
shutbox-at-throw = { $name }: plads { $seat } vælger, hvor mange terninger, åbne { $open }
shutbox-at-roll = { $name }: plads { $seat } slår, åbne { $open }
shutbox-at-shut = { $name }: plads { $seat } lukker med { $roll }, åbne { $open }
shutbox-at-stop = { $name }: plads { $seat } stopper eller spiller igen, åbne { $open }

## Tuki Tuki

tuki-written = { game-tuki } skrives open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, et kort (0 til 12, parrot) eller first:0
tuki-at = runde { $round } af { $rounds }, { $waits }
tuki-waits-deal = kortene gives, og det første kort i afkastbunken vendes
tuki-waits-open = plads { $seat } vender et af sine første to kort
tuki-waits-turn-up = et kort hos plads { $seat } bliver vendt
tuki-waits-lot = lodtrækning afgør, hvem der begynder
tuki-waits-take = plads { $seat } tager et kort fra trækbunken eller fra afkastbunken
tuki-waits-draw = plads { $seat } trækker det øverste kort i trækbunken
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] plads { $seat } har papegøjen på hånden og skal lægge den
   *[other] plads { $seat } har { $card } på hånden og skal lægge kortet
}
tuki-waits-place-or-drop = { $card ->
    [parrot] plads { $seat } har papegøjen på hånden og skal lægge eller smide den
   *[other] plads { $seat } har { $card } på hånden og skal lægge eller smide kortet
}
tuki-waits-reveal = et skjult kort hos plads { $seat } bliver vendt
tuki-waits-finish = efter den sidste tur vendes det, der er skjult hos plads { $seat }
tuki-no-step = det er hverken et træk eller et resultat i { game-tuki }
tuki-no-card = { $card ->
    [parrot] der er ingen papegøje tilbage blandt de kort, det kan være
   *[other] der er ingen { $card } tilbage blandt de kort, det kan være
}
tuki-no-lot = der trækkes kun lod mellem dem, der vendte den højeste sum (TK-03)
tuki-no-stock = trækbunken er tom, og der er intet at lave den på ny af (TK-16)
tuki-no-open = kortet på { $slot } er allerede åbent
tuki-no-drop-discard = et kort fra afkastbunken skal lægges (TK-07)
tuki-no-drop-only = med { $hidden } skjulte kort tilbage betyder at smide også at vende et af dem (TK-07)
tuki-no-drop-open = den, der smider, vender et skjult kort, og { $slot } er allerede åbent (TK-07)
tuki-no-parrot = der er ingen åben papegøje på { $slot }, og andet flyver ikke (TK-12, TK-14)
tuki-no-mimic = papegøjen på { $slot } efterligner intet tal, så den kan ikke flyve (TK-14)
tuki-no-flight = papegøjen på { $slot } efterligner tallet { $number }: kun det sætter den fri (TK-14)
tuki-no-landing = en papegøje lander kun på et skjult kort, og { $slot } er åbent (TK-14)

## Rolit

rolit-written = et træk er en kolonne og en række som d3, den trillede kugle ved begyndelsen er first: og en farve, som first:green
rolit-written-colours = farverne er { $colours }
rolit-written-hollow = et hul { $hollow } findes ikke på et bræt på { $size }×{ $size }, som går fra a1 til { $last }
rolit-written-hollows = et hul med det nummer findes ikke: de går fra 0 til 63
rolit-written-colour-numbers = en farve med det nummer findes ikke: de går fra 0 til 3
rolit-no-step = det er hverken et træk eller et resultat i { game-rolit }
rolit-no-roll-first = først trilles en kugle for at se, hvem der begynder
rolit-no-first-settled = det er allerede afgjort, hvem der begynder
rolit-no-player = ingen spiller { $colour }
rolit-no-pass = ingen melder nogensinde pas: den, der intet kan erobre, lægger en kugle ved siden af en anden
rolit-no-pass-must = { $colour } kan erobre på { $hollows } og skal derfor
rolit-no-hollow = det hul findes ikke på dette bræt
rolit-no-occupied = { $hollow } er optaget: kuglen dér er { $colour }
rolit-no-neighbour = { $hollow } ligger ikke ved siden af en kugle
rolit-no-capture-pass = en kugle på { $hollow } erobrer intet, og { $colour } kan ikke erobre nogen steder og skal derfor melde pas
rolit-no-capture = { $hollow } erobrer intet, og { $colour } kan erobre og skal derfor: på { $hollows }
rolit-at-over = { $size }×{ $size }, slut, { $tally }
rolit-at-roll = { $size }×{ $size }, der trilles om, hvem der begynder, { $balls } kugler, { $tally }
rolit-at-move = { $size }×{ $size }, { $colour } skal trække, { $balls } kugler, { $tally }
rolit-at-tally = { $colour } { $score }
