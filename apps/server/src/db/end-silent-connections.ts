import type { Socket } from "node:net";
import type { Pool, PoolClient } from "pg";

interface Watch {
  /** How long a connection in use may say nothing before the server itself is looked at, in ms. */
  silenceMs: number;
  /** Whether the server answers on a new connection. */
  isAlive: () => Promise<boolean>;
}

interface Sign {
  bytesRead: number;
  since: number;
}

/**
 * A server that hangs, or that the network does not reach any more, says nothing, and whoever asked it
 * would wait for ever. Ends connections in use that are silent when a new one gets no answer, either; a
 * long statement on a server that answers others is left to the server's own limit. The function that
 * it gives ends the watch.
 */
export function endSilentConnections(pool: Pool, { silenceMs, isAlive }: Watch): () => void {
  const used = new Map<PoolClient, Sign>();
  const look = (client: PoolClient): Sign => ({
    bytesRead: streamOf(client).bytesRead,
    since: performance.now(),
  });
  pool.on("acquire", (client) => used.set(client, look(client)));
  pool.on("release", (_, client) => used.delete(client));

  const findSilent = () =>
    [...used].filter(([client, { bytesRead, since }]) => {
      const now = look(client);
      if (now.bytesRead !== bytesRead) used.set(client, now);
      return now.bytesRead === bytesRead && now.since - since >= silenceMs;
    });
  let isLooking = false;
  const check = async () => {
    const silent = findSilent();
    if (isLooking || silent.length === 0) return;
    isLooking = true;
    const isDead = !(await isAlive());
    isLooking = false;
    if (!isDead) return;
    for (const [client, sign] of silent) {
      if (used.get(client) === sign) streamOf(client).destroy(new Error(silentServer));
    }
  };
  const timer = setInterval(check, silenceMs / 4);
  timer.unref();
  return () => clearInterval(timer);
}

/** What queries on a connection that was ended fail with. */
export const silentServer = "The database does not answer";

/** The types do not name it, but the pool itself reaches for it. */
const streamOf = (client: PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
