import { queryOptions } from "@tanstack/react-query";
import { salesZone } from "@tour/api";
import type { AttachedSite, Block, SiteMetadata } from "@tour/api";
import { loadSiteTours } from "@tour/api/queries";
import type { PageData } from "@tour/blocks";
import { readToday } from "@tour/dates";
import { client } from "@tour/office/api";
import { presetToCss, toFontFaces } from "@tour/theme";
import type { TourAround } from "./to-shown-tour.ts";

/** All of a tour's page but the tour itself. */
export interface PageAround {
  blocks: Block[];
  /** The preset as custom properties. */
  css: string;
  page: Omit<PageData, "tour">;
  tour: TourAround;
}

/** Reviews that come with a tour's page. */
const reviewsShown = 20;

/** The layout that guests see: the published one, or the draft of a site that is not published yet. */
async function loadLayout(
  site: AttachedSite,
  signal: AbortSignal,
): Promise<{ site: SiteMetadata; blocks: Block[] }> {
  const query = { site_id: site.id };
  if (!site.published_at) {
    const { data } = await client.getPage(
      { query: { organizer_id: site.organizer_id, type: "tour" } },
      { signal },
    );
    return { site, blocks: data.blocks };
  }
  const [page, metadata] = await Promise.all([
    client.customPage({ query: { ...query, type: "tour" } }, { signal }),
    client.customMetadata({ query }, { signal }),
  ]);
  return { site: metadata.data ?? site, blocks: page.data.blocks };
}

async function loadAround(
  site: AttachedSite,
  tourId: number,
  signal: AbortSignal,
): Promise<PageAround> {
  const query = { site_id: site.id };
  const [layout, organizer, tours, reviews, cards] = await Promise.all([
    loadLayout(site, signal),
    client.customSiteOrgData({ query }, { signal }),
    loadSiteTours(client, query, { signal }),
    client.organizerReviews({ query: { id: site.organizer_id, limit: 50 } }, { signal }),
    client.getToursByIds({ query: { ids: [tourId] } }, { signal }),
  ]);
  const [card] = cards.data;
  if (!card) throw new Error(`Tour ${tourId} has no card`);
  const { preset_type: type, preset, fonts = [] } = layout.site;
  return {
    blocks: layout.blocks,
    css: presetToCss(type, preset, toFontFaces(fonts)),
    page: {
      type: "tour",
      site: layout.site,
      organizer: organizer.data,
      tours,
      reviews: reviews.data.map(({ tour, ...review }) => ({ ...review, tour_title: tour.title })),
      today: readToday(salesZone),
    },
    tour: {
      card,
      reviews: reviews.data.filter(({ tour }) => tour.id === tourId).slice(0, reviewsShown),
    },
  };
}

/** What the page of a tour shows around what is typed; read anew when one comes back to it. */
export const pageAroundQuery = (site: AttachedSite, tourId: number) =>
  queryOptions({
    queryKey: ["organizer", site.organizer_id, "tour-page", tourId],
    queryFn: ({ signal }) => loadAround(site, tourId, signal),
    staleTime: 30_000,
  });
