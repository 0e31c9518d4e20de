import type { KitCases } from "../kit-cases.ts";
import { Input } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  attributes: {
    input: (own) => <Input {...own} />,
  },
};
