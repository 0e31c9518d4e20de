import { sql } from "drizzle-orm";
import type { Hono, MiddlewareHandler } from "hono";
import type { Services } from "./context.ts";
import { Refusal } from "./errors.ts";
import type { AppEnv } from "./log-requests.ts";
import { messages } from "./messages.ts";

/** Whether the process is about to stop: it takes no new work then. */
export interface Readiness {
  isStopping: boolean;
}

/**
 * `/health/live`: the process runs. `/health/ready` and `/health`: it can answer calls; `search` is
 * "reading" until the tours are in memory, and a search waits for that.
 */
export function registerHealth(app: Hono<AppEnv>, services: Services, readiness: Readiness): void {
  app.get("/health/live", (c) => c.json({ status: "ok" }));
  app.on("GET", ["/health", "/health/ready"], async (c) => {
    if (readiness.isStopping) throw new Refusal("unavailable", messages.stopping);
    await services.db.execute(sql`select 1`);
    return c.json({ status: "ok", search: services.search.isRead ? "ready" : "reading" });
  });
}

/** Asks clients to come on another connection, which another server will take. */
export function closeWhenStopping(readiness: Readiness): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (readiness.isStopping) c.header("connection", "close");
  };
}
