# The family’s season: what was finished on this device.

web-scores-about = משחקים שהסתיימו במכשיר הזה. שום דבר מזה לא יוצא ממנו, אלא אם שומרים או משתפים.
web-scores-none = עדיין לא הסתיים משחק במכשיר הזה.
web-scores-name = שם
web-scores-games = משחקים
web-scores-wins = ניצחונות
web-scores-best = הניקוד הטוב ביותר
web-scores-bot = בוט ({ $level })
web-scores-latest = המשחקים האחרונים
web-scores-clear = מחיקת העונה
web-scores-clear-sure = למחוק את העונה?
web-scores-clear-about = כל התוצאות שנשמרו במכשיר הזה יימחקו.
web-scores-keep = השארת התוצאות
web-season-best-sure = { $name } בראש המשחק, בלי מזל.
web-season-best-likely = כנראה { $name } בראש המשחק, בלי מזל.
web-season-best-open = צמוד מדי כדי לומר מי בראש.
web-season-best-few = מעט מדי משחקים כדי לומר מי בראש.
web-season-order = מהטובים ביותר ומטה, בלי מזל
web-season-wins = { $wins } ניצחונות מתוך { $games }
web-season-skill = בלי מזל: { $wins } ניצחונות ב־10 משחקים
web-season-luck = מזל: { $luck } ניצחונות
web-season-errors = טעויות עולות { $lost }% מניצחון לכל החלטה
web-season-points = מזל: { $luck } נקודות, טעויות עולות { $lost } נקודות למשחק
web-season-over-sure = בטוח ברמה גבוהה יותר מ־{ $name }.
web-season-over-likely = כנראה ברמה גבוהה יותר מ־{ $name }.
web-season-over-open = צמוד מדי ל־{ $name } כדי לומר.
web-season-over-few = מעט מדי משחקים עם { $name } כדי להשוות.
web-season-not-analysed = עוד לא נותח שום משחק.
web-season-chart = ניצחונות מעל החלק ההוגן, בלי מזל
web-season-duels = ראש בראש
web-season-duel = { $ahead } פעמים לפנים, { $even } פעמים תיקו, { $behind } פעמים מאחור
web-season-records = רגעי השיא
web-season-evening = הערב בר המזל ביותר: { $name }, { $when }, { $luck } ניצחונות ממזל ב־{ $games } משחקים.
web-season-month = הכי הרבה מזל החודש: { $name }, { $luck } ניצחונות.
web-season-streak = הרצף הארוך ביותר: { $name }, { $count } ניצחונות ברצף.
web-season-going = { $name }: ניצחון ב־{ $count } המשחקים האחרונים.
web-season-bots = נגד בוטים
web-season-alone = לבד
web-season-games = { $games } משחקים
web-season-analysing = מנתחים משחקים: { $done } מתוך { $count }
web-season-analyse = { $count ->
     [one] ניתוח משחק אחד נוסף
     [two] ניתוח שני משחקים נוספים
    *[other] ניתוח { $count } משחקים נוספים
}
web-season-stop = עצירה
web-season-unknown = { $count ->
     [one] משחק אחד נחשב לניצחונות ולנקודות בלבד: דף ניקוד, או גדול מדי לניתוח.
     [two] שני משחקים נחשבים לניצחונות ולנקודות בלבד: דפי ניקוד, או גדולים מדי לניתוח.
    *[other] { $count } משחקים נחשבים לניצחונות ולנקודות בלבד: דפי ניקוד, או גדולים מדי לניתוח.
}
web-season-thin = { $count ->
     [one] כדי לפנות מקום, ממשחק ישן אחד נשמרו רק ניצחונות ונקודות.
     [two] כדי לפנות מקום, משני משחקים ישנים נשמרו רק ניצחונות ונקודות.
    *[other] כדי לפנות מקום, מ־{ $count } משחקים ישנים נשמרו רק ניצחונות ונקודות.
}
web-season-gone = { $count ->
     [one] משחק ישן אחד הוסר כדי לפנות מקום.
     [two] שני משחקים ישנים הוסרו כדי לפנות מקום.
    *[other] { $count } משחקים ישנים הוסרו כדי לפנות מקום.
}
web-season-circle = מי נחשב?
web-season-same-name = שניים באותו שם הם אדם אחד.
web-season-by-game = משחק אחר משחק
web-season-file = שמירה כקובץ
web-season-link = כקישור או כקודים
web-season-merge = הוספת העונה מטלפון אחר
web-season-print = הדפסה
web-season-bad = זו לא עונה.
web-season-full = לא נשאר מקום במכשיר הזה.
web-season-merged = { $count ->
     [one] נוסף משחק אחד.
     [two] נוספו שני משחקים.
    *[other] נוספו { $count } משחקים.
}
web-season-who-is = { $count ->
     [one] משחק אחד. מי הוא מי כאן?
     [two] שני משחקים. מי הוא מי כאן?
    *[other] { $count } משחקים. מי הוא מי כאן?
}
web-season-new = מישהו חדש
web-season-add = הוספה
web-season-scan = סורקים את קוד { $part } מתוך { $count } במצלמה של הטלפון השני.
web-season-part = { $part } מתוך { $count } קודים כאן. סורקים את הבא.
web-season-many = יותר מדי לקודים; משתמשים בקובץ.
fallen-title = האם הקוביות והקלפים נראים הוגנים?
fallen-about = מה שנמסר בשולחנות עם קוביות וקלפים משלכם, לצד מה שהיו נותנים הוגנים. גם אצל הוגנים, מבט אחד ממאה יוצא חריג.
fallen-dice = הטלות: { $count }
fallen-cards = קלפים: { $count }
fallen-begins = הגרלות מי מתחיל: { $count }
fallen-face = פאה
fallen-came = יצא
fallen-due = צפוי
fallen-few = עדיין מעט מדי כדי לדעת.
fallen-usual = שום דבר חריג: { $percent }% מההוגנים לא אחידים לפחות באותה מידה.
fallen-unusual = חריג: פחות מ־1% מההוגנים כל כך לא אחידים. גם המקרה לבדו עושה זאת. הרחוק ביותר: { $face }.
fallen-noticed = { $face }: ‏{ $share }% במקום { $fair }% היו מתגלים בערך בארבעה מבטים מחמישה; פחות מזה עלול לא להתגלות.
tuki-face-parrot = תוכי
