# House rules: a set-up that was given a name.

web-house-about = אפשר לשמור את ההגדרות שלמעלה בשם, לשתף אותן בקישור או להפוך אותן לברירת המחדל.
web-house-brought = קישור הביא את החוקים ״{ $name }״. הם נבחרו למעלה; אפשר לשמור אותם כאן.
web-house-name = שם החוקים
web-house-keep = שמירת החוקים האלה
web-house-change = החלפה בחוקים האלה
web-house-usual = ברירת מחדל
web-house-forget = הסרת ״{ $name }״
web-house-full = אי אפשר לשמור עוד חוקים במכשיר הזה.
