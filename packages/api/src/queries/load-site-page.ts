import type { CallOptions, Client } from "../call.ts";
import type { TourContract } from "../contract/index.ts";
import type { Review, TourCard } from "../entities/tour.ts";
import { loadAllPages } from "./load-all-pages.ts";

/** More than these no block shows. */
const maxPagesOfTours = 5;
/** The most that the call answers at once, and that a block shows. */
const reviewsAsked = 50;

/** The tours that pages of a site show: of the client's own host, or of the site of this number. */
export const loadSiteTours = (
  client: Pick<Client<TourContract>, "toursCrm">,
  query: { site_id?: number },
  options?: CallOptions,
): Promise<TourCard[]> =>
  loadAllPages((page) => client.toursCrm({ query: { ...query, page } }, options), maxPagesOfTours);

/** An organiser's newest reviews as blocks show them: each with the title of its tour. */
export async function loadSiteReviews(
  client: Pick<Client<TourContract>, "organizerReviews">,
  organizerId: number,
  options?: CallOptions,
): Promise<Review[]> {
  const { data } = await client.organizerReviews(
    { query: { id: organizerId, limit: reviewsAsked } },
    options,
  );
  return data.map(({ tour, ...review }) => ({ ...review, tour_title: tour.title }));
}
