import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadScreen } from "@tour/office/updates";
import { rootRoute } from "./root.route.tsx";

export const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-up",
  component: lazyRouteComponent(
    loadScreen(() => import("../features/sign-in/sign-up-page.tsx")),
    "SignUpPage",
  ),
});
