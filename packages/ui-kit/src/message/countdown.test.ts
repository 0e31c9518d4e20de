import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCountdown } from "./countdown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the countdown ends once after its duration", () => {
  const onEnd = vi.fn();
  const countdown = createCountdown(5000, onEnd, Date.now);
  countdown.resume();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
  countdown.resume();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a pause stops the countdown", () => {
  const onEnd = vi.fn();
  const countdown = createCountdown(5000, onEnd, Date.now);
  countdown.resume();
  vi.advanceTimersByTime(3000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  countdown.resume();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
