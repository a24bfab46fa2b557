### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game } : une leçon
web-lesson-step = Étape { $number } sur { $count }
web-lesson-back = Retour
web-lesson-next = Suivant
web-lesson-show = Montre-moi
web-lesson-leave = Quitter la leçon
web-lesson-again = Recommencer
web-lesson-you = Toi

## Shut the Box

lesson-shutbox-roll = Tes dix clapets sont ouverts. Ferme-les tous et tu gagnes. Lance les dés !
lesson-shutbox-shut = 6 et 3 font neuf. Ferme des clapets dont la somme fait exactement 9 : il y a plusieurs façons, choisis-en une.
lesson-shutbox-again = Un clapet fermé reste fermé. Tu relances tant qu’un lancer convient.
lesson-shutbox-die = Quelques lancers plus tard, seuls le 1, le 2 et le 5 sont ouverts. Plus rien au-dessus de 6 : tu peux lancer un seul dé. Essaie.
    .otherwise = Deux dés sont permis aussi, mais leur total serait souvent trop grand. Essaie un seul dé.
lesson-shutbox-over = Un 4 ne sert à rien : ton tour est fini. 1 + 2 + 5 sont encore ouverts : 8 points. Moins, c’est mieux.
lesson-shutbox-luck = Un autre tour, avec plus de chance : seul le 2 est ouvert. Lance un dé.
    .otherwise = Deux dés ne font 2 qu’avec deux 1. Lance un seul dé.
lesson-shutbox-last = Un 2 ! Ferme ton dernier clapet.
lesson-shutbox-won = La boîte est fermée et tu gagnes aussitôt. Si personne n’y arrive, la personne qui a le moins de points gagne.

## Tuki Tuki

lesson-tuki-open = Huit cartes cachées sont devant toi. Personne ne les connaît, pas même toi. Retourne celle en haut à gauche.
    .otherwise = Tu peux retourner n’importe quelle carte. Pour l’instant, prends celle en haut à gauche.
lesson-tuki-below = Un douze. C’est beaucoup, et on gagne avec le moins de points. Retourne la carte en dessous.
    .otherwise = N’importe quelle carte irait. Pour l’instant, retourne celle sous le douze.
lesson-tuki-pair = Encore un douze ! Deux nombres égaux l’un au-dessus de l’autre forment une paire et ne comptent rien.
lesson-tuki-take = À ton tour, tu prends une carte : de la pioche ou de la défausse. Prends-en une de la pioche.
    .otherwise = Tu peux aussi prendre le 7 de la défausse. Pour l’instant, prends une carte de la pioche.
lesson-tuki-put = Un 1, c’est bien. Pose-le à la place d’une carte cachée.
    .otherwise = Garde ta paire, et garde le 1 : pose-le à la place d’une carte cachée.
lesson-tuki-old = L’ancienne carte était un 10. Elle va à la défausse, et c’est à la personne suivante de jouer.
lesson-tuki-third = Tu as une paire de trois et un troisième. Un quatrième est sur la défausse : prends-le.
    .otherwise = La pioche peut apporter n’importe quoi. Prends le trois que tu vois.
lesson-tuki-fourth = Pose-le sous le troisième.
    .otherwise = Il y a une meilleure place : sous le trois qui est seul.
lesson-tuki-four = Deux paires du même nombre forment un quatuor. Il compte −10 : dix points de moins !
lesson-tuki-parrot = Un perroquet imite la carte au-dessus ou au-dessous de lui. Prends celui de la défausse.
    .otherwise = Les perroquets sont rares. Prends celui de la défausse.
lesson-tuki-mimic = Pose le perroquet sous ton douze.
    .otherwise = Il y a une meilleure place : sous le douze.
lesson-tuki-mimics = Le perroquet est maintenant un second douze. Une paire : rien à compter.
lesson-tuki-hidden = La fin d’une manche : une seule de tes cartes est cachée. Prends une carte de la pioche.
    .otherwise = Cette fois, prends une carte de la pioche.
lesson-tuki-close = Un 1. Pose-le à la place de ta dernière carte cachée.
    .otherwise = Ce serait possible, mais finissons : pose-le à la place de ta dernière carte cachée.
lesson-tuki-won = Sans carte cachée, tu as fini. Les autres ont eu un dernier tour. Tu as 3 points, l’autre 32 : tu gagnes !

## Rolit

lesson-rolit-trap = Tu joues rouge. Pose une bille dans un creux marqué, pour qu’une bille d’une autre couleur soit encadrée par deux des tiennes.
lesson-rolit-turned = Tout ce que tu as encadré est devenu rouge. Ce serait maintenant au tour du vert.
lesson-rolit-most = Une bille peut encadrer sur plusieurs lignes à la fois. Trouve le creux qui retourne quatre billes.
    .otherwise = Celui-là en retourne moins. Trouve le creux qui retourne quatre billes.
lesson-rolit-lines = Quatre d’un coup ! Si tu peux capturer, tu le dois.
lesson-rolit-place = Ici, tu ne peux rien capturer. Alors pose ta bille à côté de n’importe quelle autre.
lesson-rolit-placed = Rien n’a été retourné, mais ta bille pourra servir plus tard. On ne passe jamais.
lesson-rolit-corner = Prends le coin : une bille dans un coin ne peut plus être retournée.
    .otherwise = Cela capture aussi, mais cherche le coin.
lesson-rolit-safe = Cette bille restera rouge jusqu’à la fin.
lesson-rolit-full = Sur ce petit plateau il reste un creux, et c’est à toi. Pose la dernière bille.
lesson-rolit-won = Le plateau est plein, et c’est le rouge qu’on voit le plus : 11 contre 5. Tu gagnes !
