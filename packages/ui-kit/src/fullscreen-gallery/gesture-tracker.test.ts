import { expect, test, vi } from "vitest";
import { createGestureTracker } from "./gesture-tracker.ts";

function setUp({ zoomed = false, rtl = false } = {}) {
  const target = {
    isZoomed: () => zoomed,
    isRtl: () => rtl,
    drag: vi.fn(),
    swipe: vi.fn(),
    pan: vi.fn(),
    pinch: vi.fn(),
    settle: vi.fn(),
    doubleTap: vi.fn(),
  };
  const tracker = createGestureTracker(() => target);
  const stroke = (x: number, y: number) => {
    tracker.down(1, { x: 0, y: 0 });
    tracker.move(1, { x: x / 2, y: y / 2 });
    tracker.move(1, { x, y });
    tracker.up(1, { x, y }, 0);
  };
  return { target, tracker, stroke };
}

test("one finger drags, and what it means is told when it leaves", () => {
  const { target, stroke } = setUp();
  stroke(-101, 0);
  expect(target.drag.mock.lastCall).toEqual([-101, 0]);
  expect(target.swipe).toHaveBeenLastCalledWith("next");
  stroke(0, 101);
  expect(target.swipe).toHaveBeenLastCalledWith("close");
  stroke(-100, 0);
  expect(target.swipe).toHaveBeenLastCalledWith("none");
});

test("from right to left a stroke to the right goes on", () => {
  const { target, stroke } = setUp({ rtl: true });
  stroke(101, 0);
  expect(target.swipe).toHaveBeenLastCalledWith("next");
});

test("an enlarged picture is moved and never swiped away", () => {
  const { target, stroke } = setUp({ zoomed: true });
  stroke(-300, 0);
  expect(target.pan).toHaveBeenCalledWith({ x: -150, y: 0 });
  expect(target.settle).toHaveBeenCalledOnce();
  expect(target.swipe).not.toHaveBeenCalled();
});

test("two fingers pinch around the point between them", () => {
  const { target, tracker } = setUp();
  tracker.down(1, { x: -50, y: 0 });
  tracker.down(2, { x: 50, y: 0 });
  tracker.move(2, { x: 150, y: 0 });
  expect(target.pinch).toHaveBeenCalledWith(2, { x: 50, y: 0 }, { x: 50, y: 0 });
  tracker.up(2, { x: 150, y: 0 }, 0);
  expect(target.settle).not.toHaveBeenCalled();
  tracker.up(1, { x: -50, y: 0 }, 0);
  expect(target.settle).toHaveBeenCalledOnce();
  expect(target.swipe).not.toHaveBeenCalled();
});

test("a second finger ends a drag before it can change the slide", () => {
  const { target, tracker } = setUp();
  tracker.down(1, { x: 0, y: 0 });
  tracker.move(1, { x: -200, y: 0 });
  tracker.down(2, { x: 50, y: 0 });
  expect(target.swipe).toHaveBeenCalledWith("none");
});

test("two taps at one place within 300 ms toggle the zoom, three toggle it once", () => {
  const { target, tracker } = setUp();
  const tap = (x: number, time: number, canTap?: boolean) => {
    tracker.down(1, { x, y: 0 });
    tracker.up(1, { x, y: 0 }, time, canTap);
  };
  tap(10, 1000);
  tap(12, 1300);
  expect(target.doubleTap).toHaveBeenCalledWith({ x: 12, y: 0 });
  tap(12, 1400);
  expect(target.doubleTap).toHaveBeenCalledOnce();
  tap(12, 1701);
  tap(200, 1801);
  tap(200, 1900, false);
  expect(target.doubleTap).toHaveBeenCalledOnce();
});

test("what the system cancels springs back", () => {
  const { target, tracker } = setUp();
  tracker.down(1, { x: 0, y: 0 });
  tracker.move(1, { x: -300, y: 0 });
  tracker.cancel(1);
  expect(target.swipe.mock.calls).toEqual([["none"]]);
});
