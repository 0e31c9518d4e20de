import { defineRule } from "../rule.ts";
import { isEmpty } from "./is-empty.ts";
import { measureLength } from "./measure-length.ts";

export const minRule = defineRule({
  name: "min",
  params: { length: "number" },
  test: (value, { length }) => isEmpty(value) || measureLength(value) >= length,
});
