# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = Il ferme la boîte.
shutbox-reason-fits = Lancers jouables ensuite : { $fits } sur { $rolls } ; après { $move } : { $fewer } sur { $of }
shutbox-reason-keeps = Clapets qui restent ouverts : { $count } ; après { $move } : { $fewer }
rolit-reason-corner = Il prend un coin.
rolit-reason-gives = { $move } donnerait un coin au joueur suivant.
rolit-reason-moves = Coups laissés au joueur suivant : { $count } ; après { $move } : { $more }
rolit-reason-turned = Billes retournées : { $count } ; { $move } : { $fewer }
tuki-reason-pair = Il forme une paire.
tuki-reason-take = Le dessus de la défausse peut former une paire.
tuki-reason-points = Tes cartes visibles comptent alors { $points } ; après { $move } : { $more }
