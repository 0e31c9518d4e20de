import { createRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { ResetPasswordPage } from "../features/sign-in/reset-password-page.tsx";
import { rootRoute } from "./root.route.tsx";

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  validateSearch: v.object({ token: v.optional(v.fallback(v.string(), ""), "") }),
  component: () => <ResetPasswordPage token={resetPasswordRoute.useSearch().token} />,
});
