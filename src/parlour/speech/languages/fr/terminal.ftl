### Le jeu dans le terminal : menus, touches, et ce que seul un terminal dit.

terminal-title = Parlour
terminal-tagline = Des jeux de famille, joués et résolus.
terminal-leave-again = Appuie encore une fois sur { $key } pour quitter ; tout est enregistré.

## Le premier écran

menu-new = Nouvelle partie
menu-resume = Reprendre
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
menu-none = Aucune partie en cours.
menu-remove = Appuie encore sur Suppr pour supprimer cette partie définitivement : { $game }
menu-finished = Parties terminées
menu-finished-game = { $game } : { $scores } · { $time }
menu-language = Langue : { $language }
menu-quit = Quitter

## Préparer une partie

setup-title = Une nouvelle partie
setup-seats = Qui joue
setup-person = une personne ici
setup-bot = bot : { $level }
setup-more = Autres options, écrites name=value
setup-start = Commencer
setup-back = Retour
setup-bad = { $option } ne peut pas être « { $value } ».
setup-preparing = On prépare la table…

## À la table

table-moves = Tes coups
table-log = Déroulement
table-type = tape un coup, par exemple { $example }
table-press = appuie sur Entrée ou Espace
table-again = Encore une fois la même ? Appuie sur { $key }.
table-saved = Tout est enregistré ; reprends quand tu veux avec { $command }.
table-why = Pourquoi ? { $why }
table-again-click = Clique encore une fois pour ce coup seul, ou continue.

## Touches, au bas de l’écran

keys-title = Touches
key-help = Règles
key-language = Langue
key-menu = Menu
key-quit = Quitter
key-remove = Supprimer
key-why = Pourquoi ?
key-again = Revanche
key-back = Retour
key-play = Jouer
key-choose = Choisir

## Ce qui n’a pas marché

error-title = Ça n’a pas marché
error-record = Impossible de reprendre la partie { $file } : { $reason }
error-busy = La partie { $file } est ouverte dans une autre fenêtre.
error-small = La fenêtre est petite : à partir de 80 sur 24, on voit tout.
join-back = La place reste à toi. Pour revenir : { $command }
