import { routeLimits } from "@tour/api";
import type { ReadRoute } from "@tour/api";
import { describe, expect, test } from "vitest";
import { gpxOf, lineTo } from "./test-tracks.ts";
import { readTrack } from "./read-track.ts";
import { UnreadableTrack } from "./track.ts";

const read = (text: string) => readTrack(new TextEncoder().encode(text));
const problemOf = (text: string | Uint8Array) => {
  try {
    readTrack(typeof text === "string" ? new TextEncoder().encode(text) : text);
  } catch (error) {
    if (error instanceof UnreadableTrack) return error.problem;
    throw error;
  }
  return "read";
};
const last = ({ points }: ReadRoute) => points.at(-1)!;

test("a track's way, climb and descent are counted, without the trembling of its device", () => {
  const heights = [1000, 1002, 999, 1003, 1200, 1198, 1201, 1500, 1500, 1100, 1100, 1100];
  const line = read(gpxOf([lineTo(heights.length, (index) => heights[index])]));
  expect(last(line)[3]).toBeCloseTo(12.23, 1);
  const [, , height, , up, down] = last(line);
  expect(height).toBe(1100);
  expect(up).toBeGreaterThan(480);
  expect(up).toBeLessThan(520);
  expect(down).toBeGreaterThan(380);
  expect(down).toBeLessThan(420);
  expect(line.breaks).toEqual([]);
});

test("segments that follow each other are one line, a transfer between them is no way that was gone", () => {
  const [first, second, far] = [lineTo(5), lineTo(5, undefined, 50.0405), lineTo(5, undefined, 51)];
  const line = read(gpxOf([first, second, far]));
  expect(line.points).toHaveLength(15);
  expect(line.breaks).toEqual([10]);
  expect(line.parts).toEqual({ tracks: [14], segments: [4, 9, 14] });
  expect(line.points[10]![3]).toBe(line.points[9]![3]);
});

test("a planned route is read where nothing was recorded", () => {
  const points = lineTo(3).replaceAll("trkpt", "rtept");
  expect(read(`<gpx><wpt lat="1" lon="1"/><rte>${points}</rte></gpx>`).points).toHaveLength(3);
  const both = `<gpx><rte>${points}</rte><trk><trkseg>${lineTo(5)}</trkseg></trk></gpx>`;
  expect(read(both).points).toHaveLength(5);
});

test("KML has its lines and recorded tracks read, and neither marks nor areas", () => {
  const line =
    "<LineString><coordinates>86,50,900\n86,50.1,1000 86,50.2,1200</coordinates></LineString>";
  const track =
    "<gx:Track><when>x</when><gx:coord>86 50.2 1200</gx:coord><gx:coord>86 50.3 1300</gx:coord></gx:Track>";
  const others =
    "<Point><coordinates>1,2,3</coordinates></Point><Polygon><coordinates>1,2 3,4</coordinates></Polygon>";
  const kml = `<?xml version="1.0"?><kml xmlns:gx="g"><Document><Placemark>${line}</Placemark><Placemark>${others}</Placemark><Placemark>${track}</Placemark></Document></kml>`;
  const route = read(kml);
  expect(route.points.map(([latitude]) => latitude)).toEqual([50, 50.1, 50.2, 50.2, 50.3]);
  expect(route.points.map(([, , height]) => height)).toEqual([900, 1000, 1200, 1200, 1300]);
  expect(route.parts.tracks).toEqual([2, 4]);
});

test("GeoJSON has the lines of all its shapes read", () => {
  const at = (latitude: number) => [86, latitude];
  const geometry = {
    type: "MultiLineString",
    coordinates: [
      [at(50), at(50.1)],
      [at(51), at(51.1)],
    ],
  };
  const collection = {
    type: "FeatureCollection",
    features: [
      { type: "Feature", geometry: { type: "Point", coordinates: at(1) } },
      { type: "Feature", geometry },
      {
        type: "Feature",
        geometry: {
          type: "GeometryCollection",
          geometries: [{ type: "LineString", coordinates: [at(52), at(52.2)] }],
        },
      },
    ],
  };
  const route = read(JSON.stringify(collection));
  expect(route.points.map(([latitude]) => latitude)).toEqual([50, 50.1, 51, 51.1, 52, 52.2]);
  expect(route.parts).toEqual({ tracks: [3, 5], segments: [1, 3, 5] });
  expect(route.points.every(([, , height]) => height === null)).toBe(true);
});

test("heights that are missing here and there are filled in, and mostly missing ones are none", () => {
  const gap = read(gpxOf([lineTo(11, (index) => (index === 5 ? undefined : index * 100))]));
  expect(gap.points[5]![2]).toBe(500);
  expect(last(gap)[4]).toBe(1000);
  const few = read(gpxOf([lineTo(11, (index) => (index < 5 ? 100 : undefined))]));
  expect(few.points.every(([, , height]) => height === null)).toBe(true);
  const zeros = read(gpxOf([lineTo(11, () => 0)]));
  expect(zeros.points.every(([, , height]) => height === null)).toBe(true);
});

test("a line over the 180th meridian is as short as it is", () => {
  const point = (longitude: number) => `<trkpt lat="65" lon="${longitude}"/>`;
  const route = read(gpxOf([[179.9, 179.99, -179.98, -179.9].map(point).join("")]));
  expect(last(route)[3]).toBeLessThan(10);
  expect(route.breaks).toEqual([]);
});

test("a long track is thinned to few points, and keeps its length, its summit and the ends of its parts", () => {
  const count = 100_000;
  const heights = (index: number) =>
    1000 + (index === 61_803 ? 50 : 0) + (index >= 61_802 && index <= 61_804 ? 900 : 0);
  const long = read(
    gpxOf([lineTo(count, heights, 50, 0.00001), lineTo(1000, () => 1000, 52, 0.00001)]),
  );
  expect(long.points.length).toBeLessThanOrEqual(routeLimits.points);
  expect(last(long)[3]).toBeCloseTo(111.19 + 1.11, 0);
  expect(Math.max(...long.points.map(([, , height]) => height!))).toBe(1900);
  expect(long.points[long.parts.segments[0]!]![0]).toBeCloseTo(51, 3);
  expect(long.breaks).toHaveLength(1);
});

test("a track of very many stretches keeps its longest gaps", () => {
  const pieces = Array.from({ length: 300 }, (_, index) =>
    lineTo(3, undefined, 40 + index * 0.01, 0.001),
  );
  const route = read(gpxOf(pieces));
  expect(route.breaks).toHaveLength(routeLimits.pieces - 1);
  expect(route.parts.segments).toEqual([]);
});

describe("hostile and broken files", () => {
  const point = '<trkpt lat="50" lon="86"/>';
  const bomb =
    '<!DOCTYPE gpx [<!ENTITY a "1111111111"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>' +
    `<gpx><trk><trkseg>${lineTo(2)}<trkpt lat="&b;" lon="&b;"><ele>&b;</ele></trkpt></trkseg></trk></gpx>`;
  const nested = `{"type":"GeometryCollection","geometries":[`.repeat(5000) + "]}".repeat(5000);
  test.each([
    ["nothing", "", "empty"],
    ["blanks", " \n ", "empty"],
    ["an archive", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), "archive"],
    ["a text", "Маршрут: Тюнгур, Аккем", "unknown"],
    ["a web page", "<!doctype html><html><body>gpx</body></html>", "unknown"],
    ["bytes", new Uint8Array([1, 2, 3, 255, 254, 0, 9]), "unknown"],
    ["a cut GPX", gpxOf([lineTo(50)]).slice(0, 600), "damaged"],
    ["a cut GeoJSON", '{"type":"LineString","coordinates":[[1,2],[', "damaged"],
    ["marks alone", '<gpx><wpt lat="50" lon="86"/><trk></trk></gpx>', "noTrack"],
    ["one point", gpxOf([point]), "noTrack"],
    ["one place many times", gpxOf([point.repeat(100)]), "noTrack"],
    ["no numbers", gpxOf(['<trkpt lat="NaN" lon="x"/><trkpt/>'.repeat(9)]), "outside"],
    ["points outside of the world", gpxOf(['<trkpt lat="91" lon="181"/>'.repeat(9)]), "outside"],
    ["infinities", '{"type":"LineString","coordinates":[[1e999,1],[-1e999,2]]}', "outside"],
    ["the place of no signal", gpxOf(['<trkpt lat="0" lon="0"/>'.repeat(9)]), "outside"],
    ["shapes within shapes without end", nested, "noTrack"],
    ["a list in place of a shape", '{"type":"LineString","coordinates":{"0":[1,2]}}', "noTrack"],
    ["null", '{"type":"Feature","geometry":null}', "noTrack"],
    ["an entity bomb, whose entities stay as they are", bomb, "read"],
  ])("%s", (_, content, problem) => expect(problemOf(content)).toBe(problem));

  test("leaps round the world are too far", () => {
    const leap = '<trkpt lat="0" lon="90"/><trkpt lat="0" lon="-90"/>';
    expect(problemOf(gpxOf([leap.repeat(10)]))).toBe("tooFar");
  });

  test("a quarter of a million points are too many", () => {
    expect(problemOf(gpxOf([point.repeat(routeLimits.filePoints + 1)]))).toBe("tooManyPoints");
  });
});
