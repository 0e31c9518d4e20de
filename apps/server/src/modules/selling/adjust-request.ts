import type { AdjustRequest, ValidationMap } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { messages } from "../../http/errors/messages.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { bookingTexts } from "../booking/booking.texts.ts";
import { enqueueRequestEmails } from "../booking/emails/enqueue-request-emails.ts";
import { isExpired } from "../booking/is-expired.ts";
import { readSums, restOf } from "../booking/ledger/request-sums.ts";
import { requests } from "../booking/request.table.ts";
import { otherStatus } from "../booking/transition-guards.ts";
import { requestAdjustments } from "../booking/adjustments/adjustment.table.ts";
import { adjustmentTexts as texts } from "./adjustment.texts.ts";
import {
  isAdjustable,
  maxDiscount,
  quoteAdjustment,
} from "../booking/adjustments/quote-adjustment.ts";

interface Context {
  db: Database;
  jobs: JobQueue;
}

/**
 * Gives a discount or adds a line, with what follows for total and prepayment, in one transaction; the
 * guest is written to. 409 with the request's status where its price is settled, and with another body
 * under the key; 422 for a discount of more than is still to be paid.
 */
export async function adjustRequest(
  { db, jobs }: Context,
  wanted: AdjustRequest,
  userId: string,
): Promise<void> {
  const { id: requestId, key: clientKey, reason } = wanted;
  const amount = wanted.kind === "discount" ? -wanted.amount : wanted.amount;
  await db.transaction(async (tx) => {
    // Whoever changes the price next waits, and so does a payment.
    const [found] = await tx
      .select({ request: requests, isOver: isExpired() })
      .from(requests)
      .where(eq(requests.id, requestId))
      .for("update");
    if (!found) throw notFound(bookingTexts.noRequest);
    if (await isKnown(tx, { requestId, clientKey, amount, reason })) return;
    const { request, isOver } = found;
    if (isOver) throw otherStatus(7);
    if (!isAdjustable(request)) throw otherStatus(request.status, texts.settled);
    const sums = await readSums(tx, requestId);
    const shown = (sum: number) => formatMoney({ amount: sum, currency: request.currency });
    const max = maxDiscount(request, sums);
    if (-amount > max) throw invalid(max === 0 ? texts.noDiscount : texts.tooMuch(shown(max)));
    const { total, prepayment } = quoteAdjustment(request, sums, amount);
    const [made] = await tx
      .insert(requestAdjustments)
      .values({ requestId, clientKey, amount, reason, userId })
      .returning({ id: requestAdjustments.id });
    await tx
      .update(requests)
      .set({ totalAmount: total, prepaymentAmount: prepayment })
      .where(eq(requests.id, requestId));
    const rest = restOf({ ...request, totalAmount: total }, sums);
    await enqueueRequestEmails(
      { db: tx, jobs },
      {
        requestId,
        kind: "price changed",
        facts: { difference: amount, words: reason, rest },
        occasion: `adjustment ${made!.id}`,
      },
    );
  });
}

type Line = Pick<
  typeof requestAdjustments.$inferSelect,
  "requestId" | "clientKey" | "amount" | "reason"
>;

/** Whether this very line was made before; 409 for another under its key. */
async function isKnown(tx: Database, { requestId, clientKey, ...line }: Line): Promise<boolean> {
  const isKey = and(
    eq(requestAdjustments.requestId, requestId),
    eq(requestAdjustments.clientKey, clientKey),
  );
  const [known] = await tx.select().from(requestAdjustments).where(isKey);
  if (!known) return false;
  if (known.amount === line.amount && known.reason === line.reason) return true;
  throw new Refusal("conflict", texts.otherLine);
}

const invalid = (problem: string) => {
  const validation: ValidationMap = { amount: [problem] };
  return new Refusal("unprocessable", messages.badRequest, { validation });
};
