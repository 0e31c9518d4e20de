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
}
type Send = (this: unknown, ...args: unknown[]) => unknown;

const { Client } = createRequire(join(appFolder("server"), "package.json"))("pg") as {
  Client: { prototype: { query: Send } };
};
const { query } = Client.prototype;
let heard: Query[] = [];

const listen: Send = function (...args) {
  const [what, values] = args as [string | Partial<Query>, unknown];
  const { name, text = "", values: own } = typeof what === "string" ? { text: what } : what;
  heard.push({ name, text, values: own ?? (Array.isArray(values) ? values : []) });
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
