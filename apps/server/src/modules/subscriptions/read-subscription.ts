import type { OwnSubscription, Subscription } from "@tour/api";
import { and, desc, eq, gt, isNotNull, or } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { hideAddress } from "../booking/mailings/hide-address.ts";
import { urlOf } from "../sites/site-metadata.ts";
import { sites } from "../sites/site.table.ts";
import { tours } from "../tours/tour.table.ts";
import { oldestAsked } from "./ask-again.ts";
import { subscriptions } from "./subscription.table.ts";
import { subscriptionTexts } from "./subscription.texts.ts";

type Context = Pick<RequestContext, "db" | "env" | "now">;

/** What a mailbox is told of, by its token. Throws 404 once that is ended, or its link has grown old. */
export async function readSubscription(context: Context, token: string): Promise<Subscription> {
  const [found] = await selectShown(context, eq(subscriptions.token, token));
  if (!found) throw notFound(subscriptionTexts.none);
  const { id: _, ...subscription } = toSubscription(found, context);
  return subscription;
}

/** All that the mailbox of a token is told of, the newest first; throws 404 as above. */
export async function listSubscriptions(
  context: Context,
  token: string,
): Promise<OwnSubscription[]> {
  const emailKey = await findMailbox(context, token);
  if (emailKey === null) throw notFound(subscriptionTexts.none);
  const found = await selectShown(context, eq(subscriptions.emailKey, emailKey));
  return found.map((row) => toSubscription(row, context));
}

/** The mailbox that a token was sent to: whoever has it reads that mailbox. Null where it has grown old. */
export async function findMailbox(
  { db, now }: Pick<Context, "db" | "now">,
  token: string,
): Promise<string | null> {
  const [found] = await db
    .select({ emailKey: subscriptions.emailKey })
    .from(subscriptions)
    .where(and(eq(subscriptions.token, token), isShown(now())));
  return found?.emailKey ?? null;
}

/** Confirmed, or still to be confirmed by its link. */
export const isShown = (now: Date) =>
  or(isNotNull(subscriptions.confirmedAt), gt(subscriptions.askedAt, oldestAsked(now)));

const selectShown = ({ db, now }: Context, which: SQL) =>
  db
    .select({
      row: subscriptions,
      tour: { title: tours.title, slug: tours.slug },
      site: { name: sites.name, customDomain: sites.customDomain },
    })
    .from(subscriptions)
    .leftJoin(tours, eq(tours.id, subscriptions.tourId))
    .leftJoin(sites, eq(sites.organizerId, tours.organizerId))
    .where(and(which, isShown(now())))
    .orderBy(desc(subscriptions.id));

function toSubscription(
  { row, tour, site }: Awaited<ReturnType<typeof selectShown>>[number],
  { env }: Context,
): OwnSubscription {
  return {
    id: row.id,
    kind: row.kind,
    title: tour?.title ?? row.title,
    url: tour && site ? `${urlOf(site, env)}/${tour.slug}` : `${env.siteOrigin}${row.path}`,
    address: hideAddress(row.email),
    is_confirmed: row.confirmedAt !== null,
    until: row.search?.dates_to ?? null,
  };
}
