import { phoneSchema } from "@tour/api";
import type { Handlers } from "@tour/api";
import type { sellingCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { acceptTerms } from "../booking/acceptance/accept-terms.ts";
import { adjustRequest } from "./adjust-request.ts";
import { findPresent } from "../booking/find-present.ts";
import { listLastRequests } from "../booking/list-requests.ts";
import { isOfGuest } from "../booking/listing/is-of-guest.ts";
import { isOwnRequest } from "../booking/own-request.ts";
import { readOffer } from "../booking/read-offer.ts";
import {
  findRequest,
  toGuestRequest,
  toMadeRequest,
  toSellerRequest,
} from "../booking/read-request.ts";
import { requests } from "../booking/request.table.ts";
import { findQuestion } from "../help-requests/inbox/find-question.ts";
import { sellRequest } from "./sell-request.ts";

/** What whoever sells does for a guest: a request by phone, and another price of one. */
export const sellingHandlers: Handlers<typeof sellingCalls, RequestContext> = {
  sellingOffer: async ({ query }, { db, env, now }) => {
    const data = await readOffer(db, query.tour_id, {
      organizerIds: [query.organizer_id],
      documents: {},
      now: now(),
      env,
      salesModel: 4,
    });
    return { data };
  },

  findGuest: async ({ query }, context) => {
    const { organizer_id: organizerId, email } = query;
    // Half a phone is nobody's.
    const phone = v.safeParse(phoneSchema, query.phone);
    const isSame = isOfGuest({ organizerId, email, phone: phone.success ? phone.output : "" });
    return { data: isSame ? await listLastRequests(context, isSame) : [] };
  },

  sellRequest: async ({ query, body }, context) => {
    const { db, env, jobs, now } = context;
    const { organizer_id: organizerId } = query;
    const { help_request_id: questionId } = body;
    if (questionId !== undefined) {
      const question = await findQuestion(questionId, context);
      if (question.organizerId !== organizerId) throw notFound();
    }
    const { id: userId, isStaff } = accountOf(context);
    const actor = isStaff ? "staff" : "organizer";
    const made = await sellRequest({ db, env, jobs, now: now() }, body, {
      organizerId,
      actor,
      userId,
    });
    return { data: toMadeRequest(made) };
  },

  acceptTerms: async ({ body }, context) => {
    const { db, now } = context;
    const isWanted = eq(requests.uuid, body.uuid);
    const { request } = await findPresent(context, isWanted);
    await acceptTerms({ db, now: now() }, request.id, body.consents);
    return { data: await toGuestRequest(context, await findRequest(db, isWanted)) };
  },

  adjustRequest: async ({ body }, context) => {
    const { db, jobs } = context;
    const isWanted = isOwnRequest(body.id, context);
    await findPresent(context, isWanted);
    await adjustRequest({ db, jobs }, body, accountOf(context).id);
    return { data: await toSellerRequest(context, await findRequest(db, isWanted)) };
  },
};
