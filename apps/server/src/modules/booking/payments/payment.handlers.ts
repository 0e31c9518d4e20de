import type { Handlers } from "@tour/api";
import type { paymentCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { findTenant } from "../../sites/find-tenant.ts";
import { findPresent } from "../find-present.ts";
import { requests } from "../request.table.ts";
import { createPayment } from "./create-payment.ts";
import { keepSettings, readSettings } from "./payment-settings.ts";
import { readPayouts } from "./read-payouts.ts";
import { readTroubles } from "./read-troubles.ts";
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

  updatePaymentSettings: async ({ query, body }, { db, env }) => ({
    data: await keepSettings({ db, env }, query.organizer_id, body),
  }),

  listPayouts: async (_, { db }) => ({ data: await readPayouts(db) }),

  listPaymentTroubles: async (_, { db }) => ({ data: await readTroubles(db) }),
};
