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
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { InboxPage } from "./inbox-page.tsx";
import { MarketInboxPage } from "./market-inbox-page.tsx";
import { inboxSearchSchema } from "./inbox-search.ts";
import { QuestionPage } from "./question-page.tsx";

export interface AskedCall {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

const organizer = { id: 1, name: "Тропа", role: "owner" as const };

/** Shows the inbox at an address over a server that answers so, and tells of what it was asked. */
export function showInbox(
  address: string,
  answer: (call: AskedCall) => [status: number, body: object] | Promise<never>,
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
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account: { organizers: [organizer] } }),
    component: Outlet,
  });
  const questionsRoute = createRoute({
    getParentRoute: () => organizerRoute,
    path: "/questions",
    validateSearch: inboxSearchSchema,
    component: () => <InboxPage search={questionsRoute.useSearch()} />,
  });
  const questionRoute = createRoute({
    getParentRoute: () => organizerRoute,
    path: "/questions/7",
    component: () => <QuestionPage id={7} organizerId={1} />,
  });
  const marketRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/questions",
    validateSearch: inboxSearchSchema,
    component: () => <MarketInboxPage search={marketRoute.useSearch()} />,
  });
  const marketQuestionRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/questions/$id",
    component: () => <QuestionPage id={7} organizerId={null} />,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      organizerRoute.addChildren([questionsRoute, questionRoute]),
      marketRoute,
      marketQuestionRoute,
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
