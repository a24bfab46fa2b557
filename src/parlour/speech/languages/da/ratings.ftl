# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Ratings
ratings-about = En rating siger, hvor stærkt du spiller, så vidt dine spil viser det. Kun den, der vil have en, har en. Der er ingen konto, kun en nøgle på din enhed.
ratings-make = Få en rating
ratings-make-about = En tilfældig nøgle bliver på denne enhed. Serveren gemmer navnet, dine ratings og et fingeraftryk af nøglen, ikke andet.
ratings-rename = Skift navn
ratings-mine = Mine ratings
ratings-none = Intet spil med rating endnu. Sæt kryds ved »Spil med rating«, når du gør et spil klar.
ratings-field = { $game }, { $players } spillere
ratings-figure = { $sureness ->
    [new] omkring { $about }, næsten ukendt endnu
    [unsure] omkring { $about }, stadig usikkert
    [fair] omkring { $about }, nogenlunde sikkert
   *[sure] omkring { $about }, ret sikkert
}
ratings-surely = mindst { $surely }
ratings-games = { $count ->
    [one] ét spil
   *[other] { $count } spil
}
ratings-best = De bedste
ratings-choose = Spil og antal spillere
ratings-place = Plads
ratings-who = Hvem
ratings-rating = Rating
ratings-at-least = Næsten sikkert mindst
ratings-played = Spil
ratings-bot = Bot ({ $level })
ratings-enough = Mennesker er på listen fra { $least } spil med rating. Rækkefølgen følger det, der er næsten sikkert, ikke et heldigt gæt.
ratings-how = Hvordan virker det?
ratings-how-start = Alle begynder på 25, og endnu ved ingen, om det passer. Den, der slår stærke spillere, stiger hurtigt; den, der taber til svage, falder. Jo mere du spiller, jo sikrere bliver tallet, og jo mindre hopper det.
ratings-how-bots = Botter har også ratings. De blev målt i spil mellem botter og bliver, som de er.
ratings-how-fair = Et spil tæller, hvis det spilles færdigt efter de sædvanlige regler og uden tips, og alle har deres egen nøgle. Lader du en bot spille for dig, kan du kun tabe på det.
ratings-move = Til en anden enhed
ratings-move-about = Scan dette med din anden enhed. Vis det ikke til andre: Den, der har nøglen, spiller som dig.
ratings-move-qr = QR-kode med din nøgle
ratings-moved = Denne enhed har nu nøglen til { $name }.
ratings-other = Der er allerede en anden nøgle på denne enhed. Skal den erstattes?
ratings-replace = Erstat
ratings-keep = Behold
ratings-export = Hent mine data
ratings-delete = Slet mine data
ratings-delete-sure = Slet det hele?
ratings-delete-about = Dit navn, dine ratings og din nøgle slettes for altid. Protokollerne fra dine spil bliver, indtil deres borde slettes.
ratings-unknown = Serveren kender ikke denne nøgle. Måske er den slettet.
ratings-forget = Fjern nøglen fra denne enhed
ratings-game = Spil med rating
ratings-game-about = Ændrer alles rating. Sædvanlige regler, ingen tips, ingen træner, intet tages tilbage.
ratings-table = Dette spil tæller til rating.
ratings-table-key = Du har ingen nøgle endnu. Spillet tæller kun, hvis alle har en før deres første træk.
ratings-waiting = Endnu uden nøgle: { $names }
ratings-changed = Nye ratings
ratings-change = { $name }: { $after } (før: { $before })
ratings-not-unfinished = Tæller ikke: Spillet blev ikke spillet færdigt.
ratings-not-no_key = Tæller ikke: Nogen spillede uden egen nøgle.
ratings-not-helped = Tæller ikke: Der var hjælp ved dette bord.
ratings-not-level = Tæller ikke: Ingen ved, hvor stærk en af botterne er.

web-refused-not_rated = Dette spil kan ikke tælle til rating.
server-rated-help = i et spil med rating er der ingen træner, og intet tages tilbage
server-rated-company = et spil med rating kræver to spillere, og én af dem er et menneske
server-rated-options = spil med rating følger de sædvanlige regler, så de kan sammenlignes
server-rated-level = ingen har målt, hvor stærk { $level } er
server-rated-not = dette bord tæller ikke til rating
server-rated-late = en plads kan kun spille om rating før sit første træk
server-rated-twice = én nøgle spiller på én plads, og én plads for én nøgle
server-rated-people = der er allerede { $most } ratingnøgler
server-rated-advice = der er ingen tips i et spil med rating
server-counting-advice = der er ingen tips, hvor resultatet tæller
server-rated-ending = et spil med rating afslutter alle sammen; en bot spiller videre for den, der går
