import { createRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";
import { rootRoute } from "./root.route.tsx";

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  /** Where to go afterwards: a path of the builder, never another site. */
  validateSearch: v.object({
    next: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), "/")),
  }),
  component: () => <SignInPage next={signInRoute.useSearch().next ?? "/"} />,
});
