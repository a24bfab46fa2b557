/**
 * Thinking on this device: a worker runs the functions that the game offers to browsers, the very ones that the library
 * runs, and answers bit for bit as the library does. The worker is started when first asked. A search is ended at once,
 * in the middle of a step, by ending its worker; the next question starts another, which has the browser's own copies of
 * module and ground at hand.
 */

import type { Budget, Question, Report, Task, Thought } from "./types";

/** The browser has no WebAssembly, or refuses to run it. */
export class CannotThink extends Error {}

interface Waiting {
  task: Task;
  heard: (thought: Thought) => void;
  done: (thought: Thought) => void;
  failed: (why: Error) => void;
  soFar: Thought | null;
}

export class Engine {
  private worker: Worker | null = null;
  private waiting: Waiting | null = null;
  private count = 0;

  /** Every move of a position, judged; the same answer on every device. */
  advise(question: Question): Promise<Thought> {
    return this.ask({ question, instalments: question.instalments }, () => {});
  }

  /** The best move, better founded with every thought that is told; the last one within the budget is the answer. */
  search(question: Question, { seconds, instalments = 1000, begun }: Budget, onThought: (thought: Thought) => void = () => {}): Promise<Thought> {
    const answer = this.ask({ question, instalments, begun }, onThought);
    if (seconds === undefined) return answer;
    const id = this.count;
    const timer = setTimeout(() => id === this.waiting?.task.id && this.stop(), seconds * 1000);
    return answer.finally(() => clearTimeout(timer));
  }

  /** Ends what is thought now, at once; the caller gets the last thought, if there was one. */
  stop(): void {
    const { waiting } = this;
    this.waiting = null;
    if (!waiting) return;
    this.worker?.terminate();
    this.worker = null;
    if (waiting.soFar) waiting.done(waiting.soFar);
    else waiting.failed(new CannotThink("stopped before the first thought"));
  }

  private ask(what: Omit<Task, "id">, heard: (thought: Thought) => void): Promise<Thought> {
    this.stop();
    return new Promise((done, failed) => {
      if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") return failed(new CannotThink("no WebAssembly"));
      const task: Task = { ...what, id: ++this.count };
      this.waiting = { task, heard, done, failed, soFar: null };
      this.worker ??= this.started();
      this.worker.postMessage(task);
    });
  }

  private started(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.told(data);
    worker.onerror = ({ message }) => this.told({ id: this.count, last: true, failed: message || "the worker failed" });
    return worker;
  }

  private told({ id, thought, last, failed }: Report): void {
    const { waiting } = this;
    if (waiting?.task.id !== id) return;
    if (last) this.waiting = null;
    if (!thought) return waiting.failed(new CannotThink(failed));
    waiting.soFar = thought;
    waiting.heard(thought);
    if (last) waiting.done(thought);
  }
}
