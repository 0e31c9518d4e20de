import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { loadScreen } from "@tour/office/updates";
import { moneySearchSchema } from "../features/money/money-search.ts";
import { salesRoute } from "./sales.route.tsx";

export const moneyRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/money",
  validateSearch: moneySearchSchema,
  beforeLoad: ({ context: { organizer } }) => {
    if (organizer.role !== "owner") throw notFound();
  },
  component: lazyRouteComponent(
    loadScreen(() => import("../features/money/money-page.tsx")),
    "MoneyPage",
  ),
});
