import type { PageType } from "@tour/api";

const running = new Map<string, Promise<unknown>>();
const keyOf = (organizerId: number, type: PageType) => `${organizerId}/${type}`;

/** Remembers the save of a page that was left, until it is over, well or not. */
export function followLastSave(organizerId: number, type: PageType, save: Promise<unknown>): void {
  const key = keyOf(organizerId, type);
  const over = save
    .catch(() => {})
    .finally(() => {
      if (running.get(key) === over) running.delete(key);
    });
  running.set(key, over);
}

/** Waits for such a save: a draft read before it would look like somebody else's afterwards. */
export async function awaitLastSave(organizerId: number, type: PageType): Promise<void> {
  await running.get(keyOf(organizerId, type));
}

/** Waits for every save that is still on its way from a page that was left. */
export async function awaitLastSaves(): Promise<void> {
  await Promise.all(running.values());
}
