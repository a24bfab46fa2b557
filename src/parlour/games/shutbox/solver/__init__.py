"""Shut the Box, solved.

row     one row alone: expected score, or the chance of shutting the box (in fractions, if asked)
ties    ties broken by one more roll each (SB-13)
turns   a single game in turn, any number of seats: the chance to win, as `engine` works it out
profile games between given policies, and best responses to them: any number of seats up to four
young   one roll each, round and round (SB-21): exact for two, an estimate for more
match   many games, to points or over rounds: exact for two and for short matches of three, else an estimate

`scope` names the games out of reach, and `rough` estimates them. `report`, `picture` and `page` show solutions; `bots`
play by them.
"""
