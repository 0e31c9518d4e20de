import type { Block, MarketplaceInfo, PageType, SiteMetadata } from "@tour/api";
import { findTour, loadAllPages, loadSiteReviews, loadSiteTours } from "@tour/api/queries";
import { anyNeeds } from "@tour/blocks/definitions";
import { listAnchors } from "@tour/blocks/render";
import type { PageData, ScheduledDeparture } from "@tour/blocks/render";
import { emptyMetadata } from "../services/empty-metadata.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import type { SiteClient } from "../services/site-client.ts";
import { PageMovedError } from "./page-errors.ts";

export interface LoadedPage {
  blocks: Block[];
  data: PageData;
  /** False when something was left empty because a call failed. */
  isComplete: boolean;
  isOnMarketplace?: boolean;
  /** Who the marketplace is, on its pages; null where that could not be read. */
  market?: MarketplaceInfo | null;
}

interface LoadOptions {
  services: Services;
  host: string;
  metadata: SiteMetadata | null;
  /** Of the host's data; null where it is not known. */
  revision: string | null;
  type: PageType;
  /** The tour of a tour page. */
  slug?: string;
  /** Of the request for which the tour of the page was made, instead of its slug. */
  individualUuid?: string;
}

/**
 * Asks for everything that a page of blocks shows. Without the page or its tour there is no page;
 * organiser and list of tours stay empty when they can't be read. Specification, section 8.
 */
export async function loadPageData(options: LoadOptions): Promise<LoadedPage> {
  const { services, host, metadata, revision, type, slug, individualUuid } = options;
  const client = services.clientOf(host);
  const signal = AbortSignal.timeout(callTimeout);
  const state = { host, revision, today: services.today() };
  const share = <T>(call: string, ask: (by: SiteClient) => Promise<T>) =>
    services.share(state, call, ask);
  const failures: string[] = [];
  const orEmpty = async <T>(what: string, asked: Promise<T>, empty: T): Promise<T> =>
    asked.catch((error: unknown) => {
      services.log.error({ error, host }, `${what} could not be read; the page goes on without`);
      failures.push(what);
      return empty;
    });
  const ask = (page: PageType) =>
    share(`page ${page}`, async (by) => {
      const { data } = await by.customPage({ query: { type: page } }, { signal });
      return data.blocks;
    });
  /** Links of a tour's page lead to the main page's blocks. */
  const asked = Promise.all([
    ask(type),
    type === "main" ? null : orEmpty("main page", ask("main"), null),
  ]);
  const [[blocks, mainBlocks], reviews, schedule, tour, organizer, tours] = await Promise.all([
    asked,
    asked.then(([own, main]) =>
      metadata && anyNeeds([...own, ...(main ?? [])], "reviews")
        ? orEmpty(
            "reviews",
            share("reviews", (by) => loadSiteReviews(by, metadata.organizer_id, { signal })),
            [],
          )
        : [],
    ),
    asked.then(([own, main]) =>
      anyNeeds([...own, ...(main ?? [])], "schedule")
        ? orEmpty(
            "schedule",
            share("schedule", (by) => listSchedule(by, signal)),
            [],
          )
        : [],
    ),
    loadSubject(client, { slug, individualUuid }, signal),
    orEmpty(
      "organizer data",
      share("organizer", async (by) => (await by.customSiteOrgData({}, { signal })).data),
      null,
    ),
    orEmpty(
      "tours",
      share("tours", (by) => loadSiteTours(by, {}, { signal })),
      [],
    ),
  ]);
  const site = metadata ?? emptyMetadata(host);
  const data = { type, site, organizer, tours, tour, reviews, schedule, today: state.today };
  const mainAnchors = mainBlocks && listAnchors(mainBlocks, { ...data, type: "main", tour: null });
  return {
    blocks,
    data: mainAnchors ? { ...data, mainAnchors } : data,
    isComplete: metadata !== null && failures.length === 0,
  };
}

function loadSubject(
  client: SiteClient,
  { slug, individualUuid: uuid }: { slug: string | undefined; individualUuid: string | undefined },
  signal: AbortSignal,
) {
  if (slug) return loadTour(client, slug, signal);
  if (!uuid) return null;
  return client.individualTour({ query: { uuid } }, { signal }).then(({ data }) => data);
}

/** Only a page may follow a tour to its new address, and says so to the browser. */
async function loadTour(client: SiteClient, slug: string, signal: AbortSignal) {
  const found = await findTour(client, slug, { allowRedirect: true, signal });
  if ("redirect" in found) throw new PageMovedError(`/${found.redirect.slug}`);
  return found.tour;
}

/** More than these no block shows. */
const maxPagesOfSchedule = 20;

/** The coming departures of all the site's tours. */
const listSchedule = (client: SiteClient, signal: AbortSignal): Promise<ScheduledDeparture[]> =>
  loadAllPages((page) => client.toursSchedule({ query: { page } }, { signal }), maxPagesOfSchedule);
