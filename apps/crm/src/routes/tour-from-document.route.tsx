import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import { programmeSearchSchema } from "../features/programmes/programme-search.ts";
import { toursAreaRoute } from "./tours-area.route.tsx";

export const tourFromDocumentRoute = createRoute({
  getParentRoute: () => toursAreaRoute,
  path: "/tours/from-document",
  validateSearch: programmeSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "editor"),
  component: lazyScreen(() => import("../features/programmes/programme-page.tsx"), "ProgrammePage"),
});
