import { ApiError } from "@tour/api";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import type { SiteClient } from "./site-client.ts";
import { createHostFinder } from "./find-host.ts";

function finder(answer: () => Promise<unknown>) {
  const clock = { now: 0 };
  const ask = vi.fn(answer);
  const find = createHostFinder({
    clientOf: () => ({ customMetadata: ask }) as never as SiteClient,
    log: pino({ level: "silent" }),
    marketplaceHost: "market",
    now: () => clock.now,
  });
  return { find, ask, clock };
}

test("a host is looked up once a second, however often its pages are requested", async () => {
  const { find, ask, clock } = finder(async () => ({ data: { id: 1 }, revision: "1" }));
  await Promise.all([find("a"), find("a"), find("a")]);
  clock.now = 999;
  await find("a");
  expect(ask).toHaveBeenCalledTimes(1);
  clock.now = 1000;
  expect(await find("a")).toMatchObject({ kind: "site", revision: "1" });
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a host unknown to the API has no site; after an API error it has no revision", async () => {
  const refuse = (status: number) => async () => {
    throw new ApiError({ status, url: "/" });
  };
  expect(await finder(refuse(404)).find("a")).toEqual({ kind: "unknown", host: "a" });
  expect(await finder(refuse(500)).find("a")).toMatchObject({
    kind: "site",
    metadata: null,
    revision: null,
  });
  expect(await finder(refuse(500)).find("market")).toMatchObject({
    kind: "marketplace",
    revision: null,
  });
  expect(await finder(async () => ({ data: null, revision: "" })).find("a")).toMatchObject({
    kind: "unknown",
  });
});

test("a former name of a site says where the site is now", async () => {
  const redirect = { url: "https://new.example" };
  const { find } = finder(async () => ({ data: null, revision: "", redirect }));
  expect(await find("a")).toEqual({ kind: "moved", host: "a", url: redirect.url });
});

test("while the API host is down, its last response is used for a minute", async () => {
  let isAway = false;
  const { find, clock } = finder(async () => {
    if (isAway) throw new TypeError("fetch failed");
    return { data: { id: 1 }, revision: "1" };
  });
  await find("a");
  isAway = true;
  clock.now = 59_000;
  expect(await find("a")).toMatchObject({ kind: "site", metadata: { id: 1 }, revision: "1" });
  expect(await find("b"), "of others nothing is known").toMatchObject({ revision: null });
  clock.now = 61_000;
  expect(await find("a")).toMatchObject({ metadata: null, revision: null });
  isAway = false;
  clock.now = 62_000;
  expect(await find("a")).toMatchObject({ metadata: { id: 1 }, revision: "1" });
});
