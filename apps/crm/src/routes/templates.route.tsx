import { createRoute, notFound } from "@tanstack/react-router";
import { TemplatesPage } from "../features/templates/templates-page.tsx";
import { salesRoute } from "./sales.route.tsx";

export const templatesRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/templates",
  loader: ({ context: { organizer } }) => {
    if (organizer.role !== "owner") throw notFound();
  },
  component: TemplatesPage,
});
