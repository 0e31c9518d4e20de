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
import { shareAnswers } from "./share-answers.ts";
import type { ShareAnswers } from "./share-answers.ts";
import { countVisits } from "../visits/count-visits.ts";
import type { Visits } from "../visits/count-visits.ts";
import { sendVisits } from "./send-visits.ts";
import { createSiteClient, findApiHosts } from "./site-client.ts";
import type { ApiHosts, ClientOf } from "./site-client.ts";

/** What the handlers of one process share; made once, so that tests bring their own. */
export interface Services {
  env: SiteEnv;
  log: Logger;
  assets: Assets;
  cache: HtmlCache;
  /** Answers that pages have in common. */
  answers: RevisionCache;
  share: ShareAnswers;
  findHost: HostFinder;
  api: ApiHosts;
  clientOf: ClientOf;
  visits: Visits;
  /** No content policy in development: Vite's own client needs inline styles and a socket. */
  isDevelopment?: boolean;
  /** Calendar date in the organisers' time zone, `yyyy-MM-dd`. */
  today: () => string;
}

/** Room for pages, compressed, in bytes: 700 first pages, with which a process stays at 300 MB. */
const cacheRoom = 24 * 1024 * 1024;

/** In characters of JSON; as objects they take about four times as many bytes. Five answers a site, of 5 to 60 kB each. */
const answersRoom = 4 * 1024 * 1024;

/** How long it is believed at which revision a host is, in ms. */
const freshMs = 1000;
/** A cache in front of us asks seldom, and right after a change: what it gets then it keeps. */
const freshBehindCdnMs = 200;

export function createServices(env: SiteEnv, log: Logger, assets: Assets): Services {
  const api = findApiHosts(env);
  const clientOf: ClientOf = (host, draftToken, part) =>
    createSiteClient(host, env, api, log, { draftToken, part });
  const answers = createRevisionCache({ maxCharacters: answersRoom });
  const { marketplaceHost } = env;
  const today = () => readToday(salesZone);
  return {
    env,
    log,
    assets,
    api,
    clientOf,
    cache: createHtmlCache({ maxBytes: cacheRoom }),
    answers,
    share: shareAnswers({ answers, clientOf }, { from: "any", note: () => {} }),
    findHost: createHostFinder({
      clientOf,
      log,
      marketplaceHost,
      freshMs: env.isBehindCdn ? freshBehindCdnMs : freshMs,
    }),
    visits: countVisits({
      marketplaceHost,
      today,
      send: (counts) => sendVisits(api, counts),
      onError: (error) => log.warn({ error }, "visits are kept until the API host takes them"),
    }),
    today,
  };
}
