### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = Vérification de la ligne { $line }…
web-check-sound = { $draws ->
    [0] Rien n’a été changé après coup. Il n’y avait rien à lancer dans cette partie.
    [one] L’unique lancer découle de sa liste de probabilités, et rien n’a été changé après coup.
   *[other] Les { $draws } lancers et tirages découlent tous de leurs listes de probabilités, et rien n’a été changé après coup.
}
web-check-bad = Quelque chose ne va pas à la ligne { $line }.
web-check-chain = Avant le premier événement, la table s’est engagée sur tous ses nombres aléatoires. Chaque lancer correspond à cet engagement.
web-check-mixed = Pour { $mixed } sur { $draws }, des appareils de joueurs ont participé avec un nombre à eux.
web-check-first = C’est un enregistrement ancien. L’hôte aurait pu orienter les lancers ; il prouve seulement que rien n’a été changé après coup.
web-check-second = Si un appareil honnête a participé à un lancer, personne ne pouvait choisir ce qui sortait de sa liste.
web-check-told = Le hasard est venu à la main : { $count } résultats indiqués. Rien ne peut prouver que les dés ou les cartes sont vraiment tombés ainsi.
web-check-lists = Non vérifié ici : les listes de probabilités et les coups, car cette page ne connaît pas les règles. L’hôte aurait pu écrire d’autres listes ou laisser un appareil de côté. Sur ton propre ordinateur, parlour verify vérifie aussi les règles.
web-check-followed = Ce navigateur a comparé lui-même les listes de probabilités, les coups, les tours et le résultat avec les règles du jeu. Seule la table dit qui a manqué à un lancer, et pourquoi.
web-check-spoiled = Lancers annulés et refaits : { $count }
web-check-unmixed = { $count ->
    [one] Un tirage a été fait par la table seule (pour un bot, ou pour tout le monde). La table pouvait le connaître d’avance.
   *[other] { $count } ont été faits par la table seule (pour des bots, ou pour tout le monde). La table pouvait les connaître d’avance.
}
web-check-sealed = À la fin, la table a révélé ses nombres, et ils correspondent à son engagement.
web-check-unsealed = La table révélera ses nombres quand la partie sera finie.
web-check-rules = Le serveur dit : rejoués selon les règles, tous les coups, listes et résultats sont justes.
web-check-rules-bad = Le serveur dit : cet enregistrement ne respecte pas les règles du jeu.
web-check-where = Ton propre navigateur a calculé cela à partir de l’enregistrement, sans se fier au serveur.
web-check-not = Cela ne prouve pas
web-check-not-alone = Une table qui ne joue qu’avec des bots aurait pu essayer beaucoup de parties et montrer celle-ci.
web-check-not-stop = Une table peut s’arrêter quand un lancer lui déplaît ; mais alors tout le monde voit qu’elle s’est arrêtée.
web-check-not-who = Qui était à la table, et si les gens ont choisi leurs coups eux-mêmes.
web-check-rolls = { $draws ->
    [one] Le lancer
   *[other] Les { $draws } lancers et tirages
}
web-check-head-event = N°
web-check-head-hand = À qui
web-check-head-outcome = Résultat
web-check-head-odds = Probabilité
web-check-head-mixed = Nombre mêlé
web-check-head-recomputed = Recalculé
web-check-table = la table
web-check-yes = oui
web-check-no = non
web-check-right = juste
web-check-more = { $count ->
    [one] Un de plus, juste aussi.
   *[other] { $count } de plus, justes aussi.
}
web-check-head = La même empreinte veut dire exactement le même enregistrement :
web-check-words = Deux joueurs peuvent comparer ces mots à l’événement { $seq }. Mêmes mots, même partie :
web-check-problem-torn = La dernière ligne est coupée.
web-check-problem-empty = Le fichier est vide.
web-check-problem-format = Ce n’est pas un enregistrement dans un format connu ici.
web-check-problem-commitment = L’enregistrement ne dit pas sur quels nombres la table s’est engagée.
web-check-problem-order = Une ligne manque, ou n’est pas à sa place.
web-check-problem-outcome = La preuve donne un autre résultat que celui qui est écrit.
web-check-problem-chances = Les probabilités de ce lancer ne sont pas bien écrites.
web-check-problem-link = Ce lancer ne correspond pas à l’engagement de la table.
web-check-problem-next = La table a pris un nouvel engagement avant d’avoir épuisé l’ancien.
web-check-problem-seed = Les nombres révélés à la fin ne correspondent pas à l’engagement.
web-check-problem-rules = Cette ligne ne suit pas les règles du jeu.
web-check-problem-hash-missing = La ligne ne finit pas par son empreinte : ce n’est peut-être pas un enregistrement du tout.
web-check-problem-hash = La ligne a été changée après avoir été écrite, ou une autre avant elle.
web-check-problem-json = La ligne est illisible.
web-check-problem-form = Quelque chose dans cette ligne n’est pas formé comme il faut.
web-check-receipt = Comparer avec le reçu d’un appareil
web-check-receipt-fits = L’enregistrement est conforme au reçu : l’appareil a vu cette partie, et ses nombres et ses coups sont ceux qu’il a envoyés.
web-check-receipt-form = Ce n’est pas le reçu d’un appareil.
web-check-receipt-table = Le reçu est celui d’une autre table.
web-check-receipt-line = L’appareil a vu autre chose à l’événement { $at } (0 est l’en-tête).
web-check-receipt-short = L’appareil a vu { $at ->
    [one] { $at } événement
   *[other] { $at } événements
}, et l’enregistrement en a moins.
web-check-receipt-link = Le nombre du tirage { $at } n’est pas celui que l’appareil a donné.
web-check-receipt-move = Le coup de l’événement { $at } n’est pas celui que l’appareil a envoyé, ou pas pour cette position.
web-check-receipt-alarm = Cet appareil a donné l’alarme : { $alarm }
web-check-devices = Un appareil a tiré seul ; appareils l’un après l’autre : { $count }. Seuls leurs propriétaires répondent des lancers : une fin coupée a pu être rejouée.
