# Positions that people set up, and the page on which they look for the best move.

advise-numbers = doit être des nombres séparés par des virgules, par exemple 1,2,5,9
advise-roll = doit être un lancer, par exemple 4-3 (un seul dé : 4)
advise-match = est un match ; place plutôt une position d’une seule partie (until=game)
advise-to-come = doit être 0 ou plus
advise-seats = donnerait players={ $players } : { $why }
advise-best-or-rows = en dit moins que { $rows } ; ne donne que l’un des deux
advise-best-roll = ne suffit pas ici, où les égalités se départagent sur les rangées telles qu’elles sont ; donne plutôt { $rows }
advise-best-score = aucune rangée n’a ce score ici ; le plus bas est { $low }, le plus haut { $high }
advise-rows-form = doit être des rangées séparées par /, par exemple 1,2,9/3,4 (un x après une rangée sortie)
advise-rows-last = me doit venir en dernier : qui joue plus tard a tous ses numéros ouverts et se compte avec { $to_come }
advise-rows-once = ne doit contenir me qu’une fois, par exemple 1,2/me/3,4
advise-rows-all = avec un lancer par tour, { $rows } doit donner la rangée de chacun, par exemple me/1,2/3,4x
advise-not-with = ne se combine pas avec { $option }
advise-board-form = doit être les rangées de ce plateau depuis le haut, séparées par / : une lettre (r, y, g, b) est une bille, un nombre compte des creux vides
advise-turn-colours = doit être une couleur qui joue : { $colours }
web-explore-best = Le meilleur : { $move }
web-explore-moves = Les coups, le meilleur d’abord
web-explore-none = Il n’y a pas de conseil pour cette position.
web-explore-unit-win = Chance de gagner
web-explore-unit-lead = Avance à la fin
web-explore-unit-score = Score attendu à la fin
web-explore-exact = exact
web-explore-estimated = estimation
web-explore-outcomes = Choisir le résultat
web-explore-random = Tirer au hasard
web-explore-back = Retour
web-explore-again = Retour à la première position
web-explore-setup = Composer une position
web-explore-flaps = Clapets ouverts
web-explore-others = Les autres
web-explore-played = { $name } a joué
web-explore-out = { $name } est hors jeu
web-explore-score = Score
web-explore-paint = Placer
web-explore-nothing = rien
web-explore-turn = À qui le tour ?
web-whatif-of = { $game } : et si ?
web-whatif-about = Continue autrement. Des bots jouent pour les autres.
web-whatif-was = Dans la partie, le choix était : { $move }. Essaie autre chose.
web-whatif-same = Les mêmes dés et cartes que dans la partie
web-whatif-ended = Fin de la vraie partie : { $scores }. Victoire : { $names }
web-whatif-ended-alone = Fin de la vraie partie : { $scores }
