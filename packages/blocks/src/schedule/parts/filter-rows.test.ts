import { expect, test } from "vitest";
import { makeSamplePage } from "../../sample/sample-page.ts";
import { selectSchedule } from "../select-schedule.ts";
import { filterRows, groupRows, listChoices } from "./filter-rows.ts";

const { rows } = selectSchedule(makeSamplePage("main"), { months_ahead: 24, show_full: true });

test("without filters all rows are shown; a tour and a month filter together", () => {
  expect(filterRows(rows, { tour: "", month: "" })).toEqual(rows);
  const some = filterRows(rows, { tour: "2", month: "2027-05" });
  expect(some.length).toBeGreaterThan(0);
  expect(some.every(({ tourId, start }) => tourId === 2 && start.startsWith("2027-05"))).toBe(true);
});

test("months keep their order and all rows", () => {
  const months = groupRows(rows);
  expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  expect(months.flatMap((each) => each.rows)).toEqual(rows);
});

test("every tour and month can be chosen once", () => {
  const { tours, months } = listChoices(rows);
  expect(tours).toHaveLength(6);
  expect(new Set(months).size).toBe(months.length);
});
