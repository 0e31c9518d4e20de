import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import { importSearchSchema } from "../features/imports/import-search.ts";
import { toursAreaRoute } from "./tours-area.route.tsx";

export const tourImportRoute = createRoute({
  getParentRoute: () => toursAreaRoute,
  path: "/tours/import",
  validateSearch: importSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "editor"),
  component: lazyScreen(() => import("../features/imports/import-page.tsx"), "ImportPage"),
});
