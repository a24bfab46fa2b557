/** The one live region: what a screen reader says when something happens at the table. */

const said = $state({ lines: [] as { id: number; text: string }[] });
let next = 0;

export const lines = (): { id: number; text: string }[] => said.lines;

export function announce(text: string): void {
  if (!text) return;
  said.lines = [...said.lines.slice(-5), { id: next++, text }];
}
