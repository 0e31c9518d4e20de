import { pictureShapes, readCut, shapeRatios } from "@tour/api";
import { expect, test } from "vitest";
import {
  cutOf,
  dragCorner,
  frameOf,
  largestFrame,
  moveFrame,
  scaleFrame,
  scaleOf,
} from "./crop-geometry.ts";

const wide = 2;
const middle = { focal_x: 0.5, focal_y: 0.5 };

test("without a cut of its own a shape shows the most of the picture, towards its focal point", () => {
  expect(frameOf(middle, "1:1", wide)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(frameOf({ ...middle, focal_x: 1 }, "1:1", wide)).toMatchObject({ x: 0.5, width: 0.5 });
  const tall = frameOf({ ...middle, focal_y: 0 }, "16:9", 0.5);
  expect([tall.x, tall.y, tall.width]).toEqual([0, 0, 1]);
});

test("a cut is kept as it is shown", () => {
  const crops = { "1:1": "600-250-200-400" };
  const frame = frameOf({ ...middle, crops }, "1:1", wide);
  expect(frame).toEqual({ x: 0.6, y: 0.25, width: 0.2, height: 0.4 });
  expect(cutOf(frame)).toBe("600-250-200-400");
  expect(frameOf({ ...middle, crops: { "1:1": "nothing" } }, "1:1", wide)).toMatchObject({
    x: 0.25,
  });
});

test("a frame grows around its middle, and is pushed back by the edges", () => {
  const largest = largestFrame("1:1", wide);
  const small = scaleFrame({ x: 0.5, y: 0, ...largest }, 0.5, largest);
  expect(small).toEqual({ x: 0.625, y: 0.25, width: 0.25, height: 0.5 });
  const atEdge = moveFrame(small, 1, 1);
  expect(atEdge).toMatchObject({ x: 0.75, y: 0.5 });
  expect(scaleFrame(atEdge, 1, largest)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
  expect(scaleOf(small, largest)).toBe(0.5);
});

test("a dragged corner leaves the one across from it in its place", () => {
  const largest = largestFrame("1:1", wide);
  const frame = { x: 0.3, y: 0.2, width: 0.25, height: 0.5 };
  const grown = dragCorner(frame, { isRight: true, isBottom: true }, { dx: 0.05, dy: 0 }, largest);
  expect(grown).toMatchObject({ x: 0.3, y: 0.2 });
  expect(grown.width).toBeCloseTo(0.3);
  const shrunk = dragCorner(
    frame,
    { isRight: false, isBottom: false },
    { dx: 0.05, dy: 0.1 },
    largest,
  );
  expect(shrunk.x + shrunk.width).toBeCloseTo(0.55);
  expect(shrunk.y + shrunk.height).toBeCloseTo(0.7);
});

const ratios = [0.2, 0.5, 0.75, 1, 1.5, 16 / 9, 5];
const steps = [-2, -0.3, -0.01, 0, 0.01, 0.4, 2];
const corners = [true, false].flatMap((isRight) =>
  [true, false].map((isBottom) => ({ isRight, isBottom })),
);

test.each(pictureShapes)(
  "whatever is done to a frame of %s, it stays within the picture, keeps its shape, and can be kept",
  (shape) => {
    for (const ratio of ratios) {
      const largest = largestFrame(shape, ratio);
      for (const [at, a] of steps.entries()) {
        for (const b of steps) {
          const begun = frameOf({ focal_x: at / 6, focal_y: 0.3 }, shape, ratio);
          const small = scaleFrame(begun, 0.2 + at / 8, largest);
          const moved = moveFrame(small, a, b);
          const dragged = corners.map((corner) =>
            dragCorner(moved, corner, { dx: a, dy: b }, largest),
          );
          const again = dragged.map((frame) => scaleFrame(frame, b, largest));
          for (const frame of [begun, small, moved, ...dragged, ...again]) {
            expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(-1e-9);
            expect(frame.x + frame.width).toBeLessThanOrEqual(1 + 1e-9);
            expect(frame.y + frame.height).toBeLessThanOrEqual(1 + 1e-9);
            expect((frame.width / frame.height) * ratio).toBeCloseTo(shapeRatios[shape], 6);
            expect(readCut(cutOf(frame))).not.toBeNull();
          }
        }
      }
    }
  },
);
