import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

export type TestDatabase = {
  url: string;
  /** Drops the database, also while it is in use. */
  drop: () => Promise<void>;
};

/**
 * Creates a database on the server at `serverUrl`, whose user owns it: an empty one, or a copy of
 * the database at `templateUrl` on the same server, which nobody may be connected to.
 */
export async function createDatabase(
  serverUrl: string,
  templateUrl?: string,
): Promise<TestDatabase> {
  const name = `tour_test_${randomBytes(6).toString("hex")}`;
  const template = templateUrl ? new URL(templateUrl).pathname.slice(1) : "template1";
  // Whole files take a third of the time that blocks written to the log do.
  const strategy = "STRATEGY file_copy";
  await askOnKept(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} ${strategy}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await waitUntilLeft(serverUrl, name);
      await askOnKept(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** How long those get who are on their way out, in ms; all others are thrown out. */
const leavingMs = 500;
const leavingStepMs = 10;

/** A pool says that it has ended before its connections have, which then would hear that they are thrown out. */
async function waitUntilLeft(serverUrl: string, name: string): Promise<void> {
  const others = `SELECT pid FROM pg_stat_activity WHERE datname = '${name}' LIMIT 1`;
  for (let waited = 0; waited < leavingMs; waited += leavingStepMs) {
    if ((await askOnKept(serverUrl, others)).length === 0) return;
    await wait(leavingStepMs);
  }
}

interface Kept {
  client: pg.Client;
  connected: Promise<unknown>;
  /** How many wait for it: as long as anybody does, it holds up the end of this process. */
  waiting: number;
}

/** A connection costs as much as the copy of a database: one to each server is kept. */
const kept = new Map<string, Kept>();

async function askOnKept(url: string, statement: string): Promise<unknown[]> {
  const own = kept.get(url) ?? keep(url);
  own.waiting += 1;
  try {
    await own.connected;
    const { stream } = (own.client as unknown as { connection: { stream: Socket } }).connection;
    stream.ref();
    const { rows } = await own.client.query<object>(statement);
    if (own.waiting === 1) stream.unref();
    return rows;
  } catch (error) {
    // The next one tries it on a connection of its own.
    forget(url, own);
    throw error;
  } finally {
    own.waiting -= 1;
  }
}

function keep(url: string): Kept {
  const client = new pg.Client({ connectionString: url });
  const own: Kept = { client, connected: client.connect(), waiting: 0 };
  // Of a server that ends meanwhile; whoever asks hears of it by what they asked.
  client.on("error", () => forget(url, own));
  client.on("end", () => forget(url, own));
  kept.set(url, own);
  return own;
}

function forget(url: string, own: Kept): void {
  if (kept.get(url) !== own) return;
  kept.delete(url);
  // It failed already, or its server did, and that was told.
  own.client.end().catch(() => {});
}
