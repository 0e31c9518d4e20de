import { expect, test } from "vitest";
import { describeWay } from "./describe-way.ts";

test("days of travel are counted from the first day there and from the last day back", () => {
  const departure = { start_date: "2027-06-12", end_date: "2027-06-20" } as never;
  const city = { name: "Москва", departs_day: -1, arrives_day: 0 };
  const back = { return_departs_day: 0, return_arrives_day: 0 };
  const words = describeWay({ ...city, ...back }, departure).replaceAll(/\s/gu, " ");
  expect(words).toBe("Москва: туда 11–12 июня, обратно 20 июня");
});
