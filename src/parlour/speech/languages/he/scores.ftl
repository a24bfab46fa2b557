# The family’s scoreboard: what was finished on this device.

web-scores-about = משחקים שהסתיימו במכשיר הזה. שום דבר מזה לא יוצא ממנו.
web-scores-none = עדיין לא הסתיים משחק במכשיר הזה.
web-scores-name = שם
web-scores-games = משחקים
web-scores-wins = ניצחונות
web-scores-best = הניקוד הטוב ביותר
web-scores-bot = בוט ({ $level })
web-scores-latest = המשחקים האחרונים
web-scores-clear = ניקוי לוח הניקוד
web-scores-clear-sure = לנקות את לוח הניקוד?
web-scores-clear-about = כל התוצאות שנשמרו במכשיר הזה יימחקו.
web-scores-keep = השארת התוצאות
