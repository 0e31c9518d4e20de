import { awaitStreetMap } from "./await-street-map.ts";

for (const element of document.querySelectorAll<HTMLElement>("[data-street-map]")) {
  awaitStreetMap(element);
}
