import type { Context } from "hono";
import { routePath } from "hono/route";

/**
 * What a request is counted as: the pattern of the route that answered it, and `page` for all pages. What
 * an address says itself must not make new names.
 */
export function kindOfRequest(c: Context): string {
  const path = routePath(c);
  return path === "*" || path === "/*" ? "page" : path;
}
