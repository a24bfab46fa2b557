### מה שהפקודות מדפיסות לבני אדם, חוץ מהעזרה שלהן (help.ftl). עם ‎--json הן מדפיסות נתונים, שאינם בשום שפה.
###
### COMMAND-…         מה שהפקודה מדפיסה
### transcript-…      רישום כטקסט פשוט
### plot-…, picture-… מילים בתמונות
### cli-…             מה שכמה פקודות אומרות, ומה לא בסדר בארגומנטים שלהן: פסוקיות אחרי `option name=value:`
###
### משחקים, אפשרויות, רמות, מהלכים, הטלות, קבצים ודגלים הם ארגומנטים או עומדים כפי שמקלידים אותם. ‎$seconds ומספרים מדודים
### אחרים באים כפי שיש להראות אותם.

cli-seconds = { $seconds } שנ׳
cli-svg = צריך להיות שם של קובץ ‎.svg
cli-cannot-write = אי אפשר לכתוב לשם: { $reason }

progress-games = משחקים
progress-deals = חלוקות
progress-batches = אצוות
progress-positions = עמדות
progress-left = נותרו { $seconds } שנ׳
compiling = { $game }: הידור ראשון, בדרך כלל 10 עד 40 שניות. ההפעלה הבאה תהיה מהירה.

## parlour play

play-resume-alone = אי אפשר לשלב עם משחק, מקומות או רישום חדש
play-pace = צריך להיות מספר של שניות
play-no-menu = בלי מסוף אין תפריט; כתבו שם של משחק

## parlour games

games-title = { $game }  { $title } (חוקים { $rules })
games-default = (ברירת המחדל: { $default })
games-default-open = (ברירת המחדל: לפי שאר האפשרויות)

## parlour simulate

simulate-summary = { $games ->
    [one] משחק אקראי אחד של { $game } ב־{ $seconds } שנ׳, { $length } צעדים
    [two] שני משחקים אקראיים של { $game } ב־{ $seconds } שנ׳ ({ $rate } בשנייה), { $length } צעדים כל אחד בממוצע
   *[other] { $games } משחקים אקראיים של { $game } ב־{ $seconds } שנ׳ ({ $rate } בשנייה), { $length } צעדים כל אחד בממוצע
}
simulate-seat = מקום { $seat }: ניקוד ממוצע { $mean }, מ־{ $least } עד { $most }; { $wins }% מהניצחונות

## parlour learn

learn-words = כשמתבקש מהלך, מקלידים אותו; ״{ $back }״ חוזר אחורה, ״{ $show }״ מבצע במקומכם, ״{ $quit }״ יוצא.
learn-look = Enter כדי להמשיך.
learn-roll = Enter כדי להטיל.
learn-move = המהלך שלכם? { $moves }
learn-none = אין שיעור ל־{ $game }
learn-done = זה היה השיעור. עכשיו לשחק: { $command }

## parlour replay, parlour convert

replay-torn = שורה אחרונה קטועה, באורך { $bytes } בתים, הושמטה
replay-at = צריך להיות מספר של אירוע, 0 עד { $last }
replay-score = { $name } { $score }
replay-scores = ניקוד: { $scores }
replay-scores-won = ניקוד: { $scores }; הניצחון של { $winners }
convert-events = האירועים שבמסמך צריכים להיות רשימה
convert-misfit = האירועים שבמסמך אינם מתאימים: { $why }

transcript-table = שולחן { $table }, { $time }
transcript-seat = מקום { $seat }
transcript-who = מקום { $seat }: { $who }
transcript-bot = בוט { $level }
transcript-person = { $kind ->
    [here] שחקן כאן
   *[elsewhere] שחקן במקום אחר
}
transcript-named = { $name }, { $what }
transcript-move = מקום { $seat }: { $move }
transcript-move-bot = מקום { $seat }: { $move }  (בוט { $level })
transcript-draw = מקום { $seat } בהגרלה: { $outcome }
transcript-draw-table = השולחן בהגרלה: { $outcome }
transcript-seated = מקום { $seat } מעכשיו: { $who }
transcript-pause = הפסקה
transcript-resume = המשך
transcript-end = סוף
transcript-scores = { $end }: ניקוד { $scores }
transcript-react = מקום { $seat } מגיב: { $what }
transcript-rematch = משחק חוזר בשולחן { $table }
transcript-undo = מקום { $seat } מחזיר את אירוע { $event }
transcript-consent = המקומות { $seats } מסכימים להחזיר את אירוע { $event }
transcript-decline = מקום { $seat } לא מסכים להחזיר את אירוע { $event }
transcript-lapse = אירוע { $event } נשאר: לא כולם ענו
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = צריך להיות 64 ספרות הקסדצימליות
verify-status = { $status ->
    [finished] הסתיים
    [in-play] באמצע משחק
    [torn] קטוע
   *[bad] פסול
}
verify-place = שורה { $line }, בית { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] האירוע היחיד שלפניו תקין
    [two] שני האירועים שלפניו תקינים
   *[other] כל { $events } האירועים שלפניו תקינים
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] אירוע אחד
    [two] שני אירועים
   *[other] { $events } אירועים
}, { $draws ->
    [one] הגרלה אחת הוכחה
    [two] שתי הגרלות הוכחו
   *[other] { $draws } הגרלות הוכחו
}, { $own } מהן עם מכשירים של שחקנים
verify-head = ראש { $head }
verify-first = מבנה parlour/1: מפעיל השולחן יכול היה לבחור תוצאות, והבדיקה הזאת לא הייתה מגלה זאת
verify-covered = מקום { $seat }: מכשיר השתתף ב־{ $count } מתוך { $draws }
verify-alone = הגרלות בלי שום מכשיר, שהשולחן יכול היה לחזות: { $count }
verify-daily = האתגר של { $day }: המקריות שלו נקבעה מראש, שווה לכולם
verify-told = המקריות הגיעה ביד: תוצאות שאנשים דיווחו: { $count }. כל צעד תואם את הכללים; שום דבר אינו יכול להוכיח שהקוביות או הקלפים אכן נפלו כך
verify-duplicate = סיבוב { $round } בטורניר: המקריות שלו נקבעה מראש, שווה בכל השולחנות
verify-drops = הגרלות שנפתחו שוב כי מכשיר היה רדום, לדברי השולחן: { $count }
verify-voided = הגרלה { $n } נפסלה
verify-would = הגרלה { $n } נפסלה; תוצאתה הייתה { $outcome }
verify-open = הגרלה { $n } נפתחה ולא נסגרה
verify-words = מילים להשוואה באירוע { $seq }: { $words }
verify-no-end = לרישום אין סוף: חסרות שורות, או שהמשחק עוד נמשך
verify-other-head = הראש שלו הוא { $head }, ולא זה שנרשם
verify-receipt = תואם לקבלה של המכשיר { $device }: { $events ->
    [one] אירוע אחד
    [two] שני אירועים
   *[other] { $events } אירועים
}, { $links ->
    [one] מספר אחד משלו
    [two] שני מספרים משלו
   *[other] { $links } מספרים משלו
}
verify-receipt-alarm = המכשיר הזה הזעיק: { $alarm }
receipt-form = זו אינה קבלה של מכשיר
receipt-table = הקבלה שייכת לשולחן אחר
receipt-line = המכשיר ראה משהו אחר באירוע { $seq } (0 הוא הכותרת)
receipt-short = המכשיר ראה { $count ->
    [one] אירוע אחד
    [two] שני אירועים
   *[other] { $count } אירועים
}, וברישום יש פחות
receipt-link = בהגרלה { $n } יש מספר אחר מזה שהמכשיר נתן
receipt-move = המהלך באירוע { $seq } אינו זה שנשלח מהמכשיר, או לא לאותו מצב

## parlour perft, parlour worth, parlour train

worth-title = כמה שווה כל שקע
worth-scale = נקודות אחוז של הניצחון מעל (+) או מתחת (−) לחלק שווה, { $games ->
    [one] משחק אקראי אחד
    [two] שני משחקים אקראיים
   *[other] { $games } משחקים אקראיים
}, טעות תקן { $error } לכל היותר
train-title = השגיאה של ההערכה, אצווה אחר אצווה, לפי מספר המקומות הריקים
train-done = המשקלים נמצאים ב־{ $file }.
sheets-done = { $file }: דפים להדפסה: { $count }
sheets-known = צריך להיות אחד מ־{ $names }
pocket-done = { $folder } מכילה את המשחקים, { $size } MB של קבצים פשוטים. כדי לנסות: ‎python -m http.server --directory { $folder }‎
dataset-done = { $file } מכיל { $positions } עמדות מתוך { $games } משחקים.
exam-made = { $file } מכיל { $questions } שאלות.
exam-scored = שאלות: { $questions }. תשובות חוקיות: { $legal }, המהלכים הטובים ביותר: { $best }. הפסד לשאלה: { $regret } ± { $error }; במהלך כלשהו { $any_move }, במהלך הראשון { $first_move }.
exam-win = בחרו את המהלך עם הסיכוי הגדול ביותר לנצח.
exam-points = בחרו את המהלך עם הניקוד הצפוי הטוב ביותר.
exam-answer = ענו באחד מהמהלכים האלה, בדיוק כפי שהוא כתוב כאן, ובלי שום דבר נוסף:
advise-at-alone = רק יחד עם { $option }
advise-other = היא רשומה של { $game }
advise-record = { $position }: הסיכוי לנצח בכל מהלך, באחוזים
advise-lead = לצידו היתרון בסוף.
advise-points = לצידו הנקודות הצפויות.
advise-score = { $position }: הניקוד הצפוי אחרי כל מהלך
advise-estimated = אלה הערכות.

## parlour solve, parlour advise

solve-title = { $game }, המשחק הטוב ביותר למטרה '{ $objective }'
solve-by-seat = לניצחון, לפי המקומות:
solve-by-turn = לניצחון, לפי סדר התורות:
solve-score = תוחלת הניקוד
solve-shut = ההסתברות לסגור את הקופסה
solve-win = הסיכוי לנצח
solve-note = הערה: { $note }
solve-cell = { $label }: { $number }
solve-first = המהלכים הראשונים הטובים ביותר
solve-nothing-fits = שום דבר לא מתאים
solve-where = התוצאות הסבירות ביותר
solve-scores = הניקוד הסביר ביותר
solve-rows = השורות האחרונות הסבירות ביותר
solve-left-open = נשאר פתוח בסוף
solve-box = קופסה סגורה
solve-plot-row = ‏--plot מצייר שורה אחת: הוסיפו ‎--objective score או ‎--objective shut

advise-objective = צריך להיות score או shut: שורה לבדה אינה אומרת דבר על ניצחון
advise-to-win = צריך להיות win, או להישמט, כאשר ‎{ $rows }, ‎{ $best } או ‎{ $to_come } מספרים על אחרים
advise-exact = שברים מדויקים הם לשורה אחת לבדה; כדי לנצח מול אחרים יש לוותר על ‎{ $exact }
advise-open = פתוחים { $open }
advise-rolled = פתוחים { $open }, הוטל { $dice }
advise-each = { $position }: { $what } אחרי כל מהלך
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: שום דבר לא מתאים, התור נגמר: { $what } { $value }

picture-title = סגרו את הקופסה, { $edition } { $variant }: { $objective ->
    [score] המשחק הטוב ביותר לניקוד
   *[shut] המשחק הטוב ביותר לסגירת הקופסה
}
picture-map = { $what } לפני הטלה, מ־{ $low } (כהה) עד { $high } (בהיר)
picture-rest = { $map }; { $numbers } סגורים
picture-across = לרוחב: מי מבין { $numbers } פתוחים, בספירה בינרית עולה
picture-down = לאורך: אותו דבר עבור { $numbers }
picture-nothing = אף מספר
# above a picture: at most about 70 letters
picture-scores = ניקוד בסוף: מיטבי (עמודות, ממוצע { $best }), חמדן (קו, ממוצע { $greedy })
picture-bars = ניקוד; העמודה הגבוהה { $top }
picture-wide-bars = ניקוד; העמודה הגבוהה { $top }, { $step } ערכי ניקוד בעמודה

## parlour arena

arena-sprt = צריך להיות שני חלקים מהניצחונות, למשל 0.5:0.55
arena-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
arena-summary = { arena-games } של { $game } ב־{ $deals ->
    [one] חלוקה אחת
    [two] שתי חלוקות
   *[other] { $deals } חלוקות
}, { $length } צעדים כל אחד, { $seconds } שנ׳
arena-level = רמה
arena-won = ניצחונות
arena-share = חלק מהניצחונות
arena-score = ניקוד ממוצע
arena-intervals = (רווחי סמך של 95%)
arena-decision = { $decision ->
    [high] לפחות { $high }
    [low] לכל היותר { $low }
   *[open] לא הוכרע
}
arena-test = מבחן סדרתי: { arena-decision } (לוג יחס הנראות { $ratio }, הגבולות { $lower } ו־{ $upper })
plot-title = { $game }: חלק מהניצחונות לכל מקום, { arena-games }
plot-deals = חלוקות

## parlour serve

serve-workers = צריך להיות לפחות 1
serve-offline = חייבת להיות תיקייה שכתבה הפקודה ‎parlour pocket‎
serve-open = ‏Parlour פתוח: { $address }   (‏Ctrl+C סוגר אותו)
serve-home = טלפונים בבית יכולים להצטרף: { $address }
serve-home-closed = גם טלפונים בבית יכולים להצטרף: הפעילו זאת תחת ״הזמנה״, או התחילו עם ‎--home‎.
serve-getting-ready = הכנה ראשונה של { $game } (נותרו { $left }). אפשר כבר לשחק.
serve-ready = כל המשחקים מוכנים.
serve-port-in-use = הפורט { $address } כבר בשימוש של תוכנה אחרת
serve-host = המחשב הזה לא יכול להאזין שם: { $why }

## parlour completion: the first line of each script

completion-bash = ‏Parlour ב־bash: טענו את זה עם source, או שימו אותו בתיקייה של bash-completion.
completion-zsh = ‏Parlour ב־zsh: שימו את זה בשם ‎_parlour בתיקייה של ‎$fpath, או טענו אותו עם source אחרי compinit.
completion-fish = ‏Parlour ב־fish: שימו את זה ב־‎~/.config/fish/completions/parlour.fish
pages-same = { $address }: { $files } קבצים כמו בהתקנה הזאת (טביעת האצבע של הדפים: { $digest }). לאחרים השרת יכול לשלוח קבצים אחרים.
pages-other = { $address }: { $count } מתוך { $files } קבצים אינם של ההתקנה הזאת: { $which }. בשרת גרסה אחרת, או שמישהו שינה את הדפים שלו.
verify-devices = מכשיר אחד הגריל לבדו; מכשירים בזה אחר זה: { $count }. רק בעליהם ערבים להגרלות, וסוף שנחתך יכול היה להישחק שוב
