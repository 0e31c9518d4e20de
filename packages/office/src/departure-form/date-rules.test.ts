import { tourEditingCalls } from "@tour/api/contract";
import { expect, test } from "vitest";
import { readCallRules } from "../forms/read-call-rules.ts";

const rulesOf = readCallRules(tourEditingCalls.updateDeparture.body!);

test.each(["guide_user_id", "decision_date"] as const)("%s may be left empty", (name) => {
  const verdicts = rulesOf(name, "or nothing").map((one) =>
    "rule" in one ? one.rule.test(null, one.params, context) : one.test(null, {}, context),
  );
  expect(verdicts.filter((verdict) => verdict !== true)).toEqual([]);
});

const context = { field: "", values: {}, signal: new AbortController().signal };
