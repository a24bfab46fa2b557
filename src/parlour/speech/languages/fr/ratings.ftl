# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Classements
ratings-about = Une cote dit à quel point tu joues bien, d’après tes parties. Seuls ceux qui en veulent une en ont une. Il n’y a pas de compte, juste une clé sur ton appareil.
ratings-make = Obtenir une cote
ratings-make-about = Une clé tirée au hasard reste sur cet appareil. Le serveur garde le nom, les cotes et une empreinte de la clé, rien d’autre.
ratings-rename = Changer de nom
ratings-mine = Mes cotes
ratings-none = Pas encore de partie classée. En préparant une partie, coche « Partie classée ».
ratings-field = { $game }, { $players } joueurs
ratings-figure = { $sureness ->
    [new] environ { $about }, encore presque inconnu
    [unsure] environ { $about }, encore incertain
    [fair] environ { $about }, assez sûr
   *[sure] environ { $about }, plutôt certain
}
ratings-surely = au moins { $surely }
ratings-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
ratings-best = Les meilleurs
ratings-choose = Jeu et nombre de joueurs
ratings-place = Place
ratings-who = Qui
ratings-rating = Cote
ratings-at-least = Presque sûrement au moins
ratings-played = Parties
ratings-bot = Bot ({ $level })
ratings-enough = Les personnes figurent dans la liste à partir de { $least } parties classées. L’ordre suit ce qui est presque certain, pas un coup de chance.
ratings-how = Comment ça marche ?
ratings-how-start = Tout le monde commence à 25, et personne ne sait encore si c’est juste. Qui bat des joueurs forts monte vite ; qui perd contre des faibles descend. Plus tu joues, plus le nombre est sûr, et moins il saute.
ratings-how-bots = Les bots ont une cote aussi. Elle a été mesurée dans des parties entre bots et ne change pas.
ratings-how-fair = Une partie compte si elle est jouée jusqu’au bout selon les règles habituelles et sans conseil, et si chacun a sa propre clé. Si tu laisses un bot jouer à ta place, tu ne peux qu’y perdre.
ratings-move = Vers un autre appareil
ratings-move-about = Scanne ceci avec ton autre appareil. Ne le montre à personne d’autre : qui a la clé joue à ta place.
ratings-move-qr = Code QR avec ta clé
ratings-moved = Cet appareil a maintenant la clé de { $name }.
ratings-other = Il y a déjà une autre clé sur cet appareil. La remplacer ?
ratings-replace = Remplacer
ratings-keep = Garder
ratings-export = Télécharger mes données
ratings-delete = Supprimer mes données
ratings-delete-sure = Tout supprimer ?
ratings-delete-about = Ton nom, tes cotes et ta clé sont supprimés pour de bon. Les enregistrements de tes parties restent jusqu’à ce que leurs tables soient supprimées.
ratings-unknown = Le serveur ne connaît pas cette clé. Elle a peut-être été supprimée.
ratings-forget = Retirer la clé de cet appareil
ratings-game = Partie classée
ratings-game-about = Change la cote de chacun. Règles habituelles, pas de conseils, pas de coach, aucun coup repris.
ratings-table = Cette partie est classée.
ratings-table-key = Tu n’as pas encore de clé. La partie ne compte que si chacun en a une avant son premier coup.
ratings-waiting = Encore sans clé : { $names }
ratings-changed = Nouvelles cotes
ratings-change = { $name } : { $after } (avant : { $before })
ratings-not-unfinished = Pas classée : la partie n’a pas été jouée jusqu’au bout.
ratings-not-no_key = Pas classée : quelqu’un a joué sans clé à soi.
ratings-not-helped = Pas classée : il y avait de l’aide à cette table.
ratings-not-level = Pas classée : personne ne connaît la force d’un des bots.

web-refused-not_rated = Cette partie ne peut pas être classée.
server-rated-help = dans une partie classée, il n’y a pas de coach et aucun coup n’est repris
server-rated-company = une partie classée demande deux joueurs, dont une personne
server-rated-options = les parties classées suivent les règles habituelles, pour qu’on puisse les comparer
server-rated-level = personne n’a mesuré la force de { $level }
server-rated-not = cette table n’est pas classée
server-rated-late = une place ne peut jouer pour une cote qu’avant son premier coup
server-rated-twice = une clé joue à une place, et une place pour une clé
server-rated-people = il y a déjà { $most } clés
server-rated-advice = il n’y a pas de conseils dans une partie classée
server-counting-advice = il n’y a pas de conseils là où le résultat compte
server-rated-ending = une partie classée ne s’arrête que si tout le monde est d’accord ; un bot remplace qui s’en va
