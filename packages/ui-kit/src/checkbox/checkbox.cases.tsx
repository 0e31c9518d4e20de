import type { KitCases } from "../kit-cases.ts";
import { Checkbox } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    checkbox: { element: <Checkbox defaultChecked>Yes</Checkbox>, html: 'checked=""' },
  },
  attributes: {
    checkbox: (own) => <Checkbox {...own}>Yes</Checkbox>,
  },
};
