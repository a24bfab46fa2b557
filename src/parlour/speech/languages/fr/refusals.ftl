### Pourquoi les règles n’acceptent pas un coup, et où en est la partie. Ce sont des propositions, prises dans une phrase.
###
### play-…                dans tous les jeux
### GAME-no-…             pourquoi ce coup n’est pas possible
### GAME-written…         comment s’écrivent les coups, dit quand un texte n’en est pas un
### GAME-at-…, tuki-waits-…    où en est la partie, en une ligne courte : « n’est pas possible à … »
###
### La notation (6-3, 1+8, d3, take stock, first:2) reste telle qu’on la tape ; les places se comptent à partir de 0.

play-over = la partie est finie
play-not-now = ce n’est pas un des coups permis ici

## Shut the Box

shutbox-written = un lancer s’écrit 6-3 (un seul dé : 4), un lancer d’ouverture first:2, fermer des numéros 1+8 (un seul : 9), le choix des dés roll 1, et les autres choix even, odd, again, stop
shutbox-no-outcome = c’est maintenant à la place { $seat } de décider, pas aux dés
shutbox-no-throw = on ne peut pas lancer autant de dés ; il y en a { $dice }
shutbox-no-shut-now = la place { $seat } décide maintenant quels numéros fermer avec le lancer { $roll }
shutbox-no-throw-now = la place { $seat } décide maintenant combien de dés lancer
shutbox-no-half-now = la place { $seat } choisit maintenant entre pairs et impairs
shutbox-no-again-now = la place { $seat } décide maintenant de rejouer ou non
shutbox-no-opening-now = la place { $seat } va lancer un dé pour savoir qui commence
shutbox-no-roll-now = { $dice ->
    [one] la place { $seat } va lancer 1 dé
   *[other] la place { $seat } va lancer { $dice } dés
}
shutbox-no-twice = un numéro ne peut être fermé qu’une fois
shutbox-no-number = { $number } n’est pas sur la rangée, qui va de 1 à { $tiles }
shutbox-no-open = { $number } n’est pas ouvert
shutbox-no-sum = { $step } fait { $sum }, et le lancer { $roll } doit servir en entier : { $total }
shutbox-no-exact = on ne peut fermer que { $total } lui-même ou exactement les numéros des dés
shutbox-no-first-hit = le premier lancer d’un tour doit fermer le { $number }
shutbox-at-over = { $name } : partie finie, gagnée par la place { $winners }, scores { $scores }
shutbox-at-opening = { $name } : la place { $seat } lance un dé pour savoir qui commence, ouverts { $open }
shutbox-at-choose = { $name } : la place { $seat } choisit pairs ou impairs, ouverts { $open }
shutbox-at-throw = { $name } : la place { $seat } choisit combien de dés, ouverts { $open }
shutbox-at-roll = { $name } : la place { $seat } lance, ouverts { $open }
shutbox-at-shut = { $name } : la place { $seat } ferme { $roll }, ouverts { $open }
shutbox-at-stop = { $name } : la place { $seat } s’arrête ou rejoue, ouverts { $open }

## Tuki Tuki

tuki-written = { game-tuki } s’écrit open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, une carte (0 à 12, parrot) ou first:0
tuki-at = manche { $round } sur { $rounds }, { $waits }
tuki-waits-deal = on distribue les cartes et on retourne la première carte de la défausse
tuki-waits-open = la place { $seat } retourne une de ses deux premières cartes
tuki-waits-turn-up = on retourne une carte de la place { $seat }
tuki-waits-lot = le sort décide qui commence
tuki-waits-take = la place { $seat } prend une carte dans la pioche ou la défausse
tuki-waits-draw = la place { $seat } tire la première carte de la pioche
# $card est un nombre ou parrot
tuki-waits-place = { $card ->
    [parrot] la place { $seat } a le perroquet en main et doit le poser
   *[other] la place { $seat } a le { $card } en main et doit le poser
}
tuki-waits-place-or-drop = { $card ->
    [parrot] la place { $seat } a le perroquet en main et doit le poser ou le défausser
   *[other] la place { $seat } a le { $card } en main et doit le poser ou le défausser
}
tuki-waits-reveal = on retourne une carte cachée de la place { $seat }
tuki-waits-finish = après son dernier tour, on retourne les cartes cachées de la place { $seat }
tuki-no-step = ce n’est ni un coup ni un tirage de { game-tuki }
tuki-no-card = { $card ->
    [parrot] il ne reste pas de perroquet parmi les cartes possibles
   *[other] il ne reste pas de { $card } parmi les cartes possibles
}
tuki-no-lot = le sort ne départage que ceux qui ont retourné la plus grande somme (TK-03)
tuki-no-stock = la pioche est vide, et il n’y a rien pour la reformer (TK-16)
tuki-no-open = la carte en { $slot } est déjà visible
tuki-no-drop-discard = une carte prise dans la défausse doit être posée (TK-07)
tuki-no-drop-only = tant qu’il reste { $hidden } cartes cachées, défausser une carte veut dire en retourner une (TK-07)
tuki-no-drop-open = défausser une carte en retourne une cachée, et { $slot } est déjà visible (TK-07)
tuki-no-parrot = il n’y a pas de perroquet visible en { $slot }, et rien d’autre ne vole (TK-12, TK-14)
tuki-no-mimic = le perroquet en { $slot } n’imite aucun nombre, il ne peut donc pas s’envoler (TK-14)
tuki-no-flight = le perroquet en { $slot } imite un { $number } : seul ce nombre le libère (TK-14)
tuki-no-landing = un perroquet n’atterrit que sur une carte cachée, et { $slot } est visible (TK-14)

## Rolit

rolit-written = un coup est une colonne et une ligne, comme d3 ; un lancer d’ouverture est first: et une couleur, comme first:green
rolit-written-colours = les couleurs sont { $colours }
rolit-written-hollow = il n’y a pas de creux { $hollow } sur un plateau { $size }×{ $size }, qui va de a1 à { $last }
rolit-written-hollows = il n’y a pas de creux de ce numéro : ils vont de 0 à 63
rolit-written-colour-numbers = il n’y a pas de couleur de ce numéro : ils vont de 0 à 3
rolit-no-step = ce n’est ni un coup ni un tirage de { game-rolit }
rolit-no-roll-first = on lance d’abord une bille pour savoir qui commence
rolit-no-first-settled = on sait déjà qui commence
rolit-no-player = personne ne joue { $colour }
rolit-no-pass = personne ne passe jamais : si tu ne peux pas capturer, pose une bille à côté de n’importe quelle autre
rolit-no-pass-must = { $colour } peut capturer en { $hollows }, et doit donc le faire
rolit-no-hollow = ce creux n’existe pas sur ce plateau
rolit-no-occupied = { $hollow } est occupé : une bille ({ $colour }) s’y trouve
rolit-no-neighbour = { $hollow } n’est à côté d’aucune bille
rolit-no-capture-pass = une bille en { $hollow } ne capture rien, et { $colour } ne peut capturer nulle part et doit donc passer
rolit-no-capture = { $hollow } ne capture rien, et { $colour } peut capturer et doit donc le faire : en { $hollows }
rolit-at-over = { $size }×{ $size }, partie finie, { $tally }
rolit-at-roll = { $size }×{ $size }, lancer pour savoir qui commence, { $balls } billes, { $tally }
rolit-at-move = { $size }×{ $size }, { $colour } joue, { $balls } billes, { $tally }
rolit-at-tally = { $colour } { $score }
