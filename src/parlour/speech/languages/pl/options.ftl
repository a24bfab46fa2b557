### What is wrong with an option, and what would do.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = ma to być { $allowed }
# can stand in option-must
option-one-of = jedno z { $values }
# can stand in option-must
option-whole = liczba całkowita od { $low } do { $high }
# can stand in option-must
option-first-allowed = „rules” albo numer miejsca
option-first = { $players ->
    [one] ma to być „rules” albo miejsce od 0 do { $last } (gra 1 osoba)
    [few] ma to być „rules” albo miejsce od 0 do { $last } (grają { $players } osoby)
    [many] ma to być „rules” albo miejsce od 0 do { $last } (gra { $players } osób)
   *[other] ma to być „rules” albo miejsce od 0 do { $last } (gra { $players } osoby)
}
option-unknown = ta gra nie ma takiej opcji; ma { $options }
option-games = ma to być całkowita liczba gier, co najmniej 1
option-seed = ma to być liczba całkowita od 0 do { $most }
option-from-to = musi być liczbą całkowitą od { $least } do { $most }
option-dataset-file = musi kończyć się na .npz albo .parquet, albo na / w przypadku folderu
option-dataset-folder = musi to być nowy lub pusty folder albo taki, w którym jest już taki zbiór danych
option-exam = potrzebuje gry i pliku do zapisania albo --score z pytaniami i odpowiedziami
option-cores = ma to być 0 (wszystkie) albo liczba rdzeni
option-policies = musi to być jeden poziom dla wszystkich albo po jednym dla każdego z { $players } miejsc

## Tables, bots and commands

option-id = ma to być od 1 do 64 liter, cyfr, „-” lub „_”
option-json = mają to być proste wartości, które JSON zachowuje bez zmian
option-takeback = ruchy można cofać tylko tam, gdzie grają ludzie
option-by-hand = to nie pasuje do stołu ręcznego
option-coach = dla miejsc ludzi ma to być { $strengths }, a dla botów i osób bez trenera nic
option-name = ma to być najwyżej { $most } znaków drukowalnych
option-level-bot = podaje się dla bota i tylko dla bota
option-seat = ma to być obiekt z kind oraz name albo level
option-seats = ma to być { $players }, po jednym na osobę
option-secret = mają to być dokładnie 32 bajty
option-bots = mają to być poziomy, od 1 do { $players }; jeśli jest ich mniej niż miejsc, powtarzają się
option-bots-among = do wyboru są { $levels }
option-deals = ma to być co najmniej 1
option-sprt = mają to być dwa udziały w wygranych, 0 < niższy < wyższy < 1
option-error-rate = ma to być między 0 a 0.5
option-workers = ma to być 0 (jeden na rdzeń) albo liczba procesów
option-cluster = nie odpowiada tam żaden planista ({ $why })
option-one-place = nie łączy się z --gpu
option-written = opcję pisze się name=value, na przykład players=3
option-seat-bots = boty do gry { $game } to { $bots }
option-seat-count = { $players ->
    [one] jest 1 miejsce (players={ $players })
    [few] są { $players } miejsca (players={ $players })
    [many] jest { $players } miejsc (players={ $players })
   *[other] jest { $players } miejsca (players={ $players })
}
option-database = nie da się otworzyć: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = lista klapek z rzędu, na przykład 1,2,3
# can stand in option-must
option-shutbox-until-allowed = game, stop, „N points” (od 1 do { $points }) albo „N rounds” (od 1 do { $rounds })
option-shutbox-lone = ma to być 1, gdy ktoś gra w pojedynkę, aż przestanie (solo)
option-shutbox-two-rows = ma to być 1 albo 2: gdy klapek jest { $tiles }, każdy bierze dwa z czterech rzędów planszy
option-shutbox-seats = ma to być od 1 do { $most } przy rows={ $rows }
option-shutbox-own-two = wymaga własnych rzędów, po dwa na osobę: wydanie „tactica” albo rows='own'
option-shutbox-number-off-row = klapki { $number } nie ma w rzędzie: rząd biegnie od 1 do { $tiles }
option-shutbox-nothing-left = nie zostawia nic do zamknięcia: rząd biegnie od 1 do { $tiles }
option-shutbox-off-row = tej klapki nie ma w rzędzie: rząd biegnie od 1 do { $tiles }
option-shutbox-shut-before = ta klapka jest zamknięta z góry (preshut), więc żaden rzut jej nie zamknie
option-shutbox-not-with-parity = nie można tego żądać, gdy wybiera się parzyste albo nieparzyste: tej klapki może nie być w grze
option-shutbox-no-total = { $dice ->
    [one] takiej sumy nie ma: 1 kostka daje od { $low } do { $high }
    [few] takiej sumy nie ma: { $dice } kostki dają od { $low } do { $high }
    [many] takiej sumy nie ma: { $dice } kostek daje od { $low } do { $high }
   *[other] takiej sumy nie ma: { $dice } kostki daje od { $low } do { $high }
}
option-shutbox-digital = jest dla rzędów do { $longest }, a ten sięga { $tiles }
option-shutbox-own-rows = wymaga własnych rzędów (rows='own'): pudełko jest zajęte, dopóki trwa czyjaś tura
option-shutbox-tie-roll = wymaga własnych rzędów i jednej gry, żeby rzędy jeszcze stały; tu możliwe: game, share
option-shutbox-unplayed-wins = nie ma sensu, gdy zamknięcie pudełka od razu wygrywa; dodaj shut='counts'
option-shutbox-unplayed-match = wszyscy remisowaliby z tym, kto zamknie pudełko; to jest dla meczów (until='100 points')
option-shutbox-lead-match = nie ma sensu w jednej grze; to jest dla meczów (until='100 points')
option-shutbox-out-last = jest dla jednej gry po jednym rzucie, którą wygrywa zamknięcie pudełka (variant='young')
option-shutbox-no-use = żaden rzut { $dice ->
    [one] jedną kostką
   *[other] { $dice } kostkami
} nie zamknie żadnej klapki{ $half ->
    [even] {" "}wśród parzystych
    [odd] {" "}wśród nieparzystych
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [one] żaden pierwszy rzut jedną kostką nie zamknie tej klapki
   *[other] żaden pierwszy rzut { $dice } kostkami nie zamknie tej klapki
}
option-shutbox-open = mają to być różne otwarte klapki spośród { $numbers }
option-shutbox-dice = { $dice ->
    [one] to nie jest rzut jedną kostką, możliwy przy tym rzędzie
   *[other] to nie jest rzut { $dice } kostkami, możliwy przy tym rzędzie
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = od dwóch do czterech różnych kolorów, po jednym na miejsce, spośród { $colours }, w postaci red,green
option-rolit-colours = liczba kolorów ma być { $players }, po jednym na osobę
option-rolit-reversi = zestaw reversi jest dokładnie dla 2 osób
option-rolit-small = plansza { $size }×{ $size } jest tylko dla 2 osób; na 6×6 i 8×8 zagrają nawet 4 osoby
option-rolit-games = ma to być całkowita liczba gier, co najmniej jedna na miejsce
option-by-device = to nie pasuje do stołu, który jedno urządzenie prowadzi samo
