import { launchBrowser } from "@tour/test-browser";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { holdIslands } from "./hold-islands.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let data: FakeSite;
let host = "";
let slug = "";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  host = `booking.localhost:${site.port}`;
});
beforeEach(() => {
  data = fakeSite("Брони", [], [block("dates", 20, 1)]);
  data.orders[orderUuid] = fakeOrder();
  slug = data.tours[0]?.slug ?? "";
  api.sites.set(host, data);
  api.requests.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

const address = () => `http://${host}/${slug}`;
const phone = { width: 390, height: 780 };
const open = async (url: string, options: BrowserContextOptions = {}) => {
  const page = await browser.newPage({ viewport: phone, ...options });
  await page.goto(url);
  return page;
};
const sent = () =>
  api.requests
    .filter(({ path }) => path === "/spa/create-request")
    .map(({ body }) => JSON.parse(body) as Record<string, unknown> & { key: string });
const link = (page: Page) => page.locator("a[data-books]").first();
const window = (page: Page) => page.getByRole("dialog", { name: "Бронирование" });
const form = (page: Page) => page.locator("form").filter({ has: page.locator("[name=key]") });
const book = (page: Page) => form(page).getByRole("button", { name: "Забронировать" });

async function fill(page: Page): Promise<void> {
  await form(page)
    .getByRole("radio", { name: /10–12 июля/ })
    .check();
  await form(page).getByLabel("Взрослый").fill("2");
  await form(page).getByLabel("Имя и фамилия").fill("Ольга Ким");
  await form(page).getByLabel("Телефон").pressSequentially("8 916 123-45-67");
  await form(page).getByLabel("E-mail").fill("olga@example.com");
  await form(page)
    .getByRole("checkbox", { name: /персональных данных/ })
    .check();
  await form(page)
    .getByRole("checkbox", { name: /Могу передать/ })
    .check();
}
const asked = {
  departure_id: 71,
  seats: [{ option_id: "adult", count: 2 }],
  contact: { name: "Ольга Ким", phone: "+79161234567", email: "olga@example.com" },
  comment: "",
  consents: [
    { kind: "personal_data", version: 3 },
    { kind: "others", version: 2 },
  ],
};

test("a press before the code has come opens the window, and the request leads to its page", async () => {
  const page = await browser.newPage({ viewport: phone });
  const release = await holdIslands(page);
  await page.goto(address());
  await link(page).click();
  await expect.poll(() => link(page).getAttribute("aria-busy")).toBe("true");
  release();
  await window(page).waitFor();
  await fill(page);
  await window(page).getByText("20\u00a0142\u00a0₽").first().waitFor();
  await book(page).click();
  await page.waitForURL(`http://${host}/order/${orderUuid}`);
  const expected_total = { amount: 2_014_200, currency: "RUB" };
  expect(sent()).toEqual([{ key: expect.any(String), ...asked, expected_total }]);
  await page.close();
});

test("the link takes presses again only under the window, so that two of them open one", async () => {
  const page = await open(address());
  const isDrawn = await link(page).evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          if (element.ariaBusy !== "true") resolve(document.querySelector("dialog[open]") !== null);
        };
        (element as HTMLElement).click();
        new MutationObserver(look).observe(element, { attributeFilter: ["aria-busy"] });
      }),
  );
  expect(isDrawn).toBe(true);
  await window(page).waitFor();
  await page.close();
});

test("a failed send keeps everything, and the next try is the same request", async () => {
  const page = await open(address());
  await link(page).click();
  await fill(page);
  await page.route("**/spa/create-request", (route) => route.abort(), { times: 1 });
  await book(page).click();
  await page.getByText("Проверьте связь").waitFor();
  await page.reload();
  await link(page).click();
  expect(await form(page).getByLabel("Имя и фамилия").inputValue()).toBe("Ольга Ким");
  const consent = form(page).getByRole("checkbox", { name: /персональных данных/ });
  expect(await consent.isChecked()).toBe(false);
  await consent.check();
  await form(page)
    .getByRole("checkbox", { name: /Могу передать/ })
    .check();
  data.booking = { status: 503, body: { message: "Сервис отдыхает" } };
  await book(page).click();
  await page.getByText("Сервис отдыхает").waitFor();
  data.booking = { status: 200, body: { data: { uuid: orderUuid } } };
  await page.getByRole("button", { name: "Отправить ещё раз" }).click();
  await page.waitForURL(/order/);
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(second).toMatchObject(asked);
  await page.close();
});

test("what is missing is said at its field, and nothing is sent", async () => {
  const page = await open(address());
  await link(page).click();
  await form(page)
    .getByRole("radio", { name: /10–12 июля/ })
    .check();
  await book(page).click();
  await expect.poll(() => page.getByText("Обязательно для заполнения").count()).toBe(3);
  await page.getByText("Без этого согласия").waitFor();
  expect(
    await form(page)
      .getByLabel("Имя и фамилия")
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  expect(sent()).toEqual([]);
  await page.close();
});

test("Back closes the window and leaves the page where it was", async () => {
  const page = await open(address());
  await link(page).click();
  await window(page).waitFor();
  await page.goBack();
  await expect.poll(() => window(page).count()).toBe(0);
  expect(page.url()).toBe(address());
  await page.close();
});

test("too few seats are told, and the dates are asked for anew", async () => {
  const page = await open(address());
  await link(page).click();
  await fill(page);
  const message = "Осталось мест: 1. Выберите меньше или другую дату.";
  data.booking = { status: 409, body: { message, data: { seats_left: 1 } } };
  api.requests.length = 0;
  await book(page).click();
  await page.getByText(message).waitFor();
  await expect
    .poll(() => api.requests.some(({ path }) => path.startsWith("/spa/booking-offer")))
    .toBe(true);
  await page.close();
});

test("without a script the form is a page, keeps what was typed, and takes the number as written", async () => {
  const page = await open(`${address()}/booking?departure=71`, { javaScriptEnabled: false });
  await form(page).getByLabel("Взрослый").fill("2");
  await form(page).getByLabel("Имя и фамилия").fill("Ольга Ким");
  await form(page).getByLabel("Телефон").fill("8 916 123-45-67");
  await form(page).getByLabel("E-mail").fill("olga@example.com");
  await form(page)
    .getByRole("checkbox", { name: /персональных данных/ })
    .check();
  await book(page).click();
  await page.getByText("Подтвердите, что можете передать").waitFor();
  expect(await form(page).getByLabel("Имя и фамилия").inputValue()).toBe("Ольга Ким");
  expect(sent()).toEqual([]);
  await form(page)
    .getByRole("checkbox", { name: /Могу передать/ })
    .check();
  await book(page).click();
  await page.waitForURL(`http://${host}/order/${orderUuid}`);
  expect(sent()).toMatchObject([asked]);
  await page.close();
});

test("without a script a date is chosen first, and refusals stand above the form", async () => {
  const page = await open(`${address()}/booking`, { javaScriptEnabled: false });
  await form(page)
    .getByRole("radio", { name: /20–22 июля/ })
    .check();
  await page.getByRole("button", { name: "Дальше" }).click();
  await form(page).getByLabel("Имя и фамилия").fill("Ольга Ким");
  await form(page).getByLabel("Телефон").fill("12");
  await book(page).click();
  // All at once, and each leads to its field.
  const problems = page.getByRole("alert").getByRole("link");
  await expect
    .poll(() => problems.allInnerTexts())
    .toEqual([
      "Телефон: Некорректный номер телефона",
      "E-mail: Обязательно для заполнения",
      "Обработка персональных данных: без этого согласия забронировать нельзя",
    ]);
  expect(sent()).toEqual([]);
  expect(await form(page).getByLabel("Телефон").inputValue()).toBe("12");
  const consent = form(page).getByRole("checkbox", { name: /персональных данных/ });
  await problems.last().click();
  await page.keyboard.press("Space");
  expect(await consent.isChecked()).toBe(true);
  await page.close();
});

test("where there is no text nobody agrees to one, and a site that closed meanwhile says so over what was typed", async () => {
  data.offer.documents = [];
  const message = "Бронирование на сайте ещё не открыто. Оставьте вопрос организатору.";
  data.booking = { status: 503, body: { message } };
  for (const javaScriptEnabled of [true, false]) {
    const page = await open(`${address()}/booking?departure=71`, { javaScriptEnabled });
    await form(page).getByLabel("Имя и фамилия").fill("Ольга Ким");
    await form(page).getByLabel("Телефон").fill("+79161234567");
    await form(page).getByLabel("E-mail").fill("olga@example.com");
    const consent = form(page).getByRole("checkbox", { name: /персональных данных/ });
    expect(await consent.count()).toBe(0);
    await book(page).click();
    await page.getByText(message).waitFor();
    expect(await form(page).getByLabel("Имя и фамилия").inputValue()).toBe("Ольга Ким");
    await page.close();
  }
  expect(sent()).toMatchObject([{ consents: [] }, { consents: [] }]);
});

// ASVS 3.5.1
test("another site's form books nothing", async () => {
  const { status } = await site.ask(host, `/${slug}/booking`, {
    method: "POST",
    body: "departure=71&seats.adult=1",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "cross-site",
    },
  });
  expect(status).toBe(403);
  expect(sent()).toEqual([]);
});

test("the page is not kept: the key of its request is one visitor's own", async () => {
  const [one, other] = await Promise.all([
    site.ask(host, `/${slug}/booking`),
    site.ask(host, `/${slug}/booking`),
  ]);
  const keyOf = (text: string) => /name="key" value="([^"]+)"/.exec(text)?.[1];
  expect(one.headers["cache-control"]).toBe("no-store");
  expect(keyOf(one.text)).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyOf(one.text)).not.toBe(keyOf(other.text));
});

test("a site that takes no requests asks about a date instead, and its booking page says so", async () => {
  data.metadata.can_book = false;
  // A host of its own: what a site is may be a second old.
  const closed = `closed.localhost:${site.port}`;
  api.sites.set(closed, data);
  const page = await open(`http://${closed}/${slug}`, { javaScriptEnabled: false });
  expect(await page.locator("a[data-books], a[href*='/booking']").count()).toBe(0);
  const ask = page.getByRole("link", { name: /^Спросить о дате/ }).first();
  expect(decodeURIComponent((await ask.getAttribute("href")) ?? "")).toMatch(
    /^(mailto|tel|https):/,
  );
  await page.goto(`http://${closed}/${slug}/booking`);
  await page.getByText("Бронирование на сайте ещё не открыто").waitFor();
  expect(await form(page).count()).toBe(0);
  await page.close();
});
