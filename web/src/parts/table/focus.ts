import type { Attachment } from "svelte/attachments";

/**
 * Who plays by keyboard is never thrown back to the top of the page: when what has the focus is taken away or cannot be pressed any more
 * (a roll that is made, a move that is played), the focus goes to the heading of the list it stood in, or to the board.
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
