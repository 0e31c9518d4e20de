import { createRoute, notFound } from "@tanstack/react-router";
import { lazyScreen } from "@tour/office/updates";
import { salesRoute } from "./sales.route.tsx";

export const templatesRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/templates",
  loader: ({ context: { organizer } }) => {
    if (organizer.role !== "owner") throw notFound();
  },
  component: lazyScreen(() => import("../features/templates/templates-page.tsx"), "TemplatesPage"),
});
