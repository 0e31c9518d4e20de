import type { QueryClient } from "@tanstack/react-query";
import { Outlet, createRootRouteWithContext } from "@tanstack/react-router";
import { ImpersonationBar, NotFound, takeSignedOutHint } from "@tour/office/shell";
import { UpdateOffer } from "@tour/office/updates";

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Of the first opening alone: whoever signs in moves on within the page.
  beforeLoad: () => ({ isSignedOut: takeSignedOutHint(document.documentElement) }),
  component: () => (
    <>
      <ImpersonationBar />
      <Outlet />
      <UpdateOffer />
    </>
  ),
  notFoundComponent: NotFound,
});
