import { expect, test } from "vitest";
import { makeSamplePage } from "../../sample/sample-page.ts";
import { selectSchedule } from "../select-schedule.ts";
import { filterRows, groupRows, listChoices } from "./filter-rows.ts";

const { rows } = selectSchedule(makeSamplePage("main"), { months_ahead: 24, show_full: true });

test("nothing chosen shows all; a tour and a month are chosen together", () => {
  expect(filterRows(rows, { tour: "", month: "" })).toEqual(rows);
  const some = filterRows(rows, { tour: "2", month: "2027-05" });
  expect(some.length).toBeGreaterThan(0);
  expect(some.every(({ tourId, start }) => tourId === 2 && start.startsWith("2027-05"))).toBe(true);
});

test("months keep their order and lose no row", () => {
  const months = groupRows(rows);
  expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  expect(months.flatMap((each) => each.rows)).toEqual(rows);
});

test("every tour and month can be chosen once", () => {
  const { tours, months } = listChoices(rows);
  expect(tours).toHaveLength(6);
  expect(new Set(months).size).toBe(months.length);
});
