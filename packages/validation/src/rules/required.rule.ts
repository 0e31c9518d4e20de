import { defineRule } from "../rule.ts";
import { isEmpty } from "./is-empty.ts";

/** Nothing, null, an empty list and false fail; 0 is a value. Specification, section 5. */
export const requiredRule = defineRule({
  name: "required",
  test: (value) => !isEmpty(value) && value !== false && !Number.isNaN(value),
});
