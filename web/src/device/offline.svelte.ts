/** The pages without a server, kept on this device by one press (`/offline/`): a worker of their own fetches them. */

import { POCKET } from "../api/answerer";

const AT = "/offline/";
const scope = (): string => new URL(AT, location.href).href;

type State = "none" | "keeping" | "kept" | "failed";
const here = $state<{ state: State; done: number }>({ state: "none", done: 0 });
let stopping = false;
/** Until it is installed, Chromium finds its registration by no other way. */
let fetching: ServiceWorker | null = null;

export const offline = (): Readonly<{ state: State; done: number }> => here;
/** Whether this browser could keep them: not without https. */
export const keeps = !POCKET && "serviceWorker" in navigator && "caches" in globalThis;
/** In pages without a server, which a server offered to keep: the address of that server. */
export const server = (): string => (POCKET && location.pathname === AT ? `${location.origin}/` : "");

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const found = keeps ? await navigator.serviceWorker.getRegistration(AT) : undefined;
  return found?.scope === scope() ? found : undefined;
}

/** Finds what is kept, and follows what is being fetched. With `update`, a newer version is fetched in the background. */
export async function look(update = false): Promise<void> {
  const found = await registered();
  if (!found) return;
  follow(found);
  if (update) void found.update().catch(() => undefined); // no network, or no longer offered
}

export async function keep(): Promise<void> {
  if (here.state === "keeping") return;
  [here.state, here.done, stopping] = ["keeping", 0, false];
  void navigator.storage?.persist?.().catch(() => false);
  try {
    follow(await navigator.serviceWorker.register(`${AT}offline.js`, { scope: AT, updateViaCache: "none" }));
  } catch {
    here.state = "failed";
  }
}

function follow({ active, waiting, installing }: ServiceWorkerRegistration): void {
  if (active || waiting || !installing) here.state = active || waiting ? "kept" : "failed";
  else {
    here.state = "keeping";
    fetching = installing;
    const channel = new BroadcastChannel(`${scope()} keeping`);
    channel.onmessage = ({ data }: MessageEvent<number>) => (here.done = data);
    installing.addEventListener("statechange", () => {
      if (installing.state === "installing") return;
      channel.close();
      here.state = installing.state !== "redundant" ? "kept" : stopping ? "none" : "failed";
    });
  }
}

export async function stop(): Promise<void> {
  stopping = true;
  fetching?.postMessage("stop");
}

/** Removes the files; games that were played with them stay. */
export async function remove(): Promise<void> {
  await (await registered())?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(`parlour ${scope()} `) || name === `parlour snapshots ${AT}pocket/`);
  await Promise.all(names.map((name) => caches.delete(name)));
  here.state = "none";
}
