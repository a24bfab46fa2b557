/** What a rated game has changed for its reader, in a line or two. */

import { tableRating } from "../../api/http";
import { learnRatings, t } from "../../language/speech.svelte";
import type { Session } from "../../session/session.svelte";
import { figure } from "./figures";

export async function changed({ id, key, table }: Session): Promise<string[]> {
  const [told] = await Promise.all([tableRating(id, key), learnRatings()]);
  if (told.state !== "rated") return [t(`ratings-not-${told.state}`)];
  return told.seats.flatMap(({ seat, rating, after }) => (rating && after && table.me.includes(seat) ? [t("ratings-yours", { after: figure(after), before: rating.about })] : []));
}
