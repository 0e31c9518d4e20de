import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import type { OrganizerRole, Team } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { TeamPage } from "./team-page.tsx";

interface SentCall {
  path: string;
  body: unknown;
}

/** For tests: the team as one of its people sees it, over a server that answers so. */
export function showTeam(
  team: Team,
  role: OrganizerRole,
  answer: (call: SentCall) => [status: number, body: object],
): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace("/crm/api/team/", "");
    const call = { path, body: request.method === "POST" ? await request.json() : null };
    sent.push(call);
    const [status, body] = answer(call);
    return Response.json(body, { status });
  });
  const organizer = { id: 1, name: "Тропа", role };
  const account = { id: "me", organizers: [organizer] };
  const rootRoute = createRootRoute({ component: Outlet });
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account }),
    component: TeamPage,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([organizerRoute]),
    history: createMemoryHistory({ initialEntries: ["/1"] }),
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  queryClient.setQueryData(builderQueries.team(client, 1).queryKey, team);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  root.render(
    <LocaleProvider locale={ru}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          {/* The router of this test is not the one that the app registers. */}
          <RouterProvider router={router as never} />
        </ToastProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return sent;
}
