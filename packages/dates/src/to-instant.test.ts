import { expect, test } from "vitest";
import { toDate } from "./calendar-date.ts";
import { toInstant } from "./to-instant.ts";

test("a day's instant is that of its date", () => {
  for (const day of ["0001-01-01", "1999-12-31", "2027-03-28", "9999-12-31"]) {
    expect(toInstant(day).getTime(), day).toBe(toDate(day).getTime());
  }
});
