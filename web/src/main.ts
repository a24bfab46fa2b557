import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./device/install";
import { missing } from "./language/speech.svelte";
import { begin } from "./device/settings.svelte";

declare global {
  interface Window {
    /** Ids of messages that were asked for and do not exist; the tests read it. */
    parlourMissing: Set<string>;
  }
}

window.parlourMissing = missing;
await begin();
const target = document.getElementById("app");
if (target) mount(App, { target });

// After the load event, which may have fired before the language was loaded.
if (import.meta.env.PROD) {
  if (document.readyState === "complete") void install();
  else addEventListener("load", () => void install());
}
