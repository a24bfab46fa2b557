### The rules of each game as a player reads them in the game, paragraph by paragraph, in the order of the file.
###
### rules-GAME-PART        a paragraph; .title is its heading. The full rules, with their ids, are in docs/rules/.
### What no rulebook says is ours, and the last paragraph says so.

rules-chosen = Für dieses Spiel gewählt
rules-option = { $option }: { $value }

## Shut the Box

rules-shutbox-aim = Schließ alle deine Klappen, oder behalte am Ende die wenigsten Minuspunkte.
    .title = Das Ziel
rules-shutbox-turn = Wirf die Würfel. Schließ eine oder mehrere offene Klappen, die zusammen genau die Augenzahl ergeben: bei 9 etwa die 9, oder 1 und 8, oder 2, 3 und 4. Was zu ist, bleibt zu. Würfle weiter, solange sich die Augenzahl bilden lässt; geht es nicht mehr, ist dein Zug vorbei, und einen zweiten Versuch gibt es nicht.
    .title = Du bist dran
rules-shutbox-dice = Sobald bei TACTica 7, 8, 9 und 10 alle geschlossen sind, entscheidest du vor jedem Wurf, ob du einen Würfel nimmst oder zwei. Bei der Zwölferbox sind es immer beide.
    .title = Ein Würfel oder zwei
rules-shutbox-end = Wer die letzte Klappe schließt, gewinnt sofort, sogar bevor die anderen dran waren. Gelingt es niemandem, werden die offenen Zahlen zusammengezählt, und die kleinste Summe gewinnt.
    .title = Das Ende
rules-shutbox-first = Alle werfen einen Würfel; wer die höchste Zahl hat, beginnt, und weiter geht es im Uhrzeigersinn.
    .title = Wer beginnt
rules-shutbox-notation = Schreib die Zahlen mit einem Plus: 1+8. Oder klick sie auf dem Brett nacheinander an, oder wähle aus der Liste. „roll 1“ wirft einen Würfel.
    .title = So ziehst du
rules-shutbox-ours = Wo die gedruckten Regeln schweigen, haben wir entschieden: Gleichstand um den ersten Zug wird neu gewürfelt; bei Gleichstand am Ende wird weitergewürfelt, solange jemand davon noch etwas schließen kann; eine Partie bis 100 Punkte endet mit der Runde, in der sie jemand erreicht.
    .title = Unsere eigenen Regeln

## Tuki Tuki

rules-tuki-aim = Beende fünf Runden mit so wenigen Punkten wie möglich. Deine acht Karten liegen verdeckt in zwei Reihen zu vier, und niemand kennt sie, auch du nicht.
    .title = Das Ziel
rules-tuki-turn = Zuerst decken alle zwei Karten auf, und wer die höchste Summe hat, beginnt. Wenn du dran bist, nimm die oberste Karte vom Nachziehstapel oder von der Ablage. Leg sie an die Stelle einer deiner Karten, offen oder verdeckt; die alte kommt auf die Ablage. Eine Karte vom Nachziehstapel darfst du auch abwerfen, und dann deckst du eine deiner verdeckten Karten auf.
    .title = Du bist dran
rules-tuki-last = Hast du nur noch eine verdeckte Karte, darfst du die nachgezogene abwerfen und deine verdeckt lassen, so oft du willst. Sobald jemand keine verdeckte Karte mehr hat, haben alle anderen noch einen letzten Zug; dann wird alles aufgedeckt und gezählt.
    .title = Die letzte Karte
rules-tuki-count = Deine Zahlen werden zusammengezählt. Zwei gleiche Zahlen übereinander sind ein Paar und zählen 0. Zwei Paare derselben Zahl sind ein Vierer und zählen −10, drei sind ein Sechser und zählen −15, vier sind ein Achter und zählen −20.
    .title = Zählen
rules-tuki-parrot = Ein Papagei ahmt die Karte über oder unter ihm nach und bildet so ein Paar. Nimmst du genau die Zahl, die dein Papagei nachahmt, darfst du sie an seine Stelle legen, und der Papagei fliegt auf eine deiner verdeckten Karten, die ungesehen auf die Ablage kommt.
    .title = Papageien
rules-tuki-notation = Die Spalten heißen a bis d, die Reihen 1 und 2. „take stock“, „take discard“; dann legt „a1“ die Karte dorthin, „drop a1“ wirft sie ab und deckt a1 auf, „drop“ deckt nichts auf, „fly a1 c2“ lässt den Papagei von a1 auf c2 landen. Oder klick auf Stapel und Karten: für „drop a1“ erst auf die Ablage, dann auf a1.
    .title = So ziehst du
rules-tuki-ours = Wer bei gleicher Summe beginnt, entscheidet in der Anleitung der nächste Geburtstag, hier das Los. Wo die gedruckten Regeln schweigen, haben wir entschieden: Zwei Papageien in einer Spalte zählen 0; ein leerer Nachziehstapel wird aus der Ablage neu gemischt, und nach dem zweiten Mal haben alle noch einen letzten Zug; wer gleich viele Punkte hat, teilt sich den Sieg.
    .title = Unsere eigenen Regeln

## Rolit

rules-rolit-aim = Wenn das Brett voll ist, gewinnt die Farbe, die am häufigsten zu sehen ist.
    .title = Das Ziel
rules-rolit-turn = Leg eine Kugel deiner Farbe in eine leere Mulde, sodass in gerader Linie Kugeln anderer Farben zwischen ihr und einer anderen Kugel von dir liegen. Alle Kugeln, die die neue Kugel einschließt, in allen acht Richtungen, drehen sich auf deine Farbe. Wer erobern kann, muss es tun.
    .title = Du bist dran
rules-rolit-cannot = Kannst du nichts erobern, oder ist deine Farbe verschwunden, leg eine Kugel in irgendeine Mulde neben irgendeiner Kugel. Gepasst wird nie.
    .title = Wenn nichts zu erobern ist
rules-rolit-first = Eine Kugel wird wie ein Würfel gerollt; die Farbe, die oben liegt, beginnt, und weiter geht es im Uhrzeigersinn.
    .title = Wer beginnt
rules-rolit-notation = Schreib Spalte und Reihe: d3. Oder klick auf die Mulde, oder wähle aus der Liste. Mulden, in die du spielen darfst, sind markiert; die Klammern zeigen die eben gelegte Kugel und jene, die sie gedreht hat.
    .title = So ziehst du
rules-rolit-ours = Wo die gedruckten Regeln schweigen, haben wir entschieden: Farben, die niemand spielt, kann man erobern, und sie zählen für niemanden; bei gleicher Anzahl wird der Sieg geteilt. In der Variante Reversi gelten die Regeln des gewöhnlichen Othello: Ein Zug muss erobern, und wer nicht kann, passt.
    .title = Unsere eigenen Regeln
