import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { FoundTour, Image } from "@tour/api";
import { makeSamplePage } from "@tour/blocks";
import { launchBrowser } from "@tour/test-browser";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { builderOrigin, startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

type GivenTour = FoundTour | FakeSite["tours"][number];

export const picture = (name: string): Image => ({
  url: `/media/${name}/{size}`,
  alt: "",
  focal_x: 0.5,
  focal_y: 0.5,
});

/** A tour with a number, and what a test says of it. */
export function marketTour(id: number, over: Partial<FoundTour> = {}): GivenTour {
  const [sample] = makeSamplePage("main").tours;
  const [first] = sample!.departures;
  const year = new Date().getFullYear() + 1;
  const dates = { start_date: `${year}-07-04`, end_date: `${year}-07-11` };
  const next = { id: id * 10, tour_id: id, capacity: 12, seats_left: 8, status: "open" as const };
  return {
    ...sample!,
    id,
    slug: `tour-${id}`,
    title: `Тур номер ${id}`,
    departures: [{ ...first!, ...dates, ...next }],
    ...over,
  };
}

/** The marketplace in a browser, on an address of its own; its tours are one organiser's. */
export function useMarketInBrowser() {
  const running = {} as { api: FakeApi; site: RunningSite; browser: Browser; host: string };
  let revision = 0;
  beforeAll(async () => {
    const port = await findPort();
    running.host = `localhost:${port}`;
    running.api = await startFakeApi();
    const own = { port, market: running.host };
    running.site = await startSite(running.api.origin, builderOrigin, own);
    running.browser = await launchBrowser();
  });
  beforeEach(() => {
    const { sites, requests } = running.api;
    sites.clear();
    requests.length = 0;
    sites.set("tropa.example", fakeSite("Тропа", []));
    revision += 1;
    sites.set(running.host, { ...fakeSite("", []), revision: `b${revision}` });
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.site?.stop();
    await running.api?.stop();
  });
  return {
    running,
    give: async (tours: readonly GivenTour[]) => {
      running.api.sites.get("tropa.example")!.tours = [...tours];
      // The site asks for the marketplace's revision once a second.
      await new Promise((resolve) => setTimeout(resolve, 1100));
    },
    market: () => running.api.sites.get(running.host)!,
    address: (path: string) => `http://${running.host}${encodeURI(path)}`,
    newWindow: (options: Parameters<Browser["newContext"]>[0] = {}) =>
      running.browser.newContext({ locale: "ru-RU", ...options }),
    /** A page of a window of its own, or of one that is there. */
    open: async (
      path: string,
      options: Parameters<Browser["newContext"]>[0] = {},
      window?: BrowserContext,
    ): Promise<Page> => {
      const context = window ?? (await running.browser.newContext({ locale: "ru-RU", ...options }));
      const page = await context.newPage();
      await page.goto(`http://${running.host}${encodeURI(path)}`);
      return page;
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** How much of the page moved by itself so far, and does within the next half second. */
export const measureShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
