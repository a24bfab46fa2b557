# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Ratingar
ratings-about = Din rating uppskattar hur bra du spelar. Du har en bara om du vill. Det finns inget konto, bara en nyckel på din enhet.
ratings-make = Skaffa en rating
ratings-make-about = En slumpmässig nyckel stannar på den här enheten. Servern sparar namnet, ratingarna och ett fingeravtryck av nyckeln, inget annat.
ratings-rename = Byt namn
ratings-mine = Mina ratingar
ratings-none = Inget spel med rating än. Kryssa för ”Spel med rating” när du ställer i ordning ett spel.
ratings-field = { $game }, { $players } spelare
ratings-figure = { $sureness ->
    [new] omkring { $about }, knappt känt än
    [unsure] omkring { $about }, fortfarande osäkert
    [fair] omkring { $about }, ganska säkert
   *[sure] omkring { $about }, riktigt säkert
}
ratings-surely = minst { $surely }
ratings-games = { $count ->
    [one] ett spel
   *[other] { $count } spel
}
ratings-best = De bästa
ratings-choose = Spel och antal spelare
ratings-place = Plats
ratings-who = Vem
ratings-rating = Rating
ratings-at-least = Nästan säkert minst
ratings-played = Spel
ratings-course = Senaste ratingarna: { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = Du står på listan efter { $least } spel med rating. Ordningen följer en försiktig uppskattning, så ett lyckat spel räcker inte för att hamna överst.
ratings-how = Hur går det till?
ratings-how-start = Alla börjar på 25, och det är bara en gissning. Slår du starka spelare stiger din rating fort; förlorar du mot svaga faller den. Ju mer du spelar, desto säkrare blir den och desto mindre rör den sig.
ratings-how-bots = Bottar har också ratingar. De mättes i spel mellan bottar och ändras inte.
ratings-how-fair = Ett spel räknas om det spelas till slut efter de vanliga reglerna och utan tips, och alla har en egen nyckel. Låter du en bot spela åt dig kan din rating bara falla.
ratings-move = Till en annan enhet
ratings-move-about = Skanna detta med din andra enhet. Visa det inte för någon annan: den som har nyckeln kan spela i ditt namn.
ratings-move-qr = QR-kod med din nyckel
ratings-moved = Den här enheten har nyckeln för { $name }.
ratings-other = Det finns redan en annan nyckel på den här enheten. Ersätta den?
ratings-replace = Ersätt
ratings-keep = Behåll
ratings-export = Ladda ner mina data
ratings-delete = Radera mina data
ratings-delete-sure = Radera allt?
ratings-delete-about = Ditt namn, dina ratingar och din nyckel raderas för alltid. Protokollen över dina spel finns kvar tills deras bord raderas.
ratings-unknown = Servern känner inte till den här nyckeln. Kanske har den raderats.
ratings-forget = Ta bort nyckeln från den här enheten
ratings-game = Spel med rating
ratings-game-about = Ändrar allas rating. Vanliga regler, inga tips, ingen coach, drag kan inte ångras.
ratings-table = Det här spelet räknas för rating.
ratings-table-key = Du har ingen nyckel än. Spelet räknas bara om alla har en före sitt första drag.
ratings-waiting = Ännu utan nyckel: { $names }
ratings-changed = Nya ratingar
ratings-change = { $name }: { $after } (förut: { $before })
ratings-yours = Din rating: { $after } (förut: { $before })
ratings-not-unfinished = Räknas inte: spelet spelades inte till slut.
ratings-not-no_key = Räknas inte: någon spelade utan egen nyckel.
ratings-not-helped = Räknas inte: det fanns hjälp vid det här bordet.
ratings-not-level = Räknas inte: ingen rating har mätts för en av bottarna.

web-refused-not_rated = Det här spelet kan inte räknas för rating.
server-rated-help = i ett spel med rating finns ingen coach, och drag kan inte ångras
server-rated-company = ett spel med rating kräver två spelare, och en av dem är en människa
server-rated-options = spel med rating följer de vanliga reglerna, så att de kan jämföras
server-rated-level = ingen rating har mätts för botten { $level }
server-rated-not = det här bordet räknas inte för rating
server-rated-late = en plats kan spela om rating bara före sitt första drag
server-rated-twice = en nyckel kan bara spela på en plats, och en plats bara för en nyckel
server-rated-people = det finns redan { $most } ratingnycklar
server-rated-advice = det finns inga tips i ett spel med rating
server-counting-advice = det finns inga tips där resultatet räknas
server-rated-ending = bara alla tillsammans kan avsluta ett spel med rating; en bot spelar vidare för den som går
