### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = gra jest skończona
play-not-now = to żaden z kroków, które są tu dozwolone

## Shut the Box

shutbox-written = rzut pisze się 6-3 (jedna kostka: 4), rzut o pierwszą turę first:2, zamykanie liczb 1+8 (jedna liczba: 9), wybór kostek roll 1, a pozostałe wybory even, odd, again, stop
shutbox-no-outcome = teraz decyduje miejsce { $seat }, a nie kostki
shutbox-no-throw = tyloma kostkami nie da się rzucić; do dyspozycji: { $dice }
shutbox-no-shut-now = miejsce { $seat } decyduje teraz, które liczby zamknąć rzutem { $roll }
shutbox-no-throw-now = miejsce { $seat } decyduje teraz, iloma kostkami rzucić
shutbox-no-half-now = miejsce { $seat } wybiera teraz parzyste albo nieparzyste
shutbox-no-again-now = miejsce { $seat } decyduje teraz, czy zagrać jeszcze raz
shutbox-no-opening-now = miejsce { $seat } zaraz rzuca jedną kostką o pierwszą turę
shutbox-no-roll-now = { $dice ->
    [one] miejsce { $seat } zaraz rzuca jedną kostką
   *[other] miejsce { $seat } zaraz rzuca { $dice } kostkami
}
shutbox-no-twice = liczbę można zamknąć tylko raz
shutbox-no-number = liczby { $number } nie ma w rzędzie od 1 do { $tiles }
shutbox-no-open = liczba { $number } nie jest otwarta
shutbox-no-sum = { $step } daje { $sum }, a rzut { $roll } trzeba wykorzystać w całości: { $total }
shutbox-no-exact = wolno zamknąć tylko samo { $total } albo dokładnie liczby z kostek
shutbox-no-first-hit = pierwszy rzut tury musi zamknąć { $number }
shutbox-at-over = { $name }: gra skończona, wygrywa miejsce { $winners }, wyniki { $scores }
shutbox-at-opening = { $name }: miejsce { $seat } rzuca jedną kostką o pierwszą turę, otwarte { $open }
shutbox-at-choose = { $name }: miejsce { $seat } wybiera parzyste albo nieparzyste, otwarte { $open }
shutbox-at-throw = { $name }: miejsce { $seat } wybiera, iloma kostkami rzucić, otwarte { $open }
shutbox-at-roll = { $name }: miejsce { $seat } rzuca, otwarte { $open }
shutbox-at-shut = { $name }: miejsce { $seat } zamyka rzutem { $roll }, otwarte { $open }
shutbox-at-stop = { $name }: miejsce { $seat } kończy albo gra jeszcze raz, otwarte { $open }

## Tuki Tuki

tuki-written = w { game-tuki } pisze się open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, kartę (od 0 do 12, parrot) albo first:0
tuki-at = runda { $round } z { $rounds }, { $waits }
tuki-waits-deal = trwa rozdawanie kart i odkrywa się pierwsza karta odrzutów
tuki-waits-open = miejsce { $seat } odkrywa jedną z dwóch pierwszych kart
tuki-waits-turn-up = odkrywa się karta miejsca { $seat }
tuki-waits-lot = los decyduje, kto zaczyna
tuki-waits-take = miejsce { $seat } bierze kartę z talii albo z odrzutów
tuki-waits-draw = miejsce { $seat } ciągnie wierzchnią kartę talii
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] miejsce { $seat } ma w ręce papugę i musi ją położyć
   *[other] miejsce { $seat } ma w ręce { $card } i musi tę kartę położyć
}
tuki-waits-place-or-drop = { $card ->
    [parrot] miejsce { $seat } ma w ręce papugę i musi ją położyć albo odrzucić
   *[other] miejsce { $seat } ma w ręce { $card } i musi tę kartę położyć albo odrzucić
}
tuki-waits-reveal = odkrywa się zakryta karta miejsca { $seat }
tuki-waits-finish = po ostatniej turze odkrywa się wszystko, co miejsce { $seat } ma zakryte
tuki-no-step = to nie jest ani ruch, ani wynik losowania w { game-tuki }
tuki-no-card = { $card ->
    [parrot] wśród kart, które mogą tu być, nie ma już papugi
   *[other] wśród kart, które mogą tu być, nie ma już { $card }
}
tuki-no-lot = los wybiera tylko wśród tych, którzy odkryli najwyższą sumę (TK-03)
tuki-no-stock = talia jest pusta i nie ma z czego jej odtworzyć (TK-16)
tuki-no-open = karta na { $slot } jest już odkryta
tuki-no-drop-discard = kartę wziętą z odrzutów trzeba położyć (TK-07)
tuki-no-drop-only = gdy zakrytych kart jest { $hidden }, odrzucenie karty oznacza odkrycie jednej z nich (TK-07)
tuki-no-drop-open = odrzucając kartę, odkrywa się zakrytą, a { $slot } jest już odkryta (TK-07)
tuki-no-parrot = na { $slot } nie ma odkrytej papugi, a nic innego nie lata (TK-12, TK-14)
tuki-no-mimic = papuga na { $slot } nie naśladuje żadnej liczby, więc nie może lecieć (TK-14)
tuki-no-flight = papuga na { $slot } naśladuje { $number }: uwalnia ją tylko ta liczba (TK-14)
tuki-no-landing = papuga siada tylko na zakrytej karcie, a { $slot } jest odkryta (TK-14)

## Rolit

rolit-written = ruch to kolumna i rząd, na przykład d3, a kulka rzucona na początku to first: i kolor, na przykład first:green
rolit-written-colours = kolory to { $colours }
rolit-written-hollow = dołka { $hollow } nie ma na planszy { $size }×{ $size }, która biegnie od a1 do { $last }
rolit-written-hollows = dołka o tym numerze nie ma: są od 0 do 63
rolit-written-colour-numbers = koloru o tym numerze nie ma: są od 0 do 3
rolit-no-step = to nie jest ani ruch, ani wynik rzutu w grze { game-rolit }
rolit-no-roll-first = najpierw rzuca się kulką: ona pokaże, kto zaczyna
rolit-no-first-settled = już wiadomo, kto zaczyna
rolit-no-player = kolorem „{ $colour }” nikt nie gra
rolit-no-pass = nikt nigdy nie pasuje: kto nie może przejąć, kładzie kulkę obok dowolnej innej
rolit-no-pass-must = { $colour } może przejąć na { $hollows }, więc musi
rolit-no-hollow = na tej planszy nie ma takiego dołka
rolit-no-occupied = dołek { $hollow } jest zajęty: leży tam kulka ({ $colour })
rolit-no-neighbour = dołek { $hollow } nie leży obok kulki
rolit-no-capture-pass = kulka na { $hollow } niczego nie przejmuje, a { $colour } nigdzie nie może przejąć, więc musi spasować
rolit-no-capture = { $hollow } niczego nie przejmuje, a { $colour } może przejąć, więc musi: na { $hollows }
rolit-at-over = { $size }×{ $size }, gra skończona, { $tally }
rolit-at-roll = { $size }×{ $size }, rzut o to, kto zaczyna, kulek: { $balls }, { $tally }
rolit-at-move = { $size }×{ $size }, ruch ma { $colour }, kulek: { $balls }, { $tally }
rolit-at-tally = { $colour } { $score }
