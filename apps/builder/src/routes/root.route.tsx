import type { QueryClient } from "@tanstack/react-query";
import { Outlet, createRootRouteWithContext } from "@tanstack/react-router";
import { NotFound } from "../shell/failure.tsx";
import { takeStrangerHint } from "../shell/session-hint.ts";

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Of the first opening alone: whoever signs in moves on within the page.
  beforeLoad: () => ({ isStranger: takeStrangerHint(document.documentElement) }),
  component: Outlet,
  notFoundComponent: NotFound,
});
