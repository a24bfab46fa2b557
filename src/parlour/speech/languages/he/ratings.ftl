# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = דירוגים
ratings-about = הדירוג אומר כמה חזק אתם משחקים, עד כמה שהמשחקים שלכם מראים. רק מי שרוצה דירוג מקבל אותו. אין חשבון, רק מפתח במכשיר שלכם.
ratings-make = לקבל דירוג
ratings-make-about = מפתח אקראי נשמר במכשיר הזה. השרת שומר את השם, את הדירוגים ואת טביעת האצבע של המפתח, ולא שום דבר אחר.
ratings-rename = לשנות שם
ratings-mine = הדירוגים שלי
ratings-none = עוד אין משחק מדורג. כשמכינים משחק, סמנו ”משחק מדורג“.
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
ratings-bot = בוט ({ $level })
ratings-enough = אנשים מופיעים ברשימה החל מ־{ $least } משחקים מדורגים. הסדר הוא לפי מה שכמעט בטוח, לא לפי ניחוש מוצלח.
ratings-how = איך זה עובד?
ratings-how-start = כולם מתחילים ב־25, ועוד אף אחד לא יודע אם זה נכון. מי שמנצח חזקים עולה מהר; מי שמפסיד לחלשים יורד. ככל שמשחקים יותר, המספר בטוח יותר וקופץ פחות.
ratings-how-bots = גם לבוטים יש דירוגים. הם נמדדו במשחקים של בוטים נגד בוטים, ואינם משתנים.
ratings-how-fair = משחק נחשב אם שיחקו אותו עד הסוף לפי החוקים הרגילים ובלי רמזים, ולכל אחד יש מפתח משלו. אם תתנו לבוט לשחק במקומכם, תוכלו רק להפסיד מזה.
ratings-move = למכשיר אחר
ratings-move-about = סרקו את זה במכשיר האחר שלכם. אל תראו לאף אחד אחר: מי שהמפתח אצלו משחק בתור אתם.
ratings-move-qr = קוד QR עם המפתח שלכם
ratings-moved = במכשיר הזה נמצא עכשיו המפתח של { $name }.
ratings-other = במכשיר הזה כבר יש מפתח אחר. להחליף אותו?
ratings-replace = להחליף
ratings-keep = להשאיר
ratings-export = להוריד את הנתונים שלי
ratings-delete = למחוק את הנתונים שלי
ratings-delete-sure = למחוק הכול?
ratings-delete-about = השם שלכם, הדירוגים שלכם והמפתח שלכם נמחקים לתמיד. רישומי המשחקים שלכם נשארים עד שהשולחנות שלהם נמחקים.
ratings-unknown = השרת לא מכיר את המפתח הזה. אולי הוא נמחק.
ratings-forget = להסיר את המפתח מהמכשיר הזה
ratings-game = משחק מדורג
ratings-game-about = משנה את הדירוג של כולם. חוקים רגילים, בלי רמזים, בלי מאמן, בלי לקחת מהלכים בחזרה.
ratings-table = המשחק הזה מדורג.
ratings-table-key = עוד אין לכם מפתח. המשחק נחשב רק אם לכולם יש מפתח לפני המהלך הראשון שלהם.
ratings-waiting = עוד בלי מפתח: { $names }
ratings-changed = דירוגים חדשים
ratings-change = { $name }: { $after } (קודם: { $before })
ratings-not-unfinished = לא נחשב: המשחק לא שוחק עד הסוף.
ratings-not-no_key = לא נחשב: מישהו שיחק בלי מפתח משלו.
ratings-not-helped = לא נחשב: בשולחן הזה הייתה עזרה.
ratings-not-level = לא נחשב: אף אחד לא יודע כמה חזק אחד הבוטים.

web-refused-not_rated = אי אפשר לדרג את המשחק הזה.
server-rated-help = במשחק מדורג אין מאמן ולא לוקחים מהלכים בחזרה
server-rated-company = למשחק מדורג צריך שני שחקנים, ואחד מהם בן אדם
server-rated-options = משחקים מדורגים הם לפי החוקים הרגילים, כדי שאפשר יהיה להשוות ביניהם
server-rated-level = אף אחד לא מדד כמה חזק { $level }
server-rated-not = השולחן הזה לא מדורג
server-rated-late = אפשר להתחיל לשחק על דירוג רק לפני המהלך הראשון במושב
server-rated-twice = מפתח אחד משחק במושב אחד, ומושב אחד למפתח אחד
server-rated-people = יש כבר { $most } מפתחות דירוג
server-rated-advice = אין רמזים במשחק מדורג
server-counting-advice = אין רמזים במקום שבו התוצאה נחשבת
server-rated-ending = משחק מדורג מפסיקים כל השחקנים יחד; מי שעוזב, בוט משחק במקומו
