# The coach at the table: who has one, and what it says.

coach = Trener
coach-none = Bez trenera
coach-remind = Trener (wskazówka)
    .about = Mówi, ile jest ruchów i ile zależy od wyboru.
coach-suggest = Trener (dobre ruchy)
    .about = Mówi, które ruchy są dobre i ile zależy od wyboru.
coach-tell = Trener (najlepszy ruch)
    .about = Mówi, który ruch jest najlepszy i dlaczego.
coach-seat = Gracz { $number }: trener
coach-shown = Wszyscy przy stole widzą, kto ma trenera, i zapisuje się to razem z grą.
coach-thinking = Trener myśli…
coach-cannot = Trener nie potrafi ocenić tej pozycji.
coach-choices =
    { $count ->
         [one] Masz jeden ruch.
         [few] Masz { $count } ruchy do wyboru.
        *[other] Masz { $count } ruchów do wyboru.
    }
coach-stake-win = Szansa na wygraną: najlepszy ruch { $best }%, najgorszy ruch { $worst }%
coach-stake-lead = Przewaga na koniec: najlepszy ruch { $best }, najgorszy ruch { $worst }
coach-stake-score = Wynik na koniec: najlepszy ruch { $best }, najgorszy ruch { $worst }
coach-same = Wszystkie ruchy są tyle samo warte.
coach-good = Dobre ruchy: { $moves }
coach-recommended = polecane: { $label }
coach-or = { $one } / { $other }
coach-lead = Przewaga na koniec: { $lead }
coach-points = Oczekiwane punkty: { $lead }
coach-best-win = Najlepiej: { $move }. Szansa na wygraną: { $worth }%
coach-best-score = Najlepiej: { $move }. Wynik na koniec: { $worth }
coach-equal-win = Równie dobre: { $moves }. Szansa na wygraną: { $worth }%
coach-equal-score = Równie dobre: { $moves }. Wynik na koniec: { $worth }
coach-next-win = Drugi najlepszy ruch: { $move }, { $worth }%
coach-next-points = Drugi najlepszy ruch: { $move }, { $worth }
coach-exact = Obliczone dokładnie.
coach-estimated = Oszacowane.
coach-who = ma to być { $strengths }, dla wszystkich, albo IMIĘ=… dla jednej osoby: { $names }
hint-nudge = Jeden ruch jest lepszy od pozostałych.
hint-place = Tutaj: { $move }
hint-better = { $best } zamiast { $next }
hint-win = Szansa na wygraną: { $worth }
hint-score = Punkty na koniec: { $worth }
