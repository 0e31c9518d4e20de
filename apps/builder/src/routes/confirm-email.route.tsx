import { createRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { ConfirmEmailPage } from "../features/sign-in/confirm-email-page.tsx";
import { rootRoute } from "./root.route.tsx";

export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/confirm-email",
  validateSearch: v.object({ token: v.optional(v.fallback(v.string(), ""), "") }),
  component: () => <ConfirmEmailPage token={confirmEmailRoute.useSearch().token} />,
});
