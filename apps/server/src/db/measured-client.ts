import { startSpan } from "@tour/telemetry";
import type { Client } from "pg";
import { nameStatement } from "./name-statement.ts";
import { sqlSeries } from "./sql-series.ts";

type Done = (...results: unknown[]) => void;

/** A client that times its statements, and records them in traces: by name, never with their text and values. */
export function measuredClient(Known: typeof Client): typeof Client {
  return class extends Known {
    override query(...given: unknown[]): never {
      const query = super.query.bind(this) as (...values: unknown[]) => unknown;
      const name = nameStatement(given[0]);
      const span = startSpan({
        name,
        kind: "client",
        attributes: { "db.system.name": "postgresql" },
      });
      const start = performance.now();
      const end = (outcome: "ok" | "failed") => {
        sqlSeries.add(name, (performance.now() - start) / 1000);
        span?.end(outcome);
      };
      const last = given.at(-1);
      if (typeof last === "function") {
        const done: Done = (...results) => {
          end(results[0] ? "failed" : "ok");
          (last as Done)(...results);
        };
        return query(...given.slice(0, -1), done) as never;
      }
      const result = query(...given);
      // What reads its rows itself gives no promise.
      if (result instanceof Promise) {
        void result.then(
          () => end("ok"),
          () => end("failed"),
        );
      }
      return result as never;
    }
  };
}
