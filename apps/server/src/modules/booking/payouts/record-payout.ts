import type { RecordPayout } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { payoutPostings } from "../ledger/postings.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { listPayouts } from "./list-payouts.ts";
import { payouts } from "./payout.table.ts";
import { payoutTexts } from "./payout.texts.ts";

/** Where the bank's days begin and end. */
const bankTimeZone = "Europe/Moscow";

interface Context {
  db: Database;
  now: Date;
}

/**
 * Writes down what the bank has paid to an organiser, and posts it. One organiser's are recorded one
 * after the other, so that two at once never pay more than is owed. 409 for more than that, and where
 * another payout has the key; 422 for a day to come.
 */
export async function recordPayout(
  { db, now }: Context,
  wanted: RecordPayout,
  recordedBy: string,
): Promise<void> {
  const { key, organizer_id: organizerId, amount, currency, paid_on: paidOn, document } = wanted;
  if (paidOn > readToday(bankTimeZone, now)) {
    throw new Refusal("unprocessable", messages.badRequest, {
      validation: { paid_on: [payoutTexts.notYet] },
    });
  }
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: organizers.id })
      .from(organizers)
      .where(eq(organizers.id, organizerId))
      .for("no key update");
    if (!locked) throw notFound();
    if (await isRecorded(tx, wanted)) return;
    await requireOwed(tx, wanted);
    const [made] = await tx
      .insert(payouts)
      .values({ organizerId, key, amount, currency, paidOn, document, recordedBy })
      .returning();
    const postings = payoutPostings(organizerId, amount);
    await postTransaction(tx, { key: `payout:${made!.id}`, requestId: null, currency, postings });
  });
}

async function isRecorded(tx: Database, wanted: RecordPayout): Promise<boolean> {
  const [known] = await tx.select().from(payouts).where(eq(payouts.key, wanted.key));
  if (!known) return false;
  const isSame =
    known.organizerId === wanted.organizer_id &&
    known.amount === wanted.amount &&
    known.currency === wanted.currency &&
    known.paidOn === wanted.paid_on &&
    known.document === wanted.document;
  if (!isSame) throw new Refusal("conflict", payoutTexts.otherPayout);
  return true;
}

async function requireOwed(
  tx: Database,
  { organizer_id: organizerId, amount, currency }: RecordPayout,
): Promise<void> {
  const balances = await listPayouts(tx, organizerId);
  const owed = balances.find((one) => one.owed.currency === currency)?.owed;
  if (owed && amount <= owed.amount) return;
  const words =
    owed && owed.amount > 0 ? payoutTexts.tooMuch(formatMoney(owed)) : payoutTexts.nothingOwed;
  throw new Refusal("conflict", words, { validation: { amount: [words] } });
}
