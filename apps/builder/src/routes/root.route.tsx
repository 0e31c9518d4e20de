import type { QueryClient } from "@tanstack/react-query";
import { Outlet, createRootRouteWithContext } from "@tanstack/react-router";
import { NotFound } from "../shell/failure.tsx";
import { UpdateOffer } from "../updates/update-offer.tsx";
import { takeSignedOutHint } from "../shell/session-hint.ts";

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Of the first opening alone: whoever signs in moves on within the page.
  beforeLoad: () => ({ isSignedOut: takeSignedOutHint(document.documentElement) }),
  component: () => (
    <>
      <Outlet />
      <UpdateOffer />
    </>
  ),
  notFoundComponent: NotFound,
});
