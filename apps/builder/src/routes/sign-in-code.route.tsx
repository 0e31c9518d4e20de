import { createRoute } from "@tanstack/react-router";
import { CodePage } from "../features/sign-in/code-page.tsx";
import { leadOn } from "../features/sign-in/lead-on.ts";
import { signInSearch } from "../features/sign-in/sign-in-search.ts";
import { rootRoute } from "./root.route.tsx";

export const signInCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in/code",
  validateSearch: signInSearch,
  beforeLoad: ({ context, search: { next = "/" } }) =>
    leadOn({ context, path: "/sign-in/code", next }),
  component: () => <CodePage next={signInCodeRoute.useSearch().next ?? "/"} />,
});
