# Positions that people set up, and the page on which they look for the best move.

advise-numbers = нужны числа через запятую, например 1,2,5,9
advise-roll = нужен бросок, например 4-3 (один кубик: 4)
advise-match = это матч; расставь вместо него позицию одной игры (until=game)
advise-to-come = нужно 0 или больше
advise-seats = означало бы players={ $players }: { $why }
advise-best-or-rows = говорит меньше, чем { $rows }; укажи только одно из них
advise-best-roll = здесь этого мало: ничья решается на рядах как они стоят; укажи вместо этого { $rows }
advise-best-score = такого счёта здесь нет ни у одного ряда; самый низкий — { $low }, самый высокий — { $high }
advise-rows-form = нужны ряды через /, например 1,2,9/3,4 (x после ряда, который выбыл)
advise-rows-last = me должно стоять последним: кто играет позже, у того открыты все числа, и считает их { $to_come }
advise-rows-once = me должно стоять только один раз, например 1,2/me/3,4
advise-rows-all = при одном броске за ход { $rows } должно указывать ряды всех игроков, например me/1,2/3,4x
advise-not-with = не сочетается с { $option }
advise-board-form = должны быть ряды этой доски сверху, разделённые /: буква (r, y, g, b) — шарик, число — пустые лунки подряд
advise-turn-colours = должен быть цвет, который играет: { $colours }
web-explore-best = Лучше всего: { $move }
web-explore-moves = Ходы, лучший первым
web-explore-none = Для этой позиции нет совета.
web-explore-unit-win = Шанс на победу
web-explore-unit-lead = Перевес в конце
web-explore-unit-score = Ожидаемый счёт в конце
web-explore-exact = точно
web-explore-estimated = оценка
web-explore-outcomes = Выбрать результат
web-explore-random = Выбрать наугад
web-explore-back = Назад
web-explore-again = Вернуться к первой позиции
web-explore-setup = Расставить позицию
web-explore-flaps = Открытые крышки
web-explore-others = Остальные
web-explore-played = { $name }: уже сыграно
web-explore-out = { $name } выбывает
web-explore-score = Счёт
web-explore-paint = Положить
web-explore-nothing = ничего
web-explore-turn = Чей ход?
web-whatif-of = { $game }: а что, если?
web-whatif-about = Сыграй дальше иначе. За остальных играют боты.
web-whatif-was = В игре выбрано: { $move }. Попробуй что-нибудь другое.
web-whatif-same = Те же кубики и карты, что в игре
web-whatif-ended = Так закончилась настоящая игра: { $scores }. Победа: { $names }
web-whatif-ended-alone = Так закончилась настоящая игра: { $scores }
