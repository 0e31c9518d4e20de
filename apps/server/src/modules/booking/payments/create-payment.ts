import { methodLimits } from "@tour/api";
import type { NewPayment, OpenPayment } from "@tour/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Services } from "../../../platform/services.ts";
import { isExpired } from "../is-expired.ts";
import { readSums } from "../ledger/request-sums.ts";
import { payments } from "../payment.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import type { Shop } from "../providers/payment-provider.ts";
import { findShop } from "../providers/shops.ts";
import { requests } from "../request.table.ts";
import { amountDue } from "./amount-due.ts";
import { beginPayment } from "./begin-payment.ts";
import { extendHold, providerMinutes } from "./hold-for-payment.ts";
import { paymentTexts } from "./payment.texts.ts";
import { watchPayment } from "./poll-payment.job.ts";

type RequestRow = typeof requests.$inferSelect;

interface Wanted extends Pick<NewPayment, "kind" | "method"> {
  requestId: number;
  /** An address of the site where the payer began. */
  returnUrl: string;
}

/**
 * Begins a payment of a request, or answers the one of that kind that is open. 409 with the
 * request's status where there is nothing to pay; 503 when the provider does not answer.
 */
export async function createPayment(
  services: Pick<Services, "db" | "env" | "jobs" | "now" | "log">,
  wanted: Wanted,
): Promise<OpenPayment> {
  const { db, jobs, env } = services;
  const payment = await db.transaction(async (tx) => {
    const request = await lockOpenRequest(tx, wanted.requestId);
    if (request.isToAccept) throw conflict(request, paymentTexts.acceptFirst);
    const shop = await findShop({ db: tx, env }, request);
    const { noShop, noMarketShop } = paymentTexts;
    if (!shop) throw conflict(request, request.salesModel === 1 ? noMarketShop : noShop);
    return openPayment({ db: tx, jobs }, { request, shop, wanted });
  });
  return toOpenPayment(await beginPayment(services, payment));
}

/** The request, unless its hold has ended since it was read. */
async function lockOpenRequest(tx: Database, id: number): Promise<RequestRow> {
  const [found] = await tx
    .select({ request: requests, isOver: isExpired() })
    .from(requests)
    .where(eq(requests.id, id))
    .for("update");
  if (!found) throw new Error(`There is no request ${id}`);
  if (found.isOver) throw conflict({ status: 7 });
  return found.request;
}

const conflict = ({ status }: { status: number }, message: string = paymentTexts.nothingToPay) =>
  new Refusal("conflict", message, { data: { status } });

interface Opening {
  request: RequestRow;
  shop: Shop;
  wanted: Wanted;
}

/** The open payment of the kind, if it is still for what is due; else a new one. */
async function openPayment(
  queue: { db: Database; jobs: JobQueue },
  { request, shop, wanted: { kind, method, returnUrl } }: Opening,
): Promise<PaymentRow> {
  const { db: tx } = queue;
  const { id: requestId, currency } = request;
  const due = amountDue(request, await readSums(tx, requestId), kind);
  if (due === 0) throw conflict(request);
  const amount = Math.min(due, methodLimits[method]);
  const open = await findOpen(tx, requestId, kind);
  const isSame = open?.payment.amount === amount && open.payment.method === method;
  if (open && !open.isOver && isSame) return open.payment;
  // What comes for it even so is settled as it comes: late, or going back.
  if (open) await tx.update(payments).set({ status: 3 }).where(eq(payments.id, open.payment.id));
  await extendHold(tx, requestId);
  const [made] = await tx
    .insert(payments)
    .values({
      requestId,
      kind,
      method,
      amount,
      currency,
      provider: shop.provider,
      shopOrganizerId: shop.organizerId,
      shopId: shop.shopId,
      returnUrl,
      expiresAt: sql`least(now() + make_interval(mins => ${providerMinutes}),
        (select held_until from requests where id = ${requestId}))`,
    })
    .returning();
  if (!made) throw new Error("No payment was made");
  await watchPayment(queue, made.id);
  return made;
}

async function findOpen(tx: Database, requestId: number, kind: PaymentRow["kind"]) {
  const isOpen = and(
    eq(payments.requestId, requestId),
    eq(payments.kind, kind),
    eq(payments.status, 1),
  );
  const isOver = sql<boolean>`${payments.expiresAt} <= now()`;
  const [open] = await tx.select({ payment: payments, isOver }).from(payments).where(isOpen);
  return open;
}

const toOpenPayment = (payment: PaymentRow): OpenPayment => ({
  id: payment.id,
  status: payment.status,
  amount: { amount: payment.amount, currency: payment.currency },
  confirmation: { kind: payment.confirmationKind ?? "redirect", url: payment.confirmationUrl },
  expires_at: payment.expiresAt.toISOString(),
});
