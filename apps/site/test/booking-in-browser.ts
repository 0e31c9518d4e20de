import { launchBrowser } from "@tour/test-browser";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeOffer, fakeOrder, orderUuid } from "./fake-order.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

/** A site whose tour has departures to book, anew for each test, and a browser. */
export function useBookingInBrowser(name: string) {
  const running = { address: "", host: "" } as {
    api: FakeApi;
    site: RunningSite;
    browser: Browser;
    data: FakeSite;
    host: string;
    /** Of the tour's page. */
    address: string;
  };
  beforeAll(async () => {
    running.api = await startFakeApi();
    running.site = await startSite(running.api.origin);
    running.browser = await launchBrowser();
    running.host = `${name}.localhost:${running.site.port}`;
  });
  beforeEach(() => {
    running.data = fakeSite("Брони", [], [block("dates", 20, 1)]);
    running.data.orders[orderUuid] = fakeOrder();
    const slug = running.data.tours[0]?.slug ?? "";
    const { departures } = fakeOffer(slug);
    const [july] = departures;
    running.data.offer.departures = [
      ...departures,
      { ...july!, id: 73, start_date: "2030-08-05", end_date: "2030-08-09" },
      { ...july!, id: 74, start_date: "2030-08-05", end_date: "2030-08-12", seats_left: 1 },
    ];
    running.data.documents = [
      {
        type: "policy",
        title: "Политика",
        html: "<h2>Что мы храним</h2><p>Имя и телефон.</p>",
        version: 3,
        published_at: "2026-05-04T09:00:00.000Z",
      },
    ];
    running.api.sites.set(running.host, running.data);
    running.api.requests.length = 0;
    running.address = `http://${running.host}/${slug}`;
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.site?.stop();
    await running.api?.stop();
  });

  /** Opens the form over the tour's page, with its first date chosen. */
  async function openForm(width = 390): Promise<Page> {
    const page = await running.browser.newPage({ viewport: { width, height: 780 } });
    await page.goto(running.address);
    await link(page).click();
    await form(page).waitFor();
    await page.getByRole("radio", { name: /10–12 июля/ }).check();
    return page;
  }

  return { running, openForm };
}

export const link = (page: Page) => page.locator("a[data-books]").first();
export const form = (page: Page) => page.getByRole("dialog", { name: "Бронирование" });
export const text = (page: Page) => page.getByRole("dialog", { name: "Политика" });
export const book = (page: Page) => page.getByRole("button", { name: "Забронировать" });
export const name = (page: Page) => page.getByLabel("Имя и фамилия");
export const consent = (page: Page) => page.getByRole("checkbox", { name: /персональных данных/ });

export async function fillContacts(page: Page): Promise<void> {
  await name(page).fill("Ольга Ким");
  await page.getByRole("textbox", { name: "Телефон" }).fill("89161234567");
  await page.getByLabel("E-mail").fill("olga@example.com");
  await consent(page).check();
}
