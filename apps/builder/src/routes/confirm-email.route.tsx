import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import * as v from "valibot";
import { rootRoute } from "./root.route.tsx";

const ConfirmEmailPage = lazyScreen(
  () => import("../features/sign-in/confirm-email-page.tsx"),
  "ConfirmEmailPage",
);

export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/confirm-email",
  validateSearch: v.object({ token: v.optional(v.fallback(v.string(), ""), "") }),
  component: withScreen(ConfirmEmailPage, () => (
    <ConfirmEmailPage token={confirmEmailRoute.useSearch().token} />
  )),
});
