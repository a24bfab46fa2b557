"""Words for people: messages as data, the catalogue of Fluent files, and the languages."""
