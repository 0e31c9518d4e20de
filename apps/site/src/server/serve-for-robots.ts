import type { SiteMetadata } from "@tour/api";
import { listMarketPaths } from "../features/marketplace/robots/list-market-paths.ts";
import { cutSitemap } from "./cut-sitemap.ts";
import { PageError } from "../page/page-errors.ts";
import type { FoundHost } from "../services/find-host.ts";
import { texts } from "../texts/ru.ts";
import type { Services } from "../services/services.ts";

const text = (body: string, type: string) =>
  new Response(body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "public, max-age=300",
    },
  });

/** What a site says of itself; null on hosts that are nobody's. Throws where it can't be read. */
function metadataOf(found: FoundHost): SiteMetadata | null {
  if (found.kind !== "site") return null;
  if (found.metadata) return found.metadata;
  // Robots keep what they are told for a day: "nothing is here" must be meant.
  throw new PageError(503, `Nothing is known of ${found.host} now`, texts.error.other.away);
}

/** `/robots.txt`: everything, or nothing where the organiser does not want to be found. */
export async function serveRobots(host: string, { findHost, env }: Services): Promise<Response> {
  const found = await findHost(host);
  if (found.kind === "marketplace") {
    return allowAll(env.siteOrigin);
  }
  const metadata = metadataOf(found);
  if (!metadata?.is_indexable) return text("User-agent: *\nDisallow: /\n", "text/plain");
  return allowAll(metadata.url || `http://${host || env.marketplaceHost}`);
}

function allowAll(origin: string): Response {
  const sitemap = new URL("/sitemap.xml", origin).href;
  return text(
    `User-agent: *\nAllow: /\nDisallow: /tour-view\nDisallow: /spa/\nSitemap: ${sitemap}\n`,
    "text/plain",
  );
}

/**
 * `/sitemap.xml`: an organiser's main page, every tour that can be seen and the documents that are
 * shown; the marketplace's own pages. Tours stand in the sitemaps of their organisers' hosts.
 */
export async function serveSitemap(host: string, services: Services): Promise<Response> {
  const found = await services.findHost(host);
  if (found.kind === "marketplace") {
    const paths = await listMarketPaths(services.clientOf(host));
    return sitemapInParts(services.env.siteOrigin, paths);
  }
  const metadata = metadataOf(found);
  if (!metadata?.is_indexable) return notFound();
  const client = services.clientOf(host);
  const paths = ["/"];
  for (let page = 1, pages = 1; page <= pages && page <= 100; page += 1) {
    const answer = await client.toursCrm({ query: { page } });
    pages = answer.pagination.pages;
    paths.push(...answer.data.map(({ slug }) => `/${slug}`));
  }
  if (metadata.is_need_to_display_agreement) paths.push("/agreement");
  if (metadata.is_need_to_display_privacy) paths.push("/privacy");
  return sitemapOf(metadata.url, paths);
}

/** `/sitemap-1.xml` and on: the parts of the marketplace's sitemap where it has several. */
export async function serveSitemapPart(
  host: string,
  part: number,
  services: Services,
): Promise<Response> {
  const found = await services.findHost(host);
  const isAsked = found.kind === "marketplace" && part > 0;
  const paths = isAsked ? await listMarketPaths(services.clientOf(host)) : [];
  const own = cutSitemap(paths)[part - 1];
  return own ? sitemapOf(services.env.siteOrigin, own) : notFound();
}

const notFound = () =>
  new Response("Not found", { status: 404, headers: { "cache-control": "no-store" } });

/** One file, or the list of its parts where there are more addresses than a file may have. */
function sitemapInParts(origin: string, paths: readonly string[]): Response {
  const parts = cutSitemap(paths);
  if (parts.length <= 1) return sitemapOf(origin, paths);
  const maps = parts.map(
    (_, index) =>
      `<sitemap><loc>${escapeXml(new URL(`/sitemap-${index + 1}.xml`, origin).href)}</loc></sitemap>`,
  );
  return text(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join("\n")}\n</sitemapindex>\n`,
    "application/xml",
  );
}

function sitemapOf(origin: string, paths: readonly string[]): Response {
  const urls = paths.map(
    (path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`,
  );
  return text(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    "application/xml",
  );
}

function escapeXml(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
