/** Parts of the page and messages are fetched when they are first needed, which may be while the line is broken. */

const FIRST = 500;
const LONGEST = 8_000;

/** Until the time has passed, or the device says that it is online again. */
const pause = (time: number): Promise<void> =>
  new Promise((done) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener("online", over);
      done();
    };
    const timer = setTimeout(over, time);
    addEventListener("online", over);
  });

/** Asks again until it is answered. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let time = FIRST; ; time = Math.min(2 * time, LONGEST)) {
    try {
      return await ask();
    } catch {
      await pause(time);
    }
  }
}
