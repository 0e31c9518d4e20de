import { readElements } from "../../../../platform/file-formats/read-elements.ts";
import { readNumber } from "./read-number.ts";
import { createTrackCollector } from "./track.ts";
import type { TrackCollector } from "./track.ts";

/** The recorded tracks of a GPX file; where it has none, its planned routes. */
export function readGpx(xml: string): TrackCollector {
  const tracks = createTrackCollector();
  const routes = createTrackCollector();
  let point: Record<string, string> | null = null;
  let height: string | null = null;
  const open = (attributes: Record<string, string>) => {
    point = attributes;
    height = null;
  };
  const closeInto = (into: TrackCollector) => () => {
    if (point) into.add(readNumber(point["lat"]), readNumber(point["lon"]), readNumber(height));
    point = null;
  };
  let isHeight = false;
  readElements(xml, {
    open: {
      trk: tracks.startTrack,
      trkseg: tracks.startSegment,
      rte: routes.startTrack,
      trkpt: open,
      rtept: open,
      ele: () => {
        isHeight = point !== null;
        if (isHeight) height = "";
      },
    },
    close: {
      trkpt: closeInto(tracks),
      rtept: closeInto(routes),
      ele: () => {
        isHeight = false;
      },
    },
    text: (text) => {
      if (isHeight) height += text;
    },
  });
  return tracks.segments.length > 0 || tracks.isOutside ? tracks : routes;
}
