import { Outlet, createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { makeOrganizerRoute, mountRoutes } from "./mount.tsx";

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
  const makeRoutes = (root: AnyRoute) => {
    const organizerRoute = makeOrganizerRoute(root);
    const salesRoute = createRoute({
      getParentRoute: () => organizerRoute,
      id: "sales",
      component: Outlet,
    });
    const screenRoute = createRoute({ getParentRoute: () => salesRoute, path, component: Screen });
    return [organizerRoute.addChildren([salesRoute.addChildren([screenRoute])])];
  };
  return { asked, ...mountRoutes(makeRoutes, address) };
}
