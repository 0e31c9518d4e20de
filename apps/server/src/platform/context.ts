import type { UserRole } from "@tour/api";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Replicas } from "../db/replicas.ts";
import type { Auth } from "../modules/auth/create-auth.ts";
import type { ManifestCache } from "../modules/site/manifest-cache.ts";
import type { ZoneCache } from "../modules/public-site/zone-cache.ts";
import type { LiveIndex } from "../modules/search/live-index.ts";
import type { Account } from "../modules/auth/account.ts";
import type { ServerEnv } from "./env.ts";
import type { Mailer } from "./mail/letter.ts";
import type { Network } from "./network/network.ts";

/** What lives as long as the process. */
export interface Services {
  db: Database;
  /** Where public calls may read instead. */
  replicas: Replicas;
  auth: Auth;
  env: ServerEnv;
  log: Logger;
  mail: Mailer;
  network: Network;
  /** The published versions that were read last. */
  manifests: ManifestCache;
  /** Where the tours of the sites go that were asked for last. */
  zones: ZoneCache;
  /** The tours in memory, as search needs them. */
  search: LiveIndex;
  /** The clock, so that tests can set it. */
  now: () => Date;
}

/** What a handler gets beside its input. */
export interface RequestContext extends Services {
  requestId: string;
  /** Whoever is signed in; looked up unless a visitor makes a call that is open to anyone. */
  account: Account | null;
  /** The hat that the app wears; null on paths that need no `user-role`. It gives no right. */
  role: UserRole | null;
  /** The host that a site is asked for: header `site-host`, lower case; null without it. */
  siteHost: string | null;
  /** Address of the client, by the connection or by a trusted proxy. */
  address: () => string;
  /** The request's own headers; for sign-in only. */
  requestHeaders: Headers;
  /** Headers to add to the answer, for example cookies. */
  answerHeaders: () => Headers;
}

/** The account of a call that the contract opens to signed-in people only. */
export function accountOf(context: RequestContext): Account {
  if (!context.account) throw new Error("The contract must not leave this call open to anyone");
  return context.account;
}
