import { createClient, dataRevisionHeader, pageReadingHeader } from "@tour/api";
import type { Client, PageReading } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import { askAnyOf } from "@tour/http-server";
import { askApi } from "@tour/telemetry";
import { ofetch } from "ofetch";
import type { $Fetch } from "ofetch";
import type { Logger } from "pino";
import type { SiteEnv } from "./env.ts";

export type SiteClient = Client<TourContract>;

/** How long a page waits for one call of the API host, in ms: a visitor would not wait longer. */
export const callTimeout = 15_000;

/** How the API host is asked, which may be several processes: see `askAnyOf`. */
export interface ApiHosts {
  /** What addresses begin with. */
  origin: string;
  fetch: typeof fetch;
  /** The same for a client. */
  via: $Fetch;
}

export function findApiHosts({ apiOrigins }: Pick<SiteEnv, "apiOrigins">): ApiHosts {
  const ask = askAnyOf(apiOrigins, { ask: askApi });
  return { origin: apiOrigins[0]!, fetch: ask, via: ofetch.create({}, { fetch: ask }) };
}

/** How a part of a page is read. */
export interface PartReading {
  from: PageReading;
  /** Told of the revision of each answer; null where the API host named none. */
  note: (revision: string | null) => void;
}

/** The API host for a host; by a link to its draft, or for a part of a page. */
export type ClientOf = (host: string, draftToken?: string, part?: PartReading) => SiteClient;

/** The API host as the visitor of a host sees it, or whoever has a link to the draft of its site. */
export function createSiteClient(
  host: string,
  { userRole: role }: Pick<SiteEnv, "userRole">,
  { origin, via: fetch }: ApiHosts,
  log: Logger,
  { draftToken, part }: { draftToken?: string | undefined; part?: PartReading | undefined } = {},
): SiteClient {
  return createClient<TourContract>(routes, {
    baseUrl: origin,
    role,
    fetch,
    headers: {
      "site-host": host,
      ...(draftToken && { "draft-link": draftToken }),
      ...(part && { [pageReadingHeader]: part.from }),
    },
    ...(part && { onAnswer: (headers) => part.note(headers.get(dataRevisionHeader)) }),
    log: (failure) => log.warn({ host, ...failure }, "call failed"),
  });
}
