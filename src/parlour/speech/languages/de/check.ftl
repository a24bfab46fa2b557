### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = Zeile { $line } wird geprüft …
web-check-sound = { $draws ->
    [0] Nichts wurde nachträglich geändert. Zu würfeln gab es in diesem Spiel nichts.
    [one] Der eine Wurf folgt aus seiner Liste der Chancen, und nichts wurde nachträglich geändert.
   *[other] Alle { $draws } Würfe und Ziehungen folgen aus ihren Listen der Chancen, und nichts wurde nachträglich geändert.
}
web-check-bad = In Zeile { $line } stimmt etwas nicht.
web-check-chain = Vor dem ersten Ereignis hat sich der Tisch auf alle seine Zufallszahlen festgelegt. Jeder Wurf stimmt damit überein.
web-check-mixed = An { $mixed } von { $draws } nahmen Geräte der Spieler mit einer eigenen Zahl teil.
web-check-first = Das ist ein älteres Protokoll. Der Gastgeber hätte die Würfe lenken können; es beweist nur, dass danach nichts geändert wurde.
web-check-second = Wenn an einem Wurf ein ehrliches Gerät teilnahm, konnte niemand wählen, was aus seiner Liste kam.
web-check-told = Hier wurde von Hand gewürfelt und gezogen: { $count }-mal haben Spieler eingegeben, was gefallen ist. Nichts kann beweisen, dass Würfel oder Karten wirklich so fielen.
web-check-lists = Hier nicht geprüft: die Listen der Chancen und die Züge, denn diese Seite kennt die Regeln nicht. Der Gastgeber hätte andere Listen schreiben oder ein Gerät auslassen können. Auf deinem eigenen Rechner prüft parlour verify auch die Regeln.
web-check-followed = Dieser Browser selbst hat Listen der Chancen, Züge, Reihenfolge und Ergebnis mit den Spielregeln verglichen. Wer bei einem Wurf fehlte und warum, sagt nur der Tisch.
web-check-spoiled = Abgebrochene und wiederholte Würfe: { $count }
web-check-unmixed = { $count ->
    [one] Eine Ziehung machte der Tisch allein (für einen Bot oder für alle). Der Tisch hätte sie vorher kennen können.
   *[other] { $count } machte der Tisch allein (für Bots oder für alle). Der Tisch hätte sie vorher kennen können.
}
web-check-sealed = Am Ende hat der Tisch seine Zahlen offengelegt, und sie stimmen mit seiner Festlegung überein.
web-check-unsealed = Der Tisch legt seine Zahlen offen, wenn das Spiel vorbei ist.
web-check-rules = Der Server sagt: Nach den Regeln nachgespielt, stimmen alle Züge, Listen und Ergebnisse.
web-check-rules-bad = Der Server sagt: Dieses Protokoll passt nicht zu den Regeln des Spiels.
web-check-where = Das hat dein eigener Browser aus dem Protokoll errechnet, ohne dem Server zu vertrauen.
web-check-not = Nicht bewiesen ist damit
web-check-not-alone = Ein Tisch, an dem nur Bots mitspielen, könnte viele Spiele ausprobiert und dieses gezeigt haben.
web-check-not-stop = Ein Tisch kann aufhören, wenn ihm ein Wurf missfällt; aber dann sehen alle, dass er aufgehört hat.
web-check-not-who = Wer am Tisch saß, und ob Menschen ihre Züge selbst gewählt haben.
web-check-rolls = { $draws ->
    [one] Der Wurf
   *[other] Alle { $draws } Würfe und Ziehungen
}
web-check-head-event = Nr.
web-check-head-hand = Wessen
web-check-head-outcome = Ergebnis
web-check-head-odds = Chance
web-check-head-mixed = Eigene Zahl
web-check-head-recomputed = Nachgerechnet
web-check-table = der Tisch
web-check-yes = ja
web-check-no = nein
web-check-right = stimmt
web-check-more = { $count ->
    [one] Noch einer, stimmt auch.
   *[other] { $count } weitere, stimmen auch.
}
web-check-head = Wer diesen Fingerabdruck hat, hat genau dasselbe Protokoll:
web-check-words = Zwei Spieler können diese Wörter bei Ereignis { $seq } vergleichen. Gleiche Wörter heißen: dasselbe Spiel.
web-check-problem-torn = Die letzte Zeile ist abgeschnitten.
web-check-problem-empty = Die Datei ist leer.
web-check-problem-format = Dies ist kein Protokoll in einem hier bekannten Format.
web-check-problem-commitment = Im Protokoll steht nicht, auf welche Zahlen sich der Tisch festgelegt hat.
web-check-problem-order = Eine Zeile fehlt oder steht an der falschen Stelle.
web-check-problem-outcome = Der Beweis ergibt ein anderes Ergebnis als das aufgeschriebene.
web-check-problem-chances = Die Chancen dieses Wurfs sind nicht richtig aufgeschrieben.
web-check-problem-link = Dieser Wurf passt nicht zu dem, worauf sich der Tisch festgelegt hat.
web-check-problem-next = Der Tisch hat neue Zahlen festgelegt, bevor die alten aufgebraucht waren.
web-check-problem-seed = Die am Ende offengelegten Zahlen passen nicht zur Festlegung.
web-check-problem-rules = Diese Zeile entspricht nicht den Spielregeln.
web-check-problem-hash-missing = Die Zeile endet nicht mit ihrem Fingerabdruck: Vielleicht ist dies gar kein Protokoll.
web-check-problem-hash = Diese Zeile oder eine davor wurde nach dem Schreiben geändert.
web-check-problem-json = Die Zeile ist nicht lesbar.
web-check-problem-form = Etwas in dieser Zeile hat nicht die richtige Form.
web-check-receipt = Mit dem Beleg eines Geräts vergleichen
web-check-receipt-fits = Das Protokoll passt zum Beleg: Das Gerät sah dieses Spiel, und seine Zahlen und Züge sind die, die es geschickt hat.
web-check-receipt-form = Das ist kein Beleg eines Geräts.
web-check-receipt-table = Der Beleg gehört zu einem anderen Tisch.
web-check-receipt-line = Das Gerät sah bei Ereignis { $at } etwas anderes (0 ist der Kopf).
web-check-receipt-short = Das Gerät sah { $at ->
    [one] 1 Ereignis
   *[other] { $at } Ereignisse
}, das Protokoll hat weniger.
web-check-receipt-link = Die Zahl in Ziehung { $at } ist nicht die, die das Gerät gegeben hat.
web-check-receipt-move = Der Zug bei Ereignis { $at } ist nicht der, den das Gerät geschickt hat, oder nicht für diese Stellung.
web-check-receipt-alarm = Dieses Gerät schlug Alarm: { $alarm }
web-check-devices = Ein Gerät hat allein ausgelost; Geräte nacheinander: { $count }. Nur ihre Besitzer bürgen für die Würfe: Ein abgeschnittenes Ende kann noch einmal gespielt worden sein.
