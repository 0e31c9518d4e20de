import { expect, test } from "vitest";
import { placeLayer, VIEWPORT_PADDING, type PlacementRequest } from "./place-layer.ts";

const request: PlacementRequest = {
  anchor: { left: 300, top: 200, width: 100, height: 40 },
  layer: { width: 200, height: 150 },
  viewport: { left: 0, top: 0, width: 1000, height: 600 },
  placement: "bottom-start",
  distance: 6,
  isRightToLeft: false,
};

function place(change: Partial<PlacementRequest>) {
  const { left, top, side } = placeLayer({ ...request, ...change });
  return { left, top, side };
}

test("a layer is placed at the requested side, aligned with an edge or centred", () => {
  expect(place({})).toEqual({ side: "bottom", left: 300, top: 246 });
  expect(place({ placement: "bottom-end" })).toEqual({ side: "bottom", left: 200, top: 246 });
  expect(place({ placement: "top" })).toEqual({ side: "top", left: 250, top: 44 });
  expect(place({ placement: "right-start" })).toEqual({ side: "right", left: 406, top: 200 });
  expect(place({ placement: "left" })).toEqual({ side: "left", left: 94, top: 145 });
});

test("start is the right edge in right-to-left text", () => {
  expect(place({ isRightToLeft: true })).toMatchObject({ left: 200 });
  expect(place({ isRightToLeft: true, placement: "bottom-end" })).toMatchObject({ left: 300 });
  expect(place({ isRightToLeft: true, placement: "left-start" })).toMatchObject({ top: 200 });
});

test("a layer without room is flipped to the side with more room", () => {
  const low = { ...request.anchor, top: 500 };
  expect(place({ anchor: low })).toMatchObject({ side: "top", top: 344 });
  expect(place({ anchor: { ...request.anchor, top: 10 }, placement: "top" }).side).toBe("bottom");
  expect(place({ anchor: { ...request.anchor, left: 850 }, placement: "right" }).side).toBe("left");
  // Neither side is enough: the roomier one.
  expect(place({ layer: { width: 200, height: 900 } }).side).toBe("bottom");
});

test("a layer never leaves the viewport and keeps its distance to the edges", () => {
  const atEnd = place({ anchor: { ...request.anchor, left: 950 } });
  expect(atEnd.left + 200).toBe(1000 - VIEWPORT_PADDING);
  const atStart = place({ anchor: { ...request.anchor, left: -60 } });
  expect(atStart.left).toBe(VIEWPORT_PADDING);
  for (const top of [-500, 0, 90, 200, 900]) {
    const tiny = { left: 0, top: 0, width: 320, height: 256 };
    const placed = placeLayer({
      ...request,
      viewport: tiny,
      anchor: { ...request.anchor, left: 100, top },
      layer: { width: 400, height: 400 },
    });
    expect(placed.top).toBeGreaterThanOrEqual(0);
    expect(placed.top + placed.availableHeight).toBeLessThanOrEqual(256);
    expect(placed.left).toBeGreaterThanOrEqual(0);
    expect(placed.left + placed.availableWidth).toBeLessThanOrEqual(320);
  }
});

test("the available room limits the layer's size", () => {
  const room = placeLayer({ ...request, layer: { width: 200, height: 900 } });
  expect(room.availableHeight).toBe(600 - 240 - 6 - VIEWPORT_PADDING);
  expect(room.availableWidth).toBe(1000 - 2 * VIEWPORT_PADDING);
  expect(placeLayer({ ...request, placement: "right" }).availableWidth).toBe(600 - 14);
});

test("a viewport that is scrolled within the page, as under a phone's keyboard, is respected", () => {
  const viewport = { left: 0, top: 150, width: 1000, height: 260 };
  expect(place({ viewport })).toMatchObject({ side: "bottom", top: 246 });
  expect(place({ viewport, anchor: { ...request.anchor, top: 330 } }).side).toBe("top");
});
