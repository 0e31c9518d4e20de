import { maxFollowedTours } from "@tour/api";
import type { Handlers } from "@tour/api";
import type { subscriptionCalls } from "@tour/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { readFoundTours } from "../search/found-tours.ts";
import { requireShownTour } from "../tours/shown-tour.ts";
import { endSubscription } from "./end-subscription.ts";
import { followSearch } from "./follow-search.ts";
import { isShown, listSubscriptions, readSubscription } from "./read-subscription.ts";
import { limitSubscribing, subscribe } from "./subscribe.ts";
import { subscriptions } from "./subscription.table.ts";
import { subscriptionTexts as texts } from "./subscription.texts.ts";
import { knowAll } from "./tour-news.ts";

/** Emails about new tours of a search, and about new dates and a lower price of a tour. */
export const subscriptionHandlers: Handlers<typeof subscriptionCalls, RequestContext> = {
  subscribeToSearch: async ({ body: { email, search, title, path } }, context) => {
    await limitSubscribing(context);
    const knownTours = await followSearch(context.services, search);
    if (knownTours.length > maxFollowedTours) throw new Refusal("unprocessable", texts.tooWide);
    const ofSearch = { organizerId: null, tourTitle: null };
    await subscribe(context, email, {
      kind: "search",
      search,
      title,
      path,
      knownTours,
      ...ofSearch,
    });
    return { success: true };
  },

  subscribeToTour: async ({ body: { email, tour_id: tourId } }, context) => {
    const { organizerId, title: tourTitle } = await requireShownTour(context, tourId, undefined);
    await limitSubscribing(context);
    const [card] = await readFoundTours(context, [tourId]);
    const { price, dates } = knowAll(card ?? { price_from: null, departures: [] });
    const known = {
      knownPrice: price?.amount ?? null,
      knownCurrency: price?.currency ?? null,
      knownDates: [...dates],
    };
    await subscribe(context, email, { kind: "tour", tourId, ...known, organizerId, tourTitle });
    return { success: true };
  },

  readSubscription: async ({ query }, context) => ({
    data: await readSubscription(context, query.token),
  }),

  confirmSubscription: async ({ body: { token } }, context) => {
    const now = context.now();
    const { confirmedAt } = subscriptions;
    await context.db
      .update(subscriptions)
      .set({ confirmedAt: sql`coalesce(${confirmedAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(subscriptions.token, token), isShown(now)));
    return { data: await readSubscription(context, token) };
  },

  listSubscriptions: async ({ query }, context) => ({
    data: await listSubscriptions(context, query.token),
  }),

  endSubscription: async ({ body }, context) => ({
    success: true,
    token: await endSubscription(context, body),
  }),
};
