/** What has a use for Space and Enter of its own. */
const TAKEN = "button, a, input, select, textarea, summary, dialog, [contenteditable], [data-place]:not([aria-disabled='true'])";

/** Whether a key is not meant for the table: held down, used already, or pressed in a dialog. */
const spent = (event: KeyboardEvent): boolean => event.repeat || event.defaultPrevented || document.querySelector("dialog[open]") !== null;

/** Whether this key rolls: Space or Enter, pressed once, where nothing else waits for it. It then does nothing else. */
export function rollsByKey(event: KeyboardEvent): boolean {
  if ((event.key !== " " && event.key !== "Enter") || event.altKey || event.ctrlKey || event.metaKey || spent(event)) return false;
  const target = event.target as Element;
  if (target.closest(TAKEN) && !target.closest("[data-place][aria-disabled='true']")) return false;
  event.stopPropagation();
  event.preventDefault();
  return true;
}

/** Whether this key takes a move back: Ctrl+Z (on a Mac ⌘Z), pressed once, outside of any text that is being typed. */
export function takesBackByKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || spent(event)) return false;
  if ((event.target as Element).closest("input, textarea, [contenteditable]")) return false;
  event.preventDefault();
  return true;
}
