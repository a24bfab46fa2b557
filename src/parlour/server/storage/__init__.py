"""Tables on disk: the store and the two databases under it."""
