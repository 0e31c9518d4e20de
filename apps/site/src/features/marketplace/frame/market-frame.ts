import { themeOf } from "../../../theme/theme.ts";
import { loadMarketInfo } from "../../../page/load-market-info.ts";
import { toInlineJson } from "../../../page/inline-json.ts";
import { makeStyle } from "../../../page/make-style.ts";
import type { FrameView } from "../../../page/page-view.ts";
import type { SiteEnv } from "../../../services/env.ts";
import type { RouteContext } from "../../../services/route-context.ts";
import { callTimeout } from "../../../services/site-client.ts";
import type { SiteClient } from "../../../services/site-client.ts";
import { texts } from "../../../texts/ru.ts";

interface Frame {
  /** Null takes the front page's heading, which staff write. */
  title: string | null;
  /** The page's own address from the marketplace's host on, in its one form. */
  path: string;
  isIndexable: boolean;
  isComplete: boolean;
  /** What the page is about, for search engines; the marketplace's own words where nothing is said. */
  description?: string;
  /** What it says to them in their own words. */
  structuredData?: object | null;
  /** Whether it has a map of its tours. */
  map?: FrameView["map"];
  /** The styles of what stands on this page alone. */
  css: readonly string[];
}

/** What the frame of a page of the marketplace's own is made from. */
export interface MarketFrameView extends FrameView {
  /** Whether tours can be booked here. */
  canBook: boolean;
}

/** The share image of the marketplace's pages, drawn by the API host. Specification, section 2. */
export const marketShareImage = ({ siteOrigin }: SiteEnv) =>
  new URL("/media/share/marketplace/1.png", siteOrigin).href;

/** The frame of a page of the marketplace's own. */
export async function makeMarketFrame(
  { services, host }: RouteContext,
  { title, path, isIndexable, isComplete, description, structuredData, css, map = null }: Frame,
): Promise<MarketFrameView> {
  const market = await loadMarketInfo({ services, host });
  const theme = themeOf(null);
  const { name } = texts.marketplace;
  const own = title ?? market?.texts.title;
  return {
    head: {
      title: own ? `${own} — ${name}` : name,
      description: description ?? texts.marketplace.description,
      // Of a page that is not to be found there is nothing to choose from.
      canonical: isIndexable ? new URL(path, services.env.siteOrigin).href : null,
      siteName: name,
      image: marketShareImage(services.env),
      favicon: "/favicon.svg",
      isIndexable,
    },
    style: await makeStyle(theme, [], services.assets, css),
    isComplete: isComplete && market !== null,
    market,
    canBook: market?.can_book ?? false,
    fontPreloads: theme.fontPreloads,
    preloads: [],
    hydration: null,
    // Only of what is to be found.
    structuredData: (isIndexable && structuredData && toInlineJson(structuredData)) || null,
    form: services.assets.market,
    map,
  };
}

/** Goes on without an answer that is only a part of a page, and says so in the log. */
export const withoutFailed =
  ({ services }: Pick<RouteContext, "services">, what: string) =>
  (error: unknown): null => {
    services.log.error({ error }, `${what} could not be read; the page goes on without`);
    return null;
  };

/** An answer of the API host. Without it there is no page: what is thrown becomes the error page. */
export function askMarket<Answer>(
  { services, host }: Pick<RouteContext, "services" | "host">,
  ask: (client: SiteClient, options: { signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  return ask(services.clientOf(host), { signal: AbortSignal.timeout(callTimeout) });
}
