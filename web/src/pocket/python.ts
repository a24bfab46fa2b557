/**
 * Python's interpreter: started from its files, or from its memory as it was after the first start on this device.
 *
 * Such a memory (a snapshot) is private to one build of Pyodide and these sources, whose hash is its name. Pyodide does
 * not restore compiled modules; msgspec's is loaded first, to the places in memory and table that it had. A device that
 * has no snapshot, or cannot use it, starts plainly.
 */

interface Compiled {
  alignment: number;
  size: number;
}
interface Module {
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, data: string | Uint8Array) => void };
  HEAPU32: Uint32Array;
  LDSO: { loadedLibsByHandle: Record<string, { name: string }> };
  wasmTable: WebAssembly.Table;
  _malloc: (size: number) => number;
  _free: (at: number) => void;
  getDylinkMetadata: (code: Uint8Array) => { memorySize: number; memoryAlign: number };
  loadWebAssemblyModule: (code: Uint8Array, flags: object, name: string, scope: object) => void;
}
/** What its modules return is the caller's to know. */
export interface Python {
  _module: Module;
  makeMemorySnapshot: () => Uint8Array;
  pyimport: (name: string) => { begin: (page: object) => Promise<never> };
  runPython: (code: string) => unknown;
}
/** Where msgspec's compiled module was in memory and table. */
interface Place {
  memory: number;
  table: number;
}
interface Kept {
  memory: Uint8Array;
  place: Place;
}
type Start = (how: object) => Promise<Python>;

const SITE = "/lib/python3.14/site-packages/";
const SNAPSHOTS = "snapshots";
const HEADER = "X-Place";
const TRIES = 8;

export class Interpreter {
  private readonly name: string;

  /** `version` names everything that the memory holds. */
  constructor(
    private readonly folder: URL,
    private readonly version: string,
  ) {
    this.name = `parlour ${SNAPSHOTS} ${folder.pathname}`;
  }

  /** The interpreter with a module imported. */
  async start(module: string): Promise<Python> {
    const [sources, code, codeName] = await Promise.all([this.file("sources.json").then((answer) => answer.json() as Promise<Record<string, string>>), this.file("msgspec.wasm").then(bytes), this.file("msgspec.txt").then((answer) => answer.text())]);
    const put = (python: Python): void => this.write(python._module, { ...sources, [codeName]: code });
    const kept = await this.kept();
    if (kept) {
      try {
        const python = await this.load(await this.settings({ _loadSnapshot: kept.memory }, (real) => restoring(real, code, SITE + codeName, kept)));
        put(python);
        renew(python);
        return python;
      } catch (error) {
        console.warn("The snapshot cannot be used; starting plainly.", error);
        await this.forget();
      }
    }
    const python = await this.load("caches" in self ? { _makeSnapshot: true } : {});
    put(python);
    python.runPython("import msgspec"); // before anything else grows the table
    const place = placeOf(python._module, SITE + codeName);
    python.runPython(`import ${module}`);
    if (place && "caches" in self) void this.keep(python, place);
    return python;
  }

  private file(name: string): Promise<Response> {
    return fetch(new URL(name, this.folder));
  }

  private async load(how: object): Promise<Python> {
    const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", this.folder).href)) as { loadPyodide: Start };
    return loadPyodide({ indexURL: this.folder.href, packageBaseUrl: this.folder.href, ...how });
  }

  private async settings(how: object, around: (real: Create) => Create): Promise<object> {
    const { default: real } = (await import(/* @vite-ignore */ new URL("pyodide.asm.mjs", this.folder).href)) as { default: Create };
    return { ...how, createPyodideModule: around(real) };
  }

  private write({ FS }: Module, files: Record<string, string | Uint8Array>): void {
    const made = new Set<string>();
    for (const [name, data] of Object.entries(files)) {
      const folder = (SITE + name).replace(/\/[^/]*$/, "");
      if (!made.has(folder)) FS.mkdirTree(folder);
      made.add(folder);
      FS.writeFile(SITE + name, data);
    }
  }

  private async kept(): Promise<Kept | null> {
    try {
      const answer = await (await caches.open(this.name)).match(this.address());
      return answer ? { memory: await bytes(answer), place: JSON.parse(answer.headers.get(HEADER) ?? "") as Place } : null;
    } catch {
      return null; // a private window
    }
  }

  private async keep(python: Python, place: Place): Promise<void> {
    try {
      const memory = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>; // at once: nothing is under way in it yet
      const cache = await caches.open(this.name);
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put(this.address(), new Response(memory, { headers: { [HEADER]: JSON.stringify(place) } }));
    } catch (error) {
      console.warn("No snapshot is kept.", error);
    }
  }

  private async forget(): Promise<void> {
    await caches.delete(this.name).catch(() => false);
  }

  private address(): string {
    return new URL(this.version, this.folder).href;
  }
}

type Create = (settings: object) => Promise<Module>;

const bytes = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());

/** The handle of a loaded library has where it is, as numbers 3 and 5 of its memory. */
function placeOf({ LDSO, HEAPU32 }: Module, name: string): Place | null {
  const found = Object.entries(LDSO.loadedLibsByHandle).find(([, library]) => library.name === name);
  const at = found ? Number(found[0]) >> 2 : 0;
  return at ? { memory: HEAPU32[at + 3]!, table: HEAPU32[at + 5]! } : null;
}

/** Creates the module with msgspec's code in place, before Pyodide copies the snapshot into its memory. */
function restoring(real: Create, code: Uint8Array, name: string, { place, memory }: Kept): Create {
  return async (settings) => {
    const module = await real(settings);
    if (module.HEAPU32.byteLength < memory.length) module._free(module._malloc(memory.length)); // grows to where Pyodide copies it
    const { memorySize, memoryAlign } = module.getDylinkMetadata(code);
    const about: Compiled = { alignment: 2 ** memoryAlign, size: memorySize + 2 ** memoryAlign };
    reach(module, about, place.memory);
    const missing = place.table - module.wasmTable.length;
    if (missing < 0) throw new Error("the table is larger than it was");
    module.wasmTable.grow(missing);
    module.loadWebAssemblyModule(code, { global: false, nodelete: true, loadAsync: false }, name, {});
    return module;
  };
}

/** Fills memory until the next allocation of this size begins at an address. */
function reach({ _malloc, _free }: Module, { alignment, size }: Compiled, wanted: number): void {
  const next = (): number => {
    const at = _malloc(size);
    _free(at);
    return Math.ceil(at / alignment) * alignment;
  };
  let [filled, length] = [0, 0];
  for (let at = next(), tries = 0; at !== wanted; at = next(), tries++) {
    if (tries === TRIES) throw new Error("the compiled module cannot be placed");
    if (filled) _free(filled);
    length += wanted - at;
    if (length <= 0) throw new Error("the memory is fuller than it was");
    filled = _malloc(length);
  }
}

/** What a snapshot must not repeat: Python's own chance. Tables draw from the browser's, as everywhere. */
function renew(python: Python): void {
  python.runPython("import random; random.seed(); import sys; sys.path_importer_cache.clear()");
}
