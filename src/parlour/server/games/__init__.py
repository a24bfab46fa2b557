"""Games, asked about: their options, their rules, their lessons."""
