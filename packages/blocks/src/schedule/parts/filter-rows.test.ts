import { expect, test } from "vitest";
import { makeSamplePage } from "../../sample/sample-page.ts";
import { selectSchedule } from "../select-schedule.ts";
import { filterRows, groupRows, listChoices } from "./filter-rows.ts";

const { rows } = selectSchedule(makeSamplePage("main"), { months_ahead: 24, show_full: true });

const byStart = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
  a.start.localeCompare(b.start) || a.id - b.id;

test("without filters all rows are shown; a tour and a month filter together", () => {
  expect(filterRows(rows, { tour: "", month: "" })).toEqual(rows);
  const some = filterRows(rows, { tour: "2", month: "2027-05" });
  expect(some.length).toBeGreaterThan(0);
  expect(some.every(({ tourId, start }) => tourId === 2 && start.startsWith("2027-05"))).toBe(true);
});

test("a tour is listed once with all its departures, the one that leaves first before the others", () => {
  const tours = groupRows(rows);
  expect(new Set(tours.map(({ tourId }) => tourId)).size).toBe(tours.length);
  expect(tours.flatMap((each) => each.rows).toSorted(byStart)).toEqual(rows);
  const starts = tours.map((each) => each.rows[0]!.start);
  expect(starts).toEqual(starts.toSorted());
  for (const each of tours) expect(each.rows).toEqual(each.rows.toSorted(byStart));
});

test("every tour and month can be chosen once", () => {
  const { tours, months } = listChoices(rows);
  expect(tours).toHaveLength(6);
  expect(new Set(months).size).toBe(months.length);
});
