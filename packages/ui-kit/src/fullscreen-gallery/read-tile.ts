import { fitInside, type Box, type TileLook } from "./flight-rules.ts";

/** A tile this many windows away is too far to be followed by the eye. */
const REACH = 1;

/** How a tile looks in the window now; nothing where it can't be seen or its picture is not there. */
export function readTile(tile: HTMLImageElement): TileLook | undefined {
  if (!tile.naturalWidth || !isDrawn(tile)) return undefined;
  const { objectFit, objectPosition } = getComputedStyle(tile);
  const frame = tile.closest("a, button, li");
  const own = tile.getBoundingClientRect();
  const box =
    objectFit === "contain"
      ? fitInside(own, tile.naturalWidth / tile.naturalHeight)
      : cross(own, frame?.getBoundingClientRect() ?? own);
  const isNear = box.top < innerHeight * (1 + REACH) && box.top + box.height > -innerHeight * REACH;
  const isBeside = box.left < innerWidth && box.left + box.width > 0;
  if (box.width < 1 || box.height < 1 || !isNear || !isBeside) return undefined;
  const [x = 0.5, y = 0.5] = objectPosition.split(" ").map((part) => parseFloat(part) / 100);
  return { box, focus: { x, y }, radius: readRadius(tile, frame) };
}

/** Brings a tile into view that its row has moved out of sight. */
export function bringRowTo(tile: Element): void {
  for (let row = tile.parentElement; row; row = row.parentElement) {
    const { overflowX } = getComputedStyle(row);
    if (!/auto|scroll/.test(overflowX) || row.scrollWidth <= row.clientWidth) continue;
    const [inner, outer] = [tile.getBoundingClientRect(), row.getBoundingClientRect()];
    const isIn = inner.left >= outer.left && inner.right <= outer.right;
    if (!isIn) row.scrollBy({ left: inner.left - outer.left, behavior: "instant" });
    return;
  }
}

export function isInWindow({ left, top, width, height }: Box): boolean {
  return top + height > 0 && top < innerHeight && left + width > 0 && left < innerWidth;
}

function isDrawn(tile: Element): boolean {
  return tile.isConnected && (tile.checkVisibility?.() ?? tile.getClientRects().length > 0);
}

function cross(a: DOMRect, b: DOMRect): Box {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.right, b.right) - left;
  return { left, top, width, height: Math.min(a.bottom, b.bottom) - top };
}

/** The corners of the tile, or of what it stands in up to its frame. */
function readRadius(tile: Element, frame: Element | null): number {
  for (let each: Element | null = tile; each; each = each.parentElement) {
    const radius = parseFloat(getComputedStyle(each).borderStartStartRadius);
    if (radius > 0) return radius;
    if (each === frame) break;
  }
  return 0;
}
