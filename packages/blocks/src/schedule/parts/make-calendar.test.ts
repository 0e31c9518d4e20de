import { expect, test } from "vitest";
import { makeCalendar } from "./make-calendar.ts";

const options = { siteUrl: "https://tropa.example", siteName: "Тропа", today: "2027-03-01" };
const row = { id: 7, title: "Алтай", path: "/altai-7", start: "2027-05-27", end: "2027-05-31" };

test("a departure is an event of whole days, whose end is the day after", () => {
  const file = makeCalendar([row], options);
  expect(file).toContain("DTSTART;VALUE=DATE:20270527\r\nDTEND;VALUE=DATE:20270601\r\n");
  expect(file).toContain("UID:departure-7@tropa.example\r\n");
  expect(file).toContain("URL:https://tropa.example/altai-7\r\n");
  expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("special characters of the format are escaped", () => {
  const file = makeCalendar([{ ...row, title: "Горы, море; и\nреки\\" }], options);
  expect(file).toContain(String.raw`SUMMARY:Горы\, море\; и\nреки\\`);
});

test("lines are folded at 75 octets between characters", () => {
  const title = "Превысокомногорассмотрительствующий ".repeat(4).trim();
  const file = makeCalendar([{ ...row, title }], options);
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});

test("a site without an address still gets a file", () => {
  expect(makeCalendar([row], { ...options, siteUrl: "" })).toContain("UID:departure-7@site");
});
