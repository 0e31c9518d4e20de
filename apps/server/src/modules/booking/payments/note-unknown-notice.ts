import { lte, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { ProviderName } from "../providers/payment-provider.ts";
import type { Notice } from "./read-notice.ts";
import { unknownNotices } from "./unknown-notice.table.ts";

/** The oldest make room: whoever floods us with notices fills no disk. */
const most = 1000;

/** Keeps a notice of what is nobody's here for staff; one that comes again is counted. */
export async function noteUnknownNotice(
  db: Database,
  provider: ProviderName,
  { event, object: { id: providerId, metadata } }: Notice,
): Promise<void> {
  const paymentNumber = metadata?.payment_id === undefined ? null : Number(metadata.payment_id);
  const { times } = unknownNotices;
  const [kept] = await db
    .insert(unknownNotices)
    .values({ provider, event, providerId, paymentNumber })
    .onConflictDoUpdate({
      target: [unknownNotices.provider, unknownNotices.providerId, unknownNotices.event],
      set: { times: sql`${times} + 1`, lastAt: sql`now()` },
    })
    .returning();
  await db.delete(unknownNotices).where(lte(unknownNotices.id, kept!.id - most));
}
