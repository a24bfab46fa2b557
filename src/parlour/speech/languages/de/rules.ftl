### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Für dieses Spiel gewählt
rules-option = { $option }: { $value }
rules-unusual = Dieser Tisch weicht von den üblichen Regeln ab: { $options }.
rules-title = { $part ->
    [aim] Das Ziel
    [setup] Vorbereitung
    [first] Wer beginnt
    [turn] Dein Zug
    [dice] Wie viele Würfel
    [cannot] Wenn du nichts erobern kannst
    [last] Die letzte Karte
    [parrots] Papageien
    [count] Zählen
    [end] Das Ende
    [match] Die Partie
    [tie] Gleichstand
    [tips] Tipps
    [worth] Was die Mulden wert sind
    [moving] So ziehst du
   *[ours] Unsere eigenen Regeln
}
rules-who = Für { $least } bis { $most } Spieler ab { $age } Jahren.
rules-who-any = Für { $least } bis { $most } Spieler.
rules-who-exactly = { $players ->
    [one] Für eine Person ab { $age } Jahren.
    [2] Für zwei Spieler ab { $age } Jahren.
   *[other] Für { $players } Spieler ab { $age } Jahren.
}
rules-who-exactly-any = { $players ->
    [one] Für eine Person.
    [2] Für zwei Spieler.
   *[other] Für { $players } Spieler.
}
rules-first-seat = { $name } beginnt, dann geht es im Uhrzeigersinn weiter.
rules-first-alone = { $name } beginnt.
rules-ours-about = Nicht aus einer Anleitung, sondern von uns:

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Schließ alle Klappen, und du gewinnst sofort. Gelingt es niemandem, gewinnt, wer die wenigsten Punkte hat.
    [last] Schließ alle Klappen, und du gewinnst sofort.
    [counts] Sammle so wenige Punkte wie möglich. Wer alle Klappen schließt, bekommt keine.
   *[solo] Spiel immer wieder und versuch, so wenige Punkte wie möglich zu bekommen. Sind alle Klappen zu, geht es nicht besser.
}
rules-shutbox-rows = { $rows ->
    [own] Alle haben eine eigene Reihe mit den Klappen 1 bis { $tiles }. Am Anfang sind alle offen.
    [two] Alle haben zwei Reihen mit den Klappen 1 bis { $tiles }. Am Anfang sind alle offen.
    [alone] Deine Klappen haben die Nummern 1 bis { $tiles }. Am Anfang sind alle offen.
   *[shared] Es gibt eine Box mit den Klappen 1 bis { $tiles }. Am Anfang sind alle offen, und für jeden Spieler werden sie wieder geöffnet.
}
rules-shutbox-preshut = Von Anfang an geschlossen: { $flaps }.
rules-shutbox-parity = Wähl vor deinem ersten Wurf die geraden oder die ungeraden Zahlen. Nur diese Klappen sind im Spiel, die anderen zählen nicht.
rules-shutbox-roll = { $combine ->
    [sum] Würfle und schließ eine oder mehrere offene Klappen, die zusammen genau die Augenzahl ergeben. Nichts darf übrig bleiben.
   *[exact] Würfle und schließ entweder die eine Klappe mit der Augensumme oder genau die Klappen, die die Würfel zeigen.
}
rules-shutbox-example = Eine { $total } lässt sich so bilden: { $sets }.
rules-shutbox-example-exact = Zeigen die Würfel { $faces }, kannst du die { $total } schließen, oder aber { $faces }.
rules-shutbox-go = { $order ->
    [turns] Geschlossene Klappen bleiben zu. Würfle weiter, solange du etwas schließen kannst. Der erste Wurf, der nicht passt, beendet deinen Zug; einen zweiten Versuch gibt es nicht.
   *[rounds] Alle würfeln reihum je einmal. Geschlossene Klappen bleiben zu. Wer nichts schließen kann, scheidet aus.
}
rules-shutbox-first-hit = Der erste Wurf deines Zuges muss die { $number } schließen, allein oder in einer Summe. Geht das nicht, ist dein Zug vorbei.
rules-shutbox-bust = Eine { $total } beendet deinen Zug sofort.
rules-shutbox-dice = { $fewer ->
    [never] Du wirfst immer alle Würfel.
    [choice] Sobald keine Klappe über 6 mehr offen ist, wählst du vor jedem Wurf, wie viele Würfel du wirfst.
    [forced] Sobald keine Klappe über 6 mehr offen ist, wirfst du nur noch einen Würfel.
   *[sum] Sobald die offenen Klappen zusammen höchstens 6 ergeben, wählst du vor jedem Wurf, wie viele Würfel du wirfst.
}
rules-shutbox-end = { $end ->
    [wins] Wer die letzte Klappe schließt, gewinnt sofort, sogar bevor die anderen dran waren.
    [once] Wer die letzte Klappe schließt, gewinnt sofort.
    [match] Wer die letzte Klappe schließt, gewinnt sofort die ganze Partie, egal wie es steht.
    [open] Wer die letzte Klappe schließt, bekommt keine Punkte, und das Spiel ist aus: Den anderen zählt, was bei ihnen offen ist.
    [round] Wer die letzte Klappe schließt, bekommt keine Punkte, und die Runde ist aus: Den anderen zählt, was bei ihnen offen ist.
    [nothing] Wer die letzte Klappe schließt, bekommt keine Punkte, und die Runde ist aus: Wer noch nicht fertig gespielt hat, bekommt auch keine.
    [play_on] Wer die letzte Klappe schließt, bekommt keine Punkte; die anderen spielen noch zu Ende.
   *[solo] Ist die letzte Klappe zu, endet deine Serie mit dem perfekten Ergebnis.
}
rules-shutbox-out = { $out ->
    [score] Sind vorher alle ausgeschieden, gewinnt, wer die wenigsten Punkte hat.
   *[last] Sobald alle anderen ausgeschieden sind, gewinnt, wer als Letzter noch dabei ist.
}
rules-shutbox-count = { $score ->
    [sum] Die offenen Zahlen werden zusammengezählt.
    [digital] Die offenen Zahlen werden nebeneinander als eine Zahl gelesen.
   *[count] Jede offene Klappe kostet einen Punkt.
}
rules-shutbox-left = Bleiben { $flaps } offen, kostet das { $points } Punkte.
rules-shutbox-until = { $until ->
    [points] Es folgt Runde auf Runde, und die Punkte werden zusammengezählt. Hat jemand { $count } Punkte, gewinnt, wer am wenigsten hat.
    [rounds] { $count ->
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden { $count } Runden, und die Punkte werden zusammengezählt. Wer am wenigsten hat, gewinnt.
    }
   *[stop] Nach jedem Spiel spielst du weiter oder hörst auf. Alle Spiele werden notiert, und das beste zählt.
}
rules-shutbox-lead = { $lead ->
    [rotates] Die nächste Runde beginnt der nächste Spieler.
   *[stays] Jede Runde beginnt derselbe Spieler.
}
rules-shutbox-tie = { $tie ->
    [roll] Wer gleichauf liegt, würfelt der Reihe nach noch einmal auf der eigenen Reihe, wie sie steht, schließt, was geht, und wird neu gezählt.
    [game] Wer gleichauf liegt, spielt untereinander noch ein Spiel.
    [round] Alle, die gleichauf liegen, spielen untereinander noch eine Runde.
   *[share] Wer gleichauf liegt, teilt sich den Sieg.
}
rules-shutbox-first = Alle werfen einen Würfel. Wer am höchsten würfelt, beginnt, dann geht es im Uhrzeigersinn weiter.
rules-shutbox-ours = { $what ->
    [box] Diese Box beschreibt keine Anleitung; sie ist eine verbreitete Hausversion.
    [mixed] Einige dieser Regeln wurden für diesen Tisch gewählt und stehen so in keiner Anleitung.
    [seats] Die Anleitung sagt nicht, wie viele mitspielen können; bei uns sind es { $most }.
    [alone] Die 210 ist laut Anleitung für zwei; hier kann man sie auch allein spielen.
    [limit] Die Obergrenze von { $most } Spielern stammt von uns.
    [dice] Die Anleitung von { shutbox-tactica } lässt die Wahl zwischen einem und zwei Würfeln, sobald 7, 8, 9 und 10 zu sind; wir dehnen das auf andere Klappen und eine andere Zahl von Würfeln aus.
    [first] Bei Gleichstand um den ersten Zug wird unter den Beteiligten neu gewürfelt.
    [start] Die Anleitung dieser Box sagt nicht, wer beginnt; wir würfeln darum.
    [tie-roll] Ein Gleichstand wird weitergewürfelt, solange er besteht. Wer dabei alles schließt, gewinnt. Könnte kein Wurf mehr helfen, wird der Sieg geteilt.
    [tie-game] Ein Gleichstand wird weitergespielt, solange er besteht.
    [tie] Die Anleitung dieser Box sagt nicht, was bei Gleichstand geschieht.
    [round] Eine Partie endet mit der Runde, in der jemand die Grenze erreicht, damit alle gleich viele Runden spielen.
    [finish] Die Runde, in der jemand die Grenze erreicht, wird zu Ende gespielt.
    [digital] Eine Partie mit digitaler Wertung dauert fünf Runden, wenn ihr nichts anderes wählt.
    [out] Die Anleitung sagt nicht, wer gewinnt, wenn alle ausgeschieden sind.
    [unplayed] Die Anleitung sagt nicht, was die anderen bekommen, wenn jemand alles schließt und die Partie weitergeht.
    [lead] Die Anleitung sagt nicht, wer die nächste Runde beginnt.
    [exact] Ein Pasch kann nur seine Summe schließen, ein einzelner Würfel nur seine Zahl.
    [exact-more] Mehr als zwei Würfel schließen ihre Summe oder alle ihre Zahlen, wenn diese verschieden sind.
    [parity] Alle wählen ihre Hälfte selbst.
    [half] Wem ein nie gespielter Zug angerechnet wird, der zahlt die kleinere Hälfte.
    [halves] Wem ein nie gespielter Zug angerechnet wird, der zahlt beide Hälften; so galt es, als dieses Spiel begann.
    [tie-shut] In so einer Runde gewinnt, wer die Box schließt.
   *[solo] Dein bestes Spiel zählt, und eine geschlossene Box beendet die Serie.
}
rules-moving-web-shutbox = Tipp die Klappen an, die du schließen willst, oder eine der vorgeschlagenen Summen, und drück Schließen. Leertaste oder Eingabe würfelt.
rules-moving-terminal-shutbox = Tipp die Zahlen mit Plus: 1+8. Oder klick sie nacheinander auf dem Brett an, oder wähl aus der Liste. „roll 1“ wirft einen Würfel.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Am Ende der Runde die wenigsten Punkte haben.
   *[other] Nach { $rounds } Runden die wenigsten Punkte haben.
}
rules-tuki-setup = Es gibt 108 Karten: jede Zahl von 0 bis 12 achtmal und vier Papageien. Alle bekommen acht verdeckte Karten in zwei Reihen zu vier. Niemand darf sie ansehen, auch die eigenen nicht. Der Rest ist der Nachziehstapel; seine oberste Karte beginnt die Ablage, die immer offen liegt.
rules-tuki-open = Alle decken zwei eigene Karten auf.
rules-tuki-first = Wer die höchste Summe hat, beginnt, dann geht es im Uhrzeigersinn weiter.
rules-tuki-turn = Wenn du dran bist, nimm die oberste Karte vom Nachziehstapel oder von der Ablage. Leg sie an die Stelle einer deiner Karten, offen oder verdeckt; die alte kommt auf die Ablage, und eine verdeckte wird vorher nicht angesehen.
rules-tuki-drop = Eine Karte vom Nachziehstapel darfst du stattdessen abwerfen; dann deckst du eine deiner verdeckten Karten auf. Eine Karte von der Ablage musst du behalten.
rules-tuki-last = Hast du nur noch eine verdeckte Karte, darfst du die Karte vom Nachziehstapel abwerfen und deine verdeckt lassen, so oft du willst.
rules-tuki-end = Wer zuerst keine verdeckte Karte mehr hat, ist fertig. Alle anderen haben noch einen letzten Zug, dann wird aufgedeckt, was noch verdeckt ist, und gezählt.
rules-tuki-total = Nach der letzten Runde gewinnt, wer die wenigsten Punkte hat.
rules-tuki-count = Deine Zahlen werden zusammengezählt. Zwei gleiche übereinander sind ein Paar und zählen 0. Gleiche nebeneinander oder anderswo sind kein Paar.
rules-tuki-sets = Zwei Paare derselben Zahl sind ein Vierling und zählen −10, drei ein Sechsling und −15, vier ein Achtling und −20.
rules-tuki-parrot = Ein Papagei ahmt die Karte über oder unter sich nach und macht so ein Paar, einen Vierling, Sechsling oder Achtling.
rules-tuki-fly = Nimmst du genau die Zahl, die dein Papagei nachahmt, darfst du sie an seine Stelle legen. Der Papagei fliegt auf eine deiner verdeckten Karten, die ungesehen auf die Ablage kommt. Zahlenkarten bewegen sich nie.
rules-tuki-tip = { $what ->
    [low] Tausch hohe Karten gegen niedrige, aber denk zuerst an Paare: Ein Paar Zwölfen zählt 0.
    [four] Ein zweites Paar derselben Zahl zieht dir zehn Punkte ab.
   *[close] Als Erster fertig zu sein ist ein Wagnis: Alle anderen haben noch einen Zug. Tu es, wenn du glaubst, am wenigsten zu haben.
}
rules-tuki-ours = { $what ->
    [rounds] Nach der Anleitung werden fünf Runden gespielt.
    [draw] Wer bei gleicher Summe beginnt, entscheidet in der Anleitung der nächste Geburtstag, hier das Los.
    [order] Die ersten beiden Karten deckt einer nach dem anderen auf.
    [opened] Ein aufgedeckter Papagei zählt dabei so viel wie die offene Zahl, die er nachahmt, sonst 0.
    [parrots] Zwei Papageien in einer Spalte zählen 0 und gehören zu keinem Vierling.
    [closing] Auch wer die letzte verdeckte Karte ersetzt oder einen Papagei darauf landen lässt, ist fertig.
    [stock] Ein leerer Nachziehstapel wird aus der Ablage ohne ihre oberste Karte neu gemischt. Nach dem zweiten Mal in einer Runde haben alle noch einen letzten Zug.
    [stalled] Nimmt 50 Züge lang niemand vom Nachziehstapel, haben alle noch einen letzten Zug.
   *[shared] Bei gleich vielen Punkten wird der Sieg geteilt.
}
rules-moving-web-tuki = Tipp auf den Nachziehstapel oder die Ablage, dann auf die Karte, die ersetzt werden soll. Für alles andere gibt es Knöpfe.
rules-moving-terminal-tuki = Spalten heißen a bis d, Reihen 1 und 2. „take stock“, „take discard“; dann legt „a1“ die Karte dorthin, „drop a1“ wirft sie ab und deckt a1 auf, „drop“ deckt nichts auf, „fly a1 c2“ lässt den Papagei von a1 auf c2 landen. Oder klick auf Stapel und Karten: für „drop a1“ auf die Ablage, dann auf a1.

## Rolit

rules-rolit-aim = Ist das Brett voll, gewinnt die Farbe, die am häufigsten zu sehen ist.
rules-rolit-setup = Das Brett hat { $size } × { $size } Mulden. In der Mitte liegen vier Kugeln, jede zeigt eine andere Farbe.
rules-rolit-colours = Alle haben eine Farbe und sitzen an ihrer Seite des Bretts: { $colours }.
rules-rolit-neutral = Farben, die niemand spielt ({ $colours }), sind neutral: Man kann sie erobern, und sie zählen für niemanden.
rules-rolit-first = Eine Kugel wird wie ein Würfel gerollt. Wer die Farbe spielt, die oben liegt, beginnt, dann geht es im Uhrzeigersinn weiter.
rules-rolit-turn = Leg eine Kugel deiner Farbe in eine freie Mulde, sodass in gerader Linie Kugeln anderer Farben zwischen ihr und einer anderen Kugel von dir liegen. Alle Kugeln, die die neue in den acht Richtungen einschließt, nehmen deine Farbe an. Was sich gerade gedreht hat, schließt nichts ein.
rules-rolit-must = Wer erobern kann, muss es tun.
rules-rolit-final = Ein erlaubter Zug gilt; nach einem unerlaubten wird das Brett wiederhergestellt, wie es war.
rules-rolit-cannot = Kannst du nichts erobern oder ist deine Farbe verschwunden, leg eine Kugel in irgendeine freie Mulde neben irgendeiner Kugel. Gepasst wird nie.
rules-rolit-tip = { $what ->
    [size] Der Zug, der die meisten Kugeln dreht, ist nicht immer der beste.
   *[corner] Eine Kugel in der Ecke kann nie mehr gedreht werden. Ein Zug direkt neben die Ecke schenkt sie oft jemand anderem.
}
rules-rolit-worth = { $how ->
    [random] So viele von 100 Spielen mehr (+) oder weniger (−) als einen gleichen Anteil gewinnt, wer eine Mulde füllt; gemessen in zufälligen Spielen.
   *[learned] So viele von 100 Spielen mehr (+) oder weniger (−) als einen gleichen Anteil gewinnt, wer eine Mulde füllt; gemessen in Spielen zwischen Bots, die gut spielen.
}
rules-rolit-ours = { $what ->
    [picture] Von oben links im Uhrzeigersinn sind die vier Kugeln rot, gelb, grün und blau, und in dieser Reihenfolge wird gespielt.
    [again] Zeigt die Kugel eine neutrale Farbe, wird neu gerollt.
    [corners] Auch diagonal gilt als daneben.
    [takeback] Du kannst erlauben, dass Züge zurückgenommen werden; an mehreren Bildschirmen müssen jedes Mal alle einverstanden sein.
   *[shared] Bei gleicher Anzahl wird der Sieg geteilt.
}
rules-rolit-former = { $what ->
    [roll] Eine Kugel wird wie ein Würfel gerollt. Wessen Farbe oben liegt, beginnt.
    [picture] Im Uhrzeigersinn von links oben sind die vier Kugeln rot, gelb, grün und blau.
   *[order] Dieses Spiel begann nach einer früheren Fassung unserer Regeln: Gezogen wird in der Reihenfolge der Plätze ({ $colours }), nicht rund um das Brett.
}
rules-rolit-reversi-aim = Kann niemand mehr ziehen, gewinnt die Farbe mit den meisten Kugeln.
rules-rolit-reversi-setup = Das Brett hat { $size } × { $size } Mulden. Je zwei Kugeln jeder Farbe liegen auf den Diagonalen der Mitte. Das ist gewöhnliches Othello und steht nicht in der Anleitung von { game-rolit }.
rules-rolit-reversi-colours = Die Farben der Spieler: { $colours }.
rules-rolit-reversi-turn = Leg eine Kugel deiner Farbe in eine freie Mulde, sodass in gerader Linie Kugeln der anderen Farbe zwischen ihr und einer anderen Kugel von dir liegen. Alle Kugeln, die die neue in den acht Richtungen einschließt, nehmen deine Farbe an.
rules-rolit-reversi-cannot = Jeder Zug muss erobern. Wer nicht kann, passt.
rules-moving-web-rolit = Tipp auf eine markierte Mulde. Auf einem kleinen Bildschirm zeigt das erste Tippen, was erobert wird, das zweite spielt den Zug.
rules-moving-terminal-rolit = Tipp Spalte und Reihe: d3. Oder klick auf die Mulde, oder wähl aus der Liste. Mögliche Mulden sind markiert; die Klammern zeigen die zuletzt gelegte Kugel und die gedrehten.
