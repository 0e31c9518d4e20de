import type { MarketOrganizer, ReviewSort } from "@tour/api";
import pageCss from "virtual:styles:./reviews-page.tsx";
import { PageNotFoundError } from "../../../../page/page-errors.ts";
import { marketTexts } from "../../../../texts/market.ru.ts";
import { plural } from "../../format/format.ts";
import type { MarketContext } from "../../frame/market-context.ts";
import { askMarket, makeMarketFrame } from "../../frame/market-frame.ts";
import type { MarketFrameView } from "../../frame/market-frame.ts";
import { readOrganizer } from "../load-organizer.ts";
import type { OrganizerReview } from "../load-organizer.ts";
import { readOrder, reviewOrders, reviewsPath } from "./reviews-path.ts";

const texts = marketTexts.organizerPage;
const pageSize = 20;

/** A page of all that guests wrote about an organiser's tours. */
export interface ReviewsView extends MarketFrameView {
  published: MarketOrganizer;
  name: string;
  sort: ReviewSort;
  reviews: readonly OrganizerReview[];
  reviewsCount: number;
  page: number;
  pages: number;
  /** `yyyy-MM-dd` of the page's day. */
  today: string;
}

/** `/organizers/{slug}/reviews`, and the same in another order. */
export async function loadReviews(
  context: MarketContext,
  slug: string,
  order = "",
): Promise<ReviewsView> {
  const { page } = context.search;
  const sort = readOrder(order);
  if (!sort) throw new PageNotFoundError(`/organizers/${slug}/reviews/${order}`);
  const rest = `/reviews${order && `/${reviewOrders[sort]}`}`;
  const { id, published, name } = await readOrganizer(context, slug, rest);
  const query = { id, limit: pageSize, sort, page };
  const found = await askMarket(context, (client, options) =>
    client.organizerReviews({ query }, options),
  );
  const { items_count: reviewsCount, pages } = found.pagination;
  const path = reviewsPath(slug, sort, page);
  if (page > pages || reviewsCount === 0) throw new PageNotFoundError(path);
  const title = texts.reviewsOf(name);
  const frame = await makeMarketFrame(context, {
    title,
    path,
    // In another order the same stands there.
    isIndexable: sort === "default",
    isComplete: true,
    description: texts.reviewsDescription(name, plural(reviewsCount, marketTexts.counts.reviews)),
    css: [pageCss],
  });
  const today = context.services.today();
  return {
    ...frame,
    ...{ published, name, sort, page, pages, reviewsCount, today },
    reviews: found.data,
  };
}
