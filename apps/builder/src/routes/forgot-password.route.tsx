import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadScreen } from "@tour/office/updates";
import { rootRoute } from "./root.route.tsx";

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  component: lazyRouteComponent(
    loadScreen(() => import("../features/sign-in/forgot-password-page.tsx")),
    "ForgotPasswordPage",
  ),
});
