# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Denne browser gemmer intet her, som i et privat vindue. Dine spil fortsætter, til du lukker siden.
pocket-full = Browserens lager er fuldt. Dine spil fortsætter, men nye træk går tabt, når du lukker siden. Skaf plads på enheden.
pocket-alone = Medmindre du går med ved et bord på en server, bliver alt på denne enhed: navne, spil, indstillinger og resultater. Ryd browserens data for at slette dem.
pocket-new = En ny version er klar.
pocket-new-use = Brug den nu
