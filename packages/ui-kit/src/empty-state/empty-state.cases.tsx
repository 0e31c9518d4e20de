import type { KitCases } from "../kit-cases.ts";
import { EmptyState } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    emptyState: { element: <EmptyState title="Empty" />, html: "Empty" },
  },
  attributes: {
    emptyState: (own) => <EmptyState {...own} title="Empty" />,
  },
};
