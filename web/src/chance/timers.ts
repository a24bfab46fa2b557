/** Timers with names. */
export class Timers {
  private readonly running = new Map<string, ReturnType<typeof setTimeout>>();

  /** Starts, or starts again. */
  start(name: string, milliseconds: number, then: () => void): void {
    this.stop(name);
    const timer = setTimeout(() => {
      this.running.delete(name);
      then();
    }, milliseconds);
    this.running.set(name, timer);
  }

  has(name: string): boolean {
    return this.running.has(name);
  }

  stop(name: string): void {
    clearTimeout(this.running.get(name));
    this.running.delete(name);
  }

  stopAll(): void {
    for (const name of [...this.running.keys()]) this.stop(name);
  }
}
