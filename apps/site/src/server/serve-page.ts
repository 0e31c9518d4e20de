import { ownPath } from "@tour/api";
import type { OpenPayment } from "@tour/api";
import { isMalformedPath } from "@tour/http-server";
import {
  noSearch,
  readMarketSearch,
  toAddress,
} from "../features/marketplace/search/market-search.ts";
import type { MarketSearch } from "../features/marketplace/search/market-search.ts";
import { readWords } from "../features/marketplace/search/read-words.ts";
import { findMisread } from "../features/marketplace/search/misread-fields.ts";
import { renderErrorPage } from "./render-error-page.tsx";
import {
  PageError,
  PageMovedError,
  PageNotFoundError,
  comeBack,
  toPageError,
} from "../page/page-errors.ts";
import { isPrivatePath } from "../page/is-private-path.ts";
import { renderPage } from "./render-page.tsx";
import type { RenderedPage } from "./rendered-page.ts";
import { listAnalyticsTags } from "../analytics/list-tags.ts";
import type { FoundHost } from "../services/find-host.ts";
import type { SentForm } from "../services/route-context.ts";
import { texts } from "../texts/ru.ts";
import { answerCompressed } from "./answer.ts";
import { Compressed } from "../compression/compressed.ts";
import { makeOfOneRevision } from "./make-of-one-revision.ts";
import { pageKey } from "../cache/html-cache.ts";
import type { CachedPage, FreshPage } from "../cache/html-cache.ts";
import { sharedCacheHeaders, tagOf } from "./shared-cache-headers.ts";
import { contentPolicy, privateHeaders } from "./security-headers.ts";
import { askPageLife } from "../services/page-life.ts";
import type { Services } from "../services/services.ts";
import { notePage } from "./note-visits.ts";
import type { Sent } from "./note-visits.ts";

/** Answers a page: from the cache where the same page is there, else rendered now. */
export async function servePage(sent: Sent, services: Services): Promise<Response> {
  const { request, host } = sent;
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  const found = await services.findHost(host);
  const search =
    found.kind === "marketplace"
      ? readWords(readMarketSearch(searchParams), services.today())
      : noSearch;
  // What people type, and where they move a map, is mostly asked once, and one visitor's page is nobody else's.
  const isOwn = isPrivatePath(pathname) || ownPagePath.test(pathname) || chosenPath.test(pathname);
  // A page that says what it could not read has the same search as the one without it.
  const isRead = Object.keys(findMisread(searchParams)).length === 0;
  const isShared = search.q === "" && search.box === "" && !isOwn && isRead;
  const address = toAddress(pathname, search);
  const key = isShared ? keyOf(found, address, services) : null;
  try {
    checkRequest(request, pathname);
    const known = key && services.cache.get(key);
    if (known) {
      notePage(sent, url, found, services);
      await learnLife(known, found, services);
      return answerKept(request, known);
    }
    const make = (of: FoundHost, by: Services) =>
      makePage(of, { pathname, query: searchParams, search }, by);
    const makeToKeep = async () => {
      const made = await makeOfOneRevision(found, make, services);
      const keptAs = made.found && keyOf(made.found, address, services);
      const fresh = toFresh(made.page, services, keptAs);
      const isKept = made.found && fresh.keptAs !== null;
      if (isKept) await learnLife(fresh, made.found!, services);
      return fresh;
    };
    const page = key
      ? await services.cache.make(key, makeToKeep)
      : toFresh(await make(found, services), services);
    notePage(sent, url, found, services);
    return answerKept(request, page);
  } catch (thrown) {
    const path = thrown instanceof PageMovedError ? ownPath(thrown.path) : null;
    if (path) return movedTo(path);
    return answerError(request, toPageError(thrown, pathname), found, services);
  }
}

/** Answers a page with what is left of its life. */
function answerKept(request: Request, { body, headers, life }: CachedPage): Promise<Response> {
  const shared = life && sharedCacheHeaders(life, performance.now());
  return answerCompressed(request, body, { ...headers, ...shared });
}

/** An API host that did not say how long a page lives is asked no sooner again, in ms. */
const askLifeAgainMs = 5_000;

/** Finds out how long caches in front of us may keep a page of the host's revision. */
async function learnLife(page: CachedPage, found: FoundHost, services: Services): Promise<void> {
  const revision = "revision" in found ? found.revision : null;
  const tag = tagOf(found);
  const now = performance.now();
  if (page.life || !services.env.isBehindCdn || !revision || !tag) return;
  if (now < (page.askLifeAt ?? 0)) return;
  page.askLifeAt = now + askLifeAgainMs;
  page.life = await askPageLife({ host: found.host, tag, revision }, services);
}

/** The name under which a page is kept; null for what is made anew each time. */
function keyOf(found: FoundHost, path: string, { assets, today }: Services): string | null {
  if (!("revision" in found) || !found.revision) return null;
  const { host, revision } = found;
  return pageKey({ host, path, revision, build: assets.build, today: today() });
}

function checkRequest({ method }: Request, path: string): void {
  if (method !== "GET" && method !== "HEAD") {
    throw new PageError(405, `Method ${method} on ${path}`, texts.error.other.method);
  }
  if (isMalformedPath(path)) throw new PageNotFoundError(path);
  if (path.length > 1 && path.endsWith("/")) throw new PageMovedError(path.replace(/\/+$/, ""));
}

/** Each form has the key of what it makes, and each choice of dates is another page. */
const ownPagePath = /^\/(?:ask|[^/]+\/(?:booking|dates))$/;

/** Everybody chose other tours. */
const chosenPath = /^\/(saved|compare)$/;

interface Wanted {
  pathname: string;
  query: URLSearchParams;
  search: MarketSearch;
  sent?: SentForm;
  payment?: OpenPayment;
}

async function makePage(
  found: FoundHost,
  { pathname, query, search, sent, payment }: Wanted,
  services: Services,
): Promise<RenderedPage> {
  if (found.kind === "unknown" || found.kind === "moved") {
    throw new PageError(404, `Unknown host: ${found.host}`, texts.error.notFound.unknownHost);
  }
  const metadata = found.kind === "site" ? found.metadata : null;
  return renderPage(found.kind, pathname, {
    services,
    search,
    query,
    sent,
    payment,
    host: found.host,
    isMarketplace: found.kind === "marketplace",
    metadata,
    revision: found.revision,
    scripts: await services.assets.scripts(),
    // The address of a private page is a right: no analytics may learn of it.
    analyticsTags: isPrivatePath(pathname) ? [] : listAnalyticsTags(metadata?.analytics),
  });
}

/**
 * The page that answers a form: again with all that was typed where it did not go through, or with
 * what it began.
 */
export async function serveAnswer(
  request: Request,
  host: string,
  services: Services,
  { status, ...given }: Pick<Wanted, "sent" | "payment"> & { status: number },
): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url);
  const found = await services.findHost(host);
  const page = await makePage(found, { pathname, query, search: noSearch, ...given }, services);
  return answerPage(request, page, services, status);
}

/** Answers a page that nobody keeps. */
export function answerPage(
  request: Request,
  page: RenderedPage,
  services: Services,
  status: number,
): Promise<Response> {
  const { body, headers } = toFresh(page, services);
  return answerCompressed(request, body, headers, { status });
}

/** The page that tells a visitor why something failed that is no page itself, such as a form. */
export async function serveError(
  request: Request,
  host: string,
  services: Services,
  thrown: unknown,
): Promise<Response> {
  const error = toPageError(thrown, new URL(request.url).pathname);
  return answerError(request, error, await services.findHost(host), services);
}

async function answerError(
  request: Request,
  error: PageError,
  found: FoundHost,
  services: Services,
) {
  const level = error.status >= 500 ? "error" : "info";
  services.log[level]({ error, host: found.host, status: error.status }, "page not shown");
  const { pathname } = new URL(request.url);
  const page = await renderErrorPage(error, found, pathname, services);
  const { body, headers } = toFresh({ ...page, isPrivate: isPrivatePath(pathname) }, services);
  if (error.status === 503) headers["retry-after"] = comeBack;
  if (error.status === 405) headers.allow = "GET, HEAD";
  return answerCompressed(request, body, headers, { status: page.status });
}

/** `keptAs` is the name under which a page that is whole is kept; null where its parts do not agree. */
function toFresh(
  page: RenderedPage,
  { isDevelopment }: Services,
  keptAs: string | null = "",
): FreshPage {
  const isCacheable = page.isCacheable && keptAs !== null;
  return {
    keptAs: isCacheable ? keptAs : null,
    body: new Compressed(page.html),
    headers: {
      "content-type": "text/html; charset=utf-8",
      // Browsers and CDNs ask again each time, and mostly get 304.
      "cache-control": isCacheable ? "public, max-age=0, must-revalidate" : "no-store",
      ...(page.isPrivate && privateHeaders),
      ...(!isDevelopment && { "content-security-policy": contentPolicy(page) }),
    },
  };
}

const movedTo = (path: string) =>
  new Response(null, {
    status: 301,
    headers: { location: path, "cache-control": "public, max-age=300" },
  });
