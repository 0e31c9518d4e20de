import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { appFolder } from "../stage/folders.ts";

// Node's own server, the same driver and the same SQL as the API host sent for each call: nothing is
// routed, checked, validated, mapped or logged. Arguments: port, database, file of queries by path.

interface Query {
  text: string;
  values: unknown[];
}
interface Pool {
  query: (query: Query) => Promise<{ rows: unknown[] }>;
}

const { Pool } = createRequire(join(appFolder("server"), "package.json"))("pg") as {
  Pool: new (options: { connectionString: string; max: number }) => Pool;
};
const [port, connectionString = "", file = ""] = process.argv.slice(2);
const queries = new Map<string, Query[]>(
  Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Query[]>),
);
const pool = new Pool({ connectionString, max: 10 });

createServer(async (request, response) => {
  const answers: unknown[] = [];
  for (const query of queries.get(request.url ?? "") ?? []) {
    answers.push((await pool.query(query)).rows);
  }
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(answers));
}).listen(Number(port), "127.0.0.1");
