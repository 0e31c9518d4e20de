import { afterAll, beforeAll, beforeEach } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { marketplaceHost, startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let day = 0;

/** Hosts of the test's own two organisers. */
export const altai = () => `altai-${day}.localhost:3000`;
export const kamchatka = () => `kamchatka-${day}.localhost:3000`;

/** A running site before an API host with two organisers; each test has them on new hosts. */
export function useSite() {
  const running = {} as { api: FakeApi; site: RunningSite };
  beforeAll(async () => {
    running.api = await startFakeApi();
    running.site = await startSite(running.api.origin);
  });
  beforeEach(() => {
    const { sites, requests } = running.api;
    // Hosts that were never seen before: what an earlier test left in the cache stays there.
    day += 1;
    sites.clear();
    requests.length = 0;
    sites.set(altai(), named("Тропа"));
    sites.set(kamchatka(), named("Вулкан"));
    sites.set(marketplaceHost, { ...fakeSite("", []), revision: `m${day}` });
  });
  afterAll(async () => {
    await running.site?.stop();
    await running.api?.stop();
  });
  return {
    ask: (...args: Parameters<RunningSite["ask"]>) => running.site.ask(...args),
    logs: () => running.site.logs,
    requests: () => running.api.requests,
    siteOf: (host: string): FakeSite => {
      const site = running.api.sites.get(host);
      if (!site) throw new Error(`No fake site ${host}`);
      return site;
    },
    /** Waits until the site asks for metadata again. */
    untilAskedAgain: () => new Promise((resolve) => setTimeout(resolve, 1100)),
  };
}

function named(name: string): FakeSite {
  const main = [block("intro", 3, 1, { title: `${name} ждёт гостей` })];
  return fakeSite(name, main, [block("tour-intro", 3, 2, { title: `Тур: ${name}` })]);
}
