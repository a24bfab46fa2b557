### Ce qui se dit à une table, qui que ce soit qui la dessine.
###
### turn-…, GAME-turn-…    à qui c’est de jouer, et ce qu’on attend
### GAME-move-…            un coup tel qu’il est proposé
### GAME-log-…             un coup ou un résultat tel qu’on le raconte ensuite
### result-…               comment une partie a fini
### refused-CODE           pourquoi la table a refusé ; les codes sont fixes (docs/table.md)
### bot-…                  les niveaux des bots, et pourquoi un bot a joué son coup
###
### Arguments : $name est le nom d’un joueur ; coups et places sont de la notation et restent tels quels.

list-comma = ,{" "}
list-and = { $first } et { $last }

seat-name = Joueur { $number }
face-name = { $number ->
    [1] Renard
    [2] Hibou
    [3] Ours
    [4] Chat
    [5] Grenouille
    [6] Lapin
    [7] Manchot
    [8] Lion
    [9] Hérisson
    [10] Koala
    [11] Tortue
   *[12] Canard
}
seat-bot = { $name } ({ $level })

## À qui le tour

turn-wait-roll = { $name } va lancer.
    .you = À toi de lancer.
turn-table = La table va tirer.
turn-bot = { $name } réfléchit…
turn-paused = La partie est en pause.
play-turn = C’est à { $name } de jouer.
    .you = C’est à toi de jouer.

shutbox-turn-opening = { $name } : lance un dé. Le joueur qui lance le plus haut commence.
shutbox-turn-roll = { $name } : lance les dés.
shutbox-turn-choose = { $name } : pairs ou impairs ?
shutbox-turn-throw = { $name } : combien de dés ?
shutbox-turn-shut = { $name } : ferme des clapets dont la somme fait { $total }.
shutbox-turn-stop = { $name } : encore une partie ?
tuki-turn-open = { $name } : retourne une de tes cartes.
tuki-turn-take = { $name } : prends dans la pioche ou la défausse.
tuki-turn-place = { $name } : où va { $card } ?
tuki-turn-draw = { $name } : retourne la carte.
rolit-turn-roll = { $name } : lance la bille. La couleur du dessus commence.
rolit-turn-capture = { $name } ({ $colour }) : tu dois capturer.
rolit-turn-place = { $name } ({ $colour }) : rien à capturer ; pose une bille à côté d’une autre.
rolit-turn-pass = { $name } ({ $colour }) : rien à capturer ; tu dois passer.

## Coups proposés

shutbox-move-shut = fermer { $numbers }
shutbox-move-throw = { $dice ->
    [one] lancer un dé
   *[other] lancer { $dice } dés
}
shutbox-move-even = jouer les pairs
shutbox-move-odd = jouer les impairs
shutbox-move-again = rejouer
shutbox-move-stop = s’arrêter là
tuki-move-open = retourner { $slot }
tuki-move-stock = piocher
tuki-move-discard = prendre le dessus de la défausse
tuki-move-put = la poser en { $slot }
tuki-move-drop = la défausser, retourner { $slot }
tuki-move-pass = la défausser, ne rien retourner
tuki-move-fly = la poser en { $parrot } ; le perroquet atterrit en { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, en retourne { $captures }
}
rolit-move-pass = passer

## Ce qui s’est passé

log-began = La partie commence.
log-torn = La dernière ligne de l’enregistrement était déchirée et a été coupée ; rien de ce qui a été montré n’est perdu.
log-seated = { $name } prend place.
log-paused = La partie est en pause.
log-went-on = La partie reprend.
log-reacted = { $name } : { $what }
log-rematch = Les mêmes joueurs continuent à une autre table.
log-undone = { $name } reprend un coup.
log-consent-asked = { $name } demande à reprendre le dernier coup.
log-consent = { $name } est d’accord.
log-declined = { $name } n’est pas d’accord : le coup reste.
log-lapsed = Tout le monde n’a pas répondu : le coup reste.
log-carried = Un autre appareil continue à partir d’ici.
take-back = Reprendre
take-back-allowed = On peut reprendre ses coups
    .about = Jusqu’au prochain lancer ou à la prochaine carte.
web-hand = Avec nos propres dés et cartes
web-hand-about = Touche ce qui est tombé ; la table veille aux règles et aux points.
web-hand-ask = Qu’est-ce qui est tombé ?
web-hand-whose = { $name } : qu’est-ce qui est tombé ?
web-hand-by = { $name } touche ce qui est tombé.
web-hand-here = Le toucher ici
web-hand-again = Toucher de nouveau ces dés
take-back-ask = Demander à reprendre
take-back-question = { $name } voudrait reprendre un coup. D’accord ?
take-back-yes = Oui, d’accord
take-back-no = Non, on continue
take-back-asked = On demande à tout le monde si tu peux reprendre ton coup.
take-back-declined = { $name } préfère continuer : ton coup reste.
take-back-lapsed = Tout le monde n’a pas répondu : ton coup reste.
take-back-moved = La partie a continué : ton coup reste.
take-back-agree = Si tout le monde est d’accord, jusqu’au prochain lancer ou à la prochaine carte.
play-step = { $name } : { $step }
play-step-table = La table : { $step }

shutbox-log-first = { $name } fait { $face } pour savoir qui commence.
    .you = Tu fais { $face } pour savoir qui commence.
shutbox-log-roll = { $name } fait { $roll }.
    .you = Tu fais { $roll }.
shutbox-log-stuck = { $name } ne peut pas continuer.
    .you = Tu ne peux pas continuer.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } ferme { $numbers }.
    .you = Tu fermes { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } prend un dé.
   *[other] { $name } prend { $dice } dés.
}
    .you = { $dice ->
        [one] Tu prends un dé.
       *[other] Tu prends { $dice } dés.
    }
shutbox-log-even = { $name } joue les pairs.
    .you = Tu joues les pairs.
shutbox-log-odd = { $name } joue les impairs.
    .you = Tu joues les impairs.
shutbox-log-again = { $name } rejoue.
    .you = Tu rejoues.
shutbox-log-stop = { $name } s’arrête.
    .you = Tu t’arrêtes.
tuki-log-first = Le sort désigne { $name }, qui commence.
    .you = Le sort te désigne : tu commences.
tuki-log-card = { $name } retourne { $card }.
    .you = Tu retournes { $card }.
tuki-log-card-table = La défausse commence par { $card }.
tuki-log-open = { $name } retourne { $slot }.
    .you = Tu retournes { $slot }.
tuki-log-stock = { $name } prend dans la pioche.
    .you = Tu prends dans la pioche.
tuki-log-discard = { $name } prend dans la défausse.
    .you = Tu prends dans la défausse.
tuki-log-put = { $name } la pose en { $slot }.
    .you = Tu la poses en { $slot }.
tuki-log-drop = { $name } la défausse et retourne { $slot }.
    .you = Tu la défausses et retournes { $slot }.
tuki-log-pass = { $name } la défausse et ne retourne rien.
    .you = Tu la défausses et ne retournes rien.
tuki-log-fly = { $name } la pose en { $parrot } ; le perroquet atterrit en { $slot }.
    .you = Tu la poses en { $parrot } ; le perroquet atterrit en { $slot }.
rolit-log-first = La bille montre { $colour } : { $name } commence.
    .you = La bille montre { $colour } : tu commences.
rolit-log-place = { $name } joue { $hollow }.
    .you = Tu joues { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } joue { $hollow }. Une bille tourne.
   *[other] { $name } joue { $hollow }. { $captures } billes tournent.
}
    .you = { $captures ->
        [one] Tu joues { $hollow }. Une bille tourne.
       *[other] Tu joues { $hollow }. { $captures } billes tournent.
    }
rolit-log-pass = { $name } passe.
    .you = Tu passes.

## Mots des jeux

tuki-card-number = le { $card }
tuki-card-parrot = le perroquet
tuki-stock = pioche
tuki-discard = défausse
tuki-taken = en main
tuki-round = manche { $round } sur { $rounds }
tuki-last-turns = derniers tours
rolit-colour-red = rouge
rolit-colour-yellow = jaune
rolit-colour-green = vert
rolit-colour-blue = bleu
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (personne)
shutbox-aside = hors jeu
shutbox-total = total { $total }

## Feuille de score

sheet-title = Scores
sheet-low = le plus bas gagne
sheet-high = le plus haut gagne
sheet-game = partie { $number }
sheet-round = manche { $number }
tuki-sheet-row = { sheet-round }

## Résultats

result-winner = { $name } gagne !
    .you = Tu as gagné !
result-shared = { $names } partagent la victoire.
result-alone = Score : { $score }.
shutbox-result-outright = { $name } ferme la boîte et gagne !
    .you = Tu fermes la boîte et tu gagnes !
shutbox-result-alone = Reste : { $score }.
shutbox-result-alone-outright = { $name } ferme la boîte !
    .you = Tu fermes la boîte !
result-broken-off = La partie a été arrêtée.

## Refus

refused-not_your_turn = C’est à quelqu’un d’autre de jouer.
refused-roll_first = Il faut d’abord lancer.
refused-not_by_hand = Cette table lance et tire elle-même.
refused-move_first = Il faut d’abord jouer un coup.
refused-illegal_move = « { $move } » n’est pas possible ici.
refused-bad_notation = « { $move } » n’est pas un coup de ce jeu.
refused-stale_seq = La partie a avancé entre-temps ; regarde encore.
refused-unknown_seq = Cette position n’est pas encore atteinte.
refused-unknown_seat = Cette place n’existe pas.
refused-bad_command = Cette commande n’a pas été comprise.
refused-old_format = Cette table est à un ancien format : on peut la revoir et l’enregistrer, mais pas y poursuivre la partie.
refused-bad_level = Ce bot n’existe pas pour ce jeu.
refused-id_reused = Cette commande a déjà été envoyée avec un autre contenu.
refused-paused = La partie est en pause.
refused-not_paused = La partie n’est pas en pause.
refused-enough = Tu as atteint la limite pour cela à cette table.
refused-over = La partie est finie.
refused-chance_exhausted = Il ne reste plus de tirages à cette table.
refused-drawing = Le lancer est encore en cours. Un instant.
refused-late = Ce lancer est déjà terminé.
refused-not_asked = La table n’attend pas cela.
refused-too_early = Trop tôt : la table ne l’a pas encore demandé.
refused-wrong_link = Le nombre de cet appareil ne correspond pas à ce qu’il avait promis.
refused-bad_device = Cet appareil ne peut pas faire cela à cette table.
refused-too_many_devices = Il y a trop d’appareils à cette place.
refused-cannot_undo = Ce coup ne peut pas être repris.
refused-allowed = Possible : { $moves }
refused-allowed-more = Possible : { $moves }… ({ $count } en tout)

## Bots

bot-level-random = au hasard
    .about = N’importe quel coup permis, sans réfléchir.
bot-level-easy = facile
    .about = Joue comme un jeune enfant, sans prévoir la suite.
bot-level-medium = moyen
    .about = Joue raisonnablement, mais se trompe souvent.
bot-level-hard = difficile
    .about = Joue bien et se trompe rarement.
bot-level-perfect = parfait
    .about = Joue le meilleur coup que l’on puisse calculer.
rolit-level-easy = Capture le plus de billes possible, comme un jeune enfant, et se laisse distraire.
rolit-level-medium = Prévoit un ou deux coups.
rolit-level-hard = Prévoit loin et joue la fin sans erreur.
tuki-level-easy = Aime les petites cartes, comme un jeune enfant, et oublie les paires.
tuki-level-medium = Prévoit un coup et retient les cartes déjà sorties.
tuki-level-hard = Joue chaque coup jusqu’au bout des centaines de fois dans sa tête et calcule quand finir.
bot-why-only = C’était le seul coup possible.
rolit-why-corner = Prend le coin ; coups restants pour le joueur suivant : { $moves }.
rolit-why-guard = Écarte le joueur suivant des coins ; coups qui lui restent : { $moves }.
rolit-why-moves = Coups restants pour le joueur suivant : { $moves }.
tuki-why-close = Finir maintenant gagne dans { $chance } % des cas, attendre dans { $other } %.
tuki-why-wait = Attendre gagne dans { $chance } % des cas, finir maintenant dans { $other } %.
tuki-why-best = Ce coup gagne dans { $chance } % des cas ; deuxième choix : { $move } ({ $other } %).
tuki-why-exact = Toutes les fins comptées, ce coup gagne dans { $chance } % des cas ; deuxième choix : { $move } ({ $other } %).
tuki-why-alone = Ce coup gagne dans { $chance } % des cas environ.
tuki-why-child = Si chaque carte cachée est un six, les cartes font maintenant environ { $points }.
tuki-why-distracted = La première idée venue ; si chaque carte cachée est un six, les cartes font maintenant environ { $points }.
bot-why-random = { $moves ->
    [one] Le seul coup possible.
   *[other] Un coup parmi { $moves }, au hasard.
}
bot-why-one-ahead = { $better ->
    [0] Coups examinés, un pas à l’avance : { $moves } ; aucun ne semblait meilleur.
    [one] Coups examinés, un pas à l’avance : { $moves } ; un seul semblait meilleur que celui-ci.
   *[other] Coups examinés, un pas à l’avance : { $moves } ; { $better } semblaient meilleurs que celui-ci.
}
shutbox-why-shown = Ferme exactement les numéros des dés.
shutbox-why-few = Ferme le moins de clapets possible, les plus grands d’abord.
shutbox-why-simple = La première idée venue.
# $value et $other_value : points à la fin (score), ou chances de gagner en pour cent (win) ou de fermer la boîte (shut).
shutbox-why-score = { $move } mène en moyenne à { $value } points, { $other } à { $other_value }.
shutbox-why-win = { $move } gagne dans { $value } % des cas, { $other } dans { $other_value } %.
shutbox-why-shut = { $move } ferme la boîte avec une probabilité de { $value }, { $other } de { $other_value }.
shutbox-why-only-score = { $move } était le seul coup ; on peut s’attendre à { $value } points.
shutbox-why-only-win = { $move } était le seul coup ; il gagne dans { $value } % des cas.
shutbox-why-only-shut = { $move } était le seul coup ; il ferme la boîte avec une probabilité de { $value }.
