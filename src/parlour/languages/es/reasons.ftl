# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = Cierra la caja.
shutbox-reason-fits = Tiradas que encajan después: { $fits } de { $rolls }; tras { $move }: { $fewer } de { $of }
shutbox-reason-keeps = Fichas que quedan abiertas: { $count }; tras { $move }: { $fewer }
rolit-reason-corner = Ocupa una esquina.
rolit-reason-gives = { $move } daría una esquina al siguiente jugador.
rolit-reason-moves = Jugadas que le quedan al siguiente jugador: { $count }; tras { $move }: { $more }
rolit-reason-turned = Bolas que gira: { $count }; { $move }: { $fewer }
tuki-reason-pair = Forma una pareja.
tuki-reason-take = La carta de arriba de los descartes puede formar una pareja.
tuki-reason-points = Tus cartas visibles cuentan entonces { $points }; tras { $move }: { $more }
