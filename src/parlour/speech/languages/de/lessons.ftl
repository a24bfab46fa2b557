### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game }: Einführung
web-lesson-step = Schritt { $number } von { $count }
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-show = Zeig es mir
web-lesson-leave = Einführung verlassen
web-lesson-again = Von vorn
web-lesson-you = Du

## Shut the Box

lesson-shutbox-roll = Deine zehn Klappen sind offen. Schließ alle, und du gewinnst. Würfle!
lesson-shutbox-shut = 6 und 3 sind neun. Schließ Klappen, die zusammen genau 9 ergeben: Es gibt mehrere Wege, wähl einen.
lesson-shutbox-again = Geschlossene Klappen bleiben zu. Du würfelst weiter, solange ein Wurf passt.
lesson-shutbox-die = Ein paar Würfe später sind nur noch 1, 2 und 5 offen. Ist nichts über 6 mehr offen, darfst du mit einem Würfel werfen. Versuch es.
    .otherwise = Zwei Würfel sind auch erlaubt, aber damit wäre die Summe oft zu hoch. Nimm einen Würfel.
lesson-shutbox-over = Eine 4 passt nirgends, dein Zug ist vorbei. 1 + 2 + 5 sind noch offen: 8 Punkte. Weniger ist besser.
lesson-shutbox-luck = Ein anderer Zug, mit mehr Glück: Nur die 2 ist offen. Wirf einen Würfel.
    .otherwise = Zwei Würfel ergeben nur mit zwei Einsen eine 2. Wirf einen Würfel.
lesson-shutbox-last = Eine 2! Schließ deine letzte Klappe.
lesson-shutbox-won = Die Box ist zu, und du gewinnst sofort. Schafft es niemand, gewinnt, wer die wenigsten Punkte hat.

## Tuki Tuki

lesson-tuki-open = Vor dir liegen acht verdeckte Karten. Niemand kennt sie, auch du nicht. Deck die Karte oben links auf.
    .otherwise = Du darfst jede Karte aufdecken. Nimm erst einmal die oben links.
lesson-tuki-below = Eine Zwölf. Das ist viel, und wer die wenigsten Punkte hat, gewinnt. Deck die Karte darunter auf.
    .otherwise = Jede Karte wäre möglich. Nimm erst einmal die unter der Zwölf.
lesson-tuki-pair = Noch eine Zwölf! Zwei gleiche Zahlen übereinander sind ein Paar und zählen nichts.
lesson-tuki-take = Bist du dran, nimmst du eine Karte: vom Nachziehstapel oder von der Ablage. Nimm eine vom Nachziehstapel.
    .otherwise = Auch die 7 von der Ablage dürftest du nehmen. Nimm erst einmal eine Karte vom Nachziehstapel.
lesson-tuki-put = Eine 1 ist gut. Leg sie an die Stelle einer verdeckten Karte.
    .otherwise = Behalte dein Paar und auch die 1: Leg sie an die Stelle einer verdeckten Karte.
lesson-tuki-old = Die alte Karte war eine 10. Sie kommt auf die Ablage, und die nächste Person ist dran.
lesson-tuki-third = Du hast ein Paar Dreien und eine dritte. Eine vierte liegt auf der Ablage: Nimm sie.
    .otherwise = Der Nachziehstapel kann alles bringen. Nimm die Drei, die du siehst.
lesson-tuki-fourth = Leg sie unter die dritte.
    .otherwise = Es gibt einen besseren Platz: unter der Drei, die allein liegt.
lesson-tuki-four = Zwei Paare derselben Zahl sind ein Vierling. Er zählt −10: zehn Punkte weniger für dich!
lesson-tuki-parrot = Ein Papagei ahmt die Karte über oder unter sich nach. Nimm diesen von der Ablage.
    .otherwise = Papageien sind selten. Nimm diesen von der Ablage.
lesson-tuki-mimic = Leg den Papagei unter deine Zwölf.
    .otherwise = Es gibt einen besseren Platz: unter der Zwölf.
lesson-tuki-mimics = Der Papagei ist jetzt eine zweite Zwölf. Ein Paar: Das zählt nichts.
lesson-tuki-hidden = Das Ende einer Runde: Nur eine deiner Karten ist noch verdeckt. Nimm eine Karte vom Nachziehstapel.
    .otherwise = Nimm diesmal eine Karte vom Nachziehstapel.
lesson-tuki-close = Eine 1. Leg sie an die Stelle deiner letzten verdeckten Karte.
    .otherwise = Das ginge, aber jetzt machen wir Schluss: Leg sie an die Stelle deiner letzten verdeckten Karte.
lesson-tuki-won = Ohne verdeckte Karte bist du fertig. Die anderen hatten einen letzten Zug. Du hast 3 Punkte, die andere Seite 32: Du gewinnst!

## Rolit

lesson-rolit-trap = Du spielst Rot. Leg eine Kugel in eine markierte Mulde, sodass eine Kugel anderer Farbe zwischen zwei deiner eigenen eingeschlossen ist.
lesson-rolit-turned = Alles, was du eingeschlossen hast, ist jetzt rot. Nun wäre Grün dran.
lesson-rolit-most = Eine Kugel kann in mehreren Linien zugleich einschließen. Finde die Mulde, die vier Kugeln dreht.
    .otherwise = Diese dreht weniger. Finde die Mulde, die vier Kugeln dreht.
lesson-rolit-lines = Vier auf einmal! Wer erobern kann, muss es tun.
lesson-rolit-place = Hier kannst du nichts erobern. Dann legst du deine Kugel neben irgendeine andere.
lesson-rolit-placed = Nichts hat sich gedreht, aber deine Kugel kann später helfen. Gepasst wird nie.
lesson-rolit-corner = Nimm die Ecke: Eine Kugel in der Ecke kann nie mehr gedreht werden.
    .otherwise = Auch das erobert, aber such die Ecke.
lesson-rolit-safe = Diese Kugel bleibt rot bis zum Schluss.
lesson-rolit-full = Auf diesem kleinen Brett ist eine Mulde frei, und du bist dran. Leg die letzte Kugel.
lesson-rolit-won = Das Brett ist voll, und Rot ist am häufigsten zu sehen: 11 zu 5. Du gewinnst!
