import { readToday } from "@tour/dates";
import type { Money } from "@tour/api";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Services } from "../../platform/services.ts";
import { readFoundTours } from "../search/found-tours.ts";
import { sites } from "../sites/site.table.ts";
import { tours } from "../tours/tour.table.ts";
import { tourNewsEmail } from "./emails/tour-news.email.ts";
import { writeEmail } from "./emails/write-email.ts";
import { keepTold } from "./keep-told.ts";
import { subscriptions } from "./subscription.table.ts";
import type { SubscriptionRow } from "./subscription.table.ts";
import { homeZone } from "./tell-of-search.ts";
import { findTourNews, learn } from "./tour-news.ts";
import type { KnownOfTour } from "./tour-news.ts";

/** Has a mailbox written to about new dates and a lower price of its tour; nothing where there are none. */
export async function tellOfTour(services: Services, row: SubscriptionRow): Promise<void> {
  const { db, now } = services;
  const organizerId = await findSeller(services, row);
  if (organizerId === undefined) return;
  const [card] = await readFoundTours(services, [row.tourId!]);
  if (!card) return;
  const known = readKnown(row);
  const news = findTourNews(known, card);
  const today = readToday(homeZone, now());
  const learned = toColumns(learn(known, card, today));
  if (!news.price && news.dates.length === 0) {
    // A first price, or one in another currency, is what the next one is measured by.
    if (learned.knownPrice !== row.knownPrice || learned.knownCurrency !== row.knownCurrency) {
      await db.update(subscriptions).set(learned).where(eq(subscriptions.id, row.id));
    }
    return;
  }
  const { title, site, slug } = card;
  const tourUrl = `${site.url}/${slug}`;
  const email = await writeEmail(services, row, organizerId, (correspondence) =>
    tourNewsEmail({ title, tourUrl, news, today }, correspondence),
  );
  await keepTold(services, row, { learned, tourIds: [row.tourId!], email });
}

/** Whose the tour is; undefined while visitors do not see it. */
async function findSeller({ db }: Services, { tourId }: SubscriptionRow) {
  const published = db
    .select({ id: sites.organizerId })
    .from(sites)
    .where(isNotNull(sites.currentManifestId));
  const [tour] = await db
    .select({ organizerId: tours.organizerId })
    .from(tours)
    .where(
      and(eq(tours.id, tourId!), eq(tours.isListed, true), inArray(tours.organizerId, published)),
    );
  return tour?.organizerId;
}

function readKnown({ knownPrice, knownCurrency, knownDates }: SubscriptionRow): KnownOfTour {
  const hasPrice = knownPrice !== null && knownCurrency !== null;
  const price: Money | null = hasPrice ? { amount: knownPrice, currency: knownCurrency } : null;
  return { price, dates: knownDates };
}

const toColumns = ({ price, dates }: KnownOfTour) => ({
  knownPrice: price?.amount ?? null,
  knownCurrency: price?.currency ?? null,
  knownDates: [...dates],
});
