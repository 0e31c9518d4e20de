import { randomUUID } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { ledgerPostings, ledgerTransactions } from "../../modules/booking/ledger/ledger.table.ts";
import { earningPostings, paymentPostings } from "../../modules/booking/ledger/postings.ts";
import { accountName, openAccounts } from "../../modules/booking/ledger/post-transaction.ts";
import type { LedgerTransaction } from "../../modules/booking/ledger/post-transaction.ts";
import { payments } from "../../modules/booking/payment.table.ts";
import { prepaymentOf } from "../../modules/booking/quote-cancellation.ts";
import type { TourRow } from "../../modules/tours/tour.table.ts";
import { insertRows } from "../insert-rows.ts";
import { reserveIds } from "../reserve-ids.ts";
import type { MadeRequest } from "./made-request.ts";

interface Seller {
  organizerId: number;
  tour: TourRow;
}

/** Writes down what was paid for requests by transfer, and what its organiser has earned of it. */
export async function writePayments(
  tx: Database,
  made: readonly MadeRequest[],
  seller: Seller,
): Promise<void> {
  const { organizerId, tour } = seller;
  const paid = made.filter(({ status }) => status === 3 || status === 4);
  const ids = await reserveIds(tx, "payments", paid.length);
  const known = paid.map((one, index) => ({
    ...one,
    paymentId: ids[index]!,
    amount: sumOf(one, tour),
  }));
  await insertRows(
    tx,
    payments,
    known.map(({ id: requestId, paymentId: id, amount, askedOn, at }) => ({
      ...{ id, requestId, amount, currency: tour.currency },
      ...{ kind: "full" as const, method: "outside" as const, provider: "outside" as const },
      ...{ status: 2 as const, shopOrganizerId: organizerId, returnUrl: "", confirmationUrl: "" },
      ...{ idempotencyKey: randomUUID(), providerPaymentId: randomUUID() },
      ...{ expiresAt: at.paid, paidAt: at.paid, createdAt: at.paid },
      ...{ paidOn: askedOn, proof: "Перевод на счёт" },
    })),
  );
  await postAll(
    tx,
    known.flatMap((one) => transactionsOf(one, seller)),
  );
}

/** Who has travelled paid all of it; of the others every third one has. */
const sumOf = ({ id, status, total }: MadeRequest, { prepaymentPercent }: TourRow) =>
  status === 4 || id % 3 === 0 ? total : prepaymentOf(total, Math.max(1, prepaymentPercent));

function transactionsOf(
  one: MadeRequest & { paymentId: number; amount: number },
  { organizerId, tour }: Seller,
): LedgerTransaction[] {
  const { id: requestId, paymentId, amount, status, at } = one;
  const of = { requestId, currency: tour.currency };
  const shop = { provider: "outside", organizerId };
  const payment = {
    ...{ ...of, key: `payment:${paymentId}`, at: at.paid },
    postings: paymentPostings(requestId, shop, amount),
  };
  if (status !== 4) return [payment];
  const earning = { requestId, organizerId, commissionPoints: 0 };
  const postings = earningPostings(earning, amount).filter((posting) => posting.amount !== 0);
  return [payment, { ...of, key: `earning:${requestId}`, at: at.over, postings }];
}

/** Posts many transactions in one currency that nobody else can be posting, in few statements. */
async function postAll(tx: Database, transactions: readonly LedgerTransaction[]): Promise<void> {
  const ids = await reserveIds(tx, "ledger_transactions", transactions.length);
  await insertRows(
    tx,
    ledgerTransactions,
    transactions.map(({ key, requestId, at }, index) => ({
      ...{ id: ids[index]!, key, requestId, createdAt: at! },
    })),
  );
  const postings = transactions.flatMap(({ currency, postings: own }, index) =>
    own.map(({ account, amount }) => ({
      ...{ transactionId: ids[index]!, account, amount },
      name: accountName(account, currency),
    })),
  );
  if (postings.length === 0) return;
  const accounts = postings.map(({ account }) => account);
  const accountIds = await openAccounts(tx, accounts, transactions[0]!.currency);
  const postingIds = await reserveIds(tx, "ledger_postings", postings.length);
  await insertRows(
    tx,
    ledgerPostings,
    postings.map(({ transactionId, name, amount }, index) => ({
      ...{ id: postingIds[index]!, transactionId, accountId: accountIds.get(name)!, amount },
    })),
  );
}
