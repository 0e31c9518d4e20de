import { launchBrowser } from "@tour/test-browser";
import { listViolations } from "@tour/test-browser/axe";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeMessage } from "./fake-messages.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let data: FakeSite;
let origin = "";
let day = 0;
const path = `/order/${orderUuid}`;
const hostile = "<img src=x onerror=\"document.title='взлом'\">\nи <b>вторая</b> строка";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
});
beforeEach(() => {
  day += 1;
  const host = `messages-${day}.localhost:${site.port}`;
  origin = `http://${host}`;
  data = fakeSite("Тропа", []);
  data.orders[orderUuid] = fakeOrder();
  api.sites.set(host, data);
  api.requests.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

const open = async (at = path, options: Parameters<Browser["newPage"]>[0] = {}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, ...options });
  await page.goto(origin + at);
  return page;
};
const field = (page: Page) => page.getByLabel("Сообщение организатору");
const send = (page: Page) => page.getByRole("button", { name: "Отправить" });
const thread = (page: Page) => page.locator("#messages li");
const sent = () =>
  api.requests
    .filter((one) => one.path === "/spa/request-messages" && one.method === "POST")
    .map(({ body }) => JSON.parse(body) as { uuid: string; text: string; key: string });

test("the thread shows who wrote what and when by the clocks of the tour's place, as text", async () => {
  data.messages[orderUuid] = [
    fakeMessage("Можно с собакой?", "guest"),
    fakeMessage(hostile),
    fakeMessage("Мы на связи", "staff"),
  ];
  const page = await open();
  expect(await thread(page).locator("p:first-child").allTextContents()).toEqual([
    "Вы",
    "Тропа",
    "Площадка",
  ]);
  expect(await thread(page).nth(1).locator("p").nth(1).textContent()).toBe(hostile);
  // 09:30 UTC in Barnaul.
  expect(await thread(page).first().locator("time").textContent()).toMatch(/2 января.*16:30/);
  expect(await listViolations(page, "#messages")).toEqual([]);
  expect(await page.title()).not.toContain("взлом");
  await page.close();
});

test("without a script a message is sent, and one that is refused is shown again with the reason", async () => {
  const page = await open(path, { javaScriptEnabled: false });
  await field(page).fill("Первая строка\nвторая");
  await send(page).click();
  await page.waitForURL(`${origin}${path}#messages`);
  expect(await thread(page).locator("p").nth(1).textContent()).toBe("Первая строка\nвторая");
  expect(sent()).toEqual([
    { uuid: orderUuid, text: "Первая строка\nвторая", key: expect.any(String) },
  ]);
  expect(await field(page).inputValue()).toBe("");
  data.messages[orderUuid] = Array.from({ length: 20 }, () => fakeMessage("Ау", "guest"));
  await field(page).fill("Ещё одно");
  await send(page).click();
  expect(await field(page).inputValue()).toBe("Ещё одно");
  expect(await page.locator("#messages [role=alert]").textContent()).toContain("Слишком много");
  // Twenty messages stand above it, and the page goes down to it smoothly.
  const isInSight = async () => {
    const { y, height } = (await field(page).boundingBox())!;
    return y > 0 && y + height < 800;
  };
  await expect.poll(isInSight).toBe(true);
  await page.close();
});

test("with a script nothing typed is lost when the network fails, and it is sent once", async () => {
  const page = await open();
  await page.context().setOffline(true);
  await field(page).fill("Где встречаемся?");
  await send(page).click();
  await page.locator("#messages [role=alert]", { hasText: "нет связи" }).waitFor();
  expect(await field(page).inputValue()).toBe("Где встречаемся?");
  await page.context().setOffline(false);
  await send(page).click();
  await thread(page).filter({ hasText: "Где встречаемся?" }).waitFor();
  expect(await field(page).inputValue()).toBe("");
  expect(await page.locator("#messages [role=alert]").textContent()).toBe("");
  await field(page).fill("И во сколько?");
  await send(page).click();
  await thread(page).filter({ hasText: "И во сколько?" }).waitFor();
  expect(sent().map(({ text }) => text)).toEqual(["Где встречаемся?", "И во сколько?"]);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(2);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.close();
});

test("an answer comes by itself while somebody types, also when the request changes with it", async () => {
  const page = await open();
  await field(page).fill("Я ещё пишу");
  await field(page).press("Home");
  data.messages[orderUuid] = [fakeMessage("Ждём вас в девять")];
  await thread(page).filter({ hasText: "Ждём вас в девять" }).waitFor();
  await page.getByRole("status").filter({ hasText: "Новое сообщение" }).waitFor();
  data.messages[orderUuid].push(fakeMessage("Подтвердили"));
  data.orders[orderUuid] = fakeOrder({ status: 3, hold_expires_at: null });
  await page.getByRole("heading", { name: "Места ваши" }).waitFor();
  await thread(page).filter({ hasText: "Подтвердили" }).waitFor();
  expect(await field(page).inputValue()).toBe("Я ещё пишу");
  await page.keyboard.type("Да, ");
  expect(await field(page).inputValue()).toBe("Да, Я ещё пишу");
  await page.close();
});

test("another site's form writes nothing", async () => {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "cross-site",
  };
  const host = new URL(origin).host;
  const post = { method: "POST", body: "text=1&email=a@b.ru", headers };
  expect((await site.ask(host, `${path}/messages`, post)).status).toBe(403);
  expect((await site.ask(host, "/find-booking", post)).status).toBe(403);
  expect(api.requests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a lost link leads to a form that asks for the address, and says the same to everyone", async () => {
  const page = await open(`/order/${orderUuid.replace("3", "4")}`, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Найти заявку по почте" }).click();
  await page.getByRole("heading", { name: "Найти заявку" }).waitFor();
  // As a browser without the check of its own would send it.
  const host = new URL(origin).host;
  const wrong = await site.ask(host, "/find-booking", {
    method: "POST",
    body: "email=anna",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
  });
  expect([wrong.status, wrong.headers["cache-control"]]).toEqual([400, "no-store"]);
  expect(wrong.text).toContain("Введите корректный e-mail");
  expect(wrong.text).toContain('value="anna"');
  api.requests.length = 0;
  await page.getByLabel("E-mail").fill("anna@example.com");
  await page.getByRole("button", { name: "Прислать ссылки" }).click();
  await page.getByRole("heading", { name: "Проверьте почту" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/find-booking/sent");
  const asked = api.requests.find((one) => one.path === "/spa/find-bookings");
  expect(JSON.parse(asked!.body)).toEqual({ email: "anna@example.com" });
  expect(asked?.headers["x-forwarded-for"]).toBeTruthy();
  await page.close();
});
