"""Many games at once: simulations, batches, data sets, analyses of records, and matches between bots."""
