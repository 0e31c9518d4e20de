import { ApiError } from "@tour/api";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import type { SiteClient } from "../server/site-client.ts";
import { createPlaceFinder } from "./find-place.ts";

function finder(answer: () => Promise<unknown>) {
  const clock = { now: 0 };
  const ask = vi.fn(answer);
  const find = createPlaceFinder({
    clientOf: () => ({ customMetadata: ask }) as never as SiteClient,
    log: pino({ level: "silent" }),
    marketplaceHost: "market",
    now: () => clock.now,
  });
  return { find, ask, clock };
}

test("a host is asked for once a second, however often its pages are", async () => {
  const { find, ask, clock } = finder(async () => ({ data: { id: 1 }, revision: "1" }));
  await Promise.all([find("a"), find("a"), find("a")]);
  clock.now = 999;
  await find("a");
  expect(ask).toHaveBeenCalledTimes(1);
  clock.now = 1000;
  expect(await find("a")).toMatchObject({ kind: "site", revision: "1" });
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what the API host does not know is nobody's; what it fails at has no revision", async () => {
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

test("while the API host is away, the last that it said is believed for a minute, then no more", async () => {
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
