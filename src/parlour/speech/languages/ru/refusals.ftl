### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = игра окончена
play-not-now = это не один из ходов, разрешённых здесь

## Shut the Box

shutbox-written = бросок пишется 6-3 (один кубик: 4), бросок за первый ход first:2, закрыть числа 1+8 (одно число: 9), выбор кубиков roll 1, остальной выбор even, odd, again, stop
shutbox-no-outcome = сейчас решает место { $seat }, а не кубики
shutbox-no-throw = столько кубиков не бросить; их { $dice }
shutbox-no-shut-now = место { $seat } сейчас решает, какие числа закрыть броском { $roll }
shutbox-no-throw-now = место { $seat } сейчас решает, сколько кубиков бросить
shutbox-no-half-now = место { $seat } сейчас выбирает: чёт или нечет
shutbox-no-again-now = место { $seat } сейчас решает, играть ли ещё партию
shutbox-no-opening-now = место { $seat } сейчас бросает один кубик за первый ход
shutbox-no-roll-now = { $dice ->
    [1] место { $seat } сейчас бросает один кубик
    [one] место { $seat } сейчас бросает { $dice } кубик
    [few] место { $seat } сейчас бросает { $dice } кубика
    [many] место { $seat } сейчас бросает { $dice } кубиков
   *[other] место { $seat } сейчас бросает { $dice } кубика
}
shutbox-no-twice = закрыть число можно только один раз
shutbox-no-number = числа { $number } нет в ряду от 1 до { $tiles }
shutbox-no-open = число { $number } не открыто
shutbox-no-sum = { $step } даёт { $sum }, а бросок { $roll } нужно использовать целиком: { $total }
shutbox-no-exact = закрыть можно только само число { $total } или ровно те числа, что на кубиках
shutbox-no-first-hit = первый бросок хода должен закрыть { $number }
shutbox-at-over = { $name }: игра окончена, победа места { $winners }, счёт { $scores }
shutbox-at-opening = { $name }: место { $seat } бросает один кубик за первый ход, открыто { $open }
shutbox-at-choose = { $name }: место { $seat } выбирает чёт или нечет, открыто { $open }
shutbox-at-throw = { $name }: место { $seat } выбирает, сколько кубиков, открыто { $open }
shutbox-at-roll = { $name }: место { $seat } бросает, открыто { $open }
shutbox-at-shut = { $name }: место { $seat } закрывает броском { $roll }, открыто { $open }
shutbox-at-stop = { $name }: место { $seat } заканчивает или играет ещё, открыто { $open }

## Tuki Tuki

tuki-written = ходы { game-tuki } пишутся open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, карта (от 0 до 12, parrot) или first:0
tuki-at = раунд { $round } из { $rounds }, { $waits }
tuki-waits-deal = раздают карты и открывают первую карту сброса
tuki-waits-open = место { $seat } открывает одну из двух своих первых карт
tuki-waits-turn-up = переворачивается карта места { $seat }
tuki-waits-lot = жребий решает, кто начинает
tuki-waits-take = место { $seat } берёт карту из колоды или из сброса
tuki-waits-draw = место { $seat } тянет верхнюю карту колоды
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] у места { $seat } в руке попугай, и его нужно положить
   *[other] у места { $seat } в руке { $card }, и эту карту нужно положить
}
tuki-waits-place-or-drop = { $card ->
    [parrot] у места { $seat } в руке попугай, и его нужно положить или сбросить
   *[other] у места { $seat } в руке { $card }, и эту карту нужно положить или сбросить
}
tuki-waits-reveal = переворачивается закрытая карта места { $seat }
tuki-waits-finish = после последнего хода открывается всё, что закрыто у места { $seat }
tuki-no-step = это не ход и не итог в { game-tuki }
tuki-no-card = { $card ->
    [parrot] попугаев среди карт, которые могут здесь быть, не осталось
   *[other] карт { $card } среди тех, что могут здесь быть, не осталось
}
tuki-no-lot = жребий тянут только те, кто открыл наибольшую сумму (TK-03)
tuki-no-stock = колода пуста, и собрать её заново не из чего (TK-16)
tuki-no-open = карта на { $slot } уже открыта
tuki-no-drop-discard = карту, взятую из сброса, нужно положить (TK-07)
tuki-no-drop-only = пока закрытых карт { $hidden }, сбросить карту — значит открыть одну из них (TK-07)
tuki-no-drop-open = сбрасывая карту, открывают закрытую, а { $slot } уже открыта (TK-07)
tuki-no-parrot = на { $slot } нет открытого попугая, а больше никто не летает (TK-12, TK-14)
tuki-no-mimic = попугай на { $slot } не повторяет никакого числа и потому не летит (TK-14)
tuki-no-flight = попугай на { $slot } повторяет { $number }: освободит его только это число (TK-14)
tuki-no-landing = попугай садится только на закрытую карту, а { $slot } открыта (TK-14)

## Rolit

rolit-written = ход — это столбец и ряд, например d3, брошенный в начале шарик — first: и цвет, например first:green
rolit-written-colours = есть цвета { $colours }
rolit-written-hollow = лунки { $hollow } нет на доске { $size }×{ $size }, она идёт от a1 до { $last }
rolit-written-hollows = лунки с таким номером нет: они от 0 до 63
rolit-written-colour-numbers = цвета с таким номером нет: они от 0 до 3
rolit-no-step = это не ход и не итог в игре { game-rolit }
rolit-no-roll-first = сначала бросают шарик: он покажет, кто начинает
rolit-no-first-settled = уже решено, кто начинает
rolit-no-player = цветом «{ $colour }» никто не играет
rolit-no-pass = никто никогда не пропускает ход: кто не может захватить, кладёт шарик рядом с любым другим
rolit-no-pass-must = { $colour } может захватить на { $hollows }, значит, это обязательно
rolit-no-hollow = на этой доске такой лунки нет
rolit-no-occupied = лунка { $hollow } занята: там { $colour } шарик
rolit-no-neighbour = лунка { $hollow } не рядом с шариком
rolit-no-capture-pass = шарик на { $hollow } ничего не захватит, и { $colour } нигде не может захватить, значит, пропускает ход
rolit-no-capture = { $hollow } ничего не захватывает, а { $colour } может захватить, значит, это обязательно: на { $hollows }
rolit-at-over = { $size }×{ $size }, игра окончена, { $tally }
rolit-at-roll = { $size }×{ $size }, бросок решает, кто начинает, шариков: { $balls }, { $tally }
rolit-at-move = { $size }×{ $size }, ходит { $colour }, шариков: { $balls }, { $tally }
rolit-at-tally = { $colour } { $score }
