import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { signInSearch } from "../features/sign-in/sign-in-search.ts";
import { rootRoute } from "./root.route.tsx";

const SignInPage = lazyScreen(() => import("../features/sign-in/sign-in-page.tsx"), "SignInPage");

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: signInSearch,
  component: withScreen(SignInPage, () => (
    <SignInPage next={signInRoute.useSearch().next ?? "/"} />
  )),
});
