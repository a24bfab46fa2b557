# The coach at the table: who has one, and what it says.

coach = מאמן
coach-none = בלי מאמן
coach-remind = מאמן (תזכורת)
    .about = אומר כמה מהלכים יש וכמה תלוי בבחירה.
coach-suggest = מאמן (מהלכים טובים)
    .about = אומר אילו מהלכים טובים וכמה תלוי בבחירה.
coach-tell = מאמן (המהלך הטוב ביותר)
    .about = אומר איזה מהלך הכי טוב, ולמה.
coach-seat = שחקן { $number }: מאמן
coach-shown = כולם ליד השולחן רואים למי יש מאמן, וזה נשמר עם המשחק.
coach-thinking = המאמן חושב…
coach-cannot = המאמן לא יכול להעריך את העמדה הזאת.
coach-choices =
    { $count ->
         [one] יש מהלך אחד.
         [two] יש שני מהלכים לבחירה.
        *[other] יש { $count } מהלכים לבחירה.
    }
coach-stake-win = סיכוי לנצח: המהלך הטוב ביותר { $best }%, הגרוע ביותר { $worst }%
coach-stake-lead = יתרון בסוף: המהלך הטוב ביותר { $best }, הגרוע ביותר { $worst }
coach-stake-score = ניקוד בסוף: המהלך הטוב ביותר { $best }, הגרוע ביותר { $worst }
coach-same = כל המהלכים שווים באותה מידה.
coach-good = מהלכים טובים: { $moves }
coach-recommended = מומלץ: { $label }
coach-or = { $one } / { $other }
coach-lead = יתרון בסוף: { $lead }
coach-points = נקודות צפויות: { $lead }
coach-best-win = הכי טוב: { $move }. סיכוי לנצח: { $worth }%
coach-best-score = הכי טוב: { $move }. ניקוד בסוף: { $worth }
coach-equal-win = טובים באותה מידה: { $moves }. סיכוי לנצח: { $worth }%
coach-equal-score = טובים באותה מידה: { $moves }. ניקוד בסוף: { $worth }
coach-next-win = הבא אחריו: { $move }, { $worth }%
coach-next-points = הבא אחריו: { $move }, { $worth }
coach-exact = מחושב במדויק.
coach-estimated = הערכה.
coach-who = צריך להיות { $strengths } לכולם, או NAME=… לאחד מהם: { $names }
hint-nudge = מהלך אחד טוב מהאחרים.
hint-place = כאן: { $move }
hint-better = { $best } במקום { $next }
hint-win = הסיכוי לנצח: { $worth }
hint-score = הניקוד בסוף: { $worth }
