### מה שאומרים `parlour --help` ו־`parlour COMMAND --help`.
###
### about-COMMAND         פקודה בשורה אחת
### help-COMMAND-FLAG     דגל או ארגומנט של הפקודה; help-FLAG כשהוא משותף לכמה פקודות
### argparse-…            משפטים של argparse של Python; המזהה עשוי מהמילים האנגליות של argparse עצמו
###
### הטקסטים עוברים דרך argparse: ‎%(default)s ודומיו מוצבים על ידו ונשארים כמות שהם (סימן אחוז נכתב פעמיים).
### דגלים, אפשרויות, ערכים, פקודות ושמות קבצים נשארים כפי שמקלידים אותם.

help-parlour = משחקים משפחתיים, לשחק ולפתור.
help-research = למחקר:
help-version = להציג את הגרסה ולצאת

## פקודות

about-play = לשחק במסוף
about-learn = לומדים משחק בדקה, תוך כדי משחק
about-join = להצטרף עם קישור לשולחן בשרת אחר ולשחק במסוף
about-games = רשימת המשחקים, האפשרויות שלהם וברירות המחדל
about-simulate = לשחק הרבה משחקים אקראיים בגרעין המהיר
about-replay = להריץ שוב רישום של משחק: מה קרה, והלוח
about-verify = לבדוק רישומים: כל בית, כל הוכחה של הגרלה, כל חוק
about-convert = לכתוב רישום בצורה אחרת: מסמך JSON אחד, טקסט פשוט, או שוב JSON Lines
about-perft = לספור את כל סדרות המהלכים עד עומק נתון
about-worth = כמה שווה כל שקע, מתוך הרבה משחקים אקראיים
about-train = לתת למשחק ללמוד להעריך מצבים במשחקים נגד עצמו
about-dataset = כתיבת עמדות עם ערכים מדויקים, ללמוד מהן
about-exam = כתיבת שאלות על עמדות למודלי שפה, או ניקוד התשובות שלהם
about-solve = לפתור משחק: כמה הוא שווה, המהלכים הראשונים הטובים ביותר, ולאן הולך המזל
about-advise = לדרג את המהלכים של עמדה
about-analyse = להבחין בין מזל ליכולת במשחקים ששוחקו: מה הטלות ומהלכים עשו לסיכויים
about-bots = רשימת הרמות של הבוטים למשחק, מהחלש לחזק
about-arena = בוטים זה מול זה: המקומות מתחלפים, אותו מזל לכולם, וטווחי טעות
about-evaluate = בוט משחק משימה של ההשוואה, והתוצאה נכתבת
about-serve = להגיש את המשחקים לדפדפנים ולתוכניות, כאן או ברשת
about-sheets = כותב דפי ניקוד, דפי עבודה ותוכניות שיעור להדפסה
about-pocket = לכתוב תיקייה שמשחקת בלי שרת
about-completion = להדפיס את סקריפט ההשלמה של מעטפת

## ארגומנטים משותפים

help-game = אחד מאלה: { $games }
help-options = אפשרויות של המשחק; `parlour games GAME` מציג אותן
help-json = להדפיס נתונים במקום טקסט
help-seed = אותו זרע, אותם משחקים (ברירת המחדל: %(default)s)
help-n = כמה משחקים (ברירת המחדל: %(default)s)
help-exact = שברים מדויקים

## המסוף

help-play-game = אחד מאלה: { $games } (ברירת המחדל: תפריט כשיש מסוף, ו־{ $usual } כשאין)
help-play-seat = המקום הבא: שם, או bot:LEVEL (ברירת המחדל: שחקן אחד, ואחריו בוטים); פעם אחת לכל מקום
help-play-resume = להמשיך משחק רשום (ברירת המחדל: המשחק ששוחק אחרון)
help-play-record = לשמור כאן את הרישום (ברירת המחדל: בתיקיית הנתונים)
help-play-takeback = לאפשר החזרת מהלכים או לא (ברירת המחדל: מותר על כל המסך)
help-play-hand = לשחק עם קוביות וקלפים משלכם: אומרים מה יצא, ואפשר להחזיר
help-play-coach = מאמן לאנשים בתורם: { $strengths } לכולם, או NAME=… לאחד מהם; כולם רואים זאת, וזה נשמר עם המשחק
help-play-language = אחת מאלה: { $codes } (ברירת המחדל: לפי הסביבה)
help-play-bidi = מי מסדר טקסט מימין לשמאל (ברירת המחדל: %(default)s; אם העברית מופיעה הפוכה בחרו terminal)
help-play-plain = שורות במקום מסך מלא, גם במסוף
help-play-json = שורות JSON, לתוכניות
help-join-link = הקישור של הזמנה או של מקום, כפי שנשלח אליכם; בתוך מרכאות
help-join-name = השם שלכם בשולחן

## משחקים ומשחק אקראי

help-games-game = כמה מאלה: { $games } (ברירת המחדל: כולם)
help-simulate-cores = כמה ליבות; 0 הוא כולן (ברירת המחדל: %(default)s)
help-simulate-device = היכן לשחק: cpu, או cuda לכרטיס גרפי של NVIDIA (ברירת המחדל: %(default)s)
help-simulate-policies = רמות בוטים לשחק לפיהן במקום מהלכים אקראיים: אחת לכולם, או אחת לכל מקום
help-perft-depth = הסדרות הארוכות ביותר לספירה (ברירת המחדל: %(default)s)
help-worth-svg = לכתוב את המפה גם כתמונה
help-train-to = התיקייה למשקלים; עבודה שהופסקה שם ממשיכה
help-sheets-output = הדף שנכתב; דפדפן מדפיס אותו
help-sheets-sheet = רק הדף הזה, למשל score או answers (אפשר כמה פעמים)
help-sheets-paper = גודל הנייר (ברירת מחדל: a4)
help-pocket-output = התיקייה לכתיבה; כל שרת רשת יכול לשלוח אותה
help-dataset-output = הקובץ לכתיבה, ‎NAME.npz‎ או ‎NAME.parquet‎, או מאגר נתונים שלם כתיקייה, ‎NAME/‎; עבודה שהופסקה ממשיכה
help-dataset-n = כמה עמדות (ברירת מחדל: %(default)s)
help-exam-game = המשחק; אין צורך בו עם ‎--score‎
help-exam-output = קובץ השאלות לכתיבה, אובייקט JSON בכל שורה
help-exam-n = כמה שאלות (ברירת המחדל: %(default)s)
help-exam-score = לנקד תשובות: השאלות, ושורות עם ה־id והמהלך של כל אחת
help-train-batches = אצוות של משחקים
help-train-games = משחקים בכל אצווה
help-train-gpu = לחשב בכרטיס המסך (דרוש CuPy)
help-train-plot = לצייר גם את עקומות הלמידה

## רישומים

help-replay-file = רישום של משחק
help-replay-at = לעצור אחרי האירוע הזה (ברירת המחדל: האחרון)
help-replay-boards = לצייר את הלוח אחרי כל מהלך וכל תוצאה
help-verify-files = רישומים של משחקים
help-verify-pages = להשוות את הדפים שהשרת בכתובת הזאת שולח לדפים של ההתקנה הזאת
help-verify-finished = רישום של משחק שעוד לא נגמר אינו מספיק
help-verify-head = החותם של השורה האחרונה, כפי שמישהו רשם אותו לעצמו
help-verify-day = המספר של היום, שמתפרסם כשהוא נגמר: מוכיח רישום של אתגר יומי
help-verify-round = המספר של הסיבוב, שמתפרסם כשהוא נגמר: מוכיח רישום של טורניר עם אותו מזל לכולם
help-verify-receipt = קבלה או ראיה שמכשיר שמר, להשוואה עם הרישום
help-convert-file = רישום, או מסמך ה־JSON שכתב ‎--to json
help-convert-to = הצורה שתיכתב
help-convert-output = לאן לכתוב (ברירת המחדל: הפלט הרגיל)

## פתרונות

help-solve-objective = ‏score (ניקוד), shut (סגירה) או win (ניצחון); ברירת המחדל: win, ולשחקן יחיד score
help-solve-exact = שברים מדויקים (שורה אחת: המטרה score או shut)
help-solve-plot = לצייר כמה שווה כל שורה, ואת הניקוד בסוף
help-solve-page = להדפיס את הדף של כל המהדורות והגרסאות (Markdown)
help-advise-open = המספרים שעומדים פתוחים
help-advise-dice = מה הוטל; בלי זה, הבחירה שלפני ההטלה
help-advise-rows = כדי לנצח: מה שהשאירו פתוח מי שכבר שיחקו; לשחקנים צעירים כולם לפי סדר התורות, me במקומכם, x אחרי שורה שבחוץ
help-advise-best = כדי לנצח: הניקוד הטוב ביותר עד כה, כשהשורות אינן חשובות
help-advise-to-come = כדי לנצח: כמה משחקים אחריכם
help-advise-board = הרולות, שורה אחר שורה מלמעלה
help-advise-turn = הצבע שתורו
help-advise-position = הקוד של עמדה, כמו בקישור של דף החקירה ובספרייה
help-advise-objective = ‏score או shut, של שורה אחת לבדה (ברירת המחדל: לנצח)
help-advise-at = העמדה אחרי מספר כזה של אירועים (ברירת מחדל: אחרי האחרון)
help-advise-record = רשומה שעמדתה נשפטת
help-analyse-file = רישומים; כמה מהם נותנים פרופיל של כל שחקן
help-analyse-quick = בערך בשנייה, עם הערכות גסות יותר
help-analyse-fresh = לחשב מחדש, גם אם נשמר
help-analyse-html = לכתוב לקובץ הזה דף שלא צריך שום דבר נוסף

## בוטים מול בוטים

help-arena-bots = מי משחק (ברירת המחדל: %(default)s)
help-arena-deals = כמה חלוקות, בכל אחת משחק לכל מקום (ברירת המחדל: %(default)s)
help-arena-workers = כמה תהליכים; 0 הוא אחד לכל ליבה (ברירת המחדל: %(default)s)
help-arena-cluster = המתזמן של אשכול Dask שיעשה את העבודה
help-arena-seconds = כמה שניות לכל היותר רשאי בוט לחשוב על מהלך
help-arena-nodes = בכמה עמדות לכל היותר רשאי בוט להביט לפני מהלך
help-arena-results = לשמור כאן את החלוקות; עם אותו קובץ ממשיכים מאותו מקום
help-arena-sprt = לעצור כשברור איזה חלק מהניצחונות שייך לבוט הראשון
help-arena-alpha = שיעור הטעויות של המבחן לטובת הגבוה (ברירת המחדל: %(default)s)
help-arena-beta = שיעור הטעויות של המבחן לטובת הנמוך (ברירת המחדל: %(default)s)
help-arena-plot = לצייר איך התנהל המפגש
help-evaluate-words = בוט ומשימה; עם ‎--cards‎ או ‎--page‎: קובצי תוצאות
help-evaluate-output = לכתוב כאן את התוצאה; עבודה שהופסקה ממשיכה
help-evaluate-deals = כמה חלוקות מול כל יריב (ברירת המחדל: לפי המשימה)
help-evaluate-list = רשימת המשימות
help-evaluate-cards = לכתוב לתיקייה הזו את הכרטיס של כל משימה, עם התוצאות שבקבצים
help-evaluate-page = להציג את התוצאות שבקבצים כדף

## השרת

help-serve-port = הפורט שמאזינים לו (ברירת המחדל: %(default)s)
help-serve-host = הכתובת שמאזינים לה; 0.0.0.0 לכולן (ברירת המחדל: %(default)s)
help-serve-database = ‏postgresql://… לכמה שרתים יחד, או הנתיב של קובץ SQLite
help-serve-data = התיקייה של קובץ ה־SQLite (ברירת המחדל: תיקיית הנתונים של המשתמש)
help-serve-url = הכתובת שאנשים משתמשים בה, להזמנות: https://games.example
help-serve-origin = אתר נוסף שדפיו רשאים להשתמש בשרת הזה; אפשר לחזור על הדגל
help-serve-proxies = כתובות של שרתי proxy הפוכים שאפשר להאמין להם, עם פסיקים (ברירת המחדל: %(default)s)
help-serve-home = לאפשר לטלפונים בבית להצטרף: להאזין גם ברשת המקומית
help-serve-open = להציג את הדף הראשון בדפדפן, אם יש כזה
help-serve-workers = תהליכים שבהם חושבים הבוטים (ברירת המחדל: הליבות פחות אחת)
help-serve-operator = מי מפעיל את השרת הזה, לדף ״אודות״: שם ודרך ליצור קשר
help-serve-devices-think = לתת לבוטים לחשוב במכשיר של מי שמשחק רק נגדם
help-serve-offline = תיקייה שכתבה הפקודה ‎parlour pocket‎: דפים יכולים לשמור אותה למשחק בלי רשת
help-serve-no-push = לא לשלוח תזכורות דרך שירותי דחיפה (ברירת המחדל: למי שביקש)
help-serve-metrics = להגיש את ‎/metrics ו־‎/health רק שם, בצורה HOST:PORT (ברירת מחדל: ‎/metrics בפורט הראשי, למחשב הזה)

## מעטפות

help-completion-shell = המעטפת שבשבילה נכתב הסקריפט

## משפטים של argparse

argparse-usage = שימוש:
argparse-positional-arguments = ארגומנטים לפי המקום
argparse-options = דגלים
argparse-show-this-help-message-and-exit = להציג את העזרה הזאת ולצאת
argparse-error = %(prog)s: שגיאה: %(message)s
argparse-argument = הארגומנט %(argument_name)s: %(message)s
argparse-unrecognized-arguments = ארגומנטים לא מוכרים: %s
argparse-the-following-arguments-are-required = הארגומנטים האלה נחוצים: %s
argparse-expected-one-argument = נחוץ ערך אחד
argparse-expected-at-most-one-argument = נחוץ ערך אחד לכל היותר
argparse-expected-at-least-one-argument = נחוץ ערך אחד לפחות
argparse-ignored-explicit-argument = אינו מקבל את הערך %r
argparse-ambiguous-option-could-match = ‏%(option)s אינו חד־משמעי: ייתכן %(matches)s
argparse-invalid-value = הערך %(value)r אינו מהסוג הנחוץ (%(type)s)
argparse-invalid-choice-choose-from = אין ערך כזה: %(value)r (בחרו מתוך %(choices)s)
help-advise-cards = הקלפים של כל שחקן, טור אחר טור
help-advise-pile = הקלף העליון בפח
help-advise-hand = הקלף שביד; בלעדיו, הבחירה בין הערמות
help-advise-seat = השחקן שתורו, 1 לראשון
