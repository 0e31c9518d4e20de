import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
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
  await tellServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} ${strategy}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => tellServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

interface Kept {
  client: Promise<pg.Client>;
  /** How many wait for it: as long as anybody does, it holds up the end of this process. */
  waiting: number;
}

/** A connection costs as much as the copy of a database: one to each server is kept. */
const kept = new Map<string, Kept>();

async function tellServer(url: string, statement: string): Promise<void> {
  const own = kept.get(url) ?? { client: connect(url), waiting: 0 };
  kept.set(url, own);
  own.waiting += 1;
  try {
    const client = await own.client;
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.ref();
    await client.query(statement);
    if (own.waiting === 1) stream.unref();
  } catch (error) {
    // The next one tries it on a connection of its own.
    forget(url, own);
    throw error;
  } finally {
    own.waiting -= 1;
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Of a server that ends meanwhile; whoever asks hears of it by what they asked.
  client.on("error", () => forget(url));
  client.on("end", () => forget(url));
  await client.connect();
  return client;
}

function forget(url: string, own = kept.get(url)): void {
  if (kept.get(url) === own) kept.delete(url);
  void own?.client.then((client) => client.end()).catch(() => {});
}
