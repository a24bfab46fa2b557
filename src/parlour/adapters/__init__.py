"""The games as environments of other libraries: Gymnasium, PettingZoo, OpenSpiel. Each needs its extra."""
