# House rules: a set-up that was given a name.

web-house-about = Gem indstillingerne ovenfor under et navn. Du kan dele dem med et link eller gøre dem til standard.
web-house-brought = Et link havde reglerne »{ $name }« med. De er valgt ovenfor; gem dem her, hvis du vil.
web-house-name = Reglernes navn
web-house-keep = Gem disse regler
web-house-change = Erstat med disse regler
web-house-usual = standard
web-house-forget = Glem »{ $name }«
web-house-full = Der kan ikke gemmes flere regler på denne enhed.
