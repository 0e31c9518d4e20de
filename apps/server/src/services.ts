import type { Logger } from "pino";
import type { Database } from "./db/database.ts";
import { noNotices } from "./db/notices.ts";
import { noReplicas } from "./db/replicas.ts";
import { jobKinds } from "./job-kinds.ts";
import { JobQueue } from "./jobs/job-queue.ts";
import { readSecret } from "./modules/accounts/read-secret.ts";
import { hasRoom } from "./modules/media/storage/free-room.ts";
import type { Services } from "./platform/services.ts";
import type { ServerEnv } from "./platform/env/env.ts";
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
    notices = noNotices,
    hasDatabaseRoom = async () => true,
  }: Partial<
    Pick<Services, "now" | "mail" | "network" | "replicas" | "notices" | "hasDatabaseRoom">
  > = {},
): Promise<Services> {
  const authSecret = env.authSecret ?? (await readSecret(db));
  const jobs = await JobQueue.open(db, { kinds: jobKinds, log });
  const room = { hasRoom: () => hasRoom(env), hasDatabaseRoom };
  return { db, replicas, notices, env, authSecret, log, now, jobs, mail, network, ...room };
}
