"""The server's answers on one device: its own routes and tables, in one process, without network, disk or compiler.

A page reaches them through a worker that runs this package in an interpreter of WebAssembly (`parlour pocket`). Storage
is a `Keeper`, and searching bots ask a `Mind`: both are the page's.
"""

from parlour.server.pocket import inert, routing

routing.stand_in()
inert.stand_in()
