import { createRoute } from "@tanstack/react-router";
import { SignUpPage } from "../features/sign-in/sign-up-page.tsx";
import { rootRoute } from "./root.route.tsx";

export const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-up",
  component: SignUpPage,
});
