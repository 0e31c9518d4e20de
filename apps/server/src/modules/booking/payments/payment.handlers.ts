import type { Handlers } from "@tour/api";
import type { paymentCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { organizersFor } from "../../../http/rights/organizers-for.ts";
import { doRecorded } from "../../activity/record-activity.ts";
import { findTenant } from "../../sites/find-tenant.ts";
import { keepRates, readRates } from "../exchange/exchange-rates.ts";
import { findPresent } from "../find-present.ts";
import { isOwnRequest } from "../own-request.ts";
import { findRequest, toSellerRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { attachReceipt } from "./attach-receipt.ts";
import { listPayouts } from "../payouts/list-payouts.ts";
import { readStatement } from "../payouts/read-statement.ts";
import { recordPayout } from "../payouts/record-payout.ts";
import { createPayment } from "./create-payment.ts";
import { keepSettings, readSettings } from "./payment-settings.ts";
import { readTestPayment } from "../test-payments/read-test-payment.ts";
import { startTestPayment } from "../test-payments/start-test-payment.ts";
import { recorderOf } from "./outside-money.ts";
import { paymentTexts } from "./payment.texts.ts";
import { recordPayment } from "./record-payment.ts";
import { recordRefund } from "./record-refund.ts";
import { readTroubles } from "./read-troubles.ts";
import { settleTrouble } from "./settle-trouble.ts";
import { readReturnUrl } from "./return-url.ts";

/** Payments of requests, and the shops that take them. */
export const paymentHandlers: Handlers<typeof paymentCalls, RequestContext> = {
  createPayment: async ({ body }, context) => {
    const { uuid, kind, method, return_url: asked } = body;
    // A host that is nobody's is no place to come back to.
    await findTenant(context, undefined);
    const { request } = await findPresent(context, eq(requests.uuid, uuid));
    const returnUrl = readReturnUrl(asked, uuid, context);
    const wanted = { requestId: request.id, kind, method, returnUrl };
    return { data: await createPayment(context.services, wanted) };
  },

  getPaymentSettings: async ({ query }, { db }) => ({
    data: await readSettings(db, query.organizer_id),
  }),

  updatePaymentSettings: async ({ query: { organizer_id: organizerId }, body }, context) => {
    const { env } = context;
    const data = await doRecorded(
      context,
      (tx) => keepSettings({ db: tx, env }, organizerId, body),
      () => ({ organizerId, kind: "payment_settings_changed" }),
    );
    return { data };
  },

  getTestPayment: async ({ query }, { db, env }) => ({
    data: await readTestPayment({ db, env }, query.organizer_id),
  }),

  startTestPayment: async ({ query }, context) => ({
    data: await startTestPayment(context.services, {
      organizerId: query.organizer_id,
      email: accountOf(context).email,
    }),
  }),

  getExchangeRates: async ({ query }, { db }) => ({
    data: await readRates(db, query.organizer_id),
  }),

  updateExchangeRates: async ({ query, body }, { db }) => ({
    data: await keepRates(db, query.organizer_id, body),
  }),

  recordPayment: async ({ body }, context) => {
    const { organizerId, ...by } = await requireRecorder(context, body.id);
    const { jobs, now } = context;
    await doRecorded(
      context,
      (tx) => recordPayment({ db: tx, jobs, now: now() }, body, by),
      (isNew) => (isNew ? { organizerId, kind: "payment_recorded", subjectId: body.id } : null),
    );
    return readForSeller(context, body.id);
  },

  recordRefund: async ({ body }, context) => {
    const { userId, organizerId } = await requireRecorder(context, body.id);
    await doRecorded(
      context,
      (tx) => recordRefund({ ...context, db: tx }, body, userId),
      () => ({ organizerId, kind: "refund_recorded", subjectId: body.id }),
    );
    return readForSeller(context, body.id);
  },

  attachReceipt: async ({ body }, context) => {
    await requireRecorder(context, body.id);
    await attachReceipt(context, body);
    return readForSeller(context, body.id);
  },

  listPayouts: async (_, { db }) => ({ data: await listPayouts(db) }),

  getPayoutStatement: async ({ query }, { db }) => ({
    data: await readStatement(db, query.organizer_id),
  }),

  recordPayout: async ({ body }, context) => {
    const { db, now } = context;
    await recordPayout({ db, now: now() }, body, accountOf(context).id);
    return { data: await readStatement(db, body.organizer_id) };
  },

  listPaymentTroubles: async (_, { db }) => ({ data: await readTroubles(db) }),

  settlePaymentTrouble: async ({ body }, context) => {
    const { db } = context;
    await settleTrouble(db, body, accountOf(context).id);
    return { data: await readTroubles(db) };
  },
};

/** On the marketplace staff write down what was paid past the shop, elsewhere the organiser; else 403. */
async function requireRecorder(context: RequestContext, id: number) {
  const { request } = await findPresent(context, isOwnRequest(id, context));
  const { organizerId } = request;
  const account = accountOf(context);
  const { id: userId, isStaff } = account;
  const actor = recorderOf(request);
  const isTheirs = organizersFor(account, "manager").includes(organizerId);
  if (actor === "staff" ? isStaff : isTheirs) return { actor, userId, organizerId } as const;
  throw new Refusal("forbidden", paymentTexts.recorder[actor]);
}

async function readForSeller(context: RequestContext, id: number) {
  const found = await findRequest(context.db, eq(requests.id, id));
  return { data: await toSellerRequest(context, found) };
}
