import type { KitCases } from "../kit-cases.ts";
import { Segmented } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    segmented: {
      element: <Segmented aria-label="Page" options={[{ value: "a", label: "A" }]} />,
      html: "radio",
    },
  },
  attributes: {
    segmented: (own) => <Segmented {...own} options={[{ value: "a", label: "A" }]} />,
  },
};
