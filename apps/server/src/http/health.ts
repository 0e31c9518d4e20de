import { sql } from "drizzle-orm";
import type { Hono, MiddlewareHandler } from "hono";
import type { Database } from "../db/database.ts";
import type { Services } from "../platform/services.ts";
import { Refusal } from "./errors/errors.ts";
import type { AppEnv } from "./log-requests.ts";
import { messages } from "./errors/messages.ts";

/** How long the database may take for nothing while the host calls itself ready, in ms. */
const readyMs = 3_000;

/** What a process knows of itself. */
export interface Readiness {
  /** It takes no new work. */
  isStopping: boolean;
  /** It still reads the tours, and asks itself what the first visitors will. */
  isWarming?: boolean;
}

/**
 * `/health/live`: the process runs. `/health/serving`: calls are answered in their usual time as far as
 * it depends on this process; 503 while it starts and stops. A balancer asks this: what all processes
 * share, such as the database, is no reason to leave one of them out. `/health/ready` and `/health`: the
 * database answers, too; `search` is "reading" until the tours are in memory, and "elsewhere" where other
 * processes are asked; `disk` is "full" when uploads are about to be refused, and `database` when nothing can
 * be saved: what is there is served all the same. `/health/writes`: the database can save, too.
 */
export function registerHealth(
  app: Hono<AppEnv>,
  { db, hasRoom, hasDatabaseRoom }: Services,
  { readiness, searchState }: { readiness: Readiness; searchState: () => string },
): void {
  app.get("/health/live", (c) => c.json({ status: "ok" }));
  app.get("/health/serving", (c) => {
    expectServing(readiness);
    return c.json({ status: "ok" });
  });
  app.on("GET", ["/health", "/health/ready"], async (c) => {
    expectServing(readiness);
    await answersInTime(db);
    const disk = (await hasRoom()) ? "ok" : "full";
    const database = (await hasDatabaseRoom()) ? "ok" : "full";
    return c.json({ status: "ok", search: searchState(), disk, database });
  });
  app.get("/health/writes", async (c) => {
    await answersInTime(db);
    if (!(await hasDatabaseRoom())) throw new Refusal("unavailable", messages.noRoom);
    return c.json({ status: "ok" });
  });
}

/** Throws while a process starts, and once it was asked to stop. */
export function expectServing({ isStopping, isWarming }: Readiness): void {
  if (!isStopping && !isWarming) return;
  const message = isStopping ? messages.stopping : messages.starting;
  throw new Refusal("unavailable", message, { headers: { "retry-after": "1" } });
}

/** Throws when the database is away, or takes long even for nothing. */
async function answersInTime(db: Database): Promise<void> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => over.reject(new Refusal("unavailable", messages.overload)),
    readyMs,
  );
  await Promise.race([db.execute(sql`select 1`), over.promise]).finally(() => clearTimeout(timer));
}

/** Asks clients to come on another connection, which another server will take. */
export function closeWhenStopping(readiness: Readiness): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (readiness.isStopping) c.header("connection", "close");
  };
}
