// The service worker: keeps the pages themselves, so that without a connection the page can say so, in its own words.
// Games are never kept: everything under /api goes to the server, or fails.

const KEPT = "parlour";
const MOST = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// What a page had loaded before this worker was there.
self.addEventListener("message", (event) => event.waitUntil(Promise.all(event.data.filter(isAsset).map((url) => asset(new Request(url))))));

// A reminder from the server, decrypted by the browser. It holds no key: the page that it leads to has one.
self.addEventListener("push", (event) => {
  const { title, body, table, language } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, lang: language, tag: table, icon: "/icon-192.png", data: `/t/${table}` }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data || "/"));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

const isAsset = (url) => new URL(url).origin === self.location.origin && new URL(url).pathname.startsWith("/assets/");

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith(ALONE)) return; // has a worker of its own, once it is kept
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (isAsset(event.request.url)) event.respondWith(asset(event.request));
});

// The pages without a server, where they were kept, show what needs none: all but these.
const ALONE = "/offline/";
const SERVERS = /^\/(t|far|join|daily|tournament|ratings)(\/|$)/;
const hashOf = (url) => (new URL(url).pathname === "/" ? "" : `#${new URL(url).pathname}`);

async function alone() {
  const whole = new URL("ready", new URL(ALONE, self.location.href));
  const names = (await caches.keys()).filter((name) => name.startsWith(`parlour ${new URL(ALONE, self.location.href).href} `));
  return (await Promise.all(names.map(async (name) => (await caches.open(name)).match(whole.href)))).some(Boolean);
}

async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && !new URL(request.url).pathname.startsWith("/far/")) await (await caches.open(KEPT)).put("/", fresh.clone()); // the same page at every address, but for what it may reach
    return fresh;
  } catch (error) {
    if (!SERVERS.test(new URL(request.url).pathname) && (await alone())) return Response.redirect(ALONE + hashOf(request.url));
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

// The name of an asset holds the hash of its content: what is kept under that name never changes.
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) if (new URL(old.url).pathname !== "/") await cache.delete(old);
  }
  return fresh;
}
