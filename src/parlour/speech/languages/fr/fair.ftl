# How rolls are made together, and what a device says of them.

web-fair = Qui a lancé ?
web-fair-about = Pour chaque lancer, la table écrit la liste de ce qui peut sortir, avec les probabilités, et ton appareil la compare aux règles. Ensuite chaque appareil ajoute un nombre secret, et il suffit qu’un seul soit honnête pour que personne ne puisse choisir ce qui sort. Chaque appareil recalcule lui-même tous les lancers. Un lancer sans ton appareil n’est pas plus honnête que les autres et l’hôte.
web-fair-took = À ce lancer : { $names }
web-fair-took-none = Aucun appareil de joueur n’a participé à ce lancer ; la table l’a fait seule.
web-fair-checked = { $count ->
    [0] Il n’y a encore eu aucun lancer.
    [one] Cet appareil a recalculé le seul lancer jusqu’ici ; il découle de sa liste.
   *[other] Cet appareil a recalculé les { $count } lancers jusqu’ici ; ils découlent de leurs listes.
}
web-fair-compare = Pour comparer avec un autre joueur : les mêmes mots à l’événement { $seq } signifient que vous avez vu la même partie. Ou fais scanner le code avec l’appareil qui sert à jouer.
web-fair-qr = Un lien qui compare vos deux parties
web-fair-same = Vous avez vu tous deux la même partie, jusqu’à l’événement { $seq }.
web-fair-different = Vous n’avez pas vu la même partie. La table en a montré deux différentes, ou l’un de vous a vu autre chose.
web-fair-unknown = Cet appareil ne connaît pas encore l’événement { $seq }. Scanne de nouveau dans un instant.
web-fair-receipt = Enregistrer le reçu
web-fair-waits = On attend l’appareil de { $names }.
web-fair-late = Ce lancer prend du temps.
web-fair-agree = Relancer sans lui
web-fair-agree-about = L’appareil de { $names } ne répond pas. Si tout le monde est d’accord, on relance sans lui.
web-fair-agreed = Tu es d’accord. On attend les autres.
web-fair-begin = Commencer maintenant
web-fair-begin-about = Pas encore là : { $names }
web-fair-notice-voided = Un lancer a été refait, car le nombre de cet appareil n’est pas arrivé à temps.
web-fair-notice-voided-away = Pendant que cet appareil n’était pas connecté, un lancer a été annulé et refait.
web-fair-go-on = D’accord
web-fair-evidence = Enregistrer les preuves
web-fair-stranger = C’était moi, sur un autre appareil
web-fair-alarm-wrong = La table a dit quelque chose qui ne correspond pas à son propre enregistrement.
web-fair-alarm-outcome = Ce lancer ne donne pas ce que dit la table.
web-fair-alarm-link = Un nombre de ce lancer n’est pas celui qui avait été promis.
web-fair-alarm-changed-log = La table raconte maintenant cette partie autrement qu’avant.
web-fair-alarm-own-link = La table n’a pas utilisé le nombre que cet appareil a donné.
web-fair-alarm-drop-after-reveal = La table a relancé alors que cet appareil avait déjà donné son nombre.
web-fair-alarm-void-after-acknowledgement = La table a annulé un lancer comme si cet appareil n’avait pas répondu, alors qu’il l’avait fait.
web-fair-alarm-void-without-agreement = La table a annulé un lancer sans te demander ton avis.
web-fair-alarm-forged-move = Un coup a été joué pour toi, qui ne venait pas de cet appareil.
web-fair-alarm-rules = La table ne respecte pas les règles : sa liste de chances, un coup ou un tour n’est pas celui que donnent les règles du jeu.
web-fair-alarm-shown = La table montre autre chose que ce qu’elle a écrit.
web-fair-alarm-unheard = La table continue comme si cet appareil n’avait rien dit, alors qu’elle l’avait entendu.
web-fair-alarm-not-sent = La table dit que cet appareil est parti ou revenu. C’est faux.
web-fair-alarm-refused = La table refuse encore et encore de laisser cet appareil participer aux lancers.
web-fair-alarm-voided-twice = Pour la deuxième fois, la table a annulé un lancer comme si cet appareil s’était tu.
web-fair-alarm-bot-in-seat = La table a mis un robot à ta place sans raison.
web-fair-alarm-after = Plus rien n’est envoyé d’ici : ni coups ni lancers.
web-fair-alarm-watched = Préviens ceux qui jouent.
web-fair-alarm-unprotected = Tu continues sans protection : l’hôte pourrait choisir les lancers.
web-fair-play-on = Continuer sans protection
web-fair-accept = Jouer quand même
web-fair-question-unchecked = Les règles de ce jeu ne sont pas vérifiées sur cet appareil : l’hôte pourrait piper les dés.
web-fair-question-alone = À cette table, les appareils des joueurs ne participent pas aux lancers : l’hôte pourrait les choisir.
web-fair-question-old = Cette table lance selon des règles plus anciennes : l’hôte pourrait laisser cet appareil de côté à chaque lancer.
web-fair-question-missed = { $missed } lancers sur { $all } ont été faits sans cet appareil. Mauvais Wi-Fi ou hôte qui triche : personne ne peut le savoir. Une table qui attend tous les téléphones ne lance jamais sans toi.
web-fair-stays-unchecked = Règles non vérifiées ici
web-fair-stays-alone = Lancers par l’hôte seul
web-fair-stays-old = Lancers selon d’anciennes règles
web-fair-missed = { $missed } lancers sur { $all } sans cet appareil
web-fair-missed-why = Écran éteint : { $off } · sans connexion : { $cut } · connecté : { $connected }
web-fair-unanswered = Depuis 20 secondes, la table n’a pas répondu à cet appareil. Tes coups et tes lancers attendent.
web-fair-odds = Ce résultat avait { $weight } chances sur { $total }.
web-fair-followed = La liste de chances et tous les coups jusqu’ici sont ceux des règles.
web-fair-unfollowed = Sur cet appareil, les listes de chances et les coups ne sont pas comparés aux règles.
web-fair-wait = Attendre tous les téléphones avant chaque lancer
web-fair-wait-about = Sinon, un lancer fait pendant qu’un téléphone dort n’est pas plus honnête que cet ordinateur.
web-fair-hidden = Continuer à lancer quand ton écran est éteint ?
web-fair-hidden-yes = Oui, continuer
web-fair-hidden-no = Non, m’attendre
