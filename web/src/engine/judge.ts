/** A game judged on this device, position by position, in a worker of its own. */

import type { Lined } from "../api/messages";
import type { Told } from "./judging";
import type { Answer } from "./memory";

/** What is found of every position; `heard` hears how much is done, from 0 to 1. An abort ends it at once. */
export function judged(lined: Lined, heard: (progress: number) => void, signal: AbortSignal): Promise<Answer[]> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./judging.ts", import.meta.url), { type: "module" });
  const found: Answer[] = [];
  const all = lined.line.steps.length;
  return new Promise<Answer[]>((done, failed) => {
    signal.addEventListener("abort", () => failed(new Error("aborted")));
    worker.onerror = ({ message }) => failed(new Error(message || "the worker failed"));
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ("failed" in data) return failed(new Error(data.failed));
      heard(found.push(data.judged) / all);
      if (found.length === all) done(found);
    };
    worker.postMessage(lined);
  }).finally(() => worker.terminate());
}
