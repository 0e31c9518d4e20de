import { defineRule } from "../rule.ts";
import { isEmpty } from "./is-empty.ts";

const phone = /^\+\d{9,}$/;

/** A plus sign followed by at least 9 digits. Specification, section 5. */
export const phoneRule = defineRule({
  name: "phone",
  test: (value) => isEmpty(value) || (typeof value === "string" && phone.test(value)),
});
