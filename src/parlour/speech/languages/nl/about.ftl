# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = Namen
about-names-text = Othello, Reversi, Rolit, TACTica en Tuki Tuki zijn namen van hun eigenaars. Parlour is niet met hen verbonden. De namen zeggen alleen welke spellen hier zijn.
about-free = Parlour is vrije software onder de MIT-licentie, zonder enige garantie.
about-licences = Licenties van wat deze pagina’s bevatten
about-privacy = Privacy
about-operator = Deze server is van { $operator }.
about-operator-none = Er staat niet bij wie deze server beheert.
about-operator-here = Deze server draait op je eigen computer.
about-stores = De server bewaart de namen die je typt, je zetten en reacties met hun tijden, uitslagen van toernooien, dagopgaven en ratings, en een vingerafdruk van de sleutels op je apparaten. Hij bewaart geen adressen en geen wachtwoorden.
about-sends = Hij geeft niets door.
about-reminders = Hij geeft alleen iets door als je om herinneringen vraagt: een versleuteld bericht met het spel en de namen aan tafel, aan de pushdienst van je browser. Het adres en de sleutels daarvan bewaart hij tot het spel eindigt, je weggaat of je de herinneringen uitzet.
about-kept = Hoelang het bewaard wordt
about-kept-days = Dagen
about-kept-empty = Een tafel waar niemand heeft gespeeld
about-kept-live = Een lopend spel of toernooi, na de laatste zet
about-kept-slow = Een spel met dagen voor elke zet, na de laatste
about-kept-ended = Een afgelopen spel of toernooi
about-kept-rating = Een rating, na het laatste spel dat meetelt
about-device = Instellingen, uitslagen, oefeningen en sleutels blijven in deze browser. Wis de gegevens van de browser om ze te verwijderen.
about-access = Toegankelijkheid
about-access-tested = Bij elke wijziging getest: spelen met alleen het toetsenbord, namen en meldingen voor schermlezers, contrast, tekens naast kleuren, minder beweging en kleine schermen.
about-access-not = Niet getest: echte schermlezers, schakelaars en spelen met mensen die ze nodig hebben. Laat ons weten wat niet werkt.
