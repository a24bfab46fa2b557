# Ce qui est écrit sur les plateaux, et ce qu’un lecteur d’écran en dit.

board-plain = Plateau
board-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
}

## Rolit

board-rolit = Plateau de { game-rolit }
board-neutral = neutre
board-winner = victoire
board-balls = { $count ->
    [one] { $count } bille { board-colour }
   *[other] { $count } billes { $colour ->
        [red] rouges
        [yellow] jaunes
        [green] vertes
       *[blue] bleues
    }
}
board-hollow-ball = { $hollow } : bille { board-colour }{ $last ->
    [yes] , posée en dernier
   *[no] {""}
}
board-hollow-empty = { $hollow } : vide
board-worth = { $label }, valeur { $points }
board-hollow-legal = { $hollow } : { $count ->
    [0] poser une bille
    [one] poser une bille, en capture une
   *[other] poser une bille, en capture { $count }
}
board-tap-again = Touche encore { $hollow } pour poser ta bille. { $count ->
    [0] Elle ne capture rien.
    [one] Elle capture une bille.
   *[other] Elle capture { $count } billes.
}
board-must = { $must ->
    [capture] Tu dois capturer : choisis un des creux marqués.
    [place] Tu ne peux pas capturer. Pose ta bille à côté d’une autre.
    [pass] Tu ne peux pas capturer, donc tu passes.
   *[roll] La bille lancée montre qui commence.
}
board-pass = Passer
board-roll-ball = Lancer

## Shut the Box

board-shutbox = Plateau de Shut the Box
board-row = { $name } : ouverts { $open } ; score { $score }
board-row-nothing = aucun
board-flap = { $number } : { $state ->
    [open] ouvert
    [shut] fermé
    [legal] ouvert, peut être fermé
    [picked] choisi
   *[out] hors jeu
}
board-half = { $half ->
    [even] pairs
   *[odd] impairs
}
board-opening = Le joueur qui lance le plus haut commence
board-opening-die = a fait { $face }
board-dice = Dés : { $faces }, total { $total }
board-dice-ready = { $count ->
    [one] Un dé, pas encore lancé
   *[other] { $count } dés, pas encore lancés
}
board-roll-dice = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
board-choice = { $choice ->
    [roll-1] Lancer un dé
    [roll-2] Lancer deux dés
    [roll-3] Lancer trois dés
    [roll-4] Lancer quatre dés
    [even] Pairs
    [odd] Impairs
    [again] Rejouer
   *[stop] S’arrêter là
}
board-shut = Fermer { $set }
board-shut-other = En choisir d’autres
board-sets = { $count ->
    [one] Une façon de fermer
   *[other] { $count } façons de fermer
}
board-sets-many = { $count ->
    [one] Une façon. Choisis des clapets.
   *[other] { $count } façons. Choisis des clapets pour préciser.
}
board-lost-roll = { $name } ne peut rien faire de { $total } : le tour est fini.
    .you = Tu ne peux rien faire de { $total } : ton tour est fini.
board-box-shut = { $name } a fermé la boîte !
    .you = Tu as fermé la boîte !
board-tie = { $kind ->
    [roll] Égalité : les ex æquo lancent encore une fois.
   *[game] Égalité : les ex æquo jouent encore une partie.
}
board-first-hit = Le premier lancer doit fermer le { $number }.
board-bust = Un total de { $total } met fin au tour.
board-sheet = { $until ->
    [points] Feuille de score, jusqu’à { $count } points
    [rounds] Feuille de score, { $count ->
        [one] une manche
       *[other] { $count } manches
    }
   *[stop] Feuille de score
}
board-total = Total

## Tuki Tuki

board-tuki = Table de { game-tuki }
board-round = Manche { $round } sur { $rounds }
board-grid = { $name } : { $score } pour l’instant, { $hidden ->
    [0] toutes les cartes visibles
    [one] une carte cachée
   *[other] { $hidden } cartes cachées
}
board-card-name = { $card ->
    [hidden] carte cachée
    [parrot] perroquet
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , compte pour { $value }
       *[other] {""}
    }
}
board-slot = { $slot } : { $what }{ $can ->
    [open] . La retourner
    [put] . Poser ici : { board-card-name }
    [drop] . Défausser la tienne et retourner celle-ci
    [parrot] . Faire voler ce perroquet
    [land] . Le perroquet atterrit ici
    [turn] . La retourner
   *[none] {""}
}
board-stock-name = Pioche
board-discard-name = Défausse
board-hand-name = En main
board-stock = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $can ->
    [take] . Prendre la première carte
    [draw] . Retourner la première carte
   *[none] {""}
}
board-discard = Défausse, { $card ->
    [none] vide
   *[other] dessus : { board-card-name }
}{ $can ->
    [take] . Prendre cette carte
    [drop] . Défausser la carte en main
    [draw] . Retourner la carte remplacée
   *[none] {""}
}
board-hand = { $card ->
    [none] Aucune carte en main
   *[other] En main : { board-card-name }
}
board-left = Cartes restantes
board-left-unseen = Les cartes que personne n’a encore vues, dans la pioche et face cachée :
board-left-hidden = Face cachée devant les joueurs :
board-left-stock = Dans la pioche remélangée :
board-left-card = { board-card-name } : { $count }
board-set = { $set ->
    [2] paire
    [4] quatuor
    [6] sextuor
   *[8] octuor
}
board-scene-set = { board-set } !
board-closed = fini
board-last-turn = dernier tour
board-one-hidden = une cachée
board-ending = { $why ->
    [closed] { $name } n’a plus de carte cachée : un dernier tour pour tous les autres.
    [stock] La pioche s’est vidée deux fois : un dernier tour pour tout le monde.
   *[stalled] Personne n’a pioché depuis longtemps : un dernier tour pour tout le monde.
}
    .you = Tu n’as plus de carte cachée : un dernier tour pour tous les autres.
board-your-last-turn = C’est ton dernier tour !
board-dilemma = Ta dernière carte cachée ! Remplace-la, retourne-la, ou attends : défausse et garde-la cachée.
board-tap-slot = Touche encore { $slot } pour y poser la carte.
board-drop = Défausser, retourner une carte
board-drop-wait = Défausser et attendre
board-drop-last = Défausser, retourner la dernière
board-fly = Faire voler le perroquet
board-back = Retour
board-choose-open = Choisis la carte cachée à retourner.
board-choose-parrot = Choisis le perroquet qui s’envole.
board-choose-landing = Choisis la carte cachée où il atterrit.
board-told = { $label }, { $worth }{ $played ->
    [yes] , joué
   *[no] {""}
}
board-nudge-corner = Regarde les coins.
board-nudge-edge = Regarde le bord du plateau.
board-nudge-middle = Regarde le milieu du plateau.
board-nudge-flaps =
    { $count ->
        [one] Pense à un seul clapet.
       *[other] Pense à { $count } clapets ensemble.
    }
board-nudge-dice = Pense à ce que tu peux choisir ici.
board-nudge-piles = Compare les deux piles.
board-nudge-parrot = Pense à tes perroquets.
board-nudge-drop = As-tu vraiment besoin de cette carte ?
board-nudge-left = Regarde tes deux colonnes de gauche.
board-nudge-right = Regarde tes deux colonnes de droite.
