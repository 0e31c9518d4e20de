import { expect, test } from "vitest";
import { listWays, readUntil } from "./until-choice.ts";

const zone = "Asia/Barnaul";
const noon = new Date("2027-03-01T05:00:00Z");
const at = (values: Partial<Parameters<typeof readUntil>[0]>, now = noon) =>
  readUntil({ way: "chosen", day: null, time: "", ...values }, zone, now)?.toISOString() ?? null;

test("an evening ends by the organiser's clocks, whatever those of the phone show", () => {
  expect(at({ way: "evening" })).toBe("2027-03-01T14:00:00.000Z");
  expect(at({ way: "tomorrow" })).toBe("2027-03-02T14:00:00.000Z");
  // There it is the second of March already.
  expect(at({ way: "evening" }, new Date("2027-03-01T18:00:00Z"))).toBe("2027-03-02T14:00:00.000Z");
});

test("a moment needs its day and its time", () => {
  expect(at({ day: "2027-03-05", time: "08:30" })).toBe("2027-03-05T01:30:00.000Z");
  expect([at({ day: "2027-03-05" }), at({ time: "08:30" })]).toEqual([null, null]);
});

test("late in the evening there is no evening to choose", () => {
  expect(listWays(zone, noon)).toEqual(["evening", "tomorrow", "chosen"]);
  expect(listWays(zone, new Date("2027-03-01T13:31:00Z"))).toEqual(["tomorrow", "chosen"]);
});
