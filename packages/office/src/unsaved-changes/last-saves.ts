/** What saves itself while it is edited, and what names it among its kind. */
type Document = readonly [kind: "page" | "tour" | "design", ...names: (string | number)[]];

const running = new Map<string, Promise<unknown>>();
const keyOf = (document: Document) => document.join("/");

/** Remembers the save of a document whose screen was left, until it is over, well or not. */
export function followLastSave(document: Document, save: Promise<unknown>): void {
  const key = keyOf(document);
  const over = save
    .catch(() => {})
    .finally(() => {
      if (running.get(key) === over) running.delete(key);
    });
  running.set(key, over);
}

/** Waits for such a save: what is read before it would look like somebody else's afterwards. */
export async function awaitLastSave(document: Document): Promise<void> {
  await running.get(keyOf(document));
}

/** Waits for every save that is still on its way from a screen that was left. */
export async function awaitLastSaves(): Promise<void> {
  await Promise.all(running.values());
}
