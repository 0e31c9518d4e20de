import { createClient } from "@tour/api";
import type { Client } from "@tour/api";
import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import type { Logger } from "pino";
import type { Assets } from "../assets/assets.ts";
import { createPlaceFinder } from "../place/find-place.ts";
import type { PlaceFinder } from "../place/find-place.ts";
import type { SiteEnv } from "./env.ts";
import { createHtmlCache } from "./html-cache.ts";
import type { HtmlCache } from "./html-cache.ts";

export type SiteClient = Client<TourContract>;

/** What the handlers of one process share; made once, so that tests bring their own. */
export interface Services {
  env: SiteEnv;
  log: Logger;
  assets: Assets;
  cache: HtmlCache;
  findPlace: PlaceFinder;
  /** The API host as the visitor of this host sees it. */
  clientOf: (host: string) => SiteClient;
  /** No content policy in development: Vite's own client needs inline styles and a socket. */
  isDevelopment?: boolean;
  /** Calendar date in the organisers' time zone, `yyyy-MM-dd`. */
  today: () => string;
}

/** How long a page waits for one call of the API host, in ms: a visitor would not wait longer. */
export const callPatience = 15_000;

export function createServices(env: SiteEnv, log: Logger, assets: Assets): Services {
  const clientOf = (host: string) =>
    createClient(contract, {
      baseUrl: env.apiOrigin,
      role: "visitor",
      headers: { "site-host": host },
      log: (failure) => log.warn({ host, ...failure }, "call failed"),
    });
  return {
    env,
    log,
    assets,
    clientOf,
    cache: createHtmlCache({ maxBytes: 128 * 1024 * 1024 }),
    findPlace: createPlaceFinder({ clientOf, log, marketplaceHost: env.marketplaceHost }),
    today: () => moscowDate.format(new Date()),
  };
}

/** Organisers have no time zone of their own yet; most of them sell by Moscow's. */
const moscowDate = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Moscow" });
