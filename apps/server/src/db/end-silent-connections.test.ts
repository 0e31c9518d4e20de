import { EventEmitter } from "node:events";
import type { Pool } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { endSilentConnections } from "./end-silent-connections.ts";

let endWatch = () => {};
afterEach(() => endWatch());

/** A pool with connections in use, of which a watch has looked at the server some times. */
async function watch({ isAlive, looks }: { isAlive: boolean; looks: number }) {
  const pool = new EventEmitter();
  const connect = () => ({ connection: { stream: { bytesRead: 0, destroy: vi.fn() } } });
  const [silent, talking, idle] = [connect(), connect(), connect()];
  const enough = Promise.withResolvers<void>();
  let looked = 0;
  endWatch = endSilentConnections(pool as unknown as Pool, {
    silenceMs: 20,
    isAlive: async () => {
      looked += 1;
      talking.connection.stream.bytesRead += 1;
      if (looked === looks) enough.resolve();
      return isAlive;
    },
  });
  for (const client of [silent, talking, idle]) pool.emit("acquire", client);
  pool.emit("release", undefined, idle);
  await enough.promise;
  await new Promise(setImmediate);
  const isEnded = ({ connection }: typeof silent) =>
    connection.stream.destroy.mock.calls.length > 0;
  return { silent: isEnded(silent), idle: isEnded(idle) };
}

test("of a server that does not answer, connections that wait for it are ended", async () => {
  expect(await watch({ isAlive: false, looks: 1 })).toEqual({ silent: true, idle: false });
});

test("a server that answers others may be silent for as long as it needs", async () => {
  expect(await watch({ isAlive: true, looks: 3 })).toEqual({ silent: false, idle: false });
});
