# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Ratings
ratings-about = Din rating anslår, hvor godt du spiller. Du har kun en, hvis du vil. Der er ingen konto, kun en nøgle på din enhed.
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
ratings-course = Seneste ratings: { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = Du kommer på listen efter { $least } spil med rating. Rækkefølgen følger et forsigtigt skøn, så ét heldigt spil ikke bringer dig til tops.
ratings-how = Hvordan virker det?
ratings-how-start = Alle begynder på 25, og det er kun et gæt. Slår du stærke spillere, stiger din rating hurtigt; taber du til svage, falder den. Jo mere du spiller, jo sikrere bliver den, og jo mindre svinger den.
ratings-how-bots = Bots har også ratings. De blev målt i spil mellem bots og ændrer sig ikke.
ratings-how-fair = Et spil tæller, hvis det spilles færdigt efter de sædvanlige regler og uden tips, og alle har deres egen nøgle. Lader du en bot spille for dig, kan din rating kun falde.
ratings-move = Til en anden enhed
ratings-move-about = Scan dette med din anden enhed. Vis det ikke til andre: Den, der har nøglen, kan spille i dit navn.
ratings-move-qr = QR-kode med din nøgle
ratings-moved = Denne enhed har nøglen til { $name }.
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
ratings-game-about = Ændrer alles rating. Sædvanlige regler, ingen tips, ingen træner, træk kan ikke fortrydes.
ratings-table = Dette spil tæller til rating.
ratings-table-key = Du har ingen nøgle endnu. Spillet tæller kun, hvis alle har en før deres første træk.
ratings-waiting = Endnu uden nøgle: { $names }
ratings-changed = Nye ratings
ratings-change = { $name }: { $after } (før: { $before })
ratings-yours = Din rating: { $after } (før: { $before })
ratings-not-unfinished = Tæller ikke: Spillet blev ikke spillet færdigt.
ratings-not-no_key = Tæller ikke: Nogen spillede uden egen nøgle.
ratings-not-helped = Tæller ikke: Der var hjælp ved dette bord.
ratings-not-level = Tæller ikke: Der er ikke målt nogen rating for en af disse bots.

web-refused-not_rated = Dette spil kan ikke tælle til rating.
server-rated-help = i et spil med rating er der ingen træner, og træk kan ikke fortrydes
server-rated-company = et spil med rating kræver to spillere, og én af dem er et menneske
server-rated-options = spil med rating følger de sædvanlige regler, så de kan sammenlignes
server-rated-level = der er ikke målt nogen rating for botten { $level }
server-rated-not = dette bord tæller ikke til rating
server-rated-late = en plads kan kun spille om rating før sit første træk
server-rated-twice = en nøgle kan kun spille på én plads, og en plads kun for én nøgle
server-rated-people = der er allerede { $most } ratingnøgler
server-rated-advice = der er ingen tips i et spil med rating
server-counting-advice = der er ingen tips, hvor resultatet tæller
server-rated-ending = kun alle sammen kan afslutte et spil med rating; en bot spiller videre for den, der går
