import type { AnyRoute } from "@tanstack/react-router";
import { vi } from "vitest";
import { mountRoutes } from "./mount.tsx";

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
    const sent = await request.text();
    const body = sent ? (JSON.parse(sent) as AskedCall["body"]) : {};
    const call = { path, query: Object.fromEntries(searchParams), body };
    asked.push(call);
    const [status, answered] = await answer(call);
    return Response.json(answered, { status });
  });
  return { asked, ...mountRoutes(makeRoutes, address) };
}
