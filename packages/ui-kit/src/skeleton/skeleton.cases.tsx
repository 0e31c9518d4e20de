import type { KitCases } from "../kit-cases.ts";
import { Skeleton } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    skeleton: { element: <Skeleton announce />, html: "Loading..." },
  },
  attributes: {
    skeleton: (own) => <Skeleton {...own} />,
  },
};
