import { siteEventSchema } from "@tour/api";
import * as v from "valibot";
import { memoizeWeak } from "../../../cache/memoize-weak.ts";
import type { Notices } from "../../../db/notices.ts";
import type { Outbox } from "./outbox.ts";

/** So many screens of one person are told by one process; one more, and the oldest has to ask. */
const maxScreens = 8;

const noticeSchema = v.intersect([v.object({ organizer_id: v.number() }), siteEventSchema]);

/** An open screen: whose, and of which organiser's site. */
interface Reader {
  organizerId: number;
  userId: string;
  outbox: Outbox;
}

/** Whom this process tells of what happens to sites; what it hears is read once for all of them. */
class SiteReaders {
  readonly #notices: Notices;
  readonly #readers = new Set<Reader>();
  #listening: Promise<unknown> | undefined;

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  /** From now on the reader's outbox gets whatever happens; false where nothing can be heard. */
  async join(reader: Reader): Promise<boolean> {
    const own = [...this.#readers].filter(({ userId }) => userId === reader.userId);
    if (own.length >= maxScreens) this.#dismiss(own[0]!);
    this.#readers.add(reader);
    const listening = (this.#listening ??= this.#listen());
    if ((await listening) && this.#readers.has(reader)) return true;
    this.leave(reader);
    return false;
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  async #listen(): Promise<unknown> {
    const stop = await this.#notices.listen({
      hear: (payload) => this.#tell(payload),
      lose: () => this.#lose(),
    });
    if (!stop) this.#listening = undefined;
    return stop;
  }

  #tell(payload: string): void {
    const { success, output } = v.safeParse(noticeSchema, JSON.parse(payload));
    // Of a newer server, whose screens ask.
    if (!success) return;
    const { organizer_id: organizerId, ...event } = output;
    for (const reader of this.#readers) {
      if (reader.organizerId === organizerId) reader.outbox.put(event);
    }
  }

  #lose(): void {
    this.#listening = undefined;
    for (const reader of this.#readers) this.#dismiss(reader);
  }

  #dismiss(reader: Reader): void {
    this.leave(reader);
    reader.outbox.end();
  }
}

export const siteReadersOf = memoizeWeak((notices: Notices) => new SiteReaders(notices));
