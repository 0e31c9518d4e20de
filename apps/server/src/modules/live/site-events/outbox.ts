import type { SiteEvent } from "@tour/api";

export type Outbox = ReturnType<typeof createOutbox>;

/** What one reader is still to be sent: of what happened twice only the last, so that slow ones hold little. */
export function createOutbox() {
  const waiting = new Map<string, SiteEvent>();
  let bell = Promise.withResolvers<void>();
  let isOver = false;
  return {
    put(event: SiteEvent): void {
      waiting.set(keyOf(event), event);
      bell.resolve();
    },
    /** Nothing more will come. */
    end(): void {
      isOver = true;
      bell.resolve();
    },
    /** The next events, none after so many ms without one; null at the end. */
    async take(ms: number): Promise<SiteEvent[] | null> {
      const timer = setTimeout(bell.resolve, ms);
      await bell.promise;
      clearTimeout(timer);
      if (isOver) return null;
      bell = Promise.withResolvers<void>();
      const events = [...waiting.values()];
      waiting.clear();
      return events;
    },
  };
}

/** Of those with the same key one says as much as all. */
function keyOf(event: SiteEvent): string {
  if (event.what === "site") return event.what;
  return `${event.what} ${event.what === "part" ? event.part : event.type}`;
}
