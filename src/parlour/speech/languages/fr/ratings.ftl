# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Cotes
ratings-about = Ta cote estime à quel point tu joues bien. Tu n’en as une que si tu veux. Il n’y a pas de compte, juste une clé sur ton appareil.
ratings-make = Obtenir une cote
ratings-make-about = Une clé tirée au hasard reste sur cet appareil. Le serveur garde le nom, les cotes et une empreinte de la clé, rien d’autre.
ratings-rename = Changer de nom
ratings-mine = Mes cotes
ratings-none = Pas encore de partie classée. En préparant une partie, coche « Partie classée ».
ratings-field = { $game }, { $players } joueurs
ratings-figure = { $sureness ->
    [new] environ { $about }, encore presque inconnue
    [unsure] environ { $about }, encore incertaine
    [fair] environ { $about }, assez sûre
   *[sure] environ { $about }, plutôt certaine
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
ratings-course = Dernières cotes : { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = Tu figures dans la liste après { $least } parties classées. L’ordre suit une estimation prudente : un coup de chance ne suffit pas pour être en tête.
ratings-how = Comment ça marche ?
ratings-how-start = Tout le monde commence à 25, ce n’est qu’une supposition. Bats des joueurs forts et ta cote monte vite ; perds contre des faibles et elle descend. Plus tu joues, plus la cote est sûre, et moins elle bouge.
ratings-how-bots = Les bots ont une cote aussi. Elle a été mesurée dans des parties entre bots et ne change pas.
ratings-how-fair = Une partie compte si elle est jouée jusqu’au bout selon les règles habituelles et sans conseil, et si chacun a sa propre clé. Si tu laisses un bot jouer à ta place, ta cote ne peut que baisser.
ratings-move = Vers un autre appareil
ratings-move-about = Scanne ceci avec ton autre appareil. Ne le montre à personne d’autre : avec la clé, on peut jouer en ton nom.
ratings-move-qr = Code QR avec ta clé
ratings-moved = Cet appareil a la clé de { $name }.
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
ratings-yours = Ta cote : { $after } (avant : { $before })
ratings-not-unfinished = Pas classée : la partie n’a pas été jouée jusqu’au bout.
ratings-not-no_key = Pas classée : quelqu’un a joué sans clé à soi.
ratings-not-helped = Pas classée : il y avait de l’aide à cette table.
ratings-not-level = Pas classée : la cote d’un des bots n’a pas été mesurée.

web-refused-not_rated = Cette partie ne peut pas être classée.
server-rated-help = dans une partie classée, il n’y a pas de coach et aucun coup n’est repris
server-rated-company = une partie classée demande deux joueurs, dont une personne
server-rated-options = les parties classées suivent les règles habituelles, pour qu’on puisse les comparer
server-rated-level = la cote du bot { $level } n’a pas été mesurée
server-rated-not = cette table n’est pas classée
server-rated-late = une place ne peut jouer pour une cote qu’avant son premier coup
server-rated-twice = une clé ne peut jouer qu’à une place, et une place que pour une clé
server-rated-people = il y a déjà { $most } clés de cotes
server-rated-advice = il n’y a pas de conseils dans une partie classée
server-counting-advice = il n’y a pas de conseils là où le résultat compte
server-rated-ending = il faut que tous soient d’accord pour arrêter une partie classée ; un bot remplace une personne qui s’en va
