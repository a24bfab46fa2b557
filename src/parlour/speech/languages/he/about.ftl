# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = שמות
about-names-text = Othello, Reversi, Rolit, TACTica ו־Tuki Tuki הם שמות השייכים לבעליהם. ל־Parlour אין קשר אליהם. השמות רק אומרים באילו משחקים משחקים כאן.
about-free = ‏Parlour היא תוכנה חופשית ברישיון MIT, ללא כל אחריות.
about-licences = הרישיונות של מה שיש בדפים האלה
about-privacy = פרטיות
about-operator = את השרת הזה מפעילים { $operator }.
about-operator-none = לא צוין מי מפעיל את השרת הזה.
about-operator-here = השרת הזה פועל במחשב שלכם.
about-stores = השרת שומר את השמות שהקלדתם, את המהלכים והתגובות שלכם עם השעות שלהם, תוצאות של טורנירים, אתגרים יומיים ודירוגים, וטביעת אצבע של המפתחות שבמכשירים שלכם. הוא לא שומר כתובות ולא סיסמאות.
about-sends = הוא לא שולח דבר לאף אחד.
about-reminders = הוא שולח משהו לאחרים רק אם ביקשתם תזכורות: הודעה מוצפנת עם המשחק והשמות שליד השולחן, אל שירות הדחיפה של הדפדפן שלכם. את הכתובת ואת המפתחות שם הוא שומר עד סוף המשחק, עד שתעזבו או עד שתכבו את התזכורות.
about-kept = כמה זמן זה נשמר
about-kept-days = ימים
about-kept-empty = שולחן שאיש לא שיחק בו
about-kept-live = משחק או טורניר שנמשך, אחרי המהלך האחרון
about-kept-slow = משחק עם ימים לכל מהלך, אחרי המהלך האחרון
about-kept-ended = משחק או טורניר שהסתיים
about-kept-rating = דירוג, אחרי המשחק המדורג האחרון
about-device = ההגדרות, התוצאות, התרגול והמפתחות נשארים בדפדפן הזה. כדי למחוק אותם, נקו את נתוני הדפדפן.
about-access = נגישות
about-access-tested = נבדק בכל שינוי: משחק במקלדת בלבד, שמות והודעות לקוראי מסך, ניגודיות, סימנים לצד הצבעים, פחות תנועה ומסכים קטנים.
about-access-not = לא נבדק: קוראי מסך אמיתיים, מתגים ומשחק עם אנשים שזקוקים להם. ספרו לנו מה לא עובד.
