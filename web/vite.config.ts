import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { chunkOf } from "./build/chunks";
import { hashes } from "./build/hashes";
import { languages } from "./build/languages";
import { licences } from "./build/licences";
import { manifests } from "./build/manifests";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const spoken = here("../src/parlour/speech/languages");

/** Assets are found from one another; the page alone stands at many addresses. */
const rooted: Plugin = { name: "parlour-rooted", transformIndexHtml: { order: "post", handler: (html) => html.replaceAll(/(src|href)="\.\//g, '$1="/') } };

export default defineConfig({
  base: "./",
  plugins: [svelte(), languages(spoken), manifests(spoken, here("build/manifest.json")), rooted, licences(), hashes()],
  build: {
    outDir: here("../src/parlour/web"),
    emptyOutDir: true,
    target: "es2022",
    // The page's own policy allows no inline script and no data: addresses for code; nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: "pages" }] } } },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8321", ws: true } } },
});
