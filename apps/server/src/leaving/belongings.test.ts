import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { jobKinds } from "../job-kinds.ts";
import * as schema from "../schema.ts";
import { belongings, notTheirs } from "./belongings/index.ts";
import { jobsOfOrganizers, otherJobs } from "./erase/drop-jobs.ts";

const tables = Object.values(schema).filter((one) => is(one, PgTable));

/** What no list knows, and what a list knows that is not there. */
const differ = (all: readonly string[], listed: readonly string[]) => ({
  forgotten: all.filter((name) => !listed.includes(name)),
  unknown: listed.filter((name) => !all.includes(name)),
  twice: listed.filter((name, index) => listed.indexOf(name) !== index),
});
const none = { forgotten: [], unknown: [], twice: [] };

test("every table is exported and erased with its organiser, or says why it is not", () => {
  const names = tables.map((table) => getTableName(table));
  const listed = [...belongings.map(({ table }) => getTableName(table)), ...Object.keys(notTheirs)];
  expect(names.length).toBeGreaterThan(90);
  expect(differ(names, listed)).toEqual(none);
  expect(differ([...names, "new_table"], listed).forgotten, "control").toEqual(["new_table"]);
  for (const { title, why } of belongings) expect(title ?? why).toBeTruthy();
});

test("every kind of job goes with its organiser, or says why it stays", () => {
  const kinds = jobKinds.map(({ name }) => name);
  expect(differ(kinds, [...Object.keys(jobsOfOrganizers), ...Object.keys(otherJobs)])).toEqual(
    none,
  );
});

/** Sound like secrets, and are none: names of files in the store and of rows that anybody may know. */
const harmless = [
  "media.key",
  "films.key",
  "font_files.key",
  "fonts.file_key",
  "site_notices.key",
  "ledger_transactions.key",
  "payments.receipt_url",
  "tourists.passport",
  "tourists.passport_mask",
];

test("no column that sounds like a secret goes into an archive", () => {
  const sounds = /token|secret|hash|password|passport|key|uuid|session|_url$/;
  const shown = belongings.flatMap(({ table, title, secrets }) =>
    title === null
      ? []
      : Object.values(getTableColumns(table))
          .filter(({ name }) => !secrets.includes(name))
          .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  const suspicious = shown.filter((name) => sounds.test(name.split(".")[1]!));
  expect(suspicious.filter((name) => !harmless.includes(name))).toEqual([]);
  for (const { table, secrets } of belongings) {
    const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
    expect(secrets.filter((name) => !columns.includes(name))).toEqual([]);
  }
});
