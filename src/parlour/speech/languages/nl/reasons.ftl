# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Daarna passen { $fits } van { $rolls } worpen in plaats van { $fewer } van { $of }
shutbox-reason-keeps = Houdt meer klepjes open voor latere worpen: { $count } in plaats van { $fewer }
rolit-reason-corner = Hij neemt een hoek.
rolit-reason-gives = { $move } zou de volgende speler een hoek geven.
rolit-reason-moves = Zetten die de volgende speler overhoudt: { $count } in plaats van { $more }
rolit-reason-turned = Gedraaide ballen: { $count } in plaats van { $fewer }
tuki-reason-pair = Hij maakt een paar.
tuki-reason-take = Hij kan een paar maken.
tuki-reason-stock = De open kaart telt { $points }, een van de trekstapel gemiddeld { $mean }
tuki-reason-points = Je open kaarten tellen dan { $points } in plaats van { $more }
