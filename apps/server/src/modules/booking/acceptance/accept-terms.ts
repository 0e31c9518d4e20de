import type { NewRequest } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { bookingTexts } from "../booking.texts.ts";
import { keptOf, readSums } from "../ledger/request-sums.ts";
import { readConsents } from "../read-consents.ts";
import { requestConsents, requestOptions, requests } from "../request.table.ts";
import { otherStatus } from "../transition-guards.ts";
import { readTerms } from "./read-terms.ts";

/**
 * The guest of a request that was made for them agrees to the documents of the organiser's site as they
 * are now: they are kept with their versions, and what was paid before concludes the contract. 409 where
 * nothing is to be agreed to or a document is newer, 400 where one is missing, 503 while the site lacks
 * one.
 */
export async function acceptTerms(
  { db, now }: { db: Database; now: Date },
  requestId: number,
  consents: NewRequest["consents"],
): Promise<void> {
  await db.transaction(async (tx) => {
    const isWanted = eq(requests.id, requestId);
    const [request] = await tx.select().from(requests).where(isWanted).for("update");
    if (!request?.isToAccept || request.status > 3)
      throw otherStatus(request?.status ?? 0, bookingTexts.nothingToAccept);
    const terms = await readTerms(tx, request.organizerId);
    if (!terms) throw new Refusal("unavailable", bookingTexts.notOpen);
    const party = await tx
      .select()
      .from(requestOptions)
      .where(eq(requestOptions.requestId, requestId));
    const { documents, manifestId } = terms;
    const accepted = readConsents(consents, { documents, party });
    await tx
      .insert(requestConsents)
      .values(accepted.map((one) => ({ ...one, requestId, acceptedAt: now })));
    const isPaid = request.status === 3 && keptOf(await readSums(tx, requestId)) > 0;
    await tx
      .update(requests)
      .set({ isToAccept: false, manifestId, ...(isPaid && { contractState: 1 as const }) })
      .where(isWanted);
  });
}
