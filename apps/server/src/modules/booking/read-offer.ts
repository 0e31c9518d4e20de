import type { BookingOffer, DocumentType } from "@tour/api";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import type { Organizers } from "../sites/published-organizers.ts";
import { documentPaths } from "../sites/site-content.ts";
import type { PublishedDocuments } from "../sites/site-content.ts";
import { comingDepartures, readDepartures } from "../tours/coming-departures.ts";
import { tours } from "../tours/tour.table.ts";
import { bookingTexts } from "./booking.texts.ts";
import { listShownWords } from "./consent-words.ts";
import { readRate } from "./exchange/exchange-rates.ts";
import { departuresInRoubles } from "./exchange/in-roubles.ts";
import { isForSale } from "./find-offer.ts";
import { hoursToPay, hoursToPayAtOnce } from "./first-status.ts";
import { readMarketSale } from "./market/read-market-sale.ts";
import { findShop } from "./providers/shops.ts";
import type { ServerEnv } from "../../platform/env/env.ts";

interface OfferContext {
  organizerIds: Organizers;
  documents: PublishedDocuments;
  now: Date;
  env: ServerEnv;
  /** Of the request for which the tour was made, where that is so. */
  individualUuid?: string | undefined;
  /** Where it is sold: 1 on the marketplace, 2 on the organiser's own site, 4 by phone. */
  salesModel: 1 | 2 | 4;
}

/** What a listed tour of these organisers is booked on; 404 for any other. */
export async function readOffer(
  db: Database,
  tourId: number,
  { organizerIds, documents, now, env, salesModel, individualUuid }: OfferContext,
): Promise<BookingOffer> {
  const [found] = await db
    .select({ tour: tours, coming: comingDepartures(now) })
    .from(tours)
    .where(
      and(
        eq(tours.id, tourId),
        isForSale(individualUuid),
        inArray(tours.organizerId, organizerIds),
      ),
    );
  if (!found) throw notFound(bookingTexts.noTour);
  const { tour, coming } = found;
  const rate = await readRate(db, tour);
  const currency = rate ? "RUB" : tour.currency;
  const shop = await findShop({ db, env }, { ...tour, salesModel, currency });
  const isInstant = tour.isInstantConfirmation && shop !== null;
  return {
    tour: {
      id: tour.id,
      title: tour.title,
      slug: tour.slug,
      time_zone: tour.timeZone,
      min_age: tour.minAge,
    },
    currency,
    ...(rate && { rate }),
    individual_uuid: individualUuid ?? null,
    is_instant: isInstant,
    hours_to_confirm: tour.hoursToConfirm,
    hours_to_pay: isInstant ? hoursToPayAtOnce : hoursToPay,
    prepayment_percent: tour.prepaymentPercent,
    rest_due_days: tour.restDueDays,
    cancellation_rules: tour.content.cancellation_rules,
    options: tour.content.price_options.map(({ kind = "person", ...option }) => ({
      ...option,
      kind,
    })),
    departures: departuresInRoubles(readDepartures(coming, tour.id, tour.currency), rate).map(
      ({ tour_id: _, capacity: __, prices, ...departure }) => ({
        ...departure,
        prices: prices.map(({ option_id, price }) => ({ option_id, price })),
      }),
    ),
    documents: listDocuments(documents),
    ...(salesModel === 1 && {
      agent: await readMarketSale(db, tour, { documents, env, takesPayments: shop !== null }),
    }),
    words: listShownWords(),
  };
}

const consents = [
  { kind: "agreement", type: "agreement" },
  { kind: "personal_data", type: "policy" },
] as const satisfies { kind: string; type: DocumentType }[];

/** What a site shows that is agreed to. */
export const listDocuments = (documents: PublishedDocuments): BookingOffer["documents"] =>
  consents.flatMap(({ kind, type }) => {
    const document = documents[type];
    if (!document) return [];
    const { title, version } = document;
    return [{ kind, title, version, path: documentPaths[type] }];
  });
