import { expect, test } from "vitest";
import {
  isAtEdge,
  MAX_SCALE,
  panView,
  settleView,
  toggleZoom,
  WHOLE,
  zoomView,
} from "./zoom-rules.ts";

const picture = { width: 300, height: 200 };
const stage = { width: 400, height: 600 };

test("the point under the fingers stays under them", () => {
  const at = { x: 50, y: -20 };
  const zoomed = zoomView({ scale: 1.5, x: 10, y: 5 }, 2, at);
  expect(zoomed.scale).toBe(3);
  const under = (view: typeof zoomed) => [
    (at.x - view.x) / view.scale,
    (at.y - view.y) / view.scale,
  ];
  expect(under(zoomed)[0]).toBeCloseTo(under({ scale: 1.5, x: 10, y: 5 })[0]!);
  expect(under(zoomed)[1]).toBeCloseTo(under({ scale: 1.5, x: 10, y: 5 })[1]!);
});

test("a picture is enlarged four times at most, and springs back when pinched smaller", () => {
  expect(zoomView(WHOLE, 9, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
  const small = zoomView(WHOLE, 0.1, { x: 9, y: 9 });
  expect(small.scale).toBe(0.75);
  expect(settleView(small, picture, stage)).toEqual(WHOLE);
});

test("an enlarged picture can be moved to its edges and not beyond", () => {
  const view = { scale: 2, x: 0, y: 0 };
  expect(settleView(panView(view, { x: 500, y: 30 }), picture, stage)).toEqual({
    scale: 2,
    x: 100,
    y: 0,
  });
  expect(settleView(panView(view, { x: -99, y: 0 }), picture, stage).x).toBe(-99);
});

test("a double tap zooms in around the tap and the next one zooms out", () => {
  const zoomed = toggleZoom(WHOLE, { x: 40, y: 0 });
  expect(zoomed).toEqual({ scale: 2.5, x: -60, y: 0 });
  expect(toggleZoom(zoomed, { x: 0, y: 0 })).toEqual(WHOLE);
});

test("an enlarged picture is at its edge only on the side that is in view", () => {
  expect(isAtEdge({ scale: 2, x: 100, y: 0 }, 30, picture, stage)).toBe(true);
  expect(isAtEdge({ scale: 2, x: 100, y: 0 }, -30, picture, stage)).toBe(false);
  expect(isAtEdge({ scale: 2, x: 0, y: 0 }, 30, picture, stage)).toBe(false);
  // Narrower than the stage, it can't be moved across at all.
  expect(isAtEdge({ scale: 1.2, x: 0, y: 0 }, -30, picture, stage)).toBe(true);
});
