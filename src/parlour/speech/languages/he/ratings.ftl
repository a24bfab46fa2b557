# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = דירוגים
ratings-about = הדירוג מעריך כמה טוב אתם משחקים. יש לכם דירוג רק אם תרצו. אין חשבון, רק מפתח במכשיר שלכם.
ratings-make = קבלת דירוג
ratings-make-about = מפתח אקראי נשמר במכשיר הזה. השרת שומר את השם, את הדירוגים ואת טביעת האצבע של המפתח, ולא שום דבר אחר.
ratings-rename = שינוי השם
ratings-mine = הדירוגים שלי
ratings-none = עוד אין משחק מדורג. כשמכינים משחק, סמנו ״משחק מדורג״.
ratings-field = { $game }, { $players } שחקנים
ratings-figure = { $sureness ->
    [new] בערך { $about }, עוד כמעט לא ידוע
    [unsure] בערך { $about }, עדיין לא בטוח
    [fair] בערך { $about }, די בטוח
   *[sure] בערך { $about }, בטוח למדי
}
ratings-surely = לפחות { $surely }
ratings-games = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
ratings-best = הטובים ביותר
ratings-choose = משחק ומספר שחקנים
ratings-place = מקום
ratings-who = מי
ratings-rating = דירוג
ratings-at-least = כמעט בטוח לפחות
ratings-played = משחקים
ratings-course = הדירוגים האחרונים: { $figures }
ratings-bot = בוט ({ $level })
ratings-enough = תופיעו ברשימה אחרי { $least } משחקים מדורגים. הסדר הוא לפי הערכה זהירה, ולכן משחק מוצלח אחד לא יביא אתכם לראש.
ratings-how = איך זה עובד?
ratings-how-start = כולם מתחילים ב־25, וזה רק ניחוש. אם תנצחו שחקנים חזקים, הדירוג יעלה מהר; אם תפסידו לחלשים, הוא ירד. ככל שמשחקים יותר, הדירוג בטוח יותר ומשתנה פחות.
ratings-how-bots = גם לבוטים יש דירוגים. הם נמדדו במשחקים של בוטים נגד בוטים, ואינם משתנים.
ratings-how-fair = משחק נחשב אם שיחקו אותו עד הסוף לפי החוקים הרגילים ובלי רמזים, ולכל אחד יש מפתח משלו. אם תתנו לבוט לשחק במקומכם, הדירוג שלכם יכול רק לרדת.
ratings-move = למכשיר אחר
ratings-move-about = סרקו את זה במכשיר האחר שלכם. אל תראו לאף אחד אחר: מי שהמפתח אצלו יכול לשחק בשמכם.
ratings-move-qr = קוד QR עם המפתח שלכם
ratings-moved = במכשיר הזה נמצא המפתח של { $name }.
ratings-other = במכשיר הזה כבר יש מפתח אחר. להחליף אותו?
ratings-replace = החלפה
ratings-keep = השארה
ratings-export = הורדת הנתונים שלי
ratings-delete = מחיקת הנתונים שלי
ratings-delete-sure = למחוק הכול?
ratings-delete-about = השם שלכם, הדירוגים שלכם והמפתח שלכם נמחקים לתמיד. רישומי המשחקים שלכם נשארים עד שהשולחנות שלהם נמחקים.
ratings-unknown = השרת לא מכיר את המפתח הזה. אולי הוא נמחק.
ratings-forget = הסרת המפתח מהמכשיר הזה
ratings-game = משחק מדורג
ratings-game-about = משנה את הדירוג של כולם. חוקים רגילים, בלי רמזים, בלי מאמן, בלי לקחת מהלכים בחזרה.
ratings-table = המשחק הזה מדורג.
ratings-table-key = עוד אין לכם מפתח. המשחק נחשב רק אם לכולם יש מפתח לפני המהלך הראשון שלהם.
ratings-waiting = עוד בלי מפתח: { $names }
ratings-changed = דירוגים חדשים
ratings-change = { $name }: { $after } (קודם: { $before })
ratings-yours = הדירוג שלכם: { $after } (קודם: { $before })
ratings-not-unfinished = לא נחשב: המשחק לא שוחק עד הסוף.
ratings-not-no_key = לא נחשב: מישהו שיחק בלי מפתח משלו.
ratings-not-helped = לא נחשב: בשולחן הזה הייתה עזרה.
ratings-not-level = לא נחשב: הדירוג של אחד הבוטים לא נמדד.

web-refused-not_rated = אי אפשר לדרג את המשחק הזה.
server-rated-help = במשחק מדורג אין מאמן ולא לוקחים מהלכים בחזרה
server-rated-company = למשחק מדורג צריך שני שחקנים, ואחד מהם בן אדם
server-rated-options = משחקים מדורגים הם לפי החוקים הרגילים, כדי שאפשר יהיה להשוות ביניהם
server-rated-level = הדירוג של הבוט { $level } לא נמדד
server-rated-not = השולחן הזה לא מדורג
server-rated-late = אפשר להתחיל לשחק על דירוג רק לפני המהלך הראשון במקום הזה
server-rated-twice = מפתח יכול לשחק רק במקום אחד, ומקום רק למפתח אחד
server-rated-people = יש כבר { $most } מפתחות דירוג
server-rated-advice = אין רמזים במשחק מדורג
server-counting-advice = אין רמזים במקום שבו התוצאה נחשבת
server-rated-ending = רק כל השחקנים יחד יכולים לסיים משחק מדורג; במקום מי שעוזב משחק בוט
