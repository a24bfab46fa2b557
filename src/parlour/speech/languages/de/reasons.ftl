# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Danach passen { $fits } von { $rolls } Würfen statt { $fewer } von { $of }
shutbox-reason-keeps = Lässt mehr Klappen für spätere Würfe offen: { $count } statt { $fewer }
rolit-reason-corner = Er besetzt eine Ecke.
rolit-reason-gives = { $move } gäbe dem nächsten Spieler eine Ecke.
rolit-reason-moves = Züge für den nächsten Spieler: { $count } statt { $more }
rolit-reason-turned = Gedrehte Kugeln: { $count } statt { $fewer }
tuki-reason-pair = Er ergibt ein Paar.
tuki-reason-take = Er kann ein Paar ergeben.
tuki-reason-stock = Die offene Karte zählt { $points }, eine vom Nachziehstapel im Schnitt { $mean }
tuki-reason-points = Deine offenen Karten zählen dann { $points } statt { $more }
