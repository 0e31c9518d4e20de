import type { RecordPayment, ValidationMap } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Change } from "../change-status.ts";
import { readSums } from "../ledger/request-sums.ts";
import { payments } from "../payment.table.ts";
import { findRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { recordableOf } from "./outside-money.ts";
import { paymentTexts } from "./payment.texts.ts";
import { takeMoney } from "./take-money.ts";

interface Context {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

interface Recorder extends Pick<Change, "actor"> {
  userId: string;
}

/**
 * Writes down what a guest paid past the shop, and answers whether it was not before; the seats are
 * sold by it as by any payment. 409 with
 * the request's status where nothing is to be paid, with another body under the key, and where a late
 * payment finds no seats; 422 for a sum that is too small or too large, and for a day to come.
 */
export async function recordPayment(
  { db, jobs, now }: Context,
  wanted: RecordPayment,
  by: Recorder,
): Promise<boolean> {
  const { id: requestId, key, amount } = wanted;
  return db.transaction(async (tx) => {
    await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
    if (await isRecorded(tx, wanted)) return false;
    const { request, tour } = await findRequest(tx, eq(requests.id, requestId));
    if (wanted.paid_on > readToday(tour.timeZone, now))
      throw invalid({ paid_on: [paymentTexts.notYet] });
    const { status, currency, organizerId, salesModel } = request;
    const limits = recordableOf(request, await readSums(tx, requestId));
    if (!limits) throw new Refusal("conflict", paymentTexts.nothingToPay, { data: { status } });
    const shown = (sum: number) => formatMoney({ amount: sum, currency });
    if (amount < limits.min) throw invalid({ amount: [paymentTexts.tooLittle(shown(limits.min))] });
    if (amount > limits.max) throw invalid({ amount: [paymentTexts.tooMuch(shown(limits.max))] });
    const [payment] = await tx
      .insert(payments)
      .values({
        requestId,
        kind: status === 3 ? "payment" : amount === limits.max ? "full" : "prepayment",
        method: "outside",
        status: 2,
        amount,
        currency,
        provider: "outside",
        shopOrganizerId: salesModel === 1 ? null : organizerId,
        providerPaymentId: key,
        returnUrl: "",
        expiresAt: sql`now()`,
        paidAt: sql`now()`,
        paidOn: wanted.paid_on,
        proof: wanted.proof,
        recordedBy: by.userId,
      })
      .returning();
    const verdict = await takeMoney({ db: tx, jobs, now, by }, { request, payment: payment! });
    // Nothing of it is kept then: the money is still in the organiser's hands.
    if (verdict === "goes back")
      throw new Refusal("conflict", paymentTexts.lateNoSeats, { data: { status } });
    return true;
  });
}

/** Whether this very payment was written down before. */
async function isRecorded(tx: Database, { id, key, amount }: RecordPayment): Promise<boolean> {
  const isKey = and(eq(payments.provider, "outside"), eq(payments.providerPaymentId, key));
  const [known] = await tx.select().from(payments).where(isKey);
  if (!known) return false;
  if (known.requestId === id && known.amount === amount) return true;
  throw new Refusal("conflict", paymentTexts.otherPayment);
}

const invalid = (validation: ValidationMap) =>
  new Refusal("unprocessable", messages.badRequest, { validation });
