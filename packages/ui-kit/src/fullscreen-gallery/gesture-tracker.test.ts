import { expect, test, vi } from "vitest";
import { createGestureTracker } from "./gesture-tracker.ts";

function setUp({ zoomed = false, atEdge = false } = {}) {
  const target = {
    isZoomed: () => zoomed,
    isAtEdge: () => atEdge,
    slide: vi.fn(),
    lift: vi.fn(),
    drop: vi.fn(),
    hold: vi.fn(),
    pan: vi.fn(),
    pinch: vi.fn(),
    settle: vi.fn(),
    doubleTap: vi.fn(),
  };
  const tracker = createGestureTracker(() => target);
  const stroke = (...places: [x: number, y: number][]) => {
    tracker.down(1, { x: 0, y: 0 });
    for (const [at, [x, y]] of places.entries()) tracker.move(1, { x, y }, at * 16);
    const [x, y] = places.at(-1)!;
    tracker.up(1, { x, y }, places.length * 16);
  };
  return { target, tracker, stroke };
}

test("a horizontal drag moves the slides from where it started until the finger lifts", () => {
  const { target, stroke } = setUp();
  stroke([-50, 2], [-101, 4]);
  expect(target.slide.mock.calls).toEqual([
    ["start", { x: 0, y: 0 }],
    ["move", { x: -50, y: 2 }],
    ["move", { x: -101, y: 4 }],
    ["end", { x: -101, y: 4 }],
  ]);
  expect(target.lift).not.toHaveBeenCalled();
});

test("a vertical drag moves the gallery", () => {
  const { target, stroke } = setUp();
  stroke([3, 50], [5, 101]);
  expect(target.lift.mock.calls).toEqual([[50], [101]]);
  expect(target.drop.mock.calls).toEqual([[101]]);
  expect(target.slide).not.toHaveBeenCalled();
});

test("a drag keeps its initial direction, wherever the finger goes", () => {
  const across = setUp();
  across.stroke([-20, 0], [-20, 300]);
  expect(across.target.lift).not.toHaveBeenCalled();
  expect(across.target.slide).toHaveBeenLastCalledWith("end", { x: -20, y: 300 });
  const upright = setUp();
  upright.stroke([0, 20], [300, 20]);
  expect(upright.target.slide).not.toHaveBeenCalled();
  expect(upright.target.drop).toHaveBeenLastCalledWith(20);
});

test("a zoomed picture is panned and never swiped away, and keeps moving after a fast drag", () => {
  const { target, stroke } = setUp({ zoomed: true });
  stroke([-150, 0], [-300, 0]);
  expect(target.hold).toHaveBeenCalledOnce();
  expect(target.pan).toHaveBeenCalledWith({ x: -150, y: 0 });
  const [glide] = target.settle.mock.lastCall!;
  expect(glide.x).toBeLessThan(-100);
  expect(target.slide).not.toHaveBeenCalled();
});

test("a zoomed picture at its edge lets the next slide in", () => {
  const { target, stroke } = setUp({ zoomed: true, atEdge: true });
  stroke([-150, 10]);
  expect(target.slide).toHaveBeenLastCalledWith("end", { x: -150, y: 10 });
  expect(target.pan).not.toHaveBeenCalled();
  // Up or down it is moved all the same.
  stroke([10, -150]);
  expect(target.pan).toHaveBeenCalledOnce();
});

test("two fingers pinch around the point between them", () => {
  const { target, tracker } = setUp();
  tracker.down(1, { x: -50, y: 0 });
  tracker.down(2, { x: 50, y: 0 });
  tracker.move(2, { x: 150, y: 0 }, 0);
  expect(target.pinch).toHaveBeenCalledWith(2, { x: 50, y: 0 }, { x: 50, y: 0 });
  tracker.up(2, { x: 150, y: 0 }, 0);
  expect(target.settle).not.toHaveBeenCalled();
  tracker.up(1, { x: -50, y: 0 }, 0);
  expect(target.settle).toHaveBeenCalledOnce();
  expect(target.slide).not.toHaveBeenCalled();
});

test("a second finger ends a drag before it can change the slide", () => {
  const { target, tracker } = setUp();
  tracker.down(1, { x: 0, y: 0 });
  tracker.move(1, { x: -200, y: 0 }, 0);
  tracker.down(2, { x: 50, y: 0 });
  expect(target.slide).toHaveBeenLastCalledWith("end", { x: 0, y: 0 });
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

test("a gesture cancelled by the system springs back", () => {
  const { target, tracker } = setUp();
  tracker.down(1, { x: 0, y: 0 });
  tracker.move(1, { x: -300, y: 0 }, 0);
  tracker.cancel(1);
  expect(target.slide).toHaveBeenLastCalledWith("end", { x: 0, y: 0 });
  tracker.down(1, { x: 0, y: 0 });
  tracker.move(1, { x: 0, y: 300 }, 0);
  tracker.cancel(1);
  expect(target.drop.mock.calls).toEqual([[0]]);
});
