import { defineRule } from "../rule.ts";
import { isEmpty } from "./is-empty.ts";
import { readNumber } from "./read-number.ts";

/** What is not a number fails. */
export const maxValueRule = defineRule({
  name: "max_value",
  params: { max: "number" },
  test: (value, { max }) => isEmpty(value) || readNumber(value) <= max,
});
