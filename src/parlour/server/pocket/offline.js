// The service worker of a plain folder: all of it is kept, so that it opens without a network. A new version is fetched
// beside the old one. It takes over when no page is open any more or the person says so; a page in the middle of a game
// goes on with the old files.

const VERSION = "%VERSION%";
const FILES = %FILES%;
const BYTES = %BYTES%;
const NAME = `parlour ${self.registration.scope} ${VERSION}`;

const keeping = new BroadcastChannel(`${self.registration.scope} keeping`);
const control = new AbortController();
let done = 0;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

async function fill() {
  const cache = await caches.open(NAME);
  const old = await Promise.all((await mine()).filter((name) => name !== NAME).map((name) => caches.open(name)));
  const waiting = Object.entries(FILES);
  const one = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keep(cache, old, ...next);
  };
  try {
    await Promise.all([one(), one(), one(), one()]);
  } catch (error) {
    if (control.signal.aborted) await caches.delete(NAME);
    throw error; // what was fetched stays for the next try
  }
}

function count(bytes) {
  control.signal.throwIfAborted();
  done += bytes;
  keeping.postMessage(Math.min(1, done / BYTES));
}

// A file that an earlier version had too is not fetched again: its hash is in the key.
async function keep(cache, old, file, hash) {
  const key = keyOf(file, hash);
  const here = await cache.match(key);
  if (here) return count((await here.blob()).size);
  for (const each of old) {
    const known = await each.match(key);
    if (!known) continue;
    count((await known.clone().blob()).size);
    return cache.put(key, known);
  }
  const answer = await fetch(new Request(new URL(file, self.registration.scope), { cache: "no-cache", signal: control.signal }));
  if (!answer.ok) throw new Error(`${file}: HTTP ${answer.status}`);
  // A folder that is half replaced, or a host that answers every address with a page, must not be kept.
  const body = await read(answer);
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = [...found.subarray(0, hash.length / 2)].map((each) => each.toString(16).padStart(2, "0")).join("");
  if (hex !== hash) throw new Error(`${file}: not the file of this version`);
  const headers = new Headers(answer.headers);
  for (const each of ["content-encoding", "content-length"]) headers.delete(each); // it is unpacked
  await cache.put(key, new Response(body, { headers }));
}

async function read(answer) {
  const parts = [];
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    count(next.value.length);
    parts.push(next.value);
  }
  return new Blob(parts).arrayBuffer();
}

/** In the cache of a version that is whole: a server's own worker looks for it. */
const READY = new URL("ready", self.registration.scope).href;
const keyOf = (file, hash) => new URL(`${file}?${hash}`, self.registration.scope).href;
const mine = async () => (await caches.keys()).filter((name) => name.startsWith(`parlour ${self.registration.scope} `));

// Pages of the version before may still be open: their files stay until the next change, but for those that did not change.
async function tidy() {
  const cache = await caches.open(NAME);
  await cache.put(READY, new Response());
  const [before, ...older] = (await mine()).filter((name) => name !== NAME).reverse();
  await Promise.all(older.map((name) => caches.delete(name)));
  if (!before) return;
  const old = await caches.open(before);
  for (const each of await old.keys()) if (await cache.match(each)) await old.delete(each);
}

self.addEventListener("message", (event) => {
  if (event.data === "use") self.skipWaiting();
  if (event.data === "stop") control.abort();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const file = url.pathname.slice(new URL(self.registration.scope).pathname.length) || "index.html";
  if (FILES[file]) event.respondWith(answer(file, event.request));
  else if (file.startsWith("assets/")) event.respondWith(before(event.request));
});

async function answer(file, request) {
  const kept = await (await caches.open(NAME)).match(keyOf(file, FILES[file]));
  return kept ?? fetch(request);
}

// A file of the version before has its hash in its name.
async function before(request) {
  for (const name of await mine()) {
    const kept = await (await caches.open(name)).match(request, { ignoreSearch: true });
    if (kept) return kept;
  }
  return fetch(request);
}
