# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = Noms
about-names-text = Othello, Reversi, Rolit, TACTica et Tuki Tuki sont des noms qui appartiennent à leurs propriétaires. Parlour n’a aucun lien avec eux. Ces noms disent seulement à quels jeux on joue ici.
about-free = Parlour est un logiciel libre sous licence MIT, sans aucune garantie.
about-licences = Licences des composants de ces pages
about-privacy = Vie privée
about-operator = Ce serveur est tenu par { $operator }.
about-operator-none = On ne sait pas qui tient ce serveur.
about-operator-here = Ce serveur tourne sur ton propre ordinateur.
about-stores = Le serveur garde les noms que tu saisis, tes coups et tes réactions avec leurs heures, les résultats des tournois, des défis du jour et des cotes, et une empreinte des clés de tes appareils. Il ne garde ni adresses ni mots de passe.
about-sends = Il ne transmet rien à personne.
about-reminders = Il ne transmet quelque chose que si tu demandes des rappels : un message chiffré avec le jeu et les noms à la table, au service de notifications de ton navigateur. Il en garde l’adresse et les clés jusqu’à la fin de la partie, jusqu’à ton départ ou jusqu’à ce que tu désactives les rappels.
about-kept = Durée de conservation
about-kept-days = Jours
about-kept-empty = Une table où personne n’a joué
about-kept-live = Une partie ou un tournoi en cours, après le dernier coup
about-kept-slow = Une partie à plusieurs jours par coup, après le dernier
about-kept-ended = Une partie ou un tournoi terminés
about-kept-rating = Une cote, après la dernière partie classée
about-device = Réglages, résultats, exercices et clés restent dans ce navigateur. Efface les données du navigateur pour les supprimer.
about-access = Accessibilité
about-access-tested = Testé à chaque changement : jouer au clavier seul, noms et annonces pour lecteurs d’écran, contraste, signes en plus des couleurs, moins de mouvement et petits écrans.
about-access-not = Pas testé : de vrais lecteurs d’écran, des contacteurs, et le jeu avec les personnes qui en ont besoin. Dis-nous ce qui ne marche pas.
