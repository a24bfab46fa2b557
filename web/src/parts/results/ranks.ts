/** The seats by rank: the winners first, then the others by how near their scores are; equals in the order of play. */
export function byRank(scores: number[], winners: number[]): number[] {
  const seats = scores.map((_, seat) => seat);
  const best = winners.map((seat) => scores[seat] ?? 0);
  const others = seats.filter((seat) => !winners.includes(seat)).map((seat) => scores[seat] ?? 0);
  if (best.length === 0 || others.length === 0) return seats;
  const least = Math.min(...best) <= Math.min(...others);
  const most = Math.max(...best) >= Math.max(...others);
  const sign = least === most ? 0 : least ? 1 : -1;
  const rank = (seat: number): number => (winners.includes(seat) ? -Infinity : sign * (scores[seat] ?? 0));
  return seats.sort((one, other) => (rank(one) === rank(other) ? one - other : rank(one) - rank(other)));
}
