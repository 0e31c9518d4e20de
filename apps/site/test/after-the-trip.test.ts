import { launchBrowser } from "@tour/test-browser";
import { expectFine, widths } from "@tour/test-browser/fine";
import type { Browser } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeArrival } from "./fake-arrival.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { fakeTourists, touristsUuid } from "./fake-tourists.ts";
import { marketplaceHost, startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let data: FakeSite;
let market: FakeSite;
let origin = "";
const token = "7c1e9e52-9f0b-4b8e-8a56-0d6f2f3f5a77";
const travelled = { status: 4, hold_expires_at: null, can_cancel: false, can_move: false } as const;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  origin = `http://after.localhost:${site.port}`;
});
beforeEach(() => {
  data = fakeSite("Тропа", []);
  market = fakeSite("", []);
  for (const one of [data, market]) {
    one.orders[orderUuid] = fakeOrder({ ...travelled, can_review: true });
    one.mailings[token] = {
      organizer: "Тропа",
      address: "an***@example.com",
      is_subscribed: true,
    };
  }
  api.sites.set(`after.localhost:${site.port}`, data);
  api.sites.set(marketplaceHost, market);
  api.requests.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

/** Without a script, unless it is said otherwise. */
async function open(path: string, options: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage({ javaScriptEnabled: false, ...options });
  await page.goto(origin + path);
  return page;
}
const sentTo = (path: string) =>
  api.requests
    .filter((request) => request.path === path && request.method === "POST")
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  site.ask(`after.localhost:${site.port}`, path, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
const review = `/order/${orderUuid}/review`;
const unsubscribe = `/unsubscribe/${token}`;

test("one unsubscribes on the page and takes it back; to open it changes nothing", async () => {
  const page = await open(unsubscribe);
  await page.getByText("an***@example.com").waitFor();
  await page.reload();
  expect(sentTo("/spa/mailing")).toEqual([]);
  await page.getByRole("button", { name: "Отписаться" }).click();
  await page.getByRole("heading", { name: "Вы отписались" }).waitFor();
  await page.getByRole("button", { name: "Получать письма снова" }).click();
  await page.getByRole("heading", { name: "Отписаться от писем?" }).waitFor();
  expect(sentTo("/spa/mailing").map((one) => one["is_subscribed"])).toEqual([false, true]);
  await page.close();
});

test("a mail service unsubscribes by one POST without an origin; another site's form does not", async () => {
  const foreign = await post(unsubscribe, "is_subscribed=0", { "sec-fetch-site": "cross-site" });
  expect(foreign.status).toBe(403);
  expect(sentTo("/spa/mailing")).toEqual([]);
  // RFC 8058: exactly this body, and no redirect.
  const { status, headers, text } = await post(unsubscribe, "List-Unsubscribe=One-Click");
  expect([status, text, headers["cache-control"]]).toEqual([200, "OK", "no-store"]);
  expect(data.mailings[token]?.is_subscribed).toBe(false);
  expect(site.logs.join("\n")).not.toContain(token);
  expect((await post(`/unsubscribe/${orderUuid}`, "List-Unsubscribe=One-Click")).status).toBe(404);
  expect((await post("/unsubscribe/x", "List-Unsubscribe=One-Click")).status).toBe(404);
});

test("what was booked on the marketplace has its pages there, with the organiser's contacts and tours", async () => {
  const ask = (path: string) => site.ask(marketplaceHost, path);
  market.orders[orderUuid] = fakeOrder({ status: 6, can_cancel: false });
  const order = await ask(`/order/${orderUuid}`);
  expect(order.status).toBe(200);
  expect(order.text).toContain("Туры от организаторов");
  expect(order.text).toContain('href="http://seller.localhost:3000/beluha-8#dates"');
  expect(order.text).toContain("tel:+");
  expect(order.headers["cache-control"]).toBe("no-store");
  market.orders[orderUuid] = fakeOrder();
  market.arrivals[orderUuid] = fakeArrival();
  market.tourists[touristsUuid] = { ...fakeTourists(), uuid: orderUuid };
  const paths = [
    `/order/${orderUuid}/move`,
    `/order/${orderUuid}/cancel`,
    review,
    `/arrival/${orderUuid}`,
    `/add-tourists/${touristsUuid}`,
    "/find-booking",
    unsubscribe,
  ];
  for (const path of paths) {
    const page = await ask(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.text).toContain('href="/organizers"');
  }
  const lost = await ask(`/order/${orderUuid.replace("3", "4")}`);
  expect([lost.status, lost.text.includes('href="/find-booking"')]).toEqual([404, true]);
});

test("what is missing in a review reads well to everybody, on a phone as on a desk", async () => {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(origin + review);
    await page.getByRole("textbox", { name: "Как вас подписать" }).fill("");
    await page.getByRole("button", { name: "Отправить отзыв" }).click();
    await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBeGreaterThan(1);
    await expectFine(page, "review-missing");
    await page.close();
  }
});

test("these pages read well to everybody, on a phone as on a desk", async () => {
  // The others stand in the same frames.
  const shown = [
    [origin, review],
    [origin, unsubscribe],
    [`http://${marketplaceHost}`, `/order/${orderUuid}`],
  ] as const;
  for (const width of widths) {
    for (const [at, path] of shown) {
      const isMarket = at !== origin;
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      if (isMarket) {
        await page.route("**/*", async (route) => {
          const { pathname } = new URL(route.request().url());
          const { text, headers } = await site.ask(marketplaceHost, pathname);
          await route.fulfill({ body: text, contentType: headers["content-type"] as string });
        });
      }
      await page.goto(at + path);
      const name = path.split("/")[path.endsWith("review") ? 3 : 1]!;
      await expectFine(page, isMarket ? `${name}-market` : name);
      await page.close();
    }
  }
});
