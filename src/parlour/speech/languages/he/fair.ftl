# How rolls are made together, and what a device says of them.

web-fair = מי הטיל?
web-fair-about = לכל הטלה השולחן רושם רשימה: מה יכול לצאת ובאיזה סיכוי, והמכשיר שלכם משווה אותה לכללים. אחר כך כל מכשיר מוסיף מספר סודי משלו, ודי שאחד מהם ישר, ואיש אינו יכול לבחור מה ייצא. כל מכשיר מחשב בעצמו מחדש כל הטלה. הטלה בלי המכשיר שלכם ישרה רק כמו האחרים והמארח.
web-fair-took = בהטלה הזאת: { $names }
web-fair-took-none = אף מכשיר של שחקן לא השתתף בהטלה הזאת; השולחן עשה אותה לבדו.
web-fair-checked = { $count ->
    [0] עוד לא הייתה הטלה.
    [one] המכשיר הזה חישב מחדש את ההטלה היחידה עד כה; היא נובעת מהרשימה שלה.
   *[other] המכשיר הזה חישב מחדש את כל { $count } ההטלות עד כה; הן נובעות מהרשימות שלהן.
}
web-fair-compare = להשוואה עם שחקן אחר: אותן מילים באירוע { $seq } פירושן ששניכם ראיתם אותו משחק. אפשר גם לסרוק את הקוד במכשיר שבו משחקים.
web-fair-qr = קישור שמשווה בין המשחקים שלכם
web-fair-same = שניכם ראיתם אותו משחק, עד אירוע { $seq }.
web-fair-different = לא ראיתם אותו משחק. השולחן הראה שני משחקים שונים, או שלאחד מכם הוצג משהו אחר.
web-fair-unknown = המכשיר הזה עוד אינו מכיר את אירוע { $seq }. סרקו שוב בעוד רגע.
web-fair-receipt = שמירת הקבלה
web-fair-waits = ממתינים למכשיר של { $names }.
web-fair-late = ההטלה הזאת מתארכת.
web-fair-agree = להטיל שוב בלעדיו
web-fair-agree-about = המכשיר של { $names } אינו עונה. אם כולם מסכימים, מטילים שוב בלעדיו.
web-fair-agreed = הסכמתכם התקבלה. ממתינים לאחרים.
web-fair-begin = להתחיל עכשיו
web-fair-begin-about = עוד לא כאן: { $names }
web-fair-notice-voided = הטלה נעשתה שוב כי המספר של המכשיר הזה לא הגיע בזמן.
web-fair-notice-voided-away = כשהמכשיר הזה לא היה מחובר בוטלה הטלה ונעשתה שוב.
web-fair-go-on = בסדר
web-fair-evidence = שמירת הראיות
web-fair-stranger = זה הייתי אני, במכשיר אחר
web-fair-alarm-wrong = השולחן אמר משהו שאינו מתאים לרישום שלו עצמו.
web-fair-alarm-outcome = ההטלה הזאת אינה נותנת מה שהשולחן אומר.
web-fair-alarm-link = מספר אחד בהטלה הזאת אינו המספר שהובטח קודם.
web-fair-alarm-changed-log = השולחן מספר עכשיו את המשחק הזה אחרת מקודם.
web-fair-alarm-own-link = השולחן לא השתמש במספר שנתן המכשיר הזה.
web-fair-alarm-drop-after-reveal = השולחן הטיל שוב אף שהמכשיר הזה כבר נתן את המספר שלו.
web-fair-alarm-void-after-acknowledgement = השולחן ביטל הטלה כאילו המכשיר הזה לא ענה, אבל הוא ענה.
web-fair-alarm-void-without-agreement = השולחן ביטל הטלה בלי לשאול אתכם.
web-fair-alarm-forged-move = נעשה בשמכם מהלך שלא בא מהמכשיר הזה.
web-fair-alarm-rules = השולחן אינו שומר על הכללים: רשימת הסיכויים, מהלך או תור אינם כפי שקובעים כללי המשחק.
web-fair-alarm-shown = השולחן מראה משהו אחר ממה שרשם.
web-fair-alarm-unheard = השולחן ממשיך כאילו המכשיר הזה לא אמר דבר, אף ששמע אותו.
web-fair-alarm-not-sent = השולחן אומר שהמכשיר הזה עזב או חזר. זה לא נכון.
web-fair-alarm-refused = השולחן מסרב שוב ושוב לתת למכשיר הזה להשתתף בהטלות.
web-fair-alarm-voided-twice = בפעם השנייה ביטל השולחן הטלה כאילו המכשיר הזה שתק.
web-fair-alarm-bot-in-seat = השולחן הושיב במקומכם בוט בלי סיבה.
web-fair-alarm-after = מכאן לא נשלח עוד דבר: לא מהלכים ולא הטלות.
web-fair-alarm-watched = ספרו למי שמשחקים.
web-fair-alarm-unprotected = אתם ממשיכים בלי הגנה: המארח יכול לבחור את ההטלות.
web-fair-play-on = להמשיך בלי הגנה
web-fair-accept = לשחק בכל זאת
web-fair-question-unchecked = כללי המשחק הזה אינם נבדקים במכשיר הזה: המארח יכול לזייף את הקוביות.
web-fair-question-alone = בשולחן הזה המכשירים של השחקנים אינם משתתפים בהטלות: המארח יכול לבחור אותן.
web-fair-question-old = השולחן הזה מטיל לפי כללים ישנים: המארח יכול להשמיט את המכשיר הזה מכל הטלה.
web-fair-question-missed = { $missed } מתוך { $all } הטלות נעשו בלי המכשיר הזה. רשת גרועה או מארח שמרמה: איש אינו יכול לדעת. שולחן שממתין לכל הטלפונים לעולם אינו מטיל בלעדיכם.
web-fair-stays-unchecked = הכללים אינם נבדקים כאן
web-fair-stays-alone = רק המארח מטיל
web-fair-stays-old = הטלות לפי כללים ישנים
web-fair-missed = { $missed } מתוך { $all } הטלות בלי המכשיר הזה
web-fair-missed-why = מסך כבוי: { $off } · אין חיבור: { $cut } · מחובר: { $connected }
web-fair-unanswered = כבר 20 שניות השולחן לא ענה למכשיר הזה. המהלכים וההטלות שלכם ממתינים.
web-fair-odds = לתוצאה הזאת היו { $weight } מתוך { $total } סיכויים.
web-fair-followed = רשימת הסיכויים וכל המהלכים עד כה הם לפי הכללים.
web-fair-unfollowed = במכשיר הזה רשימות הסיכויים והמהלכים אינם מושווים לכללים.
web-fair-wait = להמתין לכל הטלפונים לפני כל הטלה
web-fair-wait-about = אחרת הטלה שנעשית בזמן שטלפון ישן ישרה רק כמו המחשב הזה.
web-fair-hidden = להמשיך להטיל כשהמסך שלכם כבוי?
web-fair-hidden-yes = כן, להמשיך
web-fair-hidden-no = לא, לחכות לי
