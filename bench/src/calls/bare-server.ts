import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { appFolder } from "../stage/folders.ts";

// Node's own server, the same driver and the same SQL as the API host sent for each call, and the same
// answer: its rows are read, and the object that the host answered is written as JSON. Nothing is
// routed, checked, validated, mapped or logged. Arguments: port, database, file of calls by path.

interface Query {
  /** By which the database keeps it, as it does the host's. */
  name?: string;
  text: string;
  values: unknown[];
}
/** What the API host was heard to ask the database for a call, and what it answered. */
interface HeardCall {
  queries: Query[];
  answer: unknown;
}
interface Pool {
  query: (query: Query) => Promise<{ rows: unknown[] }>;
}

interface Driver {
  Pool: new (options: { connectionString: string; max: number }) => Pool;
  types: { setTypeParser: (type: number, parse: (text: string) => unknown) => void };
}

const { Pool, types } = createRequire(join(appFolder("server"), "package.json"))("pg") as Driver;
// Dates and instants stay texts, as in the host: making objects of them would take longer.
for (const type of [1082, 1114, 1184]) types.setTypeParser(type, (text) => text);
const [port, connectionString = "", file = ""] = process.argv.slice(2);
const calls = new Map(
  Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, HeardCall>),
);
const pool = new Pool({ connectionString, max: 10 });

createServer(async (request, response) => {
  const { queries, answer } = calls.get(request.url ?? "") ?? { queries: [], answer: null };
  for (const query of queries) await pool.query(query);
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.end(body);
}).listen(Number(port), "127.0.0.1");
