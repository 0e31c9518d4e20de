import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { leadOn } from "../features/sign-in/lead-on.ts";
import { signInSearch } from "../features/sign-in/sign-in-search.ts";
import { rootRoute } from "./root.route.tsx";

const CodePage = lazyScreen(() => import("../features/sign-in/code-page.tsx"), "CodePage");

export const signInCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in/code",
  validateSearch: signInSearch,
  beforeLoad: ({ context, search: { next = "/" } }) =>
    leadOn({ context, path: "/sign-in/code", next }),
  component: withScreen(CodePage, () => (
    <CodePage next={signInCodeRoute.useSearch().next ?? "/"} />
  )),
});
