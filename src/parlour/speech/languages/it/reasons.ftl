# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = Lanci giocabili dopo: { $fits } su { $rolls } invece di { $fewer } su { $of }
shutbox-reason-keeps = Lascia più sportelli aperti per i lanci successivi: { $count } invece di { $fewer }
rolit-reason-corner = Occupa un angolo.
rolit-reason-gives = { $move } darebbe un angolo al prossimo giocatore.
rolit-reason-moves = Mosse che restano al prossimo giocatore: { $count } invece di { $more }
rolit-reason-turned = Palline girate: { $count } invece di { $fewer }
tuki-reason-pair = Forma una coppia.
tuki-reason-take = Può formare una coppia.
tuki-reason-stock = La carta scoperta conta { $points }, una del mazzo in media { $mean }
tuki-reason-points = Le tue carte scoperte contano poi { $points } invece di { $more }
