import { fromDate } from "@tour/dates";
import fc from "fast-check";

/** What a form, an address or a server may give in place of a day. */
const someDay = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .date({ noInvalidDate: true, min: new Date("1900-01-01"), max: new Date("2100-01-01") })
      .map(fromDate),
  },
  fc.constantFrom(
    "0001-01-01",
    "0000-12-31",
    "9999-12-31",
    "9999-11-30",
    "2026-02-31",
    "2024-02-29",
  ),
  fc.constantFrom("", "today", "foreign", "2026-6-1", "2026-06-10T00:00:00Z", " ", "-000001-01-01"),
  fc.anything(),
  fc.date(),
);
const someRange = fc.oneof(fc.record({ from: someDay, to: someDay }), someDay);

/** Props of a Calendar or a DatePicker, hardly any of them as it should be. */
export const oddDateProps = fc.record(
  {
    mode: fc.constantFrom("single", "range", undefined, null, 7),
    value: someRange,
    defaultValue: someRange,
    min: someDay,
    max: someDay,
    marked: fc.oneof(fc.array(someDay), fc.anything()),
    months: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constantFrom(NaN, "2", null, 1e9)),
    firstWeekDay: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.anything()),
    today: someDay,
    timeZone: fc.oneof(fc.constantFrom("Asia/Barnaul", "Mars/Olympus", ""), fc.anything()),
    defaultMonth: someDay,
  },
  { requiredKeys: [] },
);
