# The family’s season: what was finished on this device.

web-scores-about = Parties finies sur cet appareil. Rien n’en sort, sauf si tu l’enregistres ou le partages.
web-scores-none = Aucune partie n’a encore été finie sur cet appareil.
web-scores-name = Nom
web-scores-games = Parties
web-scores-wins = Victoires
web-scores-best = Meilleur score
web-scores-bot = Bot ({ $level })
web-scores-latest = Dernières parties
web-scores-clear = Effacer la saison
web-scores-clear-sure = Effacer la saison ?
web-scores-clear-about = Tous les résultats gardés sur cet appareil sont effacés.
web-scores-keep = Les garder
web-season-best-sure = { $name } joue le mieux, chance mise à part.
web-season-best-likely = { $name } joue sans doute le mieux, chance mise à part.
web-season-best-open = Trop serré pour dire qui joue le mieux.
web-season-best-few = Trop peu de parties pour dire qui joue le mieux.
web-season-order = Du meilleur au moins bon, chance mise à part
web-season-wins = { $wins } gagnées sur { $games }
web-season-skill = Sans la chance, { $wins } victoires en 10 parties
web-season-luck = chance : { $luck } victoires
web-season-errors = les erreurs coûtent { $lost } % d’une victoire par décision
web-season-points = chance : { $luck } points, les erreurs coûtent { $lost } points par partie
web-season-over-sure = Joue sûrement mieux que { $name }.
web-season-over-likely = Joue sans doute mieux que { $name }.
web-season-over-open = Trop proche de { $name } pour le dire.
web-season-over-few = Trop peu de parties avec { $name } pour comparer.
web-season-not-analysed = Aucune partie n’est encore analysée.
web-season-chart = Victoires au-delà de la part équitable, sans la chance
web-season-duels = Face à face
web-season-duel = { $ahead } fois devant, { $even } fois à égalité, { $behind } fois derrière
web-season-records = Temps forts
web-season-evening = Soirée la plus chanceuse : { $name }, { $when }, { $luck } victoires par chance en { $games } parties.
web-season-month = Le plus de chance ce mois-ci : { $name }, { $luck } victoires.
web-season-streak = Plus longue série : { $name }, { $count } victoires d’affilée.
web-season-going = { $name } a gagné les { $count } dernières parties.
web-season-bots = Contre des bots
web-season-alone = En solo
web-season-games = { $games } parties
web-season-analysing = Analyse des parties : { $done } sur { $count }
web-season-analyse = { $count ->
     [one] Analyser encore une partie
    *[other] Analyser encore { $count } parties
}
web-season-stop = Arrêter
web-season-unknown = { $count ->
     [one] Une partie ne compte que pour les victoires et les points : feuille de score, ou trop grande à analyser.
    *[other] { $count } parties ne comptent que pour les victoires et les points : feuilles de score, ou trop grandes à analyser.
}
web-season-thin = { $count ->
     [one] Pour faire de la place, une ancienne partie ne garde que victoires et points.
    *[other] Pour faire de la place, { $count } anciennes parties ne gardent que victoires et points.
}
web-season-gone = { $count ->
     [one] Une partie plus ancienne a été supprimée pour faire de la place.
    *[other] { $count } parties plus anciennes ont été supprimées pour faire de la place.
}
web-season-circle = Qui compte ?
web-season-same-name = Deux fois le même nom, c’est une seule personne.
web-season-by-game = Jeu par jeu
web-season-file = Enregistrer un fichier
web-season-link = Lien ou codes
web-season-merge = Ajouter la saison d’un autre téléphone
web-season-print = Imprimer
web-season-bad = Ce n’est pas une saison.
web-season-full = Il n’y a plus de place sur cet appareil.
web-season-merged = { $count ->
     [one] Une partie ajoutée.
    *[other] { $count } parties ajoutées.
}
web-season-who-is = { $count ->
     [one] Une partie. Qui est qui ici ?
    *[other] { $count } parties. Qui est qui ici ?
}
web-season-new = une nouvelle personne
web-season-add = Ajouter
web-season-scan = Scanne le code { $part } sur { $count } avec l’appareil photo de l’autre téléphone.
web-season-part = { $part } codes sur { $count } sont là. Scanne le suivant.
web-season-many = Trop pour des codes ; utilise le fichier.
fallen-title = Les dés et les cartes semblent-ils équitables ?
fallen-about = Les résultats indiqués aux tables jouées avec de vrais dés et cartes, à côté de ce que donneraient des dés et cartes équitables. Même ceux-ci paraissent inhabituels une fois sur cent.
fallen-dice = Lancers : { $count }
fallen-cards = Cartes : { $count }
fallen-begins = Tirages de qui commence : { $count }
fallen-face = Face
fallen-came = Sorti
fallen-due = Attendu
fallen-few = Encore trop peu pour le dire.
fallen-usual = Rien d’inhabituel : { $percent } % des tirages équitables sont au moins aussi inégaux.
fallen-unusual = Inhabituel : moins de 1 % des tirages équitables sont aussi inégaux. Le hasard seul le fait aussi. Le plus éloigné : { $face }.
fallen-noticed = { $face } : { $share } % au lieu de { $fair } % se seraient vus environ quatre fois sur cinq ; moins peut passer inaperçu.
tuki-face-parrot = perroquet
