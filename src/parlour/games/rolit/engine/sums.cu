uint64 own, uint64 other, raw uint16 rows, raw int32 starts, raw float32 weights, int32 shapes
// The sum of the weights of a board's shapes: a thread a board (see numbering.py).
sum = 0;
for (int shape = 0; shape < shapes; shape++) {
    int number = starts[shape];
    for (int row = 0; row < 8; row++) {
        number += rows[(row * 256 + (int)(own >> 8 * row & 255)) * shapes + shape];
        number += 2 * rows[(row * 256 + (int)(other >> 8 * row & 255)) * shapes + shape];
    }
    sum += weights[number];
}
