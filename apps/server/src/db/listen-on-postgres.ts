import { randomUUID } from "node:crypto";
import type { Client, Pool } from "pg";
import { siteChannel } from "./notices.ts";
import type { NoticeListener, Notices } from "./notices.ts";

interface Options {
  connect: () => Client;
  /** On whose connections transactions tell: by these it is tried whether it arrives. */
  pool: Pool;
  /** How often that is tried, and how long it may take, in ms. */
  checkMs?: number;
  onError?: ((error: Error) => void) | undefined;
}

/** After a connection that did not come about, in ms. */
const pauseMs = 5_000;

/**
 * Listens on a connection of its own, from the first listener on. When that breaks, its listeners have
 * lost it; the next one opens another.
 */
export function listenOnPostgres(options: Options): Notices {
  const listeners = new Set<NoticeListener>();
  let opening: Promise<Ear | null> | undefined;
  let isClosed = false;

  const hear = (payload: string) => {
    for (const listener of [...listeners]) listener.hear(payload);
  };
  const lose = () => {
    opening = undefined;
    const lost = [...listeners];
    listeners.clear();
    for (const listener of lost) listener.lose();
  };
  const open = (): Promise<Ear | null> =>
    openEar(options, { hear, lose }).catch((error: Error) => {
      options.onError?.(error);
      // Those who come meanwhile do not all try it.
      setTimeout(() => (opening = undefined), pauseMs).unref();
      return null;
    });

  return {
    listen: async (listener) => {
      const mine = (opening ??= open());
      const ear = await mine;
      if (!ear || isClosed || opening !== mine) return null;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      (await opening)?.end();
    },
  };
}

/** A connection on which everything arrives that is told. */
interface Ear {
  end: () => void;
}

/**
 * Opens one, and tries once in a while whether what is told arrives: behind a pooler that gives each
 * transaction another connection nothing does, and on one that was lost on the way nothing either,
 * without an error. Throws where nothing arrives from the start.
 */
async function openEar(options: Options, { hear, lose }: NoticeListener): Promise<Ear> {
  const { connect, pool, checkMs = 10_000, onError } = options;
  const client = connect();
  const pings = new Map<string, () => void>();
  const ping = async () => {
    const word = `ping ${randomUUID()}`;
    const heard = Promise.withResolvers<void>();
    pings.set(word, heard.resolve);
    const told = pool.query("select pg_notify($1, $2)", [siteChannel, word]);
    await within(checkMs, Promise.all([told, heard.promise])).finally(() => pings.delete(word));
  };
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    if (!timer) return;
    clearInterval(timer);
    timer = undefined;
    client.end().catch(() => {});
    lose();
  };
  const fail = (error: Error) => {
    if (timer) onError?.(error);
    end();
  };
  client.on("error", fail);
  client.on("end", end);
  client.on("notification", ({ payload = "" }) => {
    // Other processes try it on the same channel.
    if (payload.startsWith("ping ")) pings.get(payload)?.();
    else hear(payload);
  });
  try {
    await within(checkMs, client.connect());
    await within(checkMs, client.query(`listen ${siteChannel}`));
    await ping();
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
  timer = setInterval(() => void ping().catch(fail), checkMs);
  timer.unref();
  return { end };
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("Notices do not arrive")), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
