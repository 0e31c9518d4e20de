import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

export interface AskedCall {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

export type Answer = (call: AskedCall) => [status: number, body: object] | Promise<never>;

/** Shows screens at an address over a server that answers so, and tells of what it was asked. */
export function showRoutes(
  makeRoutes: (root: AnyRoute) => AnyRoute[],
  address: string,
  answer: Answer,
) {
  const asked: AskedCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname: path, searchParams } = new URL(request.url);
    const body = request.method === "POST" ? await request.json() : {};
    const call = { path, query: Object.fromEntries(searchParams), body };
    asked.push(call);
    const [status, answered] = await answer(call);
    return Response.json(answered, { status });
  });
  const rootRoute = createRootRoute({ component: Outlet });
  const router = createRouter({
    routeTree: rootRoute.addChildren(makeRoutes(rootRoute)),
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
