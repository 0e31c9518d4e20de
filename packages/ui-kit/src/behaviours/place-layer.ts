/** Distance to the edges of the viewport that a layer keeps, in px. */
export const VIEWPORT_PADDING = 8;
/** Below this a layer does not shrink, in px: it covers its anchor instead. */
const MIN_HEIGHT = 120;
const MIN_WIDTH = 160;

export type Side = "top" | "right" | "bottom" | "left";

/** The side of the anchor that a layer stands at; alone it is centred along that side. */
export type Placement = Side | `${Side}-${"start" | "end"}`;

/** A box in the viewport, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlacementRequest {
  anchor: Box;
  layer: Pick<Box, "width" | "height">;
  /** What of the page is in sight. */
  viewport: Box;
  placement: Placement;
  /** Distance to the anchor, in px. */
  distance: number;
  isRightToLeft: boolean;
}

/** Where a layer goes, and how much room it has there; all in px. */
export interface LayerPosition {
  side: Side;
  left: number;
  top: number;
  availableWidth: number;
  availableHeight: number;
}

const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

/** How much of the viewport a layer beside this anchor may take. */
export function measureRoom({ anchor, viewport, distance }: Omit<PlacementRequest, "layer">) {
  const gap = distance + VIEWPORT_PADDING;
  return {
    top: anchor.top - viewport.top - gap,
    bottom: viewport.top + viewport.height - anchor.top - anchor.height - gap,
    left: anchor.left - viewport.left - gap,
    right: viewport.left + viewport.width - anchor.left - anchor.width - gap,
    width: viewport.width - 2 * VIEWPORT_PADDING,
    height: viewport.height - 2 * VIEWPORT_PADDING,
  };
}

/** Brings `size` px from `start` on between the padded edges of the viewport; the start wins. */
function keepInside(start: number, size: number, from: number, room: number): number {
  const first = from + VIEWPORT_PADDING;
  return Math.max(Math.min(start, first + room - size), first);
}

/**
 * Places a layer at its side of the anchor: turned over where the other side has more room, and
 * moved along so that it stays inside the viewport. Specification, section 4.
 */
export function placeLayer(request: PlacementRequest): LayerPosition {
  const { anchor, layer, viewport, placement, distance, isRightToLeft } = request;
  const [wanted, align] = placement.split("-") as [Side, ("start" | "end")?];
  const isUpright = wanted === "top" || wanted === "bottom";
  const room = measureRoom(request);
  const needed = isUpright ? layer.height : layer.width;
  const other = opposite[wanted];
  const side = room[wanted] < needed && room[other] > room[wanted] ? other : wanted;

  const beside = Math.max(room[side], isUpright ? MIN_HEIGHT : MIN_WIDTH);
  const availableWidth = isUpright ? room.width : Math.min(beside, room.width);
  const availableHeight = isUpright ? Math.min(beside, room.height) : room.height;
  const width = Math.min(layer.width, availableWidth);
  const height = Math.min(layer.height, availableHeight);

  const isAtEnd = align === (isUpright && isRightToLeft ? "start" : "end");
  const share = align === undefined ? 0.5 : isAtEnd ? 1 : 0;
  let left = anchor.left + (anchor.width - width) * share;
  let top = anchor.top + (anchor.height - height) * share;
  if (side === "top") top = anchor.top - distance - height;
  if (side === "bottom") top = anchor.top + anchor.height + distance;
  if (side === "left") left = anchor.left - distance - width;
  if (side === "right") left = anchor.left + anchor.width + distance;
  return {
    side,
    left: keepInside(left, width, viewport.left, room.width),
    top: keepInside(top, height, viewport.top, room.height),
    availableWidth,
    availableHeight,
  };
}
