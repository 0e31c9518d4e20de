import { ApiError } from "@tour/api";
import type { MarketOrganizer, Review } from "@tour/api";
import pageCss from "virtual:styles:./organizer-page.tsx";
import { PageMovedError, PageNotFoundError } from "../../../page/page-errors.ts";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { describeList, toGraph } from "../card/describe-list.ts";
import { findFirstOpening, toFoundView } from "../card/tour-view.ts";
import type { TourView } from "../card/tour-view.ts";
import { plural } from "../format/format.ts";
import { brandCss } from "../frame/brand-css.ts";
import type { MarketContext } from "../frame/market-context.ts";
import { askMarket, makeMarketFrame } from "../frame/market-frame.ts";
import type { MarketFrameView } from "../frame/market-frame.ts";
import { noSearch, toAddress } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";
import { describeOrganizer } from "./describe-organizer.ts";

const pageSize = 12;
const shownReviews = 6;

/** A review of one of the organiser's tours. */
export type OrganizerReview = Review & { tour: { id: number; title: string; slug: string } };

/** An organiser whom staff show on the marketplace. */
export interface OrganizerPageView extends MarketFrameView {
  published: MarketOrganizer;
  name: string;
  tours: readonly TourView[];
  toursCount: number;
  page: number;
  pages: number;
  /** The newest. */
  reviews: readonly OrganizerReview[];
  /** How many there are in all. */
  reviewsCount: number;
  /** `yyyy-MM-dd` of the page's day. */
  today: string;
}

export async function loadOrganizer(
  context: MarketContext,
  slug: string,
): Promise<OrganizerPageView> {
  const { page } = context.search;
  const { id, published, path, name } = await readOrganizer(context, slug);
  const today = context.services.today();
  const wanted = toQuery({ ...noSearch, sort: "soonest", page }, pageSize);
  const { expand: _, ...query } = { ...wanted, organizer_id: id };
  const [found, reviews] = await Promise.all([
    askMarket(context, (client, options) => client.tours({ query }, options)),
    askReviews(context, id),
  ]);
  const { items_count: toursCount, pages } = found.pagination;
  const address = toAddress(path, { page });
  if (page > pages) throw new PageNotFoundError(address);
  const tours = found.data.map((tour) => toFoundView(tour, today));
  const { site } = published;
  const frame = await makeMarketFrame(context, {
    title: name,
    path: address,
    isIndexable: true,
    isComplete: reviews !== null,
    description: texts.organizerPage.description(name, plural(toursCount, texts.counts.tours)),
    structuredData: toGraph(
      describeOrganizer(published, new URL(path, context.services.env.siteOrigin).href),
      describeList(name, tours),
    ),
    css: [brandCss([site]), pageCss],
  });
  return {
    ...frame,
    opening: findFirstOpening(tours),
    published,
    name,
    tours,
    toursCount,
    page,
    pages,
    reviews: reviews?.data ?? [],
    reviewsCount: reviews?.pagination.items_count ?? 0,
    today,
  };
}

/** The organiser of an address, at their present name. Throws 404, or where that is. */
export async function readOrganizer(context: MarketContext, slug: string, rest = "") {
  const id = Number(/-([1-9]\d{0,8})$/.exec(slug)?.[1]);
  if (!id) throw new PageNotFoundError(`/organizers/${slug}`);
  const published = await findOrganizer(context, id, slug);
  const path = `/organizers/${published.slug}${rest}`;
  // Their site has another name now; who is who is said by the number.
  if (published.slug !== slug) throw new PageMovedError(path);
  return { id, published, path, name: published.organizer.name || published.site.name };
}

async function findOrganizer(context: MarketContext, id: number, slug: string) {
  try {
    const query = { id };
    return (
      await askMarket(context, (client, options) => client.marketOrganizer({ query }, options))
    ).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      throw new PageNotFoundError(`/organizers/${slug}`);
    }
    throw error;
  }
}

/** The page goes on without reviews that can't be read. */
async function askReviews(context: MarketContext, id: number) {
  const query = { id, limit: shownReviews };
  try {
    return await askMarket(context, (client, options) =>
      client.organizerReviews({ query }, options),
    );
  } catch (error) {
    context.services.log.error({ error }, "reviews could not be read; the page goes on without");
    return null;
  }
}
