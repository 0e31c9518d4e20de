import { ownPath } from "@tour/api";
import { noSearch, readMarketSearch, toAddress } from "../marketplace/market-search.ts";
import type { MarketSearch } from "../marketplace/market-search.ts";
import { renderErrorPage } from "../error/render-error-page.tsx";
import { PageError, PageMovedError, comeBack, toPageError } from "../page/page-errors.ts";
import { renderPage } from "../page/render-page.tsx";
import type { RenderedPage } from "../page/rendered-page.ts";
import { listCounters } from "../counters/list-counters.ts";
import type { Place } from "../place/find-place.ts";
import { texts } from "../texts/ru.ts";
import { answerCompressed } from "./answer.ts";
import { Compressed } from "./compressed.ts";
import { pageKey } from "./html-cache.ts";
import type { FreshPage } from "./html-cache.ts";
import { contentPolicy } from "./security-headers.ts";
import type { Services } from "./services.ts";

/** Answers a page: from the cache where the same page is there, else rendered now. */
export async function servePage(
  request: Request,
  host: string,
  services: Services,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const place = await services.findPlace(host);
  const search = place.kind === "marketplace" ? readMarketSearch(searchParams) : noSearch;
  // What people type is mostly typed once.
  const key = search.q === "" ? keyOf(place, toAddress(pathname, search), services) : null;
  try {
    checkRequest(request, pathname);
    const known = key && services.cache.get(key);
    if (known) return answerCompressed(request, known.body, known.headers);
    const make = async () =>
      toFresh(await makePage(place, { pathname, search }, services), services);
    const page = key ? await services.cache.make(key, make) : await make();
    return answerCompressed(request, page.body, page.headers);
  } catch (thrown) {
    const path = thrown instanceof PageMovedError ? ownPath(thrown.path) : null;
    if (path) return movedTo(path);
    return answerError(request, toPageError(thrown, pathname), place, services);
  }
}

/** The name under which a page is kept; null for what is made anew each time. */
function keyOf(place: Place, path: string, { assets, today }: Services): string | null {
  if (place.kind === "unknown" || !place.revision) return null;
  const { host, revision } = place;
  return pageKey({ host, path, revision, build: assets.build, today: today() });
}

function checkRequest({ method }: Request, path: string): void {
  if (method !== "GET" && method !== "HEAD") {
    throw new PageError(405, `Method ${method} on ${path}`, texts.error.other.method);
  }
  if (path.length > 1 && path.endsWith("/")) throw new PageMovedError(path.replace(/\/+$/, ""));
}

interface Wanted {
  pathname: string;
  search: MarketSearch;
}

async function makePage(
  place: Place,
  { pathname, search }: Wanted,
  services: Services,
): Promise<RenderedPage> {
  if (place.kind === "unknown") {
    throw new PageError(404, `Unknown host: ${place.host}`, texts.error.notFound.unknownHost);
  }
  const metadata = place.kind === "site" ? place.metadata : null;
  return renderPage(place.kind, pathname, {
    services,
    search,
    host: place.host,
    metadata,
    pageScript: await services.assets.pageScript(),
    counters: listCounters(metadata?.analytics),
    counterScript: await services.assets.counterScript(),
    islandsScript: await services.assets.islandsScript(),
  });
}

async function answerError(request: Request, error: PageError, place: Place, services: Services) {
  const level = error.status >= 500 ? "error" : "info";
  services.log[level]({ error, host: place.host, status: error.status }, "page not shown");
  const page = await renderErrorPage(error, place, services);
  const { body, headers } = toFresh(page, services);
  if (error.status === 503) headers["retry-after"] = comeBack;
  if (error.status === 405) headers.allow = "GET, HEAD";
  return answerCompressed(request, body, headers, { status: page.status });
}

function toFresh(page: RenderedPage, { isDevelopment }: Services): FreshPage {
  return {
    isCacheable: page.isCacheable,
    body: new Compressed(page.html),
    headers: {
      "content-type": "text/html; charset=utf-8",
      // Browsers and CDNs ask again each time, and mostly get 304.
      "cache-control": page.isCacheable ? "public, max-age=0, must-revalidate" : "no-store",
      ...(!isDevelopment && { "content-security-policy": contentPolicy(page) }),
    },
  };
}

const movedTo = (path: string) =>
  new Response(null, {
    status: 301,
    headers: { location: path, "cache-control": "public, max-age=300" },
  });
