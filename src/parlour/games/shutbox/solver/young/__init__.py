"""Young players (SB-21): one roll each, round and round."""
