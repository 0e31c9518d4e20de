import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { loadScreen } from "@tour/office/updates";
import { tourSearchSchema } from "../features/tours/tour-search.ts";
import { toursAreaRoute } from "./tours-area.route.tsx";

export const toursRoute = createRoute({
  getParentRoute: () => toursAreaRoute,
  path: "/tours",
  validateSearch: tourSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "editor"),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/tours/tours-page.tsx")),
    "ToursPage",
  ),
});
