# What stands on the boards, and what a screen reader says of them.

board-plain = Plansza
board-colour = { $colour ->
    [red] czerwona
    [yellow] żółta
    [green] zielona
   *[blue] niebieska
}

## Rolit

board-rolit = Plansza gry { game-rolit }
board-neutral = niczyje
board-winner = wygrana
board-balls = { $count ->
    [one] jedna { board-colour } kulka
    [few] { $count } { $colour ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
       *[blue] niebieskie
    } kulki
   *[many] { $count } { $colour ->
        [red] czerwonych
        [yellow] żółtych
        [green] zielonych
       *[blue] niebieskich
    } kulek
}
board-hollow-ball = { $hollow }: { board-colour }{ $last ->
    [yes] , położona jako ostatnia
   *[no] {""}
}
board-hollow-empty = { $hollow }: pusty dołek
board-worth = { $label }, wartość { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] połóż kulkę
    [one] połóż kulkę, przejmuje jedną
   *[other] połóż kulkę, przejmuje { $count }
}
board-tap-again = Dotknij { $hollow } jeszcze raz, żeby położyć kulkę. { $count ->
    [0] Niczego nie przejmie.
    [one] Przejmie jedną kulkę.
    [few] Przejmie { $count } kulki.
    [many] Przejmie { $count } kulek.
   *[other] Przejmie { $count } kulki.
}
board-must = { $must ->
    [capture] Musisz przejąć kulkę: wybierz jeden z oznaczonych dołków.
    [place] Nie możesz niczego przejąć. Połóż kulkę obok dowolnej innej.
    [pass] Nie możesz niczego przejąć, więc pasujesz.
   *[roll] Rzucona kulka pokaże, kto zaczyna.
}
board-pass = Pas
board-roll-ball = Rzuć

## Shut the Box

board-shutbox = Plansza gry „Zamknij pudełko”
board-row = { $name }: otwarte { $open }; wynik { $score }
board-row-nothing = nic
board-flap = { $number }: { $state ->
    [open] otwarta
    [shut] zamknięta
    [legal] otwarta, można zamknąć
    [picked] wybrana
   *[out] poza grą
}
board-half = { $half ->
    [even] parzyste
   *[odd] nieparzyste
}
board-opening = Zaczyna, kto wyrzuci najwięcej
board-opening-die = rzut: { $face }
board-dice = Kostki: { $faces }, suma { $total }
board-dice-ready = { $count ->
    [one] Jedna kostka, jeszcze przed rzutem
    [few] { $count } kostki, jeszcze przed rzutem
    [many] { $count } kostek, jeszcze przed rzutem
   *[other] { $count } kostki, jeszcze przed rzutem
}
board-roll-dice = { $count ->
    [one] Rzuć jedną kostką
   *[other] Rzuć { $count } kostkami
}
board-choice = { $choice ->
    [roll-1] Rzuć jedną kostką
    [roll-2] Rzuć dwiema kostkami
    [roll-3] Rzuć trzema kostkami
    [roll-4] Rzuć czterema kostkami
    [even] Parzyste
    [odd] Nieparzyste
    [again] Jeszcze raz
   *[stop] Zakończ
}
board-shut = Zamknij { $set }
board-shut-other = Wybierz inne
board-sets = { $count ->
    [one] Jeden sposób zamknięcia
    [few] { $count } sposoby zamknięcia
    [many] { $count } sposobów zamknięcia
   *[other] { $count } sposobu zamknięcia
}
board-sets-many = { $count ->
    [one] Jeden sposób. Wybierz klapki.
    [few] { $count } sposoby. Wybierz klapki, żeby zawęzić.
    [many] { $count } sposobów. Wybierz klapki, żeby zawęzić.
   *[other] { $count } sposobu. Wybierz klapki, żeby zawęzić.
}
board-lost-roll = { $name } nie może użyć { $total }: koniec tury.
    .you = Nie możesz użyć { $total }: koniec twojej tury.
board-box-shut = { $name } zamyka pudełko!
    .you = Zamykasz pudełko!
board-tie = { $kind ->
    [roll] Remis: gracze z remisem rzucają jeszcze raz.
   *[game] Remis: gracze z remisem grają jeszcze jedną grę.
}
board-first-hit = Pierwszy rzut musi zamknąć { $number }.
board-bust = Suma { $total } kończy turę.
board-sheet = { $until ->
    [points] Tabela wyników, do { $count ->
        [one] jednego punktu
       *[other] { $count } punktów
    }
    [rounds] Tabela wyników, { $count ->
        [one] jedna runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
   *[stop] Tabela wyników
}
board-total = Razem

## Tuki Tuki

board-tuki = Stół gry { game-tuki }
board-round = Runda { $round } z { $rounds }
board-grid = { $name }: dotąd { $score }, { $hidden ->
    [0] wszystkie karty odkryte
    [one] jedna karta zakryta
    [few] { $hidden } karty zakryte
    [many] { $hidden } kart zakrytych
   *[other] { $hidden } karty zakrytej
}
board-card-name = { $card ->
    [hidden] zakryta karta
    [parrot] papuga
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , liczy się jako { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Odkryj
    [put] . Połóż tu kartę: { board-card-name }
    [drop] . Odrzuć swoją i odkryj tę
    [parrot] . Niech ta papuga leci
    [land] . Papuga ląduje tutaj
    [turn] . Odwróć
   *[none] {""}
}
board-stock-name = Talia
board-discard-name = Odrzuty
board-hand-name = W ręce
board-stock = Talia, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}{ $can ->
    [take] . Weź wierzchnią kartę
    [draw] . Odwróć wierzchnią kartę
   *[none] {""}
}
board-discard = Stos odrzutów, { $card ->
    [none] pusty
   *[other] na wierzchu: { board-card-name }
}{ $can ->
    [take] . Weź tę kartę
    [drop] . Odrzuć kartę z ręki
    [draw] . Odwróć kartę, która została wymieniona
   *[none] {""}
}
board-hand = { $card ->
    [none] Brak karty w ręce
   *[other] W ręce: { board-card-name }
}
board-left = Pozostałe karty
board-left-unseen = Karty, których nikt jeszcze nie widział, w talii i zakryte:
board-left-hidden = Zakryte karty graczy:
board-left-stock = W przetasowanej talii:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] para
    [4] czwórka
    [6] szóstka
   *[8] ósemka
}
board-scene-set = { board-set }!
board-closed = koniec
board-last-turn = ostatnia tura
board-one-hidden = jedna zakryta
board-ending = { $why ->
    [closed] { $name } nie ma już zakrytych kart: ostatnia tura dla wszystkich pozostałych.
    [stock] Talia skończyła się po raz drugi: ostatnia tura dla wszystkich.
   *[stalled] Od dawna nikt nie bierze z talii: ostatnia tura dla wszystkich.
}
    .you = Nie masz już zakrytych kart: ostatnia tura dla wszystkich pozostałych.
board-your-last-turn = To twoja ostatnia tura!
board-dilemma = Twoja ostatnia zakryta karta! Wymień ją, odkryj albo czekaj: odrzuć i zostaw ją zakrytą.
board-tap-slot = Dotknij { $slot } jeszcze raz, żeby położyć tam kartę.
board-drop = Odrzuć i odkryj kartę
board-drop-wait = Odrzuć i czekaj
board-drop-last = Odrzuć i odkryj ostatnią kartę
board-fly = Niech papuga leci
board-back = Wstecz
board-choose-open = Wybierz zakrytą kartę do odkrycia.
board-choose-parrot = Wybierz papugę, która poleci.
board-choose-landing = Wybierz zakrytą kartę, na której wyląduje.
board-told = { $label }, { $worth }{ $played ->
    [yes] , zagrane
   *[no] {""}
}
board-nudge-corner = Spójrz na rogi.
board-nudge-edge = Spójrz na brzeg planszy.
board-nudge-middle = Spójrz na środek planszy.
board-nudge-flaps =
    { $count ->
        [one] Pomyśl o jednej klapce.
        [few] Pomyśl o { $count } klapkach naraz.
       *[many] Pomyśl o { $count } klapkach naraz.
    }
board-nudge-dice = Pomyśl, co możesz tu wybrać.
board-nudge-piles = Porównaj oba stosy.
board-nudge-parrot = Pomyśl o swoich papugach.
board-nudge-drop = Czy ta karta jest ci w ogóle potrzebna?
board-nudge-left = Spójrz na swoje dwie lewe kolumny.
board-nudge-right = Spójrz na swoje dwie prawe kolumny.
