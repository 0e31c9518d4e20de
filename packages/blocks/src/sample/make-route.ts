import type { RoutePoint, TourRoute } from "@tour/api";

/** Latitude, longitude, and metres above the sea where they are known. */
export type WayPlace = readonly [latitude: number, longitude: number, height?: number];

interface RouteLeg {
  /** The id of its day in the programme. */
  day: string;
  /** Where it goes; it begins where the one before has ended. */
  through: readonly WayPlace[];
}

const points = 260;
/** How far a path leaves the straight line, of the stretch's length, and how much it goes up and down besides, in m. */
const bend = 0.05;
const bump = 7;
const kmInDegree = 111.19;
const radians = Math.PI / 180;

const kmBetween = (from: WayPlace, to: WayPlace): number =>
  kmInDegree *
  Math.hypot(to[0] - from[0], (to[1] - from[1]) * Math.cos(((from[0] + to[0]) / 2) * radians));

/**
 * A believable route for demos: a path through known places that bends and rises as paths do, always the
 * same one.
 */
export function makeRoute(start: WayPlace, legs: readonly RouteLeg[]): TourRoute {
  const places = [start, ...legs.flatMap(({ through }) => through)];
  const straight = places.slice(1).map((place, index) => kmBetween(places[index]!, place));
  const whole = straight.reduce((sum, km) => sum + km, 0);
  const line: WayPlace[] = [start];
  const counts = straight.map((km, index) => {
    const count = Math.max(2, Math.round((km / whole) * points));
    for (let step = 1; step <= count; step += 1) {
      line.push(placeOn(places[index]!, places[index + 1]!, step / count, index));
    }
    return count;
  });
  let [leg, place] = [0, 0];
  const days = legs.map(({ day, through }) => {
    for (const _ of through) place += counts[leg++]!;
    return { id: day, to: place };
  });
  return { points: measure(line), breaks: [], days };
}

/** Between two places, a little beside the line: at its ends on it. */
function placeOn(from: WayPlace, to: WayPlace, share: number, seed: number): WayPlace {
  const wave = (times: number, shift: number) =>
    Math.sin(share * Math.PI * times + seed * shift) * Math.sin(share * Math.PI);
  const aside = bend * (wave(3, 1.7) + 0.5 * wave(8, 2.3) + 0.14 * wave(21, 0.9));
  const [north, east] = [to[0] - from[0], to[1] - from[1]];
  const squeeze = Math.cos(from[0] * radians);
  const latitude = from[0] + north * share + aside * east * squeeze;
  const longitude = from[1] + east * share - (aside * north) / squeeze;
  if (from[2] === undefined || to[2] === undefined) return [latitude, longitude];
  const rough = bump * (wave(7, 1.1) * 3 + wave(17, 2.9));
  return [latitude, longitude, from[2] + (to[2] - from[2]) * share + rough];
}

function measure(line: readonly WayPlace[]): RoutePoint[] {
  let [km, up, down] = [0, 0, 0];
  return line.map((place, index): RoutePoint => {
    const before = line[index - 1];
    if (before) {
      km += kmBetween(before, place);
      const rise = (place[2] ?? 0) - (before[2] ?? 0);
      up += Math.max(rise, 0);
      down += Math.max(-rise, 0);
    }
    return [
      Number(place[0].toFixed(5)),
      Number(place[1].toFixed(5)),
      place[2] === undefined ? null : Math.round(place[2]),
      Number(km.toFixed(3)),
      Math.round(up),
      Math.round(down),
    ];
  });
}
