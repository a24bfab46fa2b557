# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Efteråt passar { $fits } av { $rolls } kast i stället för { $fewer } av { $of }
shutbox-reason-keeps = Håller fler luckor öppna för senare kast: { $count } i stället för { $fewer }
rolit-reason-corner = Det tar ett hörn.
rolit-reason-gives = { $move } skulle ge nästa spelare ett hörn.
rolit-reason-moves = Drag som nästa spelare har kvar: { $count } i stället för { $more }
rolit-reason-turned = Vända kulor: { $count } i stället för { $fewer }
tuki-reason-pair = Det ger ett par.
tuki-reason-take = Det kan ge ett par.
tuki-reason-stock = Det öppna kortet räknas som { $points }, ett från talongen i genomsnitt som { $mean }
tuki-reason-points = Dina öppna kort räknas då som { $points } i stället för { $more }
