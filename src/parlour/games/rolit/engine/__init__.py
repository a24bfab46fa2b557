"""The engine of Rolit: exact search, learned evaluation, and the levels that play with them."""
