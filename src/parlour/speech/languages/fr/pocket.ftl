# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Ce navigateur ne garde rien ici, comme dans une fenêtre privée. Tes parties continuent jusqu’à ce que tu fermes la page.
pocket-full = Le stockage de ce navigateur est plein. Tes parties continuent, mais les nouveaux coups seront perdus quand tu fermeras la page. Fais de la place sur l’appareil.
pocket-alone = Sauf si tu rejoins une table sur un serveur, tout reste sur cet appareil : noms, parties, réglages et résultats. Efface les données du navigateur pour les supprimer.
pocket-new = Une nouvelle version est prête.
pocket-new-use = L’utiliser maintenant
pocket-levels = Pas sur cet appareil, par manque de mémoire ou de temps : { $levels }. Le niveau le plus fort ici est { $best }.
pocket-book = Sur cet appareil, le niveau { $level } joue sans son livre d’ouvertures.
pocket-save = Enregistrer pour continuer ailleurs
pocket-continue = Continuer ici
pocket-continue-about = À partir d’ici, cet appareil lance avec son propre secret. Le déroulement montre le changement.
pocket-join = Rejoindre une table sur un serveur
pocket-join-link = Lien d’invitation
pocket-join-about = Cet appareil y vérifie chaque coup et chaque lancer selon ses propres règles. Il ne joue que tant que ce serveur répond.
pocket-server = Rejouer avec le serveur
