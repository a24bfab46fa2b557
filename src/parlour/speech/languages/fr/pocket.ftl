# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Ce navigateur ne garde rien ici, comme dans une fenêtre privée. Tes parties continuent jusqu’à ce que tu fermes la page.
pocket-full = Le stockage de ce navigateur est plein. Tes parties continuent, mais les nouveaux coups seront perdus quand tu fermeras la page. Fais de la place sur l’appareil.
pocket-alone = Sauf si tu rejoins une table sur un serveur, tout reste sur cet appareil : noms, parties, réglages et résultats. Efface les données du navigateur pour les supprimer.
pocket-new = Une nouvelle version est prête.
pocket-new-use = L’utiliser maintenant
