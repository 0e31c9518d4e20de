import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoadingBar, estimateProgress } from "./loading-bar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work under 200 ms shows no bar", () => {
  const bar = createLoadingBar();
  const notify = vi.fn();
  bar.subscribe(notify);
  bar.start();
  vi.advanceTimersByTime(199);
  bar.finish();
  vi.advanceTimersByTime(10_000);
  expect(notify).not.toHaveBeenCalled();
});

test("after 200 ms the bar appears, and half of it takes 2000 ms", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(200);
  expect(bar.state()).toEqual({ isVisible: true, progress: 0 });
  vi.advanceTimersByTime(2000);
  expect(bar.state().progress).toBeCloseTo(50);
  vi.advanceTimersByTime(600_000);
  expect(bar.state().progress).toBeLessThan(100);
});

test("a finished bar is full, then gone", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(1000);
  bar.finish();
  expect(bar.state()).toEqual({ isVisible: true, progress: 100 });
  vi.advanceTimersByTime(400);
  expect(bar.state()).toEqual({ isVisible: false, progress: 0 });
});

test("the bar stays until the last task has ended", () => {
  const bar = createLoadingBar();
  bar.start();
  bar.start();
  vi.advanceTimersByTime(500);
  bar.finish();
  expect(bar.state().progress).toBeLessThan(100);
  bar.finish();
  expect(bar.state().progress).toBe(100);
  bar.finish();
  bar.start();
  vi.advanceTimersByTime(200);
  expect(bar.state()).toEqual({ isVisible: true, progress: 0 });
});

test("progress only grows", () => {
  const values = [0, 100, 1000, 5000, 60_000].map((elapsed) => estimateProgress(elapsed, 2000));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values[0]).toBe(0);
});
