import { createRequire } from "node:module";
import { join } from "node:path";
import { appFolder } from "../stage/folders.ts";

// Loaded into the API host before it (`node --import`): says which SQL it sent while it was asked to
// listen, so that a bare server can send the same.

interface Query {
  text: string;
  values: unknown[];
}
type Send = (this: unknown, ...args: unknown[]) => unknown;

const { Client } = createRequire(join(appFolder("server"), "package.json"))("pg") as {
  Client: { prototype: { query: Send } };
};
const { query } = Client.prototype;
let heard: Query[] = [];

const listen: Send = function (...args) {
  const [what, values] = args as [string | { text: string; values?: unknown[] }, unknown];
  const own = typeof what === "string" ? undefined : what.values;
  heard.push({
    text: typeof what === "string" ? what : what.text,
    values: own ?? (Array.isArray(values) ? values : []),
  });
  return query.apply(this, args);
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
