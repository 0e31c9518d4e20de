import type { Browser, Response } from "playwright";
import { brotliSize } from "./brotli-size.ts";

/** What a browser loads for a page, in bytes after brotli; pictures and fonts are left out. */
export interface PageWeight {
  html: number;
  /** Before compression. */
  htmlRaw: number;
  scripts: number;
  scriptFiles: number;
  styles: number;
  /** Of the HTML: the code of inline scripts, and the rules of inline styles. */
  inlineScripts: number;
  inlineStyles: number;
}

const settleMs = 700;
/** What runs: JSON for islands and search engines does not. */
const inlineScript = /<script(?![^>]*(?:\bsrc=|json|speculationrules))[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

function sizeOfAll(matches: Iterable<RegExpMatchArray>): number {
  const text = [...matches].map(([, inside]) => inside).join("\n");
  return text === "" ? 0 : brotliSize(text);
}

/**
 * Opens a page in a fresh window, scrolls through it so that everything that waits for being seen
 * loads, and weighs what came. Inline scripts and styles count as HTML.
 */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const window = await browser.newContext({ locale: "ru-RU", serviceWorkers: "block" });
  try {
    const page = await window.newPage();
    await page.route(/\.(woff2?|png|jpe?g|webp|avif|svg|ico)(\?|$)|\/media\//, (route) =>
      route.abort(),
    );
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    const answer = await page.goto(url, { waitUntil: "load" });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await scrollThrough(page);
    await page.waitForTimeout(settleMs);
    const html = await answer.body();
    const scripts = await readBodies(responses, "script");
    const styles = await readBodies(responses, "stylesheet");
    return {
      html: brotliSize(html),
      htmlRaw: html.length,
      scripts: addSizes(scripts),
      scriptFiles: scripts.length,
      styles: addSizes(styles),
      inlineScripts: sizeOfAll(html.toString("utf8").matchAll(inlineScript)),
      inlineStyles: sizeOfAll(html.toString("utf8").matchAll(inlineStyle)),
    };
  } finally {
    await window.close();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["newPage"]>>;

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
  });
}

/** A file asked for twice (ahead, then in earnest) is weighed once. */
async function readBodies(responses: readonly Response[], kind: string): Promise<Buffer[]> {
  const files = new Map<string, Buffer>();
  for (const response of responses) {
    if (!response.ok() || !isOfKind(response, kind)) continue;
    if (!files.has(response.url())) files.set(response.url(), await response.body());
  }
  return [...files.values()];
}

function isOfKind(response: Response, kind: string): boolean {
  const type = response.headers()["content-type"] ?? "";
  const byType = kind === "script" ? type.includes("javascript") : type.includes("text/css");
  return response.request().resourceType() === kind || byType;
}

const addSizes = (bodies: readonly Buffer[]): number =>
  bodies.reduce((sum, body) => sum + brotliSize(body), 0);
