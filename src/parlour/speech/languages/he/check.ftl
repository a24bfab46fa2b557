### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = בודקים שורה { $line }…
web-check-sound = { $draws ->
    [0] דבר לא שונה אחר כך. במשחק הזה לא היה מה להטיל.
    [one] ההטלה האחת נובעת מרשימת הסיכויים שלה, ודבר לא שונה אחר כך.
    [two] שתי ההטלות נובעות מרשימות הסיכויים שלהן, ודבר לא שונה אחר כך.
   *[other] כל { $draws } ההטלות והקלפים נובעים מרשימות הסיכויים שלהם, ודבר לא שונה אחר כך.
}
web-check-bad = משהו לא נכון בשורה { $line }.
web-check-chain = לפני האירוע הראשון התחייב השולחן לכל המספרים האקראיים שלו. כל הטלה תואמת את ההתחייבות.
web-check-mixed = ב־{ $mixed } מתוך { $draws } ההגרלות השתתפו המכשירים של השחקנים במספר משלהם.
web-check-first = זה רישום ישן. המארח יכול היה להטות את ההטלות; הרישום מוכיח רק שדבר לא שונה אחר כך.
web-check-second = אם השתתף בהטלה מכשיר ישר, איש לא יכול היה לבחור מה ייצא מהרשימה שלה.
web-check-told = המקריות הגיעה ביד. תוצאות שדווחו: { $count }. שום דבר אינו יכול להוכיח שהקוביות או הקלפים אכן נפלו כך.
web-check-lists = כאן לא נבדקו רשימות הסיכויים והמהלכים, כי הדף הזה אינו מכיר את החוקים. המארח יכול היה לרשום רשימות אחרות, או להשמיט מכשיר. במחשב שלכם, parlour verify בודק גם את החוקים.
web-check-followed = הדפדפן הזה השווה בעצמו את רשימות הסיכויים, המהלכים, התורות והתוצאה לחוקי המשחק. מי חסר בהטלה, ומדוע, ידוע רק מפי השולחן.
web-check-spoiled = הטלות שבוטלו ונעשו שוב: { $count }
web-check-unmixed = { $count ->
    [one] הגרלה אחת עשה השולחן לבדו (בשביל בוט, או בשביל כולם). השולחן יכול היה לדעת אותה מראש.
    [two] שתי הגרלות עשה השולחן לבדו (בשביל בוטים, או בשביל כולם). השולחן יכול היה לדעת אותן מראש.
   *[other] { $count } הגרלות עשה השולחן לבדו (בשביל בוטים, או בשביל כולם). השולחן יכול היה לדעת אותן מראש.
}
web-check-sealed = בסוף חשף השולחן את המספרים שלו, והם תואמים את ההתחייבות.
web-check-unsealed = השולחן יחשוף את המספרים שלו כשהמשחק יסתיים.
web-check-rules = השרת אומר: המשחק שוחק מחדש לפי החוקים, וכל המהלכים, הרשימות והתוצאות נכונים.
web-check-rules-bad = השרת אומר: הרישום הזה אינו מתאים לחוקי המשחק.
web-check-where = את זה חישב הדפדפן שלכם מתוך הרישום, בלי לסמוך על השרת.
web-check-not = מה שאינו מוכח כאן
web-check-not-alone = שולחן שמשחק רק עם בוטים יכול היה לנסות הרבה משחקים ולהראות דווקא את זה.
web-check-not-stop = שולחן יכול לעצור כשהטלה לא מוצאת חן בעיניו; אבל אז כולם רואים שהוא עצר.
web-check-not-who = מי ישב ליד השולחן, ואם אנשים בחרו את המהלכים בעצמם.
web-check-rolls = { $draws ->
    [one] ההטלה
    [two] שתי ההטלות
   *[other] כל { $draws } ההטלות והקלפים
}
web-check-head-event = מס׳
web-check-head-hand = של מי
web-check-head-outcome = תוצאה
web-check-head-odds = סיכוי
web-check-head-mixed = מספר משלו
web-check-head-recomputed = חישוב חוזר
web-check-table = השולחן
web-check-yes = כן
web-check-no = לא
web-check-right = נכון
web-check-more = { $count ->
    [one] ועוד אחת, נכונה גם היא.
    [two] ועוד שתיים, נכונות גם הן.
   *[other] ועוד { $count }, נכונות גם הן.
}
web-check-head = למי שיש טביעת אצבע זו יש בדיוק אותו רישום:
web-check-words = שני שחקנים יכולים להשוות את המילים האלה באירוע { $seq }. אותן מילים פירושן אותו משחק:
web-check-problem-torn = השורה האחרונה קטועה.
web-check-problem-empty = הקובץ ריק.
web-check-problem-format = זה אינו רישום בתבנית המוכרת כאן.
web-check-problem-commitment = ברישום לא כתוב לאילו מספרים התחייב השולחן.
web-check-problem-order = חסרה שורה, או ששורה אינה במקומה.
web-check-problem-outcome = ההוכחה נותנת תוצאה אחרת מזו הרשומה.
web-check-problem-chances = הסיכויים של ההטלה הזאת אינם רשומים כראוי.
web-check-problem-link = ההטלה הזאת אינה תואמת את ההתחייבות של השולחן.
web-check-problem-next = השולחן התחייב למספרים חדשים לפני שהקודמים נגמרו.
web-check-problem-seed = המספרים שנחשפו בסוף אינם תואמים את ההתחייבות.
web-check-problem-rules = השורה הזאת אינה לפי כללי המשחק.
web-check-problem-hash-missing = השורה אינה נגמרת בטביעת האצבע שלה: אולי זה בכלל לא רישום.
web-check-problem-hash = השורה שונתה אחרי שנכתבה, או שורה שלפניה.
web-check-problem-json = אי אפשר לקרוא את השורה.
web-check-problem-form = משהו בשורה הזאת אינו כתוב כראוי.
web-check-receipt = השוואה לקבלה של מכשיר
web-check-receipt-fits = הרישום תואם לקבלה: המכשיר ראה את המשחק הזה, והמספרים והמהלכים שלו הם אלה ששלח.
web-check-receipt-form = זו אינה קבלה של מכשיר.
web-check-receipt-table = הקבלה שייכת לשולחן אחר.
web-check-receipt-line = המכשיר ראה משהו אחר באירוע { $at } (0 הוא הכותרת).
web-check-receipt-short = המכשיר ראה { $at ->
    [one] אירוע אחד
    [two] שני אירועים
   *[other] { $at } אירועים
}, וברישום יש פחות.
web-check-receipt-link = בהגרלה { $at } יש מספר אחר מזה שהמכשיר נתן.
web-check-receipt-move = המהלך באירוע { $at } אינו זה שנשלח מהמכשיר, או לא לאותו מצב.
web-check-receipt-alarm = המכשיר הזה הזעיק: { $alarm }
web-check-devices = מכשיר אחד הגריל לבדו; מכשירים בזה אחר זה: { $count }. רק בעליהם ערבים להטלות: סוף שנחתך יכול היה להישחק שוב.
