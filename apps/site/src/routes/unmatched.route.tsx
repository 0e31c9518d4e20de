import { createRoute } from "@tanstack/react-router";
import type { AnyRootRoute } from "@tanstack/react-router";
import { PageNotFoundError } from "../page/page-errors.ts";

/** Every other path: 'Page not found: {path}'. Specification, sections 2 and 8. */
export const createUnmatchedRoute = <Root extends AnyRootRoute>(root: Root) =>
  createRoute({
    getParentRoute: () => root,
    path: "/$",
    loader: ({ location }) => {
      throw new PageNotFoundError(location.pathname);
    },
  });
