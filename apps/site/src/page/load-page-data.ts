import type { Block, PageType, Review, SiteMetadata, TourCard } from "@tour/api";
import { findTour } from "@tour/api/queries";
import type { PageData } from "@tour/blocks/render";
import { emptyMetadata } from "../place/empty-metadata.ts";
import type { Services } from "../server/services.ts";
import { callPatience } from "../server/site-client.ts";
import type { SiteClient } from "../server/site-client.ts";
import { PageMovedError } from "./page-errors.ts";

export interface LoadedPage {
  blocks: Block[];
  data: PageData;
  /** False when something was left empty because a call failed. */
  isComplete: boolean;
}

interface LoadOptions {
  services: Services;
  host: string;
  metadata: SiteMetadata | null;
  type: PageType;
  /** The tour of a tour page. */
  slug?: string;
}

/**
 * Asks for everything that a page of blocks shows. Without the page or its tour there is no page;
 * organiser and list of tours stay empty when they can't be read. Specification, section 8.
 */
export async function loadPageData(options: LoadOptions): Promise<LoadedPage> {
  const { services, host, metadata, type, slug } = options;
  const client = services.clientOf(host);
  const signal = AbortSignal.timeout(callPatience);
  const failures: string[] = [];
  const orEmpty = async <T>(what: string, asked: Promise<T>, empty: T): Promise<T> =>
    asked.catch((error: unknown) => {
      services.log.error({ error, host }, `${what} could not be read; the page goes on without`);
      failures.push(what);
      return empty;
    });
  const asked = client.customPage({ query: { type } }, { signal });
  const [page, reviews, tour, organizer, tours] = await Promise.all([
    asked,
    asked.then(({ data }) =>
      showsReviews(data.blocks) && metadata
        ? orEmpty("reviews", listReviews(client, metadata.organizer_id, signal), [])
        : [],
    ),
    slug ? loadTour(client, slug, signal) : null,
    orEmpty(
      "organizer data",
      client.customSiteOrgData({}, { signal }).then(({ data }) => data),
      null,
    ),
    orEmpty("tours", listTours(client, signal), []),
  ]);
  const site = metadata ?? emptyMetadata(host);
  return {
    blocks: page.data.blocks,
    data: { type, site, organizer, tours, tour, reviews, today: services.today() },
    isComplete: metadata !== null && failures.length === 0,
  };
}

/** Only a page may follow a tour to its new address, and says so to the browser. */
async function loadTour(client: SiteClient, slug: string, signal: AbortSignal) {
  const found = await findTour(client, slug, { allowRedirect: true, signal });
  if ("redirect" in found) throw new PageMovedError(`/${found.redirect.slug}`);
  return found.tour;
}

/** More tours than this no block shows. */
const maxPages = 5;

async function listTours(client: SiteClient, signal: AbortSignal): Promise<TourCard[]> {
  const first = await client.toursCrm({ query: { page: 1 } }, { signal });
  const last = Math.min(first.pagination.pages, maxPages);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, last - 1) }, (_, index) =>
      client.toursCrm({ query: { page: index + 2 } }, { signal }),
    ),
  );
  return [first, ...rest].flatMap(({ data }) => data);
}

/** Specification, section 3 (block types). */
const reviewsBlock = 17;
/** The most that the call answers at once, and that a block shows. */
const reviewsAsked = 50;

const showsReviews = (blocks: readonly Block[]) =>
  blocks.some(({ type, is_hidden }) => type === reviewsBlock && !is_hidden);

/** The latest reviews of the organiser's tours, each with the title of its tour. */
async function listReviews(client: SiteClient, id: number, signal: AbortSignal): Promise<Review[]> {
  const { data } = await client.organizerReviews(
    { query: { id, limit: reviewsAsked } },
    { signal },
  );
  return data.map(({ tour, ...review }) => ({ ...review, tour_title: tour.title }));
}
