### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = Efterprøver linje { $line } …
web-check-sound = { $draws ->
    [0] Intet er ændret bagefter. Der var intet at slå i dette spil.
    [one] Det ene slag følger af sin liste over chancer, og intet er ændret bagefter.
   *[other] Alle { $draws } slag og træk af kort følger af deres lister over chancer, og intet er ændret bagefter.
}
web-check-bad = Der er noget galt i linje { $line }.
web-check-chain = Før den første hændelse lagde bordet sig fast på alle sine tilfældige tal. Hvert slag passer med dem.
web-check-mixed = I { $mixed } af { $draws } deltog spillernes enheder med et tal af deres eget.
web-check-first = Dette er en ældre protokol. Værten kunne have styret slagene; den beviser kun, at intet blev ændret bagefter.
web-check-second = Hvis en ærlig enhed deltog i et slag, kunne ingen vælge, hvad der kom fra dets liste.
web-check-told = Der blev spillet med rigtige terninger og kort: spillerne indtastede { $count } udfald. Intet kan bevise, at terningerne eller kortene virkelig faldt sådan.
web-check-lists = Ikke kontrolleret her: listerne over chancer og trækkene, for denne side kender ikke reglerne. Værten kunne have skrevet andre lister eller udeladt en enhed. På din egen computer kontrollerer parlour verify også reglerne.
web-check-followed = Denne browser har selv sammenlignet lister over chancer, træk, ture og resultat med spillets regler. Kun bordet siger, hvem der manglede i et slag, og hvorfor.
web-check-spoiled = Slag, der blev annulleret og gjort om: { $count }
web-check-unmixed = { $count ->
    [one] Ét udfald stod bordet alene for (for en bot eller for alle). Bordet kunne have kendt det på forhånd.
   *[other] { $count } udfald stod bordet alene for (for bots eller for alle). Bordet kunne have kendt dem på forhånd.
}
web-check-sealed = Til sidst viste bordet sine tal frem, og de passer med det, det lagde sig fast på.
web-check-unsealed = Bordet viser sine tal frem, når spillet er slut.
web-check-rules = Serveren siger: spillet igennem efter reglerne er alle træk, lister og resultater rigtige.
web-check-rules-bad = Serveren siger: denne protokol følger ikke spillets regler.
web-check-where = Det har din egen browser regnet ud fra protokollen, uden at stole på serveren.
web-check-not = Ikke bevist hermed
web-check-not-alone = Et bord, der kun spiller med bots, kan have prøvet mange spil og vist dette.
web-check-not-stop = Et bord kan stoppe, når det ikke kan lide et slag; men så ser alle, at det stoppede.
web-check-not-who = Hvem der sad ved bordet, og om folk selv valgte deres træk.
web-check-rolls = { $draws ->
    [one] Slaget
   *[other] Alle { $draws } slag og træk af kort
}
web-check-head-event = Nr.
web-check-head-hand = Hvem
web-check-head-outcome = Resultat
web-check-head-odds = Chance
web-check-head-mixed = Eget tal
web-check-head-recomputed = Regnet efter
web-check-table = bordet
web-check-yes = ja
web-check-no = nej
web-check-right = rigtigt
web-check-more = { $count ->
    [one] Ét mere, også rigtigt.
   *[other] { $count } mere, også rigtige.
}
web-check-head = Den, der har dette fingeraftryk, har præcis den samme protokol:
web-check-words = To spillere kan sammenligne disse ord ved hændelse { $seq }. Samme ord betyder samme spil:
web-check-problem-torn = Den sidste linje er skåret over.
web-check-problem-empty = Filen er tom.
web-check-problem-format = Dette er ikke en protokol i et format, der kendes her.
web-check-problem-commitment = Protokollen siger ikke, hvilke tal bordet lagde sig fast på.
web-check-problem-order = En linje mangler eller står det forkerte sted.
web-check-problem-outcome = Beviset giver et andet resultat end det, der er skrevet ned.
web-check-problem-chances = Chancerne for dette slag er ikke skrevet rigtigt ned.
web-check-problem-link = Dette slag passer ikke med det, bordet lagde sig fast på.
web-check-problem-next = Bordet lagde sig fast på nye tal, før de gamle var brugt op.
web-check-problem-seed = De tal, der blev vist til sidst, passer ikke med dem, der var lagt fast.
web-check-problem-rules = Denne linje følger ikke spillets regler.
web-check-problem-hash-missing = Linjen slutter ikke med sit fingeraftryk: måske er dette slet ikke en protokol.
web-check-problem-hash = Linjen blev ændret, efter at den var skrevet, eller også blev en før den.
web-check-problem-json = Linjen kan ikke læses.
web-check-problem-form = Noget i denne linje har ikke den rigtige form.
web-check-receipt = Sammenlign med en enheds kvittering
web-check-receipt-fits = Protokollen passer til kvitteringen: enheden så dette spil, og dens tal og træk er dem, den sendte.
web-check-receipt-form = Dette er ikke en enheds kvittering.
web-check-receipt-table = Kvitteringen er fra et andet bord.
web-check-receipt-line = Enheden så noget andet ved hændelse { $at } (0 er hovedet).
web-check-receipt-short = Enheden så { $at ->
    [one] 1 hændelse
   *[other] { $at } hændelser
}, og protokollen har færre.
web-check-receipt-link = Tallet i trækning { $at } er ikke det, enheden gav.
web-check-receipt-move = Trækket ved hændelse { $at } er ikke det, enheden sendte, eller ikke til den stilling.
web-check-receipt-alarm = Den enhed slog alarm: { $alarm }
web-check-devices = Én enhed trak alene; enheder efter hinanden: { $count }. Kun deres ejere indestår for slagene: En afskåret slutning kan være spillet igen.
