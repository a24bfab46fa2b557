import { language } from "../../language/speech.svelte";

/** Points as people write them: 2½ comes as 2.5, a third with two digits. */
export const points = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);

/** Of the others at a table, how many were beaten; those in the same place count half. */
export function share(places: number[], seat: number): number {
  const mine = places[seat] ?? 0;
  const beaten = places.reduce((sum, place) => sum + (mine < place ? 1 : mine === place ? 0.5 : 0), -0.5);
  return beaten / (places.length - 1);
}
