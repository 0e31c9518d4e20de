import { demoMarketplace, demoPlans } from "@tour/demo";
import { expect, test } from "vitest";
import { checkLegal, isInn, isOgrn } from "../../modules/organizers/legal-checks.ts";

test.each(demoPlans.map(({ demo }) => [demo.host, demo.profile] as const))(
  "the legal data of %s pass every check",
  (_, { legal }) => {
    expect(Object.values(checkLegal(legal))).toEqual(["ok", "ok", "ok", "ok", "ok"]);
  },
);

test("the marketplace's numbers pass theirs", () => {
  expect([isInn(demoMarketplace.inn), isOgrn(demoMarketplace.ogrn)]).toEqual([true, true]);
});
