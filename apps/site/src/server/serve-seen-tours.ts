import { renderSeenTours } from "../features/seen-tours/render-seen-tours.ts";
import type { Services } from "../services/services.ts";

/** More than these a page does not remember. */
const maxAsked = 12;

/**
 * `GET /seen-tours?tour=7&tour=8`: a part of a page with tours that a visitor has seen. Which ones only
 * their browser knows; nothing of it is kept here. 204 where none of them is on the site.
 */
export async function serveSeenTours(
  { request, host }: { request: Request; host: string },
  services: Services,
): Promise<Response> {
  const asked = new URL(request.url).searchParams.getAll("tour").map(Number);
  const ids = asked.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxAsked);
  const found = await services.findHost(host);
  const html =
    found.kind === "site" && found.metadata && ids.length > 0
      ? await renderSeenTours(
          { host, metadata: found.metadata, revision: found.revision, ids },
          services,
        )
      : null;
  const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };
  return html === null
    ? new Response(null, { status: 204, headers })
    : new Response(html, { headers: { ...headers, "content-type": "text/html; charset=utf-8" } });
}
