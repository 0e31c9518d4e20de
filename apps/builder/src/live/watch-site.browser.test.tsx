import { QueryClient } from "@tanstack/react-query";
import type { SiteEvent } from "@tour/api";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchSite } from "./watch-site.ts";
import type { SiteChannel } from "./site-channel.ts";

/** An open page with a channel, and how often the server is asked. */
function openPage({ isHeard }: { isHeard: boolean }) {
  const asked: URLSearchParams[] = [];
  const state = { isHeard, renewals: 0, kinds: [] as string[] };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new URL(new Request(input, init).url).searchParams);
    const changes = state.kinds.map((kind) => ({ kind, id: 3 }));
    const cursor = `1.${asked.length}`;
    return Response.json({ data: { cursor, changes, viewers: [], is_outdated: false } });
  });
  let tell: (event?: SiteEvent) => void = () => {};
  const channel: SiteChannel = {
    isHeard: () => state.isHeard,
    listen: (hear) => ((tell = hear), () => {}),
    renew: () => void (state.renewals += 1),
    close: () => {},
  };
  const queryClient = new QueryClient();
  for (const key of ["versions", "site", "media", "brands", "preset", "activity"]) {
    queryClient.setQueryData(["organizer", 7, key], 1);
  }
  const site = watchSite(7, queryClient, () => channel);
  const heard: string[][] = [];
  const leave = site.follow({
    ...{ siteId: 3, type: "main", part: () => "block-1" },
    hear: async ({ changes }) => void heard.push(changes.map(({ kind }) => kind)),
  });
  const stop = site.start();
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
  const stale = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map(({ queryKey }) => queryKey[2]);
  return { asked, state, heard, leave, stale, tell: (event?: SiteEvent) => tell(event) };
}

test("an event has the page ask at once, with where it goes on and on which block one is", async () => {
  const { asked, state, heard, stale, tell } = openPage({ isHeard: true });
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => heard.length).toBe(1);
  const begun = performance.now();
  tell({ what: "viewers", site_id: 3, type: "tour" });
  state.kinds = ["main_page"];
  tell({ what: "page", site_id: 3, type: "main", version: 2 });
  await expect.poll(() => heard).toEqual([[], ["main_page"]]);
  // Sooner than without a channel.
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(Object.fromEntries(asked[1]!)).toEqual({
    ...{ organizer_id: "7", since: "1.1" },
    ...{ viewed_kind: "main_page", viewed_id: "3", viewed_part: "block-1" },
  });
  await expect.poll(stale).toEqual(["site"]);
  state.kinds = ["brand"];
  tell({ what: "part", site_id: 3, part: "brand" });
  await expect.poll(stale).toEqual(["site", "brands", "activity"]);
  state.kinds = ["site"];
  tell({ what: "site", site_id: 3, status: "published" });
  const all = ["versions", "site", "media", "brands", "preset", "activity"];
  await expect.poll(stale).toEqual(all);
  expect(asked).toHaveLength(4);
});

test("without a channel, and from when it is lost, one asks every three seconds", async () => {
  const { asked, state, tell } = openPage({ isHeard: true });
  await expect.poll(() => asked.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(asked, "what is told is not asked for").toHaveLength(1);
  state.isHeard = false;
  tell();
  await expect.poll(() => asked.length).toBe(4);
}, 20_000);

test("who leaves the page says so, and is no longer where they were", async () => {
  const { asked, state, leave, tell } = openPage({ isHeard: true });
  await expect.poll(() => asked.length).toBe(1);
  leave();
  expect(state.renewals).toBe(1);
  tell();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]!.has("viewed_id")).toBe(false);
});
