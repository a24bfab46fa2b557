### המשחק במסוף: תפריטים, מקשים ומה שרק מסוף אומר.

terminal-title = סלון המשחקים
terminal-tagline = משחקים משפחתיים, לשחק ולפתור.
terminal-leave-again = כדי לצאת הקישו { $key } שוב; הכול שמור.

## המסך הראשון

menu-new = משחק חדש
menu-resume = המשך
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] אירוע אחד
    [two] שני אירועים
   *[other] { $events } אירועים
}
menu-none = אין משחקים שלא הסתיימו.
menu-remove = לחצו שוב על Del כדי להסיר את המשחק הזה לתמיד: { $game }
menu-finished = משחקים שהסתיימו
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = שפה: { $language }
menu-quit = יציאה

## הכנת משחק

setup-title = משחק חדש
setup-seats = מי משחק
setup-person = שחקן כאן
setup-bot = בוט: { $level }
setup-more = עוד אפשרויות, בצורה name=value
setup-start = מתחילים
setup-back = חזרה
setup-bad = הערך ״{ $value }״ אינו אפשרי עבור { $option }.
setup-preparing = מכינים את השולחן…

## ליד השולחן

table-moves = המהלכים שלכם
table-log = מהלך המשחק
table-type = כתבו מהלך, למשל { $example }
table-press = הקישו Enter או רווח
table-again = שוב אותו משחק? הקישו { $key }.
table-saved = הכול שמור; אפשר להמשיך בכל רגע עם { $command }.
table-why = למה? { $why }
table-again-click = לחצו שוב למהלך הזה בלבד, או המשיכו.

## מקשים, בתחתית המסך

keys-title = מקשים
key-help = חוקים
key-language = שפה
key-menu = תפריט
key-quit = יציאה
key-remove = הסרה
key-why = למה?
key-again = משחק חוזר
key-back = חזרה
key-play = ביצוע
key-choose = בחירה

## מה השתבש

error-title = זה לא הצליח
error-record = אי אפשר להמשיך את המשחק { $file }: { $reason }
error-busy = המשחק { $file } פתוח בחלון אחר.
error-small = החלון קטן: ב־80 על 24 ומעלה רואים הכול.
join-back = המקום נשאר שלכם. אפשר לחזור עם: { $command }
