import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

interface AskedCall {
  path: string;
  query: Record<string, string>;
}

interface Shown {
  /** Of the screen, below `/$organizerId`. */
  path: string;
  Screen: () => ReactNode;
  /** Where one is, from the root. */
  address: string;
  answer: (call: AskedCall) => [status: number, body: object];
}

const organizer = { id: 1, name: "Тропа", role: "owner" as const };

/** Shows a screen of sales over a server that answers so, and tells of what it was asked. */
export function showSales({ path, Screen, address, answer }: Shown) {
  const asked: AskedCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    const call = { path: pathname, query: Object.fromEntries(searchParams) };
    asked.push(call);
    const [status, body] = answer(call);
    return Response.json(body, { status });
  });
  const rootRoute = createRootRoute({ component: Outlet });
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account: { organizers: [organizer] } }),
    component: Outlet,
  });
  const salesRoute = createRoute({
    getParentRoute: () => organizerRoute,
    id: "sales",
    component: Outlet,
  });
  const screenRoute = createRoute({
    getParentRoute: () => salesRoute,
    path,
    component: Screen,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      organizerRoute.addChildren([salesRoute.addChildren([screenRoute])]),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
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
        <ToastProvider>
          {/* The router of this test is not the one that the app registers. */}
          <RouterProvider router={router as never} />
        </ToastProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return { asked, address: () => router.state.location.href };
}
