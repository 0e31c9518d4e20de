import type { BlockShown } from "@tour/api";
import { makeSamplePage } from "@tour/blocks";
import { createBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { listChanges } from "./list-changes.ts";

const now = new Date("2027-01-10T09:00:00Z");
const [tour] = makeSamplePage("main").tours;
const page = {
  ...makeSamplePage("main"),
  today: "2027-01-10",
  tours: [
    {
      ...tour!,
      departures: [
        {
          ...tour!.departures[0]!,
          start_date: "2027-02-20",
          status: "open" as const,
          seats_left: 3,
        },
      ],
    },
  ],
};
const seen = (shown: BlockShown, over = {}) => ({
  ...createBlock(24),
  id: shown.when,
  shown,
  ...over,
});
const list = (...blocks: ReturnType<typeof seen>[]) =>
  listChanges(blocks, page, now, "Europe/Moscow").map(({ on, day, id, appears }) => [
    on,
    day,
    id,
    appears,
  ]);

test("blocks come and go on the days of their rules, soonest first", () => {
  const period = {
    when: "period" as const,
    from: "2027-03-01T06:00:00Z",
    until: "2027-03-10T15:00:00Z",
  };
  expect(
    list(seen(period), seen({ when: "seats" }), seen({ when: "near-departure", days: 14 })),
  ).toEqual([
    ["2027-02-06", "2027-02-06", "near-departure", true],
    ["2027-02-21", "2027-02-21", "seats", false],
    ["2027-02-21", "2027-02-21", "near-departure", false],
    ["2027-03-01", "2027-03-01", "period", true],
    // It leaves in the evening: the first noon without it is the next day's.
    ["2027-03-10", "2027-03-11", "period", false],
  ]);
});

test("hidden blocks, blocks without a rule and what is beyond a year do not change", () => {
  const far = { when: "period" as const, from: "2028-03-01T06:00:00Z", until: null };
  const always = { ...createBlock(24), id: "always" };
  expect(listChanges([always], page, now, "Europe/Moscow")).toEqual([]);
  expect(list(seen(far), seen({ when: "seats" }, { is_hidden: true }))).toEqual([]);
});

test("a season that begins at an organiser's midnight begins on the day that the organiser chose", () => {
  const period = { when: "period" as const, from: "2027-03-09T17:00:00Z", until: null };
  const changes = (timeZone: string) =>
    listChanges([seen(period)], page, now, timeZone).map(({ on, day }) => [on, day]);
  expect(changes("Asia/Barnaul")).toEqual([["2027-03-10", "2027-03-10"]]);
  expect(changes("Europe/Moscow")).toEqual([["2027-03-09", "2027-03-10"]]);
});
