import { and, eq, sql } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { badRequest, notFound, Refusal } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import type { Services } from "../../../platform/services.ts";
import { expireHolds } from "../expire-holds.ts";
import { payments } from "../payment.table.ts";
import { createSandbox, sandboxPath } from "../providers/sandbox-provider.ts";
import { sandboxPayments } from "../providers/sandbox.table.ts";
import { requests } from "../request.table.ts";
import { noticePath } from "./notice.routes.ts";
import { drawSandboxPage, sandboxActions, sandboxPolicy } from "./sandbox-page.ts";
import type { SandboxAction } from "./sandbox-page.ts";
import { sandboxTexts } from "./sandbox.texts.ts";

const maxBytes = 4 * 1024;

/**
 * The sandbox's own page, in demo mode alone; elsewhere it is not there. It keeps how the payer ended
 * it, tells by a notice as a provider does, and leads back to where they began.
 */
export function registerSandbox(app: Hono<AppEnv>, services: Services): void {
  const requireDemo = () => {
    if (!services.env.isDemo) throw notFound();
  };
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Refusal("too_large", messages.tooLarge);
    },
  });
  app.get(sandboxPath, async (c) => {
    requireDemo();
    const shown = await findShown(services, c.req.query("payment") ?? "");
    return c.html(drawSandboxPage(shown), 200, {
      "cache-control": "no-store",
      "content-security-policy": sandboxPolicy,
      // Browsers send a form's origin by it: without, its own form would seem a stranger's.
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
  });
  app.post(sandboxPath, limit, async (c) => {
    requireDemo();
    const { id, action } = await readForm(c);
    const { returnUrl } = await findShown(services, id);
    c.header("cache-control", "no-store");
    if (action === "late" || action === "expire") await endHold(services, id);
    // Whoever let the time pass is still at the bank.
    if (action === "expire") return c.redirect(`${sandboxPath}?payment=${id}`, 303);
    const isChanged = action !== "leave" && (await endPayment(services, id, action));
    if (isChanged) await sendNotice(app, services, id);
    return c.redirect(returnUrl, 303);
  });
}

async function readForm(c: Context): Promise<{ id: string; action: SandboxAction }> {
  const { payment: id, action } = await c.req.parseBody();
  const known = sandboxActions.find((one) => one === action);
  if (typeof id !== "string" || !known) throw badRequest({ action: [messages.invalid] });
  return { id, action: known };
}

async function findShown({ db }: Services, id: string) {
  const payment = await createSandbox(db).findPayment(id);
  if (!payment) throw notFound(sandboxTexts.noPayment);
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, payment.id));
  return { payment, description: row!.description, returnUrl: row!.returnUrl };
}

/** Answers whether it was waiting for its payer until now. */
async function endPayment({ db }: Services, id: string, action: SandboxAction): Promise<boolean> {
  const ended = await db
    .update(sandboxPayments)
    .set({ status: action === "decline" ? "canceled" : "succeeded" })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, "pending")))
    .returning({ id: sandboxPayments.id });
  return ended.length > 0;
}

/** As if the time to pay had passed before the money came: the hold ends, and its seats go back. */
async function endHold({ db, jobs }: Services, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: requests.id, departureId: requests.departureId })
      .from(requests)
      .innerJoin(payments, eq(payments.requestId, requests.id))
      .innerJoin(sandboxPayments, eq(sandboxPayments.orderId, payments.id))
      .where(
        and(
          eq(sandboxPayments.id, id),
          eq(sandboxPayments.status, "pending"),
          eq(requests.status, 2),
        ),
      )
      .for("update", { of: requests });
    if (!held) return;
    await tx
      .update(requests)
      .set({ heldUntil: sql`now()` })
      .where(eq(requests.id, held.id));
    await expireHolds({ db: tx, jobs }, held.departureId, held.id);
  });
}

/** The way by which a provider tells, and no shorter one. */
async function sendNotice(app: Hono<AppEnv>, { db, log }: Services, id: string): Promise<void> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  const event = `payment.${row?.status}`;
  const order = row?.orderId ?? null;
  const metadata = order !== null && { metadata: { payment_id: String(order) } };
  const notice = { event, object: { id, ...metadata } };
  const answer = await app.request(`${noticePath}/sandbox`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(notice),
  });
  if (!answer.ok) log.warn({ status: answer.status }, "a notice of the sandbox was not taken");
}
