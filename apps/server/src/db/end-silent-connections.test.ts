import { EventEmitter } from "node:events";
import type { Pool } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { endSilentConnections } from "./end-silent-connections.ts";

let endWatch = () => {};
afterEach(() => endWatch());

let process = 0;
const connect = ({ isWaitedFor = true } = {}) => ({
  processID: (process += 1),
  readyForQuery: !isWaitedFor,
  connection: { stream: { bytesRead: 0, bytesWritten: 0, destroy: vi.fn() } },
});
type Client = ReturnType<typeof connect>;

interface Case {
  isEveryoneLost?: boolean;
  maxMs?: number;
}

/** A pool with connections in use, of which a watch has looked at the server three times. */
async function watch({ isEveryoneLost = false, maxMs }: Case) {
  const pool = new EventEmitter();
  const [silent, lost, answered, sending, busyElsewhere, free] = Array.from(
    { length: 6 },
    (_, at) => connect({ isWaitedFor: at !== 4 }),
  ) as [Client, Client, Client, Client, Client, Client];
  const all = { silent, lost, answered, sending, busyElsewhere, free };
  const enough = Promise.withResolvers<void>();
  let looks = 0;
  endWatch = endSilentConnections(pool as unknown as Pool, {
    silenceMs: 20,
    maxMs,
    findLost: async (processes) => {
      looks += 1;
      answered.connection.stream.bytesRead += 1;
      sending.connection.stream.bytesWritten += 1;
      if (looks === 3) enough.resolve();
      return isEveryoneLost ? processes : [lost.processID];
    },
  });
  for (const client of Object.values(all)) pool.emit("acquire", client);
  pool.emit("release", undefined, free);
  await enough.promise;
  await new Promise(setImmediate);
  return Object.entries(all).flatMap(([name, { connection }]) =>
    connection.stream.destroy.mock.calls.length > 0 ? [name] : [],
  );
}

test("connections with pending queries are closed when the server does not answer", async () => {
  expect(await watch({ isEveryoneLost: true })).toEqual(["silent", "lost"]);
});

test("a server may be silent while it works for a connection, but not if it no longer knows the connection", async () => {
  expect(await watch({})).toEqual(["lost"]);
});

test("waiting ends when the server's own time limit is over", async () => {
  expect(await watch({ maxMs: 21 })).toEqual(["silent", "lost"]);
});
