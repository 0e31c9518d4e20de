import { defineRule } from "../rule.ts";
import { isEmpty } from "./is-empty.ts";

/** Equals another field; left empty it fails when the other is not. */
export const confirmedRule = defineRule({
  name: "confirmed",
  params: { field: "text" },
  test(value, { field }, { values }) {
    const other = values[field];
    return Object.is(value, other) || (isEmpty(value) && isEmpty(other));
  },
  dependsOn: ({ field }) => [field],
});
