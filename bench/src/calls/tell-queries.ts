import { createRequire } from "node:module";
import { join } from "node:path";
import { appFolder } from "../stage/folders.ts";

// Loaded into the API host before it (`node --import`): says which SQL it sent while it was asked to
// listen, so that a bare server can send the same.

interface Query {
  /** By which the server keeps it, parsed and planned. */
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** Whether rows are lists of values; else they are objects. */
  rowMode?: "array" | undefined;
  /** What was answered, once it was. */
  rows: unknown[];
}
type Send = (this: unknown, ...args: unknown[]) => unknown;

const { Client } = createRequire(join(appFolder("server"), "package.json"))("pg") as {
  Client: { prototype: { query: Send } };
};
const { query } = Client.prototype;
let heard: Query[] = [];

const listen: Send = function (...args) {
  const [what, values] = args as [string | Partial<Query>, unknown];
  const said: Partial<Query> = typeof what === "string" ? { text: what } : what;
  const { name, text = "", values: own, rowMode } = said;
  const sent: Query = {
    ...{ name, text, rowMode, rows: [] },
    values: own ?? (Array.isArray(values) ? values : []),
  };
  heard.push(sent);
  const keep = (result: unknown) => {
    sent.rows = (result as { rows?: unknown[] } | undefined)?.rows ?? [];
  };
  const tell = args.at(-1);
  if (typeof tell === "function") {
    const keepAndTell = (error: unknown, result: unknown) => {
      keep(result);
      (tell as (error: unknown, result: unknown) => void)(error, result);
    };
    return query.apply(this, [...args.slice(0, -1), keepAndTell]);
  }
  const answer = query.apply(this, args);
  (answer as Promise<unknown> | undefined)?.then?.(keep, () => {});
  return answer;
};

process.on("message", (message) => {
  if (message === "bench:listen") {
    heard = [];
    Client.prototype.query = listen;
    process.send?.({ benchListens: true });
  }
  if (message === "bench:heard") {
    Client.prototype.query = query;
    process.send?.({ benchQueries: heard });
  }
});
process.channel?.unref();
