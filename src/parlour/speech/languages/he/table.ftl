### מה שנאמר ליד השולחן, יהיה מי שיצייר אותו אשר יהיה.
###
### turn-…, GAME-turn-…    של מי התור ומה עליו לעשות
### GAME-move-…            מהלך כפי שהוא מוצע
### GAME-log-…             מהלך או תוצאה כפי שמספרים עליהם אחר כך
### result-…               איך נגמר המשחק
### refused-CODE           למה השולחן סירב; הקודים קבועים (docs/table.md)
### bot-…                  רמות של בוטים, ולמה בחר בוט במהלכו
###
### שמות השחקנים באים ב‎-$name; מהלכים ומקומות הם סימון ונשארים כמות שהם. שמות פעולה (״סגירת 9״) חוסכים מין.

list-comma = ,{" "}
list-and = { $first } ו־{ $last }

seat-name = שחקן { $number }
face-name = { $number ->
    [1] שועל
    [2] ינשוף
    [3] דוב
    [4] חתול
    [5] צפרדע
    [6] ארנב
    [7] פינגווין
    [8] אריה
    [9] קיפוד
    [10] קואלה
    [11] צב
   *[12] ברווז
}
# הסימן הנסתר בהתחלה קובע שהשם כולו נקרא מימין לשמאל.
seat-bot = {"\u200F"}{ $name } ({ $level })

## של מי התור

turn-wait-roll = ממתינים להטלה של { $name }.
    .you = תורכם להטיל.
turn-table = השולחן עומד להגריל.
turn-bot = { $name } במחשבות…
turn-paused = המשחק בהפסקה.
play-turn = התור של { $name }.
    .you = התור שלכם.

shutbox-turn-opening = { $name }: הטילו קובייה אחת. מי שמטיל את הגבוה ביותר מתחיל.
shutbox-turn-roll = { $name }: הטילו את הקוביות.
shutbox-turn-choose = { $name }: זוג או פרט?
shutbox-turn-throw = { $name }: כמה קוביות?
shutbox-turn-shut = { $name }: סגרו מספרים שסכומם { $total }.
shutbox-turn-stop = { $name }: עוד משחק?
tuki-turn-open = { $name }: פתחו את אחד הקלפים שלכם.
tuki-turn-take = { $name }: משכו קלף מהקופה או מהפח.
tuki-turn-place = { $name }: לאן הולך { $card }?
tuki-turn-draw = { $name }: הפכו את הקלף.
rolit-turn-roll = { $name }: הטילו את הרולה. הצבע שלמעלה מתחיל.
rolit-turn-capture = { $name } ({ $colour }): חובה לחסום.
rolit-turn-place = { $name } ({ $colour }): אין מה לחסום; הניחו רולה בצמוד לרולה כלשהי.
rolit-turn-pass = { $name } ({ $colour }): אין מה לחסום; העבירו את התור.

## מהלכים מוצעים

shutbox-move-shut = לסגור { $numbers }
shutbox-move-throw = { $dice ->
    [one] להטיל קובייה אחת
    [two] להטיל שתי קוביות
   *[other] להטיל { $dice } קוביות
}
shutbox-move-even = לשחק בזוגיים
shutbox-move-odd = לשחק באי־זוגיים
shutbox-move-again = לשחק שוב
shutbox-move-stop = לעצור כאן
tuki-move-open = לפתוח את { $slot }
tuki-move-stock = למשוך מהקופה
tuki-move-discard = למשוך מהפח
tuki-move-put = להציב ב־{ $slot }
tuki-move-drop = להשליך לפח ולפתוח את { $slot }
tuki-move-pass = להשליך לפח ולא לפתוח
tuki-move-fly = להציב ב־{ $parrot }; התוכי נוחת על { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
    [one] { $hollow }, הופך אחת
    [two] { $hollow }, הופך שתיים
   *[other] { $hollow }, הופך { $captures }
}
rolit-move-pass = להעביר את התור

## מה קרה

log-began = המשחק מתחיל.
log-torn = השורה האחרונה ברישום נקטעה והוסרה; שום דבר שהוצג לא אבד.
log-seated = { $name } ליד השולחן.
log-paused = המשחק בהפסקה.
log-went-on = המשחק נמשך.
log-reacted = { $name }: { $what }
log-rematch = אותם שחקנים ממשיכים בשולחן אחר.
log-undone = מהלך הוחזר: { $name }.
log-consent-asked = בקשה להחזיר את המהלך האחרון: { $name }.
log-consent = הסכמה: { $name }.
log-declined = אין הסכמה והמהלך נשאר: { $name }.
log-lapsed = לא כולם ענו, והמהלך נשאר.
log-carried = מכאן ממשיך מכשיר אחר.
take-back = החזרת מהלך
take-back-allowed = מותר להחזיר מהלכים
    .about = עד ההטלה הבאה או הקלף הבא.
web-hand = עם הקוביות והקלפים שלנו
web-hand-about = נוגעים במה שיצא; השולחן שומר על החוקים ועל הניקוד.
web-hand-ask = מה יצא?
web-hand-whose = { $name }: מה יצא?
web-hand-by = { $name }: לגעת במה שיצא.
web-hand-here = להזין כאן
web-hand-again = להזין את הקוביות מחדש
take-back-ask = בקשה להחזיר מהלך
take-back-question = בקשה להחזיר מהלך: { $name }. מסכימים?
take-back-yes = כן, להחזיר
take-back-no = לא, ממשיכים
take-back-asked = כולם נשאלים אם מותר להחזיר את המהלך שלכם.
take-back-declined = אין הסכמה והמהלך שלכם נשאר: { $name }.
take-back-lapsed = לא כולם ענו, והמהלך שלכם נשאר.
take-back-moved = המשחק המשיך, והמהלך שלכם נשאר.
take-back-agree = אם כולם מסכימים, עד ההטלה הבאה או הקלף הבא.
play-step = { $name }: { $step }
play-step-table = השולחן: { $step }

shutbox-log-first = { $name }: הטלה של { $face } על זכות הפתיחה.
    .you = הטלתם { $face } על זכות הפתיחה.
shutbox-log-roll = { $name }: הטלה של { $roll }.
    .you = הטלתם { $roll }.
shutbox-log-stuck = { $name }: אי אפשר להמשיך.
    .you = אינכם יכולים להמשיך.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name }: סגירת { $numbers }.
    .you = סגרתם { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name }: קובייה אחת.
    [two] { $name }: שתי קוביות.
   *[other] { $name }: { $dice } קוביות.
}
    .you = { $dice ->
        [one] לקחתם קובייה אחת.
        [two] לקחתם שתי קוביות.
       *[other] לקחתם { $dice } קוביות.
    }
shutbox-log-even = { $name }: משחק בזוגיים.
    .you = אתם משחקים בזוגיים.
shutbox-log-odd = { $name }: משחק באי־זוגיים.
    .you = אתם משחקים באי־זוגיים.
shutbox-log-again = { $name }: עוד משחק.
    .you = אתם משחקים עוד משחק.
shutbox-log-stop = { $name }: עצירה כאן.
    .you = עצרתם כאן.
tuki-log-first = הגורל נפל על { $name }: זכות הפתיחה.
    .you = הגורל נפל עליכם: זכות הפתיחה שלכם.
tuki-log-card = { $name }: נגלה { $card }.
    .you = גיליתם { $card }.
tuki-log-card-table = ערימת הפח נפתחת עם { $card }.
tuki-log-open = { $name }: פתיחת { $slot }.
    .you = פתחתם { $slot }.
tuki-log-stock = { $name }: משיכה מהקופה.
    .you = משכתם מהקופה.
tuki-log-discard = { $name }: משיכה מהפח.
    .you = משכתם מהפח.
tuki-log-put = { $name }: הצבה ב־{ $slot }.
    .you = הצבתם אותו ב־{ $slot }.
tuki-log-drop = { $name }: השלכה לפח ופתיחת { $slot }.
    .you = השלכתם אותו לפח ופתחתם { $slot }.
tuki-log-pass = { $name }: השלכה לפח, בלי לפתוח.
    .you = השלכתם אותו לפח, בלי לפתוח.
tuki-log-fly = { $name }: הצבה ב־{ $parrot }, והתוכי נוחת על { $slot }.
    .you = הצבתם אותו ב־{ $parrot }, והתוכי נוחת על { $slot }.
rolit-log-first = הרולה מראה { $colour }: הפתיחה של { $name }.
    .you = הרולה מראה { $colour }: הפתיחה שלכם.
rolit-log-place = { $name }: רולה ב־{ $hollow }.
    .you = שמתם רולה ב־{ $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name }: רולה ב־{ $hollow }. רולה אחת מתהפכת.
    [two] { $name }: רולה ב־{ $hollow }. שתי רולות מתהפכות.
   *[other] { $name }: רולה ב־{ $hollow }. { $captures } רולות מתהפכות.
}
    .you = { $captures ->
        [one] שמתם רולה ב־{ $hollow }. רולה אחת מתהפכת.
        [two] שמתם רולה ב־{ $hollow }. שתי רולות מתהפכות.
       *[other] שמתם רולה ב־{ $hollow }. { $captures } רולות מתהפכות.
    }
rolit-log-pass = { $name }: התור עובר.
    .you = התור שלכם עובר.

## מילים של המשחקים

tuki-card-number = { $card }
tuki-card-parrot = התוכי
tuki-stock = קופה
tuki-discard = פח
tuki-taken = ביד
tuki-round = סיבוב { $round } מתוך { $rounds }
tuki-last-turns = תורות אחרונים
rolit-colour-red = אדום
rolit-colour-yellow = צהוב
rolit-colour-green = ירוק
rolit-colour-blue = כחול
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (של אף אחד)
shutbox-aside = בחוץ
shutbox-total = סכום { $total }

## טבלת הניקוד

sheet-title = ניקוד
sheet-low = הנמוך מנצח
sheet-high = הגבוה מנצח
sheet-game = משחק { $number }
sheet-round = סיבוב { $number }
tuki-sheet-row = { sheet-round }

## תוצאות

result-winner = { $name } – ניצחון!
    .you = ניצחתם!
result-shared = { $names } חולקים את הניצחון.
result-alone = ניקוד: { $score }.
shutbox-result-outright = { $name }: הקופסה נסגרה – ניצחון!
    .you = סגרתם את הקופסה – ניצחתם!
shutbox-result-alone = נשאר: { $score }.
shutbox-result-alone-outright = { $name }: הקופסה נסגרה!
    .you = סגרתם את הקופסה!
result-broken-off = המשחק הופסק.

## סירובים

refused-not_your_turn = זה התור של מישהו אחר.
refused-roll_first = קודם מטילים.
refused-not_by_hand = השולחן הזה מטיל ומושך בעצמו.
refused-move_first = קודם משחקים מהלך.
refused-illegal_move = ״{ $move }״ אינו אפשרי כאן.
refused-bad_notation = ״{ $move }״ אינו מהלך במשחק הזה.
refused-stale_seq = המשחק התקדם בינתיים; הביטו שוב.
refused-unknown_seq = המשחק עוד לא הגיע לעמדה הזאת.
refused-unknown_seat = אין מקום כזה ליד השולחן.
refused-bad_command = הפקודה אינה מובנת.
refused-old_format = השולחן הזה נפתח במבנה ישן: אפשר לצפות בו שוב ולשמור אותו, אבל אי אפשר להמשיך לשחק בו.
refused-bad_level = אין בוט כזה למשחק הזה.
refused-id_reused = הפקודה הזאת כבר נשלחה עם תוכן אחר.
refused-paused = המשחק בהפסקה.
refused-not_paused = המשחק אינו בהפסקה.
refused-enough = הגעתם למגבלה לכך בשולחן הזה.
refused-over = המשחק נגמר.
refused-chance_exhausted = נגמרו ההגרלות של השולחן הזה.
refused-drawing = ההטלה עוד לא הסתיימה. רגע אחד.
refused-late = ההטלה הזאת כבר הסתיימה.
refused-not_asked = השולחן אינו ממתין לזה.
refused-too_early = מוקדם מדי: השולחן עוד לא ביקש זאת.
refused-wrong_link = המספר של המכשיר אינו מתאים למה שהבטיח.
refused-bad_device = המכשיר הזה אינו יכול לעשות זאת בשולחן הזה.
refused-too_many_devices = יש יותר מדי מכשירים במקום הזה.
refused-cannot_undo = את המהלך הזה אי אפשר להחזיר.
refused-allowed = אפשר: { $moves }
refused-allowed-more = אפשר: { $moves }… ({ $count } בסך הכול)

## בוטים

bot-level-random = אקראי
    .about = כל מהלך שהחוקים מתירים, בלי לחשוב.
bot-level-easy = קל
    .about = משחק כמו ילד קטן ולא חושב קדימה.
bot-level-medium = בינוני
    .about = משחק בהיגיון, אבל טועה לעיתים קרובות.
bot-level-hard = קשה
    .about = משחק היטב ולעיתים נדירות טועה.
bot-level-perfect = מושלם
    .about = משחק את המהלך הטוב ביותר שאפשר לחשב.
rolit-level-easy = חוסם כמה שיותר רולות, כמו ילד קטן, ודעתו מוסחת בקלות.
rolit-level-medium = חושב מהלך או שניים קדימה.
rolit-level-hard = חושב רחוק קדימה ומשחק את הסוף בלי טעויות.
tuki-level-easy = אוהב קלפים נמוכים, כמו ילד קטן, ולא שם לב לזוגות.
tuki-level-medium = חושב צעד אחד קדימה וזוכר אילו קלפים כבר יצאו.
tuki-level-hard = מריץ בראש כל מהלך מאות פעמים עד סוף הסיבוב ומחשב מתי לסיים.
bot-why-only = זה היה המהלך היחיד.
rolit-why-corner = תופס את הפינה; מהלכים שנותרו לשחקן הבא: { $moves }.
rolit-why-guard = מרחיק את השחקן הבא מהפינות; מהלכים שנותרו לו: { $moves }.
rolit-why-moves = מהלכים שנותרו לשחקן הבא: { $moves }.
tuki-why-close = סיום עכשיו מנצח ב־{ $chance }% מהמקרים, המתנה ב־{ $other }%.
tuki-why-wait = המתנה מנצחת ב־{ $chance }% מהמקרים, סיום עכשיו ב־{ $other }%.
tuki-why-best = המהלך הזה מנצח ב־{ $chance }% מהמקרים; הבא בטיבו: { $move } ({ $other }%).
tuki-why-exact = כשסופרים את כל הסיומים, המהלך הזה מנצח ב־{ $chance }% מהמקרים; הבא בטיבו: { $move } ({ $other }%).
tuki-why-alone = המהלך הזה מנצח בכ־{ $chance }% מהמקרים.
tuki-why-child = אם כל קלף נסתר הוא שש, הקלפים מסתכמים עכשיו בכ־{ $points }.
tuki-why-distracted = הדבר הראשון שעלה בדעתו; אם כל קלף נסתר הוא שש, הקלפים מסתכמים עכשיו בכ־{ $points }.
bot-why-random = אחד מתוך { $moves } מהלכים, באקראי.
bot-why-one-ahead = { $better ->
    [0] נבדקו { $moves } מהלכים, צעד אחד קדימה: אף אחד לא נראה טוב יותר.
    [one] נבדקו { $moves } מהלכים, צעד אחד קדימה: אחד נראה טוב יותר מזה.
   *[other] נבדקו { $moves } מהלכים, צעד אחד קדימה: { $better } נראו טובים יותר מזה.
}
shutbox-why-shown = סוגר בדיוק את המספרים שבקוביות.
shutbox-why-few = סוגר כמה שפחות מספרים, הגדולים תחילה.
shutbox-why-simple = הדבר הראשון שעלה בדעתו.
# $value ו‎-$other_value: נקודות בסוף (score), או אחוזים לניצחון (win) או לסגירת הקופסה (shut).
shutbox-why-score = { $move } מוביל בממוצע ל־{ $value } נקודות, ו־{ $other } ל־{ $other_value }.
shutbox-why-win = { $move } מנצח ב־{ $value }% מהמקרים, ו־{ $other } ב־{ $other_value }%.
shutbox-why-shut = { $move } סוגר את הקופסה בהסתברות { $value }, ו־{ $other } בהסתברות { $other_value }.
shutbox-why-only-score = { $move } היה המהלך היחיד; צפויות { $value } נקודות.
shutbox-why-only-win = { $move } היה המהלך היחיד; הוא מנצח ב־{ $value }% מהמקרים.
shutbox-why-only-shut = { $move } היה המהלך היחיד; הוא סוגר את הקופסה בהסתברות { $value }.
