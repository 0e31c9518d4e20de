import type { PoolClient } from "pg";

/**
 * Compiles no statement of a connection to machine code: ours are long and soon done, and compiling a
 * list of requests took PostgreSQL seconds where running it takes a tenth of one. What another engine
 * does not know it refuses, and goes on.
 */
export function withoutJit(client: PoolClient): void {
  client.query("set jit = off").catch(() => {});
}
