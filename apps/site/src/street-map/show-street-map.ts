import { Marker } from "maplibre-gl";
import type { Map } from "maplibre-gl";
import { streetMapTexts as texts } from "../texts/street-map.ru.ts";
import { createMap, firstPicture } from "./create-map.ts";
import styles from "./street-map.module.css";

/** So near that one sees the house and the next stop. */
const zoom = 15;

/**
 * Lays a map with streets over the drawn map of a place. Answers whether it is there; where it can't
 * be, without WebGL or without tiles, the drawn one stays as it was.
 */
export async function showStreetMap(element: HTMLElement, tiles: string): Promise<boolean> {
  const [latitude = 0, longitude = 0] = (element.dataset.streetMap ?? "").split(",").map(Number);
  const container = document.createElement("div");
  container.className = styles.map!;
  element.append(container);
  let map: Map | null = null;
  try {
    map = createMap(container, tiles, {
      center: [longitude, latitude],
      zoom,
    });
    map.setPadding({ left: coveredStart(element) });
    new Marker({ element: makePin(), anchor: "bottom" })
      .setLngLat([longitude, latitude])
      .addTo(map);
    if (await firstPicture(map)) {
      settle(element, container, map);
      return true;
    }
  } catch (error) {
    console.warn(error);
  }
  map?.remove();
  container.remove();
  return false;
}

/** The drawn map goes, and the place stays in what a card leaves free, however wide the window. */
function settle(element: HTMLElement, container: HTMLElement, map: Map): void {
  container.dataset.isShown = "";
  element.dataset.hasStreets = "";
  const keep = new ResizeObserver(() => map.setPadding({ left: coveredStart(element) }));
  keep.observe(element);
}

/** How much of a map's start a card lies over, in px. */
function coveredStart(element: HTMLElement): number {
  const card = element.parentElement?.querySelector("[data-map-card]")?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (!card || card.top >= box.bottom || card.bottom <= box.top) return 0;
  return Math.max(0, Math.min(card.right - box.left, box.width * 0.8));
}

function makePin(): HTMLElement {
  const pin = document.createElement("div");
  pin.className = styles.pin!;
  pin.role = "img";
  pin.ariaLabel = texts.place;
  pin.append(document.createElement("span"));
  return pin;
}
