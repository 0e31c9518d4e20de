import type { Client } from "pg";
import { nameStatement } from "./name-statement.ts";
import { sqlSeries } from "./sql-series.ts";

type Done = (...results: unknown[]) => void;

/** A client that times its statements. */
export function measuredClient(Known: typeof Client): typeof Client {
  return class extends Known {
    override query(...given: unknown[]): never {
      const query = super.query.bind(this) as (...values: unknown[]) => unknown;
      const name = nameStatement(given[0]);
      const start = performance.now();
      const end = () => sqlSeries.add(name, (performance.now() - start) / 1000);
      const last = given.at(-1);
      if (typeof last === "function") {
        const done: Done = (...results) => {
          end();
          (last as Done)(...results);
        };
        return query(...given.slice(0, -1), done) as never;
      }
      const result = query(...given);
      // What reads its rows itself gives no promise.
      if (result instanceof Promise) void result.then(end, end);
      return result as never;
    }
  };
}
