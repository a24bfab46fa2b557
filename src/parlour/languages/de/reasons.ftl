# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = Er schließt die Box.
shutbox-reason-fits = Würfe, die danach passen: { $fits } von { $rolls }; nach { $move }: { $fewer } von { $of }
shutbox-reason-keeps = Klappen, die offen bleiben: { $count }; nach { $move }: { $fewer }
rolit-reason-corner = Er besetzt eine Ecke.
rolit-reason-gives = { $move } gäbe dem nächsten Spieler eine Ecke.
rolit-reason-moves = Züge, die dem nächsten Spieler bleiben: { $count }; nach { $move }: { $more }
rolit-reason-turned = Kugeln, die er dreht: { $count }; { $move }: { $fewer }
tuki-reason-pair = Er ergibt ein Paar.
tuki-reason-take = Die oberste Karte der Ablage kann ein Paar ergeben.
tuki-reason-points = Deine offenen Karten zählen dann { $points }; nach { $move }: { $more }
