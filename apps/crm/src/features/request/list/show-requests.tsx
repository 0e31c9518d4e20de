import { createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import type { RequestList, RequestRow } from "@tour/api";
import { vi } from "vitest";
import { requestSearchSchema } from "../../../requests/request-search.ts";
import { makeOrganizerRoute, mountRoutes } from "../../../shell/mount.tsx";
import { useBackToList } from "../use-back-to-list.ts";
import { RequestListPage } from "../request-list-page.tsx";

interface AskedCall {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

type Answer = [status: number, body: object];

/** What the server says of a list. */
export const listOf = (rows: RequestRow[], total = rows.length): Answer => {
  const body: RequestList = {
    data: rows,
    pagination: { page: 1, pages: 1, items_count: total, page_size: 50 },
    counts: {
      late: rows.filter(({ late }) => late.length > 0).length,
      by_status: rows.length > 0 ? [{ status: 1, count: rows.length }] : [],
    },
  };
  return [200, body];
};

/** What is read beside the list, none of it here. */
const nothing: Record<string, object> = {
  "/crm/api/tour/list": listOf([])[1],
  "/crm/api/saved-view/list": { data: [] },
  "/crm/api/organizer/personal-data-settings": { data: { keep_days: 90 } },
};

function Request() {
  useBackToList(1);
  return <h1>Страница заявки</h1>;
}

/** Shows the list at an address over a server that answers so; what it does not know is empty. */
export function showRequests(
  address: string,
  answer: (call: AskedCall) => Answer | Promise<Answer> | undefined,
) {
  const asked: AskedCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new globalThis.Request(input, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const body = request.method === "POST" ? await request.json() : {};
    const call = { path, query, body };
    asked.push(call);
    const [status, answered] = (await answer(call)) ?? [200, nothing[path] ?? { data: {} }];
    return Response.json(answered, { status });
  });
  const makeRoutes = (root: AnyRoute) => {
    const organizerRoute = makeOrganizerRoute(root);
    const listRoute = createRoute({
      getParentRoute: () => organizerRoute,
      path: "/requests",
      validateSearch: requestSearchSchema,
      component: () => <RequestListPage search={listRoute.useSearch()} />,
    });
    const requestRoute = createRoute({
      getParentRoute: () => organizerRoute,
      path: "/requests/$id",
      component: Request,
    });
    return [organizerRoute.addChildren([listRoute, requestRoute])];
  };
  return { asked, ...mountRoutes(makeRoutes, address) };
}
