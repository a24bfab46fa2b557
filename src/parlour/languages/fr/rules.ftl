### Les règles de chaque jeu telles qu’on les lit en jouant, paragraphe par paragraphe, dans l’ordre du fichier.
###
### rules-GAME-PART        un paragraphe ; .title est son titre. Les règles complètes, avec leurs ids, sont dans docs/rules/.
### Ce qu’aucune règle imprimée ne dit est de nous, et le dernier paragraphe le dit.

rules-chosen = Choisi pour cette partie
rules-option = { $option } : { $value }

## Shut the Box

rules-shutbox-aim = Ferme tous tes clapets, ou garde le moins de points contre toi.
    .title = Le but
rules-shutbox-turn = Lance les dés. Ferme un ou plusieurs clapets ouverts dont la somme fait exactement le total : pour 9, cela peut être 9, ou 1 et 8, ou 2, 3 et 4. Un clapet fermé reste fermé. Relance tant que le total peut être fait ; quand il ne peut plus l’être, ton tour est fini, et il n’y a pas de seconde chance.
    .title = Ton tour
rules-shutbox-dice = Dans TACTica, dès que 7, 8, 9 et 10 sont tous fermés, tu choisis avant chaque lancer de jeter un dé ou deux. La boîte de douze se joue toujours avec les deux.
    .title = Un dé ou deux
rules-shutbox-end = Qui ferme le dernier clapet gagne aussitôt, même avant que les autres aient joué. Si personne n’y arrive, on additionne les clapets ouverts, et la plus petite somme gagne.
    .title = La fin
rules-shutbox-first = Chacun lance un dé ; celui qui a le plus haut commence, puis on joue dans le sens des aiguilles d’une montre.
    .title = Qui commence
rules-shutbox-notation = Tape les nombres avec un plus : 1+8. Ou clique dessus un par un sur le plateau, ou choisis dans la liste. « roll 1 » lance un seul dé.
    .title = Comment jouer
rules-shutbox-ours = Les règles imprimées n’en disent rien, alors nous avons décidé : les ex æquo pour commencer relancent ; une égalité finale se rejoue aux dés tant qu’un des ex æquo peut encore fermer quelque chose ; un match en 100 points finit avec la manche où quelqu’un y arrive.
    .title = Nos propres règles

## Tuki Tuki

rules-tuki-aim = Finis cinq manches avec le moins de points possible. Tes huit cartes sont face cachée, en deux rangées de quatre, et personne ne les connaît, pas même toi.
    .title = Le but
rules-tuki-turn = D’abord, chacun retourne deux cartes, et qui a la plus grande somme commence. À ton tour, prends la première carte de la pioche ou de la défausse. Pose-la à la place d’une de tes cartes, visible ou cachée ; l’ancienne va à la défausse. Une carte de la pioche, tu peux aussi la défausser ; alors, retourne une de tes cartes cachées.
    .title = Ton tour
rules-tuki-last = Quand il ne te reste qu’une carte cachée, tu peux défausser la carte piochée et garder la tienne cachée, autant de fois que tu veux. Dès que quelqu’un n’a plus de carte cachée, les autres ont chacun un dernier tour ; puis on retourne toutes les cartes et on compte.
    .title = La dernière carte
rules-tuki-count = On additionne tes nombres. Deux nombres égaux l’un au-dessus de l’autre forment une paire et comptent 0. Deux paires du même nombre forment un quatuor et comptent −10, trois un sextuor et −15, quatre un octuor et −20.
    .title = Le décompte
rules-tuki-parrot = Un perroquet imite la carte au-dessus ou au-dessous de lui et forme ainsi une paire. Quand tu prends justement le numéro que ton perroquet imite, tu peux le poser à sa place, et le perroquet s’envole vers une de tes cartes cachées, qui va à la défausse sans être vue avant.
    .title = Les perroquets
rules-tuki-notation = Les colonnes vont de a à d, les rangées sont 1 et 2. « take stock » pioche, « take discard » prend à la défausse ; ensuite « a1 » y pose la carte, « drop a1 » la défausse et retourne a1, « drop » ne retourne rien, « fly a1 c2 » fait atterrir sur c2 le perroquet de a1. Ou clique sur les piles et les cartes : pour « drop a1 », la défausse, puis a1.
    .title = Comment jouer
rules-tuki-ours = À somme égale, la règle fait commencer celui dont l’anniversaire est le plus proche ; ici, c’est un tirage au sort. Là où les règles imprimées ne disent rien, nous avons décidé : deux perroquets dans une colonne comptent 0 ; une pioche vide est refaite avec la défausse, et après la deuxième fois chacun a un dernier tour ; à total égal, la victoire est partagée.
    .title = Nos propres règles

## Rolit

rules-rolit-aim = Quand le plateau est plein, la couleur la plus présente gagne.
    .title = Le but
rules-rolit-turn = Pose une bille de ta couleur dans une case vide de sorte que, en ligne droite, des billes d’autres couleurs se trouvent entre elle et une autre des tiennes. Toutes les billes que la nouvelle encadre, dans les huit directions, prennent ta couleur. Si tu peux capturer, tu dois le faire.
    .title = Ton tour
rules-rolit-cannot = Si tu ne peux pas capturer, ou si ta couleur a disparu, pose une bille dans n’importe quelle case voisine d’une bille. Personne ne passe jamais.
    .title = Quand il n’y a rien à capturer
rules-rolit-first = On lance une bille comme un dé ; la couleur du dessus commence, puis on joue dans le sens des aiguilles d’une montre.
    .title = Qui commence
rules-rolit-notation = Tape une colonne et une rangée : d3. Ou clique sur la case, ou choisis dans la liste. Les cases où tu peux jouer sont marquées ; les crochets montrent la bille qui vient d’être posée et celles qu’elle a fait tourner.
    .title = Comment jouer
rules-rolit-ours = Les règles imprimées n’en disent rien, alors nous avons décidé : les couleurs que personne ne joue peuvent être capturées et ne comptent pour personne ; à nombre égal, la victoire est partagée. Avec le préréglage Reversi, ce sont les règles de l’Othello ordinaire : un coup doit capturer, et qui ne peut pas passe.
    .title = Nos propres règles
