import { launchBrowser } from "@tour/test-browser";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { holdIslands } from "./hold-islands.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let address = "";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const host = `held.localhost:${site.port}`;
  const data = fakeSite("Нажатия", [], [block("dates", 20, 1, { contact: "form" })]);
  api.sites.set(host, data);
  address = `http://${host}/${data.tours[0]?.slug}`;
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

/** Opens the tour's page while nothing of the islands' code comes, until `release` is called, or ever. */
async function openSlowly({ loads = true } = {}) {
  const page = await browser.newPage({ viewport: { width: 390, height: 780 } });
  const release = await holdIslands(page);
  if (!loads) await page.route("**/assets/islands/**", (route) => route.abort());
  // Where the link leads without its code: the organiser, on another site.
  await page.context().route(/^https:/, (route) => route.fulfill({ body: "the organiser" }));
  await page.goto(address);
  return { page, release, link: page.locator("a[data-ask]").first() };
}

const form = (page: Page) => page.getByRole("dialog", { name: "Заявка на тур" });

test.each([
  ["a tap", (page: Page) => page.locator("a[data-ask]").first().click()],
  ["Enter", (page: Page) => page.locator("a[data-ask]").first().press("Enter")],
])("%s on a link that opens a form waits for the form's code to load", async (_, press) => {
  const { page, release, link } = await openSlowly();
  expect(await link.getAttribute("href")).toMatch(/^https:/);
  await press(page);
  await expect.poll(() => link.getAttribute("aria-busy")).toBe("true");
  release();
  await form(page).waitFor();
  expect(page.url()).toBe(address);
  expect(await link.getAttribute("aria-busy")).toBeNull();
  await page.close();
});

test.each<[string, "click" | "auxclick", Parameters<Locator["click"]>[0]]>([
  ["for a new tab", "click", { modifiers: ["ControlOrMeta"] }],
  ["with the middle button", "auxclick", { button: "middle" }],
])("a click %s is left to the browser", async (_, event, options) => {
  const { page, link } = await openSlowly();
  // A browser without windows may open nothing that could be seen.
  await link.evaluate((it, name) => {
    window.addEventListener(name, ({ defaultPrevented: isHeld }) => {
      it.dataset["heard"] = isHeld ? "held" : "left";
    });
  }, event);
  await link.click(options);
  expect(await link.getAttribute("data-heard")).toBe("left");
  expect(page.url()).toBe(address);
  expect(await link.getAttribute("aria-busy")).toBeNull();
  await page.context().close();
});

test("a click whose code does not load follows the link", async () => {
  const { page, link } = await openSlowly({ loads: false });
  await link.click();
  await expect.poll(() => page.url()).toMatch(/^https:/);
  await page.close();
});

test("control: without its mark the same link is followed at the first tap", async () => {
  const { page, link } = await openSlowly();
  await link.evaluate((it) => it.removeAttribute("aria-haspopup"));
  await link.click();
  await expect.poll(() => page.url()).toMatch(/^https:/);
  await page.close();
});
