# The family’s season: what was finished on this device.

web-scores-about = Gry ukończone na tym urządzeniu. Nic stąd nie wychodzi, chyba że to zapiszesz lub udostępnisz.
web-scores-none = Na tym urządzeniu nie ukończono jeszcze żadnej gry.
web-scores-name = Imię
web-scores-games = Gry
web-scores-wins = Wygrane
web-scores-best = Najlepszy wynik
web-scores-bot = Bot ({ $level })
web-scores-latest = Ostatnie gry
web-scores-clear = Usuń sezon
web-scores-clear-sure = Usunąć sezon?
web-scores-clear-about = Wszystkie wyniki na tym urządzeniu zostaną usunięte.
web-scores-keep = Zachowaj
web-season-best-sure = { $name } gra najlepiej, jeśli pominąć szczęście.
web-season-best-likely = { $name } gra prawdopodobnie najlepiej, jeśli pominąć szczęście.
web-season-best-open = Zbyt blisko, by powiedzieć, kto gra najlepiej.
web-season-best-few = Za mało gier, by powiedzieć, kto gra najlepiej.
web-season-order = Od najlepszych, bez szczęścia
web-season-wins = Wygrane: { $wins } z { $games }
web-season-skill = Bez szczęścia wygrane w 10 grach: { $wins }
web-season-luck = szczęście: { $luck } wygranej
web-season-errors = błędy kosztują { $lost }% wygranej na decyzję
web-season-points = szczęście: { $luck } pkt, błędy kosztują { $lost } pkt w grze
web-season-over-sure = Na pewno gra lepiej niż { $name }.
web-season-over-likely = Prawdopodobnie gra lepiej niż { $name }.
web-season-over-open = Zbyt blisko gracza { $name }, by to powiedzieć.
web-season-over-few = Za mało gier z graczem { $name }, by porównać.
web-season-not-analysed = Nie przeanalizowano jeszcze żadnej gry.
web-season-chart = Wygrane ponad sprawiedliwy udział, bez szczęścia
web-season-duels = Bezpośrednie starcia
web-season-duel = z przodu: { $ahead }, po równo: { $even }, z tyłu: { $behind }
web-season-records = Najlepsze chwile
web-season-evening = Najszczęśliwszy wieczór: { $name }, { $when }, wygrane dzięki szczęściu: { $luck }, gry: { $games }.
web-season-month = Najwięcej szczęścia w tym miesiącu: { $name }, wygrane: { $luck }.
web-season-streak = Najdłuższa seria: { $name }, wygrane z rzędu: { $count }.
web-season-going = { $name }: wygrane ostatnie gry: { $count }.
web-season-bots = Przeciw botom
web-season-alone = W pojedynkę
web-season-games = Gry: { $games }
web-season-analysing = Analiza gier: { $done } z { $count }
web-season-analyse = { $count ->
     [one] Przeanalizuj jeszcze jedną grę
     [few] Przeanalizuj jeszcze { $count } gry
     [many] Przeanalizuj jeszcze { $count } gier
    *[other] Przeanalizuj jeszcze { $count } gry
}
web-season-stop = Zatrzymaj
web-season-unknown = { $count ->
     [one] Jedna gra liczy się tylko do wygranych i punktów: arkusz punktów albo zbyt duża do analizy.
     [few] { $count } gry liczą się tylko do wygranych i punktów: arkusze punktów albo zbyt duże do analizy.
     [many] { $count } gier liczy się tylko do wygranych i punktów: arkusze punktów albo zbyt duże do analizy.
    *[other] { $count } gry liczą się tylko do wygranych i punktów: arkusze punktów albo zbyt duże do analizy.
}
web-season-thin = { $count ->
     [one] Aby zrobić miejsce, jedna stara gra zachowuje tylko wygrane i punkty.
     [few] Aby zrobić miejsce, { $count } stare gry zachowują tylko wygrane i punkty.
     [many] Aby zrobić miejsce, { $count } starych gier zachowuje tylko wygrane i punkty.
    *[other] Aby zrobić miejsce, { $count } starej gry zachowuje tylko wygrane i punkty.
}
web-season-gone = { $count ->
     [one] Usunięto jedną starszą grę, aby zrobić miejsce.
     [few] Usunięto { $count } starsze gry, aby zrobić miejsce.
     [many] Usunięto { $count } starszych gier, aby zrobić miejsce.
    *[other] Usunięto { $count } starszej gry, aby zrobić miejsce.
}
web-season-circle = Kto się liczy?
web-season-same-name = Dwie osoby o tym samym imieniu to jedna osoba.
web-season-by-game = Gra po grze
web-season-file = Zapisz jako plik
web-season-link = Jako link lub kody
web-season-merge = Dodaj sezon z innego telefonu
web-season-print = Drukuj
web-season-bad = To nie jest sezon.
web-season-full = Na tym urządzeniu nie ma już miejsca.
web-season-merged = { $count ->
     [one] Dodano jedną grę.
     [few] Dodano { $count } gry.
     [many] Dodano { $count } gier.
    *[other] Dodano { $count } gry.
}
web-season-who-is = { $count ->
     [one] Jedna gra. Kto tu jest kim?
     [few] { $count } gry. Kto tu jest kim?
     [many] { $count } gier. Kto tu jest kim?
    *[other] { $count } gry. Kto tu jest kim?
}
web-season-new = ktoś nowy
web-season-add = Dodaj
web-season-scan = Zeskanuj kod { $part } z { $count } aparatem drugiego telefonu.
web-season-part = Są { $part } z { $count } kodów. Zeskanuj następny.
web-season-many = Za dużo na kody; użyj pliku.
fallen-title = Czy kostki i karty wyglądają na uczciwe?
fallen-about = To, co podaliście przy stołach z własnymi kostkami i kartami, obok tego, co dałyby uczciwe. Także przy uczciwych jedno spojrzenie na sto wypada nietypowo.
fallen-dice = Rzuty: { $count }
fallen-cards = Karty: { $count }
fallen-begins = Losowania, kto zaczyna: { $count }
fallen-face = Wynik
fallen-came = Wypadło
fallen-due = Oczekiwane
fallen-few = Jeszcze za mało, by coś powiedzieć.
fallen-usual = Nic nietypowego: { $percent }% uczciwych jest co najmniej tak samo nierównych.
fallen-unusual = Nietypowo: mniej niż 1% uczciwych jest tak nierównych. Sam przypadek też tak robi. Najdalej: { $face }.
fallen-noticed = { $face }: { $share }% zamiast { $fair }% byłoby widać w około czterech spojrzeniach na pięć; mniej może umknąć.
tuki-face-parrot = papuga
