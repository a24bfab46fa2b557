# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Deze browser bewaart hier niets, zoals in een privévenster. Je spellen gaan door tot je de pagina sluit.
pocket-full = De opslag van deze browser is vol. Je spellen gaan door, maar nieuwe zetten gaan verloren als je de pagina sluit. Maak ruimte op het apparaat.
pocket-alone = Tenzij je aan een tafel op een server meespeelt, blijft alles op dit apparaat: namen, spellen, instellingen en uitslagen. Wis de gegevens van de browser om ze te verwijderen.
pocket-new = Er staat een nieuwe versie klaar.
pocket-new-use = Nu gebruiken
