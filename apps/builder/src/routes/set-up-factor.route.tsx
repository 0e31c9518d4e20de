import { createRoute } from "@tanstack/react-router";
import { leadOn } from "../features/sign-in/lead-on.ts";
import { SetUpFactorPage } from "../features/sign-in/set-up-factor-page.tsx";
import { signInSearch } from "../features/sign-in/sign-in-search.ts";
import { rootRoute } from "./root.route.tsx";

export const setUpFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in/second-factor",
  validateSearch: signInSearch,
  beforeLoad: ({ context, search: { next = "/" } }) =>
    leadOn({ context, path: "/sign-in/second-factor", next }),
  component: () => <SetUpFactorPage next={setUpFactorRoute.useSearch().next ?? "/"} />,
});
