# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Bagefter passer { $fits } af { $rolls } slag i stedet for { $fewer } af { $of }
shutbox-reason-keeps = Holder flere klapper åbne til senere slag: { $count } i stedet for { $fewer }
rolit-reason-corner = Det tager et hjørne.
rolit-reason-gives = { $move } ville give den næste spiller et hjørne.
rolit-reason-moves = Træk, som den næste spiller har tilbage: { $count } i stedet for { $more }
rolit-reason-turned = Vendte kugler: { $count } i stedet for { $fewer }
tuki-reason-pair = Det giver et par.
tuki-reason-take = Det kan give et par.
tuki-reason-stock = Det åbne kort tæller { $points }, et fra trækbunken i gennemsnit { $mean }
tuki-reason-points = Dine åbne kort tæller så { $points } i stedet for { $more }
