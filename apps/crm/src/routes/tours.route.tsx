import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import { tourSearchSchema } from "../features/tours/tour-search.ts";
import { toursAreaRoute } from "./tours-area.route.tsx";

export const toursRoute = createRoute({
  getParentRoute: () => toursAreaRoute,
  path: "/tours",
  validateSearch: tourSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "editor"),
  component: lazyScreen(() => import("../features/tours/tours-page.tsx"), "ToursPage"),
});
