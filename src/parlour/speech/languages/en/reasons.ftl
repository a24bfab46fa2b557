# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Leaves { $fits } of { $rolls } rolls playable instead of { $fewer } of { $of }
shutbox-reason-keeps = Keeps more flaps open for later rolls: { $count } instead of { $fewer }
rolit-reason-corner = It takes a corner.
rolit-reason-gives = { $move } would give the next player a corner.
rolit-reason-moves = Moves left for the next player: { $count } instead of { $more }
rolit-reason-turned = Balls turned: { $count } instead of { $fewer }
tuki-reason-pair = It makes a pair.
tuki-reason-take = It can make a pair.
tuki-reason-stock = The open card counts { $points }, one from the stock { $mean } on average
tuki-reason-points = Your open cards then count { $points } instead of { $more }
