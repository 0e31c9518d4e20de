import { sharedTypes } from "@tour/blocks/definitions";
import { listAnchors } from "@tour/blocks/render";
import { emptyMetadata } from "../services/empty-metadata.ts";
import type { RouteContext } from "../services/route-context.ts";
import { callTimeout } from "../services/site-client.ts";
import { texts } from "../texts/ru.ts";
import { loadMarketInfo } from "./load-market-info.ts";
import { loadPageData } from "./load-page-data.ts";
import type { LoadedPage } from "./load-page-data.ts";

/** What a page that has something else than blocks stands in. */
export interface LoadedFrame extends LoadedPage {
  /** A path of the site that tours stand on; null where the organiser of the marketplace has none. */
  onSellerSite: (path: string) => string | null;
}

/**
 * The main page's header and footer, for a page that has something else than blocks between them. On
 * the marketplace there are none: it has the platform's theme, and `uuid` of the request that it is
 * about says whose contacts and tours it leads to.
 */
export async function loadFrame(context: RouteContext, uuid?: string): Promise<LoadedFrame> {
  if (context.isMarketplace) return loadMarketFrame(context, uuid);
  const page = await loadPageData({ ...context, type: "main" });
  return {
    ...page,
    blocks: page.blocks.filter((block) => sharedTypes.includes(block.type)),
    data: { ...page.data, mainAnchors: listAnchors(page.blocks, page.data) },
    onSellerSite: (path) => path,
  };
}

async function loadMarketFrame(
  { services, host }: RouteContext,
  uuid: string | undefined,
): Promise<LoadedFrame> {
  const [{ url: siteUrl, ...seller }, market] = await Promise.all([
    uuid ? loadSeller(services.clientOf(host), uuid) : { url: null, organizer: null },
    loadMarketInfo({ services, host }),
  ]);
  const name = texts.marketplace.name;
  const site = { ...emptyMetadata(host), name, url: services.env.siteOrigin };
  const rest = { tours: [], tour: null, reviews: [], schedule: [], today: services.today() };
  return {
    blocks: [],
    data: { type: "main", site, ...seller, ...rest },
    isComplete: market !== null,
    isOnMarketplace: true,
    market,
    onSellerSite: (path) => siteUrl && new URL(path, siteUrl).href,
  };
}

/** Who sells the tour of a request, and where their own site is. */
async function loadSeller(client: ReturnType<RouteContext["services"]["clientOf"]>, uuid: string) {
  const signal = AbortSignal.timeout(callTimeout);
  const { data: request } = await client.getRequestByUuid({ query: { uuid } }, { signal });
  const query = { id: request.organizer_id, author_data_from_crm: true };
  const { data } = await client.organizerPublicInfo({ query }, { signal });
  const { author_data: known, ...organizer } = data;
  return { organizer, url: known?.site_url ?? null };
}
