import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { loadScreen } from "@tour/office/updates";
import { moneySearchSchema } from "../features/money/money-search.ts";
import { salesRoute } from "./sales.route.tsx";

export const moneyRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/money",
  validateSearch: moneySearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "owner"),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/money/money-page.tsx")),
    "MoneyPage",
  ),
});
