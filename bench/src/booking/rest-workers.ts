import { createRequire } from "node:module";
import { join } from "node:path";
import { appFolder } from "../stage/folders.ts";

// Loaded into the API host before it (`node --import`): its workers take no jobs, as where another
// process writes the emails.

const { PgBoss } = createRequire(join(appFolder("server"), "package.json"))("pg-boss") as {
  PgBoss: { prototype: { work: () => Promise<string> } };
};
PgBoss.prototype.work = () => Promise.resolve("resting");
