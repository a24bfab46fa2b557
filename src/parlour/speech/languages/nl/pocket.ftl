# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Deze browser bewaart hier niets, zoals in een privévenster. Je spellen gaan door tot je de pagina sluit.
pocket-full = De opslag van deze browser is vol. Je spellen gaan door, maar nieuwe zetten gaan verloren als je de pagina sluit. Maak ruimte op het apparaat.
pocket-alone = Tenzij je aan een tafel op een server meespeelt, blijft alles op dit apparaat: namen, spellen, instellingen en uitslagen. Wis de gegevens van de browser om ze te verwijderen.
pocket-new = Er staat een nieuwe versie klaar.
pocket-new-use = Nu gebruiken
pocket-levels = Niet op dit apparaat, wegens te weinig geheugen of tijd: { $levels }. Het sterkste niveau hier is { $best }.
pocket-book = Op dit apparaat speelt het niveau { $level } zonder openingsboek.
pocket-save = Bewaren om elders verder te spelen
pocket-continue = Hier verder spelen
pocket-continue-about = Vanaf hier gooit dit apparaat met een eigen geheim. Het spelverloop laat de wissel zien.
pocket-join = Meespelen aan een tafel op een server
pocket-join-link = Uitnodigingslink
pocket-join-about = Dit apparaat controleert daar elke zet en elke worp volgens zijn eigen regels. Het speelt alleen zolang die server antwoordt.
pocket-server = Weer met de server spelen
