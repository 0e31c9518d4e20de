import { salesZone } from "@tour/api";
import { readToday } from "@tour/dates";
import type { Logger } from "pino";
import type { Assets } from "../assets/assets.ts";
import { createHostFinder } from "./find-host.ts";
import type { HostFinder } from "./find-host.ts";
import type { SiteEnv } from "./env.ts";
import { createHtmlCache } from "../cache/html-cache.ts";
import type { HtmlCache } from "../cache/html-cache.ts";
import { createRevisionCache } from "../cache/revision-cache.ts";
import type { RevisionCache } from "../cache/revision-cache.ts";
import { countVisits } from "../visits/count-visits.ts";
import type { Visits } from "../visits/count-visits.ts";
import { sendVisits } from "./send-visits.ts";
import { createSiteClient, findApiHosts } from "./site-client.ts";
import type { ApiHosts, SiteClient } from "./site-client.ts";

/** What the handlers of one process share; made once, so that tests bring their own. */
export interface Services {
  env: SiteEnv;
  log: Logger;
  assets: Assets;
  cache: HtmlCache;
  share: RevisionCache;
  findHost: HostFinder;
  api: ApiHosts;
  clientOf: (host: string, draftToken?: string) => SiteClient;
  visits: Visits;
  /** No content policy in development: Vite's own client needs inline styles and a socket. */
  isDevelopment?: boolean;
  /** Calendar date in the organisers' time zone, `yyyy-MM-dd`. */
  today: () => string;
}

/** Room for pages before compression, in bytes. */
const cacheRoom = 128 * 1024 * 1024;

/** Five answers a site, of 5 to 60 kB each: those of the hundred sites that were asked for last. */
const maxAnswers = 500;

export function createServices(env: SiteEnv, log: Logger, assets: Assets): Services {
  const api = findApiHosts(env);
  const clientOf: Services["clientOf"] = (host, draftToken) =>
    createSiteClient(host, env, api, log, draftToken);
  const { marketplaceHost } = env;
  const today = () => readToday(salesZone);
  return {
    env,
    log,
    assets,
    api,
    clientOf,
    cache: createHtmlCache({ maxBytes: cacheRoom }),
    share: createRevisionCache({ max: maxAnswers }),
    findHost: createHostFinder({ clientOf, log, marketplaceHost }),
    visits: countVisits({
      marketplaceHost,
      today,
      send: (counts) => sendVisits(api, counts),
      onError: (error) => log.warn({ error }, "visits are kept until the API host takes them"),
    }),
    today,
  };
}
