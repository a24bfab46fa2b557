# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = Он закрывает коробку.
shutbox-reason-fits = Подходящие броски после него: { $fits } из { $rolls }; после { $move }: { $fewer } из { $of }
shutbox-reason-keeps = Крышек останется открыто: { $count }; после { $move }: { $fewer }
rolit-reason-corner = Он занимает угол.
rolit-reason-gives = { $move } отдаст угол следующему игроку.
rolit-reason-moves = Ходов останется следующему игроку: { $count }; после { $move }: { $more }
rolit-reason-turned = Повёрнутые шарики: { $count }; { $move }: { $fewer }
tuki-reason-pair = Он составляет пару.
tuki-reason-take = Верхняя карта сброса может составить пару.
tuki-reason-points = Твои открытые карты тогда считаются за { $points }; после { $move }: { $more }
