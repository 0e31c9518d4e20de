import type { BlockShown } from "@tour/api";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isShown, nextChange } from "./is-shown.ts";
import type { ShownFacts } from "./is-shown.ts";

const at = (text: string) => new Date(`${text}+03:00`);
const leaving = (start_date: string, seats_left = 4, status: "open" | "canceled" = "open") => ({
  start_date,
  seats_left,
  status,
});
const none: ShownFacts = { departures: [] };

test("a block without a rule is always seen", () => {
  expect(isShown(undefined, none, at("2027-01-01T00:00"))).toBe(true);
  expect(nextChange(undefined, none, at("2027-01-01T00:00"))).toBeNull();
});

test("a period begins at its first minute and is over at its last", () => {
  const rule: BlockShown = {
    when: "period",
    from: at("2027-03-01T09:00").toISOString(),
    until: at("2027-03-05T18:30").toISOString(),
  };
  const seen = ["2027-03-01T08:59", "2027-03-01T09:00", "2027-03-05T18:29", "2027-03-05T18:30"];
  expect(seen.map((moment) => isShown(rule, none, at(moment)))).toEqual([false, true, true, false]);
  expect(nextChange(rule, none, at("2027-02-01T00:00"))).toEqual(at("2027-03-01T09:00"));
  expect(nextChange(rule, none, at("2027-03-02T00:00"))).toEqual(at("2027-03-05T18:30"));
  expect(nextChange(rule, none, at("2027-04-02T00:00"))).toBeNull();
});

test("a period that ends before it begins is never seen, and never changes", () => {
  const rule: BlockShown = {
    when: "period",
    from: "2027-03-05T00:00:00.000Z",
    until: "2027-03-01T00:00:00.000Z",
  };
  expect(isShown(rule, none, new Date("2027-03-03T00:00:00.000Z"))).toBe(false);
  expect(nextChange(rule, none, new Date("2027-02-03T00:00:00.000Z"))).toBeNull();
});

test("while there are seats: sold out and cancelled departures and those of yesterday count for nothing", () => {
  const rule: BlockShown = { when: "seats" };
  const facts = {
    departures: [
      leaving("2027-06-01"),
      leaving("2027-06-10", 0),
      leaving("2027-07-01", 4, "canceled"),
    ],
  };
  expect(isShown(rule, facts, at("2027-06-01T23:59"))).toBe(true);
  expect(isShown(rule, facts, at("2027-06-02T00:00"))).toBe(false);
  expect(nextChange(rule, facts, at("2027-05-01T12:00"))).toEqual(at("2027-06-02T00:00"));
  expect(isShown(rule, none, at("2027-06-01T00:00"))).toBe(false);
});

test("far from a departure and near to it take turns as long as one is to come", () => {
  const facts = { departures: [leaving("2027-06-15"), leaving("2027-08-01", 0)] };
  const seen = (rule: BlockShown) =>
    ["2027-05-31T23:59", "2027-06-01T00:00", "2027-06-15T23:59", "2027-06-16T00:00"].map((moment) =>
      isShown(rule, facts, at(moment)),
    );
  expect(seen({ when: "near-departure", days: 14 })).toEqual([false, true, true, false]);
  expect(seen({ when: "far-from-departure", days: 14 })).toEqual([true, false, false, true]);
  const after = at("2027-08-02T00:00");
  expect(isShown({ when: "near-departure", days: 14 }, facts, after)).toBe(false);
  expect(isShown({ when: "far-from-departure", days: 14 }, facts, after)).toBe(false);
});

const opensAt = (moment: Date) => ({
  ...{ at: moment.toISOString(), date: "2027-02-01", time: "10:00", time_zone: "Asia/Barnaul" },
});

test("while there are seats: those of a departure count from the moment at which its sale begins", () => {
  const rule: BlockShown = { when: "seats" };
  const moment = at("2027-02-01T06:00");
  const facts = { departures: [{ ...leaving("2027-06-01"), sale_opening: opensAt(moment) }] };
  expect(isShown(rule, facts, at("2027-02-01T05:59"))).toBe(false);
  expect(isShown(rule, facts, moment)).toBe(true);
  expect(nextChange(rule, facts, at("2027-01-01T00:00"))).toEqual(moment);
});

const year = { min: new Date("2027-01-01T00:00:00Z"), max: new Date("2027-12-31T00:00:00Z") };
const moments = fc.date({ ...year, noInvalidDate: true });
const rules: fc.Arbitrary<BlockShown> = fc.oneof(
  fc.record({
    when: fc.constant("period" as const),
    from: fc.option(moments.map((moment) => moment.toISOString())),
    until: fc.option(moments.map((moment) => moment.toISOString())),
  }),
  fc.constant({ when: "seats" as const }),
  fc.record({
    when: fc.constantFrom("far-from-departure" as const, "near-departure" as const),
    days: fc.integer({ min: 1, max: 60 }),
  }),
);
const facts = fc.record({
  departures: fc.array(
    fc.record({
      start_date: moments.map((moment) => moment.toISOString().slice(0, 10)),
      seats_left: fc.integer({ min: 0, max: 2 }),
      status: fc.constantFrom(
        "open" as const,
        "guaranteed" as const,
        "closed" as const,
        "canceled" as const,
      ),
      sale_opening: fc.option(moments.map(opensAt), { nil: undefined }),
    }),
    { maxLength: 6 },
  ),
});

test("nothing changes before the next change, and at it what is seen does", () => {
  fc.assert(
    fc.property(
      rules,
      facts,
      moments,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rule, all, now, part) => {
        const before = isShown(rule, all, now);
        const change = nextChange(rule, all, now);
        const end = change ?? new Date("2029-01-01T00:00:00Z");
        const between = new Date(now.getTime() + part * (end.getTime() - 1 - now.getTime()));
        expect(isShown(rule, all, between)).toBe(before);
        if (!change) return;
        expect(change.getTime()).toBeGreaterThan(now.getTime());
        expect(isShown(rule, all, new Date(change.getTime() - 1))).toBe(before);
        expect(isShown(rule, all, change)).toBe(!before);
      },
    ),
    { numRuns: 2000 },
  );
});
