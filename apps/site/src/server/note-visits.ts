import type { VisitSource } from "@tour/api";
import type { FoundHost } from "../services/find-host.ts";
import type { Services } from "../services/services.ts";

/** A request, for which host, and of which visitor. */
export interface Sent {
  request: Request;
  host: string;
  address: string;
}

/** The marketplace's own pages are nobody's. */
const organizerOf = (found: FoundHost): number | null =>
  found.kind === "site" ? (found.metadata?.organizer_id ?? null) : null;

/** Counts a page that is answered, whether it was in a cache or not. */
export function notePage(
  { request, host, address }: Sent,
  { pathname: path, searchParams: query }: URL,
  found: FoundHost,
  { visits, env }: Services,
): void {
  // Of most pages that people open we hear nothing then: each says so itself.
  if (env.isBehindCdn) return;
  const organizerId = organizerOf(found);
  if (organizerId === null || request.method !== "GET") return;
  visits.note({ organizerId, host, path, query, headers: request.headers, address });
}

/**
 * `POST /visit`: a page that a browser had fetched ahead is looked at. Which one the browser says itself
 * in the header that names a page, and in the body from where one came to it.
 */
export async function noteSeen(sent: Sent, services: Services): Promise<Response> {
  const { request, host, address } = sent;
  const shown = request.headers.get("referer") ?? "";
  const organizerId = organizerOf(await services.findHost(host));
  if (organizerId !== null && URL.canParse(shown) && new URL(shown).host === host) {
    const { pathname: path, searchParams: query } = new URL(shown);
    const referrer = (await request.text()).trim();
    services.visits.note({
      organizerId,
      host,
      path,
      query,
      referrer,
      headers: request.headers,
      address,
    });
  }
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** From where the guest came who asks a site for seats; undefined on the marketplace. */
export async function findVisitSource(
  { request, host, address }: Sent,
  { findHost, visits }: Services,
): Promise<VisitSource | undefined> {
  const found = await findHost(host);
  if (found.kind === "marketplace") return "marketplace";
  const organizerId = organizerOf(found);
  if (organizerId === null) return undefined;
  return visits.sourceOf({ organizerId, headers: request.headers, address });
}
