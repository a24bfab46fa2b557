# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Würfe, die danach passen: { $fits } von { $rolls } statt { $fewer } von { $of }
shutbox-reason-keeps = Klappen, die offen bleiben: { $count } statt { $fewer }
rolit-reason-corner = Er besetzt eine Ecke.
rolit-reason-gives = { $move } gäbe dem nächsten Spieler eine Ecke.
rolit-reason-moves = Züge, die dem nächsten Spieler bleiben: { $count } statt { $more }
rolit-reason-turned = Kugeln, die er dreht: { $count } statt { $fewer }
tuki-reason-pair = Er ergibt ein Paar.
tuki-reason-take = Er kann ein Paar ergeben.
tuki-reason-stock = Die offene Karte zählt { $points }, eine vom Nachziehstapel im Schnitt { $mean }
tuki-reason-points = Deine offenen Karten zählen dann { $points } statt { $more }
