### The rules of each game as a player reads them in the game, paragraph by paragraph, in the order of the file.
###
### rules-GAME-PART        a paragraph; .title is its heading. The full rules, with their ids, are in docs/rules/.
### What no rulebook says is ours, and the last paragraph says so.

rules-chosen = Wybrane do tej gry
rules-option = { $option }: { $value }

## Shut the Box

rules-shutbox-aim = Zamknij wszystkie swoje klapki albo zostań z najmniejszą liczbą punktów.
    .title = Cel gry
rules-shutbox-turn = Rzuć kostkami. Zamknij jedną lub więcej otwartych klapek, które razem dają dokładnie sumę oczek: za 9 może to być 9 albo 1 i 8, albo 2, 3 i 4. Zamknięta klapka pozostaje zamknięta. Rzucaj dalej, dopóki sumę da się złożyć; gdy się nie da, tura się kończy i drugiej szansy nie ma.
    .title = Twoja tura
rules-shutbox-dice = W grze TACTica, gdy 7, 8, 9 i 10 są już zamknięte, przed każdym rzutem wybierasz jedną kostkę albo dwie. W pudełku z 12 klapkami rzuca się zawsze obiema.
    .title = Jedna kostka czy dwie
rules-shutbox-end = Kto zamknie ostatnią klapkę, od razu wygrywa, nawet zanim zagrają pozostali. Jeśli nikomu się nie uda, liczby na otwartych klapkach się dodaje i wygrywa najniższa suma.
    .title = Koniec gry
rules-shutbox-first = Każdy rzuca jedną kostką; zaczyna, kto wyrzuci najwięcej, a kolej idzie zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
rules-shutbox-notation = Wpisz liczby ze znakiem plus: 1+8. Możesz też klikać je po kolei na planszy albo wybrać z listy. „roll 1” rzuca jedną kostką.
    .title = Jak wykonać ruch
rules-shutbox-ours = O tym drukowane zasady milczą, więc ustaliliśmy sami: przy remisie o pierwszą turę rzuca się ponownie; remis na końcu rozstrzygają kolejne rzuty, dopóki ktoś z remisujących może jeszcze coś zamknąć; mecz do 100 punktów kończy się z rundą, w której ktoś je osiągnie.
    .title = Nasze własne zasady

## Tuki Tuki

rules-tuki-aim = Skończ pięć rund z jak najmniejszą liczbą punktów. Twoje osiem kart leży zakrytych w dwóch rzędach po cztery i nikt ich nie zna, ty też nie.
    .title = Cel gry
rules-tuki-turn = Najpierw każdy odkrywa dwie karty; zaczyna, kto ma najwyższą sumę. W swojej turze weź wierzchnią kartę z talii albo ze stosu odrzutów. Połóż ją w miejsce jednej ze swoich kart, odkrytej lub zakrytej; stara karta idzie na stos odrzutów. Kartę z talii możesz też odrzucić, ale wtedy odkrywasz jedną ze swoich zakrytych kart.
    .title = Twoja tura
rules-tuki-last = Gdy została ci tylko jedna zakryta karta, możesz odrzucić kartę z talii, nie odkrywając swojej, ile razy chcesz. Gdy ktoś nie ma już zakrytych kart, wszyscy pozostali mają jeszcze jedną turę; potem karty się odkrywa i liczy.
    .title = Ostatnia karta
rules-tuki-count = Liczby na twoich kartach się dodaje. Dwie równe liczby jedna nad drugą to para i liczą się za 0. Dwie pary tej samej liczby to czwórka i dają −10, trzy to szóstka i dają −15, cztery to ósemka i dają −20.
    .title = Liczenie
rules-tuki-parrot = Papuga naśladuje kartę nad sobą lub pod sobą i tak tworzy parę. Gdy weźmiesz właśnie tę liczbę, którą naśladuje twoja papuga, możesz położyć ją w miejsce papugi, a papuga przelatuje na jedną z twoich zakrytych kart, która idzie na stos odrzutów bez podglądania.
    .title = Papugi
rules-tuki-notation = Kolumny to a–d, rzędy 1 i 2. „take stock”: z talii, „take discard”: z odrzutów; potem „a1” kładzie tam kartę, „drop a1” odrzuca ją i odkrywa a1, „drop” nie odkrywa niczego, a „fly a1 c2” przenosi papugę z a1 na c2. Możesz też klikać stosy i karty: zamiast „drop a1” kliknij stos odrzutów, a potem a1.
    .title = Jak wykonać ruch
rules-tuki-ours = Przy równych sumach według instrukcji zaczyna ten, kto pierwszy ma urodziny; tutaj decyduje los. Tam, gdzie drukowane zasady milczą, ustaliliśmy sami: dwie papugi w jednej kolumnie liczą się za 0; pustą talię tworzy się na nowo z odrzutów, a za drugim razem wszyscy mają jeszcze po jednej turze; przy równych sumach wygrana jest wspólna.
    .title = Nasze własne zasady

## Rolit

rules-rolit-aim = Gdy plansza jest pełna, wygrywa kolor, którego widać najwięcej.
    .title = Cel gry
rules-rolit-turn = Połóż kulkę swojego koloru w pustym dołku tak, żeby w linii prostej między nią a inną twoją kulką leżały kulki innych kolorów. Wszystkie kulki, które nowa kulka tak zamknie, we wszystkich ośmiu kierunkach, przechodzą na twój kolor. Jeśli możesz przejąć, musisz.
    .title = Twoja tura
rules-rolit-cannot = Jeśli nie możesz niczego przejąć albo twój kolor zniknął, połóż kulkę w dowolnym dołku obok którejkolwiek kulki. Nikt nigdy nie pasuje.
    .title = Gdy nie ma czego przejąć
rules-rolit-first = Kulką rzuca się jak kostką; kolor na górze zaczyna, a kolej idzie zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
rules-rolit-notation = Wpisz kolumnę i rząd: d3. Możesz też kliknąć dołek albo wybrać z listy. Dołki, w których wolno grać, są oznaczone; nawiasy pokazują kulkę właśnie położoną i te, które przejęła.
    .title = Jak wykonać ruch
rules-rolit-ours = O tym drukowane zasady milczą, więc ustaliliśmy sami: kolory, którymi nikt nie gra, można przejmować i nie liczą się nikomu; przy równej liczbie kulek wygrana jest wspólna. W zestawie Reversi obowiązują zasady zwykłego Othello: ruch musi przejmować, a kto nie może, pasuje.
    .title = Nasze własne zasady
