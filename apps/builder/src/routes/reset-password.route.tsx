import { createRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { ResetPasswordPage } from "../features/sign-in/reset-password-page.tsx";
import { rootRoute } from "./root.route.tsx";

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  validateSearch: v.object({
    token: v.optional(v.fallback(v.string(), ""), ""),
    invited: v.optional(v.fallback(v.boolean(), false), false),
  }),
  component: function ResetPassword() {
    const { token, invited } = resetPasswordRoute.useSearch();
    return <ResetPasswordPage token={token} isInvited={invited} />;
  },
});
