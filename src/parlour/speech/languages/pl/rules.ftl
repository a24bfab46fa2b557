### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Wybrane do tej gry
rules-option = { $option }: { $value }
rules-unusual = Ten stół odbiega od zwykłych zasad: { $options }.
rules-title = { $part ->
    [aim] Cel gry
    [setup] Przygotowanie
    [first] Kto zaczyna
    [turn] Twoja tura
    [dice] Ile kostek
    [cannot] Gdy nie możesz przejąć
    [last] Ostatnia karta
    [parrots] Papugi
    [count] Liczenie
    [end] Koniec
    [match] Mecz
    [tie] Remis
    [tips] Wskazówki
    [worth] Ile warte są dołki
    [moving] Jak wykonać ruch
   *[ours] Nasze własne zasady
}
rules-who = Dla { $least }–{ $most } graczy od { $age } lat.
rules-who-any = Dla { $least }–{ $most } graczy.
rules-who-exactly = { $players ->
    [one] Dla jednego gracza od { $age } lat.
    [2] Dla dwóch graczy od { $age } lat.
    [few] Dla { $players } graczy od { $age } lat.
   *[other] Dla { $players } graczy od { $age } lat.
}
rules-who-exactly-any = { $players ->
    [one] Dla jednego gracza.
    [2] Dla dwóch graczy.
    [few] Dla { $players } graczy.
   *[other] Dla { $players } graczy.
}
rules-first-seat = Zaczyna { $name }, a kolej idzie zgodnie z ruchem wskazówek zegara.
rules-first-alone = Zaczyna { $name }.
rules-ours-about = Ustalone przez nas, a nie przez instrukcję:

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Zamknij wszystkie klapki, a od razu wygrywasz. Jeśli nikomu się nie uda, wygrywa ten, kto ma najniższy wynik.
    [last] Zamknij wszystkie klapki, a od razu wygrywasz.
    [counts] Skończ z najniższym wynikiem. Zamknięcie wszystkich klapek daje 0 punktów, a lepiej się nie da.
   *[solo] Graj raz za razem i staraj się o najniższy wynik. Gdy wszystkie klapki są zamknięte, lepiej się nie da.
}
rules-shutbox-rows = { $rows ->
    [own] Każdy ma własny rząd klapek od 1 do { $tiles }. Na początku wszystkie są otwarte.
    [two] Każdy ma dwa rzędy klapek od 1 do { $tiles }. Na początku wszystkie są otwarte.
    [alone] Twoje klapki mają numery od 1 do { $tiles }. Na początku wszystkie są otwarte.
   *[shared] Jest jedno pudełko z klapkami od 1 do { $tiles }. Na początku wszystkie są otwarte i otwiera się je znowu dla każdego gracza.
}
rules-shutbox-preshut = Zamknięte od początku: { $flaps }.
rules-shutbox-parity = Przed pierwszym rzutem wybierz parzyste albo nieparzyste. Tylko te klapki są w grze; pozostałe się nie liczą.
rules-shutbox-roll = { $combine ->
    [sum] Rzuć i zamknij jedną lub więcej otwartych klapek, które razem dają dokładnie sumę oczek. Nic nie może zostać.
   *[exact] Rzuć i zamknij albo jedną klapkę równą sumie, albo dokładnie te, które pokazują kostki.
}
rules-shutbox-example = Sumę { $total } można złożyć tak: { $sets }.
rules-shutbox-example-exact = Gdy wypadnie { $faces }, możesz zamknąć { $total } albo { $faces }.
rules-shutbox-go = { $order ->
    [turns] Zamknięte klapki pozostają zamknięte. Rzucaj dalej, dopóki możesz coś zamknąć. Pierwszy rzut, który do niczego nie pasuje, kończy turę; drugiej szansy nie ma.
   *[rounds] Każdy rzuca raz, kolejka za kolejką. Zamknięte klapki pozostają zamknięte. Kto nie może nic zamknąć, odpada.
}
rules-shutbox-first-hit = Pierwszy rzut tury musi zamknąć { $number }, samodzielnie albo jako część sumy. Jeśli się nie da, tura się kończy.
rules-shutbox-bust = Suma { $total } od razu kończy turę.
rules-shutbox-dice = { $fewer ->
    [never] Zawsze rzuca się wszystkimi kostkami.
    [choice] Gdy żadna klapka powyżej 6 nie jest otwarta, przed każdym rzutem wybierasz, iloma kostkami rzucasz.
    [forced] Gdy żadna klapka powyżej 6 nie jest otwarta, rzucasz jedną kostką.
   *[sum] Gdy otwarte klapki dają razem 6 lub mniej, przed każdym rzutem wybierasz, iloma kostkami rzucasz.
}
rules-shutbox-end = { $end ->
    [wins] Kto zamknie ostatnią klapkę, od razu wygrywa, nawet zanim zagrają pozostali.
    [once] Kto zamknie ostatnią klapkę, od razu wygrywa.
    [match] Kto zamknie ostatnią klapkę, od razu wygrywa cały mecz, bez względu na wyniki.
    [open] Kto zamknie ostatnią klapkę, nie dostaje punktów i gra się kończy: pozostali dostają to, co mają otwarte.
    [round] Kto zamknie ostatnią klapkę, nie dostaje punktów i runda się kończy: pozostali dostają to, co mają otwarte.
    [nothing] Kto zamknie ostatnią klapkę, nie dostaje punktów i runda się kończy: kto nie skończył tury, też ich nie dostaje.
    [play_on] Kto zamknie ostatnią klapkę, nie dostaje punktów; pozostali kończą swoje tury.
   *[solo] Zamknięcie ostatniej klapki kończy serię idealnym wynikiem.
}
rules-shutbox-out = { $out ->
    [score] Jeśli wcześniej odpadną wszyscy, wygrywa ten, kto ma najniższy wynik.
   *[last] Gdy odpadną wszyscy inni, wygrywa ostatnia osoba, która została w grze.
}
rules-shutbox-count = { $score ->
    [sum] Otwarte liczby się dodaje.
    [digital] Otwarte liczby czyta się obok siebie jak jedną liczbę.
   *[count] Każda otwarta klapka kosztuje jeden punkt.
}
rules-shutbox-left = { $points ->
    [one] Jeśli otwarte zostaną { $flaps }, kosztuje to 1 punkt.
    [few] Jeśli otwarte zostaną { $flaps }, kosztuje to { $points } punkty.
   *[other] Jeśli otwarte zostaną { $flaps }, kosztuje to { $points } punktów.
}
rules-shutbox-until = { $until ->
    [points] Runda następuje po rundzie, a punkty się sumują. Gdy ktoś ma { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }, wygrywa najniższa suma.
    [rounds] { $count ->
        [one] Gra się jedną rundę.
        [few] Gra się { $count } rundy, a punkty się sumują. Wygrywa najniższa suma.
       *[other] Gra się { $count } rund, a punkty się sumują. Wygrywa najniższa suma.
    }
   *[stop] Po każdej grze grasz dalej albo kończysz. Wszystkie gry się zapisuje, a liczy się najlepsza.
}
rules-shutbox-lead = { $lead ->
    [rotates] Następną rundę zaczyna następny gracz.
   *[stays] Każdą rundę zaczyna ten sam gracz.
}
rules-shutbox-tie = { $tie ->
    [roll] Gracze z remisem rzucają po kolei jeszcze raz na swoim rzędzie takim, jaki jest, zamykają, co mogą, i liczy się ponownie.
    [game] Gracze z remisem grają między sobą jeszcze jedną grę.
    [round] Gracze z remisem grają między sobą jeszcze jedną rundę.
   *[share] Gracze z remisem dzielą się wygraną.
}
rules-shutbox-first = Każdy rzuca jedną kostką. Zaczyna, kto wyrzuci najwięcej, a kolej idzie zgodnie z ruchem wskazówek zegara.
rules-shutbox-ours = { $what ->
    [box] Żadna instrukcja nie opisuje tego pudełka: to popularna wersja domowa.
    [mixed] Niektóre z tych zasad wybrano dla tego stołu, poza instrukcją.
    [seats] Instrukcja nie mówi, ilu może być graczy; u nas miejsc jest { $most }.
    [alone] Według instrukcji 210 jest dla dwóch osób; tutaj można grać także w pojedynkę.
    [limit] Limit { $most } graczy jest nasz.
    [dice] Instrukcja { shutbox-tactica } pozwala wybrać jedną lub dwie kostki, gdy 7, 8, 9 i 10 są zamknięte; u nas dotyczy to także innych klapek i innej liczby kostek.
    [first] Przy remisie o pierwszą turę zainteresowani rzucają ponownie.
    [start] Instrukcja tego pudełka nie mówi, kto zaczyna; rzucamy o to.
    [tie-roll] Remis rozstrzygają kolejne rzuty, dopóki trwa. Kto przy tym zamknie wszystko, wygrywa. Jeśli żaden rzut nie może już pomóc, wygrana jest wspólna.
    [tie-game] Przy remisie gra się dalej, dopóki trwa.
    [tie] Instrukcja tego pudełka nie mówi, co robić przy remisie.
    [round] Mecz kończy się z rundą, w której ktoś osiągnie granicę, żeby wszyscy zagrali tyle samo rund.
    [finish] Rundę, w której ktoś osiągnie granicę, gra się do końca.
    [digital] Mecz z wynikiem cyfrowym trwa pięć rund, jeśli nie wybierzecie inaczej.
    [out] Instrukcja nie mówi, kto wygrywa, gdy odpadną wszyscy.
    [unplayed] Instrukcja nie mówi, ile dostają pozostali, gdy ktoś zamknie pudełko, a mecz trwa dalej.
    [lead] Instrukcja nie mówi, kto zaczyna następną rundę.
    [exact] Dublet może zamknąć tylko swoją sumę, a jedna kostka tylko swoją liczbę.
    [exact-more] Więcej niż dwie kostki zamykają swoją sumę albo wszystkie swoje liczby, jeśli są różne.
    [parity] Każdy sam wybiera swoją połowę.
    [half] Kto płaci za turę, której nie rozegrał, płaci mniejszą połowę.
    [halves] Kto płaci za turę, której nie rozegrał, płaci za obie połowy; taka była zasada, gdy zaczęła się ta gra.
    [tie-shut] W takiej rundzie wygrywa ten, kto zamknie pudełko.
   *[solo] Liczy się najlepsza gra, a zamknięte pudełko kończy serię.
}
rules-moving-web-shutbox = Dotknij klapek, które chcesz zamknąć, albo jednej z podanych sum, a potem przycisku Zamknij. Spacja lub Enter rzuca.
rules-moving-terminal-shutbox = Wpisz liczby ze znakiem plus: 1+8. Możesz też klikać je po kolei na planszy albo wybrać z listy. „roll 1” rzuca jedną kostką.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Miej najmniej punktów na koniec rundy.
    [few] Miej najmniej punktów po { $rounds } rundach.
   *[other] Miej najmniej punktów po { $rounds } rundach.
}
rules-tuki-setup = Jest 108 kart: po osiem każdej liczby od 0 do 12 i cztery papugi. Każdy dostaje osiem zakrytych kart w dwóch rzędach po cztery. Nikt nie może ich oglądać, nawet właściciel. Reszta to talia; jej wierzchnia karta zaczyna stos odrzutów, który zawsze leży odkryty.
rules-tuki-open = Każdy odkrywa dwie swoje karty.
rules-tuki-first = Zaczyna, kto ma najwyższą sumę, a kolej idzie zgodnie z ruchem wskazówek zegara.
rules-tuki-turn = W swojej turze weź wierzchnią kartę z talii albo ze stosu odrzutów. Połóż ją w miejsce jednej ze swoich kart, odkrytej lub zakrytej; stara idzie na stos odrzutów, a zakrytej się przedtem nie ogląda.
rules-tuki-drop = Kartę z talii możesz też odrzucić; wtedy odkrywasz jedną ze swoich zakrytych kart. Kartę ze stosu odrzutów trzeba położyć.
rules-tuki-last = Gdy została ci tylko jedna zakryta karta, możesz odrzucić kartę z talii, a swoją zostawić zakrytą, ile razy chcesz.
rules-tuki-end = Kto pierwszy nie ma zakrytych kart, kończy. Wszyscy pozostali mają jeszcze jedną turę, potem odkrywa się to, co zakryte, i liczy.
rules-tuki-total = Po ostatniej rundzie wygrywa najniższa suma.
rules-tuki-count = Twoje liczby się dodaje. Dwie równe liczby jedna nad drugą to para i liczą się za 0. Obok siebie albo gdzie indziej nie są parą.
rules-tuki-sets = Dwie pary tej samej liczby to czwórka i dają −10, trzy to szóstka i dają −15, cztery to ósemka i dają −20.
rules-tuki-parrot = Papuga naśladuje kartę nad sobą lub pod sobą i tak tworzy parę, czwórkę, szóstkę albo ósemkę.
rules-tuki-fly = Gdy weźmiesz właśnie tę liczbę, którą naśladuje twoja papuga, możesz położyć ją w jej miejsce. Papuga przelatuje na jedną z twoich zakrytych kart, która niewidziana idzie na stos odrzutów. Karty z liczbami nigdy się nie przesuwają.
rules-tuki-tip = { $what ->
    [low] Wymieniaj wysokie karty na niskie, ale najpierw myśl o parach: para dwunastek liczy się za 0.
    [four] Druga para tej samej liczby odejmuje dziesięć punktów.
   *[close] Skończyć jako pierwszy to ryzyko: wszyscy inni mają jeszcze turę. Zrób to, gdy sądzisz, że masz najmniej.
}
rules-tuki-ours = { $what ->
    [rounds] Według instrukcji gra się pięć rund.
    [draw] Przy równych sumach według instrukcji zaczyna ten, kto pierwszy ma urodziny; tutaj decyduje los.
    [order] Pierwsze dwie karty gracze odkrywają po kolei.
    [opened] Odkryta papuga liczy się wtedy jak odkryta liczba, którą naśladuje, a inaczej za 0.
    [parrots] Dwie papugi w jednej kolumnie liczą się za 0 i nie należą do żadnej czwórki.
    [closing] Kończy też ten, kto wymieni ostatnią zakrytą kartę albo posadzi na niej papugę.
    [stock] Pustą talię tworzy się na nowo z odrzutów, oprócz ich wierzchniej karty. Po drugim razie w rundzie wszyscy mają jeszcze jedną turę.
    [stalled] Po 50 turach z rzędu bez karty z talii wszyscy mają jeszcze jedną turę.
   *[shared] Przy równych sumach wygrana jest wspólna.
}
rules-moving-web-tuki = Dotknij talii albo stosu odrzutów, a potem karty do wymiany. Wszystko inne jest na przyciskach.
rules-moving-terminal-tuki = Kolumny to a do d, rzędy 1 i 2. „take stock”, „take discard”; potem „a1” kładzie tam kartę, „drop a1” odrzuca ją i odkrywa a1, „drop” nie odkrywa nic, „fly a1 c2” przenosi papugę z a1 na c2. Możesz też klikać stosy i karty: dla „drop a1” stos odrzutów, potem a1.

## Rolit

rules-rolit-aim = Gdy plansza jest pełna, wygrywa kolor, którego widać najwięcej.
rules-rolit-setup = Plansza ma { $size } × { $size } dołków. W środku leżą cztery kulki, każda w innym kolorze.
rules-rolit-colours = Każdy ma swój kolor i siedzi po jego stronie planszy: { $colours }.
rules-rolit-neutral = Kolory, którymi nikt nie gra ({ $colours }), są neutralne: można je przejmować i nie liczą się nikomu.
rules-rolit-first = Kulką rzuca się jak kostką. Zaczyna ten, czyj kolor jest na wierzchu, a kolej idzie zgodnie z ruchem wskazówek zegara.
rules-rolit-turn = Połóż kulkę swojego koloru w pustym dołku tak, żeby w prostej linii między nią a inną twoją kulką leżały kulki innych kolorów. Wszystkie kulki zamknięte przez nową, w ośmiu kierunkach, przyjmują twój kolor. Te, które właśnie się obróciły, niczego nie zamykają.
rules-rolit-must = Jeśli możesz przejąć, musisz.
rules-rolit-final = Dozwolonego ruchu się nie cofa; po niedozwolonym plansza wraca do poprzedniego stanu.
rules-rolit-cannot = Jeśli nie możesz nic przejąć albo twój kolor zniknął, połóż kulkę w dowolnym pustym dołku obok dowolnej kulki. Nigdy się nie pasuje.
rules-rolit-tip = { $what ->
    [size] Ruch, który obraca najwięcej kulek, nie zawsze jest najlepszy.
   *[corner] Kulki w rogu nie da się już obrócić. Ruch tuż obok rogu często oddaje go komuś innemu.
}
rules-rolit-worth = { $how ->
    [random] Gracz, który zajmie dołek, wygrywa o tyle więcej (+) lub mniej (−) gier na 100, niż wynosi równy udział; zmierzono w grach losowych.
   *[learned] Gracz, który zajmie dołek, wygrywa o tyle więcej (+) lub mniej (−) gier na 100, niż wynosi równy udział; zmierzono w grach botów, które grają dobrze.
}
rules-rolit-ours = { $what ->
    [picture] Od lewej u góry, zgodnie z ruchem wskazówek zegara, cztery kulki są czerwona, żółta, zielona i niebieska, i taka jest kolejność gry.
    [again] Przy kolorze neutralnym rzuca się ponownie.
    [corners] Po skosie też znaczy obok.
    [takeback] Możesz pozwolić na cofanie ruchów; przy kilku ekranach za każdym razem muszą zgodzić się wszyscy.
   *[shared] Przy równej liczbie kulek wygrana jest wspólna.
}
rules-rolit-former = { $what ->
    [roll] Kulką rzuca się jak kostką. Zaczyna ten, czyj kolor jest na wierzchu.
    [picture] Zgodnie z ruchem wskazówek zegara, od lewego górnego rogu, cztery kulki są czerwona, żółta, zielona i niebieska.
   *[order] Ta gra zaczęła się według wcześniejszej wersji naszych zasad: gra się w kolejności miejsc ({ $colours }), a nie wokół planszy.
}
rules-rolit-reversi-aim = Gdy nikt nie może się ruszyć, wygrywa kolor, który ma najwięcej kulek.
rules-rolit-reversi-setup = Plansza ma { $size } × { $size } dołków. Po dwie kulki każdego koloru leżą na przekątnych środka. To zwykłe Othello, którego nie ma w instrukcji { game-rolit }.
rules-rolit-reversi-colours = Kolory graczy: { $colours }.
rules-rolit-reversi-turn = Połóż kulkę swojego koloru w pustym dołku tak, żeby w prostej linii między nią a inną twoją kulką leżały kulki drugiego koloru. Wszystkie kulki zamknięte przez nową, w ośmiu kierunkach, przyjmują twój kolor.
rules-rolit-reversi-cannot = Każdy ruch musi przejmować. Kto nie może, pasuje.
rules-moving-web-rolit = Dotknij zaznaczonego dołka. Na małym ekranie pierwsze dotknięcie pokazuje, co zostanie przejęte, drugie wykonuje ruch.
rules-moving-terminal-rolit = Wpisz kolumnę i rząd: d3. Możesz też kliknąć dołek albo wybrać z listy. Możliwe dołki są zaznaczone; nawiasy pokazują kulkę właśnie położoną i te, które obróciła.
