const running = new Map<number, Promise<unknown>>();

/** Remembers the save of a tour that was left, until it is over, well or not. */
export function followLastSave(tourId: number, save: Promise<unknown>): void {
  const over = save
    .catch(() => {})
    .finally(() => {
      if (running.get(tourId) === over) running.delete(tourId);
    });
  running.set(tourId, over);
}

/** Waits for such a save: a tour read before it would look changed by somebody else afterwards. */
export async function awaitLastSave(tourId: number): Promise<void> {
  await running.get(tourId);
}
