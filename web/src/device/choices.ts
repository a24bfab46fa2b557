/** What was last chosen for a new table of each game, kept in the browser: the rules, and who plays. */

export interface Chosen<Player> {
  options: Record<string, unknown>;
  players: Player[];
  /** Whether moves may be taken back, where one person plays with bots. */
  takeback?: boolean;
}

const place = (game: string): string => `parlour.new.${game}`;

export function lastChosen<Player>(game: string): Chosen<Player> | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(game)) ?? "null") as Chosen<Player> | null;
    return found && Array.isArray(found.players) && found.players.length > 0 && typeof found.options === "object" ? found : null;
  } catch {
    return null;
  }
}

export function keepChosen<Player>(game: string, chosen: Chosen<Player>): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(chosen));
  } catch {
    // Without storage a new table starts from the defaults.
  }
}
