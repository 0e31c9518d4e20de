import { launchBrowser } from "@tour/test-browser";
import { expectFine, widths } from "@tour/test-browser/fine";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

const words = "Перевал закрыт до утра";
let hosts = 0;

/** A page of a site that has a notice for so many ms; what its content policy refused. */
async function open(ms: number, width = 390, text = words) {
  hosts += 1;
  const host = `notice-${hosts}.localhost:${site.port}`;
  const own = fakeSite("Тропа", [
    block("header", 1, 3),
    block("intro", 3, 1, { title: "Тропа ждёт гостей" }),
  ]);
  own.metadata.notice = { text, until: new Date(Date.now() + ms).toISOString() };
  api.sites.set(host, own);
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto(`http://${host}/`);
  return { page, refused, bar: page.getByRole("complementary", { name: "Объявление" }) };
}

test("an open page takes it away at its time, by a script that the page's policy allows", async () => {
  const { page, refused, bar } = await open(6000);
  await bar.getByText(words).waitFor();
  await bar.waitFor({ state: "detached" });
  expect(refused).toEqual([]);
  await page.close();
});

test.each(widths)(
  "at %i px it is a slim bar above the header, and axe is content with it",
  async (width) => {
    const { page, bar } = await open(3_600_000, width);
    const box = (await bar.boundingBox())!;
    expect([box.x, box.y, box.width]).toEqual([0, 0, width]);
    expect(box.height).toBeLessThanOrEqual(48);
    const header = (await page.locator("header > *").first().boundingBox())!;
    expect(header.y).toBeGreaterThanOrEqual(box.height);
    await expectFine(page, "notice");
    await page.close();
  },
);

test("the longest words that are taken, without a blank, stay within a phone", async () => {
  const { page, bar } = await open(3_600_000, 320, "Щ".repeat(140));
  await bar.waitFor();
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
  await page.close();
});
