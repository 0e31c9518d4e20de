import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Notices } from "../db/notices.ts";
import type { Replicas } from "../db/replicas.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { ServerEnv } from "./env/env.ts";
import type { Mailer } from "./mail/email.ts";
import type { Network } from "./network/network.ts";

/**
 * What lives as long as the process. What a module keeps in memory for as long is its own affair: it
 * makes it of these by `memoizeWeak`.
 */
export interface Services {
  db: Database;
  /** Where public calls may read instead. */
  replicas: Replicas;
  /** What every process is told of. */
  notices: Notices;
  env: ServerEnv;
  /** The key that signs cookies. */
  authSecret: string;
  log: Logger;
  /** Work for later. */
  jobs: JobQueue;
  mail: Mailer;
  network: Network;
  /** The clock, so that tests can set it. */
  now: () => Date;
  /** Whether files can still be kept. */
  hasRoom: () => Promise<boolean>;
  /** Whether the database can write. */
  hasDatabaseRoom: () => Promise<boolean>;
}
