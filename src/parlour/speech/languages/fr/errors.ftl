### Ce qui ne va pas dans ce que quelqu’un a donné, et ce qui ne peut se faire. Les options sont dans options.ftl, les coups d’un jeu dans refusals.ftl.
###
### error-…         le cadre d’une erreur : ce qui a été donné, où, et pourquoi non
### cannot-…        ce qui n’existe pas pour un jeu
### record-…        ce qui ne va pas avec un enregistrement ou son fichier
### wrong-CODE      ce que les octets d’un enregistrement démentent ; les codes sont ceux de parlour/table/verify.py
### command-…       pourquoi la table n’a pas pris une commande
### server-…        pourquoi le serveur a refusé
###
### Ce sont des propositions, pas des phrases : elles commencent par une minuscule et suivent un deux-points. Noms, notation, valeurs
### et chemins sont des arguments, déjà entre guillemets.

plain-text = { $text }

error-game = il n’y a pas de jeu { $name } ; les jeux sont { $games }
error-game-meant = il n’y a pas de jeu { $name } ; cherches-tu { $meant } ? Les jeux sont { $games }
error-meant = { $problem } ; cherches-tu { $meant } ?
game-broken = impossible de charger le jeu { $game } depuis { $package } : { $why }
game-other-api = { $package } est fait pour la version { $theirs } du contrat de Parlour ; celle-ci est la version { $ours }, le jeu { $game } est donc laissé de côté
game-misfit = le jeu { $game } de { $package } ne fonctionne pas avec cette version de Parlour : { $why }
game-clash = le jeu { $game } de { $module } est laissé de côté : { $taken } porte déjà ce nom
error-option = option { $option }={ $value } : { $why }
error-move = { $given } n’est pas possible : { $why }
error-move-at = { $given } n’est pas possible ici ({ $position }) : { $why }
error-move-allowed = { $refused } ; possible : { $moves }
error-move-allowed-more = { $refused } ; possible : { $moves }… ({ $count } en tout)
error-line = ligne { $line } : { $why }
error-system = { $kind ->
    [FileNotFoundError] ce fichier ou ce dossier n’existe pas
    [FileExistsError] le fichier existe déjà
    [IsADirectoryError] c’est un dossier
    [NotADirectoryError] ce n’est pas un dossier
    [PermissionError] accès refusé
   *[other] { $text }
}

## Ce qui ne peut se faire

cannot-level = il n’y a pas de bot { $level } pour { $game } ; les niveaux sont { $levels }
cannot-choose = un bot choisit quand c’est à une place de jouer ; ici, à personne : { $state }
cannot-simulate = { $game } n’a pas de noyau de simulation
gpu-not-installed = jouer sur un GPU demande numba-cuda : pip install 'numba-cuda[cu13]'
gpu-not-found = aucun GPU NVIDIA avec pilote n’a été trouvé ici ; le processeur (cpu) joue les mêmes parties
number-none = { $game } n’a ni ce coup ni ce résultat
cannot-encode = { $game } ne donne pas ses coups et positions sous forme de nombres ou de codes
cannot-draw-here = le hasard n’a rien à décider ici : { $state }
code-none = ce n’est pas le code d’une position de ce jeu
batch-actions = il faut { $games } nombres entiers, un par partie
batch-where = il faut { $games } valeurs logiques, une par partie
batch-illegal = le numéro { $number } n’est pas permis dans la partie { $at } du lot
batch-state = il faut une position où c’est à une place de jouer
cannot-bot = le bot { $bot } ne peut pas être chargé : { $why }
cannot-extra = il faut { $package } : { $command }
cannot-solve = { $game } n’a pas de solveur 
cannot-other-game = c’est la solution de { $game } ; la position est celle d’un autre jeu : { $other }
cannot-solve-rolit-crowd = { game-rolit } est résolu à deux : à plus, ce qu’obtient un joueur dépend du choix des autres entre des coups équivalents
cannot-solve-rolit-far = seule la fin de cette partie est à portée : avec au plus { $most } creux vides
cannot-perft = { $game } n’a pas de noyau qui compte les suites de coups
cannot-worth = { $game } n’a pas de carte de la valeur de chaque creux
cannot-judge = { $game } n’a pas de recherche qui évalue les coups
no-choice = il n’y a rien à choisir dans cette position
cannot-set-up = une position de { $game } ne peut pas être décrite ; donne son code, ou un enregistrement et un moment
cannot-analyse = { $game } ne sait pas dire ce que valent ses positions
cannot-train = { $game } n’apprend pas
cannot-train-board = rien n’est appris sur un plateau de { $size }×{ $size } : il est résolu
cannot-train-cluster = { $game } apprend d’une manche après l’autre : une grappe de machines ne peut pas aider
cannot-train-gpu = la carte graphique a besoin de CuPy, qui n’est pas installé ici
cannot-train-on = { $file } contient le travail inachevé d’un autre plan (parties { $games }, lots { $batches }, graine { $seed }) : continue celui-là, ou supprime le fichier
cannot-pocket = { $file } manque : dans une copie des sources, « make pocket » va chercher l’interpréteur et construit les pages
cannot-dataset = aucune position de { $game } avec ces options n’est connue exactement
cannot-dataset-resume = { $file } contient un autre travail inachevé : le continuer ou supprimer le fichier
cannot-solve-exactly = les fractions exactes sont pour une rangée (objectif « score » ou « shut ») ; pour gagner, demande des nombres décimaux
cannot-solve-row = les fractions exactes sont pour des rangées d’au plus { $longest } numéros, celle-ci en a { $tiles } ; demande des nombres décimaux
cannot-win-alone = en solitaire on gagne toujours ; demande l’objectif « score » ou « shut »
cannot-rank = on classe les coups quand c’est à une place de jouer ; ici, à personne : { $state }
cannot-respond = les meilleures réponses se calculent dans les jeux d’au plus { $most } positions ; celui-ci en a davantage
cannot-odds = une stratégie doit donner des probabilités de coups permis ({ $moves }) dont la somme est 1 ; pas ici : { $position }
cannot-mix = le niveau { $level } ne peut pas dire la probabilité de ses coups ; donne une fonction de la position
cannot-pack = les règles compilées tiennent au plus { $most } d’une sorte, pas { $given }
solution-untold = les scores attendus ne sont connus que pour des parties simples résolues, avec des rangées de { $most } nombres au plus
cannot-play-format = cette table est à l’ancien format parlour/1 : on peut la revoir, l’enregistrer et la vérifier, mais plus y jouer
cannot-draw-fairly = le dénominateur commun de ces chances dépasse 2**128 ; on ne peut pas tirer parmi elles
cannot-test = le test séquentiel compare deux niveaux avec autant de places chacun ; ici il y a { $levels }
cannot-end = une partie de { $game } ne s’est pas terminée en { $steps } pas
cannot-cluster = une grappe demande dask.distributed : { $command }
cannot-rematch-yet = pas de revanche avant la fin de la partie
cannot-rematch-again = les mêmes joueurs continuent déjà à la table { $table }

## Les enregistrements et leurs fichiers

record-cannot-read = impossible de lire { $file } : { $why }
record-cannot-make = impossible de créer { $file } : { $why }
record-cannot-open = impossible d’ouvrir { $file } : { $why }
record-cannot-write = impossible d’écrire { $file } : { $why }
record-cannot-make-folder = impossible de créer le dossier { $file } : { $why }
record-exists = { $file } existe déjà
record-busy = un autre processus écrit dans { $file } ; ferme-le d’abord
record-finished = { $file } est terminé ; on peut le rejouer mais pas le continuer
record-none-unfinished = il n’y a pas de partie inachevée dans { $folder }
record-no-secret = impossible de continuer sans le secret de { $file } : { $why }
record-other-secret = le secret de { $file } appartient à un autre enregistrement
record-no-line = il n’y a pas de ligne complète
record-not-json = ce n’est pas du JSON : { $why }
exam-twice = { $file } : l’identifiant { $id } y figure deux fois
exam-stray = { $file } : aucune question n’a l’identifiant { $id }
exam-position = question { $id } : ce n’est pas une position de { $game } où la valeur de chaque coup est prouvée
record-format = ce n’est pas un enregistrement au format { $format }
record-rules = l’enregistrement suit les règles { $rules } ; sont connues { $known }
record-header-types = id, time, previous et l’engagement doivent être des textes, et links un nombre
record-header-needs = il manque { $name } dans l’en-tête
record-header-form = l’en-tête n’a pas la forme d’un en-tête : { $why }
record-event = un événement est un objet dont « event » est l’un de { $kinds }
record-event-has-no = un événement { $kind } n’a pas de { $names }
record-event-needs = un événement { $kind } demande { $names }
record-event-value = { $name } d’un événement { $kind } ne peut pas être { $value }
record-because = { $wrong } : { $why }
record-expected = on attendait l’événement { $expected }, pas { $seq }
record-after-end = après la fin, il n’y a plus de { $kind }
record-not-its-turn = la place { $seat } joue, mais ce n’est pas son tour
record-moved-by = la place { $seat } est { $who }, mais le coup serait de { $by }
record-wrong-hand = la main { $hand } lance ou tire, mais ce n’est pas son tour
record-end-over = la table s’arrête ({ $why }), mais la partie est finie
record-end-not-over = la table s’arrête ({ $why }), mais la partie n’est pas finie
record-end-scores = les scores et gagnants de la fin ne sont pas ceux de la position
record-no-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
record-same-id = l’événement { $event } porte l’identifiant de l’événement { $first }
record-same-chances = l’événement { $event } renvoie aux chances de l’événement { $same }, qui n’en liste aucune
record-chances = les chances du tirage ne sont pas celles de la position
record-outcome-teller = l’auteur du résultat ne convient pas à la table : on indique ce qui est tombé seulement à une table à la main
record-too-long = la vérification de l’enregistrement prend trop de temps
record-too-many = d’autres enregistrements venus de cette adresse sont encore en cours de vérification ; attends un instant
record-arena-deal = ce n’est pas une donne d’arène : { $why }
record-arena-other = { $file } contient les résultats d’un autre match : { $match }
record-arena-numbers = les donnes de { $file } ne sont pas numérotées 0, 1, 2…
record-arena-result = { $file } ne contient pas de résultats de `parlour evaluate`

## Ce que les octets d’un enregistrement démentent

wrong-no-hash = la ligne ne se termine pas par son empreinte
wrong-hash = la ligne ne correspond pas à son empreinte : elle, ou une ligne avant elle, a été modifiée
wrong-not-json = la ligne n’est pas du JSON : { $why }
wrong-not-object = la ligne n’est pas un objet JSON
wrong-torn = la dernière ligne est coupée : elle ne se termine pas par un saut de ligne
wrong-empty = l’enregistrement est vide
wrong-format = le format est { $format } ; ce vérificateur connaît { $known }
wrong-id = l’identifiant de la table doit être fait de 1 à 64 lettres, chiffres, « - » ou « _ »
wrong-no-commitment = l’en-tête n’a pas d’engagement sur une chaîne d’empreintes de 1 à { $most } maillons
wrong-number = on attendait ici l’événement numéro { $expected }, pas { $seq }
wrong-nonce = le nonce doit faire au plus 64 octets en hexadécimal minuscule
wrong-outcome = la preuve donne le résultat { $proven }, l’enregistrement dit { $outcome }
wrong-same = les chances seraient celles de l’événement { $event }, qui n’en liste aucune
wrong-chances = les chances doivent être une liste de [résultat, poids entier]
wrong-weights = la somme des poids des chances dépasse 2**128
wrong-used-up = tous les maillons de la chaîne sont utilisés et aucune chaîne suivante n’a été annoncée
wrong-link = le maillon n’appartient pas à la chaîne sur laquelle la table s’est engagée
wrong-next = une chaîne suivante est annoncée alors que celle-ci a encore des maillons
wrong-chain = cette chaîne n’est pas celle qui était préparée pour suivre la précédente
wrong-seed = la graine révélée à la fin ne donne pas la chaîne utilisée
wrong-large = l’enregistrement est plus grand que ce format ne le permet
wrong-strict = la ligne n’est pas écrite de la seule façon que ce format permet
wrong-kind = un événement de ce genre n’est pas connu
wrong-members = { $name } manque, est inconnu ou n’est pas ce qu’il doit être
wrong-order = un événement de ce genre ne peut pas se trouver ici
wrong-device = un appareil ne peut pas s’inscrire ainsi : son identifiant, ses places ou l’endroit dans l’enregistrement
wrong-unknown-device = un appareil est nommé qui ne s’est jamais inscrit
wrong-presence = un appareil part alors qu’il est absent, ou revient alors qu’il est là
wrong-draw-number = le numéro du tirage n’est pas celui qui est attendu
wrong-again = un tirage abandonné ou annulé doit être rouvert avec la même main et les mêmes chances
wrong-begin = un tirage a été ouvert avant que chacun ait un appareil et avant que quelqu’un appuie sur « Commencer »
wrong-missing = les appareils dits manquants ne sont pas de ceux qui participaient
wrong-links = il faut un maillon pour chaque appareil participant
wrong-voids = plus de { $most } tirages ont été annulés
wrong-next-chain = une chaîne suivante est ajoutée là où il ne peut y en avoir
wrong-undo = un coup est repris là où ce n’est pas permis
wrong-by = un coup est attribué à un bot là où une personne est assise, ou à une personne là où joue un bot
wrong-rules = la ligne ne suit pas les règles du jeu
wrong-name = un nom n’appartient pas à la ligne qui le précède ou ne correspond pas à son empreinte
wrong-day = le nombre du jour n’appartient pas à cet enregistrement : ce n’est pas celui qui était fixé d’avance
wrong-round = le nombre de la ronde n’appartient pas à cet enregistrement : ce n’est pas celui qui était fixé d’avance
record-challenge = le nombre du jour donne un autre défi que celui qui a été joué
wrong-text = { $name } manque ou n’est pas du texte
wrong-bytes = { $name } doit faire 32 octets en hexadécimal minuscule

## Commandes à la table

command-unknown = il n’y a pas de commande { $command }
command-id = l’identifiant doit être fait de 1 à 64 lettres, chiffres, « - » ou « _ »
command-table-id = l’identifiant d’une table est fait de 1 à 64 lettres, chiffres, « - » ou « _ »
command-seq = seq doit être un nombre entier
command-text = { $name } doit avoir au plus { $most } caractères imprimables
command-needs-seat = cette commande demande une place
command-seats = les places vont de 0 à { $last }
command-ended = la table est terminée
command-stands = la table en est à l’événement { $seq }
command-stale = l’événement { $event } est venu après l’événement { $seq }
command-paused = la table est en pause
command-paused-already = la table est déjà en pause
command-not-paused = la table n’est pas en pause
command-reused = l’événement { $event } vient d’une autre commande avec cet identifiant
command-waits-roll = la table attend un lancer
command-waits-tell = la table attend que quelqu’un indique ce qui est tombé
command-not-by-hand = cette table lance et tire elle-même
command-person-tells = seule une personne peut indiquer ce qui est tombé
command-waits-move = la table attend un coup de la place { $seat }
command-to-move = c’est à la place { $seat } de jouer
command-other-hand = c’est une autre main qui lance
command-who = qui s’assied doit être un Seat
command-break-off = donne une raison pour arrêter la partie ; « over » est réservé aux règles
command-reaction = la réaction est vide
command-enough = cette place a atteint la limite à cette table : { $most } fois
command-undo = un coup ne peut être repris qu’à une table qui le permet, par la seule personne qui y joue ou avec l’accord de tout le monde, et tant qu’aucun tirage n’a été ouvert depuis
command-asked = la question a déjà été posée et a sa réponse : redemande après le prochain coup
command-code = { $name } doit être un code : une lettre, puis au plus 31 minuscules, chiffres, '-' ou '_'
command-drawing = un tirage est ouvert ; son résultat vient d’abord
command-device = cet appareil ne peut pas faire cela ici : son identifiant, ses places, sa chaîne ou sa présence
command-devices = trop d’appareils pour une place, ou trop d’inscriptions
command-not-asked = la table n’attend pas cela
command-late = le tirage est clos
command-too-early = pour ce tirage, le signal de révéler n’a pas encore été donné
command-wrong-link = le maillon n’appartient pas à la chaîne sur laquelle l’appareil s’est engagé

## Le serveur

server-not-found = cela n’existe pas ici, ou n’est pas pour toi
server-no-coach = cette place n’a pas de coach
server-daily-practice = seul le premier essai d’un appareil, le jour même et joué jusqu’au bout par la personne, figure sur la liste
server-unavailable = le serveur s’arrête, ou sa base de données ne répond pas ; rien n’est perdu, réessaie
server-bug = cela n’aurait pas dû arriver ; le journal du serveur en dit plus
server-not-your-seat = cette clé n’agit pas pour cette place
server-not-host = seul l’hôte peut inviter
server-undo-stakes = dans une partie classée, un tournoi ou le défi du jour, aucun coup n’est repris
server-not-ending = seul l’hôte, ou tout le monde ensemble, peut arrêter la partie pour tous ; un bot remplace une personne qui s’en va
server-no-name = il manque un nom
server-home = seule une personne devant cette machine peut laisser jouer les téléphones de la maison
server-not-over = la partie n’est pas finie
server-not-gone = la place est celle d’un bot, ou sa personne est là
server-not-taken-over = aucun bot ne joue pour la personne de cette place
server-seat-taken = cette place est prise, ou n’est pas pour quelqu’un d’ailleurs
server-seats-taken = il n’y a plus de place libre
server-tables = ce serveur garde au plus { $most } tables ouvertes
server-openings = trop de tables ont été ouvertes depuis cette adresse ; attends un peu
server-level = un bot de niveau { $level } coûte trop à ce serveur avec ces options ; il y a { $levels }
server-connections = trop de connexions
server-too-many-messages = trop de messages sur cette connexion
server-too-many-requests = trop de demandes depuis cette adresse
server-too-many-bytes = trop de données sont venues de cette adresse ; attends un instant
server-origin = les pages d’autres sites ne peuvent pas utiliser ce serveur
server-host = ce serveur n’est pas connu sous ce nom ; la personne qui le gère indique ses noms avec --url ou --origin
server-bytes = on lit ici au plus { $most } octets
server-length = il faut dire la longueur du corps (content-length)
server-nested = le JSON est imbriqué trop profondément
server-hello-first = le premier message doit être hello
server-hello-late = aucun hello n’est venu à temps
server-hello-said = hello a déjà été dit
server-bad-message = le message n’a pas la forme d’un message : { $why }
server-bad-request = la demande n’a pas la forme d’une demande : { $why }
server-sums = ce ne sont pas des sommes de tirages
server-options = les options n’ont pas la forme d’options : { $why }
server-database-busy = un autre serveur utilise la base { $file } ; un fichier SQLite, un seul nœud

## A program at somebody else's table

client-link = doit être le lien d’une place, avec #i= ou #k= à la fin
client-refused = le serveur refuse ({ $code }) : { $why }
client-unreachable = pas de réponse de { $url } : { $why }
join-no-screen = demande tout l’écran d’un terminal ; les programmes utilisent parlour.adapters.remote
join-no-server = il n’y a pas de serveur Parlour à cette adresse
join-not-found = cette table n’existe plus, ou le lien n’est pas complet
verify-what = donner soit des enregistrements, soit --pages avec une adresse
verify-address = doit être l’adresse d’un serveur, avec http:// ou https://
pages-none = cette installation n’a pas de pages web à comparer
client-alarm = { $what } Plus rien n’est envoyé d’ici : ni coups ni lancers.
client-unprotected = aucun appareil ne participe à cette table, ou elle tire selon d’anciennes règles : la personne qui la gère pourrait choisir chaque lancer
client-notice = seule une personne peut en décider ({ $code }), et personne n’a été consulté
carry-not-alone = cette table n’a pas été jouée sur un appareil seul : elle ne continue que là où elle est
carry-ended = cette partie ne peut pas continuer : elle est finie, ou un lancer était en cours quand le fichier a été enregistré
carry-apart = cet appareil a une autre suite de la même table
carry-here = cette table est déjà sur cet appareil, et au moins aussi avancée
