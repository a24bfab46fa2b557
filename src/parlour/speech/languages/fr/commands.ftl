### Ce que les commandes affichent pour les gens, sauf leur aide (help.ftl). Avec --json elles affichent des données, qui ne sont dans aucune langue.
###
### COMMAND-…         ce qu’affiche cette commande
### transcript-…      un enregistrement en texte simple
### plot-…, picture-… les mots des images
### cli-…             ce que disent plusieurs commandes, et ce qui ne va pas dans leurs arguments : des propositions derrière `option nom=valeur :`
###
### Jeux, options, niveaux, coups, lancers, fichiers et drapeaux sont des arguments ou restent tels qu’on les tape. $seconds et les autres
### nombres mesurés arrivent tels qu’on les montre.

cli-seconds = { $seconds } s
cli-svg = doit être le nom d’un fichier .svg
cli-cannot-write = impossible d’y écrire : { $reason }

progress-games = parties
progress-deals = donnes
progress-batches = lots
progress-positions = positions
progress-left = encore { $seconds } s
compiling = { $game } : première compilation, en général 10 à 40 secondes. Le prochain démarrage sera rapide.

## parlour play

play-resume-alone = ne se combine pas avec un jeu, des places ou un nouvel enregistrement
play-pace = doit être un nombre de secondes
play-no-menu = pas de menu sans terminal ; nomme un jeu

## parlour games

games-title = { $game }  { $title } (règles { $rules })
games-default = (par défaut : { $default })
games-default-open = (par défaut : selon les autres options)

## parlour simulate

simulate-summary = { $games ->
    [one] 1 partie au hasard de { $game } en { $seconds } s, { $length } pas
   *[other] { $games } parties au hasard de { $game } en { $seconds } s ({ $rate } par seconde), { $length } pas chacune en moyenne
}
simulate-seat = place { $seat } : score moyen { $mean }, de { $least } à { $most } ; { $wins } % des victoires

## parlour learn

learn-words = Écris un coup quand on te le demande ; « { $back } » revient en arrière, « { $show } » le fait à ta place, « { $quit } » quitte.
learn-look = Appuie sur Entrée pour continuer.
learn-roll = Appuie sur Entrée pour lancer.
learn-move = Ton coup ? { $moves }
learn-none = il n’y a pas de leçon pour { $game }
learn-done = C’était la leçon. Pour jouer : { $command }

## parlour replay, parlour convert

replay-torn = une dernière ligne déchirée de { $bytes } octets est laissée de côté
replay-at = doit être le numéro d’un événement, de 0 à { $last }
replay-score = { $name } { $score }
replay-scores = scores : { $scores }
replay-scores-won = scores : { $scores } ; gagnant : { $winners }
convert-events = les événements du document doivent former une liste
convert-misfit = les événements du document ne vont pas : { $why }

transcript-table = table { $table }, { $time }
transcript-seat = place { $seat }
transcript-who = place { $seat } : { $who }
transcript-bot = bot { $level }
transcript-person = { $kind ->
    [here] personne sur place
   *[elsewhere] personne ailleurs
}
transcript-named = { $name }, { $what }
transcript-move = place { $seat } : { $move }
transcript-move-bot = place { $seat } : { $move }  (bot { $level })
transcript-draw = la place { $seat } tire { $outcome }
transcript-draw-table = la table tire { $outcome }
transcript-seated = la place { $seat } est maintenant { $who }
transcript-pause = pause
transcript-resume = reprise
transcript-end = fin
transcript-scores = { $end } : scores { $scores }
transcript-react = la place { $seat } réagit : { $what }
transcript-rematch = revanche à la table { $table }
transcript-undo = la place { $seat } reprend l’événement { $event }
transcript-consent = les places { $seats } acceptent de reprendre l’événement { $event }
transcript-decline = la place { $seat } refuse de reprendre l’événement { $event }
transcript-lapse = l’événement { $event } reste : tout le monde n’a pas répondu
# $why est un mot du format de l’enregistrement, ou ce que quelqu’un a écrit
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = doit être 64 chiffres hexadécimaux
verify-status = { $status ->
    [finished] terminé
    [in-play] en cours
    [torn] déchiré
   *[bad] mauvais
}
verify-place = ligne { $line }, octet { $offset } : { $problem }
verify-before = { $problem } ; { $events ->
    [one] le seul événement avant cela est sain
   *[other] les { $events } événements avant cela sont sains
}
verify-unsound = { $status } : { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 événement
   *[other] { $events } événements
}, { $draws ->
    [one] 1 tirage prouvé
   *[other] { $draws } tirages prouvés
}, dont { $own } avec des appareils de joueurs
verify-head = tête { $head }
verify-first = format parlour/1 : la personne qui tenait la table pouvait choisir les résultats et passer quand même cette vérification
verify-covered = place { $seat } : un appareil a participé à { $count } sur { $draws }
verify-alone = tirages sans aucun appareil, que la table pouvait prévoir : { $count }
verify-daily = le défi du { $day } : son hasard était fixé d’avance, le même pour tous
verify-told = le hasard est venu à la main : { $count } résultats indiqués par des personnes. Chaque étape suit les règles ; rien ne peut prouver que les dés ou les cartes sont vraiment tombés ainsi
verify-duplicate = ronde { $round } d’un tournoi : son hasard était fixé d’avance, le même à toutes les tables
verify-drops = tirages rouverts parce qu’un appareil, selon la table, dormait : { $count }
verify-voided = le tirage { $n } a été annulé
verify-would = le tirage { $n } a été annulé ; il aurait donné { $outcome }
verify-open = le tirage { $n } a été ouvert et jamais clos
verify-words = mots à comparer à l’événement { $seq } : { $words }
verify-no-end = l’enregistrement n’a pas de fin : il manque des lignes, ou la partie est en cours
verify-other-head = sa tête est { $head }, pas celle qui avait été notée
verify-receipt = conforme au reçu de l’appareil { $device } : { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $links ->
    [one] { $links } nombre à lui
   *[other] { $links } nombres à lui
}
verify-receipt-alarm = cet appareil a donné l’alarme : { $alarm }
receipt-form = ce n’est pas le reçu d’un appareil
receipt-table = le reçu est celui d’une autre table
receipt-line = l’appareil a vu autre chose à l’événement { $seq } (0 est l’en-tête)
receipt-short = l’appareil a vu { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}, et l’enregistrement en a moins
receipt-link = le tirage { $n } a un autre nombre que celui que l’appareil a donné
receipt-move = le coup de l’événement { $seq } n’est pas celui que l’appareil a envoyé, ou pas pour cette position

## parlour perft, parlour worth, parlour train

worth-title = Ce que vaut chaque creux
worth-scale = points de pourcentage de victoire en plus (+) ou en moins (−) qu’une part égale, { $games ->
    [one] 1 partie au hasard
   *[other] { $games } parties au hasard
}, erreur type d’au plus { $error }
train-title = Erreur de l’estimation, lot par lot, selon le nombre de places vides
train-done = Les poids sont dans { $file }.
sheets-done = { $file } : feuilles à imprimer : { $count }
sheets-known = doit être parmi { $names }
pocket-done = { $folder } contient les jeux, { $size } Mo de simples fichiers. Pour essayer : python -m http.server --directory { $folder }
dataset-done = { $file } contient { $positions } positions de { $games } parties.
exam-made = { $file } contient { $questions } questions.
exam-scored = Questions : { $questions }. Réponses permises : { $legal }, meilleurs coups : { $best }. Perte par question : { $regret } ± { $error } ; avec un coup quelconque { $any_move }, avec le premier { $first_move }.
exam-win = Choisis le coup qui a la plus grande chance de gagner.
exam-points = Choisis le coup dont le score attendu est le meilleur.
exam-answer = Réponds par un de ces coups, écrit exactement comme ici, et rien d’autre :
advise-at-alone = seulement avec { $option }
advise-other = est un enregistrement de { $game }
advise-record = { $position } : la chance de gagner de chaque coup, en pour cent
advise-lead = À côté, l’avance à la fin.
advise-points = À côté, les points à attendre.
advise-score = { $position } : le score attendu après chaque coup
advise-estimated = Ce sont des estimations.

## parlour solve, parlour advise

solve-title = { $game }, meilleur jeu pour l’objectif « { $objective } »
solve-by-seat = gagner, par place :
solve-by-turn = gagner, par ordre de tour :
solve-score = score attendu
solve-shut = probabilité de fermer la boîte
solve-win = probabilité de gagner
solve-note = note : { $note }
solve-cell = { $label } : { $number }
solve-first = meilleurs premiers coups
solve-nothing-fits = rien ne va
solve-where = résultats les plus probables
solve-scores = scores probables
solve-rows = dernières rangées
solve-left-open = ouverts à la fin
solve-box = boîte fermée
solve-plot-row = --plot dessine une rangée : donne aussi --objective score ou --objective shut

advise-objective = doit être score ou shut : une rangée seule ne dit rien de la victoire
advise-to-win = doit être win, ou être omis, là où { $rows }, { $best } ou { $to_come } parlent des autres
advise-exact = les fractions exactes sont pour une rangée seule ; pour gagner contre d’autres, enlève { $exact }
advise-open = ouverts { $open }
advise-rolled = ouverts { $open }, lancer { $dice }
advise-each = { $position } : { $what } après chaque coup
advise-value = { $position } : { $what } { $value }
advise-over = { $position } : rien ne va, le tour est fini : { $what } { $value }

picture-title = Shut the Box, { $edition } { $variant } : { $objective ->
    [score] meilleur jeu pour le score
   *[shut] meilleur jeu pour la boîte fermée
}
picture-map = { $what } avant de lancer, de { $low } (sombre) à { $high } (clair)
picture-rest = { $map } ; { $numbers } fermés
picture-across = en largeur : lesquels de { $numbers } sont ouverts, comptés en binaire
picture-down = en hauteur : de même pour { $numbers }
picture-nothing = rien
picture-scores = scores finaux : meilleur jeu (barres, moyenne { $best }), glouton (ligne, moyenne { $greedy })
picture-bars = score ; barre la plus haute { $top }
picture-wide-bars = score ; barre la plus haute { $top }, { $step } scores par barre

## parlour arena

arena-sprt = doit donner deux parts des victoires, par exemple 0.5:0.55
arena-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
arena-summary = { arena-games } de { $game } en { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}, { $length } pas chacune, { $seconds } s
arena-level = niveau
arena-won = gagné
arena-share = part des gains
arena-score = score moyen
arena-intervals = (intervalles à 95 %)
arena-decision = { $decision ->
    [high] au moins { $high }
    [low] au plus { $low }
   *[open] indécis
}
arena-test = test séquentiel : { arena-decision } (log-rapport de vraisemblance { $ratio }, bornes { $lower } et { $upper })
plot-title = { $game } : part des victoires par place, { arena-games }
plot-deals = donnes

## parlour serve

serve-workers = doit être au moins 1
serve-offline = doit être un dossier écrit par « parlour pocket »
serve-open = Parlour est ouvert : { $address }   (Ctrl+C le ferme)
serve-home = Les téléphones de la maison peuvent jouer : { $address }
serve-home-closed = Les téléphones de la maison peuvent jouer aussi : à activer sous « Inviter », ou lance avec --home.
serve-getting-ready = Première préparation de { $game } (il en reste { $left }). On peut déjà jouer.
serve-ready = Tous les jeux sont prêts.
serve-port-in-use = le port { $address } est déjà utilisé par un autre programme
serve-host = cette machine ne peut pas écouter à cette adresse : { $why }

## parlour completion : la première ligne de chaque script

completion-bash = Parlour dans bash : charge ce fichier avec source, ou mets-le dans le dossier de bash-completion.
completion-zsh = Parlour dans zsh : mets ceci sous le nom _parlour dans un dossier de $fpath, ou charge-le avec source après compinit.
completion-fish = Parlour dans fish : mets ceci dans ~/.config/fish/completions/parlour.fish
pages-same = { $address } : { $files } fichiers comme dans cette installation (empreinte des pages : { $digest }). Le serveur peut envoyer d’autres fichiers à d’autres personnes.
pages-other = { $address } : { $count } fichiers sur { $files } ne sont pas ceux de cette installation : { $which }. Le serveur a une autre version, ou quelqu’un a modifié ses pages.
verify-devices = un appareil a tiré seul ; appareils l’un après l’autre : { $count }. Seuls leurs propriétaires répondent des tirages, et une fin coupée a pu être rejouée
