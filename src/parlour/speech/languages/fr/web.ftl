### Les pages web : ce que seul un navigateur dit. Jeux, coups, résultats, règles et refus de la table sont dans les autres fichiers.
###
### web-PAGE-…          home, new, join, after, record, check : ce qui se trouve sur cette page
### web-refused-CODE    pourquoi le serveur a refusé ; les codes sont fixes (docs/api.md). web-refused-offline : personne ne répond
### web-reaction-WHAT   ce que dit une réaction ; la liste est fixe (docs/api.md)
###
### Arguments : $name est le nom d’un joueur, $game celui d’un jeu, $number compte les places à partir de 1.

web-name = Parlour
web-description = Des jeux de famille : jouer tout de suite, en solo, ensemble ou sur invitation.
web-noscript = Parlour a besoin de JavaScript. Sans lui, on joue dans un terminal : parlour play
web-skip = Aller au contenu
web-to-start = Accueil
web-close = Fermer
web-menu = Menu
web-menu-game = Partie
web-menu-people = Joueurs
web-menu-help = Aide
web-share = Partager
web-copy = Copier le lien
web-copied = Copié
web-nowhere = Page introuvable
web-offline = Tu es hors ligne. Rien n’est perdu : la partie reprend dès que la connexion revient.
web-offline-play = Jouer sur cet appareil
web-announcements = Ce qui se passe à la table
web-drop-here = Dépose ici le fichier d’une partie pour l’ouvrir

## Réglages

web-settings = Réglages
web-settings-language = Langue
web-settings-theme = Thème
web-settings-theme-auto = comme l’appareil
web-settings-theme-light = clair
web-settings-theme-dark = sombre
web-settings-name = Ton nom
web-settings-sound = Sons
web-settings-buzz = Vibrer quand c’est mon tour
web-settings-text = Taille du texte
web-settings-text-usual = normale
web-settings-text-large = grande
web-settings-text-largest = très grande
web-sound-ask = Jouer avec les sons ?
web-yes = Oui
web-no = Non
web-settings-still = Pas de mouvement sur le plateau
web-child = Table des enfants
web-child-about = De grandes pièces, peu de boutons, pas de pourcentages ; les phrases sont lues à voix haute sur demande.
web-say-aloud = Lire à voix haute
web-about = À propos
web-about-pages = Empreinte de ces pages, telle que ce serveur l’indique :
web-about-check = Un serveur peut envoyer d’autres pages que celles qu’il indique. { $command } compare ce qu’il envoie avec ta propre installation.
web-settings-pace = Rythme des bots
    .about = Les bots joueront à ce rythme à toutes les tables que tu ouvriras désormais.
web-settings-pace-slow = lent
    .about = On a le temps de suivre chaque lancer et chaque coup.
web-settings-pace-natural = naturel
    .about = À peu près comme quelqu’un à la table.
web-settings-pace-quick = rapide
    .about = Presque pas de pause entre deux coups.

## La première page

web-home-title = À quoi on joue ?
web-home-continue = Continuer : c’est à toi
web-home-more = Plus
web-home-done = { $done } sur { $count } aujourd’hui
web-home-streak = { $count ->
    [one] { $count } jour jusqu’ici
   *[other] { $count } jours de suite jusqu’ici
}
web-code = Jouer avec un code
web-home-who-shutbox = 1 à 12 joueurs · 5 minutes
web-home-who-tuki = 2 à 6 joueurs · 20 minutes
web-home-who-rolit = 2 à 4 joueurs · 15 minutes
web-home-players = { $least } à { $most } joueurs
web-home-open-record = Ouvrir une partie enregistrée
web-home-open-record-about = Choisis le fichier d’une partie, ou dépose-le n’importe où sur cette page.
web-getting-ready = Première préparation : { $games }. On peut déjà jouer ; les bots plus forts et les conseils suivront.
web-bot-getting-ready = { $name } jouera dès que { $game } sera prêt…
web-home-fair = Après la partie, tu peux vérifier chaque lancer et chaque carte dans ton propre navigateur.
web-mine-title = Tes tables
web-mine-ended = finie
web-mine-your-turn = C’est à toi de jouer
web-mine-going-on = en cours
web-daily = Défi du jour
web-tournament = Tournoi
web-scores = La saison de la famille

## Une nouvelle table

web-new-who = Qui joue ?
web-new-me = Moi
web-new-kind = Joueur { $number } : qui ?
web-new-kind-here = sur cet écran
web-new-kind-link = par lien
web-new-kind-bot = bot
web-new-add-here = quelqu’un ici
web-new-add-link = quelqu’un par lien
web-new-add-bot = un bot
web-new-level = Joueur { $number } : de quelle force ?
web-new-own = Joueur { $number } : { $option }
web-new-name = Nom du joueur { $number }
web-new-remove = Retirer le joueur { $number }
web-new-finer = Ajuster les règles
web-new-usual = Par défaut ({ $value })
web-new-other = autre chose…
web-new-play = Jouer
web-house = Règles maison
web-option-players = Joueurs
web-option-first = Qui commence
web-rolit-size-8 = 8 × 8
    .about = Tout le plateau, 64 billes.
web-rolit-size-6 = 6 × 6
    .about = Plus court : 36 billes.
web-rolit-size-4 = 4 × 4
    .about = En deux minutes, à deux.
web-tuki-rounds-1 = Une manche
    .about = Pour faire connaissance.
web-tuki-rounds-3 = Trois manches
    .about = Une partie plus courte.
web-tuki-rounds-5 = Cinq manches
    .about = Le jeu complet.

## Arriver à une table

web-join-title = { $game } : viens t’asseoir
web-join-with = À la table : { $names }
web-join-sit = S’asseoir
web-join-watch = Juste regarder
web-table-coming = On prépare la table…
web-table-gone = Cette table n’existe pas
web-table-gone-about = L’adresse est peut-être incomplète, la table a pu être supprimée, ou elle n’est pas ouverte aux spectateurs.
web-invite = Inviter
web-invite-about = Envoie ce lien, ou fais scanner le code QR. Chaque personne qui l’ouvre prend une place libre.
web-invite-link = Le lien
web-invite-qr = Le lien en code QR
web-invite-local = Ce lien ne fonctionne que sur cet ordinateur.
web-invite-by-hand = Le lien est sélectionné : copie-le d’ici.
web-home = Autoriser les téléphones du même Wi-Fi
web-home-about = Les téléphones et ordinateurs du même réseau peuvent alors ouvrir cette table.
web-home-none = Cet ordinateur n’est sur aucun réseau que ton téléphone puisse rejoindre.

## À la table

web-your-turn = À toi de jouer
web-pass-to = Passe l’appareil à { $name }
web-turn-wait = C’est à { $name } de jouer.
web-turn-nobody-yet = La place de { $name } est encore libre. Envoie l’invitation.
web-roll = Lancer
web-roll-ball = Lancer la bille
web-draw = Retourner la carte
web-line-lost = La connexion est perdue. Nouvel essai…
web-seats = Joueurs
web-seat-you = toi
web-seat-here = sur cet écran
web-seat-there = là
web-seat-away = pas là
web-seat-free = place libre
web-seat-taken-over = un bot joue à la place ({ $level })
web-seat-score = Score : { $score }
web-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-watch-link = Lien pour spectateurs
web-log = Déroulement
web-log-takeover = Un bot continue pour { $name }.
web-log-bot-replaced = { $name } joue maintenant au niveau « { $level } » : le niveau plus fort n’a pas trouvé de coup à temps.
web-log-by-bot = { $name } (bot)
web-log-gone = { $name } n’est plus là ; la partie attend.
web-moves = Tous les coups
web-moves-type = Écrire un coup
web-moves-play = Jouer
web-pause = Pause
web-go-on = Reprendre
web-bot-for-me = Un bot joue pour moi
web-bot-plays = Un bot joue à ta place.
web-return = { $name } : reprendre la place
web-end = Arrêter la partie
web-end-sure = Arrêter la partie ?
web-end-about = La partie finit ici pour tout le monde, sans vainqueur.
web-end-no = Continuer
web-leave-about = Un bot continue à ta place. Tu peux revenir et reprendre ta place.
web-leave-sure = Quitter la table ?
web-leave = Partir
web-leave-stop = Proposer d’arrêter
    .about = Ou propose d’arrêter ici : la partie finit pour tout le monde quand tous sont d’accord.
web-gone-about = { $name } n’est plus là depuis un moment. Que faire ?
web-gone-wait = Attendre
web-gone-bot = Laisser jouer un bot
web-gone-end = Arrêter la partie
web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-options = Ce que l’on peut choisir
web-worth = Montrer ce que valent les creux
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-none = Aucun conseil disponible pour le moment.
web-explore = Analyser une position
web-explore-of = { $game } : analyser une position
web-home-what-now = Que faire maintenant ?
web-explore-here = Analyser à partir d’ici
web-practice = S’entraîner sur ses erreurs
web-chance = Explorer le hasard
web-diagram-again = Encore une fois depuis le début
web-lesson-of = Apprendre { $game } en une minute
web-lesson-offer = Tu ne connais pas { $game } ? Apprends en une minute, en jouant.
web-lesson-offer-any = Première visite ? Apprends un jeu en une minute, en jouant :
web-lesson-learn = Apprendre
web-lesson-no = Non, merci
web-reactions = Réactions
web-reaction-hello = Bonjour !
web-reaction-bye = Au revoir !
web-reaction-applause = Bravo !
web-reaction-laugh = Ha ha !
web-reaction-wow = Oh !
web-reaction-oops = Oups…
web-reaction-sad = Quel dommage.
web-reaction-luck = Bonne chance !
web-reaction-thanks = Merci !
web-reaction-thinking = Laisse-moi réfléchir…
web-reaction-hurry = Allez !
web-reaction-good_game = Belle partie !
web-reaction-stop = On arrête ici ?

## Qui participe aux lancers

web-log-drop = L’appareil de { $names } ne répond pas ; le lancer se fait sans lui.
web-log-void = Le lancer est annulé et refait sans l’appareil de { $names }.
web-log-back = L’appareil de { $names } participe de nouveau.

## Après la partie

web-lobby-ask = Laisser les téléphones de ce Wi-Fi participer ?
web-lobby-start = Commencer
web-lobby-without = Commencer sans { $names }
web-lobby-wait = La partie commence quand tout le monde est là, ou quand l’hôte la lance.
web-lobby-wait-all = La partie commence quand tout le monde est là.
web-lobby-coming = arrive…
web-lobby-closed = Les téléphones peuvent rejoindre la table dès que l’hôte appuie sur « { $button } ».
web-home-here = Ensemble ici
web-home-phones = Avec des téléphones
web-home-box = Vrai jeu
web-sheet = Seulement compter les points
web-home-again = Rejouer avec { $names }
web-new-full = Les { $count } places sont prises.
web-new-roomier = Jouer à { $value } : jusqu’à { $count }
web-scene-next-round = Manche suivante
web-scene-next-game = Partie suivante
web-scene-leads = { $name } mène de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Tu mènes de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-scene-level = { $names } sont à égalité en tête.
web-scene-look = Regarder le plateau
web-scene-more = Plus
web-after-result = Résultat
web-you-win = Tu as gagné !
web-you-share = Tu partages la victoire avec { $names }.
web-after-rematch = Rejouer
web-after-join-rematch = À la partie suivante
web-after-watch-rematch = Regarder la partie suivante
web-after-other = Un autre jeu
web-after-share = Partager le résultat
web-after-picture = Partager en image
web-after-picture-save = Enregistrer en image
web-after-luck = Était-ce de la chance ?
web-after-best = Ton meilleur score : { $score }
web-after-par = Jeu parfait : { $score } en moyenne
web-after-replay = Revoir la partie
web-after-check = Vérifier cette partie
web-after-download = Enregistrer le fichier de la partie
web-after-failed = L’enregistrement de la partie n’est pas accessible pour l’instant.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lire
web-replay-stop = Stop
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-replay-slider = Position dans la partie
web-analysis = Comment ça s’est passé
web-analysis-scores = Les scores du début à la fin
web-record = Une partie enregistrée
web-record-in-play = Cette partie n’est pas finie.
web-record-other = En ouvrir une autre

## Vérifier cette partie

web-check = Tout était-il honnête ?

## Refus du serveur

web-refused-offline = Le serveur ne répond pas.
web-refused-not_found = Cela n’existe pas.
web-refused-not_your_seat = Ce n’est pas ta place.
web-refused-not_host = Seul l’hôte peut le faire.
web-refused-bad_message = Le serveur n’a pas compris. Recharge la page.
web-refused-bad_origin = Le serveur n’accepte cela que de ses propres pages.
web-refused-unknown_game = Ce jeu n’existe pas ici.
web-refused-bad_option = Ces règles ne vont pas ensemble.
web-refused-bad_seats = On ne peut pas jouer à ce jeu avec ces joueurs.
web-refused-bad_record = Ce fichier n’est pas l’enregistrement d’une partie.
web-refused-no_free_seat = Toutes les places sont prises.
web-refused-not_gone = Cette personne est toujours là.
web-refused-not_taken_over = Aucun bot ne joue à cette place.
web-refused-too_large = C’est trop long.
web-refused-too_many = C’était trop d’un coup. Attends un instant.
web-refused-too_many_tables = Trop de tables sont déjà ouvertes.
web-refused-hello_first = Le serveur n’a pas compris. Recharge la page.
web-refused-method_not_allowed = Le serveur n’a pas compris. Recharge la page.
web-refused-unavailable = Le serveur ne peut pas le faire pour l’instant. Essaie encore.
web-record-device = Cette partie a été jouée sur un appareil sans serveur, et seul un tel appareil peut la continuer. Ici, tu peux la revoir, l’étudier et l’analyser.
