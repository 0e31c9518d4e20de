import type { ReadRoute } from "@tour/api";
import { decodeText } from "../../../../platform/file-formats/decode-text.ts";
import { isZip } from "../../../../platform/file-formats/unzip-files.ts";
import { makeLine } from "./make-line.ts";
import { readGeoJson } from "./read-geojson.ts";
import { readGpx } from "./read-gpx.ts";
import { readKml } from "./read-kml.ts";
import { UnreadableTrack } from "./track.ts";
import type { TrackCollector } from "./track.ts";

/** Reads a file by what is in it, whatever its name says. Throws `UnreadableTrack`. */
export function readTrack(bytes: Uint8Array): ReadRoute {
  if (isZip(bytes)) throw new UnreadableTrack("archive");
  const text = decodeText(bytes).trim();
  if (!text) throw new UnreadableTrack("empty");
  const found = collect(text);
  if (found.segments.length > 0) return makeLine(found.segments);
  throw new UnreadableTrack(found.isOutside ? "outside" : "noTrack");
}

function collect(text: string): TrackCollector {
  if (text.startsWith("{")) return readGeoJson(text);
  // The root stands after declarations and comments, with a prefix or without.
  const root = /<(?:\w+:)?(gpx|kml)[\s>]/i.exec(text.slice(0, 20_000))?.[1];
  if (!root) throw new UnreadableTrack("unknown");
  // What was cut would be read as a shorter way.
  const isWhole = new RegExp(`</(?:\\w+:)?${root}\\s*>`, "i").test(text.slice(-2_000));
  if (!isWhole) throw new UnreadableTrack("damaged");
  return root.toLowerCase() === "gpx" ? readGpx(text) : readKml(text);
}
