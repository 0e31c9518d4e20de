import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import * as v from "valibot";
import { rootRoute } from "./root.route.tsx";

const ResetPasswordPage = lazyScreen(
  () => import("../features/sign-in/reset-password-page.tsx"),
  "ResetPasswordPage",
);

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  validateSearch: v.object({
    token: v.optional(v.fallback(v.string(), ""), ""),
    invited: v.optional(v.fallback(v.boolean(), false), false),
  }),
  component: withScreen(ResetPasswordPage, function ResetPassword() {
    const { token, invited } = resetPasswordRoute.useSearch();
    return <ResetPasswordPage token={token} isInvited={invited} />;
  }),
});
