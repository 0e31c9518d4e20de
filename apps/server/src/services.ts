import type { Logger } from "pino";
import type { Database } from "./db/database.ts";
import { noReplicas } from "./db/replicas.ts";
import { createAuth } from "./modules/auth/create-auth.ts";
import { readSecret } from "./modules/auth/read-secret.ts";
import { LiveIndex } from "./modules/search/live-index.ts";
import { ZoneCache } from "./modules/public-site/zone-cache.ts";
import { ManifestCache } from "./modules/site/manifest-cache.ts";
import type { Services } from "./platform/context.ts";
import type { ServerEnv } from "./platform/env.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { openNetwork } from "./platform/network/network.ts";

/** Puts together what handlers need, on a database that is open. */
export async function createServices(
  db: Database,
  env: ServerEnv,
  log: Logger,
  {
    now = () => new Date(),
    mail = createMailer(env, log),
    network = openNetwork(),
    replicas = noReplicas,
  }: Partial<Pick<Services, "now" | "mail" | "network" | "replicas">> = {},
): Promise<Services> {
  const secret = env.authSecret ?? (await readSecret(db));
  const auth = createAuth(db, { env, secret, log });
  const search = new LiveIndex(db);
  const kept = { manifests: new ManifestCache(), zones: new ZoneCache(), search };
  return { db, replicas, env, log, now, mail, network, auth, ...kept };
}
