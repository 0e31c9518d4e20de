import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBuild } from "./watch-build.ts";

const page = Object.assign(new EventTarget(), {
  documentElement: { dataset: { build: "one" } },
  visibilityState: "visible",
});
let latest = "one";

beforeEach(() => {
  vi.useFakeTimers();
  latest = "one";
  vi.stubGlobal("document", page);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => ({ json: async () => ({ build: latest }) })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("checks once a minute, and reports a newer build once", async () => {
  const tell = vi.fn();
  watchBuild(tell);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([vi.mocked(fetch).mock.calls.length, tell.mock.calls.length]).toEqual([2, 0]);
  latest = "two";
  await vi.advanceTimersByTimeAsync(180_000);
  expect(tell).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(3);
});

it("does not check while the page is hidden or after it was stopped", async () => {
  page.visibilityState = "hidden";
  const stop = watchBuild(vi.fn());
  await vi.advanceTimersByTimeAsync(180_000);
  page.visibilityState = "visible";
  stop();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(fetch).not.toHaveBeenCalled();
});
