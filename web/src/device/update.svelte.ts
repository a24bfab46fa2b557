/** New versions of a plain folder: fetched in the background, used when the person says so or no page is open any more. */

const EVERY = 3_600_000;

const here = $state({ ready: false, taken: false });
let waiting: ServiceWorker | null = null;

/** Whether a new version has been fetched whole. */
export const updateReady = (): boolean => here.ready && !here.taken;
/** Whether the new version answers from now on, so that this page should load again at a safe moment. */
export const updateTaken = (): boolean => here.taken;
/** Lets the new version take over in all tabs. */
export const useUpdate = (): void => waiting?.postMessage("use");

export function watch(registration: ServiceWorkerRegistration): void {
  let before = navigator.serviceWorker.controller; // none at the first visit, when there is nothing to be replaced
  const look = (): void => {
    waiting = registration.waiting;
    here.ready = waiting !== null && navigator.serviceWorker.controller !== null;
  };
  look();
  const follow = (): void => registration.installing?.addEventListener("statechange", look);
  follow();
  registration.addEventListener("updatefound", follow);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (before) here.taken = true;
    before = navigator.serviceWorker.controller;
  });
  const ask = (): void => void registration.update().catch(() => undefined); // no network, or no longer a folder of ours
  setInterval(ask, EVERY);
  addEventListener("online", ask);
}
