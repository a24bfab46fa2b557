### דפי הרשת: מה שרק דפדפן אומר. משחקים, מהלכים, תוצאות וחוקים נמצאים בקבצים האחרים.

web-name = סלון המשחקים
web-description = משחקים משפחתיים: משחקים מיד, לבד, ביחד או בהזמנה.
web-noscript = סלון המשחקים צריך JavaScript. בלעדיו אפשר לשחק במסוף: ⁦parlour play⁩
web-skip = דילוג אל התוכן
web-to-start = לדף הבית
web-close = סגירה
web-menu = תפריט
web-menu-game = משחק
web-menu-people = אנשים
web-menu-help = עזרה
web-share = שיתוף
web-copy = העתקת הקישור
web-copied = הועתק
web-nowhere = הדף לא נמצא
web-offline = אין חיבור לרשת. שום דבר לא הולך לאיבוד: המשחק יימשך כשהחיבור יחזור.
web-offline-play = משחק במכשיר הזה
web-announcements = מה קורה ליד השולחן
web-drop-here = שחררו כאן קובץ של משחק כדי לפתוח אותו

## Settings

web-settings = הגדרות
web-settings-language = שפה
web-settings-theme = ערכת נושא
web-settings-theme-auto = כמו במכשיר
web-settings-theme-light = בהירה
web-settings-theme-dark = כהה
web-settings-name = השם שלכם
web-settings-sound = צלילים
web-settings-buzz = לרטוט כשמגיע תורי
web-settings-text = גודל הטקסט
web-settings-text-usual = רגיל
web-settings-text-large = גדול
web-settings-text-largest = גדול מאוד
web-sound-ask = לשחק עם צלילים?
web-yes = כן
web-no = לא
web-settings-still = בלי תנועה על הלוח
web-child = שולחן לילדים
web-child-about = כלים גדולים, מעט כפתורים, בלי אחוזים; משפטים מוקראים לפי בקשה.
web-say-aloud = הקראה
web-about = אודות
web-about-pages = טביעת האצבע של הדפים האלה, כפי שהשרת מוסר:
web-about-check = שרת יכול לשלוח דפים אחרים מאלה שהוא מוסר. { $command } משווה אותם להתקנה שלכם.
web-settings-pace = קצב הבוטים
    .about = בקצב הזה ישחקו הבוטים בכל שולחן שתפתחו מעכשיו.
web-settings-pace-slow = איטי
    .about = יש זמן לעקוב אחרי כל הטלה וכל מהלך.
web-settings-pace-natural = טבעי
    .about = בערך כמו מישהו שיושב ליד השולחן.
web-settings-pace-quick = מהיר
    .about = כמעט בלי הפסקה בין מהלך למהלך.

## The first page

web-home-title = במה נשחק?
web-home-continue = המשך: התור שלכם
web-home-more = עוד
web-home-done = היום { $done } מתוך { $count }
web-home-streak = { $count ->
    [one] יום אחד עד עכשיו
   *[other] { $count } ימים ברצף עד עכשיו
}
web-code = הצטרפות עם קוד
web-home-who-shutbox = 1 עד 12 שחקנים · 5 דקות
web-home-who-tuki = 2 עד 6 שחקנים · 20 דקות
web-home-who-rolit = 2 עד 4 שחקנים · 15 דקות
web-home-players = { $least } עד { $most } שחקנים
web-home-open-record = פתיחת משחק שמור
web-home-open-record-about = בחרו קובץ של משחק, או גררו אותו לכל מקום בדף.
web-getting-ready = הכנה ראשונה: { $games }. אפשר כבר לשחק; בוטים חזקים יותר ורמזים יגיעו בהמשך.
web-bot-getting-ready = { $name } ישחק ברגע שהמשחק { $game } יהיה מוכן…
web-home-fair = אחרי המשחק אפשר לבדוק כל הטלה וכל קלף בדפדפן שלכם.
web-mine-title = השולחנות שלכם
web-mine-ended = הסתיים
web-mine-your-turn = התור שלכם
web-mine-going-on = במשחק
web-daily = האתגר היומי
web-tournament = טורניר
web-scores = העונה של המשפחה

## A new table

web-new-who = מי משחק?
web-new-me = אני
web-new-kind = שחקן { $number }: מי?
web-new-kind-here = על המסך הזה
web-new-kind-link = בקישור
web-new-kind-bot = בוט
web-new-add-here = מישהו כאן
web-new-add-link = מישהו בקישור
web-new-add-bot = בוט
web-new-level = שחקן { $number }: באיזו רמה?
web-new-own = שחקן { $number }: { $option }
web-new-name = השם של שחקן { $number }
web-new-remove = הסרת שחקן { $number }
web-new-finer = התאמת החוקים
web-new-usual = רגיל ({ $value })
web-new-other = משהו אחר…
web-new-play = התחלת המשחק
web-house = חוקי הבית
web-option-players = שחקנים
web-option-first = מי מתחיל
web-rolit-size-8 = 8 × 8
    .about = הלוח המלא, 64 רולות.
web-rolit-size-6 = 6 × 6
    .about = קצר יותר: 36 רולות.
web-rolit-size-4 = 4 × 4
    .about = שתי דקות, לשניים.
web-tuki-rounds-1 = סיבוב אחד
    .about = כדי להכיר את המשחק.
web-tuki-rounds-3 = שלושה סיבובים
    .about = משחק קצר יותר.
web-tuki-rounds-5 = חמישה סיבובים
    .about = המשחק השלם.

## Coming to a table

web-join-title = { $game }: בואו לשבת איתנו
web-join-with = ליד השולחן: { $names }
web-join-sit = תפיסת מקום
web-join-watch = צפייה בלבד
web-table-coming = מכינים את השולחן…
web-table-gone = אין שולחן כזה
web-table-gone-about = אולי הכתובת אינה שלמה, אולי השולחן נמחק, ואולי הוא סגור לצופים.
web-invite = הזמנה
web-invite-about = שלחו את הקישור, או תנו לסרוק את קוד ה־QR. מי שפותח אותו תופס מקום פנוי.
web-invite-link = הקישור
web-invite-qr = הקישור כקוד QR
web-invite-local = הקישור הזה עובד רק במחשב הזה.
web-invite-by-hand = הקישור מסומן: אפשר להעתיק אותו מכאן.
web-home = הצטרפות טלפונים ברשת ה־Wi-Fi
web-home-about = טלפונים ומחשבים באותה רשת יוכלו אז לפתוח את השולחן הזה.
web-home-none = המחשב הזה אינו ברשת שהטלפון שלכם יכול להתחבר אליה.

## At the table

web-your-turn = התור שלכם
web-pass-to = העבירו את המכשיר אל { $name }
web-turn-wait = התור של { $name }.
web-turn-nobody-yet = { $name } עוד לא ליד השולחן. שלחו את ההזמנה.
web-roll = הטלה
web-roll-ball = הטלת הרולה
web-draw = הפיכת הקלף
web-line-lost = החיבור נותק. מנסים שוב…
web-seats = השחקנים
web-seat-you = אתם
web-seat-here = על המסך הזה
web-seat-there = ליד השולחן
web-seat-away = לא כאן
web-seat-free = מקום פנוי
web-seat-taken-over = בוט ממשיך לשחק ({ $level })
web-seat-score = ניקוד: { $score }
web-watching = { $count ->
    [one] צופה אחד.
    [two] שני צופים.
   *[other] { $count } צופים.
}
web-watch-link = קישור לצופים
web-log = מהלך המשחק
web-log-takeover = בוט ממשיך לשחק במקום { $name }.
web-log-bot-replaced = { $name } משחק מעכשיו ברמה ״{ $level }״: הרמה החזקה יותר לא מצאה מהלך בזמן.
web-log-by-bot = { $name } (בוט)
web-log-gone = { $name } לא כאן; המשחק ממתין.
web-moves = כל המהלכים
web-moves-type = הקלדת מהלך
web-moves-play = ביצוע
web-pause = הפסקה
web-go-on = המשך
web-bot-for-me = שבוט ישחק במקומי
web-bot-plays = בוט משחק במקומכם.
web-return = { $name }: חזרה למקום
web-end = סיום המשחק
web-end-sure = לסיים את המשחק?
web-end-about = המשחק ייגמר כאן לכולם, בלי מנצח.
web-end-no = המשך המשחק
web-leave-about = בוט ימשיך לשחק במקומכם. אפשר לחזור ולקבל את המקום בחזרה.
web-leave-sure = לעזוב את השולחן?
web-leave = עזיבה
web-leave-stop = הצעה לסיים
    .about = או הציעו לסיים כאן: המשחק ייגמר לכולם אם כולם יסכימו.
web-gone-about = { $name } כבר זמן מה לא כאן. מה לעשות?
web-gone-wait = המתנה
web-gone-bot = שבוט ישחק
web-gone-end = סיום המשחק
web-rules = החוקים
web-rules-of = החוקים של ״{ $game }״
web-rules-options = מה אפשר לבחור
web-worth = הצגת הערך של כל שקע
web-hint = רמז
web-hint-thinking = חושב…
web-hint-none = אין רמז כרגע.
web-explore = ניתוח עמדה
web-explore-of = { $game }: ניתוח עמדה
web-home-what-now = מה כדאי לעשות עכשיו?
web-explore-here = ניתוח מכאן
web-practice = תרגול הטעויות שלכם
web-chance = חקר סיכויים
web-diagram-again = שוב מההתחלה
web-lesson-of = לומדים ״{ $game }״ בדקה
web-lesson-offer = עוד לא שיחקתם ״{ $game }״? לומדים בדקה, תוך כדי משחק.
web-lesson-offer-any = חדשים כאן? לומדים משחק בדקה, תוך כדי משחק:
web-lesson-learn = לימוד המשחק
web-lesson-no = לא, תודה
web-reactions = תגובות
web-reaction-hello = שלום!
web-reaction-bye = להתראות!
web-reaction-applause = כל הכבוד!
web-reaction-laugh = חחח!
web-reaction-wow = וואו!
web-reaction-oops = אופס…
web-reaction-sad = חבל.
web-reaction-luck = בהצלחה!
web-reaction-thanks = תודה!
web-reaction-thinking = רגע, צריך לחשוב…
web-reaction-hurry = נו, קדימה!
web-reaction-good_game = משחק יפה!
web-reaction-stop = נפסיק כאן את המשחק?

## מי משתתף בהטלות

web-log-drop = המכשיר של { $names } אינו עונה; מטילים בלעדיו.
web-log-void = ההטלה בוטלה ונעשית שוב בלי המכשיר של { $names }.
web-log-back = המכשיר של { $names } משתתף שוב.

## After play

web-lobby-ask = לאפשר לטלפונים ב־Wi-Fi להצטרף?
web-lobby-start = התחלה
web-lobby-without = התחלה בלי { $names }
web-lobby-wait = המשחק מתחיל כשכולם כאן, או כשהמארח מתחיל אותו.
web-lobby-wait-all = המשחק מתחיל כשכולם כאן.
web-lobby-coming = בדרך…
web-lobby-closed = טלפונים יוכלו להצטרף אחרי שהמארח ילחץ על ״{ $button }״.
web-home-here = יחד כאן
web-home-phones = עם טלפונים
web-home-box = עם קופסה אמיתית
web-sheet = רק לרשום ניקוד
web-home-again = שוב עם { $names }
web-new-full = כל { $count } המקומות תפוסים.
web-new-roomier = לשחק { $value }: עד { $count }
web-scene-next-round = לסיבוב הבא
web-scene-next-game = למשחק הבא
web-scene-leads = הובלה של { $name } ב{ $points ->
        [one] נקודה אחת
       *[other] ־{ $points } נקודות
    }.
    .you = אתם מובילים ב{ $points ->
        [one] נקודה אחת
       *[other] ־{ $points } נקודות
    }.
web-scene-level = תיקו בצמרת: { $names }.
web-scene-look = מבט בלוח
web-scene-more = עוד
web-after-result = תוצאה
web-you-win = ניצחתם!
web-you-share = אתם חולקים את הניצחון עם { $names }.
web-after-rematch = עוד משחק
web-after-join-rematch = הצטרפות למשחק הבא
web-after-watch-rematch = צפייה במשחק הבא
web-after-other = משחק אחר
web-after-share = שיתוף התוצאה
web-after-picture = שיתוף כתמונה
web-after-picture-save = שמירה כתמונה
web-after-luck = זה היה מזל?
web-after-best = השיא שלכם: { $score }
web-after-par = במשחק מיטבי: { $score } בממוצע
web-after-replay = צפייה חוזרת
web-after-check = בדיקת המשחק
web-after-download = שמירת קובץ המשחק
web-after-failed = כרגע אי אפשר להביא את רישום המשחק.
web-replay-first = להתחלה
web-replay-back = צעד אחורה
web-replay-play = הפעלה
web-replay-stop = עצירה
web-replay-on = צעד קדימה
web-replay-last = לסוף
web-replay-slider = המקום במשחק
web-analysis = איך זה הלך
web-analysis-scores = הניקוד מההתחלה ועד הסוף
web-record = משחק שמור
web-record-in-play = המשחק הזה לא הסתיים.
web-record-other = פתיחת משחק אחר

## Check this game

web-check = האם הכול היה הוגן?

## Refusals of the server

web-refused-offline = השרת אינו עונה.
web-refused-not_found = אין דבר כזה.
web-refused-not_your_seat = זה לא המקום שלכם.
web-refused-not_host = רק המארח רשאי לעשות זאת.
web-refused-bad_message = השרת לא הבין. טענו את הדף מחדש.
web-refused-bad_origin = השרת מקבל זאת רק מן הדפים שלו.
web-refused-unknown_game = אין כאן משחק כזה.
web-refused-bad_option = החוקים האלה אינם הולכים יחד.
web-refused-bad_seats = אי אפשר לשחק במשחק הזה עם השחקנים האלה.
web-refused-bad_record = הקובץ הזה אינו רישום של משחק.
web-refused-no_free_seat = כל המקומות תפוסים.
web-refused-not_gone = השחקן עדיין כאן.
web-refused-not_taken_over = אין בוט במקום הזה.
web-refused-too_large = זה ארוך מדי.
web-refused-too_many = זה היה יותר מדי בבת אחת. חכו רגע.
web-refused-too_many_tables = יותר מדי שולחנות פתוחים כבר.
web-refused-hello_first = השרת לא הבין. טענו את הדף מחדש.
web-refused-method_not_allowed = השרת לא הבין. טענו את הדף מחדש.
web-refused-unavailable = השרת לא יכול לעשות זאת עכשיו. נסו שוב.
web-record-device = המשחק שוחק במכשיר בלי שרת, ורק מכשיר כזה ממשיך אותו. כאן אפשר לצפות, ללמוד ולנתח.
