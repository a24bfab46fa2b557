import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { missing } from "./language/speech.svelte";
import { begin } from "./settings.svelte";

declare global {
  interface Window {
    /** Messages that were asked for and are in no file; the tests read it. */
    parlourMissing: Set<string>;
  }
}

window.parlourMissing = missing;
await begin();
const target = document.getElementById("app");
if (target) mount(App, { target });

// Without https (a tablet in the same house, say) a browser offers no service worker; everything else works.
if ("serviceWorker" in navigator && import.meta.env.PROD) addEventListener("load", () => void navigator.serviceWorker.register("/offline.js"));
