### Ce que disent `parlour --help` et `parlour COMMAND --help`.
###
### about-COMMAND         une commande en une ligne
### help-COMMAND-FLAG     un drapeau ou un argument de cette commande ; help-FLAG quand plusieurs commandes le partagent
### argparse-…            les phrases d’argparse ; l’identifiant est fait des mots anglais d’argparse
###
### Ces textes passent par argparse : %(default)s et les autres sont remplis par lui et restent tels quels (un signe pour cent
### s’écrit deux fois). Drapeaux, options, valeurs, commandes et noms de fichiers restent tels qu’on les tape.

help-parlour = Des jeux de famille, joués et résolus.
help-research = pour la recherche :
help-version = afficher la version et quitter

## Commandes

about-play = jouer dans le terminal
about-learn = apprendre un jeu en une minute, en y jouant
about-join = rejoindre par son lien une table d’un autre serveur, et jouer dans le terminal
about-games = lister les jeux, leurs options et valeurs par défaut
about-simulate = jouer beaucoup de parties au hasard par le noyau rapide
about-replay = rejouer un enregistrement : ce qui s’est passé, et le plateau
about-verify = vérifier des enregistrements : chaque octet, chaque preuve de hasard, chaque règle
about-convert = écrire un enregistrement sous une autre forme : un document JSON, du texte, ou de nouveau JSON Lines
about-perft = compter toutes les suites de coups jusqu’à une profondeur
about-worth = ce que vaut chaque creux, d’après beaucoup de parties au hasard
about-train = laisser un jeu apprendre à évaluer des positions en jouant contre lui-même
about-dataset = écrire des positions avec leurs valeurs exactes, pour apprendre
about-exam = écrire des questions sur des positions pour des modèles de langage, ou noter leurs réponses
about-solve = résoudre un jeu : sa valeur, les meilleurs premiers coups, où va la chance
about-advise = classer les coups d’une position
about-analyse = distinguer chance et talent dans les parties jouées : ce que lancers et coups ont fait aux chances
about-bots = lister les niveaux des bots d’un jeu, du plus faible au plus fort
about-arena = faire jouer des bots entre eux : places échangées, même chance pour tous, marges d’erreur
about-evaluate = faire jouer un bot à une tâche du banc d’essai et écrire son résultat
about-serve = servir les jeux aux navigateurs et aux programmes, ici ou par le réseau
about-sheets = écrire des feuilles de score, des exercices et des plans de séance à imprimer
about-pocket = écrire un dossier qui joue sans serveur
about-completion = afficher le script de complétion d’un shell

## Arguments que partagent plusieurs commandes

help-game = l’un de { $games }
help-options = options du jeu ; `parlour games GAME` les liste
help-json = afficher des données plutôt que du texte
help-seed = même graine, mêmes parties (par défaut : %(default)s)
help-n = combien de parties (par défaut : %(default)s)
help-exact = fractions exactes

## Le terminal

help-play-game = l’un de { $games } (par défaut : un menu dans un terminal, et { $usual } sans terminal)
help-play-seat = la place suivante : un nom, ou bot:LEVEL (par défaut : une personne, puis des bots) ; une fois par place
help-play-resume = continuer un enregistrement (par défaut : la dernière partie jouée)
help-play-record = garder l’enregistrement ici (par défaut : dans le dossier de données)
help-play-takeback = permettre de reprendre ses coups, ou non (par défaut : oui en plein écran)
help-play-hand = jouer avec ses propres dés et cartes : on dit ce qui est tombé, et on peut le reprendre
help-play-coach = un coach pour les personnes dont c’est le tour : { $strengths }, pour tout le monde, ou NOM=… pour une personne ; tout le monde le voit, et c’est sauvegardé avec la partie
help-play-language = l’une de { $codes } (par défaut : selon l’environnement)
help-play-bidi = qui met en ordre le texte de droite à gauche (par défaut : %(default)s ; choisis terminal si l’hébreu apparaît à l’envers)
help-play-plain = des lignes au lieu de tout l’écran, même dans un terminal
help-play-json = des lignes de JSON, pour les programmes
help-join-link = le lien d’une invitation ou d’une place, tel qu’il t’a été envoyé ; entre guillemets
help-join-name = ton nom à la table

## Jeux et parties au hasard

help-games-game = certains de { $games } (par défaut : tous)
help-simulate-cores = combien de cœurs ; 0 veut dire tous (par défaut : %(default)s)
help-simulate-device = où jouer : cpu, ou cuda pour un GPU NVIDIA (par défaut : %(default)s)
help-simulate-policies = niveaux de bots à suivre au lieu de coups au hasard : un pour tous, ou un par place
help-perft-depth = la longueur des suites à compter (par défaut : %(default)s)
help-worth-svg = écrire aussi la carte en image
help-train-to = le dossier des poids ; un travail interrompu y est repris
help-sheets-output = la page à écrire ; un navigateur l’imprime
help-sheets-sheet = seulement cette feuille, comme score ou answers (répétable)
help-sheets-paper = format du papier (par défaut : a4)
help-pocket-output = le dossier à écrire ; n’importe quel serveur web peut l’envoyer
help-dataset-output = le fichier à écrire, NAME.npz ou NAME.parquet, ou NAME/, un dossier avec un jeu de données entier ; un travail interrompu est repris
help-dataset-n = combien de positions (par défaut : %(default)s)
help-exam-game = le jeu ; inutile avec --score
help-exam-output = le fichier de questions à écrire, un objet JSON par ligne
help-exam-n = combien de questions (par défaut : %(default)s)
help-exam-score = noter des réponses : les questions, et des lignes avec l’id et le coup de chacune
help-train-batches = lots de parties
help-train-games = parties dans chaque lot
help-train-gpu = calculer sur la carte graphique (il faut CuPy)
help-train-plot = dessiner aussi les courbes d’apprentissage

## Enregistrements

help-replay-file = l’enregistrement d’une partie
help-replay-at = s’arrêter après cet événement (par défaut : le dernier)
help-replay-boards = dessiner le plateau après chaque coup et chaque tirage
help-verify-files = des enregistrements de parties
help-verify-pages = comparer les pages qu’envoie le serveur à cette adresse avec celles de cette installation
help-verify-finished = un enregistrement encore en cours ne suffit pas
help-verify-head = l’empreinte de la dernière ligne, telle que quelqu’un l’a notée
help-verify-day = le nombre du jour, publié quand il est fini : il prouve l’enregistrement d’un défi du jour
help-verify-round = le nombre de la ronde, publié quand elle est finie : il prouve l’enregistrement d’un tournoi à chance égale pour tous
help-verify-receipt = un reçu ou une preuve qu’un appareil a enregistrés, à comparer avec l’enregistrement
help-convert-file = un enregistrement, ou le document JSON que --to json a écrit
help-convert-to = la forme à écrire
help-convert-output = où écrire (par défaut : la sortie standard)

## Solutions

help-solve-objective = score, shut ou win (par défaut : win, ou score pour un seul joueur)
help-solve-exact = fractions exactes (une rangée : objectif score ou shut)
help-solve-plot = dessiner la valeur de chaque rangée, et les scores finaux
help-solve-page = afficher la page de toutes les éditions et variantes (Markdown)
help-advise-open = les numéros ouverts
help-advise-dice = ce que montrent les dés ; sans cela, le choix avant le lancer
help-advise-rows = pour gagner : ce qu’ont laissé ouvert ceux qui ont joué ; pour les jeunes joueurs, tous dans l’ordre, me pour toi, x après une rangée sortie
help-advise-best = pour gagner : le meilleur score jusqu’ici, là où les rangées ne comptent pas
help-advise-to-come = pour gagner : combien jouent après toi
help-advise-board = les billes, rangée par rangée depuis le haut
help-advise-turn = la couleur dont c’est le tour
help-advise-position = le code d’une position, comme dans le lien de l’explorateur et la bibliothèque
help-advise-objective = score ou shut, d’une seule rangée (par défaut : gagner)
help-advise-at = la position après ce nombre d’événements (par défaut : le dernier)
help-advise-record = un enregistrement dont la position est évaluée
help-analyse-file = des enregistrements ; plusieurs donnent le profil de chaque joueur
help-analyse-quick = en une seconde environ, avec des estimations plus grossières
help-analyse-fresh = tout recalculer, quoi qu’il ait été gardé
help-analyse-html = écrire dans ce fichier une page qui se suffit à elle-même

## Bots contre bots

help-arena-bots = qui joue (par défaut : %(default)s)
help-arena-deals = combien de donnes, chacune d’une partie par place (par défaut : %(default)s)
help-arena-workers = combien de processus ; 0 en fait un par cœur (par défaut : %(default)s)
help-arena-cluster = l’ordonnanceur d’une grappe Dask qui fait le travail
help-arena-seconds = le temps de réflexion maximal d’un bot pour un coup
help-arena-nodes = le nombre maximal de positions qu’un bot regarde pour un coup
help-arena-results = garder les donnes ici ; avec le même fichier, on continue
help-arena-sprt = s’arrêter dès que la part des victoires du premier bot est claire
help-arena-alpha = taux de faux résultats hauts du test (par défaut : %(default)s)
help-arena-beta = taux de faux résultats bas du test (par défaut : %(default)s)
help-arena-plot = dessiner le déroulement du match
help-evaluate-words = un bot et une tâche ; avec --cards ou --page, des fichiers de résultats
help-evaluate-output = écrire le résultat ici ; un travail interrompu est repris
help-evaluate-deals = combien de donnes contre chaque adversaire (par défaut : ce que dit la tâche)
help-evaluate-list = lister les tâches
help-evaluate-cards = écrire la fiche de chaque tâche dans ce dossier, avec les résultats des fichiers
help-evaluate-page = afficher les résultats des fichiers en une page

## Le serveur

help-serve-port = le port où écouter (par défaut : %(default)s)
help-serve-host = l’adresse où écouter ; 0.0.0.0 pour toutes (par défaut : %(default)s)
help-serve-database = postgresql://… pour plusieurs nœuds, ou le chemin d’un fichier SQLite
help-serve-data = le dossier du fichier SQLite (par défaut : le dossier de données de l’utilisateur)
help-serve-url = l’adresse que les gens utilisent, pour les invitations : https://games.example
help-serve-origin = une autre origine dont les pages peuvent utiliser ce serveur ; peut être répété
help-serve-proxies = adresses des mandataires inverses à croire, séparées par des virgules (par défaut : %(default)s)
help-serve-home = laisser jouer les téléphones de la maison : écouter aussi sur le réseau local
help-serve-open = montrer la première page dans un navigateur, s’il y en a un
help-serve-workers = processus où réfléchissent les bots (par défaut : cœurs − 1)
help-serve-operator = qui tient ce serveur, pour la page « À propos » : un nom, et comment te joindre
help-serve-devices-think = faire réfléchir les bots sur l’appareil d’une personne qui ne joue que contre eux
help-serve-offline = un dossier écrit par « parlour pocket » : les pages peuvent le garder hors ligne
help-serve-no-push = ne pas envoyer de rappels par les services de notifications (sinon : à qui en demande)
help-serve-metrics = servir /metrics et /health seulement là, sous la forme HOST:PORT (par défaut : /metrics sur le port principal, pour cette machine)

## Shells

help-completion-shell = le shell pour lequel écrire

## Les phrases d’argparse

argparse-usage = utilisation :
argparse-positional-arguments = arguments
argparse-options = options
argparse-show-this-help-message-and-exit = afficher cette aide et quitter
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-unrecognized-arguments = arguments inconnus : %s
argparse-the-following-arguments-are-required = ces arguments sont nécessaires : %s
argparse-expected-one-argument = un argument est attendu
argparse-expected-at-most-one-argument = un argument au plus est attendu
argparse-expected-at-least-one-argument = un argument au moins est attendu
argparse-ignored-explicit-argument = argument de trop : %r
argparse-ambiguous-option-could-match = option ambiguë : %(option)s peut être %(matches)s
argparse-invalid-value = valeur %(type)s non valide : %(value)r
argparse-invalid-choice-choose-from = choix non valide : %(value)r (possible : %(choices)s)
help-advise-cards = les cartes de chaque joueur, colonne par colonne
help-advise-pile = la carte du dessus de la défausse
help-advise-hand = la carte en main ; sans elle, le choix entre les piles
help-advise-seat = le joueur dont c’est le tour, 1 pour le premier
