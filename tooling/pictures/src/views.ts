import type { Page } from "playwright";

export interface View {
  /** The picture's name, without its ending. */
  name: string;
  /** Of the window, in px. */
  width: number;
  height: number;
  density?: number;
  open: (page: Page, origin: string) => Promise<unknown>;
}

export interface SiteView extends View {
  /** The organiser's name in the site's host. */
  site: string;
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844, density: 1.5 };

const openMain = (page: Page, origin: string) => page.goto(origin, { waitUntil: "networkidle" });

async function openFirstTour(page: Page, origin: string): Promise<void> {
  await openMain(page, origin);
  const path = await page.locator("#tours a[href^='/']").first().getAttribute("href");
  await page.goto(new URL(path ?? "/", origin).href, { waitUntil: "networkidle" });
}

/** The booking window over a tour's page, with a date and a party chosen. */
async function openBooking(page: Page, origin: string): Promise<void> {
  await openFirstTour(page, origin);
  await page.locator("a[data-books]:visible").first().click();
  const form = page.getByRole("dialog", { name: "Бронирование" });
  await form.locator("input[name=departure]").first().check();
  await form.locator("input[name^='seats.']").first().fill("2");
  await page.waitForTimeout(500);
}

/** The page of a request that was just made. */
async function openOrder(page: Page, origin: string): Promise<void> {
  await openBooking(page, origin);
  const form = page.getByRole("dialog", { name: "Бронирование" });
  await form.getByLabel("Имя и фамилия").fill("Анна Кузнецова");
  await form.getByLabel("Телефон").fill("+7 916 123-45-67");
  await form.getByLabel("E-mail").fill("anna@example.com");
  const needed = form.locator("input[type=checkbox]:not([name='consents.advertising'])");
  for (const box of await needed.all()) await box.check();
  await form.getByRole("button", { name: "Забронировать" }).click();
  await page.waitForURL(/\/order\//);
  await page.waitForLoadState("networkidle");
}

/** What visitors see. */
export const siteViews: readonly SiteView[] = [
  { name: "site", site: "altai", ...desktop, open: openMain },
  { name: "site-phone", site: "altai", ...phone, open: openMain },
  { name: "site-kamchatka", site: "kamchatka", ...desktop, open: openMain },
  { name: "site-karelia", site: "karelia", ...desktop, open: openMain },
  { name: "tour", site: "altai", ...desktop, open: openFirstTour },
  { name: "tour-phone", site: "altai", ...phone, open: openFirstTour },
  { name: "booking", site: "altai", ...desktop, open: openBooking },
  { name: "order-phone", site: "altai", ...phone, open: openOrder },
];

/** What those see who have not chosen an organiser yet. */
export const marketplaceViews: readonly View[] = [
  { name: "marketplace", ...desktop, open: openMain },
];

async function signIn(page: Page, builder: string): Promise<void> {
  // What tells of others never ends, and the network would never be idle.
  await page.route("**/site-events?*", (route) => route.abort());
  await page.goto(`${builder}/sign-in`);
  await page.getByLabel("E-mail").fill("organizer@demo.tour");
  await page.getByLabel("Пароль").fill("demo-demo-demo");
  await page.getByRole("button", { name: "Войти" }).click();
  await page.getByRole("button", { name: /^Подставить код/ }).click();
  await page.getByRole("button", { name: "Подтвердить", exact: true }).click();
  await page.waitForURL(/\/\d+$/);
}

async function openSection(page: Page, section: string): Promise<void> {
  const sections = page.getByRole("navigation", { name: "Разделы" });
  await sections.getByRole("link", { name: section }).click();
}

/** What organisers see. */
export const builderViews: readonly View[] = [
  {
    name: "builder",
    ...desktop,
    open: async (page, origin) => {
      await signIn(page, origin);
      await openSection(page, "Главная страница");
      const preview = page.frameLocator('iframe[title="Предпросмотр сайта"]');
      await preview.locator("[data-block]").first().waitFor();
      const blocks = page.getByRole("complementary", { name: "Блоки" });
      await blocks.getByRole("button", { name: /^Главный экран/ }).click();
      await page.waitForLoadState("networkidle");
      // The frame's pictures load after the page is quiet.
      await page.waitForTimeout(1500);
    },
  },
  {
    name: "starters",
    ...desktop,
    open: async (page, origin) => {
      await signIn(page, origin);
      await openSection(page, "Главная страница");
      await page.getByRole("button", { name: "Действия со страницей" }).click();
      await page.getByRole("menuitem", { name: "Заменить страницу заготовкой" }).click();
      await page.getByRole("dialog").waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "design",
    ...desktop,
    open: async (page, origin) => {
      await signIn(page, origin);
      await openSection(page, "Оформление");
      // What a channel is open to never falls silent, and a picture of the frame is drawn a little later.
      const own = page.frameLocator('iframe[title="Главная страница сайта"]');
      await own.locator("[data-block]").first().waitFor();
      await page.waitForTimeout(5000);
    },
  },
];

/** A screen of sales, signed in as its owner. */
const openSales = (path: string) => async (page: Page, builder: string) => {
  await signIn(page, builder);
  const organizerId = new URL(page.url()).pathname.slice(1);
  await page.goto(`${builder}/crm/${organizerId}${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // What waits for the server, and charts that load when they are seen; live screens never fall quiet.
  await page.waitForTimeout(2500);
};

/** The first request that is paid for. */
async function openRequest(page: Page, builder: string): Promise<void> {
  await openSales("/requests?status=3")(page, builder);
  await page.locator("a[href*='/requests/']:not([href*='/new']):visible").first().click();
  await page.waitForURL(/\/requests\/\d+/);
  await page.waitForTimeout(2500);
}

/** What those see who sell. */
export const salesViews: readonly View[] = [
  { name: "sales-home", ...desktop, open: openSales("") },
  { name: "sales-requests", ...desktop, open: openSales("/requests") },
  { name: "sales-departures", ...desktop, open: openSales("/departures") },
  { name: "sales-request-phone", ...phone, open: openRequest },
];

/** What designers see. */
export const storybookViews: readonly View[] = [
  {
    name: "storybook",
    ...desktop,
    open: async (page, origin) => {
      const index = (await (await fetch(`${origin}/index.json`)).json()) as {
        entries: Record<string, { id: string; title: string; type: string }>;
      };
      const story = Object.values(index.entries).find(
        ({ title, type }) => type === "story" && title === "Блоки/04 Туры",
      );
      await page.goto(`${origin}/?path=/story/${story?.id ?? ""}&panel=false`);
      const frame = page.frameLocator("#storybook-preview-iframe");
      await frame.locator("section").first().waitFor();
      await page.waitForTimeout(3000);
    },
  },
];
