import type { Trouble } from "../../api/http";
import { refusal } from "../../language/sentences";
import { has, tell } from "../../language/speech.svelte";

/** Why something was refused: in the words of tournaments where there are any. */
export const said = ({ code, why }: Trouble): string => (why?.id.startsWith("tournament-") && has(why.id) ? tell(why) : refusal(code, why));
