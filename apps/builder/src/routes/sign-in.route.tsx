import { createRoute } from "@tanstack/react-router";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";
import { signInSearch } from "../features/sign-in/sign-in-search.ts";
import { rootRoute } from "./root.route.tsx";

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: signInSearch,
  component: () => <SignInPage next={signInRoute.useSearch().next ?? "/"} />,
});
