import type { Map } from "maplibre-gl";
import { createMap, firstPicture } from "../../../../street-map/create-map.ts";
import mapStyles from "../../../../street-map/street-map.module.css";
import { scaleBox, writeBox } from "../../search/map-box.ts";
import type { MapData } from "../map-data.ts";
import { putMarkers } from "./put-markers.ts";
import type { Markers } from "./put-markers.ts";

/** How long a map rests before its part is looked for, in ms. */
const rest = 400;
const margin = 56;

/**
 * Lays a map with streets over the drawn map of tours. It looks for tours where it is moved, and shows
 * those that the page's newest list has. Without tiles the drawn map stays.
 */
export async function showMarketMap(
  frame: HTMLElement,
  tiles: string,
  search: (address: string) => void,
): Promise<void> {
  const drawn = frame.querySelector<HTMLElement>('[data-part="map"]');
  if (!drawn) return;
  const container = frame.appendChild(document.createElement("div"));
  container.className = mapStyles.map!;
  let map: Map | null = null;
  try {
    const first = readData(drawn);
    map = createMap(container, tiles, {
      bounds: toBounds(first.box),
      fitBoundsOptions: { padding: first.asked ? 0 : margin },
      // It fills what it stands in for this: the page is scrolled beside it.
      cooperativeGestures: false,
      minZoom: 0,
    });
    if (await firstPicture(map)) {
      container.dataset.isShown = "";
      follow(map, drawn, container, search);
      return;
    }
  } catch (error) {
    console.warn(error);
  }
  map?.remove();
  container.remove();
}

function follow(
  map: Map,
  drawn: HTMLElement,
  container: HTMLElement,
  search: (address: string) => void,
): void {
  let asked = readData(drawn).asked;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let markers: Markers | null = null;

  const draw = () => {
    const data = readData(drawn);
    // What it says of the list stays to be read; its links are those of the map above it now.
    for (const part of drawn.children) (part as HTMLElement).inert = !part.matches("p");
    const hadFocus = markers?.hasFocus();
    markers?.remove();
    markers = putMarkers(map, container, data.places, (box) => {
      map.fitBounds(toBounds(scaleBox(box, 1.3)), { maxZoom: 15 }, { isChosen: true });
    });
    // Whoever looked at a group goes on among its tours.
    if (hadFocus && !markers.focus()) map.getCanvas().focus({ preventScroll: true });
    if (data.asked === asked) return;
    // Another search, or the way back: the map goes where the list is.
    asked = data.asked;
    map.fitBounds(toBounds(data.box), { padding: asked ? 0 : margin, animate: false });
  };
  draw();
  new MutationObserver(draw).observe(drawn, { childList: true });

  map.on("movestart", () => clearTimeout(waiting));
  map.on("moveend", (event) => {
    const { originalEvent, isChosen } = event as { originalEvent?: unknown; isChosen?: boolean };
    if (!originalEvent && !isChosen) return;
    waiting = setTimeout(() => {
      const bounds = map.getBounds();
      asked = writeBox({
        west: bounds.getWest(),
        south: Math.max(bounds.getSouth(), -85),
        east: Math.min(bounds.getEast(), bounds.getWest() + 360),
        north: Math.min(bounds.getNorth(), 85),
      });
      const address = new URL(location.href);
      address.searchParams.delete("page");
      address.searchParams.set("box", asked);
      search(address.href);
    }, rest);
  });
}

const readData = (drawn: HTMLElement) =>
  JSON.parse(drawn.querySelector("[data-places]")?.textContent ?? "") as MapData;

const toBounds = ({
  west,
  south,
  east,
  north,
}: MapData["box"]): [number, number, number, number] => [west, south, east, north];
