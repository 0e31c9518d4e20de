import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import type { RouteComponent } from "@tanstack/react-router";
import type { OrganizerRole } from "@tour/api";
import { RouterLink } from "@tour/office/shell";
import { LinkProvider } from "@tour/ui-kit/link";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

interface Options {
  role?: OrganizerRole;
  queryClient?: QueryClient;
}

/**
 * For tests: shows a screen of an organiser to somebody of a role until the test is over, when the
 * server's answers go, too.
 */
export function mountOrganizerScreen(
  component: RouteComponent,
  {
    role = "owner",
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }: Options = {},
): void {
  const organizer = { id: 1, name: "Тропа", role };
  const rootRoute = createRootRoute({ component: Outlet });
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account: { id: "me", organizers: [organizer] } }),
    component,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([organizerRoute]),
    history: createMemoryHistory({ initialEntries: ["/1"] }),
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  root.render(
    <LocaleProvider locale={ru}>
      <LinkProvider component={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            {/* The router of a test is not the one that the app registers. */}
            <RouterProvider router={router as never} />
          </ToastProvider>
        </QueryClientProvider>
      </LinkProvider>
    </LocaleProvider>,
  );
}
