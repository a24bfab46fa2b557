### The web pages: what only a browser says. Games, moves, results, rules and refusals of the table are in the other files.
###
### web-PAGE-…          home, new, join, after, record, check: what stands on that page
### web-refused-CODE    why the server refused; the codes are fixed (docs/api.md). web-refused-offline: nobody answers
### web-reaction-WHAT   what a reaction says; the list is fixed (docs/api.md)
###
### Arguments: $name is a player's name, $game a game's, $number counts seats from 1.

web-name = Parlour
web-description = Gezelschapsspellen: meteen spelen, alleen, samen of op uitnodiging.
web-noscript = Parlour heeft JavaScript nodig. Zonder kun je in een terminal spelen: parlour play
web-skip = Naar de inhoud springen
web-to-start = Naar de beginpagina
web-close = Sluiten
web-menu = Menu
web-menu-game = Spel
web-menu-people = Mensen
web-menu-help = Hulp
web-share = Delen
web-copy = Link kopiëren
web-copied = Gekopieerd
web-nowhere = Pagina niet gevonden
web-offline = Je bent offline. Er gaat niets verloren: het spel gaat verder zodra de verbinding terug is.
web-offline-play = Op dit apparaat spelen
web-announcements = Wat er aan tafel gebeurt
web-drop-here = Laat hier een spelverslag los om het te openen

## Settings

web-settings = Instellingen
web-settings-language = Taal
web-settings-theme = Weergave
web-settings-theme-auto = zoals het apparaat
web-settings-theme-light = licht
web-settings-theme-dark = donker
web-settings-name = Je naam
web-settings-sound = Geluiden
web-settings-buzz = Trillen als ik aan de beurt ben
web-settings-text = Tekstgrootte
web-settings-text-usual = normaal
web-settings-text-large = groot
web-settings-text-largest = heel groot
web-sound-ask = Met geluid spelen?
web-yes = Ja
web-no = Nee
web-settings-still = Geen beweging op het bord
web-child = Kindertafel
web-child-about = Grote stukken, weinig knoppen, geen percentages; zinnen worden desgewenst voorgelezen.
web-say-aloud = Voorlezen
web-about = Over
web-about-pages = Controlegetal van deze pagina’s, zoals deze server het opgeeft:
web-about-check = Een server kan andere pagina’s sturen dan hij opgeeft. { $command } vergelijkt wat hij stuurt met je eigen installatie.
web-settings-pace = Tempo van de bots
    .about = In dit tempo spelen bots aan elke tafel die je vanaf nu opent.
web-settings-pace-slow = rustig
    .about = Zo kun je elke worp en zet volgen.
web-settings-pace-natural = natuurlijk
    .about = Ongeveer zo snel als iemand aan tafel.
web-settings-pace-quick = snel
    .about = Nauwelijks een pauze tussen twee zetten.

## The first page

web-home-title = Wat gaan we spelen?
web-home-continue = Verder spelen: jij bent aan de beurt
web-home-more = Meer
web-home-done = vandaag { $done } van { $count } gedaan
web-home-streak = { $count ->
    [one] tot nu toe { $count } dag
   *[other] tot nu toe { $count } dagen op rij
}
web-code = Meedoen met een code
web-home-who-shutbox = 1–12 spelers · 5 min.
web-home-who-tuki = 2–6 spelers · 20 min.
web-home-who-rolit = 2–4 spelers · 15 min.
web-home-players = { $least } tot { $most } spelers
web-home-open-record = Een bewaard spel openen
web-home-open-record-about = Kies het bestand van een spel, of sleep het ergens op deze pagina.
web-getting-ready = Wordt voor het eerst klaargezet: { $games }. Spelen kan al; sterkere bots en tips volgen.
web-bot-getting-ready = { $name } speelt zodra { $game } klaar is…
web-home-fair = Na het spel kun je elke worp en elke kaart in je eigen browser controleren.
web-mine-title = Jouw tafels
web-mine-ended = afgelopen
web-mine-your-turn = Jij bent aan de beurt
web-mine-going-on = bezig
web-daily = Uitdaging van de dag
web-tournament = Toernooi
web-scores = Het seizoen van de familie

## A new table

web-new-who = Wie speelt?
web-new-me = Ik
web-new-kind = Speler { $number }: wie?
web-new-kind-here = op dit scherm
web-new-kind-link = via een link
web-new-kind-bot = bot
web-new-add-here = iemand hier
web-new-add-link = iemand via een link
web-new-add-bot = een bot
web-new-level = Speler { $number }: hoe sterk?
web-new-own = Speler { $number }: { $option }
web-new-name = Naam van speler { $number }
web-new-remove = Speler { $number } verwijderen
web-new-finer = Regels aanpassen
web-new-usual = Standaard ({ $value })
web-new-other = iets anders…
web-new-play = Spelen
web-house = Huisregels
web-option-players = Spelers
web-option-first = Wie begint
web-rolit-size-8 = 8 × 8
    .about = Het hele bord, 64 ballen.
web-rolit-size-6 = 6 × 6
    .about = Korter: 36 ballen.
web-rolit-size-4 = 4 × 4
    .about = In twee minuten, met zijn tweeën.
web-tuki-rounds-1 = Eén ronde
    .about = Om kennis te maken.
web-tuki-rounds-3 = Drie rondes
    .about = Een korter spel.
web-tuki-rounds-5 = Vijf rondes
    .about = Het hele spel.

## Coming to a table

web-join-title = { $game }: kom erbij zitten
web-join-with = Aan tafel: { $names }
web-join-sit = Gaan zitten
web-join-watch = Alleen kijken
web-table-coming = De tafel wordt klaargezet…
web-table-gone = Deze tafel bestaat niet
web-table-gone-about = Misschien is het adres niet compleet, is de tafel verwijderd, of mag er niet worden meegekeken.
web-invite = Uitnodigen
web-invite-about = Stuur deze link, of laat anderen de QR-code scannen. Wie hem opent krijgt een vrije plaats.
web-invite-link = De link
web-invite-qr = De link als QR-code
web-invite-local = Deze link werkt alleen op deze computer.
web-invite-by-hand = De link is geselecteerd: kopieer hem hier.
web-home = Telefoons op deze wifi laten meedoen
web-home-about = Telefoons en computers in hetzelfde netwerk kunnen deze tafel dan openen.
web-home-none = Deze computer zit niet op een netwerk waar je telefoon bij kan.

## At the table

web-your-turn = Jouw beurt
web-pass-to = Geef het apparaat aan { $name }
web-turn-wait = { $name } is aan de beurt.
web-turn-nobody-yet = Wachten tot { $name } gaat zitten. Stuur de uitnodiging.
web-roll = Gooien
web-roll-ball = De bal rollen
web-draw = De kaart omdraaien
web-line-lost = De verbinding is weg. Nieuwe poging…
web-seats = Spelers
web-seat-you = jij
web-seat-here = op dit scherm
web-seat-there = aanwezig
web-seat-away = weg
web-seat-free = vrije plaats
web-seat-taken-over = een bot speelt verder ({ $level })
web-seat-score = Score: { $score }
web-watching = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
web-watch-link = Link voor toeschouwers
web-log = Spelverloop
web-log-takeover = Een bot speelt verder voor { $name }.
web-log-bot-replaced = { $name } speelt nu op niveau ‘{ $level }’: het sterkere niveau vond niet op tijd een zet.
web-log-by-bot = { $name } (bot)
web-log-gone = { $name } is weg; het spel wacht.
web-moves = Alle zetten
web-moves-type = Typ een zet
web-moves-play = Spelen
web-pause = Pauze
web-go-on = Verder
web-bot-for-me = Bot speelt voor mij
web-bot-plays = Er speelt een bot voor je.
web-return = { $name }: zelf verder spelen
web-end = Spel beëindigen
web-end-sure = Het spel beëindigen?
web-end-about = Het spel eindigt hier voor iedereen, zonder winnaar.
web-end-no = Doorspelen
web-leave-about = Een bot speelt voor je verder. Je kunt terugkomen en je plaats weer innemen.
web-leave-sure = De tafel verlaten?
web-leave = Weggaan
web-leave-stop = Voorstellen te stoppen
    .about = Of stel voor hier te stoppen: het spel eindigt voor iedereen als iedereen akkoord is.
web-gone-about = { $name } is al een poosje weg. Wat nu?
web-gone-wait = Wachten
web-gone-bot = Laat een bot spelen
web-gone-end = Spel beëindigen
web-rules = Regels
web-rules-of = Regels van { $game }
web-rules-options = Wat je kunt kiezen
web-worth = Laat zien wat de kuiltjes waard zijn
web-hint = Hint
web-hint-thinking = Denkt na…
web-hint-none = Er is nu geen hint beschikbaar.
web-explore = Een stelling analyseren
web-explore-of = { $game }: een stelling analyseren
web-home-what-now = Wat moet ik nu doen?
web-explore-here = Vanaf hier analyseren
web-practice = Oefen met je fouten
web-chance = Kansen verkennen
web-diagram-again = Nog eens van voren af aan
web-lesson-of = Leer { $game } in een minuut
web-lesson-offer = Ken je { $game } nog niet? Leer het in een minuut, al spelend.
web-lesson-offer-any = Nieuw hier? Leer een spel in een minuut, al spelend:
web-lesson-learn = Leren
web-lesson-no = Nee, bedankt
web-reactions = Reacties
web-reaction-hello = Hallo!
web-reaction-bye = Doei!
web-reaction-applause = Bravo!
web-reaction-laugh = Haha!
web-reaction-wow = Wauw!
web-reaction-oops = Oeps…
web-reaction-sad = Wat jammer.
web-reaction-luck = Veel geluk!
web-reaction-thanks = Dank je wel!
web-reaction-thinking = Even denken…
web-reaction-hurry = Kom op!
web-reaction-good_game = Goed gespeeld!
web-reaction-stop = Zullen we hier stoppen?

## Wie aan de worpen meedoet

web-log-drop = Het apparaat van { $names } antwoordt niet; er wordt zonder gegooid.
web-log-void = De worp is geannuleerd en wordt overgedaan zonder het apparaat van { $names }.
web-log-back = Het apparaat van { $names } doet weer mee.

## After play

web-lobby-ask = Mogen telefoons op deze wifi meedoen?
web-lobby-start = Beginnen
web-lobby-without = Beginnen zonder { $names }
web-lobby-wait = Het spel begint als iedereen er is, of als de gastheer het start.
web-lobby-wait-all = Het spel begint als iedereen er is.
web-lobby-coming = komt nog…
web-lobby-closed = Telefoons kunnen meedoen zodra de gastheer op ‘{ $button }’ drukt.
web-home-here = Samen hier
web-home-phones = Met telefoons
web-home-box = Echte box
web-sheet = Alleen de score bijhouden
web-home-again = Nog eens met { $names }
web-new-full = Alle { $count } plaatsen zijn bezet.
web-new-roomier = { $value } spelen: tot { $count }
web-scene-next-round = Volgende ronde
web-scene-next-game = Volgend spel
web-scene-leads = { $name } staat { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor.
    .you = Je staat { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor.
web-scene-level = { $names } staan samen bovenaan.
web-scene-look = Het bord bekijken
web-scene-more = Meer
web-after-result = Uitslag
web-you-win = Je hebt gewonnen!
web-you-share = Je deelt de overwinning met { $names }.
web-after-rematch = Nog een keer
web-after-join-rematch = Op naar het volgende spel
web-after-watch-rematch = Kijk naar het volgende spel
web-after-other = Een ander spel
web-after-share = Uitslag delen
web-after-picture = Delen als plaatje
web-after-picture-save = Opslaan als plaatje
web-after-luck = Was dat geluk?
web-after-best = Je beste: { $score }
web-after-par = Perfect gespeeld: gemiddeld { $score }
web-after-replay = Nog eens bekijken
web-after-check = Dit spel controleren
web-after-download = Verslag bewaren
web-after-failed = Het verslag van het spel is nu niet op te halen.
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-play = Afspelen
web-replay-stop = Stoppen
web-replay-on = Een stap verder
web-replay-last = Naar het einde
web-replay-slider = Plek in het spel
web-analysis = Hoe het ging
web-analysis-scores = De scores van begin tot eind
web-record = Een bewaard spel
web-record-in-play = Dit spel is nog niet afgelopen.
web-record-other = Een ander openen

## Check this game

web-check = Ging alles eerlijk?

## Refusals of the server

web-refused-offline = De server antwoordt niet.
web-refused-not_found = Dat bestaat niet.
web-refused-not_your_seat = Dat is niet jouw plaats.
web-refused-not_host = Dat mag alleen de gastheer.
web-refused-bad_message = De server begreep dat niet. Laad de pagina opnieuw.
web-refused-bad_origin = De server neemt dit alleen aan van zijn eigen pagina’s.
web-refused-unknown_game = Dat spel is er hier niet.
web-refused-bad_option = Deze regels gaan niet samen.
web-refused-bad_seats = Met deze spelers kan dit spel niet worden gespeeld.
web-refused-bad_record = Dit bestand is geen spelverslag.
web-refused-no_free_seat = Alle plaatsen zijn bezet.
web-refused-not_gone = De speler is er nog.
web-refused-not_taken_over = Op deze plaats speelt geen bot.
web-refused-too_large = Dat is te lang.
web-refused-too_many = Dat was te veel tegelijk. Wacht even.
web-refused-too_many_tables = Er zijn al te veel tafels open.
web-refused-hello_first = De server begreep dat niet. Laad de pagina opnieuw.
web-refused-method_not_allowed = De server begreep dat niet. Laad de pagina opnieuw.
web-refused-unavailable = Dat kan de server nu niet. Probeer het nog eens.
web-record-device = Dit spel is gespeeld op een apparaat zonder server, en alleen zo’n apparaat kan ermee verdergaan. Hier kun je het naspelen, bestuderen en analyseren.
