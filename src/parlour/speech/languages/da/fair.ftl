# How rolls are made together, and what a device says of them.

web-fair = Hvem slog?
web-fair-about = Til hvert slag skriver bordet en liste over, hvad der kan komme, og hvor sandsynligt det er, og din enhed sammenligner den med reglerne. Derefter lægger hver enhed sit eget hemmelige tal til, og er blot én af dem ærlig, kan ingen vælge, hvad der kommer. Hver enhed regner selv alle slag efter. Et slag uden din enhed er kun så ærligt som de andre og værten.
web-fair-took = Med i dette slag: { $names }
web-fair-took-none = Ingen spillers enhed var med i dette slag; bordet lavede det alene.
web-fair-checked = { $count ->
    [0] Der er endnu ikke slået.
    [one] Denne enhed har efterregnet det ene slag indtil nu; det følger af sin liste.
   *[other] Denne enhed har efterregnet alle { $count } slag indtil nu; de følger af deres lister.
}
web-fair-compare = Sammenlign med en anden spiller: de samme ord ved hændelse { $seq } betyder, at I har set det samme spil. Eller lad dem scanne koden med den enhed, de spiller på.
web-fair-qr = Et link, der sammenligner jeres spil
web-fair-same = I har set det samme spil, til og med hændelse { $seq }.
web-fair-different = I har ikke set det samme spil. Bordet har vist to forskellige, eller en af jer har fået vist noget andet.
web-fair-unknown = Denne enhed kender ikke hændelse { $seq } endnu. Scan igen om lidt.
web-fair-receipt = Gem kvitteringen
web-fair-waits = Venter på enheden hos { $names }.
web-fair-late = Dette slag tager lang tid.
web-fair-agree = Slå igen uden den
web-fair-agree-about = Enheden hos { $names } svarer ikke. Hvis alle er enige, slås der igen uden den.
web-fair-agreed = Du har sagt ja. Vi venter på de andre.
web-fair-begin = Begynd nu
web-fair-begin-about = Ikke kommet endnu: { $names }
web-fair-notice-voided = Et slag blev lavet om, fordi denne enheds tal ikke nåede frem i tide.
web-fair-notice-voided-away = Mens denne enhed ikke havde forbindelse, blev et slag annulleret og lavet om.
web-fair-go-on = I orden
web-fair-evidence = Gem beviset
web-fair-stranger = Det var mig, på en anden enhed
web-fair-alarm-wrong = Bordet har sagt noget, som ikke passer med dets egen protokol.
web-fair-alarm-outcome = Dette slag giver ikke det, bordet siger.
web-fair-alarm-link = Et tal i dette slag er ikke det, der var lovet på forhånd.
web-fair-alarm-changed-log = Bordet fortæller nu dette spil anderledes end før.
web-fair-alarm-own-link = Bordet brugte ikke det tal, som denne enhed gav.
web-fair-alarm-drop-after-reveal = Bordet slog igen, selv om denne enhed allerede havde givet sit tal.
web-fair-alarm-void-after-acknowledgement = Bordet annullerede et slag, som om denne enhed ikke havde svaret, men det havde den.
web-fair-alarm-void-without-agreement = Bordet annullerede et slag uden at spørge dig.
web-fair-alarm-forged-move = Der blev lavet et træk for dig, som ikke kom fra denne enhed.
web-fair-alarm-rules = Bordet følger ikke reglerne: dets liste over chancer, et træk eller en tur er ikke, som spillets regler siger.
web-fair-alarm-shown = Bordet viser noget andet, end det har skrevet ned.
web-fair-alarm-unheard = Bordet går videre, som om denne enhed intet havde sagt, selv om det havde hørt den.
web-fair-alarm-not-sent = Bordet siger, at denne enhed gik eller kom tilbage. Det gjorde den ikke.
web-fair-alarm-refused = Bordet nægter gang på gang at lade denne enhed være med i slagene.
web-fair-alarm-voided-twice = For anden gang annullerede bordet et slag, som om denne enhed havde tiet.
web-fair-alarm-bot-in-seat = Bordet satte en bot på din plads uden grund.
web-fair-alarm-after = Der sendes ikke mere herfra: hverken træk eller slag.
web-fair-alarm-watched = Sig det til dem, der spiller.
web-fair-alarm-unprotected = Du spiller videre uden beskyttelse: værten kunne vælge slagene.
web-fair-play-on = Spil videre ubeskyttet
web-fair-accept = Spil alligevel
web-fair-question-unchecked = Reglerne for dette spil kontrolleres ikke på denne enhed: værten kunne snyde med terningerne.
web-fair-question-alone = Ved dette bord er spillernes enheder ikke med i slagene: værten kunne vælge dem.
web-fair-question-old = Dette bord slår efter ældre regler: værten kunne udelade denne enhed af ethvert slag.
web-fair-question-missed = { $missed } af { $all } slag er lavet uden denne enhed. Dårligt Wi-Fi eller en vært, der snyder: ingen kan vide det. Et bord, der venter på alle telefoner, slår aldrig uden dig.
web-fair-stays-unchecked = Regler ikke kontrolleret her
web-fair-stays-alone = Slag af værten alene
web-fair-stays-old = Slag efter ældre regler
web-fair-missed = { $missed } af { $all } slag uden denne enhed
web-fair-missed-why = Skærm slukket: { $off } · ingen forbindelse: { $cut } · forbundet: { $connected }
web-fair-unanswered = I 20 sekunder har bordet ikke svaret denne enhed. Dine træk og slag venter.
web-fair-odds = Dette resultat havde { $weight } af { $total } chancer.
web-fair-followed = Listen over chancer og alle træk indtil nu er reglernes.
web-fair-unfollowed = På denne enhed sammenlignes lister over chancer og træk ikke med reglerne.
web-fair-wait = Vent på alle telefoner før hvert slag
web-fair-wait-about = Ellers er et slag, mens en telefon sover, kun så ærligt som denne computer.
web-fair-hidden = Skal der slås videre, mens din skærm er slukket?
web-fair-hidden-yes = Ja, slå videre
web-fair-hidden-no = Nej, vent på mig
