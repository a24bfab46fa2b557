# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Rankingi
ratings-about = Ranking mówi, jak mocno grasz, o ile pokazują to twoje partie. Ma go tylko ten, kto chce. Nie ma konta, jest tylko klucz na twoim urządzeniu.
ratings-make = Zacznij ranking
ratings-make-about = Losowy klucz zostaje na tym urządzeniu. Serwer przechowuje imię, rankingi i odcisk klucza, nic więcej.
ratings-rename = Zmień imię
ratings-mine = Moje rankingi
ratings-none = Jeszcze żadnej partii rankingowej. Przygotowując grę, zaznacz „Partia rankingowa”.
ratings-field = { $game }, gracze: { $players }
ratings-figure = { $sureness ->
    [new] około { $about }, prawie nieznany
    [unsure] około { $about }, wciąż niepewny
    [fair] około { $about }, dość pewny
   *[sure] około { $about }, całkiem pewny
}
ratings-surely = co najmniej { $surely }
ratings-games = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[many] { $count } partii
}
ratings-best = Najlepsi
ratings-choose = Gra i liczba graczy
ratings-place = Miejsce
ratings-who = Kto
ratings-rating = Ranking
ratings-at-least = Prawie na pewno co najmniej
ratings-played = Partie
ratings-bot = Bot ({ $level })
ratings-enough = Ludzie są na liście, gdy zagrali tyle partii rankingowych: { $least }. O kolejności decyduje to, co prawie pewne, a nie szczęśliwy traf.
ratings-how = Jak to działa?
ratings-how-start = Wszyscy zaczynają od 25 i nikt jeszcze nie wie, czy to prawda. Kto wygrywa z mocnymi, szybko idzie w górę; kto przegrywa ze słabymi, spada. Im więcej grasz, tym pewniejsza jest liczba i tym mniej skacze.
ratings-how-bots = Boty też mają rankingi. Zmierzono je w partiach botów z botami i już się nie zmieniają.
ratings-how-fair = Partia się liczy, jeśli rozegrano ją do końca według zwykłych zasad i bez podpowiedzi, a każdy ma własny klucz. Jeśli pozwolisz botowi grać za siebie, możesz na tym tylko stracić.
ratings-move = Na inne urządzenie
ratings-move-about = Zeskanuj to drugim urządzeniem. Nie pokazuj nikomu innemu: kto ma klucz, gra jako ty.
ratings-move-qr = Kod QR z twoim kluczem
ratings-moved = To urządzenie ma teraz klucz gracza { $name }.
ratings-other = Na tym urządzeniu jest już inny klucz. Zastąpić go?
ratings-replace = Zastąp
ratings-keep = Zostaw
ratings-export = Pobierz moje dane
ratings-delete = Usuń moje dane
ratings-delete-sure = Usunąć wszystko?
ratings-delete-about = Twoje imię, twoje rankingi i twój klucz znikną na zawsze. Zapisy twoich partii zostaną, dopóki nie zostaną usunięte ich stoły.
ratings-unknown = Serwer nie zna tego klucza. Może został usunięty.
ratings-forget = Usuń klucz z tego urządzenia
ratings-game = Partia rankingowa
ratings-game-about = Zmienia ranking wszystkich. Zwykłe zasady, bez podpowiedzi, bez trenera, bez cofania ruchów.
ratings-table = Ta partia liczy się do rankingu.
ratings-table-key = Nie masz jeszcze klucza. Partia liczy się tylko wtedy, gdy każdy ma klucz przed swoim pierwszym ruchem.
ratings-waiting = Jeszcze bez klucza: { $names }
ratings-changed = Nowe rankingi
ratings-change = { $name }: { $after } (przedtem: { $before })
ratings-not-unfinished = Nie liczy się: partii nie rozegrano do końca.
ratings-not-no_key = Nie liczy się: ktoś grał bez własnego klucza.
ratings-not-helped = Nie liczy się: przy tym stole była pomoc.
ratings-not-level = Nie liczy się: nikt nie wie, jak mocny jest jeden z botów.

web-refused-not_rated = Ta partia nie może liczyć się do rankingu.
server-rated-help = w partii rankingowej nie ma trenera i nie cofa się ruchów
server-rated-company = partia rankingowa wymaga dwóch graczy, a jeden z nich to człowiek
server-rated-options = partie rankingowe gra się według zwykłych zasad, żeby można je było porównać
server-rated-level = nikt nie zmierzył, jak mocny jest { $level }
server-rated-not = ten stół nie liczy się do rankingu
server-rated-late = miejsce może grać o ranking tylko przed swoim pierwszym ruchem
server-rated-twice = jeden klucz gra na jednym miejscu, a jedno miejsce dla jednego klucza
server-rated-people = jest już tyle kluczy rankingu: { $most }
server-rated-advice = w partii rankingowej nie ma podpowiedzi
server-counting-advice = tam, gdzie wynik się liczy, nie ma podpowiedzi
server-rated-ending = partię rankingową kończą wszyscy razem; za tego, kto odchodzi, gra bot
