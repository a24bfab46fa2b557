/** The service worker, which caches the pages for use without a network. */

import { POCKET } from "../api/answerer";
import { file } from "./address";
import { look } from "./offline.svelte";
import { watch } from "./update.svelte";

/**
 * Registers the worker and tells it which files were loaded before it, so that the pages work offline after one visit.
 * The worker of a plain folder knows its files itself. Browsers offer no service worker without https; everything else
 * works.
 */
export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (POCKET) return watch(await navigator.serviceWorker.register(file("offline.js"), { updateViaCache: "none" }));
  await navigator.serviceWorker.register(file("offline.js"));
  void look(true);
  const { active } = await navigator.serviceWorker.ready;
  const tell = (loaded: PerformanceObserverEntryList): void => active?.postMessage(loaded.getEntries().map((each) => each.name));
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
