/** What the host of a table has changed, told to guests before they play. */

import { check } from "../../api/http";
import { optionName, valueName } from "../../language/options";
import { learnRules, list, t } from "../../language/speech.svelte";

/** A sentence that names the options that differ from the ordinary game; empty where none does, or nobody can tell. */
export async function unusual(game: string, options: Record<string, unknown>): Promise<string> {
  const [found] = await Promise.all([check({ game, options }).catch(() => null), learnRules()]);
  if (!found || found.unusual.length === 0) return "";
  const said = found.unusual.map((name) => t("rules-option", { option: optionName(game, name), value: valueName(game, name, found.options[name]) }));
  return t("rules-unusual", { options: list(said) });
}
