import { sql } from "drizzle-orm";
import type { Hono, MiddlewareHandler } from "hono";
import type { Database } from "../db/database.ts";
import type { Services } from "../platform/services.ts";
import { Refusal } from "./errors/errors.ts";
import type { AppEnv } from "./log-requests.ts";
import { messages } from "./errors/messages.ts";

/** How long the database may take for nothing while the host calls itself ready, in ms. */
const readyMs = 3_000;

/** Whether the process is about to stop: it takes no new work then. */
export interface Readiness {
  isStopping: boolean;
  /** Whether it still asks itself what the first visitors will. */
  isWarming?: boolean;
}

/**
 * `/health/live`: the process runs. `/health/ready` and `/health`: it can answer calls; `search` is
 * "reading" until the tours are in memory and a search is as quick as the next; till then it waits.
 * `disk` is "full" when uploads are about to be refused: what is there is served all the same.
 */
export function registerHealth(
  app: Hono<AppEnv>,
  { db, hasRoom }: Services,
  { readiness, isSearchRead }: { readiness: Readiness; isSearchRead: () => boolean },
): void {
  app.get("/health/live", (c) => c.json({ status: "ok" }));
  app.on("GET", ["/health", "/health/ready"], async (c) => {
    if (readiness.isStopping) throw new Refusal("unavailable", messages.stopping);
    await answersInTime(db);
    const isReady = isSearchRead() && !readiness.isWarming;
    const disk = (await hasRoom()) ? "ok" : "full";
    return c.json({ status: "ok", search: isReady ? "ready" : "reading", disk });
  });
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
