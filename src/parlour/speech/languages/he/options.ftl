### What is wrong with an option, and what would do.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = צריך להיות { $allowed }
# can stand in option-must
option-one-of = אחד מאלה: { $values }
# can stand in option-must
option-whole = מספר שלם מ־{ $low } עד { $high }
# can stand in option-must
option-first-allowed = ‏'rules' או מספר של מקום
option-first = { $players ->
    [one] צריך להיות 'rules' או מקום מ־0 עד { $last } (יש שחקן אחד)
    [two] צריך להיות 'rules' או מקום מ־0 עד { $last } (יש שני שחקנים)
   *[other] צריך להיות 'rules' או מקום מ־0 עד { $last } (יש { $players } שחקנים)
}
option-unknown = אינה אפשרות של המשחק הזה; האפשרויות שלו הן { $options }
option-games = צריך להיות מספר שלם של משחקים, לפחות 1
option-seed = צריך להיות מספר שלם מ־0 עד { $most }
option-from-to = חייב להיות מספר שלם מ־{ $least } עד { $most }
option-dataset-file = צריך להסתיים ב־‎.npz‎ או ב־‎.parquet‎, או ב־‎/‎ לתיקייה
option-dataset-folder = צריכה להיות תיקייה חדשה או ריקה, או תיקייה עם מאגר נתונים כזה
option-exam = דרושים משחק וקובץ לכתיבה, או ‎--score‎ עם שאלות ותשובות
option-cores = צריך להיות 0 (כולן) או מספר ליבות
option-policies = חייב להיות רמה אחת לכולם, או רמה לכל אחד מ־{ $players } המקומות

## Tables, bots and commands

option-id = צריך להיות 1 עד 64 אותיות לטיניות, ספרות, '-' או '_'
option-json = צריך להיות ערכים פשוטים ש־JSON שומר כמו שהם
option-takeback = מותר להחזיר מהלכים רק היכן שאנשים משחקים
option-by-hand = זה אינו מתאים לשולחן ידני
option-coach = צריך להיות { $strengths } במקומות של אנשים, ולא כלום לבוטים ולמי שאין לו מאמן
option-name = צריך להיות לכל היותר { $most } תווים שאפשר להדפיס
option-level-bot = ניתן לבוט, ורק לבוט
option-seat = צריך להיות אובייקט עם kind, ועם name או level
option-seats = צריך להיות { $players }, אחד לכל שחקן
option-secret = צריך להיות באורך 32 בתים
option-bots = צריך להיות 1 עד { $players } רמות; אם הן פחות מהמקומות, הן חוזרות
option-bots-among = צריך להיות מבין { $levels }
option-deals = צריך להיות לפחות 1
option-sprt = צריך להיות שני חלקים של הניצחונות, ⁦0 < low < high < 1⁩
option-error-rate = צריך להיות בין 0 ל־0.5
option-workers = צריך להיות 0 (אחד לכל ליבה) או מספר תהליכים
option-cluster = אף מתזמן לא עונה שם ({ $why })
option-one-place = אי אפשר לשלב עם ‎--gpu
option-written = אפשרות נכתבת name=value, למשל players=3
option-seat-bots = הבוטים של { $game } הם { $bots }
option-seat-count = { $players ->
    [one] יש מקום אחד ⁦(players={ $players })⁩
    [two] יש שני מקומות ⁦(players={ $players })⁩
   *[other] יש { $players } מקומות ⁦(players={ $players })⁩
}
option-database = לא נפתח: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = מספרים מהשורה, למשל 1,2,3
# can stand in option-must
option-shutbox-until-allowed = ‏game, ‏stop, ‏'N points' (1 עד { $points }) או 'N rounds' (1 עד { $rounds })
option-shutbox-lone = צריך להיות 1 כששחקן יחיד ממשיך עד שיפסיק (solo)
option-shutbox-two-rows = צריך להיות 1 או 2: עם { $tiles } מספרים כל שחקן תופס שתיים מארבע השורות שבלוח
option-shutbox-seats = צריך להיות מ־1 עד { $most } כאשר rows={ $rows }
option-shutbox-own-two = דורש שורות לכל שחקן, שתיים לכל אחד: המהדורה 'tactica', או rows='own'
option-shutbox-number-off-row = ‏{ $number } לא בשורה: השורה היא 1 עד { $tiles }
option-shutbox-nothing-left = לא משאיר מה לסגור: השורה היא 1 עד { $tiles }
option-shutbox-off-row = לא בשורה: השורה היא 1 עד { $tiles }
option-shutbox-shut-before = סגור מראש (preshut), ולכן שום הטלה לא יכולה לסגור אותו
option-shutbox-not-with-parity = אי אפשר לבקש כשהשחקנים בוחרים זוגיים או אי־זוגיים: ייתכן שהמספר לא במשחק
option-shutbox-no-total = { $dice ->
    [one] סכום ששום הטלה לא נותנת: קובייה אחת נותנת { $low } עד { $high }
    [two] סכום ששום הטלה לא נותנת: שתי קוביות נותנות { $low } עד { $high }
   *[other] סכום ששום הטלה לא נותנת: { $dice } קוביות נותנות { $low } עד { $high }
}
option-shutbox-digital = מיועד לשורות של { $longest } מספרים לכל היותר, ובזו יש { $tiles }
option-shutbox-own-rows = דורש שורה לכל שחקן (rows='own'): הקופסה שייכת לשחקן אחד עד סוף תורו
option-shutbox-tie-roll = דורש שורה לכל שחקן ומשחק בודד, כדי שהשורות עוד יעמדו; מותר כאן: game, share
option-shutbox-unplayed-wins = חסר משמעות כשסגירת הקופסה מנצחת מיד; תנו יחד איתו shut='counts'
option-shutbox-unplayed-match = היה משווה את כולם למי שסגר את הקופסה; מיועד לסדרות (until='100 points')
option-shutbox-lead-match = חסר משמעות במשחק בודד; מיועד לסדרות (until='100 points')
option-shutbox-out-last = מיועד למשחק בודד של הטלה אחת בכל פעם, שבו סגירת הקופסה מנצחת (variant='young')
option-shutbox-no-use = שום הטלה של { $dice ->
    [one] קובייה אחת
    [two] שתי קוביות
   *[other] { $dice } קוביות
} לא יכולה לסגור מספר כלשהו{ $half ->
    [even] {" "}מבין הזוגיים
    [odd] {" "}מבין האי־זוגיים
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [one] שום הטלה ראשונה של קובייה אחת לא יכולה לסגור אותו
    [two] שום הטלה ראשונה של שתי קוביות לא יכולה לסגור אותו
   *[other] שום הטלה ראשונה של { $dice } קוביות לא יכולה לסגור אותו
}
option-shutbox-open = צריך להיות מספרים שונים מתוך { $numbers } שעומדים פתוחים
option-shutbox-dice = { $dice ->
    [one] אינה הטלה של קובייה אחת שהשורה הזאת מתירה
    [two] אינה הטלה של שתי קוביות שהשורה הזאת מתירה
   *[other] אינה הטלה של { $dice } קוביות שהשורה הזאת מתירה
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = שניים עד ארבעה צבעים שונים, אחד לכל מקום, מתוך { $colours }, בכתיב red,green
option-rolit-colours = צריך להיות { $players } צבעים, אחד לכל אחד מהשחקנים
option-rolit-reversi = ההגדרה reversi מיועדת ל־2 שחקנים בדיוק
option-rolit-small = הלוח { $size }×{ $size } מיועד ל־2 שחקנים בלבד; 6×6 ו־8×8 מושיבים עד 4
option-rolit-games = צריך להיות מספר שלם של משחקים, לפחות אחד לכל מקום
option-by-device = זה לא מתאים לשולחן שמכשיר אחד מנהל לבדו
