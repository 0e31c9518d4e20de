import { launchBrowser } from "@tour/test-browser";
import { listViolations } from "@tour/test-browser/axe";
import { widths } from "@tour/test-browser/fine";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeArrival } from "./fake-arrival.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let data: FakeSite;
let host = "";
const path = `/arrival/${orderUuid}`;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  host = `arrival.localhost:${site.port}`;
});
beforeEach(() => put(host));
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

function put(at: string): FakeSite {
  data = fakeSite("Встречи", []);
  data.arrivals[orderUuid] = fakeArrival();
  data.orders[orderUuid] = fakeOrder({ status: 3, hold_expires_at: null });
  api.sites.set(at, data);
  return data;
}

const open = async (options: Parameters<Browser["newPage"]>[0] = {}, at = host): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 780 }, ...options });
  await page.goto(`http://${at}${path}`);
  return page;
};
const send = (
  body: string,
  headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
) =>
  site.ask(host, path, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

test("the page says where, when by the place's clocks, who meets, what to take and how to come", async () => {
  const { status, text, headers } = await site.ask(host, path);
  expect(status).toBe(200);
  for (const words of [
    "Автовокзал Горно-Алтайска",
    "https://yandex.ru/maps/?pt=85.9603,51.9581",
    "geo:51.9581,85.9603",
    "среда, 10\u00a0июля",
    "09:30",
    "МСК+4, UTC+7",
    "Эркемен Тадыров",
    "tel:+79000000151",
    "Дождевик &lt;b&gt;",
    "выезд 9 июля, прибытие 10 июля",
  ]) {
    expect(text).toContain(words);
  }
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(text).not.toContain("canonical");
  expect(JSON.stringify(site.logs)).not.toContain(orderUuid);
  expect((await site.ask(host, `/order/${orderUuid}`)).text).toContain(`href="${path}"`);
});

test("the meeting goes into a calendar as an instant, or as a day where no time is said", async () => {
  const { text, headers } = await site.ask(host, `${path}/meeting.ics`);
  expect(headers["content-type"]).toContain("text/calendar");
  expect(headers["cache-control"]).toBe("no-store");
  expect(text).toContain("DTSTART:20300710T023000Z");
  expect(text).toContain("GEO:51.9581;85.9603");
  data.arrivals[orderUuid]!.departure.start_time = null;
  expect((await site.ask(host, `${path}/meeting.ics`)).text).toContain(
    "DTSTART;VALUE=DATE:20300710",
  );
});

test("before the seats are paid for the page says what comes first, and after the dates it is gone", async () => {
  data.arrivals[orderUuid] = fakeArrival({ status: 2, meeting: null });
  const waiting = await site.ask(host, path);
  expect(waiting.text).toContain("Сначала внесите предоплату");
  expect(waiting.text).toContain(`href="/order/${orderUuid}"`);
  expect(waiting.text).not.toContain('data-arrival="');
  expect((await site.ask(host, `${path}/meeting.ics`)).status).toBe(404);
  data.arrivals[orderUuid] = fakeArrival({ ends_at: "2026-01-01T00:00:00.000Z" });
  const over = await site.ask(host, path);
  expect(over.status).toBe(410);
  expect(over.text).toContain("Эта страница больше не работает: даты тура из заявки уже прошли.");
  expect(over.headers["referrer-policy"]).toBe("no-referrer");
  expect((await send("transport=S7")).status).toBe(410);
  expect((await site.ask(host, "/arrival/41")).status).toBe(404);
});

test("without a script the form is posted, led back, and shown again with what is wrong", async () => {
  const page = await open({ javaScriptEnabled: false, locale: "en-US" });
  expect(await page.getByLabel("День прибытия").getAttribute("placeholder")).toBe("дд.мм.гггг");
  await page.getByLabel("Рейс или поезд").fill("S7 2603");
  await page.getByLabel("Время прибытия").fill("08:15");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect.poll(() => page.getByRole("alert").innerText()).toContain("День прибытия");
  expect(await page.getByLabel("Рейс или поезд").inputValue()).toBe("S7 2603");
  expect(await page.getByLabel("Время прибытия").inputValue()).toBe("08:15");
  await page.getByLabel("День прибытия").fill("40.07.2030");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect.poll(() => page.getByRole("alert").innerText()).toContain("Такой даты нет");
  expect(await page.getByLabel("День прибытия").inputValue()).toBe("40.07.2030");
  await page.getByLabel("День прибытия").fill("10.07.2030");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.waitForURL(`**${path}#details`);
  await page.getByText("Сохранено 1 июля").waitFor();
  expect(await page.getByLabel("День прибытия").inputValue()).toBe("10.07.2030");
  expect(data.arrivals[orderUuid]!.arrival).toMatchObject({
    ...{ transport: "S7 2603", date: "2030-07-10", time: "08:15" },
  });
  await page.close();
});

test("another site's form writes nothing", async () => {
  expect((await send("transport=S7", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await send("transport=S7", {})).status).toBe(403);
  expect(data.arrivals[orderUuid]!.arrival).toBeNull();
  expect((await send("transport=S7")).status).toBe(303);
});

test("with a script the form stays where it is, and keeps what was typed while there is no line", async () => {
  const page = await open();
  await page.getByLabel("Рейс или поезд").fill("Поезд 602");
  await page.route("**/arrival/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByText("Не получилось сохранить").waitFor();
  expect(await page.getByLabel("Рейс или поезд").inputValue()).toBe("Поезд 602");
  await page.unroute("**/arrival/*");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByText("Сохранено 1 июля").waitFor();
  expect(new URL(page.url()).hash).toBe("");
  expect(data.arrivals[orderUuid]!.arrival).toMatchObject({ transport: "Поезд 602" });
  await page.close();
});

test.each(widths)("nothing overflows and axe finds nothing at %i px", async (width) => {
  const page = await open({ viewport: { width, height: 900 } });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await listViolations(page, "[data-arrival]")).toEqual([]);
  await page.close();
});

/** What this device keeps of arrival pages. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("arrival");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test("once opened the page opens without a network, until the server says that it is gone", async () => {
  const own = await startSite(api.origin);
  const at = `kept.localhost:${own.port}`;
  const kept = put(at);
  const page = await open({}, at);
  expect(await page.getByText("Нет связи").isVisible()).toBe(false);
  await expect.poll(() => listKept(page)).toEqual([path]);
  // A page that is not there: nothing else of the site is kept.
  await page.goto(`http://${at}/order/${orderUuid}`);
  await page.goto(`http://${at}${path}`);
  expect(await listKept(page)).toEqual([path]);

  kept.arrivals[orderUuid] = fakeArrival({ ends_at: "2026-01-01T00:00:00.000Z" });
  expect((await page.reload())?.status()).toBe(410);
  await expect.poll(() => listKept(page)).toEqual([]);

  kept.arrivals[orderUuid] = fakeArrival();
  await page.reload();
  await expect.poll(() => listKept(page)).toEqual([path]);
  await own.stop();
  await page.reload();
  await page.getByText("Нет связи").waitFor();
  await page.getByText("Автовокзал Горно-Алтайска").waitFor();
  await page.close();
});

test("what is kept is erased once the trip is over, though the server can't be asked", async () => {
  const own = await startSite(api.origin);
  const at = `over.localhost:${own.port}`;
  put(at);
  const page = await open({}, at);
  await expect.poll(() => listKept(page)).toEqual([path]);
  await page.evaluate(async (name) => {
    const cache = await caches.open("arrival");
    await cache.put(name, new Response("kept", { headers: { "x-kept-until": "1" } }));
  }, path);
  await own.stop();
  await expect(page.reload()).rejects.toThrow(/ERR_/);
  await page.close();
});
