import { expect, test } from "vitest";
import { createMomentum } from "./momentum.ts";

function move(...steps: [x: number, y: number, time: number][]) {
  const momentum = createMomentum();
  for (const [x, y, time] of steps) momentum.add({ x, y }, time);
  return momentum;
}

test("a picture keeps moving in the finger's direction, further after a faster drag", () => {
  const slow = move([0, 0, 0], [10, -20, 50]).read(60);
  const fast = move([0, 0, 0], [100, -200, 50]).read(60);
  expect(slow.x).toBeGreaterThan(0);
  expect(slow.y).toBeLessThan(0);
  expect(fast.x).toBeCloseTo(slow.x * 10);
});

test("only the last moments count: a finger that turned around gives the new direction", () => {
  const glide = move([0, 0, 0], [300, 0, 200], [290, 0, 250], [240, 0, 300]).read(305);
  expect(glide.x).toBeLessThan(0);
});

test("a finger that rested or has just touched leaves no momentum", () => {
  const still = { x: 0, y: 0 };
  expect(move([0, 0, 0], [100, 0, 50]).read(120)).toEqual(still);
  expect(move([0, 0, 0]).read(1)).toEqual(still);
  expect(move().read(1)).toEqual(still);
});

test("momentum is limited", () => {
  expect(move([0, 0, 0], [4000, 0, 10]).read(12).x).toBe(1200);
});
