/** The service worker, which keeps the pages for when there is no network. */

/**
 * Registers the worker, and tells it what is loaded without it: after one visit the pages can say that there is no network.
 * Without https (a tablet in the same house, say) a browser offers no service worker; everything else works.
 */
export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/offline.js");
  const { active } = await navigator.serviceWorker.ready;
  const tell = (loaded: PerformanceObserverEntryList): void => active?.postMessage(loaded.getEntries().map((each) => each.name));
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
