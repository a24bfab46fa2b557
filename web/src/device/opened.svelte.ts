/** The record file that was dropped on a page or chosen from disk, handed to the page that shows it. */

import { go } from "./route.svelte";

export interface Opened {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

let file = $state.raw<Opened | null>(null);

export const openedRecord = (): Opened | null => file;

export async function openRecord(chosen: File): Promise<void> {
  file = { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
  go("/record");
}
