import type { Pool, PoolClient } from "pg";

/** PostgreSQL's code for a disk that is full. */
export const diskFull = "53100";

/** How long what was found out is believed, in ms. */
const believedMs = 2_000;

/** More than lies free in pages that a table has already, as rows of a table that is gone at once. */
const probe = "create temp table room_probe as select generate_series(1, 20000) as number";

/**
 * Notices that the server could not write for want of room, whoever's statement it was, and answers
 * whether that is so still. While it is, it is tried: nobody may want to write anything meanwhile.
 */
export function watchRoom(pool: Pool): () => Promise<boolean> {
  let isFull = false;
  let at = 0;
  let trying: Promise<boolean> | undefined;
  const note = (found: boolean) => {
    isFull = found;
    at = performance.now();
    return !found;
  };
  pool.on("connect", (client) => {
    messagesOf(client).on("errorMessage", ({ code }) => {
      if (code === diskFull) note(true);
    });
  });
  const tryToWrite = async () => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query(probe);
      return note(false);
    } catch {
      return note(true);
    } finally {
      await client.query("rollback").catch(() => {});
      client.release();
    }
  };
  return async () => {
    if (!isFull) return true;
    if (performance.now() - at < believedMs) return false;
    trying ??= tryToWrite().finally(() => (trying = undefined));
    return trying;
  };
}

/** The types do not name what a client itself listens to. */
const messagesOf = (client: PoolClient) =>
  (
    client as unknown as {
      connection: { on: (event: "errorMessage", hear: (error: { code?: string }) => void) => void };
    }
  ).connection;
