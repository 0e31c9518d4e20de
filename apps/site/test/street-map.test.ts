import { launchBrowser } from "@tour/test-browser";
import { expectFine, widths } from "@tour/test-browser/fine";
import { findPresetType } from "@tour/theme";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { readPixel } from "./read-pixel.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";
import { startTileServer } from "./tile-server.ts";
import type { TileServer } from "./tile-server.ts";

let api: FakeApi;
let tiles: TileServer;
let site: RunningSite;
/** Knows no address of tiles. */
let plain: RunningSite;
let browser: Browser;

/** So much that a map is far from the first screen. */
const before = [block("intro", 3, 1), block("why", 7, 2), block("faq", 19, 2), block("text", 6, 1)];

beforeAll(async () => {
  api = await startFakeApi();
  tiles = await startTileServer({ attribution: "© Карты для проверки" });
  site = await startSite(api.origin, undefined, { env: { MAP_TILES: tiles.tiles } });
  plain = await startSite(api.origin);
  browser = await launchBrowser();
  for (const { port } of [site, plain]) {
    const put = (name: string, variant: number, preset_type = "taiga") => {
      const own = fakeSite("Тропа", [...before, block("contacts", 21, variant)]);
      own.metadata = { ...own.metadata, preset_type, preset: findPresetType(preset_type)!.preset };
      api.sites.set(`${name}.localhost:${port}`, own);
    };
    put("card", 1);
    put("office", 4);
    put("dark", 1, "volcano");
  }
});
beforeEach(() => {
  tiles.isDown = "no";
  tiles.asked.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await plain?.stop();
  await api?.stop();
  await tiles?.stop();
});

type PageOptions = Parameters<Browser["newPage"]>[0] & { name?: string; width?: number };

async function open(
  { port }: RunningSite,
  { name = "card", width = 1440, ...options }: PageOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, ...options });
  await prepare?.(page);
  await page.goto(`http://${name}.localhost:${port}/`);
  return page;
}

const mapOf = (page: Page) => page.locator("[data-street-map]");
const pinOf = (page: Page) => page.getByRole("img", { name: "Мы здесь" });

/** Scrolls to the map, and waits until it has streets. */
async function see(page: Page): Promise<void> {
  await mapOf(page).scrollIntoViewIfNeeded();
  await page.waitForSelector("[data-has-streets]");
}

function listen(page: Page): { asked: string[]; said: string[] } {
  const heard = { asked: [] as string[], said: [] as string[] };
  page.on("request", (request) => heard.asked.push(request.url()));
  page.on("console", (message) => {
    const isOfDriver = message.text().includes("GL Driver Message");
    if (["error", "warning"].includes(message.type()) && !isOfDriver) {
      heard.said.push(message.text());
    }
  });
  page.on("pageerror", (error) => heard.said.push(String(error)));
  return heard;
}

test("streets come when the map is seen, not before, and within the content policy", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { asked, said } = listen(page);
  const answer = await page.goto(`http://card.localhost:${site.port}/`);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain(`connect-src 'self' ${tiles.origin};`);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("/assets/map/"))).toEqual([]);
  expect(tiles.asked).toEqual([]);

  await see(page);
  expect(tiles.asked[0]).toBe("/streets.json");
  expect(tiles.asked.some((path) => path.startsWith("/14/") || path.startsWith("/15/"))).toBe(true);
  await expect.poll(() => page.getByText("© Карты для проверки").isVisible()).toBe(true);
  await expect.poll(() => pinOf(page).isVisible()).toBe(true);
  expect(await page.getByRole("img", { name: "Где мы на карте" }).isVisible()).toBe(false);
  const foreign = asked.filter(
    (url) => ![`:${site.port}`, tiles.origin].some((own) => url.includes(own)),
  );
  expect(foreign).toEqual([]);
  expect(said).toEqual([]);
  const route = page.getByRole("link", { name: "Построить маршрут" });
  expect(await route.getAttribute("href")).toContain("rtext=~51.9581,85.9603");
  await page.close();
});

test("a page without a map, and one where no address is configured, bring nothing of it", async () => {
  const without = fakeSite("Тропа", before);
  api.sites.set(`nomap.localhost:${site.port}`, without);
  const page = await site.ask(`nomap.localhost:${site.port}`, "/");
  const drawn = await plain.ask(`card.localhost:${plain.port}`, "/");
  for (const { text, headers } of [page, drawn]) {
    expect(text).not.toContain("data-map-code");
    expect(headers["content-security-policy"]).toContain("connect-src 'self';");
  }
  expect(drawn.text).toContain("data-street-map=");
});

test("the place lies in what the card leaves free", async () => {
  for (const width of [768, 1440]) {
    const page = await open(site, { width });
    await see(page);
    const [pin, card, map] = await Promise.all(
      [pinOf(page), page.locator("[data-map-card]"), mapOf(page)].map((one) => one.boundingBox()),
    );
    const middle = (card!.x + card!.width + map!.x + map!.width) / 2;
    expect(Math.abs(pin!.x + pin!.width / 2 - middle)).toBeLessThan(3);
    await page.close();
  }
});

test("a map is in the colours of its preset", async () => {
  const colors: Record<string, { land: number[]; surface: number[] }> = {};
  for (const name of ["card", "dark"]) {
    const page = await open(site, { name });
    await see(page);
    await page.waitForTimeout(600);
    const box = (await pinOf(page).boundingBox())!;
    const land = await readPixel(page, box.x + box.width / 2 + 14, box.y + box.height + 16);
    const surface = await page.evaluate(() => {
      const { color } = getComputedStyle(
        Object.assign(document.body.appendChild(document.createElement("i")), {
          style: "color: var(--surface)",
        }),
      );
      return color.match(/\d+/g)!.map(Number);
    });
    colors[name] = { land, surface };
    await page.close();
  }
  for (const { land, surface } of Object.values(colors)) {
    const distance = Math.max(...land.map((part, index) => Math.abs(part - surface[index]!)));
    expect(distance).toBeLessThan(40);
  }
  expect(colors["card"]!.land[0]! - colors["dark"]!.land[0]!).toBeGreaterThan(100);
});

test("keys move it, the wheel and one finger scroll the page", async () => {
  const page = await open(site, { reducedMotion: "reduce" });
  await see(page);
  const place = async () => (await pinOf(page).boundingBox())!;
  const canvas = page.getByRole("region", { name: /Карта улиц/ });
  await canvas.focus();
  const before = await place();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await place()).x).toBeLessThan(before.x - 50);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Ближе",
  );

  const box = (await mapOf(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
  const scrolled = () => page.evaluate(() => scrollY);
  const top = await scrolled();
  await page.mouse.wheel(0, -200);
  await expect.poll(scrolled).toBeLessThan(top);
  expect(await page.getByText("нажатой клавишей Ctrl").count()).toBe(1);
  expect(await canvas.evaluate((element) => getComputedStyle(element).touchAction)).toBe(
    "pan-x pan-y",
  );
  await page.close();
});

test.each(["tiles", "all"] as const)(
  "while %s can't be had the drawn map stays, and streets come the next time it is seen",
  async (isDown) => {
    tiles.isDown = isDown;
    const page = await open(site);
    await mapOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
    await expect.poll(() => page.locator("[data-street-map] > div").count()).toBe(0);
    const drawn = page.getByRole("img", { name: "Где мы на карте" });
    expect(await drawn.isVisible()).toBe(true);
    expect(await page.getByText("© Карты для проверки").count()).toBe(0);

    tiles.isDown = "no";
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(300);
    await see(page);
    expect(await drawn.isVisible()).toBe(false);
    await page.close();
  },
);

test.each([
  ["without a script", { javaScriptEnabled: false }, ""],
  [
    "where data is saved",
    {},
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  ],
])("the drawn map stays %s", async (_, options, script) => {
  const page = await open(site, options, (made) => made.addInitScript(script));
  await mapOf(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  expect(tiles.asked).toEqual([]);
  expect(await page.getByRole("img", { name: "Где мы на карте" }).isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: "Построить маршрут" }).isVisible()).toBe(true);
  await page.close();
});

test("the drawn map stays in a browser without WebGL", async () => {
  const old = await launchBrowser({ args: ["--disable-gpu", "--disable-software-rasterizer"] });
  const page = await old.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://card.localhost:${site.port}/`);
  expect(
    await page.evaluate(() => document.createElement("canvas").getContext("webgl2") === null),
  ).toBe(true);
  const code = page.waitForResponse((answer) => answer.url().includes("/assets/map/"));
  await mapOf(page).scrollIntoViewIfNeeded();
  await code;
  await page.waitForTimeout(1500);
  expect(await page.locator("[data-street-map] > div").count()).toBe(0);
  expect(await page.getByRole("img", { name: "Где мы на карте" }).isVisible()).toBe(true);
  await old.close();
});

test("tiles without a description are shown, and named as OpenStreetMap asks for it", async () => {
  const bare = await startSite(api.origin, undefined, {
    env: { MAP_TILES: `${tiles.origin}/{z}/{x}/{y}.pbf` },
  });
  api.sites.set(
    `bare.localhost:${bare.port}`,
    fakeSite("Тропа", [...before, block("contacts", 21, 4)]),
  );
  const page = await open(bare, { name: "bare" });
  await see(page);
  expect(tiles.asked).not.toContain("/streets.json");
  const credits = page.getByRole("link", { name: "участники OpenStreetMap" });
  expect(await credits.getAttribute("href")).toBe("https://www.openstreetmap.org/copyright");
  await page.close();
  await bare.stop();
});

test.each([
  ...widths.flatMap((width) => [["card", width] as const, ["office", width] as const]),
  ["dark", 1440] as const,
])("a page with the variant %s is fine at %i px, with streets and without", async (name, width) => {
  for (const [kind, where] of [
    ["streets", site],
    ["drawn", plain],
  ] as const) {
    const page = await open(where, { name, width });
    await (kind === "streets" ? see(page) : mapOf(page).scrollIntoViewIfNeeded());
    await page.waitForTimeout(process.env["SHOTS"] ? 1500 : 400);
    await expectFine(page, `${name}-${kind}`);
    await page.close();
  }
});
