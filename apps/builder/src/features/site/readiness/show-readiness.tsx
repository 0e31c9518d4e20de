import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import type { OrganizerRole, ReadinessCheck } from "@tour/api";
import { RouterLink } from "@tour/office/shell";
import { LinkProvider } from "@tour/ui-kit/link";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { ReadinessCard } from "./readiness-card.tsx";
import { ReadinessPage } from "./readiness-page.tsx";

interface SentCall {
  path: string;
  body: unknown;
}

const readiness = "/crm/api/constructor/readiness";

/** For tests: the card and the page over a server that finds this, anew each time it is asked. */
export function showReadiness(
  find: () => ReadinessCheck[] | number,
  { screen = "page", role = "owner" }: { screen?: "page" | "card"; role?: OrganizerRole } = {},
): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    if (path !== readiness) {
      sent.push({ path, body: await request.json() });
      return Response.json({ data: {}, files: [] });
    }
    const found = find();
    if (typeof found !== "number") return Response.json({ data: found });
    return Response.json({ message: "Сервер занят" }, { status: found });
  });
  const organizer = { id: 1, name: "Тропа", role };
  const rootRoute = createRootRoute({ component: Outlet });
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account: { id: "me", organizers: [organizer] } }),
    component: screen === "page" ? ReadinessPage : () => <ReadinessCard organizerId={1} />,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([organizerRoute]),
    history: createMemoryHistory({ initialEntries: ["/1"] }),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
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
            {/* The router of this test is not the one that the app registers. */}
            <RouterProvider router={router as never} />
          </ToastProvider>
        </QueryClientProvider>
      </LinkProvider>
    </LocaleProvider>,
  );
  return sent;
}
