import { expect, test } from "vitest";
import { copiedTables, copyStatements, roundsUpTo } from "./market-copies.ts";

const span = { after: 1, last: 100 };
const base = {
  organizers: span,
  sites: span,
  manifests: span,
  tours: { after: 17, last: 10_017 },
  departures: { after: 40, last: 60_000 },
};

test("copies are made up to a size, those that are there once", () => {
  expect(roundsUpTo(100_000, 10_000, 0)).toEqual({ from: 1, to: 9 });
  expect(roundsUpTo(1_000_000, 10_000, 9)).toEqual({ from: 10, to: 99 });
  expect(roundsUpTo(10_000, 10_000, 0)).toBeNull();
  expect(roundsUpTo(100_000, 10_000, 9)).toBeNull();
});

test("columns that nothing is said of are copied as they are", () => {
  const statements = copyStatements(base, { from: 1, to: 9 }, () => ["id", "tour_id", "capacity"]);
  const departures = statements[copiedTables.indexOf("departures")];
  expect(departures).toContain('insert into departures ("id", "tour_id", "capacity")');
  expect(departures).toContain('select t.id + n * 60000, t.tour_id + n * 10017, t."capacity"');
  expect(departures).toContain("where t.id > 40 and t.id <= 60000");
  expect(departures).toContain("generate_series(1, 9)");
});
