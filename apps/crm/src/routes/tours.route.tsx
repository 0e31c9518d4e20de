import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadScreen } from "@tour/office/updates";
import { tourSearchSchema } from "../features/tours/tour-search.ts";
import { toursAreaRoute } from "./tours-area.route.tsx";

export const toursRoute = createRoute({
  getParentRoute: () => toursAreaRoute,
  path: "/tours",
  validateSearch: tourSearchSchema,
  component: lazyRouteComponent(
    loadScreen(() => import("../features/tours/tours-page.tsx")),
    "ToursPage",
  ),
});
