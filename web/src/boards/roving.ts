import type { Attachment } from "svelte/attachments";

type Place = HTMLElement | SVGElement;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const open = (place: Place): boolean => place.getAttribute("aria-disabled") !== "true";

/**
 * One tab stop for all places (`[data-place]`) of a board. Arrow keys move among them by where they lie on the screen,
 * Page Down and Page Up among those that may be chosen, Home and End to the first and last; Enter and Space choose.
 * When the focused button of a choice disappears, the focus comes back to the board.
 */
export const roving: Attachment<HTMLElement> = (board) => {
  let stop: Place | undefined;
  let focused: Element | null = null;

  const places = (): Place[] => [...board.querySelectorAll<Place>("[data-place]")];

  function settle(): void {
    const all = places();
    if (!stop || !all.includes(stop)) stop = all.find(open) ?? all[0];
    for (const place of all) place.tabIndex = place === stop ? 0 : -1;
    if (focused && !focused.isConnected && document.activeElement === document.body) stop?.focus();
  }

  function move(to: Place | undefined, event: KeyboardEvent): void {
    event.preventDefault();
    if (!to) return;
    stop = to;
    settle();
    to.focus();
  }

  function pressed(event: KeyboardEvent): void {
    const from = (event.target as Element).closest<Place>("[data-place]");
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const all = places();
    if (arrow) move(nearest(from, all, arrow), event);
    else if (event.key === "Home") move(all[0], event);
    else if (event.key === "End") move(all.at(-1), event);
    else if (event.key === "PageDown") move(following(from, all), event);
    else if (event.key === "PageUp") move(following(from, all.reverse()), event);
    else if ((event.key === "Enter" || event.key === " ") && !(from instanceof HTMLButtonElement)) {
      event.preventDefault();
      if (!event.repeat) from.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  }

  function entered(event: FocusEvent): void {
    focused = event.target as Element;
    const place = focused.closest<Place>("[data-place]");
    if (!place) return;
    stop = place;
    settle();
  }

  function left(event: FocusEvent): void {
    if (event.relatedTarget) focused = null;
  }

  const watch = new MutationObserver(settle);
  watch.observe(board, { childList: true, subtree: true });
  board.addEventListener("keydown", pressed);
  board.addEventListener("focusin", entered);
  board.addEventListener("focusout", left);
  settle();
  return () => {
    watch.disconnect();
    board.removeEventListener("keydown", pressed);
    board.removeEventListener("focusin", entered);
    board.removeEventListener("focusout", left);
  };
};

/** The next place after `from` that may be chosen, wrapping around. */
function following(from: Place, all: Place[]): Place | undefined {
  const at = all.indexOf(from);
  return [...all.slice(at + 1), ...all.slice(0, at)].find(open);
}

/** The nearest place in a direction; a place off the axis counts as further away. */
function nearest(from: Place, all: Place[], [right, down]: readonly [number, number]): Place | undefined {
  const [x, y] = centre(from);
  let best: Place | undefined;
  let shortest = Infinity;
  for (const place of all) {
    const [toX, toY] = centre(place);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const distance = ahead + 3 * aside;
    if (place !== from && ahead > 4 && distance < shortest) [best, shortest] = [place, distance];
  }
  return best;
}

function centre(place: Place): [number, number] {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
