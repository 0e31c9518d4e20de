import type { KitCases } from "../kit-cases.ts";
import { Textarea } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    textarea: { element: <Textarea defaultValue="Long" />, html: "Long" },
  },
  attributes: {
    textarea: (own) => <Textarea {...own} />,
  },
};
