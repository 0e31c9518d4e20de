import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import type { EditedTour } from "@tour/api";
import { LinkProvider } from "@tour/ui-kit/link";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { RouterLink } from "@tour/office/shell";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { TourEditor } from "./tour-editor.tsx";

export interface SentChange {
  version: number;
  [field: string]: unknown;
}

type Answer = (body: SentChange) => [status: number, body: object];

const noRows = { data: [], pagination: { page: 1, pages: 1, items_count: 0, page_size: 50 } };
/** What the screen reads beside the tour: no site yet, no dates, no documents. */
const usualReads: Record<string, unknown> = {
  "/crm/api/departure/list": noRows,
  "/crm/api/programme/list": noRows,
  "/spa/suggestions": { data: [] },
  "/crm/api/constructor/readiness": { data: [] },
};

/** For tests: a tour's editor over a server that answers each save so; the list is what it was sent. `more` is what it reads besides. */
export function showEditor(
  tour: EditedTour,
  section: string,
  answer: Answer,
  more: Record<string, unknown> = {},
): SentChange[] {
  const reads = { ...usualReads, ...more };
  const sent: SentChange[] = [];
  window.localStorage.clear();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const asked = new Request(input, init);
    const { pathname, origin } = new URL(asked.url);
    if (origin !== window.location.origin)
      throw new TypeError("No other host is reached in a test");
    if (pathname !== "/crm/api/tour/update")
      return Response.json(reads[pathname] ?? { data: null });
    const body = (await asked.json()) as SentChange;
    sent.push(body);
    const [status, answered] = answer(body);
    return Response.json(answered, { status });
  });
  const root = createRootRoute();
  const organizer = createRoute({
    getParentRoute: () => root,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer: { id: tour.organizer_id, role: "owner" }, account: {} }),
  });
  const editor = createRoute({
    getParentRoute: () => organizer,
    path: "/editor",
    component: function Editor() {
      const [shown, open] = useState(section);
      return <TourEditor tour={tour} section={shown} open={open} />;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([organizer.addChildren([editor])]),
    history: createMemoryHistory({ initialEntries: [`/${tour.organizer_id}/editor`] }),
  });
  const place = document.body.appendChild(document.createElement("div"));
  const shownAt = createRoot(place);
  onTestFinished(() => {
    shownAt.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  shownAt.render(
    <LocaleProvider locale={ru}>
      <QueryClientProvider client={client}>
        <LinkProvider component={RouterLink}>
          <ToastProvider>
            <RouterProvider router={router as never} />
          </ToastProvider>
        </LinkProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return sent;
}
