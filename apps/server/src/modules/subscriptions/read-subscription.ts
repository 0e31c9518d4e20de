import type { Subscription } from "@tour/api";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { hideAddress } from "../booking/mailings/hide-address.ts";
import { urlOf } from "../sites/site-metadata.ts";
import { sites } from "../sites/site.table.ts";
import { tours } from "../tours/tour.table.ts";
import { oldestAsked } from "./ask-again.ts";
import { subscriptions } from "./subscription.table.ts";
import { subscriptionTexts } from "./subscription.texts.ts";

/** What a mailbox is told of, by its token. Throws 404 once that is ended, or its link has grown old. */
export async function readSubscription(
  { db, env, now }: Pick<RequestContext, "db" | "env" | "now">,
  token: string,
): Promise<Subscription> {
  const [found] = await db
    .select({
      row: subscriptions,
      tour: { title: tours.title, slug: tours.slug },
      site: { name: sites.name, customDomain: sites.customDomain },
    })
    .from(subscriptions)
    .leftJoin(tours, eq(tours.id, subscriptions.tourId))
    .leftJoin(sites, eq(sites.organizerId, tours.organizerId))
    .where(eq(subscriptions.token, token));
  if (!found) throw notFound(subscriptionTexts.none);
  const { row, tour, site } = found;
  const isConfirmed = row.confirmedAt !== null;
  if (!isConfirmed && row.askedAt <= oldestAsked(now())) throw notFound(subscriptionTexts.none);
  return {
    kind: row.kind,
    title: tour?.title ?? row.title,
    url: tour && site ? `${urlOf(site, env)}/${tour.slug}` : `${env.siteOrigin}${row.path}`,
    address: hideAddress(row.email),
    is_confirmed: isConfirmed,
    until: row.search?.dates_to ?? null,
  };
}
