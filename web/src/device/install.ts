/** The service worker, which caches the pages for use without a network. */

import { file } from "./address";

/**
 * Registers the worker and tells it which files were loaded before it, so that the pages work offline after one visit.
 * Browsers offer no service worker without https; everything else works.
 */
export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(file("offline.js"));
  const { active } = await navigator.serviceWorker.ready;
  const tell = (loaded: PerformanceObserverEntryList): void => active?.postMessage(loaded.getEntries().map((each) => each.name));
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
