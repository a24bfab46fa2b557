# Positions that people set up, and the page on which they look for the best move.

advise-numbers = צריך להיות מספרים עם פסיקים ביניהם, למשל 1,2,5,9
advise-roll = צריך להיות הטלה, למשל 4-3 (קובייה אחת: 4)
advise-match = זו סדרה; אפשר להציב רק עמדה של משחק בודד (until=game)
advise-to-come = צריך להיות 0 או יותר
advise-seats = פירושו ‎players={ $players }‎: { $why }
advise-best-or-rows = אומר פחות מ־‎{ $rows }; יש לתת רק אחד מהם
advise-best-roll = לא מספיק כאן, כי תיקו נשבר על השורות כפי שהן עומדות; יש לתת ‎{ $rows } במקומו
advise-best-score = לשום שורה כאן אין ניקוד כזה; הנמוך ביותר הוא { $low }, הגבוה ביותר { $high }
advise-rows-form = צריך להיות שורות עם / ביניהן, למשל 1,2,9/3,4 (x אחרי שורה שבחוץ)
advise-rows-last = ‏me צריך לעמוד אחרון: למי שמשחקים אחר כך כל המספרים פתוחים, והם נספרים ב־‎{ $to_come }
advise-rows-once = ‏me צריך להופיע פעם אחת בלבד, למשל 1,2/me/3,4
advise-rows-all = עם הטלה אחת בכל תור, ‎{ $rows } צריך לפרט את השורות של כל השחקנים, למשל me/1,2/3,4x
advise-not-with = אי אפשר לשלב עם { $option }
advise-board-form = צריכות להיות השורות של הלוח הזה מלמעלה, עם / ביניהן: אות (r, y, g, b) לרולה, מספר למספר השקעים הריקים ברצף
advise-turn-colours = צריך להיות צבע שמשחק: { $colours }
web-explore-best = הכי טוב: { $move }
web-explore-moves = המהלכים, הטוב ביותר ראשון
web-explore-none = אין עצה לעמדה הזאת.
web-explore-unit-win = הסיכוי לנצח
web-explore-unit-lead = היתרון בסוף
web-explore-unit-score = הניקוד הצפוי בסוף
web-explore-exact = מדויק
web-explore-estimated = הערכה
web-explore-outcomes = בחירת התוצאה
web-explore-random = בחירה אקראית
web-explore-back = חזרה
web-explore-again = חזרה לעמדה הראשונה
web-explore-setup = הכנת עמדה
web-explore-flaps = מספרים פתוחים
web-explore-others = האחרים
web-explore-played = { $name }: התור כבר נגמר
web-explore-out = { $name } מחוץ למשחק
web-explore-score = ניקוד
web-explore-paint = הנחה
web-explore-nothing = כלום
web-explore-turn = תור מי?
web-whatif-of = { $game }: מה אם?
web-whatif-about = ממשיכים לשחק אחרת. במקום האחרים משחקים בוטים.
web-whatif-was = במשחק נבחר: { $move }. כדאי לנסות משהו אחר.
web-whatif-same = אותן קוביות ואותם קלפים כמו במשחק
web-whatif-ended = כך נגמר המשחק האמיתי: { $scores }. ניצחון: { $names }
web-whatif-ended-alone = כך נגמר המשחק האמיתי: { $scores }
