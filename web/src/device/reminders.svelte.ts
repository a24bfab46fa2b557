/** Notifications of the browser, for people who asked for them on this device: by the page while it is open, and after that by the browser's push service. */

import { reminding, remindAt, remindNoMore } from "../api/http";
import { isFar } from "../api/far";
import { language } from "../language/speech.svelte";

const PLACE = "parlour.reminders";
const POSSIBLE = "Notification" in window && isSecureContext;

const state = $state({ asked: read(), permission: POSSIBLE ? Notification.permission : "denied", pushed: false });

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) === "yes";
  } catch {
    return false;
  }
}

/** Whether this browser can notify at all, and may; without https it cannot. */
export const allowed = (): NotificationPermission | "impossible" => (POSSIBLE ? state.permission : "impossible");

export const reminds = (): boolean => state.asked && state.permission === "granted";
/** Whether reminders come while the page is closed, too. */
export const pushed = (): boolean => reminds() && state.pushed;

export async function remind(wanted: boolean): Promise<void> {
  if (wanted && state.permission === "default") state.permission = await Notification.requestPermission();
  state.asked = wanted && state.permission === "granted";
  try {
    localStorage.setItem(PLACE, state.asked ? "yes" : "no");
  } catch {
    // Without storage it is asked for again on the next page.
  }
  if (!wanted) await unsubscribe().catch(() => {}); // then the server hears from the push service that nobody is there
}

/** Has the browser's push service remind this browser of a table. Without such a service, or the server's consent, reminders come while the page is open. */
export async function subscribe(table: string, key: string): Promise<void> {
  const manager = isFar(table) ? undefined : (await navigator.serviceWorker?.ready)?.pushManager;
  const { key: server } = manager ? await reminding() : { key: "" };
  if (!manager || !server) return;
  let found = await manager.getSubscription();
  if (found && text(found.options.applicationServerKey) !== server) found = (await found.unsubscribe(), null); // of a server that was here before
  found ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: server });
  const { endpoint = "", keys } = found.toJSON();
  await remindAt(table, key, { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language: language() });
  state.pushed = true;
}

/** One press ends the reminders of this browser, at all tables. */
async function unsubscribe(): Promise<void> {
  const found = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
  state.pushed = false;
  if (!found) return;
  await Promise.allSettled([remindNoMore({ endpoint: found.endpoint }), found.unsubscribe()]);
}

const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Shows a notification; one of the same `tag` takes the place of the one before. Phones want it from the service worker. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker?.active) return await worker.showNotification(title, { body, tag, data: location.pathname });
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    // The browser has changed its mind; the page still calls by sound and title.
  }
}
