import type { RouteContext } from "../routes/route-context.ts";
import { callPatience } from "../server/site-client.ts";
import { texts } from "../texts/ru.ts";
import { lookOf } from "../look/look.ts";
import { makeStyle } from "../page/make-style.ts";
import type { FrameView } from "../page/page-view.ts";
import ownCss from "./marketplace-page.module.css?inline";
import organizerCss from "./organizer-panel.module.css?inline";
import pictureCss from "./picture.module.css?inline";
import tourCss from "./tour-card.module.css?inline";
import { brandCss } from "./brand-css.ts";
import { toOrganizerViews } from "./organizer-view.ts";
import type { OrganizerView } from "./organizer-view.ts";

export interface MarketplaceView extends FrameView {
  organizers: readonly OrganizerView[];
}

/** Asks for the published organisers, and gives each its own brand's colours and type. */
export async function loadMarketplace(context: RouteContext): Promise<MarketplaceView> {
  const { services, host } = context;
  const signal = AbortSignal.timeout(callPatience);
  const sites = await services
    .clientOf(host)
    .publishedSites({}, { signal })
    .then(({ data }) => data)
    .catch((error: unknown) => {
      services.log.error({ error }, "published sites could not be read");
      return null;
    });
  const look = lookOf(null);
  const organizers = toOrganizerViews(sites ?? [], services.today());
  const brands = brandCss((sites ?? []).map(({ site }) => site));
  return {
    head: {
      title: `${texts.marketplace.title} — ${texts.marketplace.name}`,
      description: texts.marketplace.description,
      canonical: null,
      siteName: texts.marketplace.name,
      image: null,
      favicon: "/favicon.svg",
      isIndexable: true,
    },
    style: await makeStyle(look, [], services.assets, [
      brands,
      pictureCss,
      ownCss,
      organizerCss,
      tourCss,
    ]),
    organizers,
    isComplete: sites !== null,
    fontPreloads: look.fontPreloads,
    preloads: [],
    modules: [],
  };
}
