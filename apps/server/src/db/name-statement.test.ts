import { expect, test } from "vitest";
import { nameStatement } from "./name-statement.ts";

test.each([
  [{ name: "found_tours", text: "select 1" }, "found_tours"],
  ['select "id" from "tours" where "slug" = $1', "select tours"],
  [{ text: 'insert into "requests" ("email") values ($1)' }, "insert requests"],
  ['update "pgboss"."job" set state = $1', "update job"],
  ["  with x as (select 1 from departures) select * from x", "with departures"],
  ["begin", "begin"],
  ["select 1", "select"],
  ["select 'from ivan@example.com'", "select"],
  ["select from 'from secret_table'", "select"],
  ["", "other"],
  ["explode everything", "other"],
  [undefined, "other"],
  [{ name: "Ivan 1", text: 'delete from "x"' }, "delete x"],
])("%j is counted as %s", (query, name) => {
  expect(nameStatement(query)).toBe(name);
});
