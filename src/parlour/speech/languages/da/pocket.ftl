# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Denne browser gemmer intet her, som i et privat vindue. Dine spil fortsætter, til du lukker siden.
pocket-full = Browserens lager er fuldt. Dine spil fortsætter, men nye træk går tabt, når du lukker siden. Skaf plads på enheden.
pocket-alone = Medmindre du går med ved et bord på en server, bliver alt på denne enhed: navne, spil, indstillinger og resultater. Ryd browserens data for at slette dem.
pocket-new = En ny version er klar.
pocket-new-use = Brug den nu
pocket-levels = Ikke på denne enhed, fordi hukommelse eller tid ikke rækker: { $levels }. Det stærkeste niveau her er { $best }.
pocket-book = På denne enhed spiller niveauet { $level } uden sin åbningsbog.
pocket-save = Gem og fortsæt et andet sted
pocket-continue = Fortsæt her
pocket-continue-about = Herfra slår denne enhed med sin egen hemmelighed. Spilforløbet viser skiftet.
pocket-join = Gå med ved et bord på en server
pocket-join-link = Invitationslink
pocket-join-about = Denne enhed kontrollerer hvert træk og hvert slag dér efter sine egne regler. Den spiller kun, så længe serveren svarer.
pocket-server = Spil med serveren igen
