# House rules: a set-up that was given a name.

web-house-about = Giv det, du har valgt ovenfor, et navn: Det gemmes på denne enhed, kan deles som et link og kan være starten på hvert nyt bord.
web-house-brought = Et link havde reglerne »{ $name }« med. De er valgt ovenfor; gem dem her, hvis du vil.
web-house-name = Reglernes navn
web-house-keep = Gem disse regler
web-house-change = Ret til disse regler
web-house-usual = begynd med dem
web-house-forget = Glem »{ $name }«
web-house-full = Der kan ikke gemmes flere på denne enhed.
