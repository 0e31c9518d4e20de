import { launchBrowser } from "@tour/test-browser";
import type { Browser } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeOffer, fakeOrder, orderUuid } from "./fake-order.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let data: FakeSite;
let host = "";
const path = `/order/${orderUuid}/individual-tour`;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  host = `individual.localhost:${site.port}`;
});
beforeEach(() => {
  data = fakeSite("Для своих", [], [block("intro", 3, 2), block("dates", 20, 1)]);
  const [only] = fakeOffer("").departures;
  const tour = { ...fakeOffer("").tour, id: 99, title: "Белуха для семьи", slug: path.slice(1) };
  data.offer = { tour, individual_uuid: orderUuid, departures: [only!] };
  data.individual[orderUuid] = path.slice(1);
  const link = { title: tour.title, start_date: "2030-07-10", end_date: "2030-07-12" };
  const individual_tour = { ...link, is_booked: false, is_over: false };
  data.orders[orderUuid] = fakeOrder({ individual_tour });
  api.sites.set(host, data);
  api.requests.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

test("its address is told nobody, nobody else has it, and after its dates it is gone", async () => {
  const { status, text, headers } = await site.ask(host, path);
  expect(status).toBe(200);
  expect(text).toContain("Белуха для семьи");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(text).not.toContain("canonical");
  const other = path.replace("3f0c", "4f0c");
  expect((await site.ask(host, other)).status).toBe(404);
  data.individual[orderUuid] = null;
  for (const at of [path, `${path}/booking`]) {
    const gone = await site.ask(host, at);
    expect([gone.status, gone.headers["referrer-policy"]]).toEqual([410, "no-referrer"]);
    expect(gone.text).toContain("даты тура из заявки уже прошли");
  }
});

test.each([true, false])(
  "is found on the request's page and booked by the form (script: %s)",
  async (hasScript) => {
    const page = await browser.newPage({ javaScriptEnabled: hasScript });
    await page.goto(`http://${host}/order/${orderUuid}`);
    await page.getByRole("link", { name: "Посмотреть тур" }).click();
    await page.waitForURL(`**${path}`);
    await page.locator(`a[href^="${path}/booking"]`).first().click();
    if (hasScript) {
      await page.getByRole("dialog", { name: "Бронирование" }).waitFor();
      expect(page.url()).toBe(`http://${host}${path}`);
    } else {
      await page.waitForURL(`**${path}/booking**`);
      await page.getByRole("radio").first().check();
      await page.locator("button[name=step]").first().click();
    }
    await page.getByLabel("Имя и фамилия").fill("Анна Ким");
    await page.getByRole("textbox", { name: "Телефон" }).fill("+79161234567");
    await page.getByLabel(/почта|e-mail/i).fill("anna@example.com");
    // Its dates are nobody else's, and no page compares them.
    expect(await page.locator("[data-compared]").count()).toBe(0);
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await page.getByRole("button", { name: "Забронировать" }).click();
    await page.waitForURL(`**/order/${orderUuid}`);
    const sent = api.requests.find((one) => one.path === "/spa/create-request");
    expect(JSON.parse(sent!.body)).toMatchObject({ individual_uuid: orderUuid, departure_id: 71 });
    await page.close();
  },
);
