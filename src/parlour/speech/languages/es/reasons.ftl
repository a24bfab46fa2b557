# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Tiradas jugables después: { $fits } de { $rolls } en vez de { $fewer } de { $of }
shutbox-reason-keeps = Deja más fichas abiertas para las tiradas siguientes: { $count } en vez de { $fewer }
rolit-reason-corner = Ocupa una esquina.
rolit-reason-gives = { $move } daría una esquina al siguiente jugador.
rolit-reason-moves = Jugadas que le quedan al siguiente jugador: { $count } en vez de { $more }
rolit-reason-turned = Bolas giradas: { $count } en vez de { $fewer }
tuki-reason-pair = Forma una pareja.
tuki-reason-take = Puede formar una pareja.
tuki-reason-stock = La carta visible cuenta { $points }; una del mazo, { $mean } de media
tuki-reason-points = Tus cartas visibles cuentan entonces { $points } en vez de { $more }
