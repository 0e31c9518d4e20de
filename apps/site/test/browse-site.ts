import { launchBrowser } from "@tour/test-browser";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

const order = `/order/${orderUuid}`;

/** A site of one organiser, anew for each test with what `fill` puts into it, and a browser. */
export function useSiteInBrowser(name: string, title: string, fill: (data: FakeSite) => void) {
  const running = {} as { api: FakeApi; site: RunningSite; browser: Browser; data: FakeSite };
  const host = () => `${name}.localhost:${running.site.port}`;
  beforeAll(async () => {
    running.api = await startFakeApi();
    running.site = await startSite(running.api.origin);
    running.browser = await launchBrowser();
  });
  beforeEach(() => {
    running.data = fakeSite(title, []);
    fill(running.data);
    running.api.sites.set(host(), running.data);
    running.api.requests.length = 0;
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.site?.stop();
    await running.api?.stop();
  });
  return { running, host };
}

/** The same with one request, and the browser on the request's page. */
export function useOrderInBrowser(name: string) {
  const { running, host } = useSiteInBrowser(name, "Тропа", ({ orders }) => {
    orders[orderUuid] = fakeOrder();
  });
  return {
    address: () => `http://${host()}${order}`,
    put: (over: Parameters<typeof fakeOrder>[0]) => {
      running.data.orders[orderUuid] = fakeOrder(over);
    },
    /** Opens a page of the request: `/move`, or its own for nothing. */
    async open(path = "", options: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> {
      const page = await running.browser.newPage(options);
      await page.goto(`http://${host()}${order}${path}`);
      return page;
    },
    /** What the API host was sent at a path, oldest first. */
    bodiesOf: (path: string): unknown[] =>
      running.api.requests
        .filter((request) => request.path === path && request.body !== "")
        .map(({ body }) => JSON.parse(body)),
    post: (path: string, body: string, headers: Record<string, string>) =>
      running.site.ask(host(), order + path, {
        method: "POST",
        body,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      }),
  };
}
