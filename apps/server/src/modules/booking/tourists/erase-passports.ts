import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { passportReadings, tourists } from "../tourist.table.ts";
import { touristTexts } from "./tourist.texts.ts";

interface Erasing {
  requestId: number;
  /** Of the one whose number goes; everybody's without it. */
  touristId?: number | undefined;
  userId: string;
}

/**
 * Erases numbers of a request's documents and records each that was there, both or neither; 404 for
 * another request's tourist. In every status: who asks for it need not wait for the trip's end.
 */
export async function erasePassports(
  db: Database,
  { requestId, touristId, userId }: Erasing,
): Promise<void> {
  const isMeant = and(
    eq(tourists.requestId, requestId),
    touristId === undefined ? undefined : eq(tourists.id, touristId),
  );
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ id: tourists.id }).from(tourists).where(isMeant).limit(1);
    if (!found && touristId !== undefined) throw notFound(touristTexts.noTourist);
    const erased = await tx
      .update(tourists)
      .set({ passport: null, passportMask: "", updatedAt: sql`now()` })
      .where(and(isMeant, isNotNull(tourists.passport)))
      .returning({ touristId: tourists.id });
    if (erased.length === 0) return;
    const record = { action: "erased" as const, userId };
    await tx.insert(passportReadings).values(erased.map((one) => ({ ...one, ...record })));
  });
}
