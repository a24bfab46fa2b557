/** The worker in which a page thinks: it loads a module and its ground when first asked for them, and keeps them. */

import { bytes, moduleOf } from "./load";
import { Memory } from "./memory";
import { thoughtOf } from "./thought";
import type { Question, Report, Task } from "./types";

const scope = self as unknown as { onmessage: (event: MessageEvent<Task>) => void; postMessage: (report: Report) => void };

let laid: { ground: string; memory: Promise<Memory> } | null = null;

async function lay({ module, ground, cells }: Question): Promise<Memory> {
  const [code, file] = await Promise.all([moduleOf(module), bytes(ground)]);
  return new Memory(code, new Uint8Array(file), cells);
}

function memoryOf(question: Question): Promise<Memory> {
  if (laid?.ground !== question.ground) laid = { ground: question.ground, memory: lay(question) };
  return laid.memory;
}

/** To stop an instalment, end the worker. */
async function think({ id, question, instalments, begun = Infinity }: Task): Promise<void> {
  try {
    const memory = await memoryOf(question);
    const { position, moves, players } = question;
    const until = performance.now() + 1000 * begun;
    let done = 0;
    for (const answer of memory.answers(position, moves.length, players, instalments)) {
      const last = !answer.more || done++ >= instalments || performance.now() >= until;
      scope.postMessage({ id, thought: thoughtOf(question, answer), last });
      if (last) return;
    }
  } catch (error) {
    scope.postMessage({ id, last: true, failed: String(error) });
  }
}

scope.onmessage = ({ data }) => void think(data);
