"""The server on one device: the same routes and tables in one process, without network, disk or compiler.

A page talks to it in a worker that runs this package in a WebAssembly interpreter (`parlour pocket`). The page provides
the storage (`Keeper`) and the search for bots (`Mind`).
"""

from parlour.server.pocket import inert, routing

routing.stand_in()
inert.stand_in()
