/** Notifications of the browser, for people who asked for them on this device. They come while a page is open; there is no push service. */

const PLACE = "parlour.reminders";
const POSSIBLE = "Notification" in window && isSecureContext;

const state = $state({ asked: read(), permission: POSSIBLE ? Notification.permission : "denied" });

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

export async function remind(wanted: boolean): Promise<void> {
  if (wanted && state.permission === "default") state.permission = await Notification.requestPermission();
  state.asked = wanted && state.permission === "granted";
  try {
    localStorage.setItem(PLACE, state.asked ? "yes" : "no");
  } catch {
    // Without storage it is asked for again on the next page.
  }
}

/** Shows a notification; one of the same `tag` takes the place of the one before. Phones want it from the service worker. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker?.active) return await worker.showNotification(title, { body, tag });
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    // The browser has changed its mind; the page still calls by sound and title.
  }
}
