import {
  AttributionControl,
  Map,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from "maplibre-gl";
import type { MapOptions } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { streetMapTexts as texts } from "../texts/street-map.ru.ts";
import { readMapColors } from "./map-colors.ts";
import { makeMapStyle, streets } from "./map-style.ts";
import "maplibre-gl/dist/maplibre-gl.css";

// A file of ours: a worker made of a `blob:` address would need a hole in the content policy.
setWorkerUrl(new URL(workerUrl, location.href).href);

type View = Pick<
  MapOptions,
  "center" | "zoom" | "bounds" | "fitBoundsOptions" | "cooperativeGestures" | "minZoom"
>;

/** A map with streets in the colours of where it stands, flat and with north above. */
export function createMap(container: HTMLElement, tiles: string, view: View): Map {
  const style = makeMapStyle({
    colors: readMapColors(container),
    tiles,
    faces: readFaces(container),
  });
  const map = new Map({
    container,
    style,
    attributionControl: false,
    // One finger, and the wheel, belong to the page.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    minZoom: 2,
    maxZoom: 18,
    renderWorldCopies: true,
    locale: texts.controls,
    ...view,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), "top-right");
  return map;
}

/**
 * Settled when the first picture of a map stands: true when there are streets on it, false when no
 * tile came.
 */
export function firstPicture(map: Map): Promise<boolean> {
  return new Promise((resolve) => {
    let hasTiles = false;
    map.on("sourcedata", ({ sourceId, tile }) => {
      if (sourceId === streets && tile?.state === "loaded") hasTiles = true;
    });
    map.on("error", ({ error }) => {
      console.warn(error);
      // Nothing else draws once more where nothing came, and only what is drawn is loaded.
      map.triggerRepaint();
    });
    map.once("load", () => {
      if (hasTiles) addCredits(map);
      resolve(hasTiles);
    });
  });
}

/** Says whose data it is: what the tiles' own description asks for, else what OpenStreetMap does. */
function addCredits(map: Map): void {
  const own = map.getSource(streets)?.attribution;
  map.addControl(
    new AttributionControl(own ? {} : { customAttribution: texts.attribution }),
    "bottom-right",
  );
  map.addControl(new ScaleControl({ maxWidth: 96 }), "bottom-right");
}

function readFaces(element: HTMLElement): string[] {
  return getComputedStyle(element)
    .fontFamily.split(",")
    .map((face) => face.trim().replaceAll(/^["']|["']$/g, ""));
}
