### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = spelet är slut
play-not-now = det är inget av stegen som är tillåtna här

## Shut the Box

shutbox-written = ett kast skrivs 6-3 (en tärning: 4), ett kast om första turen first:2, att stänga tal 1+8 (ett tal: 9), valet av tärningar roll 1, och de andra valen even, odd, again, stop
shutbox-no-outcome = nu är det plats { $seat } som bestämmer, inte tärningarna
shutbox-no-throw = så många tärningar går inte att kasta; det finns { $dice }
shutbox-no-shut-now = plats { $seat } bestämmer nu vilka tal kastet { $roll } stänger
shutbox-no-throw-now = plats { $seat } bestämmer nu hur många tärningar som kastas
shutbox-no-half-now = plats { $seat } väljer nu mellan jämna och udda
shutbox-no-again-now = plats { $seat } bestämmer nu om det blir ett spel till
shutbox-no-opening-now = plats { $seat } ska just kasta en tärning om första turen
shutbox-no-roll-now = { $dice ->
    [one] plats { $seat } ska just kasta 1 tärning
   *[other] plats { $seat } ska just kasta { $dice } tärningar
}
shutbox-no-twice = ett tal går bara att stänga en gång
shutbox-no-number = { $number } finns inte på raden från 1 till { $tiles }
shutbox-no-open = { $number } är inte öppen
shutbox-no-sum = { $step } blir { $sum }, och hela kastet { $roll } måste användas: { $total }
shutbox-no-exact = bara { $total } självt eller exakt tärningarnas tal får stängas
shutbox-no-first-hit = första kastet i en tur måste stänga { $number }
shutbox-at-over = { $name }: slut, vinst för plats { $winners }, poäng { $scores }
shutbox-at-opening = { $name }: plats { $seat } kastar en tärning om första turen, öppna { $open }
shutbox-at-choose = { $name }: plats { $seat } väljer jämna eller udda, öppna { $open }
shutbox-at-throw = { $name }: plats { $seat } väljer hur många tärningar, öppna { $open }
shutbox-at-roll = { $name }: plats { $seat } kastar, öppna { $open }
shutbox-at-shut = { $name }: plats { $seat } stänger med { $roll }, öppna { $open }
shutbox-at-stop = { $name }: plats { $seat } slutar eller spelar igen, öppna { $open }

## Tuki Tuki

tuki-written = { game-tuki } skrivs open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, ett kort (0 till 12, parrot) eller first:0
tuki-at = runda { $round } av { $rounds }, { $waits }
tuki-waits-deal = korten ges, och slänghögens första kort vänds upp
tuki-waits-open = plats { $seat } vänder upp ett av sina två första kort
tuki-waits-turn-up = ett kort hos plats { $seat } vänds upp
tuki-waits-lot = lotten avgör vem som börjar
tuki-waits-take = plats { $seat } tar ett kort från talongen eller från slänghögen
tuki-waits-draw = plats { $seat } drar talongens översta kort
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] plats { $seat } har papegojan på hand och måste lägga den
   *[other] plats { $seat } har { $card } på hand och måste lägga kortet
}
tuki-waits-place-or-drop = { $card ->
    [parrot] plats { $seat } har papegojan på hand och måste lägga eller slänga den
   *[other] plats { $seat } har { $card } på hand och måste lägga eller slänga kortet
}
tuki-waits-reveal = ett dolt kort hos plats { $seat } vänds upp
tuki-waits-finish = efter sista turen vänds det upp som är dolt hos plats { $seat }
tuki-no-step = det är varken ett drag eller ett resultat i { game-tuki }
tuki-no-card = { $card ->
    [parrot] det finns ingen papegoja kvar bland korten det kan vara
   *[other] det finns ingen { $card } kvar bland korten det kan vara
}
tuki-no-lot = lotten dras bara mellan dem som vände upp den högsta summan (TK-03)
tuki-no-stock = talongen är tom, och det finns inget att göra en ny av (TK-16)
tuki-no-open = kortet på { $slot } är redan öppet
tuki-no-drop-discard = ett kort från slänghögen måste läggas (TK-07)
tuki-no-drop-only = med { $hidden } dolda kort kvar betyder att slänga också att vända upp ett av dem (TK-07)
tuki-no-drop-open = den som slänger vänder upp ett dolt kort, och { $slot } är redan öppet (TK-07)
tuki-no-parrot = det finns ingen öppen papegoja på { $slot }, och inget annat flyger (TK-12, TK-14)
tuki-no-mimic = papegojan på { $slot } härmar inget tal, så den kan inte flyga (TK-14)
tuki-no-flight = papegojan på { $slot } härmar talet { $number }: bara det gör den fri (TK-14)
tuki-no-landing = en papegoja landar bara på ett dolt kort, och { $slot } är öppet (TK-14)

## Rolit

rolit-written = ett drag är en kolumn och en rad som d3, den rullade kulan i början är first: och en färg, som first:green
rolit-written-colours = färgerna är { $colours }
rolit-written-hollow = det finns ingen grop { $hollow } på ett bräde på { $size }×{ $size }, som går från a1 till { $last }
rolit-written-hollows = det finns ingen grop med det numret: de går från 0 till 63
rolit-written-colour-numbers = det finns ingen färg med det numret: de går från 0 till 3
rolit-no-step = det är varken ett drag eller ett resultat i { game-rolit }
rolit-no-roll-first = först rullas en kula, för att se vem som börjar
rolit-no-first-settled = det är redan avgjort vem som börjar
rolit-no-player = ingen spelar { $colour }
rolit-no-pass = ingen passar någonsin: den som inte kan erövra lägger en kula intill en annan
rolit-no-pass-must = { $colour } kan erövra på { $hollows } och måste därför
rolit-no-hollow = den gropen finns inte på det här brädet
rolit-no-occupied = { $hollow } är upptagen: kulan där är { $colour }
rolit-no-neighbour = { $hollow } ligger inte intill en kula
rolit-no-capture-pass = en kula på { $hollow } erövrar inget, och { $colour } kan inte erövra någonstans och måste därför passa
rolit-no-capture = { $hollow } erövrar inget, och { $colour } kan erövra och måste därför: på { $hollows }
rolit-at-over = { $size }×{ $size }, slut, { $tally }
rolit-at-roll = { $size }×{ $size }, kulan rullas om vem som börjar, { $balls } kulor, { $tally }
rolit-at-move = { $size }×{ $size }, { $colour } är vid draget, { $balls } kulor, { $tally }
rolit-at-tally = { $colour } { $score }
