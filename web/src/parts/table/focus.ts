import type { Attachment } from "svelte/attachments";

/**
 * Keeps the keyboard focus in the room. When the focused element disappears or is disabled (a roll was made, a move
 * was played), the focus moves to the heading of its list, or to the board.
 */
export const keepsFocus: Attachment<HTMLElement> = (room) => {
  let last: HTMLElement | SVGElement | null = null;
  let heading: HTMLElement | null = null;

  function entered(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    last = target.matches(":focus-visible") ? target : null;
    heading = target.closest("details")?.querySelector("summary") ?? null;
  }

  function left(event: FocusEvent): void {
    if (event.relatedTarget) last = null;
  }

  function look(): void {
    const active = document.activeElement;
    if (!last || (active !== document.body && active !== last)) return;
    if (last.isConnected && !last.matches(":disabled") && last.checkVisibility()) return;
    last = null;
    if (heading?.isConnected) heading.focus();
    else room.querySelector<HTMLElement>(".board [data-place][tabindex='0']")?.focus();
  }

  const watch = new MutationObserver(look);
  watch.observe(room, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
  room.addEventListener("focusin", entered);
  room.addEventListener("focusout", left);
  return () => {
    watch.disconnect();
    room.removeEventListener("focusin", entered);
    room.removeEventListener("focusout", left);
  };
};
