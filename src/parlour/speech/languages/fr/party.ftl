# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Code
web-code-about = Quatre lettres, dites à voix haute ou affichées à la télévision. Le lien d’une invitation convient aussi.
web-code-go = À la table
web-code-wrong = Ce code n’ouvre aucune table en ce moment.
web-far = Une table chez { $host }
web-far-about = Tu joues chez { $host }, mais le plateau, les règles et la vérification de chaque lancer viennent de { $here }. L’autre serveur ne peut pas les changer.
web-far-unreached = Pas de réponse de { $host }. Une page en https ne peut pas joindre un serveur en simple http.
web-code-say = Ou ouvre { $address } et saisis ce code :
web-tv = Afficher à la télévision
web-claim-who = Tu joues déjà, sur un autre appareil ?
web-claim-me = Je suis { $name }
web-claim-waiting = L’hôte doit confirmer que tu es { $name }. Cet appareil affiche { $number }.
web-claim-other = Quelqu’un d’autre demande déjà cette place.
web-claim-no = Personne n’a dit oui. Tu peux redemander.
web-claim-asked = Sur un autre appareil, quelqu’un dit : je suis { $name }. L’appareil affiche { $number }.
web-claim-allow = Laisser entrer { $name }
web-claim-decline = Non
web-around = Appareil à plat sur la table : le plateau…
web-around-fixed = ne bouge pas
web-around-mirrored = fait face aux deux côtés
web-around-turned = se tourne vers la personne qui joue
web-apart = Ne montrer que ma place, en plus grand (le reste est à la télévision)
web-thinks-here = sur cet appareil
