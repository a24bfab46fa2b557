/** The worker in which a page thinks: it loads a module and its ground when first asked for them, and keeps them. */

import { bytes, moduleOf } from "./load";
import { Memory } from "./memory";
import type { Question, Report, Task } from "./types";

const scope = self as unknown as { onmessage: (event: MessageEvent<Task>) => void; postMessage: (report: Report) => void };

let laid: { ground: string; memory: Promise<Memory> } | null = null;

async function lay(question: Question): Promise<Memory> {
  const [module, ground] = await Promise.all([moduleOf(question.module), bytes(question.ground)]);
  return new Memory(module, new Uint8Array(ground), question.cells, question.position.length);
}

function memoryOf(question: Question): Promise<Memory> {
  if (laid?.ground !== question.ground) laid = { ground: question.ground, memory: lay(question) };
  return laid.memory;
}

/** Between two steps a newer task could be heard; whoever wants to stop a step ends the worker. */
async function think({ id, question, steps, begun = Infinity }: Task): Promise<void> {
  try {
    const memory = await memoryOf(question);
    if (steps === undefined) return scope.postMessage({ id, thought: memory.advise(question), last: true });
    const until = performance.now() + 1000 * begun;
    for (let step = 0, more = true; more; step++) {
      const [thought, further] = memory.search(question, step);
      more = further && step + 1 < steps && performance.now() < until;
      scope.postMessage({ id, thought, last: !more });
    }
  } catch (error) {
    scope.postMessage({ id, last: true, failed: String(error) });
  }
}

scope.onmessage = ({ data }) => void think(data);
