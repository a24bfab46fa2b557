### שמות המשחקים וכל מה שאפשר לבחור בהם.
###
### GAME                   משחק; ‎.about מסביר אותו במשפט אחד
### GAME-OPTION            אפשרות; ‎.about מסביר אותה במשפט אחד
### GAME-OPTION-VALUE      ערך של אפשרות; למהדורות, לגרסאות ולמערכות כללים יש גם ‎.about

game-shutbox = סגרו את הקופסה
    .about = { shutbox-tactica }, Shut the Box: מטילים קוביות וסוגרים מספרים; מי שסוגר את כולם ניצח, ואם אין כזה – הניקוד הנמוך ביותר מנצח.
game-tuki = תוכי תוכי
    .about = שמונה קלפים שאיש אינו מכיר: מחליפים, פותחים, יוצרים זוגות בעזרת התוכים – ומסיימים עם כמה שפחות נקודות.
game-rolit = רוליט
    .about = חוסמים את הרולות של האחרים בין שתי רולות שלכם, ומסובבים אותן לצבע שלכם.

## סגרו את הקופסה

shutbox-edition = מהדורה
    .about = המשחק המודפס שלפי חוקיו משחקים.
shutbox-tactica = טקטיקה
shutbox-edition-tactica = { shutbox-tactica }, שורה לכל שחקן
    .about = המספרים 1 עד 10, ולכל שחקן שורה משלו.
shutbox-edition-tactica-shared = { shutbox-tactica }, קופסה אחת
    .about = המספרים 1 עד 10 בקופסה אחת, שכולם משחקים בה לפי התור.
shutbox-edition-twelve = קופסה של שנים־עשר
    .about = המספרים 1 עד 12, תמיד שתי קוביות.
shutbox-edition-nine = קופסה של תשעה
    .about = המספרים 1 עד 9 בקופסה אחת.
shutbox-variant = גרסה
    .about = אוסף של חוקים קטנים שיש לו שם.
shutbox-variant-classic = קלאסית
    .about = ממשיכים עד שתוצאת הקוביות לא מתאימה לשום דבר; מה שנשאר פתוח נספר לחובתכם.
shutbox-variant-young = משחק לצעירים
    .about = הטלה אחת בכל תור; מי שאינו יכול לסגור מספר יוצא מהמשחק.
shutbox-variant-solo = שחקן יחיד
    .about = לבד, משחק אחר משחק, במטרה להגיע לניקוד הנמוך ביותר.
shutbox-variant-no-surprises = בלי הפתעות
    .about = כל מספר פתוח הוא נקודה אחת, יהיה אשר יהיה.
shutbox-variant-two-first = 2 במכה ראשונה
    .about = ההטלה הראשונה בתור חייבת לסגור את 2, לבדו או בתוך סכום.
shutbox-variant-three-first = 3 במכה ראשונה
    .about = ההטלה הראשונה בתור חייבת לסגור את 3, לבדו או בתוך סכום.
shutbox-variant-three-down = 3 סגורים מראש
    .about = המספרים 1, 2 ו־3 סגורים מההתחלה.
shutbox-variant-unlucky-seven = 7 ביש־מזל
    .about = המספר 7 סגור מההתחלה, והטלה של 7 מסיימת את התור.
shutbox-variant-even-or-odd = זוג או פרט
    .about = לפני ההטלה הראשונה בוחרים זוגיים או אי־זוגיים, ורק הם במשחק.
shutbox-variant-two-ten = ה־210
    .about = שתי שורות לכל שחקן, ארבע קוביות ומספרים עד 20, שסכומם 210.
shutbox-variant-sum-or-exact = סכום או בול
    .about = סוגרים רק את הסכום עצמו, או בדיוק את המספרים שעל הקוביות.
shutbox-variant-digital = דיגיטל
    .about = המספרים הפתוחים זה לצד זה הם הניקוד: 1, 2 ו־5 הם 125.
shutbox-variant-tournament = טורניר
    .about = סיבוב אחר סיבוב, והנקודות מצטברות.
shutbox-players = שחקנים
    .about = כמה משחקים.
shutbox-first = מי מתחיל
    .about = מי שהטיל את התוצאה הגבוהה ביותר, או מקום מסוים.
shutbox-first-rules = כפי שהחוקים אומרים
shutbox-rows = שורות
    .about = שורת מספרים לכל שחקן, או קופסה אחת לכולם.
shutbox-rows-own = שורה לכל שחקן
shutbox-rows-shared = קופסה אחת
shutbox-tiles = מספרים
    .about = השורה היא מ־1 עד המספר הזה.
shutbox-dice = קוביות
    .about = כמה קוביות מטילים.
shutbox-fewer_dice = פחות קוביות
    .about = מתי מותר, או חובה, להטיל פחות קוביות.
shutbox-fewer_dice-never = אף פעם
shutbox-fewer_dice-choice = לבחירתכם, כשאין מספר פתוח מעל 6
shutbox-fewer_dice-forced = תמיד אחת, כשאין מספר פתוח מעל 6
shutbox-fewer_dice-sum-6 = לבחירתכם, כשסכום הפתוחים הוא 6 או פחות
shutbox-score = ניקוד
    .about = כמה עולים המספרים הפתוחים.
shutbox-score-sum = סכומם
shutbox-score-digital = הספרות זו לצד זו
shutbox-score-count = נקודה לכל אחד
shutbox-first_hit = מכה ראשונה
    .about = המספר שההטלה הראשונה בתור חייבת לסגור.
shutbox-first_hit-0 = אין
shutbox-preshut = סגורים מראש
    .about = מספרים שסגורים מההתחלה.
shutbox-bust = סכום ביש־מזל
    .about = הסכום שמסיים את התור מיד.
shutbox-bust-0 = אין
shutbox-parity = זוג או פרט
    .about = אם כל המספרים במשחק, או שכל שחקן בוחר זוגיים או אי־זוגיים.
shutbox-parity-all = כל המספרים
shutbox-parity-choice = כל שחקן בוחר
shutbox-combine = מה מותר לסגור
    .about = כל צירוף שסכומו מתאים, או רק הסכום עצמו או בדיוק המספרים שעל הקוביות.
shutbox-combine-sum = כל סכום
shutbox-combine-exact = סכום או בול
shutbox-order = סדר המשחק
    .about = להטיל כל עוד אפשר, או רק פעם אחת בכל תור.
shutbox-order-turns = תורות שלמים
shutbox-order-rounds = הטלה אחת בכל תור
shutbox-tie = תיקו
    .about = מה קורה כשכמה שחקנים חולקים את הניקוד הנמוך ביותר.
shutbox-tie-roll = השחקנים שבתיקו מטילים פעם נוספת
shutbox-tie-game = השחקנים שבתיקו משחקים שוב
shutbox-tie-share = חולקים את הניצחון
shutbox-until = משך המשחק
    .about = משחק אחד, עד שהשחקן היחיד מפסיק, או עד מספר נקודות או סיבובים.
shutbox-until-game = משחק אחד
shutbox-until-stop = עד שמפסיקים
shutbox-until-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
shutbox-until-rounds = { $count ->
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $count } סיבובים
}
shutbox-shut = סגירת הקופסה
    .about = אם היא מנצחת מיד, או נספרת כאפס נקודות ומסיימת את המשחק.
shutbox-shut-wins = ניצחון מיידי
shutbox-shut-counts = אפס נקודות
shutbox-unplayed = אחרי שהקופסה נסגרה
    .about = כמה צוברים מי שתורם נקטע כשהקופסה נסגרה.
shutbox-unplayed-open = האחרים מקבלים את מה שפתוח
shutbox-unplayed-nothing = האחרים לא מקבלים דבר
shutbox-unplayed-play_on = האחרים ממשיכים עד סוף תורם
shutbox-lead = מי פותח את הסיבוב הבא
    .about = מי פותח את הסיבוב הבא בסדרה.
shutbox-lead-stays = אותו שחקן
shutbox-lead-rotates = השחקן הבא
shutbox-out = כשכולם יצאו
    .about = מי מנצח במשחק עם הטלה אחת בכל תור אם אף אחד לא סגר את הקופסה.
shutbox-out-score = הניקוד הנמוך ביותר מנצח
shutbox-out-last = מנצח מי שנשאר אחרון

## תוכי תוכי

tuki-players = שחקנים
    .about = כמה משחקים.
tuki-rounds = סיבובים
    .about = כמה סיבובים מצטברים.
tuki-first = מי מתחיל
    .about = מי שפתח את הסכום הגבוה ביותר מתחיל בכל סיבוב, או מקום מסוים.
tuki-first-rules = כפי שהחוקים אומרים

## רוליט

rolit-preset = חוקים
    .about = החוקים של { game-rolit }, או של קרוב משפחתו הוותיק.
rolit-preset-rolit = { game-rolit }
    .about = שניים עד ארבעה צבעים; מי שאינו יכול לחסום מניח רולה בצמוד לרולה כלשהי.
rolit-preset-reversi = רוורסי
    .about = שני צבעים, אותלו רגיל: כל מהלך חייב לחסום, ומי שאינו יכול מעביר את התור.
rolit-size = לוח
    .about = כמה שקעים יש לאורך צלע.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = שחקנים
    .about = כמה משחקים.
rolit-colours = צבעים
    .about = הצבע של כל מקום.
rolit-first = מי מתחיל
    .about = הצבע שמראה רולה שהוטלה, או מקום מסוים.
rolit-first-rules = כפי שהחוקים אומרים
