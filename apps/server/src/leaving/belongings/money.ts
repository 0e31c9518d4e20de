import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { requestAdjustments } from "../../modules/booking/adjustments/adjustment.table.ts";
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
  requestSums,
} from "../../modules/booking/ledger/ledger.table.ts";
import {
  paymentDifferences,
  payments,
  receipts,
  refunds,
} from "../../modules/booking/payment.table.ts";
import { settledTroubles } from "../../modules/booking/payments/settled-trouble.table.ts";
import { unknownNotices } from "../../modules/booking/payments/unknown-notice.table.ts";
import { payouts } from "../../modules/booking/payouts/payout.table.ts";
import { sandboxPayments, sandboxRefunds } from "../../modules/booking/providers/sandbox.table.ts";
import { refundDecisions } from "../../modules/booking/refund-decisions/refund-decision.table.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { pastShops, paymentSettings } from "../../modules/booking/shop.table.ts";
import { testPayments } from "../../modules/booking/test-payments/test-payment.table.ts";
import { exported, isAmong, isAny, isOrganizer, unexported } from "./belonging.ts";
import type { Belonging } from "./belonging.ts";
import { theRequests } from "./requests.ts";

export const thePayments = exported(
  payments,
  isAmong(payments.requestId, theRequests, requests.id),
  "Платежи",
  ["idempotency_key", "confirmation_url", "return_url"],
);
export const theRefunds = exported(
  refunds,
  isAmong(refunds.requestId, theRequests, requests.id),
  "Возвраты",
  ["idempotency_key", "last_error"],
);
export const theReceipts = exported(
  receipts,
  isAmong(receipts.paymentId, thePayments, payments.id),
  "Чеки окончательного расчёта",
  ["idempotency_key", "last_error"],
);
export const theTestPayments = exported(
  testPayments,
  isOrganizer(testPayments.organizerId),
  "Проверочные платежи",
  ["payment_key", "refund_key", "confirmation_url"],
);
const thePayouts = exported(payouts, isOrganizer(payouts.organizerId), "Выплаты площадки", ["key"]);
/** A payout's transaction is for many requests: its key alone leads to it. */
const isPayouts: Belonging["isTheirs"] = (organizerId) => sql`${ledgerTransactions.key} in (
  select 'payout:' || ${payouts.id} from ${payouts} where ${thePayouts.isTheirs(organizerId)})`;
const transactions = exported(
  ledgerTransactions,
  isAny(isAmong(ledgerTransactions.requestId, theRequests, requests.id), isPayouts),
  "Учёт денег: события",
);
const ledger = exported(
  ledgerAccounts,
  isAny(
    isAmong(ledgerAccounts.requestId, theRequests, requests.id),
    isOrganizer(ledgerAccounts.organizerId),
  ),
  "Учёт денег: счета",
);
const differences = unexported(
  paymentDifferences,
  isAny(
    isOrganizer(paymentDifferences.shopOrganizerId),
    isAmong(paymentDifferences.paymentId, thePayments, payments.id),
  ),
  "what our staff look into",
);
const notices = unexported(
  unknownNotices,
  isAmong(unknownNotices.paymentNumber, thePayments, payments.id),
  "unproven words of a provider, for our staff",
);
const ofSandbox = unexported(
  sandboxPayments,
  isAny(
    isAmong(sql`${sandboxPayments.id}::text`, thePayments, payments.providerPaymentId),
    isAmong(sql`${sandboxPayments.id}::text`, theTestPayments, testPayments.providerPaymentId),
  ),
  "what a demo's provider knows of payments, which are there",
);

const troubles: [kinds: string, belonging: Belonging, id: PgColumn][] = [
  ["'refund', 'returned'", theRefunds, refunds.id],
  ["'receipt'", theReceipts, receipts.id],
  ["'notice'", notices, unknownNotices.id],
  ["'difference'", differences, paymentDifferences.id],
];

/** Money of an organiser's requests, and between them and the marketplace. */
export const ofMoney: readonly Belonging[] = [
  exported(
    paymentSettings,
    isOrganizer(paymentSettings.organizerId),
    "Магазин у ЮKassa, без ключа",
    ["secret"],
  ),
  exported(pastShops, isOrganizer(pastShops.organizerId), "Прежние магазины у ЮKassa, без ключей", [
    "secret",
  ]),
  thePayments,
  theRefunds,
  theReceipts,
  theTestPayments,
  exported(
    requestAdjustments,
    isAmong(requestAdjustments.requestId, theRequests, requests.id),
    "Скидки и доплаты",
    ["client_key"],
  ),
  exported(
    refundDecisions,
    isAmong(refundDecisions.requestId, theRequests, requests.id),
    "Возвраты, которые решают вдвоём",
  ),
  thePayouts,
  ledger,
  transactions,
  exported(
    ledgerPostings,
    isAmong(ledgerPostings.transactionId, transactions, ledgerTransactions.id),
    "Учёт денег: проводки, в копейках",
  ),
  exported(
    requestSums,
    isAmong(requestSums.requestId, theRequests, requests.id),
    "Заявки: оплачено, возвращено, заработано",
  ),
  differences,
  notices,
  unexported(
    settledTroubles,
    isAny(
      ...troubles.map(
        ([kinds, belonging, id]): Belonging["isTheirs"] =>
          (organizerId) =>
            sql`(${settledTroubles.kind} in (${sql.raw(kinds)}) and ${isAmong(
              settledTroubles.troubleId,
              belonging,
              id,
            )(organizerId)})`,
      ),
    ),
    "notes of our staff",
  ),
  ofSandbox,
  unexported(
    sandboxRefunds,
    isAmong(sandboxRefunds.paymentId, ofSandbox, sandboxPayments.id),
    "what a demo's provider knows of refunds, which are there",
  ),
];
