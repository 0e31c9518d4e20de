import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { selectDepartures } from "../page-data/select-departures.ts";
import { listTrust } from "./list-trust.ts";

const page = makeSamplePage("tour");
const next = { ...selectDepartures(page.tour!.departures, page.today)[0]!, start: "2027-05-09" };
const rules = [
  { days_before: 10, refund_percent: 50 },
  { days_before: 30, refund_percent: 100 },
];
const refundOn = (today: string, own = rules) => listTrust({ ...page, today }, own, next).refund;

test("everything comes back until the last day of the rule that holds today, that day included", () => {
  expect(refundOn("2027-03-01")).toMatchObject({ percent: 100, until: "2027-04-09" });
  expect(refundOn("2027-04-09")).toMatchObject({ percent: 100, until: "2027-04-09" });
  expect(refundOn("2027-04-10")).toMatchObject({ percent: 50, until: "2027-04-29" });
});

test("nothing is said where nothing comes back, where there are no rules, and without a date", () => {
  expect(refundOn("2027-04-30")).toBeNull();
  expect(refundOn("2027-03-01", [])).toBeNull();
  expect(refundOn("2027-03-01", [{ days_before: 0, refund_percent: 0 }])).toBeNull();
  expect(listTrust(page, rules, null).refund).toBeNull();
});

test("a registry number is called checked once staff have checked it, and never without one", () => {
  const registryOf = (number: string, is_verified?: boolean) => {
    const organizer = page.organizer!;
    const legal = { ...organizer.legal, registry_number: number };
    const own = { ...organizer, legal, ...(is_verified !== undefined && { is_verified }) };
    return listTrust({ ...page, organizer: own }, rules, next).registry;
  };
  expect(registryOf("РТО 1", true)).toEqual({ number: "РТО 1", isChecked: true });
  expect(registryOf("РТО 1", false)).toEqual({ number: "РТО 1", isChecked: false });
  expect(registryOf("РТО 1")).toEqual({ number: "РТО 1", isChecked: false });
  expect(registryOf(" ", true)).toBeNull();
  expect(listTrust({ ...page, organizer: null }, rules, next).registry).toBeNull();
});
