import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { RouteField } from "./route/route-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.route;

/** Where the tour goes: a line from a file, and where on it the days end. */
export const routeSection: TourSection = {
  name: "route",
  title: texts.title,
  lead: texts.lead,
  keys: ["route"],
  Show: RouteField,
};
