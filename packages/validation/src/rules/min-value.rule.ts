import { defineRule } from "../rule.ts";
import { isEmpty } from "./is-empty.ts";
import { readNumber } from "./read-number.ts";

/** What is not a number fails. */
export const minValueRule = defineRule({
  name: "min_value",
  params: { min: "number" },
  test: (value, { min }) => isEmpty(value) || readNumber(value) >= min,
});
