import { randomBytes } from "node:crypto";
import { askServer } from "./ask-server.ts";

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
  await askServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} ${strategy}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await askServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
