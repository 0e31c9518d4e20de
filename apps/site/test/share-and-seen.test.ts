import { launchBrowser } from "@tour/test-browser";
import { expectFine } from "@tour/test-browser/fine";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let window: BrowserContext;
let own: FakeSite;
let host = "";
let hosts = 0;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
});
beforeEach(async () => {
  hosts += 1;
  host = `seen-${hosts}.localhost:${site.port}`;
  own = fakeSite("Тропа", [], [block("intro", 12, 1, { link: { kind: 3, text: "Выбрать даты" } })]);
  // The sample's tours are those of every other test as well.
  own.tours = structuredClone(own.tours);
  own.metadata.url = `http://${host}`;
  api.sites.set(host, own);
  window = await browser.newContext({ viewport: { width: 390, height: 800 } });
});
afterEach(() => window.close());
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

const pathOf = (place: number) => `/${own.tours[place]!.slug}`;
async function visit(page: Page, place: number) {
  await page.goto(`http://${host}${pathOf(place)}`);
}
const seen = (page: Page) => page.locator("[data-seen-tours]");
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const seenTitles = async (page: Page) =>
  (await seen(page).getByRole("heading", { level: 3 }).allInnerTexts()).map(plain);
const openShare = (page: Page) => page.getByRole("button", { name: "Поделиться" }).click();

test.each([true, false])(
  "a tour is sent by a messenger, to its whole address, with a script: %s",
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await visit(page, 0);
    await openShare(page);
    for (const name of ["Telegram", "ВКонтакте", "WhatsApp"]) {
      const link = page.getByRole("link", { name, exact: true });
      await link.waitFor();
      const href = new URL((await link.getAttribute("href"))!);
      expect([...href.searchParams.values()].join(" ")).toContain(`http://${host}${pathOf(0)}`);
    }
    const copy = page.getByRole("button", { name: "Скопировать ссылку" });
    expect(await copy.isVisible()).toBe(javaScriptEnabled);
    await context.close();
  },
);

test("its address is copied, and where it can't be it is there to copy by hand", async () => {
  await window.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await window.newPage();
  await visit(page, 0);
  await openShare(page);
  await expectFine(page, "share-menu");
  const copy = page.getByRole("button", { name: "Скопировать ссылку" });
  await copy.click();
  await page.getByText("Ссылка скопирована").waitFor();
  expect(await copy.isVisible()).toBe(false);
  const address = `http://${host}${pathOf(0)}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await openShare(page);
  await copy.click();
  await page.getByText(`Скопируйте ссылку: ${address}`).waitFor();
});

test("on a touch screen the device's own sheet comes, once, and closing it is no error", async () => {
  const touch = await browser.newContext({ hasTouch: true, isMobile: true });
  await touch.addInitScript(() => {
    const told = globalThis as unknown as { shared: unknown[] };
    told.shared = [];
    navigator.share = async (what) => {
      told.shared.push(what);
      throw new DOMException("closed", "AbortError");
    };
  });
  const page = await touch.newPage();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await visit(page, 0);
  await page.getByRole("button", { name: "Поделиться" }).tap();
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared);
  await expect
    .poll(shared)
    .toEqual([{ title: own.tours[0]!.title, url: `http://${host}${pathOf(0)}` }]);
  expect(await page.getByRole("link", { name: "Telegram" }).isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await touch.close();
});

test("where the device's own sheet can't open, the address is copied instead", async () => {
  const touch = await browser.newContext({ hasTouch: true, isMobile: true });
  await touch.grantPermissions(["clipboard-read", "clipboard-write"]);
  await touch.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException("no sheet", "NotAllowedError"));
  });
  const page = await touch.newPage();
  await visit(page, 0);
  await page.getByRole("button", { name: "Поделиться" }).tap();
  await page.getByText("Ссылка скопирована").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `http://${host}${pathOf(0)}`,
  );
  await touch.close();
});

test("tours that were seen stand at the page's end, the last first, and never the page's own", async () => {
  const page = await window.newPage();
  await visit(page, 0);
  await page.waitForFunction(() => localStorage.getItem("seen-tours") !== null);
  expect(await seen(page).isVisible()).toBe(false);
  await visit(page, 1);
  await expect.poll(() => seenTitles(page)).toEqual([own.tours[0]!.title]);
  await visit(page, 2);
  await expect.poll(() => seenTitles(page)).toEqual([own.tours[1]!.title, own.tours[0]!.title]);
  await expectFine(page, "seen-tours");
  await visit(page, 1);
  await expect.poll(() => seenTitles(page)).toEqual([own.tours[2]!.title, own.tours[0]!.title]);
});

test("their prices are today's, and tours that are gone are left out", async () => {
  const page = await window.newPage();
  await visit(page, 0);
  await visit(page, 1);
  await expect.poll(() => seenTitles(page)).toHaveLength(1);
  for (const departure of own.tours[0]!.departures) {
    departure.prices = [{ option_id: "base", price: { amount: 1_234_500, currency: "RUB" } }];
  }
  own.revision = "2";
  await expect
    .poll(async () => {
      await page.reload();
      await seen(page).waitFor();
      return plain(await seen(page).innerText());
    })
    .toContain("12 345 ₽");
  own.tours = own.tours.slice(1);
  own.revision = "3";
  const gone = async () => {
    const answer = page.waitForResponse(/seen-tours/);
    await visit(page, 0);
    return (await answer).status();
  };
  await expect.poll(gone).toBe(204);
  expect(await seen(page).isVisible()).toBe(false);
});

test("what nobody could keep, or what does not come, leaves the page as it was", async () => {
  const page = await window.newPage();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const keep = (text: string) =>
    page.evaluate((kept) => localStorage.setItem("seen-tours", kept), text);
  await visit(page, 0);
  await keep('{"of":"somebody"}');
  await visit(page, 0);
  await page.route(/seen-tours/, (route) => route.abort());
  await keep("[2]");
  const asked = page.waitForEvent("requestfailed");
  await visit(page, 0);
  await asked;
  expect(await seen(page).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test("strange numbers are nobody's tours", async () => {
  for (const query of ["", "?tour=", "?tour=-1", "?tour=abc", "?tour=99999999", "?tour=1e400"]) {
    const answer = await site.ask(host, `/seen-tours${query}`);
    expect([query, answer.status]).toEqual([query, 204]);
  }
});
