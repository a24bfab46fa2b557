# The coach at the table: who has one, and what it says.

coach = מאמן
coach-none = בלי מאמן
coach-remind = המאמן מזכיר
    .about = אומר כמה מהלכים יש וכמה תלוי בבחירה.
coach-suggest = המאמן מציע
    .about = אומר אילו מהלכים טובים וכמה תלוי בבחירה.
coach-tell = המאמן מגלה
    .about = אומר איזה מהלך הכי טוב, ולמה.
coach-seat = שחקן { $number }: מאמן
coach-shown = כולם ליד השולחן רואים למי יש מאמן, והרישום אומר זאת.
coach-thinking = המאמן חושב…
coach-cannot = המאמן לא יכול להעריך את העמדה הזאת.
coach-choices =
    { $count ->
         [one] יש מהלך אחד.
         [two] יש שני מהלכים לבחירה.
        *[other] יש { $count } מהלכים לבחירה.
    }
coach-stake-win = סיכוי לנצח במהלך הטוב ביותר: { $best }%, בגרוע ביותר: { $worst }%
coach-stake-lead = יתרון בסוף במהלך הטוב ביותר: { $best }, בגרוע ביותר: { $worst }
coach-stake-score = ניקוד בסוף במהלך הטוב ביותר: { $best }, בגרוע ביותר: { $worst }
coach-same = כל המהלכים שווים באותה מידה.
coach-good = טובים: { $moves }
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
