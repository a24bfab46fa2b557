/** The worker in which a page analyses a game: it judges one position after the other, and tells each. Ending it ends the analysis. */

import type { Lined } from "../api/messages";
import { bytes, moduleOf } from "./load";
import { judgements } from "./judgements";
import type { Answer } from "./memory";

const scope = self as unknown as { onmessage: (event: MessageEvent<Lined>) => void; postMessage: (told: Told) => void };

export type Told = { judged: Answer } | { failed: string };

scope.onmessage = ({ data }) => void judge(data).catch((error: unknown) => scope.postMessage({ failed: String(error) }));

async function judge({ module, ground, cells, line }: Lined): Promise<void> {
  const [code, file] = await Promise.all([moduleOf(module), bytes(ground)]);
  for (const judged of judgements(code, new Uint8Array(file), cells, line)) scope.postMessage({ judged });
}
