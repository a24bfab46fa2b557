/** The seats by their places (`Ended.places`), equals in the order of play; in that order too where there are no places. */
export const byRank = (places: number[], seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);

/** The seats in first place. Alone nobody wins. */
export const winnersOf = (places: number[]): number[] => (places.length > 1 ? places.flatMap((place, seat) => (place === 0 ? [seat] : [])) : []);
