import { launchBrowser } from "@tour/test-browser";
import { expectFine, widths } from "@tour/test-browser/fine";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeTourists, touristsUuid } from "./fake-tourists.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let own: FakeSite;
let host = "";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  host = `goes.localhost:${site.port}`;
});
beforeEach(() => {
  const dates = [1, 2, 3].map((variant) => block(`dates-${variant}`, 20, variant));
  own = fakeSite("Тропа", [], [block("intro", 12, 1), ...dates]);
  own.tours = structuredClone(own.tours);
  const [tour] = own.tours;
  const [first] = tour!.departures;
  tour!.departures = [4, 6, 7].map((month) => ({
    ...first!,
    id: 70 + month,
    start_date: `2030-0${month}-10`,
    end_date: `2030-0${month}-12`,
    seats_left: month === 7 ? 0 : 4,
    status: "open",
    ...(month !== 4 && { guests: { from: 5, ages: [25, 44], alone: "some" } }),
  }));
  own.tourists[touristsUuid] = fakeTourists();
  api.sites.set(host, own);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

const line =
  "Кто уже едет: в основном 25–44 года, есть и те, кто едет один (по ответам 5 гостей или больше)";
const open = async (
  path: string,
  { width = 1280, javaScriptEnabled = true } = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled,
    locale: "ru-RU",
  });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(`http://${host}${path}`);
  return page;
};
const kept = () => own.tourists[touristsUuid]!.tourists;
const card = (page: Page, position: number) =>
  page.getByRole("region", { name: `Турист ${position}` });
const box = (page: Page, position: number) =>
  card(page, position).getByRole("checkbox", { name: /в сводке «Кто едет»/ });

test.each(widths)(
  "each variant of the dates says who goes at %i px, of the date that can be booked alone",
  async (width) => {
    const page = await open(`/${own.tours[0]!.slug}`, { width });
    const texts = await page.getByText("Кто уже едет").locator("..").allTextContents();
    expect(texts.map((text) => text.replaceAll("\u00a0", " "))).toEqual([line, line, line]);
    const compared = await open(`/${own.tours[0]!.slug}/dates?compare=74&compare=76`, { width });
    const row = compared.getByRole("row", { name: /Кто уже едет/ });
    expect(await row.getByRole("cell").allTextContents()).toEqual([
      "—",
      expect.stringContaining("25–44"),
    ]);
    await expectFine(page, "who-goes");
    await page.context().close();
    await compared.context().close();
  },
);

test("a guest agrees and takes it back in their form, where it is kept while they look", async () => {
  const page = await open(`/add-tourists/${touristsUuid}`, { width: 390 });
  expect(await box(page, 1).isChecked()).toBe(false);
  await box(page, 1).check();
  await expect.poll(() => kept()[0]!.joins_guest_summary).toBe(true);
  expect(kept()[1]!.joins_guest_summary).toBe(false);
  await page.reload();
  expect(await box(page, 1).isChecked()).toBe(true);
  await box(page, 1).uncheck();
  await expect.poll(() => kept()[0]!.joins_guest_summary).toBe(false);
  await expectFine(page, "agrees-to-count");
  await page.context().close();
});

test.each([true, false])(
  "where the organiser has closed the form it can still be taken back, with a script %s",
  async (javaScriptEnabled) => {
    Object.assign(kept()[0]!, { can_edit: false, can_delete: false, joins_guest_summary: true });
    const page = await open(`/add-tourists/${touristsUuid}`, { width: 390, javaScriptEnabled });
    await box(page, 1).uncheck();
    if (javaScriptEnabled) await card(page, 1).getByText("Сохранено").waitFor();
    else await card(page, 1).getByRole("button", { name: "Сохранить" }).click();
    await expect.poll(() => kept()[0]!.joins_guest_summary).toBe(false);
    await page.context().close();
  },
);

test("what is pressed before the code comes is not lost", async () => {
  Object.assign(kept()[0]!, { can_edit: false, can_delete: false, joins_guest_summary: true });
  const page = await open(`/add-tourists/${touristsUuid}`, { width: 390 }, (made) =>
    made.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return route.continue();
    }),
  );
  await box(page, 1).uncheck();
  await card(page, 1).getByText("Сохранено").waitFor();
  expect(kept()[0]!.joins_guest_summary).toBe(false);
  await page.context().close();
});

test("what was not kept says so, and goes again by a press", async () => {
  Object.assign(kept()[0]!, { can_edit: false, can_delete: false, joins_guest_summary: true });
  const page = await open(`/add-tourists/${touristsUuid}`, { width: 390 });
  await page.route("**/add-tourists?uuid=*", (route) => route.abort());
  await box(page, 1).uncheck();
  await card(page, 1)
    .getByText(/^Не получилось сохранить/)
    .waitFor();
  expect(await box(page, 1).isChecked()).toBe(false);
  await page.unroute("**/add-tourists?uuid=*");
  await card(page, 1).getByRole("button", { name: "Повторить" }).click();
  await card(page, 1).getByText("Сохранено").waitFor();
  expect(kept()[0]!.joins_guest_summary).toBe(false);
  await page.context().close();
});
