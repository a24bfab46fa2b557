### The web pages: what only a browser says. Games, moves, results, rules and refusals of the table are in the other files.
###
### web-PAGE-…          home, new, join, after, record, check: what stands on that page
### web-refused-CODE    why the server refused; the codes are fixed (docs/api.md). web-refused-offline: nobody answers
### web-reaction-WHAT   what a reaction says; the list is fixed (docs/api.md)
###
### Arguments: $name is a player's name, $game a game's, $number counts seats from 1.

web-name = Parlour
web-description = Familjespel: spela direkt, ensam, tillsammans eller med inbjudan.
web-noscript = Parlour behöver JavaScript. Utan det går det att spela i en terminal: parlour play
web-skip = Hoppa till innehållet
web-to-start = Till startsidan
web-close = Stäng
web-menu = Meny
web-menu-game = Spel
web-menu-people = Personer
web-menu-help = Hjälp
web-share = Dela
web-copy = Kopiera länken
web-copied = Kopierad
web-nowhere = Sidan finns inte
web-offline = Du är offline. Inget går förlorat: spelet fortsätter så snart anslutningen är tillbaka.
web-offline-play = Spela på den här enheten
web-announcements = Vad som händer vid bordet
web-drop-here = Släpp ett spelprotokoll här för att öppna det

## Settings

web-settings = Inställningar
web-settings-language = Språk
web-settings-theme = Tema
web-settings-theme-auto = som enheten
web-settings-theme-light = ljust
web-settings-theme-dark = mörkt
web-settings-name = Ditt namn
web-settings-sound = Ljud
web-settings-buzz = Vibrera när det är min tur
web-settings-text = Textstorlek
web-settings-text-usual = normal
web-settings-text-large = stor
web-settings-text-largest = mycket stor
web-sound-ask = Spela med ljud?
web-yes = Ja
web-no = Nej
web-settings-still = Ingen rörelse på brädet
web-child = Barnbord
web-child-about = Stora pjäser, få knappar, inga procent; meningar läses upp på begäran.
web-say-aloud = Läs upp
web-about = Om
web-about-pages = Kontrollsumma för de här sidorna, som servern uppger den:
web-about-check = En server kan skicka andra sidor än den uppger. { $command } jämför det den skickar med din egen installation.
web-settings-pace = Bottarnas tempo
    .about = I den här takten spelar bottar vid alla bord som du öppnar från och med nu.
web-settings-pace-slow = lugnt
    .about = Då hinner du följa varje kast och varje drag.
web-settings-pace-natural = naturligt
    .about = Ungefär som någon som sitter vid bordet.
web-settings-pace-quick = snabbt
    .about = Knappt någon paus mellan två drag.

## The first page

web-home-title = Vad ska vi spela?
web-home-continue = Spela vidare: det är din tur
web-home-more = Mer
web-home-done = { $done } av { $count } klara i dag
web-home-streak = { $count ->
    [one] hittills { $count } dag
   *[other] hittills { $count } dagar i rad
}
web-code = Var med med en kod
web-home-who-shutbox = 1–12 spelare · 5 min
web-home-who-tuki = 2–6 spelare · 20 min
web-home-who-rolit = 2–4 spelare · 15 min
web-home-players = { $least } till { $most } spelare
web-home-open-record = Öppna ett sparat spel
web-home-open-record-about = Välj ett spels fil, eller släpp den var som helst på sidan.
web-getting-ready = Görs i ordning för första gången: { $games }. Det går redan att spela; starkare bottar och tips följer.
web-bot-getting-ready = { $name } spelar så snart { $game } är klart …
web-home-fair = Efter spelet kan du kontrollera varje kast och varje kort i din egen webbläsare.
web-mine-title = Dina bord
web-mine-ended = avslutat
web-mine-your-turn = Det är din tur
web-mine-going-on = pågår
web-daily = Dagens utmaning
web-tournament = Turnering
web-scores = Familjens säsong

## A new table

web-new-who = Vilka spelar?
web-new-me = Jag
web-new-kind = Spelare { $number }: vem?
web-new-kind-here = på den här skärmen
web-new-kind-link = via länk
web-new-kind-bot = bot
web-new-add-here = någon här
web-new-add-link = någon via länk
web-new-add-bot = en bot
web-new-level = Spelare { $number }: hur stark?
web-new-own = Spelare { $number }: { $option }
web-new-name = Namn på spelare { $number }
web-new-remove = Ta bort spelare { $number }
web-new-finer = Anpassa reglerna
web-new-usual = Standard ({ $value })
web-new-other = något annat …
web-new-play = Spela
web-house = Husregler
web-option-players = Spelare
web-option-first = Vem börjar
web-rolit-size-8 = 8 × 8
    .about = Hela brädet, 64 kulor.
web-rolit-size-6 = 6 × 6
    .about = Kortare: 36 kulor.
web-rolit-size-4 = 4 × 4
    .about = På två minuter, för två.
web-tuki-rounds-1 = En runda
    .about = För att lära känna spelet.
web-tuki-rounds-3 = Tre rundor
    .about = Ett kortare spel.
web-tuki-rounds-5 = Fem rundor
    .about = Hela spelet.

## Coming to a table

web-join-title = { $game }: kom och slå dig ner
web-join-with = Vid bordet: { $names }
web-join-sit = Slå dig ner
web-join-watch = Bara titta på
web-table-coming = Bordet görs i ordning …
web-table-gone = Det här bordet finns inte
web-table-gone-about = Kanske är adressen ofullständig, kanske är bordet borttaget, eller så får man inte titta på.
web-invite = Bjud in
web-invite-about = Skicka den här länken, eller låt de andra skanna QR-koden. Den som öppnar den får en ledig plats.
web-invite-link = Länken
web-invite-qr = Länken som QR-kod
web-invite-local = Länken fungerar bara på den här datorn.
web-invite-by-hand = Länken är markerad: kopiera den härifrån.
web-home = Låt telefoner på samma wifi vara med
web-home-about = Telefoner och datorer på samma nät kan då öppna det här bordet.
web-home-none = Den här datorn är inte på ett nät som din telefon kan ansluta till.

## At the table

web-your-turn = Din tur
web-pass-to = Ge enheten till { $name }
web-turn-wait = Det är { $name }s tur.
web-turn-nobody-yet = Väntar på att { $name } slår sig ner. Skicka inbjudan.
web-roll = Kasta
web-roll-ball = Rulla kulan
web-draw = Vänd på kortet
web-line-lost = Anslutningen är borta. Försöker igen …
web-seats = Spelare
web-seat-you = du
web-seat-here = på den här skärmen
web-seat-there = här
web-seat-away = borta
web-seat-free = ledig plats
web-seat-taken-over = en bot spelar vidare ({ $level })
web-seat-score = Poäng: { $score }
web-watching = { $count ->
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
}
web-watch-link = Länk för åskådare
web-log = Spelets gång
web-log-takeover = En bot spelar vidare för { $name }.
web-log-bot-replaced = { $name } spelar nu på nivån ”{ $level }”: den starkare nivån hittade inget drag i tid.
web-log-by-bot = { $name } (bot)
web-log-gone = { $name } är borta; spelet väntar.
web-moves = Alla drag
web-moves-type = Skriv ett drag
web-moves-play = Spela det
web-pause = Paus
web-go-on = Fortsätt
web-bot-for-me = Låt en bot spela åt mig
web-bot-plays = En bot spelar åt dig.
web-return = { $name }: spela vidare själv
web-end = Avsluta spelet
web-end-sure = Avsluta spelet?
web-end-about = Spelet slutar här för alla, utan vinnare.
web-end-no = Spela vidare
web-leave-about = En bot spelar vidare åt dig. Du kan komma tillbaka och ta din plats igen.
web-leave-sure = Lämna bordet?
web-leave = Lämna
web-leave-stop = Föreslå att sluta
    .about = Eller föreslå att sluta här: spelet slutar för alla när alla är överens.
web-gone-about = { $name } har varit borta ett tag. Vad ska hända?
web-gone-wait = Vänta
web-gone-bot = Låt en bot spela
web-gone-end = Avsluta spelet
web-rules = Regler
web-rules-of = Regler för { $game }
web-rules-options = Vad man kan välja
web-worth = Visa vad groparna är värda
web-hint = Tips
web-hint-thinking = Tänker …
web-hint-none = Det finns inget tips just nu.
web-explore = Analysera en ställning
web-explore-of = { $game }: analysera en ställning
web-home-what-now = Vad ska jag göra nu?
web-explore-here = Analysera härifrån
web-practice = Öva på dina misstag
web-chance = Utforska chanser
web-diagram-again = En gång till från början
web-lesson-of = Lär dig { $game } på en minut
web-lesson-offer = Är { $game } nytt för dig? Lär dig på en minut, medan du spelar.
web-lesson-offer-any = Ny här? Lär dig ett spel på en minut, medan du spelar:
web-lesson-learn = Lär mig
web-lesson-no = Nej tack
web-reactions = Reaktioner
web-reaction-hello = Hej!
web-reaction-bye = Hej då!
web-reaction-applause = Bravo!
web-reaction-laugh = Haha!
web-reaction-wow = Åh!
web-reaction-oops = Hoppsan …
web-reaction-sad = Så synd.
web-reaction-luck = Lycka till!
web-reaction-thanks = Tack!
web-reaction-thinking = Låt mig tänka …
web-reaction-hurry = Kom igen!
web-reaction-good_game = Bra spelat!
web-reaction-stop = Ska vi sluta här?

## Vilka som är med i kasten

web-log-drop = Enheten hos { $names } svarar inte; kastet görs utan den.
web-log-void = Kastet är struket och görs om utan enheten hos { $names }.
web-log-back = Enheten hos { $names } är med igen.

## After play

web-lobby-ask = Får telefoner på detta wifi vara med?
web-lobby-start = Starta
web-lobby-without = Börja utan { $names }
web-lobby-wait = Spelet börjar när alla är här, eller när värden startar det.
web-lobby-wait-all = Spelet börjar när alla är här.
web-lobby-coming = på väg …
web-lobby-closed = Telefoner kan vara med när värden trycker på ”{ $button }”.
web-home-here = Tillsammans här
web-home-phones = Med telefoner
web-home-box = Riktigt spel
web-sheet = Bara räkna poäng
web-home-again = Igen med { $names }
web-new-full = Alla { $count } platser är upptagna.
web-new-roomier = Spela { $value }: upp till { $count }
web-scene-next-round = Nästa runda
web-scene-next-game = Nästa spel
web-scene-leads = { $name } leder med { $points } poäng.
    .you = Du leder med { $points } poäng.
web-scene-level = { $names } delar ledningen.
web-scene-look = Se på brädet
web-scene-more = Mer
web-after-result = Resultat
web-you-win = Du vinner!
web-you-share = Du delar segern med { $names }.
web-after-rematch = Spela igen
web-after-join-rematch = Vidare till nästa spel
web-after-watch-rematch = Titta på nästa spel
web-after-other = Ett annat spel
web-after-share = Dela resultatet
web-after-picture = Dela som bild
web-after-picture-save = Spara som bild
web-after-luck = Var det tur?
web-after-best = Ditt bästa: { $score }
web-after-par = Perfekt spelat: { $score } i genomsnitt
web-after-replay = Se det igen
web-after-check = Kontrollera spelet
web-after-download = Spara protokollet
web-after-failed = Spelets protokoll går inte att hämta just nu.
web-replay-first = Till början
web-replay-back = Ett steg tillbaka
web-replay-play = Spela upp
web-replay-stop = Stopp
web-replay-on = Ett steg framåt
web-replay-last = Till slutet
web-replay-slider = Läge i spelet
web-analysis = Så gick det
web-analysis-scores = Poängen från början till slut
web-record = Ett sparat spel
web-record-in-play = Det här spelet är inte avslutat.
web-record-other = Öppna ett annat

## Check this game

web-check = Gick allt rätt till?

## Refusals of the server

web-refused-offline = Servern svarar inte.
web-refused-not_found = Det finns inte.
web-refused-not_your_seat = Det är inte din plats.
web-refused-not_host = Det får bara värden göra.
web-refused-bad_message = Det förstod inte servern. Ladda om sidan.
web-refused-bad_origin = Servern tar bara emot detta från sina egna sidor.
web-refused-unknown_game = Det spelet finns inte här.
web-refused-bad_option = De här reglerna går inte ihop.
web-refused-bad_seats = Spelet går inte att spela med de här spelarna.
web-refused-bad_record = Den här filen är inget spelprotokoll.
web-refused-no_free_seat = Alla platser är upptagna.
web-refused-not_gone = Spelaren är kvar.
web-refused-not_taken_over = Ingen bot spelar på den här platsen.
web-refused-too_large = Det är för långt.
web-refused-too_many = Det var för mycket på en gång. Vänta lite.
web-refused-too_many_tables = För många bord är redan öppna.
web-refused-hello_first = Det förstod inte servern. Ladda om sidan.
web-refused-method_not_allowed = Det förstod inte servern. Ladda om sidan.
web-refused-unavailable = Det kan servern inte just nu. Försök igen.
web-record-device = Det här spelet spelades på en enhet utan server, och bara en sådan enhet kan fortsätta det. Här kan du spela upp, studera och analysera det.
