/** Where devices keep what they keep: in IndexedDB, shared by all tabs, or in memory where the browser stores nothing. */

import type { Kept } from "./kept";

/** What a change leaves: what is kept now, and lines that were judged for the first time, by their place in the log. */
export interface Changed {
  kept: Kept;
  lines?: [place: number, line: string][];
}

export interface Store {
  /** Whether a reload finds it again. */
  readonly lasting: boolean;
  /**
   * Reads, changes and writes what is kept of a table, and resolves with what the change gives once all of it is durable.
   * No other tab comes in between. `strict`: the browser must not acknowledge before it is on the disk.
   */
  change<T>(table: string, work: (kept: Kept | null) => [Changed, T], strict?: boolean): Promise<T>;
  /** What is kept of a table, and all its lines that were judged here, in order. */
  receipt(table: string): Promise<{ kept: Kept | null; lines: string[] }>;
  /** What is kept of all tables of this server. */
  all(): Promise<Kept[]>;
}

const NAME = "parlour-chance";
const TABLES = "tables";
const LINES = "lines";
/** Receipts of this many tables, with this many lines together, are kept; those used least recently go when a new one comes. */
const MOST_TABLES = 64;
const MOST_LINES = 200_000;

/** In the database: `used` says when it was changed last. */
type Stored = Kept & { used?: number };

/** Those of the tables, whose receipts must go before another one comes. */
function excess(tables: Stored[]): string[] {
  let lines = 0;
  const latest = [...tables].sort((one, other) => (other.used ?? 0) - (one.used ?? 0));
  return latest.filter(({ seen }, place) => (lines += seen) > MOST_LINES || place + 1 >= MOST_TABLES).map(({ table }) => table);
}

const linesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

class Lasting implements Store {
  readonly lasting = true;

  constructor(private readonly database: IDBDatabase) {}

  change<T>(table: string, work: (kept: Kept | null) => [Changed, T], strict = false): Promise<T> {
    return new Promise((resolve, reject) => {
      const durability = strict ? "strict" : "default";
      const transaction = this.database.transaction([TABLES, LINES], "readwrite", { durability });
      let given: T;
      let failed: unknown = null;
      transaction.oncomplete = () => resolve(given);
      transaction.onabort = transaction.onerror = () => reject(failed ?? transaction.error);
      const found = transaction.objectStore(TABLES).get(table) as IDBRequest<Stored | undefined>;
      found.onsuccess = () => {
        try {
          const [changed, answer] = work(found.result ?? null);
          given = answer;
          if (!found.result) forget(transaction);
          transaction.objectStore(TABLES).put({ ...changed.kept, used: Date.now() } satisfies Stored);
          for (const [place, line] of changed.lines ?? []) transaction.objectStore(LINES).put(line, [table, place]);
        } catch (error) {
          failed = error;
          transaction.abort();
        }
      };
    });
  }

  receipt(table: string): Promise<{ kept: Kept | null; lines: string[] }> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction([TABLES, LINES]);
      const kept = transaction.objectStore(TABLES).get(table) as IDBRequest<Kept | undefined>;
      const lines = transaction.objectStore(LINES).getAll(linesOf(table)) as IDBRequest<string[]>;
      transaction.oncomplete = () => resolve({ kept: kept.result ?? null, lines: lines.result });
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
  }

  all(): Promise<Kept[]> {
    return new Promise((resolve, reject) => {
      const found = this.database.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<Kept[]>;
      found.onsuccess = () => resolve(found.result);
      found.onerror = () => reject(found.error);
    });
  }
}

/** Makes room for one more table. */
function forget(transaction: IDBTransaction): void {
  const all = transaction.objectStore(TABLES).getAll() as IDBRequest<Stored[]>;
  all.onsuccess = () => {
    for (const table of excess(all.result)) {
      transaction.objectStore(TABLES).delete(table);
      transaction.objectStore(LINES).delete(linesOf(table));
    }
  };
}

/** Takes part as well, but a reload means a new id. */
export class Passing implements Store {
  readonly lasting = false;
  private readonly tables = new Map<string, { kept: Kept; lines: Map<number, string> }>();

  async change<T>(table: string, work: (kept: Kept | null) => [Changed, T]): Promise<T> {
    const before = this.tables.get(table);
    const [{ kept, lines }, answer] = work(before ? structuredClone(before.kept) : null);
    const all = before?.lines ?? new Map<number, string>();
    for (const [place, line] of lines ?? []) all.set(place, line);
    this.tables.set(table, { kept: structuredClone(kept), lines: all });
    return answer;
  }

  async receipt(table: string): Promise<{ kept: Kept | null; lines: string[] }> {
    const found = this.tables.get(table);
    return { kept: found?.kept ?? null, lines: [...(found?.lines.values() ?? [])] };
  }

  async all(): Promise<Kept[]> {
    return [...this.tables.values()].map(({ kept }) => kept);
  }
}

let opened: Promise<Store> | null = null;

/** The store of this browser. */
export function store(): Promise<Store> {
  opened ??= open().then(
    (database) => new Lasting(database),
    () => new Passing(),
  );
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: "table" });
      asked.result.createObjectStore(LINES);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = asked.onblocked = () => reject(asked.error);
  });
}
