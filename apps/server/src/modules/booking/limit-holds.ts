import { and, count, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { bookingTexts } from "./booking.texts.ts";
import { requests } from "./request.table.ts";

/** Unpaid holds of one departure that one phone or e-mail may have. */
const maxHolds = 2;

/**
 * Nobody keeps a departure from others by many unpaid requests. The departure's row is locked by
 * then, so that requests of one phone or e-mail that come at once are counted one after another.
 */
export async function limitHolds(tx: Database, made: typeof requests.$inferSelect): Promise<void> {
  const isSamePerson = or(
    eq(requests.contactPhone, made.contactPhone),
    eq(sql`lower(${requests.contactEmail})`, made.contactEmail.toLowerCase()),
  );
  const [others] = await tx
    .select({ count: count() })
    .from(requests)
    .where(
      and(
        eq(requests.departureId, made.departureId),
        ne(requests.id, made.id),
        inArray(requests.status, [1, 2]),
        gt(requests.heldUntil, sql`now()`),
        isSamePerson,
      ),
    );
  if ((others?.count ?? 0) >= maxHolds)
    throw new Refusal("too_many_requests", bookingTexts.tooManyHolds);
}
