/** Everybody's face: an animal and a colour, the same wherever somebody is named. */

import { t } from "./speech.svelte";

/** In the order of `face-name`. */
export const ANIMALS = ["fox", "owl", "bear", "cat", "frog", "rabbit", "penguin", "lion", "hedgehog", "koala", "turtle", "duck"] as const;
export type Animal = (typeof ANIMALS)[number];

const COLOURS = ["#2f6fd0", "#c2303f", "#0f8f72", "#b47c00", "#7b4fc9", "#00798c", "#b83a86", "#8a5a2b", "#3c4fa8", "#c75f00", "#56831c", "#5d6470"];

export interface Face {
  animal: Animal;
  colour: string;
}

/** What a person or bot without a name is called: the animal of the seat. */
export const faceName = (seat: number): string => t("face-name", { number: (seat % ANIMALS.length) + 1 });

/** By seat. A name keeps its animal from game to game, as long as nobody else at the table has it. */
export function facesOf(called: string[], colours: string[] = []): Face[] {
  const names = called.map((name, seat) => (name === faceName(seat) ? "" : name));
  const taken = new Set<number>(names.flatMap((name, seat) => (name ? [] : [seat % ANIMALS.length])));
  return names.map((name, seat) => {
    let found = name ? [...name].reduce((sum, letter) => (31 * sum + letter.codePointAt(0)!) % 9973, 7) % ANIMALS.length : seat % ANIMALS.length;
    while (name && taken.has(found) && taken.size < ANIMALS.length) found = (found + 1) % ANIMALS.length;
    taken.add(found);
    return { animal: ANIMALS[found]!, colour: colours[seat] ?? COLOURS[found]! };
  });
}
