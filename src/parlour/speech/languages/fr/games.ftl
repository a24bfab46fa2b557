### Noms des jeux et de tout ce qu’on peut y choisir.
###
### GAME                   un jeu ; .about l’explique en une phrase
### GAME-OPTION            une option ; .about l’explique en une phrase
### GAME-OPTION-VALUE      une valeur d’une option ; éditions, variantes et préréglages ont aussi .about

game-shutbox = Shut the Box
    .about = Lance les dés et ferme les clapets : si tu les fermes tous, c’est gagné ; sinon, le plus petit score l’emporte.
game-tuki = Tuki Tuki
    .about = Huit cartes que personne ne connaît : échange-les, retourne-les, forme des paires avec l’aide des perroquets et finis avec le moins de points.
game-rolit = Rolit
    .about = Encadre les billes des autres entre deux des tiennes, et fais-les rouler à ta couleur.

## Shut the Box

shutbox-edition = Édition
    .about = Le jeu imprimé dont les règles s’appliquent.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, chacun sa rangée
    .about = Les clapets de 1 à 10, et une rangée pour chaque joueur.
shutbox-edition-tactica-shared = { shutbox-tactica }, une seule boîte
    .about = Les clapets de 1 à 10, dans une boîte que tous jouent à tour de rôle.
shutbox-edition-twelve = Boîte de douze
    .about = Les clapets de 1 à 12, toujours deux dés.
shutbox-edition-nine = Boîte de neuf
    .about = Les clapets de 1 à 9, dans une seule boîte.
shutbox-variant = Variante
    .about = Un ensemble de règles plus fines qui porte un nom.
shutbox-variant-classic = Classique
    .about = Continue jusqu’à un lancer qui ne sert à rien ; ce qui reste ouvert compte contre toi.
shutbox-variant-young = Pour les petits
    .about = Un lancer par tour ; si tu ne peux rien fermer, tu es hors jeu.
shutbox-variant-solo = Solo
    .about = En solitaire, partie après partie, pour le plus petit score.
shutbox-variant-no-surprises = Sans surprise
    .about = Chaque clapet ouvert compte un point, quel qu’il soit.
shutbox-variant-two-first = Le 2 d’abord
    .about = Le premier lancer du tour doit fermer le 2, seul ou dans une somme.
shutbox-variant-three-first = Le 3 d’abord
    .about = Le premier lancer du tour doit fermer le 3, seul ou dans une somme.
shutbox-variant-three-down = 3 déjà fermés
    .about = Les clapets 1, 2 et 3 sont fermés dès le départ.
shutbox-variant-unlucky-seven = Le 7 de malheur
    .about = Le 7 est fermé dès le départ, et un lancer de 7 met fin à ton tour.
shutbox-variant-even-or-odd = Pair ou impair
    .about = Choisis les pairs ou les impairs avant ton premier lancer ; eux seuls sont en jeu.
shutbox-variant-two-ten = Le 210
    .about = Deux rangées chacun, quatre dés et des clapets jusqu’à 20, dont la somme fait 210.
shutbox-variant-sum-or-exact = Somme ou exact
    .about = Ferme le total lui-même, ou exactement les nombres des dés.
shutbox-variant-digital = Chiffres accolés
    .about = Les clapets ouverts, mis bout à bout, font ton score : 1, 2 et 5 donnent 125.
shutbox-variant-tournament = Tournoi
    .about = Manche après manche, les points s’additionnent.
shutbox-players = Joueurs
    .about = Combien de personnes jouent.
shutbox-first = Qui commence
    .about = Le joueur qui fait le plus haut lancer, ou une place précise.
shutbox-first-rules = selon les règles
shutbox-rows = Rangées
    .about = Une rangée de clapets par joueur, ou une boîte pour tous.
shutbox-rows-own = chacun sa rangée
shutbox-rows-shared = une seule boîte
shutbox-tiles = Clapets
    .about = La rangée va de 1 à ce nombre.
shutbox-dice = Dés
    .about = Combien de dés on lance.
shutbox-fewer_dice = Moins de dés
    .about = Quand on peut, ou doit, lancer moins de dés.
shutbox-fewer_dice-never = jamais
shutbox-fewer_dice-choice = au choix, dès que rien n’est ouvert au-dessus de 6
shutbox-fewer_dice-forced = toujours un seul, dès que rien n’est ouvert au-dessus de 6
shutbox-fewer_dice-sum-6 = au choix, dès que la somme des clapets ouverts est 6 ou moins
shutbox-score = Score
    .about = Ce que coûtent les clapets ouverts.
shutbox-score-sum = leur somme
shutbox-score-digital = leurs chiffres bout à bout
shutbox-score-count = un point chacun
shutbox-first_hit = Premier à fermer
    .about = Le clapet que le premier lancer du tour doit fermer.
shutbox-first_hit-0 = aucun
shutbox-preshut = Fermés d’avance
    .about = Les clapets fermés dès le départ.
shutbox-bust = Total de malheur
    .about = Le total qui met aussitôt fin au tour.
shutbox-bust-0 = aucun
shutbox-parity = Pair ou impair
    .about = Tous les clapets sont en jeu, ou chacun choisit les pairs ou les impairs.
shutbox-parity-all = tous les clapets
shutbox-parity-choice = chacun choisit
shutbox-combine = Ce qu’on peut fermer
    .about = N’importe quelle somme égale au total, ou seulement le total ou exactement les nombres des dés.
shutbox-combine-sum = toute somme
shutbox-combine-exact = somme ou exact
shutbox-order = Ordre
    .about = Lancer tant que c’est possible, ou une seule fois par tour.
shutbox-order-turns = tours complets
shutbox-order-rounds = un lancer par tour
shutbox-tie = Égalité
    .about = Ce qui se passe quand le plus petit score est partagé.
shutbox-tie-roll = les ex æquo relancent une fois
shutbox-tie-game = les ex æquo rejouent
shutbox-tie-share = la victoire est partagée
shutbox-until = Durée
    .about = Après une partie, quand on s’arrête en solo, ou quand les points ou les manches sont atteints.
shutbox-until-game = une partie
shutbox-until-stop = jusqu’à ce que tu t’arrêtes
shutbox-until-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
shutbox-until-rounds = { $count ->
    [one] une manche
   *[other] { $count } manches
}
shutbox-shut = Fermer la boîte
    .about = Gagne tout sur-le-champ, ou compte zéro point et arrête la partie.
shutbox-shut-wins = gagne aussitôt
shutbox-shut-counts = compte zéro point
shutbox-unplayed = Après une boîte fermée
    .about = Ce que marquent ceux dont le tour est coupé court par une boîte fermée.
shutbox-unplayed-open = les autres marquent ce qui est ouvert
shutbox-unplayed-nothing = les autres ne marquent rien
shutbox-unplayed-play_on = les autres finissent leur tour
shutbox-lead = Qui commence la manche suivante
    .about = Qui commence la manche suivante d’un match.
shutbox-lead-stays = le même joueur
shutbox-lead-rotates = le joueur suivant
shutbox-out = Quand tous sont éliminés
    .about = Qui gagne une partie à un lancer par tour si personne ne ferme la boîte.
shutbox-out-score = le plus petit score gagne
shutbox-out-last = le dernier encore en jeu gagne

## Tuki Tuki

tuki-players = Joueurs
    .about = Combien de personnes jouent.
tuki-rounds = Manches
    .about = Combien de manches on additionne.
tuki-first = Qui commence
    .about = Le joueur qui retourne la plus grande somme commence chaque manche, ou une place précise.
tuki-first-rules = selon les règles

## Rolit

rolit-preset = Règles
    .about = Les règles de { game-rolit }, ou celles de son grand cousin.
rolit-preset-rolit = { game-rolit }
    .about = Deux à quatre couleurs ; si tu ne peux pas capturer, pose une bille à côté de n’importe quelle autre.
rolit-preset-reversi = Reversi
    .about = Deux couleurs, l’Othello ordinaire : chaque coup doit capturer ; si tu ne peux pas, tu passes.
rolit-size = Plateau
    .about = Combien de creux compte un côté.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Joueurs
    .about = Combien de personnes jouent.
rolit-colours = Couleurs
    .about = La couleur de chaque place.
rolit-first = Qui commence
    .about = La couleur que montre une bille lancée, ou une place précise.
rolit-first-rules = selon les règles
