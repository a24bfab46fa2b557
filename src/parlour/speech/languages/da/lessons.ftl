### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game }: en lektion
web-lesson-step = Trin { $number } af { $count }
web-lesson-back = Tilbage
web-lesson-next = Videre
web-lesson-show = Vis mig
web-lesson-leave = Forlad lektionen
web-lesson-again = Forfra
web-lesson-you = Du

## Shut the Box

lesson-shutbox-roll = Dine ti klapper er åbne. Luk dem alle, så vinder du. Slå med terningerne!
lesson-shutbox-shut = 6 og 3 er ni. Luk klapper, der tilsammen giver præcis 9: der er flere måder, vælg en.
lesson-shutbox-again = Lukkede klapper forbliver lukkede. Du slår videre, så længe et slag passer.
lesson-shutbox-die = Nogle slag senere er kun 1, 2 og 5 åbne. Når intet over 6 er åbent, må du slå med én terning. Prøv.
    .otherwise = To terninger er også tilladt, men summen ville tit blive for høj. Prøv med én terning.
lesson-shutbox-over = En 4’er passer ikke: din tur er slut. 1 + 2 + 5 er stadig åbne: 8 point. Færre er bedre.
lesson-shutbox-luck = En anden tur med mere held: kun 2’eren er åben. Slå med én terning.
    .otherwise = To terninger giver kun 2 med to 1’ere. Slå med én terning.
lesson-shutbox-last = En 2’er! Luk din sidste klap.
lesson-shutbox-won = Boksen er lukket, og du vinder med det samme. Lykkes det ingen, vinder den laveste score.

## Tuki Tuki

lesson-tuki-open = Foran dig ligger otte skjulte kort. Ingen kender dem, heller ikke du. Vend kortet øverst til venstre.
    .otherwise = Du må vende et hvilket som helst kort. Tag først det øverst til venstre.
lesson-tuki-below = En tolver. Det er meget, og den med færrest point vinder. Vend kortet under den.
    .otherwise = Alle kort er mulige. Tag først det under tolveren.
lesson-tuki-pair = En tolver til! To ens tal over hinanden er et par og tæller ikke.
lesson-tuki-take = Når det er din tur, tager du et kort: fra trækbunken eller fra afkastbunken. Tag et fra trækbunken.
    .otherwise = Du må også tage 7’eren fra afkastbunken. Tag først et kort fra trækbunken.
lesson-tuki-put = En 1’er er god. Læg den i stedet for et skjult kort.
    .otherwise = Behold dit par, og behold 1’eren: læg den i stedet for et skjult kort.
lesson-tuki-old = Det gamle kort var en 10’er. Det går til afkastbunken, og så er det den næstes tur.
lesson-tuki-third = Du har et par treere og en tredje. En fjerde ligger på afkastbunken: tag den.
    .otherwise = Trækbunken kan give hvad som helst. Tag den treer, du kan se.
lesson-tuki-fourth = Læg den under den tredje.
    .otherwise = Der er en bedre plads: under treeren, der er alene.
lesson-tuki-four = To par af samme tal er en firer. Den tæller −10: ti point mindre!
lesson-tuki-parrot = En papegøje efterligner kortet over eller under sig. Tag denne fra afkastbunken.
    .otherwise = Papegøjer er sjældne. Tag denne fra afkastbunken.
lesson-tuki-mimic = Læg papegøjen under din tolver.
    .otherwise = Der er en bedre plads: under tolveren.
lesson-tuki-mimics = Papegøjen er nu en tolver mere. Et par: det tæller ikke.
lesson-tuki-hidden = Slutningen af en runde: kun ét af dine kort er skjult. Tag et kort fra trækbunken.
    .otherwise = Tag denne gang et kort fra trækbunken.
lesson-tuki-close = En 1’er. Læg den i stedet for dit sidste skjulte kort.
    .otherwise = Det kunne du, men lad os slutte: læg den i stedet for dit sidste skjulte kort.
lesson-tuki-won = Uden skjulte kort er du færdig. De andre fik en sidste tur. Du har 3 point, den anden 32: du vinder!

## Rolit

lesson-rolit-trap = Du spiller rød. Læg en kugle i et markeret hul, så en kugle i en anden farve bliver omsluttet af to af dine.
lesson-rolit-turned = Alt, hvad du omsluttede, er blevet rødt. Nu ville det være grøns tur.
lesson-rolit-most = Én kugle kan omslutte langs flere linjer på én gang. Find hullet, der vender fire kugler.
    .otherwise = Det vender færre. Find hullet, der vender fire kugler.
lesson-rolit-lines = Fire på én gang! Kan du erobre, skal du.
lesson-rolit-place = Her kan du ikke erobre noget. Så lægger du din kugle ved siden af en hvilken som helst anden.
lesson-rolit-placed = Intet er vendt, men din kugle kan hjælpe senere. Man melder aldrig pas.
lesson-rolit-corner = Tag hjørnet: en kugle i et hjørne kan aldrig vendes igen.
    .otherwise = Det erobrer også, men find hjørnet.
lesson-rolit-safe = Denne kugle forbliver rød til det sidste.
lesson-rolit-full = På dette lille bræt er der ét hul tilbage, og det er din tur. Læg den sidste kugle.
lesson-rolit-won = Brættet er fuldt, og rød ses mest: 11 mod 5. Du vinder!
