import type { Step } from "../../boards/types";
import type { TukiView } from "./types";

/** A card that moves in a step: from one spot to another, as the spots are named in `data-spot`. */
export interface Flight {
  from: string;
  to: string;
  parrot?: boolean;
}

/** Which cards a step moved. Cards that are only turned over flip where they lie. */
export function flights(view: TukiView, step: Step): Flight[] {
  const [word = "", first, second] = step.text.split(" ");
  const slot = (name: string): string => `${step.seat}:${name}`;
  if (step.chance) return view.taken && view.phase === "place" ? [{ from: "stock", to: "hand" }] : [];
  if (word === "take") return view.taken ? [{ from: "discard", to: "hand" }] : [];
  if (word === "drop") return [{ from: "hand", to: "discard" }];
  if (word === "fly" && first && second) {
    return [
      { from: "hand", to: slot(first) },
      { from: slot(first), to: slot(second), parrot: true },
      { from: slot(second), to: "turning" },
    ];
  }
  if (word === "open") return [];
  return [
    { from: "hand", to: slot(word) },
    { from: slot(word), to: view.turning ? "turning" : "discard" },
  ];
}

/** Animates the cards from their old spots to their new ones. Cancel an animation to skip it. */
export function animate(root: HTMLElement, moves: Flight[]): Animation[] {
  return moves.flatMap(({ from, to, parrot }) => {
    const old = root.querySelector(`[data-spot="${from}"]`);
    const card = root.querySelector<HTMLElement>(`[data-spot="${to}"]`);
    if (!old || !card) return [];
    return [lifted(card, card.animate(path(old, card, parrot ?? false), parrot ? FLOWN : SLID))];
  });
}

const SLID: KeyframeAnimationOptions = { duration: 380, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
const FLOWN: KeyframeAnimationOptions = { duration: 600, easing: "ease-in-out" };

function path(old: Element, card: Element, parrot: boolean): Keyframe[] {
  const a = old.getBoundingClientRect();
  const b = card.getBoundingClientRect();
  const [x, y] = unturned(card, a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
  const start = { transform: `translate(${x}px, ${y}px) scale(${a.width / b.width || 1})` };
  const end = { transform: "none" };
  if (!parrot) return [start, end];
  const up = -b.height * 0.7;
  return [
    start,
    { transform: `translate(${x * 0.7}px, ${y * 0.7 + up}px) rotate(-14deg) scale(1.25)` },
    { transform: `translate(${x * 0.35}px, ${y * 0.35 + up}px) rotate(10deg) scale(1.3)` },
    end,
  ];
}

/** A way on the screen as the board has it, which may be turned to the player (`--turn`). */
function unturned(card: Element, x: number, y: number): [number, number] {
  const turn = (parseFloat(getComputedStyle(card).getPropertyValue("--turn")) || 0) * (Math.PI / 180);
  return [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
}

/** Above everything else while it moves. */
function lifted(card: HTMLElement, animation: Animation): Animation {
  card.style.zIndex = "9";
  const rest = (): void => void (card.style.zIndex = "");
  animation.finished.then(rest, rest);
  return animation;
}
