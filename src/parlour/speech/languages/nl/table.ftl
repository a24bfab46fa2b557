### What is said at a table, whoever draws it.
###
### turn-…, GAME-turn-…    whose turn it is and what is expected
### GAME-move-…            a move as it is offered
### GAME-log-…             a move or an outcome as it is told afterwards
### result-…               how a game ended
### refused-CODE           why the table refused a command; the codes are fixed (docs/table.md)
### bot-…                  levels of bots, and why a bot made its move
###
### Arguments: $name is a player's name; moves and slots are notation and stay as they are.

list-comma = ,{" "}
list-and = { $first } en { $last }

seat-name = Speler { $number }
face-name = { $number ->
    [1] Vos
    [2] Uil
    [3] Beer
    [4] Kat
    [5] Kikker
    [6] Konijn
    [7] Pinguïn
    [8] Leeuw
    [9] Egel
    [10] Koala
    [11] Schildpad
   *[12] Eend
}
seat-bot = { $name } ({ $level })

## Whose turn

turn-wait-roll = { $name } gaat gooien.
    .you = Jouw beurt om te gooien.
turn-table = De tafel gaat trekken.
turn-bot = { $name } denkt na…
turn-paused = Het spel is gepauzeerd.
play-turn = { $name } is aan de beurt.
    .you = Jij bent aan de beurt.

shutbox-turn-opening = { $name }: gooi één dobbelsteen. Wie het hoogst gooit, begint.
shutbox-turn-roll = { $name }: gooi de dobbelstenen.
shutbox-turn-choose = { $name }: even of oneven?
shutbox-turn-throw = { $name }: hoeveel dobbelstenen?
shutbox-turn-shut = { $name }: sluit klepjes die samen { $total } zijn.
shutbox-turn-stop = { $name }: nog een spel?
tuki-turn-open = { $name }: open een van je kaarten.
tuki-turn-take = { $name }: neem van de trekstapel of van de aflegstapel.
tuki-turn-place = { $name }: waar komt { $card }?
tuki-turn-draw = { $name }: draai de kaart om.
rolit-turn-roll = { $name }: rol de bal. De kleur die boven ligt begint.
rolit-turn-capture = { $name } ({ $colour }): je moet veroveren.
rolit-turn-place = { $name } ({ $colour }): niets te veroveren; leg een bal naast een andere bal.
rolit-turn-pass = { $name } ({ $colour }): niets te veroveren; je moet passen.

## Moves on offer

shutbox-move-shut = { $numbers } sluiten
shutbox-move-throw = { $dice ->
    [one] één dobbelsteen gooien
   *[other] { $dice } dobbelstenen gooien
}
shutbox-move-even = met de even getallen spelen
shutbox-move-odd = met de oneven getallen spelen
shutbox-move-again = nog eens spelen
shutbox-move-stop = hier stoppen
tuki-move-open = { $slot } openen
tuki-move-stock = van de trekstapel nemen
tuki-move-discard = de bovenste van de aflegstapel nemen
tuki-move-put = op { $slot } leggen
tuki-move-drop = afleggen, { $slot } openen
tuki-move-pass = afleggen, niets openen
tuki-move-fly = op { $parrot } leggen; de papegaai landt op { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, draait er { $captures }
}
rolit-move-pass = passen

## What happened

log-began = Het spel begint.
log-torn = De laatste regel van het verslag was afgebroken en is verwijderd; niets van wat te zien was is verloren.
log-seated = { $name } gaat zitten.
log-paused = Het spel is gepauzeerd.
log-went-on = Het spel gaat verder.
log-reacted = { $name }: { $what }
log-rematch = Dezelfde spelers gaan verder aan een andere tafel.
log-undone = { $name } neemt een zet terug.
log-consent-asked = { $name } vraagt of de laatste zet terug mag.
log-consent = { $name } vindt het goed.
log-declined = { $name } vindt het niet goed: de zet blijft.
log-lapsed = Niet iedereen heeft geantwoord: de zet blijft.
log-carried = Vanaf hier gaat een ander apparaat verder.
take-back = Terugnemen
take-back-allowed = Zetten mogen worden teruggenomen
    .about = Tot de volgende worp of kaart.
web-hand = Met onze eigen dobbelstenen en kaarten
web-hand-about = Jullie tikken aan wat er viel; de tafel let op regels en punten.
web-hand-ask = Wat viel er?
web-hand-whose = { $name }: wat viel er?
web-hand-by = { $name } tikt aan wat er viel.
web-hand-here = Hier aantikken
web-hand-again = Deze dobbelstenen opnieuw aantikken
take-back-ask = Vragen om terug te nemen
take-back-question = { $name } wil een zet terugnemen. Goed?
take-back-yes = Ja, terugnemen
take-back-no = Nee, doorspelen
take-back-asked = Iedereen krijgt de vraag of je je zet mag terugnemen.
take-back-declined = { $name } wil doorspelen: je zet blijft.
take-back-lapsed = Niet iedereen heeft geantwoord: je zet blijft.
take-back-moved = Het spel ging door: je zet blijft.
take-back-agree = Als iedereen het goedvindt, tot de volgende worp of kaart.
play-step = { $name }: { $step }
play-step-table = De tafel: { $step }

shutbox-log-first = { $name } gooit { $face } voor de eerste beurt.
    .you = Je gooit { $face } voor de eerste beurt.
shutbox-log-roll = { $name } gooit { $roll }.
    .you = Je gooit { $roll }.
shutbox-log-stuck = { $name } kan niet verder.
    .you = Je kunt niet verder.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } sluit { $numbers }.
    .you = Je sluit { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } neemt één dobbelsteen.
   *[other] { $name } neemt { $dice } dobbelstenen.
}
    .you = { $dice ->
        [one] Je neemt één dobbelsteen.
       *[other] Je neemt { $dice } dobbelstenen.
    }
shutbox-log-even = { $name } speelt met de even getallen.
    .you = Je speelt met de even getallen.
shutbox-log-odd = { $name } speelt met de oneven getallen.
    .you = Je speelt met de oneven getallen.
shutbox-log-again = { $name } speelt nog eens.
    .you = Je speelt nog eens.
shutbox-log-stop = { $name } stopt.
    .you = Je stopt.
tuki-log-first = Het lot beslist: { $name } begint.
    .you = Het lot beslist: jij begint.
tuki-log-card = { $name } draait { $card } om.
    .you = Je draait { $card } om.
tuki-log-card-table = De aflegstapel begint met { $card }.
tuki-log-open = { $name } opent { $slot }.
    .you = Je opent { $slot }.
tuki-log-stock = { $name } neemt van de trekstapel.
    .you = Je neemt van de trekstapel.
tuki-log-discard = { $name } neemt van de aflegstapel.
    .you = Je neemt van de aflegstapel.
tuki-log-put = { $name } legt de kaart op { $slot }.
    .you = Je legt de kaart op { $slot }.
tuki-log-drop = { $name } legt de kaart af en opent { $slot }.
    .you = Je legt de kaart af en opent { $slot }.
tuki-log-pass = { $name } legt de kaart af en opent niets.
    .you = Je legt de kaart af en opent niets.
tuki-log-fly = { $name } legt de kaart op { $parrot }; de papegaai landt op { $slot }.
    .you = Je legt de kaart op { $parrot }; de papegaai landt op { $slot }.
rolit-log-first = De bal toont { $colour }: { $name } begint.
    .you = De bal toont { $colour }: jij begint.
rolit-log-place = { $name } speelt { $hollow }.
    .you = Je speelt { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } speelt { $hollow }. Eén bal draait om.
   *[other] { $name } speelt { $hollow }. { $captures } ballen draaien om.
}
    .you = { $captures ->
        [one] Je speelt { $hollow }. Eén bal draait om.
       *[other] Je speelt { $hollow }. { $captures } ballen draaien om.
    }
rolit-log-pass = { $name } past.
    .you = Je past.

## Words of the games

tuki-card-number = { $card }
tuki-card-parrot = de papegaai
tuki-stock = stapel
tuki-discard = afleg
tuki-taken = in hand
tuki-round = ronde { $round } van { $rounds }
tuki-last-turns = laatste beurten
rolit-colour-red = rood
rolit-colour-yellow = geel
rolit-colour-green = groen
rolit-colour-blue = blauw
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (niemand)
shutbox-aside = eruit
shutbox-total = totaal { $total }

## Score sheet

sheet-title = Scores
sheet-low = laagste wint
sheet-high = hoogste wint
sheet-game = spel { $number }
sheet-round = ronde { $number }
tuki-sheet-row = { sheet-round }

## Results

result-winner = { $name } wint!
    .you = Je hebt gewonnen!
result-shared = { $names } delen de overwinning.
result-alone = Score: { $score }.
shutbox-result-outright = Shut the Box! { $name } sluit alles en wint!
    .you = Shut the Box! Je sluit alles en wint!
shutbox-result-alone = { $score } over.
shutbox-result-alone-outright = Shut the Box! { $name } sluit alles!
    .you = Shut the Box! Je sluit alles!
result-broken-off = Het spel is afgebroken.

## Refusals

refused-not_your_turn = Iemand anders is aan de beurt.
refused-roll_first = Eerst wordt er gegooid.
refused-not_by_hand = Deze tafel gooit en trekt zelf.
refused-move_first = Eerst komt er een zet.
refused-illegal_move = ‘{ $move }’ kan hier niet.
refused-bad_notation = ‘{ $move }’ is geen zet in dit spel.
refused-stale_seq = Het spel is intussen verder; kijk nog eens.
refused-unknown_seq = Die stelling is nog niet bereikt.
refused-unknown_seat = Die plaats bestaat niet.
refused-bad_command = Die opdracht is niet begrepen.
refused-old_format = Deze tafel heeft een ouder formaat: je kunt het spel terugkijken en bewaren, maar niet verder spelen.
refused-bad_level = Zo’n bot is er niet voor dit spel.
refused-id_reused = Deze opdracht is al met andere inhoud verstuurd.
refused-paused = Het spel is gepauzeerd.
refused-not_paused = Het spel is niet gepauzeerd.
refused-enough = Je hebt hiervoor de limiet aan deze tafel bereikt.
refused-over = Het spel is afgelopen.
refused-chance_exhausted = Deze tafel heeft geen trekkingen meer.
refused-drawing = De worp is nog bezig. Een ogenblik.
refused-late = Die worp is al voorbij.
refused-not_asked = Daar wacht de tafel niet op.
refused-too_early = Te vroeg: de tafel heeft er nog niet om gevraagd.
refused-wrong_link = Het getal van dit apparaat past niet bij wat het had beloofd.
refused-bad_device = Dat kan dit apparaat aan deze tafel niet.
refused-too_many_devices = Er zijn te veel apparaten op deze plaats.
refused-cannot_undo = Deze zet kan niet worden teruggenomen.
refused-allowed = Mogelijk: { $moves }
refused-allowed-more = Mogelijk: { $moves }… ({ $count } in totaal)

## Bots

bot-level-random = willekeurig
    .about = Zomaar een toegestane zet, zonder na te denken.
bot-level-easy = makkelijk
    .about = Speelt als een jong kind en kijkt niet vooruit.
bot-level-medium = gemiddeld
    .about = Speelt verstandig, maar vergist zich vaak.
bot-level-hard = moeilijk
    .about = Speelt goed en vergist zich zelden.
bot-level-perfect = perfect
    .about = Speelt de beste zet die te berekenen is.
rolit-level-easy = Verovert zo veel mogelijk ballen, als een klein kind, en is snel afgeleid.
rolit-level-medium = Denkt een of twee zetten vooruit.
rolit-level-hard = Denkt ver vooruit en speelt het einde foutloos.
tuki-level-easy = Houdt van lage kaarten, als een klein kind, en ziet paren over het hoofd.
tuki-level-medium = Denkt één stap vooruit en onthoudt welke kaarten weg zijn.
tuki-level-hard = Speelt elke zet in gedachten honderden keren uit en rekent uit wanneer afsluiten het beste is.
bot-why-only = Het was de enige zet.
rolit-why-corner = Neemt de hoek; zetten die de volgende overhoudt: { $moves }.
rolit-why-guard = Houdt de volgende van de hoeken weg; zetten die overblijven: { $moves }.
rolit-why-moves = Zetten die de volgende overhoudt: { $moves }.
tuki-why-close = Nu klaar zijn wint { $chance }% van de keren, wachten { $other }%.
tuki-why-wait = Wachten wint { $chance }% van de keren, nu klaar zijn { $other }%.
tuki-why-best = Dit wint { $chance }% van de keren; op één na beste: { $move } ({ $other }%).
tuki-why-exact = Alle eindes meegeteld wint dit { $chance }% van de keren; op één na beste: { $move } ({ $other }%).
tuki-why-alone = Dit wint ongeveer { $chance }% van de keren.
tuki-why-child = Als elke gesloten kaart een zes is, tellen de kaarten nu samen ongeveer { $points }.
tuki-why-distracted = Het eerste wat te binnen schoot; als elke gesloten kaart een zes is, tellen de kaarten nu samen ongeveer { $points }.
bot-why-random = Willekeurig gekozen uit { $moves } zetten.
bot-why-one-ahead = { $better ->
    [0] { $moves } zetten bekeken, één stap vooruit: niets leek beter.
    [one] { $moves } zetten bekeken, één stap vooruit: één leek beter dan deze.
   *[other] { $moves } zetten bekeken, één stap vooruit: { $better } leken beter dan deze.
}
shutbox-why-shown = Sluit precies de gegooide getallen.
shutbox-why-few = Sluit zo weinig mogelijk klepjes, de hoogste eerst.
shutbox-why-simple = Het eerste wat te binnen schoot.
# $value and $other_value: points at the end (score), or percent to win (win), or the probability, 0 to 1, to shut the box (shut).
shutbox-why-score = { $move } leidt gemiddeld tot { $value } punten, { $other } tot { $other_value }.
shutbox-why-win = { $move } wint in { $value }% van de gevallen, { $other } in { $other_value }%.
shutbox-why-shut = { $move } sluit de box met kans { $value }, { $other } met { $other_value }.
shutbox-why-only-score = { $move } was de enige zet; te verwachten zijn { $value } punten.
shutbox-why-only-win = { $move } was de enige zet; die wint in { $value }% van de gevallen.
shutbox-why-only-shut = { $move } was de enige zet; die sluit de box met kans { $value }.
