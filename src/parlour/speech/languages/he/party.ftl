# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = קוד
web-code-about = ארבע אותיות, שנאמרו בקול או מופיעות בטלוויזיה. אפשר גם קישור של הזמנה.
web-code-go = לשולחן
web-code-wrong = אי אפשר להצטרף עכשיו לשום שולחן עם הקוד הזה.
web-far = שולחן אצל { $host }
web-far-about = משחקים אצל { $host }, אבל הלוח, החוקים והבדיקה של כל הטלה באים מ־{ $here }. השרת האחר לא יכול לשנות אותם.
web-far-unreached = אין תשובה מ־{ $host }. דף ב־https לא יכול להגיע לשרת ב־http רגיל.
web-code-say = או פתחו את { $address } והקלידו את הקוד הזה:
web-tv = הצגה בטלוויזיה
web-claim-who = כבר משחקים, במכשיר אחר?
web-claim-me = זה { $name }
web-claim-waiting = ממתינים שהמארח יאשר שזה { $name }. המכשיר הזה מראה { $number }.
web-claim-other = מישהו אחר כבר מבקש את המקום הזה.
web-claim-no = איש לא אישר. אפשר לבקש שוב.
web-claim-asked = במכשיר אחר מישהו אומר: זה { $name }. המכשיר מראה { $number }.
web-claim-allow = אישור: { $name }
web-claim-decline = לא
web-around = מכשיר שטוח על השולחן: הלוח…
web-around-fixed = נשאר כמו שהוא
web-around-mirrored = פונה לשני הצדדים
web-around-turned = מסתובב אל מי שמשחק
web-apart = הצגת המקום שלי בלבד, בגדול (השאר בטלוויזיה)
web-thinks-here = במכשיר הזה
