import type { Spot } from "./project.ts";

/** Where the text of a name stands: its end, or its middle, at `x`, and its foot so many em from the city. */
export interface NamePlace {
  x: number;
  anchor: "start" | "middle" | "end";
  dy: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The sizes of the letters on a large map and on a phone's, and what one takes in the widest font. */
const sizes = [24, 38];
const letter = 0.66;
/** A name above its city, and one below; em. */
const above = -0.7;
const below = 1.45;
/** Air between a name and the ring, and the glow in its middle. */
const air = 12;
const glow = 64;

/** The place of a city's name on a map with a ring about its middle; nothing where none is free. */
export function placeName(name: string, spot: Spot, ring: number): NamePlace | undefined {
  const [x, y] = spot;
  const upright = y > 0 ? [above, below] : [below, above];
  const ways: NamePlace[] = [
    { x, anchor: "middle", dy: above },
    // Away from the middle, then towards it.
    ...upright.toReversed().map((dy): NamePlace => ({ x, anchor: "middle", dy })),
    ...[above, below].map((dy) => placeBeside(spot, dy, ring)),
  ];
  return ways.find((way) => sizes.every((size) => isFree(boxOf(name, y, way, size), ring)));
}

/** A name that ends where the ring is near, on the city's side of it. */
function placeBeside([x, y]: Spot, dy: number, ring: number): NamePlace {
  const isOutside = Math.hypot(x, y) > ring;
  const rows = sizes.flatMap((size) => {
    const { top, bottom } = boxOf("", y, { x, anchor: "middle", dy }, size);
    return top < 0 && bottom > 0 ? [0, top, bottom] : [top, bottom];
  });
  const edges = rows.map((row) => Math.sqrt(Math.max(0, ring ** 2 - row ** 2)));
  const widest = Math.max(...edges);
  const beyond = widest > 0 ? widest + air + 1 : Math.abs(x);
  const away = isOutside ? beyond : Math.min(...edges) - air - 1;
  const outward = x < 0 ? "end" : "start";
  const inward = x < 0 ? "start" : "end";
  return { x: Math.sign(x) * away, anchor: isOutside ? outward : inward, dy };
}

/** What a name takes; its width is that of the widest font. */
export function boxOf(name: string, y: number, { x, anchor, dy }: NamePlace, size: number): Box {
  const width = name.length * letter * size;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const foot = y + dy * size;
  return { left, right: left + width, top: foot - 0.75 * size, bottom: foot + 0.2 * size };
}

/** Whether the ring and the glow stay clear of it. */
function isFree({ left, right, top, bottom }: Box, ring: number): boolean {
  const near = Math.hypot(Math.max(left, -right, 0), Math.max(top, -bottom, 0));
  const far = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return near > ring + air || (far < ring - air && near > glow + air);
}
