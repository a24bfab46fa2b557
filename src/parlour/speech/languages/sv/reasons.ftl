# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Kast som passar efteråt: { $fits } av { $rolls } i stället för { $fewer } av { $of }
shutbox-reason-keeps = Luckor som förblir öppna: { $count } i stället för { $fewer }
rolit-reason-corner = Det tar ett hörn.
rolit-reason-gives = { $move } skulle ge nästa spelare ett hörn.
rolit-reason-moves = Drag som nästa spelare har kvar: { $count } i stället för { $more }
rolit-reason-turned = Kulor som det vänder: { $count } i stället för { $fewer }
tuki-reason-pair = Det ger ett par.
tuki-reason-take = Det kan ge ett par.
tuki-reason-stock = Det öppna kortet räknas som { $points }, ett från talongen i genomsnitt som { $mean }
tuki-reason-points = Dina öppna kort räknas då som { $points } i stället för { $more }
