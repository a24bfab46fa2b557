# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = Navne
about-names-text = Othello, Reversi, Rolit, TACTica og Tuki Tuki er navne, der tilhører deres ejere. Parlour har ingen forbindelse til dem. Navnene siger kun, hvilke spil der er her.
about-free = Parlour er fri software under MIT-licensen, uden nogen garanti.
about-licences = Licenser for det, siderne indeholder
about-privacy = Privatliv
about-operator = Denne server drives af { $operator }.
about-operator-none = Det er ikke oplyst, hvem der driver denne server.
about-operator-here = Denne server kører på din egen computer.
about-stores = Serveren gemmer de navne, du skriver, dine træk og reaktioner med deres tider, resultater af turneringer, dagens udfordringer og ratings og et aftryk af nøglerne på dine enheder. Den gemmer ingen adresser og ingen adgangskoder.
about-sends = Den sender intet videre.
about-reminders = Den sender kun noget videre, hvis du beder om påmindelser: en krypteret besked med spillet og navnene ved bordet til din browsers push-tjeneste. Adressen og nøglerne dér gemmer den, til spillet slutter, du går, eller du slår påmindelser fra.
about-kept = Så længe gemmes det
about-kept-days = Dage
about-kept-empty = Et bord, hvor ingen har trukket
about-kept-live = Et spil eller en turnering i gang, efter det sidste træk
about-kept-slow = Et spil med dage til hvert træk, efter det sidste
about-kept-ended = Et afsluttet spil eller en afsluttet turnering
about-kept-rating = En rating, efter det sidste spil med rating
about-device = Indstillinger, resultater, øvelser og nøgler bliver i denne browser. Ryd browserens data for at slette dem.
about-access = Tilgængelighed
about-access-tested = Testet ved hver ændring: spil kun med tastatur, navne og meddelelser til skærmlæsere, kontrast, tegn ud over farver, mindre bevægelse og små skærme.
about-access-not = Ikke testet: rigtige skærmlæsere, kontakter og spil med mennesker, der har brug for dem. Fortæl os, hvad der ikke virker.
