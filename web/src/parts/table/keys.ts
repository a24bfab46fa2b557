/** What has a use for Space and Enter of its own. */
const TAKEN = "button, a, input, select, textarea, summary, dialog, [contenteditable], [data-place]:not([aria-disabled='true'])";

/** Whether this key rolls: Space or Enter, pressed once, where nothing else waits for it. It then does nothing else. */
export function rollsByKey(event: KeyboardEvent): boolean {
  if ((event.key !== " " && event.key !== "Enter") || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return false;
  const target = event.target as Element;
  if (target.closest(TAKEN) && !target.closest("[data-place][aria-disabled='true']")) return false;
  event.preventDefault();
  return true;
}
