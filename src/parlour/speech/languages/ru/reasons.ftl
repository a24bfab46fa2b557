# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Подходящие броски после него: { $fits } из { $rolls } вместо { $fewer } из { $of }
shutbox-reason-keeps = Оставляет больше открытых крышек для следующих бросков: { $count } вместо { $fewer }
rolit-reason-corner = Он занимает угол.
rolit-reason-gives = { $move } отдаст угол следующему игроку.
rolit-reason-moves = Ходов останется следующему игроку: { $count } вместо { $more }
rolit-reason-turned = Повёрнутые шарики: { $count } вместо { $fewer }
tuki-reason-pair = Он составляет пару.
tuki-reason-take = Он может составить пару.
tuki-reason-stock = Открытая карта считается за { $points }, карта из колоды в среднем за { $mean }
tuki-reason-points = Твои открытые карты тогда считаются за { $points } вместо { $more }
