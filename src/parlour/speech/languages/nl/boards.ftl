# What stands on the boards, and what a screen reader says of them.

board-plain = Speelbord
board-colour = { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}

## Rolit

board-rolit = Bord van { game-rolit }
board-neutral = neutraal
board-winner = gewonnen
board-balls = { $count ->
    [one] één { $colour ->
        [red] rode
        [yellow] gele
        [green] groene
       *[blue] blauwe
    } bal
   *[other] { $count } { $colour ->
        [red] rode
        [yellow] gele
        [green] groene
       *[blue] blauwe
    } ballen
}
board-hollow-ball = { $hollow }: { board-colour }{ $last ->
    [yes] , als laatste gelegd
   *[no] {""}
}
board-hollow-empty = { $hollow }: leeg
board-worth = { $label }, waard { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] leg een bal
    [one] leg een bal, verovert er één
   *[other] leg een bal, verovert er { $count }
}
board-tap-again = Tik nog eens op { $hollow } om je bal te leggen. { $count ->
    [0] Hij verovert niets.
    [one] Hij verovert één bal.
   *[other] Hij verovert { $count } ballen.
}
board-must = { $must ->
    [capture] Je moet veroveren: kies een van de gemarkeerde kuiltjes.
    [place] Je kunt niets veroveren. Leg je bal naast een andere bal.
    [pass] Je kunt niets veroveren, dus je past.
   *[roll] De bal die rolt laat zien wie begint.
}
board-pass = Passen
board-roll-ball = Rol

## Shut the Box

board-shutbox = Bord van Shut the Box
board-row = { $name }: open { $open }; score { $score }
board-row-nothing = niets
board-flap = { $number }: { $state ->
    [open] open
    [shut] dicht
    [legal] open, kan dicht
    [picked] gekozen
   *[out] doet niet mee
}
board-half = { $half ->
    [even] even
   *[odd] oneven
}
board-opening = Wie het hoogst gooit, begint
board-opening-die = gooit { $face }
board-dice = Dobbelstenen: { $faces }, totaal { $total }
board-dice-ready = { $count ->
    [one] Eén dobbelsteen, nog niet gegooid
   *[other] { $count } dobbelstenen, nog niet gegooid
}
board-roll-dice = { $count ->
    [one] Gooi één dobbelsteen
   *[other] Gooi { $count } dobbelstenen
}
board-choice = { $choice ->
    [roll-1] Gooi één dobbelsteen
    [roll-2] Gooi twee dobbelstenen
    [roll-3] Gooi drie dobbelstenen
    [roll-4] Gooi vier dobbelstenen
    [even] Even
    [odd] Oneven
    [again] Nog een keer
   *[stop] Hier stoppen
}
board-shut = Sluit { $set }
board-shut-other = Kies andere
board-sets = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}
board-sets-many = { $count ->
    [one] Eén mogelijkheid. Kies klepjes.
   *[other] { $count } mogelijkheden. Kies klepjes, dan worden het er minder.
}
board-lost-roll = { $name } kan niets met { $total }: de beurt is voorbij.
    .you = Je kunt niets met { $total }: je beurt is voorbij.
board-box-shut = Shut the Box! { $name } heeft alle klepjes gesloten.
    .you = Shut the Box! Je hebt alle klepjes gesloten.
board-tie = { $kind ->
    [roll] Gelijk: wie gelijkstaat, gooit nog een keer.
   *[game] Gelijk: wie gelijkstaat, speelt nog een spel.
}
board-first-hit = De eerste worp moet de { $number } sluiten.
board-bust = Een totaal van { $total } beëindigt de beurt.
board-sheet = { $until ->
    [points] Scoreblad, tot { $count } punten
    [rounds] Scoreblad, { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
   *[stop] Scoreblad
}
board-total = Totaal

## Tuki Tuki

board-tuki = Tafel van { game-tuki }
board-round = Ronde { $round } van { $rounds }
board-grid = { $name }: tot nu toe { $score }, { $hidden ->
    [0] alle kaarten open
    [one] één gesloten kaart
   *[other] { $hidden } gesloten kaarten
}
board-card-name = { $card ->
    [hidden] gesloten kaart
    [parrot] papegaai
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , telt als { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Open deze
    [put] . Leg de { board-card-name } hier
    [drop] . Leg die van jou af en open deze
    [parrot] . Laat deze papegaai vliegen
    [land] . De papegaai landt hier
    [turn] . Draai deze om
   *[none] {""}
}
board-stock-name = Trekstapel
board-discard-name = Aflegstapel
board-hand-name = In de hand
board-stock = Trekstapel, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}{ $can ->
    [take] . Neem de bovenste kaart
    [draw] . Draai de bovenste kaart om
   *[none] {""}
}
board-discard = Aflegstapel, { $card ->
    [none] leeg
   *[other] bovenop: { board-card-name }
}{ $can ->
    [take] . Neem deze kaart
    [drop] . Leg de kaart in je hand af
    [draw] . Draai de vervangen kaart om
   *[none] {""}
}
board-hand = { $card ->
    [none] Geen kaart in de hand
   *[other] In de hand: { board-card-name }
}
board-left = Kaarten die nog komen
board-left-unseen = Kaarten die nog niemand heeft gezien, in de trekstapel en gesloten:
board-left-hidden = Gesloten kaarten van de spelers:
board-left-stock = In de opnieuw geschudde trekstapel:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] paar
    [4] viertal
    [6] zestal
   *[8] achttal
}
board-scene-set = { board-set }!
board-closed = klaar
board-last-turn = laatste beurt
board-one-hidden = één gesloten
board-ending = { $why ->
    [closed] { $name } heeft geen gesloten kaart meer: nog één laatste beurt voor alle anderen.
    [stock] De trekstapel was twee keer op: nog één laatste beurt voor iedereen.
   *[stalled] Al lang heeft niemand van de trekstapel genomen: nog één laatste beurt voor iedereen.
}
    .you = Je hebt geen gesloten kaart meer: nog één laatste beurt voor alle anderen.
board-your-last-turn = Dit is je laatste beurt!
board-dilemma = Je laatste gesloten kaart! Vervang hem, open hem, of wacht: leg af en houd hem gesloten.
board-tap-slot = Tik nog eens op { $slot } om de kaart daar te leggen.
board-drop = Afleggen, kaart openen
board-drop-wait = Afleggen en wachten
board-drop-last = Afleggen, laatste openen
board-fly = Laat de papegaai vliegen
board-back = Terug
board-choose-open = Kies de gesloten kaart die je opent.
board-choose-parrot = Kies de papegaai die vliegt.
board-choose-landing = Kies de gesloten kaart waarop hij landt.
board-told = { $label }, { $worth }{ $played ->
    [yes] , gespeeld
   *[no] {""}
}
board-nudge-corner = Kijk naar de hoeken.
board-nudge-edge = Kijk naar de rand van het bord.
board-nudge-middle = Kijk naar het midden van het bord.
board-nudge-flaps =
    { $count ->
        [one] Denk aan één klepje.
       *[other] Denk aan { $count } klepjes samen.
    }
board-nudge-dice = Bedenk wat je hier kunt kiezen.
board-nudge-piles = Vergelijk de twee stapels.
board-nudge-parrot = Denk aan je papegaaien.
board-nudge-drop = Heb je deze kaart wel nodig?
board-nudge-left = Kijk naar je twee linkerkolommen.
board-nudge-right = Kijk naar je twee rechterkolommen.
