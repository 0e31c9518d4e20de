const texts =
  "input:not([type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true]";
const others = "select:not(:disabled), button:not(:disabled), summary";

/** Where the first field of an entry is filled in; its text, where there are buttons beside it. */
export function findFirstControl(entry: HTMLElement): HTMLElement | null {
  const field = entry.querySelector<HTMLElement>("[data-field]") ?? entry;
  return field.querySelector<HTMLElement>(texts) ?? field.querySelector<HTMLElement>(others);
}
