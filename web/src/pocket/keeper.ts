/**
 * What the interpreter stores: its database as a whole, and the transactions since, in IndexedDB or nowhere.
 *
 * A transaction that could not be stored is in memory only. The interpreter then stores the whole database, again and
 * again until that succeeds; nothing is added to a log with a gap.
 */

import type { Storage } from "../api/answerer";

const [LOG, WHOLE] = ["log", "whole"];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });

/** Nothing in a browser that stores nothing, as in a private window. */
async function opened(name: string): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LOG, { autoIncrement: true });
      request.result.createObjectStore(WHOLE);
    };
    return await done(request);
  } catch {
    return null;
  }
}

export class Keeper {
  /** How far games outlast the page. */
  state: Storage = "kept";
  private closed = false;

  private constructor(
    private readonly name: string,
    private database: IDBDatabase | null,
    private readonly changed: (state: Storage) => void,
  ) {
    this.use(database);
    this.become(database ? "kept" : "none");
  }

  static async open(name: string, changed: (state: Storage) => void): Promise<Keeper> {
    return new Keeper(name, await opened(name), changed);
  }

  private become(state: Storage): void {
    if (this.state === state) return;
    this.state = state;
    this.changed(state);
  }

  /** A browser closes a database whose data it clears. */
  private use(database: IDBDatabase | null): void {
    this.database = database;
    this.closed = false;
    if (database) database.onclose = () => (this.closed = true);
    if (database) database.onversionchange = () => (database.close(), (this.closed = true));
  }

  async whole(): Promise<Uint8Array> {
    return (this.database && ((await done(this.database.transaction(WHOLE).objectStore(WHOLE).get(0))) as Uint8Array | undefined)) ?? new Uint8Array();
  }

  async since(): Promise<string[]> {
    return this.database ? ((await done(this.database.transaction(LOG).objectStore(LOG).getAll())) as string[]) : [];
  }

  /** Resolves when it is on the disk; rejects when only the whole database may be stored next. */
  async add(transaction: string): Promise<void> {
    if (this.closed) throw new Error("cleared");
    await this.write((log) => void log.add(transaction));
  }

  async replace(whole: Uint8Array): Promise<void> {
    if (this.closed) this.use(await opened(this.name));
    try {
      await this.write((log, all) => (log.clear(), void all.put(whole, 0)));
    } catch (error) {
      this.become("full");
      throw error;
    }
    this.become(this.database ? "kept" : "none");
  }

  private write(work: (log: IDBObjectStore, whole: IDBObjectStore) => void): Promise<void> {
    const { database } = this;
    if (!database) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction([LOG, WHOLE], "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("storage"));
      try {
        work(transaction.objectStore(LOG), transaction.objectStore(WHOLE));
      } catch (error) {
        transaction.abort();
        reject(error as Error);
      }
    });
  }
}
