import { readElements } from "../../../../platform/file-formats/read-elements.ts";
import { readNumber } from "./read-number.ts";
import { createTrackCollector } from "./track.ts";
import type { TrackCollector } from "./track.ts";

/** The lines of a KML file, and the tracks that Google's programs record in it. */
export function readKml(xml: string): TrackCollector {
  const collector = createTrackCollector();
  let isLine = false;
  let texts: string[] | null = null;
  const start = () => {
    if (isLine) texts = [];
  };
  /** A row of places, of which each is longitude, latitude and perhaps height. */
  const take = (places: string, between: RegExp) => {
    for (const [place] of places.matchAll(/\S+/g)) takePlace(place.split(between));
  };
  const takePlace = ([longitude, latitude, height]: string[]) =>
    collector.add(readNumber(latitude), readNumber(longitude), readNumber(height));
  const open = () => {
    isLine = true;
    collector.startSegment();
  };
  const close = () => {
    isLine = false;
  };
  readElements(xml, {
    open: {
      Placemark: collector.startTrack,
      LineString: open,
      Track: open,
      coordinates: start,
      coord: start,
    },
    close: {
      LineString: close,
      Track: close,
      coordinates: () => {
        if (texts) take(texts.join(""), /,/);
        texts = null;
      },
      coord: () => {
        if (texts) takePlace(texts.join("").trim().split(/\s+/));
        texts = null;
      },
    },
    text: (text) => {
      texts?.push(text);
    },
  });
  return collector;
}
