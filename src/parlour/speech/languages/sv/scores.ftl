# The family’s season: what was finished on this device.

web-scores-about = Spel som avslutats på den här enheten. Inget av det lämnar den, om du inte sparar eller delar det.
web-scores-none = Inget spel har avslutats på den här enheten ännu.
web-scores-name = Namn
web-scores-games = Spel
web-scores-wins = Vinster
web-scores-best = Bästa poäng
web-scores-bot = Bot ({ $level })
web-scores-latest = Senaste spelen
web-scores-clear = Radera säsongen
web-scores-clear-sure = Radera säsongen?
web-scores-clear-about = Alla resultat på den här enheten raderas.
web-scores-keep = Behåll dem
web-season-best-sure = { $name } spelar bäst, turen borträknad.
web-season-best-likely = { $name } spelar troligen bäst, turen borträknad.
web-season-best-open = För jämnt för att säga vem som spelar bäst.
web-season-best-few = För få spel för att säga vem som spelar bäst.
web-season-order = De bästa först, utan tur
web-season-wins = { $wins } av { $games } vunna
web-season-skill = Utan tur: { $wins } vinster på 10 spel
web-season-luck = tur { $luck } vinster
web-season-errors = misstag kostar { $lost } % av en vinst per beslut
web-season-points = tur { $luck } poäng, misstag kostar { $lost } poäng per spel
web-season-over-sure = Spelar säkert bättre än { $name }.
web-season-over-likely = Spelar troligen bättre än { $name }.
web-season-over-open = För nära { $name } för att säga.
web-season-over-few = För få spel med { $name } för att jämföra.
web-season-not-analysed = Inget spel är analyserat ännu.
web-season-chart = Vinster över den rättvisa andelen, utan tur
web-season-duels = Inbördes möten
web-season-duel = { $ahead } gånger före, { $even } gånger lika, { $behind } gånger efter
web-season-records = Höjdpunkter
web-season-evening = Turligaste kvällen: { $name }, { $when }, { $luck } vinster genom tur på { $games } spel.
web-season-month = Mest tur denna månad: { $name }, { $luck } vinster.
web-season-streak = Längsta svit: { $name }, { $count } vinster i rad.
web-season-going = { $name } har vunnit de senaste { $count } spelen.
web-season-bots = Mot bottar
web-season-alone = Ensam
web-season-games = { $games } spel
web-season-analysing = Analyserar spel: { $done } av { $count } klara
web-season-analyse = { $count ->
     [one] Analysera ett spel till
    *[other] Analysera { $count } spel till
}
web-season-stop = Stoppa
web-season-unknown = { $count ->
     [one] Ett spel räknas bara för vinster och poäng: ett poängblad, eller för stort att analysera.
    *[other] { $count } spel räknas bara för vinster och poäng: poängblad, eller för stora att analysera.
}
web-season-thin = { $count ->
     [one] För att få plats har ett gammalt spel bara kvar vinster och poäng.
    *[other] För att få plats har { $count } gamla spel bara kvar vinster och poäng.
}
web-season-gone = { $count ->
     [one] Ett äldre spel togs bort för att få plats.
    *[other] { $count } äldre spel togs bort för att få plats.
}
web-season-circle = Vilka räknas?
web-season-same-name = Två med samma namn är en person.
web-season-by-game = Spel för spel
web-season-file = Spara som fil
web-season-link = Som länk eller koder
web-season-merge = Lägg till en annan telefons säsong
web-season-print = Skriv ut
web-season-bad = Det här är ingen säsong.
web-season-full = Det finns ingen plats kvar på den här enheten.
web-season-merged = { $count ->
     [one] Ett spel lades till.
    *[other] { $count } spel lades till.
}
web-season-who-is = { $count ->
     [one] Ett spel. Vem är vem här?
    *[other] { $count } spel. Vem är vem här?
}
web-season-new = någon ny
web-season-add = Lägg till
web-season-scan = Skanna kod { $part } av { $count } med den andra telefonens kamera.
web-season-part = { $part } av { $count } koder är här. Skanna nästa.
web-season-many = För mycket för koder; använd filen.
fallen-title = Ser tärningarna och korten rättvisa ut?
fallen-about = Det ni angav vid bord med egna tärningar och kort, bredvid vad rättvisa skulle ge. Även med rättvisa blir en blick av hundra ovanlig.
fallen-dice = Kast: { $count }
fallen-cards = Kort: { $count }
fallen-begins = Lottningar om vem som börjar: { $count }
fallen-face = Sida
fallen-came = Kom
fallen-due = Väntat
fallen-few = Ännu för få för att säga något.
fallen-usual = Inget ovanligt: { $percent } % av rättvisa är minst lika ojämna.
fallen-unusual = Ovanligt: färre än 1 % av rättvisa är så ojämna. Även slumpen ensam gör så. Längst ifrån: { $face }.
fallen-noticed = { $face }: { $share } % i stället för { $fair } % hade synts i ungefär fyra blickar av fem; mindre kan döljas.
tuki-face-parrot = papegoja
