# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = Zamyka pudełko.
shutbox-reason-fits = Rzuty, które potem pasują: { $fits } z { $rolls }; po ruchu { $move }: { $fewer } z { $of }
shutbox-reason-keeps = Klapki, które zostają otwarte: { $count }; po ruchu { $move }: { $fewer }
rolit-reason-corner = Zajmuje róg.
rolit-reason-gives = { $move } dałoby róg następnemu graczowi.
rolit-reason-moves = Ruchy, które zostają następnemu graczowi: { $count }; po ruchu { $move }: { $more }
rolit-reason-turned = Obrócone kulki: { $count }; { $move }: { $fewer }
tuki-reason-pair = Tworzy parę.
tuki-reason-take = Karta z wierzchu odrzutów może utworzyć parę.
tuki-reason-points = Twoje odkryte karty liczą się wtedy za { $points }; po ruchu { $move }: { $more }
