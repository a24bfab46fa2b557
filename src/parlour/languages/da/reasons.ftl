# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = Det lukker boksen.
shutbox-reason-fits = Slag, der passer bagefter: { $fits } af { $rolls }; efter { $move }: { $fewer } af { $of }
shutbox-reason-keeps = Klapper, der bliver stående åbne: { $count }; efter { $move }: { $fewer }
rolit-reason-corner = Det tager et hjørne.
rolit-reason-gives = { $move } ville give den næste spiller et hjørne.
rolit-reason-moves = Træk, som den næste spiller har tilbage: { $count }; efter { $move }: { $more }
rolit-reason-turned = Kugler, det vender: { $count }; { $move }: { $fewer }
tuki-reason-pair = Det giver et par.
tuki-reason-take = Det øverste kort i afkastbunken kan give et par.
tuki-reason-points = Dine åbne kort tæller så { $points }; efter { $move }: { $more }
