# What stands on the boards, and what a screen reader says of them.

board-plain = Spillebræt
board-colour = { $colour ->
    [red] rød
    [yellow] gul
    [green] grøn
   *[blue] blå
}

## Rolit

board-rolit = { game-rolit }-bræt
board-neutral = neutral
board-winner = vinder
board-balls = { $count ->
    [one] én { board-colour } kugle
   *[other] { $count } { $colour ->
        [red] røde
        [yellow] gule
        [green] grønne
       *[blue] blå
    } kugler
}
board-hollow-ball = { $hollow }: { board-colour }{ $last ->
    [yes] , lagt sidst
   *[no] {""}
}
board-hollow-empty = { $hollow }: tomt
board-worth = { $label }, værd { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] læg en kugle
    [one] læg en kugle, erobrer én
   *[other] læg en kugle, erobrer { $count }
}
board-tap-again = Tryk på { $hollow } igen for at lægge din kugle. { $count ->
    [0] Den erobrer intet.
    [one] Den erobrer én kugle.
   *[other] Den erobrer { $count } kugler.
}
board-must = { $must ->
    [capture] Du skal erobre: vælg et af de markerede huller.
    [place] Du kan ikke erobre. Læg din kugle ved siden af en anden.
    [pass] Du kan ikke erobre, så du melder pas.
   *[roll] Kuglen, der trilles, viser, hvem der begynder.
}
board-pass = Meld pas
board-roll-ball = Tril

## Shut the Box

board-shutbox = Shut the Box-bræt
board-row = { $name }: åbne { $open }; point { $score }
board-row-nothing = ingen
board-flap = { $number }: { $state ->
    [open] åben
    [shut] lukket
    [legal] åben, kan lukkes
    [picked] valgt
   *[out] ikke med
}
board-half = { $half ->
    [even] lige
   *[odd] ulige
}
board-opening = Den, der slår højest, begynder
board-opening-die = slår { $face }
board-dice = Terninger: { $faces }, sum { $total }
board-dice-ready = { $count ->
    [one] Én terning, ikke slået endnu
   *[other] { $count } terninger, ikke slået endnu
}
board-roll-dice = { $count ->
    [one] Slå med én terning
   *[other] Slå med { $count } terninger
}
board-choice = { $choice ->
    [roll-1] Slå med én terning
    [roll-2] Slå med to terninger
    [roll-3] Slå med tre terninger
    [roll-4] Slå med fire terninger
    [even] Lige
    [odd] Ulige
    [again] Spil igen
   *[stop] Stop her
}
board-shut = Luk { $set }
board-shut-other = Vælg andre
board-sets = { $count ->
    [one] Én mulighed
   *[other] { $count } muligheder
}
board-sets-many = { $count ->
    [one] Én mulighed. Vælg klapper.
   *[other] { $count } muligheder. Vælg klapper, så bliver der færre.
}
board-lost-roll = { $name } kan ikke bruge { $total }: turen er slut.
    .you = Du kan ikke bruge { $total }: din tur er slut.
board-box-shut = Shut the Box! { $name } har lukket alle klapper.
    .you = Shut the Box! Du har lukket alle klapper.
board-tie = { $kind ->
    [roll] Uafgjort: de, der står lige, slår en gang til.
   *[game] Uafgjort: de, der står lige, spiller et spil til.
}
board-first-hit = Det første slag skal lukke { $number }.
board-bust = En sum på { $total } slutter turen.
board-sheet = { $until ->
    [points] Pointark, op til { $count } point
    [rounds] Pointark, { $count ->
        [one] én runde
       *[other] { $count } runder
    }
   *[stop] Pointark
}
board-total = I alt

## Tuki Tuki

board-tuki = { game-tuki }-bord
board-round = Runde { $round } af { $rounds }
board-grid = { $name }: { $score } indtil nu, { $hidden ->
    [0] alle kort åbne
    [one] ét kort skjult
   *[other] { $hidden } kort skjult
}
board-card-name = { $card ->
    [hidden] skjult kort
    [parrot] papegøje
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , tæller som { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Vend det
    [put] . Læg her: { board-card-name }
    [drop] . Smid dit og vend dette
    [parrot] . Lad denne papegøje flyve
    [land] . Papegøjen lander her
    [turn] . Vend det om
   *[none] {""}
}
board-stock-name = Bunke
board-discard-name = Afkast
board-hand-name = På hånden
board-stock = Trækbunke, { $count ->
    [one] ét kort
   *[other] { $count } kort
}{ $can ->
    [take] . Tag det øverste kort
    [draw] . Vend det øverste kort
   *[none] {""}
}
board-discard = Afkastbunke, { $card ->
    [none] tom
   *[other] øverst: { board-card-name }
}{ $can ->
    [take] . Tag dette kort
    [drop] . Smid kortet på hånden
    [draw] . Vend det kort, der blev erstattet
   *[none] {""}
}
board-hand = { $card ->
    [none] Intet kort på hånden
   *[other] På hånden: { board-card-name }
}
board-left = Kort tilbage
board-left-unseen = Kort, som ingen har set endnu, i trækbunken og skjult:
board-left-hidden = Skjult foran spillerne:
board-left-stock = I den nyblandede trækbunke:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] par
    [4] firer
    [6] sekser
   *[8] otter
}
board-scene-set = { board-set }!
board-closed = færdig
board-last-turn = sidste tur
board-one-hidden = ét skjult
board-ending = { $why ->
    [closed] { $name } har ikke flere skjulte kort: én sidste tur til alle andre.
    [stock] Trækbunken har været tom to gange: én sidste tur til alle.
   *[stalled] Ingen har længe taget fra trækbunken: én sidste tur til alle.
}
    .you = Du har ikke flere skjulte kort: én sidste tur til alle andre.
board-your-last-turn = Det er din sidste tur!
board-dilemma = Dit sidste skjulte kort! Erstat det, vend det, eller vent: smid og lad det være skjult.
board-tap-slot = Tryk på { $slot } igen for at lægge kortet dér.
board-drop = Smid det og vend et kort
board-drop-wait = Smid det og vent
board-drop-last = Smid det og vend det sidste
board-fly = Lad papegøjen flyve
board-back = Tilbage
board-choose-open = Vælg det skjulte kort, du vil vende.
board-choose-parrot = Vælg den papegøje, der flyver.
board-choose-landing = Vælg det skjulte kort, den lander på.
board-told = { $label }, { $worth }{ $played ->
    [yes] , spillet
   *[no] {""}
}
board-nudge-corner = Se på hjørnerne.
board-nudge-edge = Se på kanten af brættet.
board-nudge-middle = Se på midten af brættet.
board-nudge-flaps =
    { $count ->
        [one] Tænk på en enkelt klap.
       *[other] Tænk på { $count } klapper sammen.
    }
board-nudge-dice = Tænk på, hvad du kan vælge her.
board-nudge-piles = Sammenlign de to bunker.
board-nudge-parrot = Tænk på dine papegøjer.
board-nudge-drop = Har du overhovedet brug for dette kort?
board-nudge-left = Se på dine to venstre kolonner.
board-nudge-right = Se på dine to højre kolonner.
