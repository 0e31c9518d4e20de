import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { leadOn } from "../features/sign-in/lead-on.ts";
import { signInSearch } from "../features/sign-in/sign-in-search.ts";
import { rootRoute } from "./root.route.tsx";

const SetUpFactorPage = lazyScreen(
  () => import("../features/sign-in/set-up-factor-page.tsx"),
  "SetUpFactorPage",
);

export const setUpFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in/second-factor",
  validateSearch: signInSearch,
  beforeLoad: ({ context, search: { next = "/" } }) =>
    leadOn({ context, path: "/sign-in/second-factor", next }),
  component: withScreen(SetUpFactorPage, () => (
    <SetUpFactorPage next={setUpFactorRoute.useSearch().next ?? "/"} />
  )),
});
