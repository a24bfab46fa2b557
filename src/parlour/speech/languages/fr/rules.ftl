### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Choisi pour cette partie
rules-option = { $option } : { $value }
rules-unusual = Cette table change les règles habituelles : { $options }.
rules-title = { $part ->
    [aim] Le but
    [setup] La mise en place
    [first] Qui commence
    [turn] Ton tour
    [dice] Combien de dés
    [cannot] Quand tu ne peux rien capturer
    [last] La dernière carte
    [parrots] Les perroquets
    [count] Le décompte
    [end] La fin
    [match] Le match
    [tie] Les égalités
    [tips] Conseils
    [worth] Ce que valent les creux
    [moving] Comment jouer un coup
   *[ours] Nos propres règles
}
rules-who = Pour { $least } à { $most } joueurs, dès { $age } ans.
rules-who-any = Pour { $least } à { $most } joueurs.
rules-who-exactly = { $players ->
    [one] Pour un joueur, dès { $age } ans.
    [2] Pour deux joueurs, dès { $age } ans.
   *[other] Pour { $players } joueurs, dès { $age } ans.
}
rules-who-exactly-any = { $players ->
    [one] Pour un joueur.
    [2] Pour deux joueurs.
   *[other] Pour { $players } joueurs.
}
rules-first-seat = { $name } commence, puis on joue dans le sens des aiguilles d’une montre.
rules-first-alone = { $name } commence.
rules-ours-about = Décidé par nous, et non par une règle imprimée :

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Ferme tous les clapets et tu gagnes aussitôt. Si personne n’y arrive, le plus petit score gagne.
    [last] Ferme tous les clapets et tu gagnes aussitôt.
    [counts] Finis avec le plus petit score. Fermer tous les clapets compte zéro point : on ne fait pas mieux.
   *[solo] Joue partie après partie et vise le plus petit score. Quand tous les clapets sont fermés, on ne fait pas mieux.
}
rules-shutbox-rows = { $rows ->
    [own] Chacun a sa rangée de clapets, de 1 à { $tiles }. Au départ, tous sont ouverts.
    [two] Chacun a deux rangées de clapets, de 1 à { $tiles }. Au départ, tous sont ouverts.
    [alone] Tes clapets vont de 1 à { $tiles }. Au départ, tous sont ouverts.
   *[shared] Il y a une seule boîte, avec les clapets de 1 à { $tiles }. Au départ, tous sont ouverts, et on les rouvre pour chaque joueur.
}
rules-shutbox-preshut = Fermés dès le départ : { $flaps }.
rules-shutbox-parity = Avant ton premier lancer, choisis les pairs ou les impairs. Seuls ces clapets sont en jeu ; les autres ne comptent pas.
rules-shutbox-roll = { $combine ->
    [sum] Lance les dés et ferme un ou plusieurs clapets ouverts dont la somme fait exactement le total. Rien ne doit rester.
   *[exact] Lance les dés et ferme soit le clapet égal au total, soit exactement les clapets que montrent les dés.
}
rules-shutbox-example = Un total de { $total } peut se faire ainsi : { $sets }.
rules-shutbox-example-exact = Avec { $faces }, tu peux fermer { $total }, ou bien { $faces }.
rules-shutbox-go = { $order ->
    [turns] Un clapet fermé reste fermé. Relance tant que tu peux fermer quelque chose. Le premier lancer qui ne sert à rien finit ton tour ; il n’y a pas de seconde chance.
   *[rounds] Chacun lance une fois, tour après tour. Un clapet fermé reste fermé. Un joueur qui ne peut rien fermer est éliminé.
}
rules-shutbox-first-hit = Le premier lancer de ton tour doit fermer le { $number }, seul ou dans une somme. Sinon, ton tour est fini.
rules-shutbox-bust = Un total de { $total } finit ton tour aussitôt.
rules-shutbox-dice = { $fewer ->
    [never] On lance toujours tous les dés.
    [choice] Dès qu’aucun clapet au-dessus de 6 n’est ouvert, tu choisis avant chaque lancer combien de dés lancer.
    [forced] Dès qu’aucun clapet au-dessus de 6 n’est ouvert, tu ne lances plus qu’un dé.
   *[sum] Dès que la somme des clapets ouverts est 6 ou moins, tu choisis avant chaque lancer combien de dés lancer.
}
rules-shutbox-end = { $end ->
    [wins] Le joueur qui ferme le dernier clapet gagne aussitôt, même avant que les autres aient joué.
    [once] Le joueur qui ferme le dernier clapet gagne aussitôt.
    [match] Le joueur qui ferme le dernier clapet gagne aussitôt tout le match, quels que soient les totaux.
    [open] Le joueur qui ferme le dernier clapet ne marque rien, et la partie s’arrête : les autres marquent ce qui est ouvert devant eux.
    [round] Le joueur qui ferme le dernier clapet ne marque rien, et la manche s’arrête : les autres marquent ce qui est ouvert devant eux.
    [nothing] Le joueur qui ferme le dernier clapet ne marque rien, et la manche s’arrête : les joueurs qui n’ont pas fini leur tour ne marquent rien non plus.
    [play_on] Le joueur qui ferme le dernier clapet ne marque rien ; les autres finissent leur tour.
   *[solo] Fermer le dernier clapet finit ta série sur un score parfait.
}
rules-shutbox-out = { $out ->
    [score] Si tout le monde est éliminé avant, le plus petit score gagne.
   *[last] Dès que tous les autres sont éliminés, le dernier joueur encore en jeu gagne.
}
rules-shutbox-count = { $score ->
    [sum] On additionne les numéros ouverts.
    [digital] On lit les numéros ouverts côte à côte, comme un seul nombre.
   *[count] Chaque clapet ouvert coûte un point.
}
rules-shutbox-left = { $flaps } restés ouverts coûtent { $points } points.
rules-shutbox-until = { $until ->
    [points] Les manches se suivent et les points s’additionnent. Dès que quelqu’un a { $count } points, le plus petit total gagne.
    [rounds] { $count ->
        [one] On joue une manche.
       *[other] On joue { $count } manches, et les points s’additionnent. Le plus petit total gagne.
    }
   *[stop] Après chaque partie, tu rejoues ou tu t’arrêtes. Toutes sont notées, et la meilleure compte.
}
rules-shutbox-lead = { $lead ->
    [rotates] Le joueur suivant commence la manche suivante.
   *[stays] Le même joueur commence chaque manche.
}
rules-shutbox-tie = { $tie ->
    [roll] Les ex æquo, à tour de rôle, lancent encore une fois sur leur rangée telle qu’elle est, ferment ce qu’ils peuvent, et l’on recompte.
    [game] Les ex æquo jouent encore une partie entre eux.
    [round] Les ex æquo jouent encore une manche entre eux.
   *[share] Les ex æquo partagent la victoire.
}
rules-shutbox-first = Chacun lance un dé. Le joueur qui fait le plus haut commence, puis on joue dans le sens des aiguilles d’une montre.
rules-shutbox-ours = { $what ->
    [box] Aucune règle imprimée ne décrit cette boîte : c’est une version maison répandue.
    [mixed] Certaines de ces règles ont été choisies pour cette table, au-delà de la règle imprimée.
    [seats] La règle ne dit pas combien de joueurs peuvent jouer ; ici, on joue jusqu’à { $most }.
    [alone] D’après la règle, le 210 se joue à deux ; ici, on peut aussi y jouer en solo.
    [limit] La limite de { $most } joueurs est la nôtre.
    [dice] La règle de { shutbox-tactica } laisse choisir entre un dé et deux quand 7, 8, 9 et 10 sont fermés ; nous l’étendons à d’autres clapets et à d’autres nombres de dés.
    [first] Les ex æquo pour commencer relancent entre eux.
    [start] La règle de cette boîte ne dit pas qui commence ; on lance un dé.
    [tie-roll] Une égalité se rejoue aux dés tant qu’elle dure. Un joueur qui ferme alors tout gagne. Si plus aucun lancer ne peut aider, la victoire est partagée.
    [tie-game] Une égalité se rejoue tant qu’elle dure.
    [tie] La règle de cette boîte ne dit rien des égalités.
    [round] Un match finit avec la manche où quelqu’un atteint la limite : chacun joue autant de manches.
    [finish] La manche où quelqu’un atteint la limite est jouée jusqu’au bout.
    [digital] Un match en chiffres accolés dure cinq manches, sauf autre choix.
    [out] La règle ne dit pas qui gagne quand tous sont éliminés.
    [unplayed] La règle ne dit pas ce que marquent les autres quand quelqu’un ferme tout et que le match continue.
    [lead] La règle ne dit pas qui commence la manche suivante.
    [exact] Un double ne peut fermer que son total, et un dé seul que son numéro.
    [exact-more] Plus de deux dés ferment leur total, ou tous leurs numéros s’ils sont différents.
    [parity] Chacun choisit sa moitié.
    [half] Un joueur qui doit payer un tour jamais joué paie la plus petite moitié.
    [halves] Un joueur qui doit payer un tour jamais joué paie les deux moitiés ; c’était la règle au début de cette partie.
    [tie-shut] Dans une telle manche, fermer la boîte fait gagner.
   *[solo] Ta meilleure partie compte, et une boîte fermée finit la série.
}
rules-moving-web-shutbox = Touche les clapets à fermer, ou une des sommes proposées, puis Fermer. Espace ou Entrée lance les dés.
rules-moving-terminal-shutbox = Tape les numéros avec un plus : 1+8. Ou clique dessus un par un sur le plateau, ou choisis dans la liste. « roll 1 » lance un seul dé.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Avoir le moins de points à la fin de la manche.
   *[other] Avoir le moins de points après { $rounds } manches.
}
rules-tuki-setup = Il y a 108 cartes : huit de chaque nombre de 0 à 12, et quatre perroquets. Chacun reçoit huit cartes cachées, en deux rangées de quatre. Personne ne peut les regarder, pas même leur propriétaire. Le reste forme la pioche ; sa première carte commence la défausse, toujours visible.
rules-tuki-open = Chacun retourne deux de ses cartes.
rules-tuki-first = Le joueur qui a la plus grande somme commence, puis on joue dans le sens des aiguilles d’une montre.
rules-tuki-turn = À ton tour, prends la première carte de la pioche ou de la défausse. Pose-la à la place d’une de tes cartes, visible ou cachée ; l’ancienne va à la défausse, et une carte cachée n’est pas regardée avant.
rules-tuki-drop = Une carte de la pioche peut aussi être défaussée ; tu retournes alors une de tes cartes cachées. Une carte de la défausse doit être posée.
rules-tuki-last = Quand il ne te reste qu’une carte cachée, tu peux défausser la carte piochée et garder la tienne cachée, autant de fois que tu veux.
rules-tuki-end = Le premier qui n’a plus de carte cachée a fini. Les autres ont chacun un dernier tour, puis on retourne ce qui est encore caché et l’on compte.
rules-tuki-total = Après la dernière manche, le plus petit total gagne.
rules-tuki-count = On additionne tes nombres. Deux nombres égaux l’un au-dessus de l’autre forment une paire et comptent 0. Côte à côte ou ailleurs, ce n’est pas une paire.
rules-tuki-sets = Deux paires du même nombre forment un quatuor et comptent −10, trois un sextuor et −15, quatre un octuor et −20.
rules-tuki-parrot = Un perroquet imite la carte au-dessus ou au-dessous de lui et forme ainsi une paire, un quatuor, un sextuor ou un octuor.
rules-tuki-fly = Quand tu prends justement le nombre que ton perroquet imite, tu peux le poser à sa place. Le perroquet s’envole vers une de tes cartes cachées, qui va à la défausse sans être vue. Les nombres ne bougent jamais.
rules-tuki-tip = { $what ->
    [low] Échange les grandes cartes contre des petites, mais pense d’abord aux paires : une paire de douze compte 0.
    [four] Une deuxième paire du même nombre t’enlève dix points.
   *[close] Finir le premier est un pari : les autres ont encore un tour. Fais-le si tu penses avoir le moins de points.
}
rules-tuki-ours = { $what ->
    [rounds] La règle prévoit cinq manches.
    [draw] À somme égale, la règle fait commencer celui dont l’anniversaire est le plus proche ; ici, c’est un tirage au sort.
    [order] Les deux premières cartes sont retournées un joueur après l’autre.
    [opened] Un perroquet retourné compte alors pour le nombre visible qu’il imite, sinon 0.
    [parrots] Deux perroquets dans une colonne comptent 0 et n’entrent dans aucun quatuor.
    [closing] Tu as aussi fini quand tu remplaces ta dernière carte cachée ou y poses un perroquet.
    [stock] Une pioche vide est refaite avec la défausse, sauf la carte du dessus. Après la deuxième fois dans une manche, chacun a un dernier tour.
    [stalled] Après 50 tours de suite sans carte de la pioche, chacun a un dernier tour.
   *[shared] À total égal, la victoire est partagée.
}
rules-moving-web-tuki = Touche la pioche ou la défausse, puis la carte à remplacer. Des boutons proposent tout le reste.
rules-moving-terminal-tuki = Les colonnes vont de a à d, les rangées sont 1 et 2. « take stock », « take discard » ; puis « a1 » pose la carte là, « drop a1 » la défausse et retourne a1, « drop » ne retourne rien, « fly a1 c2 » fait voler le perroquet de a1 sur c2. Ou clique sur les piles et les cartes : pour « drop a1 », la défausse, puis a1.

## Rolit

rules-rolit-aim = Quand le plateau est plein, la couleur la plus visible gagne.
rules-rolit-setup = Le plateau a { $size } × { $size } creux. Au centre se trouvent quatre billes, chacune d’une autre couleur.
rules-rolit-colours = Chacun a une couleur et s’assied de son côté du plateau : { $colours }.
rules-rolit-neutral = Les couleurs que personne ne joue ({ $colours }) sont neutres : on peut les capturer, et elles ne comptent pour personne.
rules-rolit-first = On lance une bille comme un dé. La couleur du dessus commence, puis on joue dans le sens des aiguilles d’une montre.
rules-rolit-turn = Pose une bille de ta couleur dans un creux vide de sorte que, en ligne droite, des billes d’autres couleurs se trouvent entre elle et une autre de tes billes. Toutes les billes encadrées par la nouvelle, dans les huit directions, prennent ta couleur. Celles qui viennent de tourner n’encadrent rien.
rules-rolit-must = Si tu peux capturer, tu le dois.
rules-rolit-final = Un coup permis est définitif ; après un coup interdit, on remet le plateau comme il était.
rules-rolit-cannot = Si tu ne peux rien capturer, ou si ta couleur a disparu, pose une bille dans n’importe quel creux vide à côté d’une bille. On ne passe jamais.
rules-rolit-tip = { $what ->
    [size] Le coup qui retourne le plus de billes n’est pas toujours le meilleur.
   *[corner] Une bille dans un coin ne peut plus être retournée. Jouer juste à côté d’un coin l’offre souvent à quelqu’un d’autre.
}
rules-rolit-worth = { $how ->
    [random] Remplir un creux fait gagner ce nombre de parties sur 100 en plus (+) ou en moins (−) d’une part égale ; mesuré dans des parties jouées au hasard.
   *[learned] Remplir un creux fait gagner ce nombre de parties sur 100 en plus (+) ou en moins (−) d’une part égale ; mesuré dans des parties entre bots qui jouent bien.
}
rules-rolit-ours = { $what ->
    [picture] À partir du haut à gauche, dans le sens des aiguilles d’une montre, les quatre billes sont rouge, jaune, verte et bleue ; c’est l’ordre du jeu.
    [again] Si la bille montre une couleur neutre, on relance.
    [corners] En diagonale compte comme à côté.
    [takeback] Tu peux choisir de permettre de reprendre ses coups ; sur plusieurs écrans, tout le monde doit être d’accord à chaque fois.
   *[shared] À nombre égal, la victoire est partagée.
}
rules-rolit-former = { $what ->
    [roll] On lance une bille comme un dé. Celui dont la couleur est au-dessus commence.
    [picture] Dans le sens des aiguilles d’une montre, depuis le haut à gauche, les quatre billes sont rouge, jaune, verte et bleue.
   *[order] Cette partie a commencé avec une version antérieure de nos règles : on joue dans l’ordre des places ({ $colours }), et non autour du plateau.
}
rules-rolit-reversi-aim = Quand plus personne ne peut jouer, la couleur qui a le plus de billes gagne.
rules-rolit-reversi-setup = Le plateau a { $size } × { $size } creux. Deux billes de chaque couleur occupent les diagonales du centre. C’est l’Othello ordinaire, absent de la règle de { game-rolit }.
rules-rolit-reversi-colours = Les couleurs des joueurs : { $colours }.
rules-rolit-reversi-turn = Pose une bille de ta couleur dans un creux vide de sorte que, en ligne droite, des billes de l’autre couleur se trouvent entre elle et une autre de tes billes. Toutes les billes encadrées par la nouvelle, dans les huit directions, prennent ta couleur.
rules-rolit-reversi-cannot = Chaque coup doit capturer. Si tu ne peux pas, tu passes.
rules-moving-web-rolit = Touche un creux marqué. Sur un petit écran, la première touche montre ce qui est capturé, la seconde joue le coup.
rules-moving-terminal-rolit = Tape une colonne et une ligne : d3. Ou clique sur le creux, ou choisis dans la liste. Les creux possibles sont marqués ; les crochets montrent la bille posée et celles qu’elle a retournées.
