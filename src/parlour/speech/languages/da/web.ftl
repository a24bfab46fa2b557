### The web pages: what only a browser says. Games, moves, results, rules and refusals of the table are in the other files.
###
### web-PAGE-…          home, new, join, after, record, check: what stands on that page
### web-refused-CODE    why the server refused; the codes are fixed (docs/api.md). web-refused-offline: nobody answers
### web-reaction-WHAT   what a reaction says; the list is fixed (docs/api.md)
###
### Arguments: $name is a player's name, $game a game's, $number counts seats from 1.

web-name = Parlour
web-description = Familiespil: spil med det samme, alene, sammen eller med invitation.
web-noscript = Parlour kræver JavaScript. Uden det kan du spille i en terminal: parlour play
web-skip = Gå direkte til indholdet
web-to-start = Til forsiden
web-close = Luk
web-menu = Menu
web-menu-game = Spil
web-menu-people = Personer
web-menu-help = Hjælp
web-share = Del
web-copy = Kopiér linket
web-copied = Kopieret
web-nowhere = Siden findes ikke
web-offline = Du er offline. Intet går tabt: spillet fortsætter, så snart forbindelsen er tilbage.
web-offline-play = Spil på denne enhed
web-announcements = Hvad der sker ved bordet
web-drop-here = Slip en spilprotokol her for at åbne den

## Settings

web-settings = Indstillinger
web-settings-language = Sprog
web-settings-theme = Tema
web-settings-theme-auto = som enheden
web-settings-theme-light = lyst
web-settings-theme-dark = mørkt
web-settings-name = Dit navn
web-settings-sound = Lyde
web-settings-buzz = Vibrer, når det er min tur
web-settings-text = Tekststørrelse
web-settings-text-usual = normal
web-settings-text-large = stor
web-settings-text-largest = meget stor
web-sound-ask = Spille med lyd?
web-yes = Ja
web-no = Nej
web-settings-still = Ingen bevægelse på brættet
web-child = Børnebord
web-child-about = Store figurer, få knapper, ingen procenter; sætninger læses højt, når man beder om det.
web-say-aloud = Læs højt
web-about = Om
web-about-pages = Kontrolsum for disse sider, som denne server oplyser den:
web-about-check = En server kan sende andre sider, end den oplyser. { $command } sammenligner det, den sender, med din egen installation.
web-settings-pace = Bots’ tempo
    .about = I dette tempo spiller bots ved alle borde, du åbner fra nu af.
web-settings-pace-slow = roligt
    .about = Der er tid til at følge hvert slag og hvert træk.
web-settings-pace-natural = naturligt
    .about = Omtrent som en, der sidder med ved bordet.
web-settings-pace-quick = hurtigt
    .about = Næsten ingen pause mellem to træk.

## The first page

web-home-title = Hvad skal vi spille?
web-home-continue = Spil videre: det er din tur
web-home-more = Mere
web-home-done = { $done } af { $count } klaret i dag
web-home-streak = { $count ->
    [one] indtil nu { $count } dag
   *[other] indtil nu { $count } dage i træk
}
web-code = Vær med med en kode
web-home-who-shutbox = 1–12 spillere · 5 min.
web-home-who-tuki = 2–6 spillere · 20 min.
web-home-who-rolit = 2–4 spillere · 15 min.
web-home-players = { $least } til { $most } spillere
web-home-open-record = Åbn et gemt spil
web-home-open-record-about = Vælg filen med et spil, eller slip den hvor som helst på siden.
web-getting-ready = Gøres klar for første gang: { $games }. Man kan allerede spille; stærkere bots og tip følger.
web-bot-getting-ready = { $name } spiller, så snart { $game } er klar …
web-home-fair = Efter spillet kan du kontrollere hvert slag og hvert kort i din egen browser.
web-mine-title = Dine borde
web-mine-ended = slut
web-mine-your-turn = Det er din tur
web-mine-going-on = i gang
web-daily = Dagens udfordring
web-tournament = Turnering
web-scores = Familiens sæson

## A new table

web-new-who = Hvem spiller?
web-new-me = Mig
web-new-kind = Spiller { $number }: hvem?
web-new-kind-here = på denne skærm
web-new-kind-link = via link
web-new-kind-bot = bot
web-new-add-here = en person her
web-new-add-link = en person via link
web-new-add-bot = en bot
web-new-level = Spiller { $number }: hvor stærk?
web-new-own = Spiller { $number }: { $option }
web-new-name = Navn på spiller { $number }
web-new-remove = Fjern spiller { $number }
web-new-finer = Tilpas reglerne
web-new-usual = Standard ({ $value })
web-new-other = noget andet …
web-new-play = Spil
web-house = Husregler
web-option-players = Spillere
web-option-first = Hvem begynder
web-rolit-size-8 = 8 × 8
    .about = Hele brættet, 64 kugler.
web-rolit-size-6 = 6 × 6
    .about = Kortere: 36 kugler.
web-rolit-size-4 = 4 × 4
    .about = På to minutter, for to.
web-tuki-rounds-1 = Én runde
    .about = For at lære det at kende.
web-tuki-rounds-3 = Tre runder
    .about = Et kortere spil.
web-tuki-rounds-5 = Fem runder
    .about = Hele spillet.

## Coming to a table

web-join-title = { $game }: kom og sæt dig
web-join-with = Ved bordet: { $names }
web-join-sit = Sæt dig
web-join-watch = Kig bare med
web-table-coming = Bordet gøres klar …
web-table-gone = Dette bord findes ikke
web-table-gone-about = Måske er adressen ufuldstændig, måske er bordet slettet, eller også må man ikke kigge med.
web-invite = Invitér
web-invite-about = Send dette link, eller lad de andre scanne QR-koden. Den, der åbner det, får en ledig plads.
web-invite-link = Linket
web-invite-qr = Linket som QR-kode
web-invite-local = Dette link virker kun på denne computer.
web-invite-by-hand = Linket er markeret: kopiér det herfra.
web-home = Lad telefoner på samme wi-fi være med
web-home-about = Telefoner og computere på samme netværk kan så åbne dette bord.
web-home-none = Denne computer er ikke på et netværk, som din telefon kan komme på.

## At the table

web-your-turn = Din tur
web-pass-to = Giv enheden til { $name }
web-turn-wait = Det er { $name }s tur.
web-turn-nobody-yet = Venter på, at { $name } sætter sig. Send invitationen.
web-roll = Slå
web-roll-ball = Tril kuglen
web-draw = Vend kortet
web-line-lost = Forbindelsen er væk. Prøver igen …
web-seats = Spillere
web-seat-you = du
web-seat-here = på denne skærm
web-seat-there = her
web-seat-away = væk
web-seat-free = ledig plads
web-seat-taken-over = en bot spiller videre ({ $level })
web-seat-score = Point: { $score }
web-watching = { $count ->
    [one] Én person kigger med.
   *[other] { $count } personer kigger med.
}
web-watch-link = Link til tilskuere
web-log = Spilforløb
web-log-takeover = En bot spiller videre for { $name }.
web-log-bot-replaced = { $name } spiller nu på niveauet »{ $level }«: det stærkere niveau fandt ikke et træk i tide.
web-log-by-bot = { $name } (bot)
web-log-gone = { $name } er væk; spillet venter.
web-moves = Alle træk
web-moves-type = Skriv et træk
web-moves-play = Spil det
web-pause = Pause
web-go-on = Fortsæt
web-bot-for-me = Lad en bot spille for mig
web-bot-plays = En bot spiller for dig.
web-return = { $name }: spil selv videre
web-end = Afslut spillet
web-end-sure = Vil du afslutte spillet?
web-end-about = Spillet slutter her for alle, uden en vinder.
web-end-no = Spil videre
web-leave-about = En bot spiller videre for dig. Du kan komme tilbage og tage din plads igen.
web-leave-sure = Forlade bordet?
web-leave = Gå
web-leave-stop = Foreslå at stoppe
    .about = Eller foreslå at stoppe her: spillet slutter for alle, når alle er enige.
web-gone-about = { $name } har været væk et stykke tid. Hvad skal der ske?
web-gone-wait = Vent
web-gone-bot = Lad en bot spille
web-gone-end = Afslut spillet
web-rules = Regler
web-rules-of = Regler for { $game }
web-rules-options = Hvad man kan vælge
web-worth = Vis, hvad hullerne er værd
web-hint = Tip
web-hint-thinking = Tænker …
web-hint-none = Der er ikke noget tip lige nu.
web-explore = Analysér en stilling
web-explore-of = { $game }: analysér en stilling
web-home-what-now = Hvad skal jeg gøre nu?
web-explore-here = Analysér herfra
web-practice = Øv dig på dine fejl
web-chance = Udforsk chancer
web-diagram-again = En gang til fra begyndelsen
web-lesson-of = Lær { $game } på et minut
web-lesson-offer = Kender du ikke { $game }? Lær det på et minut, mens du spiller.
web-lesson-offer-any = Ny her? Lær et spil på et minut, mens du spiller:
web-lesson-learn = Lær det
web-lesson-no = Nej tak
web-reactions = Reaktioner
web-reaction-hello = Hej!
web-reaction-bye = Farvel!
web-reaction-applause = Bravo!
web-reaction-laugh = Ha ha!
web-reaction-wow = Åh!
web-reaction-oops = Ups …
web-reaction-sad = Hvor ærgerligt.
web-reaction-luck = Held og lykke!
web-reaction-thanks = Tak!
web-reaction-thinking = Lad mig tænke …
web-reaction-hurry = Kom nu!
web-reaction-good_game = Godt spillet!
web-reaction-stop = Skal vi stoppe her?

## Hvem der er med i kastene

web-log-drop = Enheden hos { $names } svarer ikke; der slås uden den.
web-log-void = Slaget er annulleret og laves om uden enheden hos { $names }.
web-log-back = Enheden hos { $names } er med igen.

## After play

web-lobby-ask = Må telefoner på dette wi-fi være med?
web-lobby-start = Start
web-lobby-without = Start uden { $names }
web-lobby-wait = Spillet begynder, når alle er her, eller når værten starter det.
web-lobby-wait-all = Spillet begynder, når alle er her.
web-lobby-coming = på vej …
web-lobby-closed = Telefoner kan være med, når værten trykker på »{ $button }«.
web-home-here = Sammen her
web-home-phones = Med telefoner
web-home-box = Rigtigt spil
web-sheet = Kun holde regnskab
web-home-again = Igen med { $names }
web-new-full = Alle { $count } pladser er optaget.
web-new-roomier = Spil { $value }: op til { $count }
web-scene-next-round = Næste runde
web-scene-next-game = Næste spil
web-scene-leads = { $name } fører med { $points } point.
    .you = Du fører med { $points } point.
web-scene-level = { $names } deler føringen.
web-scene-look = Se på brættet
web-scene-more = Mere
web-after-result = Resultat
web-you-win = Du vinder!
web-you-share = Du deler sejren med { $names }.
web-after-rematch = Spil igen
web-after-join-rematch = Videre til næste spil
web-after-watch-rematch = Kig med i næste spil
web-after-other = Et andet spil
web-after-share = Del resultatet
web-after-picture = Del som billede
web-after-picture-save = Gem som billede
web-after-luck = Var det held?
web-after-best = Dit bedste: { $score }
web-after-par = Spillet perfekt: { $score } i gennemsnit
web-after-replay = Se det igen
web-after-check = Kontrollér dette spil
web-after-download = Gem protokollen
web-after-failed = Spillets protokol kan ikke hentes lige nu.
web-replay-first = Til begyndelsen
web-replay-back = Et skridt tilbage
web-replay-play = Afspil
web-replay-stop = Stop
web-replay-on = Et skridt frem
web-replay-last = Til slutningen
web-replay-slider = Sted i spillet
web-analysis = Hvordan det gik
web-analysis-scores = Pointene fra start til slut
web-record = Et gemt spil
web-record-in-play = Dette spil er ikke færdigt.
web-record-other = Åbn et andet

## Check this game

web-check = Gik alt ærligt til?

## Refusals of the server

web-refused-offline = Serveren svarer ikke.
web-refused-not_found = Det findes ikke.
web-refused-not_your_seat = Det er ikke din plads.
web-refused-not_host = Det må kun værten.
web-refused-bad_message = Serveren forstod det ikke. Indlæs siden igen.
web-refused-bad_origin = Serveren tager kun imod dette fra sine egne sider.
web-refused-unknown_game = Det spil findes ikke her.
web-refused-bad_option = Disse regler passer ikke sammen.
web-refused-bad_seats = Spillet kan ikke spilles med disse spillere.
web-refused-bad_record = Denne fil er ikke en spilprotokol.
web-refused-no_free_seat = Alle pladser er optaget.
web-refused-not_gone = Spilleren er her stadig.
web-refused-not_taken_over = Der spiller ingen bot på denne plads.
web-refused-too_large = Det er for langt.
web-refused-too_many = Det var for meget på én gang. Vent lidt.
web-refused-too_many_tables = Der er allerede for mange borde åbne.
web-refused-hello_first = Serveren forstod det ikke. Indlæs siden igen.
web-refused-method_not_allowed = Serveren forstod det ikke. Indlæs siden igen.
web-refused-unavailable = Det kan serveren ikke lige nu. Prøv igen.
web-record-device = Dette spil blev spillet på en enhed uden server, og kun sådan en enhed kan fortsætte det. Her kan du spille det igennem, studere og analysere det.
