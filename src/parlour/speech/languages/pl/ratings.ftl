# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Rankingi
ratings-about = Twój ranking szacuje, jak dobrze grasz. Masz go tylko, jeśli chcesz. Nie ma konta, jest tylko klucz na twoim urządzeniu.
ratings-make = Zacznij ranking
ratings-make-about = Losowy klucz zostaje na tym urządzeniu. Serwer przechowuje imię, rankingi i odcisk klucza, nic więcej.
ratings-rename = Zmień imię
ratings-mine = Moje rankingi
ratings-none = Jeszcze żadnej gry rankingowej. Przygotowując grę, zaznacz „Gra rankingowa”.
ratings-field = { $game }, gracze: { $players }
ratings-figure = { $sureness ->
    [new] około { $about }, prawie nieznany
    [unsure] około { $about }, wciąż niepewny
    [fair] około { $about }, dość pewny
   *[sure] około { $about }, całkiem pewny
}
ratings-surely = co najmniej { $surely }
ratings-games = { $count ->
    [one] jedna gra
    [few] { $count } gry
   *[many] { $count } gier
}
ratings-best = Najlepsi
ratings-choose = Gra i liczba graczy
ratings-place = Miejsce
ratings-who = Kto
ratings-rating = Ranking
ratings-at-least = Prawie na pewno co najmniej
ratings-played = Gry
ratings-course = Ostatnie rankingi: { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = Trafiasz na listę po tylu grach rankingowych: { $least }. O kolejności decyduje ostrożny szacunek, więc jedna szczęśliwa gra nie da ci pierwszego miejsca.
ratings-how = Jak to działa?
ratings-how-start = Wszyscy zaczynają od 25, a to tylko przypuszczenie. Wygrywasz z mocnymi: ranking szybko rośnie; przegrywasz ze słabymi: spada. Im więcej grasz, tym jest pewniejszy i tym mniej się zmienia.
ratings-how-bots = Boty też mają rankingi. Zmierzono je w grach botów z botami i się nie zmieniają.
ratings-how-fair = Gra się liczy, jeśli rozegrano ją do końca według zwykłych zasad i bez podpowiedzi, a każdy ma własny klucz. Jeśli pozwolisz botowi grać za siebie, twój ranking może tylko spaść.
ratings-move = Na inne urządzenie
ratings-move-about = Zeskanuj to drugim urządzeniem. Nie pokazuj nikomu innemu: kto ma klucz, może grać w twoim imieniu.
ratings-move-qr = Kod QR z twoim kluczem
ratings-moved = To urządzenie ma klucz gracza { $name }.
ratings-other = Na tym urządzeniu jest już inny klucz. Zastąpić go?
ratings-replace = Zastąp
ratings-keep = Zostaw
ratings-export = Pobierz moje dane
ratings-delete = Usuń moje dane
ratings-delete-sure = Usunąć wszystko?
ratings-delete-about = Twoje imię, twoje rankingi i twój klucz znikną na zawsze. Zapisy twoich gier zostaną, dopóki nie zostaną usunięte ich stoły.
ratings-unknown = Serwer nie zna tego klucza. Może został usunięty.
ratings-forget = Usuń klucz z tego urządzenia
ratings-game = Gra rankingowa
ratings-game-about = Zmienia ranking wszystkich. Zwykłe zasady, bez podpowiedzi, bez trenera, bez cofania ruchów.
ratings-table = Ta gra liczy się do rankingu.
ratings-table-key = Nie masz jeszcze klucza. Partia liczy się tylko wtedy, gdy każdy ma klucz przed swoim pierwszym ruchem.
ratings-waiting = Jeszcze bez klucza: { $names }
ratings-changed = Nowe rankingi
ratings-change = { $name }: { $after } (przedtem: { $before })
ratings-yours = Twój ranking: { $after } (przedtem: { $before })
ratings-not-unfinished = Nie liczy się: gry nie rozegrano do końca.
ratings-not-no_key = Nie liczy się: ktoś grał bez własnego klucza.
ratings-not-helped = Nie liczy się: przy tym stole była pomoc.
ratings-not-level = Nie liczy się: ranking jednego z botów nie został zmierzony.

web-refused-not_rated = Ta gra nie może liczyć się do rankingu.
server-rated-help = w grze rankingowej nie ma trenera i nie cofa się ruchów
server-rated-company = gra rankingowa wymaga dwóch graczy, a jeden z nich to człowiek
server-rated-options = gry rankingowe gra się według zwykłych zasad, żeby można je było porównać
server-rated-level = ranking bota { $level } nie został zmierzony
server-rated-not = ten stół nie liczy się do rankingu
server-rated-late = miejsce może grać o ranking tylko przed swoim pierwszym ruchem
server-rated-twice = klucz może grać tylko na jednym miejscu, a miejsce tylko dla jednego klucza
server-rated-people = jest już tyle kluczy rankingu: { $most }
server-rated-advice = w grze rankingowej nie ma podpowiedzi
server-counting-advice = tam, gdzie wynik się liczy, nie ma podpowiedzi
server-rated-ending = grę rankingową mogą zakończyć tylko wszyscy razem; za osobę, która odchodzi, gra bot
