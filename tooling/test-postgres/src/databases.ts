import { randomBytes } from "node:crypto";
import pg from "pg";

export type TestDatabase = {
  url: string;
  /** Drops the database, also while it is in use. */
  drop: () => Promise<void>;
};

/** Creates an empty database on the server at `serverUrl`; its owner is that address's user. */
export async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `tour_test_${randomBytes(6).toString("hex")}`;
  await runStatement(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runStatement(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function runStatement(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
