### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = das Spiel ist aus
play-not-now = das ist keiner der Schritte, die hier erlaubt sind

## Shut the Box

shutbox-written = ein Wurf wird 6-3 geschrieben (ein Würfel: 4), ein Wurf um den ersten Zug first:2, das Schließen von Zahlen 1+8 (eine Zahl: 9), die Wahl der Würfel roll 1, und die übrigen Entscheidungen even, odd, again, stop
shutbox-no-outcome = jetzt entscheidet Platz { $seat }, nicht die Würfel
shutbox-no-throw = so viele Würfel lassen sich nicht werfen; es gibt { $dice }
shutbox-no-shut-now = Platz { $seat } entscheidet jetzt, welche Zahlen der Wurf { $roll } schließt
shutbox-no-throw-now = Platz { $seat } entscheidet jetzt, wie viele Würfel geworfen werden
shutbox-no-half-now = Platz { $seat } entscheidet jetzt zwischen gerade und ungerade
shutbox-no-again-now = Platz { $seat } entscheidet jetzt, ob noch ein Spiel kommt
shutbox-no-opening-now = Platz { $seat } wirft gleich einen Würfel um den ersten Zug
shutbox-no-roll-now = { $dice ->
    [one] Platz { $seat } wirft gleich 1 Würfel
   *[other] Platz { $seat } wirft gleich { $dice } Würfel
}
shutbox-no-twice = eine Zahl lässt sich nur einmal schließen
shutbox-no-number = { $number } ist nicht auf der Reihe von 1 bis { $tiles }
shutbox-no-open = { $number } ist nicht offen
shutbox-no-sum = { $step } ergibt { $sum }, und der Wurf { $roll } muss ganz verbraucht werden: { $total }
shutbox-no-exact = nur { $total } selbst oder genau die gewürfelten Zahlen darf man schließen
shutbox-no-first-hit = der erste Wurf eines Zuges muss die { $number } schließen
shutbox-at-over = { $name }: aus, gewonnen hat Platz { $winners }, Punkte { $scores }
shutbox-at-opening = { $name }: Platz { $seat } wirft einen Würfel um den ersten Zug, offen { $open }
shutbox-at-choose = { $name }: Platz { $seat } wählt gerade oder ungerade, offen { $open }
shutbox-at-throw = { $name }: Platz { $seat } wählt, wie viele Würfel, offen { $open }
shutbox-at-roll = { $name }: Platz { $seat } würfelt, offen { $open }
shutbox-at-shut = { $name }: Platz { $seat } schließt mit { $roll }, offen { $open }
shutbox-at-stop = { $name }: Platz { $seat } hört auf oder spielt noch einmal, offen { $open }

## Tuki Tuki

tuki-written = { game-tuki } wird so geschrieben: open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, eine Karte (0 bis 12, parrot) oder first:0
tuki-at = Runde { $round } von { $rounds }, { $waits }
tuki-waits-deal = die Karten werden gegeben, und die erste Karte der Ablage wird aufgedeckt
tuki-waits-open = Platz { $seat } deckt eine der ersten beiden Karten auf
tuki-waits-turn-up = eine Karte von Platz { $seat } wird umgedreht
tuki-waits-lot = das Los bestimmt, wer beginnt
tuki-waits-take = Platz { $seat } nimmt eine Karte vom Nachziehstapel oder von der Ablage
tuki-waits-draw = Platz { $seat } zieht die oberste Karte des Nachziehstapels
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] Platz { $seat } hat den Papagei auf der Hand und muss ihn legen
   *[other] Platz { $seat } hat die { $card } auf der Hand und muss sie legen
}
tuki-waits-place-or-drop = { $card ->
    [parrot] Platz { $seat } hat den Papagei auf der Hand und muss ihn legen oder abwerfen
   *[other] Platz { $seat } hat die { $card } auf der Hand und muss sie legen oder abwerfen
}
tuki-waits-reveal = eine verdeckte Karte von Platz { $seat } wird umgedreht
tuki-waits-finish = nach dem letzten Zug wird umgedreht, was bei Platz { $seat } noch verdeckt ist
tuki-no-step = das ist weder ein Zug noch ein Ergebnis von { game-tuki }
tuki-no-card = { $card ->
    [parrot] unter den Karten, die es sein können, ist kein Papagei mehr
   *[other] unter den Karten, die es sein können, ist keine { $card } mehr
}
tuki-no-lot = das Los entscheidet nur unter denen mit der höchsten aufgedeckten Summe (TK-03)
tuki-no-stock = der Nachziehstapel ist leer, und es ist nichts da, um ihn neu zu mischen (TK-16)
tuki-no-open = die Karte auf { $slot } liegt schon offen
tuki-no-drop-discard = eine Karte von der Ablage muss gelegt werden (TK-07)
tuki-no-drop-only = mit noch { $hidden } verdeckten Karten heißt abwerfen auch, eine davon aufzudecken (TK-07)
tuki-no-drop-open = wer abwirft, deckt eine verdeckte Karte auf, und { $slot } liegt schon offen (TK-07)
tuki-no-parrot = auf { $slot } liegt kein offener Papagei, und sonst fliegt nichts (TK-12, TK-14)
tuki-no-mimic = der Papagei auf { $slot } ahmt keine Zahl nach, also kann er nicht fliegen (TK-14)
tuki-no-flight = der Papagei auf { $slot } ahmt eine { $number } nach: nur diese Zahl lässt ihn frei (TK-14)
tuki-no-landing = ein Papagei landet nur auf einer verdeckten Karte, und { $slot } liegt offen (TK-14)

## Rolit

rolit-written = ein Zug ist eine Spalte und eine Reihe wie d3, die gerollte Kugel zu Beginn ist first: und eine Farbe, etwa first:green
rolit-written-colours = die Farben sind { $colours }
rolit-written-hollow = eine Mulde { $hollow } gibt es nicht auf dem Brett { $size }×{ $size }, das von a1 bis { $last } geht
rolit-written-hollows = eine Mulde mit dieser Nummer gibt es nicht: sie gehen von 0 bis 63
rolit-written-colour-numbers = eine Farbe mit dieser Nummer gibt es nicht: sie gehen von 0 bis 3
rolit-no-step = das ist weder ein Zug noch ein Ergebnis von { game-rolit }
rolit-no-roll-first = erst wird eine Kugel gerollt, um zu sehen, wer beginnt
rolit-no-first-settled = es steht schon fest, wer beginnt
rolit-no-player = niemand spielt { $colour }
rolit-no-pass = gepasst wird nie: wer nichts erobern kann, legt eine Kugel neben irgendeine andere
rolit-no-pass-must = { $colour } kann auf { $hollows } erobern und muss es deshalb
rolit-no-hollow = diese Mulde gibt es auf diesem Brett nicht
rolit-no-occupied = { $hollow } ist besetzt: die Kugel dort zeigt { $colour }
rolit-no-neighbour = { $hollow } liegt nicht neben einer Kugel
rolit-no-capture-pass = eine Kugel auf { $hollow } erobert nichts, und { $colour } kann nirgends erobern und muss deshalb passen
rolit-no-capture = { $hollow } erobert nichts, und { $colour } kann erobern und muss es deshalb: auf { $hollows }
rolit-at-over = { $size }×{ $size }, aus, { $tally }
rolit-at-roll = { $size }×{ $size }, es wird gerollt, wer beginnt, { $balls } Kugeln, { $tally }
rolit-at-move = { $size }×{ $size }, { $colour } dran, { $balls } Kugeln, { $tally }
rolit-at-tally = { $colour } { $score }
