import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";
import { openPgliteClient } from "../open-pglite.ts";
import { findContracted } from "./find-contracted.ts";
import { judgeMigrations } from "./judge-migrations.ts";
import type { Findings } from "./judge-migrations.ts";
import { readCatalog } from "./read-catalog.ts";
import { writesOwnForm } from "../../modules/accounts/passwords.ts";
import { contracts, releases } from "./releases.ts";

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));
const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8")) as {
  entries: { tag: string }[];
};
const migrations = journal.entries.map(({ tag }) => tag);

/** Runs all migrations on the embedded database; answers what those after this one take. */
async function findSince(last: string): Promise<Findings[]> {
  const start = migrations.indexOf(last) + 1;
  expect(start, `${last} is no migration`).toBeGreaterThan(0);
  const statements = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql);
  const db = await openPgliteClient();
  const read = () =>
    readCatalog(async (text) => (await db.query<Record<string, unknown>>(text)).rows);
  for (const text of statements.slice(0, start).flat()) await db.exec(text);
  const findings: Findings[] = [];
  let before = await read();
  for (const [at, texts] of statements.slice(start).entries()) {
    for (const text of texts) await db.exec(text);
    const after = await read();
    findings.push({ migration: migrations[start + at]!, takes: findContracted(before, after) });
    before = after;
  }
  await db.close();
  return findings;
}

test("migrations since the newest release suit its version, too, but for what is named", async () => {
  const findings = await findSince(releases.at(-1)!.lastMigration);
  expect(judgeMigrations(findings, { migrations, releases, contracts })).toEqual([]);
});

test("hashes of passwords change their form once the newest release reads the new one", () => {
  const readSince = migrations.indexOf("0079_organizer-erasures");
  const newest = migrations.indexOf(releases.at(-1)!.lastMigration);
  expect(writesOwnForm).toBe(newest >= readSince);
});

const plan = {
  migrations: ["0_first", "1_expand", "2_more", "3_contract"],
  releases: [
    { name: "one", lastMigration: "0_first" },
    { name: "two", lastMigration: "2_more" },
  ],
};
const taken = "column tours.old is gone";
const findings = [{ migration: "3_contract", takes: [taken] }];
const named = {
  ...{ migration: "3_contract", takes: [taken] },
  ...{ expandedBy: "1_expand", unusedSince: "two" },
};

test("what a migration takes is refused, unless its other half was in a release", () => {
  const judge = (...own: (typeof named)[]) =>
    judgeMigrations(findings, { ...plan, contracts: own });
  expect(judge()).toEqual(["3_contract: column tours.old is gone"]);
  expect(judge(named)).toEqual([]);
  expect(judge({ ...named, migration: "2_more" })).toEqual([
    "3_contract: column tours.old is gone",
    "2_more is said to take what it does not: column tours.old is gone",
  ]);
  expect(judge({ ...named, unusedSince: "three" })).toEqual([
    "3_contract: there was no release three",
  ]);
  const tooEarly = { ...named, unusedSince: "one" };
  expect(judge(tooEarly)).toEqual(["3_contract: 1_expand was not in release one"]);
  const both = { ...named, takes: [taken, "table tours is gone"] };
  expect(judge(both)).toEqual(["3_contract is said to take what it does not: table tours is gone"]);
});
