import { pageReadingHeader, visitSourceHeader } from "@tour/api";
import type { VisitSource } from "@tour/api";
import { proxy } from "hono/proxy";
import type { ApiHosts } from "../services/site-client.ts";

interface ProxyOptions {
  api: Pick<ApiHosts, "origin" | "fetch">;
  /** Whose site the call is for, whatever the client says. */
  host: string;
  /** What the `user-role` header says. */
  role: string;
  /** Address of the visitor, for the API host's limits. */
  address: string;
  /** From where the visitor came, of a call that asks for seats. */
  visitSource?: VisitSource | undefined;
}

/**
 * What does not go through. `site-host` and `user-role` are ours to say; a visitor has no session
 * at the API host, so that cookies could only carry a right that was not meant for this site.
 */
const droppedFromClient = [
  "host",
  "site-host",
  "user-role",
  visitSourceHeader,
  pageReadingHeader,
  "cookie",
  "authorization",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  // Of this connection alone.
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  // This server has said "go on" already.
  "expect",
];

/** Passes a visitor's call on to the API host; body and answer stream, and whoever leaves ends it. */
export async function proxyToApi(request: Request, options: ProxyOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of droppedFromClient) headers.delete(name);
  headers.set("site-host", options.host);
  headers.set("user-role", options.role);
  headers.set("x-forwarded-for", options.address);
  if (options.visitSource) headers.set(visitSourceHeader, options.visitSource);
  const answer = await proxy(new URL(pathname + search, options.api.origin), {
    customFetch: ({ url, method, headers, body, redirect, signal }) =>
      options.api.fetch(url, {
        method,
        headers,
        body,
        redirect,
        signal,
        duplex: "half",
      } as RequestInit),
    raw: request,
    headers,
    redirect: "manual",
  });
  answer.headers.delete("set-cookie");
  return answer;
}

/** Whether a path could mean another one to a server that decodes it once more. */
export function isAmbiguousPath(pathname: string): boolean {
  return /%2f|%5c|%2e%2e|\\|\/\.\.(\/|$)/i.test(pathname);
}
