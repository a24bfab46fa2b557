/** Compares a record with the receipt that a device saved: what it saw, what it gave and what it sent, as `parlour verify --receipt` does. */

/** What does not fit, by its code; `at` is the number of an event or a draw, or how many events the device saw. */
export interface Misfit {
  code: "form" | "table" | "line" | "short" | "link" | "move";
  at: number;
}

interface Sent {
  id: string;
  type: string;
  seat: number | null;
  move?: string;
  of?: number;
  seq: number;
}

interface Receipt {
  format: string;
  table: string;
  device: string;
  head: string;
  lines: number;
  sent: Record<string, { open: string; link: string }>;
  log: string[];
  commands?: Sent[];
  alarm?: string;
}

interface Event {
  event: string;
  seq: number;
  seat?: number;
  hash: string;
  id?: string;
  device?: string;
  n?: number;
  links?: (string | null)[];
  move?: string;
  of?: number;
}

const FORMAT = "parlour-receipt/1";
/** The events that people cause. */
const CAUSED = ["move", "undo", "consent", "decline"];

/** The receipt in this text, or null if it is none. */
export function receiptOf(text: string): Receipt | null {
  try {
    const found = JSON.parse(text) as Receipt;
    const texts = [found.table, found.device, found.head].every((each) => typeof each === "string");
    const listed = Array.isArray(found.log) && (found.commands === undefined || Array.isArray(found.commands));
    return found.format === FORMAT && texts && listed && typeof found.lines === "number" && found.sent ? found : null;
  } catch {
    return null;
  }
}

/** What in a sound record is not as the device saw it, gave it or sent it; null if all is. */
export function misfit(receipt: Receipt, record: string): Misfit | null {
  const lines = record.split("\n").slice(0, -1).filter((line) => !line.startsWith('{"name":'));
  const seen = receipt.lines - 1;
  if ((JSON.parse(lines[0] ?? "{}") as { id?: string }).id !== receipt.table) return { code: "table", at: 0 };
  const other = receipt.log.findIndex((line, at) => at < lines.length && line !== lines[at]);
  if (other >= 0) return { code: "line", at: other };
  if (lines.length <= seen) return { code: "short", at: seen };
  if (lines[seen]?.slice(-66, -2) !== receipt.head) return { code: "line", at: seen };
  const events = lines.slice(1).map((line) => JSON.parse(line) as Event);
  for (const event of events) {
    const wrong = answered(receipt, event);
    if (wrong) return wrong;
  }
  return receipt.commands ? forged(receipt, receipt.commands, events.slice(0, seen)) : null;
}

/** An event of a draw is as the device answered it. */
function answered({ sent }: Receipt, { event, seq, n = 0, hash, links = [] }: Event): Misfit | null {
  const given = sent[n];
  if (!given) return null;
  if (event === "open" && given.open !== hash) return { code: "line", at: seq };
  const partly = event !== "outcome" && links.includes(null);
  return links.length === 0 || links.includes(given.link) || partly ? null : { code: "link", at: n };
}

/** A move in the device's name, or with the id of one of its commands, was sent so, and for that position. */
function forged({ device }: Receipt, commands: Sent[], events: Event[]): Misfit | null {
  const known = new Map(commands.map((each) => [each.id, each]));
  const seated = new Map<number, number>();
  let changed = 0;
  for (const event of events) {
    const { event: kind, seq, seat = -1, id = "" } = event;
    const moved = kind === "move";
    if (CAUSED.includes(kind) && (event.device === device || known.has(id))) {
      const sent = known.get(id);
      const same = moved ? sent?.type === "play" && sent.move === event.move : sent?.type === kind && sent.of === event.of;
      const stale = moved && (sent?.seq ?? 0) < Math.max(changed, seated.get(seat) ?? 0);
      if (!same || (sent?.seat ?? -1) !== seat || stale) return { code: "move", at: seq };
    }
    if (moved || kind === "undo" || kind === "outcome") changed = seq;
    else if (kind === "seat") seated.set(seat, seq);
  }
  return null;
}
