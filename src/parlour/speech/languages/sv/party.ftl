# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Kod
web-code-about = Fyra bokstäver, sagda högt eller visade på teven. Länken i en inbjudan går också bra.
web-code-go = Till bordet
web-code-wrong = Det går inte att komma till något bord med den här koden just nu.
web-far = Ett bord hos { $host }
web-far-about = Du spelar hos { $host }, men brädet, reglerna och kontrollen av varje kast kommer från { $here }. Den andra servern kan inte ändra dem.
web-far-unreached = Inget svar från { $host }. En sida via https kan inte nå en server via vanlig http.
web-code-say = Eller öppna { $address } och skriv den här koden:
web-tv = Visa på teven
web-claim-who = Spelar du redan med på en annan enhet?
web-claim-me = Jag är { $name }
web-claim-waiting = Värden måste bekräfta att du är { $name }. Den här enheten visar { $number }.
web-claim-other = Någon annan frågar redan efter den här platsen.
web-claim-no = Ingen har sagt ja. Du kan fråga igen.
web-claim-asked = På en annan enhet säger någon: Jag är { $name }. Enheten visar { $number }.
web-claim-allow = Släpp in { $name }
web-claim-decline = Nej
web-around = Enhet platt på bordet: brädet …
web-around-fixed = ligger stilla
web-around-mirrored = vänds åt båda håll
web-around-turned = vrids mot den som spelar
web-apart = Visa bara min plats, större (resten är på teven)
web-thinks-here = på den här enheten
