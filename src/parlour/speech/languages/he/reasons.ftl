# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-fits = הטלות שמתאימות אחריו: { $fits } מתוך { $rolls } במקום { $fewer } מתוך { $of }
shutbox-reason-keeps = משאיר יותר מספרים פתוחים להטלות הבאות: { $count } במקום { $fewer }
rolit-reason-corner = הוא תופס פינה.
rolit-reason-gives = { $move } ייתן פינה לשחקן הבא.
rolit-reason-moves = מהלכים שנשארים לשחקן הבא: { $count } במקום { $more }
rolit-reason-turned = רולות שמתהפכות: { $count } במקום { $fewer }
tuki-reason-pair = הוא יוצר זוג.
tuki-reason-take = הוא יכול ליצור זוג.
tuki-reason-stock = הקלף הגלוי שווה { $points }, קלף מהקופה שווה בממוצע { $mean }
tuki-reason-points = הקלפים הגלויים שלכם יהיו שווים אז { $points } במקום { $more }
