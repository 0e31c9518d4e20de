import { createClient } from "@tour/api";
import type { Client } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import type { Logger } from "pino";
import type { SiteEnv } from "./env.ts";

export type SiteClient = Client<TourContract>;

/** How long a page waits for one call of the API host, in ms: a visitor would not wait longer. */
export const callTimeout = 15_000;

/** The API host as the visitor of a host sees it, or whoever has a link to the draft of its site. */
export function createSiteClient(
  host: string,
  { apiOrigin, userRole: role }: Pick<SiteEnv, "apiOrigin" | "userRole">,
  log: Logger,
  draftToken?: string,
): SiteClient {
  return createClient<TourContract>(routes, {
    baseUrl: apiOrigin,
    role,
    headers: { "site-host": host, ...(draftToken && { "draft-link": draftToken }) },
    log: (failure) => log.warn({ host, ...failure }, "call failed"),
  });
}
