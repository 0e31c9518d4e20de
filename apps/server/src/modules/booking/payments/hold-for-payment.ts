import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requests } from "../request.table.ts";

/** For how long a payment waits for its payer, by the provider's own clock: an SBP code's hour. */
export const providerMinutes = 60;
/** A hold outlives the payment that was begun by so much, since notices take their time. */
const spareMinutes = 10;
const needed = sql`now() + make_interval(mins => ${providerMinutes + spareMinutes})`;

/** Holds the seats for as long as the provider's payment lives, and a little more: once a payment that comes. */
export async function extendHold(tx: Database, requestId: number): Promise<void> {
  await tx
    .update(requests)
    .set({ heldUntil: needed, isHoldExtended: true })
    .where(
      and(
        eq(requests.id, requestId),
        eq(requests.status, 2),
        eq(requests.isHoldExtended, false),
        lt(requests.heldUntil, needed),
      ),
    );
}

/** A part of the prepayment came: there is time to pay the next, whose beginning may extend it again. */
export async function holdForNext(tx: Database, requestId: number): Promise<void> {
  await tx
    .update(requests)
    .set({ heldUntil: sql`greatest(${requests.heldUntil}, ${needed})`, isHoldExtended: false })
    .where(and(eq(requests.id, requestId), eq(requests.status, 2)));
}
