import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPgliteClient } from "../open-pglite.ts";
import { findContracted } from "./find-contracted.ts";
import { readCatalog } from "./read-catalog.ts";
import type { Catalog } from "./read-catalog.ts";

let db: PGlite;
let before: Catalog;

beforeAll(async () => {
  db = await openPgliteClient();
  await db.exec(`
    create table tours (
      id int primary key, title text not null default '', days int, note text default '', code varchar(8),
      kind text, grade int, email text, uuid uuid not null default gen_random_uuid(),
      constraint kind_known check (kind in ('walk', 'ride')), constraint grade_known check (grade in (1, 2)),
      constraint email_once unique (email));
    create unique index tours_uuid on tours (uuid);
    create table dates (id int primary key, tour_id int, constraint dates_tour foreign key (tour_id) references tours);
    create function sum_up(a int) returns int language sql as 'select a';
    create function tell() returns trigger language plpgsql as $$ begin raise notice 'told'; return null; end $$;
    create function guard() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger tours_tell after insert on tours for each row execute function tell();
    create view titles as select title from tours`);
  before = await read();
});
afterAll(() => db.close());

const read = () =>
  readCatalog(async (text) => (await db.query<Record<string, unknown>>(text)).rows);

/** What a migration with this statement is found to take; the statement is undone. */
async function findIn(statement: string): Promise<string[]> {
  await db.exec("begin");
  try {
    await db.exec(statement);
    return findContracted(before, await read());
  } finally {
    await db.exec("rollback");
  }
}

const tours = (change: string) => `alter table tours ${change}`;

test.each([
  ["drop view titles", "table titles is gone"],
  ["drop table dates", "table dates is gone"],
  ["alter table dates rename to days", "table dates is gone"],
  [tours("drop column days"), "column tours.days is gone"],
  [tours("drop column days, add column days int"), "column tours.days is gone"],
  [tours("rename column days to length"), "column tours.days is gone"],
  [tours("alter column days type bigint"), "column tours.days is bigint instead of integer"],
  [
    tours("alter column code type varchar(4)"),
    "column tours.code is character varying(4) instead of character varying(8)",
  ],
  [tours("alter column days set not null"), "column tours.days takes no null"],
  [tours("alter column title drop not null"), "column tours.title may be null"],
  [tours("alter column note drop default"), "column tours.note has no default"],
  [
    tours("add column place text not null"),
    "new column tours.place takes no null and has no default",
  ],
  [
    tours("alter column days set not null, alter column days add generated always as identity"),
    "column tours.days takes no value",
  ],
  [tours("add constraint short check (days < 9)"), "tours.short may refuse: CHECK ((days < 9))"],
  [
    `${tours("drop constraint kind_known")}; ${tours("add constraint kind_known check (kind in ('walk', 'swim'))")}`,
    "tours.kind_known may refuse: CHECK ((kind = ANY (ARRAY['walk'::text, 'swim'::text])))",
  ],
  [
    "create unique index title_once on tours (title)",
    "tours.title_once may refuse: UNIQUE btree (title)",
  ],
  [
    "create unique index title_once on tours (lower(title))",
    "tours.title_once may refuse: UNIQUE btree (lower(title))",
  ],
  [
    tours("add column place text not null default '', add constraint place_once unique (place)"),
    "tours.place_once may refuse: UNIQUE (place)",
  ],
  [
    tours("add column place text, add constraint place_once unique nulls not distinct (place)"),
    "tours.place_once may refuse: UNIQUE NULLS NOT DISTINCT (place)",
  ],
  [
    tours("add constraint apart exclude using btree (days with =)"),
    "tours.apart may refuse: EXCLUDE USING btree (days WITH =)",
  ],
  [
    tours("add constraint of_date foreign key (days) references dates"),
    "tours.of_date may refuse: FOREIGN KEY (days) REFERENCES dates(id)",
  ],
  [
    "create table guides (tour_id int constraint guides_tour references tours)",
    "guides.guides_tour keeps rows of tours from being deleted",
  ],
  [tours("drop constraint email_once"), "tours.email_once is gone"],
  ["drop index tours_uuid", "tours.tours_uuid is gone"],
  ["alter table dates drop constraint dates_tour", "dates.dates_tour is gone"],
  ["drop trigger tours_tell on tours", "trigger tours.tours_tell is gone"],
  [
    "create trigger g before insert on tours for each row execute function guard()",
    "trigger tours.g may refuse",
  ],
  [
    "create or replace function tell() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
    "trigger tours.tours_tell may refuse",
  ],
  ["drop function sum_up", "function sum_up(integer) is gone"],
  ["alter function sum_up(int) rename to add_up", "function sum_up(integer) is gone"],
  [
    "drop function sum_up; create function sum_up(a int) returns text language sql as $$ select '' $$",
    "function sum_up(integer) answers text instead of integer",
  ],
])("%s: %s", async (statement, found) => {
  expect(await findIn(statement)).toContain(found);
});

test.each([
  "create table guides (id int primary key, tour_id int not null references tours on delete cascade)",
  tours("add column place text"),
  tours("add column place text not null default ''"),
  tours("add column number int generated by default as identity"),
  tours("add column place text, add constraint place_known check (place in ('sea', 'hills'))"),
  tours("add column place text, add constraint place_once unique (place, title)"),
  tours(
    "add column key uuid not null default gen_random_uuid(), add constraint key_once unique (key)",
  ),
  tours("add column date_id int references dates"),
  tours("alter column code type varchar(20)"),
  tours("alter column code type text"),
  tours("alter column note set default '-'"),
  tours("drop constraint kind_known"),
  `${tours("drop constraint kind_known")}; ${tours("add constraint kind_known check (kind in ('ride', 'walk', 'swim'))")}`,
  `${tours("drop constraint grade_known")}; ${tours("add constraint grade_known check (grade in (1, 2, 3))")}`,
  "create index tours_days on tours (days)",
  "create trigger t after update on tours for each row execute function tell()",
  "create function other() returns int language sql as 'select 1'",
  "create or replace function sum_up(a int) returns int language sql as 'select a + 1'",
])("%s: nothing is taken", async (statement) => {
  expect(await findIn(statement)).toEqual([]);
});
