import { Marker } from "maplibre-gl";
import type { Map } from "maplibre-gl";
import { marketMapLiveTexts as texts } from "../../../../texts/market-map-live.ru.ts";
import type { MapData } from "../map-data.ts";
import styles from "./market-map-live.module.css";

type MapPlace = MapData["places"][number];

export interface Markers {
  hasFocus: () => boolean;
  /** Puts the focus on the first of them; says whether there is one. */
  focus: () => boolean;
  remove: () => void;
}

/** Buttons on a map: a group is looked at from nearer, a tour shows its card at the map's end. */
export function putMarkers(
  map: Map,
  container: HTMLElement,
  places: readonly MapPlace[],
  lookAt: (box: MapPlace["box"]) => void,
): Markers {
  let shown: { card: HTMLElement; button: HTMLElement } | null = null;
  const close = () => {
    shown?.card.remove();
    shown?.button.removeAttribute("aria-expanded");
    shown = null;
  };
  const markers = places.map((place) => {
    const { card, label } = place;
    const button = document.createElement("button");
    button.type = "button";
    button.className = card ? styles.tour! : styles.group!;
    button.ariaLabel = [label, card?.price].filter(Boolean).join(", ");
    button.textContent = card ? card.price || "•" : String(place.count);
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      const isOpen = shown?.button === button;
      close();
      if (place.isList) return location.assign(place.href);
      if (!card) return lookAt(place.box);
      if (isOpen) return;
      shown = { card: drawCard(place, card, () => (close(), button.focus())), button };
      button.ariaExpanded = "true";
      container.append(shown.card);
    });
    return new Marker({ element: button }).setLngLat([place.longitude, place.latitude]).addTo(map);
  });
  map.on("click", close);
  const buttons = markers.map((marker) => marker.getElement());
  return {
    hasFocus: () => {
      const active = document.activeElement as HTMLElement | null;
      return active !== null && (buttons.includes(active) || !!shown?.card.contains(active));
    },
    focus: () => {
      buttons[0]?.focus({ preventScroll: true });
      return buttons.length > 0;
    },
    remove: () => {
      close();
      map.off("click", close);
      for (const marker of markers) marker.remove();
    },
  };
}

function drawCard(
  { href }: MapPlace,
  { id, title, facts, price, image }: NonNullable<MapPlace["card"]>,
  close: () => void,
): HTMLElement {
  const card = document.createElement("div");
  card.className = styles.card!;
  const link = Object.assign(document.createElement("a"), { href });
  Object.assign(link.dataset, { visit: "", tour: id, title });
  if (image) link.append(Object.assign(new Image(), { src: image, alt: "" }));
  const words = document.createElement("span");
  const make = (tag: "strong" | "span", text: string) =>
    Object.assign(document.createElement(tag), { textContent: text });
  const open = Object.assign(make("span", texts.open), { className: styles.open });
  words.append(make("strong", title), make("span", facts), make("span", price), open);
  link.append(words);
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    ariaLabel: texts.close,
    textContent: "×",
  });
  button.addEventListener("click", close);
  card.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  card.append(link, button);
  return card;
}
