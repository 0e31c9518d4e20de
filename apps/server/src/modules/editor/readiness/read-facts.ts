import { isDeepStrictEqual } from "node:util";
import type { PageType } from "@tour/api";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { paymentSettings } from "../../booking/shop.table.ts";
import { testPayments } from "../../booking/test-payments/test-payment.table.ts";
import { keysIn } from "../../media/media-path.ts";
import { media } from "../../media/media.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { findOwnDomain } from "../../sites/domains/describe-domain.ts";
import { findSiteOf } from "../../sites/find-site.ts";
import type { Site } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import type { PublishedContent } from "../../sites/site-content.ts";
import { pages } from "../../sites/site.table.ts";
import { hasToursOnSale } from "../../tours/has-tours-on-sale.ts";
import { readDrafts } from "../drafts/read-drafts.ts";
import { readComingDepartures, readOfferedTours } from "./read-offer.ts";
import type { ReadinessFacts } from "./readiness-facts.ts";

/** What waits for so long has been forgotten, in ms. */
const staleAfter = 7 * 24 * 3600_000;

interface Read {
  facts: ReadinessFacts;
  /** What visitors see now. */
  published: PublishedContent | undefined;
}

/** Reads all that an organiser's readiness is judged by; 404 for an organiser that there is not. */
export async function readFacts(
  { db, env, now }: Pick<RequestContext, "db" | "env" | "now">,
  organizerId: number,
): Promise<Read> {
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, organizerId));
  if (!organizer) throw notFound();
  const site = await findSiteOf(db, organizerId);
  const content = site ? await readDrafts(db, site, organizer.name) : null;
  const published = site && (await readPublished(db, site))?.content;
  const tours = await readOfferedTours(db, organizerId);
  const payments = await readPayments(db, organizerId);
  const facts: ReadinessFacts = {
    ...{ organizer, content, tours },
    isPublished: published !== undefined,
    stalePages:
      site && content && published
        ? await listStalePages(db, site, { content, published, now: now() })
        : [],
    domain: site ? await readDomain(db, site) : null,
    isOnSale: await hasToursOnSale(db, organizerId, now()),
    departures: await readComingDepartures(db, organizerId, now()),
    // In a demo the sandbox takes the money of whoever has no shop.
    payments: { ...payments, isOpen: payments.hasShop || env.isDemo },
    pictures: await readPictures(db, organizerId, [
      content?.main,
      organizer.logo,
      tours.map(({ image }) => image),
    ]),
  };
  return { facts, published };
}

interface Contents {
  content: PublishedContent;
  published: PublishedContent;
  now: Date;
}

async function listStalePages(
  db: Database,
  site: Site,
  { content, published, now }: Contents,
): Promise<PageType[]> {
  const rows = await db
    .select({ type: pages.type, updatedAt: pages.updatedAt })
    .from(pages)
    .where(eq(pages.siteId, site.id));
  const isStale = (type: PageType) =>
    !isDeepStrictEqual(content[type], published[type]) &&
    rows.some((row) => row.type === type && now.getTime() - row.updatedAt.getTime() > staleAfter);
  return (["main", "tour"] as const).filter(isStale);
}

async function readDomain(db: Database, site: Site): Promise<ReadinessFacts["domain"]> {
  const own = await findOwnDomain(db, site);
  return own ? { state: own.state, isFailing: own.failingSince !== null } : null;
}

/** Statuses of a test payment that reached the shop: paid, given back, kept. */
const reached = [2, 3, 5] as const;

async function readPayments(db: Database, organizerId: number) {
  const [shop] = await db
    .select({ shopId: paymentSettings.shopId })
    .from(paymentSettings)
    .where(eq(paymentSettings.organizerId, organizerId));
  if (!shop) return { hasShop: false, isTried: false };
  const tries = and(
    eq(testPayments.organizerId, organizerId),
    eq(testPayments.shopId, shop.shopId),
    inArray(testPayments.status, reached),
  );
  return { hasShop: true, isTried: (await db.$count(testPayments, tries)) > 0 };
}

async function readPictures(db: Database, organizerId: number, shown: unknown) {
  const keys = keysIn(shown);
  if (keys.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ key: media.key, width: media.width, height: media.height })
    .from(media)
    .where(and(eq(media.organizerId, organizerId), inArray(media.key, keys)));
  return new Map(rows.map(({ key, ...size }) => [key, size]));
}
