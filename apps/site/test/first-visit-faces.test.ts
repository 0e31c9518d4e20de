import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launchBrowser } from "@tour/test-browser";
import { presetTypes } from "@tour/theme";
import type { Browser, CDPSession, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { firstPaintLimitMs } from "../src/page/first-paint-script.ts";
import { marketplaceHost, startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;

const hostOf = (type: string) => `first-${type}.localhost:${site.port}`;
/** Megabits a second, and what an answer takes to come at least. */
const slowLine = { mbit: 1.6, latency: 150 };
const quickLine = { mbit: 9, latency: 60 };
type Line = typeof slowLine;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  for (const { type, preset } of presetTypes) {
    // Headings of several lines and long texts from the first screen on: all that could break anew.
    const own = fakeSite("Первый визит", [block("lead", 3, 2), block("about", 5, 1)]);
    own.metadata.preset_type = type;
    own.metadata.preset = preset;
    api.sites.set(hostOf(type), own);
  }
  api.sites.set(marketplaceHost, fakeSite("Туры", []));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

interface Seen {
  /** Of the fonts that were really drawn with, those that came over the line. */
  heading: string;
  text: string;
  /** How far what was painted moved. */
  shift: number;
  /** What the heading is wide in its face, and in what stands in for it. */
  widths: [number, number];
}

interface Visit {
  line: Line;
  width?: number;
  /** Makes the page another before the browser has it. */
  change?: (html: string) => string;
  /** An element of plain text. */
  textAt?: string;
  /** Its changed page's faces come once it is painted, however slow the machine is at that. */
  isPaintedFirst?: boolean;
}

const readPaint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;

/** A first visit: with nothing in the cache, from nowhere, until all has come. */
async function visit(
  url: string,
  { line, width = 412, change, textAt = "main p", isPaintedFirst = false }: Visit,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const bytes = (line.mbit * 1_000_000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await sumShifts(page);
  let release = () => {};
  const faces = new Promise<void>((resolve) => (release = resolve));
  if (!isPaintedFirst) release();
  const changed = change && (await startChanged(new URL(url).host, change, faces));
  const loaded = page.goto(changed?.url ?? url, { waitUntil: "load" });
  if (isPaintedFirst) {
    // Without a page yet there is nothing to ask.
    await expect.poll(() => page.evaluate(readPaint).catch(() => 0)).toBeGreaterThan(0);
    release();
  }
  await loaded;
  await page.evaluate(() => document.fonts.ready);
  // What was painted in the meantime is on the screen after two frames.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 5; frames += 1) await frame();
  });
  const seen = {
    heading: await findDrawnFont(session, "main h1, main h2"),
    text: await findDrawnFont(session, textAt),
    shift: await page.evaluate(() => (globalThis as unknown as { shift: number }).shift),
    widths: await measureHeading(page),
  };
  await context.close();
  await changed?.stop();
  return seen;
}

/** A host's pages made others, over the same line: what the browser's own tools answer is not slow. */
async function startChanged(host: string, change: (html: string) => string, faces: Promise<void>) {
  const server = createServer(async ({ url = "/" }, response) => {
    if (url.endsWith(".woff2")) await faces;
    const { status, headers, text, bytes } = await site.ask(host, url);
    const type = String(headers["content-type"]);
    response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
    response.end(type.startsWith("text/html") ? change(text) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://changed.localhost:${port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const sumShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The family that the browser drew an element's letters with; none where it took a local one. */
async function findDrawnFont(session: CDPSession, selector: string): Promise<string> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  const most = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
  return most?.isCustomFont ? most.familyName : "";
}

const measureHeading = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily, fontWeight } = getComputedStyle(
      document.querySelector("main h1, main h2")!,
    );
    const local = fontFamily.split(",").slice(2).join(",");
    const [own, fallback] = [fontFamily, local].map((family) => {
      const line = document.createElement("span");
      line.textContent = "Выше облаков, тише воды";
      Object.assign(line.style, {
        ...{ position: "absolute", whiteSpace: "nowrap", fontSize: "100px" },
        ...{ fontFamily: family, fontWeight },
      });
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    });
    return [own!, fallback!] as [number, number];
  });

/** The page as it would be painted at once. */
const paintAtOnce = (html: string) => html.replace('r.setAttribute("data-awaits-faces","")', "");
const giveDisplay = (display: string) => (html: string) =>
  paintAtOnce(html).replaceAll(/font-display:(?:swap|optional)/g, `font-display:${display}`);
const withoutFit = (html: string) => giveDisplay("swap")(html).replaceAll(/size-adjust:[^}]*/g, "");

describe.each([
  ["1.6 Mbit/s", slowLine],
  ["9 Mbit/s", quickLine],
])("a first visit at %s", (_name, line) => {
  test.each(presetTypes)(
    "is read in the faces of $type, and nothing moves",
    async ({ type, preset: { font_data: fonts } }) => {
      for (const width of [412, 1440]) {
        const seen = await visit(`http://${hostOf(type)}/`, { line, width });
        expect(seen.heading).toContain(fonts.header.font_family);
        expect(seen.text).toContain(fonts.text.font_family);
        expect(seen.widths[0]).not.toBe(seen.widths[1]);
        expect(seen.shift).toBe(0);
      }
    },
  );

  test("of the marketplace's front page is read in its face, and nothing moves", async () => {
    const change = (html: string) => html;
    // Its paragraphs are organisers' own, in their faces.
    const seen = await visit(`http://${marketplaceHost}/`, { line, change, textAt: "label" });
    expect(seen.heading).toContain("Onest");
    expect(seen.text).toContain("Onest");
    expect(seen.shift).toBe(0);
  });
});

test("painted at once with optional faces, a first visit would see none of them", async () => {
  const change = giveDisplay("optional");
  const url = `http://${hostOf("taiga")}/`;
  const seen = await visit(url, { line: slowLine, change, isPaintedFirst: true });
  expect(seen.heading).toBe("");
  expect(seen.text).toBe("");
  expect(seen.widths[0]).toBe(seen.widths[1]);
});

test("painted at once, a page would move as faces swap in for local ones that are not fitted", async () => {
  const url = `http://${hostOf("city")}/`;
  const seen = await visit(url, { line: slowLine, width: 1440, change: withoutFit });
  expect(seen.heading).toContain("Oswald");
  expect(seen.shift).toBeGreaterThan(0.01);
});

test("faces that hang hold a page back for a moment only; the heading's comes in later, the text's not", async () => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`http://${hostOf("taiga")}/`, { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(readPaint)).toBeGreaterThan(firstPaintLimitMs - 100);
  expect(await page.evaluate(readPaint)).toBeLessThan(firstPaintLimitMs + 3000);
  await expect(page.locator("h1").isVisible()).resolves.toBe(true);
  release();
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await expect.poll(() => findDrawnFont(session, "main h1, main h2")).toContain("Lora");
  expect(await findDrawnFont(session, "main p")).toBe("");
  await page.close();
});

test("between two pages of a site nothing waits: the faces are there already", async () => {
  const page = await browser.newPage();
  const url = `http://${hostOf("taiga")}/`;
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ("awaitsFaces" in (document.documentElement?.dataset ?? {})) sessionStorage.waited = "yes";
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  const readWaited = () => page.evaluate(() => sessionStorage.waited as string | undefined);
  await page.goto(url, { referer: url });
  expect(await readWaited()).toBeUndefined();
  await page.goto(url);
  expect(await readWaited()).toBe("yes");
  await page.close();
});
