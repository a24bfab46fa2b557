### Ce qui ne va pas avec une option, et ce qui irait.
###
### option-…          pour les options de tous les jeux, de la table et des commandes
### option-GAME-…     pour les options de ce jeu
###
### Ce sont des propositions derrière `option nom=valeur :`, dont l’option est le plus souvent le sujet : « doit être … », « n’est pas … ».
### option-must encadre ce qui est permis ; ceux qui peuvent y entrer sont marqués : ils servent aussi dans les listes d’options.

option-must = doit être { $allowed }
# peut entrer dans option-must
option-one-of = l’une des valeurs { $values }
# peut entrer dans option-must
option-whole = un nombre entier de { $low } à { $high }
# peut entrer dans option-must
option-first-allowed = « rules » ou un numéro de place
option-first = { $players ->
    [one] doit être « rules » ou une place de 0 à { $last } (il y a 1 joueur)
   *[other] doit être « rules » ou une place de 0 à { $last } (il y a { $players } joueurs)
}
option-unknown = n’est pas une option de ce jeu ; ses options sont { $options }
option-games = doit être un nombre entier de parties, au moins 1
option-seed = doit être un nombre entier de 0 à { $most }
option-from-to = doit être un nombre entier de { $least } à { $most }
option-dataset-file = doit se terminer par .npz ou .parquet, ou par / pour un dossier
option-dataset-folder = doit être un dossier nouveau ou vide, ou contenir un tel jeu de données
option-exam = il faut un jeu et un fichier à écrire, ou --score avec questions et réponses
option-cores = doit être 0 (tous) ou un nombre de cœurs
option-policies = doit être un niveau pour tous, ou un pour chacune des { $players } places

## Tables, bots et commandes

option-id = doit être fait de 1 à 64 lettres, chiffres, « - » ou « _ »
option-json = doit être fait de valeurs simples que JSON garde telles quelles
option-takeback = on ne peut reprendre ses coups que là où des personnes jouent
option-by-hand = cela ne va pas avec une table à la main
option-coach = doit être { $strengths } pour les places des personnes, et rien pour les bots et pour qui n’a pas de coach
option-name = doit avoir au plus { $most } caractères imprimables
option-level-bot = se donne pour un bot, et seulement pour un bot
option-seat = doit être un objet avec kind, et name ou level
option-seats = doit compter { $players } éléments, un pour chaque joueur
option-secret = doit faire 32 octets
option-bots = doit donner de 1 à { $players } niveaux ; s’il y en a moins que de places, ils se répètent
option-bots-among = doit être parmi { $levels }
option-deals = doit être au moins 1
option-sprt = doit donner deux parts des victoires, 0 < basse < haute < 1
option-error-rate = doit être entre 0 et 0,5
option-workers = doit être 0 (un par cœur) ou un nombre de processus
option-cluster = aucun ordonnanceur n’y répond ({ $why })
option-one-place = ne se combine pas avec --gpu
option-written = une option s’écrit name=value, par exemple players=3
option-seat-bots = les bots pour { $game } sont { $bots }
option-seat-count = { $players ->
    [one] il y a 1 place (players={ $players })
   *[other] il y a { $players } places (players={ $players })
}
option-database = ne peut pas être ouverte : { $why }

## Shut the Box

# peut entrer dans option-must
option-shutbox-preshut-allowed = des clapets de la rangée, par exemple 1,2,3
# peut entrer dans option-must
option-shutbox-until-allowed = game, stop, « N points » (1 à { $points }) ou « N rounds » (1 à { $rounds })
option-shutbox-lone = doit être 1 quand on joue en solitaire jusqu’à ce qu’on s’arrête (solo)
option-shutbox-two-rows = doit être 1 ou 2 : avec { $tiles } clapets, chaque joueur prend deux des quatre rangées du plateau
option-shutbox-seats = doit être de 1 à { $most } avec rows={ $rows }
option-shutbox-own-two = demande des rangées propres, deux par joueur : l’édition « tactica », ou rows='own'
option-shutbox-number-off-row = { $number } n’est pas sur la rangée, qui va de 1 à { $tiles }
option-shutbox-nothing-left = ne laisse rien à fermer : la rangée va de 1 à { $tiles }
option-shutbox-off-row = n’est pas sur la rangée, qui va de 1 à { $tiles }
option-shutbox-shut-before = est fermé d’avance (preshut), aucun lancer ne peut donc le fermer
option-shutbox-not-with-parity = ne va pas quand on choisit pairs ou impairs : le clapet peut ne pas être en jeu
option-shutbox-no-total = { $dice ->
    [one] est un total qu’aucun lancer ne fait : 1 dé fait de { $low } à { $high }
   *[other] est un total qu’aucun lancer ne fait : { $dice } dés font de { $low } à { $high }
}
option-shutbox-digital = est pour des rangées d’au plus { $longest } clapets, celle-ci en a { $tiles }
option-shutbox-own-rows = demande des rangées propres (rows='own') : la boîte est à un joueur jusqu’à la fin de son tour
option-shutbox-tie-roll = demande des rangées propres et une seule partie, pour que les rangées soient encore là ; possible ici : game, share
option-shutbox-unplayed-wins = n’a pas de sens quand fermer la boîte gagne aussitôt ; donne aussi shut='counts'
option-shutbox-unplayed-match = mettrait tout le monde à égalité avec qui a fermé la boîte ; c’est pour les matchs (until='100 points')
option-shutbox-lead-match = n’a pas de sens dans une partie seule ; c’est pour les matchs (until='100 points')
option-shutbox-out-last = est pour une seule partie à un lancer chacun, qu’une boîte fermée gagne (variant='young')
option-shutbox-no-use = aucun lancer de { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} ne pourrait fermer un clapet{ $half ->
    [even] {" "}parmi les pairs
    [odd] {" "}parmi les impairs
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [one] aucun premier lancer de 1 dé ne pourrait le fermer
   *[other] aucun premier lancer de { $dice } dés ne pourrait le fermer
}
option-shutbox-open = doit donner des clapets différents parmi { $numbers }, ceux qui sont ouverts
option-shutbox-dice = { $dice ->
    [one] n’est pas un lancer de 1 dé que cette rangée permet
   *[other] n’est pas un lancer de { $dice } dés que cette rangée permet
}

## Rolit

# peut entrer dans option-must
option-rolit-colours-allowed = de deux à quatre couleurs différentes, une par place, parmi { $colours }, écrites comme red,green
option-rolit-colours = doit donner { $players } couleurs, une pour chaque joueur
option-rolit-reversi = le préréglage reversi est pour exactement 2 joueurs
option-rolit-small = le plateau { $size }×{ $size } est pour 2 joueurs seulement ; 6×6 et 8×8 en accueillent jusqu’à 4
option-rolit-games = doit être un nombre entier de parties, au moins une par place
option-by-device = cela ne va pas avec une table qu’un appareil joue seul
