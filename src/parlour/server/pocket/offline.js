// The service worker of a plain folder: all of it is kept, so that it opens without a network. A new version is fetched
// beside the old one. It takes over when no page is open any more or the person says so; a page in the middle of a game
// goes on with the old files.

const VERSION = "%VERSION%";
const FILES = %FILES%;
const NAME = `parlour ${self.registration.scope} ${VERSION}`;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

async function fill() {
  const cache = await caches.open(NAME);
  const old = await Promise.all((await mine()).filter((name) => name !== NAME).map((name) => caches.open(name)));
  const waiting = Object.entries(FILES);
  const one = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keep(cache, old, ...next);
  };
  await Promise.all([one(), one(), one(), one()]);
}

// A file that an earlier version had too is not fetched again: its hash is in the key.
async function keep(cache, old, file, hash) {
  const key = keyOf(file, hash);
  if (await cache.match(key)) return;
  for (const each of old) {
    const known = await each.match(key);
    if (known) return cache.put(key, known);
  }
  const answer = await fetch(new Request(new URL(file, self.registration.scope), { cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${file}: HTTP ${answer.status}`);
  // A folder that is half replaced, or a host that answers every address with a page, must not be kept.
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  const read = [...found.subarray(0, hash.length / 2)].map((each) => each.toString(16).padStart(2, "0")).join("");
  if (read !== hash) throw new Error(`${file}: not the file of this version`);
  await cache.put(key, answer);
}

const keyOf = (file, hash) => new URL(`${file}?${hash}`, self.registration.scope).href;
const mine = async () => (await caches.keys()).filter((name) => name.startsWith(`parlour ${self.registration.scope} `));

// Pages of the version before may still be open: their files stay until the next change, but for those that did not change.
async function tidy() {
  const cache = await caches.open(NAME);
  const [before, ...older] = (await mine()).filter((name) => name !== NAME).reverse();
  await Promise.all(older.map((name) => caches.delete(name)));
  if (!before) return;
  const old = await caches.open(before);
  for (const each of await old.keys()) if (await cache.match(each)) await old.delete(each);
}

self.addEventListener("message", (event) => {
  if (event.data === "use") self.skipWaiting();
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
