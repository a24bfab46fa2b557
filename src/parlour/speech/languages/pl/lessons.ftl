### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game }: lekcja
web-lesson-step = Krok { $number } z { $count }
web-lesson-back = Wstecz
web-lesson-next = Dalej
web-lesson-show = Pokaż mi
web-lesson-leave = Opuść lekcję
web-lesson-again = Od początku
web-lesson-you = Ty

## Shut the Box

lesson-shutbox-roll = Twoje dziesięć klapek jest otwartych. Zamknij wszystkie, a wygrasz. Rzuć kostkami!
lesson-shutbox-shut = 6 i 3 to dziewięć. Zamknij klapki, które razem dają dokładnie 9: jest kilka sposobów, wybierz jeden.
lesson-shutbox-again = Zamknięte klapki pozostają zamknięte. Rzucasz dalej, dopóki rzut pasuje.
lesson-shutbox-die = Kilka rzutów później otwarte są tylko 1, 2 i 5. Gdy nic powyżej 6 nie jest otwarte, możesz rzucić jedną kostką. Spróbuj.
    .otherwise = Dwie kostki też są dozwolone, ale suma często byłaby za duża. Spróbuj jedną kostką.
lesson-shutbox-over = 4 do niczego nie pasuje: twoja tura się kończy. Otwarte są jeszcze 1 + 2 + 5: 8 punktów. Im mniej, tym lepiej.
lesson-shutbox-luck = Inna tura, z większym szczęściem: otwarta jest tylko 2. Rzuć jedną kostką.
    .otherwise = Dwie kostki dają 2 tylko z dwiema jedynkami. Rzuć jedną kostką.
lesson-shutbox-last = Jest 2! Zamknij ostatnią klapkę.
lesson-shutbox-won = Pudełko jest zamknięte i od razu wygrywasz. Jeśli nikomu się to nie uda, wygrywa ten, kto ma najniższy wynik.

## Tuki Tuki

lesson-tuki-open = Przed tobą leży osiem zakrytych kart. Nikt ich nie zna, nawet ty. Odkryj tę w lewym górnym rogu.
    .otherwise = Możesz odkryć dowolną kartę. Na razie odkryj tę w lewym górnym rogu.
lesson-tuki-below = Dwunastka. To dużo, a wygrywa ten, kto ma najmniej punktów. Odkryj kartę pod nią.
    .otherwise = Każda karta się nada. Na razie odkryj tę pod dwunastką.
lesson-tuki-pair = Jeszcze jedna dwunastka! Dwie równe liczby jedna nad drugą to para i liczą się za nic.
lesson-tuki-take = W swojej turze bierzesz kartę: z talii albo ze stosu odrzutów. Weź jedną z talii.
    .otherwise = Możesz też wziąć 7 ze stosu odrzutów. Na razie weź kartę z talii.
lesson-tuki-put = 1 jest dobra. Połóż ją w miejsce zakrytej karty.
    .otherwise = Zachowaj parę i zachowaj 1: połóż ją w miejsce zakrytej karty.
lesson-tuki-old = Stara karta to 10. Idzie na stos odrzutów, i kolej na następną osobę.
lesson-tuki-third = Masz parę trójek i trzecią. Czwarta leży na stosie odrzutów: weź ją.
    .otherwise = Talia może dać cokolwiek. Weź trójkę, którą widzisz.
lesson-tuki-fourth = Połóż ją pod trzecią.
    .otherwise = Jest lepsze miejsce: pod trójką, która leży sama.
lesson-tuki-four = Dwie pary tej samej liczby to czwórka. Daje −10: dziesięć punktów mniej!
lesson-tuki-parrot = Papuga naśladuje kartę nad sobą lub pod sobą. Weź tę ze stosu odrzutów.
    .otherwise = Papugi są rzadkie. Weź tę ze stosu odrzutów.
lesson-tuki-mimic = Połóż papugę pod swoją dwunastką.
    .otherwise = Jest lepsze miejsce: pod dwunastką.
lesson-tuki-mimics = Papuga jest teraz drugą dwunastką. Para: nie ma czego liczyć.
lesson-tuki-hidden = Koniec rundy: zakryta jest już tylko jedna twoja karta. Weź kartę z talii.
    .otherwise = Tym razem weź kartę z talii.
lesson-tuki-close = Jest 1. Połóż ją w miejsce ostatniej zakrytej karty.
    .otherwise = Można i tak, ale kończmy: połóż ją w miejsce ostatniej zakrytej karty.
lesson-tuki-won = Bez zakrytych kart kończysz. Pozostali mieli ostatnią turę. Masz 3 punkty, druga osoba 32: wygrywasz!

## Rolit

lesson-rolit-trap = Grasz czerwonym. Połóż kulkę w zaznaczonym dołku tak, żeby kulka innego koloru została zamknięta między dwiema twoimi.
lesson-rolit-turned = Wszystko, co było zamknięte, jest teraz czerwone. Teraz byłaby kolej zielonego.
lesson-rolit-most = Jedna kulka może zamykać na kilku liniach naraz. Znajdź dołek, który obraca cztery kulki.
    .otherwise = Ten obraca mniej. Znajdź dołek, który obraca cztery kulki.
lesson-rolit-lines = Cztery naraz! Jeśli możesz przejąć, musisz.
lesson-rolit-place = Tu nie możesz nic przejąć. Wtedy kładziesz kulkę obok dowolnej innej.
lesson-rolit-placed = Nic się nie obróciło, ale twoja kulka może się później przydać. Nigdy się nie pasuje.
lesson-rolit-corner = Weź róg: kulki w rogu nie da się już obrócić.
    .otherwise = To też przejmuje, ale poszukaj rogu.
lesson-rolit-safe = Ta kulka zostanie czerwona do końca.
lesson-rolit-full = Na tej małej planszy został jeden dołek, i to twoja kolej. Połóż ostatnią kulkę.
lesson-rolit-won = Plansza jest pełna, a najczęściej widać czerwony: 11 do 5. Wygrywasz!
