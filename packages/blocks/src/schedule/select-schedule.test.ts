import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { selectSchedule } from "./select-schedule.ts";

const page = makeSamplePage("main");
const all = { months_ahead: 24, show_full: true };

test("departures of all tours are in one list, soonest first", () => {
  const { rows } = selectSchedule(page, all);
  expect(new Set(rows.map(({ tourId }) => tourId)).size).toBe(page.tours.length);
  const starts = rows.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted());
});

test("past departures are left out", () => {
  const later = { ...page, today: "2027-06-20" };
  const { rows } = selectSchedule(later, all);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ start }) => start >= later.today)).toBe(true);
});

test("months ahead include the current one, and cross the year boundary", () => {
  const may = { ...page, today: "2027-05-01" };
  const ofMay = selectSchedule(may, { ...all, months_ahead: 1 }).rows;
  expect(ofMay.length).toBeGreaterThan(0);
  expect(ofMay.every(({ start }) => start.startsWith("2027-05"))).toBe(true);
  const december = { ...page, today: "2026-12-31" };
  expect(selectSchedule(december, { ...all, months_ahead: 6 }).rows).toHaveLength(ofMay.length);
});

test("departures without seats are shown only if the setting says so", () => {
  const some = selectSchedule(page, { ...all, show_full: false }).rows;
  expect(some.length).toBeLessThan(selectSchedule(page, all).rows.length);
  expect(some.every(({ seatsLeft }) => seatsLeft > 0)).toBe(true);
});

test("the schedule shows what the page loaded, even of tours that are not listed", () => {
  const [tour] = page.tours;
  const [departure] = tour!.departures;
  const unlisted = { id: 9999, title: "Зимний Байкал", slug: "baikal-9999" };
  const asked = { ...page, schedule: [{ departure: departure!, tour: unlisted }] };
  const { rows } = selectSchedule(asked, all);
  expect(rows.map(({ title, path, start }) => ({ title, path, start }))).toEqual([
    { title: unlisted.title, path: "/baikal-9999", start: departure!.start_date },
  ]);
});
