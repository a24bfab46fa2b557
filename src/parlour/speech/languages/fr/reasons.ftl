# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Lancers jouables ensuite : { $fits } sur { $rolls } au lieu de { $fewer } sur { $of }
shutbox-reason-keeps = Garde plus de clapets ouverts pour les lancers suivants : { $count } au lieu de { $fewer }
rolit-reason-corner = Il prend un coin.
rolit-reason-gives = { $move } donnerait un coin au joueur suivant.
rolit-reason-moves = Coups laissés au joueur suivant : { $count } au lieu de { $more }
rolit-reason-turned = Billes retournées : { $count } au lieu de { $fewer }
tuki-reason-pair = Il forme une paire.
tuki-reason-take = Il peut former une paire.
tuki-reason-stock = La carte visible compte { $points }, une carte de la pioche { $mean } en moyenne
tuki-reason-points = Tes cartes visibles comptent alors { $points } au lieu de { $more }
