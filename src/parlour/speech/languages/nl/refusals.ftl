### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = het spel is afgelopen
play-not-now = dat is geen van de stappen die hier mogen

## Shut the Box

shutbox-written = een worp schrijf je als 6-3 (één dobbelsteen: 4), een worp voor de eerste beurt als first:2, getallen sluiten als 1+8 (één getal: 9), de keuze van dobbelstenen als roll 1, en de andere keuzes als even, odd, again, stop
shutbox-no-outcome = nu beslist plaats { $seat }, niet de dobbelstenen
shutbox-no-throw = zoveel dobbelstenen kun je niet gooien; er zijn er { $dice }
shutbox-no-shut-now = plaats { $seat } beslist nu welke getallen de worp { $roll } sluit
shutbox-no-throw-now = plaats { $seat } beslist nu hoeveel dobbelstenen te gooien
shutbox-no-half-now = plaats { $seat } beslist nu tussen even en oneven
shutbox-no-again-now = plaats { $seat } beslist nu of er nog een spel komt
shutbox-no-opening-now = plaats { $seat } gaat één dobbelsteen gooien voor de eerste beurt
shutbox-no-roll-now = { $dice ->
    [one] plaats { $seat } gaat 1 dobbelsteen gooien
   *[other] plaats { $seat } gaat { $dice } dobbelstenen gooien
}
shutbox-no-twice = een getal kun je maar één keer sluiten
shutbox-no-number = { $number } staat niet op de rij van 1 tot en met { $tiles }
shutbox-no-open = { $number } is niet open
shutbox-no-sum = { $step } geeft { $sum }, en de worp { $roll } moet helemaal worden gebruikt: { $total }
shutbox-no-exact = alleen { $total } zelf of precies de gegooide getallen mogen dicht
shutbox-no-first-hit = de eerste worp van een beurt moet de { $number } sluiten
shutbox-at-over = { $name }: afgelopen, gewonnen door plaats { $winners }, scores { $scores }
shutbox-at-opening = { $name }: plaats { $seat } gooit één dobbelsteen voor de eerste beurt, open { $open }
shutbox-at-choose = { $name }: plaats { $seat } kiest even of oneven, open { $open }
shutbox-at-throw = { $name }: plaats { $seat } kiest hoeveel dobbelstenen, open { $open }
shutbox-at-roll = { $name }: plaats { $seat } gooit, open { $open }
shutbox-at-shut = { $name }: plaats { $seat } sluit met { $roll }, open { $open }
shutbox-at-stop = { $name }: plaats { $seat } stopt of speelt nog eens, open { $open }

## Tuki Tuki

tuki-written = { game-tuki } schrijf je als open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, een kaart (0 tot en met 12, parrot) of first:0
tuki-at = ronde { $round } van { $rounds }, { $waits }
tuki-waits-deal = de kaarten worden gedeeld, en de eerste kaart van de aflegstapel wordt omgedraaid
tuki-waits-open = plaats { $seat } draait een van de eerste twee kaarten open
tuki-waits-turn-up = een kaart van plaats { $seat } wordt omgedraaid
tuki-waits-lot = het lot beslist wie begint
tuki-waits-take = plaats { $seat } neemt een kaart van de trekstapel of van de aflegstapel
tuki-waits-draw = plaats { $seat } trekt de bovenste kaart van de trekstapel
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] plaats { $seat } heeft de papegaai in de hand en moet hem neerleggen
   *[other] plaats { $seat } heeft de { $card } in de hand en moet die neerleggen
}
tuki-waits-place-or-drop = { $card ->
    [parrot] plaats { $seat } heeft de papegaai in de hand en moet hem neerleggen of afleggen
   *[other] plaats { $seat } heeft de { $card } in de hand en moet die neerleggen of afleggen
}
tuki-waits-reveal = een gesloten kaart van plaats { $seat } wordt omgedraaid
tuki-waits-finish = na de laatste beurt wordt omgedraaid wat bij plaats { $seat } nog gesloten is
tuki-no-step = het is geen zet en geen uitkomst van { game-tuki }
tuki-no-card = { $card ->
    [parrot] er is geen papegaai meer onder de kaarten die het kunnen zijn
   *[other] er is geen { $card } meer onder de kaarten die het kunnen zijn
}
tuki-no-lot = het lot beslist tussen de spelers met de hoogste som (TK-03)
tuki-no-stock = de trekstapel is leeg, en er is niets om hem opnieuw van te maken (TK-16)
tuki-no-open = de kaart op { $slot } is al open
tuki-no-drop-discard = een kaart van de aflegstapel moet worden neergelegd (TK-07)
tuki-no-drop-only = met nog { $hidden } gesloten kaarten betekent afleggen ook een daarvan opendraaien (TK-07)
tuki-no-drop-open = wie aflegt, draait een gesloten kaart open, en { $slot } is al open (TK-07)
tuki-no-parrot = op { $slot } ligt geen open papegaai, en verder vliegt er niets (TK-12, TK-14)
tuki-no-mimic = de papegaai op { $slot } doet geen getal na, dus hij kan niet vliegen (TK-14)
tuki-no-flight = de papegaai op { $slot } doet een { $number } na: alleen dat getal laat hem vrij (TK-14)
tuki-no-landing = een papegaai landt alleen op een gesloten kaart, en { $slot } is open (TK-14)

## Rolit

rolit-written = een zet is een kolom en een rij zoals d3, de gerolde bal aan het begin is first: en een kleur, zoals first:green
rolit-written-colours = de kleuren zijn { $colours }
rolit-written-hollow = een kuiltje { $hollow } is er niet op een bord van { $size }×{ $size }, dat van a1 tot en met { $last } loopt
rolit-written-hollows = een kuiltje met dat nummer is er niet: ze lopen van 0 tot en met 63
rolit-written-colour-numbers = een kleur met dat nummer is er niet: ze lopen van 0 tot en met 3
rolit-no-step = dit is geen zet en geen uitkomst van { game-rolit }
rolit-no-roll-first = eerst wordt een bal gerold, om te zien wie begint
rolit-no-first-settled = het staat al vast wie begint
rolit-no-player = niemand speelt met { $colour }
rolit-no-pass = passen doet niemand: wie niets kan veroveren legt een bal naast een andere bal
rolit-no-pass-must = { $colour } kan veroveren op { $hollows }, en moet dat dus
rolit-no-hollow = dat kuiltje is er niet op dit bord
rolit-no-occupied = { $hollow } is bezet: de bal die daar ligt is { $colour }
rolit-no-neighbour = { $hollow } ligt niet naast een bal
rolit-no-capture-pass = een bal op { $hollow } verovert niets, en { $colour } kan nergens veroveren, en moet dus passen
rolit-no-capture = { $hollow } verovert niets, en { $colour } kan veroveren en moet dat dus: op { $hollows }
rolit-at-over = { $size }×{ $size }, afgelopen, { $tally }
rolit-at-roll = { $size }×{ $size }, er wordt gerold wie begint, { $balls } ballen, { $tally }
rolit-at-move = { $size }×{ $size }, { $colour } aan de beurt, { $balls } ballen, { $tally }
rolit-at-tally = { $colour } { $score }
