# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Kode
web-code-about = Fire bogstaver, sagt højt eller vist på fjernsynet. Linket i en invitation kan også bruges.
web-code-go = Til bordet
web-code-wrong = Man kan ikke komme til noget bord med denne kode lige nu.
web-far = Et bord hos { $host }
web-far-about = Du spiller hos { $host }, men brættet, reglerne og kontrollen af hvert slag kommer fra { $here }. Den anden server kan ikke ændre dem.
web-far-unreached = Intet svar fra { $host }. En side via https kan ikke nå en server via almindelig http.
web-code-say = Eller åbn { $address } og skriv denne kode:
web-tv = Vis på fjernsynet
web-claim-who = Spiller du allerede med på en anden enhed?
web-claim-me = Jeg er { $name }
web-claim-waiting = Værten skal bekræfte, at du er { $name }. Denne enhed viser { $number }.
web-claim-other = En anden spørger allerede om denne plads.
web-claim-no = Ingen har sagt ja. Du kan spørge igen.
web-claim-asked = På en anden enhed siger nogen: Jeg er { $name }. Enheden viser { $number }.
web-claim-allow = Luk { $name } ind
web-claim-decline = Nej
web-around = Enhed, der ligger fladt på bordet: brættet …
web-around-fixed = bliver, som det er
web-around-mirrored = vender mod begge sider
web-around-turned = drejer mod den, der spiller
web-apart = Vis kun min plads, større (resten er på fjernsynet)
web-thinks-here = på denne enhed
