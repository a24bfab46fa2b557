/** How this device calls a player whose turn has come: by a sound and a short vibration, where sounds are on. */

import { settings } from "./settings.svelte";
import { sound } from "./sound";

const SHORT = 60;

export function call(): void {
  sound("bell");
  if (settings.sound && "vibrate" in navigator) navigator.vibrate(SHORT);
}
