# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Rzuty, które potem pasują: { $fits } z { $rolls } zamiast { $fewer } z { $of }
shutbox-reason-keeps = Zostawia więcej otwartych klapek na następne rzuty: { $count } zamiast { $fewer }
rolit-reason-corner = Zajmuje róg.
rolit-reason-gives = { $move } dałoby róg następnemu graczowi.
rolit-reason-moves = Ruchy, które zostają następnemu graczowi: { $count } zamiast { $more }
rolit-reason-turned = Obrócone kulki: { $count } zamiast { $fewer }
tuki-reason-pair = Tworzy parę.
tuki-reason-take = Może utworzyć parę.
tuki-reason-stock = Odkryta karta liczy się za { $points }, karta z talii średnio za { $mean }
tuki-reason-points = Twoje odkryte karty liczą się wtedy za { $points } zamiast { $more }
