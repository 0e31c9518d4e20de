import { borders, land } from "./land.gen.ts";

/** Degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** On the map, in kilometres from its middle: x to the east, y to the south. */
export type Spot = [x: number, y: number];

const stepsInDegree = 50;
const earthRadius = 6371;
const radians = Math.PI / 180;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digits = new Map([...alphabet].map((character, digit) => [character, digit]));

/** The lines that `encodeLine` of the generator wrote, as pairs of longitude and latitude. */
function decodeLines(text: string): Place[][] {
  return text.split(" ").map((line) => {
    const values: number[] = [];
    let [value, weight] = [0, 1];
    for (const character of line) {
      const digit = digits.get(character) ?? 0;
      value += (digit % 32) * weight;
      weight *= 32;
      if (digit >= 32) continue;
      values.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
      [value, weight] = [0, 1];
    }
    let [x, y] = [0, 0];
    const places: Place[] = [];
    for (let index = 0; index < values.length; index += 2) {
      x += values[index] ?? 0;
      y += values[index + 1] ?? 0;
      places.push({ longitude: x / stepsInDegree, latitude: y / stepsInDegree });
    }
    return places;
  });
}

let outlines: { land: Place[][]; borders: Place[][] } | undefined;

/** Read when the first map is drawn, and kept. */
export const readOutlines = () =>
  (outlines ??= { land: decodeLines(land), borders: decodeLines(borders) });

/**
 * How a globe looks from above a place: the azimuthal equidistant projection. Distances from the
 * middle are true, the date line and the poles are places like any other. `zoom` units are a kilometre.
 */
export function projectFrom(middle: Place, zoom = 1): (place: Place) => Spot {
  const sinMiddle = Math.sin(middle.latitude * radians);
  const cosMiddle = Math.cos(middle.latitude * radians);
  return ({ latitude, longitude }) => {
    const turn = (longitude - middle.longitude) * radians;
    const sin = Math.sin(latitude * radians);
    const cos = Math.cos(latitude * radians);
    const across = cos * Math.sin(turn);
    const up = cosMiddle * sin - sinMiddle * cos * Math.cos(turn);
    const ahead = sinMiddle * sin + cosMiddle * cos * Math.cos(turn);
    const length = Math.hypot(across, up);
    const distance = zoom * earthRadius * Math.atan2(length, ahead);
    return length === 0 ? [0, 0] : [(across / length) * distance, (-up / length) * distance];
  };
}

/** The place that `projectFrom` puts there. */
export function placeFrom(middle: Place, zoom = 1): (spot: Spot) => Place {
  const sinMiddle = Math.sin(middle.latitude * radians);
  const cosMiddle = Math.cos(middle.latitude * radians);
  return ([x, y]) => {
    const distance = Math.hypot(x, y);
    if (distance === 0) return middle;
    const sin = Math.sin(distance / zoom / earthRadius);
    const cos = Math.cos(distance / zoom / earthRadius);
    const latitude = Math.asin(cos * sinMiddle - (y * sin * cosMiddle) / distance);
    const turn = Math.atan2(x * sin, distance * cosMiddle * cos + y * sinMiddle * sin);
    const longitude = middle.longitude + turn / radians;
    return { latitude: latitude / radians, longitude: ((longitude + 540) % 360) - 180 };
  };
}
