# House rules: a set-up that was given a name.

web-house-about = Donne un nom à ce que tu as choisi ci-dessus : c’est gardé sur cet appareil, se partage par un lien et peut servir de départ à chaque nouvelle table.
web-house-brought = Un lien a apporté les règles « { $name } ». Elles sont choisies ci-dessus ; garde-les ici si tu veux.
web-house-name = Nom des règles
web-house-keep = Garder ces règles
web-house-change = Remplacer par ces règles
web-house-usual = commencer avec elles
web-house-forget = Oublier « { $name } »
web-house-full = On ne peut pas en garder plus sur cet appareil.
