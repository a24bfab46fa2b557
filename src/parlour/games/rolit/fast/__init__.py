"""Twins of the rules that pay at least twofold: random games turned on their side, 64 to a number, and on GPUs.

On one core they play 2.4 to 2.6 times as many games as the kernel. The tests play the same games by the rules.
"""
