/** What the interpreter stores: its database as a whole, and the transactions since, in IndexedDB or nowhere. */

const [LOG, WHOLE] = ["log", "whole"];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });

/** A browser that stores nothing, as in a private window, keeps games until the page is closed. */
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
  private constructor(private readonly database: IDBDatabase | null) {}

  static async open(name: string): Promise<Keeper> {
    return new Keeper(await opened(name));
  }

  async whole(): Promise<Uint8Array> {
    return (this.database && ((await done(this.database.transaction(WHOLE).objectStore(WHOLE).get(0))) as Uint8Array | undefined)) ?? new Uint8Array();
  }

  async since(): Promise<string[]> {
    return this.database ? ((await done(this.database.transaction(LOG).objectStore(LOG).getAll())) as string[]) : [];
  }

  /** Resolves when it is on the disk. */
  add(transaction: string): Promise<void> {
    return this.write((log) => void log.add(transaction));
  }

  replace(whole: Uint8Array): Promise<void> {
    return this.write((log, all) => (log.clear(), void all.put(whole, 0)));
  }

  private write(work: (log: IDBObjectStore, whole: IDBObjectStore) => void): Promise<void> {
    const { database } = this;
    if (!database) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction([LOG, WHOLE], "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("storage"));
      work(transaction.objectStore(LOG), transaction.objectStore(WHOLE));
    });
  }
}
