### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = המשחק נגמר
play-not-now = זה לא אחד הצעדים המותרים כאן

## Shut the Box

shutbox-written = הטלה נכתבת 6-3 (קובייה אחת: 4), הטלת פתיחה first:2, סגירת מספרים 1+8 (מספר אחד: 9), בחירת הקוביות roll 1, ושאר הבחירות even, odd, again, stop
shutbox-no-outcome = עכשיו מקום { $seat } מחליט, לא הקוביות
shutbox-no-throw = אי אפשר להטיל כל כך הרבה קוביות; יש { $dice }
shutbox-no-shut-now = מקום { $seat } מחליט עכשיו אילו מספרים לסגור בהטלה { $roll }
shutbox-no-throw-now = מקום { $seat } מחליט עכשיו כמה קוביות להטיל
shutbox-no-half-now = מקום { $seat } מחליט עכשיו בין זוגיים לאי־זוגיים
shutbox-no-again-now = מקום { $seat } מחליט עכשיו אם לשחק עוד משחק
shutbox-no-opening-now = מקום { $seat } עומד להטיל קובייה אחת על התור הראשון
shutbox-no-roll-now = { $dice ->
    [one] מקום { $seat } עומד להטיל קובייה אחת
    [two] מקום { $seat } עומד להטיל שתי קוביות
   *[other] מקום { $seat } עומד להטיל { $dice } קוביות
}
shutbox-no-twice = כל מספר אפשר לסגור רק פעם אחת
shutbox-no-number = ‏{ $number } לא בשורה של 1 עד { $tiles }
shutbox-no-open = ‏{ $number } לא פתוח
shutbox-no-sum = ‏{ $step } נותן { $sum }, ואת ההטלה { $roll } צריך לנצל כולה: { $total }
shutbox-no-exact = אפשר לסגור רק את { $total } עצמו או בדיוק את המספרים שעל הקוביות
shutbox-no-first-hit = ההטלה הראשונה בתור חייבת לסגור את { $number }
shutbox-at-over = ‏{ $name }: נגמר, ניצח מקום { $winners }, הניקוד { $scores }
shutbox-at-opening = ‏{ $name }: מקום { $seat } מטיל קובייה אחת על התור הראשון, פתוחים { $open }
shutbox-at-choose = ‏{ $name }: מקום { $seat } בוחר זוגיים או אי־זוגיים, פתוחים { $open }
shutbox-at-throw = ‏{ $name }: מקום { $seat } בוחר כמה קוביות, פתוחים { $open }
shutbox-at-roll = ‏{ $name }: מקום { $seat } מטיל, פתוחים { $open }
shutbox-at-shut = ‏{ $name }: מקום { $seat } סוגר { $roll }, פתוחים { $open }
shutbox-at-stop = ‏{ $name }: מקום { $seat } מפסיק או משחק שוב, פתוחים { $open }

## Tuki Tuki

tuki-written = ב{ game-tuki } כותבים open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, קלף (0 עד 12, parrot) או first:0
tuki-at = סיבוב { $round } מתוך { $rounds }, { $waits }
tuki-waits-deal = הקלפים מחולקים, והקלף הראשון בפח נהפך
tuki-waits-open = מקום { $seat } פותח אחד משני קלפיו הראשונים
tuki-waits-turn-up = קלף של מקום { $seat } נהפך
tuki-waits-lot = הגרלה קובעת מי מתחיל
tuki-waits-take = מקום { $seat } מושך קלף מהקופה או מהפח
tuki-waits-draw = מקום { $seat } שולף את הקלף העליון של הקופה
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] מקום { $seat } מחזיק את התוכי וחייב להציב אותו
   *[other] מקום { $seat } מחזיק { $card } וחייב להציב אותו
}
tuki-waits-place-or-drop = { $card ->
    [parrot] מקום { $seat } מחזיק את התוכי וחייב להציב או להשליך אותו
   *[other] מקום { $seat } מחזיק { $card } וחייב להציב או להשליך אותו
}
tuki-waits-reveal = קלף נסתר של מקום { $seat } נהפך
tuki-waits-finish = אחרי תורו האחרון, מה שנסתר אצל מקום { $seat } נהפך
tuki-no-step = זה לא מהלך ולא תוצאה של { game-tuki }
tuki-no-card = { $card ->
    [parrot] לא נשאר תוכי בין הקלפים שזה יכול להיות
   *[other] לא נשאר { $card } בין הקלפים שזה יכול להיות
}
tuki-no-lot = ההגרלה היא רק בין מי שפתחו את הסכום הגבוה ביותר (TK-03)
tuki-no-stock = הקופה ריקה, ואין ממה לבנות אותה מחדש (TK-16)
tuki-no-open = הקלף ב־{ $slot } כבר פתוח
tuki-no-drop-discard = קלף שנלקח מהפח חייבים להציב (TK-07)
tuki-no-drop-only = כשנשארו { $hidden } קלפים נסתרים, מי שמשליך קלף פותח אחד מהם (TK-07)
tuki-no-drop-open = מי שמשליך קלף פותח קלף נסתר, ו־{ $slot } כבר פתוח (TK-07)
tuki-no-parrot = אין תוכי פתוח ב־{ $slot }, ושום דבר אחר לא עף (TK-12, TK-14)
tuki-no-mimic = התוכי ב־{ $slot } לא מחקה שום מספר, ולכן לא יכול לעוף (TK-14)
tuki-no-flight = התוכי ב־{ $slot } מחקה { $number }: רק המספר הזה משחרר אותו (TK-14)
tuki-no-landing = תוכי נוחת רק על קלף נסתר, ו־{ $slot } פתוח (TK-14)

## Rolit

rolit-written = מהלך הוא עמודה ושורה, למשל d3; הטלת פתיחה היא first: וצבע, למשל first:green
rolit-written-colours = הצבעים הם { $colours }
rolit-written-hollow = אין שקע { $hollow } בלוח { $size }×{ $size }, שמגיע מ־a1 עד { $last }
rolit-written-hollows = אין שקע במספר הזה: המספרים הם 0 עד 63
rolit-written-colour-numbers = אין צבע במספר הזה: המספרים הם 0 עד 3
rolit-no-step = זה לא מהלך ולא תוצאה של { game-rolit }
rolit-no-roll-first = קודם מטילים רולה, לראות מי מתחיל
rolit-no-first-settled = כבר נקבע מי מתחיל
rolit-no-player = אף אחד לא משחק ב{ $colour }
rolit-no-pass = לעולם לא מעבירים תור: מי שלא יכול לחסום מניח רולה בצמוד לרולה כלשהי
rolit-no-pass-must = ‏{ $colour } יכול לחסום ב־{ $hollows }, ולכן חייב
rolit-no-hollow = אין שקע כזה בלוח הזה
rolit-no-occupied = ‏{ $hollow } תפוס: מונחת שם רולה בצבע { $colour }
rolit-no-neighbour = ‏{ $hollow } לא צמוד לרולה
rolit-no-capture-pass = רולה ב־{ $hollow } לא חוסמת דבר, ו{ $colour } לא יכול לחסום בשום מקום, ולכן חייב להעביר את התור
rolit-no-capture = ‏{ $hollow } לא חוסם דבר, ו{ $colour } יכול לחסום ולכן חייב: ב־{ $hollows }
rolit-at-over = ‏{ $size }×{ $size }, נגמר, { $tally }
rolit-at-roll = ‏{ $size }×{ $size }, מטילים רולה לראות מי מתחיל, { $balls } רולות, { $tally }
rolit-at-move = ‏{ $size }×{ $size }, תורו של { $colour }, { $balls } רולות, { $tally }
rolit-at-tally = { $colour } { $score }
