import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import { moneySearchSchema } from "../features/money/money-search.ts";
import { salesRoute } from "./sales.route.tsx";

export const moneyRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/money",
  validateSearch: moneySearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "owner"),
  component: lazyScreen(() => import("../features/money/money-page.tsx"), "MoneyPage"),
});
