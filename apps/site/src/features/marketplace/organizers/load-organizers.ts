import { PageNotFoundError } from "../../../page/page-errors.ts";
import type { MarketContext } from "../frame/market-context.ts";
import { texts } from "../../../texts/ru.ts";
import { brandCss } from "../frame/brand-css.ts";
import { askMarket, makeMarketFrame } from "../frame/market-frame.ts";
import type { MarketFrameView } from "../frame/market-frame.ts";
import { toAddress } from "../search/market-search.ts";
import { toOrganizerView } from "./organizer-view.ts";
import type { OrganizerView } from "./organizer-view.ts";
import pageCss from "virtual:styles:./organizers-page.tsx";

const pageSize = 6;

/** A page of the published organisers, each in its own brand. */
export interface OrganizersView extends MarketFrameView {
  organizers: readonly OrganizerView[];
  organizersCount: number;
  page: number;
  pages: number;
}

export async function loadOrganizers(context: MarketContext): Promise<OrganizersView> {
  const { page } = context.search;
  const today = context.services.today();
  const sites = await askMarket(context, (client, options) =>
    client.publishedSites({ query: { page, limit: pageSize } }, options),
  );
  const { items_count: organizersCount, pages } = sites.pagination;
  const path = toAddress("/organizers", { page });
  if (page > pages) throw new PageNotFoundError(path);
  const brands = brandCss(sites.data.map(({ site }) => site));
  const frame = await makeMarketFrame(context, {
    title: texts.marketplace.organizers,
    path,
    isIndexable: true,
    isComplete: true,
    css: [brands, pageCss],
  });
  const organizers = sites.data.map((site) => toOrganizerView(site, today));
  return { ...frame, organizers, organizersCount, page, pages };
}
