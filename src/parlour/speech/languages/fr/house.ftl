# House rules: a set-up that was given a name.

web-house-about = Enregistre les réglages ci-dessus sous un nom. Tu peux les partager par un lien ou en faire tes réglages par défaut.
web-house-brought = Un lien a apporté les règles « { $name } ». Elles sont choisies ci-dessus ; enregistre-les ici si tu veux.
web-house-name = Nom des règles
web-house-keep = Enregistrer ces règles
web-house-change = Remplacer par ces règles
web-house-usual = par défaut
web-house-forget = Oublier « { $name } »
web-house-full = Cet appareil ne peut plus rien enregistrer.
