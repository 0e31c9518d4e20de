import { get } from "node:http";
import type { Page } from "playwright";

interface Found {
  ids: string[];
  hrefs: string[];
}

/** What a link may be that leaves the site: a number to call, a mailbox, another's page. */
const wellFormed: Record<string, RegExp> = {
  "tel:": /^tel:\+\d{10,15}$/,
  "mailto:": /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/,
  "https:": /^https:\/\/[^\s/]+/,
  // Of the marketplace, where the product runs without certificates.
  "http:": /^http:\/\/[^\s/]+/,
};

/**
 * Follows every link of a site from its first page and its map to the last, and answers those that lead
 * nowhere, each with the page that it stands on: own pages that do not answer 200, anchors without
 * their place, numbers and mailboxes that can't be. Others' pages are not asked for.
 */
export async function findDeadLinks(
  visitor: Page,
  site: string,
): Promise<{ dead: string[]; pages: string[]; links: number }> {
  const { origin } = new URL(site);
  const pages = new Map<string, Found | number>();
  const dead: string[] = [];
  let links = 0;
  const waiting = [`${origin}/`, ...(await readMap(visitor, origin))];
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    if (pages.has(url)) continue;
    const found = await readPage(visitor, url);
    pages.set(url, found);
    if (typeof found === "number") continue;
    waiting.push(...found.hrefs.flatMap((href) => pageOf(href, url, origin) ?? []));
  }
  for (const [url, found] of pages) {
    if (typeof found === "number") continue;
    links += found.hrefs.length;
    dead.push(
      ...found.hrefs
        .filter((href) => !isAlive(href, url, origin, pages))
        .map((href) => `${new URL(url).pathname}: ${href}`),
    );
  }
  return { dead, pages: [...pages.keys()].map((url) => new URL(url).pathname), links };
}

async function readMap(visitor: Page, origin: string): Promise<string[]> {
  // By the browser, which alone knows hosts below `localhost`.
  const map = (await (await visitor.goto(`${origin}/sitemap.xml`))?.text()) ?? "";
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

/** A page's links and places, none of a picture; its status where that is not 200. */
async function readPage(visitor: Page, url: string): Promise<Found | number> {
  const told = await ask(new URL(url));
  if (told.status >= 400) return told.status;
  // A browser shows a picture in a page of its own, which our policy refuses to style.
  if (told.status === 200 && !told.type.startsWith("text/html")) return { hrefs: [], ids: [] };
  const status = (await visitor.goto(url))?.status() ?? 0;
  if (status !== 200) return status;
  const hrefs = await visitor
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const ids = await visitor.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  return { hrefs, ids };
}

/** The own page that a link leads to, without its anchor; null where it leads elsewhere. */
function pageOf(href: string, from: string, origin: string): string | null {
  const url = URL.parse(href, from);
  if (url?.origin !== origin) return null;
  url.hash = "";
  return url.href;
}

function isAlive(
  href: string,
  from: string,
  origin: string,
  pages: ReadonlyMap<string, Found | number>,
): boolean {
  const url = URL.parse(href, from);
  if (!url || href.trim() === "") return false;
  if (url.origin !== origin) return wellFormed[url.protocol]?.test(href) ?? false;
  const page = pages.get(pageOf(href, from, origin) ?? "");
  if (page === undefined || typeof page === "number") return false;
  return url.hash === "" || page.ids.includes(decodeURIComponent(url.hash.slice(1)));
}

/** Hosts below `localhost` are known to browsers alone: the apps of a journey are on this machine. */
const ask = ({ host, port, pathname, search }: URL) =>
  new Promise<{ status: number; type: string }>((resolve, reject) => {
    const asked = { host: "127.0.0.1", port, path: pathname + search, headers: { host } };
    get(asked, (answer) => {
      answer.resume();
      const { statusCode = 0, headers } = answer;
      resolve({ status: statusCode, type: headers["content-type"] ?? "" });
    }).on("error", reject);
  });
