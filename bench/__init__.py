"""How fast Parlour is beside its peers: `python -m bench`, or `make bench`, which installs the peers first.

Every module here but `frame` and `sockets` is a suite: it has `ABOUT`, one line, and `rows()`, which measures and
yields `bench.frame.Row`s. Everything runs in one process on one core; a peer that is not installed is named as such.
"""
