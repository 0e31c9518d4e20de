import { createRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../features/sign-in/forgot-password-page.tsx";
import { rootRoute } from "./root.route.tsx";

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  component: ForgotPasswordPage,
});
