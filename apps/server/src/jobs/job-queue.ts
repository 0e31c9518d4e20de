import { presentTrace, traceHeader } from "@tour/telemetry";
import type { PgBoss, Queue } from "pg-boss";
import type { Logger } from "pino";
import { secondsInDay, secondsInHour } from "date-fns/constants";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { createBoss } from "./create-boss.ts";
import type { JobKind, Retries } from "./job-kind.ts";
import { inTransaction } from "./queue-database.ts";

/** What a job is asked for with. */
export interface NewJob<Payload> {
  /** One job of a kind and key waits at a time. */
  key: string;
  payload: Payload;
  /** Seconds until it is due; without it, it is so at once. */
  delay?: number;
  /** Of those that are due, those with more come first. */
  priority?: number;
}

/** Where jobs wait that failed at every try, until staff have them run again. */
export const deadLetter = "dead-letter";

const defaultRetries: Retries = { limit: 8, delay: 10, maxDelay: secondsInHour };

const queueOf = (name: string, { limit, delay, maxDelay }: Retries): Queue => ({
  name,
  policy: "short",
  deadLetter,
  retryLimit: limit,
  retryDelay: delay,
  retryDelayMax: maxDelay,
  retryBackoff: true,
  // A worker that says nothing for so long is dead, and another does its job.
  heartbeatSeconds: 30,
  retentionSeconds: 90 * secondsInDay,
  // What is done may hold people's words and addresses: it is not kept.
  deleteAfterSeconds: 60,
});

/** Work for later, in the database; any process may ask for it, and those with workers do it. */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #db: Database;

  private constructor(boss: PgBoss, db: Database) {
    this.#boss = boss;
    this.#db = db;
  }

  /** Opens the queue, and writes down the kinds as they are in this version. */
  static async open(
    db: Database,
    { kinds, log }: { kinds: readonly JobKind<never, never>[]; log: Logger },
  ): Promise<JobQueue> {
    const boss = await createBoss(db, { supervise: false, log }).start();
    const queues = [
      { name: deadLetter, retentionSeconds: 90 * secondsInDay },
      ...kinds.map(({ name, retries = defaultRetries }) => queueOf(name, retries)),
    ];
    for (const queue of queues) await keepQueue(boss, queue);
    return new JobQueue(boss, db);
  }

  /**
   * Asks for work, in the transaction of the change that needs it. A job of that kind and key that
   * waits already takes the new payload and time; one that is being done is done once more.
   */
  async enqueue<Payload extends object>(
    tx: Database,
    kind: Pick<JobKind<Payload, never>, "name">,
    { key, payload, delay = 0, priority = 0 }: NewJob<Payload>,
  ): Promise<void> {
    const options = { singletonKey: key, startAfter: delay, priority };
    // In its log lines the job says which request has asked for it.
    const trace = presentTrace()?.header;
    const data = trace === undefined ? payload : { ...payload, [traceHeader]: trace };
    await inTransaction(tx, () => this.#boss.upsert(kind.name, data, options));
  }

  /** Takes a job back, in the transaction of what takes its reason away; false where it has begun. */
  async withdraw(
    tx: Database,
    kind: Pick<JobKind<never, never>, "name">,
    key: string,
  ): Promise<boolean> {
    const { rows } = (await tx.execute(sql`
      delete from pgboss.job where name = ${kind.name} and singleton_key = ${key}
        and state = 'created' returning id`)) as unknown as { rows: unknown[] };
    return rows.length > 0;
  }

  /** Has the jobs that were given up run again; answers how many. */
  async redrive(): Promise<number> {
    let moved = 0;
    for (let some = -1; some !== 0; moved += some) some = await this.#boss.redrive(deadLetter);
    return moved;
  }

  /** Has the jobs that wait for their next try tried at once; answers how many. */
  async retryNow(): Promise<number> {
    const { rows } = (await this.#db.execute(sql`
      update pgboss.job set start_after = now()
      where state = 'retry' and start_after > now() returning id`)) as unknown as {
      rows: unknown[];
    };
    return rows.length;
  }

  /** The same as `redrive` with one of them, by its id; answers 0 where there is none. */
  redriveOne(id: string): Promise<number> {
    return this.#boss.redrive(deadLetter, { ids: [id] });
  }

  /** Lets the queue go; the database stays open. */
  close(): Promise<void> {
    return this.#boss.stop({ close: false });
  }
}

/** Makes a queue, or writes down what has changed about it. */
async function keepQueue(boss: PgBoss, { name, policy, ...options }: Queue): Promise<void> {
  const known = await boss.getQueue(name);
  if (!known) return boss.createQueue(name, { ...options, ...(policy && { policy }) });
  const keys = Object.keys(options) as (keyof typeof options)[];
  if (keys.some((key) => known[key] !== options[key])) await boss.updateQueue(name, options);
}
