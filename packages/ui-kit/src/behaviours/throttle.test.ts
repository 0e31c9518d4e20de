import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first call runs at once and the last one after the wait", () => {
  const run = vi.fn();
  const call = throttle(run, 1000);
  call();
  call();
  call();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test("cancel drops the call that is waiting", () => {
  const run = vi.fn();
  const call = throttle(run, 1000);
  call();
  call();
  call.cancel();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
});
