import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import type { AnyRoute, RouteComponent } from "@tanstack/react-router";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

/** For tests: shows a part of a screen until the test is over, when the server's answers go, too. */
export function mount(part: ReactNode): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(
    <LocaleProvider locale={ru}>
      <QueryClientProvider client={client}>
        <ToastProvider>{part}</ToastProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

/** For tests: shows routes at an address; answers where one is. */
export function mountRoutes(
  makeRoutes: (root: AnyRoute) => AnyRoute[],
  address: string,
): { address: () => string } {
  const rootRoute = createRootRoute({ component: Outlet });
  const router = createRouter({
    routeTree: rootRoute.addChildren(makeRoutes(rootRoute)),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  // The router of a test is not the one that the app registers.
  mount(<RouterProvider router={router as never} />);
  return { address: () => router.state.location.href };
}

const organizer = { id: 1, name: "Тропа", role: "owner" as const };

/** For tests: the route below which an organiser's screens stand, for its owner, in a frame. */
export const makeOrganizerRoute = (root: AnyRoute, component: RouteComponent = Outlet) =>
  createRoute({
    getParentRoute: () => root,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account: { organizers: [organizer] } }),
    component,
  });
