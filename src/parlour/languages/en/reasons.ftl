# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = It shuts the box.
shutbox-reason-fits = Rolls that fit after it: { $fits } of { $rolls }; after { $move }: { $fewer } of { $of }
shutbox-reason-keeps = Flaps that stay open: { $count }; after { $move }: { $fewer }
rolit-reason-corner = It takes a corner.
rolit-reason-gives = { $move } would give the next player a corner.
rolit-reason-moves = Moves left to the next player: { $count }; after { $move }: { $more }
rolit-reason-turned = Balls that it turns: { $count }; { $move }: { $fewer }
tuki-reason-pair = It makes a pair.
tuki-reason-take = The top of the discard pile can make a pair.
tuki-reason-points = Your open cards then count { $points }; after { $move }: { $more }
