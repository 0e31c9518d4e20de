/** Of a request, what decides on its answer. */
interface Asked {
  url: string;
  method: string;
  mode: string;
}

/**
 * What the worker answers with: the kept page, a kept file of a build, or nothing at all. Calls are
 * never its, nor is anything outside `/crm`.
 */
export function chooseAnswer({ url, method, mode }: Asked, origin: string): "page" | "file" | null {
  const { pathname: path, origin: asked } = new URL(url);
  if (asked !== origin || method !== "GET" || !path.startsWith("/crm/")) return null;
  if (path.startsWith("/crm/api/")) return null;
  if (mode === "navigate") return "page";
  return path.startsWith("/crm/assets/") ? "file" : null;
}
