# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Ratingar
ratings-about = En rating säger hur starkt du spelar, så långt dina partier visar det. Bara den som vill ha en har en. Det finns inget konto, bara en nyckel på din enhet.
ratings-make = Skaffa en rating
ratings-make-about = En slumpmässig nyckel stannar på den här enheten. Servern sparar namnet, ratingarna och ett fingeravtryck av nyckeln, inget annat.
ratings-rename = Byt namn
ratings-mine = Mina ratingar
ratings-none = Inget parti med rating än. Kryssa för ”Parti med rating” när du ställer i ordning ett spel.
ratings-field = { $game }, { $players } spelare
ratings-figure = { $sureness ->
    [new] omkring { $about }, knappt känt än
    [unsure] omkring { $about }, fortfarande osäkert
    [fair] omkring { $about }, ganska säkert
   *[sure] omkring { $about }, riktigt säkert
}
ratings-surely = minst { $surely }
ratings-games = { $count ->
    [one] ett parti
   *[other] { $count } partier
}
ratings-best = De bästa
ratings-choose = Spel och antal spelare
ratings-place = Plats
ratings-who = Vem
ratings-rating = Rating
ratings-at-least = Nästan säkert minst
ratings-played = Partier
ratings-bot = Bot ({ $level })
ratings-enough = Människor står på listan från { $least } partier med rating. Ordningen går efter det som är nästan säkert, inte efter en lycklig gissning.
ratings-how = Hur går det till?
ratings-how-start = Alla börjar på 25, och ingen vet än om det stämmer. Den som slår starka spelare stiger fort; den som förlorar mot svaga faller. Ju mer du spelar, desto säkrare blir talet och desto mindre hoppar det.
ratings-how-bots = Botar har också ratingar. De mättes i partier mellan botar och förblir som de är.
ratings-how-fair = Ett parti räknas om det spelas till slut efter de vanliga reglerna och utan tips, och alla har en egen nyckel. Låter du en bot spela åt dig kan du bara förlora på det.
ratings-move = Till en annan enhet
ratings-move-about = Skanna detta med din andra enhet. Visa det inte för någon annan: den som har nyckeln spelar som du.
ratings-move-qr = QR-kod med din nyckel
ratings-moved = Den här enheten har nu nyckeln för { $name }.
ratings-other = Det finns redan en annan nyckel på den här enheten. Ersätta den?
ratings-replace = Ersätt
ratings-keep = Behåll
ratings-export = Ladda ner mina data
ratings-delete = Radera mina data
ratings-delete-sure = Radera allt?
ratings-delete-about = Ditt namn, dina ratingar och din nyckel raderas för alltid. Protokollen över dina partier finns kvar tills deras bord raderas.
ratings-unknown = Servern känner inte till den här nyckeln. Kanske har den raderats.
ratings-forget = Ta bort nyckeln från den här enheten
ratings-game = Parti med rating
ratings-game-about = Ändrar allas rating. Vanliga regler, inga tips, ingen coach, inget tas tillbaka.
ratings-table = Det här partiet räknas för rating.
ratings-table-key = Du har ingen nyckel än. Partiet räknas bara om alla har en före sitt första drag.
ratings-waiting = Ännu utan nyckel: { $names }
ratings-changed = Nya ratingar
ratings-change = { $name }: { $after } (förut: { $before })
ratings-not-unfinished = Räknas inte: partiet spelades inte till slut.
ratings-not-no_key = Räknas inte: någon spelade utan egen nyckel.
ratings-not-helped = Räknas inte: det fanns hjälp vid det här bordet.
ratings-not-level = Räknas inte: ingen vet hur stark en av botarna är.

web-refused-not_rated = Det här partiet kan inte räknas för rating.
server-rated-help = i ett parti med rating finns ingen coach, och inget tas tillbaka
server-rated-company = ett parti med rating kräver två spelare, och en av dem är en människa
server-rated-options = partier med rating följer de vanliga reglerna, så att de kan jämföras
server-rated-level = ingen har mätt hur stark { $level } är
server-rated-not = det här bordet räknas inte för rating
server-rated-late = en plats kan spela om rating bara före sitt första drag
server-rated-twice = en nyckel spelar på en plats, och en plats för en nyckel
server-rated-people = det finns redan { $most } ratingnycklar
server-rated-advice = det finns inga tips i ett parti med rating
server-counting-advice = det finns inga tips där resultatet räknas
server-rated-ending = ett parti med rating avbryter alla tillsammans; en bot spelar vidare för den som går
