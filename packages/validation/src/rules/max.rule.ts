import { defineRule } from "../rule.ts";
import { measureLength } from "./measure-length.ts";

export const maxRule = defineRule({
  name: "max",
  params: { length: "number" },
  test: (value, { length }) => measureLength(value) <= length,
});
