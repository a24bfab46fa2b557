/** Everybody's face: an animal and a colour, the same wherever somebody is named. */

export const ANIMALS = ["fox", "owl", "bear", "cat", "frog", "rabbit", "penguin", "lion", "hedgehog", "koala", "turtle", "duck"] as const;
export type Animal = (typeof ANIMALS)[number];

const COLOURS = ["#2f6fd0", "#c2303f", "#0f8f72", "#b47c00", "#7b4fc9", "#00798c", "#b83a86", "#8a5a2b", "#3c4fa8", "#c75f00", "#56831c", "#5d6470"];

export interface Face {
  animal: Animal;
  colour: string;
}

/** The animal of a seat whose person or bot has no name; it is its name, too. */
export const animalOf = (seat: number): Animal => ANIMALS[seat % ANIMALS.length]!;

/** By seat. A name keeps its animal from game to game, as long as nobody else at the table has it. */
export function facesOf(names: string[], colours: string[] = []): Face[] {
  const taken = new Set<number>(names.flatMap((name, seat) => (name ? [] : [seat % ANIMALS.length])));
  return names.map((name, seat) => {
    let found = name ? [...name].reduce((sum, letter) => (31 * sum + letter.codePointAt(0)!) % 9973, 7) % ANIMALS.length : seat % ANIMALS.length;
    while (name && taken.has(found) && taken.size < ANIMALS.length) found = (found + 1) % ANIMALS.length;
    taken.add(found);
    return { animal: ANIMALS[found]!, colour: colours[seat] ?? COLOURS[found]! };
  });
}
