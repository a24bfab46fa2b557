# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = Chiude la scatola.
shutbox-reason-fits = Lanci che vanno bene dopo: { $fits } su { $rolls }; dopo { $move }: { $fewer } su { $of }
shutbox-reason-keeps = Sportelli che restano aperti: { $count }; dopo { $move }: { $fewer }
rolit-reason-corner = Occupa un angolo.
rolit-reason-gives = { $move } darebbe un angolo al prossimo giocatore.
rolit-reason-moves = Mosse che restano al prossimo giocatore: { $count }; dopo { $move }: { $more }
rolit-reason-turned = Palline che gira: { $count }; { $move }: { $fewer }
tuki-reason-pair = Forma una coppia.
tuki-reason-take = La prima carta degli scarti può formare una coppia.
tuki-reason-points = Le tue carte scoperte contano poi { $points }; dopo { $move }: { $more }
