/** How this device calls a player whose turn has come: by a sound where sounds are on, and by a short vibration. */

import { settings } from "./settings.svelte";
import { sound } from "./sound";

const SHORT = 60;

export function call(): void {
  sound("bell");
  if (settings.buzz && "vibrate" in navigator) navigator.vibrate(SHORT);
}
