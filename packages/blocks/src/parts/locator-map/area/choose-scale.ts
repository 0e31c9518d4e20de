import type { MapBox } from "@tour/api";
import { half } from "./project-area.ts";
import type { Area } from "./project-area.ts";

const kmPerDegree = 111.32;
/** Wider maps have a scale that changes too much from their north to their south. */
const widest = 1500;
/** The longest bar, as a share of the square. */
const longest = 0.28;

/** How long so many km are, as a share of the square's side; null on a map on which that differs from place to place. */
export function chooseScale(
  { scale }: Pick<Area, "scale">,
  { south, north }: MapBox,
): { km: number; share: number } | null {
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const side = ((2 * half) / scale) * kmPerDegree * narrow;
  if (side > widest) return null;
  const most = side * longest;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
  return { km, share: km / side };
}
