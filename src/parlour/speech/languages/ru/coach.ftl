# The coach at the table: who has one, and what it says.

coach = Тренер
coach-none = Без тренера
coach-remind = Тренер (намёк)
    .about = Говорит, сколько есть ходов и сколько зависит от выбора.
coach-suggest = Тренер (хорошие ходы)
    .about = Говорит, какие ходы хороши и сколько зависит от выбора.
coach-tell = Тренер (лучший ход)
    .about = Говорит, какой ход лучший и почему.
coach-seat = Игрок { $number }: тренер
coach-shown = Все за столом видят, у кого есть тренер, и это сохраняется вместе с игрой.
coach-thinking = Тренер думает…
coach-cannot = Эту позицию тренер оценить не может.
coach-choices =
    { $count ->
         [one] На выбор { $count } ход.
         [few] На выбор { $count } хода.
        *[other] На выбор { $count } ходов.
    }
coach-stake-win = Шанс выиграть: лучший ход { $best } %, худший ход { $worst } %
coach-stake-lead = Перевес в конце: лучший ход { $best }, худший ход { $worst }
coach-stake-score = Счёт в конце: лучший ход { $best }, худший ход { $worst }
coach-same = Все ходы равноценны.
coach-good = Хорошие ходы: { $moves }
coach-recommended = рекомендуется: { $label }
coach-or = { $one } / { $other }
coach-lead = Перевес в конце: { $lead }
coach-points = Ожидаемые очки: { $lead }
coach-best-win = Лучше всего: { $move }. Шанс выиграть: { $worth } %
coach-best-score = Лучше всего: { $move }. Счёт в конце: { $worth }
coach-equal-win = Одинаково хороши: { $moves }. Шанс выиграть: { $worth } %
coach-equal-score = Одинаково хороши: { $moves }. Счёт в конце: { $worth }
coach-next-win = Второй по силе ход: { $move }, { $worth } %
coach-next-points = Второй по силе ход: { $move }, { $worth }
coach-exact = Рассчитано точно.
coach-estimated = Оценка.
coach-who = нужно { $strengths }, для всех, или ИМЯ=… для одного из них: { $names }
hint-nudge = Один ход лучше остальных.
hint-place = Здесь: { $move }
hint-better = { $best } вместо { $next }
hint-win = Шанс выиграть: { $worth }
hint-score = Очки в конце: { $worth }
