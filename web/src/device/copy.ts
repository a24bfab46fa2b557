/** Copies text to the clipboard; false where the page may not. Pages without https have no clipboard, but may copy a selection. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedSelection(text);
  }
}

function copiedSelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body; // outside an open dialog nothing can be selected
  const focused = document.activeElement as HTMLElement | null;
  open.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}
