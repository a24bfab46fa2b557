# House rules: a set-up that was given a name.

web-house-about = אפשר לתת שם למה שנבחר למעלה: הוא נשמר במכשיר הזה, אפשר לשתף אותו בקישור, וכל שולחן חדש יכול להתחיל ממנו.
web-house-brought = קישור הביא את החוקים ”{ $name }“. הם נבחרו למעלה; אפשר לשמור אותם כאן.
web-house-name = שם החוקים
web-house-keep = לשמור את החוקים האלה
web-house-change = לשנות לחוקים האלה
web-house-usual = להתחיל איתם
web-house-forget = לשכוח את ”{ $name }“
web-house-full = אי אפשר לשמור עוד במכשיר הזה.
