# How rolls are made together, and what a device says of them.

web-fair = Wie heeft gegooid?
web-fair-about = Voor elke worp schrijft de tafel op wat er kan komen en hoe waarschijnlijk het is, en je apparaat vergelijkt die lijst met de regels. Daarna voegt elk apparaat een eigen geheim getal toe, en als er maar één eerlijk is, kan niemand kiezen wat er komt. Elk apparaat rekent elke worp zelf na. Een worp zonder jouw apparaat is maar zo eerlijk als de anderen en de gastheer.
web-fair-took = Bij deze worp: { $names }
web-fair-took-none = Aan deze worp deed geen apparaat van een speler mee; de tafel heeft hem alleen gemaakt.
web-fair-checked = { $count ->
    [0] Er is nog niet gegooid.
    [one] Dit apparaat heeft de ene worp tot nu toe nagerekend; hij volgt uit zijn lijst.
   *[other] Dit apparaat heeft alle { $count } worpen tot nu toe nagerekend; ze volgen uit hun lijsten.
}
web-fair-compare = Vergelijken met een andere speler: dezelfde woorden bij gebeurtenis { $seq } betekenen dat jullie hetzelfde spel zagen. Of laat de code scannen met het apparaat waarop gespeeld wordt.
web-fair-qr = Een link die jullie spellen vergelijkt
web-fair-same = Jullie zagen hetzelfde spel, tot en met gebeurtenis { $seq }.
web-fair-different = Jullie zagen niet hetzelfde spel. De tafel heeft er twee verschillende laten zien, of een van jullie kreeg iets anders te zien.
web-fair-unknown = Dit apparaat kent gebeurtenis { $seq } nog niet. Scan zo meteen opnieuw.
web-fair-receipt = Bewijs van deelname opslaan
web-fair-waits = Wachten op het apparaat van { $names }.
web-fair-late = Deze worp duurt lang.
web-fair-agree = Zonder dat apparaat opnieuw gooien
web-fair-agree-about = Het apparaat van { $names } antwoordt niet. Als iedereen het ermee eens is, wordt er zonder dat apparaat opnieuw gegooid.
web-fair-agreed = Je bent akkoord. Wachten op de anderen.
web-fair-begin = Nu beginnen
web-fair-begin-about = Nog niet hier: { $names }
web-fair-notice-voided = Een worp is overgedaan omdat het getal van dit apparaat niet op tijd aankwam.
web-fair-notice-voided-away = Terwijl dit apparaat geen verbinding had, is een worp geannuleerd en overgedaan.
web-fair-go-on = In orde
web-fair-evidence = Bewijs opslaan
web-fair-stranger = Dat was ik, op een ander apparaat
web-fair-alarm-wrong = De tafel heeft iets gezegd dat niet bij haar eigen verslag past.
web-fair-alarm-outcome = Deze worp levert niet op wat de tafel zegt.
web-fair-alarm-link = Een getal in deze worp is niet het getal dat eerder was toegezegd.
web-fair-alarm-changed-log = De tafel vertelt dit spel nu anders dan eerst.
web-fair-alarm-own-link = De tafel heeft niet het getal gebruikt dat dit apparaat gaf.
web-fair-alarm-drop-after-reveal = De tafel heeft opnieuw gegooid terwijl dit apparaat zijn getal al had gegeven.
web-fair-alarm-void-after-acknowledgement = De tafel heeft een worp geannuleerd alsof dit apparaat niet had geantwoord, maar dat had het wel.
web-fair-alarm-void-without-agreement = De tafel heeft een worp geannuleerd zonder het jou te vragen.
web-fair-alarm-forged-move = Er is voor jou een zet gedaan die niet van dit apparaat kwam.
web-fair-alarm-rules = De tafel houdt zich niet aan de regels: de lijst van kansen, een zet of een beurt is niet wat de spelregels zeggen.
web-fair-alarm-shown = De tafel laat iets anders zien dan wat ze heeft opgeschreven.
web-fair-alarm-unheard = De tafel gaat door alsof dit apparaat niets heeft gezegd, terwijl ze het had gehoord.
web-fair-alarm-not-sent = De tafel zegt dat dit apparaat wegging of terugkwam. Dat is niet zo.
web-fair-alarm-refused = De tafel weigert keer op keer dit apparaat aan de worpen te laten meedoen.
web-fair-alarm-voided-twice = Voor de tweede keer heeft de tafel een worp geschrapt alsof dit apparaat zweeg.
web-fair-alarm-bot-in-seat = De tafel heeft zonder reden een bot op jouw plaats gezet.
web-fair-alarm-after = Vanaf hier wordt niets meer verstuurd: geen zetten en geen worpen.
web-fair-alarm-watched = Zeg het tegen wie speelt.
web-fair-alarm-unprotected = Je speelt onbeschermd verder: de gastheer zou de worpen kunnen kiezen.
web-fair-play-on = Onbeschermd verder spelen
web-fair-accept = Toch spelen
web-fair-question-unchecked = De regels van dit spel worden op dit apparaat niet gecontroleerd: de gastheer zou met de dobbelstenen kunnen knoeien.
web-fair-question-alone = Aan deze tafel doen de apparaten van de spelers niet mee aan de worpen: de gastheer zou ze kunnen kiezen.
web-fair-question-old = Deze tafel werpt volgens oudere regels: de gastheer zou dit apparaat bij elke worp kunnen overslaan.
web-fair-question-missed = { $missed } van { $all } worpen zijn zonder dit apparaat gedaan. Slechte wifi of een gastheer die vals speelt: niemand kan het weten. Een tafel die op alle telefoons wacht, werpt nooit zonder jou.
web-fair-stays-unchecked = Regels hier niet gecontroleerd
web-fair-stays-alone = Worpen door de gastheer alleen
web-fair-stays-old = Worpen volgens oudere regels
web-fair-missed = { $missed } van { $all } worpen zonder dit apparaat
web-fair-missed-why = Scherm uit: { $off } · geen verbinding: { $cut } · verbonden: { $connected }
web-fair-unanswered = Al 20 seconden heeft de tafel dit apparaat niet geantwoord. Je zetten en worpen wachten.
web-fair-odds = Dit resultaat had { $weight } van { $total } kansen.
web-fair-followed = De lijst van kansen en alle zetten tot nu toe zijn die van de regels.
web-fair-unfollowed = Op dit apparaat worden lijsten van kansen en zetten niet met de regels vergeleken.
web-fair-wait = Vóór elke worp op alle telefoons wachten
web-fair-wait-about = Anders is een worp terwijl een telefoon slaapt maar zo eerlijk als deze computer.
web-fair-hidden = Doorgaan met werpen terwijl je scherm uit is?
web-fair-hidden-yes = Ja, doorgaan
web-fair-hidden-no = Nee, op mij wachten
