import type { Context } from "hono";
import { routePath } from "hono/route";

/**
 * What a request is called in metrics and traces: its call's name, else its route's pattern. Whatever an
 * address says must not make new names.
 */
export function kindOfRequest(c: Context): string {
  const call = c.get("call") as string | undefined;
  const path = routePath(c, -1);
  return call ?? (path === "" || path === "*" || path === "/*" ? "unknown" : path);
}
