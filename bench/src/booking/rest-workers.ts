import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { appFolder } from "../stage/folders.ts";

// Loaded into the API host before it (`node --import`): its workers take no jobs, as where another
// process writes the letters.

const require = createRequire(join(appFolder("server"), "package.json"));
const { PgBoss } = (await import(pathToFileURL(require.resolve("pg-boss")).href)) as {
  PgBoss: { prototype: { work: (...args: unknown[]) => Promise<string> } };
};
PgBoss.prototype.work = () => Promise.resolve("resting");
