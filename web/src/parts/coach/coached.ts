/** Who has a coach, a sentence for each: everybody at a table and every reader of its record is told. */

import { t } from "../../language/speech.svelte";

export const coached = (coach: string[], names: string[]): string[] =>
  coach.flatMap((strength, seat) => (strength ? [t("play-step", { name: names[seat] ?? "", step: t(`coach-${strength}`) })] : []));
