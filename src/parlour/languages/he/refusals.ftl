### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = המשחק נגמר

## Shut the Box

shutbox-written = הטלה נכתבת 6-3 (קובייה אחת: 4), הטלת פתיחה first:2, סגירת מספרים 1+8 (מספר אחד: 9), בחירת הקוביות roll 1, ושאר הבחירות even, odd, again, stop
shutbox-no-outcome = עכשיו מושב { $seat } מחליט, לא הקוביות
shutbox-no-throw = אי אפשר להטיל כל כך הרבה קוביות; יש { $dice }
shutbox-no-shut-now = מושב { $seat } מחליט עכשיו אילו מספרים לסגור בהטלה { $roll }
shutbox-no-throw-now = מושב { $seat } מחליט עכשיו כמה קוביות להטיל
shutbox-no-half-now = מושב { $seat } מחליט עכשיו בין זוגיים לאי־זוגיים
shutbox-no-again-now = מושב { $seat } מחליט עכשיו אם לשחק עוד משחק
shutbox-no-opening-now = מושב { $seat } עומד להטיל קובייה אחת על התור הראשון
shutbox-no-roll-now = { $dice ->
    [one] מושב { $seat } עומד להטיל קובייה אחת
    [two] מושב { $seat } עומד להטיל שתי קוביות
   *[other] מושב { $seat } עומד להטיל { $dice } קוביות
}
shutbox-no-twice = כל מספר אפשר לסגור רק פעם אחת
shutbox-no-number = ‏{ $number } לא בשורה של 1 עד { $tiles }
shutbox-no-open = ‏{ $number } לא פתוח
shutbox-no-sum = ‏{ $step } נותן { $sum }, ואת ההטלה { $roll } צריך לנצל כולה: { $total }
shutbox-no-exact = אפשר לסגור רק את { $total } עצמו או בדיוק את המספרים שעל הקוביות
shutbox-no-first-hit = ההטלה הראשונה בתור חייבת לסגור את { $number }
shutbox-at-over = ‏{ $name }: נגמר, ניצח מושב { $winners }, הניקוד { $scores }
shutbox-at-opening = ‏{ $name }: מושב { $seat } מטיל קובייה אחת על התור הראשון, פתוחים { $open }
shutbox-at-choose = ‏{ $name }: מושב { $seat } בוחר זוגיים או אי־זוגיים, פתוחים { $open }
shutbox-at-throw = ‏{ $name }: מושב { $seat } בוחר כמה קוביות, פתוחים { $open }
shutbox-at-roll = ‏{ $name }: מושב { $seat } מטיל, פתוחים { $open }
shutbox-at-shut = ‏{ $name }: מושב { $seat } סוגר { $roll }, פתוחים { $open }
shutbox-at-stop = ‏{ $name }: מושב { $seat } מפסיק או משחק שוב, פתוחים { $open }

## Tuki Tuki

tuki-written = בטוקי טוקי כותבים open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, קלף (0 עד 12, parrot) או first:0
tuki-at = סיבוב { $round } מתוך { $rounds }, { $waits }
tuki-waits-deal = הקלפים מחולקים, והקלף הראשון בערימת המושלכים נהפך
tuki-waits-open = מושב { $seat } פותח אחד משני קלפיו הראשונים
tuki-waits-turn-up = קלף של מושב { $seat } נהפך
tuki-waits-lot = הגרלה קובעת מי מתחיל
tuki-waits-take = מושב { $seat } לוקח קלף מהקופה או מערימת המושלכים
tuki-waits-draw = מושב { $seat } שולף את הקלף העליון של הקופה
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] מושב { $seat } מחזיק את התוכי וחייב להניח אותו
   *[other] מושב { $seat } מחזיק { $card } וחייב להניח אותו
}
tuki-waits-place-or-drop = { $card ->
    [parrot] מושב { $seat } מחזיק את התוכי וחייב להניח או להשליך אותו
   *[other] מושב { $seat } מחזיק { $card } וחייב להניח או להשליך אותו
}
tuki-waits-reveal = קלף נסתר של מושב { $seat } נהפך
tuki-waits-finish = אחרי תורו האחרון, מה שנסתר אצל מושב { $seat } נהפך
tuki-no-step = זה לא מהלך ולא תוצאה של טוקי טוקי
tuki-no-card = { $card ->
    [parrot] לא נשאר תוכי בין הקלפים שזה יכול להיות
   *[other] לא נשאר { $card } בין הקלפים שזה יכול להיות
}
tuki-no-lot = ההגרלה היא רק בין מי שפתחו את הסכום הגבוה ביותר (TK-03)
tuki-no-stock = הקופה ריקה, ואין ממה לבנות אותה מחדש (TK-16)
tuki-no-open = הקלף ב־{ $slot } כבר פתוח
tuki-no-drop-discard = קלף שנלקח מערימת המושלכים חייבים להניח (TK-07)
tuki-no-drop-only = כשנשארו { $hidden } קלפים נסתרים, מי שמשליך קלף פותח אחד מהם (TK-07)
tuki-no-drop-open = מי שמשליך קלף פותח קלף נסתר, ו־{ $slot } כבר פתוח (TK-07)
tuki-no-parrot = אין תוכי פתוח ב־{ $slot }, ושום דבר אחר לא עף (TK-12, TK-14)
tuki-no-mimic = התוכי ב־{ $slot } לא מחקה שום מספר, ולכן לא יכול לעוף (TK-14)
tuki-no-flight = התוכי ב־{ $slot } מחקה { $number }: רק המספר הזה משחרר אותו (TK-14)
tuki-no-landing = תוכי נוחת רק על קלף נסתר, ו־{ $slot } פתוח (TK-14)

## Rolit

rolit-written = מהלך הוא טור ושורה, למשל d3; הטלת פתיחה היא first: וצבע, למשל first:green
rolit-written-colours = הצבעים הם { $colours }
rolit-written-hollow = אין גומה { $hollow } בלוח { $size }×{ $size }, שמגיע מ־a1 עד { $last }
rolit-written-hollows = אין גומה במספר הזה: המספרים הם 0 עד 63
rolit-written-colour-numbers = אין צבע במספר הזה: המספרים הם 0 עד 3
rolit-no-step = זה לא מהלך ולא תוצאה של רוליט
rolit-no-roll-first = קודם מגלגלים כדור, לראות מי מתחיל
rolit-no-first-settled = כבר נקבע מי מתחיל
rolit-no-player = אף אחד לא משחק ב{ $colour }
rolit-no-pass = אף פעם לא מוותרים על תור: מי שלא יכול ללכוד מניח כדור ליד כדור כלשהו
rolit-no-pass-must = ‏{ $colour } יכול ללכוד ב־{ $hollows }, ולכן חייב
rolit-no-hollow = אין גומה כזאת בלוח הזה
rolit-no-occupied = ‏{ $hollow } תפוסה: מונח שם כדור { $colour }
rolit-no-neighbour = ‏{ $hollow } לא ליד כדור
rolit-no-capture-pass = כדור ב־{ $hollow } לא לוכד דבר, ו{ $colour } לא יכול ללכוד בשום מקום, ולכן חייב לוותר על התור
rolit-no-capture = ‏{ $hollow } לא לוכדת דבר, ו{ $colour } יכול ללכוד ולכן חייב: ב־{ $hollows }
rolit-at-over = ‏{ $size }×{ $size }, נגמר, { $tally }
rolit-at-roll = ‏{ $size }×{ $size }, מגלגלים מי מתחיל, { $balls } כדורים, { $tally }
rolit-at-move = ‏{ $size }×{ $size }, תור { $colour }, { $balls } כדורים, { $tally }
rolit-at-tally = { $colour } { $score }
