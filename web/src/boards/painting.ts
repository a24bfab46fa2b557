import type { Attachment } from "svelte/attachments";

interface Brush {
  /** A drag leaves its first place for another one. */
  begin: (place: string) => void;
  /** The drag comes over one more place, the first one included. */
  paint: (place: string) => void;
  end: () => void;
}

/** Drags over places (`[data-place]`): the finger paints each that it passes. A press of one alone is a click, as ever. */
export const painting = (brush: () => Brush): Attachment<HTMLElement> => (board) => {
  let first = "";
  let passed = new Set<string>();

  function under({ clientX, clientY }: PointerEvent): string {
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]");
    return place && board.contains(place) ? (place.dataset.place ?? "") : "";
  }

  function down(event: PointerEvent): void {
    passed = new Set();
    first = event.button === 0 && event.isPrimary ? under(event) : "";
  }

  function move(event: PointerEvent): void {
    if (!first || !event.isPrimary) return;
    const place = under(event);
    if (!place || passed.has(place) || (passed.size === 0 && place === first)) return;
    const { begin, paint } = brush();
    if (passed.size === 0) {
      begin(first);
      paint(first);
      passed.add(first);
    }
    if (place !== first) paint(place);
    passed.add(place);
  }

  function up(): void {
    if (passed.size > 0) brush().end();
    first = "";
  }

  /** After a drag the press that ends it is none. */
  function click(event: MouseEvent): void {
    if (passed.size === 0 || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }

  board.addEventListener("pointerdown", down);
  board.addEventListener("click", click, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    board.removeEventListener("pointerdown", down);
    board.removeEventListener("click", click, true);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
};
