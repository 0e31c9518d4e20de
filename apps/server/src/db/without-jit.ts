import type { ClientBase } from "pg";

/**
 * Compiles no statement of a new connection to machine code: ours are long and soon done, and compiling
 * a list of requests took PostgreSQL seconds where running it takes a tenth of one. What another engine
 * does not know it refuses, and goes on.
 */
export async function withoutJit(client: ClientBase): Promise<void> {
  await client.query("set jit = off").catch(() => {});
}
