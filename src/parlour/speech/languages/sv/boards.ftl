# What stands on the boards, and what a screen reader says of them.

board-plain = Spelbräde
board-colour = { $colour ->
    [red] röd
    [yellow] gul
    [green] grön
   *[blue] blå
}

## Rolit

board-rolit = Bräde för { game-rolit }
board-neutral = neutral
board-winner = vinnare
board-balls = { $count ->
    [one] en { board-colour } kula
   *[other] { $count } { $colour ->
        [red] röda
        [yellow] gula
        [green] gröna
       *[blue] blå
    } kulor
}
board-hollow-ball = { $hollow }: { board-colour }{ $last ->
    [yes] , lades sist
   *[no] {""}
}
board-hollow-empty = { $hollow }: tom
board-worth = { $label }, värd { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] lägg en kula
    [one] lägg en kula, erövrar en
   *[other] lägg en kula, erövrar { $count }
}
board-tap-again = Tryck på { $hollow } igen för att lägga din kula. { $count ->
    [0] Den erövrar ingenting.
    [one] Den erövrar en kula.
   *[other] Den erövrar { $count } kulor.
}
board-must = { $must ->
    [capture] Du måste erövra: välj en av de markerade groparna.
    [place] Du kan inte erövra. Lägg din kula intill en annan.
    [pass] Du kan inte erövra, så du passar.
   *[roll] Kulan som rullas visar vem som börjar.
}
board-pass = Passa
board-roll-ball = Rulla

## Shut the Box

board-shutbox = Bräde för Shut the Box
board-row = { $name }: öppna { $open }; poäng { $score }
board-row-nothing = inga
board-flap = { $number }: { $state ->
    [open] öppen
    [shut] stängd
    [legal] öppen, kan stängas
    [picked] vald
   *[out] inte med
}
board-half = { $half ->
    [even] jämna
   *[odd] udda
}
board-opening = Den som kastar högst börjar
board-opening-die = kastar { $face }
board-dice = Tärningar: { $faces }, summa { $total }
board-dice-ready = { $count ->
    [one] En tärning, inte kastad än
   *[other] { $count } tärningar, inte kastade än
}
board-roll-dice = { $count ->
    [one] Kasta en tärning
   *[other] Kasta { $count } tärningar
}
board-choice = { $choice ->
    [roll-1] Kasta en tärning
    [roll-2] Kasta två tärningar
    [roll-3] Kasta tre tärningar
    [roll-4] Kasta fyra tärningar
    [even] Jämna
    [odd] Udda
    [again] Spela igen
   *[stop] Sluta här
}
board-shut = Stäng { $set }
board-shut-other = Välj andra
board-sets = { $count ->
    [one] En möjlighet
   *[other] { $count } möjligheter
}
board-sets-many = { $count ->
    [one] En möjlighet. Välj luckor.
   *[other] { $count } möjligheter. Välj luckor, så blir de färre.
}
board-lost-roll = { $name } kan inte använda { $total }: turen är slut.
    .you = Du kan inte använda { $total }: din tur är slut.
board-box-shut = Shut the Box! { $name } har stängt alla luckor.
    .you = Shut the Box! Du har stängt alla luckor.
board-tie = { $kind ->
    [roll] Oavgjort: de som ligger lika kastar en gång till.
   *[game] Oavgjort: de som ligger lika spelar ett spel till.
}
board-first-hit = Första kastet måste stänga { $number }.
board-bust = En summa på { $total } avslutar turen.
board-sheet = { $until ->
    [points] Poängtavla, upp till { $count } poäng
    [rounds] Poängtavla, { $count ->
        [one] en runda
       *[other] { $count } rundor
    }
   *[stop] Poängtavla
}
board-total = Totalt

## Tuki Tuki

board-tuki = Bord för { game-tuki }
board-round = Runda { $round } av { $rounds }
board-grid = { $name }: { $score } hittills, { $hidden ->
    [0] alla kort öppna
    [one] ett kort dolt
   *[other] { $hidden } kort dolda
}
board-card-name = { $card ->
    [hidden] dolt kort
    [parrot] papegoja
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , räknas som { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Vänd upp det
    [put] . Lägg här: { board-card-name }
    [drop] . Släng ditt och vänd upp det här
    [parrot] . Låt den här papegojan flyga
    [land] . Papegojan landar här
    [turn] . Vänd på det
   *[none] {""}
}
board-stock-name = Talong
board-discard-name = Slänghög
board-hand-name = På hand
board-stock = Talong, { $count ->
    [one] ett kort
   *[other] { $count } kort
}{ $can ->
    [take] . Ta det översta kortet
    [draw] . Vänd på det översta kortet
   *[none] {""}
}
board-discard = Slänghög, { $card ->
    [none] tom
   *[other] överst: { board-card-name }
}{ $can ->
    [take] . Ta det här kortet
    [drop] . Släng kortet på hand
    [draw] . Vänd på kortet som byttes ut
   *[none] {""}
}
board-hand = { $card ->
    [none] Inget kort på hand
   *[other] På hand: { board-card-name }
}
board-left = Kort kvar
board-left-unseen = Kort som ingen har sett ännu, i talongen och dolda:
board-left-hidden = Dolda framför spelarna:
board-left-stock = I den omblandade talongen:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] par
    [4] fyrtal
    [6] sextal
   *[8] åttatal
}
board-scene-set = { board-set }!
board-closed = klar
board-last-turn = sista turen
board-one-hidden = ett dolt
board-ending = { $why ->
    [closed] { $name } har inget dolt kort kvar: en sista tur för alla andra.
    [stock] Talongen har tagit slut två gånger: en sista tur för alla.
   *[stalled] Ingen har tagit från talongen på länge: en sista tur för alla.
}
    .you = Du har inget dolt kort kvar: en sista tur för alla andra.
board-your-last-turn = Det här är din sista tur!
board-dilemma = Ditt sista dolda kort! Byt ut det, vänd upp det eller vänta: släng och låt det ligga dolt.
board-tap-slot = Tryck på { $slot } igen för att lägga kortet där.
board-drop = Släng, vänd ett kort
board-drop-wait = Släng det och vänta
board-drop-last = Släng, vänd det sista
board-fly = Låt papegojan flyga
board-back = Tillbaka
board-choose-open = Välj det dolda kort du vänder upp.
board-choose-parrot = Välj papegojan som flyger.
board-choose-landing = Välj det dolda kort den landar på.
board-told = { $label }, { $worth }{ $played ->
    [yes] , spelat
   *[no] {""}
}
board-nudge-corner = Titta på hörnen.
board-nudge-edge = Titta på brädets kant.
board-nudge-middle = Titta på brädets mitt.
board-nudge-flaps =
    { $count ->
        [one] Tänk på en enda lucka.
       *[other] Tänk på { $count } luckor tillsammans.
    }
board-nudge-dice = Fundera på vad du kan välja här.
board-nudge-piles = Jämför de två högarna.
board-nudge-parrot = Tänk på dina papegojor.
board-nudge-drop = Behöver du det här kortet alls?
board-nudge-left = Titta på dina två vänstra kolumner.
board-nudge-right = Titta på dina två högra kolumner.
