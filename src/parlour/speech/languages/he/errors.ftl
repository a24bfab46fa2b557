### What is wrong with what somebody gave, and what cannot be done. Options are in options.ftl, steps of a game in refusals.ftl.
###
### error-…         the frame of an error: what was given, where, and why not
### cannot-…        what does not exist for a game
### record-…        what is wrong with a record or with its file
### wrong-CODE      what the bytes of a record disprove; the codes are those of parlour/table/verify.py
### command-…       why the table did not take a command
### server-…        why the server refused
###
### They are clauses, not sentences: they begin with a small letter and stand behind a colon. Names, notation, values and
### paths are arguments, already with their quotation marks.

plain-text = { $text }

error-game = אין משחק { $name }; המשחקים הם { $games }
error-game-meant = אין משחק { $name }; האם הכוונה ל־{ $meant }? המשחקים הם { $games }
error-meant = { $problem }; האם הכוונה ל־{ $meant }?
game-broken = אי אפשר לטעון את המשחק { $game } מ־{ $package }: { $why }
game-other-api = { $package } נכתבה לגרסה { $theirs } של החוזה של Parlour; זו גרסה { $ours }, ולכן המשחק { $game } נשאר בחוץ
game-misfit = המשחק { $game } מ־{ $package } אינו פועל עם הגרסה הזאת של Parlour: { $why }
game-clash = המשחק { $game } מ־{ $module } נשאר בחוץ: השם כבר שייך ל־{ $taken }
error-option = האפשרות { $option }={ $value }: { $why }
error-move = { $given } לא אפשרי: { $why }
error-move-at = { $given } לא אפשרי כאן ({ $position }): { $why }
error-move-allowed = { $refused }; מותר: { $moves }
error-move-allowed-more = { $refused }; מותר: { $moves }… (סך הכול { $count })
error-line = שורה { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] אין קובץ או תיקייה כאלה
    [FileExistsError] כבר קיים
    [IsADirectoryError] זו תיקייה
    [NotADirectoryError] זו אינה תיקייה
    [PermissionError] אין הרשאה
   *[other] { $text }
}

## What cannot be done

cannot-level = אין בוט { $level } בשביל { $game }; הרמות הן { $levels }
cannot-choose = בוט בוחר כשיש מי שתורו לשחק; כאן זה התור של אף אחד: { $state }
cannot-simulate = ל־{ $game } אין גרעין לסימולציה
gpu-not-installed = למשחק על כרטיס גרפי נדרש numba-cuda:‏ pip install 'numba-cuda[cu13]'
gpu-not-found = לא נמצא כאן כרטיס גרפי של NVIDIA עם מנהל התקן; המעבד (cpu) משחק את אותם המשחקים
number-none = ב־{ $game } אין מהלך או תוצאה כאלה
cannot-encode = { $game } לא נותן את המהלכים והעמדות כמספרים או כקודים
cannot-draw-here = לגורל אין כאן מה להכריע: { $state }
code-none = זה לא קוד של עמדה במשחק הזה
batch-actions = צריך { $games } מספרים שלמים, אחד לכל משחק
batch-where = צריך { $games } ערכי אמת, אחד לכל משחק
batch-illegal = המספר { $number } אינו מותר במשחק { $at } בקבוצה
batch-state = צריכה להיות עמדה שבה יש מי שתורו לשחק
cannot-bot = אי אפשר לטעון את הבוט { $bot }: { $why }
cannot-extra = לזה צריך את { $package }: { $command }
cannot-solve = ל־{ $game } אין פותר
cannot-other-game = זה הפתרון של { $game }; העמדה שייכת למשחק אחר: { $other }
cannot-solve-rolit-crowd = המשחק { game-rolit } פתור לשני שחקנים: כשיש יותר, מה שמקום מקבל תלוי באיזה מבין כמה מהלכים שקולים יבחרו האחרים
cannot-solve-rolit-far = במשחק הזה רק הסוף בהישג יד: עם { $most } שקעים ריקים לכל היותר
cannot-perft = ל־{ $game } אין גרעין שסופר רצפי מהלכים
cannot-worth = ל־{ $game } אין מפה של ערך כל שקע
cannot-judge = ל־{ $game } אין חיפוש ששופט מהלכים
no-choice = אין במה לבחור בעמדה הזאת
cannot-set-up = אי אפשר לתאר עמדה של { $game }; יש לתת את הקוד שלה, או רשומה ורגע
cannot-analyse = { $game } לא יודע לומר כמה שווים מצבים
cannot-train = { $game } אינו לומד
cannot-train-board = על לוח של { $size }×{ $size } אין מה ללמוד: הוא פתור
cannot-train-cluster = { $game } לומד מסיבוב אחר סיבוב: אשכול מחשבים לא יכול לעזור
cannot-train-gpu = כרטיס המסך דורש CuPy, שאינו מותקן כאן
cannot-train-on = { $file } מכיל עבודה לא גמורה של תוכנית אחרת (משחקים { $games }, אצוות { $batches }, זרע { $seed }): אפשר להמשיך אותה או למחוק את הקובץ
cannot-pocket = { $file } חסר: בעותק של קוד המקור, ‎make pocket‎ מביא את המפרש ובונה את הדפים
cannot-dataset = אין עמדה של { $game } עם האפשרויות האלה שערכה ידוע בדיוק
cannot-dataset-resume = { $file } מכיל עבודה לא גמורה מסוג אחר: אפשר להמשיך אותה או למחוק את הקובץ
cannot-solve-exactly = שברים מדויקים הם לשורה אחת (המטרה 'score' או 'shut'); כדי לנצח, בקשו מספרים עשרוניים
cannot-solve-row = שברים מדויקים הם לשורות של { $longest } מספרים לכל היותר, ובזו יש { $tiles }; בקשו מספרים עשרוניים
cannot-win-alone = מי שמשחק לבד תמיד מנצח; בקשו את המטרה 'score' או 'shut'
cannot-rank = מהלכים מדורגים כשיש מי שתורו לשחק; כאן זה התור של אף אחד: { $state }
cannot-respond = התשובות הטובות ביותר מחושבות במשחקים שבהם לכל היותר { $most } מצבים; במשחק הזה יש יותר
cannot-odds = אסטרטגיה צריכה לתת סיכויים למהלכים חוקיים ({ $moves }) שסכומם 1; לא כך כאן: { $position }
cannot-mix = הרמה { $level } אינה יודעת לומר מה הסיכוי למהלכיה; יש לתת פונקציה של המצב
cannot-pack = החוקים המהודרים מחזיקים { $most } מכל סוג לכל היותר, לא { $given }
solution-untold = ניקוד צפוי ידוע רק במשחקים בודדים פתורים, בשורות של עד { $most } מספרים
cannot-play-format = השולחן הזה במבנה הישן parlour/1: אפשר לצפות בו שוב, לשמור אותו ולבדוק אותו, אבל כבר אי אפשר לשחק בו
cannot-draw-fairly = המכנה המשותף של הסיכויים האלה גדול מ־2**128; אי אפשר להגריל לפיהם
cannot-test = המבחן הסדרתי משווה שתי רמות עם מספר שווה של מקומות; כאן יש { $levels }
cannot-end = משחק של { $game } לא נגמר תוך { $steps } צעדים
cannot-cluster = לאשכול צריך את dask.distributed: { $command }
cannot-rematch-yet = אין משחק חוזר לפני סוף המשחק
cannot-rematch-again = אותם שחקנים כבר ממשיכים בשולחן { $table }

## Records and their files

record-cannot-read = אי אפשר לקרוא את { $file }: { $why }
record-cannot-make = אי אפשר ליצור את { $file }: { $why }
record-cannot-open = אי אפשר לפתוח את { $file }: { $why }
record-cannot-write = אי אפשר לכתוב את { $file }: { $why }
record-cannot-make-folder = אי אפשר ליצור את התיקייה { $file }: { $why }
record-exists = { $file } כבר קיים
record-busy = תהליך אחר כותב עכשיו את { $file }; סגרו אותו קודם
record-finished = { $file } גמור; אפשר לצפות בו שוב אבל לא להמשיך אותו
record-none-unfinished = אין משחק שלא נגמר ב־{ $folder }
record-no-secret = אי אפשר להמשיך בלי הסוד שב־{ $file }: { $why }
record-other-secret = הסוד שב־{ $file } שייך לרישום אחר
record-no-line = אין אף שורה שלמה
record-not-json = לא JSON: { $why }
exam-twice = { $file }: המזהה { $id } מופיע שם פעמיים
exam-stray = { $file }: לאף שאלה אין המזהה { $id }
exam-position = שאלה { $id }: זו לא עמדה של { $game } שבה השווי של כל מהלך הוכח
record-format = זה לא רישום בתבנית { $format }
record-rules = הרישום לפי החוקים { $rules }; מוכרים { $known }
record-header-types = id, ‏time, ‏previous וההתחייבות צריכים להיות טקסט, ו־links מספר
record-header-needs = בכותרת חסר { $name }
record-header-form = הכותרת לא בנויה כמו כותרת: { $why }
record-event = אירוע הוא אובייקט שה־'event' שלו הוא אחד מאלה: { $kinds }
record-event-has-no = באירוע { $kind } אין { $names }
record-event-needs = באירוע { $kind } חסר { $names }
record-event-value = ‏{ $name } של אירוע { $kind } לא יכול להיות { $value }
record-because = { $wrong }: { $why }
record-expected = היה צריך לבוא אירוע { $expected }, לא { $seq }
record-after-end = אחרי הסוף אין עוד { $kind }
record-not-its-turn = מקום { $seat } משחק, אבל זה לא תורו
record-moved-by = מקום { $seat } הוא { $who }, אבל כתוב שאת המהלך עשה { $by }
record-wrong-hand = היד { $hand } מטילה או מושכת, אבל זה לא תורה
record-end-over = השולחן נסגר ({ $why }), אבל המשחק נגמר
record-end-not-over = השולחן נסגר ({ $why }), אבל המשחק לא נגמר
record-end-scores = הניקוד והמנצחים בסוף אינם אלה של המצב
record-no-seat = אין מקום { $seat }; המקומות הם 0 עד { $last }
record-same-id = לאירוע { $event } יש המזהה של אירוע { $first }
record-same-chances = אירוע { $event } מפנה לסיכויים של אירוע { $same }, שלא מונה סיכויים
record-chances = הסיכויים שמהם הוגרל אינם אלה של המצב
record-outcome-teller = מי שדיווח על התוצאה אינו מתאים לשולחן: רק בשולחן ידני אנשים מדווחים מה יצא
record-too-long = הבדיקה של הרישום נמשכת יותר מדי זמן
record-too-many = רישומים אחרים מהכתובת הזאת עדיין נבדקים; יש להמתין רגע
record-arena-deal = זו לא חלוקה של תחרות בוטים: { $why }
record-arena-other = ‏{ $file } מכיל תוצאות של תחרות אחרת: { $match }
record-arena-numbers = החלוקות ב־{ $file } לא ממוספרות 0, 1, 2…
record-arena-result = { $file } לא מכיל תוצאות של ‎`parlour evaluate`‎

## What the bytes of a record disprove

wrong-no-hash = השורה לא נגמרת בחותם שלה
wrong-hash = השורה לא תואמת את החותם שלה: היא, או שורה לפניה, שונתה
wrong-not-json = השורה אינה JSON: { $why }
wrong-not-object = השורה אינה אובייקט JSON
wrong-torn = השורה האחרונה קטועה: היא לא מסתיימת בסוף שורה
wrong-empty = הרישום ריק
wrong-format = התבנית היא { $format }; הבודק הזה מכיר { $known }
wrong-id = מזהה השולחן צריך להיות 1 עד 64 אותיות לטיניות, ספרות, '-' או '_'
wrong-no-commitment = בכותרת אין התחייבות לשרשרת חותמות של 1 עד { $most } חוליות
wrong-number = כאן היה צריך לבוא אירוע מספר { $expected }, לא { $seq }
wrong-nonce = המספר שמעורבב בהטלה צריך להיות לכל היותר 64 בתים בהקסדצימלי באותיות קטנות
wrong-outcome = ההוכחה נותנת את התוצאה { $proven }, והרישום אומר { $outcome }
wrong-same = נאמר שהסיכויים הם אלה של אירוע { $event }, שלא מונה סיכויים
wrong-chances = הסיכויים צריכים להיות רשימה של [תוצאה, משקל במספר שלם]
wrong-weights = משקלי הסיכויים מסתכמים ביותר מ־2**128
wrong-used-up = כל חוליות השרשרת נוצלו, ולא ניתנה התחייבות לשרשרת הבאה
wrong-link = החוליה לא שייכת לשרשרת שהשולחן התחייב לה
wrong-next = ניתנה התחייבות לשרשרת הבאה אף שבנוכחית נשארו חוליות
wrong-chain = זו לא השרשרת שהוכנה לבוא אחרי הקודמת
wrong-seed = הזרע שנחשף בסוף לא יוצר את השרשרת ששימשה
wrong-large = הרישום גדול ממה שהמבנה הזה מתיר
wrong-strict = השורה לא כתובה בצורה היחידה שהמבנה הזה מתיר
wrong-kind = אירוע מסוג זה אינו מוכר
wrong-members = { $name } חסר, אינו מוכר או אינו כפי שעליו להיות
wrong-order = אירוע מסוג זה לא יכול לעמוד כאן
wrong-device = מכשיר לא יכול להירשם כך: המזהה, המקומות או הנקודה ברישום
wrong-unknown-device = נזכר מכשיר שמעולם לא נרשם
wrong-presence = מכשיר שאיננו עוזב, או מכשיר שנמצא חוזר
wrong-draw-number = זה לא מספר ההגרלה שתורה הגיע
wrong-again = הגרלה שבוטלה או נפסלה צריכה להיפתח שוב עם אותה יד ואותם סיכויים
wrong-begin = הגרלה נפתחה לפני שלכל אדם היה מכשיר ולפני שמישהו לחץ על ״מתחילים״
wrong-missing = המכשירים שלפי הרשום חסרים אינם מבין המשתתפים
wrong-links = נדרשת חוליה אחת לכל מכשיר שהשתתף
wrong-voids = נפסלו יותר מ־{ $most } הגרלות
wrong-next-chain = נוספה שרשרת הבאה במקום שאסור
wrong-undo = מהלך הוחזר במקום שאסור
wrong-by = מהלך נרשם כשל בוט במקום שבו יושב אדם, או כשל אדם במקום שבו יושב בוט
wrong-rules = השורה אינה לפי כללי המשחק
wrong-name = השם לא שייך לשורה שלפניו, או לא מתאים לחותם שלו
wrong-day = המספר של היום לא שייך לרישום הזה: נקבע מראש מספר אחר
wrong-round = המספר של הסיבוב לא שייך לרישום הזה: נקבע מראש מספר אחר
record-challenge = המספר של היום נותן אתגר אחר מזה ששוחק
wrong-text = { $name } חסר או אינו טקסט
wrong-bytes = { $name } צריך להיות 32 בתים בהקסדצימלי באותיות קטנות

## Commands at the table

command-unknown = אין פקודה { $command }
command-id = המזהה צריך להיות 1 עד 64 אותיות לטיניות, ספרות, '-' או '_'
command-table-id = מזהה של שולחן הוא 1 עד 64 אותיות לטיניות, ספרות, '-' או '_'
command-seq = ה־seq צריך להיות מספר שלם
command-text = ‏{ $name } צריך להיות לכל היותר { $most } תווים שאפשר להדפיס
command-needs-seat = הפקודה הזאת צריכה מקום
command-seats = המקומות הם 0 עד { $last }
command-ended = השולחן נסגר
command-stands = השולחן עומד באירוע { $seq }
command-stale = אירוע { $event } בא אחרי אירוע { $seq }
command-paused = השולחן בהפסקה
command-paused-already = השולחן כבר בהפסקה
command-not-paused = השולחן לא בהפסקה
command-reused = את אירוע { $event } גרמה פקודה אחרת עם המזהה הזה
command-waits-roll = השולחן מחכה להטלה
command-waits-tell = השולחן מחכה שמישהו ידווח מה יצא
command-not-by-hand = השולחן הזה מטיל ושולף בעצמו
command-person-tells = רק אדם יכול לדווח מה יצא
command-waits-move = השולחן מחכה למהלך של מקום { $seat }
command-to-move = תורו של מקום { $seat }
command-other-hand = יד אחרת מטילה
command-who = מי שמתיישב צריך להיות Seat
command-break-off = צריך לציין סיבה לסיום המשחק; 'over' שמור לחוקים
command-reaction = התגובה ריקה
command-enough = המקום הזה הגיע למגבלה בשולחן הזה: { $most } פעמים
command-undo = אפשר להחזיר מהלך רק בשולחן שמתיר זאת, לאדם היחיד שמשחק בו או בהסכמת כולם, וכל עוד לא נפתחה הגרלה מאז
command-asked = השאלה כבר נשאלה ונענתה: אפשר לשאול שוב אחרי המהלך הבא
command-code = השדה { $name } חייב להיות קוד: אות, ואחריה לכל היותר 31 אותיות קטנות, ספרות, '-' או '_'
command-drawing = הגרלה פתוחה; קודם באה תוצאתה
command-device = המכשיר אינו יכול לעשות זאת כאן: המזהה, המקומות, השרשרת או הנוכחות שלו
command-devices = יותר מדי מכשירים למקום אחד, או יותר מדי רישומים
command-not-asked = השולחן אינו ממתין לזה
command-late = ההגרלה סגורה
command-too-early = עוד לא נאמר לחשוף בהגרלה הזאת
command-wrong-link = החוליה אינה שייכת לשרשרת שהמכשיר התחייב לה

## The server

server-not-found = אין כאן דבר כזה, או שהוא לא בשבילכם
server-no-coach = למקום הזה אין מאמן
server-daily-practice = לרשימה נכנס רק הניסיון הראשון של מכשיר, באותו היום, ששוחק עד סופו בידי האדם עצמו
server-unavailable = השרת נעצר, או שמסד הנתונים שלו לא עונה; דבר לא אבד, נסו שוב
server-bug = זה לא היה צריך לקרות; ביומן של השרת יש עוד פרטים
server-not-your-seat = המפתח הזה לא פועל בשביל המקום הזה
server-not-host = רק המארח רשאי להזמין
server-undo-stakes = במשחק מדורג, בטורניר ובאתגר היומי לא מחזירים מהלכים
server-not-ending = רק המארח, או כל השחקנים יחד, יכולים לסיים את המשחק לכולם; במקום מי שעוזב משחק בוט
server-no-name = חסר שם
server-home = רק מי שיושב ליד המחשב הזה יכול לאפשר לטלפונים בבית להצטרף
server-not-over = המשחק לא נגמר
server-not-gone = המקום שייך לבוט, או שמי שיושב בו נמצא
server-not-taken-over = שום בוט לא מחליף את מי שיושב במקום הזה
server-seat-taken = המקום תפוס, או שאינו מיועד למישהו במקום אחר
server-seats-taken = אין מקום פנוי
server-tables = השרת הזה מחזיק { $most } שולחנות פתוחים לכל היותר
server-openings = נפתחו יותר מדי שולחנות מהכתובת הזאת; חכו קצת
server-level = בוט ברמה { $level } יקר מדי לשרת הזה עם האפשרויות האלה; יש { $levels }
server-connections = יותר מדי חיבורים
server-too-many-messages = יותר מדי הודעות בחיבור הזה
server-too-many-requests = יותר מדי בקשות מהכתובת הזאת
server-too-many-bytes = נשלח יותר מדי מהכתובת הזאת; יש להמתין רגע
server-origin = דפים של אתרים אחרים לא רשאים להשתמש בשרת הזה
server-host = השרת הזה לא מוכר בשם הזה; מי שמפעיל אותו מציין את השם עם ‎--url או ‎--origin
server-bytes = כאן נקראים { $most } בתים לכל היותר
server-length = צריך לומר את אורך הגוף (content-length)
server-nested = ה־JSON מקונן עמוק מדי
server-hello-first = ההודעה הראשונה צריכה להיות hello
server-hello-late = שום hello לא הגיע בזמן
server-hello-said = hello כבר נאמר
server-bad-message = ההודעה לא בנויה כמו הודעה: { $why }
server-bad-request = הבקשה לא בנויה כמו בקשה: { $why }
server-sums = אלה אינם סכומים של מה שיצא
server-options = האפשרויות לא בנויות כמו אפשרויות: { $why }
server-database-busy = שרת אחר משתמש במסד הנתונים { $file }; קובץ SQLite אחד, צומת אחד

## A program at somebody else's table

client-link = צריך להיות קישור של מקום, שבסופו ‎#i=‎ או ‎#k=‎
client-refused = השרת מסרב ({ $code }): { $why }
client-unreachable = אין תשובה מ־{ $url }: { $why }
join-no-screen = צריך את כל המסך של מסוף; תוכניות משתמשות ב-parlour.adapters.remote
join-no-server = אין שרת Parlour בכתובת הזאת
join-not-found = השולחן הזה כבר לא קיים, או שהקישור לא שלם
verify-what = צריך לתת רשומות, או ‎--pages‎ עם כתובת
verify-address = צריכה להיות כתובת של שרת, עם http:// או https://
pages-none = בהתקנה הזאת אין דפי אינטרנט להשוות אליהם
client-alarm = { $what } מכאן לא נשלח עוד דבר: לא מהלכים ולא הטלות.
client-unprotected = בשולחן הזה לא משתתף שום מכשיר, או שהוא מגריל לפי כללים ישנים: מי שמפעיל אותו יכול לבחור כל הטלה
client-notice = רק אדם יכול להחליט על כך ({ $code }), ואיש לא נשאל
carry-not-alone = השולחן הזה לא שוחק על מכשיר אחד לבדו: הוא ממשיך רק במקום שבו הוא נמצא
carry-ended = המשחק הזה לא יכול להימשך: הוא נגמר, או שהטלה הייתה פתוחה כשהקובץ נשמר
carry-apart = במכשיר הזה יש המשך אחר של אותו שולחן
carry-here = השולחן הזה כבר נמצא במכשיר הזה, ומתקדם לפחות באותה מידה
