import { createServer } from "node:http";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { appFolder } from "../stage/folders.ts";
import { makePattern, replay } from "./replay.ts";
import type { Guest, HeardQuery } from "./replay.ts";

// Node's own server, the same driver and the same SQL as the API host sent for a booking, with this
// guest's words and the numbers that the database gives. Nothing is routed, checked, validated or
// logged, and the answer is ready. Arguments: port, database, file of what was heard.

interface Client {
  query: (query: { text: string; values?: unknown[] }) => Promise<{ rows: unknown[] }>;
  release: (error?: unknown) => void;
}
interface Driver {
  Pool: new (options: { connectionString: string; max: number; min: number }) => {
    connect: () => Promise<Client>;
  };
  types: { setTypeParser: (type: number, parse: (text: string) => unknown) => void };
}
interface Heard {
  queries: HeardQuery[];
  guest: Guest;
  answer: unknown;
}
interface Asked {
  key: string;
  departure_id: number;
  contact: { email: string; phone: string };
}

const { Pool, types } = createRequire(join(appFolder("server"), "package.json"))("pg") as Driver;
// Dates and instants stay texts, as in the host: making objects of them would take longer.
for (const type of [1082, 1114, 1184]) types.setTypeParser(type, (text) => text);
const [port, connectionString = "", file = ""] = process.argv.slice(2);
const { queries, guest, answer } = JSON.parse(readFileSync(file, "utf8")) as Heard;
const patterns = makePattern(queries, guest);
const pool = new Pool({ connectionString, max: 10, min: 2 });

createServer(async (request, response) => {
  let status = 200;
  if (request.method === "POST") {
    const { key, departure_id: departure, contact } = (await json(request)) as Asked;
    const client = await pool.connect();
    try {
      await replay(patterns, { key, departure, ...contact }, (query) => client.query(query));
      client.release();
    } catch (error) {
      console.error(error);
      client.release(error);
      status = 500;
    }
  }
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(status, { "content-type": "application/json", "content-length": body.length });
  response.end(body);
}).listen(Number(port), "127.0.0.1");
