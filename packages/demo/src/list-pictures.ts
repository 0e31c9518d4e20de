import { sizePlaceholder } from "@tour/api";
import type { DemoOrganizer } from "./demo-organizer.ts";
import { layOutPages } from "./lay-out-pages.ts";
import type { DemoTour } from "./demo-tour.ts";
import { listTourPictures } from "./tour-input.ts";

/** Every picture that an organiser's site, tours and guides show, each once. */
export function listPictures(demo: DemoOrganizer, tours: DemoTour[]): string[] {
  const names = new Set(listTourPictures(demo, tours));
  layOutPages(demo, (name) => {
    names.add(name);
    return { url: sizePlaceholder, alt: "", focal_x: 0.5, focal_y: 0.5 };
  });
  return [...names];
}
