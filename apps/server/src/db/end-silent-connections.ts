import type { Socket } from "node:net";
import type { Pool, PoolClient } from "pg";
import { processOf } from "./find-lost.ts";

interface Watch {
  /** How long a connection may be waited for before the server itself is looked at, in ms. */
  silenceMs: number;
  /** How long one may be waited for at all: the server's own limit is over then, in ms. */
  maxMs?: number;
  /** Those of the server's processes that do nothing for whoever waits for them. */
  findLost: (processes: readonly number[]) => Promise<readonly number[]>;
}

/** What has passed on a connection so far, and since when nothing else did. */
interface Sign {
  read: number;
  written: number;
  since: number;
}

/**
 * A server that hangs, or that the network does not reach any more, says nothing, and whoever asked it
 * would wait for ever; so would they on a single connection that was lost on the way. Ends connections
 * that are waited for in vain; a long statement that the server works on is left to the server's own
 * limit. The function that it gives ends the watch.
 */
export function endSilentConnections(pool: Pool, watch: Watch): () => void {
  const { silenceMs, maxMs = Infinity, findLost } = watch;
  const used = new Map<PoolClient, Sign>();
  pool.on("acquire", (client) => used.set(client, look(client)));
  pool.on("release", (_, client) => used.delete(client));

  const findSilent = () =>
    [...used].filter(([client, sign]) => {
      if (!isSilent(client, sign)) used.set(client, look(client));
      return isSilent(client, sign) && performance.now() - sign.since >= silenceMs;
    });
  let isLooking = false;
  const check = async () => {
    const silent = findSilent();
    if (isLooking || silent.length === 0) return;
    isLooking = true;
    const lost = await findLost(silent.map(([client]) => processOf(client)));
    isLooking = false;
    for (const [client, sign] of silent) {
      const isOver = performance.now() - sign.since >= maxMs;
      if (!isOver && !lost.includes(processOf(client))) continue;
      if (used.get(client) !== sign || !isSilent(client, sign)) continue;
      streamOf(client).destroy(new Error(silentServer));
    }
  };
  const timer = setInterval(check, silenceMs / 4);
  timer.unref();
  return () => clearInterval(timer);
}

/** What queries on a connection that was ended fail with. */
export const silentServer = "The database does not answer";

function look(client: PoolClient): Sign {
  const { bytesRead: read, bytesWritten: written } = streamOf(client);
  return { read, written, since: performance.now() };
}

/** Whether an answer is waited for, and nothing has passed since. */
function isSilent(client: PoolClient, sign: Sign): boolean {
  const { read, written } = look(client);
  return isWaiting(client) && read === sign.read && written === sign.written;
}

/** The types name neither, but the pool itself reaches for the stream. */
const streamOf = (client: PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
const isWaiting = (client: PoolClient): boolean =>
  !(client as unknown as { readyForQuery: boolean }).readyForQuery;
